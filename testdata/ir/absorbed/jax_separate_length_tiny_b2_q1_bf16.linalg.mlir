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
  func.func public @main(%arg0: tensor<2x1x4x16xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x32xbf16>, %arg3: tensor<2x32x8xbf16>, %arg4: tensor<4x16x32xbf16>, %arg5: tensor<4x16x32xbf16>, %arg6: tensor<2xi32>) -> (tensor<2x1x4x16xbf16> {jax.result_info = "result"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.204124153> : tensor<f32>
    %0 = tensor.empty() : tensor<4x32x2x1xbf16>
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<4x32x2x1xbf16>) -> tensor<4x32x2x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg0 : tensor<4x16x32xbf16>, tensor<2x1x4x16xbf16>) outs(%1 : tensor<4x32x2x1xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_7 : bf16
      %44 = arith.addf %out, %43 : bf16
      linalg.yield %44 : bf16
    } -> tensor<4x32x2x1xbf16>
    %3 = tensor.empty() : tensor<2x1x4x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x32x2x1xbf16>) outs(%3 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x4x32xbf16>
    %5 = tensor.empty() : tensor<2x1x4x32xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%4, %arg2 : tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: f32):
      %43 = arith.extf %in : bf16 to f32
      %44 = arith.extf %in_7 : bf16 to f32
      %45 = arith.mulf %43, %44 : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x1x4x32xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg3 : tensor<2x1x4x8xbf16>, tensor<2x32x8xbf16>) outs(%6 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: f32):
      %43 = arith.extf %in : bf16 to f32
      %44 = arith.extf %in_7 : bf16 to f32
      %45 = arith.mulf %43, %44 : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x1x4x32xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %43 = arith.addf %in, %in_7 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %43 = arith.mulf %in, %in_7 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4x32xf32>
    %12 = tensor.empty() : tensor<32xi32>
    %13 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%12 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %43 = linalg.index 0 : index
      %44 = arith.index_cast %43 : index to i32
      linalg.yield %44 : i32
    } -> tensor<32xi32>
    %expanded = tensor.expand_shape %13 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xi32> into tensor<1x1x1x32xi32>
    %expanded_4 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
    %14 = tensor.empty() : tensor<2x1x1x32xi32>
    %15 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x1x32xi32>) outs(%14 : tensor<2x1x1x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x32xi32>
    %16 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x1x1x1xi32>) outs(%14 : tensor<2x1x1x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1x1x32xi32>
    %17 = tensor.empty() : tensor<2x1x1x32xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %16 : tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>) outs(%17 : tensor<2x1x1x32xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %43 = arith.cmpi slt, %in, %in_7 : i32
      linalg.yield %43 : i1
    } -> tensor<2x1x1x32xi1>
    %19 = tensor.empty() : tensor<2x1x4x32xi1>
    %20 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x1x1x32xi1>) outs(%19 : tensor<2x1x4x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x4x32xi1>
    %21 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %11, %21 : tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %43 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4x32xf32>
    %23 = tensor.empty() : tensor<2x1x4xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x1x4x32xf32>) outs(%24 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.maximumf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4xf32>
    %26 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%23 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4xf32>
    %27 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%23 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %43 = arith.maximumf %in, %in_7 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4xf32>
    %expanded_5 = tensor.expand_shape %27 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %28 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x1x4x1xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %28 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %43 = arith.subf %in, %in_7 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4x32xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x1x4x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4x32xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x1x4x32xf32>) outs(%31 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4xf32>
    %expanded_6 = tensor.expand_shape %32 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %33 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x1x4x1xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%5 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %43 = arith.divf %in, %in_7 : f32
      linalg.yield %43 : f32
    } -> tensor<2x1x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %43 = arith.truncf %in : f32 to bf16
      linalg.yield %43 : bf16
    } -> tensor<2x1x4x32xbf16>
    %36 = linalg.fill ins(%cst_1 : bf16) outs(%3 : tensor<2x1x4x32xbf16>) -> tensor<2x1x4x32xbf16>
    %37 = linalg.generic {indexing_maps = [#map5, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %arg2 : tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>) outs(%36 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_7 : bf16
      %44 = arith.addf %out, %43 : bf16
      linalg.yield %44 : bf16
    } -> tensor<2x1x4x32xbf16>
    %38 = tensor.empty() : tensor<4x16x2x1xbf16>
    %39 = linalg.fill ins(%cst_1 : bf16) outs(%38 : tensor<4x16x2x1xbf16>) -> tensor<4x16x2x1xbf16>
    %40 = linalg.generic {indexing_maps = [#map16, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg5, %37 : tensor<4x16x32xbf16>, tensor<2x1x4x32xbf16>) outs(%39 : tensor<4x16x2x1xbf16>) {
    ^bb0(%in: bf16, %in_7: bf16, %out: bf16):
      %43 = arith.mulf %in, %in_7 : bf16
      %44 = arith.addf %out, %43 : bf16
      linalg.yield %44 : bf16
    } -> tensor<4x16x2x1xbf16>
    %41 = tensor.empty() : tensor<2x1x4x16xbf16>
    %42 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x16x2x1xbf16>) outs(%41 : tensor<2x1x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x4x16xbf16>
    return %42 : tensor<2x1x4x16xbf16>
  }
}

