#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<()[s0] -> (s0 * 4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<?x1x4x32xf32>, %arg1: tensor<?x1x4x8xf32>, %arg2: tensor<?x?x40xf32>, %arg3: tensor<?x1x1x?xf32>) -> tensor<?x1x4x32xf32> {
    %c32_i64 = arith.constant 32 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c40_i64 = arith.constant 40 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.45180100180492244 : f64
    %c160_i64 = arith.constant 160 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x4x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg2, %c1 : tensor<?x?x40xf32>
    %1 = arith.index_cast %dim_4 : index to i64
    %concat = tensor.concat dim(3) %arg0, %arg1 : (tensor<?x1x4x32xf32>, tensor<?x1x4x8xf32>) -> tensor<?x1x4x40xf32>
    %2 = tensor.empty(%dim) : tensor<?x4x1x40xf32>
    %transposed = linalg.transpose ins(%concat : tensor<?x1x4x40xf32>) outs(%2 : tensor<?x4x1x40xf32>) permutation = [0, 2, 1, 3] 
    %dim_5 = tensor.dim %arg2, %c0 : tensor<?x?x40xf32>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [%dim_5, 1, %dim_4, 40] : tensor<?x?x40xf32> into tensor<?x1x?x40xf32>
    %3 = tensor.empty(%dim_5, %dim_4) : tensor<?x4x?x40xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<?x1x?x40xf32> into tensor<?x?x40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<?x?x40xf32>) outs(%3 : tensor<?x4x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x?x40xf32>
    %extracted_slice = tensor.extract_slice %4[0, 0, 0, 0] [%dim_5, 4, %dim_4, 32] [1, 1, 1, 1] : tensor<?x4x?x40xf32> to tensor<?x4x?x32xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x4x1x40xf32>) outs(%2 : tensor<?x4x1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.truncf %cst_3 : f64 to f32
      %106 = arith.mulf %in, %105 : f32
      linalg.yield %106 : f32
    } -> tensor<?x4x1x40xf32>
    %6 = tensor.empty(%dim_5, %dim_4) : tensor<?x4x40x?xf32>
    %transposed_6 = linalg.transpose ins(%4 : tensor<?x4x?x40xf32>) outs(%6 : tensor<?x4x40x?xf32>) permutation = [0, 1, 3, 2] 
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_6 : tensor<?x4x40x?xf32>) outs(%6 : tensor<?x4x40x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.truncf %cst_3 : f64 to f32
      %106 = arith.mulf %in, %105 : f32
      linalg.yield %106 : f32
    } -> tensor<?x4x40x?xf32>
    %8 = arith.muli %0, %c4_i64 : i64
    %9 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %10 = tensor.empty(%dim) : tensor<?x4x1x40xf32>
    %11 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<?x4x1x40xf32>) {
    ^bb0(%out: f32):
      %105 = linalg.index 0 : index
      %106 = linalg.index 1 : index
      %107 = linalg.index 3 : index
      %108 = arith.cmpi eq, %dim, %c1 : index
      %109 = arith.select %108, %c0, %105 : index
      %extracted = tensor.extract %5[%109, %106, %c0, %107] : tensor<?x4x1x40xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x1x40xf32>
    %collapsed_7 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<?x4x1x40xf32> into tensor<?x1x40xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    %12 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %13 = tensor.empty(%dim, %dim_4) : tensor<?x4x40x?xf32>
    %14 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<?x4x40x?xf32>) {
    ^bb0(%out: f32):
      %105 = linalg.index 0 : index
      %106 = linalg.index 1 : index
      %107 = linalg.index 2 : index
      %108 = linalg.index 3 : index
      %109 = arith.cmpi eq, %dim_5, %c1 : index
      %110 = arith.select %109, %c0, %105 : index
      %111 = arith.cmpi eq, %dim_4, %c1 : index
      %112 = arith.select %111, %c0, %108 : index
      %extracted = tensor.extract %7[%110, %106, %107, %112] : tensor<?x4x40x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x40x?xf32>
    %15 = arith.cmpi slt, %8, %c0_i64 : i64
    %16 = arith.select %15, %c1_i64, %8 : i64
    %17 = arith.extui %15 : i1 to i64
    %18 = arith.muli %16, %c40_i64 : i64
    %19 = arith.muli %18, %1 : i64
    %20 = arith.addi %17, %c1_i64 : i64
    %21 = arith.cmpi slt, %1, %c0_i64 : i64
    %22 = arith.select %21, %18, %19 : i64
    %23 = arith.select %21, %20, %17 : i64
    %24 = arith.cmpi sle, %23, %c1_i64 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %25 = arith.muli %0, %c160_i64 : i64
    %26 = arith.muli %25, %1 : i64
    %27 = arith.divsi %26, %22 : i64
    %28 = arith.select %15, %27, %8 : i64
    %29 = arith.select %21, %27, %1 : i64
    %from_elements = tensor.from_elements %28, %c40_i64, %29 : tensor<3xi64>
    %reshape = tensor.reshape %14(%from_elements) : (tensor<?x4x40x?xf32>, tensor<3xi64>) -> tensor<?x40x?xf32>
    %30 = affine.apply #map2()[%dim]
    %31 = arith.index_cast %29 : i64 to index
    %32 = arith.index_cast %30 : index to i64
    %33 = arith.cmpi eq, %32, %28 : i64
    cf.assert %33, "mismatching contracting dimension"
    %34 = tensor.empty(%30, %31) : tensor<?x1x?xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %36 = linalg.batch_matmul ins(%collapsed_7, %reshape : tensor<?x1x40xf32>, tensor<?x40x?xf32>) outs(%35 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %37 = arith.cmpi slt, %0, %c0_i64 : i64
    %38 = arith.select %37, %c1_i64, %0 : i64
    %39 = arith.extui %37 : i1 to i64
    %40 = arith.muli %38, %c4_i64 : i64
    %41 = arith.muli %40, %1 : i64
    %42 = arith.addi %39, %c1_i64 : i64
    %43 = arith.select %21, %40, %41 : i64
    %44 = arith.select %21, %42, %39 : i64
    %45 = arith.cmpi sle, %44, %c1_i64 : i64
    cf.assert %45, "must have at most one inferred (negative) dimension"
    %46 = arith.muli %32, %29 : i64
    %47 = arith.divsi %46, %43 : i64
    %48 = arith.select %37, %47, %0 : i64
    %49 = arith.select %21, %47, %1 : i64
    %from_elements_8 = tensor.from_elements %48, %c4_i64, %c1_i64, %49 : tensor<4xi64>
    %reshape_9 = tensor.reshape %36(%from_elements_8) : (tensor<?x1x?xf32>, tensor<4xi64>) -> tensor<?x4x1x?xf32>
    %50 = arith.index_cast %48 : i64 to index
    %51 = arith.index_cast %49 : i64 to index
    %dim_10 = tensor.dim %arg3, %c0 : tensor<?x1x1x?xf32>
    %52 = arith.cmpi eq, %50, %dim_10 : index
    cf.assert %52, "mismatched size for broadcast"
    %dim_11 = tensor.dim %arg3, %c3 : tensor<?x1x1x?xf32>
    %53 = arith.cmpi eq, %51, %dim_11 : index
    cf.assert %53, "mismatched size for broadcast"
    %54 = tensor.empty(%50, %51) : tensor<?x4x1x?xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_9, %arg3 : tensor<?x4x1x?xf32>, tensor<?x1x1x?xf32>) outs(%54 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %105 = arith.addf %in, %in_19 : f32
      linalg.yield %105 : f32
    } -> tensor<?x4x1x?xf32>
    %56 = tensor.empty(%50) : tensor<?x4x1xi64>
    %57 = linalg.fill ins(%c0_i64 : i64) outs(%56 : tensor<?x4x1xi64>) -> tensor<?x4x1xi64>
    %58 = tensor.empty(%50) : tensor<?x4x1xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<?x4x1xf32>) -> tensor<?x4x1xf32>
    %60:2 = linalg.generic {indexing_maps = [#map1, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<?x4x1x?xf32>) outs(%59, %57 : tensor<?x4x1xf32>, tensor<?x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %105 = linalg.index 3 : index
      %106 = arith.index_cast %105 : index to i64
      %107 = arith.maximumf %in, %out : f32
      %108 = arith.cmpf ogt, %in, %out : f32
      %109 = arith.select %108, %106, %out_19 : i64
      linalg.yield %107, %109 : f32, i64
    } -> (tensor<?x4x1xf32>, tensor<?x4x1xi64>)
    %expanded_12 = tensor.expand_shape %60#0 [[0], [1], [2, 3]] output_shape [%50, 4, 1, 1] : tensor<?x4x1xf32> into tensor<?x4x1x1xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %expanded_12 : tensor<?x4x1x?xf32>, tensor<?x4x1x1xf32>) outs(%54 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %105 = arith.subf %in, %in_19 : f32
      linalg.yield %105 : f32
    } -> tensor<?x4x1x?xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<?x4x1x?xf32>) outs(%54 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = math.exp %in : f32
      linalg.yield %105 : f32
    } -> tensor<?x4x1x?xf32>
    %63 = tensor.empty(%50) : tensor<?x4x1x1xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<?x4x1x1xf32>) -> tensor<?x4x1x1xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<?x4x1x?xf32>) outs(%64 : tensor<?x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %105 = arith.addf %in, %out : f32
      linalg.yield %105 : f32
    } -> tensor<?x4x1x1xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<?x4x1x?xf32>, tensor<?x4x1x1xf32>) outs(%54 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %105 = arith.divf %in, %in_19 : f32
      linalg.yield %105 : f32
    } -> tensor<?x4x1x?xf32>
    %67 = tensor.empty(%50, %51) : tensor<?x4x1x?xi1>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<?x4x1x?xf32>) outs(%67 : tensor<?x4x1x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %105 = arith.extf %in : f32 to f64
      %106 = arith.cmpf oeq, %105, %cst_2 : f64
      linalg.yield %106 : i1
    } -> tensor<?x4x1x?xi1>
    %69 = tensor.empty(%50) : tensor<?x4x1x1xi1>
    %70 = linalg.fill ins(%true : i1) outs(%69 : tensor<?x4x1x1xi1>) -> tensor<?x4x1x1xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<?x4x1x?xi1>) outs(%70 : tensor<?x4x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %105 = arith.andi %in, %out : i1
      linalg.yield %105 : i1
    } -> tensor<?x4x1x1xi1>
    %72 = arith.cmpi sge, %48, %c0_i64 : i64
    cf.assert %72, "negative values not allowed in new dimensions"
    %73 = arith.index_cast %48 : i64 to index
    %74 = arith.cmpi sge, %49, %c0_i64 : i64
    cf.assert %74, "negative values not allowed in new dimensions"
    %75 = arith.index_cast %49 : i64 to index
    %76 = tensor.empty(%73, %75) : tensor<?x4x1x?xf32>
    %77 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%76 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x1x?xf32>
    %78 = arith.cmpi eq, %50, %73 : index
    cf.assert %78, "mismatched size for broadcast"
    %79 = arith.cmpi eq, %75, %51 : index
    cf.assert %79, "mismatched size for broadcast"
    %80 = tensor.empty(%50, %75) : tensor<?x4x1x?xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %77, %66 : tensor<?x4x1x1xi1>, tensor<?x4x1x?xf32>, tensor<?x4x1x?xf32>) outs(%80 : tensor<?x4x1x?xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %105 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %105 : f32
    } -> tensor<?x4x1x?xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %82 = tensor.empty(%dim, %dim_4) : tensor<?x4x1x?xf32>
    %83 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%82 : tensor<?x4x1x?xf32>) {
    ^bb0(%out: f32):
      %105 = linalg.index 0 : index
      %106 = linalg.index 1 : index
      %107 = linalg.index 3 : index
      %108 = arith.cmpi eq, %50, %c1 : index
      %109 = arith.select %108, %c0, %105 : index
      %110 = arith.cmpi eq, %75, %c1 : index
      %111 = arith.select %110, %c0, %107 : index
      %extracted = tensor.extract %81[%109, %106, %c0, %111] : tensor<?x4x1x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x1x?xf32>
    %84 = arith.muli %16, %1 : i64
    %85 = arith.select %21, %16, %84 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %86 = arith.muli %8, %1 : i64
    %87 = arith.divsi %86, %85 : i64
    %88 = arith.select %15, %87, %8 : i64
    %89 = arith.select %21, %87, %1 : i64
    %from_elements_13 = tensor.from_elements %88, %c1_i64, %89 : tensor<3xi64>
    %reshape_14 = tensor.reshape %83(%from_elements_13) : (tensor<?x4x1x?xf32>, tensor<3xi64>) -> tensor<?x1x?xf32>
    cf.assert %9, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %12, "unimplemented: dynamic negative broadcast sizes"
    %90 = tensor.empty(%dim, %dim_4) : tensor<?x4x?x32xf32>
    %91 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%90 : tensor<?x4x?x32xf32>) {
    ^bb0(%out: f32):
      %105 = linalg.index 0 : index
      %106 = linalg.index 1 : index
      %107 = linalg.index 2 : index
      %108 = linalg.index 3 : index
      %109 = arith.cmpi eq, %dim_5, %c1 : index
      %110 = arith.select %109, %c0, %105 : index
      %111 = arith.cmpi eq, %dim_4, %c1 : index
      %112 = arith.select %111, %c0, %107 : index
      %extracted = tensor.extract %extracted_slice[%110, %106, %112, %108] : tensor<?x4x?x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x32xf32>
    %92 = arith.muli %85, %c32_i64 : i64
    cf.assert %24, "must have at most one inferred (negative) dimension"
    %93 = arith.muli %86, %c32_i64 : i64
    %94 = arith.divsi %93, %92 : i64
    %95 = arith.select %15, %94, %8 : i64
    %96 = arith.select %21, %94, %1 : i64
    %from_elements_15 = tensor.from_elements %95, %96, %c32_i64 : tensor<3xi64>
    %reshape_16 = tensor.reshape %91(%from_elements_15) : (tensor<?x4x?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %97 = arith.index_cast %88 : i64 to index
    %98 = arith.cmpi eq, %88, %95 : i64
    cf.assert %98, "mismatching contracting dimension"
    %99 = arith.cmpi eq, %89, %96 : i64
    cf.assert %99, "mismatching contracting dimension"
    %100 = tensor.empty(%97) : tensor<?x1x32xf32>
    %101 = linalg.fill ins(%cst : f32) outs(%100 : tensor<?x1x32xf32>) -> tensor<?x1x32xf32>
    %102 = linalg.batch_matmul ins(%reshape_14, %reshape_16 : tensor<?x1x?xf32>, tensor<?x?x32xf32>) outs(%101 : tensor<?x1x32xf32>) -> tensor<?x1x32xf32>
    %103 = arith.divsi %97, %c4 : index
    %expanded_17 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [%103, 4, 1, 32] : tensor<?x1x32xf32> into tensor<?x4x1x32xf32>
    %104 = tensor.empty(%103) : tensor<?x1x4x32xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<?x4x1x32xf32>) outs(%104 : tensor<?x1x4x32xf32>) permutation = [0, 2, 1, 3] 
    return %transposed_18 : tensor<?x1x4x32xf32>
  }
}

