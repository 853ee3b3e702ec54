#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x32x?xf32>, %arg3: tensor<?x8x?xf32>) -> tensor<?x1x4x32xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg3, %c2 : tensor<?x8x?xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg2, %c0 : tensor<?x32x?xf32>
    %dim_4 = tensor.dim %arg2, %c2 : tensor<?x32x?xf32>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [%dim_3, 1, 32, %dim_4] : tensor<?x32x?xf32> into tensor<?x1x32x?xf32>
    %2 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %3 = tensor.empty(%dim) : tensor<?x1x4x32xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<?x1x4x32xf32>) {
    ^bb0(%out: f32):
      %101 = linalg.index 0 : index
      %102 = linalg.index 2 : index
      %103 = linalg.index 3 : index
      %104 = arith.cmpi eq, %dim, %c1 : index
      %105 = arith.select %104, %c0, %101 : index
      %extracted = tensor.extract %arg0[%105, %c0, %102, %103] : tensor<?x1x4x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x4x32xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2], [3]] : tensor<?x1x4x32xf32> into tensor<?x4x32xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %5 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %6 = tensor.empty(%dim, %dim_2) : tensor<?x1x32x?xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<?x1x32x?xf32>) {
    ^bb0(%out: f32):
      %101 = linalg.index 0 : index
      %102 = linalg.index 2 : index
      %103 = linalg.index 3 : index
      %104 = arith.cmpi eq, %dim_3, %c1 : index
      %105 = arith.select %104, %c0, %101 : index
      %106 = arith.cmpi eq, %dim_4, %c1 : index
      %107 = arith.select %106, %c0, %103 : index
      %extracted = tensor.extract %expanded[%105, %c0, %102, %107] : tensor<?x1x32x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x32x?xf32>
    %8 = arith.cmpi slt, %0, %c0_i64 : i64
    %9 = arith.select %8, %c1_i64, %0 : i64
    %10 = arith.extui %8 : i1 to i64
    %11 = arith.muli %9, %c32_i64 : i64
    %12 = arith.muli %11, %1 : i64
    %13 = arith.addi %10, %c1_i64 : i64
    %14 = arith.cmpi slt, %1, %c0_i64 : i64
    %15 = arith.select %14, %11, %12 : i64
    %16 = arith.select %14, %13, %10 : i64
    %17 = arith.cmpi sle, %16, %c1_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %18 = arith.muli %0, %c32_i64 : i64
    %19 = arith.muli %18, %1 : i64
    %20 = arith.divsi %19, %15 : i64
    %21 = arith.select %8, %20, %0 : i64
    %22 = arith.select %14, %20, %1 : i64
    %from_elements = tensor.from_elements %21, %c32_i64, %22 : tensor<3xi64>
    %reshape = tensor.reshape %7(%from_elements) : (tensor<?x1x32x?xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
    %23 = arith.index_cast %22 : i64 to index
    %24 = arith.cmpi eq, %0, %21 : i64
    cf.assert %24, "mismatching contracting dimension"
    %25 = tensor.empty(%dim, %23) : tensor<?x4x?xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %27 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x4x32xf32>, tensor<?x32x?xf32>) outs(%26 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %28 = arith.muli %9, %c4_i64 : i64
    %29 = arith.muli %28, %1 : i64
    %30 = arith.select %14, %28, %29 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %31 = arith.muli %0, %c4_i64 : i64
    %32 = arith.muli %31, %22 : i64
    %33 = arith.divsi %32, %30 : i64
    %34 = arith.select %8, %33, %0 : i64
    %35 = arith.select %14, %33, %1 : i64
    %from_elements_5 = tensor.from_elements %34, %c1_i64, %c4_i64, %35 : tensor<4xi64>
    %reshape_6 = tensor.reshape %27(%from_elements_5) : (tensor<?x4x?xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %dim_7 = tensor.dim %arg3, %c0 : tensor<?x8x?xf32>
    %expanded_8 = tensor.expand_shape %arg3 [[0], [1, 2], [3]] output_shape [%dim_7, 1, 8, %dim_2] : tensor<?x8x?xf32> into tensor<?x1x8x?xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    %36 = tensor.empty(%dim) : tensor<?x1x4x8xf32>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%36 : tensor<?x1x4x8xf32>) {
    ^bb0(%out: f32):
      %101 = linalg.index 0 : index
      %102 = linalg.index 2 : index
      %103 = linalg.index 3 : index
      %dim_25 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
      %104 = arith.cmpi eq, %dim_25, %c1 : index
      %105 = arith.select %104, %c0, %101 : index
      %extracted = tensor.extract %arg1[%105, %c0, %102, %103] : tensor<?x1x4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x4x8xf32>
    %collapsed_9 = tensor.collapse_shape %37 [[0], [1, 2], [3]] : tensor<?x1x4x8xf32> into tensor<?x4x8xf32>
    cf.assert %2, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %38 = tensor.empty(%dim, %dim_2) : tensor<?x1x8x?xf32>
    %39 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%38 : tensor<?x1x8x?xf32>) {
    ^bb0(%out: f32):
      %101 = linalg.index 0 : index
      %102 = linalg.index 2 : index
      %103 = linalg.index 3 : index
      %104 = arith.cmpi eq, %dim_7, %c1 : index
      %105 = arith.select %104, %c0, %101 : index
      %106 = arith.cmpi eq, %dim_2, %c1 : index
      %107 = arith.select %106, %c0, %103 : index
      %extracted = tensor.extract %expanded_8[%105, %c0, %102, %107] : tensor<?x1x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x8x?xf32>
    %40 = arith.muli %9, %c8_i64 : i64
    %41 = arith.muli %40, %1 : i64
    %42 = arith.select %14, %40, %41 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %43 = arith.muli %0, %c8_i64 : i64
    %44 = arith.muli %43, %1 : i64
    %45 = arith.divsi %44, %42 : i64
    %46 = arith.select %8, %45, %0 : i64
    %47 = arith.select %14, %45, %1 : i64
    %from_elements_10 = tensor.from_elements %46, %c8_i64, %47 : tensor<3xi64>
    %reshape_11 = tensor.reshape %39(%from_elements_10) : (tensor<?x1x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %48 = arith.index_cast %47 : i64 to index
    %49 = arith.cmpi eq, %0, %46 : i64
    cf.assert %49, "mismatching contracting dimension"
    %50 = tensor.empty(%dim, %48) : tensor<?x4x?xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %52 = linalg.batch_matmul ins(%collapsed_9, %reshape_11 : tensor<?x4x8xf32>, tensor<?x8x?xf32>) outs(%51 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %53 = arith.muli %31, %47 : i64
    %54 = arith.divsi %53, %30 : i64
    %55 = arith.select %8, %54, %0 : i64
    %56 = arith.select %14, %54, %1 : i64
    %from_elements_12 = tensor.from_elements %55, %c1_i64, %c4_i64, %56 : tensor<4xi64>
    %reshape_13 = tensor.reshape %52(%from_elements_12) : (tensor<?x4x?xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %57 = arith.index_cast %34 : i64 to index
    %58 = arith.index_cast %35 : i64 to index
    %59 = arith.index_cast %55 : i64 to index
    %60 = arith.cmpi eq, %57, %59 : index
    cf.assert %60, "mismatched size for broadcast"
    %61 = arith.index_cast %56 : i64 to index
    %62 = arith.cmpi eq, %58, %61 : index
    cf.assert %62, "mismatched size for broadcast"
    %63 = tensor.empty(%57, %58) : tensor<?x1x4x?xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_6, %reshape_13 : tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %101 = arith.addf %in, %in_25 : f32
      linalg.yield %101 : f32
    } -> tensor<?x1x4x?xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<?x1x4x?xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.truncf %cst_1 : f64 to f32
      %102 = arith.mulf %in, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<?x1x4x?xf32>
    %66 = tensor.empty(%57) : tensor<?x1x4xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %68 = tensor.empty(%57) : tensor<?x1x4xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %70:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<?x1x4x?xf32>) outs(%69, %67 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %101 = linalg.index 3 : index
      %102 = arith.index_cast %101 : index to i64
      %103 = arith.maximumf %in, %out : f32
      %104 = arith.cmpf ogt, %in, %out : f32
      %105 = arith.select %104, %102, %out_25 : i64
      linalg.yield %103, %105 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_14 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [%57, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %expanded_14 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %101 = arith.subf %in, %in_25 : f32
      linalg.yield %101 : f32
    } -> tensor<?x1x4x?xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<?x1x4x?xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.exp %in : f32
      linalg.yield %101 : f32
    } -> tensor<?x1x4x?xf32>
    %73 = tensor.empty(%57) : tensor<?x1x4x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<?x1x4x?xf32>) outs(%74 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %out : f32
      linalg.yield %101 : f32
    } -> tensor<?x1x4x1xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %75 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%63 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %101 = arith.divf %in, %in_25 : f32
      linalg.yield %101 : f32
    } -> tensor<?x1x4x?xf32>
    %expanded_15 = tensor.expand_shape %76 [[0], [1], [2], [3, 4]] output_shape [%57, 1, 4, %58, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %expanded_16 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [%dim_3, 32, %dim_4, 1, 1] : tensor<?x32x?xf32> into tensor<?x32x?x1x1xf32>
    %77 = tensor.empty(%57, %58) : tensor<?x4x?x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_15 : tensor<?x1x4x?x1xf32>) outs(%77 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %78 = arith.muli %34, %c4_i64 : i64
    %79 = arith.muli %78, %35 : i64
    %80 = arith.divsi %79, %30 : i64
    %81 = arith.select %8, %80, %0 : i64
    %82 = arith.select %14, %80, %1 : i64
    %from_elements_17 = tensor.from_elements %81, %c4_i64, %82 : tensor<3xi64>
    %reshape_18 = tensor.reshape %transposed(%from_elements_17) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %83 = tensor.empty(%dim_3, %dim_4) : tensor<?x?x1x32x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<?x32x?x1x1xf32>) outs(%83 : tensor<?x?x1x32x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %84 = arith.muli %9, %1 : i64
    %85 = arith.select %14, %9, %84 : i64
    %86 = arith.muli %85, %c32_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %87 = arith.index_cast %dim_3 : index to i64
    %88 = arith.index_cast %dim_4 : index to i64
    %89 = arith.muli %87, %88 : i64
    %90 = arith.muli %89, %c32_i64 : i64
    %91 = arith.divsi %90, %86 : i64
    %92 = arith.select %8, %91, %0 : i64
    %93 = arith.select %14, %91, %1 : i64
    %from_elements_20 = tensor.from_elements %92, %93, %c32_i64 : tensor<3xi64>
    %reshape_21 = tensor.reshape %transposed_19(%from_elements_20) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %94 = arith.index_cast %81 : i64 to index
    %95 = arith.cmpi eq, %81, %92 : i64
    cf.assert %95, "mismatching contracting dimension"
    %96 = arith.cmpi eq, %82, %93 : i64
    cf.assert %96, "mismatching contracting dimension"
    %97 = tensor.empty(%94) : tensor<?x4x32xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %99 = linalg.batch_matmul ins(%reshape_18, %reshape_21 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%98 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_22 = tensor.expand_shape %99 [[0], [1], [2, 3, 4]] output_shape [%94, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %100 = tensor.empty(%94) : tensor<?x1x4x32x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<?x4x1x1x32xf32>) outs(%100 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_24 : tensor<?x1x4x32xf32>
  }
}

