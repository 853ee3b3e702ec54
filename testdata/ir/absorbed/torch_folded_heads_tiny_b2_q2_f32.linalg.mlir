#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x2x4x32xf32>, %arg1: tensor<2x2x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2xi64>) -> tensor<2x2x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x2x4x32xf32>, tensor<2x2x4x8xf32>) -> tensor<2x2x4x40xf32>
    %collapsed = tensor.collapse_shape %concat [[0], [1, 2], [3]] : tensor<2x2x4x40xf32> into tensor<2x8x40xf32>
    %0 = tensor.empty() : tensor<2x40x32xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<2x32x40xf32>) outs(%0 : tensor<2x40x32xf32>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<2x8x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %transposed : tensor<2x8x40xf32>, tensor<2x40x32xf32>) outs(%2 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x8x32xf32>) outs(%1 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_2 : f64 to f32
      %23 = arith.mulf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<2x8x32xf32>
    %5 = tensor.empty() : tensor<32xi64>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%5 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      linalg.yield %23 : i64
    } -> tensor<32xi64>
    %expanded = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %7 = tensor.empty() : tensor<2x1x32xi1>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded : tensor<32xi64>, tensor<2x1x1xi64>) outs(%7 : tensor<2x1x32xi1>) {
    ^bb0(%in: i64, %in_5: i64, %out: i1):
      %22 = arith.cmpi sge, %in, %in_5 : i64
      linalg.yield %22 : i1
    } -> tensor<2x1x32xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %cst_1, %4 : tensor<2x1x32xi1>, tensor<f32>, tensor<2x8x32xf32>) outs(%1 : tensor<2x8x32xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %22 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x32xf32>
    %10 = tensor.empty() : tensor<2x8xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<2x8xi64>) -> tensor<2x8xi64>
    %12 = tensor.empty() : tensor<2x8xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %14:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x8x32xf32>) outs(%13, %11 : tensor<2x8xf32>, tensor<2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %22 = linalg.index 2 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_5 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<2x8xf32>, tensor<2x8xi64>)
    %expanded_3 = tensor.expand_shape %14#0 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %expanded_3 : tensor<2x8x32xf32>, tensor<2x8x1xf32>) outs(%1 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %22 = arith.subf %in, %in_5 : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x8x32xf32>) outs(%1 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x32xf32>
    %17 = tensor.empty() : tensor<2x8x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x8x32xf32>) outs(%18 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x8x32xf32>, tensor<2x8x1xf32>) outs(%1 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %22 = arith.divf %in, %in_5 : f32
      linalg.yield %22 : f32
    } -> tensor<2x8x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %21 = linalg.batch_matmul ins(%20, %extracted_slice : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%2 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_4 = tensor.expand_shape %21 [[0], [1, 2], [3]] output_shape [2, 2, 4, 32] : tensor<2x8x32xf32> into tensor<2x2x4x32xf32>
    return %expanded_4 : tensor<2x2x4x32xf32>
  }
}

