#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?x16xi64>, %arg1: tensor<64xi64>, %arg2: tensor<64xi64>, %arg3: tensor<64xi64>, %arg4: tensor<64x56x80xbf16>, %arg5: tensor<64x56x80xbf16>, %arg6: tensor<15x64xbf16>, %arg7: tensor<64xbf16>, %arg8: tensor<64x64xbf16>, %arg9: tensor<64xbf16>, %arg10: tensor<64x512xbf16>, %arg11: tensor<64x80xbf16>, %arg12: tensor<64xbf16>, %arg13: tensor<16x16x64xbf16>, %arg14: tensor<16x16x64xbf16>, %arg15: tensor<256x64xbf16>, %arg16: tensor<64xbf16>, %arg17: tensor<64x256xbf16>, %arg18: tensor<64x256xbf16>, %arg19: tensor<256x64xbf16>, %arg20: tensor<64xbf16>, %arg21: tensor<64x64xbf16>, %arg22: tensor<64xbf16>, %arg23: tensor<64x512xbf16>, %arg24: tensor<64x80xbf16>, %arg25: tensor<64xbf16>, %arg26: tensor<16x16x64xbf16>, %arg27: tensor<16x16x64xbf16>, %arg28: tensor<256x64xbf16>, %arg29: tensor<64xbf16>, %arg30: tensor<64x256xbf16>, %arg31: tensor<64x256xbf16>, %arg32: tensor<256x64xbf16>, %arg33: tensor<64xbf16>, %arg34: tensor<64x15xbf16>) -> (tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64x56x80xbf16>, tensor<64x56x80xbf16>) {
    %c14_i64 = arith.constant 14 : i64
    %c56_i64 = arith.constant 56 : i64
    %c16_i64 = arith.constant 16 : i64
    %c64_i64 = arith.constant 64 : i64
    %c15_i64 = arith.constant 15 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant 0.17677669529663689 : f64
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant -0.57564627324851148 : f64
    %cst_6 = arith.constant 6.400000e+01 : f32
    %cst_7 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xi64>
    %0 = arith.index_cast %dim : index to i64
    %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %expanded_8 = tensor.expand_shape %arg2 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %1 = tensor.empty() : tensor<8xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %294 = linalg.index 0 : index
      %295 = arith.index_cast %294 : index to i64
      linalg.yield %295 : i64
    } -> tensor<8xi64>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xi64>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %294 = arith.sitofp %in : i64 to f32
      %295 = arith.truncf %cst_5 : f64 to f32
      %296 = arith.mulf %294, %295 : f32
      linalg.yield %296 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.exp %in : f32
      linalg.yield %294 : f32
    } -> tensor<8xf32>
    %6 = tensor.empty() : tensor<64x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<64x1xi64>) outs(%6 : tensor<64x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %294 = arith.sitofp %in : i64 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1xf32>
    %expanded_9 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [64, 1, 1] : tensor<64x1xf32> into tensor<64x1x1xf32>
    %8 = tensor.empty() : tensor<64x1x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9, %5 : tensor<64x1x1xf32>, tensor<8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.cos %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.sin %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %12 = tensor.empty() : tensor<64x1x64xbf16>
    %13 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<64x1xi64>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64
      %295 = arith.addi %in, %c15_i64 : i64
      %296 = arith.select %294, %295, %in : i64
      %297 = arith.index_cast %296 : i64 to index
      %298 = linalg.index 2 : index
      %extracted = tensor.extract %arg6[%297, %298] : tensor<15x64xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<64x1x64xbf16>
    %14 = tensor.empty() : tensor<64x1x64xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %17 = tensor.empty() : tensor<64x1x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<64x1x1xf32>) -> tensor<64x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %22 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %25 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %arg7 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed = tensor.collapse_shape %25 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %26 = tensor.empty() : tensor<64x64xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %28 = linalg.matmul ins(%collapsed, %arg8 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %29 = tensor.empty() : tensor<64x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<64x64xf32>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x64xbf16>
    %expanded_10 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [64, 1, 64] : tensor<64x64xbf16> into tensor<64x1x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %36 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %39 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %arg9 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed_11 = tensor.collapse_shape %39 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %40 = tensor.empty() : tensor<64x512xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<64x512xf32>) -> tensor<64x512xf32>
    %42 = linalg.matmul ins(%collapsed_11, %arg10 : tensor<64x64xbf16>, tensor<64x512xbf16>) outs(%41 : tensor<64x512xf32>) -> tensor<64x512xf32>
    %43 = tensor.empty() : tensor<64x512xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<64x512xf32>) outs(%43 : tensor<64x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x512xbf16>
    %expanded_12 = tensor.expand_shape %44 [[0], [1, 2, 3]] output_shape [64, 1, 16, 32] : tensor<64x512xbf16> into tensor<64x1x16x32xbf16>
    %extracted_slice = tensor.extract_slice %expanded_12[0, 0, 0, 0] [64, 1, 16, 16] [1, 1, 1, 1] : tensor<64x1x16x32xbf16> to tensor<64x1x16x16xbf16>
    %extracted_slice_13 = tensor.extract_slice %expanded_12[0, 0, 0, 16] [64, 1, 16, 16] [1, 1, 1, 1] : tensor<64x1x16x32xbf16> to tensor<64x1x16x16xbf16>
    %45 = tensor.empty() : tensor<64x80xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<64x80xf32>) -> tensor<64x80xf32>
    %47 = linalg.matmul ins(%collapsed, %arg11 : tensor<64x64xbf16>, tensor<64x80xbf16>) outs(%46 : tensor<64x80xf32>) -> tensor<64x80xf32>
    %48 = tensor.empty() : tensor<64x80xbf16>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<64x80xf32>) outs(%48 : tensor<64x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x80xbf16>
    %expanded_14 = tensor.expand_shape %49 [[0], [1, 2]] output_shape [64, 1, 80] : tensor<64x80xbf16> into tensor<64x1x80xbf16>
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 0] [64, 1, 64] [1, 1, 1] : tensor<64x1x80xbf16> to tensor<64x1x64xbf16>
    %extracted_slice_16 = tensor.extract_slice %expanded_14[0, 0, 64] [64, 1, 16] [1, 1, 1] : tensor<64x1x80xbf16> to tensor<64x1x16xbf16>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %55 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %58 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %arg12 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %59 = tensor.empty() : tensor<64x1x16xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<64x1x16xbf16>) outs(%59 : tensor<64x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16xf32>
    %extracted_slice_17 = tensor.extract_slice %60[0, 0, 0] [64, 1, 8] [1, 1, 1] : tensor<64x1x16xf32> to tensor<64x1x8xf32>
    %extracted_slice_18 = tensor.extract_slice %60[0, 0, 8] [64, 1, 8] [1, 1, 1] : tensor<64x1x16xf32> to tensor<64x1x8xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %10 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %11 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.subf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %10 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %11 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %65 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.addf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %concat = tensor.concat dim(2) %63, %66 : (tensor<64x1x8xf32>, tensor<64x1x8xf32>) -> tensor<64x1x16xf32>
    %67 = tensor.empty() : tensor<64x1x16xbf16>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<64x1x16xf32>) outs(%67 : tensor<64x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x16xbf16>
    %concat_19 = tensor.concat dim(2) %58, %68 : (tensor<64x1x64xbf16>, tensor<64x1x16xbf16>) -> tensor<64x1x80xbf16>
    %expanded_20 = tensor.expand_shape %10 [[0], [1], [2, 3]] output_shape [64, 1, 1, 8] : tensor<64x1x8xf32> into tensor<64x1x1x8xf32>
    %expanded_21 = tensor.expand_shape %11 [[0], [1], [2, 3]] output_shape [64, 1, 1, 8] : tensor<64x1x8xf32> into tensor<64x1x1x8xf32>
    %69 = tensor.empty() : tensor<64x1x16x16xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<64x1x16x16xbf16>) outs(%69 : tensor<64x1x16x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x16xf32>
    %extracted_slice_22 = tensor.extract_slice %70[0, 0, 0, 0] [64, 1, 16, 8] [1, 1, 1, 1] : tensor<64x1x16x16xf32> to tensor<64x1x16x8xf32>
    %extracted_slice_23 = tensor.extract_slice %70[0, 0, 0, 8] [64, 1, 16, 8] [1, 1, 1, 1] : tensor<64x1x16x16xf32> to tensor<64x1x16x8xf32>
    %71 = tensor.empty() : tensor<64x1x16x8xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22, %expanded_20 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %expanded_21 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %74 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<64x1x16x8xf32>, tensor<64x1x16x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.subf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %expanded_20 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22, %expanded_21 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<64x1x16x8xf32>, tensor<64x1x16x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.addf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %concat_24 = tensor.concat dim(3) %74, %77 : (tensor<64x1x16x8xf32>, tensor<64x1x16x8xf32>) -> tensor<64x1x16x16xf32>
    %78 = tensor.empty() : tensor<64x1x16x16xbf16>
    %79 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24 : tensor<64x1x16x16xf32>) outs(%78 : tensor<64x1x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x16x16xbf16>
    %80 = tensor.empty() : tensor<56xi64>
    %81 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%80 : tensor<56xi64>) {
    ^bb0(%out: i64):
      %294 = linalg.index 0 : index
      %295 = arith.index_cast %294 : index to i64
      linalg.yield %295 : i64
    } -> tensor<56xi64>
    %82 = tensor.empty() : tensor<64x56xi1>
    %83 = linalg.generic {indexing_maps = [#map8, #map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %expanded_8 : tensor<56xi64>, tensor<64x1xi64>) outs(%82 : tensor<64x56xi1>) {
    ^bb0(%in: i64, %in_131: i64, %out: i1):
      %294 = arith.cmpi eq, %in, %in_131 : i64
      linalg.yield %294 : i1
    } -> tensor<64x56xi1>
    %expanded_25 = tensor.expand_shape %83 [[0], [1, 2]] output_shape [64, 56, 1] : tensor<64x56xi1> into tensor<64x56x1xi1>
    %84 = tensor.empty() : tensor<64x56x80xbf16>
    %85 = linalg.generic {indexing_maps = [#map2, #map10, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %concat_19, %arg4 : tensor<64x56x1xi1>, tensor<64x1x80xbf16>, tensor<64x56x80xbf16>) outs(%84 : tensor<64x56x80xbf16>) {
    ^bb0(%in: i1, %in_131: bf16, %in_132: bf16, %out: bf16):
      %294 = arith.select %in, %in_131, %in_132 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x56x80xbf16>
    %expanded_26 = tensor.expand_shape %extracted_slice [[0], [1], [2], [3, 4]] output_shape [64, 1, 16, 16, 1] : tensor<64x1x16x16xbf16> into tensor<64x1x16x16x1xbf16>
    %expanded_27 = tensor.expand_shape %arg13 [[0], [1], [2, 3, 4]] output_shape [16, 16, 64, 1, 1] : tensor<16x16x64xbf16> into tensor<16x16x64x1x1xbf16>
    %86 = tensor.empty() : tensor<16x64x16x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded_26 : tensor<64x1x16x16x1xbf16>) outs(%86 : tensor<16x64x16x1x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_28 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<16x64x16x1x1xbf16> into tensor<16x64x16xbf16>
    %87 = tensor.empty() : tensor<16x16x1x64x1xbf16>
    %transposed_29 = linalg.transpose ins(%expanded_27 : tensor<16x16x64x1x1xbf16>) outs(%87 : tensor<16x16x1x64x1xbf16>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2, 3, 4]] : tensor<16x16x1x64x1xbf16> into tensor<16x16x64xbf16>
    %88 = tensor.empty() : tensor<16x64x64xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %90 = linalg.batch_matmul ins(%collapsed_28, %collapsed_30 : tensor<16x64x16xbf16>, tensor<16x16x64xbf16>) outs(%89 : tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %91 = tensor.empty() : tensor<16x64x64xbf16>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<16x64x64xf32>) outs(%91 : tensor<16x64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<16x64x64xbf16>
    %expanded_31 = tensor.expand_shape %92 [[0], [1], [2, 3, 4]] output_shape [16, 64, 1, 1, 64] : tensor<16x64x64xbf16> into tensor<16x64x1x1x64xbf16>
    %93 = tensor.empty() : tensor<64x1x16x64x1xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<16x64x1x1x64xbf16>) outs(%93 : tensor<64x1x16x64x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1], [2], [3, 4]] : tensor<64x1x16x64x1xbf16> into tensor<64x1x16x64xbf16>
    %concat_34 = tensor.concat dim(3) %collapsed_33, %79 : (tensor<64x1x16x64xbf16>, tensor<64x1x16x16xbf16>) -> tensor<64x1x16x80xbf16>
    %expanded_35 = tensor.expand_shape %concat_34 [[0], [1], [2], [3, 4]] output_shape [64, 1, 16, 80, 1] : tensor<64x1x16x80xbf16> into tensor<64x1x16x80x1xbf16>
    %expanded_36 = tensor.expand_shape %85 [[0], [1], [2, 3, 4]] output_shape [64, 56, 80, 1, 1] : tensor<64x56x80xbf16> into tensor<64x56x80x1x1xbf16>
    %94 = tensor.empty() : tensor<64x16x80x1x1xbf16>
    %transposed_37 = linalg.transpose ins(%expanded_35 : tensor<64x1x16x80x1xbf16>) outs(%94 : tensor<64x16x80x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1], [2, 3, 4]] : tensor<64x16x80x1x1xbf16> into tensor<64x16x80xbf16>
    %95 = tensor.empty() : tensor<64x80x1x56x1xbf16>
    %transposed_39 = linalg.transpose ins(%expanded_36 : tensor<64x56x80x1x1xbf16>) outs(%95 : tensor<64x80x1x56x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0], [1], [2, 3, 4]] : tensor<64x80x1x56x1xbf16> into tensor<64x80x56xbf16>
    %96 = tensor.empty() : tensor<64x16x56xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<64x16x56xf32>) -> tensor<64x16x56xf32>
    %98 = linalg.batch_matmul ins(%collapsed_38, %collapsed_40 : tensor<64x16x80xbf16>, tensor<64x80x56xbf16>) outs(%97 : tensor<64x16x56xf32>) -> tensor<64x16x56xf32>
    %99 = tensor.empty() : tensor<64x16x56xbf16>
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<64x16x56xf32>) outs(%99 : tensor<64x16x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x16x56xbf16>
    %expanded_41 = tensor.expand_shape %100 [[0], [1], [2, 3, 4]] output_shape [64, 16, 1, 1, 56] : tensor<64x16x56xbf16> into tensor<64x16x1x1x56xbf16>
    %101 = tensor.empty() : tensor<64x1x16x56x1xbf16>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<64x16x1x1x56xbf16>) outs(%101 : tensor<64x1x16x56x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_43 = tensor.collapse_shape %transposed_42 [[0], [1], [2], [3, 4]] : tensor<64x1x16x56x1xbf16> into tensor<64x1x16x56xbf16>
    %102 = tensor.empty() : tensor<64x1x16x56xf32>
    %103 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_43 : tensor<64x1x16x56xbf16>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %104 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<64x1x16x56xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_3 : f64 to f32
      %295 = arith.mulf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x16x56xf32>
    %expanded_44 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [64, 1, 1, 1] : tensor<64xi64> into tensor<64x1x1x1xi64>
    %105 = tensor.empty() : tensor<64x1x1x56xi1>
    %106 = linalg.generic {indexing_maps = [#map11, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %expanded_44 : tensor<56xi64>, tensor<64x1x1x1xi64>) outs(%105 : tensor<64x1x1x56xi1>) {
    ^bb0(%in: i64, %in_131: i64, %out: i1):
      %294 = arith.cmpi sgt, %in, %in_131 : i64
      linalg.yield %294 : i1
    } -> tensor<64x1x1x56xi1>
    %107 = linalg.generic {indexing_maps = [#map7, #map13, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %cst_2, %104 : tensor<64x1x1x56xi1>, tensor<f32>, tensor<64x1x16x56xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %294 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %108 = tensor.empty() : tensor<64x1x16xi64>
    %109 = linalg.fill ins(%c0_i64 : i64) outs(%108 : tensor<64x1x16xi64>) -> tensor<64x1x16xi64>
    %110 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<64x1x16xf32>) -> tensor<64x1x16xf32>
    %111:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%107 : tensor<64x1x16x56xf32>) outs(%110, %109 : tensor<64x1x16xf32>, tensor<64x1x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_131: i64):
      %294 = linalg.index 3 : index
      %295 = arith.index_cast %294 : index to i64
      %296 = arith.maximumf %in, %out : f32
      %297 = arith.cmpf ogt, %in, %out : f32
      %298 = arith.select %297, %295, %out_131 : i64
      linalg.yield %296, %298 : f32, i64
    } -> (tensor<64x1x16xf32>, tensor<64x1x16xi64>)
    %expanded_45 = tensor.expand_shape %111#0 [[0], [1], [2, 3]] output_shape [64, 1, 16, 1] : tensor<64x1x16xf32> into tensor<64x1x16x1xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %expanded_45 : tensor<64x1x16x56xf32>, tensor<64x1x16x1xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.subf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<64x1x16x56xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.exp %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %114 = tensor.empty() : tensor<64x1x16x1xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<64x1x16x1xf32>) -> tensor<64x1x16x1xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113 : tensor<64x1x16x56xf32>) outs(%115 : tensor<64x1x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x1xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %116 : tensor<64x1x16x56xf32>, tensor<64x1x16x1xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.divf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %118 = tensor.empty() : tensor<64x1x16x56xbf16>
    %119 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<64x1x16x56xf32>) outs(%118 : tensor<64x1x16x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x16x56xbf16>
    %extracted_slice_46 = tensor.extract_slice %85[0, 0, 0] [64, 56, 64] [1, 1, 1] : tensor<64x56x80xbf16> to tensor<64x56x64xbf16>
    %expanded_47 = tensor.expand_shape %119 [[0], [1], [2], [3, 4]] output_shape [64, 1, 16, 56, 1] : tensor<64x1x16x56xbf16> into tensor<64x1x16x56x1xbf16>
    %expanded_48 = tensor.expand_shape %extracted_slice_46 [[0], [1], [2, 3, 4]] output_shape [64, 56, 64, 1, 1] : tensor<64x56x64xbf16> into tensor<64x56x64x1x1xbf16>
    %120 = tensor.empty() : tensor<64x16x56x1x1xbf16>
    %transposed_49 = linalg.transpose ins(%expanded_47 : tensor<64x1x16x56x1xbf16>) outs(%120 : tensor<64x16x56x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0], [1], [2, 3, 4]] : tensor<64x16x56x1x1xbf16> into tensor<64x16x56xbf16>
    %121 = tensor.empty() : tensor<64x56x1x64x1xbf16>
    %transposed_51 = linalg.transpose ins(%expanded_48 : tensor<64x56x64x1x1xbf16>) outs(%121 : tensor<64x56x1x64x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0], [1], [2, 3, 4]] : tensor<64x56x1x64x1xbf16> into tensor<64x56x64xbf16>
    %122 = tensor.empty() : tensor<64x16x64xf32>
    %123 = linalg.fill ins(%cst : f32) outs(%122 : tensor<64x16x64xf32>) -> tensor<64x16x64xf32>
    %124 = linalg.batch_matmul ins(%collapsed_50, %collapsed_52 : tensor<64x16x56xbf16>, tensor<64x56x64xbf16>) outs(%123 : tensor<64x16x64xf32>) -> tensor<64x16x64xf32>
    %125 = tensor.empty() : tensor<64x16x64xbf16>
    %126 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<64x16x64xf32>) outs(%125 : tensor<64x16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x16x64xbf16>
    %expanded_53 = tensor.expand_shape %126 [[0], [1], [2, 3, 4]] output_shape [64, 16, 1, 1, 64] : tensor<64x16x64xbf16> into tensor<64x16x1x1x64xbf16>
    %expanded_54 = tensor.expand_shape %arg14 [[0], [1], [2, 3, 4]] output_shape [16, 16, 64, 1, 1] : tensor<16x16x64xbf16> into tensor<16x16x64x1x1xbf16>
    %127 = tensor.empty() : tensor<16x64x64x1x1xbf16>
    %transposed_55 = linalg.transpose ins(%expanded_53 : tensor<64x16x1x1x64xbf16>) outs(%127 : tensor<16x64x64x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_56 = tensor.collapse_shape %transposed_55 [[0], [1], [2, 3, 4]] : tensor<16x64x64x1x1xbf16> into tensor<16x64x64xbf16>
    %128 = tensor.empty() : tensor<16x64x1x16x1xbf16>
    %transposed_57 = linalg.transpose ins(%expanded_54 : tensor<16x16x64x1x1xbf16>) outs(%128 : tensor<16x64x1x16x1xbf16>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0], [1], [2, 3, 4]] : tensor<16x64x1x16x1xbf16> into tensor<16x64x16xbf16>
    %129 = tensor.empty() : tensor<16x64x16xf32>
    %130 = linalg.fill ins(%cst : f32) outs(%129 : tensor<16x64x16xf32>) -> tensor<16x64x16xf32>
    %131 = linalg.batch_matmul ins(%collapsed_56, %collapsed_58 : tensor<16x64x64xbf16>, tensor<16x64x16xbf16>) outs(%130 : tensor<16x64x16xf32>) -> tensor<16x64x16xf32>
    %132 = tensor.empty() : tensor<16x64x16xbf16>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<16x64x16xf32>) outs(%132 : tensor<16x64x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<16x64x16xbf16>
    %expanded_59 = tensor.expand_shape %133 [[0], [1], [2, 3, 4]] output_shape [16, 64, 1, 1, 16] : tensor<16x64x16xbf16> into tensor<16x64x1x1x16xbf16>
    %134 = tensor.empty() : tensor<64x1x16x16x1xbf16>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<16x64x1x1x16xbf16>) outs(%134 : tensor<64x1x16x16x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_61 = tensor.collapse_shape %transposed_60 [[0], [1, 2, 3, 4]] : tensor<64x1x16x16x1xbf16> into tensor<64x256xbf16>
    %135 = linalg.matmul ins(%collapsed_61, %arg15 : tensor<64x256xbf16>, tensor<256x64xbf16>) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<64x64xf32>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x64xbf16>
    %expanded_62 = tensor.expand_shape %136 [[0], [1, 2]] output_shape [64, 1, 64] : tensor<64x64xbf16> into tensor<64x1x64xbf16>
    %137 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %expanded_62 : tensor<64x1x64xbf16>, tensor<64x1x64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.addf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %143 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %146 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %arg16 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed_63 = tensor.collapse_shape %146 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %147 = tensor.empty() : tensor<64x256xf32>
    %148 = linalg.fill ins(%cst : f32) outs(%147 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %149 = linalg.matmul ins(%collapsed_63, %arg17 : tensor<64x64xbf16>, tensor<64x256xbf16>) outs(%148 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %150 = tensor.empty() : tensor<64x256xbf16>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<64x256xf32>) outs(%150 : tensor<64x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x256xbf16>
    %expanded_64 = tensor.expand_shape %151 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xbf16> into tensor<64x1x256xbf16>
    %152 = tensor.empty() : tensor<64x1x256xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<64x1x256xbf16>) outs(%152 : tensor<64x1x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x256xf32>
    %154 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<64x1x256xf32>) outs(%152 : tensor<64x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.negf %in : f32
      %295 = math.exp %294 : f32
      %296 = arith.addf %295, %cst_1 : f32
      %297 = arith.divf %cst_1, %296 : f32
      linalg.yield %297 : f32
    } -> tensor<64x1x256xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %154 : tensor<64x1x256xf32>, tensor<64x1x256xf32>) outs(%152 : tensor<64x1x256xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x256xf32>
    %156 = tensor.empty() : tensor<64x1x256xbf16>
    %157 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<64x1x256xf32>) outs(%156 : tensor<64x1x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x256xbf16>
    %158 = linalg.matmul ins(%collapsed_63, %arg18 : tensor<64x64xbf16>, tensor<64x256xbf16>) outs(%148 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<64x256xf32>) outs(%150 : tensor<64x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x256xbf16>
    %expanded_65 = tensor.expand_shape %159 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xbf16> into tensor<64x1x256xbf16>
    %160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %expanded_65 : tensor<64x1x256xbf16>, tensor<64x1x256xbf16>) outs(%156 : tensor<64x1x256xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x256xbf16>
    %collapsed_66 = tensor.collapse_shape %160 [[0], [1, 2]] : tensor<64x1x256xbf16> into tensor<64x256xbf16>
    %161 = linalg.matmul ins(%collapsed_66, %arg19 : tensor<64x256xbf16>, tensor<256x64xbf16>) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<64x64xf32>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x64xbf16>
    %expanded_67 = tensor.expand_shape %162 [[0], [1, 2]] output_shape [64, 1, 64] : tensor<64x64xbf16> into tensor<64x1x64xbf16>
    %163 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %expanded_67 : tensor<64x1x64xbf16>, tensor<64x1x64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.addf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %164 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %167 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %168 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %169 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %170 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %169 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %172 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %arg20 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed_68 = tensor.collapse_shape %172 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %173 = linalg.matmul ins(%collapsed_68, %arg21 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%173 : tensor<64x64xf32>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x64xbf16>
    %expanded_69 = tensor.expand_shape %174 [[0], [1, 2]] output_shape [64, 1, 64] : tensor<64x64xbf16> into tensor<64x1x64xbf16>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %177 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %180 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %180 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %183 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %arg22 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed_70 = tensor.collapse_shape %183 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %184 = linalg.matmul ins(%collapsed_70, %arg23 : tensor<64x64xbf16>, tensor<64x512xbf16>) outs(%41 : tensor<64x512xf32>) -> tensor<64x512xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<64x512xf32>) outs(%43 : tensor<64x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x512xbf16>
    %expanded_71 = tensor.expand_shape %185 [[0], [1, 2, 3]] output_shape [64, 1, 16, 32] : tensor<64x512xbf16> into tensor<64x1x16x32xbf16>
    %extracted_slice_72 = tensor.extract_slice %expanded_71[0, 0, 0, 0] [64, 1, 16, 16] [1, 1, 1, 1] : tensor<64x1x16x32xbf16> to tensor<64x1x16x16xbf16>
    %extracted_slice_73 = tensor.extract_slice %expanded_71[0, 0, 0, 16] [64, 1, 16, 16] [1, 1, 1, 1] : tensor<64x1x16x32xbf16> to tensor<64x1x16x16xbf16>
    %186 = linalg.matmul ins(%collapsed_68, %arg24 : tensor<64x64xbf16>, tensor<64x80xbf16>) outs(%46 : tensor<64x80xf32>) -> tensor<64x80xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<64x80xf32>) outs(%48 : tensor<64x80xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x80xbf16>
    %expanded_74 = tensor.expand_shape %187 [[0], [1, 2]] output_shape [64, 1, 80] : tensor<64x80xbf16> into tensor<64x1x80xbf16>
    %extracted_slice_75 = tensor.extract_slice %expanded_74[0, 0, 0] [64, 1, 64] [1, 1, 1] : tensor<64x1x80xbf16> to tensor<64x1x64xbf16>
    %extracted_slice_76 = tensor.extract_slice %expanded_74[0, 0, 64] [64, 1, 16] [1, 1, 1] : tensor<64x1x80xbf16> to tensor<64x1x16xbf16>
    %188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_75 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %190 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %192 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %193 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %194 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %193 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %196 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %arg25 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %197 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_76 : tensor<64x1x16xbf16>) outs(%59 : tensor<64x1x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16xf32>
    %extracted_slice_77 = tensor.extract_slice %197[0, 0, 0] [64, 1, 8] [1, 1, 1] : tensor<64x1x16xf32> to tensor<64x1x8xf32>
    %extracted_slice_78 = tensor.extract_slice %197[0, 0, 8] [64, 1, 8] [1, 1, 1] : tensor<64x1x16xf32> to tensor<64x1x8xf32>
    %198 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_77, %10 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %199 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_78, %11 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %200 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %199 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.subf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %201 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_78, %10 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %202 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_77, %11 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %202 : tensor<64x1x8xf32>, tensor<64x1x8xf32>) outs(%8 : tensor<64x1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.addf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x8xf32>
    %concat_79 = tensor.concat dim(2) %200, %203 : (tensor<64x1x8xf32>, tensor<64x1x8xf32>) -> tensor<64x1x16xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat_79 : tensor<64x1x16xf32>) outs(%67 : tensor<64x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x16xbf16>
    %concat_80 = tensor.concat dim(2) %196, %204 : (tensor<64x1x64xbf16>, tensor<64x1x16xbf16>) -> tensor<64x1x80xbf16>
    %205 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_73 : tensor<64x1x16x16xbf16>) outs(%69 : tensor<64x1x16x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x16xf32>
    %extracted_slice_81 = tensor.extract_slice %205[0, 0, 0, 0] [64, 1, 16, 8] [1, 1, 1, 1] : tensor<64x1x16x16xf32> to tensor<64x1x16x8xf32>
    %extracted_slice_82 = tensor.extract_slice %205[0, 0, 0, 8] [64, 1, 16, 8] [1, 1, 1, 1] : tensor<64x1x16x16xf32> to tensor<64x1x16x8xf32>
    %206 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_81, %expanded_20 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %207 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_82, %expanded_21 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %208 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<64x1x16x8xf32>, tensor<64x1x16x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.subf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %209 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_82, %expanded_20 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %210 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_81, %expanded_21 : tensor<64x1x16x8xf32>, tensor<64x1x1x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %211 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %210 : tensor<64x1x16x8xf32>, tensor<64x1x16x8xf32>) outs(%71 : tensor<64x1x16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.addf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x8xf32>
    %concat_83 = tensor.concat dim(3) %208, %211 : (tensor<64x1x16x8xf32>, tensor<64x1x16x8xf32>) -> tensor<64x1x16x16xf32>
    %212 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_83 : tensor<64x1x16x16xf32>) outs(%78 : tensor<64x1x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x16x16xbf16>
    %213 = linalg.generic {indexing_maps = [#map2, #map10, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %concat_80, %arg5 : tensor<64x56x1xi1>, tensor<64x1x80xbf16>, tensor<64x56x80xbf16>) outs(%84 : tensor<64x56x80xbf16>) {
    ^bb0(%in: i1, %in_131: bf16, %in_132: bf16, %out: bf16):
      %294 = arith.select %in, %in_131, %in_132 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x56x80xbf16>
    %expanded_84 = tensor.expand_shape %extracted_slice_72 [[0], [1], [2], [3, 4]] output_shape [64, 1, 16, 16, 1] : tensor<64x1x16x16xbf16> into tensor<64x1x16x16x1xbf16>
    %expanded_85 = tensor.expand_shape %arg26 [[0], [1], [2, 3, 4]] output_shape [16, 16, 64, 1, 1] : tensor<16x16x64xbf16> into tensor<16x16x64x1x1xbf16>
    %transposed_86 = linalg.transpose ins(%expanded_84 : tensor<64x1x16x16x1xbf16>) outs(%86 : tensor<16x64x16x1x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_87 = tensor.collapse_shape %transposed_86 [[0], [1], [2, 3, 4]] : tensor<16x64x16x1x1xbf16> into tensor<16x64x16xbf16>
    %transposed_88 = linalg.transpose ins(%expanded_85 : tensor<16x16x64x1x1xbf16>) outs(%87 : tensor<16x16x1x64x1xbf16>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_89 = tensor.collapse_shape %transposed_88 [[0], [1], [2, 3, 4]] : tensor<16x16x1x64x1xbf16> into tensor<16x16x64xbf16>
    %214 = linalg.batch_matmul ins(%collapsed_87, %collapsed_89 : tensor<16x64x16xbf16>, tensor<16x16x64xbf16>) outs(%89 : tensor<16x64x64xf32>) -> tensor<16x64x64xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<16x64x64xf32>) outs(%91 : tensor<16x64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<16x64x64xbf16>
    %expanded_90 = tensor.expand_shape %215 [[0], [1], [2, 3, 4]] output_shape [16, 64, 1, 1, 64] : tensor<16x64x64xbf16> into tensor<16x64x1x1x64xbf16>
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<16x64x1x1x64xbf16>) outs(%93 : tensor<64x1x16x64x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_92 = tensor.collapse_shape %transposed_91 [[0], [1], [2], [3, 4]] : tensor<64x1x16x64x1xbf16> into tensor<64x1x16x64xbf16>
    %concat_93 = tensor.concat dim(3) %collapsed_92, %212 : (tensor<64x1x16x64xbf16>, tensor<64x1x16x16xbf16>) -> tensor<64x1x16x80xbf16>
    %expanded_94 = tensor.expand_shape %concat_93 [[0], [1], [2], [3, 4]] output_shape [64, 1, 16, 80, 1] : tensor<64x1x16x80xbf16> into tensor<64x1x16x80x1xbf16>
    %expanded_95 = tensor.expand_shape %213 [[0], [1], [2, 3, 4]] output_shape [64, 56, 80, 1, 1] : tensor<64x56x80xbf16> into tensor<64x56x80x1x1xbf16>
    %transposed_96 = linalg.transpose ins(%expanded_94 : tensor<64x1x16x80x1xbf16>) outs(%94 : tensor<64x16x80x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_97 = tensor.collapse_shape %transposed_96 [[0], [1], [2, 3, 4]] : tensor<64x16x80x1x1xbf16> into tensor<64x16x80xbf16>
    %transposed_98 = linalg.transpose ins(%expanded_95 : tensor<64x56x80x1x1xbf16>) outs(%95 : tensor<64x80x1x56x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_99 = tensor.collapse_shape %transposed_98 [[0], [1], [2, 3, 4]] : tensor<64x80x1x56x1xbf16> into tensor<64x80x56xbf16>
    %216 = linalg.batch_matmul ins(%collapsed_97, %collapsed_99 : tensor<64x16x80xbf16>, tensor<64x80x56xbf16>) outs(%97 : tensor<64x16x56xf32>) -> tensor<64x16x56xf32>
    %217 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<64x16x56xf32>) outs(%99 : tensor<64x16x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x16x56xbf16>
    %expanded_100 = tensor.expand_shape %217 [[0], [1], [2, 3, 4]] output_shape [64, 16, 1, 1, 56] : tensor<64x16x56xbf16> into tensor<64x16x1x1x56xbf16>
    %transposed_101 = linalg.transpose ins(%expanded_100 : tensor<64x16x1x1x56xbf16>) outs(%101 : tensor<64x1x16x56x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_102 = tensor.collapse_shape %transposed_101 [[0], [1], [2], [3, 4]] : tensor<64x1x16x56x1xbf16> into tensor<64x1x16x56xbf16>
    %218 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_102 : tensor<64x1x16x56xbf16>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %219 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<64x1x16x56xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_3 : f64 to f32
      %295 = arith.mulf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x16x56xf32>
    %220 = linalg.generic {indexing_maps = [#map7, #map13, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %cst_2, %219 : tensor<64x1x1x56xi1>, tensor<f32>, tensor<64x1x16x56xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %294 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %221:2 = linalg.generic {indexing_maps = [#map6, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%220 : tensor<64x1x16x56xf32>) outs(%110, %109 : tensor<64x1x16xf32>, tensor<64x1x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_131: i64):
      %294 = linalg.index 3 : index
      %295 = arith.index_cast %294 : index to i64
      %296 = arith.maximumf %in, %out : f32
      %297 = arith.cmpf ogt, %in, %out : f32
      %298 = arith.select %297, %295, %out_131 : i64
      linalg.yield %296, %298 : f32, i64
    } -> (tensor<64x1x16xf32>, tensor<64x1x16xi64>)
    %expanded_103 = tensor.expand_shape %221#0 [[0], [1], [2, 3]] output_shape [64, 1, 16, 1] : tensor<64x1x16xf32> into tensor<64x1x16x1xf32>
    %222 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %expanded_103 : tensor<64x1x16x56xf32>, tensor<64x1x16x1xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.subf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %223 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<64x1x16x56xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.exp %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %224 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%223 : tensor<64x1x16x56xf32>) outs(%115 : tensor<64x1x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x1xf32>
    %225 = linalg.generic {indexing_maps = [#map6, #map12, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %224 : tensor<64x1x16x56xf32>, tensor<64x1x16x1xf32>) outs(%102 : tensor<64x1x16x56xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.divf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x16x56xf32>
    %226 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<64x1x16x56xf32>) outs(%118 : tensor<64x1x16x56xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x16x56xbf16>
    %extracted_slice_104 = tensor.extract_slice %213[0, 0, 0] [64, 56, 64] [1, 1, 1] : tensor<64x56x80xbf16> to tensor<64x56x64xbf16>
    %expanded_105 = tensor.expand_shape %226 [[0], [1], [2], [3, 4]] output_shape [64, 1, 16, 56, 1] : tensor<64x1x16x56xbf16> into tensor<64x1x16x56x1xbf16>
    %expanded_106 = tensor.expand_shape %extracted_slice_104 [[0], [1], [2, 3, 4]] output_shape [64, 56, 64, 1, 1] : tensor<64x56x64xbf16> into tensor<64x56x64x1x1xbf16>
    %transposed_107 = linalg.transpose ins(%expanded_105 : tensor<64x1x16x56x1xbf16>) outs(%120 : tensor<64x16x56x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_108 = tensor.collapse_shape %transposed_107 [[0], [1], [2, 3, 4]] : tensor<64x16x56x1x1xbf16> into tensor<64x16x56xbf16>
    %transposed_109 = linalg.transpose ins(%expanded_106 : tensor<64x56x64x1x1xbf16>) outs(%121 : tensor<64x56x1x64x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_110 = tensor.collapse_shape %transposed_109 [[0], [1], [2, 3, 4]] : tensor<64x56x1x64x1xbf16> into tensor<64x56x64xbf16>
    %227 = linalg.batch_matmul ins(%collapsed_108, %collapsed_110 : tensor<64x16x56xbf16>, tensor<64x56x64xbf16>) outs(%123 : tensor<64x16x64xf32>) -> tensor<64x16x64xf32>
    %228 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<64x16x64xf32>) outs(%125 : tensor<64x16x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x16x64xbf16>
    %expanded_111 = tensor.expand_shape %228 [[0], [1], [2, 3, 4]] output_shape [64, 16, 1, 1, 64] : tensor<64x16x64xbf16> into tensor<64x16x1x1x64xbf16>
    %expanded_112 = tensor.expand_shape %arg27 [[0], [1], [2, 3, 4]] output_shape [16, 16, 64, 1, 1] : tensor<16x16x64xbf16> into tensor<16x16x64x1x1xbf16>
    %transposed_113 = linalg.transpose ins(%expanded_111 : tensor<64x16x1x1x64xbf16>) outs(%127 : tensor<16x64x64x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_114 = tensor.collapse_shape %transposed_113 [[0], [1], [2, 3, 4]] : tensor<16x64x64x1x1xbf16> into tensor<16x64x64xbf16>
    %transposed_115 = linalg.transpose ins(%expanded_112 : tensor<16x16x64x1x1xbf16>) outs(%128 : tensor<16x64x1x16x1xbf16>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_116 = tensor.collapse_shape %transposed_115 [[0], [1], [2, 3, 4]] : tensor<16x64x1x16x1xbf16> into tensor<16x64x16xbf16>
    %229 = linalg.batch_matmul ins(%collapsed_114, %collapsed_116 : tensor<16x64x64xbf16>, tensor<16x64x16xbf16>) outs(%130 : tensor<16x64x16xf32>) -> tensor<16x64x16xf32>
    %230 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<16x64x16xf32>) outs(%132 : tensor<16x64x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<16x64x16xbf16>
    %expanded_117 = tensor.expand_shape %230 [[0], [1], [2, 3, 4]] output_shape [16, 64, 1, 1, 16] : tensor<16x64x16xbf16> into tensor<16x64x1x1x16xbf16>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<16x64x1x1x16xbf16>) outs(%134 : tensor<64x1x16x16x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0], [1, 2, 3, 4]] : tensor<64x1x16x16x1xbf16> into tensor<64x256xbf16>
    %231 = linalg.matmul ins(%collapsed_119, %arg28 : tensor<64x256xbf16>, tensor<256x64xbf16>) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<64x64xf32>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x64xbf16>
    %expanded_120 = tensor.expand_shape %232 [[0], [1, 2]] output_shape [64, 1, 64] : tensor<64x64xbf16> into tensor<64x1x64xbf16>
    %233 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %expanded_120 : tensor<64x1x64xbf16>, tensor<64x1x64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.addf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %234 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %236 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%235 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %237 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %238 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %239 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %240 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %239 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %241 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %242 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %arg29 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed_121 = tensor.collapse_shape %242 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %243 = linalg.matmul ins(%collapsed_121, %arg30 : tensor<64x64xbf16>, tensor<64x256xbf16>) outs(%148 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<64x256xf32>) outs(%150 : tensor<64x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x256xbf16>
    %expanded_122 = tensor.expand_shape %244 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xbf16> into tensor<64x1x256xbf16>
    %245 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_122 : tensor<64x1x256xbf16>) outs(%152 : tensor<64x1x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x256xf32>
    %246 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<64x1x256xf32>) outs(%152 : tensor<64x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.negf %in : f32
      %295 = math.exp %294 : f32
      %296 = arith.addf %295, %cst_1 : f32
      %297 = arith.divf %cst_1, %296 : f32
      linalg.yield %297 : f32
    } -> tensor<64x1x256xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %246 : tensor<64x1x256xf32>, tensor<64x1x256xf32>) outs(%152 : tensor<64x1x256xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x256xf32>
    %248 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<64x1x256xf32>) outs(%156 : tensor<64x1x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x256xbf16>
    %249 = linalg.matmul ins(%collapsed_121, %arg31 : tensor<64x64xbf16>, tensor<64x256xbf16>) outs(%148 : tensor<64x256xf32>) -> tensor<64x256xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<64x256xf32>) outs(%150 : tensor<64x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x256xbf16>
    %expanded_123 = tensor.expand_shape %250 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xbf16> into tensor<64x1x256xbf16>
    %251 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %expanded_123 : tensor<64x1x256xbf16>, tensor<64x1x256xbf16>) outs(%156 : tensor<64x1x256xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x256xbf16>
    %collapsed_124 = tensor.collapse_shape %251 [[0], [1, 2]] : tensor<64x1x256xbf16> into tensor<64x256xbf16>
    %252 = linalg.matmul ins(%collapsed_124, %arg32 : tensor<64x256xbf16>, tensor<256x64xbf16>) outs(%27 : tensor<64x64xf32>) -> tensor<64x64xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252 : tensor<64x64xf32>) outs(%29 : tensor<64x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x64xbf16>
    %expanded_125 = tensor.expand_shape %253 [[0], [1, 2]] output_shape [64, 1, 64] : tensor<64x64xbf16> into tensor<64x1x64xbf16>
    %254 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %expanded_125 : tensor<64x1x64xbf16>, tensor<64x1x64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.addf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %255 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<64x1x64xbf16>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %256 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<64x1x64xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %257 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<64x1x64xf32>) outs(%18 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.addf %in, %out : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %258 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.divf %in, %cst_6 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %259 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = arith.truncf %cst_4 : f64 to f32
      %295 = arith.addf %in, %294 : f32
      linalg.yield %295 : f32
    } -> tensor<64x1x1xf32>
    %260 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<64x1x1xf32>) outs(%17 : tensor<64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %294 = math.rsqrt %in : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x1xf32>
    %261 = linalg.generic {indexing_maps = [#map4, #map2, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %260 : tensor<64x1x64xf32>, tensor<64x1x1xf32>) outs(%14 : tensor<64x1x64xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %294 = arith.mulf %in, %in_131 : f32
      linalg.yield %294 : f32
    } -> tensor<64x1x64xf32>
    %262 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<64x1x64xf32>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %263 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg33 : tensor<64x1x64xbf16>, tensor<64xbf16>) outs(%12 : tensor<64x1x64xbf16>) {
    ^bb0(%in: bf16, %in_131: bf16, %out: bf16):
      %294 = arith.mulf %in, %in_131 : bf16
      linalg.yield %294 : bf16
    } -> tensor<64x1x64xbf16>
    %collapsed_126 = tensor.collapse_shape %263 [[0], [1, 2]] : tensor<64x1x64xbf16> into tensor<64x64xbf16>
    %264 = tensor.empty() : tensor<64x15xf32>
    %265 = linalg.fill ins(%cst : f32) outs(%264 : tensor<64x15xf32>) -> tensor<64x15xf32>
    %266 = linalg.matmul ins(%collapsed_126, %arg34 : tensor<64x64xbf16>, tensor<64x15xbf16>) outs(%265 : tensor<64x15xf32>) -> tensor<64x15xf32>
    %267 = tensor.empty() : tensor<64x15xbf16>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<64x15xf32>) outs(%267 : tensor<64x15xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %294 = arith.truncf %in : f32 to bf16
      linalg.yield %294 : bf16
    } -> tensor<64x15xbf16>
    %expanded_127 = tensor.expand_shape %268 [[0], [1, 2]] output_shape [64, 1, 15] : tensor<64x15xbf16> into tensor<64x1x15xbf16>
    %269 = tensor.empty() : tensor<64x1x15xf32>
    %270 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<64x1x15xbf16>) outs(%269 : tensor<64x1x15xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %294 = arith.extf %in : bf16 to f32
      linalg.yield %294 : f32
    } -> tensor<64x1x15xf32>
    %collapsed_128 = tensor.collapse_shape %270 [[0, 1], [2]] : tensor<64x1x15xf32> into tensor<64x15xf32>
    %271 = tensor.empty() : tensor<64xi64>
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i64, %out: i64):
      %294 = arith.addi %in, %c1_i64 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %273 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%272 : tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i64, %out: i64):
      %294 = arith.minsi %in, %c15_i64 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %273 : tensor<64xi64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i64, %in_131: i64, %out: i64):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64
      %295 = arith.addi %in, %0 : i64
      %296 = arith.select %294, %295, %in : i64
      %297 = arith.index_cast %296 : i64 to index
      %298 = arith.cmpi slt, %in_131, %c0_i64 : i64
      %299 = arith.addi %in_131, %c16_i64 : i64
      %300 = arith.select %298, %299, %in_131 : i64
      %301 = arith.index_cast %300 : i64 to index
      %extracted = tensor.extract %arg0[%297, %301] : tensor<?x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<64xi64>
    %275 = tensor.empty() : tensor<64xi1>
    %276 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%274 : tensor<64xi64>) outs(%275 : tensor<64xi1>) {
    ^bb0(%in: i64, %out: i1):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %294 : i1
    } -> tensor<64xi1>
    %277 = linalg.fill ins(%c0_i64 : i64) outs(%271 : tensor<64xi64>) -> tensor<64xi64>
    %278 = tensor.empty() : tensor<64xf32>
    %279 = linalg.fill ins(%cst_0 : f32) outs(%278 : tensor<64xf32>) -> tensor<64xf32>
    %280:2 = linalg.generic {indexing_maps = [#map1, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%collapsed_128 : tensor<64x15xf32>) outs(%279, %277 : tensor<64xf32>, tensor<64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_131: i64):
      %294 = linalg.index 1 : index
      %295 = arith.index_cast %294 : index to i64
      %296 = arith.maximumf %in, %out : f32
      %297 = arith.cmpf ogt, %in, %out : f32
      %298 = arith.select %297, %295, %out_131 : i64
      linalg.yield %296, %298 : f32, i64
    } -> (tensor<64xf32>, tensor<64xi64>)
    %281 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%276, %280#1, %274 : tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i1, %in_131: i64, %in_132: i64, %out: i64):
      %294 = arith.select %in, %in_131, %in_132 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<64xi64>) outs(%275 : tensor<64xi1>) {
    ^bb0(%in: i64, %out: i1):
      %294 = arith.cmpi eq, %in, %c14_i64 : i64
      linalg.yield %294 : i1
    } -> tensor<64xi1>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%272 : tensor<64xi64>) outs(%275 : tensor<64xi1>) {
    ^bb0(%in: i64, %out: i1):
      %294 = arith.cmpi eq, %in, %c56_i64 : i64
      linalg.yield %294 : i1
    } -> tensor<64xi1>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%282, %283 : tensor<64xi1>, tensor<64xi1>) outs(%275 : tensor<64xi1>) {
    ^bb0(%in: i1, %in_131: i1, %out: i1):
      %294 = arith.ori %in, %in_131 : i1
      linalg.yield %294 : i1
    } -> tensor<64xi1>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i64, %out: i64):
      %294 = arith.addi %in, %c64_i64 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%285 : tensor<64xi64>) outs(%275 : tensor<64xi1>) {
    ^bb0(%in: i64, %out: i1):
      %294 = arith.cmpi slt, %in, %0 : i64
      linalg.yield %294 : i1
    } -> tensor<64xi1>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%284, %286 : tensor<64xi1>, tensor<64xi1>) outs(%275 : tensor<64xi1>) {
    ^bb0(%in: i1, %in_131: i1, %out: i1):
      %294 = arith.andi %in, %in_131 : i1
      linalg.yield %294 : i1
    } -> tensor<64xi1>
    %288 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%287, %285, %arg1 : tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i1, %in_131: i64, %in_132: i64, %out: i64):
      %294 = arith.select %in, %in_131, %in_132 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %289 = linalg.generic {indexing_maps = [#map, #map16, #map, #map], iterator_types = ["parallel"]} ins(%286, %cst_7, %arg2 : tensor<64xi1>, tensor<i64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i1, %in_131: i64, %in_132: i64, %out: i64):
      %294 = arith.select %in, %in_131, %in_132 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %290 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%284, %289, %272 : tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i1, %in_131: i64, %in_132: i64, %out: i64):
      %294 = arith.select %in, %in_131, %in_132 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %extracted_slice_129 = tensor.extract_slice %arg0[0, 0] [%dim, 1] [1, 1] : tensor<?x16xi64> to tensor<?x1xi64>
    %collapsed_130 = tensor.collapse_shape %extracted_slice_129 [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%288 : tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i64, %out: i64):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64
      %295 = arith.addi %in, %0 : i64
      %296 = arith.select %294, %295, %in : i64
      %297 = arith.index_cast %296 : i64 to index
      %extracted = tensor.extract %collapsed_130[%297] : tensor<?xi64>
      linalg.yield %extracted : i64
    } -> tensor<64xi64>
    %292 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%286, %291, %arg3 : tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i1, %in_131: i64, %in_132: i64, %out: i64):
      %294 = arith.select %in, %in_131, %in_132 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    %293 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%284, %292, %281 : tensor<64xi1>, tensor<64xi64>, tensor<64xi64>) outs(%271 : tensor<64xi64>) {
    ^bb0(%in: i1, %in_131: i64, %in_132: i64, %out: i64):
      %294 = arith.select %in, %in_131, %in_132 : i64
      linalg.yield %294 : i64
    } -> tensor<64xi64>
    return %288, %290, %293, %85, %213 : tensor<64xi64>, tensor<64xi64>, tensor<64xi64>, tensor<64x56x80xbf16>, tensor<64x56x80xbf16>
  }
}

