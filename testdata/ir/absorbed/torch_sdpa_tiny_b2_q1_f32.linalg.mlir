#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2x1x1x32xf32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x1x32xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.45180100180492244 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %0 = tensor.empty() : tensor<2x4x1x40xf32>
    %transposed = linalg.transpose ins(%concat : tensor<2x1x4x40xf32>) outs(%0 : tensor<2x4x1x40xf32>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x4x32x40xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xf32>) outs(%1 : tensor<2x4x32x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x40xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0, 0] [2, 4, 32, 32] [1, 1, 1, 1] : tensor<2x4x32x40xf32> to tensor<2x4x32x32xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x4x1x40xf32>) outs(%0 : tensor<2x4x1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_3 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x4x1x40xf32>
    %4 = tensor.empty() : tensor<2x4x40x32xf32>
    %transposed_4 = linalg.transpose ins(%2 : tensor<2x4x32x40xf32>) outs(%4 : tensor<2x4x40x32xf32>) permutation = [0, 1, 3, 2] 
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<2x4x40x32xf32>) outs(%4 : tensor<2x4x40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_3 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x4x40x32xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x4x1x40xf32> into tensor<8x1x40xf32>
    %collapsed_5 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<2x4x40x32xf32> into tensor<8x40x32xf32>
    %6 = tensor.empty() : tensor<8x1x32xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %8 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<8x1x40xf32>, tensor<8x40x32xf32>) outs(%7 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %9 = tensor.empty() : tensor<2x4x1x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<2x4x1x32xf32>, tensor<2x1x1x32xf32>) outs(%9 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %30 = arith.addf %in, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %11 = tensor.empty() : tensor<2x4x1xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %13 = tensor.empty() : tensor<2x4x1xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %15:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x4x1x32xf32>) outs(%14, %12 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_11 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_6 = tensor.expand_shape %15#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %expanded_6 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%9 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %30 = arith.subf %in, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<2x4x1x32xf32>) outs(%9 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %18 = tensor.empty() : tensor<2x4x1x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x4x1x32xf32>) outs(%19 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%9 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %30 = arith.divf %in, %in_11 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %22 = tensor.empty() : tensor<2x4x1x32xi1>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x1x32xf32>) outs(%22 : tensor<2x4x1x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %30 = arith.extf %in : f32 to f64
      %31 = arith.cmpf oeq, %30, %cst_2 : f64
      linalg.yield %31 : i1
    } -> tensor<2x4x1x32xi1>
    %24 = tensor.empty() : tensor<2x4x1x1xi1>
    %25 = linalg.fill ins(%true : i1) outs(%24 : tensor<2x4x1x1xi1>) -> tensor<2x4x1x1xi1>
    %26 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x4x1x32xi1>) outs(%25 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %30 = arith.andi %in, %out : i1
      linalg.yield %30 : i1
    } -> tensor<2x4x1x1xi1>
    %27 = linalg.generic {indexing_maps = [#map4, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %cst_1, %21 : tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) outs(%9 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %30 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_7 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<2x4x32x32xf32> into tensor<8x32x32xf32>
    %28 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x1x32xf32>, tensor<8x32x32xf32>) outs(%7 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_9 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %29 = tensor.empty() : tensor<2x1x4x32xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x4x1x32xf32>) outs(%29 : tensor<2x1x4x32xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_10 : tensor<2x1x4x32xf32>
  }
}

