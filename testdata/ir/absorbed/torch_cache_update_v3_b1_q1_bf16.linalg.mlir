#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x1x128x512xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x512xbf16>, %arg3: tensor<1x1024x64xbf16>, %arg4: tensor<1x1x512xbf16>, %arg5: tensor<1x1x64xbf16>) -> (tensor<1x1x128x512xbf16>, tensor<1x1024x512xbf16>, tensor<1x1024x64xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.072168783648703216 : f64
    %inserted_slice = tensor.insert_slice %arg4 into %arg2[0, 1023, 0] [1, 1, 512] [1, 1, 1] : tensor<1x1x512xbf16> into tensor<1x1024x512xbf16>
    %inserted_slice_2 = tensor.insert_slice %arg5 into %arg3[0, 1023, 0] [1, 1, 64] [1, 1, 1] : tensor<1x1x64xbf16> into tensor<1x1024x64xbf16>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 512, 1] : tensor<1x1x128x512xbf16> into tensor<1x1x128x512x1xbf16>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %0 = tensor.empty() : tensor<128x512x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1x128x512x1xbf16>) outs(%0 : tensor<128x512x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_4 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 128, 512] : tensor<128x512xbf16> into tensor<1x128x512xbf16>
    %1 = tensor.empty() : tensor<512x1x1x1024x1xbf16>
    %transposed_5 = linalg.transpose ins(%expanded_3 : tensor<1x1024x512x1x1xbf16>) outs(%1 : tensor<512x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1, 2, 3, 4]] : tensor<512x1x1x1024x1xbf16> into tensor<512x1024xbf16>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0, 1], [2]] output_shape [1, 512, 1024] : tensor<512x1024xbf16> into tensor<1x512x1024xbf16>
    %2 = tensor.empty() : tensor<1x128x1024xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %4 = linalg.batch_matmul ins(%expanded_4, %expanded_7 : tensor<1x128x512xbf16>, tensor<1x512x1024xbf16>) outs(%3 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %5 = tensor.empty() : tensor<1x128x1024xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x128x1024xf32>) outs(%5 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_8 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %7 = tensor.empty() : tensor<1x1x128x1024x1xbf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<128x1x1x1x1024xbf16>) outs(%7 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %expanded_12 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 64, 1] : tensor<1x1x128x64xbf16> into tensor<1x1x128x64x1xbf16>
    %expanded_13 = tensor.expand_shape %inserted_slice_2 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 64, 1, 1] : tensor<1x1024x64xbf16> into tensor<1x1024x64x1x1xbf16>
    %8 = tensor.empty() : tensor<128x64x1x1x1xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<1x1x128x64x1xbf16>) outs(%8 : tensor<128x64x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1, 2, 3, 4]] : tensor<128x64x1x1x1xbf16> into tensor<128x64xbf16>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xbf16> into tensor<1x128x64xbf16>
    %9 = tensor.empty() : tensor<64x1x1x1024x1xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_13 : tensor<1x1024x64x1x1xbf16>) outs(%9 : tensor<64x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1, 2, 3, 4]] : tensor<64x1x1x1024x1xbf16> into tensor<64x1024xbf16>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1], [2]] output_shape [1, 64, 1024] : tensor<64x1024xbf16> into tensor<1x64x1024xbf16>
    %10 = linalg.batch_matmul ins(%expanded_16, %expanded_19 : tensor<1x128x64xbf16>, tensor<1x64x1024xbf16>) outs(%3 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x128x1024xf32>) outs(%5 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_20 = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<128x1x1x1x1024xbf16>) outs(%7 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %12 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11, %collapsed_23 : tensor<1x1x128x1024xbf16>, tensor<1x1x128x1024xbf16>) outs(%12 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_36: bf16, %out: bf16):
      %37 = arith.addf %in, %in_36 : bf16
      linalg.yield %37 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %14 = tensor.empty() : tensor<1x1x128x1024xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x1x128x1024xbf16>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %37 = arith.extf %in : bf16 to f32
      linalg.yield %37 : f32
    } -> tensor<1x1x128x1024xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.truncf %cst_1 : f64 to f32
      %38 = arith.mulf %in, %37 : f32
      linalg.yield %38 : f32
    } -> tensor<1x1x128x1024xf32>
    %17 = tensor.empty() : tensor<1x1x128xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %19 = tensor.empty() : tensor<1x1x128xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %21:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<1x1x128x1024xf32>) outs(%20, %18 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %37 = linalg.index 3 : index
      %38 = arith.index_cast %37 : index to i64
      %39 = arith.maximumf %in, %out : f32
      %40 = arith.cmpf ogt, %in, %out : f32
      %41 = arith.select %40, %38, %out_36 : i64
      linalg.yield %39, %41 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_24 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_24 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %37 = arith.subf %in, %in_36 : f32
      linalg.yield %37 : f32
    } -> tensor<1x1x128x1024xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.exp %in : f32
      linalg.yield %37 : f32
    } -> tensor<1x1x128x1024xf32>
    %24 = tensor.empty() : tensor<1x1x128x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<1x1x128x1024xf32>) outs(%25 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<1x1x128x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %37 = arith.divf %in, %in_36 : f32
      linalg.yield %37 : f32
    } -> tensor<1x1x128x1024xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x1x128x1024xf32>) outs(%12 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %expanded_25 = tensor.expand_shape %28 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %29 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<1x1x128x1024x1xbf16>) outs(%29 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %30 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_29 = linalg.transpose ins(%expanded_3 : tensor<1x1024x512x1x1xbf16>) outs(%30 : tensor<1024x1x1x512x1xbf16>) permutation = [1, 0, 3, 2, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_31 = tensor.expand_shape %collapsed_30 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %31 = tensor.empty() : tensor<1x128x512xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %33 = linalg.batch_matmul ins(%expanded_28, %expanded_31 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%32 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %34 = tensor.empty() : tensor<1x128x512xbf16>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<1x128x512xf32>) outs(%34 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %37 = arith.truncf %in : f32 to bf16
      linalg.yield %37 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_32 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %36 = tensor.empty() : tensor<1x1x128x512x1xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<128x1x1x1x512xbf16>) outs(%36 : tensor<1x1x128x512x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2], [3, 4]] : tensor<1x1x128x512x1xbf16> into tensor<1x1x128x512xbf16>
    return %collapsed_35, %inserted_slice, %inserted_slice_2 : tensor<1x1x128x512xbf16>, tensor<1x1024x512xbf16>, tensor<1x1024x64xbf16>
  }
}

