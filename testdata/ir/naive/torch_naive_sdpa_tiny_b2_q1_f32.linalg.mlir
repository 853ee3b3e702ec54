#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<128x32xf32>, %arg5: tensor<2x1x1x32xi1>) -> tensor<2x1x4x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x1x32xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.45180100180492244 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<32x128xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<128x32xf32>) outs(%0 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<2x32x32xf32> into tensor<64x32xf32>
    %1 = tensor.empty() : tensor<64x128xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<64x32xf32>, tensor<32x128xf32>) outs(%2 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2, 3]] output_shape [2, 32, 4, 32] : tensor<64x128xf32> into tensor<2x32x4x32xf32>
    %4 = tensor.empty() : tensor<2x4x32x32xf32>
    %transposed_6 = linalg.transpose ins(%expanded : tensor<2x32x4x32xf32>) outs(%4 : tensor<2x4x32x32xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_6[0, 0, 0, 0] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf32> to tensor<2x4x32x16xf32>
    %extracted_slice_7 = tensor.extract_slice %transposed_6[0, 0, 0, 16] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf32> to tensor<2x4x32x16xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %5 = tensor.empty() : tensor<2x4x1x24xf32>
    %transposed_8 = linalg.transpose ins(%concat : tensor<2x1x4x24xf32>) outs(%5 : tensor<2x4x1x24xf32>) permutation = [0, 2, 1, 3] 
    %6 = tensor.empty() : tensor<2x4x32x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32x8xf32>) outs(%6 : tensor<2x4x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x8xf32>
    %concat_9 = tensor.concat dim(3) %extracted_slice, %7 : (tensor<2x4x32x16xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x24xf32>
    %8 = tensor.empty() : tensor<2x1x1x32xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %cst_2, %cst_3 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<f32>) outs(%8 : tensor<2x1x1x32xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %39 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %39 : f32
    } -> tensor<2x1x1x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<2x4x1x24xf32>) outs(%5 : tensor<2x4x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_4 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x1x24xf32>
    %11 = tensor.empty() : tensor<2x4x24x32xf32>
    %transposed_10 = linalg.transpose ins(%concat_9 : tensor<2x4x32x24xf32>) outs(%11 : tensor<2x4x24x32xf32>) permutation = [0, 1, 3, 2] 
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<2x4x24x32xf32>) outs(%11 : tensor<2x4x24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_4 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<2x4x24x32xf32>
    %collapsed_11 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x4x1x24xf32> into tensor<8x1x24xf32>
    %collapsed_12 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
    %13 = tensor.empty() : tensor<8x1x32xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %15 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%14 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_13 = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %16 = tensor.empty() : tensor<2x4x1x32xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %9 : tensor<2x4x1x32xf32>, tensor<2x1x1x32xf32>) outs(%16 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %39 = arith.addf %in, %in_19 : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x1x32xf32>
    %18 = tensor.empty() : tensor<2x4x1xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %20 = tensor.empty() : tensor<2x4x1xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %22:2 = linalg.generic {indexing_maps = [#map1, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x4x1x32xf32>) outs(%21, %19 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_19 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_14 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_14 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%16 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %39 = arith.subf %in, %in_19 : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x1x32xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x4x1x32xf32>) outs(%16 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x1x32xf32>
    %25 = tensor.empty() : tensor<2x4x1x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x4x1x32xf32>) outs(%26 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%16 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %39 = arith.divf %in, %in_19 : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x1x32xf32>
    %29 = tensor.empty() : tensor<2x4x1x32xi1>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x1x32xf32>) outs(%29 : tensor<2x4x1x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %39 = arith.extf %in : f32 to f64
      %40 = arith.cmpf oeq, %39, %cst_5 : f64
      linalg.yield %40 : i1
    } -> tensor<2x4x1x32xi1>
    %31 = tensor.empty() : tensor<2x4x1x1xi1>
    %32 = linalg.fill ins(%true : i1) outs(%31 : tensor<2x4x1x1xi1>) -> tensor<2x4x1x1xi1>
    %33 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x4x1x32xi1>) outs(%32 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.andi %in, %out : i1
      linalg.yield %39 : i1
    } -> tensor<2x4x1x1xi1>
    %34 = linalg.generic {indexing_maps = [#map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %cst_1, %28 : tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) outs(%16 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %39 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_15 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %35 = tensor.empty() : tensor<8x1x16xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %37 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%36 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_17 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %38 = tensor.empty() : tensor<2x1x4x16xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x4x1x16xf32>) outs(%38 : tensor<2x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_18 : tensor<2x1x4x16xf32>
  }
}

