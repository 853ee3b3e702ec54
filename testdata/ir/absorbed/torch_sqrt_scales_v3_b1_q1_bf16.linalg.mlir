#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x1x128x512xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x576xbf16>) -> tensor<1x1x128x512xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.2686424829558855 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<1x1x128x512xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x576xbf16>
    %0 = tensor.empty() : tensor<1x1x128x576xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<1x1x128x576xbf16>) outs(%0 : tensor<1x1x128x576xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %30 = arith.truncf %cst_1 : f64 to bf16
      %31 = arith.mulf %in, %30 : bf16
      linalg.yield %31 : bf16
    } -> tensor<1x1x128x576xbf16>
    %2 = tensor.empty() : tensor<1x1024x576xbf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x1024x576xbf16>) outs(%2 : tensor<1x1024x576xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %30 = arith.truncf %cst_1 : f64 to bf16
      %31 = arith.mulf %in, %30 : bf16
      linalg.yield %31 : bf16
    } -> tensor<1x1024x576xbf16>
    %expanded = tensor.expand_shape %3 [[0], [1, 2], [3]] output_shape [1, 1, 1024, 576] : tensor<1x1024x576xbf16> into tensor<1x1x1024x576xbf16>
    %4 = tensor.empty() : tensor<1x1x576x1024xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1x1024x576xbf16>) outs(%4 : tensor<1x1x576x1024xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<1x1x128x576xbf16> into tensor<1x128x576xbf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0], [1, 2], [3]] : tensor<1x1x576x1024xbf16> into tensor<1x576x1024xbf16>
    %5 = tensor.empty() : tensor<1x128x1024xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<1x128x576xbf16>, tensor<1x576x1024xbf16>) outs(%6 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %8 = tensor.empty() : tensor<1x128x1024xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x128x1024xf32>) outs(%8 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<1x128x1024xbf16>
    %expanded_3 = tensor.expand_shape %9 [[0], [1, 2], [3]] output_shape [1, 1, 128, 1024] : tensor<1x128x1024xbf16> into tensor<1x1x128x1024xbf16>
    %10 = tensor.empty() : tensor<1x1x128x1024xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<1x1x128x1024xbf16>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %30 = arith.extf %in : bf16 to f32
      linalg.yield %30 : f32
    } -> tensor<1x1x128x1024xf32>
    %12 = tensor.empty() : tensor<1x1x128xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %14 = tensor.empty() : tensor<1x1x128xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %16:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<1x1x128x1024xf32>) outs(%15, %13 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_7 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.subf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<1x1x128x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x1x128x1024xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<1x1x128x1024xf32>
    %19 = tensor.empty() : tensor<1x1x128x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<1x1x128x1024xf32>) outs(%20 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<1x1x128x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.divf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<1x1x128x1024xf32>
    %23 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x128x1024xf32>) outs(%23 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [1, 1024, 512] [1, 1, 1] : tensor<1x1024x576xbf16> to tensor<1x1024x512xbf16>
    %collapsed_5 = tensor.collapse_shape %24 [[0], [1, 2], [3]] : tensor<1x1x128x1024xbf16> into tensor<1x128x1024xbf16>
    %25 = tensor.empty() : tensor<1x128x512xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %27 = linalg.batch_matmul ins(%collapsed_5, %extracted_slice : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%26 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %28 = tensor.empty() : tensor<1x128x512xbf16>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x128x512xf32>) outs(%28 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<1x128x512xbf16>
    %expanded_6 = tensor.expand_shape %29 [[0], [1, 2], [3]] output_shape [1, 1, 128, 512] : tensor<1x128x512xbf16> into tensor<1x1x128x512xbf16>
    return %expanded_6 : tensor<1x1x128x512xbf16>
  }
}

