#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x1x128x512xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x576xbf16>, %arg3: tensor<1x1x1x1024xf32>) -> tensor<1x1x128x512xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x128x1x1024xf32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.2686424829558855 : f64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<1x1x128x512xbf16>, tensor<1x1x128x64xbf16>) -> tensor<1x1x128x576xbf16>
    %0 = tensor.empty() : tensor<1x128x1x576xbf16>
    %transposed = linalg.transpose ins(%concat : tensor<1x1x128x576xbf16>) outs(%0 : tensor<1x128x1x576xbf16>) permutation = [0, 2, 1, 3] 
    %1 = tensor.empty() : tensor<1x128x1024x576xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x1024x576xbf16>) outs(%1 : tensor<1x128x1024x576xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x128x1024x576xbf16>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0, 0] [1, 128, 1024, 512] [1, 1, 1, 1] : tensor<1x128x1024x576xbf16> to tensor<1x128x1024x512xbf16>
    %3 = tensor.empty() : tensor<1x1x1x1024xbf16>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x1x1x1024xf32>) outs(%3 : tensor<1x1x1x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<1x1x1x1024xbf16>
    %5 = tensor.empty() : tensor<1x128x1x576xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<1x128x1x576xbf16>) outs(%5 : tensor<1x128x1x576xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1x576xf32>
    %7 = tensor.empty() : tensor<1x128x1024x576xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x128x1024x576xbf16>) outs(%7 : tensor<1x128x1024x576xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1024x576xf32>
    %9 = tensor.empty() : tensor<1x128x1024x512xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x128x1024x512xbf16>) outs(%9 : tensor<1x128x1024x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1024x512xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x128x1x576xf32>) outs(%5 : tensor<1x128x1x576xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.truncf %cst_3 : f64 to f32
      %43 = arith.mulf %in, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<1x128x1x576xf32>
    %12 = tensor.empty() : tensor<1x128x576x1024xf32>
    %transposed_4 = linalg.transpose ins(%8 : tensor<1x128x1024x576xf32>) outs(%12 : tensor<1x128x576x1024xf32>) permutation = [0, 1, 3, 2] 
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<1x128x576x1024xf32>) outs(%12 : tensor<1x128x576x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.truncf %cst_3 : f64 to f32
      %43 = arith.mulf %in, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<1x128x576x1024xf32>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<1x128x1x576xf32> into tensor<128x1x576xf32>
    %collapsed_5 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<1x128x576x1024xf32> into tensor<128x576x1024xf32>
    %14 = tensor.empty() : tensor<128x1x1024xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<128x1x1024xf32>) -> tensor<128x1x1024xf32>
    %16 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<128x1x576xf32>, tensor<128x576x1024xf32>) outs(%15 : tensor<128x1x1024xf32>) -> tensor<128x1x1024xf32>
    %expanded = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [1, 128, 1, 1024] : tensor<128x1x1024xf32> into tensor<1x128x1x1024xf32>
    %17 = tensor.empty() : tensor<1x128x1x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<1x128x1x1024xf32>, tensor<1x1x1x1024xbf16>) outs(%17 : tensor<1x128x1x1024xf32>) {
    ^bb0(%in: f32, %in_11: bf16, %out: f32):
      %42 = arith.extf %in_11 : bf16 to f32
      %43 = arith.addf %in, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<1x128x1x1024xf32>
    %19 = tensor.empty() : tensor<1x128x1xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<1x128x1xi64>) -> tensor<1x128x1xi64>
    %21 = tensor.empty() : tensor<1x128x1xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<1x128x1xf32>) -> tensor<1x128x1xf32>
    %23:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<1x128x1x1024xf32>) outs(%22, %20 : tensor<1x128x1xf32>, tensor<1x128x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %42 = linalg.index 3 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_11 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<1x128x1xf32>, tensor<1x128x1xi64>)
    %expanded_6 = tensor.expand_shape %23#0 [[0], [1], [2, 3]] output_shape [1, 128, 1, 1] : tensor<1x128x1xf32> into tensor<1x128x1x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %expanded_6 : tensor<1x128x1x1024xf32>, tensor<1x128x1x1xf32>) outs(%17 : tensor<1x128x1x1024xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %42 = arith.subf %in, %in_11 : f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1x1024xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<1x128x1x1024xf32>) outs(%17 : tensor<1x128x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1x1024xf32>
    %26 = tensor.empty() : tensor<1x128x1x1xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<1x128x1x1xf32>) -> tensor<1x128x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<1x128x1x1024xf32>) outs(%27 : tensor<1x128x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<1x128x1x1024xf32>, tensor<1x128x1x1xf32>) outs(%17 : tensor<1x128x1x1024xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %42 = arith.divf %in, %in_11 : f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1x1024xf32>
    %30 = tensor.empty() : tensor<1x128x1x1024xi1>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x128x1x1024xf32>) outs(%30 : tensor<1x128x1x1024xi1>) {
    ^bb0(%in: f32, %out: i1):
      %42 = arith.extf %in : f32 to f64
      %43 = arith.cmpf oeq, %42, %cst_2 : f64
      linalg.yield %43 : i1
    } -> tensor<1x128x1x1024xi1>
    %32 = tensor.empty() : tensor<1x128x1x1xi1>
    %33 = linalg.fill ins(%true : i1) outs(%32 : tensor<1x128x1x1xi1>) -> tensor<1x128x1x1xi1>
    %34 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<1x128x1x1024xi1>) outs(%33 : tensor<1x128x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %42 = arith.andi %in, %out : i1
      linalg.yield %42 : i1
    } -> tensor<1x128x1x1xi1>
    %35 = linalg.generic {indexing_maps = [#map4, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %cst_1, %29 : tensor<1x128x1x1xi1>, tensor<1x128x1x1024xf32>, tensor<1x128x1x1024xf32>) outs(%17 : tensor<1x128x1x1024xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %42 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %42 : f32
    } -> tensor<1x128x1x1024xf32>
    %collapsed_7 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<1x128x1x1024xf32> into tensor<128x1x1024xf32>
    %collapsed_8 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<1x128x1024x512xf32> into tensor<128x1024x512xf32>
    %36 = tensor.empty() : tensor<128x1x512xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %38 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<128x1x1024xf32>, tensor<128x1024x512xf32>) outs(%37 : tensor<128x1x512xf32>) -> tensor<128x1x512xf32>
    %expanded_9 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [1, 128, 1, 512] : tensor<128x1x512xf32> into tensor<1x128x1x512xf32>
    %39 = tensor.empty() : tensor<1x128x1x512xbf16>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x128x1x512xf32>) outs(%39 : tensor<1x128x1x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<1x128x1x512xbf16>
    %41 = tensor.empty() : tensor<1x1x128x512xbf16>
    %transposed_10 = linalg.transpose ins(%40 : tensor<1x128x1x512xbf16>) outs(%41 : tensor<1x1x128x512xbf16>) permutation = [0, 2, 1, 3] 
    return %transposed_10 : tensor<1x1x128x512xbf16>
  }
}

