#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf16>, %arg1: tensor<2x1x4x8xf16>, %arg2: tensor<2x32x40xf16>, %arg3: tensor<2x1x1x32xf32>) -> tensor<2x1x4x32xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x1x32xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.45180100180492244 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf16>, tensor<2x1x4x8xf16>) -> tensor<2x1x4x40xf16>
    %0 = tensor.empty() : tensor<2x4x1x40xf16>
    %transposed = linalg.transpose ins(%concat : tensor<2x1x4x40xf16>) outs(%0 : tensor<2x4x1x40xf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<2x4x32x40xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xf16>) outs(%1 : tensor<2x4x32x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x32x40xf16>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0, 0] [2, 4, 32, 32] [1, 1, 1, 1] : tensor<2x4x32x40xf16> to tensor<2x4x32x32xf16>
    %3 = tensor.empty() : tensor<2x1x1x32xf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x1x1x32xf32>) outs(%3 : tensor<2x1x1x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<2x1x1x32xf16>
    %5 = tensor.empty() : tensor<2x4x1x40xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x4x1x40xf16>) outs(%5 : tensor<2x4x1x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %40 = arith.extf %in : f16 to f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x40xf32>
    %7 = tensor.empty() : tensor<2x4x32x40xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x4x32x40xf16>) outs(%7 : tensor<2x4x32x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %40 = arith.extf %in : f16 to f32
      linalg.yield %40 : f32
    } -> tensor<2x4x32x40xf32>
    %9 = tensor.empty() : tensor<2x4x32x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x4x32x32xf16>) outs(%9 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %40 = arith.extf %in : f16 to f32
      linalg.yield %40 : f32
    } -> tensor<2x4x32x32xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x4x1x40xf32>) outs(%5 : tensor<2x4x1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_3 : f64 to f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x4x1x40xf32>
    %12 = tensor.empty() : tensor<2x4x40x32xf32>
    %transposed_4 = linalg.transpose ins(%8 : tensor<2x4x32x40xf32>) outs(%12 : tensor<2x4x40x32xf32>) permutation = [0, 1, 3, 2] 
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<2x4x40x32xf32>) outs(%12 : tensor<2x4x40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_3 : f64 to f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x4x40x32xf32>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x4x1x40xf32> into tensor<8x1x40xf32>
    %collapsed_5 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x4x40x32xf32> into tensor<8x40x32xf32>
    %14 = tensor.empty() : tensor<8x1x32xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %16 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<8x1x40xf32>, tensor<8x40x32xf32>) outs(%15 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %17 = tensor.empty() : tensor<2x4x1x32xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<2x4x1x32xf32>, tensor<2x1x1x32xf16>) outs(%17 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_11: f16, %out: f32):
      %40 = arith.extf %in_11 : f16 to f32
      %41 = arith.addf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x4x1x32xf32>
    %19 = tensor.empty() : tensor<2x4x1xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %21 = tensor.empty() : tensor<2x4x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %23:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x4x1x32xf32>) outs(%22, %20 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %40 = linalg.index 3 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_11 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_6 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_6 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%17 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %40 = arith.subf %in, %in_11 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x32xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x4x1x32xf32>) outs(%17 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x32xf32>
    %26 = tensor.empty() : tensor<2x4x1x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x1x32xf32>) outs(%27 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%17 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %40 = arith.divf %in, %in_11 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x32xf32>
    %30 = tensor.empty() : tensor<2x4x1x32xi1>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x4x1x32xf32>) outs(%30 : tensor<2x4x1x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.extf %in : f32 to f64
      %41 = arith.cmpf oeq, %40, %cst_2 : f64
      linalg.yield %41 : i1
    } -> tensor<2x4x1x32xi1>
    %32 = tensor.empty() : tensor<2x4x1x1xi1>
    %33 = linalg.fill ins(%true : i1) outs(%32 : tensor<2x4x1x1xi1>) -> tensor<2x4x1x1xi1>
    %34 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x4x1x32xi1>) outs(%33 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %40 = arith.andi %in, %out : i1
      linalg.yield %40 : i1
    } -> tensor<2x4x1x1xi1>
    %35 = linalg.generic {indexing_maps = [#map4, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %cst_1, %29 : tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) outs(%17 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %40 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_7 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_8 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x4x32x32xf32> into tensor<8x32x32xf32>
    %36 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x1x32xf32>, tensor<8x32x32xf32>) outs(%15 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_9 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %37 = tensor.empty() : tensor<2x4x1x32xf16>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x4x1x32xf32>) outs(%37 : tensor<2x4x1x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<2x4x1x32xf16>
    %39 = tensor.empty() : tensor<2x1x4x32xf16>
    %transposed_10 = linalg.transpose ins(%38 : tensor<2x4x1x32xf16>) outs(%39 : tensor<2x1x4x32xf16>) permutation = [0, 2, 1, 3] 
    return %transposed_10 : tensor<2x1x4x32xf16>
  }
}

