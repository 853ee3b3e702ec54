#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map2 = affine_map<()[s0] -> (s0 * 4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x16xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x32xf32>, %arg3: tensor<?x?x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>) -> tensor<?x1x4x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32_i64 = arith.constant 32 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %c64_i64 = arith.constant 64 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg2, %c0 : tensor<?x?x32xf32>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [%dim_3, 1, %dim_2, 32] : tensor<?x?x32xf32> into tensor<?x1x?x32xf32>
    %2 = tensor.empty() : tensor<4x32x16xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<4x16x32xf32>) outs(%2 : tensor<4x32x16xf32>) permutation = [0, 2, 1] 
    %3 = arith.muli %0, %c4_i64 : i64
    %4 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %6 = tensor.empty(%dim, %dim_2) : tensor<?x4x?x32xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<?x4x?x32xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 2 : index
      %140 = linalg.index 3 : index
      %141 = arith.cmpi eq, %dim_3, %c1 : index
      %142 = arith.select %141, %c0, %138 : index
      %143 = arith.cmpi eq, %dim_2, %c1 : index
      %144 = arith.select %143, %c0, %139 : index
      %extracted = tensor.extract %expanded[%142, %c0, %144, %140] : tensor<?x1x?x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x32xf32>
    %8 = arith.cmpi slt, %3, %c0_i64 : i64
    %9 = arith.select %8, %c1_i64, %3 : i64
    %10 = arith.extui %8 : i1 to i64
    %11 = arith.muli %9, %1 : i64
    %12 = arith.addi %10, %c1_i64 : i64
    %13 = arith.cmpi slt, %1, %c0_i64 : i64
    %14 = arith.select %13, %9, %11 : i64
    %15 = arith.select %13, %12, %10 : i64
    %16 = arith.muli %14, %c32_i64 : i64
    %17 = arith.cmpi sle, %15, %c1_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %18 = arith.muli %3, %1 : i64
    %19 = arith.muli %18, %c32_i64 : i64
    %20 = arith.divsi %19, %16 : i64
    %21 = arith.select %8, %20, %3 : i64
    %22 = arith.select %13, %20, %1 : i64
    %from_elements = tensor.from_elements %21, %22, %c32_i64 : tensor<3xi64>
    %reshape = tensor.reshape %7(%from_elements) : (tensor<?x4x?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    cf.assert %4, "negative values not allowed in new dimensions"
    %23 = tensor.empty(%dim) : tensor<?x4x32x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<4x32x16xf32>) outs(%23 : tensor<?x4x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x32x16xf32>
    %collapsed = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<?x4x32x16xf32> into tensor<?x32x16xf32>
    %25 = arith.index_cast %21 : i64 to index
    %26 = arith.index_cast %22 : i64 to index
    %27 = affine.apply #map2()[%dim]
    %28 = arith.index_cast %27 : index to i64
    %29 = arith.cmpi eq, %21, %28 : i64
    cf.assert %29, "mismatching contracting dimension"
    %30 = tensor.empty(%25, %26) : tensor<?x?x16xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %32 = linalg.batch_matmul ins(%reshape, %collapsed : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%31 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %33 = arith.cmpi slt, %0, %c0_i64 : i64
    %34 = arith.select %33, %c1_i64, %0 : i64
    %35 = arith.extui %33 : i1 to i64
    %36 = arith.muli %34, %c4_i64 : i64
    %37 = arith.muli %36, %1 : i64
    %38 = arith.addi %35, %c1_i64 : i64
    %39 = arith.select %13, %36, %37 : i64
    %40 = arith.select %13, %38, %35 : i64
    %41 = arith.muli %39, %c16_i64 : i64
    %42 = arith.cmpi sle, %40, %c1_i64 : i64
    cf.assert %42, "must have at most one inferred (negative) dimension"
    %43 = arith.muli %21, %22 : i64
    %44 = arith.muli %43, %c16_i64 : i64
    %45 = arith.divsi %44, %41 : i64
    %46 = arith.select %33, %45, %0 : i64
    %47 = arith.select %13, %45, %1 : i64
    %from_elements_4 = tensor.from_elements %46, %c4_i64, %47, %c16_i64 : tensor<4xi64>
    %reshape_5 = tensor.reshape %32(%from_elements_4) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %transposed_6 = linalg.transpose ins(%arg5 : tensor<4x16x32xf32>) outs(%2 : tensor<4x32x16xf32>) permutation = [0, 2, 1] 
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %17, "must have at most one inferred (negative) dimension"
    cf.assert %4, "negative values not allowed in new dimensions"
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_6 : tensor<4x32x16xf32>) outs(%23 : tensor<?x4x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x32x16xf32>
    %collapsed_7 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<?x4x32x16xf32> into tensor<?x32x16xf32>
    cf.assert %29, "mismatching contracting dimension"
    %49 = linalg.batch_matmul ins(%reshape, %collapsed_7 : tensor<?x?x32xf32>, tensor<?x32x16xf32>) outs(%31 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    cf.assert %42, "must have at most one inferred (negative) dimension"
    %reshape_8 = tensor.reshape %49(%from_elements_4) : (tensor<?x?x16xf32>, tensor<4xi64>) -> tensor<?x4x?x16xf32>
    %50 = tensor.empty(%dim) : tensor<?x4x1x16xf32>
    %transposed_9 = linalg.transpose ins(%arg0 : tensor<?x1x4x16xf32>) outs(%50 : tensor<?x4x1x16xf32>) permutation = [0, 2, 1, 3] 
    %51 = arith.index_cast %46 : i64 to index
    %52 = arith.index_cast %47 : i64 to index
    %53 = tensor.empty(%51, %52) : tensor<?x4x16x?xf32>
    %transposed_10 = linalg.transpose ins(%reshape_5 : tensor<?x4x?x16xf32>) outs(%53 : tensor<?x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %54 = tensor.empty(%dim) : tensor<?x4x1x16xf32>
    %55 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x4x1x16xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 3 : index
      %141 = arith.cmpi eq, %dim, %c1 : index
      %142 = arith.select %141, %c0, %138 : index
      %extracted = tensor.extract %transposed_9[%142, %139, %c0, %140] : tensor<?x4x1x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x1x16xf32>
    %collapsed_11 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<?x4x1x16xf32> into tensor<?x1x16xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %56 = tensor.empty(%dim, %dim_2) : tensor<?x4x16x?xf32>
    %57 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%56 : tensor<?x4x16x?xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 2 : index
      %141 = linalg.index 3 : index
      %142 = arith.cmpi eq, %51, %c1 : index
      %143 = arith.select %142, %c0, %138 : index
      %144 = arith.cmpi eq, %52, %c1 : index
      %145 = arith.select %144, %c0, %141 : index
      %extracted = tensor.extract %transposed_10[%143, %139, %140, %145] : tensor<?x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x?xf32>
    %58 = arith.muli %9, %c16_i64 : i64
    %59 = arith.muli %58, %1 : i64
    %60 = arith.select %13, %58, %59 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %61 = arith.muli %0, %c64_i64 : i64
    %62 = arith.muli %61, %1 : i64
    %63 = arith.divsi %62, %60 : i64
    %64 = arith.select %8, %63, %3 : i64
    %65 = arith.select %13, %63, %1 : i64
    %from_elements_12 = tensor.from_elements %64, %c16_i64, %65 : tensor<3xi64>
    %reshape_13 = tensor.reshape %57(%from_elements_12) : (tensor<?x4x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %66 = arith.index_cast %65 : i64 to index
    %67 = arith.cmpi eq, %28, %64 : i64
    cf.assert %67, "mismatching contracting dimension"
    %68 = tensor.empty(%27, %66) : tensor<?x1x?xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %70 = linalg.batch_matmul ins(%collapsed_11, %reshape_13 : tensor<?x1x16xf32>, tensor<?x16x?xf32>) outs(%69 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    cf.assert %42, "must have at most one inferred (negative) dimension"
    %71 = arith.muli %28, %65 : i64
    %72 = arith.divsi %71, %39 : i64
    %73 = arith.select %33, %72, %0 : i64
    %74 = arith.select %13, %72, %1 : i64
    %from_elements_14 = tensor.from_elements %73, %c4_i64, %c1_i64, %74 : tensor<4xi64>
    %reshape_15 = tensor.reshape %70(%from_elements_14) : (tensor<?x1x?xf32>, tensor<4xi64>) -> tensor<?x4x1x?xf32>
    %dim_16 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
    %75 = tensor.empty(%dim_16) : tensor<?x4x1x8xf32>
    %transposed_17 = linalg.transpose ins(%arg1 : tensor<?x1x4x8xf32>) outs(%75 : tensor<?x4x1x8xf32>) permutation = [0, 2, 1, 3] 
    %dim_18 = tensor.dim %arg3, %c0 : tensor<?x?x8xf32>
    %dim_19 = tensor.dim %arg3, %c1 : tensor<?x?x8xf32>
    %expanded_20 = tensor.expand_shape %arg3 [[0], [1, 2], [3]] output_shape [%dim_18, 1, %dim_19, 8] : tensor<?x?x8xf32> into tensor<?x1x?x8xf32>
    %76 = tensor.empty(%dim_18, %dim_19) : tensor<?x1x8x?xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<?x1x?x8xf32>) outs(%76 : tensor<?x1x8x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %77 = tensor.empty(%dim) : tensor<?x4x1x8xf32>
    %78 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%77 : tensor<?x4x1x8xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 3 : index
      %141 = arith.cmpi eq, %dim_16, %c1 : index
      %142 = arith.select %141, %c0, %138 : index
      %extracted = tensor.extract %transposed_17[%142, %139, %c0, %140] : tensor<?x4x1x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x1x8xf32>
    %collapsed_22 = tensor.collapse_shape %78 [[0, 1], [2], [3]] : tensor<?x4x1x8xf32> into tensor<?x1x8xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %79 = tensor.empty(%dim, %dim_2) : tensor<?x4x8x?xf32>
    %80 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%79 : tensor<?x4x8x?xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 2 : index
      %140 = linalg.index 3 : index
      %141 = arith.cmpi eq, %dim_18, %c1 : index
      %142 = arith.select %141, %c0, %138 : index
      %143 = arith.cmpi eq, %dim_19, %c1 : index
      %144 = arith.select %143, %c0, %140 : index
      %extracted = tensor.extract %transposed_21[%142, %c0, %139, %144] : tensor<?x1x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x8x?xf32>
    %81 = arith.muli %9, %c8_i64 : i64
    %82 = arith.muli %81, %1 : i64
    %83 = arith.select %13, %81, %82 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %84 = arith.muli %0, %c32_i64 : i64
    %85 = arith.muli %84, %1 : i64
    %86 = arith.divsi %85, %83 : i64
    %87 = arith.select %8, %86, %3 : i64
    %88 = arith.select %13, %86, %1 : i64
    %from_elements_23 = tensor.from_elements %87, %c8_i64, %88 : tensor<3xi64>
    %reshape_24 = tensor.reshape %80(%from_elements_23) : (tensor<?x4x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %89 = arith.index_cast %88 : i64 to index
    %90 = arith.cmpi eq, %28, %87 : i64
    cf.assert %90, "mismatching contracting dimension"
    %91 = tensor.empty(%27, %89) : tensor<?x1x?xf32>
    %92 = linalg.fill ins(%cst : f32) outs(%91 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %93 = linalg.batch_matmul ins(%collapsed_22, %reshape_24 : tensor<?x1x8xf32>, tensor<?x8x?xf32>) outs(%92 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    cf.assert %42, "must have at most one inferred (negative) dimension"
    %94 = arith.muli %28, %88 : i64
    %95 = arith.divsi %94, %39 : i64
    %96 = arith.select %33, %95, %0 : i64
    %97 = arith.select %13, %95, %1 : i64
    %from_elements_25 = tensor.from_elements %96, %c4_i64, %c1_i64, %97 : tensor<4xi64>
    %reshape_26 = tensor.reshape %93(%from_elements_25) : (tensor<?x1x?xf32>, tensor<4xi64>) -> tensor<?x4x1x?xf32>
    %98 = arith.index_cast %73 : i64 to index
    %99 = arith.index_cast %74 : i64 to index
    %100 = arith.index_cast %96 : i64 to index
    %101 = arith.cmpi eq, %98, %100 : index
    cf.assert %101, "mismatched size for broadcast"
    %102 = arith.index_cast %97 : i64 to index
    %103 = arith.cmpi eq, %99, %102 : index
    cf.assert %103, "mismatched size for broadcast"
    %104 = tensor.empty(%98, %99) : tensor<?x4x1x?xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_15, %reshape_26 : tensor<?x4x1x?xf32>, tensor<?x4x1x?xf32>) outs(%104 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %138 = arith.addf %in, %in_34 : f32
      linalg.yield %138 : f32
    } -> tensor<?x4x1x?xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<?x4x1x?xf32>) outs(%104 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.truncf %cst_1 : f64 to f32
      %139 = arith.mulf %in, %138 : f32
      linalg.yield %139 : f32
    } -> tensor<?x4x1x?xf32>
    %107 = tensor.empty(%98) : tensor<?x4x1xi64>
    %108 = linalg.fill ins(%c0_i64 : i64) outs(%107 : tensor<?x4x1xi64>) -> tensor<?x4x1xi64>
    %109 = tensor.empty(%98) : tensor<?x4x1xf32>
    %110 = linalg.fill ins(%cst_0 : f32) outs(%109 : tensor<?x4x1xf32>) -> tensor<?x4x1xf32>
    %111:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<?x4x1x?xf32>) outs(%110, %108 : tensor<?x4x1xf32>, tensor<?x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %138 = linalg.index 3 : index
      %139 = arith.index_cast %138 : index to i64
      %140 = arith.maximumf %in, %out : f32
      %141 = arith.cmpf ogt, %in, %out : f32
      %142 = arith.select %141, %139, %out_34 : i64
      linalg.yield %140, %142 : f32, i64
    } -> (tensor<?x4x1xf32>, tensor<?x4x1xi64>)
    %expanded_27 = tensor.expand_shape %111#0 [[0], [1], [2, 3]] output_shape [%98, 4, 1, 1] : tensor<?x4x1xf32> into tensor<?x4x1x1xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %expanded_27 : tensor<?x4x1x?xf32>, tensor<?x4x1x1xf32>) outs(%104 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %138 = arith.subf %in, %in_34 : f32
      linalg.yield %138 : f32
    } -> tensor<?x4x1x?xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<?x4x1x?xf32>) outs(%104 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = math.exp %in : f32
      linalg.yield %138 : f32
    } -> tensor<?x4x1x?xf32>
    %114 = tensor.empty(%98) : tensor<?x4x1x1xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<?x4x1x1xf32>) -> tensor<?x4x1x1xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113 : tensor<?x4x1x?xf32>) outs(%115 : tensor<?x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %138 = arith.addf %in, %out : f32
      linalg.yield %138 : f32
    } -> tensor<?x4x1x1xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %116 : tensor<?x4x1x?xf32>, tensor<?x4x1x1xf32>) outs(%104 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %138 = arith.divf %in, %in_34 : f32
      linalg.yield %138 : f32
    } -> tensor<?x4x1x?xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %118 = tensor.empty(%dim, %dim_2) : tensor<?x4x1x?xf32>
    %119 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%118 : tensor<?x4x1x?xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 3 : index
      %141 = arith.cmpi eq, %98, %c1 : index
      %142 = arith.select %141, %c0, %138 : index
      %143 = arith.cmpi eq, %99, %c1 : index
      %144 = arith.select %143, %c0, %140 : index
      %extracted = tensor.extract %117[%142, %139, %c0, %144] : tensor<?x4x1x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x1x?xf32>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %120 = arith.divsi %18, %14 : i64
    %121 = arith.select %8, %120, %3 : i64
    %122 = arith.select %13, %120, %1 : i64
    %from_elements_28 = tensor.from_elements %121, %c1_i64, %122 : tensor<3xi64>
    %reshape_29 = tensor.reshape %119(%from_elements_28) : (tensor<?x4x1x?xf32>, tensor<3xi64>) -> tensor<?x1x?xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %123 = tensor.empty(%dim, %dim_2) : tensor<?x4x?x16xf32>
    %124 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%123 : tensor<?x4x?x16xf32>) {
    ^bb0(%out: f32):
      %138 = linalg.index 0 : index
      %139 = linalg.index 1 : index
      %140 = linalg.index 2 : index
      %141 = linalg.index 3 : index
      %142 = arith.cmpi eq, %51, %c1 : index
      %143 = arith.select %142, %c0, %138 : index
      %144 = arith.cmpi eq, %52, %c1 : index
      %145 = arith.select %144, %c0, %140 : index
      %extracted = tensor.extract %reshape_8[%143, %139, %145, %141] : tensor<?x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x16xf32>
    %125 = arith.muli %14, %c16_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %126 = arith.muli %18, %c16_i64 : i64
    %127 = arith.divsi %126, %125 : i64
    %128 = arith.select %8, %127, %3 : i64
    %129 = arith.select %13, %127, %1 : i64
    %from_elements_30 = tensor.from_elements %128, %129, %c16_i64 : tensor<3xi64>
    %reshape_31 = tensor.reshape %124(%from_elements_30) : (tensor<?x4x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %130 = arith.index_cast %121 : i64 to index
    %131 = arith.cmpi eq, %121, %128 : i64
    cf.assert %131, "mismatching contracting dimension"
    %132 = arith.cmpi eq, %122, %129 : i64
    cf.assert %132, "mismatching contracting dimension"
    %133 = tensor.empty(%130) : tensor<?x1x16xf32>
    %134 = linalg.fill ins(%cst : f32) outs(%133 : tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %135 = linalg.batch_matmul ins(%reshape_29, %reshape_31 : tensor<?x1x?xf32>, tensor<?x?x16xf32>) outs(%134 : tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %136 = arith.divsi %130, %c4 : index
    %expanded_32 = tensor.expand_shape %135 [[0, 1], [2], [3]] output_shape [%136, 4, 1, 16] : tensor<?x1x16xf32> into tensor<?x4x1x16xf32>
    %137 = tensor.empty(%136) : tensor<?x1x4x16xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<?x4x1x16xf32>) outs(%137 : tensor<?x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_33 : tensor<?x1x4x16xf32>
  }
}

