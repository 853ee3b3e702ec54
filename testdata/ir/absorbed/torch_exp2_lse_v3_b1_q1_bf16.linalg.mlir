#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x128x512xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x512xbf16>, %arg3: tensor<1x1024x64xbf16>, %arg4: tensor<1xi64>) -> (tensor<1x1x128x512xbf16>, tensor<1x1x128xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %cst_2 = arith.constant 0.10411754627697264 : f64
    %cst_3 = arith.constant 2.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 512, 1] : tensor<1x1x128x512xbf16> into tensor<1x1x128x512x1xbf16>
    %expanded_4 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %0 = tensor.empty() : tensor<128x512x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1x128x512x1xbf16>) outs(%0 : tensor<128x512x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_5 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 128, 512] : tensor<128x512xbf16> into tensor<1x128x512xbf16>
    %1 = tensor.empty() : tensor<512x1x1x1024x1xbf16>
    %transposed_6 = linalg.transpose ins(%expanded_4 : tensor<1x1024x512x1x1xbf16>) outs(%1 : tensor<512x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1, 2, 3, 4]] : tensor<512x1x1x1024x1xbf16> into tensor<512x1024xbf16>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1], [2]] output_shape [1, 512, 1024] : tensor<512x1024xbf16> into tensor<1x512x1024xbf16>
    %2 = tensor.empty() : tensor<1x128x1024xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %4 = linalg.batch_matmul ins(%expanded_5, %expanded_8 : tensor<1x128x512xbf16>, tensor<1x512x1024xbf16>) outs(%3 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %5 = tensor.empty() : tensor<1x128x1024xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x128x1024xf32>) outs(%5 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_9 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %7 = tensor.empty() : tensor<1x1x128x1024x1xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<128x1x1x1x1024xbf16>) outs(%7 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %expanded_13 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 64, 1] : tensor<1x1x128x64xbf16> into tensor<1x1x128x64x1xbf16>
    %expanded_14 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [1, 1024, 64, 1, 1] : tensor<1x1024x64xbf16> into tensor<1x1024x64x1x1xbf16>
    %8 = tensor.empty() : tensor<128x64x1x1x1xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_13 : tensor<1x1x128x64x1xbf16>) outs(%8 : tensor<128x64x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0], [1, 2, 3, 4]] : tensor<128x64x1x1x1xbf16> into tensor<128x64xbf16>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xbf16> into tensor<1x128x64xbf16>
    %9 = tensor.empty() : tensor<64x1x1x1024x1xbf16>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<1x1024x64x1x1xbf16>) outs(%9 : tensor<64x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1, 2, 3, 4]] : tensor<64x1x1x1024x1xbf16> into tensor<64x1024xbf16>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0, 1], [2]] output_shape [1, 64, 1024] : tensor<64x1024xbf16> into tensor<1x64x1024xbf16>
    %10 = linalg.batch_matmul ins(%expanded_17, %expanded_20 : tensor<1x128x64xbf16>, tensor<1x64x1024xbf16>) outs(%3 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x128x1024xf32>) outs(%5 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_21 = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<128x1x1x1x1024xbf16>) outs(%7 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %12 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %collapsed_24 : tensor<1x1x128x1024xbf16>, tensor<1x1x128x1024xbf16>) outs(%12 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %47 = arith.addf %in, %in_39 : bf16
      linalg.yield %47 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %14 = tensor.empty() : tensor<1x1x128x1024xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x1x128x1024xbf16>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %47 = arith.extf %in : bf16 to f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1024xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_2 : f64 to f32
      %48 = arith.mulf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1024xf32>
    %17 = tensor.empty() : tensor<1024xi64>
    %18 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%17 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i64
      linalg.yield %48 : i64
    } -> tensor<1024xi64>
    %expanded_25 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %19 = tensor.empty() : tensor<1x1x1x1024xi1>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_25 : tensor<1024xi64>, tensor<1x1x1x1xi64>) outs(%19 : tensor<1x1x1x1024xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %47 = arith.cmpi sge, %in, %in_39 : i64
      linalg.yield %47 : i1
    } -> tensor<1x1x1x1024xi1>
    %21 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %cst_1, %16 : tensor<1x1x1x1024xi1>, tensor<f32>, tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %47 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1024xf32>
    %22 = tensor.empty() : tensor<1x1x128xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %24 = tensor.empty() : tensor<1x1x128xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %26:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<1x1x128x1024xf32>) outs(%25, %23 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %47 = linalg.index 3 : index
      %48 = arith.index_cast %47 : index to i64
      %49 = arith.maximumf %in, %out : f32
      %50 = arith.cmpf ogt, %in, %out : f32
      %51 = arith.select %50, %48, %out_39 : i64
      linalg.yield %49, %51 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_26 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_26 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %47 = arith.subf %in, %in_39 : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1024xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.powf %cst_3, %in : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1024xf32>
    %29 = tensor.empty() : tensor<1x1x128x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x1x128x1024xf32>) outs(%30 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x128x1024xf32>) outs(%12 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %expanded_27 = tensor.expand_shape %32 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %33 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<1x1x128x1024x1xbf16>) outs(%33 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %34 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_31 = linalg.transpose ins(%expanded_4 : tensor<1x1024x512x1x1xbf16>) outs(%34 : tensor<1024x1x1x512x1xbf16>) permutation = [1, 0, 3, 2, 4] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %35 = tensor.empty() : tensor<1x128x512xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %37 = linalg.batch_matmul ins(%expanded_30, %expanded_33 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%36 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %38 = tensor.empty() : tensor<1x128x512xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x128x512xf32>) outs(%38 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_34 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_35 = tensor.expand_shape %collapsed_34 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %40 = tensor.empty() : tensor<1x1x128x512x1xbf16>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<128x1x1x1x512xbf16>) outs(%40 : tensor<1x1x128x512x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2], [3, 4]] : tensor<1x1x128x512x1xbf16> into tensor<1x1x128x512xbf16>
    %41 = tensor.empty() : tensor<1x1x128x1xbf16>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x1x128x1xf32>) outs(%41 : tensor<1x1x128x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %47 = arith.truncf %in : f32 to bf16
      linalg.yield %47 : bf16
    } -> tensor<1x1x128x1xbf16>
    %43 = tensor.empty() : tensor<1x1x128x512xbf16>
    %44 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37, %42 : tensor<1x1x128x512xbf16>, tensor<1x1x128x1xbf16>) outs(%43 : tensor<1x1x128x512xbf16>) {
    ^bb0(%in: bf16, %in_39: bf16, %out: bf16):
      %47 = arith.divf %in, %in_39 : bf16
      linalg.yield %47 : bf16
    } -> tensor<1x1x128x512xbf16>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x1x128x1xf32>) outs(%29 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.log2 %in : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %45 : tensor<1x1x128x1xf32>, tensor<1x1x128x1xf32>) outs(%29 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %47 = arith.addf %in, %in_39 : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x128x1xf32>
    %collapsed_38 = tensor.collapse_shape %46 [[0], [1], [2, 3]] : tensor<1x1x128x1xf32> into tensor<1x1x128xf32>
    return %44, %collapsed_38 : tensor<1x1x128x512xbf16>, tensor<1x1x128xf32>
  }
}

