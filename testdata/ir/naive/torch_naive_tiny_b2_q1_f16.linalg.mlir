#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xf16>, %arg1: tensor<2x1x4x8xf16>, %arg2: tensor<2x32x32xf16>, %arg3: tensor<2x32x8xf16>, %arg4: tensor<128x32xf16>, %arg5: tensor<2xi64>) -> tensor<2x1x4x16xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %0 = tensor.empty() : tensor<32x128xf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<128x32xf16>) outs(%0 : tensor<32x128xf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<2x32x32xf16> into tensor<64x32xf16>
    %1 = tensor.empty() : tensor<64x128xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<64x32xf16>, tensor<32x128xf16>) outs(%2 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %4 = tensor.empty() : tensor<64x128xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<64x128xf32>) outs(%4 : tensor<64x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<64x128xf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 32, 4, 32] : tensor<64x128xf16> into tensor<2x32x4x32xf16>
    %6 = tensor.empty() : tensor<2x4x32x32xf16>
    %transposed_3 = linalg.transpose ins(%expanded : tensor<2x32x4x32xf16>) outs(%6 : tensor<2x4x32x32xf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_3[0, 0, 0, 0] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf16> to tensor<2x4x32x16xf16>
    %extracted_slice_4 = tensor.extract_slice %transposed_3[0, 0, 0, 16] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xf16> to tensor<2x4x32x16xf16>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x16xf16>, tensor<2x1x4x8xf16>) -> tensor<2x1x4x24xf16>
    %7 = tensor.empty() : tensor<2x4x1x24xf16>
    %transposed_5 = linalg.transpose ins(%concat : tensor<2x1x4x24xf16>) outs(%7 : tensor<2x4x1x24xf16>) permutation = [0, 2, 1, 3] 
    %8 = tensor.empty() : tensor<2x4x32x8xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32x8xf16>) outs(%8 : tensor<2x4x32x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x4x32x8xf16>
    %concat_6 = tensor.concat dim(3) %extracted_slice, %9 : (tensor<2x4x32x16xf16>, tensor<2x4x32x8xf16>) -> tensor<2x4x32x24xf16>
    %10 = tensor.empty() : tensor<2x4x24x32xf16>
    %transposed_7 = linalg.transpose ins(%concat_6 : tensor<2x4x32x24xf16>) outs(%10 : tensor<2x4x24x32xf16>) permutation = [0, 1, 3, 2] 
    %collapsed_8 = tensor.collapse_shape %transposed_5 [[0, 1], [2], [3]] : tensor<2x4x1x24xf16> into tensor<8x1x24xf16>
    %collapsed_9 = tensor.collapse_shape %transposed_7 [[0, 1], [2], [3]] : tensor<2x4x24x32xf16> into tensor<8x24x32xf16>
    %11 = tensor.empty() : tensor<8x1x32xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %13 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<8x1x24xf16>, tensor<8x24x32xf16>) outs(%12 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %14 = tensor.empty() : tensor<8x1x32xf16>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<8x1x32xf32>) outs(%14 : tensor<8x1x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<8x1x32xf16>
    %expanded_10 = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf16> into tensor<2x4x1x32xf16>
    %16 = tensor.empty() : tensor<2x4x1x32xf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x4x1x32xf16>) outs(%16 : tensor<2x4x1x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %43 = arith.truncf %cst_2 : f64 to f16
      %44 = arith.mulf %in, %43 : f16
      linalg.yield %44 : f16
    } -> tensor<2x4x1x32xf16>
    %18 = tensor.empty() : tensor<32xi64>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%18 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %43 = linalg.index 0 : index
      %44 = arith.index_cast %43 : index to i64
      linalg.yield %44 : i64
    } -> tensor<32xi64>
    %expanded_11 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %20 = tensor.empty() : tensor<2x1x1x32xi1>
    %21 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %expanded_11 : tensor<32xi64>, tensor<2x1x1x1xi64>) outs(%20 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i64, %in_17: i64, %out: i1):
      %43 = arith.cmpi sge, %in, %in_17 : i64
      linalg.yield %43 : i1
    } -> tensor<2x1x1x32xi1>
    %22 = linalg.generic {indexing_maps = [#map7, #map8, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %cst_1, %17 : tensor<2x1x1x32xi1>, tensor<f16>, tensor<2x4x1x32xf16>) outs(%16 : tensor<2x4x1x32xf16>) {
    ^bb0(%in: i1, %in_17: f16, %in_18: f16, %out: f16):
      %43 = arith.select %in, %in_17, %in_18 : f16
      linalg.yield %43 : f16
    } -> tensor<2x4x1x32xf16>
    %23 = tensor.empty() : tensor<2x4x1x32xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x1x32xf16>) outs(%23 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %43 = arith.extf %in : f16 to f32
      linalg.yield %43 : f32
    } -> tensor<2x4x1x32xf32>
    %25 = tensor.empty() : tensor<2x4x1xi64>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%25 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %27 = tensor.empty() : tensor<2x4x1xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %29:2 = linalg.generic {indexing_maps = [#map2, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x4x1x32xf32>) outs(%28, %26 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_17: i64):
      %43 = linalg.index 3 : index
      %44 = arith.index_cast %43 : index to i64
      %45 = arith.maximumf %in, %out : f32
      %46 = arith.cmpf ogt, %in, %out : f32
      %47 = arith.select %46, %44, %out_17 : i64
      linalg.yield %45, %47 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_12 = tensor.expand_shape %29#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_12 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%23 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %43 = arith.subf %in, %in_17 : f32
      linalg.yield %43 : f32
    } -> tensor<2x4x1x32xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x4x1x32xf32>) outs(%23 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<2x4x1x32xf32>
    %32 = tensor.empty() : tensor<2x4x1x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x4x1x32xf32>) outs(%33 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %out : f32
      linalg.yield %43 : f32
    } -> tensor<2x4x1x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%23 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %43 = arith.divf %in, %in_17 : f32
      linalg.yield %43 : f32
    } -> tensor<2x4x1x32xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x1x32xf32>) outs(%16 : tensor<2x4x1x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<2x4x1x32xf16>
    %collapsed_13 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<2x4x1x32xf16> into tensor<8x1x32xf16>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2], [3]] : tensor<2x4x32x16xf16> into tensor<8x32x16xf16>
    %37 = tensor.empty() : tensor<8x1x16xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %39 = linalg.batch_matmul ins(%collapsed_13, %collapsed_14 : tensor<8x1x32xf16>, tensor<8x32x16xf16>) outs(%38 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %40 = tensor.empty() : tensor<8x1x16xf16>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<8x1x16xf32>) outs(%40 : tensor<8x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<8x1x16xf16>
    %expanded_15 = tensor.expand_shape %41 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf16> into tensor<2x4x1x16xf16>
    %42 = tensor.empty() : tensor<2x1x4x16xf16>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x4x1x16xf16>) outs(%42 : tensor<2x1x4x16xf16>) permutation = [0, 2, 1, 3] 
    return %transposed_16 : tensor<2x1x4x16xf16>
  }
}

