#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d0, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
module @jit_f attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1x128x128xbf16>, %arg1: tensor<1x1x128x64xbf16>, %arg2: tensor<1x1024x576xbf16>, %arg3: tensor<128x128x512xbf16>, %arg4: tensor<128x128x512xbf16>) -> (tensor<1x1x128x128xbf16> {jax.result_info = "result"}) {
    %c512 = arith.constant 512 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.0721687824> : tensor<f32>
    %0 = tensor.empty() : tensor<128x512x1x1xbf16>
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<128x512x1x1xbf16>) -> tensor<128x512x1x1xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg3, %arg0 : tensor<128x128x512xbf16>, tensor<1x1x128x128xbf16>) outs(%1 : tensor<128x512x1x1xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %31 = arith.mulf %in, %in_8 : bf16
      %32 = arith.addf %out, %31 : bf16
      linalg.yield %32 : bf16
    } -> tensor<128x512x1x1xbf16>
    %collapsed = tensor.collapse_shape %2 [[0, 1, 2, 3]] : tensor<128x512x1x1xbf16> into tensor<65536xbf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [1, 1, 128, 512] : tensor<65536xbf16> into tensor<1x1x128x512xbf16>
    %3 = tensor.empty() : tensor<1x1x128x576xbf16>
    %4 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<1x1x128x576xbf16>) {
    ^bb0(%out: bf16):
      %31 = linalg.index 2 : index
      %32 = linalg.index 3 : index
      %33 = arith.cmpi ult, %32, %c512 : index
      %34 = scf.if %33 -> (bf16) {
        %extracted = tensor.extract %expanded[%c0, %c0, %31, %32] : tensor<1x1x128x512xbf16>
        scf.yield %extracted : bf16
      } else {
        %35 = arith.subi %32, %c512 : index
        %extracted = tensor.extract %arg1[%c0, %c0, %31, %35] : tensor<1x1x128x64xbf16>
        scf.yield %extracted : bf16
      }
      linalg.yield %34 : bf16
    } -> tensor<1x1x128x576xbf16>
    %5 = tensor.empty() : tensor<1x1x128x1024xbf16>
    %6 = linalg.fill ins(%cst_1 : bf16) outs(%5 : tensor<1x1x128x1024xbf16>) -> tensor<1x1x128x1024xbf16>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%4, %arg2 : tensor<1x1x128x576xbf16>, tensor<1x1024x576xbf16>) outs(%6 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %31 = arith.mulf %in, %in_8 : bf16
      %32 = arith.addf %out, %31 : bf16
      linalg.yield %32 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %8 = tensor.empty() : tensor<1x1x128x1024xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x1x128x1024xbf16>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %31 = arith.extf %in : bf16 to f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128x1024xf32>
    %10 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.mulf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128x1024xf32>
    %12 = tensor.empty() : tensor<1x1x128xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<1x1x128x1024xf32>) outs(%13 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.maximumf %out, %in : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%12 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %14 : tensor<1x1x128xf32>, tensor<1x1x128xf32>) outs(%12 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.maximumf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128xf32>
    %expanded_4 = tensor.expand_shape %16 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %17 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<1x1x128x1xf32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %17 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.subf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128x1024xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x1x128x1024xf32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128x1024xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%12 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19 : tensor<1x1x128x1024xf32>) outs(%20 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %out, %in : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128xf32>
    %expanded_5 = tensor.expand_shape %21 [[0], [1], [2, 3]] output_shape [1, 1, 128, 1] : tensor<1x1x128xf32> into tensor<1x1x128x1xf32>
    %22 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x1x128x1xf32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x128x1024xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<1x1x128x1024xf32>, tensor<1x1x128x1024xf32>) outs(%8 : tensor<1x1x128x1024xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.divf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x128x1024xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [1, 1024, 512] [1, 1, 1] : tensor<1x1024x576xbf16> to tensor<1x1024x512xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x1x128x1024xf32>) outs(%5 : tensor<1x1x128x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<1x1x128x1024xbf16>
    %25 = tensor.empty() : tensor<1x1x128x512xbf16>
    %26 = linalg.fill ins(%cst_1 : bf16) outs(%25 : tensor<1x1x128x512xbf16>) -> tensor<1x1x128x512xbf16>
    %27 = linalg.generic {indexing_maps = [#map4, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%24, %extracted_slice : tensor<1x1x128x1024xbf16>, tensor<1x1024x512xbf16>) outs(%26 : tensor<1x1x128x512xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %31 = arith.mulf %in, %in_8 : bf16
      %32 = arith.addf %out, %31 : bf16
      linalg.yield %32 : bf16
    } -> tensor<1x1x128x512xbf16>
    %28 = tensor.empty() : tensor<128x128x1x1xbf16>
    %29 = linalg.fill ins(%cst_1 : bf16) outs(%28 : tensor<128x128x1x1xbf16>) -> tensor<128x128x1x1xbf16>
    %30 = linalg.generic {indexing_maps = [#map12, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %27 : tensor<128x128x512xbf16>, tensor<1x1x128x512xbf16>) outs(%29 : tensor<128x128x1x1xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %31 = arith.mulf %in, %in_8 : bf16
      %32 = arith.addf %out, %31 : bf16
      linalg.yield %32 : bf16
    } -> tensor<128x128x1x1xbf16>
    %collapsed_6 = tensor.collapse_shape %30 [[0, 1, 2, 3]] : tensor<128x128x1x1xbf16> into tensor<16384xbf16>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0, 1, 2, 3]] output_shape [1, 1, 128, 128] : tensor<16384xbf16> into tensor<1x1x128x128xbf16>
    return %expanded_7 : tensor<1x1x128x128xbf16>
  }
}

