#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2x1x4xf32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_3 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xf32> into tensor<2x32x40x1x1xf32>
    %0 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xf32>) outs(%0 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %1 = tensor.empty() : tensor<2x40x1x32x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<2x32x40x1x1xf32>) outs(%1 : tensor<2x40x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xf32> into tensor<2x40x32xf32>
    %2 = tensor.empty() : tensor<2x4x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_6 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %6 = tensor.empty() : tensor<2x1x4x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<2x1x4x32xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.truncf %cst_2 : f64 to f32
      %25 = arith.mulf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<2x1x4x32xf32>
    %8 = tensor.empty() : tensor<2x1x4xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %10 = tensor.empty() : tensor<2x1x4xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x1x4x32xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %24 = linalg.index 3 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.maximumf %in, %out : f32
      %27 = arith.cmpf ogt, %in, %out : f32
      %28 = arith.select %27, %25, %out_20 : i64
      linalg.yield %26, %28 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_9 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_9 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %24 = arith.subf %in, %in_20 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x4x32xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %15 = tensor.empty() : tensor<2x1x4x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x1x4x32xf32>) outs(%16 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %24 = arith.divf %in, %in_20 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_10 = tensor.expand_shape %18 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %19 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_10 : tensor<2x1x4x32x1xf32>) outs(%19 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %20 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_11 : tensor<2x32x32x1x1xf32>) outs(%20 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %21 = linalg.batch_matmul ins(%collapsed_13, %collapsed_15 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_16 = tensor.expand_shape %21 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x1x4xf32>) outs(%10 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      %25 = math.exp %24 : f32
      %26 = arith.addf %25, %cst_1 : f32
      %27 = arith.divf %cst_1, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4xf32>
    %expanded_19 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %expanded_19 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %24 = arith.mulf %in, %in_20 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    return %23 : tensor<2x1x4x32xf32>
  }
}

