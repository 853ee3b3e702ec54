#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x8x32xf32>) -> tensor<2x1x4x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2], [3]] : tensor<2x1x4x32xf32> into tensor<2x4x32xf32>
    %0 = tensor.empty() : tensor<2x4x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %2 = linalg.batch_matmul ins(%collapsed, %arg2 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%1 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf32> into tensor<2x1x4x32xf32>
    %collapsed_2 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x1x4x8xf32> into tensor<2x4x8xf32>
    %3 = linalg.batch_matmul ins(%collapsed_2, %arg3 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%1 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_3 = tensor.expand_shape %3 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf32> into tensor<2x1x4x32xf32>
    %4 = tensor.empty() : tensor<2x1x4x32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%4 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<2x1x4x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x1x4x32xf32>) outs(%4 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_1 : f64 to f32
      %23 = arith.mulf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<2x1x4x32xf32>
    %7 = tensor.empty() : tensor<2x1x4xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %9 = tensor.empty() : tensor<2x1x4xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x1x4x32xf32>) outs(%10, %8 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_13 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_4 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_4 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%4 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.subf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<2x1x4x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x1x4x32xf32>) outs(%4 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x1x4x32xf32>
    %14 = tensor.empty() : tensor<2x1x4x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%4 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.divf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_5 = tensor.expand_shape %17 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %18 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<2x1x4x32x1xf32>) outs(%18 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %19 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xf32>) outs(%19 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %20 = linalg.batch_matmul ins(%collapsed_7, %collapsed_9 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%1 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_10 = tensor.expand_shape %20 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %21 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x4x1x1x32xf32>) outs(%21 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_12 : tensor<2x1x4x32xf32>
  }
}

