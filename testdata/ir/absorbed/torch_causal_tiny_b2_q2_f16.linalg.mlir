#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x2x4x16xf16>, %arg1: tensor<2x2x4x8xf16>, %arg2: tensor<2x32x32xf16>, %arg3: tensor<2x32x8xf16>, %arg4: tensor<4x16x32xf16>, %arg5: tensor<4x16x32xf16>, %arg6: tensor<2xi64>) -> tensor<2x2x4x16xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<32xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<32xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<2xi64>
    %expanded = tensor.expand_shape %arg6 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %4 = tensor.empty() : tensor<2x1xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xi64>) outs(%4 : tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %54 = arith.subi %in, %c2_i64 : i64
      linalg.yield %54 : i64
    } -> tensor<2x1xi64>
    %6 = tensor.empty() : tensor<2x2xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<2x1xi64>, tensor<2xi64>) outs(%6 : tensor<2x2xi64>) {
    ^bb0(%in: i64, %in_32: i64, %out: i64):
      %54 = arith.addi %in, %in_32 : i64
      linalg.yield %54 : i64
    } -> tensor<2x2xi64>
    %expanded_3 = tensor.expand_shape %7 [[0], [1, 2, 3]] output_shape [2, 2, 1, 1] : tensor<2x2xi64> into tensor<2x2x1x1xi64>
    %8 = tensor.empty() : tensor<2x2x1x32xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded_3 : tensor<32xi64>, tensor<2x2x1x1xi64>) outs(%8 : tensor<2x2x1x32xi1>) {
    ^bb0(%in: i64, %in_32: i64, %out: i1):
      %54 = arith.cmpi sgt, %in, %in_32 : i64
      linalg.yield %54 : i1
    } -> tensor<2x2x1x32xi1>
    %expanded_4 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 16, 1] : tensor<2x2x4x16xf16> into tensor<2x2x4x16x1xf16>
    %10 = tensor.empty() : tensor<4x2x2x16x1xf16>
    %transposed = linalg.transpose ins(%expanded_4 : tensor<2x2x4x16x1xf16>) outs(%10 : tensor<4x2x2x16x1xf16>) permutation = [2, 0, 1, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3, 4]] : tensor<4x2x2x16x1xf16> into tensor<4x4x16xf16>
    %11 = tensor.empty() : tensor<4x4x32xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %13 = linalg.batch_matmul ins(%collapsed, %arg4 : tensor<4x4x16xf16>, tensor<4x16x32xf16>) outs(%12 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %14 = tensor.empty() : tensor<4x4x32xf16>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x4x32xf32>) outs(%14 : tensor<4x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<4x4x32xf16>
    %expanded_5 = tensor.expand_shape %15 [[0], [1, 2], [3, 4]] output_shape [4, 2, 2, 1, 32] : tensor<4x4x32xf16> into tensor<4x2x2x1x32xf16>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf16> into tensor<2x32x32x1x1xf16>
    %16 = tensor.empty() : tensor<2x2x4x32x1xf16>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<4x2x2x1x32xf16>) outs(%16 : tensor<2x2x4x32x1xf16>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1, 2], [3, 4]] : tensor<2x2x4x32x1xf16> into tensor<2x8x32xf16>
    %17 = tensor.empty() : tensor<2x32x32x1x1xf16>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<2x32x32x1x1xf16>) outs(%17 : tensor<2x32x32x1x1xf16>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3, 4]] : tensor<2x32x32x1x1xf16> into tensor<2x32x32xf16>
    %18 = tensor.empty() : tensor<2x8x32xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %20 = linalg.batch_matmul ins(%collapsed_8, %collapsed_10 : tensor<2x8x32xf16>, tensor<2x32x32xf16>) outs(%19 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %21 = tensor.empty() : tensor<2x8x32xf16>
    %22 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x8x32xf32>) outs(%21 : tensor<2x8x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<2x8x32xf16>
    %expanded_11 = tensor.expand_shape %22 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf16> into tensor<2x2x4x1x32xf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<2x2x4x1x32xf16>) outs(%16 : tensor<2x2x4x32x1xf16>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2], [3, 4]] : tensor<2x2x4x32x1xf16> into tensor<2x2x4x32xf16>
    %expanded_14 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf16> into tensor<2x32x8x1x1xf16>
    %collapsed_15 = tensor.collapse_shape %arg1 [[0], [1, 2], [3]] : tensor<2x2x4x8xf16> into tensor<2x8x8xf16>
    %23 = tensor.empty() : tensor<2x8x32x1x1xf16>
    %transposed_16 = linalg.transpose ins(%expanded_14 : tensor<2x32x8x1x1xf16>) outs(%23 : tensor<2x8x32x1x1xf16>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x8x32x1x1xf16> into tensor<2x8x32xf16>
    %24 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<2x8x8xf16>, tensor<2x8x32xf16>) outs(%19 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x8x32xf32>) outs(%21 : tensor<2x8x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<2x8x32xf16>
    %expanded_18 = tensor.expand_shape %25 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf16> into tensor<2x2x4x1x32xf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x2x4x1x32xf16>) outs(%16 : tensor<2x2x4x32x1xf16>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x2x4x32x1xf16> into tensor<2x2x4x32xf16>
    %26 = tensor.empty() : tensor<2x2x4x32xf16>
    %27 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_13, %collapsed_20 : tensor<2x2x4x32xf16>, tensor<2x2x4x32xf16>) outs(%26 : tensor<2x2x4x32xf16>) {
    ^bb0(%in: f16, %in_32: f16, %out: f16):
      %54 = arith.addf %in, %in_32 : f16
      linalg.yield %54 : f16
    } -> tensor<2x2x4x32xf16>
    %28 = tensor.empty() : tensor<2x2x4x32xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x2x4x32xf16>) outs(%28 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      linalg.yield %54 : f32
    } -> tensor<2x2x4x32xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x2x4x32xf32>) outs(%28 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.truncf %cst_2 : f64 to f32
      %55 = arith.mulf %in, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x4x32xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map9, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %cst_1, %30 : tensor<2x2x1x32xi1>, tensor<f32>, tensor<2x2x4x32xf32>) outs(%28 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: i1, %in_32: f32, %in_33: f32, %out: f32):
      %54 = arith.select %in, %in_32, %in_33 : f32
      linalg.yield %54 : f32
    } -> tensor<2x2x4x32xf32>
    %32 = tensor.empty() : tensor<2x2x4xi64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<2x2x4xi64>) -> tensor<2x2x4xi64>
    %34 = tensor.empty() : tensor<2x2x4xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %36:2 = linalg.generic {indexing_maps = [#map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x2x4x32xf32>) outs(%35, %33 : tensor<2x2x4xf32>, tensor<2x2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_32: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_32 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<2x2x4xf32>, tensor<2x2x4xi64>)
    %expanded_21 = tensor.expand_shape %36#0 [[0], [1], [2, 3]] output_shape [2, 2, 4, 1] : tensor<2x2x4xf32> into tensor<2x2x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_21 : tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) outs(%28 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %54 = arith.subf %in, %in_32 : f32
      linalg.yield %54 : f32
    } -> tensor<2x2x4x32xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x2x4x32xf32>) outs(%28 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x2x4x32xf32>
    %39 = tensor.empty() : tensor<2x2x4x1xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x2x4x32xf32>) outs(%40 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<2x2x4x1xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) outs(%28 : tensor<2x2x4x32xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %54 = arith.divf %in, %in_32 : f32
      linalg.yield %54 : f32
    } -> tensor<2x2x4x32xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x2x4x32xf32>) outs(%26 : tensor<2x2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<2x2x4x32xf16>
    %collapsed_22 = tensor.collapse_shape %43 [[0], [1, 2], [3]] : tensor<2x2x4x32xf16> into tensor<2x8x32xf16>
    %44 = linalg.batch_matmul ins(%collapsed_22, %arg2 : tensor<2x8x32xf16>, tensor<2x32x32xf16>) outs(%19 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x8x32xf32>) outs(%21 : tensor<2x8x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<2x8x32xf16>
    %expanded_23 = tensor.expand_shape %45 [[0], [1, 2], [3, 4]] output_shape [2, 2, 4, 1, 32] : tensor<2x8x32xf16> into tensor<2x2x4x1x32xf16>
    %expanded_24 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf16> into tensor<4x16x32x1x1xf16>
    %46 = tensor.empty() : tensor<4x2x2x32x1xf16>
    %transposed_25 = linalg.transpose ins(%expanded_23 : tensor<2x2x4x1x32xf16>) outs(%46 : tensor<4x2x2x32x1xf16>) permutation = [2, 0, 1, 4, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1, 2], [3, 4]] : tensor<4x2x2x32x1xf16> into tensor<4x4x32xf16>
    %47 = tensor.empty() : tensor<4x32x16x1x1xf16>
    %transposed_27 = linalg.transpose ins(%expanded_24 : tensor<4x16x32x1x1xf16>) outs(%47 : tensor<4x32x16x1x1xf16>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3, 4]] : tensor<4x32x16x1x1xf16> into tensor<4x32x16xf16>
    %48 = tensor.empty() : tensor<4x4x16xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %50 = linalg.batch_matmul ins(%collapsed_26, %collapsed_28 : tensor<4x4x32xf16>, tensor<4x32x16xf16>) outs(%49 : tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %51 = tensor.empty() : tensor<4x4x16xf16>
    %52 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x4x16xf32>) outs(%51 : tensor<4x4x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<4x4x16xf16>
    %expanded_29 = tensor.expand_shape %52 [[0], [1, 2], [3, 4]] output_shape [4, 2, 2, 1, 16] : tensor<4x4x16xf16> into tensor<4x2x2x1x16xf16>
    %53 = tensor.empty() : tensor<2x2x4x16x1xf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<4x2x2x1x16xf16>) outs(%53 : tensor<2x2x4x16x1xf16>) permutation = [1, 2, 0, 4, 3] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0], [1], [2], [3, 4]] : tensor<2x2x4x16x1xf16> into tensor<2x2x4x16xf16>
    return %collapsed_31 : tensor<2x2x4x16xf16>
  }
}

