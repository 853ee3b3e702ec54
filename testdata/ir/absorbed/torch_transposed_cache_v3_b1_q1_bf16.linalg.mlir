#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x1x128x512xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x512x1024xbf16>, %arg3: tensor<1x64x1024xbf16>) -> tensor<1x1x128x512xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.072168783648703216 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2], [3]] : tensor<1x1x128x512xbf16> into tensor<1x128x512xbf16>
    %0 = tensor.empty() : tensor<1x128x1024xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %2 = linalg.batch_matmul ins(%collapsed, %arg2 : tensor<1x128x512xbf16>, tensor<1x512x1024xbf16>) outs(%1 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %3 = tensor.empty() : tensor<1x128x1024xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<1x128x1024xf32>) outs(%3 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %32 = arith.truncf %in : f32 to bf16
      linalg.yield %32 : bf16
    } -> tensor<1x128x1024xbf16>
    %expanded = tensor.expand_shape %4 [[0], [1, 2], [3]] output_shape [1, 1, 128, 1024] : tensor<1x128x1024xbf16> into tensor<1x1x128x1024xbf16>
    %collapsed_2 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<1x1x128x64xbf16> into tensor<1x128x64xbf16>
    %5 = linalg.batch_matmul ins(%collapsed_2, %arg3 : tensor<1x128x64xbf16>, tensor<1x64x1024xbf16>) outs(%1 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<1x128x1024xf32>) outs(%3 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %32 = arith.truncf %in : f32 to bf16
      linalg.yield %32 : bf16
    } -> tensor<1x128x1024xbf16>
    %expanded_3 = tensor.expand_shape %6 [[0], [1, 2], [3]] output_shape [1, 1, 128, 1024] : tensor<1x128x1024xbf16> into tensor<1x1x128x1024xbf16>
    %7 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<1x1x128x1024xbf16>, tensor<1x1x128x1024xbf16>) outs(%7 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_16: bf16, %out: bf16):
      %32 = arith.addf %in, %in_16 : bf16
      linalg.yield %32 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %9 = tensor.empty() : tensor<1x1x128x1024xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x128x1024xbf16>) outs(%9 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %32 = arith.extf %in : bf16 to f32
      linalg.yield %32 : f32
    } -> tensor<1x1x128x1024xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<1x1x128x1024xf32>) outs(%9 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_1 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<1x1x128x1024xf32>
    %12 = tensor.empty() : tensor<1x1x128xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %14 = tensor.empty() : tensor<1x1x128xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %16:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<1x1x128x1024xf32>) outs(%15, %13 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_16: i64):
      %32 = linalg.index 3 : index
      %33 = arith.index_cast %32 : index to i64
      %34 = arith.maximumf %in, %out : f32
      %35 = arith.cmpf ogt, %in, %out : f32
      %36 = arith.select %35, %33, %out_16 : i64
      linalg.yield %34, %36 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%9 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %32 = arith.subf %in, %in_16 : f32
      linalg.yield %32 : f32
    } -> tensor<1x1x128x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x1x128x1024xf32>) outs(%9 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<1x1x128x1024xf32>
    %19 = tensor.empty() : tensor<1x1x128x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<1x1x128x1024xf32>) outs(%20 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<1x1x128x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%9 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %32 = arith.divf %in, %in_16 : f32
      linalg.yield %32 : f32
    } -> tensor<1x1x128x1024xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x128x1024xf32>) outs(%7 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %32 = arith.truncf %in : f32 to bf16
      linalg.yield %32 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %expanded_5 = tensor.expand_shape %23 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [1, 512, 1024, 1, 1] : tensor<1x512x1024xbf16> into tensor<1x512x1024x1x1xbf16>
    %24 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<1x1x128x1024x1xbf16>) outs(%24 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %25 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<1x512x1024x1x1xbf16>) outs(%25 : tensor<1024x1x1x512x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %26 = tensor.empty() : tensor<1x128x512xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %28 = linalg.batch_matmul ins(%expanded_8, %expanded_11 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%27 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %29 = tensor.empty() : tensor<1x128x512xbf16>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<1x128x512xf32>) outs(%29 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %32 = arith.truncf %in : f32 to bf16
      linalg.yield %32 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_12 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %31 = tensor.empty() : tensor<1x1x128x512x1xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<128x1x1x1x512xbf16>) outs(%31 : tensor<1x1x128x512x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2], [3, 4]] : tensor<1x1x128x512x1xbf16> into tensor<1x1x128x512xbf16>
    return %collapsed_15 : tensor<1x1x128x512xbf16>
  }
}

