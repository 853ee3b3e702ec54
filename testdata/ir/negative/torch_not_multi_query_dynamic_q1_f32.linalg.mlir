#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x1x4x40xf32>, %arg1: tensor<?x?x40xf32>, %arg2: tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c40_i64 = arith.constant 40 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_1 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x40xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 40, 1] : tensor<?x1x4x40xf32> into tensor<?x1x4x40x1xf32>
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?x?x40xf32>
    %dim_4 = tensor.dim %arg1, %c1 : tensor<?x?x40xf32>
    %expanded_5 = tensor.expand_shape %arg1 [[0], [1], [2, 3, 4]] output_shape [%dim_3, %dim_4, 40, 1, 1] : tensor<?x?x40xf32> into tensor<?x?x40x1x1xf32>
    %2 = tensor.empty(%dim) : tensor<?x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x40x1xf32>) outs(%2 : tensor<?x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x40x1x1xf32> into tensor<?x4x40xf32>
    %3 = tensor.empty(%dim_3, %dim_4) : tensor<?x40x1x?x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<?x?x40x1x1xf32>) outs(%3 : tensor<?x40x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %4 = arith.cmpi slt, %0, %c0_i64 : i64
    %5 = arith.select %4, %c1_i64, %0 : i64
    %6 = arith.extui %4 : i1 to i64
    %7 = arith.muli %5, %c40_i64 : i64
    %8 = arith.muli %7, %1 : i64
    %9 = arith.addi %6, %c1_i64 : i64
    %10 = arith.cmpi slt, %1, %c0_i64 : i64
    %11 = arith.select %10, %7, %8 : i64
    %12 = arith.select %10, %9, %6 : i64
    %13 = arith.cmpi sle, %12, %c1_i64 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %14 = arith.index_cast %dim_3 : index to i64
    %15 = arith.muli %14, %c40_i64 : i64
    %16 = arith.index_cast %dim_4 : index to i64
    %17 = arith.muli %15, %16 : i64
    %18 = arith.divsi %17, %11 : i64
    %19 = arith.select %4, %18, %0 : i64
    %20 = arith.select %10, %18, %1 : i64
    %from_elements = tensor.from_elements %19, %c40_i64, %20 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_6(%from_elements) : (tensor<?x40x1x?x1xf32>, tensor<3xi64>) -> tensor<?x40x?xf32>
    %21 = arith.index_cast %20 : i64 to index
    %22 = arith.cmpi eq, %0, %19 : i64
    cf.assert %22, "mismatching contracting dimension"
    %23 = tensor.empty(%dim, %21) : tensor<?x4x?xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %25 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x4x40xf32>, tensor<?x40x?xf32>) outs(%24 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %26 = arith.muli %5, %c4_i64 : i64
    %27 = arith.muli %26, %1 : i64
    %28 = arith.select %10, %26, %27 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %29 = arith.muli %0, %c4_i64 : i64
    %30 = arith.muli %29, %20 : i64
    %31 = arith.divsi %30, %28 : i64
    %32 = arith.select %4, %31, %0 : i64
    %33 = arith.select %10, %31, %1 : i64
    %from_elements_7 = tensor.from_elements %32, %c4_i64, %c1_i64, %c1_i64, %33 : tensor<5xi64>
    %reshape_8 = tensor.reshape %25(%from_elements_7) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %34 = arith.index_cast %32 : i64 to index
    %35 = arith.index_cast %33 : i64 to index
    %36 = tensor.empty(%34, %35) : tensor<?x1x4x?x1xf32>
    %transposed_9 = linalg.transpose ins(%reshape_8 : tensor<?x4x1x1x?xf32>) outs(%36 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %37 = arith.muli %32, %c4_i64 : i64
    %38 = arith.muli %37, %33 : i64
    %39 = arith.divsi %38, %28 : i64
    %40 = arith.select %4, %39, %0 : i64
    %41 = arith.select %10, %39, %1 : i64
    %from_elements_10 = tensor.from_elements %40, %c1_i64, %c4_i64, %41 : tensor<4xi64>
    %reshape_11 = tensor.reshape %transposed_9(%from_elements_10) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %42 = arith.index_cast %40 : i64 to index
    %43 = arith.index_cast %41 : i64 to index
    %44 = tensor.empty(%42, %43) : tensor<?x1x4x?xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_11 : tensor<?x1x4x?xf32>) outs(%44 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.truncf %cst_1 : f64 to f32
      %81 = arith.mulf %in, %80 : f32
      linalg.yield %81 : f32
    } -> tensor<?x1x4x?xf32>
    %46 = tensor.empty(%42) : tensor<?x1x4xi64>
    %47 = linalg.fill ins(%c0_i64 : i64) outs(%46 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %48 = tensor.empty(%42) : tensor<?x1x4xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %50:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<?x1x4x?xf32>) outs(%49, %47 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f32
      %83 = arith.cmpf ogt, %in, %out : f32
      %84 = arith.select %83, %81, %out_25 : i64
      linalg.yield %82, %84 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_12 = tensor.expand_shape %50#0 [[0], [1], [2, 3]] output_shape [%42, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_12 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%44 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %80 = arith.subf %in, %in_25 : f32
      linalg.yield %80 : f32
    } -> tensor<?x1x4x?xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<?x1x4x?xf32>) outs(%44 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x1x4x?xf32>
    %53 = tensor.empty(%42) : tensor<?x1x4x1xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<?x1x4x?xf32>) outs(%54 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<?x1x4x1xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%44 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %80 = arith.divf %in, %in_25 : f32
      linalg.yield %80 : f32
    } -> tensor<?x1x4x?xf32>
    %expanded_13 = tensor.expand_shape %56 [[0], [1], [2], [3, 4]] output_shape [%42, 1, 4, %43, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %dim_14 = tensor.dim %arg2, %c0 : tensor<?x?x32xf32>
    %expanded_15 = tensor.expand_shape %arg2 [[0], [1], [2, 3, 4]] output_shape [%dim_14, %dim_2, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %57 = tensor.empty(%42, %43) : tensor<?x4x?x1x1xf32>
    %transposed_16 = linalg.transpose ins(%expanded_13 : tensor<?x1x4x?x1xf32>) outs(%57 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %58 = arith.muli %40, %c4_i64 : i64
    %59 = arith.muli %58, %41 : i64
    %60 = arith.divsi %59, %28 : i64
    %61 = arith.select %4, %60, %0 : i64
    %62 = arith.select %10, %60, %1 : i64
    %from_elements_17 = tensor.from_elements %61, %c4_i64, %62 : tensor<3xi64>
    %reshape_18 = tensor.reshape %transposed_16(%from_elements_17) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %63 = tensor.empty(%dim_14, %dim_2) : tensor<?x?x1x32x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_15 : tensor<?x?x32x1x1xf32>) outs(%63 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %64 = arith.muli %5, %1 : i64
    %65 = arith.select %10, %5, %64 : i64
    %66 = arith.muli %65, %c32_i64 : i64
    cf.assert %13, "must have at most one inferred (negative) dimension"
    %67 = arith.index_cast %dim_14 : index to i64
    %68 = arith.muli %67, %1 : i64
    %69 = arith.muli %68, %c32_i64 : i64
    %70 = arith.divsi %69, %66 : i64
    %71 = arith.select %4, %70, %0 : i64
    %72 = arith.select %10, %70, %1 : i64
    %from_elements_20 = tensor.from_elements %71, %72, %c32_i64 : tensor<3xi64>
    %reshape_21 = tensor.reshape %transposed_19(%from_elements_20) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %73 = arith.index_cast %61 : i64 to index
    %74 = arith.cmpi eq, %61, %71 : i64
    cf.assert %74, "mismatching contracting dimension"
    %75 = arith.cmpi eq, %62, %72 : i64
    cf.assert %75, "mismatching contracting dimension"
    %76 = tensor.empty(%73) : tensor<?x4x32xf32>
    %77 = linalg.fill ins(%cst : f32) outs(%76 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %78 = linalg.batch_matmul ins(%reshape_18, %reshape_21 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%77 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_22 = tensor.expand_shape %78 [[0], [1], [2, 3, 4]] output_shape [%73, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %79 = tensor.empty(%73) : tensor<?x1x4x32x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<?x4x1x1x32xf32>) outs(%79 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_24 = tensor.collapse_shape %transposed_23 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_24 : tensor<?x1x4x32xf32>
  }
}

