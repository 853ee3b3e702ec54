#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d0, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
module @jit_f attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x4x16xf16>, %arg1: tensor<2x1x4x8xf16>, %arg2: tensor<2x32x32xf16>, %arg3: tensor<2x32x8xf16>, %arg4: tensor<2x1x32xf16>, %arg5: tensor<2x1x8xf16>, %arg6: tensor<i32>, %arg7: tensor<4x16x32xf16>, %arg8: tensor<4x16x32xf16>) -> (tensor<2x1x4x16xf16> {jax.result_info = "result[0]"}, tensor<2x32x32xf16> {jax.result_info = "result[1]"}, tensor<2x32x8xf16> {jax.result_info = "result[2]"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f16
    %c31 = arith.constant 31 : index
    %c0 = arith.constant 0 : index
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.204124153> : tensor<f32>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %49 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %49 = arith.addi %in, %c32_i32 : i32
      linalg.yield %49 : i32
    } -> tensor<i32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %49 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %49 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %4[] : tensor<i32>
    %5 = arith.index_cast %extracted : i32 to index
    %6 = arith.maxsi %5, %c0 : index
    %7 = arith.minsi %6, %c31 : index
    %inserted_slice = tensor.insert_slice %arg4 into %arg2[0, %7, 0] [2, 1, 32] [1, 1, 1] : tensor<2x1x32xf16> into tensor<2x32x32xf16>
    %inserted_slice_4 = tensor.insert_slice %arg5 into %arg3[0, %7, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf16> into tensor<2x32x8xf16>
    %8 = tensor.empty() : tensor<4x32x2x1xf16>
    %9 = linalg.fill ins(%cst_1 : f16) outs(%8 : tensor<4x32x2x1xf16>) -> tensor<4x32x2x1xf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg7, %arg0 : tensor<4x16x32xf16>, tensor<2x1x4x16xf16>) outs(%9 : tensor<4x32x2x1xf16>) {
    ^bb0(%in: f16, %in_6: f16, %out: f16):
      %49 = arith.mulf %in, %in_6 : f16
      %50 = arith.addf %out, %49 : f16
      linalg.yield %50 : f16
    } -> tensor<4x32x2x1xf16>
    %11 = tensor.empty() : tensor<2x1x4x32xf16>
    %12 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<4x32x2x1xf16>) outs(%11 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x4x32xf16>
    %13 = tensor.empty() : tensor<2x1x4x32xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%12, %inserted_slice : tensor<2x1x4x32xf16>, tensor<2x32x32xf16>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f16, %in_6: f16, %out: f32):
      %49 = arith.extf %in : f16 to f32
      %50 = arith.extf %in_6 : f16 to f32
      %51 = arith.mulf %49, %50 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x4x32xf32>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %inserted_slice_4 : tensor<2x1x4x8xf16>, tensor<2x32x8xf16>) outs(%14 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f16, %in_6: f16, %out: f32):
      %49 = arith.extf %in : f16 to f32
      %50 = arith.extf %in_6 : f16 to f32
      %51 = arith.mulf %49, %50 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<2x1x4x32xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %16 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.addf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4x32xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.mulf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4x32xf32>
    %20 = tensor.empty() : tensor<32xi32>
    %21 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%20 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i32
      linalg.yield %50 : i32
    } -> tensor<32xi32>
    %22 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%arg6 : tensor<i32>) outs(%20 : tensor<32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32xi32>
    %23 = tensor.empty() : tensor<32xi1>
    %24 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%21, %22 : tensor<32xi32>, tensor<32xi32>) outs(%23 : tensor<32xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %49 = arith.cmpi sle, %in, %in_6 : i32
      linalg.yield %49 : i1
    } -> tensor<32xi1>
    %25 = tensor.empty() : tensor<2x1x4x32xi1>
    %26 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<32xi1>) outs(%25 : tensor<2x1x4x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x4x32xi1>
    %27 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %19, %27 : tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %49 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4x32xf32>
    %29 = tensor.empty() : tensor<2x1x4xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x1x4x32xf32>) outs(%30 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4xf32>
    %32 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%29 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4xf32>
    %33 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %31 : tensor<2x1x4xf32>, tensor<2x1x4xf32>) outs(%29 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.maximumf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4xf32>
    %expanded = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x4x1xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %34 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.subf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4x32xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4x32xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<2x1x4x32xf32>) outs(%37 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4xf32>
    %expanded_5 = tensor.expand_shape %38 [[0], [1], [2, 3]] output_shape [2, 1, 4, 1] : tensor<2x1x4xf32> into tensor<2x1x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x1x4x1xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %39 : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) outs(%13 : tensor<2x1x4x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %49 = arith.divf %in, %in_6 : f32
      linalg.yield %49 : f32
    } -> tensor<2x1x4x32xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x1x4x32xf32>) outs(%11 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %49 = arith.truncf %in : f32 to f16
      linalg.yield %49 : f16
    } -> tensor<2x1x4x32xf16>
    %42 = linalg.fill ins(%cst_1 : f16) outs(%11 : tensor<2x1x4x32xf16>) -> tensor<2x1x4x32xf16>
    %43 = linalg.generic {indexing_maps = [#map6, #map16, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%41, %inserted_slice : tensor<2x1x4x32xf16>, tensor<2x32x32xf16>) outs(%42 : tensor<2x1x4x32xf16>) {
    ^bb0(%in: f16, %in_6: f16, %out: f16):
      %49 = arith.mulf %in, %in_6 : f16
      %50 = arith.addf %out, %49 : f16
      linalg.yield %50 : f16
    } -> tensor<2x1x4x32xf16>
    %44 = tensor.empty() : tensor<4x16x2x1xf16>
    %45 = linalg.fill ins(%cst_1 : f16) outs(%44 : tensor<4x16x2x1xf16>) -> tensor<4x16x2x1xf16>
    %46 = linalg.generic {indexing_maps = [#map17, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg8, %43 : tensor<4x16x32xf16>, tensor<2x1x4x32xf16>) outs(%45 : tensor<4x16x2x1xf16>) {
    ^bb0(%in: f16, %in_6: f16, %out: f16):
      %49 = arith.mulf %in, %in_6 : f16
      %50 = arith.addf %out, %49 : f16
      linalg.yield %50 : f16
    } -> tensor<4x16x2x1xf16>
    %47 = tensor.empty() : tensor<2x1x4x16xf16>
    %48 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<4x16x2x1xf16>) outs(%47 : tensor<2x1x4x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x1x4x16xf16>
    return %48, %inserted_slice, %inserted_slice_4 : tensor<2x1x4x16xf16>, tensor<2x32x32xf16>, tensor<2x32x8xf16>
  }
}

