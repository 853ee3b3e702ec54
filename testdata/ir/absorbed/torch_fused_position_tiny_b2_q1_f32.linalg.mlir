#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<4x16x32xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<2xi64>) -> tensor<2x1x4x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 16, 1] : tensor<2x1x4x16xf32> into tensor<2x1x4x16x1xf32>
    %expanded_3 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %0 = tensor.empty() : tensor<4x2x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x16x1xf32>) outs(%0 : tensor<4x2x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x2x16x1x1xf32> into tensor<4x2x16xf32>
    %1 = tensor.empty() : tensor<4x16x1x32x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<4x16x32x1x1xf32>) outs(%1 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %2 = tensor.empty() : tensor<4x2x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x2x16xf32>, tensor<4x16x32xf32>) outs(%3 : tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %expanded_6 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 32] : tensor<4x2x32xf32> into tensor<4x2x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<4x2x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %concat = tensor.concat dim(3) %collapsed_8, %arg1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %expanded_9 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 1, 32, 40] : tensor<2x32x40xf32> into tensor<2x1x32x40xf32>
    %6 = tensor.empty() : tensor<2x1x40x32xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<2x1x32x40xf32>) outs(%6 : tensor<2x1x40x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_11 = tensor.collapse_shape %concat [[0], [1, 2], [3]] : tensor<2x1x4x40xf32> into tensor<2x4x40xf32>
    %collapsed_12 = tensor.collapse_shape %transposed_10 [[0], [1, 2], [3]] : tensor<2x1x40x32xf32> into tensor<2x40x32xf32>
    %7 = tensor.empty() : tensor<2x4x32xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %9 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_13 = tensor.expand_shape %9 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xf32> into tensor<2x1x4x32xf32>
    %10 = tensor.empty() : tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.truncf %cst_2 : f64 to f32
      %36 = arith.mulf %in, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<32xi64>
    %13 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%12 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %35 = linalg.index 0 : index
      %36 = arith.index_cast %35 : index to i64
      linalg.yield %36 : i64
    } -> tensor<32xi64>
    %expanded_14 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %14 = tensor.empty() : tensor<2x1x1x32xi1>
    %15 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_14 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%14 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_26: i64, %out: i1):
      %35 = arith.cmpi sle, %in, %in_26 : i64
      linalg.yield %35 : i1
    } -> tensor<2x1x1x32xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %11, %cst_1 : tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %35 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %17 = tensor.empty() : tensor<2x1x4xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %19 = tensor.empty() : tensor<2x1x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x1x4x32xf32>) outs(%20, %18 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %35 = linalg.index 3 : index
      %36 = arith.index_cast %35 : index to i64
      %37 = arith.maximumf %in, %out : f32
      %38 = arith.cmpf ogt, %in, %out : f32
      %39 = arith.select %38, %36, %out_26 : i64
      linalg.yield %37, %39 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_15 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_15 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %35 = arith.subf %in, %in_26 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = math.exp %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<2x1x4x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%25 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %in, %out : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %35 = arith.divf %in, %in_26 : f32
      linalg.yield %35 : f32
    } -> tensor<2x1x4x32xf32>
    %collapsed_16 = tensor.collapse_shape %27 [[0], [1, 2], [3]] : tensor<2x1x4x32xf32> into tensor<2x4x32xf32>
    %28 = linalg.batch_matmul ins(%collapsed_16, %extracted_slice : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%8 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_17 = tensor.expand_shape %28 [[0], [1, 2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_18 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %29 = tensor.empty() : tensor<4x2x32x1x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_17 : tensor<2x1x4x32x1xf32>) outs(%29 : tensor<4x2x32x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_20 = tensor.collapse_shape %transposed_19 [[0], [1], [2, 3, 4]] : tensor<4x2x32x1x1xf32> into tensor<4x2x32xf32>
    %30 = tensor.empty() : tensor<4x32x1x16x1xf32>
    %transposed_21 = linalg.transpose ins(%expanded_18 : tensor<4x16x32x1x1xf32>) outs(%30 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %31 = tensor.empty() : tensor<4x2x16xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %33 = linalg.batch_matmul ins(%collapsed_20, %collapsed_22 : tensor<4x2x32xf32>, tensor<4x32x16xf32>) outs(%32 : tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %expanded_23 = tensor.expand_shape %33 [[0], [1], [2, 3, 4]] output_shape [4, 2, 1, 1, 16] : tensor<4x2x16xf32> into tensor<4x2x1x1x16xf32>
    %34 = tensor.empty() : tensor<2x1x4x16x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<4x2x1x1x16xf32>) outs(%34 : tensor<2x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2], [3, 4]] : tensor<2x1x4x16x1xf32> into tensor<2x1x4x16xf32>
    return %collapsed_25 : tensor<2x1x4x16xf32>
  }
}

