#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x1x4x16xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x32xbf16>, %arg3: tensor<2x32x8xbf16>, %arg4: tensor<128x32xbf16>, %arg5: tensor<2x1x1x32xi1>) -> tensor<2x1x4x16xbf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x4x1x32xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = arith.constant dense<0xFF80> : tensor<bf16>
    %cst_4 = arith.constant 0.45180100180492244 : f64
    %cst_5 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<32x128xbf16>
    %transposed = linalg.transpose ins(%arg4 : tensor<128x32xbf16>) outs(%0 : tensor<32x128xbf16>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<2x32x32xbf16> into tensor<64x32xbf16>
    %1 = tensor.empty() : tensor<64x128xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<64x32xbf16>, tensor<32x128xbf16>) outs(%2 : tensor<64x128xf32>) -> tensor<64x128xf32>
    %4 = tensor.empty() : tensor<64x128xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<64x128xf32>) outs(%4 : tensor<64x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<64x128xbf16>
    %expanded = tensor.expand_shape %5 [[0, 1], [2, 3]] output_shape [2, 32, 4, 32] : tensor<64x128xbf16> into tensor<2x32x4x32xbf16>
    %6 = tensor.empty() : tensor<2x4x32x32xbf16>
    %transposed_6 = linalg.transpose ins(%expanded : tensor<2x32x4x32xbf16>) outs(%6 : tensor<2x4x32x32xbf16>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_6[0, 0, 0, 0] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xbf16> to tensor<2x4x32x16xbf16>
    %extracted_slice_7 = tensor.extract_slice %transposed_6[0, 0, 0, 16] [2, 4, 32, 16] [1, 1, 1, 1] : tensor<2x4x32x32xbf16> to tensor<2x4x32x16xbf16>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<2x1x4x16xbf16>, tensor<2x1x4x8xbf16>) -> tensor<2x1x4x24xbf16>
    %7 = tensor.empty() : tensor<2x4x1x24xbf16>
    %transposed_8 = linalg.transpose ins(%concat : tensor<2x1x4x24xbf16>) outs(%7 : tensor<2x4x1x24xbf16>) permutation = [0, 2, 1, 3] 
    %8 = tensor.empty() : tensor<2x4x32x8xbf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x32x8xbf16>) outs(%8 : tensor<2x4x32x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32x8xbf16>
    %concat_9 = tensor.concat dim(3) %extracted_slice, %9 : (tensor<2x4x32x16xbf16>, tensor<2x4x32x8xbf16>) -> tensor<2x4x32x24xbf16>
    %10 = tensor.empty() : tensor<2x1x1x32xbf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %cst_2, %cst_3 : tensor<2x1x1x32xi1>, tensor<bf16>, tensor<bf16>) outs(%10 : tensor<2x1x1x32xbf16>) {
    ^bb0(%in: i1, %in_19: bf16, %in_20: bf16, %out: bf16):
      %49 = arith.select %in, %in_19, %in_20 : bf16
      linalg.yield %49 : bf16
    } -> tensor<2x1x1x32xbf16>
    %12 = tensor.empty() : tensor<2x4x1x24xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<2x4x1x24xbf16>) outs(%12 : tensor<2x4x1x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<2x4x1x24xf32>
    %14 = tensor.empty() : tensor<2x4x32x24xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_9 : tensor<2x4x32x24xbf16>) outs(%14 : tensor<2x4x32x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<2x4x32x24xf32>
    %16 = tensor.empty() : tensor<2x4x32x16xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_7 : tensor<2x4x32x16xbf16>) outs(%16 : tensor<2x4x32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %49 = arith.extf %in : bf16 to f32
      linalg.yield %49 : f32
    } -> tensor<2x4x32x16xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x1x24xf32>) outs(%12 : tensor<2x4x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.truncf %cst_4 : f64 to f32
      %50 = arith.mulf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x24xf32>
    %19 = tensor.empty() : tensor<2x4x24x32xf32>
    %transposed_10 = linalg.transpose ins(%15 : tensor<2x4x32x24xf32>) outs(%19 : tensor<2x4x24x32xf32>) permutation = [0, 1, 3, 2] 
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<2x4x24x32xf32>) outs(%19 : tensor<2x4x24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.truncf %cst_4 : f64 to f32
      %50 = arith.mulf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x24x32xf32>
    %collapsed_11 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x4x1x24xf32> into tensor<8x1x24xf32>
    %collapsed_12 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x4x24x32xf32> into tensor<8x24x32xf32>
    %21 = tensor.empty() : tensor<8x1x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %23 = linalg.batch_matmul ins(%collapsed_11, %collapsed_12 : tensor<8x1x24xf32>, tensor<8x24x32xf32>) outs(%22 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_13 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %24 = tensor.empty() : tensor<2x4x1x32xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %11 : tensor<2x4x1x32xf32>, tensor<2x1x1x32xbf16>) outs(%24 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_19: bf16, %out: f32):
      %49 = arith.extf %in_19 : bf16 to f32
      %50 = arith.addf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x4x1x32xf32>
    %26 = tensor.empty() : tensor<2x4x1xi64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %28 = tensor.empty() : tensor<2x4x1xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %30:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<2x4x1x32xf32>) outs(%29, %27 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %49 = linalg.index 3 : index
      %50 = arith.index_cast %49 : index to i64
      %51 = arith.maximumf %in, %out : f32
      %52 = arith.cmpf ogt, %in, %out : f32
      %53 = arith.select %52, %50, %out_19 : i64
      linalg.yield %51, %53 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_14 = tensor.expand_shape %30#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_14 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%24 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %49 = arith.subf %in, %in_19 : f32
      linalg.yield %49 : f32
    } -> tensor<2x4x1x32xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x4x1x32xf32>) outs(%24 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x4x1x32xf32>
    %33 = tensor.empty() : tensor<2x4x1x1xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x4x1x32xf32>) outs(%34 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %out : f32
      linalg.yield %49 : f32
    } -> tensor<2x4x1x1xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%24 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %49 = arith.divf %in, %in_19 : f32
      linalg.yield %49 : f32
    } -> tensor<2x4x1x32xf32>
    %37 = tensor.empty() : tensor<2x4x1x32xi1>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x4x1x32xf32>) outs(%37 : tensor<2x4x1x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %49 = arith.extf %in : f32 to f64
      %50 = arith.cmpf oeq, %49, %cst_5 : f64
      linalg.yield %50 : i1
    } -> tensor<2x4x1x32xi1>
    %39 = tensor.empty() : tensor<2x4x1x1xi1>
    %40 = linalg.fill ins(%true : i1) outs(%39 : tensor<2x4x1x1xi1>) -> tensor<2x4x1x1xi1>
    %41 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x4x1x32xi1>) outs(%40 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %49 = arith.andi %in, %out : i1
      linalg.yield %49 : i1
    } -> tensor<2x4x1x1xi1>
    %42 = linalg.generic {indexing_maps = [#map6, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %cst_1, %36 : tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) outs(%24 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %49 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %49 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_15 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_16 = tensor.collapse_shape %17 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %43 = tensor.empty() : tensor<8x1x16xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %45 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%44 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_17 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %46 = tensor.empty() : tensor<2x4x1x16xbf16>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x4x1x16xf32>) outs(%46 : tensor<2x4x1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %49 = arith.truncf %in : f32 to bf16
      linalg.yield %49 : bf16
    } -> tensor<2x4x1x16xbf16>
    %48 = tensor.empty() : tensor<2x1x4x16xbf16>
    %transposed_18 = linalg.transpose ins(%47 : tensor<2x4x1x16xbf16>) outs(%48 : tensor<2x1x4x16xbf16>) permutation = [0, 2, 1, 3] 
    return %transposed_18 : tensor<2x1x4x16xbf16>
  }
}

