#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x31x32xf32>, %arg3: tensor<2x31x8xf32>, %arg4: tensor<2x1x32xf32>, %arg5: tensor<2x1x8xf32>, %arg6: tensor<128x32xf32>) -> (tensor<2x1x4x16xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %cst_2 = arith.constant 1.250000e+00 : f32
    %concat = tensor.concat dim(1) %arg2, %arg4 : (tensor<2x31x32xf32>, tensor<2x1x32xf32>) -> tensor<2x32x32xf32>
    %concat_3 = tensor.concat dim(1) %arg3, %arg5 : (tensor<2x31x8xf32>, tensor<2x1x8xf32>) -> tensor<2x32x8xf32>
    %0 = tensor.empty() : tensor<2x32x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<2x32x32xf32>) outs(%0 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.mulf %in, %cst_2 : f32
      linalg.yield %32 : f32
    } -> tensor<2x32x32xf32>
    %2 = tensor.empty() : tensor<32x128xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<128x32xf32>) outs(%2 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x32x32xf32> into tensor<64x32xf32>
    %3 = tensor.empty() : tensor<64x128xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<64x32xf32>, tensor<32x128xf32>) outs(%4 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 32, 4, 32] : tensor<64x128xf32> into tensor<2x32x4x32xf32>
    %6 = tensor.empty() : tensor<2x4x32x32xf32>
    %transposed_4 = linalg.transpose ins(%expanded : tensor<2x32x4x32xf32>) outs(%6 : tensor<2x4x32x32xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_4[0, 0, 0, 0] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf32> to tensor<2x4x32x16xf32>
    %extracted_slice_5 = tensor.extract_slice %transposed_4[0, 0, 0, 16] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf32> to tensor<2x4x32x16xf32>
    %7 = tensor.empty() : tensor<2x4x32x24xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %7[0, 0, 0, 0] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x16xf32> into tensor<2x4x32x24xf32>
    %8 = tensor.empty() : tensor<2x4x32x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_3 : tensor<2x32x8xf32>) outs(%8 : tensor<2x4x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x8xf32>
    %inserted_slice_6 = tensor.insert_slice %9 into %inserted_slice[0, 0, 0, 16] [2, 4, 32, 8] [1, 1, 1, 1] : tensor<2x4x32x8xf32> into tensor<2x4x32x24xf32>
    %concat_7 = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %10 = tensor.empty() : tensor<2x4x1x24xf32>
    %transposed_8 = linalg.transpose ins(%concat_7 : tensor<2x1x4x24xf32>) outs(%10 : tensor<2x4x1x24xf32>) permutation = [0, 2, 1, 3] 
    %11 = tensor.empty() : tensor<2x4x24x32xf32>
    %transposed_9 = linalg.transpose ins(%inserted_slice_6 : tensor<2x4x32x24xf32>) outs(%11 : tensor<2x4x24x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_10 = tensor.collapse_shape %transposed_8 [[0, 1], [2], [3]] : tensor<2x4x1x24xf32> into tensor<8x1x24xf32>
    %collapsed_11 = tensor.collapse_shape %transposed_9 [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
    %12 = tensor.empty() : tensor<8x1x32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %14 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%13 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_12 = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %15 = tensor.empty() : tensor<2x4x1x32xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x4x1x32xf32>) outs(%15 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_1 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<2x4x1x32xf32>
    %17 = tensor.empty() : tensor<2x4x1xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %19 = tensor.empty() : tensor<2x4x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %21:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x4x1x32xf32>) outs(%20, %18 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_18: i64):
      %32 = linalg.index 3 : index
      %33 = arith.index_cast %32 : index to i64
      %34 = arith.maximumf %in, %out : f32
      %35 = arith.cmpf ogt, %in, %out : f32
      %36 = arith.select %35, %33, %out_18 : i64
      linalg.yield %34, %36 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_13 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_13 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%15 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %32 = arith.subf %in, %in_18 : f32
      linalg.yield %32 : f32
    } -> tensor<2x4x1x32xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x1x32xf32>) outs(%15 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x4x1x32xf32>
    %24 = tensor.empty() : tensor<2x4x1x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x4x1x32xf32>) outs(%25 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<2x4x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%15 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %32 = arith.divf %in, %in_18 : f32
      linalg.yield %32 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_14 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_5 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %28 = tensor.empty() : tensor<8x1x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %30 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%29 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_16 = tensor.expand_shape %30 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %31 = tensor.empty() : tensor<2x1x4x16xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x4x1x16xf32>) outs(%31 : tensor<2x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_17, %concat, %concat_3 : tensor<2x1x4x16xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

