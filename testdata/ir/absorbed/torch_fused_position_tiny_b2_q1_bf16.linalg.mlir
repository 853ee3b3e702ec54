#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x40xbf16>, %arg3: tensor<4x16x32xbf16>, %arg4: tensor<4x16x32xbf16>, %arg5: tensor<2xi64>) -> tensor<2x1x4x16xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xbf16> into tensor<2x1x4x16x1xbf16>
    %expanded_3 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xbf16> into tensor<4x16x32x1x1xbf16>
    %0 = tensor.empty() : tensor<4x2x16x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x16x1xbf16>) outs(%0 : tensor<4x2x16x1x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xbf16> into tensor<4x2x16xbf16>
    %1 = tensor.empty() : tensor<4x16x1x32x1xbf16>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<4x16x32x1x1xbf16>) outs(%1 : tensor<4x16x1x32x1xbf16>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xbf16> into tensor<4x16x32xbf16>
    %2 = tensor.empty() : tensor<4x2x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x2x16xbf16>, tensor<4x16x32xbf16>) outs(%3 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %5 = tensor.empty() : tensor<4x2x32xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x2x32xf32>) outs(%5 : tensor<4x2x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<4x2x32xbf16>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xbf16> into tensor<4x2x1x1x32xbf16>
    %7 = tensor.empty() : tensor<2x1x4x32x1xbf16>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<4x2x1x1x32xbf16>) outs(%7 : tensor<2x1x4x32x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %concat = tensor.concat dim(3) %collapsed_8, %arg1 : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>) -> tensor<2x1x4x40xbf16>
    %expanded_9 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 1, 32, 40] : tensor<2x32x40xbf16> into tensor<2x1x32x40xbf16>
    %8 = tensor.empty() : tensor<2x1x40x32xbf16>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x1x32x40xbf16>) outs(%8 : tensor<2x1x40x32xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_11 = tensor.collapse_shape %concat [[0], [1, 2], [3]] : tensor<2x1x4x40xbf16> into tensor<2x4x40xbf16>
    %collapsed_12 = tensor.collapse_shape %transposed_10 [[0], [1, 2], [3]] : tensor<2x1x40x32xbf16> into tensor<2x40x32xbf16>
    %9 = tensor.empty() : tensor<2x4x32xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %11 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<2x4x40xbf16>, tensor<2x40x32xbf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %12 = tensor.empty() : tensor<2x4x32xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_13 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xbf16> into tensor<2x1x4x32xbf16>
    %14 = tensor.empty() : tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x1x4x32xbf16>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %45 = arith.extf %in : bf16 to f32
      linalg.yield %45 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.truncf %cst_2 : f64 to f32
      %46 = arith.mulf %in, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = tensor.empty() : tensor<32xi64>
    %18 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%17 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<32xi64>
    %expanded_14 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %19 = tensor.empty() : tensor<2x1x1x32xi1>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_14 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%19 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %45 = arith.cmpi sle, %in, %in_26 : i64
      linalg.yield %45 : i1
    } -> tensor<2x1x1x32xi1>
    %21 = linalg.generic {indexing_maps = [#map5, #map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %16, %cst_1 : tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %45 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %45 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xbf16> to tensor<2x32x32xbf16>
    %22 = tensor.empty() : tensor<2x1x4xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %24 = tensor.empty() : tensor<2x1x4xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %26:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x1x4x32xf32>) outs(%25, %23 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %45 = linalg.index 3 : index
      %46 = arith.index_cast %45 : index to i64
      %47 = arith.maximumf %in, %out : f32
      %48 = arith.cmpf ogt, %in, %out : f32
      %49 = arith.select %48, %46, %out_26 : i64
      linalg.yield %47, %49 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_15 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_15 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %45 = arith.subf %in, %in_26 : f32
      linalg.yield %45 : f32
    } -> tensor<2x1x4x32xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x1x4x32xf32>
    %29 = tensor.empty() : tensor<2x1x4x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x1x4x32xf32>) outs(%30 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<2x1x4x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %45 = arith.divf %in, %in_26 : f32
      linalg.yield %45 : f32
    } -> tensor<2x1x4x32xf32>
    %33 = tensor.empty() : tensor<2x1x4x32xbf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x1x4x32xf32>) outs(%33 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<2x1x4x32xbf16>
    %collapsed_16 = tensor.collapse_shape %34 [[0], [1, 2], [3]] : tensor<2x1x4x32xbf16> into tensor<2x4x32xbf16>
    %35 = linalg.batch_matmul ins(%collapsed_16, %extracted_slice : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%10 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x32xf32>) outs(%12 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_17 = tensor.expand_shape %36 [[0], [1, 2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %expanded_18 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xbf16> into tensor<4x16x32x1x1xbf16>
    %37 = tensor.empty() : tensor<4x2x32x1x1xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_17 : tensor<2x1x4x32x1xbf16>) outs(%37 : tensor<4x2x32x1x1xbf16>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xbf16> into tensor<4x2x32xbf16>
    %38 = tensor.empty() : tensor<4x32x1x16x1xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_18 : tensor<4x16x32x1x1xbf16>) outs(%38 : tensor<4x32x1x16x1xbf16>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xbf16> into tensor<4x32x16xbf16>
    %39 = tensor.empty() : tensor<4x2x16xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %41 = linalg.batch_matmul ins(%collapsed_20, %collapsed_22 : tensor<4x2x32xbf16>, tensor<4x32x16xbf16>) outs(%40 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %42 = tensor.empty() : tensor<4x2x16xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x2x16xf32>) outs(%42 : tensor<4x2x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %45 = arith.truncf %in : f32 to bf16
      linalg.yield %45 : bf16
    } -> tensor<4x2x16xbf16>
    %expanded_23 = tensor.expand_shape %43 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xbf16> into tensor<4x2x1x1x16xbf16>
    %44 = tensor.empty() : tensor<2x1x4x16x1xbf16>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<4x2x1x1x16xbf16>) outs(%44 : tensor<2x1x4x16x1xbf16>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2], [3, 4]] : tensor<2x1x4x16x1xbf16> into tensor<2x1x4x16xbf16>
    return %collapsed_25 : tensor<2x1x4x16xbf16>
  }
}

