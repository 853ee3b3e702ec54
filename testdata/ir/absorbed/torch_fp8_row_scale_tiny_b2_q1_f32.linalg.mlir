#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf8E4M3FN>, %arg3: tensor<2x32xf32>, %arg4: tensor<2xi64>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<2x32x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xf8E4M3FN>) outs(%0 : tensor<2x32x40xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %30 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %30 : f32
    } -> tensor<2x32x40xf32>
    %expanded = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded : tensor<2x32x40xf32>, tensor<2x32x1xf32>) outs(%0 : tensor<2x32x40xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %30 = arith.mulf %in, %in_21 : f32
      linalg.yield %30 : f32
    } -> tensor<2x32x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded_3 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_4 = tensor.expand_shape %2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xf32> into tensor<2x32x40x1x1xf32>
    %3 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_3 : tensor<2x1x4x40x1xf32>) outs(%3 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %4 = tensor.empty() : tensor<2x40x1x32x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x32x40x1x1xf32>) outs(%4 : tensor<2x40x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xf32> into tensor<2x40x32xf32>
    %5 = tensor.empty() : tensor<2x4x32xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_7 = tensor.expand_shape %7 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %8 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x4x1x1x32xf32>) outs(%8 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %9 = tensor.empty() : tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_2 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = tensor.empty() : tensor<32xi64>
    %12 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%11 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %30 : index to i64
      linalg.yield %31 : i64
    } -> tensor<32xi64>
    %expanded_10 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %13 = tensor.empty() : tensor<2x1x1x32xi1>
    %14 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_10 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%13 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_21: i64, %out: i1):
      %30 = arith.cmpi sge, %in, %in_21 : i64
      linalg.yield %30 : i1
    } -> tensor<2x1x1x32xi1>
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_1, %10 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %30 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = tensor.empty() : tensor<2x1x4xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %18 = tensor.empty() : tensor<2x1x4xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %20:2 = linalg.generic {indexing_maps = [#map2, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%19, %17 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_21 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_11 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_11 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %30 = arith.subf %in, %in_21 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = tensor.empty() : tensor<2x1x4x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%24 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %30 = arith.divf %in, %in_21 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_12 = tensor.expand_shape %26 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_13 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %27 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<2x1x4x32x1xf32>) outs(%27 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %28 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_13 : tensor<2x32x32x1x1xf32>) outs(%28 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %29 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_18 = tensor.expand_shape %29 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x1x1x32xf32>) outs(%8 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_20 : tensor<2x1x4x32xf32>
  }
}

