#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x64xbf16>, %arg1: tensor<64x24xbf16>, %arg2: tensor<24xbf16>, %arg3: tensor<24x96xbf16>, %arg4: tensor<64x40xbf16>, %arg5: tensor<32xbf16>, %arg6: tensor<4x16x32xbf16>, %arg7: tensor<4x16x32xbf16>, %arg8: tensor<64x64xbf16>, %arg9: tensor<2x32x32xbf16>, %arg10: tensor<2x32x8xbf16>, %arg11: tensor<2x1x4xbf16>, %arg12: tensor<2x1x4xbf16>, %arg13: tensor<2xi64>) -> (tensor<2x1x64xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 2.400000e+01 : f32
    %cst_5 = arith.constant 3.200000e+01 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<2x1x64xbf16> into tensor<2x64xbf16>
    %0 = tensor.empty() : tensor<2x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<2x64xbf16>, tensor<64x24xbf16>) outs(%1 : tensor<2x24xf32>) -> tensor<2x24xf32>
    %3 = tensor.empty() : tensor<2x24xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x24xf32>) outs(%3 : tensor<2x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x24xbf16>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [2, 1, 24] : tensor<2x24xbf16> into tensor<2x1x24xbf16>
    %5 = tensor.empty() : tensor<2x1x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x24xbf16>) outs(%5 : tensor<2x1x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x1x24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x1x24xf32>) outs(%5 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %109 : f32
    } -> tensor<2x1x24xf32>
    %8 = tensor.empty() : tensor<2x1x1xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x1x24xf32>) outs(%9 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x1x1xf32>) outs(%8 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_4 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x1xf32>) outs(%8 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_3 : f64 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x1x1xf32>) outs(%8 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %13 : tensor<2x1x24xf32>, tensor<2x1x1xf32>) outs(%5 : tensor<2x1x24xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %109 = arith.mulf %in, %in_60 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x24xf32>
    %15 = tensor.empty() : tensor<2x1x24xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x24xf32>) outs(%15 : tensor<2x1x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x24xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %arg2 : tensor<2x1x24xbf16>, tensor<24xbf16>) outs(%15 : tensor<2x1x24xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x24xbf16>
    %collapsed_6 = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<2x1x24xbf16> into tensor<2x24xbf16>
    %18 = tensor.empty() : tensor<2x96xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %20 = linalg.matmul ins(%collapsed_6, %arg3 : tensor<2x24xbf16>, tensor<24x96xbf16>) outs(%19 : tensor<2x96xf32>) -> tensor<2x96xf32>
    %21 = tensor.empty() : tensor<2x96xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x96xf32>) outs(%21 : tensor<2x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x96xbf16>
    %expanded_7 = tensor.expand_shape %22 [[0], [1, 2, 3]] output_shape [2, 1, 4, 24] : tensor<2x96xbf16> into tensor<2x1x4x24xbf16>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0, 0] [2, 1, 4, 16] [1, 1, 1, 1] : tensor<2x1x4x24xbf16> to tensor<2x1x4x16xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0, 16] [2, 1, 4, 8] [1, 1, 1, 1] : tensor<2x1x4x24xbf16> to tensor<2x1x4x8xbf16>
    %expanded_9 = tensor.expand_shape %arg11 [[0], [1], [2, 3]] output_shape [2, 1, 1, 4] : tensor<2x1x4xbf16> into tensor<2x1x1x4xbf16>
    %expanded_10 = tensor.expand_shape %arg12 [[0], [1], [2, 3]] output_shape [2, 1, 1, 4] : tensor<2x1x4xbf16> into tensor<2x1x1x4xbf16>
    %extracted_slice_11 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 0] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xbf16> to tensor<2x1x4x4xbf16>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 4] [2, 1, 4, 4] [1, 1, 1, 1] : tensor<2x1x4x8xbf16> to tensor<2x1x4x4xbf16>
    %23 = tensor.empty() : tensor<2x1x4x4xbf16>
    %24 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_9 : tensor<2x1x4x4xbf16>, tensor<2x1x1x4xbf16>) outs(%23 : tensor<2x1x4x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x4xbf16>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_10 : tensor<2x1x4x4xbf16>, tensor<2x1x1x4xbf16>) outs(%23 : tensor<2x1x4x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x4xbf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %25 : tensor<2x1x4x4xbf16>, tensor<2x1x4x4xbf16>) outs(%23 : tensor<2x1x4x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.subf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x4xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_9 : tensor<2x1x4x4xbf16>, tensor<2x1x1x4xbf16>) outs(%23 : tensor<2x1x4x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x4xbf16>
    %28 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_10 : tensor<2x1x4x4xbf16>, tensor<2x1x1x4xbf16>) outs(%23 : tensor<2x1x4x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x4xbf16>
    %29 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<2x1x4x4xbf16>, tensor<2x1x4x4xbf16>) outs(%23 : tensor<2x1x4x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.addf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x4xbf16>
    %concat = tensor.concat dim(3) %26, %29 : (tensor<2x1x4x4xbf16>, tensor<2x1x4x4xbf16>) -> tensor<2x1x4x8xbf16>
    %30 = tensor.empty() : tensor<2x40xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %32 = linalg.matmul ins(%collapsed, %arg4 : tensor<2x64xbf16>, tensor<64x40xbf16>) outs(%31 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %33 = tensor.empty() : tensor<2x40xbf16>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<2x40xf32>) outs(%33 : tensor<2x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x40xbf16>
    %expanded_13 = tensor.expand_shape %34 [[0], [1, 2]] output_shape [2, 1, 40] : tensor<2x40xbf16> into tensor<2x1x40xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x40xbf16> to tensor<2x1x32xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 32] [2, 1, 8] [1, 1, 1] : tensor<2x1x40xbf16> to tensor<2x1x8xbf16>
    %35 = tensor.empty() : tensor<2x1x32xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<2x1x32xbf16>) outs(%35 : tensor<2x1x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x1x32xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x1x32xf32>) outs(%35 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %109 : f32
    } -> tensor<2x1x32xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<2x1x32xf32>) outs(%9 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x1x1xf32>) outs(%8 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_5 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x1xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x1x1xf32>) outs(%8 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_3 : f64 to f32
      %110 = arith.addf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x1x1xf32>) outs(%8 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.rsqrt %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %41 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%35 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %109 = arith.mulf %in, %in_60 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x32xf32>
    %43 = tensor.empty() : tensor<2x1x32xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x1x32xf32>) outs(%43 : tensor<2x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x32xbf16>
    %45 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %arg5 : tensor<2x1x32xbf16>, tensor<32xbf16>) outs(%43 : tensor<2x1x32xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x32xbf16>
    %inserted_slice = tensor.insert_slice %45 into %arg9[0, 31, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xbf16> into tensor<2x32x32xbf16>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_15[0, 0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xbf16> to tensor<2x1x4xbf16>
    %extracted_slice_17 = tensor.extract_slice %extracted_slice_15[0, 0, 4] [2, 1, 4] [1, 1, 1] : tensor<2x1x8xbf16> to tensor<2x1x4xbf16>
    %46 = tensor.empty() : tensor<2x1x4xbf16>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg11 : tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) outs(%46 : tensor<2x1x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4xbf16>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg12 : tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) outs(%46 : tensor<2x1x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4xbf16>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %48 : tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) outs(%46 : tensor<2x1x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.subf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4xbf16>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg11 : tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) outs(%46 : tensor<2x1x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4xbf16>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg12 : tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) outs(%46 : tensor<2x1x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.mulf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4xbf16>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %51 : tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) outs(%46 : tensor<2x1x4xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.addf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4xbf16>
    %concat_18 = tensor.concat dim(2) %49, %52 : (tensor<2x1x4xbf16>, tensor<2x1x4xbf16>) -> tensor<2x1x8xbf16>
    %inserted_slice_19 = tensor.insert_slice %concat_18 into %arg10[0, 31, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xbf16> into tensor<2x32x8xbf16>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xbf16> into tensor<2x1x4x16x1xbf16>
    %expanded_21 = tensor.expand_shape %arg6 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xbf16> into tensor<4x16x32x1x1xbf16>
    %53 = tensor.empty() : tensor<4x2x16x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded_20 : tensor<2x1x4x16x1xbf16>) outs(%53 : tensor<4x2x16x1x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_22 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xbf16> into tensor<4x2x16xbf16>
    %54 = tensor.empty() : tensor<4x16x1x32x1xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_21 : tensor<4x16x32x1x1xbf16>) outs(%54 : tensor<4x16x1x32x1xbf16>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xbf16> into tensor<4x16x32xbf16>
    %55 = tensor.empty() : tensor<4x2x32xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %57 = linalg.batch_matmul ins(%collapsed_22, %collapsed_24 : tensor<4x2x16xbf16>, tensor<4x16x32xbf16>) outs(%56 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %58 = tensor.empty() : tensor<4x2x32xbf16>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<4x2x32xf32>) outs(%58 : tensor<4x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<4x2x32xbf16>
    %expanded_25 = tensor.expand_shape %59 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xbf16> into tensor<4x2x1x1x32xbf16>
    %expanded_26 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xbf16> into tensor<2x32x32x1x1xbf16>
    %60 = tensor.empty() : tensor<2x4x32x1x1xbf16>
    %transposed_27 = linalg.transpose ins(%expanded_25 : tensor<4x2x1x1x32xbf16>) outs(%60 : tensor<2x4x32x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %61 = tensor.empty() : tensor<2x32x1x32x1xbf16>
    %transposed_29 = linalg.transpose ins(%expanded_26 : tensor<2x32x32x1x1xbf16>) outs(%61 : tensor<2x32x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %62 = tensor.empty() : tensor<2x4x32xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %64 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%63 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %65 = tensor.empty() : tensor<2x4x32xbf16>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x4x32xf32>) outs(%65 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_31 = tensor.expand_shape %66 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %67 = tensor.empty() : tensor<2x1x4x32x1xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<2x4x1x1x32xbf16>) outs(%67 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %expanded_34 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xbf16> into tensor<2x1x4x8x1xbf16>
    %expanded_35 = tensor.expand_shape %inserted_slice_19 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xbf16> into tensor<2x32x8x1x1xbf16>
    %68 = tensor.empty() : tensor<2x4x8x1x1xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_34 : tensor<2x1x4x8x1xbf16>) outs(%68 : tensor<2x4x8x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xbf16> into tensor<2x4x8xbf16>
    %69 = tensor.empty() : tensor<2x8x1x32x1xbf16>
    %transposed_38 = linalg.transpose ins(%expanded_35 : tensor<2x32x8x1x1xbf16>) outs(%69 : tensor<2x8x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xbf16> into tensor<2x8x32xbf16>
    %70 = linalg.batch_matmul ins(%collapsed_37, %collapsed_39 : tensor<2x4x8xbf16>, tensor<2x8x32xbf16>) outs(%63 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x4x32xf32>) outs(%65 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_40 = tensor.expand_shape %71 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x4x1x1x32xbf16>) outs(%67 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %72 = tensor.empty() : tensor<2x1x4x32xbf16>
    %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_33, %collapsed_42 : tensor<2x1x4x32xbf16>, tensor<2x1x4x32xbf16>) outs(%72 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %in_60: bf16, %out: bf16):
      %109 = arith.addf %in, %in_60 : bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x32xbf16>
    %74 = tensor.empty() : tensor<2x1x4x32xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x1x4x32xbf16>) outs(%74 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %109 = arith.extf %in : bf16 to f32
      linalg.yield %109 : f32
    } -> tensor<2x1x4x32xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x1x4x32xf32>) outs(%74 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.truncf %cst_2 : f64 to f32
      %110 = arith.mulf %in, %109 : f32
      linalg.yield %110 : f32
    } -> tensor<2x1x4x32xf32>
    %77 = tensor.empty() : tensor<32xi64>
    %78 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%77 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %109 = linalg.index 0 : index
      %110 = arith.index_cast %109 : index to i64
      linalg.yield %110 : i64
    } -> tensor<32xi64>
    %expanded_43 = tensor.expand_shape %arg13 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %79 = tensor.empty() : tensor<2x1x1x32xi1>
    %80 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_43 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%79 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_60: i64, %out: i1):
      %109 = arith.cmpi sge, %in, %in_60 : i64
      linalg.yield %109 : i1
    } -> tensor<2x1x1x32xi1>
    %81 = linalg.generic {indexing_maps = [#map5, #map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %cst_1, %76 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%74 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_60: f32, %in_61: f32, %out: f32):
      %109 = arith.select %in, %in_60, %in_61 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x4x32xf32>
    %82 = tensor.empty() : tensor<2x1x4xi64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %84 = tensor.empty() : tensor<2x1x4xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %86:2 = linalg.generic {indexing_maps = [#map4, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%81 : tensor<2x1x4x32xf32>) outs(%85, %83 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_60: i64):
      %109 = linalg.index 3 : index
      %110 = arith.index_cast %109 : index to i64
      %111 = arith.maximumf %in, %out : f32
      %112 = arith.cmpf ogt, %in, %out : f32
      %113 = arith.select %112, %110, %out_60 : i64
      linalg.yield %111, %113 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_44 = tensor.expand_shape %86#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %expanded_44 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%74 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %109 = arith.subf %in, %in_60 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x4x32xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x1x4x32xf32>) outs(%74 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.exp %in : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x4x32xf32>
    %89 = tensor.empty() : tensor<2x1x4x1xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<2x1x4x32xf32>) outs(%90 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %in, %out : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x4x1xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %91 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%74 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_60: f32, %out: f32):
      %109 = arith.divf %in, %in_60 : f32
      linalg.yield %109 : f32
    } -> tensor<2x1x4x32xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x1x4x32xf32>) outs(%72 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x1x4x32xbf16>
    %expanded_45 = tensor.expand_shape %93 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<2x1x4x32x1xbf16>) outs(%60 : tensor<2x4x32x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %transposed_48 = linalg.transpose ins(%expanded_26 : tensor<2x32x32x1x1xbf16>) outs(%61 : tensor<2x32x1x32x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %94 = linalg.batch_matmul ins(%collapsed_47, %collapsed_49 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%63 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x4x32xf32>) outs(%65 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_50 = tensor.expand_shape %95 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %expanded_51 = tensor.expand_shape %arg7 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xbf16> into tensor<4x16x32x1x1xbf16>
    %96 = tensor.empty() : tensor<4x2x32x1x1xbf16>
    %transposed_52 = linalg.transpose ins(%expanded_50 : tensor<2x4x1x1x32xbf16>) outs(%96 : tensor<4x2x32x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xbf16> into tensor<4x2x32xbf16>
    %97 = tensor.empty() : tensor<4x32x1x16x1xbf16>
    %transposed_54 = linalg.transpose ins(%expanded_51 : tensor<4x16x32x1x1xbf16>) outs(%97 : tensor<4x32x1x16x1xbf16>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xbf16> into tensor<4x32x16xbf16>
    %98 = tensor.empty() : tensor<4x2x16xf32>
    %99 = linalg.fill ins(%cst : f32) outs(%98 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %100 = linalg.batch_matmul ins(%collapsed_53, %collapsed_55 : tensor<4x2x32xbf16>, tensor<4x32x16xbf16>) outs(%99 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %101 = tensor.empty() : tensor<4x2x16xbf16>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<4x2x16xf32>) outs(%101 : tensor<4x2x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<4x2x16xbf16>
    %expanded_56 = tensor.expand_shape %102 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xbf16> into tensor<4x2x1x1x16xbf16>
    %103 = tensor.empty() : tensor<2x1x4x16x1xbf16>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<4x2x1x1x16xbf16>) outs(%103 : tensor<2x1x4x16x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0], [1, 2, 3, 4]] : tensor<2x1x4x16x1xbf16> into tensor<2x64xbf16>
    %104 = tensor.empty() : tensor<2x64xf32>
    %105 = linalg.fill ins(%cst : f32) outs(%104 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %106 = linalg.matmul ins(%collapsed_58, %arg8 : tensor<2x64xbf16>, tensor<64x64xbf16>) outs(%105 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %107 = tensor.empty() : tensor<2x64xbf16>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<2x64xf32>) outs(%107 : tensor<2x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %109 = arith.truncf %in : f32 to bf16
      linalg.yield %109 : bf16
    } -> tensor<2x64xbf16>
    %expanded_59 = tensor.expand_shape %108 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xbf16> into tensor<2x1x64xbf16>
    return %expanded_59, %inserted_slice, %inserted_slice_19 : tensor<2x1x64xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>
  }
}

