#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf8E4M3FN>, %arg3: tensor<f32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %0 = tensor.empty() : tensor<2x32x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xf8E4M3FN>) outs(%0 : tensor<2x32x40xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %27 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %27 : f32
    } -> tensor<2x32x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_2 = tensor.expand_shape %1 [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xf32> into tensor<2x32x40x1x1xf32>
    %2 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xf32>) outs(%2 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %3 = tensor.empty() : tensor<2x40x1x32x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x32x40x1x1xf32>) outs(%3 : tensor<2x40x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xf32> into tensor<2x40x32xf32>
    %4 = tensor.empty() : tensor<2x4x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_5 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %7 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x4x1x1x32xf32>) outs(%7 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.truncf %cst_1 : f64 to f32
      %28 = arith.mulf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<f32>
    %10 = tensor.empty() : tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7, %9 : tensor<2x1x4x32xf32>, tensor<f32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.mulf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<2x1x4xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %14 = tensor.empty() : tensor<2x1x4xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %16:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x1x4x32xf32>) outs(%15, %13 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_18: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_18 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_8 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_8 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.subf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %19 = tensor.empty() : tensor<2x1x4x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x1x4x32xf32>) outs(%20 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.divf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_9 = tensor.expand_shape %22 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %23 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_9 : tensor<2x1x4x32x1xf32>) outs(%23 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %24 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<2x32x32x1x1xf32>) outs(%24 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %25 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_15 = tensor.expand_shape %25 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x1x32xf32>) outs(%7 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_17, %arg3 : tensor<2x1x4x32xf32>, tensor<f32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.mulf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    return %26 : tensor<2x1x4x32xf32>
  }
}

