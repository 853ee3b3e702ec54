#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x32xbf16>, %arg3: tensor<2x32x8xbf16>, %arg4: tensor<4x16x32xbf16>, %arg5: tensor<4x16x32xbf16>, %arg6: tensor<2x1x1x32xf32>) -> tensor<2x1x4x16xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xbf16> into tensor<2x1x4x16x1xbf16>
    %expanded_2 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xbf16> into tensor<4x16x32x1x1xbf16>
    %0 = tensor.empty() : tensor<4x2x16x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x16x1xbf16>) outs(%0 : tensor<4x2x16x1x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xbf16> into tensor<4x2x16xbf16>
    %1 = tensor.empty() : tensor<4x16x1x32x1xbf16>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<4x16x32x1x1xbf16>) outs(%1 : tensor<4x16x1x32x1xbf16>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xbf16> into tensor<4x16x32xbf16>
    %2 = tensor.empty() : tensor<4x2x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<4x2x16xbf16>, tensor<4x16x32xbf16>) outs(%3 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %5 = tensor.empty() : tensor<4x2x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x2x32xf32>) outs(%5 : tensor<4x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<4x2x32xbf16>
    %expanded_5 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xbf16> into tensor<4x2x1x1x32xbf16>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xbf16> into tensor<2x32x32x1x1xbf16>
    %7 = tensor.empty() : tensor<2x4x32x1x1xbf16>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<4x2x1x1x32xbf16>) outs(%7 : tensor<2x4x32x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %8 = tensor.empty() : tensor<2x32x1x32x1xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xbf16>) outs(%8 : tensor<2x32x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %9 = tensor.empty() : tensor<2x4x32xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = linalg.batch_matmul ins(%collapsed_8, %collapsed_10 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %12 = tensor.empty() : tensor<2x4x32xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_11 = tensor.expand_shape %13 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %14 = tensor.empty() : tensor<2x1x4x32x1xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x4x1x1x32xbf16>) outs(%14 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %expanded_14 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xbf16> into tensor<2x1x4x8x1xbf16>
    %expanded_15 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xbf16> into tensor<2x32x8x1x1xbf16>
    %15 = tensor.empty() : tensor<2x4x8x1x1xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_14 : tensor<2x1x4x8x1xbf16>) outs(%15 : tensor<2x4x8x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xbf16> into tensor<2x4x8xbf16>
    %16 = tensor.empty() : tensor<2x8x1x32x1xbf16>
    %transposed_18 = linalg.transpose ins(%expanded_15 : tensor<2x32x8x1x1xbf16>) outs(%16 : tensor<2x8x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xbf16> into tensor<2x8x32xbf16>
    %17 = linalg.batch_matmul ins(%collapsed_17, %collapsed_19 : tensor<2x4x8xbf16>, tensor<2x8x32xbf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_20 = tensor.expand_shape %18 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x4x1x1x32xbf16>) outs(%14 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %19 = tensor.empty() : tensor<2x1x4x32xbf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_13, %collapsed_22 : tensor<2x1x4x32xbf16>, tensor<2x1x4x32xbf16>) outs(%19 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %in_38: bf16, %out: bf16):
      %47 = arith.addf %in, %in_38 : bf16
      linalg.yield %47 : bf16
    } -> tensor<2x1x4x32xbf16>
    %21 = tensor.empty() : tensor<2x1x4x32xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x1x4x32xbf16>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %47 = arith.extf %in : bf16 to f32
      linalg.yield %47 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_1 : f64 to f32
      %48 = arith.mulf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %arg6 : tensor<2x1x4x32xf32>, tensor<2x1x1x32xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %47 = arith.addf %in, %in_38 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1x4x32xf32>
    %25 = tensor.empty() : tensor<2x1x4xi64>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%25 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %27 = tensor.empty() : tensor<2x1x4xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %29:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x1x4x32xf32>) outs(%28, %26 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %47 = linalg.index 3 : index
      %48 = arith.index_cast %47 : index to i64
      %49 = arith.maximumf %in, %out : f32
      %50 = arith.cmpf ogt, %in, %out : f32
      %51 = arith.select %50, %48, %out_38 : i64
      linalg.yield %49, %51 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_23 = tensor.expand_shape %29#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_23 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %47 = arith.subf %in, %in_38 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1x4x32xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<2x1x4x32xf32>
    %32 = tensor.empty() : tensor<2x1x4x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x1x4x32xf32>) outs(%33 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<2x1x4x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %47 = arith.divf %in, %in_38 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1x4x32xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x1x4x32xf32>) outs(%19 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<2x1x4x32xbf16>
    %expanded_24 = tensor.expand_shape %36 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x1x4x32x1xbf16>) outs(%7 : tensor<2x4x32x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %transposed_27 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xbf16>) outs(%8 : tensor<2x32x1x32x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %37 = linalg.batch_matmul ins(%collapsed_26, %collapsed_28 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_29 = tensor.expand_shape %38 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %expanded_30 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xbf16> into tensor<4x16x32x1x1xbf16>
    %39 = tensor.empty() : tensor<4x2x32x1x1xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_29 : tensor<2x4x1x1x32xbf16>) outs(%39 : tensor<4x2x32x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xbf16> into tensor<4x2x32xbf16>
    %40 = tensor.empty() : tensor<4x32x1x16x1xbf16>
    %transposed_33 = linalg.transpose ins(%expanded_30 : tensor<4x16x32x1x1xbf16>) outs(%40 : tensor<4x32x1x16x1xbf16>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xbf16> into tensor<4x32x16xbf16>
    %41 = tensor.empty() : tensor<4x2x16xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %43 = linalg.batch_matmul ins(%collapsed_32, %collapsed_34 : tensor<4x2x32xbf16>, tensor<4x32x16xbf16>) outs(%42 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %44 = tensor.empty() : tensor<4x2x16xbf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<4x2x16xf32>) outs(%44 : tensor<4x2x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<4x2x16xbf16>
    %expanded_35 = tensor.expand_shape %45 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xbf16> into tensor<4x2x1x1x16xbf16>
    %46 = tensor.empty() : tensor<2x1x4x16x1xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<4x2x1x1x16xbf16>) outs(%46 : tensor<2x1x4x16x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2], [3, 4]] : tensor<2x1x4x16x1xbf16> into tensor<2x1x4x16xbf16>
    return %collapsed_37 : tensor<2x1x4x16xbf16>
  }
}

