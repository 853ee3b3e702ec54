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
  func.func @main(%arg0: tensor<2x1x64xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<2x1x4xf32>, %arg3: tensor<2xi64>, %arg4: tensor<64x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x96xf32>, %arg7: tensor<64x40xf32>, %arg8: tensor<32xf32>, %arg9: tensor<4x16x32xf32>, %arg10: tensor<4x16x32xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<2x32x32xf32>, %arg13: tensor<2x32x8xf32>, %arg14: tensor<64x24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24x96xf32>, %arg17: tensor<64x40xf32>, %arg18: tensor<32xf32>, %arg19: tensor<4x16x32xf32>, %arg20: tensor<4x16x32xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<2x32x32xf32>, %arg23: tensor<2x32x8xf32>, %arg24: tensor<64x24xf32>, %arg25: tensor<24xf32>, %arg26: tensor<24x96xf32>, %arg27: tensor<64x40xf32>, %arg28: tensor<32xf32>, %arg29: tensor<4x16x32xf32>, %arg30: tensor<4x16x32xf32>, %arg31: tensor<64x64xf32>, %arg32: tensor<2x32x32xf32>, %arg33: tensor<2x32x8xf32>) -> (tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
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
    %2 = linalg.matmul ins(%collapsed, %arg4 : tensor<2x64xf32>, tensor<64x24xf32>) outs(%1 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 1, 24] : tensor<2x24xf32> into tensor<2x1x24xf32>
    %3 = tensor.empty() : tensor<2x1x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %5 = tensor.empty() : tensor<2x1x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x1x24xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_4 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_3 : f64 to f32
      %174 = arith.addf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.rsqrt %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<2x1x24xf32>, tensor<2x1x1xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %arg5 : tensor<2x1x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %collapsed_6 = tensor.collapse_shape %12 [[0], [1, 2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %13 = tensor.empty() : tensor<2x96xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %15 = linalg.matmul ins(%collapsed_6, %arg6 : tensor<2x24xf32>, tensor<24x96xf32>) outs(%14 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %expanded_7 = tensor.expand_shape %15 [[0], [1, 2, 3]] output_shape [2, 1, 4, 24] : tensor<2x96xf32> into tensor<2x1x4x24xf32>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x16xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0, 16] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x8xf32>
    %expanded_9 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [2, 1, 1, 4] : tensor<2x1x4xf32> into tensor<2x1x1x4xf32>
    %expanded_10 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [2, 1, 1, 4] : tensor<2x1x4xf32> into tensor<2x1x1x4xf32>
    %extracted_slice_11 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 0] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 4] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %16 = tensor.empty() : tensor<2x1x4x4xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %concat = tensor.concat dim(3) %19, %22 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %23 = tensor.empty() : tensor<2x40xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %25 = linalg.matmul ins(%collapsed, %arg7 : tensor<2x64xf32>, tensor<64x40xf32>) outs(%24 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %expanded_13 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [2, 1, 40] : tensor<2x40xf32> into tensor<2x1x40xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x32xf32>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 32] [2, 1, 8] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x8xf32>
    %26 = tensor.empty() : tensor<2x1x32xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x1x32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x1x32xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_5 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_3 : f64 to f32
      %174 = arith.addf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.rsqrt %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %31 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %arg8 : tensor<2x1x32xf32>, tensor<32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %inserted_slice = tensor.insert_slice %33 into %arg12[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf32> into tensor<2x32x32xf32>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_15[0, 0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %extracted_slice_17 = tensor.extract_slice %extracted_slice_15[0, 0, 4] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %34 = tensor.empty() : tensor<2x1x4xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg1 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg2 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg1 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg2 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %39 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %concat_18 = tensor.concat dim(2) %37, %40 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %inserted_slice_19 = tensor.insert_slice %concat_18 into %arg13[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x32x8xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x16x1xf32>
    %expanded_21 = tensor.expand_shape %arg9 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
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
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_2 : f64 to f32
      %174 = arith.mulf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x4x32xf32>
    %58 = tensor.empty() : tensor<32xi64>
    %59 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%58 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %173 = linalg.index 0 : index
      %174 = arith.index_cast %173 : index to i64
      linalg.yield %174 : i64
    } -> tensor<32xi64>
    %expanded_43 = tensor.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %60 = tensor.empty() : tensor<2x1x1x32xi1>
    %61 = linalg.generic {indexing_maps = [#map6, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_43 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%60 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_174: i64, %out: i1):
      %173 = arith.cmpi sge, %in, %in_174 : i64
      linalg.yield %173 : i1
    } -> tensor<2x1x1x32xi1>
    %62 = linalg.generic {indexing_maps = [#map4, #map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %cst_1, %57 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_174: f32, %in_175: f32, %out: f32):
      %173 = arith.select %in, %in_174, %in_175 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %63 = tensor.empty() : tensor<2x1x4xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %65 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %66:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x1x4x32xf32>) outs(%65, %64 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_174: i64):
      %173 = linalg.index 3 : index
      %174 = arith.index_cast %173 : index to i64
      %175 = arith.maximumf %in, %out : f32
      %176 = arith.cmpf ogt, %in, %out : f32
      %177 = arith.select %176, %174, %out_174 : i64
      linalg.yield %175, %177 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_44 = tensor.expand_shape %66#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %expanded_44 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.exp %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %69 = tensor.empty() : tensor<2x1x4x1xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<2x1x4x32xf32>) outs(%70 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x1xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.divf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_45 = tensor.expand_shape %72 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<2x1x4x32x1xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_48 = linalg.transpose ins(%expanded_26 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %73 = linalg.batch_matmul ins(%collapsed_47, %collapsed_49 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_50 = tensor.expand_shape %73 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %expanded_51 = tensor.expand_shape %arg10 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
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
    %82 = linalg.matmul ins(%collapsed_58, %arg11 : tensor<2x64xf32>, tensor<64x64xf32>) outs(%81 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %expanded_59 = tensor.expand_shape %82 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %83 = tensor.empty() : tensor<2x1x64xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_59 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%83 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x64xf32>
    %collapsed_60 = tensor.collapse_shape %84 [[0], [1, 2]] : tensor<2x1x64xf32> into tensor<2x64xf32>
    %85 = linalg.matmul ins(%collapsed_60, %arg14 : tensor<2x64xf32>, tensor<64x24xf32>) outs(%1 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %expanded_61 = tensor.expand_shape %85 [[0], [1, 2]] output_shape [2, 1, 24] : tensor<2x24xf32> into tensor<2x1x24xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<2x1x24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86 : tensor<2x1x24xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_4 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_3 : f64 to f32
      %174 = arith.addf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x1xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.rsqrt %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61, %90 : tensor<2x1x24xf32>, tensor<2x1x1xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %arg15 : tensor<2x1x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %collapsed_62 = tensor.collapse_shape %92 [[0], [1, 2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %93 = linalg.matmul ins(%collapsed_62, %arg16 : tensor<2x24xf32>, tensor<24x96xf32>) outs(%14 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %expanded_63 = tensor.expand_shape %93 [[0], [1, 2, 3]] output_shape [2, 1, 4, 24] : tensor<2x96xf32> into tensor<2x1x4x24xf32>
    %extracted_slice_64 = tensor.extract_slice %expanded_63[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x16xf32>
    %extracted_slice_65 = tensor.extract_slice %expanded_63[0, 0, 0, 16] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x8xf32>
    %extracted_slice_66 = tensor.extract_slice %extracted_slice_65[0, 0, 0, 0] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %extracted_slice_67 = tensor.extract_slice %extracted_slice_65[0, 0, 0, 4] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_66, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_67, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %95 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_67, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_66, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %concat_68 = tensor.concat dim(3) %96, %99 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %100 = linalg.matmul ins(%collapsed_60, %arg17 : tensor<2x64xf32>, tensor<64x40xf32>) outs(%24 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %expanded_69 = tensor.expand_shape %100 [[0], [1, 2]] output_shape [2, 1, 40] : tensor<2x40xf32> into tensor<2x1x40xf32>
    %extracted_slice_70 = tensor.extract_slice %expanded_69[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x32xf32>
    %extracted_slice_71 = tensor.extract_slice %expanded_69[0, 0, 32] [2, 1, 8] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x8xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_70 : tensor<2x1x32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<2x1x32xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_5 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_3 : f64 to f32
      %174 = arith.addf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x1xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.rsqrt %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_70, %105 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %arg18 : tensor<2x1x32xf32>, tensor<32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %inserted_slice_72 = tensor.insert_slice %107 into %arg22[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf32> into tensor<2x32x32xf32>
    %extracted_slice_73 = tensor.extract_slice %extracted_slice_71[0, 0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %extracted_slice_74 = tensor.extract_slice %extracted_slice_71[0, 0, 4] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_73, %arg1 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_74, %arg2 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_74, %arg1 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_73, %arg2 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %112 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %concat_75 = tensor.concat dim(2) %110, %113 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %inserted_slice_76 = tensor.insert_slice %concat_75 into %arg23[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x32x8xf32>
    %expanded_77 = tensor.expand_shape %extracted_slice_64 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x16x1xf32>
    %expanded_78 = tensor.expand_shape %arg19 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %transposed_79 = linalg.transpose ins(%expanded_77 : tensor<2x1x4x16x1xf32>) outs(%41 : tensor<4x2x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_80 = tensor.collapse_shape %transposed_79 [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xf32> into tensor<4x2x16xf32>
    %transposed_81 = linalg.transpose ins(%expanded_78 : tensor<4x16x32x1x1xf32>) outs(%42 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_82 = tensor.collapse_shape %transposed_81 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %114 = linalg.batch_matmul ins(%collapsed_80, %collapsed_82 : tensor<4x2x16xf32>, tensor<4x16x32xf32>) outs(%44 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %expanded_83 = tensor.expand_shape %114 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xf32> into tensor<4x2x1x1x32xf32>
    %expanded_84 = tensor.expand_shape %inserted_slice_72 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %transposed_85 = linalg.transpose ins(%expanded_83 : tensor<4x2x1x1x32xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_86 = tensor.collapse_shape %transposed_85 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_87 = linalg.transpose ins(%expanded_84 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_88 = tensor.collapse_shape %transposed_87 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %115 = linalg.batch_matmul ins(%collapsed_86, %collapsed_88 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_89 = tensor.expand_shape %115 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_90 = linalg.transpose ins(%expanded_89 : tensor<2x4x1x1x32xf32>) outs(%51 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_91 = tensor.collapse_shape %transposed_90 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_92 = tensor.expand_shape %concat_68 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_93 = tensor.expand_shape %inserted_slice_76 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %transposed_94 = linalg.transpose ins(%expanded_92 : tensor<2x1x4x8x1xf32>) outs(%52 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_95 = tensor.collapse_shape %transposed_94 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %transposed_96 = linalg.transpose ins(%expanded_93 : tensor<2x32x8x1x1xf32>) outs(%53 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_97 = tensor.collapse_shape %transposed_96 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %116 = linalg.batch_matmul ins(%collapsed_95, %collapsed_97 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_98 = tensor.expand_shape %116 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_99 = linalg.transpose ins(%expanded_98 : tensor<2x4x1x1x32xf32>) outs(%51 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_100 = tensor.collapse_shape %transposed_99 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_91, %collapsed_100 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_2 : f64 to f32
      %174 = arith.mulf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x4x32xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %cst_1, %118 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_174: f32, %in_175: f32, %out: f32):
      %173 = arith.select %in, %in_174, %in_175 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %120:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<2x1x4x32xf32>) outs(%65, %64 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_174: i64):
      %173 = linalg.index 3 : index
      %174 = arith.index_cast %173 : index to i64
      %175 = arith.maximumf %in, %out : f32
      %176 = arith.cmpf ogt, %in, %out : f32
      %177 = arith.select %176, %174, %out_174 : i64
      linalg.yield %175, %177 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_101 = tensor.expand_shape %120#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %expanded_101 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.exp %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<2x1x4x32xf32>) outs(%70 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x1xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.divf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_102 = tensor.expand_shape %124 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_103 = linalg.transpose ins(%expanded_102 : tensor<2x1x4x32x1xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_104 = tensor.collapse_shape %transposed_103 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_105 = linalg.transpose ins(%expanded_84 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %125 = linalg.batch_matmul ins(%collapsed_104, %collapsed_106 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_107 = tensor.expand_shape %125 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %expanded_108 = tensor.expand_shape %arg20 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %transposed_109 = linalg.transpose ins(%expanded_107 : tensor<2x4x1x1x32xf32>) outs(%74 : tensor<4x2x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_110 = tensor.collapse_shape %transposed_109 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xf32> into tensor<4x2x32xf32>
    %transposed_111 = linalg.transpose ins(%expanded_108 : tensor<4x16x32x1x1xf32>) outs(%75 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_112 = tensor.collapse_shape %transposed_111 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %126 = linalg.batch_matmul ins(%collapsed_110, %collapsed_112 : tensor<4x2x32xf32>, tensor<4x32x16xf32>) outs(%77 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %expanded_113 = tensor.expand_shape %126 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xf32> into tensor<4x2x1x1x16xf32>
    %transposed_114 = linalg.transpose ins(%expanded_113 : tensor<4x2x1x1x16xf32>) outs(%79 : tensor<2x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_115 = tensor.collapse_shape %transposed_114 [[0], [1, 2, 3, 4]] : tensor<2x1x4x16x1xf32> into tensor<2x64xf32>
    %127 = linalg.matmul ins(%collapsed_115, %arg21 : tensor<2x64xf32>, tensor<64x64xf32>) outs(%81 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %expanded_116 = tensor.expand_shape %127 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %expanded_116 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%83 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x64xf32>
    %collapsed_117 = tensor.collapse_shape %128 [[0], [1, 2]] : tensor<2x1x64xf32> into tensor<2x64xf32>
    %129 = linalg.matmul ins(%collapsed_117, %arg24 : tensor<2x64xf32>, tensor<64x24xf32>) outs(%1 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %expanded_118 = tensor.expand_shape %129 [[0], [1, 2]] output_shape [2, 1, 24] : tensor<2x24xf32> into tensor<2x1x24xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118 : tensor<2x1x24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<2x1x24xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_4 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_3 : f64 to f32
      %174 = arith.addf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x1xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.rsqrt %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118, %134 : tensor<2x1x24xf32>, tensor<2x1x1xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %arg25 : tensor<2x1x24xf32>, tensor<24xf32>) outs(%3 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x24xf32>
    %collapsed_119 = tensor.collapse_shape %136 [[0], [1, 2]] : tensor<2x1x24xf32> into tensor<2x24xf32>
    %137 = linalg.matmul ins(%collapsed_119, %arg26 : tensor<2x24xf32>, tensor<24x96xf32>) outs(%14 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %expanded_120 = tensor.expand_shape %137 [[0], [1, 2, 3]] output_shape [2, 1, 4, 24] : tensor<2x96xf32> into tensor<2x1x4x24xf32>
    %extracted_slice_121 = tensor.extract_slice %expanded_120[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x16xf32>
    %extracted_slice_122 = tensor.extract_slice %expanded_120[0, 0, 0, 16] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x24xf32> to tensor<2x1x4x8xf32>
    %extracted_slice_123 = tensor.extract_slice %extracted_slice_122[0, 0, 0, 0] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %extracted_slice_124 = tensor.extract_slice %extracted_slice_122[0, 0, 0, 4] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xf32> to tensor<2x1x4x4xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_123, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_124, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %139 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_124, %expanded_9 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_123, %expanded_10 : tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %142 : tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) outs(%16 : tensor<2x1x4x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x4xf32>
    %concat_125 = tensor.concat dim(3) %140, %143 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %144 = linalg.matmul ins(%collapsed_117, %arg27 : tensor<2x64xf32>, tensor<64x40xf32>) outs(%24 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %expanded_126 = tensor.expand_shape %144 [[0], [1, 2]] output_shape [2, 1, 40] : tensor<2x40xf32> into tensor<2x1x40xf32>
    %extracted_slice_127 = tensor.extract_slice %expanded_126[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x32xf32>
    %extracted_slice_128 = tensor.extract_slice %expanded_126[0, 0, 32] [2, 1, 8] [1, 1, 1] : tensor<2x1x40xf32> to tensor<2x1x8xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_127 : tensor<2x1x32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145 : tensor<2x1x32xf32>) outs(%6 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_5 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_3 : f64 to f32
      %174 = arith.addf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x1xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.rsqrt %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x1xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_127, %149 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg28 : tensor<2x1x32xf32>, tensor<32xf32>) outs(%26 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x32xf32>
    %inserted_slice_129 = tensor.insert_slice %151 into %arg32[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf32> into tensor<2x32x32xf32>
    %extracted_slice_130 = tensor.extract_slice %extracted_slice_128[0, 0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %extracted_slice_131 = tensor.extract_slice %extracted_slice_128[0, 0, 4] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xf32> to tensor<2x1x4xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_130, %arg1 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_131, %arg2 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %153 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_131, %arg1 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_130, %arg2 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.mulf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%34 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4xf32>
    %concat_132 = tensor.concat dim(2) %154, %157 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %inserted_slice_133 = tensor.insert_slice %concat_132 into %arg33[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x32x8xf32>
    %expanded_134 = tensor.expand_shape %extracted_slice_121 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x16x1xf32>
    %expanded_135 = tensor.expand_shape %arg29 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %transposed_136 = linalg.transpose ins(%expanded_134 : tensor<2x1x4x16x1xf32>) outs(%41 : tensor<4x2x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_137 = tensor.collapse_shape %transposed_136 [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xf32> into tensor<4x2x16xf32>
    %transposed_138 = linalg.transpose ins(%expanded_135 : tensor<4x16x32x1x1xf32>) outs(%42 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_139 = tensor.collapse_shape %transposed_138 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %158 = linalg.batch_matmul ins(%collapsed_137, %collapsed_139 : tensor<4x2x16xf32>, tensor<4x16x32xf32>) outs(%44 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %expanded_140 = tensor.expand_shape %158 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xf32> into tensor<4x2x1x1x32xf32>
    %expanded_141 = tensor.expand_shape %inserted_slice_129 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %transposed_142 = linalg.transpose ins(%expanded_140 : tensor<4x2x1x1x32xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_143 = tensor.collapse_shape %transposed_142 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_144 = linalg.transpose ins(%expanded_141 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_145 = tensor.collapse_shape %transposed_144 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %159 = linalg.batch_matmul ins(%collapsed_143, %collapsed_145 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_146 = tensor.expand_shape %159 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<2x4x1x1x32xf32>) outs(%51 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_149 = tensor.expand_shape %concat_125 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_150 = tensor.expand_shape %inserted_slice_133 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %transposed_151 = linalg.transpose ins(%expanded_149 : tensor<2x1x4x8x1xf32>) outs(%52 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_152 = tensor.collapse_shape %transposed_151 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %transposed_153 = linalg.transpose ins(%expanded_150 : tensor<2x32x8x1x1xf32>) outs(%53 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_154 = tensor.collapse_shape %transposed_153 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %160 = linalg.batch_matmul ins(%collapsed_152, %collapsed_154 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_155 = tensor.expand_shape %160 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_156 = linalg.transpose ins(%expanded_155 : tensor<2x4x1x1x32xf32>) outs(%51 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_157 = tensor.collapse_shape %transposed_156 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_148, %collapsed_157 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.truncf %cst_2 : f64 to f32
      %174 = arith.mulf %in, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<2x1x4x32xf32>
    %163 = linalg.generic {indexing_maps = [#map4, #map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %cst_1, %162 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_174: f32, %in_175: f32, %out: f32):
      %173 = arith.select %in, %in_174, %in_175 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %164:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%163 : tensor<2x1x4x32xf32>) outs(%65, %64 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_174: i64):
      %173 = linalg.index 3 : index
      %174 = arith.index_cast %173 : index to i64
      %175 = arith.maximumf %in, %out : f32
      %176 = arith.cmpf ogt, %in, %out : f32
      %177 = arith.select %176, %174, %out_174 : i64
      linalg.yield %175, %177 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_158 = tensor.expand_shape %164#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %expanded_158 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.subf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x1x4x32xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.exp %in : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %167 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166 : tensor<2x1x4x32xf32>) outs(%70 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %in, %out : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x1xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %167 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%55 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.divf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_159 = tensor.expand_shape %168 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_160 = linalg.transpose ins(%expanded_159 : tensor<2x1x4x32x1xf32>) outs(%46 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_161 = tensor.collapse_shape %transposed_160 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_162 = linalg.transpose ins(%expanded_141 : tensor<2x32x32x1x1xf32>) outs(%47 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_163 = tensor.collapse_shape %transposed_162 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %169 = linalg.batch_matmul ins(%collapsed_161, %collapsed_163 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%49 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_164 = tensor.expand_shape %169 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %expanded_165 = tensor.expand_shape %arg30 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %transposed_166 = linalg.transpose ins(%expanded_164 : tensor<2x4x1x1x32xf32>) outs(%74 : tensor<4x2x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_167 = tensor.collapse_shape %transposed_166 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xf32> into tensor<4x2x32xf32>
    %transposed_168 = linalg.transpose ins(%expanded_165 : tensor<4x16x32x1x1xf32>) outs(%75 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_169 = tensor.collapse_shape %transposed_168 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %170 = linalg.batch_matmul ins(%collapsed_167, %collapsed_169 : tensor<4x2x32xf32>, tensor<4x32x16xf32>) outs(%77 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %expanded_170 = tensor.expand_shape %170 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xf32> into tensor<4x2x1x1x16xf32>
    %transposed_171 = linalg.transpose ins(%expanded_170 : tensor<4x2x1x1x16xf32>) outs(%79 : tensor<2x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_172 = tensor.collapse_shape %transposed_171 [[0], [1, 2, 3, 4]] : tensor<2x1x4x16x1xf32> into tensor<2x64xf32>
    %171 = linalg.matmul ins(%collapsed_172, %arg31 : tensor<2x64xf32>, tensor<64x64xf32>) outs(%81 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %expanded_173 = tensor.expand_shape %171 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %expanded_173 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%83 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32, %in_174: f32, %out: f32):
      %173 = arith.addf %in, %in_174 : f32
      linalg.yield %173 : f32
    } -> tensor<2x1x64xf32>
    return %172, %inserted_slice, %inserted_slice_19, %inserted_slice_72, %inserted_slice_76, %inserted_slice_129, %inserted_slice_133 : tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

