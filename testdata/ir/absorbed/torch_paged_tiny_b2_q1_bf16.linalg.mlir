#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<16x8x40xbf16>, %arg3: tensor<2x4xi64>, %arg4: tensor<2xi64>) -> tensor<2x1x4x32xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<2x4x8x40xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x4xi64>) outs(%0 : tensor<2x4x8x40xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %35 = arith.cmpi slt, %in, %c0_i64 : i64
      %36 = arith.addi %in, %c16_i64 : i64
      %37 = arith.select %35, %36, %in : i64
      %38 = arith.index_cast %37 : i64 to index
      %39 = linalg.index 2 : index
      %40 = linalg.index 3 : index
      %extracted = tensor.extract %arg2[%38, %39, %40] : tensor<16x8x40xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x4x8x40xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<2x4x8x40xbf16> into tensor<2x32x40xbf16>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>) -> tensor<2x1x4x40xbf16>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xbf16> into tensor<2x1x4x40x1xbf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1], [2, 3, 4]] output_shape [2, 32, 40, 1, 1] : tensor<2x32x40xbf16> into tensor<2x32x40x1x1xbf16>
    %2 = tensor.empty() : tensor<2x4x40x1x1xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xbf16>) outs(%2 : tensor<2x4x40x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_4 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xbf16> into tensor<2x4x40xbf16>
    %3 = tensor.empty() : tensor<2x40x1x32x1xbf16>
    %transposed_5 = linalg.transpose ins(%expanded_3 : tensor<2x32x40x1x1xbf16>) outs(%3 : tensor<2x40x1x32x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3, 4]] : tensor<2x40x1x32x1xbf16> into tensor<2x40x32xbf16>
    %4 = tensor.empty() : tensor<2x4x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %6 = linalg.batch_matmul ins(%collapsed_4, %collapsed_6 : tensor<2x4x40xbf16>, tensor<2x40x32xbf16>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %7 = tensor.empty() : tensor<2x4x32xbf16>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x4x32xf32>) outs(%7 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_7 = tensor.expand_shape %8 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %9 = tensor.empty() : tensor<2x1x4x32x1xbf16>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x4x1x1x32xbf16>) outs(%9 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    %10 = tensor.empty() : tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9 : tensor<2x1x4x32xbf16>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %35 = arith.extf %in : bf16 to f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.truncf %cst_2 : f64 to f32
      %36 = arith.mulf %in, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %13 = tensor.empty() : tensor<32xi64>
    %14 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%13 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %35 = linalg.index 0 : index
      %36 = arith.index_cast %35 : index to i64
      linalg.yield %36 : i64
    } -> tensor<32xi64>
    %expanded_10 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %15 = tensor.empty() : tensor<2x1x1x32xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_10 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%15 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_21: i64, %out: i1):
      %35 = arith.cmpi sge, %in, %in_21 : i64
      linalg.yield %35 : i1
    } -> tensor<2x1x1x32xi1>
    %17 = linalg.generic {indexing_maps = [#map6, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %cst_1, %12 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_21: f32, %in_22: f32, %out: f32):
      %35 = arith.select %in, %in_21, %in_22 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = tensor.empty() : tensor<2x1x4xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %20 = tensor.empty() : tensor<2x1x4xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %22:2 = linalg.generic {indexing_maps = [#map1, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%21, %19 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_21: i64):
      %35 = linalg.index 3 : index
      %36 = arith.index_cast %35 : index to i64
      %37 = arith.maximumf %in, %out : f32
      %38 = arith.cmpf ogt, %in, %out : f32
      %39 = arith.select %38, %36, %out_21 : i64
      linalg.yield %37, %39 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_11 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_11 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %35 = arith.subf %in, %in_21 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %25 = tensor.empty() : tensor<2x1x4x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x1x4x32xf32>) outs(%26 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %35 = arith.divf %in, %in_21 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %29 = tensor.empty() : tensor<2x1x4x32xbf16>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x1x4x32xf32>) outs(%29 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<2x1x4x32xbf16>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xbf16> to tensor<2x32x32xbf16>
    %expanded_12 = tensor.expand_shape %30 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xbf16> into tensor<2x1x4x32x1xbf16>
    %expanded_13 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xbf16> into tensor<2x32x32x1x1xbf16>
    %31 = tensor.empty() : tensor<2x4x32x1x1xbf16>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<2x1x4x32x1xbf16>) outs(%31 : tensor<2x4x32x1x1xbf16>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xbf16> into tensor<2x4x32xbf16>
    %32 = tensor.empty() : tensor<2x32x1x32x1xbf16>
    %transposed_16 = linalg.transpose ins(%expanded_13 : tensor<2x32x32x1x1xbf16>) outs(%32 : tensor<2x32x1x32x1xbf16>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xbf16> into tensor<2x32x32xbf16>
    %33 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x4x32xf32>) outs(%7 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %35 = arith.truncf %in : f32 to bf16
      linalg.yield %35 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_18 = tensor.expand_shape %34 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xbf16> into tensor<2x4x1x1x32xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x1x1x32xbf16>) outs(%9 : tensor<2x1x4x32x1xbf16>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xbf16> into tensor<2x1x4x32xbf16>
    return %collapsed_20 : tensor<2x1x4x32xbf16>
  }
}

