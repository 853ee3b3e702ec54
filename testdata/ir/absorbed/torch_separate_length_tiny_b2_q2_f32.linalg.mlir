#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x2x4x16xf32>, %arg1: tensor<2x2x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi64>) -> tensor<2x2x4x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf32> into tensor<2x2x4x16x1xf32>
    %0 = tensor.empty() : tensor<4x2x2x16x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x2x4x16x1xf32>) outs(%0 : tensor<4x2x2x16x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3, 4]] : tensor<4x2x2x16x1xf32> into tensor<4x4x16xf32>
    %1 = tensor.empty() : tensor<4x4x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %arg4 : tensor<4x4x16xf32>, tensor<4x16x32xf32>) outs(%2 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %expanded_3 = tensor.expand_shape %3 [[0], [1, 2], [3, 4]] output_shape [4, 2, 2, 1, 32] : tensor<4x4x32xf32> into tensor<4x2x2x1x32xf32>
    %expanded_4 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %4 = tensor.empty() : tensor<2x2x4x32x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_3 : tensor<4x2x2x1x32xf32>) outs(%4 : tensor<2x2x4x32x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1, 2], [3, 4]] : tensor<2x2x4x32x1xf32> into tensor<2x8x32xf32>
    %5 = tensor.empty() : tensor<2x32x32x1x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_4 : tensor<2x32x32x1x1xf32>) outs(%5 : tensor<2x32x32x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2, 3, 4]] : tensor<2x32x32x1x1xf32> into tensor<2x32x32xf32>
    %6 = tensor.empty() : tensor<2x8x32xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %8 = linalg.batch_matmul ins(%collapsed_6, %collapsed_8 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_9 = tensor.expand_shape %8 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf32> into tensor<2x2x4x1x32xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x2x4x1x32xf32>) outs(%4 : tensor<2x2x4x32x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2], [3, 4]] : tensor<2x2x4x32x1xf32> into tensor<2x2x4x32xf32>
    %expanded_12 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %collapsed_13 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x2x4x8xf32> into tensor<2x8x8xf32>
    %9 = tensor.empty() : tensor<2x8x32x1x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<2x32x8x1x1xf32>) outs(%9 : tensor<2x8x32x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x8x32x1x1xf32> into tensor<2x8x32xf32>
    %10 = linalg.batch_matmul ins(%collapsed_13, %collapsed_15 : tensor<2x8x8xf32>, tensor<2x8x32xf32>) outs(%7 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_16 = tensor.expand_shape %10 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf32> into tensor<2x2x4x1x32xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x2x4x1x32xf32>) outs(%4 : tensor<2x2x4x32x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<2x2x4x32x1xf32> into tensor<2x2x4x32xf32>
    %11 = tensor.empty() : tensor<2x2x4x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11, %collapsed_18 : tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %37 = arith.addf %in, %in_31 : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.truncf %cst_2 : f64 to f32
      %38 = arith.mulf %in, %37 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2x4x32xf32>
    %14 = tensor.empty() : tensor<32xi64>
    %15 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%14 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %37 = linalg.index 0 : index
      %38 = arith.index_cast %37 : index to i64
      linalg.yield %38 : i64
    } -> tensor<32xi64>
    %expanded_19 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %16 = tensor.empty() : tensor<2x1x1x32xi1>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_19 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%16 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_31: i64, %out: i1):
      %37 = arith.cmpi sge, %in, %in_31 : i64
      linalg.yield %37 : i1
    } -> tensor<2x1x1x32xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %cst_1, %13 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %37 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x32xf32>
    %19 = tensor.empty() : tensor<2x2x4xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x2x4xi64>) -> tensor<2x2x4xi64>
    %21 = tensor.empty() : tensor<2x2x4xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %23:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x2x4x32xf32>) outs(%22, %20 : tensor<2x2x4xf32>, tensor<2x2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %37 = linalg.index 3 : index
      %38 = arith.index_cast %37 : index to i64
      %39 = arith.maximumf %in, %out : f32
      %40 = arith.cmpf ogt, %in, %out : f32
      %41 = arith.select %40, %38, %out_31 : i64
      linalg.yield %39, %41 : f32, i64
    } -> (tensor<2x2x4xf32>, tensor<2x2x4xi64>)
    %expanded_20 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 2, 4, 1] : tensor<2x2x4xf32> into tensor<2x2x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_20 : tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %37 = arith.subf %in, %in_31 : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x32xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x2x4x32xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.exp %in : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x32xf32>
    %26 = tensor.empty() : tensor<2x2x4x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x2x4x32xf32>) outs(%27 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) outs(%11 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %37 = arith.divf %in, %in_31 : f32
      linalg.yield %37 : f32
    } -> tensor<2x2x4x32xf32>
    %collapsed_21 = tensor.collapse_shape %29 [[0], [1, 2], [3]] : tensor<2x2x4x32xf32> into tensor<2x8x32xf32>
    %30 = linalg.batch_matmul ins(%collapsed_21, %arg2 : tensor<2x8x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %expanded_22 = tensor.expand_shape %30 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf32> into tensor<2x2x4x1x32xf32>
    %expanded_23 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %31 = tensor.empty() : tensor<4x2x2x32x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_22 : tensor<2x2x4x1x32xf32>) outs(%31 : tensor<4x2x2x32x1xf32>) permutation = [2, 0, 1, 4, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1, 2], [3, 4]] : tensor<4x2x2x32x1xf32> into tensor<4x4x32xf32>
    %32 = tensor.empty() : tensor<4x32x16x1x1xf32>
    %transposed_26 = linalg.transpose ins(%expanded_23 : tensor<4x16x32x1x1xf32>) outs(%32 : tensor<4x32x16x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3, 4]] : tensor<4x32x16x1x1xf32> into tensor<4x32x16xf32>
    %33 = tensor.empty() : tensor<4x4x16xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %35 = linalg.batch_matmul ins(%collapsed_25, %collapsed_27 : tensor<4x4x32xf32>, tensor<4x32x16xf32>) outs(%34 : tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %expanded_28 = tensor.expand_shape %35 [[0], [1, 2], [3, 4]] output_shape [4, 2, 2, 1, 16] : tensor<4x4x16xf32> into tensor<4x2x2x1x16xf32>
    %36 = tensor.empty() : tensor<2x2x4x16x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<4x2x2x1x16xf32>) outs(%36 : tensor<2x2x4x16x1xf32>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2], [3, 4]] : tensor<2x2x4x16x1xf32> into tensor<2x2x4x16xf32>
    return %collapsed_30 : tensor<2x2x4x16xf32>
  }
}

