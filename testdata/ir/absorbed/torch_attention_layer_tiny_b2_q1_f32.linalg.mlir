#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x64xf32>, %arg1: tensor<64x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x96xf32>, %arg4: tensor<64x40xf32>, %arg5: tensor<32xf32>, %arg6: tensor<4x16x32xf32>, %arg7: tensor<4x16x32xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<2x32x32xf32>, %arg10: tensor<2x32x8xf32>, %arg11: tensor<2x1x4xf32>, %arg12: tensor<2x1x4xf32>, %arg13: tensor<2xi64>) -> (tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 2.400000e+01 : f32
    %cst_5 = arith.constant 3.200000e+01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<2x1x64xf32> into tensor<2x64xf32>
    %0 = tensor.empty() : tensor<2x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<2x64xf32>, tensor<64x24xf32>) outs(%1 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 1, 24] : tensor<2x24xf32> into tensor<2x1x24xf32>
    %3 = tensor.empty() : tensor<2x1x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %83 : f32
    } -> tensor<2x1x24xf32>
    %5 = tensor.empty() : tensor<2x1x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x1x24xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.addf %in, %out : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.divf %in, %cst_4 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.truncf %cst_3 : f64 to f32
      %84 = arith.addf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<2x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.rsqrt %in : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x1x24xf32>, tensor<2x1x1xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %arg2 : tensor<2x1x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x24xf32>
    %collapsed_6 = tensor.collapse_shape %12 [[0], [1, 2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %13 = tensor.empty() : tensor<2x96xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %15 = linalg.matmul ins(%collapsed_6, %arg3 : tensor<2x24xf32>, tensor<24x96xf32>) outs(%14 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %expanded_7 = tensor.expand_shape %15 [[0], [1, 2, 3]] output_shape [2, 1, 4, 24] : tensor<2x96xf32> into tensor<2x1x4x24xf32>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x16xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0, 16] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x8xf32>
    %expanded_9 = tensor.expand_shape %arg11 [[0], [1], [2, 3]] output_shape [2, 1, 1, 4] : tensor<2x1x4xf32> into tensor<2x1x1x4xf32>
    %expanded_10 = tensor.expand_shape %arg12 [[0], [1], [2, 3]] output_shape [2, 1, 1, 4] : tensor<2x1x4xf32> into tensor<2x1x1x4xf32>
    %extracted_slice_11 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 0] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 4] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %16 = tensor.empty() : tensor<2x1x4x4xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x4xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.subf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x4xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x4xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.addf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x4xf32>
    %concat = tensor.concat dim(3) %19, %22 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %23 = tensor.empty() : tensor<2x40xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %25 = linalg.matmul ins(%collapsed, %arg4 : tensor<2x64xf32>, tensor<64x40xf32>) outs(%24 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %expanded_13 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [2, 1, 40] : tensor<2x40xf32> into tensor<2x1x40xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x32xf32>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 32] [2, 1, 8] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x8xf32>
    %26 = tensor.empty() : tensor<2x1x32xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x1x32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %83 : f32
    } -> tensor<2x1x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x1x32xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.addf %in, %out : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.divf %in, %cst_5 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.truncf %cst_3 : f64 to f32
      %84 = arith.addf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<2x1x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.rsqrt %in : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %31 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %arg5 : tensor<2x1x32xf32>, tensor<32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x32xf32>
    %inserted_slice = tensor.insert_slice %33 into %arg9[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf32> into tensor<2x32x32xf32>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_15[0, 0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %extracted_slice_17 = tensor.extract_slice %extracted_slice_15[0, 0, 4] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %34 = tensor.empty() : tensor<2x1x4xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg11 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg12 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.subf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg11 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg12 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.mulf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %39 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.addf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4xf32>
    %concat_18 = tensor.concat dim(2) %37, %40 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %inserted_slice_19 = tensor.insert_slice %concat_18 into %arg10[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x32x8xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x16x1xf32>
    %expanded_21 = tensor.expand_shape %arg6 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %41 = tensor.empty() : tensor<4x2x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_20 : tensor<2x1x4x16x1xf32>) outs(%41 : tensor<4x2x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_22 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xf32> into tensor<4x2x16xf32>
    %42 = tensor.empty() : tensor<4x16x1x32x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_21 : tensor<4x16x32x1x1xf32>) outs(%42 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %43 = tensor.empty() : tensor<4x2x32xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %45 = linalg.batch_matmul ins(%collapsed_22, %collapsed_24 : tensor<4x2x16xf32>, tensor<4x16x32xf32>) outs(%44 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %expanded_25 = tensor.expand_shape %45 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xf32> into tensor<4x2x1x1x32xf32>
    %expanded_26 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %46 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed_27 = linalg.transpose ins(%expanded_25 : tensor<4x2x1x1x32xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %47 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_26 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %48 = tensor.empty() : tensor<2x4x32xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %50 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_31 = tensor.expand_shape %50 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %51 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x4x1x1x32xf32>) outs(%51 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_34 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_35 = tensor.expand_shape %inserted_slice_19 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %52 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_34 : tensor<2x1x4x8x1xf32>) outs(%52 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %53 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_38 = linalg.transpose ins(%expanded_35 : tensor<2x32x8x1x1xf32>) outs(%53 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %54 = linalg.batch_matmul ins(%collapsed_37, %collapsed_39 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_40 = tensor.expand_shape %54 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x4x1x1x32xf32>) outs(%51 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %55 = tensor.empty() : tensor<2x1x4x32xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33, %collapsed_42 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.addf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x32xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.truncf %cst_2 : f64 to f32
      %84 = arith.mulf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<2x1x4x32xf32>
    %58 = tensor.empty() : tensor<32xi64>
    %59 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%58 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %83 = linalg.index 0 : index
      %84 = arith.index_cast %83 : index to i64
      linalg.yield %84 : i64
    } -> tensor<32xi64>
    %expanded_43 = tensor.expand_shape %arg13 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %60 = tensor.empty() : tensor<2x1x1x32xi1>
    %61 = linalg.generic {indexing_maps = [#map6, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_43 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%60 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_60: i64, %out: i1):
      %83 = arith.cmpi sge, %in, %in_60 : i64
      linalg.yield %83 : i1
    } -> tensor<2x1x1x32xi1>
    %62 = linalg.generic {indexing_maps = [#map4, #map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %cst_1, %57 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_60: f32, %in_61: f32, %out: f32):
      %83 = arith.select %in, %in_60, %in_61 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x32xf32>
    %63 = tensor.empty() : tensor<2x1x4xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %66:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x1x4x32xf32>) outs(%65, %64 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_60: i64):
      %83 = linalg.index 3 : index
      %84 = arith.index_cast %83 : index to i64
      %85 = arith.maximumf %in, %out : f32
      %86 = arith.cmpf ogt, %in, %out : f32
      %87 = arith.select %86, %84, %out_60 : i64
      linalg.yield %85, %87 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_44 = tensor.expand_shape %66#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %expanded_44 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.subf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x32xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = math.exp %in : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x32xf32>
    %69 = tensor.empty() : tensor<2x1x4x1xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x1x4x32xf32>) outs(%70 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %83 = arith.addf %in, %out : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x1xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %83 = arith.divf %in, %in_60 : f32
      linalg.yield %83 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_45 = tensor.expand_shape %72 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<2x1x4x32x1xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_48 = linalg.transpose ins(%expanded_26 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %73 = linalg.batch_matmul ins(%collapsed_47, %collapsed_49 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_50 = tensor.expand_shape %73 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %expanded_51 = tensor.expand_shape %arg7 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %74 = tensor.empty() : tensor<4x2x32x1x1xf32>
    %transposed_52 = linalg.transpose ins(%expanded_50 : tensor<2x4x1x1x32xf32>) outs(%74 : tensor<4x2x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xf32> into tensor<4x2x32xf32>
    %75 = tensor.empty() : tensor<4x32x1x16x1xf32>
    %transposed_54 = linalg.transpose ins(%expanded_51 : tensor<4x16x32x1x1xf32>) outs(%75 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %76 = tensor.empty() : tensor<4x2x16xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %78 = linalg.batch_matmul ins(%collapsed_53, %collapsed_55 : tensor<4x2x32xf32>, tensor<4x32x16xf32>) outs(%77 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %expanded_56 = tensor.expand_shape %78 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xf32> into tensor<4x2x1x1x16xf32>
    %79 = tensor.empty() : tensor<2x1x4x16x1xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<4x2x1x1x16xf32>) outs(%79 : tensor<2x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0], [1, 2, 3, 4]] : tensor<2x1x4x16x1xf32> into tensor<2x64xf32>
    %80 = tensor.empty() : tensor<2x64xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %82 = linalg.matmul ins(%collapsed_58, %arg8 : tensor<2x64xf32>, tensor<64x64xf32>) outs(%81 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %expanded_59 = tensor.expand_shape %82 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    return %expanded_59, %inserted_slice, %inserted_slice_19 : tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

