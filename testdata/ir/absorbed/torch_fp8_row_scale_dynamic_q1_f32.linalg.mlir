#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x40xf8E4M3FN>, %arg3: tensor<?x?xf32>, %arg4: tensor<?xi64>) -> tensor<?x1x4x32xf32> {
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c40_i64 = arith.constant 40 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 0.20412414523193151 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg2, %c1 : tensor<?x?x40xf8E4M3FN>
    %1 = arith.index_cast %dim_3 : index to i64
    %dim_4 = tensor.dim %arg2, %c0 : tensor<?x?x40xf8E4M3FN>
    %2 = tensor.empty(%dim_4, %dim_3) : tensor<?x?x40xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<?x?x40xf8E4M3FN>) outs(%2 : tensor<?x?x40xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %92 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %92 : f32
    } -> tensor<?x?x40xf32>
    %dim_5 = tensor.dim %arg3, %c0 : tensor<?x?xf32>
    %dim_6 = tensor.dim %arg3, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [%dim_5, %dim_6, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %4 = arith.cmpi eq, %dim_4, %dim_5 : index
    cf.assert %4, "mismatched size for broadcast"
    %5 = arith.cmpi eq, %dim_3, %dim_6 : index
    cf.assert %5, "mismatched size for broadcast"
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded : tensor<?x?x40xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %92 = arith.mulf %in, %in_29 : f32
      linalg.yield %92 : f32
    } -> tensor<?x?x40xf32>
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<?x1x4x32xf32>, tensor<?x1x4x8xf32>) -> tensor<?x1x4x40xf32>
    %expanded_7 = tensor.expand_shape %concat [[0], [1], [2], [3, 4]] output_shape [%dim, 1, 4, 40, 1] : tensor<?x1x4x40xf32> into tensor<?x1x4x40x1xf32>
    %expanded_8 = tensor.expand_shape %6 [[0], [1], [2, 3, 4]] output_shape [%dim_4, %dim_3, 40, 1, 1] : tensor<?x?x40xf32> into tensor<?x?x40x1x1xf32>
    %7 = tensor.empty(%dim) : tensor<?x4x40x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_7 : tensor<?x1x4x40x1xf32>) outs(%7 : tensor<?x4x40x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3, 4]] : tensor<?x4x40x1x1xf32> into tensor<?x4x40xf32>
    %8 = tensor.empty(%dim_4, %dim_3) : tensor<?x40x1x?x1xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<?x?x40x1x1xf32>) outs(%8 : tensor<?x40x1x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %9 = arith.cmpi slt, %0, %c0_i64 : i64
    %10 = arith.select %9, %c1_i64, %0 : i64
    %11 = arith.extui %9 : i1 to i64
    %12 = arith.muli %10, %c40_i64 : i64
    %13 = arith.muli %12, %1 : i64
    %14 = arith.addi %11, %c1_i64 : i64
    %15 = arith.cmpi slt, %1, %c0_i64 : i64
    %16 = arith.select %15, %12, %13 : i64
    %17 = arith.select %15, %14, %11 : i64
    %18 = arith.cmpi sle, %17, %c1_i64 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %19 = arith.index_cast %dim_4 : index to i64
    %20 = arith.muli %19, %c40_i64 : i64
    %21 = arith.muli %20, %1 : i64
    %22 = arith.divsi %21, %16 : i64
    %23 = arith.select %9, %22, %0 : i64
    %24 = arith.select %15, %22, %1 : i64
    %from_elements = tensor.from_elements %23, %c40_i64, %24 : tensor<3xi64>
    %reshape = tensor.reshape %transposed_9(%from_elements) : (tensor<?x40x1x?x1xf32>, tensor<3xi64>) -> tensor<?x40x?xf32>
    %25 = arith.index_cast %24 : i64 to index
    %26 = arith.cmpi eq, %0, %23 : i64
    cf.assert %26, "mismatching contracting dimension"
    %27 = tensor.empty(%dim, %25) : tensor<?x4x?xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %29 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x4x40xf32>, tensor<?x40x?xf32>) outs(%28 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %30 = arith.muli %10, %c4_i64 : i64
    %31 = arith.muli %30, %1 : i64
    %32 = arith.select %15, %30, %31 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %33 = arith.muli %0, %c4_i64 : i64
    %34 = arith.muli %33, %24 : i64
    %35 = arith.divsi %34, %32 : i64
    %36 = arith.select %9, %35, %0 : i64
    %37 = arith.select %15, %35, %1 : i64
    %from_elements_10 = tensor.from_elements %36, %c4_i64, %c1_i64, %c1_i64, %37 : tensor<5xi64>
    %reshape_11 = tensor.reshape %29(%from_elements_10) : (tensor<?x4x?xf32>, tensor<5xi64>) -> tensor<?x4x1x1x?xf32>
    %38 = arith.index_cast %36 : i64 to index
    %39 = arith.index_cast %37 : i64 to index
    %40 = tensor.empty(%38, %39) : tensor<?x1x4x?x1xf32>
    %transposed_12 = linalg.transpose ins(%reshape_11 : tensor<?x4x1x1x?xf32>) outs(%40 : tensor<?x1x4x?x1xf32>) permutation = [0, 3, 1, 4, 2] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %41 = arith.muli %36, %c4_i64 : i64
    %42 = arith.muli %41, %37 : i64
    %43 = arith.divsi %42, %32 : i64
    %44 = arith.select %9, %43, %0 : i64
    %45 = arith.select %15, %43, %1 : i64
    %from_elements_13 = tensor.from_elements %44, %c1_i64, %c4_i64, %45 : tensor<4xi64>
    %reshape_14 = tensor.reshape %transposed_12(%from_elements_13) : (tensor<?x1x4x?x1xf32>, tensor<4xi64>) -> tensor<?x1x4x?xf32>
    %46 = arith.index_cast %44 : i64 to index
    %47 = arith.index_cast %45 : i64 to index
    %48 = tensor.empty(%46, %47) : tensor<?x1x4x?xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_14 : tensor<?x1x4x?xf32>) outs(%48 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_2 : f64 to f32
      %93 = arith.mulf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<?x1x4x?xf32>
    %50 = tensor.empty(%dim_3) : tensor<?xi64>
    %51 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%50 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i64
      linalg.yield %93 : i64
    } -> tensor<?xi64>
    %dim_15 = tensor.dim %arg4, %c0 : tensor<?xi64>
    %expanded_16 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [%dim_15, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
    %52 = tensor.empty(%dim_15, %dim_3) : tensor<?x1x1x?xi1>
    %53 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_16 : tensor<?xi64>, tensor<?x1x1x1xi64>) outs(%52 : tensor<?x1x1x?xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %92 = arith.cmpi sge, %in, %in_29 : i64
      linalg.yield %92 : i1
    } -> tensor<?x1x1x?xi1>
    %54 = arith.cmpi eq, %dim_15, %46 : index
    cf.assert %54, "mismatched size for broadcast"
    %55 = arith.cmpi eq, %dim_3, %47 : index
    cf.assert %55, "mismatched size for broadcast"
    %56 = tensor.empty(%dim_15, %dim_3) : tensor<?x1x4x?xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map7, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %cst_1, %49 : tensor<?x1x1x?xi1>, tensor<f32>, tensor<?x1x4x?xf32>) outs(%56 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %92 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %92 : f32
    } -> tensor<?x1x4x?xf32>
    %58 = tensor.empty(%dim_15) : tensor<?x1x4xi64>
    %59 = linalg.fill ins(%c0_i64 : i64) outs(%58 : tensor<?x1x4xi64>) -> tensor<?x1x4xi64>
    %60 = tensor.empty(%dim_15) : tensor<?x1x4xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %62:2 = linalg.generic {indexing_maps = [#map2, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<?x1x4x?xf32>) outs(%61, %59 : tensor<?x1x4xf32>, tensor<?x1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %92 = linalg.index 3 : index
      %93 = arith.index_cast %92 : index to i64
      %94 = arith.maximumf %in, %out : f32
      %95 = arith.cmpf ogt, %in, %out : f32
      %96 = arith.select %95, %93, %out_29 : i64
      linalg.yield %94, %96 : f32, i64
    } -> (tensor<?x1x4xf32>, tensor<?x1x4xi64>)
    %expanded_17 = tensor.expand_shape %62#0 [[0], [1], [2, 3]] output_shape [%dim_15, 1, 4, 1] : tensor<?x1x4xf32> into tensor<?x1x4x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_17 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%56 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %92 = arith.subf %in, %in_29 : f32
      linalg.yield %92 : f32
    } -> tensor<?x1x4x?xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<?x1x4x?xf32>) outs(%56 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<?x1x4x?xf32>
    %65 = tensor.empty(%dim_15) : tensor<?x1x4x1xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64 : tensor<?x1x4x?xf32>) outs(%66 : tensor<?x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<?x1x4x1xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<?x1x4x?xf32>, tensor<?x1x4x1xf32>) outs(%56 : tensor<?x1x4x?xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %92 = arith.divf %in, %in_29 : f32
      linalg.yield %92 : f32
    } -> tensor<?x1x4x?xf32>
    %extracted_slice = tensor.extract_slice %6[0, 0, 0] [%dim_4, %dim_3, 32] [1, 1, 1] : tensor<?x?x40xf32> to tensor<?x?x32xf32>
    %expanded_18 = tensor.expand_shape %68 [[0], [1], [2], [3, 4]] output_shape [%dim_15, 1, 4, %dim_3, 1] : tensor<?x1x4x?xf32> into tensor<?x1x4x?x1xf32>
    %expanded_19 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3, 4]] output_shape [%dim_4, %dim_3, 32, 1, 1] : tensor<?x?x32xf32> into tensor<?x?x32x1x1xf32>
    %69 = tensor.empty(%dim_15, %dim_3) : tensor<?x4x?x1x1xf32>
    %transposed_20 = linalg.transpose ins(%expanded_18 : tensor<?x1x4x?x1xf32>) outs(%69 : tensor<?x4x?x1x1xf32>) permutation = [0, 2, 3, 1, 4] 
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %70 = arith.index_cast %dim_15 : index to i64
    %71 = arith.muli %70, %c4_i64 : i64
    %72 = arith.muli %71, %1 : i64
    %73 = arith.divsi %72, %32 : i64
    %74 = arith.select %9, %73, %0 : i64
    %75 = arith.select %15, %73, %1 : i64
    %from_elements_21 = tensor.from_elements %74, %c4_i64, %75 : tensor<3xi64>
    %reshape_22 = tensor.reshape %transposed_20(%from_elements_21) : (tensor<?x4x?x1x1xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %76 = tensor.empty(%dim_4, %dim_3) : tensor<?x?x1x32x1xf32>
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<?x?x32x1x1xf32>) outs(%76 : tensor<?x?x1x32x1xf32>) permutation = [0, 1, 3, 2, 4] 
    %77 = arith.muli %10, %1 : i64
    %78 = arith.select %15, %10, %77 : i64
    %79 = arith.muli %78, %c32_i64 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %80 = arith.muli %19, %1 : i64
    %81 = arith.muli %80, %c32_i64 : i64
    %82 = arith.divsi %81, %79 : i64
    %83 = arith.select %9, %82, %0 : i64
    %84 = arith.select %15, %82, %1 : i64
    %from_elements_24 = tensor.from_elements %83, %84, %c32_i64 : tensor<3xi64>
    %reshape_25 = tensor.reshape %transposed_23(%from_elements_24) : (tensor<?x?x1x32x1xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %85 = arith.index_cast %74 : i64 to index
    %86 = arith.cmpi eq, %74, %83 : i64
    cf.assert %86, "mismatching contracting dimension"
    %87 = arith.cmpi eq, %75, %84 : i64
    cf.assert %87, "mismatching contracting dimension"
    %88 = tensor.empty(%85) : tensor<?x4x32xf32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %90 = linalg.batch_matmul ins(%reshape_22, %reshape_25 : tensor<?x4x?xf32>, tensor<?x?x32xf32>) outs(%89 : tensor<?x4x32xf32>) -> tensor<?x4x32xf32>
    %expanded_26 = tensor.expand_shape %90 [[0], [1], [2, 3, 4]] output_shape [%85, 4, 1, 1, 32] : tensor<?x4x32xf32> into tensor<?x4x1x1x32xf32>
    %91 = tensor.empty(%85) : tensor<?x1x4x32x1xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<?x4x1x1x32xf32>) outs(%91 : tensor<?x1x4x32x1xf32>) permutation = [0, 3, 1, 4, 2] 
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0], [1], [2], [3, 4]] : tensor<?x1x4x32x1xf32> into tensor<?x1x4x32xf32>
    return %collapsed_28 : tensor<?x1x4x32xf32>
  }
}

