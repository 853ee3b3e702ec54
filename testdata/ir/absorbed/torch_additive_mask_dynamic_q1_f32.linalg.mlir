#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x16xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x32xf32>, %arg3: tensor<?x?x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<?x1x1x?xf32>) -> tensor<?x1x4x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c32_i64 = arith.constant 32 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 16, 1] : tensor<?x1x4x16xf32> into tensor<?x1x4x16x1xf32>
    %expanded_3 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %2 = tensor.empty(%dim) : tensor<4x?x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x16x1xf32>) outs(%2 : tensor<4x?x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x?x16x1x1xf32> into tensor<4x?x16xf32>
    %3 = tensor.empty() : tensor<4x16x1x32x1xf32>
    %transposed_4 = linalg.transpose ins(%expanded_3 : tensor<4x16x32x1x1xf32>) outs(%3 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_5 = tensor.collapse_shape %transposed_4 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %4 = tensor.empty(%dim) : tensor<4x?x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x?x32xf32>) -> tensor<4x?x32xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x?x16xf32>, tensor<4x16x32xf32>) outs(%5 : tensor<4x?x32xf32>) -> tensor<4x?x32xf32>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [4, %dim, 1, 1, 32] : tensor<4x?x32xf32> into tensor<4x?x1x1x32xf32>
    %dim_7 = tensor.dim %arg2, %c0 : tensor<?x?x32xf32>
    %expanded_8 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [%dim_7, %dim_2, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %7 = tensor.empty(%dim) : tensor<?x4x32x1x1xf32>
    %transposed_9 = linalg.transpose ins(%expanded_6 : tensor<4x?x1x1x32xf32>) outs(%7 : tensor<?x4x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3, 4]] : tensor<?x4x32x1x1xf32> into tensor<?x4x32xf32>
    %8 = tensor.empty(%dim_7, %dim_2) : tensor<?x32x1x?x1xf32>
    %transposed_11 = linalg.transpose ins(%expanded_8 : tensor<?x?x32x1x1xf32>) outs(%8 : tensor<?x32x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %9 = arith.cmpi slt, %0, %c0_i64 : i64
    %10 = arith.select %9, %c1_i64, %0 : i64
    %11 = arith.extui %9 : i1 to i64
    %12 = arith.muli %10, %c32_i64 : i64
    %13 = arith.muli %12, %1 : i64
    %14 = arith.addi %11, %c1_i64 : i64
    %15 = arith.cmpi slt, %1, %c0_i64 : i64
    %16 = arith.select %15, %12, %13 : i64
    %17 = arith.select %15, %14, %11 : i64
    %18 = arith.cmpi sle, %17, %c1_i64 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %19 = arith.index_cast %dim_7 : index to i64
    %20 = arith.muli %19, %c32_i64 : i64
    %21 = arith.muli %20, %1 : i64
    %22 = arith.divsi %21, %16 : i64
    %23 = arith.select %9, %22, %0 : i64
    %24 = arith.select %15, %22, %1 : i64
    %from_elements = tensor.from_elements %23, %c32_i64, %24 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_11(%from_elements) : (tensor<?x32x1x?x1xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
    %25 = arith.index_cast %24 : i64 to index
    %26 = arith.cmpi eq, %0, %23 : i64
    cf.assert %26, "mismatching contracting dimension"
    %27 = tensor.empty(%dim, %25) : tensor<?x4x?xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %29 = linalg.batch_matmul ins(%collapsed_10, %reshape : tensor<?x4x32xf32>, tensor<?x32x?xf32>) outs(%28 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %30 = arith.muli %10, %c4_i64 : i64
    %31 = arith.muli %30, %1 : i64
    %32 = arith.select %15, %30, %31 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %33 = arith.muli %0, %c4_i64 : i64
    %34 = arith.muli %33, %24 : i64
    %35 = arith.divsi %34, %32 : i64
    %36 = arith.select %9, %35, %0 : i64
    %37 = arith.select %15, %35, %1 : i64
    %from_elements_12 = tensor.from_elements %36, %c4_i64, %c1_i64, %c1_i64, %37 : tensor<5xi64>
    %reshape_13 = tensor.reshape %29(%from_elements_12) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %38 = arith.index_cast %36 : i64 to index
    %39 = arith.index_cast %37 : i64 to index
    %40 = tensor.empty(%38, %39) : tensor<?x1x4x?x1xf32>
    %transposed_14 = linalg.transpose ins(%reshape_13 : tensor<?x4x1x1x?xf32>) outs(%40 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %41 = arith.muli %36, %c4_i64 : i64
    %42 = arith.muli %41, %37 : i64
    %43 = arith.divsi %42, %32 : i64
    %44 = arith.select %9, %43, %0 : i64
    %45 = arith.select %15, %43, %1 : i64
    %from_elements_15 = tensor.from_elements %44, %c1_i64, %c4_i64, %45 : tensor<4xi64>
    %reshape_16 = tensor.reshape %transposed_14(%from_elements_15) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %dim_17 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
    %expanded_18 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim_17, 1, 4, 8, 1] : tensor<?x1x4x8xf32> into tensor<?x1x4x8x1xf32>
    %dim_19 = tensor.dim %arg3, %c0 : tensor<?x?x8xf32>
    %dim_20 = tensor.dim %arg3, %c1 : tensor<?x?x8xf32>
    %expanded_21 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [%dim_19, %dim_20, 8, 1, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1x1xf32>
    %46 = tensor.empty(%dim_17) : tensor<?x4x8x1x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_18 : tensor<?x1x4x8x1xf32>) outs(%46 : tensor<?x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3, 4]] : tensor<?x4x8x1x1xf32> into tensor<?x4x8xf32>
    %47 = tensor.empty(%dim_19, %dim_20) : tensor<?x8x1x?x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_21 : tensor<?x?x8x1x1xf32>) outs(%47 : tensor<?x8x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %48 = arith.muli %10, %c8_i64 : i64
    %49 = arith.muli %48, %1 : i64
    %50 = arith.select %15, %48, %49 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %51 = arith.index_cast %dim_19 : index to i64
    %52 = arith.muli %51, %c8_i64 : i64
    %53 = arith.index_cast %dim_20 : index to i64
    %54 = arith.muli %52, %53 : i64
    %55 = arith.divsi %54, %50 : i64
    %56 = arith.select %9, %55, %0 : i64
    %57 = arith.select %15, %55, %1 : i64
    %from_elements_25 = tensor.from_elements %56, %c8_i64, %57 : tensor<3xi64>
    %reshape_26 = tensor.reshape %transposed_24(%from_elements_25) : (tensor<?x8x1x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %58 = arith.index_cast %57 : i64 to index
    %59 = arith.index_cast %dim_17 : index to i64
    %60 = arith.cmpi eq, %59, %56 : i64
    cf.assert %60, "mismatching contracting dimension"
    %61 = tensor.empty(%dim_17, %58) : tensor<?x4x?xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %63 = linalg.batch_matmul ins(%collapsed_23, %reshape_26 : tensor<?x4x8xf32>, tensor<?x8x?xf32>) outs(%62 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %64 = arith.muli %59, %c4_i64 : i64
    %65 = arith.muli %64, %57 : i64
    %66 = arith.divsi %65, %32 : i64
    %67 = arith.select %9, %66, %0 : i64
    %68 = arith.select %15, %66, %1 : i64
    %from_elements_27 = tensor.from_elements %67, %c4_i64, %c1_i64, %c1_i64, %68 : tensor<5xi64>
    %reshape_28 = tensor.reshape %63(%from_elements_27) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %69 = arith.index_cast %67 : i64 to index
    %70 = arith.index_cast %68 : i64 to index
    %71 = tensor.empty(%69, %70) : tensor<?x1x4x?x1xf32>
    %transposed_29 = linalg.transpose ins(%reshape_28 : tensor<?x4x1x1x?xf32>) outs(%71 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %72 = arith.muli %67, %c4_i64 : i64
    %73 = arith.muli %72, %68 : i64
    %74 = arith.divsi %73, %32 : i64
    %75 = arith.select %9, %74, %0 : i64
    %76 = arith.select %15, %74, %1 : i64
    %from_elements_30 = tensor.from_elements %75, %c1_i64, %c4_i64, %76 : tensor<4xi64>
    %reshape_31 = tensor.reshape %transposed_29(%from_elements_30) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %77 = arith.index_cast %44 : i64 to index
    %78 = arith.index_cast %45 : i64 to index
    %79 = arith.index_cast %75 : i64 to index
    %80 = arith.cmpi eq, %77, %79 : index
    cf.assert %80, "mismatched size for broadcast"
    %81 = arith.index_cast %76 : i64 to index
    %82 = arith.cmpi eq, %78, %81 : index
    cf.assert %82, "mismatched size for broadcast"
    %83 = tensor.empty(%77, %78) : tensor<?x1x4x?xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_16, %reshape_31 : tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %127 = arith.addf %in, %in_51 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<?x1x4x?xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = arith.truncf %cst_1 : f64 to f32
      %128 = arith.mulf %in, %127 : f32
      linalg.yield %128 : f32
    } -> tensor<?x1x4x?xf32>
    %dim_32 = tensor.dim %arg6, %c0 : tensor<?x1x1x?xf32>
    %86 = arith.cmpi eq, %77, %dim_32 : index
    cf.assert %86, "mismatched size for broadcast"
    %dim_33 = tensor.dim %arg6, %c3 : tensor<?x1x1x?xf32>
    %87 = arith.cmpi eq, %78, %dim_33 : index
    cf.assert %87, "mismatched size for broadcast"
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %arg6 : tensor<?x1x4x?xf32>, tensor<?x1x1x?xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %127 = arith.addf %in, %in_51 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %89 = tensor.empty(%77) : tensor<?x1x4xi64>
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%89 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %91 = tensor.empty(%77) : tensor<?x1x4xf32>
    %92 = linalg.fill ins(%cst_0 : f32) outs(%91 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %93:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<?x1x4x?xf32>) outs(%92, %90 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_51: i64):
      %127 = linalg.index 3 : index
      %128 = arith.index_cast %127 : index to i64
      %129 = arith.maximumf %in, %out : f32
      %130 = arith.cmpf ogt, %in, %out : f32
      %131 = arith.select %130, %128, %out_51 : i64
      linalg.yield %129, %131 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_34 = tensor.expand_shape %93#0 [[0], [1], [2, 3]] output_shape [%77, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %expanded_34 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %127 = arith.subf %in, %in_51 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<?x1x4x?xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = math.exp %in : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %96 = tensor.empty(%77) : tensor<?x1x4x1xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<?x1x4x?xf32>) outs(%97 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = arith.addf %in, %out : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_51: f32, %out: f32):
      %127 = arith.divf %in, %in_51 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %expanded_35 = tensor.expand_shape %99 [[0], [1], [2], [3, 4]] output_shape [%77, 1, 4, %78, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %100 = tensor.empty(%77, %78) : tensor<?x4x?x1x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<?x1x4x?x1xf32>) outs(%100 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %101 = arith.muli %44, %c4_i64 : i64
    %102 = arith.muli %101, %45 : i64
    %103 = arith.divsi %102, %32 : i64
    %104 = arith.select %9, %103, %0 : i64
    %105 = arith.select %15, %103, %1 : i64
    %from_elements_37 = tensor.from_elements %104, %c4_i64, %105 : tensor<3xi64>
    %reshape_38 = tensor.reshape %transposed_36(%from_elements_37) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %106 = tensor.empty(%dim_7, %dim_2) : tensor<?x?x1x32x1xf32>
    %transposed_39 = linalg.transpose ins(%expanded_8 : tensor<?x?x32x1x1xf32>) outs(%106 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %107 = arith.muli %10, %1 : i64
    %108 = arith.select %15, %10, %107 : i64
    %109 = arith.muli %108, %c32_i64 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %110 = arith.muli %19, %1 : i64
    %111 = arith.muli %110, %c32_i64 : i64
    %112 = arith.divsi %111, %109 : i64
    %113 = arith.select %9, %112, %0 : i64
    %114 = arith.select %15, %112, %1 : i64
    %from_elements_40 = tensor.from_elements %113, %114, %c32_i64 : tensor<3xi64>
    %reshape_41 = tensor.reshape %transposed_39(%from_elements_40) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %115 = arith.index_cast %104 : i64 to index
    %116 = arith.cmpi eq, %104, %113 : i64
    cf.assert %116, "mismatching contracting dimension"
    %117 = arith.cmpi eq, %105, %114 : i64
    cf.assert %117, "mismatching contracting dimension"
    %118 = tensor.empty(%115) : tensor<?x4x32xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %120 = linalg.batch_matmul ins(%reshape_38, %reshape_41 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%119 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_42 = tensor.expand_shape %120 [[0], [1], [2, 3, 4]] output_shape [%115, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %expanded_43 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %121 = tensor.empty(%115) : tensor<4x?x32x1x1xf32>
    %transposed_44 = linalg.transpose ins(%expanded_42 : tensor<?x4x1x1x32xf32>) outs(%121 : tensor<4x?x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1], [2, 3, 4]] : tensor<4x?x32x1x1xf32> into tensor<4x?x32xf32>
    %122 = tensor.empty() : tensor<4x32x1x16x1xf32>
    %transposed_46 = linalg.transpose ins(%expanded_43 : tensor<4x16x32x1x1xf32>) outs(%122 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %123 = tensor.empty(%115) : tensor<4x?x16xf32>
    %124 = linalg.fill ins(%cst : f32) outs(%123 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %125 = linalg.batch_matmul ins(%collapsed_45, %collapsed_47 : tensor<4x?x32xf32>, tensor<4x32x16xf32>) outs(%124 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_48 = tensor.expand_shape %125 [[0], [1], [2, 3, 4]] output_shape [4, %115, 1, 1, 16] : tensor<4x?x16xf32> into tensor<4x?x1x1x16xf32>
    %126 = tensor.empty(%115) : tensor<?x1x4x16x1xf32>
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<4x?x1x1x16xf32>) outs(%126 : tensor<?x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_50 = tensor.collapse_shape %transposed_49 [[0], [1], [2], [3, 4]] : tensor<?x1x4x16x1xf32> into tensor<?x1x4x16xf32>
    return %collapsed_50 : tensor<?x1x4x16xf32>
  }
}

