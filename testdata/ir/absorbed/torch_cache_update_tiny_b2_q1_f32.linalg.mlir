#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<2x1x32xf32>, %arg5: tensor<2x1x8xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %inserted_slice = tensor.insert_slice %arg4 into %arg2[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf32> into tensor<2x32x32xf32>
    %inserted_slice_2 = tensor.insert_slice %arg5 into %arg3[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x32x8xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %0 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x32x1xf32>) outs(%0 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %1 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xf32>) outs(%1 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %2 = tensor.empty() : tensor<2x4x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_6 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_9 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_10 = tensor.expand_shape %inserted_slice_2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %6 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_9 : tensor<2x1x4x8x1xf32>) outs(%6 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %7 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<2x32x8x1x1xf32>) outs(%7 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %8 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_15 = tensor.expand_shape %8 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %9 = tensor.empty() : tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8, %collapsed_17 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %24 = arith.addf %in, %in_27 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.truncf %cst_1 : f64 to f32
      %25 = arith.mulf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<2x1x4xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %14 = tensor.empty() : tensor<2x1x4xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %16:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x1x4x32xf32>) outs(%15, %13 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %24 = linalg.index 3 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.maximumf %in, %out : f32
      %27 = arith.cmpf ogt, %in, %out : f32
      %28 = arith.select %27, %25, %out_27 : i64
      linalg.yield %26, %28 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_18 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_18 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %24 = arith.subf %in, %in_27 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %19 = tensor.empty() : tensor<2x1x4x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x1x4x32xf32>) outs(%20 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %24 = arith.divf %in, %in_27 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_19 = tensor.expand_shape %22 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x1x4x32x1xf32>) outs(%0 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_22 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xf32>) outs(%1 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %23 = linalg.batch_matmul ins(%collapsed_21, %collapsed_23 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_24 = tensor.expand_shape %23 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_26, %inserted_slice, %inserted_slice_2 : tensor<2x1x4x32xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

