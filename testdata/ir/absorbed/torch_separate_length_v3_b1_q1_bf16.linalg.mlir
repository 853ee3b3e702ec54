#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x128x128xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x512xbf16>, %arg3: tensor<1x1024x64xbf16>, %arg4: tensor<128x128x512xbf16>, %arg5: tensor<128x128x512xbf16>, %arg6: tensor<1xi64>) -> tensor<1x1x128x128xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.072168783648703216 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 128, 1] : tensor<1x1x128x128xbf16> into tensor<1x1x128x128x1xbf16>
    %expanded_3 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %0 = tensor.empty() : tensor<128x128x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1x128x128x1xbf16>) outs(%0 : tensor<128x128x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x128x1x1x1xbf16> into tensor<128x128xbf16>
    %expanded_4 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [128, 1, 128] : tensor<128x128xbf16> into tensor<128x1x128xbf16>
    %1 = tensor.empty() : tensor<128x128x1x1x512xbf16>
    %transposed_5 = linalg.transpose ins(%expanded_3 : tensor<128x128x512x1x1xbf16>) outs(%1 : tensor<128x128x1x1x512xbf16>) permutation = [0, 1, 3, 4, 2] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3, 4]] : tensor<128x128x1x1x512xbf16> into tensor<128x128x512xbf16>
    %2 = tensor.empty() : tensor<128x1x512xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %4 = linalg.batch_matmul ins(%expanded_4, %collapsed_6 : tensor<128x1x128xbf16>, tensor<128x128x512xbf16>) outs(%3 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %5 = tensor.empty() : tensor<128x1x512xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<128x1x512xf32>) outs(%5 : tensor<128x1x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<128x1x512xbf16>
    %expanded_7 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x1x512xbf16> into tensor<128x1x1x1x512xbf16>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %7 = tensor.empty() : tensor<128x512x1x1x1xbf16>
    %transposed_9 = linalg.transpose ins(%expanded_7 : tensor<128x1x1x1x512xbf16>) outs(%7 : tensor<128x512x1x1x1xbf16>) permutation = [0, 4, 2, 3, 1] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1], [2]] output_shape [1, 128, 512] : tensor<128x512xbf16> into tensor<1x128x512xbf16>
    %8 = tensor.empty() : tensor<512x1x1x1024x1xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_8 : tensor<1x1024x512x1x1xbf16>) outs(%8 : tensor<512x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1, 2, 3, 4]] : tensor<512x1x1x1024x1xbf16> into tensor<512x1024xbf16>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1], [2]] output_shape [1, 512, 1024] : tensor<512x1024xbf16> into tensor<1x512x1024xbf16>
    %9 = tensor.empty() : tensor<1x128x1024xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %11 = linalg.batch_matmul ins(%expanded_11, %expanded_14 : tensor<1x128x512xbf16>, tensor<1x512x1024xbf16>) outs(%10 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %12 = tensor.empty() : tensor<1x128x1024xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x128x1024xf32>) outs(%12 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_15 = tensor.collapse_shape %13 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %14 = tensor.empty() : tensor<1x1x128x1024x1xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<128x1x1x1x1024xbf16>) outs(%14 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %expanded_19 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 64, 1] : tensor<1x1x128x64xbf16> into tensor<1x1x128x64x1xbf16>
    %expanded_20 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 64, 1, 1] : tensor<1x1024x64xbf16> into tensor<1x1024x64x1x1xbf16>
    %15 = tensor.empty() : tensor<128x64x1x1x1xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_19 : tensor<1x1x128x64x1xbf16>) outs(%15 : tensor<128x64x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1, 2, 3, 4]] : tensor<128x64x1x1x1xbf16> into tensor<128x64xbf16>
    %expanded_23 = tensor.expand_shape %collapsed_22 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xbf16> into tensor<1x128x64xbf16>
    %16 = tensor.empty() : tensor<64x1x1x1024x1xbf16>
    %transposed_24 = linalg.transpose ins(%expanded_20 : tensor<1x1024x64x1x1xbf16>) outs(%16 : tensor<64x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1, 2, 3, 4]] : tensor<64x1x1x1024x1xbf16> into tensor<64x1024xbf16>
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0, 1], [2]] output_shape [1, 64, 1024] : tensor<64x1024xbf16> into tensor<1x64x1024xbf16>
    %17 = linalg.batch_matmul ins(%expanded_23, %expanded_26 : tensor<1x128x64xbf16>, tensor<1x64x1024xbf16>) outs(%10 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x128x1024xf32>) outs(%12 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_27 = tensor.collapse_shape %18 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<128x1x1x1x1024xbf16>) outs(%14 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %19 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %collapsed_30 : tensor<1x1x128x1024xbf16>, tensor<1x1x128x1024xbf16>) outs(%19 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_51: bf16, %out: bf16):
      %55 = arith.addf %in, %in_51 : bf16
      linalg.yield %55 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %21 = tensor.empty() : tensor<1x1x128x1024xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<1x1x128x1024xbf16>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %55 = arith.extf %in : bf16 to f32
      linalg.yield %55 : f32
    } -> tensor<1x1x128x1024xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x128x1024xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.truncf %cst_2 : f64 to f32
      %56 = arith.mulf %in, %55 : f32
      linalg.yield %56 : f32
    } -> tensor<1x1x128x1024xf32>
    %24 = tensor.empty() : tensor<1024xi64>
    %25 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%24 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %55 = linalg.index 0 : index
      %56 = arith.index_cast %55 : index to i64
      linalg.yield %56 : i64
    } -> tensor<1024xi64>
    %expanded_31 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %26 = tensor.empty() : tensor<1x1x1x1024xi1>
    %27 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_31 : tensor<1024xi64>, tensor<1x1x1x1xi64>) outs(%26 : tensor<1x1x1x1024xi1>) {
    ^bb0(%in: i64, %in_51: i64, %out: i1):
      %55 = arith.cmpi sge, %in, %in_51 : i64
      linalg.yield %55 : i1
    } -> tensor<1x1x1x1024xi1>
    %28 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %cst_1, %23 : tensor<1x1x1x1024xi1>, tensor<f32>, tensor<1x1x128x1024xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: i1, %in_51: f32, %in_52: f32, %out: f32):
      %55 = arith.select %in, %in_51, %in_52 : f32
      linalg.yield %55 : f32
    } -> tensor<1x1x128x1024xf32>
    %29 = tensor.empty() : tensor<1x1x128xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %31 = tensor.empty() : tensor<1x1x128xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %33:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x1x128x1024xf32>) outs(%32, %30 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_51: i64):
      %55 = linalg.index 3 : index
      %56 = arith.index_cast %55 : index to i64
      %57 = arith.maximumf %in, %out : f32
      %58 = arith.cmpf ogt, %in, %out : f32
      %59 = arith.select %58, %56, %out_51 : i64
      linalg.yield %57, %59 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_32 = tensor.expand_shape %33#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_32 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %55 = arith.subf %in, %in_51 : f32
      linalg.yield %55 : f32
    } -> tensor<1x1x128x1024xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x1x128x1024xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<1x1x128x1024xf32>
    %36 = tensor.empty() : tensor<1x1x128x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<1x1x128x1024xf32>) outs(%37 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %in, %out : f32
      linalg.yield %55 : f32
    } -> tensor<1x1x128x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %55 = arith.divf %in, %in_51 : f32
      linalg.yield %55 : f32
    } -> tensor<1x1x128x1024xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<1x1x128x1024xf32>) outs(%19 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %expanded_33 = tensor.expand_shape %40 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %41 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<1x1x128x1024x1xbf16>) outs(%41 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %42 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_37 = linalg.transpose ins(%expanded_8 : tensor<1x1024x512x1x1xbf16>) outs(%42 : tensor<1024x1x1x512x1xbf16>) permutation = [1, 0, 3, 2, 4] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_39 = tensor.expand_shape %collapsed_38 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %43 = tensor.empty() : tensor<1x128x512xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %45 = linalg.batch_matmul ins(%expanded_36, %expanded_39 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%44 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %46 = tensor.empty() : tensor<1x128x512xbf16>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<1x128x512xf32>) outs(%46 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_40 = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %expanded_42 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %transposed_43 = linalg.transpose ins(%expanded_41 : tensor<128x1x1x1x512xbf16>) outs(%7 : tensor<128x512x1x1x1xbf16>) permutation = [0, 4, 2, 3, 1] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0], [1, 2]] output_shape [128, 1, 512] : tensor<128x512xbf16> into tensor<128x1x512xbf16>
    %48 = tensor.empty() : tensor<128x512x1x1x128xbf16>
    %transposed_46 = linalg.transpose ins(%expanded_42 : tensor<128x128x512x1x1xbf16>) outs(%48 : tensor<128x512x1x1x128xbf16>) permutation = [0, 2, 3, 4, 1] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3, 4]] : tensor<128x512x1x1x128xbf16> into tensor<128x512x128xbf16>
    %49 = tensor.empty() : tensor<128x1x128xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %51 = linalg.batch_matmul ins(%expanded_45, %collapsed_47 : tensor<128x1x512xbf16>, tensor<128x512x128xbf16>) outs(%50 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %52 = tensor.empty() : tensor<128x1x128xbf16>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<128x1x128xf32>) outs(%52 : tensor<128x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<128x1x128xbf16>
    %expanded_48 = tensor.expand_shape %53 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 128] : tensor<128x1x128xbf16> into tensor<128x1x1x1x128xbf16>
    %54 = tensor.empty() : tensor<1x1x128x128x1xbf16>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<128x1x1x1x128xbf16>) outs(%54 : tensor<1x1x128x128x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0], [1], [2], [3, 4]] : tensor<1x1x128x128x1xbf16> into tensor<1x1x128x128xbf16>
    return %collapsed_50 : tensor<1x1x128x128xbf16>
  }
}

