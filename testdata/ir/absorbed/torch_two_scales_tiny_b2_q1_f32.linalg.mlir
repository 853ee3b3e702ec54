#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf8E4M3FN>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf8E4M3FN> to tensor<2x32x32xf8E4M3FN>
    %0 = tensor.empty() : tensor<2x32x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x32x32xf8E4M3FN>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %30 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %30 : f32
    } -> tensor<2x32x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg3 : tensor<2x32x32xf32>, tensor<f32>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %30 = arith.mulf %in, %in_27 : f32
      linalg.yield %30 : f32
    } -> tensor<2x32x32xf32>
    %extracted_slice_2 = tensor.extract_slice %arg2[0, 0, 32] [2, 32, 8] [1, 1, 1] : tensor<2x32x40xf8E4M3FN> to tensor<2x32x8xf8E4M3FN>
    %3 = tensor.empty() : tensor<2x32x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x32x8xf8E4M3FN>) outs(%3 : tensor<2x32x8xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %30 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %30 : f32
    } -> tensor<2x32x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %arg4 : tensor<2x32x8xf32>, tensor<f32>) outs(%3 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %30 = arith.mulf %in, %in_27 : f32
      linalg.yield %30 : f32
    } -> tensor<2x32x8xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_3 = tensor.expand_shape %2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %6 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x32x1xf32>) outs(%6 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %7 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xf32>) outs(%7 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %8 = tensor.empty() : tensor<2x4x32xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %10 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_6 = tensor.expand_shape %10 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %11 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x4x1x1x32xf32>) outs(%11 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_9 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_10 = tensor.expand_shape %5 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %12 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_9 : tensor<2x1x4x8x1xf32>) outs(%12 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %13 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<2x32x8x1x1xf32>) outs(%13 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %14 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_15 = tensor.expand_shape %14 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x1x32xf32>) outs(%11 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %15 = tensor.empty() : tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8, %collapsed_17 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %30 = arith.addf %in, %in_27 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_1 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = tensor.empty() : tensor<2x1x4xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %20 = tensor.empty() : tensor<2x1x4xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %22:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%21, %19 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_27 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_18 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_18 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %30 = arith.subf %in, %in_27 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %25 = tensor.empty() : tensor<2x1x4x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x1x4x32xf32>) outs(%26 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %30 = arith.divf %in, %in_27 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_19 = tensor.expand_shape %28 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x1x4x32x1xf32>) outs(%6 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_22 = linalg.transpose ins(%expanded_3 : tensor<2x32x32x1x1xf32>) outs(%7 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %29 = linalg.batch_matmul ins(%collapsed_21, %collapsed_23 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_24 = tensor.expand_shape %29 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x4x1x1x32xf32>) outs(%11 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_26 : tensor<2x1x4x32xf32>
  }
}

