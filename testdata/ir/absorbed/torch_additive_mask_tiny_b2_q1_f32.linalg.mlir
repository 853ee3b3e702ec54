#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2x1x1x32xf32>) -> tensor<2x1x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x16x1xf32>
    %expanded_2 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %0 = tensor.empty() : tensor<4x2x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x16x1xf32>) outs(%0 : tensor<4x2x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xf32> into tensor<4x2x16xf32>
    %1 = tensor.empty() : tensor<4x16x1x32x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<4x16x32x1x1xf32>) outs(%1 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %2 = tensor.empty() : tensor<4x2x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<4x2x16xf32>, tensor<4x16x32xf32>) outs(%3 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %expanded_5 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xf32> into tensor<4x2x1x1x32xf32>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %5 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<4x2x1x1x32xf32>) outs(%5 : tensor<2x4x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %6 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xf32>) outs(%6 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %7 = tensor.empty() : tensor<2x4x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %9 = linalg.batch_matmul ins(%collapsed_8, %collapsed_10 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_11 = tensor.expand_shape %9 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %10 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x4x1x1x32xf32>) outs(%10 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_14 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_15 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %11 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_14 : tensor<2x1x4x8x1xf32>) outs(%11 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %12 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_18 = linalg.transpose ins(%expanded_15 : tensor<2x32x8x1x1xf32>) outs(%12 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %13 = linalg.batch_matmul ins(%collapsed_17, %collapsed_19 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_20 = tensor.expand_shape %13 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x4x1x1x32xf32>) outs(%10 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %14 = tensor.empty() : tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_13, %collapsed_22 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %36 = arith.addf %in, %in_38 : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.truncf %cst_1 : f64 to f32
      %37 = arith.mulf %in, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %arg6 : tensor<2x1x4x32xf32>, tensor<2x1x1x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %36 = arith.addf %in, %in_38 : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = tensor.empty() : tensor<2x1x4xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %20 = tensor.empty() : tensor<2x1x4xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %22:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%21, %19 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %36 = linalg.index 3 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_38 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_23 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_23 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %36 = arith.subf %in, %in_38 : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %25 = tensor.empty() : tensor<2x1x4x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x1x4x32xf32>) outs(%26 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %out : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %36 = arith.divf %in, %in_38 : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_24 = tensor.expand_shape %28 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x1x4x32x1xf32>) outs(%5 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_27 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xf32>) outs(%6 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %29 = linalg.batch_matmul ins(%collapsed_26, %collapsed_28 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_29 = tensor.expand_shape %29 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %expanded_30 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %30 = tensor.empty() : tensor<4x2x32x1x1xf32>
    %transposed_31 = linalg.transpose ins(%expanded_29 : tensor<2x4x1x1x32xf32>) outs(%30 : tensor<4x2x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xf32> into tensor<4x2x32xf32>
    %31 = tensor.empty() : tensor<4x32x1x16x1xf32>
    %transposed_33 = linalg.transpose ins(%expanded_30 : tensor<4x16x32x1x1xf32>) outs(%31 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %32 = tensor.empty() : tensor<4x2x16xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %34 = linalg.batch_matmul ins(%collapsed_32, %collapsed_34 : tensor<4x2x32xf32>, tensor<4x32x16xf32>) outs(%33 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %expanded_35 = tensor.expand_shape %34 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xf32> into tensor<4x2x1x1x16xf32>
    %35 = tensor.empty() : tensor<2x1x4x16x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<4x2x1x1x16xf32>) outs(%35 : tensor<2x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2], [3, 4]] : tensor<2x1x4x16x1xf32> into tensor<2x1x4x16xf32>
    return %collapsed_37 : tensor<2x1x4x16xf32>
  }
}

