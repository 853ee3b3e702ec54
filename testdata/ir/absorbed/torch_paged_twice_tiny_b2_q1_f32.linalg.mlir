#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<16x8x40xf32>, %arg3: tensor<2x4xi64>, %arg4: tensor<2xi64>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [16, 8, 32] [1, 1, 1] : tensor<16x8x40xf32> to tensor<16x8x32xf32>
    %0 = tensor.empty() : tensor<2x4x8x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x4xi64>) outs(%0 : tensor<2x4x8x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %33 = arith.cmpi slt, %in, %c0_i64 : i64
      %34 = arith.addi %in, %c16_i64 : i64
      %35 = arith.select %33, %34, %in : i64
      %36 = arith.index_cast %35 : i64 to index
      %37 = linalg.index 2 : index
      %38 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice[%36, %37, %38] : tensor<16x8x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x8x32xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<2x4x8x32xf32> into tensor<2x32x32xf32>
    %extracted_slice_3 = tensor.extract_slice %arg2[0, 0, 32] [16, 8, 8] [1, 1, 1] : tensor<16x8x40xf32> to tensor<16x8x8xf32>
    %2 = tensor.empty() : tensor<2x4x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x4xi64>) outs(%2 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %33 = arith.cmpi slt, %in, %c0_i64 : i64
      %34 = arith.addi %in, %c16_i64 : i64
      %35 = arith.select %33, %34, %in : i64
      %36 = arith.index_cast %35 : i64 to index
      %37 = linalg.index 2 : index
      %38 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_3[%36, %37, %38] : tensor<16x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x8x8xf32>
    %collapsed_4 = tensor.collapse_shape %3 [[0], [1, 2], [3]] : tensor<2x4x8x8xf32> into tensor<2x32x8xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_5 = tensor.expand_shape %collapsed [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %4 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x32x1xf32>) outs(%4 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %5 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<2x32x32x1x1xf32>) outs(%5 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %6 = tensor.empty() : tensor<2x4x32xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %8 = linalg.batch_matmul ins(%collapsed_6, %collapsed_8 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_9 = tensor.expand_shape %8 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %9 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x4x1x1x32xf32>) outs(%9 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_12 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_13 = tensor.expand_shape %collapsed_4 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %10 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_12 : tensor<2x1x4x8x1xf32>) outs(%10 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %11 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_13 : tensor<2x32x8x1x1xf32>) outs(%11 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_17 = tensor.collapse_shape %transposed_16 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %12 = linalg.batch_matmul ins(%collapsed_15, %collapsed_17 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%7 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_18 = tensor.expand_shape %12 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x4x1x1x32xf32>) outs(%9 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %13 = tensor.empty() : tensor<2x1x4x32xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_11, %collapsed_20 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %33 = arith.addf %in, %in_31 : f32
      linalg.yield %33 : f32
    } -> tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.truncf %cst_2 : f64 to f32
      %34 = arith.mulf %in, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = tensor.empty() : tensor<32xi64>
    %17 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%16 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i64
      linalg.yield %34 : i64
    } -> tensor<32xi64>
    %expanded_21 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %18 = tensor.empty() : tensor<2x1x1x32xi1>
    %19 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_21 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%18 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_31: i64, %out: i1):
      %33 = arith.cmpi sge, %in, %in_31 : i64
      linalg.yield %33 : i1
    } -> tensor<2x1x1x32xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %cst_1, %15 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %33 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %33 : f32
    } -> tensor<2x1x4x32xf32>
    %21 = tensor.empty() : tensor<2x1x4xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %23 = tensor.empty() : tensor<2x1x4xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %25:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<2x1x4x32xf32>) outs(%24, %22 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %33 = linalg.index 3 : index
      %34 = arith.index_cast %33 : index to i64
      %35 = arith.maximumf %in, %out : f32
      %36 = arith.cmpf ogt, %in, %out : f32
      %37 = arith.select %36, %34, %out_31 : i64
      linalg.yield %35, %37 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_22 = tensor.expand_shape %25#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_22 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %33 = arith.subf %in, %in_31 : f32
      linalg.yield %33 : f32
    } -> tensor<2x1x4x32xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x1x4x32xf32>
    %28 = tensor.empty() : tensor<2x1x4x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x1x4x32xf32>) outs(%29 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %in, %out : f32
      linalg.yield %33 : f32
    } -> tensor<2x1x4x1xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %33 = arith.divf %in, %in_31 : f32
      linalg.yield %33 : f32
    } -> tensor<2x1x4x32xf32>
    %expanded_23 = tensor.expand_shape %31 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<2x1x4x32x1xf32>) outs(%4 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_26 = linalg.transpose ins(%expanded_5 : tensor<2x32x32x1x1xf32>) outs(%5 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %32 = linalg.batch_matmul ins(%collapsed_25, %collapsed_27 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_28 = tensor.expand_shape %32 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x4x1x1x32xf32>) outs(%9 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    return %collapsed_30 : tensor<2x1x4x32xf32>
  }
}

