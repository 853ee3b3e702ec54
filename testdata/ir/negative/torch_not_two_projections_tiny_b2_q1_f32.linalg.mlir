#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x32x64xf32>, %arg2: tensor<4x16x64xf32>, %arg3: tensor<4x16x64xf32>) -> tensor<2x1x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [4, 16, 64, 1, 1] : tensor<4x16x64xf32> into tensor<4x16x64x1x1xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32>
    %expanded_2 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32>
    %0 = tensor.empty() : tensor<64x4x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<4x16x64x1x1xf32>) outs(%0 : tensor<64x4x16x1x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_3 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<64x4x16x1x1xf32> into tensor<64x64xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32>
    %1 = tensor.empty() : tensor<1x64x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %3 = linalg.batch_matmul ins(%expanded_2, %expanded_4 : tensor<1x64x64xf32>, tensor<1x64x64xf32>) outs(%2 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %collapsed_5 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x64x64xf32> into tensor<64x64xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 4, 16] : tensor<64x64xf32> into tensor<2x32x1x4x16xf32>
    %4 = tensor.empty() : tensor<2x4x32x16x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x32x1x4x16xf32>) outs(%4 : tensor<2x4x32x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x4x32x16x1xf32> into tensor<2x4x32x16xf32>
    %expanded_9 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [4, 16, 64, 1, 1] : tensor<4x16x64xf32> into tensor<4x16x64x1x1xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<4x16x64x1x1xf32>) outs(%0 : tensor<64x4x16x1x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1, 2, 3, 4]] : tensor<64x4x16x1x1xf32> into tensor<64x64xf32>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32>
    %5 = linalg.batch_matmul ins(%expanded_2, %expanded_12 : tensor<1x64x64xf32>, tensor<1x64x64xf32>) outs(%2 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %collapsed_13 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<1x64x64xf32> into tensor<64x64xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 4, 16] : tensor<64x64xf32> into tensor<2x32x1x4x16xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x32x1x4x16xf32>) outs(%4 : tensor<2x4x32x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %6 = tensor.empty() : tensor<2x4x1x16xf32>
    %transposed_16 = linalg.transpose ins(%arg0 : tensor<2x1x4x16xf32>) outs(%6 : tensor<2x4x1x16xf32>) permutation = [0, 2, 1, 3] 
    %7 = tensor.empty() : tensor<2x4x16x32xf32>
    %transposed_17 = linalg.transpose ins(%collapsed_8 : tensor<2x4x32x16xf32>) outs(%7 : tensor<2x4x16x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x4x1x16xf32> into tensor<8x1x16xf32>
    %collapsed_19 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x4x16x32xf32> into tensor<8x16x32xf32>
    %8 = tensor.empty() : tensor<8x1x32xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %10 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<8x1x16xf32>, tensor<8x16x32xf32>) outs(%9 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_20 = tensor.expand_shape %10 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %11 = tensor.empty() : tensor<2x4x1x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x4x1x32xf32>) outs(%11 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.truncf %cst_1 : f64 to f32
      %29 = arith.mulf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x1x32xf32>
    %13 = tensor.empty() : tensor<2x4x1xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %15 = tensor.empty() : tensor<2x4x1xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %17:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x4x1x32xf32>) outs(%16, %14 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %28 = linalg.index 3 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_26 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_21 = tensor.expand_shape %17#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_21 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%11 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %28 = arith.subf %in, %in_26 : f32
      linalg.yield %28 : f32
    } -> tensor<2x4x1x32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x4x1x32xf32>) outs(%11 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<2x4x1x32xf32>
    %20 = tensor.empty() : tensor<2x4x1x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<2x4x1x32xf32>) outs(%21 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<2x4x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%11 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %28 = arith.divf %in, %in_26 : f32
      linalg.yield %28 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_22 = tensor.collapse_shape %23 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3, 4]] : tensor<2x4x32x16x1xf32> into tensor<8x32x16xf32>
    %24 = tensor.empty() : tensor<8x1x16xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %26 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%25 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_24 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %27 = tensor.empty() : tensor<2x1x4x16xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x4x1x16xf32>) outs(%27 : tensor<2x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_25 : tensor<2x1x4x16xf32>
  }
}

