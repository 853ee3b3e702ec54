#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x24xf32>, %arg1: tensor<2x32x4x24xf32>, %arg2: tensor<2x32x4x16xf32>) -> tensor<2x1x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 24, 1] : tensor<2x1x4x24xf32> into tensor<2x1x4x24x1xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 32, 4, 24, 1] : tensor<2x32x4x24xf32> into tensor<2x32x4x24x1xf32>
    %0 = tensor.empty() : tensor<2x4x24x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x24x1xf32>) outs(%0 : tensor<2x4x24x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2, 3, 4]] : tensor<2x4x24x1x1xf32> into tensor<8x24xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [8, 1, 24] : tensor<8x24xf32> into tensor<8x1x24xf32>
    %1 = tensor.empty() : tensor<2x4x24x1x32xf32>
    %transposed_4 = linalg.transpose ins(%expanded_2 : tensor<2x32x4x24x1xf32>) outs(%1 : tensor<2x4x24x1x32xf32>) permutation = [0, 2, 3, 4, 1] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0, 1], [2], [3, 4]] : tensor<2x4x24x1x32xf32> into tensor<8x24x32xf32>
    %2 = tensor.empty() : tensor<8x1x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %4 = linalg.batch_matmul ins(%expanded_3, %collapsed_5 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%3 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_6 = tensor.expand_shape %4 [[0, 1], [2], [3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x4x1x32x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x4x1x32x1xf32>) permutation = [0, 1, 3, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x4x1x32x1xf32> into tensor<2x4x1x32xf32>
    %6 = tensor.empty() : tensor<2x4x1x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<2x4x1x32xf32>) outs(%6 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_1 : f64 to f32
      %26 = arith.mulf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<2x4x1x32xf32>
    %8 = tensor.empty() : tensor<2x4x1xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %10 = tensor.empty() : tensor<2x4x1xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x4x1x32xf32>) outs(%11, %9 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %25 = linalg.index 3 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.maximumf %in, %out : f32
      %28 = arith.cmpf ogt, %in, %out : f32
      %29 = arith.select %28, %26, %out_20 : i64
      linalg.yield %27, %29 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_9 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_9 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%6 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %25 = arith.subf %in, %in_20 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x1x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x1x32xf32>) outs(%6 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x1x32xf32>
    %15 = tensor.empty() : tensor<2x4x1x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x4x1x32xf32>) outs(%16 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%6 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %25 = arith.divf %in, %in_20 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x1x32xf32>
    %expanded_10 = tensor.expand_shape %18 [[0], [1], [2], [3, 4]] output_shape [2, 4, 1, 32, 1] : tensor<2x4x1x32xf32> into tensor<2x4x1x32x1xf32>
    %expanded_11 = tensor.expand_shape %arg2 [[0], [1], [2], [3, 4]] output_shape [2, 32, 4, 16, 1] : tensor<2x32x4x16xf32> into tensor<2x32x4x16x1xf32>
    %19 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_10 : tensor<2x4x1x32x1xf32>) outs(%19 : tensor<2x4x32x1x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0, 1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<8x32xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0], [1, 2]] output_shape [8, 1, 32] : tensor<8x32xf32> into tensor<8x1x32xf32>
    %20 = tensor.empty() : tensor<2x4x32x1x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_11 : tensor<2x32x4x16x1xf32>) outs(%20 : tensor<2x4x32x1x16xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3, 4]] : tensor<2x4x32x1x16xf32> into tensor<8x32x16xf32>
    %21 = tensor.empty() : tensor<8x1x16xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %23 = linalg.batch_matmul ins(%expanded_14, %collapsed_16 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%22 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_17 = tensor.expand_shape %23 [[0, 1], [2], [3, 4]] output_shape [2, 4, 1, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x1x16xf32>
    %24 = tensor.empty() : tensor<2x1x4x16x1xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x4x1x1x16xf32>) outs(%24 : tensor<2x1x4x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2], [3, 4]] : tensor<2x1x4x16x1xf32> into tensor<2x1x4x16xf32>
    return %collapsed_19 : tensor<2x1x4x16xf32>
  }
}

