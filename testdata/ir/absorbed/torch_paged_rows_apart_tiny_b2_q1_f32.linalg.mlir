#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<16x8x40xf32>, %arg3: tensor<2x4xi64>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<2x4x8x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x4xi64>) outs(%0 : tensor<2x4x8x40xf32>) {
    ^bb0(%in: i64, %out: f32):
      %26 = arith.cmpi slt, %in, %c0_i64 : i64
      %27 = arith.addi %in, %c16_i64 : i64
      %28 = arith.select %26, %27, %in : i64
      %29 = arith.index_cast %28 : i64 to index
      %30 = linalg.index 2 : index
      %31 = linalg.index 3 : index
      %extracted = tensor.extract %arg2[%29, %30, %31] : tensor<16x8x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x8x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4, 5]] output_shape [2, 1, 4, 40, 1, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1x1xf32>
    %expanded_2 = tensor.expand_shape %1 [[0], [1], [2], [3, 4, 5]] output_shape [2, 4, 8, 40, 1, 1] : tensor<2x4x8x40xf32> into tensor<2x4x8x40x1x1xf32>
    %2 = tensor.empty() : tensor<2x4x40x1x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1x1xf32>) outs(%2 : tensor<2x4x40x1x1x1xf32>) permutation = [0, 2, 3, 1, 4, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4, 5]] : tensor<2x4x40x1x1x1xf32> into tensor<2x4x40xf32>
    %3 = tensor.empty() : tensor<2x40x1x4x8x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x4x8x40x1x1xf32>) outs(%3 : tensor<2x40x1x4x8x1xf32>) permutation = [0, 3, 4, 1, 2, 5] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4, 5]] : tensor<2x40x1x4x8x1xf32> into tensor<2x40x32xf32>
    %4 = tensor.empty() : tensor<2x4x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_5 = tensor.expand_shape %6 [[0], [1], [2, 3, 4, 5]] output_shape [2, 4, 1, 1, 4, 8] : tensor<2x4x32xf32> into tensor<2x4x1x1x4x8xf32>
    %7 = tensor.empty() : tensor<2x1x4x4x8x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x4x1x1x4x8xf32>) outs(%7 : tensor<2x1x4x4x8x1xf32>) permutation = [0, 3, 1, 4, 5, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2], [3], [4, 5]] : tensor<2x1x4x4x8x1xf32> into tensor<2x1x4x4x8xf32>
    %8 = tensor.empty() : tensor<2x1x4x4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<2x1x4x4x8xf32>) outs(%8 : tensor<2x1x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.truncf %cst_1 : f64 to f32
      %27 = arith.mulf %in, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x4x8xf32>
    %collapsed_8 = tensor.collapse_shape %9 [[0], [1], [2], [3, 4]] : tensor<2x1x4x4x8xf32> into tensor<2x1x4x32xf32>
    %10 = tensor.empty() : tensor<2x1x4xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %12 = tensor.empty() : tensor<2x1x4xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %14:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_8 : tensor<2x1x4x32xf32>) outs(%13, %11 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %26 = linalg.index 3 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_19 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_9 = tensor.expand_shape %14#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %15 = tensor.empty() : tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8, %expanded_9 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %26 = arith.subf %in, %in_19 : f32
      linalg.yield %26 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = tensor.empty() : tensor<2x1x4x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%19 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %26 = arith.divf %in, %in_19 : f32
      linalg.yield %26 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0, 0] [2, 4, 8, 32] [1, 1, 1, 1] : tensor<2x4x8x40xf32> to tensor<2x4x8x32xf32>
    %expanded_10 = tensor.expand_shape %21 [[0], [1], [2], [3, 4, 5]] output_shape [2, 1, 4, 4, 8, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x4x8x1xf32>
    %expanded_11 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4, 5]] output_shape [2, 4, 8, 32, 1, 1] : tensor<2x4x8x32xf32> into tensor<2x4x8x32x1x1xf32>
    %22 = tensor.empty() : tensor<2x4x4x8x1x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_10 : tensor<2x1x4x4x8x1xf32>) outs(%22 : tensor<2x4x4x8x1x1xf32>) permutation = [0, 2, 3, 4, 1, 5] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3, 4, 5]] : tensor<2x4x4x8x1x1xf32> into tensor<2x4x32xf32>
    %23 = tensor.empty() : tensor<2x4x8x1x32x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_11 : tensor<2x4x8x32x1x1xf32>) outs(%23 : tensor<2x4x8x1x32x1xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1, 2], [3, 4, 5]] : tensor<2x4x8x1x32x1xf32> into tensor<2x32x32xf32>
    %24 = linalg.batch_matmul ins(%collapsed_13, %collapsed_15 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_16 = tensor.expand_shape %24 [[0], [1], [2, 3, 4, 5]] output_shape [2, 4, 1, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x1x32xf32>
    %25 = tensor.empty() : tensor<2x1x4x32x1x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x4x1x1x1x32xf32>) outs(%25 : tensor<2x1x4x32x1x1xf32>) permutation = [0, 4, 1, 5, 2, 3] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4, 5]] : tensor<2x1x4x32x1x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_18 : tensor<2x1x4x32xf32>
  }
}

