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
  func.func @main(%arg0: tensor<1x1x7168xbf16>, %arg1: tensor<7168x1536xbf16>, %arg2: tensor<1536xbf16>, %arg3: tensor<1536x24576xbf16>, %arg4: tensor<7168x576xbf16>, %arg5: tensor<512xbf16>, %arg6: tensor<128x128x512xbf16>, %arg7: tensor<128x128x512xbf16>, %arg8: tensor<16384x7168xbf16>, %arg9: tensor<1x1024x512xbf16>, %arg10: tensor<1x1024x64xbf16>, %arg11: tensor<1x1x32xbf16>, %arg12: tensor<1x1x32xbf16>, %arg13: tensor<1xi64>) -> (tensor<1x1x7168xbf16>, tensor<1x1024x512xbf16>, tensor<1x1024x64xbf16>) {
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.072168783648703216 : f64
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 1.536000e+03 : f32
    %cst_5 = arith.constant 5.120000e+02 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<1x1x7168xbf16> into tensor<1x7168xbf16>
    %0 = tensor.empty() : tensor<1x1536xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1536xf32>) -> tensor<1x1536xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<1x7168xbf16>, tensor<7168x1536xbf16>) outs(%1 : tensor<1x1536xf32>) -> tensor<1x1536xf32>
    %3 = tensor.empty() : tensor<1x1536xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<1x1536xf32>) outs(%3 : tensor<1x1536xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1536xbf16>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [1, 1, 1536] : tensor<1x1536xbf16> into tensor<1x1x1536xbf16>
    %5 = tensor.empty() : tensor<1x1x1536xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1536xbf16>) outs(%5 : tensor<1x1x1536xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1536xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x1x1536xf32>) outs(%5 : tensor<1x1x1536xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %113 : f32
    } -> tensor<1x1x1536xf32>
    %8 = tensor.empty() : tensor<1x1x1xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<1x1x1536xf32>) outs(%9 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %in, %out : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x1x1xf32>) outs(%8 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_4 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x1x1xf32>) outs(%8 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.truncf %cst_3 : f64 to f32
      %114 = arith.addf %in, %113 : f32
      linalg.yield %114 : f32
    } -> tensor<1x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x1x1xf32>) outs(%8 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.rsqrt %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %13 : tensor<1x1x1536xf32>, tensor<1x1x1xf32>) outs(%5 : tensor<1x1x1536xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %113 = arith.mulf %in, %in_71 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1536xf32>
    %15 = tensor.empty() : tensor<1x1x1536xbf16>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<1x1x1536xf32>) outs(%15 : tensor<1x1x1536xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x1536xbf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %arg2 : tensor<1x1x1536xbf16>, tensor<1536xbf16>) outs(%15 : tensor<1x1x1536xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x1536xbf16>
    %collapsed_6 = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<1x1x1536xbf16> into tensor<1x1536xbf16>
    %18 = tensor.empty() : tensor<1x24576xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<1x24576xf32>) -> tensor<1x24576xf32>
    %20 = linalg.matmul ins(%collapsed_6, %arg3 : tensor<1x1536xbf16>, tensor<1536x24576xbf16>) outs(%19 : tensor<1x24576xf32>) -> tensor<1x24576xf32>
    %21 = tensor.empty() : tensor<1x24576xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x24576xf32>) outs(%21 : tensor<1x24576xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x24576xbf16>
    %expanded_7 = tensor.expand_shape %22 [[0], [1, 2, 3]] output_shape [1, 1, 128, 192] : tensor<1x24576xbf16> into tensor<1x1x128x192xbf16>
    %extracted_slice = tensor.extract_slice %expanded_7[0, 0, 0, 0] [1, 1, 128, 128] [1, 1, 1, 1] : tensor<1x1x128x192xbf16> to tensor<1x1x128x128xbf16>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0, 128] [1, 1, 128, 64] [1, 1, 1, 1] : tensor<1x1x128x192xbf16> to tensor<1x1x128x64xbf16>
    %expanded_9 = tensor.expand_shape %arg11 [[0], [1], [2, 3]] output_shape [1, 1, 1, 32] : tensor<1x1x32xbf16> into tensor<1x1x1x32xbf16>
    %expanded_10 = tensor.expand_shape %arg12 [[0], [1], [2, 3]] output_shape [1, 1, 1, 32] : tensor<1x1x32xbf16> into tensor<1x1x1x32xbf16>
    %extracted_slice_11 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 0] [1, 1, 128, 32] [1, 1, 1, 1] : tensor<1x1x128x64xbf16> to tensor<1x1x128x32xbf16>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice_8[0, 0, 0, 32] [1, 1, 128, 32] [1, 1, 1, 1] : tensor<1x1x128x64xbf16> to tensor<1x1x128x32xbf16>
    %23 = tensor.empty() : tensor<1x1x128x32xbf16>
    %24 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_9 : tensor<1x1x128x32xbf16>, tensor<1x1x1x32xbf16>) outs(%23 : tensor<1x1x128x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x32xbf16>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_10 : tensor<1x1x128x32xbf16>, tensor<1x1x1x32xbf16>) outs(%23 : tensor<1x1x128x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x32xbf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %25 : tensor<1x1x128x32xbf16>, tensor<1x1x128x32xbf16>) outs(%23 : tensor<1x1x128x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.subf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x32xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %expanded_9 : tensor<1x1x128x32xbf16>, tensor<1x1x1x32xbf16>) outs(%23 : tensor<1x1x128x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x32xbf16>
    %28 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_10 : tensor<1x1x128x32xbf16>, tensor<1x1x1x32xbf16>) outs(%23 : tensor<1x1x128x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x32xbf16>
    %29 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<1x1x128x32xbf16>, tensor<1x1x128x32xbf16>) outs(%23 : tensor<1x1x128x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.addf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x32xbf16>
    %concat = tensor.concat dim(3) %26, %29 : (tensor<1x1x128x32xbf16>, tensor<1x1x128x32xbf16>) -> tensor<1x1x128x64xbf16>
    %30 = tensor.empty() : tensor<1x576xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<1x576xf32>) -> tensor<1x576xf32>
    %32 = linalg.matmul ins(%collapsed, %arg4 : tensor<1x7168xbf16>, tensor<7168x576xbf16>) outs(%31 : tensor<1x576xf32>) -> tensor<1x576xf32>
    %33 = tensor.empty() : tensor<1x576xbf16>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<1x576xf32>) outs(%33 : tensor<1x576xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x576xbf16>
    %expanded_13 = tensor.expand_shape %34 [[0], [1, 2]] output_shape [1, 1, 576] : tensor<1x576xbf16> into tensor<1x1x576xbf16>
    %extracted_slice_14 = tensor.extract_slice %expanded_13[0, 0, 0] [1, 1, 512] [1, 1, 1] : tensor<1x1x576xbf16> to tensor<1x1x512xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_13[0, 0, 512] [1, 1, 64] [1, 1, 1] : tensor<1x1x576xbf16> to tensor<1x1x64xbf16>
    %35 = tensor.empty() : tensor<1x1x512xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14 : tensor<1x1x512xbf16>) outs(%35 : tensor<1x1x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<1x1x512xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<1x1x512xf32>) outs(%35 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %113 : f32
    } -> tensor<1x1x512xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<1x1x512xf32>) outs(%9 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %in, %out : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<1x1x1xf32>) outs(%8 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.divf %in, %cst_5 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<1x1x1xf32>) outs(%8 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.truncf %cst_3 : f64 to f32
      %114 = arith.addf %in, %113 : f32
      linalg.yield %114 : f32
    } -> tensor<1x1x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<1x1x1xf32>) outs(%8 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.rsqrt %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %41 : tensor<1x1x512xf32>, tensor<1x1x1xf32>) outs(%35 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %113 = arith.mulf %in, %in_71 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x512xf32>
    %43 = tensor.empty() : tensor<1x1x512xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<1x1x512xf32>) outs(%43 : tensor<1x1x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x512xbf16>
    %45 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %arg5 : tensor<1x1x512xbf16>, tensor<512xbf16>) outs(%43 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x512xbf16>
    %inserted_slice = tensor.insert_slice %45 into %arg9[0, 1023, 0] [1, 1, 512] [1, 1, 1] : tensor<1x1x512xbf16> into tensor<1x1024x512xbf16>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_15[0, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<1x1x64xbf16> to tensor<1x1x32xbf16>
    %extracted_slice_17 = tensor.extract_slice %extracted_slice_15[0, 0, 32] [1, 1, 32] [1, 1, 1] : tensor<1x1x64xbf16> to tensor<1x1x32xbf16>
    %46 = tensor.empty() : tensor<1x1x32xbf16>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg11 : tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x32xbf16>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg12 : tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x32xbf16>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %48 : tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.subf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x32xbf16>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %arg11 : tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x32xbf16>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %arg12 : tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.mulf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x32xbf16>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %51 : tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.addf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x32xbf16>
    %concat_18 = tensor.concat dim(2) %49, %52 : (tensor<1x1x32xbf16>, tensor<1x1x32xbf16>) -> tensor<1x1x64xbf16>
    %inserted_slice_19 = tensor.insert_slice %concat_18 into %arg10[0, 1023, 0] [1, 1, 64] [1, 1, 1] : tensor<1x1x64xbf16> into tensor<1x1024x64xbf16>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 128, 1] : tensor<1x1x128x128xbf16> into tensor<1x1x128x128x1xbf16>
    %expanded_21 = tensor.expand_shape %arg6 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %53 = tensor.empty() : tensor<128x128x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded_20 : tensor<1x1x128x128x1xbf16>) outs(%53 : tensor<128x128x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_22 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x128x1x1x1xbf16> into tensor<128x128xbf16>
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0], [1, 2]] output_shape [128, 1, 128] : tensor<128x128xbf16> into tensor<128x1x128xbf16>
    %54 = tensor.empty() : tensor<128x128x1x1x512xbf16>
    %transposed_24 = linalg.transpose ins(%expanded_21 : tensor<128x128x512x1x1xbf16>) outs(%54 : tensor<128x128x1x1x512xbf16>) permutation = [0, 1, 3, 4, 2] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3, 4]] : tensor<128x128x1x1x512xbf16> into tensor<128x128x512xbf16>
    %55 = tensor.empty() : tensor<128x1x512xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %57 = linalg.batch_matmul ins(%expanded_23, %collapsed_25 : tensor<128x1x128xbf16>, tensor<128x128x512xbf16>) outs(%56 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %58 = tensor.empty() : tensor<128x1x512xbf16>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<128x1x512xf32>) outs(%58 : tensor<128x1x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<128x1x512xbf16>
    %expanded_26 = tensor.expand_shape %59 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x1x512xbf16> into tensor<128x1x1x1x512xbf16>
    %expanded_27 = tensor.expand_shape %inserted_slice [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %60 = tensor.empty() : tensor<128x512x1x1x1xbf16>
    %transposed_28 = linalg.transpose ins(%expanded_26 : tensor<128x1x1x1x512xbf16>) outs(%60 : tensor<128x512x1x1x1xbf16>) permutation = [0, 4, 2, 3, 1] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0, 1], [2]] output_shape [1, 128, 512] : tensor<128x512xbf16> into tensor<1x128x512xbf16>
    %61 = tensor.empty() : tensor<512x1x1x1024x1xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_27 : tensor<1x1024x512x1x1xbf16>) outs(%61 : tensor<512x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1, 2, 3, 4]] : tensor<512x1x1x1024x1xbf16> into tensor<512x1024xbf16>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0, 1], [2]] output_shape [1, 512, 1024] : tensor<512x1024xbf16> into tensor<1x512x1024xbf16>
    %62 = tensor.empty() : tensor<1x128x1024xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %64 = linalg.batch_matmul ins(%expanded_30, %expanded_33 : tensor<1x128x512xbf16>, tensor<1x512x1024xbf16>) outs(%63 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %65 = tensor.empty() : tensor<1x128x1024xbf16>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<1x128x1024xf32>) outs(%65 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_34 = tensor.collapse_shape %66 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_35 = tensor.expand_shape %collapsed_34 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %67 = tensor.empty() : tensor<1x1x128x1024x1xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<128x1x1x1x1024xbf16>) outs(%67 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %expanded_38 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 64, 1] : tensor<1x1x128x64xbf16> into tensor<1x1x128x64x1xbf16>
    %expanded_39 = tensor.expand_shape %inserted_slice_19 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 64, 1, 1] : tensor<1x1024x64xbf16> into tensor<1x1024x64x1x1xbf16>
    %68 = tensor.empty() : tensor<128x64x1x1x1xbf16>
    %transposed_40 = linalg.transpose ins(%expanded_38 : tensor<1x1x128x64x1xbf16>) outs(%68 : tensor<128x64x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0], [1, 2, 3, 4]] : tensor<128x64x1x1x1xbf16> into tensor<128x64xbf16>
    %expanded_42 = tensor.expand_shape %collapsed_41 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xbf16> into tensor<1x128x64xbf16>
    %69 = tensor.empty() : tensor<64x1x1x1024x1xbf16>
    %transposed_43 = linalg.transpose ins(%expanded_39 : tensor<1x1024x64x1x1xbf16>) outs(%69 : tensor<64x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0], [1, 2, 3, 4]] : tensor<64x1x1x1024x1xbf16> into tensor<64x1024xbf16>
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0, 1], [2]] output_shape [1, 64, 1024] : tensor<64x1024xbf16> into tensor<1x64x1024xbf16>
    %70 = linalg.batch_matmul ins(%expanded_42, %expanded_45 : tensor<1x128x64xbf16>, tensor<1x64x1024xbf16>) outs(%63 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<1x128x1024xf32>) outs(%65 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_46 = tensor.collapse_shape %71 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_47 = tensor.expand_shape %collapsed_46 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<128x1x1x1x1024xbf16>) outs(%67 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %72 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37, %collapsed_49 : tensor<1x1x128x1024xbf16>, tensor<1x1x128x1024xbf16>) outs(%72 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_71: bf16, %out: bf16):
      %113 = arith.addf %in, %in_71 : bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %74 = tensor.empty() : tensor<1x1x128x1024xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<1x1x128x1024xbf16>) outs(%74 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %113 = arith.extf %in : bf16 to f32
      linalg.yield %113 : f32
    } -> tensor<1x1x128x1024xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x1x128x1024xf32>) outs(%74 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.truncf %cst_2 : f64 to f32
      %114 = arith.mulf %in, %113 : f32
      linalg.yield %114 : f32
    } -> tensor<1x1x128x1024xf32>
    %77 = tensor.empty() : tensor<1024xi64>
    %78 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%77 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %113 = linalg.index 0 : index
      %114 = arith.index_cast %113 : index to i64
      linalg.yield %114 : i64
    } -> tensor<1024xi64>
    %expanded_50 = tensor.expand_shape %arg13 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %79 = tensor.empty() : tensor<1x1x1x1024xi1>
    %80 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_50 : tensor<1024xi64>, tensor<1x1x1x1xi64>) outs(%79 : tensor<1x1x1x1024xi1>) {
    ^bb0(%in: i64, %in_71: i64, %out: i1):
      %113 = arith.cmpi sge, %in, %in_71 : i64
      linalg.yield %113 : i1
    } -> tensor<1x1x1x1024xi1>
    %81 = linalg.generic {indexing_maps = [#map5, #map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %cst_1, %76 : tensor<1x1x1x1024xi1>, tensor<f32>, tensor<1x1x128x1024xf32>) outs(%74 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: i1, %in_71: f32, %in_72: f32, %out: f32):
      %113 = arith.select %in, %in_71, %in_72 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x128x1024xf32>
    %82 = tensor.empty() : tensor<1x1x128xi64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %84 = tensor.empty() : tensor<1x1x128xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %86:2 = linalg.generic {indexing_maps = [#map4, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%81 : tensor<1x1x128x1024xf32>) outs(%85, %83 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_71: i64):
      %113 = linalg.index 3 : index
      %114 = arith.index_cast %113 : index to i64
      %115 = arith.maximumf %in, %out : f32
      %116 = arith.cmpf ogt, %in, %out : f32
      %117 = arith.select %116, %114, %out_71 : i64
      linalg.yield %115, %117 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_51 = tensor.expand_shape %86#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %expanded_51 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%74 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %113 = arith.subf %in, %in_71 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x128x1024xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<1x1x128x1024xf32>) outs(%74 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x128x1024xf32>
    %89 = tensor.empty() : tensor<1x1x128x1xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<1x1x128x1024xf32>) outs(%90 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %in, %out : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x128x1xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %91 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%74 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_71: f32, %out: f32):
      %113 = arith.divf %in, %in_71 : f32
      linalg.yield %113 : f32
    } -> tensor<1x1x128x1024xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<1x1x128x1024xf32>) outs(%72 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %expanded_52 = tensor.expand_shape %93 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %94 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<1x1x128x1024x1xbf16>) outs(%94 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %95 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_56 = linalg.transpose ins(%expanded_27 : tensor<1x1024x512x1x1xbf16>) outs(%95 : tensor<1024x1x1x512x1xbf16>) permutation = [1, 0, 3, 2, 4] 
    %collapsed_57 = tensor.collapse_shape %transposed_56 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_58 = tensor.expand_shape %collapsed_57 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %96 = tensor.empty() : tensor<1x128x512xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %98 = linalg.batch_matmul ins(%expanded_55, %expanded_58 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%97 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %99 = tensor.empty() : tensor<1x128x512xbf16>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x128x512xf32>) outs(%99 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_59 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_60 = tensor.expand_shape %collapsed_59 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %expanded_61 = tensor.expand_shape %arg7 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %transposed_62 = linalg.transpose ins(%expanded_60 : tensor<128x1x1x1x512xbf16>) outs(%60 : tensor<128x512x1x1x1xbf16>) permutation = [0, 4, 2, 3, 1] 
    %collapsed_63 = tensor.collapse_shape %transposed_62 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_64 = tensor.expand_shape %collapsed_63 [[0], [1, 2]] output_shape [128, 1, 512] : tensor<128x512xbf16> into tensor<128x1x512xbf16>
    %101 = tensor.empty() : tensor<128x512x1x1x128xbf16>
    %transposed_65 = linalg.transpose ins(%expanded_61 : tensor<128x128x512x1x1xbf16>) outs(%101 : tensor<128x512x1x1x128xbf16>) permutation = [0, 2, 3, 4, 1] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0], [1], [2, 3, 4]] : tensor<128x512x1x1x128xbf16> into tensor<128x512x128xbf16>
    %102 = tensor.empty() : tensor<128x1x128xf32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %104 = linalg.batch_matmul ins(%expanded_64, %collapsed_66 : tensor<128x1x512xbf16>, tensor<128x512x128xbf16>) outs(%103 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %105 = tensor.empty() : tensor<128x1x128xbf16>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<128x1x128xf32>) outs(%105 : tensor<128x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<128x1x128xbf16>
    %expanded_67 = tensor.expand_shape %106 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 128] : tensor<128x1x128xbf16> into tensor<128x1x1x1x128xbf16>
    %107 = tensor.empty() : tensor<1x1x128x128x1xbf16>
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<128x1x1x1x128xbf16>) outs(%107 : tensor<1x1x128x128x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_69 = tensor.collapse_shape %transposed_68 [[0], [1, 2, 3, 4]] : tensor<1x1x128x128x1xbf16> into tensor<1x16384xbf16>
    %108 = tensor.empty() : tensor<1x7168xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<1x7168xf32>) -> tensor<1x7168xf32>
    %110 = linalg.matmul ins(%collapsed_69, %arg8 : tensor<1x16384xbf16>, tensor<16384x7168xbf16>) outs(%109 : tensor<1x7168xf32>) -> tensor<1x7168xf32>
    %111 = tensor.empty() : tensor<1x7168xbf16>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<1x7168xf32>) outs(%111 : tensor<1x7168xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %113 = arith.truncf %in : f32 to bf16
      linalg.yield %113 : bf16
    } -> tensor<1x7168xbf16>
    %expanded_70 = tensor.expand_shape %112 [[0], [1, 2]] output_shape [1, 1, 7168] : tensor<1x7168xbf16> into tensor<1x1x7168xbf16>
    return %expanded_70, %inserted_slice, %inserted_slice_19 : tensor<1x1x7168xbf16>, tensor<1x1024x512xbf16>, tensor<1x1024x64xbf16>
  }
}

