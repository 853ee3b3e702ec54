#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<4x32x64xf32>) -> tensor<2x1x64xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_2 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xf32> into tensor<2x32x40x1x1xf32>
    %0 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xf32>) outs(%0 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %1 = tensor.empty() : tensor<2x40x1x32x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<2x32x40x1x1xf32>) outs(%1 : tensor<2x40x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xf32> into tensor<2x40x32xf32>
    %2 = tensor.empty() : tensor<2x4x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_5 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %6 = tensor.empty() : tensor<2x1x4x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<2x1x4x32xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.truncf %cst_1 : f64 to f32
      %28 = arith.mulf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<2x1x4x32xf32>
    %8 = tensor.empty() : tensor<2x1x4xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %10 = tensor.empty() : tensor<2x1x4xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x1x4x32xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_27 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_8 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_8 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %27 = arith.subf %in, %in_27 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x4x32xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %15 = tensor.empty() : tensor<2x1x4x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x1x4x32xf32>) outs(%16 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %27 = arith.divf %in, %in_27 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %expanded_9 = tensor.expand_shape %18 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %19 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_9 : tensor<2x1x4x32x1xf32>) outs(%19 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %20 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_13 = linalg.transpose ins(%expanded_10 : tensor<2x32x32x1x1xf32>) outs(%20 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %21 = linalg.batch_matmul ins(%collapsed_12, %collapsed_14 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_15 = tensor.expand_shape %21 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %expanded_16 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [4, 32, 64, 1, 1] : tensor<4x32x64xf32> into tensor<4x32x64x1x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x1x32xf32>) outs(%19 : tensor<2x4x32x1x1xf32>) permutation = [0, 1, 4, 3, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1, 2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x128xf32>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32>
    %22 = tensor.empty() : tensor<4x32x1x64x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<4x32x64x1x1xf32>) outs(%22 : tensor<4x32x1x64x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2, 3, 4]] : tensor<4x32x1x64x1xf32> into tensor<128x64xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xf32> into tensor<1x128x64xf32>
    %23 = tensor.empty() : tensor<1x2x64xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x2x64xf32>) -> tensor<1x2x64xf32>
    %25 = linalg.batch_matmul ins(%expanded_19, %expanded_22 : tensor<1x2x128xf32>, tensor<1x128x64xf32>) outs(%24 : tensor<1x2x64xf32>) -> tensor<1x2x64xf32>
    %collapsed_23 = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2, 3, 4]] output_shape [2, 1, 1, 1, 64] : tensor<2x64xf32> into tensor<2x1x1x1x64xf32>
    %26 = tensor.empty() : tensor<2x1x64x1x1xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x1x1x1x64xf32>) outs(%26 : tensor<2x1x64x1x1xf32>) permutation = [0, 3, 4, 1, 2] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3, 4]] : tensor<2x1x64x1x1xf32> into tensor<2x1x64xf32>
    return %collapsed_26 : tensor<2x1x64xf32>
  }
}

