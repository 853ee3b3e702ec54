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
  func.func @main(%arg0: tensor<1x2x128x128xbf16>, %arg1: tensor<1x2x128x64xbf16>, %arg2: tensor<1x1024x512xbf16>, %arg3: tensor<1x1024x64xbf16>, %arg4: tensor<128x128x512xbf16>, %arg5: tensor<128x128x512xbf16>, %arg6: tensor<1xi64>) -> tensor<1x2x128x128xbf16> {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.072168783648703216 : f64
    %0 = tensor.empty() : tensor<1024xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<1024xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<2xi64>
    %expanded = tensor.expand_shape %arg6 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %4 = tensor.empty() : tensor<1x1xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x1xi64>) outs(%4 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.subi %in, %c2_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<1x1xi64>
    %6 = tensor.empty() : tensor<1x2xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<1x1xi64>, tensor<2xi64>) outs(%6 : tensor<1x2xi64>) {
    ^bb0(%in: i64, %in_50: i64, %out: i64):
      %62 = arith.addi %in, %in_50 : i64
      linalg.yield %62 : i64
    } -> tensor<1x2xi64>
    %expanded_3 = tensor.expand_shape %7 [[0], [1, 2, 3]] output_shape [1, 2, 1, 1] : tensor<1x2xi64> into tensor<1x2x1x1xi64>
    %8 = tensor.empty() : tensor<1x2x1x1024xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded_3 : tensor<1024xi64>, tensor<1x2x1x1xi64>) outs(%8 : tensor<1x2x1x1024xi1>) {
    ^bb0(%in: i64, %in_50: i64, %out: i1):
      %62 = arith.cmpi sgt, %in, %in_50 : i64
      linalg.yield %62 : i1
    } -> tensor<1x2x1x1024xi1>
    %expanded_4 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 2, 128, 128, 1] : tensor<1x2x128x128xbf16> into tensor<1x2x128x128x1xbf16>
    %expanded_5 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %10 = tensor.empty() : tensor<128x2x128x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded_4 : tensor<1x2x128x128x1xbf16>) outs(%10 : tensor<128x2x128x1x1xbf16>) permutation = [2, 1, 3, 0, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<128x2x128x1x1xbf16> into tensor<128x2x128xbf16>
    %11 = tensor.empty() : tensor<128x128x1x512x1xbf16>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<128x128x512x1x1xbf16>) outs(%11 : tensor<128x128x1x512x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1], [2, 3, 4]] : tensor<128x128x1x512x1xbf16> into tensor<128x128x512xbf16>
    %12 = tensor.empty() : tensor<128x2x512xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<128x2x512xf32>) -> tensor<128x2x512xf32>
    %14 = linalg.batch_matmul ins(%collapsed, %collapsed_7 : tensor<128x2x128xbf16>, tensor<128x128x512xbf16>) outs(%13 : tensor<128x2x512xf32>) -> tensor<128x2x512xf32>
    %15 = tensor.empty() : tensor<128x2x512xbf16>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<128x2x512xf32>) outs(%15 : tensor<128x2x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %62 = arith.truncf %in : f32 to bf16
      linalg.yield %62 : bf16
    } -> tensor<128x2x512xbf16>
    %expanded_8 = tensor.expand_shape %16 [[0], [1], [2, 3, 4]] output_shape [128, 2, 1, 1, 512] : tensor<128x2x512xbf16> into tensor<128x2x1x1x512xbf16>
    %expanded_9 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %17 = tensor.empty() : tensor<2x128x512x1x1xbf16>
    %transposed_10 = linalg.transpose ins(%expanded_8 : tensor<128x2x1x1x512xbf16>) outs(%17 : tensor<2x128x512x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0, 1], [2, 3, 4]] : tensor<2x128x512x1x1xbf16> into tensor<256x512xbf16>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1], [2]] output_shape [1, 256, 512] : tensor<256x512xbf16> into tensor<1x256x512xbf16>
    %18 = tensor.empty() : tensor<512x1x1024x1x1xbf16>
    %transposed_13 = linalg.transpose ins(%expanded_9 : tensor<1x1024x512x1x1xbf16>) outs(%18 : tensor<512x1x1024x1x1xbf16>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_14 = tensor.collapse_shape %transposed_13 [[0], [1, 2, 3, 4]] : tensor<512x1x1024x1x1xbf16> into tensor<512x1024xbf16>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0, 1], [2]] output_shape [1, 512, 1024] : tensor<512x1024xbf16> into tensor<1x512x1024xbf16>
    %19 = tensor.empty() : tensor<1x256x1024xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<1x256x1024xf32>) -> tensor<1x256x1024xf32>
    %21 = linalg.batch_matmul ins(%expanded_12, %expanded_15 : tensor<1x256x512xbf16>, tensor<1x512x1024xbf16>) outs(%20 : tensor<1x256x1024xf32>) -> tensor<1x256x1024xf32>
    %22 = tensor.empty() : tensor<1x256x1024xbf16>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x256x1024xf32>) outs(%22 : tensor<1x256x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %62 = arith.truncf %in : f32 to bf16
      linalg.yield %62 : bf16
    } -> tensor<1x256x1024xbf16>
    %collapsed_16 = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<1x256x1024xbf16> into tensor<256x1024xbf16>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1], [2, 3, 4]] output_shape [2, 128, 1, 1, 1024] : tensor<256x1024xbf16> into tensor<2x128x1x1x1024xbf16>
    %24 = tensor.empty() : tensor<1x2x128x1024x1xbf16>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x128x1x1x1024xbf16>) outs(%24 : tensor<1x2x128x1024x1xbf16>) permutation = [3, 0, 1, 4, 2] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2], [3, 4]] : tensor<1x2x128x1024x1xbf16> into tensor<1x2x128x1024xbf16>
    %expanded_20 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [1, 2, 128, 64, 1] : tensor<1x2x128x64xbf16> into tensor<1x2x128x64x1xbf16>
    %expanded_21 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 64, 1, 1] : tensor<1x1024x64xbf16> into tensor<1x1024x64x1x1xbf16>
    %25 = tensor.empty() : tensor<2x128x64x1x1xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_20 : tensor<1x2x128x64x1xbf16>) outs(%25 : tensor<2x128x64x1x1xbf16>) permutation = [1, 2, 3, 0, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2, 3, 4]] : tensor<2x128x64x1x1xbf16> into tensor<256x64xbf16>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0, 1], [2]] output_shape [1, 256, 64] : tensor<256x64xbf16> into tensor<1x256x64xbf16>
    %26 = tensor.empty() : tensor<64x1x1024x1x1xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_21 : tensor<1x1024x64x1x1xbf16>) outs(%26 : tensor<64x1x1024x1x1xbf16>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1, 2, 3, 4]] : tensor<64x1x1024x1x1xbf16> into tensor<64x1024xbf16>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0, 1], [2]] output_shape [1, 64, 1024] : tensor<64x1024xbf16> into tensor<1x64x1024xbf16>
    %27 = linalg.batch_matmul ins(%expanded_24, %expanded_27 : tensor<1x256x64xbf16>, tensor<1x64x1024xbf16>) outs(%20 : tensor<1x256x1024xf32>) -> tensor<1x256x1024xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x256x1024xf32>) outs(%22 : tensor<1x256x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %62 = arith.truncf %in : f32 to bf16
      linalg.yield %62 : bf16
    } -> tensor<1x256x1024xbf16>
    %collapsed_28 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<1x256x1024xbf16> into tensor<256x1024xbf16>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0, 1], [2, 3, 4]] output_shape [2, 128, 1, 1, 1024] : tensor<256x1024xbf16> into tensor<2x128x1x1x1024xbf16>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x128x1x1x1024xbf16>) outs(%24 : tensor<1x2x128x1024x1xbf16>) permutation = [3, 0, 1, 4, 2] 
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0], [1], [2], [3, 4]] : tensor<1x2x128x1024x1xbf16> into tensor<1x2x128x1024xbf16>
    %29 = tensor.empty() : tensor<1x2x128x1024xbf16>
    %30 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_19, %collapsed_31 : tensor<1x2x128x1024xbf16>, tensor<1x2x128x1024xbf16>) outs(%29 : tensor<1x2x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %62 = arith.addf %in, %in_50 : bf16
      linalg.yield %62 : bf16
    } -> tensor<1x2x128x1024xbf16>
    %31 = tensor.empty() : tensor<1x2x128x1024xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<1x2x128x1024xbf16>) outs(%31 : tensor<1x2x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %62 = arith.extf %in : bf16 to f32
      linalg.yield %62 : f32
    } -> tensor<1x2x128x1024xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x2x128x1024xf32>) outs(%31 : tensor<1x2x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.truncf %cst_2 : f64 to f32
      %63 = arith.mulf %in, %62 : f32
      linalg.yield %63 : f32
    } -> tensor<1x2x128x1024xf32>
    %34 = linalg.generic {indexing_maps = [#map8, #map9, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %cst_1, %33 : tensor<1x2x1x1024xi1>, tensor<f32>, tensor<1x2x128x1024xf32>) outs(%31 : tensor<1x2x128x1024xf32>) {
    ^bb0(%in: i1, %in_50: f32, %in_51: f32, %out: f32):
      %62 = arith.select %in, %in_50, %in_51 : f32
      linalg.yield %62 : f32
    } -> tensor<1x2x128x1024xf32>
    %35 = tensor.empty() : tensor<1x2x128xi64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%35 : tensor<1x2x128xi64>) -> tensor<1x2x128xi64>
    %37 = tensor.empty() : tensor<1x2x128xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<1x2x128xf32>) -> tensor<1x2x128xf32>
    %39:2 = linalg.generic {indexing_maps = [#map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<1x2x128x1024xf32>) outs(%38, %36 : tensor<1x2x128xf32>, tensor<1x2x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_50: i64):
      %62 = linalg.index 3 : index
      %63 = arith.index_cast %62 : index to i64
      %64 = arith.maximumf %in, %out : f32
      %65 = arith.cmpf ogt, %in, %out : f32
      %66 = arith.select %65, %63, %out_50 : i64
      linalg.yield %64, %66 : f32, i64
    } -> (tensor<1x2x128xf32>, tensor<1x2x128xi64>)
    %expanded_32 = tensor.expand_shape %39#0 [[0], [1], [2, 3]] output_shape [1, 2, 128, 1] : tensor<1x2x128xf32> into tensor<1x2x128x1xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %expanded_32 : tensor<1x2x128x1024xf32>, tensor<1x2x128x1xf32>) outs(%31 : tensor<1x2x128x1024xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %62 = arith.subf %in, %in_50 : f32
      linalg.yield %62 : f32
    } -> tensor<1x2x128x1024xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x2x128x1024xf32>) outs(%31 : tensor<1x2x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<1x2x128x1024xf32>
    %42 = tensor.empty() : tensor<1x2x128x1xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<1x2x128x1xf32>) -> tensor<1x2x128x1xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<1x2x128x1024xf32>) outs(%43 : tensor<1x2x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<1x2x128x1xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %44 : tensor<1x2x128x1024xf32>, tensor<1x2x128x1xf32>) outs(%31 : tensor<1x2x128x1024xf32>) {
    ^bb0(%in: f32, %in_50: f32, %out: f32):
      %62 = arith.divf %in, %in_50 : f32
      linalg.yield %62 : f32
    } -> tensor<1x2x128x1024xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<1x2x128x1024xf32>) outs(%29 : tensor<1x2x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %62 = arith.truncf %in : f32 to bf16
      linalg.yield %62 : bf16
    } -> tensor<1x2x128x1024xbf16>
    %expanded_33 = tensor.expand_shape %46 [[0], [1], [2], [3, 4]] output_shape [1, 2, 128, 1024, 1] : tensor<1x2x128x1024xbf16> into tensor<1x2x128x1024x1xbf16>
    %47 = tensor.empty() : tensor<2x128x1024x1x1xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<1x2x128x1024x1xbf16>) outs(%47 : tensor<2x128x1024x1x1xbf16>) permutation = [1, 2, 3, 0, 4] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0, 1], [2, 3, 4]] : tensor<2x128x1024x1x1xbf16> into tensor<256x1024xbf16>
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0, 1], [2]] output_shape [1, 256, 1024] : tensor<256x1024xbf16> into tensor<1x256x1024xbf16>
    %48 = tensor.empty() : tensor<1024x1x512x1x1xbf16>
    %transposed_37 = linalg.transpose ins(%expanded_9 : tensor<1x1024x512x1x1xbf16>) outs(%48 : tensor<1024x1x512x1x1xbf16>) permutation = [1, 0, 2, 3, 4] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1, 2, 3, 4]] : tensor<1024x1x512x1x1xbf16> into tensor<1024x512xbf16>
    %expanded_39 = tensor.expand_shape %collapsed_38 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %49 = tensor.empty() : tensor<1x256x512xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<1x256x512xf32>) -> tensor<1x256x512xf32>
    %51 = linalg.batch_matmul ins(%expanded_36, %expanded_39 : tensor<1x256x1024xbf16>, tensor<1x1024x512xbf16>) outs(%50 : tensor<1x256x512xf32>) -> tensor<1x256x512xf32>
    %52 = tensor.empty() : tensor<1x256x512xbf16>
    %53 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<1x256x512xf32>) outs(%52 : tensor<1x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %62 = arith.truncf %in : f32 to bf16
      linalg.yield %62 : bf16
    } -> tensor<1x256x512xbf16>
    %collapsed_40 = tensor.collapse_shape %53 [[0, 1], [2]] : tensor<1x256x512xbf16> into tensor<256x512xbf16>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0, 1], [2, 3, 4]] output_shape [2, 128, 1, 1, 512] : tensor<256x512xbf16> into tensor<2x128x1x1x512xbf16>
    %expanded_42 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %54 = tensor.empty() : tensor<128x2x512x1x1xbf16>
    %transposed_43 = linalg.transpose ins(%expanded_41 : tensor<2x128x1x1x512xbf16>) outs(%54 : tensor<128x2x512x1x1xbf16>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0], [1], [2, 3, 4]] : tensor<128x2x512x1x1xbf16> into tensor<128x2x512xbf16>
    %55 = tensor.empty() : tensor<128x512x1x128x1xbf16>
    %transposed_45 = linalg.transpose ins(%expanded_42 : tensor<128x128x512x1x1xbf16>) outs(%55 : tensor<128x512x1x128x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0], [1], [2, 3, 4]] : tensor<128x512x1x128x1xbf16> into tensor<128x512x128xbf16>
    %56 = tensor.empty() : tensor<128x2x128xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<128x2x128xf32>) -> tensor<128x2x128xf32>
    %58 = linalg.batch_matmul ins(%collapsed_44, %collapsed_46 : tensor<128x2x512xbf16>, tensor<128x512x128xbf16>) outs(%57 : tensor<128x2x128xf32>) -> tensor<128x2x128xf32>
    %59 = tensor.empty() : tensor<128x2x128xbf16>
    %60 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<128x2x128xf32>) outs(%59 : tensor<128x2x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %62 = arith.truncf %in : f32 to bf16
      linalg.yield %62 : bf16
    } -> tensor<128x2x128xbf16>
    %expanded_47 = tensor.expand_shape %60 [[0], [1], [2, 3, 4]] output_shape [128, 2, 1, 1, 128] : tensor<128x2x128xbf16> into tensor<128x2x1x1x128xbf16>
    %61 = tensor.empty() : tensor<1x2x128x128x1xbf16>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<128x2x1x1x128xbf16>) outs(%61 : tensor<1x2x128x128x1xbf16>) permutation = [3, 1, 0, 4, 2] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0], [1], [2], [3, 4]] : tensor<1x2x128x128x1xbf16> into tensor<1x2x128x128xbf16>
    return %collapsed_49 : tensor<1x2x128x128xbf16>
  }
}

