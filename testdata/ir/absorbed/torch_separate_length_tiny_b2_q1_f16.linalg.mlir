#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf16>, %arg1: tensor<2x1x4x8xf16>, %arg2: tensor<2x32x32xf16>, %arg3: tensor<2x32x8xf16>, %arg4: tensor<4x16x32xf16>, %arg5: tensor<4x16x32xf16>, %arg6: tensor<2xi64>) -> tensor<2x1x4x16xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf16> into tensor<2x1x4x16x1xf16>
    %expanded_3 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf16> into tensor<4x16x32x1x1xf16>
    %0 = tensor.empty() : tensor<4x2x16x1x1xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x16x1xf16>) outs(%0 : tensor<4x2x16x1x1xf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xf16> into tensor<4x2x16xf16>
    %1 = tensor.empty() : tensor<4x16x1x32x1xf16>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<4x16x32x1x1xf16>) outs(%1 : tensor<4x16x1x32x1xf16>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf16> into tensor<4x16x32xf16>
    %2 = tensor.empty() : tensor<4x2x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x2x16xf16>, tensor<4x16x32xf16>) outs(%3 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %5 = tensor.empty() : tensor<4x2x32xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x2x32xf32>) outs(%5 : tensor<4x2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %51 = arith.truncf %in : f32 to f16
      linalg.yield %51 : f16
    } -> tensor<4x2x32xf16>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xf16> into tensor<4x2x1x1x32xf16>
    %expanded_7 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf16> into tensor<2x32x32x1x1xf16>
    %7 = tensor.empty() : tensor<2x4x32x1x1xf16>
    %transposed_8 = linalg.transpose ins(%expanded_6 : tensor<4x2x1x1x32xf16>) outs(%7 : tensor<2x4x32x1x1xf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf16> into tensor<2x4x32xf16>
    %8 = tensor.empty() : tensor<2x32x1x32x1xf16>
    %transposed_10 = linalg.transpose ins(%expanded_7 : tensor<2x32x32x1x1xf16>) outs(%8 : tensor<2x32x1x32x1xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf16> into tensor<2x32x32xf16>
    %9 = tensor.empty() : tensor<2x4x32xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = linalg.batch_matmul ins(%collapsed_9, %collapsed_11 : tensor<2x4x32xf16>, tensor<2x32x32xf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %12 = tensor.empty() : tensor<2x4x32xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %51 = arith.truncf %in : f32 to f16
      linalg.yield %51 : f16
    } -> tensor<2x4x32xf16>
    %expanded_12 = tensor.expand_shape %13 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf16> into tensor<2x4x1x1x32xf16>
    %14 = tensor.empty() : tensor<2x1x4x32x1xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x4x1x1x32xf16>) outs(%14 : tensor<2x1x4x32x1xf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf16> into tensor<2x1x4x32xf16>
    %expanded_15 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf16> into tensor<2x1x4x8x1xf16>
    %expanded_16 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf16> into tensor<2x32x8x1x1xf16>
    %15 = tensor.empty() : tensor<2x4x8x1x1xf16>
    %transposed_17 = linalg.transpose ins(%expanded_15 : tensor<2x1x4x8x1xf16>) outs(%15 : tensor<2x4x8x1x1xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf16> into tensor<2x4x8xf16>
    %16 = tensor.empty() : tensor<2x8x1x32x1xf16>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<2x32x8x1x1xf16>) outs(%16 : tensor<2x8x1x32x1xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf16> into tensor<2x8x32xf16>
    %17 = linalg.batch_matmul ins(%collapsed_18, %collapsed_20 : tensor<2x4x8xf16>, tensor<2x8x32xf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %51 = arith.truncf %in : f32 to f16
      linalg.yield %51 : f16
    } -> tensor<2x4x32xf16>
    %expanded_21 = tensor.expand_shape %18 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf16> into tensor<2x4x1x1x32xf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x4x1x1x32xf16>) outs(%14 : tensor<2x1x4x32x1xf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf16> into tensor<2x1x4x32xf16>
    %19 = tensor.empty() : tensor<2x1x4x32xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_14, %collapsed_23 : tensor<2x1x4x32xf16>, tensor<2x1x4x32xf16>) outs(%19 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f16, %in_40: f16, %out: f16):
      %51 = arith.addf %in, %in_40 : f16
      linalg.yield %51 : f16
    } -> tensor<2x1x4x32xf16>
    %21 = tensor.empty() : tensor<2x1x4x32xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x1x4x32xf16>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %51 = arith.extf %in : f16 to f32
      linalg.yield %51 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.truncf %cst_2 : f64 to f32
      %52 = arith.mulf %in, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<32xi64>
    %25 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%24 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %51 = linalg.index 0 : index
      %52 = arith.index_cast %51 : index to i64
      linalg.yield %52 : i64
    } -> tensor<32xi64>
    %expanded_24 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %26 = tensor.empty() : tensor<2x1x1x32xi1>
    %27 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_24 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%26 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_40: i64, %out: i1):
      %51 = arith.cmpi sge, %in, %in_40 : i64
      linalg.yield %51 : i1
    } -> tensor<2x1x1x32xi1>
    %28 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %cst_1, %23 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %51 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x4x32xf32>
    %29 = tensor.empty() : tensor<2x1x4xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %31 = tensor.empty() : tensor<2x1x4xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %33:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x1x4x32xf32>) outs(%32, %30 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_40: i64):
      %51 = linalg.index 3 : index
      %52 = arith.index_cast %51 : index to i64
      %53 = arith.maximumf %in, %out : f32
      %54 = arith.cmpf ogt, %in, %out : f32
      %55 = arith.select %54, %52, %out_40 : i64
      linalg.yield %53, %55 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_25 = tensor.expand_shape %33#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_25 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %51 = arith.subf %in, %in_40 : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x4x32xf32>
    %36 = tensor.empty() : tensor<2x1x4x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x1x4x32xf32>) outs(%37 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%21 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %51 = arith.divf %in, %in_40 : f32
      linalg.yield %51 : f32
    } -> tensor<2x1x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x1x4x32xf32>) outs(%19 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %51 = arith.truncf %in : f32 to f16
      linalg.yield %51 : f16
    } -> tensor<2x1x4x32xf16>
    %expanded_26 = tensor.expand_shape %40 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf16> into tensor<2x1x4x32x1xf16>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x1x4x32x1xf16>) outs(%7 : tensor<2x4x32x1x1xf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf16> into tensor<2x4x32xf16>
    %transposed_29 = linalg.transpose ins(%expanded_7 : tensor<2x32x32x1x1xf16>) outs(%8 : tensor<2x32x1x32x1xf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf16> into tensor<2x32x32xf16>
    %41 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<2x4x32xf16>, tensor<2x32x32xf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %51 = arith.truncf %in : f32 to f16
      linalg.yield %51 : f16
    } -> tensor<2x4x32xf16>
    %expanded_31 = tensor.expand_shape %42 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf16> into tensor<2x4x1x1x32xf16>
    %expanded_32 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf16> into tensor<4x16x32x1x1xf16>
    %43 = tensor.empty() : tensor<4x2x32x1x1xf16>
    %transposed_33 = linalg.transpose ins(%expanded_31 : tensor<2x4x1x1x32xf16>) outs(%43 : tensor<4x2x32x1x1xf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_34 = tensor.collapse_shape %transposed_33 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xf16> into tensor<4x2x32xf16>
    %44 = tensor.empty() : tensor<4x32x1x16x1xf16>
    %transposed_35 = linalg.transpose ins(%expanded_32 : tensor<4x16x32x1x1xf16>) outs(%44 : tensor<4x32x1x16x1xf16>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf16> into tensor<4x32x16xf16>
    %45 = tensor.empty() : tensor<4x2x16xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %47 = linalg.batch_matmul ins(%collapsed_34, %collapsed_36 : tensor<4x2x32xf16>, tensor<4x32x16xf16>) outs(%46 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %48 = tensor.empty() : tensor<4x2x16xf16>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x2x16xf32>) outs(%48 : tensor<4x2x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %51 = arith.truncf %in : f32 to f16
      linalg.yield %51 : f16
    } -> tensor<4x2x16xf16>
    %expanded_37 = tensor.expand_shape %49 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xf16> into tensor<4x2x1x1x16xf16>
    %50 = tensor.empty() : tensor<2x1x4x16x1xf16>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<4x2x1x1x16xf16>) outs(%50 : tensor<2x1x4x16x1xf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0], [1], [2], [3, 4]] : tensor<2x1x4x16x1xf16> into tensor<2x1x4x16xf16>
    return %collapsed_39 : tensor<2x1x4x16xf16>
  }
}

