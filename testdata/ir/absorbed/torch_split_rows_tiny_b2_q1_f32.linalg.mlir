#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>) -> tensor<2x1x4x32xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0.20412414523193151 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 8, 40] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x8x40xf32>
    %extracted_slice_4 = tensor.extract_slice %arg2[0, 8, 0] [2, 8, 40] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x8x40xf32>
    %extracted_slice_5 = tensor.extract_slice %arg2[0, 16, 0] [2, 8, 40] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x8x40xf32>
    %extracted_slice_6 = tensor.extract_slice %arg2[0, 24, 0] [2, 8, 40] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x8x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 40, 1] : tensor<2x1x4x40xf32> into tensor<2x1x4x40x1xf32>
    %expanded_7 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [2, 8, 40, 1, 1] : tensor<2x8x40xf32> into tensor<2x8x40x1x1xf32>
    %0 = tensor.empty() : tensor<2x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x40x1xf32>) outs(%0 : tensor<2x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x40x1x1xf32> into tensor<2x4x40xf32>
    %1 = tensor.empty() : tensor<2x40x1x8x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x8x40x1x1xf32>) outs(%1 : tensor<2x40x1x8x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2, 3, 4]] : tensor<2x40x1x8x1xf32> into tensor<2x40x8xf32>
    %2 = tensor.empty() : tensor<2x4x8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_9 : tensor<2x4x40xf32>, tensor<2x40x8xf32>) outs(%3 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_10 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 8] : tensor<2x4x8xf32> into tensor<2x4x1x1x8xf32>
    %5 = tensor.empty() : tensor<2x1x4x8x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x4x1x1x8xf32>) outs(%5 : tensor<2x1x4x8x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_12 = tensor.collapse_shape %transposed_11 [[0], [1], [2], [3, 4]] : tensor<2x1x4x8x1xf32> into tensor<2x1x4x8xf32>
    %6 = tensor.empty() : tensor<2x1x4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.truncf %cst_3 : f64 to f32
      %78 = arith.mulf %in, %77 : f32
      linalg.yield %78 : f32
    } -> tensor<2x1x4x8xf32>
    %8 = tensor.empty() : tensor<2x1x4xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %10 = tensor.empty() : tensor<2x1x4xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x1x4x8xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_86: i64):
      %77 = linalg.index 3 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_86 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_13 = tensor.expand_shape %12#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_13 : tensor<2x1x4x8xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.subf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %15 = tensor.empty() : tensor<2x1x4x1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x1x4x8xf32>) outs(%16 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %extracted_slice_14 = tensor.extract_slice %extracted_slice[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x8x40xf32> to tensor<2x8x32xf32>
    %expanded_15 = tensor.expand_shape %14 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_16 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3, 4]] output_shape [2, 8, 32, 1, 1] : tensor<2x8x32xf32> into tensor<2x8x32x1x1xf32>
    %18 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_15 : tensor<2x1x4x8x1xf32>) outs(%18 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %19 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<2x8x32x1x1xf32>) outs(%19 : tensor<2x8x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %20 = tensor.empty() : tensor<2x4x32xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %22 = linalg.batch_matmul ins(%collapsed_18, %collapsed_20 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%21 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_21 = tensor.expand_shape %22 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %23 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x4x1x1x32xf32>) outs(%23 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<2x1x4x32xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %17 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%24 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.divf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x32xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %26 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.addf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %collapsed_24 = tensor.collapse_shape %27 [[0], [1], [2, 3]] : tensor<2x1x4x1xf32> into tensor<2x1x4xf32>
    %expanded_25 = tensor.expand_shape %extracted_slice_4 [[0], [1], [2, 3, 4]] output_shape [2, 8, 40, 1, 1] : tensor<2x8x40xf32> into tensor<2x8x40x1x1xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x8x40x1x1xf32>) outs(%1 : tensor<2x40x1x8x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3, 4]] : tensor<2x40x1x8x1xf32> into tensor<2x40x8xf32>
    %28 = linalg.batch_matmul ins(%collapsed, %collapsed_27 : tensor<2x4x40xf32>, tensor<2x40x8xf32>) outs(%3 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_28 = tensor.expand_shape %28 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 8] : tensor<2x4x8xf32> into tensor<2x4x1x1x8xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x4x1x1x8xf32>) outs(%5 : tensor<2x1x4x8x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0], [1], [2], [3, 4]] : tensor<2x1x4x8x1xf32> into tensor<2x1x4x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_30 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.truncf %cst_3 : f64 to f32
      %78 = arith.mulf %in, %77 : f32
      linalg.yield %78 : f32
    } -> tensor<2x1x4x8xf32>
    %30:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x1x4x8xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_86: i64):
      %77 = linalg.index 3 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_86 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_31 = tensor.expand_shape %30#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_31 : tensor<2x1x4x8xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.subf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x1x4x8xf32>) outs(%16 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %extracted_slice_32 = tensor.extract_slice %extracted_slice_4[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x8x40xf32> to tensor<2x8x32xf32>
    %expanded_33 = tensor.expand_shape %32 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_34 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3, 4]] output_shape [2, 8, 32, 1, 1] : tensor<2x8x32xf32> into tensor<2x8x32x1x1xf32>
    %transposed_35 = linalg.transpose ins(%expanded_33 : tensor<2x1x4x8x1xf32>) outs(%18 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_34 : tensor<2x8x32x1x1xf32>) outs(%19 : tensor<2x8x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %34 = linalg.batch_matmul ins(%collapsed_36, %collapsed_38 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%21 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_39 = tensor.expand_shape %34 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x4x1x1x32xf32>) outs(%23 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_41 = tensor.collapse_shape %transposed_40 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_41, %33 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%24 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.divf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %36 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.addf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %collapsed_42 = tensor.collapse_shape %37 [[0], [1], [2, 3]] : tensor<2x1x4x1xf32> into tensor<2x1x4xf32>
    %expanded_43 = tensor.expand_shape %extracted_slice_5 [[0], [1], [2, 3, 4]] output_shape [2, 8, 40, 1, 1] : tensor<2x8x40xf32> into tensor<2x8x40x1x1xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<2x8x40x1x1xf32>) outs(%1 : tensor<2x40x1x8x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1], [2, 3, 4]] : tensor<2x40x1x8x1xf32> into tensor<2x40x8xf32>
    %38 = linalg.batch_matmul ins(%collapsed, %collapsed_45 : tensor<2x4x40xf32>, tensor<2x40x8xf32>) outs(%3 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_46 = tensor.expand_shape %38 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 8] : tensor<2x4x8xf32> into tensor<2x4x1x1x8xf32>
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x4x1x1x8xf32>) outs(%5 : tensor<2x1x4x8x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_48 = tensor.collapse_shape %transposed_47 [[0], [1], [2], [3, 4]] : tensor<2x1x4x8x1xf32> into tensor<2x1x4x8xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_48 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.truncf %cst_3 : f64 to f32
      %78 = arith.mulf %in, %77 : f32
      linalg.yield %78 : f32
    } -> tensor<2x1x4x8xf32>
    %40:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x1x4x8xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_86: i64):
      %77 = linalg.index 3 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_86 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_49 = tensor.expand_shape %40#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %expanded_49 : tensor<2x1x4x8xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.subf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<2x1x4x8xf32>) outs(%16 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %extracted_slice_50 = tensor.extract_slice %extracted_slice_5[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x8x40xf32> to tensor<2x8x32xf32>
    %expanded_51 = tensor.expand_shape %42 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_52 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3, 4]] output_shape [2, 8, 32, 1, 1] : tensor<2x8x32xf32> into tensor<2x8x32x1x1xf32>
    %transposed_53 = linalg.transpose ins(%expanded_51 : tensor<2x1x4x8x1xf32>) outs(%18 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_54 = tensor.collapse_shape %transposed_53 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %transposed_55 = linalg.transpose ins(%expanded_52 : tensor<2x8x32x1x1xf32>) outs(%19 : tensor<2x8x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_56 = tensor.collapse_shape %transposed_55 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %44 = linalg.batch_matmul ins(%collapsed_54, %collapsed_56 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%21 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_57 = tensor.expand_shape %44 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x4x1x1x32xf32>) outs(%23 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_59, %43 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%24 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.divf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x32xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49, %46 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.addf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %collapsed_60 = tensor.collapse_shape %47 [[0], [1], [2, 3]] : tensor<2x1x4x1xf32> into tensor<2x1x4xf32>
    %expanded_61 = tensor.expand_shape %extracted_slice_6 [[0], [1], [2, 3, 4]] output_shape [2, 8, 40, 1, 1] : tensor<2x8x40xf32> into tensor<2x8x40x1x1xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<2x8x40x1x1xf32>) outs(%1 : tensor<2x40x1x8x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_63 = tensor.collapse_shape %transposed_62 [[0], [1], [2, 3, 4]] : tensor<2x40x1x8x1xf32> into tensor<2x40x8xf32>
    %48 = linalg.batch_matmul ins(%collapsed, %collapsed_63 : tensor<2x4x40xf32>, tensor<2x40x8xf32>) outs(%3 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_64 = tensor.expand_shape %48 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 8] : tensor<2x4x8xf32> into tensor<2x4x1x1x8xf32>
    %transposed_65 = linalg.transpose ins(%expanded_64 : tensor<2x4x1x1x8xf32>) outs(%5 : tensor<2x1x4x8x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0], [1], [2], [3, 4]] : tensor<2x1x4x8x1xf32> into tensor<2x1x4x8xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_66 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.truncf %cst_3 : f64 to f32
      %78 = arith.mulf %in, %77 : f32
      linalg.yield %78 : f32
    } -> tensor<2x1x4x8xf32>
    %50:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x1x4x8xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_86: i64):
      %77 = linalg.index 3 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_86 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_67 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_67 : tensor<2x1x4x8xf32>, tensor<2x1x4x1xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.subf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x1x4x8xf32>) outs(%6 : tensor<2x1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x8xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x1x4x8xf32>) outs(%16 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %extracted_slice_68 = tensor.extract_slice %extracted_slice_6[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x8x40xf32> to tensor<2x8x32xf32>
    %expanded_69 = tensor.expand_shape %52 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_70 = tensor.expand_shape %extracted_slice_68 [[0], [1], [2, 3, 4]] output_shape [2, 8, 32, 1, 1] : tensor<2x8x32xf32> into tensor<2x8x32x1x1xf32>
    %transposed_71 = linalg.transpose ins(%expanded_69 : tensor<2x1x4x8x1xf32>) outs(%18 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_72 = tensor.collapse_shape %transposed_71 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %transposed_73 = linalg.transpose ins(%expanded_70 : tensor<2x8x32x1x1xf32>) outs(%19 : tensor<2x8x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_74 = tensor.collapse_shape %transposed_73 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %54 = linalg.batch_matmul ins(%collapsed_72, %collapsed_74 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%21 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_75 = tensor.expand_shape %54 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<2x4x1x1x32xf32>) outs(%23 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_77 = tensor.collapse_shape %transposed_76 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_77, %53 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%24 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.divf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x32xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67, %56 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%15 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.addf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x1xf32>
    %collapsed_78 = tensor.collapse_shape %57 [[0], [1], [2, 3]] : tensor<2x1x4x1xf32> into tensor<2x1x4xf32>
    %concat_79 = tensor.concat dim(0) %collapsed_24, %collapsed_42, %collapsed_60, %collapsed_78 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<8x1x4xf32>
    %expanded_80 = tensor.expand_shape %concat_79 [[0, 1], [2], [3]] output_shape [4, 2, 1, 4] : tensor<8x1x4xf32> into tensor<4x2x1x4xf32>
    %58:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<4x2x1x4xf32>) outs(%11, %9 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_86: i64):
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %77 : index to i64
      %79 = arith.maximumf %in, %out : f32
      %80 = arith.cmpf ogt, %in, %out : f32
      %81 = arith.select %80, %78, %out_86 : i64
      linalg.yield %79, %81 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_81 = tensor.expand_shape %58#0 [[0, 1], [2], [3]] output_shape [1, 2, 1, 4] : tensor<2x1x4xf32> into tensor<1x2x1x4xf32>
    %59 = tensor.empty() : tensor<1x2x1x4xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<1x2x1x4xf32>) outs(%59 : tensor<1x2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.absf %in : f32
      linalg.yield %77 : f32
    } -> tensor<1x2x1x4xf32>
    %61 = tensor.empty() : tensor<1x2x1x4xi1>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x2x1x4xf32>) outs(%61 : tensor<1x2x1x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %77 = arith.extf %in : f32 to f64
      %78 = arith.cmpf oeq, %77, %cst_2 : f64
      linalg.yield %78 : i1
    } -> tensor<1x2x1x4xi1>
    %63 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %cst_1, %expanded_81 : tensor<1x2x1x4xi1>, tensor<f32>, tensor<1x2x1x4xf32>) outs(%59 : tensor<1x2x1x4xf32>) {
    ^bb0(%in: i1, %in_86: f32, %in_87: f32, %out: f32):
      %77 = arith.select %in, %in_86, %in_87 : f32
      linalg.yield %77 : f32
    } -> tensor<1x2x1x4xf32>
    %collapsed_82 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<1x2x1x4xf32> into tensor<2x1x4xf32>
    %64 = tensor.empty() : tensor<4x2x1x4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_80, %63 : tensor<4x2x1x4xf32>, tensor<1x2x1x4xf32>) outs(%64 : tensor<4x2x1x4xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.subf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<4x2x1x4xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<4x2x1x4xf32>) outs(%64 : tensor<4x2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<4x2x1x4xf32>
    %67 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%66 : tensor<4x2x1x4xf32>) outs(%67 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x1x4xf32>) outs(%10 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.log %in : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %collapsed_82 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%10 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.addf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_80, %70 : tensor<4x2x1x4xf32>, tensor<2x1x4xf32>) outs(%64 : tensor<4x2x1x4xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.subf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<4x2x1x4xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<4x2x1x4xf32>) outs(%64 : tensor<4x2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = math.exp %in : f32
      linalg.yield %77 : f32
    } -> tensor<4x2x1x4xf32>
    %expanded_83 = tensor.expand_shape %72 [[0], [1], [2], [3, 4]] output_shape [4, 2, 1, 4, 1] : tensor<4x2x1x4xf32> into tensor<4x2x1x4x1xf32>
    %concat_84 = tensor.concat dim(0) %25, %35, %45, %55 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<8x1x4x32xf32>
    %expanded_85 = tensor.expand_shape %concat_84 [[0, 1], [2], [3], [4]] output_shape [4, 2, 1, 4, 32] : tensor<8x1x4x32xf32> into tensor<4x2x1x4x32xf32>
    %73 = tensor.empty() : tensor<4x2x1x4x32xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_85, %expanded_83 : tensor<4x2x1x4x32xf32>, tensor<4x2x1x4x1xf32>) outs(%73 : tensor<4x2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_86: f32, %out: f32):
      %77 = arith.mulf %in, %in_86 : f32
      linalg.yield %77 : f32
    } -> tensor<4x2x1x4x32xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x2x1x4x32xf32>) outs(%75 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %77 = arith.addf %in, %out : f32
      linalg.yield %77 : f32
    } -> tensor<2x1x4x32xf32>
    return %76 : tensor<2x1x4x32xf32>
  }
}

