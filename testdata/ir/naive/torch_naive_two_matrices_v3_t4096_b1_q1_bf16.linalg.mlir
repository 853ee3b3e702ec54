#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x1x128x128xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x4096x512xbf16>, %arg3: tensor<1x4096x64xbf16>, %arg4: tensor<128x128x512xbf16>, %arg5: tensor<128x128x512xbf16>) -> tensor<1x1x128x128xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.072168783648703216 : f64
    %expanded = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [1, 4096, 512, 1, 1] : tensor<1x4096x512xbf16> into tensor<1x4096x512x1x1xbf16>
    %expanded_2 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %0 = tensor.empty() : tensor<4096x512x1x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<1x4096x512x1x1xbf16>) outs(%0 : tensor<4096x512x1x1x1xbf16>) permutation = [1, 2, 0, 3, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<4096x512x1x1x1xbf16> into tensor<4096x512xbf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 4096, 512] : tensor<4096x512xbf16> into tensor<1x4096x512xbf16>
    %1 = tensor.empty() : tensor<512x1x128x128x1xbf16>
    %transposed_4 = linalg.transpose ins(%expanded_2 : tensor<128x128x512x1x1xbf16>) outs(%1 : tensor<512x1x128x128x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1, 2, 3, 4]] : tensor<512x1x128x128x1xbf16> into tensor<512x16384xbf16>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1], [2]] output_shape [1, 512, 16384] : tensor<512x16384xbf16> into tensor<1x512x16384xbf16>
    %2 = tensor.empty() : tensor<1x4096x16384xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x4096x16384xf32>) -> tensor<1x4096x16384xf32>
    %4 = linalg.batch_matmul ins(%expanded_3, %expanded_6 : tensor<1x4096x512xbf16>, tensor<1x512x16384xbf16>) outs(%3 : tensor<1x4096x16384xf32>) -> tensor<1x4096x16384xf32>
    %5 = tensor.empty() : tensor<1x4096x16384xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<1x4096x16384xf32>) outs(%5 : tensor<1x4096x16384xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<1x4096x16384xbf16>
    %collapsed_7 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x4096x16384xbf16> into tensor<4096x16384xbf16>
    %expanded_8 = tensor.expand_shape %collapsed_7 [[0], [1, 2, 3, 4]] output_shape [4096, 1, 1, 128, 128] : tensor<4096x16384xbf16> into tensor<4096x1x1x128x128xbf16>
    %expanded_9 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [128, 128, 512, 1, 1] : tensor<128x128x512xbf16> into tensor<128x128x512x1x1xbf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<128x128x512x1x1xbf16>) outs(%1 : tensor<512x1x128x128x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1, 2, 3, 4]] : tensor<512x1x128x128x1xbf16> into tensor<512x16384xbf16>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1], [2]] output_shape [1, 512, 16384] : tensor<512x16384xbf16> into tensor<1x512x16384xbf16>
    %7 = linalg.batch_matmul ins(%expanded_3, %expanded_12 : tensor<1x4096x512xbf16>, tensor<1x512x16384xbf16>) outs(%3 : tensor<1x4096x16384xf32>) -> tensor<1x4096x16384xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x4096x16384xf32>) outs(%5 : tensor<1x4096x16384xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<1x4096x16384xbf16>
    %collapsed_13 = tensor.collapse_shape %8 [[0, 1], [2]] : tensor<1x4096x16384xbf16> into tensor<4096x16384xbf16>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0], [1, 2, 3, 4]] output_shape [4096, 1, 1, 128, 128] : tensor<4096x16384xbf16> into tensor<4096x1x1x128x128xbf16>
    %expanded_15 = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 128, 1] : tensor<1x1x128x128xbf16> into tensor<1x1x128x128x1xbf16>
    %9 = tensor.empty() : tensor<128x128x1x1x1xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<1x1x128x128x1xbf16>) outs(%9 : tensor<128x128x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1, 2, 3, 4]] : tensor<128x128x1x1x1xbf16> into tensor<128x128xbf16>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0], [1, 2]] output_shape [128, 1, 128] : tensor<128x128xbf16> into tensor<128x1x128xbf16>
    %10 = tensor.empty() : tensor<128x128x1x1x4096xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_8 : tensor<4096x1x1x128x128xbf16>) outs(%10 : tensor<128x128x1x1x4096xbf16>) permutation = [3, 4, 2, 1, 0] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3, 4]] : tensor<128x128x1x1x4096xbf16> into tensor<128x128x4096xbf16>
    %11 = tensor.empty() : tensor<128x1x4096xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<128x1x4096xf32>) -> tensor<128x1x4096xf32>
    %13 = linalg.batch_matmul ins(%expanded_18, %collapsed_20 : tensor<128x1x128xbf16>, tensor<128x128x4096xbf16>) outs(%12 : tensor<128x1x4096xf32>) -> tensor<128x1x4096xf32>
    %14 = tensor.empty() : tensor<128x1x4096xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<128x1x4096xf32>) outs(%14 : tensor<128x1x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<128x1x4096xbf16>
    %expanded_21 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 4096] : tensor<128x1x4096xbf16> into tensor<128x1x1x1x4096xbf16>
    %16 = tensor.empty() : tensor<1x128x1x4096x1xbf16>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<128x1x1x1x4096xbf16>) outs(%16 : tensor<1x128x1x4096x1xbf16>) permutation = [2, 0, 3, 4, 1] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2], [3, 4]] : tensor<1x128x1x4096x1xbf16> into tensor<1x128x1x4096xbf16>
    %expanded_24 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [1, 1, 128, 64, 1] : tensor<1x1x128x64xbf16> into tensor<1x1x128x64x1xbf16>
    %expanded_25 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [1, 4096, 64, 1, 1] : tensor<1x4096x64xbf16> into tensor<1x4096x64x1x1xbf16>
    %17 = tensor.empty() : tensor<128x64x1x1x1xbf16>
    %transposed_26 = linalg.transpose ins(%expanded_24 : tensor<1x1x128x64x1xbf16>) outs(%17 : tensor<128x64x1x1x1xbf16>) permutation = [2, 3, 0, 1, 4] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1, 2, 3, 4]] : tensor<128x64x1x1x1xbf16> into tensor<128x64xbf16>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0, 1], [2]] output_shape [1, 128, 64] : tensor<128x64xbf16> into tensor<1x128x64xbf16>
    %18 = tensor.empty() : tensor<64x1x1x4096x1xbf16>
    %transposed_29 = linalg.transpose ins(%expanded_25 : tensor<1x4096x64x1x1xbf16>) outs(%18 : tensor<64x1x1x4096x1xbf16>) permutation = [2, 0, 4, 1, 3] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1, 2, 3, 4]] : tensor<64x1x1x4096x1xbf16> into tensor<64x4096xbf16>
    %expanded_31 = tensor.expand_shape %collapsed_30 [[0, 1], [2]] output_shape [1, 64, 4096] : tensor<64x4096xbf16> into tensor<1x64x4096xbf16>
    %19 = tensor.empty() : tensor<1x128x4096xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<1x128x4096xf32>) -> tensor<1x128x4096xf32>
    %21 = linalg.batch_matmul ins(%expanded_28, %expanded_31 : tensor<1x128x64xbf16>, tensor<1x64x4096xbf16>) outs(%20 : tensor<1x128x4096xf32>) -> tensor<1x128x4096xf32>
    %22 = tensor.empty() : tensor<1x128x4096xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x128x4096xf32>) outs(%22 : tensor<1x128x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<1x128x4096xbf16>
    %collapsed_32 = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<1x128x4096xbf16> into tensor<128x4096xbf16>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0], [1, 2, 3, 4]] output_shape [128, 1, 1, 1, 4096] : tensor<128x4096xbf16> into tensor<128x1x1x1x4096xbf16>
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<128x1x1x1x4096xbf16>) outs(%16 : tensor<1x128x1x4096x1xbf16>) permutation = [2, 0, 3, 4, 1] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2], [3, 4]] : tensor<1x128x1x4096x1xbf16> into tensor<1x128x1x4096xbf16>
    %24 = tensor.empty() : tensor<1x128x1x4096xbf16>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %collapsed_35 : tensor<1x128x1x4096xbf16>, tensor<1x128x1x4096xbf16>) outs(%24 : tensor<1x128x1x4096xbf16>) {
    ^bb0(%in: bf16, %in_46: bf16, %out: bf16):
      %49 = arith.addf %in, %in_46 : bf16
      linalg.yield %49 : bf16
    } -> tensor<1x128x1x4096xbf16>
    %26 = tensor.empty() : tensor<1x128x1x4096xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<1x128x1x4096xbf16>) outs(%26 : tensor<1x128x1x4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<1x128x1x4096xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x128x1x4096xf32>) outs(%26 : tensor<1x128x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.truncf %cst_1 : f64 to f32
      %50 = arith.mulf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<1x128x1x4096xf32>
    %29 = tensor.empty() : tensor<1x128x1xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<1x128x1xi64>) -> tensor<1x128x1xi64>
    %31 = tensor.empty() : tensor<1x128x1xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<1x128x1xf32>) -> tensor<1x128x1xf32>
    %33:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x128x1x4096xf32>) outs(%32, %30 : tensor<1x128x1xf32>, tensor<1x128x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_46: i64):
      %49 = linalg.index 3 : index
      %50 = arith.index_cast %49 : index to i64
      %51 = arith.maximumf %in, %out : f32
      %52 = arith.cmpf ogt, %in, %out : f32
      %53 = arith.select %52, %50, %out_46 : i64
      linalg.yield %51, %53 : f32, i64
    } -> (tensor<1x128x1xf32>, tensor<1x128x1xi64>)
    %expanded_36 = tensor.expand_shape %33#0 [[0], [1], [2, 3]] output_shape [1, 128, 1, 1] : tensor<1x128x1xf32> into tensor<1x128x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_36 : tensor<1x128x1x4096xf32>, tensor<1x128x1x1xf32>) outs(%26 : tensor<1x128x1x4096xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %49 = arith.subf %in, %in_46 : f32
      linalg.yield %49 : f32
    } -> tensor<1x128x1x4096xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x128x1x4096xf32>) outs(%26 : tensor<1x128x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<1x128x1x4096xf32>
    %36 = tensor.empty() : tensor<1x128x1x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<1x128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<1x128x1x4096xf32>) outs(%37 : tensor<1x128x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %out : f32
      linalg.yield %49 : f32
    } -> tensor<1x128x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<1x128x1x4096xf32>, tensor<1x128x1x1xf32>) outs(%26 : tensor<1x128x1x4096xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %49 = arith.divf %in, %in_46 : f32
      linalg.yield %49 : f32
    } -> tensor<1x128x1x4096xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<1x128x1x4096xf32>) outs(%24 : tensor<1x128x1x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<1x128x1x4096xbf16>
    %expanded_37 = tensor.expand_shape %40 [[0], [1], [2], [3, 4]] output_shape [1, 128, 1, 4096, 1] : tensor<1x128x1x4096xbf16> into tensor<1x128x1x4096x1xbf16>
    %41 = tensor.empty() : tensor<128x4096x1x1x1xbf16>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<1x128x1x4096x1xbf16>) outs(%41 : tensor<128x4096x1x1x1xbf16>) permutation = [1, 3, 0, 2, 4] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0], [1, 2, 3, 4]] : tensor<128x4096x1x1x1xbf16> into tensor<128x4096xbf16>
    %expanded_40 = tensor.expand_shape %collapsed_39 [[0], [1, 2]] output_shape [128, 1, 4096] : tensor<128x4096xbf16> into tensor<128x1x4096xbf16>
    %42 = tensor.empty() : tensor<128x4096x1x1x128xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_14 : tensor<4096x1x1x128x128xbf16>) outs(%42 : tensor<128x4096x1x1x128xbf16>) permutation = [3, 0, 2, 1, 4] 
    %collapsed_42 = tensor.collapse_shape %transposed_41 [[0], [1], [2, 3, 4]] : tensor<128x4096x1x1x128xbf16> into tensor<128x4096x128xbf16>
    %43 = tensor.empty() : tensor<128x1x128xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %45 = linalg.batch_matmul ins(%expanded_40, %collapsed_42 : tensor<128x1x4096xbf16>, tensor<128x4096x128xbf16>) outs(%44 : tensor<128x1x128xf32>) -> tensor<128x1x128xf32>
    %46 = tensor.empty() : tensor<128x1x128xbf16>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<128x1x128xf32>) outs(%46 : tensor<128x1x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<128x1x128xbf16>
    %expanded_43 = tensor.expand_shape %47 [[0], [1], [2, 3, 4]] output_shape [128, 1, 1, 1, 128] : tensor<128x1x128xbf16> into tensor<128x1x1x1x128xbf16>
    %48 = tensor.empty() : tensor<1x1x128x128x1xbf16>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<128x1x1x1x128xbf16>) outs(%48 : tensor<1x1x128x128x1xbf16>) permutation = [2, 3, 0, 4, 1] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1], [2], [3, 4]] : tensor<1x1x128x128x1xbf16> into tensor<1x1x128x128xbf16>
    return %collapsed_45 : tensor<1x1x128x128xbf16>
  }
}

