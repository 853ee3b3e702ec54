#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf16>, %arg1: tensor<2x1x4x8xf16>, %arg2: tensor<2x32x32xf16>, %arg3: tensor<2x8x32xf16>) -> tensor<2x1x4x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2], [3]] : tensor<2x1x4x32xf16> into tensor<2x4x32xf16>
    %0 = tensor.empty() : tensor<2x4x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %2 = linalg.batch_matmul ins(%collapsed, %arg2 : tensor<2x4x32xf16>, tensor<2x32x32xf16>) outs(%1 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %3 = tensor.empty() : tensor<2x4x32xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x4x32xf32>) outs(%3 : tensor<2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x4x32xf16>
    %expanded = tensor.expand_shape %4 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf16> into tensor<2x1x4x32xf16>
    %collapsed_2 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x1x4x8xf16> into tensor<2x4x8xf16>
    %5 = linalg.batch_matmul ins(%collapsed_2, %arg3 : tensor<2x4x8xf16>, tensor<2x8x32xf16>) outs(%1 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x4x32xf32>) outs(%3 : tensor<2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x4x32xf16>
    %expanded_3 = tensor.expand_shape %6 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf16> into tensor<2x1x4x32xf16>
    %7 = tensor.empty() : tensor<2x1x4x32xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<2x1x4x32xf16>, tensor<2x1x4x32xf16>) outs(%7 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f16, %in_13: f16, %out: f16):
      %29 = arith.addf %in, %in_13 : f16
      linalg.yield %29 : f16
    } -> tensor<2x1x4x32xf16>
    %9 = tensor.empty() : tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x4x32xf16>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %29 = arith.extf %in : f16 to f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.truncf %cst_1 : f64 to f32
      %30 = arith.mulf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<2x1x4xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %14 = tensor.empty() : tensor<2x1x4xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %16:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x1x4x32xf32>) outs(%15, %13 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_13 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %29 = arith.subf %in, %in_13 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %19 = tensor.empty() : tensor<2x1x4x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x1x4x32xf32>) outs(%20 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %29 = arith.divf %in, %in_13 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%7 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x1x4x32xf16>
    %expanded_5 = tensor.expand_shape %23 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf16> into tensor<2x1x4x32x1xf16>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf16> into tensor<2x32x32x1x1xf16>
    %24 = tensor.empty() : tensor<2x4x32x1x1xf16>
    %transposed = linalg.transpose ins(%expanded_5 : tensor<2x1x4x32x1xf16>) outs(%24 : tensor<2x4x32x1x1xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf16> into tensor<2x4x32xf16>
    %25 = tensor.empty() : tensor<2x32x1x32x1xf16>
    %transposed_8 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xf16>) outs(%25 : tensor<2x32x1x32x1xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf16> into tensor<2x32x32xf16>
    %26 = linalg.batch_matmul ins(%collapsed_7, %collapsed_9 : tensor<2x4x32xf16>, tensor<2x32x32xf16>) outs(%1 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x4x32xf32>) outs(%3 : tensor<2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<2x4x32xf16>
    %expanded_10 = tensor.expand_shape %27 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf16> into tensor<2x4x1x1x32xf16>
    %28 = tensor.empty() : tensor<2x1x4x32x1xf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x4x1x1x32xf16>) outs(%28 : tensor<2x1x4x32x1xf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf16> into tensor<2x1x4x32xf16>
    return %collapsed_12 : tensor<2x1x4x32xf16>
  }
}

