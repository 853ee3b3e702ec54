#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d0, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
module @jit_f attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi32>) -> (tensor<2x1x4x16xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.204124153> : tensor<f32>
    %0 = tensor.empty() : tensor<4x32x2x1xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4x32x2x1xf32>) -> tensor<4x32x2x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg0 : tensor<4x16x32xf32>, tensor<2x1x4x16xf32>) outs(%1 : tensor<4x32x2x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.mulf %in, %in_6 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<4x32x2x1xf32>
    %3 = tensor.empty() : tensor<2x1x4x32xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x32x2x1xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %6 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%4, %arg2 : tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.mulf %in, %in_6 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x4x32xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg3 : tensor<2x1x4x8xf32>, tensor<2x32x8xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.mulf %in, %in_6 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x4x32xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.addf %in, %in_6 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4x32xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.mulf %in, %in_6 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = tensor.empty() : tensor<32xi32>
    %12 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%11 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i32
      linalg.yield %41 : i32
    } -> tensor<32xi32>
    %expanded = tensor.expand_shape %12 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xi32> into tensor<1x1x1x32xi32>
    %expanded_3 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
    %13 = tensor.empty() : tensor<2x1x1x32xi32>
    %14 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1x32xi32>) outs(%13 : tensor<2x1x1x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x32xi32>
    %15 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x1x1x1xi32>) outs(%13 : tensor<2x1x1x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x32xi32>
    %16 = tensor.empty() : tensor<2x1x1x32xi1>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>) outs(%16 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %40 = arith.cmpi slt, %in, %in_6 : i32
      linalg.yield %40 : i1
    } -> tensor<2x1x1x32xi1>
    %18 = tensor.empty() : tensor<2x1x4x32xi1>
    %19 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x1x32xi1>) outs(%18 : tensor<2x1x4x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x4x32xi1>
    %20 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %10, %20 : tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %40 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4x32xf32>
    %22 = tensor.empty() : tensor<2x1x4xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x1x4x32xf32>) outs(%23 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.maximumf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4xf32>
    %25 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%22 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4xf32>
    %26 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%22 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.maximumf %in, %in_6 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4xf32>
    %expanded_4 = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %27 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x1x4x1xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %27 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.subf %in, %in_6 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4x32xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4x32xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x1x4x32xf32>) outs(%30 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4xf32>
    %expanded_5 = tensor.expand_shape %31 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %32 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x1x4x1xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.divf %in, %in_6 : f32
      linalg.yield %40 : f32
    } -> tensor<2x1x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%33, %arg2 : tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.mulf %in, %in_6 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x4x32xf32>
    %35 = tensor.empty() : tensor<4x16x2x1xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<4x16x2x1xf32>) -> tensor<4x16x2x1xf32>
    %37 = linalg.generic {indexing_maps = [#map16, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg5, %34 : tensor<4x16x32xf32>, tensor<2x1x4x32xf32>) outs(%36 : tensor<4x16x2x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %40 = arith.mulf %in, %in_6 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<4x16x2x1xf32>
    %38 = tensor.empty() : tensor<2x1x4x16xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<4x16x2x1xf32>) outs(%38 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    return %39 : tensor<2x1x4x16xf32>
  }
}

