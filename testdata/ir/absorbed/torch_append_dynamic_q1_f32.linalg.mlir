#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x32xf32>, %arg3: tensor<?x?x8xf32>, %arg4: tensor<?x1x32xf32>, %arg5: tensor<?x1x8xf32>) -> (tensor<?x1x4x32xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %concat = tensor.concat dim(1) %arg2, %arg4 : (tensor<?x?x32xf32>, tensor<?x1x32xf32>) -> tensor<?x?x32xf32>
    %concat_3 = tensor.concat dim(1) %arg3, %arg5 : (tensor<?x?x8xf32>, tensor<?x1x8xf32>) -> tensor<?x?x8xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 32, 1] : tensor<?x1x4x32xf32> into tensor<?x1x4x32x1xf32>
    %2 = arith.addi %1, %c1_i64 : i64
    %dim_4 = tensor.dim %arg2, %c0 : tensor<?x?x32xf32>
    %3 = affine.apply #map()[%dim_2]
    %expanded_5 = tensor.expand_shape %concat [[0], [1], [2, 3, 4]] output_shape [%dim_4, %3, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %4 = tensor.empty(%dim) : tensor<?x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x32x1xf32>) outs(%4 : tensor<?x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x32x1x1xf32> into tensor<?x4x32xf32>
    %5 = tensor.empty(%dim_4, %3) : tensor<?x32x1x?x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<?x?x32x1x1xf32>) outs(%5 : tensor<?x32x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %6 = arith.cmpi slt, %0, %c0_i64 : i64
    %7 = arith.select %6, %c1_i64, %0 : i64
    %8 = arith.extui %6 : i1 to i64
    %9 = arith.muli %7, %c32_i64 : i64
    %10 = arith.muli %9, %2 : i64
    %11 = arith.addi %8, %c1_i64 : i64
    %12 = arith.cmpi slt, %2, %c0_i64 : i64
    %13 = arith.select %12, %9, %10 : i64
    %14 = arith.select %12, %11, %8 : i64
    %15 = arith.cmpi sle, %14, %c1_i64 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %16 = arith.index_cast %dim_4 : index to i64
    %17 = arith.muli %16, %c32_i64 : i64
    %18 = arith.index_cast %3 : index to i64
    %19 = arith.muli %17, %18 : i64
    %20 = arith.divsi %19, %13 : i64
    %21 = arith.select %6, %20, %0 : i64
    %22 = arith.select %12, %20, %2 : i64
    %from_elements = tensor.from_elements %21, %c32_i64, %22 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_6(%from_elements) : (tensor<?x32x1x?x1xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
    %23 = arith.index_cast %22 : i64 to index
    %24 = arith.cmpi eq, %0, %21 : i64
    cf.assert %24, "mismatching contracting dimension"
    %25 = tensor.empty(%dim, %23) : tensor<?x4x?xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %27 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x4x32xf32>, tensor<?x32x?xf32>) outs(%26 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %28 = arith.muli %7, %c4_i64 : i64
    %29 = arith.muli %28, %2 : i64
    %30 = arith.select %12, %28, %29 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %31 = arith.muli %0, %c4_i64 : i64
    %32 = arith.muli %31, %22 : i64
    %33 = arith.divsi %32, %30 : i64
    %34 = arith.select %6, %33, %0 : i64
    %35 = arith.select %12, %33, %2 : i64
    %from_elements_7 = tensor.from_elements %34, %c4_i64, %c1_i64, %c1_i64, %35 : tensor<5xi64>
    %reshape_8 = tensor.reshape %27(%from_elements_7) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %36 = arith.index_cast %34 : i64 to index
    %37 = arith.index_cast %35 : i64 to index
    %38 = tensor.empty(%36, %37) : tensor<?x1x4x?x1xf32>
    %transposed_9 = linalg.transpose ins(%reshape_8 : tensor<?x4x1x1x?xf32>) outs(%38 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %39 = arith.muli %34, %c4_i64 : i64
    %40 = arith.muli %39, %35 : i64
    %41 = arith.divsi %40, %30 : i64
    %42 = arith.select %6, %41, %0 : i64
    %43 = arith.select %12, %41, %2 : i64
    %from_elements_10 = tensor.from_elements %42, %c1_i64, %c4_i64, %43 : tensor<4xi64>
    %reshape_11 = tensor.reshape %transposed_9(%from_elements_10) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %dim_12 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
    %expanded_13 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim_12, 1, 4, 8, 1] : tensor<?x1x4x8xf32> into tensor<?x1x4x8x1xf32>
    %dim_14 = tensor.dim %arg3, %c0 : tensor<?x?x8xf32>
    %dim_15 = tensor.dim %arg3, %c1 : tensor<?x?x8xf32>
    %44 = affine.apply #map()[%dim_15]
    %expanded_16 = tensor.expand_shape %concat_3 [[0], [1], [2, 3, 4]] output_shape [%dim_14, %44, 8, 1, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1x1xf32>
    %45 = tensor.empty(%dim_12) : tensor<?x4x8x1x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_13 : tensor<?x1x4x8x1xf32>) outs(%45 : tensor<?x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_18 = tensor.collapse_shape %transposed_17 [[0], [1], [2, 3, 4]] : tensor<?x4x8x1x1xf32> into tensor<?x4x8xf32>
    %46 = tensor.empty(%dim_14, %44) : tensor<?x8x1x?x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_16 : tensor<?x?x8x1x1xf32>) outs(%46 : tensor<?x8x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %47 = arith.muli %7, %c8_i64 : i64
    %48 = arith.muli %47, %2 : i64
    %49 = arith.select %12, %47, %48 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %50 = arith.index_cast %dim_14 : index to i64
    %51 = arith.muli %50, %c8_i64 : i64
    %52 = arith.index_cast %44 : index to i64
    %53 = arith.muli %51, %52 : i64
    %54 = arith.divsi %53, %49 : i64
    %55 = arith.select %6, %54, %0 : i64
    %56 = arith.select %12, %54, %2 : i64
    %from_elements_20 = tensor.from_elements %55, %c8_i64, %56 : tensor<3xi64>
    %reshape_21 = tensor.reshape %transposed_19(%from_elements_20) : (tensor<?x8x1x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %57 = arith.index_cast %56 : i64 to index
    %58 = arith.index_cast %dim_12 : index to i64
    %59 = arith.cmpi eq, %58, %55 : i64
    cf.assert %59, "mismatching contracting dimension"
    %60 = tensor.empty(%dim_12, %57) : tensor<?x4x?xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %62 = linalg.batch_matmul ins(%collapsed_18, %reshape_21 : tensor<?x4x8xf32>, tensor<?x8x?xf32>) outs(%61 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %63 = arith.muli %58, %c4_i64 : i64
    %64 = arith.muli %63, %56 : i64
    %65 = arith.divsi %64, %30 : i64
    %66 = arith.select %6, %65, %0 : i64
    %67 = arith.select %12, %65, %2 : i64
    %from_elements_22 = tensor.from_elements %66, %c4_i64, %c1_i64, %c1_i64, %67 : tensor<5xi64>
    %reshape_23 = tensor.reshape %62(%from_elements_22) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %68 = arith.index_cast %66 : i64 to index
    %69 = arith.index_cast %67 : i64 to index
    %70 = tensor.empty(%68, %69) : tensor<?x1x4x?x1xf32>
    %transposed_24 = linalg.transpose ins(%reshape_23 : tensor<?x4x1x1x?xf32>) outs(%70 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %71 = arith.muli %66, %c4_i64 : i64
    %72 = arith.muli %71, %67 : i64
    %73 = arith.divsi %72, %30 : i64
    %74 = arith.select %6, %73, %0 : i64
    %75 = arith.select %12, %73, %2 : i64
    %from_elements_25 = tensor.from_elements %74, %c1_i64, %c4_i64, %75 : tensor<4xi64>
    %reshape_26 = tensor.reshape %transposed_24(%from_elements_25) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %76 = arith.index_cast %42 : i64 to index
    %77 = arith.index_cast %43 : i64 to index
    %78 = arith.index_cast %74 : i64 to index
    %79 = arith.cmpi eq, %76, %78 : index
    cf.assert %79, "mismatched size for broadcast"
    %80 = arith.index_cast %75 : i64 to index
    %81 = arith.cmpi eq, %77, %80 : index
    cf.assert %81, "mismatched size for broadcast"
    %82 = tensor.empty(%76, %77) : tensor<?x1x4x?xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_11, %reshape_26 : tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) outs(%82 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %118 = arith.addf %in, %in_38 : f32
      linalg.yield %118 : f32
    } -> tensor<?x1x4x?xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<?x1x4x?xf32>) outs(%82 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.truncf %cst_1 : f64 to f32
      %119 = arith.mulf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<?x1x4x?xf32>
    %85 = tensor.empty(%76) : tensor<?x1x4xi64>
    %86 = linalg.fill ins(%c0_i64 : i64) outs(%85 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %87 = tensor.empty(%76) : tensor<?x1x4xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %89:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84 : tensor<?x1x4x?xf32>) outs(%88, %86 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %118 = linalg.index 3 : index
      %119 = arith.index_cast %118 : index to i64
      %120 = arith.maximumf %in, %out : f32
      %121 = arith.cmpf ogt, %in, %out : f32
      %122 = arith.select %121, %119, %out_38 : i64
      linalg.yield %120, %122 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_27 = tensor.expand_shape %89#0 [[0], [1], [2, 3]] output_shape [%76, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %expanded_27 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%82 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %118 = arith.subf %in, %in_38 : f32
      linalg.yield %118 : f32
    } -> tensor<?x1x4x?xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<?x1x4x?xf32>) outs(%82 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<?x1x4x?xf32>
    %92 = tensor.empty(%76) : tensor<?x1x4x1xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%91 : tensor<?x1x4x?xf32>) outs(%93 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<?x1x4x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %94 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%82 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %118 = arith.divf %in, %in_38 : f32
      linalg.yield %118 : f32
    } -> tensor<?x1x4x?xf32>
    %expanded_28 = tensor.expand_shape %95 [[0], [1], [2], [3, 4]] output_shape [%76, 1, 4, %77, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %96 = tensor.empty(%76, %77) : tensor<?x4x?x1x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<?x1x4x?x1xf32>) outs(%96 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %97 = arith.muli %42, %c4_i64 : i64
    %98 = arith.muli %97, %43 : i64
    %99 = arith.divsi %98, %30 : i64
    %100 = arith.select %6, %99, %0 : i64
    %101 = arith.select %12, %99, %2 : i64
    %from_elements_30 = tensor.from_elements %100, %c4_i64, %101 : tensor<3xi64>
    %reshape_31 = tensor.reshape %transposed_29(%from_elements_30) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %102 = tensor.empty(%dim_4, %3) : tensor<?x?x1x32x1xf32>
    %transposed_32 = linalg.transpose ins(%expanded_5 : tensor<?x?x32x1x1xf32>) outs(%102 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %103 = arith.muli %7, %2 : i64
    %104 = arith.select %12, %7, %103 : i64
    %105 = arith.muli %104, %c32_i64 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %106 = arith.muli %16, %18 : i64
    %107 = arith.muli %106, %c32_i64 : i64
    %108 = arith.divsi %107, %105 : i64
    %109 = arith.select %6, %108, %0 : i64
    %110 = arith.select %12, %108, %2 : i64
    %from_elements_33 = tensor.from_elements %109, %110, %c32_i64 : tensor<3xi64>
    %reshape_34 = tensor.reshape %transposed_32(%from_elements_33) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %111 = arith.index_cast %100 : i64 to index
    %112 = arith.cmpi eq, %100, %109 : i64
    cf.assert %112, "mismatching contracting dimension"
    %113 = arith.cmpi eq, %101, %110 : i64
    cf.assert %113, "mismatching contracting dimension"
    %114 = tensor.empty(%111) : tensor<?x4x32xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %116 = linalg.batch_matmul ins(%reshape_31, %reshape_34 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%115 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_35 = tensor.expand_shape %116 [[0], [1], [2, 3, 4]] output_shape [%111, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %117 = tensor.empty(%111) : tensor<?x1x4x32x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<?x4x1x1x32xf32>) outs(%117 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_37, %concat, %concat_3 : tensor<?x1x4x32xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>
  }
}

