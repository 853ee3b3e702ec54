#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x32xbf16>, %arg3: tensor<2x32x8xbf16>, %arg4: tensor<2x1x32xbf16>, %arg5: tensor<2x1x8xbf16>) -> (tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %inserted_slice = tensor.insert_slice %arg4 into %arg2[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xbf16> into tensor<2x32x32xbf16>
    %inserted_slice_2 = tensor.insert_slice %arg5 into %arg3[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xbf16> into tensor<2x32x8xbf16>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xbf16> into tensor<2x32x32x1x1xbf16>
    %0 = tensor.empty() : tensor<2x4x32x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x32x1xbf16>) outs(%0 : tensor<2x4x32x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %1 = tensor.empty() : tensor<2x32x1x32x1xbf16>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xbf16>) outs(%1 : tensor<2x32x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %2 = tensor.empty() : tensor<2x4x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %5 = tensor.empty() : tensor<2x4x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x4x32xf32>) outs(%5 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %7 = tensor.empty() : tensor<2x1x4x32x1xbf16>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x4x1x1x32xbf16>) outs(%7 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %expanded_9 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xbf16> into tensor<2x1x4x8x1xbf16>
    %expanded_10 = tensor.expand_shape %inserted_slice_2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xbf16> into tensor<2x32x8x1x1xbf16>
    %8 = tensor.empty() : tensor<2x4x8x1x1xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_9 : tensor<2x1x4x8x1xbf16>) outs(%8 : tensor<2x4x8x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xbf16> into tensor<2x4x8xbf16>
    %9 = tensor.empty() : tensor<2x8x1x32x1xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<2x32x8x1x1xbf16>) outs(%9 : tensor<2x8x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xbf16> into tensor<2x8x32xbf16>
    %10 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x4x8xbf16>, tensor<2x8x32xbf16>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x32xf32>) outs(%5 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_15 = tensor.expand_shape %11 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x1x32xbf16>) outs(%7 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %12 = tensor.empty() : tensor<2x1x4x32xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8, %collapsed_17 : tensor<2x1x4x32xbf16>, tensor<2x1x4x32xbf16>) outs(%12 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
      %31 = arith.addf %in, %in_27 : bf16
      linalg.yield %31 : bf16
    } -> tensor<2x1x4x32xbf16>
    %14 = tensor.empty() : tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x4x32xbf16>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %31 = arith.extf %in : bf16 to f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_1 : f64 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = tensor.empty() : tensor<2x1x4xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %19 = tensor.empty() : tensor<2x1x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %21:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x1x4x32xf32>) outs(%20, %18 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %31 = linalg.index 3 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_27 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_18 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_18 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %31 = arith.subf %in, %in_27 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<2x1x4x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%25 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %31 = arith.divf %in, %in_27 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x4x32xf32>) outs(%12 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<2x1x4x32xbf16>
    %expanded_19 = tensor.expand_shape %28 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x1x4x32x1xbf16>) outs(%0 : tensor<2x4x32x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xbf16>) outs(%1 : tensor<2x32x1x32x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %29 = linalg.batch_matmul ins(%collapsed_21, %collapsed_23 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x4x32xf32>) outs(%5 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_24 = tensor.expand_shape %30 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x4x1x1x32xbf16>) outs(%7 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    return %collapsed_26, %inserted_slice, %inserted_slice_2 : tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>
  }
}

