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
  func.func public @main(%arg0: tensor<2x1x4x16xbf16>, %arg1: tensor<2x1x4x8xbf16>, %arg2: tensor<2x32x40xbf16>, %arg3: tensor<4x16x32xbf16>, %arg4: tensor<4x16x32xbf16>) -> (tensor<2x1x4x16xbf16> {jax.result_info = "result"}) {
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.204124153> : tensor<f32>
    %0 = tensor.empty() : tensor<4x32x2x1xbf16>
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<4x32x2x1xbf16>) -> tensor<4x32x2x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg3, %arg0 : tensor<4x16x32xbf16>, tensor<2x1x4x16xbf16>) outs(%1 : tensor<4x32x2x1xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %32 = arith.mulf %in, %in_5 : bf16
      %33 = arith.addf %out, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<4x32x2x1xbf16>
    %3 = tensor.empty() : tensor<2x1x4x32xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x32x2x1xbf16>) outs(%3 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x4x32xbf16>
    %5 = tensor.empty() : tensor<2x1x4x40xbf16>
    %6 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<2x1x4x40xbf16>) {
    ^bb0(%out: bf16):
      %32 = linalg.index 0 : index
      %33 = linalg.index 2 : index
      %34 = linalg.index 3 : index
      %35 = arith.cmpi ult, %34, %c32 : index
      %36 = scf.if %35 -> (bf16) {
        %extracted = tensor.extract %4[%32, %c0, %33, %34] : tensor<2x1x4x32xbf16>
        scf.yield %extracted : bf16
      } else {
        %37 = arith.subi %34, %c32 : index
        %extracted = tensor.extract %arg1[%32, %c0, %33, %37] : tensor<2x1x4x8xbf16>
        scf.yield %extracted : bf16
      }
      linalg.yield %36 : bf16
    } -> tensor<2x1x4x40xbf16>
    %7 = linalg.fill ins(%cst_1 : bf16) outs(%3 : tensor<2x1x4x32xbf16>) -> tensor<2x1x4x32xbf16>
    %8 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%6, %arg2 : tensor<2x1x4x40xbf16>, tensor<2x32x40xbf16>) outs(%7 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %32 = arith.mulf %in, %in_5 : bf16
      %33 = arith.addf %out, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<2x1x4x32xbf16>
    %9 = tensor.empty() : tensor<2x1x4x32xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x4x32xbf16>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %32 = arith.extf %in : bf16 to f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %11 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %11 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %32 = arith.mulf %in, %in_5 : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %13 = tensor.empty() : tensor<2x1x4xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x1x4x32xf32>) outs(%14 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.maximumf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%13 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %15 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%13 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %32 = arith.maximumf %in, %in_5 : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4xf32>
    %expanded = tensor.expand_shape %17 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %18 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %32 = arith.subf %in, %in_5 : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<2x1x4x32xf32>) outs(%21 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4xf32>
    %expanded_4 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x1x4x1xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%9 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %32 = arith.divf %in, %in_5 : f32
      linalg.yield %32 : f32
    } -> tensor<2x1x4x32xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xbf16> to tensor<2x32x32xbf16>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x1x4x32xf32>) outs(%3 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %32 = arith.truncf %in : f32 to bf16
      linalg.yield %32 : bf16
    } -> tensor<2x1x4x32xbf16>
    %26 = linalg.generic {indexing_maps = [#map5, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%25, %extracted_slice : tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>) outs(%7 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %32 = arith.mulf %in, %in_5 : bf16
      %33 = arith.addf %out, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<2x1x4x32xbf16>
    %27 = tensor.empty() : tensor<4x16x2x1xbf16>
    %28 = linalg.fill ins(%cst_1 : bf16) outs(%27 : tensor<4x16x2x1xbf16>) -> tensor<4x16x2x1xbf16>
    %29 = linalg.generic {indexing_maps = [#map13, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %26 : tensor<4x16x32xbf16>, tensor<2x1x4x32xbf16>) outs(%28 : tensor<4x16x2x1xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %32 = arith.mulf %in, %in_5 : bf16
      %33 = arith.addf %out, %32 : bf16
      linalg.yield %33 : bf16
    } -> tensor<4x16x2x1xbf16>
    %30 = tensor.empty() : tensor<2x1x4x16xbf16>
    %31 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<4x16x2x1xbf16>) outs(%30 : tensor<2x1x4x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x1x4x16xbf16>
    return %31 : tensor<2x1x4x16xbf16>
  }
}

