#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x32x4x16xf32>, %arg1: tensor<2x32x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>) -> tensor<2x32x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
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
    %expanded_7 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<4x16x32x1x1xf32>) outs(%0 : tensor<32x4x16x1x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1, 2, 3, 4]] : tensor<32x4x16x1x1xf32> into tensor<32x64xf32>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32>
    %4 = linalg.batch_matmul ins(%expanded_2, %expanded_10 : tensor<1x64x32xf32>, tensor<1x32x64xf32>) outs(%2 : tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
    %collapsed_11 = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<1x64x64xf32> into tensor<64x64xf32>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 4, 16] : tensor<64x64xf32> into tensor<2x32x1x4x16xf32>
    %expanded_13 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 32, 4, 16, 1] : tensor<2x32x4x16xf32> into tensor<2x32x4x16x1xf32>
    %5 = tensor.empty() : tensor<2x4x32x16x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x32x4x16x1xf32>) outs(%5 : tensor<2x4x32x16x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3, 4]] : tensor<2x4x32x16x1xf32> into tensor<8x32x16xf32>
    %6 = tensor.empty() : tensor<2x4x16x32x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_6 : tensor<2x32x1x4x16xf32>) outs(%6 : tensor<2x4x16x32x1xf32>) permutation = [0, 3, 4, 1, 2] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3, 4]] : tensor<2x4x16x32x1xf32> into tensor<8x16x32xf32>
    %7 = tensor.empty() : tensor<8x32x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %9 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<8x32x16xf32>, tensor<8x16x32xf32>) outs(%8 : tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %expanded_18 = tensor.expand_shape %9 [[0, 1], [2], [3, 4]] output_shape [2, 4, 32, 1, 32] : tensor<8x32x32xf32> into tensor<2x4x32x1x32xf32>
    %10 = tensor.empty() : tensor<2x4x32x32x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x32x1x32xf32>) outs(%10 : tensor<2x4x32x32x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x4x32x32x1xf32> into tensor<2x4x32x32xf32>
    %expanded_21 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 32, 4, 8, 1] : tensor<2x32x4x8xf32> into tensor<2x32x4x8x1xf32>
    %expanded_22 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %11 = tensor.empty() : tensor<2x4x32x8x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_21 : tensor<2x32x4x8x1xf32>) outs(%11 : tensor<2x4x32x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1, 2], [3, 4]] : tensor<2x4x32x8x1xf32> into tensor<2x128x8xf32>
    %12 = tensor.empty() : tensor<2x8x32x1x1xf32>
    %transposed_25 = linalg.transpose ins(%expanded_22 : tensor<2x32x8x1x1xf32>) outs(%12 : tensor<2x8x32x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3, 4]] : tensor<2x8x32x1x1xf32> into tensor<2x8x32xf32>
    %13 = tensor.empty() : tensor<2x128x32xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x128x32xf32>) -> tensor<2x128x32xf32>
    %15 = linalg.batch_matmul ins(%collapsed_24, %collapsed_26 : tensor<2x128x8xf32>, tensor<2x8x32xf32>) outs(%14 : tensor<2x128x32xf32>) -> tensor<2x128x32xf32>
    %expanded_27 = tensor.expand_shape %15 [[0], [1, 2], [3, 4]] output_shape [2, 4, 32, 1, 32] : tensor<2x128x32xf32> into tensor<2x4x32x1x32xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x4x32x1x32xf32>) outs(%10 : tensor<2x4x32x32x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2], [3, 4]] : tensor<2x4x32x32x1xf32> into tensor<2x4x32x32xf32>
    %16 = tensor.empty() : tensor<2x4x32x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20, %collapsed_29 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%16 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %34 = arith.addf %in, %in_37 : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x32x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x32x32xf32>) outs(%16 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_1 : f64 to f32
      %35 = arith.mulf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<2x4x32x32xf32>
    %19 = tensor.empty() : tensor<2x4x32xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x4x32xi64>) -> tensor<2x4x32xi64>
    %21 = tensor.empty() : tensor<2x4x32xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %23:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x4x32x32xf32>) outs(%22, %20 : tensor<2x4x32xf32>, tensor<2x4x32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_37 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x4x32xf32>, tensor<2x4x32xi64>)
    %expanded_30 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x4x32x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_30 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%16 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %34 = arith.subf %in, %in_37 : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x32x32xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x4x32x32xf32>) outs(%16 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x32x32xf32>
    %26 = tensor.empty() : tensor<2x4x32x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x4x32x1xf32>) -> tensor<2x4x32x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x32x32xf32>) outs(%27 : tensor<2x4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x32x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%16 : tensor<2x4x32x32xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %34 = arith.divf %in, %in_37 : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x32x32xf32>
    %collapsed_31 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x4x32x32xf32> into tensor<8x32x32xf32>
    %transposed_32 = linalg.transpose ins(%expanded_12 : tensor<2x32x1x4x16xf32>) outs(%5 : tensor<2x4x32x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3, 4]] : tensor<2x4x32x16x1xf32> into tensor<8x32x16xf32>
    %30 = tensor.empty() : tensor<8x32x16xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<8x32x16xf32>) -> tensor<8x32x16xf32>
    %32 = linalg.batch_matmul ins(%collapsed_31, %collapsed_33 : tensor<8x32x32xf32>, tensor<8x32x16xf32>) outs(%31 : tensor<8x32x16xf32>) -> tensor<8x32x16xf32>
    %expanded_34 = tensor.expand_shape %32 [[0, 1], [2], [3, 4]] output_shape [2, 4, 32, 1, 16] : tensor<8x32x16xf32> into tensor<2x4x32x1x16xf32>
    %33 = tensor.empty() : tensor<2x32x4x16x1xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<2x4x32x1x16xf32>) outs(%33 : tensor<2x32x4x16x1xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1], [2], [3, 4]] : tensor<2x32x4x16x1xf32> into tensor<2x32x4x16xf32>
    return %collapsed_36 : tensor<2x32x4x16xf32>
  }
}

