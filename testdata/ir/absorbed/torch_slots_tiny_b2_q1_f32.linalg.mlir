#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<128x40xf32>, %arg3: tensor<2x32xi64>, %arg4: tensor<2xi64>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<2x32xi64> into tensor<64xi64>
    %0 = tensor.empty() : tensor<64x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<64xi64>) outs(%0 : tensor<64x40xf32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = arith.index_cast %in : i64 to index
      %30 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%29, %30] : tensor<128x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x40xf32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 32, 40] : tensor<64x40xf32> into tensor<2x32x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded_3 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_4 = tensor.expand_shape %1 [[0, 1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<64x40xf32> into tensor<2x32x40x1x1xf32>
    %2 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_3 : tensor<2x1x4x40x1xf32>) outs(%2 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %3 = tensor.empty() : tensor<2x40x1x32x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_4 : tensor<2x32x40x1x1xf32>) outs(%3 : tensor<2x40x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xf32> into tensor<2x40x32xf32>
    %4 = tensor.empty() : tensor<2x4x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %6 = linalg.batch_matmul ins(%collapsed_5, %collapsed_7 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_8 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %7 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x4x1x1x32xf32>) outs(%7 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %8 = tensor.empty() : tensor<2x1x4x32xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<2x1x4x32xf32>) outs(%8 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.truncf %cst_2 : f64 to f32
      %30 = arith.mulf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %10 = tensor.empty() : tensor<32xi64>
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%10 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i64
      linalg.yield %30 : i64
    } -> tensor<32xi64>
    %expanded_11 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %12 = tensor.empty() : tensor<2x1x1x32xi1>
    %13 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_11 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%12 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_22: i64, %out: i1):
      %29 = arith.cmpi sge, %in, %in_22 : i64
      linalg.yield %29 : i1
    } -> tensor<2x1x1x32xi1>
    %14 = linalg.generic {indexing_maps = [#map6, #map7, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_1, %9 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%8 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %29 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %15 = tensor.empty() : tensor<2x1x4xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %17 = tensor.empty() : tensor<2x1x4xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %19:2 = linalg.generic {indexing_maps = [#map2, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x1x4x32xf32>) outs(%18, %16 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_22: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_22 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_12 = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_12 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%8 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %29 = arith.subf %in, %in_22 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x1x4x32xf32>) outs(%8 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %22 = tensor.empty() : tensor<2x1x4x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x1x4x32xf32>) outs(%23 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%8 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %29 = arith.divf %in, %in_22 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_13 = tensor.expand_shape %25 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_14 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %26 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_15 = linalg.transpose ins(%expanded_13 : tensor<2x1x4x32x1xf32>) outs(%26 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %27 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_14 : tensor<2x32x32x1x1xf32>) outs(%27 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %28 = linalg.batch_matmul ins(%collapsed_16, %collapsed_18 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_19 = tensor.expand_shape %28 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x4x1x1x32xf32>) outs(%7 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_21 : tensor<2x1x4x32xf32>
  }
}

