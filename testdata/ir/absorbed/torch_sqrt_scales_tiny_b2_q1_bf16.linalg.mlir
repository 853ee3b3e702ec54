#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x32xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x40xbf16>) -> tensor<2x1x4x32xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.45180100180492244 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>) -> tensor<2x1x4x40xbf16>
    %0 = tensor.empty() : tensor<2x1x4x40xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x1x4x40xbf16>) outs(%0 : tensor<2x1x4x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %27 = arith.truncf %cst_1 : f64 to bf16
      %28 = arith.mulf %in, %27 : bf16
      linalg.yield %28 : bf16
    } -> tensor<2x1x4x40xbf16>
    %2 = tensor.empty() : tensor<2x32x40xbf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x32x40xbf16>) outs(%2 : tensor<2x32x40xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %27 = arith.truncf %cst_1 : f64 to bf16
      %28 = arith.mulf %in, %27 : bf16
      linalg.yield %28 : bf16
    } -> tensor<2x32x40xbf16>
    %expanded = tensor.expand_shape %3 [[0], [1, 2], [3]] output_shape [2, 1, 32, 40] : tensor<2x32x40xbf16> into tensor<2x1x32x40xbf16>
    %4 = tensor.empty() : tensor<2x1x40x32xbf16>
    %transposed = linalg.transpose ins(%expanded : tensor<2x1x32x40xbf16>) outs(%4 : tensor<2x1x40x32xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<2x1x4x40xbf16> into tensor<2x4x40xbf16>
    %collapsed_2 = tensor.collapse_shape %transposed [[0], [1, 2], [3]] : tensor<2x1x40x32xbf16> into tensor<2x40x32xbf16>
    %5 = tensor.empty() : tensor<2x4x32xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<2x4x40xbf16>, tensor<2x40x32xbf16>) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %8 = tensor.empty() : tensor<2x4x32xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x4x32xf32>) outs(%8 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %27 = arith.truncf %in : f32 to bf16
      linalg.yield %27 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_3 = tensor.expand_shape %9 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xbf16> into tensor<2x1x4x32xbf16>
    %10 = tensor.empty() : tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x1x4x32xbf16>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %27 = arith.extf %in : bf16 to f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<2x1x4xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %14 = tensor.empty() : tensor<2x1x4xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %16:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x1x4x32xf32>) outs(%15, %13 : tensor<2x1x4xf32>, tensor<2x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_7 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %expanded_4 = tensor.expand_shape %16#0 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_4 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.subf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %19 = tensor.empty() : tensor<2x1x4x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x1x4x32xf32>) outs(%20 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) outs(%10 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %27 = arith.divf %in, %in_7 : f32
      linalg.yield %27 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = tensor.empty() : tensor<2x1x4x32xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%23 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %27 = arith.truncf %in : f32 to bf16
      linalg.yield %27 : bf16
    } -> tensor<2x1x4x32xbf16>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xbf16> to tensor<2x32x32xbf16>
    %collapsed_5 = tensor.collapse_shape %24 [[0], [1, 2], [3]] : tensor<2x1x4x32xbf16> into tensor<2x4x32xbf16>
    %25 = linalg.batch_matmul ins(%collapsed_5, %extracted_slice : tensor<2x4x32xbf16>, tensor<2x32x32xbf16>) outs(%6 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x4x32xf32>) outs(%8 : tensor<2x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %27 = arith.truncf %in : f32 to bf16
      linalg.yield %27 : bf16
    } -> tensor<2x4x32xbf16>
    %expanded_6 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [2, 1, 4, 32] : tensor<2x4x32xbf16> into tensor<2x1x4x32xbf16>
    return %expanded_6 : tensor<2x1x4x32xbf16>
  }
}

