#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x128x128xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x576xbf16>, %arg3: tensor<128x128x512xbf16>, %arg4: tensor<128x128x512xbf16>, %arg5: tensor<1xi64>) -> tensor<1x1x128x128xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.072168783648703216 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 128, 1] : tensor<1x1x128x128xbf16> into tensor<1x1x128x128x1xbf16>
    %expanded_3 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
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
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<128x1x512xbf16>
    %expanded_7 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x1x512xbf16> into tensor<128x1x1x1x512xbf16>
    %7 = tensor.empty() : tensor<1x1x128x512x1xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<128x1x1x1x512xbf16>) outs(%7 : tensor<1x1x128x512x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2], [3, 4]] : tensor<1x1x128x512x1xbf16> into tensor<1x1x128x512xbf16>
    %concat = tensor.concat dim(3) %arg1, %collapsed_9 : (tensor<1x1x128x64xbf16>, tensor<1x1x128x512xbf16>) -> tensor<1x1x128x576xbf16>
    %expanded_10 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 1024, 576] : tensor<1x1024x576xbf16> into tensor<1x1x1024x576xbf16>
    %8 = tensor.empty() : tensor<1x1x576x1024xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<1x1x1024x576xbf16>) outs(%8 : tensor<1x1x576x1024xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_12 = tensor.collapse_shape %concat [[0], [1, 2], [3]] : tensor<1x1x128x576xbf16> into tensor<1x128x576xbf16>
    %collapsed_13 = tensor.collapse_shape %transposed_11 [[0], [1, 2], [3]] : tensor<1x1x576x1024xbf16> into tensor<1x576x1024xbf16>
    %9 = tensor.empty() : tensor<1x128x1024xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %11 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<1x128x576xbf16>, tensor<1x576x1024xbf16>) outs(%10 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %12 = tensor.empty() : tensor<1x128x1024xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x128x1024xf32>) outs(%12 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<1x128x1024xbf16>
    %expanded_14 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 128, 1024] : tensor<1x128x1024xbf16> into tensor<1x1x128x1024xbf16>
    %14 = tensor.empty() : tensor<1x1x128x1024xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<1x1x128x1024xbf16>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %48 = arith.extf %in : bf16 to f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1024xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.truncf %cst_2 : f64 to f32
      %49 = arith.mulf %in, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<1x1x128x1024xf32>
    %17 = tensor.empty() : tensor<1024xi64>
    %18 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%17 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i64
      linalg.yield %49 : i64
    } -> tensor<1024xi64>
    %expanded_15 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %19 = tensor.empty() : tensor<1x1x1x1024xi1>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_15 : tensor<1024xi64>, tensor<1x1x1x1xi64>) outs(%19 : tensor<1x1x1x1024xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %48 = arith.cmpi sle, %in, %in_28 : i64
      linalg.yield %48 : i1
    } -> tensor<1x1x1x1024xi1>
    %21 = linalg.generic {indexing_maps = [#map5, #map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %16, %cst_1 : tensor<1x1x1x1024xi1>, tensor<1x1x128x1024xf32>, tensor<f32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %48 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1024xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 64] [1, 1024, 512] [1, 1, 1] : tensor<1x1024x576xbf16> to tensor<1x1024x512xbf16>
    %22 = tensor.empty() : tensor<1x1x128xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %24 = tensor.empty() : tensor<1x1x128xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %26:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<1x1x128x1024xf32>) outs(%25, %23 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %48 = linalg.index 3 : index
      %49 = arith.index_cast %48 : index to i64
      %50 = arith.maximumf %in, %out : f32
      %51 = arith.cmpf ogt, %in, %out : f32
      %52 = arith.select %51, %49, %out_28 : i64
      linalg.yield %50, %52 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_16 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_16 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %48 = arith.subf %in, %in_28 : f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1024xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x1x128x1024xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1024xf32>
    %29 = tensor.empty() : tensor<1x1x128x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x1x128x1024xf32>) outs(%30 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%14 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %48 = arith.divf %in, %in_28 : f32
      linalg.yield %48 : f32
    } -> tensor<1x1x128x1024xf32>
    %33 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x1x128x1024xf32>) outs(%33 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %collapsed_17 = tensor.collapse_shape %34 [[0], [1, 2], [3]] : tensor<1x1x128x1024xbf16> into tensor<1x128x1024xbf16>
    %35 = tensor.empty() : tensor<1x128x512xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %37 = linalg.batch_matmul ins(%collapsed_17, %extracted_slice : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%36 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %38 = tensor.empty() : tensor<1x128x512xbf16>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<1x128x512xf32>) outs(%38 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<1x128x512xbf16>
    %expanded_18 = tensor.expand_shape %39 [[0], [1, 2], [3, 4]] output_shape [1, 1, 128, 512, 1] : tensor<1x128x512xbf16> into tensor<1x1x128x512x1xbf16>
    %expanded_19 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %40 = tensor.empty() : tensor<128x512x1x1x1xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_18 : tensor<1x1x128x512x1xbf16>) outs(%40 : tensor<128x512x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1, 2, 3, 4]] : tensor<128x512x1x1x1xbf16> into tensor<128x512xbf16>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2]] output_shape [128, 1, 512] : tensor<128x512xbf16> into tensor<128x1x512xbf16>
    %41 = tensor.empty() : tensor<128x512x1x1x128xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<128x128x512x1x1xbf16>) outs(%41 : tensor<128x512x1x1x128xbf16>) permutation = [0, 2, 3, 4, 1] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3, 4]] : tensor<128x512x1x1x128xbf16> into tensor<128x512x128xbf16>
    %42 = tensor.empty() : tensor<128x1x128xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %44 = linalg.batch_matmul ins(%expanded_22, %collapsed_24 : tensor<128x1x512xbf16>, tensor<128x512x128xbf16>) outs(%43 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %45 = tensor.empty() : tensor<128x1x128xbf16>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<128x1x128xf32>) outs(%45 : tensor<128x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<128x1x128xbf16>
    %expanded_25 = tensor.expand_shape %46 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 128] : tensor<128x1x128xbf16> into tensor<128x1x1x1x128xbf16>
    %47 = tensor.empty() : tensor<1x1x128x128x1xbf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<128x1x1x1x128xbf16>) outs(%47 : tensor<1x1x128x128x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2], [3, 4]] : tensor<1x1x128x128x1xbf16> into tensor<1x1x128x128xbf16>
    return %collapsed_27 : tensor<1x1x128x128xbf16>
  }
}

