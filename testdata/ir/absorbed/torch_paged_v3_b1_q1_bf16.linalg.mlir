#map = affine_map<(d0, d1, d2, d3) -> (0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x128x512xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<256x8x576xbf16>, %arg3: tensor<1x128xi64>, %arg4: tensor<1xi64>) -> tensor<1x1x128x512xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %c256_i64 = arith.constant 256 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.072168783648703216 : f64
    %0 = tensor.empty() : tensor<1x128x8x576xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x128xi64>) outs(%0 : tensor<1x128x8x576xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %39 = arith.cmpi slt, %in, %c0_i64 : i64
      %40 = arith.addi %in, %c256_i64 : i64
      %41 = arith.select %39, %40, %in : i64
      %42 = arith.index_cast %41 : i64 to index
      %43 = linalg.index 2 : index
      %44 = linalg.index 3 : index
      %extracted = tensor.extract %arg2[%42, %43, %44] : tensor<256x8x576xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<1x128x8x576xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<1x128x8x576xbf16> into tensor<1x1024x576xbf16>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<1x1x128x512xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x576xbf16>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 576, 1] : tensor<1x1x128x576xbf16> into tensor<1x1x128x576x1xbf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1], [2, 3, 4]] output_shape [1, 1024, 576, 1, 1] : tensor<1x1024x576xbf16> into tensor<1x1024x576x1x1xbf16>
    %2 = tensor.empty() : tensor<128x576x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x1x128x576x1xbf16>) outs(%2 : tensor<128x576x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_4 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<128x576x1x1x1xbf16> into tensor<128x576xbf16>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0, 1], [2]] output_shape [1, 128, 576] : tensor<128x576xbf16> into tensor<1x128x576xbf16>
    %3 = tensor.empty() : tensor<576x1x1x1024x1xbf16>
    %transposed_6 = linalg.transpose ins(%expanded_3 : tensor<1x1024x576x1x1xbf16>) outs(%3 : tensor<576x1x1x1024x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_7 = tensor.collapse_shape %transposed_6 [[0], [1, 2, 3, 4]] : tensor<576x1x1x1024x1xbf16> into tensor<576x1024xbf16>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0, 1], [2]] output_shape [1, 576, 1024] : tensor<576x1024xbf16> into tensor<1x576x1024xbf16>
    %4 = tensor.empty() : tensor<1x128x1024xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %6 = linalg.batch_matmul ins(%expanded_5, %expanded_8 : tensor<1x128x576xbf16>, tensor<1x576x1024xbf16>) outs(%5 : tensor<1x128x1024xf32>) -> tensor<1x128x1024xf32>
    %7 = tensor.empty() : tensor<1x128x1024xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x128x1024xf32>) outs(%7 : tensor<1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<1x128x1024xbf16>
    %collapsed_9 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<1x128x1024xbf16> into tensor<128x1024xbf16>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 1024] : tensor<128x1024xbf16> into tensor<128x1x1x1x1024xbf16>
    %9 = tensor.empty() : tensor<1x1x128x1024x1xbf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<128x1x1x1x1024xbf16>) outs(%9 : tensor<1x1x128x1024x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2], [3, 4]] : tensor<1x1x128x1024x1xbf16> into tensor<1x1x128x1024xbf16>
    %10 = tensor.empty() : tensor<1x1x128x1024xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<1x1x128x1024xbf16>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %39 = arith.extf %in : bf16 to f32
      linalg.yield %39 : f32
    } -> tensor<1x1x128x1024xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x1x128x1024xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.truncf %cst_2 : f64 to f32
      %40 = arith.mulf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %13 = tensor.empty() : tensor<1024xi64>
    %14 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%13 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      linalg.yield %40 : i64
    } -> tensor<1024xi64>
    %expanded_13 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %15 = tensor.empty() : tensor<1x1x1x1024xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_13 : tensor<1024xi64>, tensor<1x1x1x1xi64>) outs(%15 : tensor<1x1x1x1024xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %39 = arith.cmpi sge, %in, %in_27 : i64
      linalg.yield %39 : i1
    } -> tensor<1x1x1x1024xi1>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_1, %12 : tensor<1x1x1x1024xi1>, tensor<f32>, tensor<1x1x128x1024xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %39 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %39 : f32
    } -> tensor<1x1x128x1024xf32>
    %18 = tensor.empty() : tensor<1x1x128xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<1x1x128xi64>) -> tensor<1x1x128xi64>
    %20 = tensor.empty() : tensor<1x1x128xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %22:2 = linalg.generic {indexing_maps = [#map1, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<1x1x128x1024xf32>) outs(%21, %19 : tensor<1x1x128xf32>, tensor<1x1x128xi64>) {
    ^bb0(%in: f32, %out: f32, %out_27: i64):
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_27 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<1x1x128xf32>, tensor<1x1x128xi64>)
    %expanded_14 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_14 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %39 = arith.subf %in, %in_27 : f32
      linalg.yield %39 : f32
    } -> tensor<1x1x128x1024xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x1x128x1024xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<1x1x128x1024xf32>
    %25 = tensor.empty() : tensor<1x1x128x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<1x1x128x1xf32>) -> tensor<1x1x128x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<1x1x128x1024xf32>) outs(%26 : tensor<1x1x128x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<1x1x128x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1xf32>) outs(%10 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %39 = arith.divf %in, %in_27 : f32
      linalg.yield %39 : f32
    } -> tensor<1x1x128x1024xf32>
    %29 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<1x1x128x1024xf32>) outs(%29 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0] [1, 1024, 512] [1, 1, 1] : tensor<1x1024x576xbf16> to tensor<1x1024x512xbf16>
    %expanded_15 = tensor.expand_shape %30 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 1024, 1] : tensor<1x1x128x1024xbf16> into tensor<1x1x128x1024x1xbf16>
    %expanded_16 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [1, 1024, 512, 1, 1] : tensor<1x1024x512xbf16> into tensor<1x1024x512x1x1xbf16>
    %31 = tensor.empty() : tensor<128x1024x1x1x1xbf16>
    %transposed_17 = linalg.transpose ins(%expanded_15 : tensor<1x1x128x1024x1xbf16>) outs(%31 : tensor<128x1024x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1, 2, 3, 4]] : tensor<128x1024x1x1x1xbf16> into tensor<128x1024xbf16>
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0, 1], [2]] output_shape [1, 128, 1024] : tensor<128x1024xbf16> into tensor<1x128x1024xbf16>
    %32 = tensor.empty() : tensor<1024x1x1x512x1xbf16>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<1x1024x512x1x1xbf16>) outs(%32 : tensor<1024x1x1x512x1xbf16>) permutation = [1, 0, 3, 2, 4] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1, 2, 3, 4]] : tensor<1024x1x1x512x1xbf16> into tensor<1024x512xbf16>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [1, 1024, 512] : tensor<1024x512xbf16> into tensor<1x1024x512xbf16>
    %33 = tensor.empty() : tensor<1x128x512xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %35 = linalg.batch_matmul ins(%expanded_19, %expanded_22 : tensor<1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%34 : tensor<1x128x512xf32>) -> tensor<1x128x512xf32>
    %36 = tensor.empty() : tensor<1x128x512xbf16>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<1x128x512xf32>) outs(%36 : tensor<1x128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<1x128x512xbf16>
    %collapsed_23 = tensor.collapse_shape %37 [[0, 1], [2]] : tensor<1x128x512xbf16> into tensor<128x512xbf16>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 512] : tensor<128x512xbf16> into tensor<128x1x1x1x512xbf16>
    %38 = tensor.empty() : tensor<1x1x128x512x1xbf16>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<128x1x1x1x512xbf16>) outs(%38 : tensor<1x1x128x512x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0], [1], [2], [3, 4]] : tensor<1x1x128x512x1xbf16> into tensor<1x1x128x512xbf16>
    return %collapsed_26 : tensor<1x1x128x512xbf16>
  }
}

