#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<128x32xf32>, %arg5: tensor<2xi64>) -> tensor<2x1x4x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<32x128xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<128x32xf32>) outs(%0 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<2x32x32xf32> into tensor<64x32xf32>
    %1 = tensor.empty() : tensor<64x128xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<64x32xf32>, tensor<32x128xf32>) outs(%2 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2, 3]] output_shape [2, 32, 4, 32] : tensor<64x128xf32> into tensor<2x32x4x32xf32>
    %4 = tensor.empty() : tensor<2x4x32x32xf32>
    %transposed_3 = linalg.transpose ins(%expanded : tensor<2x32x4x32xf32>) outs(%4 : tensor<2x4x32x32xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_3[0, 0, 0, 0] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf32> to tensor<2x4x32x16xf32>
    %extracted_slice_4 = tensor.extract_slice %transposed_3[0, 0, 0, 16] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf32> to tensor<2x4x32x16xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %5 = tensor.empty() : tensor<2x4x1x24xf32>
    %transposed_5 = linalg.transpose ins(%concat : tensor<2x1x4x24xf32>) outs(%5 : tensor<2x4x1x24xf32>) permutation = [0, 2, 1, 3] 
    %6 = tensor.empty() : tensor<2x4x32x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32x8xf32>) outs(%6 : tensor<2x4x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x8xf32>
    %concat_6 = tensor.concat dim(3) %extracted_slice, %7 : (tensor<2x4x32x16xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x24xf32>
    %8 = tensor.empty() : tensor<2x4x24x32xf32>
    %transposed_7 = linalg.transpose ins(%concat_6 : tensor<2x4x32x24xf32>) outs(%8 : tensor<2x4x24x32xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x4x1x24xf32> into tensor<8x1x24xf32>
    %collapsed_9 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
    %9 = tensor.empty() : tensor<8x1x32xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %11 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%10 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_10 = tensor.expand_shape %11 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %12 = tensor.empty() : tensor<2x4x1x32xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x4x1x32xf32>) outs(%12 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.truncf %cst_2 : f64 to f32
      %35 = arith.mulf %in, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<2x4x1x32xf32>
    %14 = tensor.empty() : tensor<32xi64>
    %15 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%14 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %34 = linalg.index 0 : index
      %35 = arith.index_cast %34 : index to i64
      linalg.yield %35 : i64
    } -> tensor<32xi64>
    %expanded_11 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %16 = tensor.empty() : tensor<2x1x1x32xi1>
    %17 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_11 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%16 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_17: i64, %out: i1):
      %34 = arith.cmpi sge, %in, %in_17 : i64
      linalg.yield %34 : i1
    } -> tensor<2x1x1x32xi1>
    %18 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %cst_1, %13 : tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x4x1x32xf32>) outs(%12 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %34 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x1x32xf32>
    %19 = tensor.empty() : tensor<2x4x1xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %21 = tensor.empty() : tensor<2x4x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %23:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x4x1x32xf32>) outs(%22, %20 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_17 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_12 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_12 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%12 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %34 = arith.subf %in, %in_17 : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x1x32xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x4x1x32xf32>) outs(%12 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x1x32xf32>
    %26 = tensor.empty() : tensor<2x4x1x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x1x32xf32>) outs(%27 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%12 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %34 = arith.divf %in, %in_17 : f32
      linalg.yield %34 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_13 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %30 = tensor.empty() : tensor<8x1x16xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %32 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%31 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_15 = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %33 = tensor.empty() : tensor<2x1x4x16xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x16xf32>) outs(%33 : tensor<2x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_16 : tensor<2x1x4x16xf32>
  }
}

