#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x40xf32>) -> tensor<?x1x4x32xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?x40xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg2, %c0 : tensor<?x?x40xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [%dim_3, %dim_2, 32] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x32xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 32, 1] : tensor<?x1x4x32xf32> into tensor<?x1x4x32x1xf32>
    %expanded_4 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [%dim_3, %dim_2, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %2 = tensor.empty(%dim) : tensor<?x4x32x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x32x1xf32>) outs(%2 : tensor<?x4x32x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x32x1x1xf32> into tensor<?x4x32xf32>
    %3 = tensor.empty(%dim_3, %dim_2) : tensor<?x32x1x?x1xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<?x?x32x1x1xf32>) outs(%3 : tensor<?x32x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
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
    %14 = arith.index_cast %dim_3 : index to i64
    %15 = arith.muli %14, %c32_i64 : i64
    %16 = arith.muli %15, %1 : i64
    %17 = arith.divsi %16, %11 : i64
    %18 = arith.select %4, %17, %0 : i64
    %19 = arith.select %10, %17, %1 : i64
    %from_elements = tensor.from_elements %18, %c32_i64, %19 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_5(%from_elements) : (tensor<?x32x1x?x1xf32>, tensor<3xi64>) -> tensor<?x32x?xf32>
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
    %from_elements_6 = tensor.from_elements %31, %c4_i64, %c1_i64, %c1_i64, %32 : tensor<5xi64>
    %reshape_7 = tensor.reshape %24(%from_elements_6) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %33 = arith.index_cast %31 : i64 to index
    %34 = arith.index_cast %32 : i64 to index
    %35 = tensor.empty(%33, %34) : tensor<?x1x4x?x1xf32>
    %transposed_8 = linalg.transpose ins(%reshape_7 : tensor<?x4x1x1x?xf32>) outs(%35 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %36 = arith.muli %31, %c4_i64 : i64
    %37 = arith.muli %36, %32 : i64
    %38 = arith.divsi %37, %27 : i64
    %39 = arith.select %4, %38, %0 : i64
    %40 = arith.select %10, %38, %1 : i64
    %from_elements_9 = tensor.from_elements %39, %c1_i64, %c4_i64, %40 : tensor<4xi64>
    %reshape_10 = tensor.reshape %transposed_8(%from_elements_9) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %extracted_slice_11 = tensor.extract_slice %arg2[0, 0, 32] [%dim_3, %dim_2, 8] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x8xf32>
    %dim_12 = tensor.dim %arg1, %c0 : tensor<?x1x4x8xf32>
    %expanded_13 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim_12, 1, 4, 8, 1] : tensor<?x1x4x8xf32> into tensor<?x1x4x8x1xf32>
    %expanded_14 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3, 4]] output_shape [%dim_3, %dim_2, 8, 1, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1x1xf32>
    %41 = tensor.empty(%dim_12) : tensor<?x4x8x1x1xf32>
    %transposed_15 = linalg.transpose ins(%expanded_13 : tensor<?x1x4x8x1xf32>) outs(%41 : tensor<?x4x8x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0], [1], [2, 3, 4]] : tensor<?x4x8x1x1xf32> into tensor<?x4x8xf32>
    %42 = tensor.empty(%dim_3, %dim_2) : tensor<?x8x1x?x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_14 : tensor<?x?x8x1x1xf32>) outs(%42 : tensor<?x8x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %43 = arith.muli %5, %c8_i64 : i64
    %44 = arith.muli %43, %1 : i64
    %45 = arith.select %10, %43, %44 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %46 = arith.muli %14, %c8_i64 : i64
    %47 = arith.muli %46, %1 : i64
    %48 = arith.divsi %47, %45 : i64
    %49 = arith.select %4, %48, %0 : i64
    %50 = arith.select %10, %48, %1 : i64
    %from_elements_18 = tensor.from_elements %49, %c8_i64, %50 : tensor<3xi64>
    %reshape_19 = tensor.reshape %transposed_17(%from_elements_18) : (tensor<?x8x1x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %51 = arith.index_cast %50 : i64 to index
    %52 = arith.index_cast %dim_12 : index to i64
    %53 = arith.cmpi eq, %52, %49 : i64
    cf.assert %53, "mismatching contracting dimension"
    %54 = tensor.empty(%dim_12, %51) : tensor<?x4x?xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %56 = linalg.batch_matmul ins(%collapsed_16, %reshape_19 : tensor<?x4x8xf32>, tensor<?x8x?xf32>) outs(%55 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %57 = arith.muli %52, %c4_i64 : i64
    %58 = arith.muli %57, %50 : i64
    %59 = arith.divsi %58, %27 : i64
    %60 = arith.select %4, %59, %0 : i64
    %61 = arith.select %10, %59, %1 : i64
    %from_elements_20 = tensor.from_elements %60, %c4_i64, %c1_i64, %c1_i64, %61 : tensor<5xi64>
    %reshape_21 = tensor.reshape %56(%from_elements_20) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %62 = arith.index_cast %60 : i64 to index
    %63 = arith.index_cast %61 : i64 to index
    %64 = tensor.empty(%62, %63) : tensor<?x1x4x?x1xf32>
    %transposed_22 = linalg.transpose ins(%reshape_21 : tensor<?x4x1x1x?xf32>) outs(%64 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %65 = arith.muli %60, %c4_i64 : i64
    %66 = arith.muli %65, %61 : i64
    %67 = arith.divsi %66, %27 : i64
    %68 = arith.select %4, %67, %0 : i64
    %69 = arith.select %10, %67, %1 : i64
    %from_elements_23 = tensor.from_elements %68, %c1_i64, %c4_i64, %69 : tensor<4xi64>
    %reshape_24 = tensor.reshape %transposed_22(%from_elements_23) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %70 = arith.index_cast %39 : i64 to index
    %71 = arith.index_cast %40 : i64 to index
    %72 = arith.index_cast %68 : i64 to index
    %73 = arith.cmpi eq, %70, %72 : index
    cf.assert %73, "mismatched size for broadcast"
    %74 = arith.index_cast %69 : i64 to index
    %75 = arith.cmpi eq, %71, %74 : index
    cf.assert %75, "mismatched size for broadcast"
    %76 = tensor.empty(%70, %71) : tensor<?x1x4x?xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_10, %reshape_24 : tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) outs(%76 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %112 = arith.addf %in, %in_38 : f32
      linalg.yield %112 : f32
    } -> tensor<?x1x4x?xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<?x1x4x?xf32>) outs(%76 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.truncf %cst_1 : f64 to f32
      %113 = arith.mulf %in, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<?x1x4x?xf32>
    %79 = tensor.empty(%70) : tensor<?x1x4xi64>
    %80 = linalg.fill ins(%c0_i64 : i64) outs(%79 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %81 = tensor.empty(%70) : tensor<?x1x4xf32>
    %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %83:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%78 : tensor<?x1x4x?xf32>) outs(%82, %80 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %112 = linalg.index 3 : index
      %113 = arith.index_cast %112 : index to i64
      %114 = arith.maximumf %in, %out : f32
      %115 = arith.cmpf ogt, %in, %out : f32
      %116 = arith.select %115, %113, %out_38 : i64
      linalg.yield %114, %116 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_25 = tensor.expand_shape %83#0 [[0], [1], [2, 3]] output_shape [%70, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_25 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%76 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %112 = arith.subf %in, %in_38 : f32
      linalg.yield %112 : f32
    } -> tensor<?x1x4x?xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<?x1x4x?xf32>) outs(%76 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<?x1x4x?xf32>
    %86 = tensor.empty(%70) : tensor<?x1x4x1xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<?x1x4x?xf32>) outs(%87 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<?x1x4x1xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%76 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %112 = arith.divf %in, %in_38 : f32
      linalg.yield %112 : f32
    } -> tensor<?x1x4x?xf32>
    %extracted_slice_26 = tensor.extract_slice %arg2[0, 0, 8] [%dim_3, %dim_2, 32] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x32xf32>
    %expanded_27 = tensor.expand_shape %89 [[0], [1], [2], [3, 4]] output_shape [%70, 1, 4, %71, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %expanded_28 = tensor.expand_shape %extracted_slice_26 [[0], [1], [2, 3, 4]] output_shape [%dim_3, %dim_2, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %90 = tensor.empty(%70, %71) : tensor<?x4x?x1x1xf32>
    %transposed_29 = linalg.transpose ins(%expanded_27 : tensor<?x1x4x?x1xf32>) outs(%90 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %91 = arith.muli %39, %c4_i64 : i64
    %92 = arith.muli %91, %40 : i64
    %93 = arith.divsi %92, %27 : i64
    %94 = arith.select %4, %93, %0 : i64
    %95 = arith.select %10, %93, %1 : i64
    %from_elements_30 = tensor.from_elements %94, %c4_i64, %95 : tensor<3xi64>
    %reshape_31 = tensor.reshape %transposed_29(%from_elements_30) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %96 = tensor.empty(%dim_3, %dim_2) : tensor<?x?x1x32x1xf32>
    %transposed_32 = linalg.transpose ins(%expanded_28 : tensor<?x?x32x1x1xf32>) outs(%96 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %97 = arith.muli %5, %1 : i64
    %98 = arith.select %10, %5, %97 : i64
    %99 = arith.muli %98, %c32_i64 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %100 = arith.muli %14, %1 : i64
    %101 = arith.muli %100, %c32_i64 : i64
    %102 = arith.divsi %101, %99 : i64
    %103 = arith.select %4, %102, %0 : i64
    %104 = arith.select %10, %102, %1 : i64
    %from_elements_33 = tensor.from_elements %103, %104, %c32_i64 : tensor<3xi64>
    %reshape_34 = tensor.reshape %transposed_32(%from_elements_33) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %105 = arith.index_cast %94 : i64 to index
    %106 = arith.cmpi eq, %94, %103 : i64
    cf.assert %106, "mismatching contracting dimension"
    %107 = arith.cmpi eq, %95, %104 : i64
    cf.assert %107, "mismatching contracting dimension"
    %108 = tensor.empty(%105) : tensor<?x4x32xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %110 = linalg.batch_matmul ins(%reshape_31, %reshape_34 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%109 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_35 = tensor.expand_shape %110 [[0], [1], [2, 3, 4]] output_shape [%105, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %111 = tensor.empty(%105) : tensor<?x1x4x32x1xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<?x4x1x1x32xf32>) outs(%111 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_37 : tensor<?x1x4x32xf32>
  }
}

