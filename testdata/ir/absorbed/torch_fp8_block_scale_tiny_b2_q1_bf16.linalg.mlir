#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x40xf8E4M3FN>, %arg3: tensor<2x32x5xf32>) -> tensor<2x1x4x32xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<2x32x40xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xf8E4M3FN>) outs(%0 : tensor<2x32x40xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %34 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %34 : f32
    } -> tensor<2x32x40xf32>
    %expanded = tensor.expand_shape %1 [[0], [1], [2, 3]] output_shape [2, 32, 5, 8] : tensor<2x32x40xf32> into tensor<2x32x5x8xf32>
    %expanded_2 = tensor.expand_shape %arg3 [[0], [1], [2, 3]] output_shape [2, 32, 5, 1] : tensor<2x32x5xf32> into tensor<2x32x5x1xf32>
    %2 = tensor.empty() : tensor<2x32x5x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<2x32x5x8xf32>, tensor<2x32x5x1xf32>) outs(%2 : tensor<2x32x5x8xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %34 = arith.mulf %in, %in_21 : f32
      linalg.yield %34 : f32
    } -> tensor<2x32x5x8xf32>
    %collapsed = tensor.collapse_shape %3 [[0], [1], [2, 3]] : tensor<2x32x5x8xf32> into tensor<2x32x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>) -> tensor<2x1x4x40xbf16>
    %4 = tensor.empty() : tensor<2x32x40xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x32x40xf32>) outs(%4 : tensor<2x32x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %34 = arith.truncf %in : f32 to bf16
      linalg.yield %34 : bf16
    } -> tensor<2x32x40xbf16>
    %expanded_3 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xbf16> into tensor<2x1x4x40x1xbf16>
    %expanded_4 = tensor.expand_shape %5 [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xbf16> into tensor<2x32x40x1x1xbf16>
    %6 = tensor.empty() : tensor<2x4x40x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded_3 : tensor<2x1x4x40x1xbf16>) outs(%6 : tensor<2x4x40x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xbf16> into tensor<2x4x40xbf16>
    %7 = tensor.empty() : tensor<2x40x1x32x1xbf16>
    %transposed_6 = linalg.transpose ins(%expanded_4 : tensor<2x32x40x1x1xbf16>) outs(%7 : tensor<2x40x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xbf16> into tensor<2x40x32xbf16>
    %8 = tensor.empty() : tensor<2x4x32xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %10 = linalg.batch_matmul ins(%collapsed_5, %collapsed_7 : tensor<2x4x40xbf16>, tensor<2x40x32xbf16>) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = tensor.empty() : tensor<2x4x32xbf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x32xf32>) outs(%11 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %34 = arith.truncf %in : f32 to bf16
      linalg.yield %34 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_8 = tensor.expand_shape %12 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %13 = tensor.empty() : tensor<2x1x4x32x1xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<2x4x1x1x32xbf16>) outs(%13 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %14 = tensor.empty() : tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<2x1x4x32xbf16>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %34 = arith.extf %in : bf16 to f32
      linalg.yield %34 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_1 : f64 to f32
      %35 = arith.mulf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = tensor.empty() : tensor<2x1x4xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %19 = tensor.empty() : tensor<2x1x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %21:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x1x4x32xf32>) outs(%20, %18 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_21 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_11 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_11 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %34 = arith.subf %in, %in_21 : f32
      linalg.yield %34 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<2x1x4x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%25 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %34 = arith.divf %in, %in_21 : f32
      linalg.yield %34 : f32
    } -> tensor<2x1x4x32xf32>
    %28 = tensor.empty() : tensor<2x1x4x32xbf16>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x4x32xf32>) outs(%28 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %34 = arith.truncf %in : f32 to bf16
      linalg.yield %34 : bf16
    } -> tensor<2x1x4x32xbf16>
    %extracted_slice = tensor.extract_slice %5[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xbf16> to tensor<2x32x32xbf16>
    %expanded_12 = tensor.expand_shape %29 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %expanded_13 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xbf16> into tensor<2x32x32x1x1xbf16>
    %30 = tensor.empty() : tensor<2x4x32x1x1xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<2x1x4x32x1xbf16>) outs(%30 : tensor<2x4x32x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %31 = tensor.empty() : tensor<2x32x1x32x1xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_13 : tensor<2x32x32x1x1xbf16>) outs(%31 : tensor<2x32x1x32x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %32 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x32xf32>) outs(%11 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %34 = arith.truncf %in : f32 to bf16
      linalg.yield %34 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_18 = tensor.expand_shape %33 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x1x1x32xbf16>) outs(%13 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    return %collapsed_20 : tensor<2x1x4x32xbf16>
  }
}

