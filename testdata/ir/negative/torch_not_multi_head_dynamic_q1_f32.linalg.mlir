#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x24xf32>, %arg1: tensor<?x?x4x24xf32>, %arg2: tensor<?x?x4x16xf32>) -> tensor<?x1x4x16xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c24_i64 = arith.constant 24 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c16_i64 = arith.constant 16 : i64
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %c96_i64 = arith.constant 96 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x24xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?x4x16xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 24, 1] : tensor<?x1x4x24xf32> into tensor<?x1x4x24x1xf32>
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?x?x4x24xf32>
    %dim_4 = tensor.dim %arg1, %c1 : tensor<?x?x4x24xf32>
    %expanded_5 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim_3, %dim_4, 4, 24, 1] : tensor<?x?x4x24xf32> into tensor<?x?x4x24x1xf32>
    %2 = arith.muli %0, %c4_i64 : i64
    %3 = tensor.empty(%dim) : tensor<?x4x24x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x24x1xf32>) outs(%3 : tensor<?x4x24x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2, 3, 4]] : tensor<?x4x24x1x1xf32> into tensor<?x24xf32>
    %4 = affine.apply #map()[%dim]
    %expanded_6 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [%4, 1, 24] : tensor<?x24xf32> into tensor<?x1x24xf32>
    %5 = tensor.empty(%dim_3, %dim_4) : tensor<?x4x24x1x?xf32>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<?x?x4x24x1xf32>) outs(%5 : tensor<?x4x24x1x?xf32>) permutation = [0, 2, 3, 4, 1] 
    %6 = arith.cmpi slt, %2, %c0_i64 : i64
    %7 = arith.select %6, %c1_i64, %2 : i64
    %8 = arith.extui %6 : i1 to i64
    %9 = arith.muli %7, %c24_i64 : i64
    %10 = arith.muli %9, %1 : i64
    %11 = arith.addi %8, %c1_i64 : i64
    %12 = arith.cmpi slt, %1, %c0_i64 : i64
    %13 = arith.select %12, %9, %10 : i64
    %14 = arith.select %12, %11, %8 : i64
    %15 = arith.cmpi sle, %14, %c1_i64 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %16 = arith.index_cast %dim_3 : index to i64
    %17 = arith.muli %16, %c96_i64 : i64
    %18 = arith.index_cast %dim_4 : index to i64
    %19 = arith.muli %17, %18 : i64
    %20 = arith.divsi %19, %13 : i64
    %21 = arith.select %6, %20, %2 : i64
    %22 = arith.select %12, %20, %1 : i64
    %from_elements = tensor.from_elements %21, %c24_i64, %22 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_7(%from_elements) : (tensor<?x4x24x1x?xf32>, tensor<3xi64>) -> tensor<?x24x?xf32>
    %23 = arith.index_cast %22 : i64 to index
    %24 = arith.index_cast %4 : index to i64
    %25 = arith.cmpi eq, %24, %21 : i64
    cf.assert %25, "mismatching contracting dimension"
    %26 = tensor.empty(%4, %23) : tensor<?x1x?xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %28 = linalg.batch_matmul ins(%expanded_6, %reshape : tensor<?x1x24xf32>, tensor<?x24x?xf32>) outs(%27 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %29 = arith.cmpi slt, %0, %c0_i64 : i64
    %30 = arith.select %29, %c1_i64, %0 : i64
    %31 = arith.extui %29 : i1 to i64
    %32 = arith.muli %30, %c4_i64 : i64
    %33 = arith.muli %32, %1 : i64
    %34 = arith.addi %31, %c1_i64 : i64
    %35 = arith.select %12, %32, %33 : i64
    %36 = arith.select %12, %34, %31 : i64
    %37 = arith.cmpi sle, %36, %c1_i64 : i64
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %38 = arith.muli %24, %22 : i64
    %39 = arith.divsi %38, %35 : i64
    %40 = arith.select %29, %39, %0 : i64
    %41 = arith.select %12, %39, %1 : i64
    %from_elements_8 = tensor.from_elements %40, %c4_i64, %c1_i64, %c1_i64, %41 : tensor<5xi64>
    %reshape_9 = tensor.reshape %28(%from_elements_8) : (tensor<?x1x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %42 = arith.index_cast %40 : i64 to index
    %43 = arith.index_cast %41 : i64 to index
    %44 = tensor.empty(%42, %43) : tensor<?x4x1x?x1xf32>
    %transposed_10 = linalg.transpose ins(%reshape_9 : tensor<?x4x1x1x?xf32>) outs(%44 : tensor<?x4x1x?x1xf32>) permutation = [0, 1, 3, 4, 2] 
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %45 = arith.muli %40, %c4_i64 : i64
    %46 = arith.muli %45, %41 : i64
    %47 = arith.divsi %46, %35 : i64
    %48 = arith.select %29, %47, %0 : i64
    %49 = arith.select %12, %47, %1 : i64
    %from_elements_11 = tensor.from_elements %48, %c4_i64, %c1_i64, %49 : tensor<4xi64>
    %reshape_12 = tensor.reshape %transposed_10(%from_elements_11) : (tensor<?x4x1x?x1xf32>, tensor<4xi64>) -> tensor<?x4x1x?xf32>
    %50 = arith.index_cast %48 : i64 to index
    %51 = arith.index_cast %49 : i64 to index
    %52 = tensor.empty(%50, %51) : tensor<?x4x1x?xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_12 : tensor<?x4x1x?xf32>) outs(%52 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.truncf %cst_1 : f64 to f32
      %91 = arith.mulf %in, %90 : f32
      linalg.yield %91 : f32
    } -> tensor<?x4x1x?xf32>
    %54 = tensor.empty(%50) : tensor<?x4x1xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%54 : tensor<?x4x1xi64>) -> tensor<?x4x1xi64>
    %56 = tensor.empty(%50) : tensor<?x4x1xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<?x4x1xf32>) -> tensor<?x4x1xf32>
    %58:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<?x4x1x?xf32>) outs(%57, %55 : tensor<?x4x1xf32>, tensor<?x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_26: i64):
      %90 = linalg.index 3 : index
      %91 = arith.index_cast %90 : index to i64
      %92 = arith.maximumf %in, %out : f32
      %93 = arith.cmpf ogt, %in, %out : f32
      %94 = arith.select %93, %91, %out_26 : i64
      linalg.yield %92, %94 : f32, i64
    } -> (tensor<?x4x1xf32>, tensor<?x4x1xi64>)
    %expanded_13 = tensor.expand_shape %58#0 [[0], [1], [2, 3]] output_shape [%50, 4, 1, 1] : tensor<?x4x1xf32> into tensor<?x4x1x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_13 : tensor<?x4x1x?xf32>, tensor<?x4x1x1xf32>) outs(%52 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %90 = arith.subf %in, %in_26 : f32
      linalg.yield %90 : f32
    } -> tensor<?x4x1x?xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<?x4x1x?xf32>) outs(%52 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = math.exp %in : f32
      linalg.yield %90 : f32
    } -> tensor<?x4x1x?xf32>
    %61 = tensor.empty(%50) : tensor<?x4x1x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x4x1x1xf32>) -> tensor<?x4x1x1xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<?x4x1x?xf32>) outs(%62 : tensor<?x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %90 = arith.addf %in, %out : f32
      linalg.yield %90 : f32
    } -> tensor<?x4x1x1xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<?x4x1x?xf32>, tensor<?x4x1x1xf32>) outs(%52 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %90 = arith.divf %in, %in_26 : f32
      linalg.yield %90 : f32
    } -> tensor<?x4x1x?xf32>
    %expanded_14 = tensor.expand_shape %64 [[0], [1], [2], [3, 4]] output_shape [%50, 4, 1, %51, 1] : tensor<?x4x1x?xf32> into tensor<?x4x1x?x1xf32>
    %dim_15 = tensor.dim %arg2, %c0 : tensor<?x?x4x16xf32>
    %expanded_16 = tensor.expand_shape %arg2 [[0], [1], [2], [3, 4]] output_shape [%dim_15, %dim_2, 4, 16, 1] : tensor<?x?x4x16xf32> into tensor<?x?x4x16x1xf32>
    %65 = tensor.empty(%50, %51) : tensor<?x4x?x1x1xf32>
    %transposed_17 = linalg.transpose ins(%expanded_14 : tensor<?x4x1x?x1xf32>) outs(%65 : tensor<?x4x?x1x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %66 = arith.muli %7, %1 : i64
    %67 = arith.select %12, %7, %66 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %68 = arith.muli %48, %c4_i64 : i64
    %69 = arith.muli %68, %49 : i64
    %70 = arith.divsi %69, %67 : i64
    %71 = arith.select %6, %70, %2 : i64
    %72 = arith.select %12, %70, %1 : i64
    %from_elements_18 = tensor.from_elements %71, %c1_i64, %72 : tensor<3xi64>
    %reshape_19 = tensor.reshape %transposed_17(%from_elements_18) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x1x?xf32>
    %73 = tensor.empty(%dim_15, %dim_2) : tensor<?x4x?x1x16xf32>
    %transposed_20 = linalg.transpose ins(%expanded_16 : tensor<?x?x4x16x1xf32>) outs(%73 : tensor<?x4x?x1x16xf32>) permutation = [0, 2, 1, 4, 3] 
    %74 = arith.muli %67, %c16_i64 : i64
    cf.assert %15, "must have at most one inferred (negative) dimension"
    %75 = arith.index_cast %dim_15 : index to i64
    %76 = arith.muli %75, %c4_i64 : i64
    %77 = arith.muli %76, %1 : i64
    %78 = arith.muli %77, %c16_i64 : i64
    %79 = arith.divsi %78, %74 : i64
    %80 = arith.select %6, %79, %2 : i64
    %81 = arith.select %12, %79, %1 : i64
    %from_elements_21 = tensor.from_elements %80, %81, %c16_i64 : tensor<3xi64>
    %reshape_22 = tensor.reshape %transposed_20(%from_elements_21) : (tensor<?x4x?x1x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %82 = arith.index_cast %71 : i64 to index
    %83 = arith.cmpi eq, %71, %80 : i64
    cf.assert %83, "mismatching contracting dimension"
    %84 = arith.cmpi eq, %72, %81 : i64
    cf.assert %84, "mismatching contracting dimension"
    %85 = tensor.empty(%82) : tensor<?x1x16xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %87 = linalg.batch_matmul ins(%reshape_19, %reshape_22 : tensor<?x1x?xf32>, tensor<?x?x16xf32>) outs(%86 : tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %88 = arith.divsi %82, %c4 : index
    %expanded_23 = tensor.expand_shape %87 [[0, 1], [2], [3, 4]] output_shape [%88, 4, 1, 1, 16] : tensor<?x1x16xf32> into tensor<?x4x1x1x16xf32>
    %89 = tensor.empty(%88) : tensor<?x1x4x16x1xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<?x4x1x1x16xf32>) outs(%89 : tensor<?x1x4x16x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2], [3, 4]] : tensor<?x1x4x16x1xf32> into tensor<?x1x4x16xf32>
    return %collapsed_25 : tensor<?x1x4x16xf32>
  }
}

