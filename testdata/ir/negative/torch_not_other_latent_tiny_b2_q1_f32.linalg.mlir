#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<2x32x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<4x16x32xf32>) -> tensor<2x1x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<2x32x32xf32> into tensor<64x32xf32>
    %expanded_2 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 64, 32] : tensor<64x32xf32> into tensor<1x64x32xf32>
    %0 = tensor.empty() : tensor<32x4x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<4x16x32x1x1xf32>) outs(%0 : tensor<32x4x16x1x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_3 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<32x4x16x1x1xf32> into tensor<32x64xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32>
    %1 = tensor.empty() : tensor<1x64x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %3 = linalg.batch_matmul ins(%expanded_2, %expanded_4 : tensor<1x64x32xf32>, tensor<1x32x64xf32>) outs(%2 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %collapsed_5 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x64x64xf32> into tensor<64x64xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 4, 16] : tensor<64x64xf32> into tensor<2x32x1x4x16xf32>
    %4 = tensor.empty() : tensor<2x4x32x16x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<2x32x1x4x16xf32>) outs(%4 : tensor<2x4x32x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x4x32x16x1xf32> into tensor<2x4x32x16xf32>
    %expanded_9 = tensor.expand_shape %arg6 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %collapsed_10 = tensor.collapse_shape %arg4 [[0, 1], [2]] : tensor<2x32x32xf32> into tensor<64x32xf32>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1], [2]] output_shape [1, 64, 32] : tensor<64x32xf32> into tensor<1x64x32xf32>
    %transposed_12 = linalg.transpose ins(%expanded_9 : tensor<4x16x32x1x1xf32>) outs(%0 : tensor<32x4x16x1x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1, 2, 3, 4]] : tensor<32x4x16x1x1xf32> into tensor<32x64xf32>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32>
    %5 = linalg.batch_matmul ins(%expanded_11, %expanded_14 : tensor<1x64x32xf32>, tensor<1x32x64xf32>) outs(%2 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %collapsed_15 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<1x64x64xf32> into tensor<64x64xf32>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 4, 16] : tensor<64x64xf32> into tensor<2x32x1x4x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x32x1x4x16xf32>) outs(%4 : tensor<2x4x32x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %6 = tensor.empty() : tensor<2x4x1x24xf32>
    %transposed_18 = linalg.transpose ins(%concat : tensor<2x1x4x24xf32>) outs(%6 : tensor<2x4x1x24xf32>) permutation = [0, 2, 1, 3] 
    %7 = tensor.empty() : tensor<2x4x32x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32x8xf32>) outs(%7 : tensor<2x4x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x8xf32>
    %concat_19 = tensor.concat dim(3) %collapsed_8, %8 : (tensor<2x4x32x16xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x24xf32>
    %9 = tensor.empty() : tensor<2x4x24x32xf32>
    %transposed_20 = linalg.transpose ins(%concat_19 : tensor<2x4x32x24xf32>) outs(%9 : tensor<2x4x24x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_21 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x4x1x24xf32> into tensor<8x1x24xf32>
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
    %10 = tensor.empty() : tensor<8x1x32xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %12 = linalg.batch_matmul ins(%collapsed_21, %collapsed_22 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%11 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_23 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %13 = tensor.empty() : tensor<2x4x1x32xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x4x1x32xf32>) outs(%13 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.truncf %cst_1 : f64 to f32
      %31 = arith.mulf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x4x1x32xf32>
    %15 = tensor.empty() : tensor<2x4x1xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %17 = tensor.empty() : tensor<2x4x1xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %19:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x4x1x32xf32>) outs(%18, %16 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %30 = linalg.index 3 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_29 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_24 = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_24 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%13 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %30 = arith.subf %in, %in_29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x4x1x32xf32>) outs(%13 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %22 = tensor.empty() : tensor<2x4x1x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x4x1x32xf32>) outs(%23 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%13 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %30 = arith.divf %in, %in_29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_25 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3, 4]] : tensor<2x4x32x16x1xf32> into tensor<8x32x16xf32>
    %26 = tensor.empty() : tensor<8x1x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %28 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%27 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_27 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %29 = tensor.empty() : tensor<2x1x4x16xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x4x1x16xf32>) outs(%29 : tensor<2x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_28 : tensor<2x1x4x16xf32>
  }
}

