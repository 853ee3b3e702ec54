#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<4xf32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_2 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xf32> into tensor<2x32x40x1x1xf32>
    %0 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xf32>) outs(%0 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %1 = tensor.empty() : tensor<2x40x1x32x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x32x40x1x1xf32>) outs(%1 : tensor<2x40x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xf32> into tensor<2x40x32xf32>
    %2 = tensor.empty() : tensor<2x4x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_5 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %6 = tensor.empty() : tensor<2x1x4x1xf32>
    %expanded_8 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 4, 1] : tensor<4xf32> into tensor<1x4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x4x1xf32>) outs(%6 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x1xf32>
    %8 = tensor.empty() : tensor<2x1x4x32xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<2x1x4x32xf32>) outs(%8 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.truncf %cst_1 : f64 to f32
      %25 = arith.mulf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<2x1x4x32xf32>
    %concat_9 = tensor.concat dim(3) %9, %7 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x33xf32>
    %10 = tensor.empty() : tensor<2x1x4xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %12 = tensor.empty() : tensor<2x1x4xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %14:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%concat_9 : tensor<2x1x4x33xf32>) outs(%13, %11 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %24 = linalg.index 3 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.maximumf %in, %out : f32
      %27 = arith.cmpf ogt, %in, %out : f32
      %28 = arith.select %27, %25, %out_21 : i64
      linalg.yield %26, %28 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_10 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %15 = tensor.empty() : tensor<2x1x4x33xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_9, %expanded_10 : tensor<2x1x4x33xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x33xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %24 = arith.subf %in, %in_21 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x33xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x4x33xf32>) outs(%15 : tensor<2x1x4x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x33xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x1x4x33xf32>) outs(%18 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<2x1x4x33xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x33xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %24 = arith.divf %in, %in_21 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x33xf32>
    %extracted_slice = tensor.extract_slice %20[0, 0, 0, 0] [2, 1, 4, 32] [1, 1, 1, 1] : tensor<2x1x4x33xf32> to tensor<2x1x4x32xf32>
    %extracted_slice_11 = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_12 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_13 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %21 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<2x1x4x32x1xf32>) outs(%21 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %22 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_13 : tensor<2x32x32x1x1xf32>) outs(%22 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %23 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_18 = tensor.expand_shape %23 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_20 : tensor<2x1x4x32xf32>
  }
}

