#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x4x16xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x40xf32>, %arg3: tensor<4x16x32xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<?xi64>) -> tensor<?x1x4x16xf32> {
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c40_i64 = arith.constant 40 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg2, %c1 : tensor<?x?x40xf32>
    %1 = arith.index_cast %dim_3 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 16, 1] : tensor<?x1x4x16xf32> into tensor<?x1x4x16x1xf32>
    %expanded_4 = tensor.expand_shape %arg3 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
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
    %7 = tensor.empty(%dim) : tensor<?x1x4x32x1xf32>
    %transposed_8 = linalg.transpose ins(%expanded_7 : tensor<4x?x1x1x32xf32>) outs(%7 : tensor<?x1x4x32x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    %concat = tensor.concat dim(3) %collapsed_9, %arg1 : (tensor<?x1x4x32xf32>, tensor<?x1x4x8xf32>) -> tensor<?x1x4x40xf32>
    %dim_10 = tensor.dim %arg2, %c0 : tensor<?x?x40xf32>
    %expanded_11 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [%dim_10, 1, %dim_3, 40] : tensor<?x?x40xf32> into tensor<?x1x?x40xf32>
    %8 = tensor.empty(%dim_10, %dim_3) : tensor<?x1x40x?xf32>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<?x1x?x40xf32>) outs(%8 : tensor<?x1x40x?xf32>) permutation = [0, 1, 3, 2] 
    %9 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %10 = tensor.empty(%dim) : tensor<?x1x4x40xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<?x1x4x40xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 2 : index
      %96 = linalg.index 3 : index
      %dim_33 = tensor.dim %collapsed_9, %c0 : tensor<?x1x4x32xf32>
      %97 = arith.cmpi eq, %dim_33, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %extracted = tensor.extract %concat[%98, %c0, %95, %96] : tensor<?x1x4x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x4x40xf32>
    %collapsed_13 = tensor.collapse_shape %11 [[0], [1, 2], [3]] : tensor<?x1x4x40xf32> into tensor<?x4x40xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %12 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %13 = tensor.empty(%dim, %dim_3) : tensor<?x1x40x?xf32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<?x1x40x?xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 2 : index
      %96 = linalg.index 3 : index
      %97 = arith.cmpi eq, %dim_10, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %99 = arith.cmpi eq, %dim_3, %c1 : index
      %100 = arith.select %99, %c0, %96 : index
      %extracted = tensor.extract %transposed_12[%98, %c0, %95, %100] : tensor<?x1x40x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x40x?xf32>
    %15 = arith.cmpi slt, %0, %c0_i64 : i64
    %16 = arith.select %15, %c1_i64, %0 : i64
    %17 = arith.extui %15 : i1 to i64
    %18 = arith.muli %16, %c40_i64 : i64
    %19 = arith.muli %18, %1 : i64
    %20 = arith.addi %17, %c1_i64 : i64
    %21 = arith.cmpi slt, %1, %c0_i64 : i64
    %22 = arith.select %21, %18, %19 : i64
    %23 = arith.select %21, %20, %17 : i64
    %24 = arith.cmpi sle, %23, %c1_i64 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %25 = arith.muli %0, %c40_i64 : i64
    %26 = arith.muli %25, %1 : i64
    %27 = arith.divsi %26, %22 : i64
    %28 = arith.select %15, %27, %0 : i64
    %29 = arith.select %21, %27, %1 : i64
    %from_elements = tensor.from_elements %28, %c40_i64, %29 : tensor<3xi64>
    %reshape = tensor.reshape %14(%from_elements) : (tensor<?x1x40x?xf32>, tensor<3xi64>) -> tensor<?x40x?xf32>
    %30 = arith.index_cast %29 : i64 to index
    %31 = arith.cmpi eq, %0, %28 : i64
    cf.assert %31, "mismatching contracting dimension"
    %32 = tensor.empty(%dim, %30) : tensor<?x4x?xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %34 = linalg.batch_matmul ins(%collapsed_13, %reshape : tensor<?x4x40xf32>, tensor<?x40x?xf32>) outs(%33 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %35 = arith.muli %16, %c4_i64 : i64
    %36 = arith.muli %35, %1 : i64
    %37 = arith.select %21, %35, %36 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %38 = arith.muli %0, %c4_i64 : i64
    %39 = arith.muli %38, %29 : i64
    %40 = arith.divsi %39, %37 : i64
    %41 = arith.select %15, %40, %0 : i64
    %42 = arith.select %21, %40, %1 : i64
    %from_elements_14 = tensor.from_elements %41, %c1_i64, %c4_i64, %42 : tensor<4xi64>
    %reshape_15 = tensor.reshape %34(%from_elements_14) : (tensor<?x4x?xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %43 = arith.index_cast %41 : i64 to index
    %44 = arith.index_cast %42 : i64 to index
    %45 = tensor.empty(%43, %44) : tensor<?x1x4x?xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_15 : tensor<?x1x4x?xf32>) outs(%45 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.truncf %cst_2 : f64 to f32
      %95 = arith.mulf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<?x1x4x?xf32>
    %47 = tensor.empty(%dim_3) : tensor<?xi64>
    %48 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%47 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %94 = linalg.index 0 : index
      %95 = arith.index_cast %94 : index to i64
      linalg.yield %95 : i64
    } -> tensor<?xi64>
    %dim_16 = tensor.dim %arg5, %c0 : tensor<?xi64>
    %expanded_17 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [%dim_16, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %49 = tensor.empty(%dim_16, %dim_3) : tensor<?x1x1x?xi1>
    %50 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_17 : tensor<?xi64>, tensor<?x1x1x1xi64>) outs(%49 : tensor<?x1x1x?xi1>) {
    ^bb0(%in: i64, %in_33: i64, %out: i1):
      %94 = arith.cmpi sle, %in, %in_33 : i64
      linalg.yield %94 : i1
    } -> tensor<?x1x1x?xi1>
    %51 = arith.cmpi eq, %dim_16, %43 : index
    cf.assert %51, "mismatched size for broadcast"
    %52 = arith.cmpi eq, %dim_3, %44 : index
    cf.assert %52, "mismatched size for broadcast"
    %53 = tensor.empty(%dim_16, %dim_3) : tensor<?x1x4x?xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %46, %cst_1 : tensor<?x1x1x?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) outs(%53 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %94 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x4x?xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [%dim_10, %dim_3, 32] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x32xf32>
    %55 = tensor.empty(%dim_16) : tensor<?x1x4xi64>
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %57 = tensor.empty(%dim_16) : tensor<?x1x4xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %59:2 = linalg.generic {indexing_maps = [#map, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<?x1x4x?xf32>) outs(%58, %56 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %94 = linalg.index 3 : index
      %95 = arith.index_cast %94 : index to i64
      %96 = arith.maximumf %in, %out : f32
      %97 = arith.cmpf ogt, %in, %out : f32
      %98 = arith.select %97, %95, %out_33 : i64
      linalg.yield %96, %98 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_18 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [%dim_16, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_18 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%53 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %94 = arith.subf %in, %in_33 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x4x?xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<?x1x4x?xf32>) outs(%53 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.exp %in : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x4x?xf32>
    %62 = tensor.empty(%dim_16) : tensor<?x1x4x1xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<?x1x4x?xf32>) outs(%63 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x4x1xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%53 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %94 = arith.divf %in, %in_33 : f32
      linalg.yield %94 : f32
    } -> tensor<?x1x4x?xf32>
    %expanded_19 = tensor.expand_shape %extracted_slice [[0], [1, 2], [3]] output_shape [%dim_10, 1, %dim_3, 32] : tensor<?x?x32xf32> into tensor<?x1x?x32xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %66 = tensor.empty(%dim, %dim_3) : tensor<?x1x4x?xf32>
    %67 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%66 : tensor<?x1x4x?xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 2 : index
      %96 = linalg.index 3 : index
      %97 = arith.cmpi eq, %dim_16, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %99 = arith.cmpi eq, %dim_3, %c1 : index
      %100 = arith.select %99, %c0, %96 : index
      %extracted = tensor.extract %65[%98, %c0, %95, %100] : tensor<?x1x4x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x4x?xf32>
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %68 = arith.muli %38, %1 : i64
    %69 = arith.divsi %68, %37 : i64
    %70 = arith.select %15, %69, %0 : i64
    %71 = arith.select %21, %69, %1 : i64
    %from_elements_20 = tensor.from_elements %70, %c4_i64, %71 : tensor<3xi64>
    %reshape_21 = tensor.reshape %67(%from_elements_20) : (tensor<?x1x4x?xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %72 = tensor.empty(%dim, %dim_3) : tensor<?x1x?x32xf32>
    %73 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%72 : tensor<?x1x?x32xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 2 : index
      %96 = linalg.index 3 : index
      %97 = arith.cmpi eq, %dim_10, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %99 = arith.cmpi eq, %dim_3, %c1 : index
      %100 = arith.select %99, %c0, %95 : index
      %extracted = tensor.extract %expanded_19[%98, %c0, %100, %96] : tensor<?x1x?x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1x?x32xf32>
    %74 = arith.muli %16, %1 : i64
    %75 = arith.select %21, %16, %74 : i64
    %76 = arith.muli %75, %c32_i64 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %77 = arith.muli %0, %1 : i64
    %78 = arith.muli %77, %c32_i64 : i64
    %79 = arith.divsi %78, %76 : i64
    %80 = arith.select %15, %79, %0 : i64
    %81 = arith.select %21, %79, %1 : i64
    %from_elements_22 = tensor.from_elements %80, %81, %c32_i64 : tensor<3xi64>
    %reshape_23 = tensor.reshape %73(%from_elements_22) : (tensor<?x1x?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %82 = arith.index_cast %70 : i64 to index
    %83 = arith.cmpi eq, %70, %80 : i64
    cf.assert %83, "mismatching contracting dimension"
    %84 = arith.cmpi eq, %71, %81 : i64
    cf.assert %84, "mismatching contracting dimension"
    %85 = tensor.empty(%82) : tensor<?x4x32xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %87 = linalg.batch_matmul ins(%reshape_21, %reshape_23 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%86 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_24 = tensor.expand_shape %87 [[0], [1, 2], [3, 4]] output_shape [%82, 1, 4, 32, 1] : tensor<?x4x32xf32> into tensor<?x1x4x32x1xf32>
    %expanded_25 = tensor.expand_shape %arg4 [[0], [1], [2, 3, 4]] output_shape [4, 16, 32, 1, 1] : tensor<4x16x32xf32> into tensor<4x16x32x1x1xf32>
    %88 = tensor.empty(%82) : tensor<4x?x32x1x1xf32>
    %transposed_26 = linalg.transpose ins(%expanded_24 : tensor<?x1x4x32x1xf32>) outs(%88 : tensor<4x?x32x1x1xf32>) permutation = [2, 0, 3, 1, 4] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3, 4]] : tensor<4x?x32x1x1xf32> into tensor<4x?x32xf32>
    %89 = tensor.empty() : tensor<4x32x1x16x1xf32>
    %transposed_28 = linalg.transpose ins(%expanded_25 : tensor<4x16x32x1x1xf32>) outs(%89 : tensor<4x32x1x16x1xf32>) permutation = [0, 2, 4, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0], [1], [2, 3, 4]] : tensor<4x32x1x16x1xf32> into tensor<4x32x16xf32>
    %90 = tensor.empty(%82) : tensor<4x?x16xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %92 = linalg.batch_matmul ins(%collapsed_27, %collapsed_29 : tensor<4x?x32xf32>, tensor<4x32x16xf32>) outs(%91 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_30 = tensor.expand_shape %92 [[0], [1], [2, 3, 4]] output_shape [4, %82, 1, 1, 16] : tensor<4x?x16xf32> into tensor<4x?x1x1x16xf32>
    %93 = tensor.empty(%82) : tensor<?x1x4x16x1xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<4x?x1x1x16xf32>) outs(%93 : tensor<?x1x4x16x1xf32>) permutation = [1, 3, 0, 4, 2] 
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0], [1], [2], [3, 4]] : tensor<?x1x4x16x1xf32> into tensor<?x1x4x16xf32>
    return %collapsed_32 : tensor<?x1x4x16xf32>
  }
}

