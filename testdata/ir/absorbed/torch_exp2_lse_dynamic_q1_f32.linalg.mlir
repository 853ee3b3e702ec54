#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x32xf32>, %arg3: tensor<?x?x8xf32>, %arg4: tensor<?xi64>) -> (tensor<?x1x4x32xf32>, tensor<?x1x4xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %cst_2 = arith.constant 0.29448889205180612 : f64
    %cst_3 = arith.constant 2.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg2, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_4 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 32, 1] : tensor<?x1x4x32xf32> into tensor<?x1x4x32x1xf32>
    %dim_5 = tensor.dim %arg2, %c0 : tensor<?x?x32xf32>
    %expanded_6 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [%dim_5, %dim_4, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %2 = tensor.empty(%dim) : tensor<?x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x32x1xf32>) outs(%2 : tensor<?x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x32x1x1xf32> into tensor<?x4x32xf32>
    %3 = tensor.empty(%dim_5, %dim_4) : tensor<?x32x1x?x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<?x?x32x1x1xf32>) outs(%3 : tensor<?x32x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %4 = arith.cmpi slt, %0, %c0_i64 : i64
    %5 = arith.select %4, %c1_i64, %0 : i64
    %6 = arith.extui %4 : i1 to i64
    %7 = arith.muli %5, %c32_i64 : i64
    %8 = arith.muli %7, %1 : i64
    %9 = arith.addi %6, %c1_i64 : i64
    %10 = arith.cmpi slt, %1, %c0_i64 : i64
    %11 = arith.select %10, %7, %8 : i64
    %12 = arith.select %10, %9, %6 : i64
    %13 = arith.cmpi sle, %12, %c1_i64 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %14 = arith.index_cast %dim_5 : index to i64
    %15 = arith.muli %14, %c32_i64 : i64
    %16 = arith.muli %15, %1 : i64
    %17 = arith.divsi %16, %11 : i64
    %18 = arith.select %4, %17, %0 : i64
    %19 = arith.select %10, %17, %1 : i64
    %from_elements = tensor.from_elements %18, %c32_i64, %19 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_7(%from_elements) : (tensor<?x32x1x?x1xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
    %20 = arith.index_cast %19 : i64 to index
    %21 = arith.cmpi eq, %0, %18 : i64
    cf.assert %21, "mismatching contracting dimension"
    %22 = tensor.empty(%dim, %20) : tensor<?x4x?xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %24 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x4x32xf32>, tensor<?x32x?xf32>) outs(%23 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %25 = arith.muli %5, %c4_i64 : i64
    %26 = arith.muli %25, %1 : i64
    %27 = arith.select %10, %25, %26 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %28 = arith.muli %0, %c4_i64 : i64
    %29 = arith.muli %28, %19 : i64
    %30 = arith.divsi %29, %27 : i64
    %31 = arith.select %4, %30, %0 : i64
    %32 = arith.select %10, %30, %1 : i64
    %from_elements_8 = tensor.from_elements %31, %c4_i64, %c1_i64, %c1_i64, %32 : tensor<5xi64>
    %reshape_9 = tensor.reshape %24(%from_elements_8) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %33 = arith.index_cast %31 : i64 to index
    %34 = arith.index_cast %32 : i64 to index
    %35 = tensor.empty(%33, %34) : tensor<?x1x4x?x1xf32>
    %transposed_10 = linalg.transpose ins(%reshape_9 : tensor<?x4x1x1x?xf32>) outs(%35 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %36 = arith.muli %31, %c4_i64 : i64
    %37 = arith.muli %36, %32 : i64
    %38 = arith.divsi %37, %27 : i64
    %39 = arith.select %4, %38, %0 : i64
    %40 = arith.select %10, %38, %1 : i64
    %from_elements_11 = tensor.from_elements %39, %c1_i64, %c4_i64, %40 : tensor<4xi64>
    %reshape_12 = tensor.reshape %transposed_10(%from_elements_11) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %dim_13 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
    %expanded_14 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim_13, 1, 4, 8, 1] : tensor<?x1x4x8xf32> into tensor<?x1x4x8x1xf32>
    %dim_15 = tensor.dim %arg3, %c0 : tensor<?x?x8xf32>
    %dim_16 = tensor.dim %arg3, %c1 : tensor<?x?x8xf32>
    %expanded_17 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [%dim_15, %dim_16, 8, 1, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1x1xf32>
    %41 = tensor.empty(%dim_13) : tensor<?x4x8x1x1xf32>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<?x1x4x8x1xf32>) outs(%41 : tensor<?x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2, 3, 4]] : tensor<?x4x8x1x1xf32> into tensor<?x4x8xf32>
    %42 = tensor.empty(%dim_15, %dim_16) : tensor<?x8x1x?x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_17 : tensor<?x?x8x1x1xf32>) outs(%42 : tensor<?x8x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %43 = arith.muli %5, %c8_i64 : i64
    %44 = arith.muli %43, %1 : i64
    %45 = arith.select %10, %43, %44 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %46 = arith.index_cast %dim_15 : index to i64
    %47 = arith.muli %46, %c8_i64 : i64
    %48 = arith.index_cast %dim_16 : index to i64
    %49 = arith.muli %47, %48 : i64
    %50 = arith.divsi %49, %45 : i64
    %51 = arith.select %4, %50, %0 : i64
    %52 = arith.select %10, %50, %1 : i64
    %from_elements_21 = tensor.from_elements %51, %c8_i64, %52 : tensor<3xi64>
    %reshape_22 = tensor.reshape %transposed_20(%from_elements_21) : (tensor<?x8x1x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %53 = arith.index_cast %52 : i64 to index
    %54 = arith.index_cast %dim_13 : index to i64
    %55 = arith.cmpi eq, %54, %51 : i64
    cf.assert %55, "mismatching contracting dimension"
    %56 = tensor.empty(%dim_13, %53) : tensor<?x4x?xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %58 = linalg.batch_matmul ins(%collapsed_19, %reshape_22 : tensor<?x4x8xf32>, tensor<?x8x?xf32>) outs(%57 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %59 = arith.muli %54, %c4_i64 : i64
    %60 = arith.muli %59, %52 : i64
    %61 = arith.divsi %60, %27 : i64
    %62 = arith.select %4, %61, %0 : i64
    %63 = arith.select %10, %61, %1 : i64
    %from_elements_23 = tensor.from_elements %62, %c4_i64, %c1_i64, %c1_i64, %63 : tensor<5xi64>
    %reshape_24 = tensor.reshape %58(%from_elements_23) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %64 = arith.index_cast %62 : i64 to index
    %65 = arith.index_cast %63 : i64 to index
    %66 = tensor.empty(%64, %65) : tensor<?x1x4x?x1xf32>
    %transposed_25 = linalg.transpose ins(%reshape_24 : tensor<?x4x1x1x?xf32>) outs(%66 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %67 = arith.muli %62, %c4_i64 : i64
    %68 = arith.muli %67, %63 : i64
    %69 = arith.divsi %68, %27 : i64
    %70 = arith.select %4, %69, %0 : i64
    %71 = arith.select %10, %69, %1 : i64
    %from_elements_26 = tensor.from_elements %70, %c1_i64, %c4_i64, %71 : tensor<4xi64>
    %reshape_27 = tensor.reshape %transposed_25(%from_elements_26) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %72 = arith.index_cast %39 : i64 to index
    %73 = arith.index_cast %40 : i64 to index
    %74 = arith.index_cast %70 : i64 to index
    %75 = arith.cmpi eq, %72, %74 : index
    cf.assert %75, "mismatched size for broadcast"
    %76 = arith.index_cast %71 : i64 to index
    %77 = arith.cmpi eq, %73, %76 : index
    cf.assert %77, "mismatched size for broadcast"
    %78 = tensor.empty(%72, %73) : tensor<?x1x4x?xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_12, %reshape_27 : tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) outs(%78 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %127 = arith.addf %in, %in_42 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<?x1x4x?xf32>) outs(%78 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = arith.truncf %cst_2 : f64 to f32
      %128 = arith.mulf %in, %127 : f32
      linalg.yield %128 : f32
    } -> tensor<?x1x4x?xf32>
    %81 = tensor.empty(%dim_4) : tensor<?xi64>
    %82 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%81 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %127 = linalg.index 0 : index
      %128 = arith.index_cast %127 : index to i64
      linalg.yield %128 : i64
    } -> tensor<?xi64>
    %dim_28 = tensor.dim %arg4, %c0 : tensor<?xi64>
    %expanded_29 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [%dim_28, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %83 = tensor.empty(%dim_28, %dim_4) : tensor<?x1x1x?xi1>
    %84 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_29 : tensor<?xi64>, tensor<?x1x1x1xi64>) outs(%83 : tensor<?x1x1x?xi1>) {
    ^bb0(%in: i64, %in_42: i64, %out: i1):
      %127 = arith.cmpi sge, %in, %in_42 : i64
      linalg.yield %127 : i1
    } -> tensor<?x1x1x?xi1>
    %85 = arith.cmpi eq, %dim_28, %72 : index
    cf.assert %85, "mismatched size for broadcast"
    %86 = arith.cmpi eq, %dim_4, %73 : index
    cf.assert %86, "mismatched size for broadcast"
    %87 = tensor.empty(%dim_28, %dim_4) : tensor<?x1x4x?xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map5, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %cst_1, %80 : tensor<?x1x1x?xi1>, tensor<f32>, tensor<?x1x4x?xf32>) outs(%87 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: i1, %in_42: f32, %in_43: f32, %out: f32):
      %127 = arith.select %in, %in_42, %in_43 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %89 = tensor.empty(%dim_28) : tensor<?x1x4xi64>
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%89 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %91 = tensor.empty(%dim_28) : tensor<?x1x4xf32>
    %92 = linalg.fill ins(%cst_0 : f32) outs(%91 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %93:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<?x1x4x?xf32>) outs(%92, %90 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_42: i64):
      %127 = linalg.index 3 : index
      %128 = arith.index_cast %127 : index to i64
      %129 = arith.maximumf %in, %out : f32
      %130 = arith.cmpf ogt, %in, %out : f32
      %131 = arith.select %130, %128, %out_42 : i64
      linalg.yield %129, %131 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_30 = tensor.expand_shape %93#0 [[0], [1], [2, 3]] output_shape [%dim_28, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %expanded_30 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%87 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %127 = arith.subf %in, %in_42 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<?x1x4x?xf32>) outs(%87 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = math.powf %cst_3, %in : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x?xf32>
    %96 = tensor.empty(%dim_28) : tensor<?x1x4x1xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<?x1x4x?xf32>) outs(%97 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = arith.addf %in, %out : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x1xf32>
    %expanded_31 = tensor.expand_shape %95 [[0], [1], [2], [3, 4]] output_shape [%dim_28, 1, 4, %dim_4, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %99 = tensor.empty(%dim_28, %dim_4) : tensor<?x4x?x1x1xf32>
    %transposed_32 = linalg.transpose ins(%expanded_31 : tensor<?x1x4x?x1xf32>) outs(%99 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %100 = arith.index_cast %dim_28 : index to i64
    %101 = arith.muli %100, %c4_i64 : i64
    %102 = arith.muli %101, %1 : i64
    %103 = arith.divsi %102, %27 : i64
    %104 = arith.select %4, %103, %0 : i64
    %105 = arith.select %10, %103, %1 : i64
    %from_elements_33 = tensor.from_elements %104, %c4_i64, %105 : tensor<3xi64>
    %reshape_34 = tensor.reshape %transposed_32(%from_elements_33) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %106 = tensor.empty(%dim_5, %dim_4) : tensor<?x?x1x32x1xf32>
    %transposed_35 = linalg.transpose ins(%expanded_6 : tensor<?x?x32x1x1xf32>) outs(%106 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %107 = arith.muli %5, %1 : i64
    %108 = arith.select %10, %5, %107 : i64
    %109 = arith.muli %108, %c32_i64 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %110 = arith.muli %14, %1 : i64
    %111 = arith.muli %110, %c32_i64 : i64
    %112 = arith.divsi %111, %109 : i64
    %113 = arith.select %4, %112, %0 : i64
    %114 = arith.select %10, %112, %1 : i64
    %from_elements_36 = tensor.from_elements %113, %114, %c32_i64 : tensor<3xi64>
    %reshape_37 = tensor.reshape %transposed_35(%from_elements_36) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %115 = arith.index_cast %104 : i64 to index
    %116 = arith.cmpi eq, %104, %113 : i64
    cf.assert %116, "mismatching contracting dimension"
    %117 = arith.cmpi eq, %105, %114 : i64
    cf.assert %117, "mismatching contracting dimension"
    %118 = tensor.empty(%115) : tensor<?x4x32xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %120 = linalg.batch_matmul ins(%reshape_34, %reshape_37 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%119 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_38 = tensor.expand_shape %120 [[0], [1], [2, 3, 4]] output_shape [%115, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %121 = tensor.empty(%115) : tensor<?x1x4x32x1xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<?x4x1x1x32xf32>) outs(%121 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_40 = tensor.collapse_shape %transposed_39 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    %122 = arith.cmpi eq, %115, %dim_28 : index
    cf.assert %122, "mismatched size for broadcast"
    %123 = tensor.empty(%115) : tensor<?x1x4x32xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_40, %98 : tensor<?x1x4x32xf32>, tensor<?x1x4x1xf32>) outs(%123 : tensor<?x1x4x32xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %127 = arith.divf %in, %in_42 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x32xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<?x1x4x1xf32>) outs(%96 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %127 = math.log2 %in : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x1xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %125 : tensor<?x1x4x1xf32>, tensor<?x1x4x1xf32>) outs(%96 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %127 = arith.addf %in, %in_42 : f32
      linalg.yield %127 : f32
    } -> tensor<?x1x4x1xf32>
    %collapsed_41 = tensor.collapse_shape %126 [[0], [1], [2, 3]] : tensor<?x1x4x1xf32> into tensor<?x1x4xf32>
    return %124, %collapsed_41 : tensor<?x1x4x32xf32>, tensor<?x1x4xf32>
  }
}

