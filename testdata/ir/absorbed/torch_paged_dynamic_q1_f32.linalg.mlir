#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x8x40xf32>, %arg3: tensor<?x?xi64>, %arg4: tensor<?xi64>) -> tensor<?x1x4x32xf32> {
    %c32_i64 = arith.constant 32 : i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c40_i64 = arith.constant 40 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %c320_i64 = arith.constant 320 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg3, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_3 : index to i64
    %dim_4 = tensor.dim %arg3, %c0 : tensor<?x?xi64>
    %2 = tensor.empty(%dim_4, %dim_3) : tensor<?x?x8x40xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x?xi64>) outs(%2 : tensor<?x?x8x40xf32>) {
    ^bb0(%in: i64, %out: f32):
      %99 = arith.cmpi slt, %in, %c0_i64 : i64
      %dim_28 = tensor.dim %arg2, %c0 : tensor<?x8x40xf32>
      %100 = arith.index_cast %dim_28 : index to i64
      %101 = arith.addi %in, %100 : i64
      %102 = arith.select %99, %101, %in : i64
      %103 = arith.index_cast %102 : i64 to index
      %104 = linalg.index 2 : index
      %105 = linalg.index 3 : index
      %extracted = tensor.extract %arg2[%103, %104, %105] : tensor<?x8x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x8x40xf32>
    %4 = arith.muli %1, %c8_i64 : i64
    %5 = arith.cmpi slt, %0, %c0_i64 : i64
    %6 = arith.select %5, %c1_i64, %0 : i64
    %7 = arith.extui %5 : i1 to i64
    %8 = arith.muli %6, %4 : i64
    %9 = arith.addi %7, %c1_i64 : i64
    %10 = arith.cmpi slt, %4, %c0_i64 : i64
    %11 = arith.select %10, %6, %8 : i64
    %12 = arith.select %10, %9, %7 : i64
    %13 = arith.muli %11, %c40_i64 : i64
    %14 = arith.cmpi sle, %12, %c1_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %15 = arith.index_cast %dim_4 : index to i64
    %16 = arith.muli %15, %1 : i64
    %17 = arith.muli %16, %c320_i64 : i64
    %18 = arith.divsi %17, %13 : i64
    %19 = arith.select %5, %18, %0 : i64
    %20 = arith.select %10, %18, %4 : i64
    %from_elements = tensor.from_elements %19, %20, %c40_i64 : tensor<3xi64>
    %reshape = tensor.reshape %3(%from_elements) : (tensor<?x?x8x40xf32>, tensor<3xi64>) -> tensor<?x?x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<?x1x4x32xf32>, tensor<?x1x4x8xf32>) -> tensor<?x1x4x40xf32>
    %expanded = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 40, 1] : tensor<?x1x4x40xf32> into tensor<?x1x4x40x1xf32>
    %21 = arith.index_cast %19 : i64 to index
    %22 = arith.index_cast %20 : i64 to index
    %expanded_5 = tensor.expand_shape %reshape [[0], [1], [2, 3, 4]] output_shape [%21, %22, 40, 1, 1] : tensor<?x?x40xf32> into tensor<?x?x40x1x1xf32>
    %23 = tensor.empty(%dim) : tensor<?x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x1x4x40x1xf32>) outs(%23 : tensor<?x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x40x1x1xf32> into tensor<?x4x40xf32>
    %24 = tensor.empty(%21, %22) : tensor<?x40x1x?x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<?x?x40x1x1xf32>) outs(%24 : tensor<?x40x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %25 = arith.muli %6, %c40_i64 : i64
    %26 = arith.muli %25, %4 : i64
    %27 = arith.select %10, %25, %26 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %28 = arith.muli %19, %c40_i64 : i64
    %29 = arith.muli %28, %20 : i64
    %30 = arith.divsi %29, %27 : i64
    %31 = arith.select %5, %30, %0 : i64
    %32 = arith.select %10, %30, %4 : i64
    %from_elements_7 = tensor.from_elements %31, %c40_i64, %32 : tensor<3xi64>
    %reshape_8 = tensor.reshape %transposed_6(%from_elements_7) : (tensor<?x40x1x?x1xf32>, tensor<3xi64>) -> tensor<?x40x?xf32>
    %33 = arith.index_cast %32 : i64 to index
    %34 = arith.cmpi eq, %0, %31 : i64
    cf.assert %34, "mismatching contracting dimension"
    %35 = tensor.empty(%dim, %33) : tensor<?x4x?xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %37 = linalg.batch_matmul ins(%collapsed, %reshape_8 : tensor<?x4x40xf32>, tensor<?x40x?xf32>) outs(%36 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %38 = arith.muli %6, %c4_i64 : i64
    %39 = arith.muli %38, %4 : i64
    %40 = arith.select %10, %38, %39 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %41 = arith.muli %0, %c4_i64 : i64
    %42 = arith.muli %41, %32 : i64
    %43 = arith.divsi %42, %40 : i64
    %44 = arith.select %5, %43, %0 : i64
    %45 = arith.select %10, %43, %4 : i64
    %from_elements_9 = tensor.from_elements %44, %c4_i64, %c1_i64, %c1_i64, %45 : tensor<5xi64>
    %reshape_10 = tensor.reshape %37(%from_elements_9) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %46 = arith.index_cast %44 : i64 to index
    %47 = arith.index_cast %45 : i64 to index
    %48 = tensor.empty(%46, %47) : tensor<?x1x4x?x1xf32>
    %transposed_11 = linalg.transpose ins(%reshape_10 : tensor<?x4x1x1x?xf32>) outs(%48 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %49 = arith.muli %44, %c4_i64 : i64
    %50 = arith.muli %49, %45 : i64
    %51 = arith.divsi %50, %40 : i64
    %52 = arith.select %5, %51, %0 : i64
    %53 = arith.select %10, %51, %4 : i64
    %from_elements_12 = tensor.from_elements %52, %c1_i64, %c4_i64, %53 : tensor<4xi64>
    %reshape_13 = tensor.reshape %transposed_11(%from_elements_12) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %54 = arith.index_cast %52 : i64 to index
    %55 = arith.index_cast %53 : i64 to index
    %56 = tensor.empty(%54, %55) : tensor<?x1x4x?xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_13 : tensor<?x1x4x?xf32>) outs(%56 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.truncf %cst_2 : f64 to f32
      %100 = arith.mulf %in, %99 : f32
      linalg.yield %100 : f32
    } -> tensor<?x1x4x?xf32>
    %58 = arith.index_cast %4 : i64 to index
    %59 = tensor.empty(%58) : tensor<?xi64>
    %60 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%59 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %99 = linalg.index 0 : index
      %100 = arith.index_cast %99 : index to i64
      linalg.yield %100 : i64
    } -> tensor<?xi64>
    %dim_14 = tensor.dim %arg4, %c0 : tensor<?xi64>
    %expanded_15 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [%dim_14, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %61 = tensor.empty(%dim_14, %58) : tensor<?x1x1x?xi1>
    %62 = linalg.generic {indexing_maps = [#map3, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_15 : tensor<?xi64>, tensor<?x1x1x1xi64>) outs(%61 : tensor<?x1x1x?xi1>) {
    ^bb0(%in: i64, %in_28: i64, %out: i1):
      %99 = arith.cmpi sge, %in, %in_28 : i64
      linalg.yield %99 : i1
    } -> tensor<?x1x1x?xi1>
    %63 = arith.cmpi eq, %dim_14, %54 : index
    cf.assert %63, "mismatched size for broadcast"
    %64 = arith.cmpi eq, %58, %55 : index
    cf.assert %64, "mismatched size for broadcast"
    %65 = tensor.empty(%dim_14, %58) : tensor<?x1x4x?xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map6, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %cst_1, %57 : tensor<?x1x1x?xi1>, tensor<f32>, tensor<?x1x4x?xf32>) outs(%65 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %99 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %99 : f32
    } -> tensor<?x1x4x?xf32>
    %67 = tensor.empty(%dim_14) : tensor<?x1x4xi64>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%67 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %69 = tensor.empty(%dim_14) : tensor<?x1x4xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %71:2 = linalg.generic {indexing_maps = [#map1, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<?x1x4x?xf32>) outs(%70, %68 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %99 = linalg.index 3 : index
      %100 = arith.index_cast %99 : index to i64
      %101 = arith.maximumf %in, %out : f32
      %102 = arith.cmpf ogt, %in, %out : f32
      %103 = arith.select %102, %100, %out_28 : i64
      linalg.yield %101, %103 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_16 = tensor.expand_shape %71#0 [[0], [1], [2, 3]] output_shape [%dim_14, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %expanded_16 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%65 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %99 = arith.subf %in, %in_28 : f32
      linalg.yield %99 : f32
    } -> tensor<?x1x4x?xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<?x1x4x?xf32>) outs(%65 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = math.exp %in : f32
      linalg.yield %99 : f32
    } -> tensor<?x1x4x?xf32>
    %74 = tensor.empty(%dim_14) : tensor<?x1x4x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<?x1x4x?xf32>) outs(%75 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %99 = arith.addf %in, %out : f32
      linalg.yield %99 : f32
    } -> tensor<?x1x4x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %76 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%65 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %99 = arith.divf %in, %in_28 : f32
      linalg.yield %99 : f32
    } -> tensor<?x1x4x?xf32>
    %extracted_slice = tensor.extract_slice %reshape[0, 0, 0] [%21, %22, 32] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x32xf32>
    %expanded_17 = tensor.expand_shape %77 [[0], [1], [2], [3, 4]] output_shape [%dim_14, 1, 4, %58, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %expanded_18 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [%21, %22, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %78 = tensor.empty(%dim_14, %58) : tensor<?x4x?x1x1xf32>
    %transposed_19 = linalg.transpose ins(%expanded_17 : tensor<?x1x4x?x1xf32>) outs(%78 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %79 = arith.index_cast %dim_14 : index to i64
    %80 = arith.muli %79, %c4_i64 : i64
    %81 = arith.muli %80, %4 : i64
    %82 = arith.divsi %81, %40 : i64
    %83 = arith.select %5, %82, %0 : i64
    %84 = arith.select %10, %82, %4 : i64
    %from_elements_20 = tensor.from_elements %83, %c4_i64, %84 : tensor<3xi64>
    %reshape_21 = tensor.reshape %transposed_19(%from_elements_20) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %85 = tensor.empty(%21, %22) : tensor<?x?x1x32x1xf32>
    %transposed_22 = linalg.transpose ins(%expanded_18 : tensor<?x?x32x1x1xf32>) outs(%85 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %86 = arith.muli %11, %c32_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %87 = arith.muli %19, %20 : i64
    %88 = arith.muli %87, %c32_i64 : i64
    %89 = arith.divsi %88, %86 : i64
    %90 = arith.select %5, %89, %0 : i64
    %91 = arith.select %10, %89, %4 : i64
    %from_elements_23 = tensor.from_elements %90, %91, %c32_i64 : tensor<3xi64>
    %reshape_24 = tensor.reshape %transposed_22(%from_elements_23) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %92 = arith.index_cast %83 : i64 to index
    %93 = arith.cmpi eq, %83, %90 : i64
    cf.assert %93, "mismatching contracting dimension"
    %94 = arith.cmpi eq, %84, %91 : i64
    cf.assert %94, "mismatching contracting dimension"
    %95 = tensor.empty(%92) : tensor<?x4x32xf32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %97 = linalg.batch_matmul ins(%reshape_21, %reshape_24 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%96 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_25 = tensor.expand_shape %97 [[0], [1], [2, 3, 4]] output_shape [%92, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %98 = tensor.empty(%92) : tensor<?x1x4x32x1xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<?x4x1x1x32xf32>) outs(%98 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_27 : tensor<?x1x4x32xf32>
  }
}

