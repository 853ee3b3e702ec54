#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.45180100180492244 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %0 = tensor.empty() : tensor<2x1x4x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x1x4x40xf32>) outs(%0 : tensor<2x1x4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x1x4x40xf32>
    %2 = tensor.empty() : tensor<2x32x40xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xf32>) outs(%2 : tensor<2x32x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<2x32x40xf32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2], [3]] output_shape [2, 1, 32, 40] : tensor<2x32x40xf32> into tensor<2x1x32x40xf32>
    %4 = tensor.empty() : tensor<2x1x40x32xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x32x40xf32>) outs(%4 : tensor<2x1x40x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<2x1x4x40xf32> into tensor<2x4x40xf32>
    %collapsed_2 = tensor.collapse_shape %transposed [[0], [1, 2], [3]] : tensor<2x1x40x32xf32> into tensor<2x40x32xf32>
    %5 = tensor.empty() : tensor<2x4x32xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_3 = tensor.expand_shape %7 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf32> into tensor<2x1x4x32xf32>
    %8 = tensor.empty() : tensor<2x1x4xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %10 = tensor.empty() : tensor<2x1x4xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_3 : tensor<2x1x4x32xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %21 = linalg.index 3 : index
      %22 = arith.index_cast %21 : index to i64
      %23 = arith.maximumf %in, %out : f32
      %24 = arith.cmpf ogt, %in, %out : f32
      %25 = arith.select %24, %22, %out_7 : i64
      linalg.yield %23, %25 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_4 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %13 = tensor.empty() : tensor<2x1x4x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_4 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.subf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.exp %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = tensor.empty() : tensor<2x1x4x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%17 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x1x4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.divf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %collapsed_5 = tensor.collapse_shape %19 [[0], [1, 2], [3]] : tensor<2x1x4x32xf32> into tensor<2x4x32xf32>
    %20 = linalg.batch_matmul ins(%collapsed_5, %extracted_slice : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_6 = tensor.expand_shape %20 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf32> into tensor<2x1x4x32xf32>
    return %expanded_6 : tensor<2x1x4x32xf32>
  }
}

