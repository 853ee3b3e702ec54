#map = affine_map<()[s0, s1] -> (s0 * s1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x40xf32>, %arg3: tensor<?x?xi64>, %arg4: tensor<?xi64>) -> tensor<?x1x4x32xf32> {
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c40_i64 = arith.constant 40 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg3, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_3 : index to i64
    %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
    %dim_4 = tensor.dim %arg3, %c0 : tensor<?x?xi64>
    %2 = affine.apply #map()[%dim_4, %dim_3]
    %3 = tensor.empty(%2) : tensor<?x40xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xi64>) outs(%3 : tensor<?x40xf32>) {
    ^bb0(%in: i64, %out: f32):
      %97 = arith.index_cast %in : i64 to index
      %98 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%97, %98] : tensor<?x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x40xf32>
    %5 = arith.cmpi slt, %0, %c0_i64 : i64
    %6 = arith.select %5, %c1_i64, %0 : i64
    %7 = arith.extui %5 : i1 to i64
    %8 = arith.muli %6, %1 : i64
    %9 = arith.addi %7, %c1_i64 : i64
    %10 = arith.cmpi slt, %1, %c0_i64 : i64
    %11 = arith.select %10, %6, %8 : i64
    %12 = arith.select %10, %9, %7 : i64
    %13 = arith.muli %11, %c40_i64 : i64
    %14 = arith.cmpi sle, %12, %c1_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %15 = arith.index_cast %2 : index to i64
    %16 = arith.muli %15, %c40_i64 : i64
    %17 = arith.divsi %16, %13 : i64
    %18 = arith.select %5, %17, %0 : i64
    %19 = arith.select %10, %17, %1 : i64
    %from_elements = tensor.from_elements %18, %19, %c40_i64 : tensor<3xi64>
    %reshape = tensor.reshape %4(%from_elements) : (tensor<?x40xf32>, tensor<3xi64>) -> tensor<?x?x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<?x1x4x32xf32>, tensor<?x1x4x8xf32>) -> tensor<?x1x4x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 40, 1] : tensor<?x1x4x40xf32> into tensor<?x1x4x40x1xf32>
    %20 = arith.index_cast %18 : i64 to index
    %21 = arith.index_cast %19 : i64 to index
    %expanded_5 = tensor.expand_shape %reshape [[0], [1], [2, 3, 4]] output_shape [%20, %21, 40, 1, 1] : tensor<?x?x40xf32> into tensor<?x?x40x1x1xf32>
    %22 = tensor.empty(%dim) : tensor<?x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x40x1xf32>) outs(%22 : tensor<?x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_6 = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x40x1x1xf32> into tensor<?x4x40xf32>
    %23 = tensor.empty(%20, %21) : tensor<?x40x1x?x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<?x?x40x1x1xf32>) outs(%23 : tensor<?x40x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %24 = arith.muli %6, %c40_i64 : i64
    %25 = arith.muli %24, %1 : i64
    %26 = arith.select %10, %24, %25 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %27 = arith.muli %18, %c40_i64 : i64
    %28 = arith.muli %27, %19 : i64
    %29 = arith.divsi %28, %26 : i64
    %30 = arith.select %5, %29, %0 : i64
    %31 = arith.select %10, %29, %1 : i64
    %from_elements_8 = tensor.from_elements %30, %c40_i64, %31 : tensor<3xi64>
    %reshape_9 = tensor.reshape %transposed_7(%from_elements_8) : (tensor<?x40x1x?x1xf32>, tensor<3xi64>) -> tensor<?x40x?xf32>
    %32 = arith.index_cast %31 : i64 to index
    %33 = arith.cmpi eq, %0, %30 : i64
    cf.assert %33, "mismatching contracting dimension"
    %34 = tensor.empty(%dim, %32) : tensor<?x4x?xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %36 = linalg.batch_matmul ins(%collapsed_6, %reshape_9 : tensor<?x4x40xf32>, tensor<?x40x?xf32>) outs(%35 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %37 = arith.muli %6, %c4_i64 : i64
    %38 = arith.muli %37, %1 : i64
    %39 = arith.select %10, %37, %38 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %40 = arith.muli %0, %c4_i64 : i64
    %41 = arith.muli %40, %31 : i64
    %42 = arith.divsi %41, %39 : i64
    %43 = arith.select %5, %42, %0 : i64
    %44 = arith.select %10, %42, %1 : i64
    %from_elements_10 = tensor.from_elements %43, %c4_i64, %c1_i64, %c1_i64, %44 : tensor<5xi64>
    %reshape_11 = tensor.reshape %36(%from_elements_10) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %45 = arith.index_cast %43 : i64 to index
    %46 = arith.index_cast %44 : i64 to index
    %47 = tensor.empty(%45, %46) : tensor<?x1x4x?x1xf32>
    %transposed_12 = linalg.transpose ins(%reshape_11 : tensor<?x4x1x1x?xf32>) outs(%47 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %48 = arith.muli %43, %c4_i64 : i64
    %49 = arith.muli %48, %44 : i64
    %50 = arith.divsi %49, %39 : i64
    %51 = arith.select %5, %50, %0 : i64
    %52 = arith.select %10, %50, %1 : i64
    %from_elements_13 = tensor.from_elements %51, %c1_i64, %c4_i64, %52 : tensor<4xi64>
    %reshape_14 = tensor.reshape %transposed_12(%from_elements_13) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %53 = arith.index_cast %51 : i64 to index
    %54 = arith.index_cast %52 : i64 to index
    %55 = tensor.empty(%53, %54) : tensor<?x1x4x?xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_14 : tensor<?x1x4x?xf32>) outs(%55 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.truncf %cst_2 : f64 to f32
      %98 = arith.mulf %in, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<?x1x4x?xf32>
    %57 = tensor.empty(%dim_3) : tensor<?xi64>
    %58 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%57 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %97 = linalg.index 0 : index
      %98 = arith.index_cast %97 : index to i64
      linalg.yield %98 : i64
    } -> tensor<?xi64>
    %dim_15 = tensor.dim %arg4, %c0 : tensor<?xi64>
    %expanded_16 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [%dim_15, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %59 = tensor.empty(%dim_15, %dim_3) : tensor<?x1x1x?xi1>
    %60 = linalg.generic {indexing_maps = [#map5, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %expanded_16 : tensor<?xi64>, tensor<?x1x1x1xi64>) outs(%59 : tensor<?x1x1x?xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %97 = arith.cmpi sge, %in, %in_29 : i64
      linalg.yield %97 : i1
    } -> tensor<?x1x1x?xi1>
    %61 = arith.cmpi eq, %dim_15, %53 : index
    cf.assert %61, "mismatched size for broadcast"
    %62 = arith.cmpi eq, %dim_3, %54 : index
    cf.assert %62, "mismatched size for broadcast"
    %63 = tensor.empty(%dim_15, %dim_3) : tensor<?x1x4x?xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %cst_1, %56 : tensor<?x1x1x?xi1>, tensor<f32>, tensor<?x1x4x?xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %97 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<?x1x4x?xf32>
    %65 = tensor.empty(%dim_15) : tensor<?x1x4xi64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %67 = tensor.empty(%dim_15) : tensor<?x1x4xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %69:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<?x1x4x?xf32>) outs(%68, %66 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %97 = linalg.index 3 : index
      %98 = arith.index_cast %97 : index to i64
      %99 = arith.maximumf %in, %out : f32
      %100 = arith.cmpf ogt, %in, %out : f32
      %101 = arith.select %100, %98, %out_29 : i64
      linalg.yield %99, %101 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_17 = tensor.expand_shape %69#0 [[0], [1], [2, 3]] output_shape [%dim_15, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_17 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %97 = arith.subf %in, %in_29 : f32
      linalg.yield %97 : f32
    } -> tensor<?x1x4x?xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<?x1x4x?xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<?x1x4x?xf32>
    %72 = tensor.empty(%dim_15) : tensor<?x1x4x1xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<?x1x4x?xf32>) outs(%73 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<?x1x4x1xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %97 = arith.divf %in, %in_29 : f32
      linalg.yield %97 : f32
    } -> tensor<?x1x4x?xf32>
    %extracted_slice = tensor.extract_slice %reshape[0, 0, 0] [%20, %21, 32] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x32xf32>
    %expanded_18 = tensor.expand_shape %75 [[0], [1], [2], [3, 4]] output_shape [%dim_15, 1, 4, %dim_3, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %expanded_19 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [%20, %21, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %76 = tensor.empty(%dim_15, %dim_3) : tensor<?x4x?x1x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_18 : tensor<?x1x4x?x1xf32>) outs(%76 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %77 = arith.index_cast %dim_15 : index to i64
    %78 = arith.muli %77, %c4_i64 : i64
    %79 = arith.muli %78, %1 : i64
    %80 = arith.divsi %79, %39 : i64
    %81 = arith.select %5, %80, %0 : i64
    %82 = arith.select %10, %80, %1 : i64
    %from_elements_21 = tensor.from_elements %81, %c4_i64, %82 : tensor<3xi64>
    %reshape_22 = tensor.reshape %transposed_20(%from_elements_21) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %83 = tensor.empty(%20, %21) : tensor<?x?x1x32x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<?x?x32x1x1xf32>) outs(%83 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %84 = arith.muli %11, %c32_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %85 = arith.muli %18, %19 : i64
    %86 = arith.muli %85, %c32_i64 : i64
    %87 = arith.divsi %86, %84 : i64
    %88 = arith.select %5, %87, %0 : i64
    %89 = arith.select %10, %87, %1 : i64
    %from_elements_24 = tensor.from_elements %88, %89, %c32_i64 : tensor<3xi64>
    %reshape_25 = tensor.reshape %transposed_23(%from_elements_24) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %90 = arith.index_cast %81 : i64 to index
    %91 = arith.cmpi eq, %81, %88 : i64
    cf.assert %91, "mismatching contracting dimension"
    %92 = arith.cmpi eq, %82, %89 : i64
    cf.assert %92, "mismatching contracting dimension"
    %93 = tensor.empty(%90) : tensor<?x4x32xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %95 = linalg.batch_matmul ins(%reshape_22, %reshape_25 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%94 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_26 = tensor.expand_shape %95 [[0], [1], [2, 3, 4]] output_shape [%90, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %96 = tensor.empty(%90) : tensor<?x1x4x32x1xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<?x4x1x1x32xf32>) outs(%96 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_28 : tensor<?x1x4x32xf32>
  }
}

