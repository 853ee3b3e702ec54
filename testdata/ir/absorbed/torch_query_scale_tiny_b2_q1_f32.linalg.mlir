#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2xf32>) -> tensor<2x1x4x32xf32> {
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
    %6 = tensor.empty() : tensor<2x1x4x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<2x1x4x32xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.truncf %cst_1 : f64 to f32
      %24 = arith.mulf %in, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_8 = tensor.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xf32> into tensor<2x1x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_8 : tensor<2x1x4x32xf32>, tensor<2x1x1x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %23 = arith.mulf %in, %in_19 : f32
      linalg.yield %23 : f32
    } -> tensor<2x1x4x32xf32>
    %9 = tensor.empty() : tensor<2x1x4xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %11 = tensor.empty() : tensor<2x1x4xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %13:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x1x4x32xf32>) outs(%12, %10 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %23 = linalg.index 3 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = arith.maximumf %in, %out : f32
      %26 = arith.cmpf ogt, %in, %out : f32
      %27 = arith.select %26, %24, %out_19 : i64
      linalg.yield %25, %27 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_9 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_9 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %23 = arith.subf %in, %in_19 : f32
      linalg.yield %23 : f32
    } -> tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x4x32xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = tensor.empty() : tensor<2x1x4x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%17 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<2x1x4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %23 = arith.divf %in, %in_19 : f32
      linalg.yield %23 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_10 = tensor.expand_shape %19 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %20 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_10 : tensor<2x1x4x32x1xf32>) outs(%20 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %21 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_11 : tensor<2x32x32x1x1xf32>) outs(%21 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %22 = linalg.batch_matmul ins(%collapsed_13, %collapsed_15 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_16 = tensor.expand_shape %22 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_18 : tensor<2x1x4x32xf32>
  }
}

