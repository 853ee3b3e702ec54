#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x24xf32>, %arg1: tensor<2x4x32x24xf32>, %arg2: tensor<2x4x32x16xf32>) -> tensor<2x1x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<2x4x1x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x1x4x24xf32>) outs(%0 : tensor<2x4x1x24xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x4x24x32xf32>
    %transposed_2 = linalg.transpose ins(%arg1 : tensor<2x4x32x24xf32>) outs(%1 : tensor<2x4x24x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x4x1x24xf32> into tensor<8x1x24xf32>
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
    %2 = tensor.empty() : tensor<8x1x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%3 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %5 = tensor.empty() : tensor<2x4x1x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x1x32xf32>) outs(%5 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_1 : f64 to f32
      %23 = arith.mulf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<2x4x1x32xf32>
    %7 = tensor.empty() : tensor<2x4x1xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %9 = tensor.empty() : tensor<2x4x1xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<2x4x1x32xf32>) outs(%10, %8 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %22 = linalg.index 3 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_9 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_4 = tensor.expand_shape %11#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_4 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%5 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.subf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x1x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x4x1x32xf32>) outs(%5 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x1x32xf32>
    %14 = tensor.empty() : tensor<2x4x1x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x4x1x32xf32>) outs(%15 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%5 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %22 = arith.divf %in, %in_9 : f32
      linalg.yield %22 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_5 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %18 = tensor.empty() : tensor<8x1x16xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %20 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%19 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_7 = tensor.expand_shape %20 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %21 = tensor.empty() : tensor<2x1x4x16xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x4x1x16xf32>) outs(%21 : tensor<2x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_8 : tensor<2x1x4x16xf32>
  }
}

