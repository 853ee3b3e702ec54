#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d0, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
module @jit_f attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x128x128xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x512xbf16>, %arg3: tensor<1x1024x64xbf16>, %arg4: tensor<128x128x512xbf16>, %arg5: tensor<128x128x512xbf16>, %arg6: tensor<1xi32>) -> (tensor<1x1x128x128xbf16> {jax.result_info = "result"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.0721687824> : tensor<f32>
    %0 = tensor.empty() : tensor<128x512x1x1xbf16>
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<128x512x1x1xbf16>) -> tensor<128x512x1x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg0 : tensor<128x128x512xbf16>, tensor<1x1x128x128xbf16>) outs(%1 : tensor<128x512x1x1xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %40 = arith.mulf %in, %in_10 : bf16
      %41 = arith.addf %out, %40 : bf16
      linalg.yield %41 : bf16
    } -> tensor<128x512x1x1xbf16>
    %collapsed = tensor.collapse_shape %2 [[0, 1, 2, 3]] : tensor<128x512x1x1xbf16> into tensor<65536xbf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [1, 1, 128, 512] : tensor<65536xbf16> into tensor<1x1x128x512xbf16>
    %3 = tensor.empty() : tensor<1x1x128x1024xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x1x128x1024xf32>) -> tensor<1x1x128x1024xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %arg2 : tensor<1x1x128x512xbf16>, tensor<1x1024x512xbf16>) outs(%4 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %40 = arith.extf %in : bf16 to f32
      %41 = arith.extf %in_10 : bf16 to f32
      %42 = arith.mulf %40, %41 : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<1x1x128x1024xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg3 : tensor<1x1x128x64xbf16>, tensor<1x1024x64xbf16>) outs(%4 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: f32):
      %40 = arith.extf %in : bf16 to f32
      %41 = arith.extf %in_10 : bf16 to f32
      %42 = arith.mulf %40, %41 : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<1x1x128x1024xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.addf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %8 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.mulf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %10 = tensor.empty() : tensor<1024xi32>
    %11 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%10 : tensor<1024xi32>) {
    ^bb0(%out: i32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i32
      linalg.yield %41 : i32
    } -> tensor<1024xi32>
    %expanded_4 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1024] : tensor<1024xi32> into tensor<1x1x1x1024xi32>
    %expanded_5 = tensor.expand_shape %arg6 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi32> into tensor<1x1x1x1xi32>
    %12 = tensor.empty() : tensor<1x1x1x1024xi32>
    %13 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x1x1xi32>) outs(%12 : tensor<1x1x1x1024xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x1024xi32>
    %14 = tensor.empty() : tensor<1x1x1x1024xi1>
    %15 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %13 : tensor<1x1x1x1024xi32>, tensor<1x1x1x1024xi32>) outs(%14 : tensor<1x1x1x1024xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %40 = arith.cmpi slt, %in, %in_10 : i32
      linalg.yield %40 : i1
    } -> tensor<1x1x1x1024xi1>
    %16 = tensor.empty() : tensor<1x1x128x1024xi1>
    %17 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x1x1x1024xi1>) outs(%16 : tensor<1x1x128x1024xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1x128x1024xi1>
    %18 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %9, %18 : tensor<1x1x128x1024xi1>, tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %40 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %20 = tensor.empty() : tensor<1x1x128xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<1x1x128x1024xf32>) outs(%21 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.maximumf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128xf32>
    %23 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%20 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128xf32>
    %24 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %22 : tensor<1x1x128xf32>, tensor<1x1x128xf32>) outs(%20 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.maximumf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128xf32>
    %expanded_6 = tensor.expand_shape %24 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %25 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<1x1x128x1xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %25 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.subf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<1x1x128x1024xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<1x1x128x1024xf32>) outs(%28 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128xf32>
    %expanded_7 = tensor.expand_shape %29 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %30 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<1x1x128x1xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%3 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.divf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1x128x1024xf32>
    %32 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x1x128x1024xf32>) outs(%32 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %34 = tensor.empty() : tensor<1x1x128x512xbf16>
    %35 = linalg.fill ins(%cst_1 : bf16) outs(%34 : tensor<1x1x128x512xbf16>) -> tensor<1x1x128x512xbf16>
    %36 = linalg.generic {indexing_maps = [#map3, #map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%33, %arg2 : tensor<1x1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%35 : tensor<1x1x128x512xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %40 = arith.mulf %in, %in_10 : bf16
      %41 = arith.addf %out, %40 : bf16
      linalg.yield %41 : bf16
    } -> tensor<1x1x128x512xbf16>
    %37 = tensor.empty() : tensor<128x128x1x1xbf16>
    %38 = linalg.fill ins(%cst_1 : bf16) outs(%37 : tensor<128x128x1x1xbf16>) -> tensor<128x128x1x1xbf16>
    %39 = linalg.generic {indexing_maps = [#map14, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg5, %36 : tensor<128x128x512xbf16>, tensor<1x1x128x512xbf16>) outs(%38 : tensor<128x128x1x1xbf16>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %40 = arith.mulf %in, %in_10 : bf16
      %41 = arith.addf %out, %40 : bf16
      linalg.yield %41 : bf16
    } -> tensor<128x128x1x1xbf16>
    %collapsed_8 = tensor.collapse_shape %39 [[0, 1, 2, 3]] : tensor<128x128x1x1xbf16> into tensor<16384xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1, 2, 3]] output_shape [1, 1, 128, 128] : tensor<16384xbf16> into tensor<1x1x128x128xbf16>
    return %expanded_9 : tensor<1x1x128x128xbf16>
  }
}

