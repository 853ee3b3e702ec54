#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2x8xi64>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<2x8x40xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x8xi64>) outs(%0 : tensor<2x8x40xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x8x40xi64>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %2 = tensor.empty() : tensor<2x8x40xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x8x40xf32>) -> tensor<2x8x40xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x8x40xi64>) outs(%3 : tensor<2x8x40xf32>) {
    ^bb0(%in: i64, %out: f32):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %in : i64 to index
      %32 = linalg.index 2 : index
      %33 = arith.cmpi slt, %31, %c32 : index
      cf.assert %33, "index must be smaller than dim size"
      %34 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %34, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%30, %31, %32] : tensor<2x32x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x8x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_2 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 8, 40, 1, 1] : tensor<2x8x40xf32> into tensor<2x8x40x1x1xf32>
    %5 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xf32>) outs(%5 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %6 = tensor.empty() : tensor<2x40x1x8x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x8x40x1x1xf32>) outs(%6 : tensor<2x40x1x8x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4]] : tensor<2x40x1x8x1xf32> into tensor<2x40x8xf32>
    %7 = tensor.empty() : tensor<2x4x8xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %9 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<2x4x40xf32>, tensor<2x40x8xf32>) outs(%8 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 8] : tensor<2x4x8xf32> into tensor<2x4x1x1x8xf32>
    %10 = tensor.empty() : tensor<2x1x4x8x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x4x1x1x8xf32>) outs(%10 : tensor<2x1x4x8x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2], [3, 4]] : tensor<2x1x4x8x1xf32> into tensor<2x1x4x8xf32>
    %11 = tensor.empty() : tensor<2x1x4x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<2x1x4x8xf32>) outs(%11 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_1 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x8xf32>
    %13 = tensor.empty() : tensor<2x1x4xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %15 = tensor.empty() : tensor<2x1x4xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %17:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x1x4x8xf32>) outs(%16, %14 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_18: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_18 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_8 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_8 : tensor<2x1x4x8xf32>, tensor<2x1x4x1xf32>) outs(%11 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %30 = arith.subf %in, %in_18 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x1x4x8xf32>) outs(%11 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x8xf32>
    %20 = tensor.empty() : tensor<2x1x4x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x1x4x8xf32>) outs(%21 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x1x4x8xf32>, tensor<2x1x4x1xf32>) outs(%11 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %30 = arith.divf %in, %in_18 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x8xf32>
    %extracted_slice = tensor.extract_slice %4[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x8x40xf32> to tensor<2x8x32xf32>
    %expanded_9 = tensor.expand_shape %23 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 8, 32, 1, 1] : tensor<2x8x32xf32> into tensor<2x8x32x1x1xf32>
    %24 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_9 : tensor<2x1x4x8x1xf32>) outs(%24 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %25 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<2x8x32x1x1xf32>) outs(%25 : tensor<2x8x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %26 = tensor.empty() : tensor<2x4x32xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %28 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%27 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_15 = tensor.expand_shape %28 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %29 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x1x32xf32>) outs(%29 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_17 : tensor<2x1x4x32xf32>
  }
}

