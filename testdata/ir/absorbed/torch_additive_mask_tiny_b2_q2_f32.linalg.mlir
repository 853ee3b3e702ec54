#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x2x4x16xf32>, %arg1: tensor<2x2x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2x1x1x32xf32>) -> tensor<2x2x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf32> into tensor<2x2x4x16x1xf32>
    %0 = tensor.empty() : tensor<4x2x2x16x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x16x1xf32>) outs(%0 : tensor<4x2x2x16x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3, 4]] : tensor<4x2x2x16x1xf32> into tensor<4x4x16xf32>
    %1 = tensor.empty() : tensor<4x4x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %arg4 : tensor<4x4x16xf32>, tensor<4x16x32xf32>) outs(%2 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %expanded_2 = tensor.expand_shape %3 [[0], [1, 2], [3, 4]] output_shape [4, 2, 2, 1, 32] : tensor<4x4x32xf32> into tensor<4x2x2x1x32xf32>
    %expanded_3 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %4 = tensor.empty() : tensor<2x2x4x32x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_2 : tensor<4x2x2x1x32xf32>) outs(%4 : tensor<2x2x4x32x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1, 2], [3, 4]] : tensor<2x2x4x32x1xf32> into tensor<2x8x32xf32>
    %5 = tensor.empty() : tensor<2x32x32x1x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xf32>) outs(%5 : tensor<2x32x32x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3, 4]] : tensor<2x32x32x1x1xf32> into tensor<2x32x32xf32>
    %6 = tensor.empty() : tensor<2x8x32xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %8 = linalg.batch_matmul ins(%collapsed_5, %collapsed_7 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_8 = tensor.expand_shape %8 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf32> into tensor<2x2x4x1x32xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x2x4x1x32xf32>) outs(%4 : tensor<2x2x4x32x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2], [3, 4]] : tensor<2x2x4x32x1xf32> into tensor<2x2x4x32xf32>
    %expanded_11 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %collapsed_12 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x2x4x8xf32> into tensor<2x8x8xf32>
    %9 = tensor.empty() : tensor<2x8x32x1x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_11 : tensor<2x32x8x1x1xf32>) outs(%9 : tensor<2x8x32x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x8x32x1x1xf32> into tensor<2x8x32xf32>
    %10 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x8x8xf32>, tensor<2x8x32xf32>) outs(%7 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_15 = tensor.expand_shape %10 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf32> into tensor<2x2x4x1x32xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x2x4x1x32xf32>) outs(%4 : tensor<2x2x4x32x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<2x2x4x32x1xf32> into tensor<2x2x4x32xf32>
    %11 = tensor.empty() : tensor<2x2x4x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10, %collapsed_17 : tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %33 = arith.addf %in, %in_29 : f32
      linalg.yield %33 : f32
    } -> tensor<2x2x4x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.truncf %cst_1 : f64 to f32
      %34 = arith.mulf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x2x4x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %arg6 : tensor<2x2x4x32xf32>, tensor<2x1x1x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %33 = arith.addf %in, %in_29 : f32
      linalg.yield %33 : f32
    } -> tensor<2x2x4x32xf32>
    %15 = tensor.empty() : tensor<2x2x4xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x2x4xi64>) -> tensor<2x2x4xi64>
    %17 = tensor.empty() : tensor<2x2x4xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %19:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x2x4x32xf32>) outs(%18, %16 : tensor<2x2x4xf32>, tensor<2x2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %33 = linalg.index 3 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.maximumf %in, %out : f32
      %36 = arith.cmpf ogt, %in, %out : f32
      %37 = arith.select %36, %34, %out_29 : i64
      linalg.yield %35, %37 : f32, i64
    } -> (tensor<2x2x4xf32>, tensor<2x2x4xi64>)
    %expanded_18 = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [2, 2, 4, 1] : tensor<2x2x4xf32> into tensor<2x2x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_18 : tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %33 = arith.subf %in, %in_29 : f32
      linalg.yield %33 : f32
    } -> tensor<2x2x4x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x2x4x32xf32>
    %22 = tensor.empty() : tensor<2x2x4x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x2x4x32xf32>) outs(%23 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<2x2x4x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %33 = arith.divf %in, %in_29 : f32
      linalg.yield %33 : f32
    } -> tensor<2x2x4x32xf32>
    %collapsed_19 = tensor.collapse_shape %25 [[0], [1, 2], [3]] : tensor<2x2x4x32xf32> into tensor<2x8x32xf32>
    %26 = linalg.batch_matmul ins(%collapsed_19, %arg2 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_20 = tensor.expand_shape %26 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf32> into tensor<2x2x4x1x32xf32>
    %expanded_21 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %27 = tensor.empty() : tensor<4x2x2x32x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_20 : tensor<2x2x4x1x32xf32>) outs(%27 : tensor<4x2x2x32x1xf32>) permutation = [2, 0, 1, 4, 3] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1, 2], [3, 4]] : tensor<4x2x2x32x1xf32> into tensor<4x4x32xf32>
    %28 = tensor.empty() : tensor<4x32x16x1x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_21 : tensor<4x16x32x1x1xf32>) outs(%28 : tensor<4x32x16x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3, 4]] : tensor<4x32x16x1x1xf32> into tensor<4x32x16xf32>
    %29 = tensor.empty() : tensor<4x4x16xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %31 = linalg.batch_matmul ins(%collapsed_23, %collapsed_25 : tensor<4x4x32xf32>, tensor<4x32x16xf32>) outs(%30 : tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %expanded_26 = tensor.expand_shape %31 [[0], [1, 2], [3, 4]] output_shape [4, 2, 2, 1, 16] : tensor<4x4x16xf32> into tensor<4x2x2x1x16xf32>
    %32 = tensor.empty() : tensor<2x2x4x16x1xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<4x2x2x1x16xf32>) outs(%32 : tensor<2x2x4x16x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2], [3, 4]] : tensor<2x2x4x16x1xf32> into tensor<2x2x4x16xf32>
    return %collapsed_28 : tensor<2x2x4x16xf32>
  }
}

