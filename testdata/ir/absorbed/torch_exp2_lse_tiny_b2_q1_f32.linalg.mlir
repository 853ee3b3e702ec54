#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<2xi64>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %cst_2 = arith.constant 0.29448889205180612 : f64
    %cst_3 = arith.constant 2.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %expanded_4 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [2, 32, 32, 1, 1] : tensor<2x32x32xf32> into tensor<2x32x32x1x1xf32>
    %0 = tensor.empty() : tensor<2x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x4x32x1xf32>) outs(%0 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %1 = tensor.empty() : tensor<2x32x1x32x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<2x32x32x1x1xf32>) outs(%1 : tensor<2x32x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %2 = tensor.empty() : tensor<2x4x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_7 = tensor.expand_shape %4 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x32x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %expanded_10 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 8, 1] : tensor<2x1x4x8xf32> into tensor<2x1x4x8x1xf32>
    %expanded_11 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [2, 32, 8, 1, 1] : tensor<2x32x8xf32> into tensor<2x32x8x1x1xf32>
    %6 = tensor.empty() : tensor<2x4x8x1x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_10 : tensor<2x1x4x8x1xf32>) outs(%6 : tensor<2x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0], [1], [2, 3, 4]] : tensor<2x4x8x1x1xf32> into tensor<2x4x8xf32>
    %7 = tensor.empty() : tensor<2x8x1x32x1xf32>
    %transposed_14 = linalg.transpose ins(%expanded_11 : tensor<2x32x8x1x1xf32>) outs(%7 : tensor<2x8x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_15 = tensor.collapse_shape %transposed_14 [[0], [1], [2, 3, 4]] : tensor<2x8x1x32x1xf32> into tensor<2x8x32xf32>
    %8 = linalg.batch_matmul ins(%collapsed_13, %collapsed_15 : tensor<2x4x8xf32>, tensor<2x8x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_16 = tensor.expand_shape %8 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %9 = tensor.empty() : tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_9, %collapsed_18 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %31 = arith.addf %in, %in_30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.truncf %cst_2 : f64 to f32
      %32 = arith.mulf %in, %31 : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<32xi64>
    %13 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%12 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %31 = linalg.index 0 : index
      %32 = arith.index_cast %31 : index to i64
      linalg.yield %32 : i64
    } -> tensor<32xi64>
    %expanded_19 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %14 = tensor.empty() : tensor<2x1x1x32xi1>
    %15 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_19 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%14 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_30: i64, %out: i1):
      %31 = arith.cmpi sge, %in, %in_30 : i64
      linalg.yield %31 : i1
    } -> tensor<2x1x1x32xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %cst_1, %11 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %31 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = tensor.empty() : tensor<2x1x4xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %19 = tensor.empty() : tensor<2x1x4xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x1x4x32xf32>) outs(%20, %18 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_30: i64):
      %31 = linalg.index 3 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_30 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_20 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_20 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %31 = arith.subf %in, %in_30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.powf %cst_3, %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<2x1x4x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x1x4x32xf32>) outs(%25 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x1xf32>
    %expanded_21 = tensor.expand_shape %23 [[0], [1], [2], [3, 4]] output_shape [2, 1, 4, 32, 1] : tensor<2x1x4x32xf32> into tensor<2x1x4x32x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x1x4x32x1xf32>) outs(%0 : tensor<2x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3, 4]] : tensor<2x4x32x1x1xf32> into tensor<2x4x32xf32>
    %transposed_24 = linalg.transpose ins(%expanded_4 : tensor<2x32x32x1x1xf32>) outs(%1 : tensor<2x32x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3, 4]] : tensor<2x32x1x32x1xf32> into tensor<2x32x32xf32>
    %27 = linalg.batch_matmul ins(%collapsed_23, %collapsed_25 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%3 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %expanded_26 = tensor.expand_shape %27 [[0], [1], [2, 3, 4]] output_shape [2, 4, 1, 1, 32] : tensor<2x4x32xf32> into tensor<2x4x1x1x32xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x4x1x1x32xf32>) outs(%5 : tensor<2x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2], [3, 4]] : tensor<2x1x4x32x1xf32> into tensor<2x1x4x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_28, %26 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %31 = arith.divf %in, %in_30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x32xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x1x4x1xf32>) outs(%24 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.log2 %in : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %29 : tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) outs(%24 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %31 = arith.addf %in, %in_30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x1x4x1xf32>
    %collapsed_29 = tensor.collapse_shape %30 [[0], [1], [2, 3]] : tensor<2x1x4x1xf32> into tensor<2x1x4xf32>
    return %28, %collapsed_29 : tensor<2x1x4x32xf32>, tensor<2x1x4xf32>
  }
}

