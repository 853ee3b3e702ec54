#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x4x16xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x32xf32>, %arg3: tensor<?x?x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<?xi64>) -> tensor<?x1x4x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg2, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_3 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 16, 1] : tensor<?x1x4x16xf32> into tensor<?x1x4x16x1xf32>
    %expanded_4 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %2 = tensor.empty(%dim) : tensor<4x?x16x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x16x1xf32>) outs(%2 : tensor<4x?x16x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<4x?x16x1x1xf32> into tensor<4x?x16xf32>
    %3 = tensor.empty() : tensor<4x16x1x32x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<4x16x32x1x1xf32>) outs(%3 : tensor<4x16x1x32x1xf32>) permutation = [0, 1, 4, 2, 3] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1], [2, 3, 4]] : tensor<4x16x1x32x1xf32> into tensor<4x16x32xf32>
    %4 = tensor.empty(%dim) : tensor<4x?x32xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x?x32xf32>) -> tensor<4x?x32xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<4x?x16xf32>, tensor<4x16x32xf32>) outs(%5 : tensor<4x?x32xf32>) -> tensor<4x?x32xf32>
    %expanded_7 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [4, %dim, 1, 1, 32] : tensor<4x?x32xf32> into tensor<4x?x1x1x32xf32>
    %dim_8 = tensor.dim %arg2, %c0 : tensor<?x?x32xf32>
    %expanded_9 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [%dim_8, %dim_3, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %7 = tensor.empty(%dim) : tensor<?x4x32x1x1xf32>
    %transposed_10 = linalg.transpose ins(%expanded_7 : tensor<4x?x1x1x32xf32>) outs(%7 : tensor<?x4x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_11 = tensor.collapse_shape %transposed_10 [[0], [1], [2, 3, 4]] : tensor<?x4x32x1x1xf32> into tensor<?x4x32xf32>
    %8 = tensor.empty(%dim_8, %dim_3) : tensor<?x32x1x?x1xf32>
    %transposed_12 = linalg.transpose ins(%expanded_9 : tensor<?x?x32x1x1xf32>) outs(%8 : tensor<?x32x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
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
    %19 = arith.index_cast %dim_8 : index to i64
    %20 = arith.muli %19, %c32_i64 : i64
    %21 = arith.muli %20, %1 : i64
    %22 = arith.divsi %21, %16 : i64
    %23 = arith.select %9, %22, %0 : i64
    %24 = arith.select %15, %22, %1 : i64
    %from_elements = tensor.from_elements %23, %c32_i64, %24 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_12(%from_elements) : (tensor<?x32x1x?x1xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
    %25 = arith.index_cast %24 : i64 to index
    %26 = arith.cmpi eq, %0, %23 : i64
    cf.assert %26, "mismatching contracting dimension"
    %27 = tensor.empty(%dim, %25) : tensor<?x4x?xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %29 = linalg.batch_matmul ins(%collapsed_11, %reshape : tensor<?x4x32xf32>, tensor<?x32x?xf32>) outs(%28 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %30 = arith.muli %10, %c4_i64 : i64
    %31 = arith.muli %30, %1 : i64
    %32 = arith.select %15, %30, %31 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %33 = arith.muli %0, %c4_i64 : i64
    %34 = arith.muli %33, %24 : i64
    %35 = arith.divsi %34, %32 : i64
    %36 = arith.select %9, %35, %0 : i64
    %37 = arith.select %15, %35, %1 : i64
    %from_elements_13 = tensor.from_elements %36, %c4_i64, %c1_i64, %c1_i64, %37 : tensor<5xi64>
    %reshape_14 = tensor.reshape %29(%from_elements_13) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %38 = arith.index_cast %36 : i64 to index
    %39 = arith.index_cast %37 : i64 to index
    %40 = tensor.empty(%38, %39) : tensor<?x1x4x?x1xf32>
    %transposed_15 = linalg.transpose ins(%reshape_14 : tensor<?x4x1x1x?xf32>) outs(%40 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %41 = arith.muli %36, %c4_i64 : i64
    %42 = arith.muli %41, %37 : i64
    %43 = arith.divsi %42, %32 : i64
    %44 = arith.select %9, %43, %0 : i64
    %45 = arith.select %15, %43, %1 : i64
    %from_elements_16 = tensor.from_elements %44, %c1_i64, %c4_i64, %45 : tensor<4xi64>
    %reshape_17 = tensor.reshape %transposed_15(%from_elements_16) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %dim_18 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
    %expanded_19 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim_18, 1, 4, 8, 1] : tensor<?x1x4x8xf32> into tensor<?x1x4x8x1xf32>
    %dim_20 = tensor.dim %arg3, %c0 : tensor<?x?x8xf32>
    %dim_21 = tensor.dim %arg3, %c1 : tensor<?x?x8xf32>
    %expanded_22 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [%dim_20, %dim_21, 8, 1, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1x1xf32>
    %46 = tensor.empty(%dim_18) : tensor<?x4x8x1x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<?x1x4x8x1xf32>) outs(%46 : tensor<?x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2, 3, 4]] : tensor<?x4x8x1x1xf32> into tensor<?x4x8xf32>
    %47 = tensor.empty(%dim_20, %dim_21) : tensor<?x8x1x?x1xf32>
    %transposed_25 = linalg.transpose ins(%expanded_22 : tensor<?x?x8x1x1xf32>) outs(%47 : tensor<?x8x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %48 = arith.muli %10, %c8_i64 : i64
    %49 = arith.muli %48, %1 : i64
    %50 = arith.select %15, %48, %49 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %51 = arith.index_cast %dim_20 : index to i64
    %52 = arith.muli %51, %c8_i64 : i64
    %53 = arith.index_cast %dim_21 : index to i64
    %54 = arith.muli %52, %53 : i64
    %55 = arith.divsi %54, %50 : i64
    %56 = arith.select %9, %55, %0 : i64
    %57 = arith.select %15, %55, %1 : i64
    %from_elements_26 = tensor.from_elements %56, %c8_i64, %57 : tensor<3xi64>
    %reshape_27 = tensor.reshape %transposed_25(%from_elements_26) : (tensor<?x8x1x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %58 = arith.index_cast %57 : i64 to index
    %59 = arith.index_cast %dim_18 : index to i64
    %60 = arith.cmpi eq, %59, %56 : i64
    cf.assert %60, "mismatching contracting dimension"
    %61 = tensor.empty(%dim_18, %58) : tensor<?x4x?xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %63 = linalg.batch_matmul ins(%collapsed_24, %reshape_27 : tensor<?x4x8xf32>, tensor<?x8x?xf32>) outs(%62 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %64 = arith.muli %59, %c4_i64 : i64
    %65 = arith.muli %64, %57 : i64
    %66 = arith.divsi %65, %32 : i64
    %67 = arith.select %9, %66, %0 : i64
    %68 = arith.select %15, %66, %1 : i64
    %from_elements_28 = tensor.from_elements %67, %c4_i64, %c1_i64, %c1_i64, %68 : tensor<5xi64>
    %reshape_29 = tensor.reshape %63(%from_elements_28) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %69 = arith.index_cast %67 : i64 to index
    %70 = arith.index_cast %68 : i64 to index
    %71 = tensor.empty(%69, %70) : tensor<?x1x4x?x1xf32>
    %transposed_30 = linalg.transpose ins(%reshape_29 : tensor<?x4x1x1x?xf32>) outs(%71 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %72 = arith.muli %67, %c4_i64 : i64
    %73 = arith.muli %72, %68 : i64
    %74 = arith.divsi %73, %32 : i64
    %75 = arith.select %9, %74, %0 : i64
    %76 = arith.select %15, %74, %1 : i64
    %from_elements_31 = tensor.from_elements %75, %c1_i64, %c4_i64, %76 : tensor<4xi64>
    %reshape_32 = tensor.reshape %transposed_30(%from_elements_31) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %77 = arith.index_cast %44 : i64 to index
    %78 = arith.index_cast %45 : i64 to index
    %79 = arith.index_cast %75 : i64 to index
    %80 = arith.cmpi eq, %77, %79 : index
    cf.assert %80, "mismatched size for broadcast"
    %81 = arith.index_cast %76 : i64 to index
    %82 = arith.cmpi eq, %78, %81 : index
    cf.assert %82, "mismatched size for broadcast"
    %83 = tensor.empty(%77, %78) : tensor<?x1x4x?xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_17, %reshape_32 : tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %133 = arith.addf %in, %in_52 : f32
      linalg.yield %133 : f32
    } -> tensor<?x1x4x?xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<?x1x4x?xf32>) outs(%83 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.truncf %cst_2 : f64 to f32
      %134 = arith.mulf %in, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<?x1x4x?xf32>
    %86 = tensor.empty(%dim_3) : tensor<?xi64>
    %87 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%86 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %133 = linalg.index 0 : index
      %134 = arith.index_cast %133 : index to i64
      linalg.yield %134 : i64
    } -> tensor<?xi64>
    %dim_33 = tensor.dim %arg6, %c0 : tensor<?xi64>
    %expanded_34 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [%dim_33, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %88 = tensor.empty(%dim_33, %dim_3) : tensor<?x1x1x?xi1>
    %89 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %expanded_34 : tensor<?xi64>, tensor<?x1x1x1xi64>) outs(%88 : tensor<?x1x1x?xi1>) {
    ^bb0(%in: i64, %in_52: i64, %out: i1):
      %133 = arith.cmpi sge, %in, %in_52 : i64
      linalg.yield %133 : i1
    } -> tensor<?x1x1x?xi1>
    %90 = arith.cmpi eq, %dim_33, %77 : index
    cf.assert %90, "mismatched size for broadcast"
    %91 = arith.cmpi eq, %dim_3, %78 : index
    cf.assert %91, "mismatched size for broadcast"
    %92 = tensor.empty(%dim_33, %dim_3) : tensor<?x1x4x?xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map5, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %cst_1, %85 : tensor<?x1x1x?xi1>, tensor<f32>, tensor<?x1x4x?xf32>) outs(%92 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: i1, %in_52: f32, %in_53: f32, %out: f32):
      %133 = arith.select %in, %in_52, %in_53 : f32
      linalg.yield %133 : f32
    } -> tensor<?x1x4x?xf32>
    %94 = tensor.empty(%dim_33) : tensor<?x1x4xi64>
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%94 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %96 = tensor.empty(%dim_33) : tensor<?x1x4xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %98:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93 : tensor<?x1x4x?xf32>) outs(%97, %95 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_52: i64):
      %133 = linalg.index 3 : index
      %134 = arith.index_cast %133 : index to i64
      %135 = arith.maximumf %in, %out : f32
      %136 = arith.cmpf ogt, %in, %out : f32
      %137 = arith.select %136, %134, %out_52 : i64
      linalg.yield %135, %137 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_35 = tensor.expand_shape %98#0 [[0], [1], [2, 3]] output_shape [%dim_33, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_35 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%92 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %133 = arith.subf %in, %in_52 : f32
      linalg.yield %133 : f32
    } -> tensor<?x1x4x?xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<?x1x4x?xf32>) outs(%92 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = math.exp %in : f32
      linalg.yield %133 : f32
    } -> tensor<?x1x4x?xf32>
    %101 = tensor.empty(%dim_33) : tensor<?x1x4x1xf32>
    %102 = linalg.fill ins(%cst : f32) outs(%101 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<?x1x4x?xf32>) outs(%102 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %133 = arith.addf %in, %out : f32
      linalg.yield %133 : f32
    } -> tensor<?x1x4x1xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%92 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %133 = arith.divf %in, %in_52 : f32
      linalg.yield %133 : f32
    } -> tensor<?x1x4x?xf32>
    %expanded_36 = tensor.expand_shape %104 [[0], [1], [2], [3, 4]] output_shape [%dim_33, 1, 4, %dim_3, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %105 = tensor.empty(%dim_33, %dim_3) : tensor<?x4x?x1x1xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<?x1x4x?x1xf32>) outs(%105 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %106 = arith.index_cast %dim_33 : index to i64
    %107 = arith.muli %106, %c4_i64 : i64
    %108 = arith.muli %107, %1 : i64
    %109 = arith.divsi %108, %32 : i64
    %110 = arith.select %9, %109, %0 : i64
    %111 = arith.select %15, %109, %1 : i64
    %from_elements_38 = tensor.from_elements %110, %c4_i64, %111 : tensor<3xi64>
    %reshape_39 = tensor.reshape %transposed_37(%from_elements_38) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %112 = tensor.empty(%dim_8, %dim_3) : tensor<?x?x1x32x1xf32>
    %transposed_40 = linalg.transpose ins(%expanded_9 : tensor<?x?x32x1x1xf32>) outs(%112 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %113 = arith.muli %10, %1 : i64
    %114 = arith.select %15, %10, %113 : i64
    %115 = arith.muli %114, %c32_i64 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %116 = arith.muli %19, %1 : i64
    %117 = arith.muli %116, %c32_i64 : i64
    %118 = arith.divsi %117, %115 : i64
    %119 = arith.select %9, %118, %0 : i64
    %120 = arith.select %15, %118, %1 : i64
    %from_elements_41 = tensor.from_elements %119, %120, %c32_i64 : tensor<3xi64>
    %reshape_42 = tensor.reshape %transposed_40(%from_elements_41) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %121 = arith.index_cast %110 : i64 to index
    %122 = arith.cmpi eq, %110, %119 : i64
    cf.assert %122, "mismatching contracting dimension"
    %123 = arith.cmpi eq, %111, %120 : i64
    cf.assert %123, "mismatching contracting dimension"
    %124 = tensor.empty(%121) : tensor<?x4x32xf32>
    %125 = linalg.fill ins(%cst : f32) outs(%124 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %126 = linalg.batch_matmul ins(%reshape_39, %reshape_42 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%125 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_43 = tensor.expand_shape %126 [[0], [1], [2, 3, 4]] output_shape [%121, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %expanded_44 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %127 = tensor.empty(%121) : tensor<4x?x32x1x1xf32>
    %transposed_45 = linalg.transpose ins(%expanded_43 : tensor<?x4x1x1x32xf32>) outs(%127 : tensor<4x?x32x1x1xf32>) permutation = [1, 0, 4, 3, 2] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0], [1], [2, 3, 4]] : tensor<4x?x32x1x1xf32> into tensor<4x?x32xf32>
    %128 = tensor.empty() : tensor<4x32x1x16x1xf32>
    %transposed_47 = linalg.transpose ins(%expanded_44 : tensor<4x16x32x1x1xf32>) outs(%128 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_48 = tensor.collapse_shape %transposed_47 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %129 = tensor.empty(%121) : tensor<4x?x16xf32>
    %130 = linalg.fill ins(%cst : f32) outs(%129 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %131 = linalg.batch_matmul ins(%collapsed_46, %collapsed_48 : tensor<4x?x32xf32>, tensor<4x32x16xf32>) outs(%130 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_49 = tensor.expand_shape %131 [[0], [1], [2, 3, 4]] output_shape [4, %121, 1, 1, 16] : tensor<4x?x16xf32> into tensor<4x?x1x1x16xf32>
    %132 = tensor.empty(%121) : tensor<?x1x4x16x1xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<4x?x1x1x16xf32>) outs(%132 : tensor<?x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0], [1], [2], [3, 4]] : tensor<?x1x4x16x1xf32> into tensor<?x1x4x16xf32>
    return %collapsed_51 : tensor<?x1x4x16xf32>
  }
}

