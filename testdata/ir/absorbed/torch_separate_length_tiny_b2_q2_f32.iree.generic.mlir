#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view, inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg7: !hal.buffer_view, %arg8: !hal.buffer_view, %arg9: !hal.buffer_view, %arg10: !hal.buffer_view, %arg11: !hal.buffer_view, %arg12: !hal.buffer_view, %arg13: !hal.buffer_view, %arg14: !hal.fence, %arg15: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "arith.constant"() <{value = 0.204124138 : f32}> : () -> f32
    %12 = "hal.tensor.import"(%arg7, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x2x4x16xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x2x4x16xf32>
    %13 = "hal.tensor.import"(%arg8, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x2x4x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x2x4x8xf32>
    %14 = "hal.tensor.import"(%arg9, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x32xf32>
    %15 = "hal.tensor.import"(%arg10, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x8xf32>
    %16 = "hal.tensor.import"(%arg11, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<4x16x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<4x16x32xf32>
    %17 = "hal.tensor.import"(%arg12, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<4x16x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<4x16x32xf32>
    %18 = "hal.tensor.import"(%arg13, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2xi64>}> : (!hal.buffer_view, !hal.fence) -> tensor<2xi64>
    %19 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 2, 4, 16, 1>}> : (tensor<2x2x4x16xf32>) -> tensor<2x2x4x16x1xf32>
    %20 = "tensor.empty"() : () -> tensor<4x2x2x16x1xf32>
    %21 = "linalg.transpose"(%19, %20) <{permutation = array<i64: 2, 0, 1, 3, 4>}> ({
    ^bb0(%arg85: f32, %arg86: f32):
      "linalg.yield"(%arg85) : (f32) -> ()
    }) : (tensor<2x2x4x16x1xf32>, tensor<4x2x2x16x1xf32>) -> tensor<4x2x2x16x1xf32>
    %22 = "tensor.collapse_shape"(%21) <{reassociation = [[0], [1, 2], [3, 4]]}> : (tensor<4x2x2x16x1xf32>) -> tensor<4x4x16xf32>
    %23 = "tensor.empty"() : () -> tensor<4x4x32xf32>
    %24 = "linalg.fill"(%8, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg83: f32, %arg84: f32):
      "linalg.yield"(%arg83) : (f32) -> ()
    }) : (f32, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %25 = "linalg.batch_matmul"(%22, %16, %24) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32, %arg82: f32):
      %112 = "arith.mulf"(%arg80, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %113 = "arith.addf"(%arg82, %112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<4x4x16xf32>, tensor<4x16x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0], [1, 2, 3], [4]], static_output_shape = array<i64: 4, 2, 2, 1, 32>}> : (tensor<4x4x32xf32>) -> tensor<4x2x2x1x32xf32>
    %27 = "tensor.empty"() : () -> tensor<2x2x4x32x1xf32>
    %28 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 32, 1, 1>}> : (tensor<2x32x32xf32>) -> tensor<2x32x32x1x1xf32>
    %29 = "linalg.transpose"(%26, %27) <{permutation = array<i64: 1, 2, 0, 4, 3>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      "linalg.yield"(%arg78) : (f32) -> ()
    }) : (tensor<4x2x2x1x32xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x1xf32>
    %30 = "tensor.collapse_shape"(%29) <{reassociation = [[0], [1, 2], [3, 4]]}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x8x32xf32>
    %31 = "tensor.empty"() : () -> tensor<2x32x32x1x1xf32>
    %32 = "linalg.transpose"(%28, %31) <{permutation = array<i64: 0, 2, 1, 3, 4>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x32x1x1xf32>) -> tensor<2x32x32x1x1xf32>
    %33 = "tensor.collapse_shape"(%32) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x32xf32>
    %34 = "tensor.empty"() : () -> tensor<2x8x32xf32>
    %35 = "linalg.fill"(%8, %34) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32):
      "linalg.yield"(%arg74) : (f32) -> ()
    }) : (f32, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %36 = "linalg.batch_matmul"(%30, %33, %35) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32, %arg73: f32):
      %110 = "arith.mulf"(%arg71, %arg72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %111 = "arith.addf"(%arg73, %110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<2x8x32xf32>, tensor<2x32x32xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %37 = "tensor.expand_shape"(%36) <{reassociation = [[0], [1, 2, 3], [4]], static_output_shape = array<i64: 2, 2, 4, 1, 32>}> : (tensor<2x8x32xf32>) -> tensor<2x2x4x1x32xf32>
    %38 = "linalg.transpose"(%37, %27) <{permutation = array<i64: 0, 1, 2, 4, 3>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (tensor<2x2x4x1x32xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x1xf32>
    %39 = "tensor.collapse_shape"(%38) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32xf32>
    %40 = "tensor.expand_shape"(%15) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 8, 1, 1>}> : (tensor<2x32x8xf32>) -> tensor<2x32x8x1x1xf32>
    %41 = "tensor.collapse_shape"(%13) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x2x4x8xf32>) -> tensor<2x8x8xf32>
    %42 = "tensor.empty"() : () -> tensor<2x8x32x1x1xf32>
    %43 = "linalg.transpose"(%40, %42) <{permutation = array<i64: 0, 2, 1, 3, 4>}> ({
    ^bb0(%arg67: f32, %arg68: f32):
      "linalg.yield"(%arg67) : (f32) -> ()
    }) : (tensor<2x32x8x1x1xf32>, tensor<2x8x32x1x1xf32>) -> tensor<2x8x32x1x1xf32>
    %44 = "tensor.collapse_shape"(%43) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x8x32x1x1xf32>) -> tensor<2x8x32xf32>
    %45 = "linalg.batch_matmul"(%41, %44, %35) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %108 = "arith.mulf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %109 = "arith.addf"(%arg66, %108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<2x8x8xf32>, tensor<2x8x32xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %46 = "tensor.expand_shape"(%45) <{reassociation = [[0], [1, 2, 3], [4]], static_output_shape = array<i64: 2, 2, 4, 1, 32>}> : (tensor<2x8x32xf32>) -> tensor<2x2x4x1x32xf32>
    %47 = "linalg.transpose"(%46, %27) <{permutation = array<i64: 0, 1, 2, 4, 3>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (tensor<2x2x4x1x32xf32>, tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x1xf32>
    %48 = "tensor.collapse_shape"(%47) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32xf32>
    %49 = "tensor.empty"() : () -> tensor<2x2x4x32xf32>
    %50 = "linalg.generic"(%39, %48, %49) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %107 = "arith.addf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %51 = "linalg.generic"(%50, %49) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      %106 = "arith.mulf"(%arg57, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %52 = "tensor.empty"() : () -> tensor<32xi64>
    %53 = "linalg.generic"(%52) <{indexing_maps = [#map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg56: i64):
      %104 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %105 = "arith.index_cast"(%104) : (index) -> i64
      "linalg.yield"(%105) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %54 = "tensor.expand_shape"(%18) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 1, 1>}> : (tensor<2xi64>) -> tensor<2x1x1x1xi64>
    %55 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %56 = "linalg.generic"(%53, %54, %55) <{indexing_maps = [#map5, #map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: i64, %arg54: i64, %arg55: i1):
      %103 = "arith.cmpi"(%arg53, %arg54) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%103) : (i1) -> ()
    }) : (tensor<32xi64>, tensor<2x1x1x1xi64>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %57 = "linalg.generic"(%56, %10, %51, %49) <{indexing_maps = [#map7, #map8, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg49: i1, %arg50: f32, %arg51: f32, %arg52: f32):
      %102 = "arith.select"(%arg49, %arg50, %arg51) : (i1, f32, f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %58 = "tensor.empty"() : () -> tensor<2x2x4xi64>
    %59 = "linalg.fill"(%7, %58) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: i64, %arg48: i64):
      "linalg.yield"(%arg47) : (i64) -> ()
    }) : (i64, tensor<2x2x4xi64>) -> tensor<2x2x4xi64>
    %60 = "tensor.empty"() : () -> tensor<2x2x4xf32>
    %61 = "linalg.fill"(%9, %60) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      "linalg.yield"(%arg45) : (f32) -> ()
    }) : (f32, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %62:2 = "linalg.generic"(%57, %61, %59) <{indexing_maps = [#map3, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: i64):
      %97 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %98 = "arith.index_cast"(%97) : (index) -> i64
      %99 = "arith.maximumf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %100 = "arith.cmpf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %101 = "arith.select"(%100, %98, %arg44) : (i1, i64, i64) -> i64
      "linalg.yield"(%99, %101) : (f32, i64) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4xf32>, tensor<2x2x4xi64>) -> (tensor<2x2x4xf32>, tensor<2x2x4xi64>)
    %63 = "tensor.expand_shape"(%62#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 2, 4, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %64 = "linalg.generic"(%57, %63, %49) <{indexing_maps = [#map3, #map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %96 = "arith.subf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %65 = "linalg.generic"(%64, %49) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %95 = "math.exp"(%arg37) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %66 = "tensor.empty"() : () -> tensor<2x2x4x1xf32>
    %67 = "linalg.fill"(%8, %66) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (f32, tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xf32>
    %68 = "linalg.generic"(%65, %67) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %94 = "arith.addf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xf32>
    %69 = "linalg.generic"(%65, %68, %49) <{indexing_maps = [#map3, #map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %93 = "arith.divf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%93) : (f32) -> ()
    }) : (tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %70 = "tensor.collapse_shape"(%69) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x2x4x32xf32>) -> tensor<2x8x32xf32>
    %71 = "linalg.batch_matmul"(%70, %14, %35) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %91 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg29, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<2x8x32xf32>, tensor<2x32x32xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %72 = "tensor.expand_shape"(%71) <{reassociation = [[0], [1, 2, 3], [4]], static_output_shape = array<i64: 2, 2, 4, 1, 32>}> : (tensor<2x8x32xf32>) -> tensor<2x2x4x1x32xf32>
    %73 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 4, 16, 32, 1, 1>}> : (tensor<4x16x32xf32>) -> tensor<4x16x32x1x1xf32>
    %74 = "tensor.empty"() : () -> tensor<4x2x2x32x1xf32>
    %75 = "linalg.transpose"(%72, %74) <{permutation = array<i64: 2, 0, 1, 4, 3>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<2x2x4x1x32xf32>, tensor<4x2x2x32x1xf32>) -> tensor<4x2x2x32x1xf32>
    %76 = "tensor.collapse_shape"(%75) <{reassociation = [[0], [1, 2], [3, 4]]}> : (tensor<4x2x2x32x1xf32>) -> tensor<4x4x32xf32>
    %77 = "tensor.empty"() : () -> tensor<4x32x16x1x1xf32>
    %78 = "linalg.transpose"(%73, %77) <{permutation = array<i64: 0, 2, 1, 3, 4>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<4x16x32x1x1xf32>, tensor<4x32x16x1x1xf32>) -> tensor<4x32x16x1x1xf32>
    %79 = "tensor.collapse_shape"(%78) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<4x32x16x1x1xf32>) -> tensor<4x32x16xf32>
    %80 = "tensor.empty"() : () -> tensor<4x4x16xf32>
    %81 = "linalg.fill"(%8, %80) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (f32, tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %82 = "linalg.batch_matmul"(%76, %79, %81) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %89 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %90 = "arith.addf"(%arg20, %89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<4x4x32xf32>, tensor<4x32x16xf32>, tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %83 = "tensor.expand_shape"(%82) <{reassociation = [[0], [1, 2, 3], [4]], static_output_shape = array<i64: 4, 2, 2, 1, 16>}> : (tensor<4x4x16xf32>) -> tensor<4x2x2x1x16xf32>
    %84 = "tensor.empty"() : () -> tensor<2x2x4x16x1xf32>
    %85 = "linalg.transpose"(%83, %84) <{permutation = array<i64: 1, 2, 0, 4, 3>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<4x2x2x1x16xf32>, tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16x1xf32>
    %86 = "tensor.collapse_shape"(%85) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x2x4x16x1xf32>) -> tensor<2x2x4x16xf32>
    %87 = "hal.tensor.barrier"(%86, %arg15) : (tensor<2x2x4x16xf32>, !hal.fence) -> tensor<2x2x4x16xf32>
    %88 = "hal.tensor.export"(%87) <{source_encoding = tensor<2x2x4x16xf32>}> : (tensor<2x2x4x16xf32>) -> !hal.buffer_view
    "util.return"(%88) : (!hal.buffer_view) -> ()
  }) {iree.abi.model = "coarse-fences", iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view, %arg6: !hal.buffer_view):
    %0 = "util.null"() : () -> !hal.fence
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "hal.devices.get"(%2) : (index) -> !hal.device
    %4 = "hal.fence.create"(%3) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
    %5 = "util.call"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %0, %4) <{callee = @main$async, tied_operands = [-1 : index]}> : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %6 = "hal.fence.await"(%1, %4) <{flags = 0 : i64}> : (i32, !hal.fence) -> i32
    "util.return"(%5) : (!hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
}) : () -> ()

