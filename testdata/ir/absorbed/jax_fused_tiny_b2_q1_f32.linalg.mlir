#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d0, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
module @jit_f attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<4x16x32xf32>, %arg4: tensor<4x16x32xf32>) -> (tensor<2x1x4x16xf32> {jax.result_info = "result"}) {
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0.204124153> : tensor<f32>
    %0 = tensor.empty() : tensor<4x32x2x1xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4x32x2x1xf32>) -> tensor<4x32x2x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg3, %arg0 : tensor<4x16x32xf32>, tensor<2x1x4x16xf32>) outs(%1 : tensor<4x32x2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.mulf %in, %in_4 : f32
      %30 = arith.addf %out, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<4x32x2x1xf32>
    %3 = tensor.empty() : tensor<2x1x4x32xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x32x2x1xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %5 = tensor.empty() : tensor<2x1x4x40xf32>
    %6 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<2x1x4x40xf32>) {
    ^bb0(%out: f32):
      %29 = linalg.index 0 : index
      %30 = linalg.index 2 : index
      %31 = linalg.index 3 : index
      %32 = arith.cmpi ult, %31, %c32 : index
      %33 = scf.if %32 -> (f32) {
        %extracted = tensor.extract %4[%29, %c0, %30, %31] : tensor<2x1x4x32xf32>
        scf.yield %extracted : f32
      } else {
        %34 = arith.subi %31, %c32 : index
        %extracted = tensor.extract %arg1[%29, %c0, %30, %34] : tensor<2x1x4x8xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %33 : f32
    } -> tensor<2x1x4x40xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%6, %arg2 : tensor<2x1x4x40xf32>, tensor<2x32x40xf32>) outs(%7 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.mulf %in, %in_4 : f32
      %30 = arith.addf %out, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %9 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.mulf %in, %in_4 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = tensor.empty() : tensor<2x1x4xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%10 : tensor<2x1x4x32xf32>) outs(%12 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.maximumf %out, %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4xf32>
    %14 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%11 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4xf32>
    %15 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %13 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%11 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.maximumf %in, %in_4 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4xf32>
    %expanded = tensor.expand_shape %15 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x4x1xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %16 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.subf %in, %in_4 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%18 : tensor<2x1x4x32xf32>) outs(%19 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %out, %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4xf32>
    %expanded_3 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x1x4x1xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.divf %in, %in_4 : f32
      linalg.yield %29 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%22, %extracted_slice : tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) outs(%7 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.mulf %in, %in_4 : f32
      %30 = arith.addf %out, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x1x4x32xf32>
    %24 = tensor.empty() : tensor<4x16x2x1xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<4x16x2x1xf32>) -> tensor<4x16x2x1xf32>
    %26 = linalg.generic {indexing_maps = [#map13, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %23 : tensor<4x16x32xf32>, tensor<2x1x4x32xf32>) outs(%25 : tensor<4x16x2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %29 = arith.mulf %in, %in_4 : f32
      %30 = arith.addf %out, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<4x16x2x1xf32>
    %27 = tensor.empty() : tensor<2x1x4x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<4x16x2x1xf32>) outs(%27 : tensor<2x1x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x16xf32>
    return %28 : tensor<2x1x4x16xf32>
  }
}

