#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x1x128x128xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x512xbf16>, %arg3: tensor<1x1024x64xbf16>, %arg4: tensor<128x128x512xbf16>, %arg5: tensor<128x128x512xbf16>, %arg6: tensor<1x1x1x1024xf32>) -> tensor<1x1x128x128xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.072168783648703216 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 128, 1] : tensor<1x1x128x128xbf16> into tensor<1x1x128x128x1xbf16>
    %expanded_2 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %0 = tensor.empty() : tensor<128x128x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1x128x128x1xbf16>) outs(%0 : tensor<128x128x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x128x1x1x1xbf16> into tensor<128x128xbf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [128, 1, 128] : tensor<128x128xbf16> into tensor<128x1x128xbf16>
    %1 = tensor.empty() : tensor<128x128x1x1x512xbf16>
    %transposed_4 = linalg.transpose ins(%expanded_2 : tensor<128x128x512x1x1xbf16>) outs(%1 : tensor<128x128x1x1x512xbf16>) permutation = [0, 1, 3, 4, 2] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<128x128x1x1x512xbf16> into tensor<128x128x512xbf16>
    %2 = tensor.empty() : tensor<128x1x512xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %4 = linalg.batch_matmul ins(%expanded_3, %collapsed_5 : tensor<128x1x128xbf16>, tensor<128x128x512xbf16>) outs(%3 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %5 = tensor.empty() : tensor<128x1x512xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<128x1x512xf32>) outs(%5 : tensor<128x1x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<128x1x512xbf16>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x1x512xbf16> into tensor<128x1x1x1x512xbf16>
    %expanded_7 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %7 = tensor.empty() : tensor<128x512x1x1x1xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_6 : tensor<128x1x1x1x512xbf16>) outs(%7 : tensor<128x512x1x1x1xbf16>) permutation = [0, 4, 2, 3, 1] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0, 1], [2]] output_shape [1, 128, 512] : tensor<128x512xbf16> into tensor<1x128x512xbf16>
    %8 = tensor.empty() : tensor<512x1x1x1024x1xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_7 : tensor<1x1024x512x1x1xbf16>) outs(%8 : tensor<512x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1, 2, 3, 4]] : tensor<512x1x1x1024x1xbf16> into tensor<512x1024xbf16>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0, 1], [2]] output_shape [1, 512, 1024] : tensor<512x1024xbf16> into tensor<1x512x1024xbf16>
    %9 = tensor.empty() : tensor<1x128x1024xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %11 = linalg.batch_matmul ins(%expanded_10, %expanded_13 : tensor<1x128x512xbf16>, tensor<1x512x1024xbf16>) outs(%10 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %12 = tensor.empty() : tensor<1x128x1024xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x128x1024xf32>) outs(%12 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_14 = tensor.collapse_shape %13 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %14 = tensor.empty() : tensor<1x1x128x1024x1xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<128x1x1x1x1024xbf16>) outs(%14 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %expanded_18 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 64, 1] : tensor<1x1x128x64xbf16> into tensor<1x1x128x64x1xbf16>
    %expanded_19 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 64, 1, 1] : tensor<1x1024x64xbf16> into tensor<1x1024x64x1x1xbf16>
    %15 = tensor.empty() : tensor<128x64x1x1x1xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_18 : tensor<1x1x128x64x1xbf16>) outs(%15 : tensor<128x64x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1, 2, 3, 4]] : tensor<128x64x1x1x1xbf16> into tensor<128x64xbf16>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xbf16> into tensor<1x128x64xbf16>
    %16 = tensor.empty() : tensor<64x1x1x1024x1xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<1x1024x64x1x1xbf16>) outs(%16 : tensor<64x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1, 2, 3, 4]] : tensor<64x1x1x1024x1xbf16> into tensor<64x1024xbf16>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0, 1], [2]] output_shape [1, 64, 1024] : tensor<64x1024xbf16> into tensor<1x64x1024xbf16>
    %17 = linalg.batch_matmul ins(%expanded_22, %expanded_25 : tensor<1x128x64xbf16>, tensor<1x64x1024xbf16>) outs(%10 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x128x1024xf32>) outs(%12 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_26 = tensor.collapse_shape %18 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<128x1x1x1x1024xbf16>) outs(%14 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %19 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_17, %collapsed_29 : tensor<1x1x128x1024xbf16>, tensor<1x1x128x1024xbf16>) outs(%19 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %51 = arith.addf %in, %in_49 : bf16
      linalg.yield %51 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %21 = tensor.empty() : tensor<1x1x128x1024xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<1x1x128x1024xbf16>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %51 = arith.extf %in : bf16 to f32
      linalg.yield %51 : f32
    } -> tensor<1x1x128x1024xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x128x1024xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.truncf %cst_1 : f64 to f32
      %52 = arith.mulf %in, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<1x1x128x1024xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %arg6 : tensor<1x1x128x1024xf32>, tensor<1x1x1x1024xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %51 = arith.addf %in, %in_49 : f32
      linalg.yield %51 : f32
    } -> tensor<1x1x128x1024xf32>
    %25 = tensor.empty() : tensor<1x1x128xi64>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%25 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %27 = tensor.empty() : tensor<1x1x128xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %29:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<1x1x128x1024xf32>) outs(%28, %26 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_49: i64):
      %51 = linalg.index 3 : index
      %52 = arith.index_cast %51 : index to i64
      %53 = arith.maximumf %in, %out : f32
      %54 = arith.cmpf ogt, %in, %out : f32
      %55 = arith.select %54, %52, %out_49 : i64
      linalg.yield %53, %55 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_30 = tensor.expand_shape %29#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_30 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %51 = arith.subf %in, %in_49 : f32
      linalg.yield %51 : f32
    } -> tensor<1x1x128x1024xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<1x1x128x1024xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<1x1x128x1024xf32>
    %32 = tensor.empty() : tensor<1x1x128x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<1x1x128x1024xf32>) outs(%33 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<1x1x128x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%21 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %51 = arith.divf %in, %in_49 : f32
      linalg.yield %51 : f32
    } -> tensor<1x1x128x1024xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x1x128x1024xf32>) outs(%19 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %expanded_31 = tensor.expand_shape %36 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %37 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<1x1x128x1024x1xbf16>) outs(%37 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_34 = tensor.expand_shape %collapsed_33 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %38 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_35 = linalg.transpose ins(%expanded_7 : tensor<1x1024x512x1x1xbf16>) outs(%38 : tensor<1024x1x1x512x1xbf16>) permutation = [1, 0, 3, 2, 4] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_37 = tensor.expand_shape %collapsed_36 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %39 = tensor.empty() : tensor<1x128x512xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %41 = linalg.batch_matmul ins(%expanded_34, %expanded_37 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%40 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %42 = tensor.empty() : tensor<1x128x512xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<1x128x512xf32>) outs(%42 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_38 = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_39 = tensor.expand_shape %collapsed_38 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %expanded_40 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_39 : tensor<128x1x1x1x512xbf16>) outs(%7 : tensor<128x512x1x1x1xbf16>) permutation = [0, 4, 2, 3, 1] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1, 2]] output_shape [128, 1, 512] : tensor<128x512xbf16> into tensor<128x1x512xbf16>
    %44 = tensor.empty() : tensor<128x512x1x1x128xbf16>
    %transposed_44 = linalg.transpose ins(%expanded_40 : tensor<128x128x512x1x1xbf16>) outs(%44 : tensor<128x512x1x1x128xbf16>) permutation = [0, 2, 3, 4, 1] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1], [2, 3, 4]] : tensor<128x512x1x1x128xbf16> into tensor<128x512x128xbf16>
    %45 = tensor.empty() : tensor<128x1x128xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %47 = linalg.batch_matmul ins(%expanded_43, %collapsed_45 : tensor<128x1x512xbf16>, tensor<128x512x128xbf16>) outs(%46 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %48 = tensor.empty() : tensor<128x1x128xbf16>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<128x1x128xf32>) outs(%48 : tensor<128x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %51 = arith.truncf %in : f32 to bf16
      linalg.yield %51 : bf16
    } -> tensor<128x1x128xbf16>
    %expanded_46 = tensor.expand_shape %49 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 128] : tensor<128x1x128xbf16> into tensor<128x1x1x1x128xbf16>
    %50 = tensor.empty() : tensor<1x1x128x128x1xbf16>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<128x1x1x1x128xbf16>) outs(%50 : tensor<1x1x128x128x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_48 = tensor.collapse_shape %transposed_47 [[0], [1], [2], [3, 4]] : tensor<1x1x128x128x1xbf16> into tensor<1x1x128x128xbf16>
    return %collapsed_48 : tensor<1x1x128x128xbf16>
  }
}

