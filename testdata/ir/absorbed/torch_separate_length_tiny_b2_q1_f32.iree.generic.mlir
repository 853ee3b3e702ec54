#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view, inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg7: !hal.buffer_view, %arg8: !hal.buffer_view, %arg9: !hal.buffer_view, %arg10: !hal.buffer_view, %arg11: !hal.buffer_view, %arg12: !hal.buffer_view, %arg13: !hal.buffer_view, %arg14: !hal.fence, %arg15: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "arith.constant"() <{value = 0.204124138 : f32}> : () -> f32
    %12 = "hal.tensor.import"(%arg7, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x16xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x16xf32>
    %13 = "hal.tensor.import"(%arg8, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x8xf32>
    %14 = "hal.tensor.import"(%arg9, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x32xf32>
    %15 = "hal.tensor.import"(%arg10, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x8xf32>
    %16 = "hal.tensor.import"(%arg11, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<4x16x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<4x16x32xf32>
    %17 = "hal.tensor.import"(%arg12, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<4x16x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<4x16x32xf32>
    %18 = "hal.tensor.import"(%arg13, %arg14) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2xi64>}> : (!hal.buffer_view, !hal.fence) -> tensor<2xi64>
    %19 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 16, 1>}> : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x16x1xf32>
    %20 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 4, 16, 32, 1, 1>}> : (tensor<4x16x32xf32>) -> tensor<4x16x32x1x1xf32>
    %21 = "tensor.empty"() : () -> tensor<4x2x16x1x1xf32>
    %22 = "linalg.transpose"(%19, %21) <{permutation = array<i64: 2, 0, 3, 1, 4>}> ({
    ^bb0(%arg93: f32, %arg94: f32):
      "linalg.yield"(%arg93) : (f32) -> ()
    }) : (tensor<2x1x4x16x1xf32>, tensor<4x2x16x1x1xf32>) -> tensor<4x2x16x1x1xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<4x2x16x1x1xf32>) -> tensor<4x2x16xf32>
    %24 = "tensor.empty"() : () -> tensor<4x16x1x32x1xf32>
    %25 = "linalg.transpose"(%20, %24) <{permutation = array<i64: 0, 1, 4, 2, 3>}> ({
    ^bb0(%arg91: f32, %arg92: f32):
      "linalg.yield"(%arg91) : (f32) -> ()
    }) : (tensor<4x16x32x1x1xf32>, tensor<4x16x1x32x1xf32>) -> tensor<4x16x1x32x1xf32>
    %26 = "tensor.collapse_shape"(%25) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<4x16x1x32x1xf32>) -> tensor<4x16x32xf32>
    %27 = "tensor.empty"() : () -> tensor<4x2x32xf32>
    %28 = "linalg.fill"(%8, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32):
      "linalg.yield"(%arg89) : (f32) -> ()
    }) : (f32, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %29 = "linalg.batch_matmul"(%23, %26, %28) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32, %arg88: f32):
      %124 = "arith.mulf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %125 = "arith.addf"(%arg88, %124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<4x2x16xf32>, tensor<4x16x32xf32>, tensor<4x2x32xf32>) -> tensor<4x2x32xf32>
    %30 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 4, 2, 1, 1, 32>}> : (tensor<4x2x32xf32>) -> tensor<4x2x1x1x32xf32>
    %31 = "tensor.empty"() : () -> tensor<2x1x4x32x1xf32>
    %32 = "tensor.expand_shape"(%14) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 32, 1, 1>}> : (tensor<2x32x32xf32>) -> tensor<2x32x32x1x1xf32>
    %33 = "tensor.empty"() : () -> tensor<2x4x32x1x1xf32>
    %34 = "linalg.transpose"(%30, %33) <{permutation = array<i64: 1, 0, 4, 3, 2>}> ({
    ^bb0(%arg84: f32, %arg85: f32):
      "linalg.yield"(%arg84) : (f32) -> ()
    }) : (tensor<4x2x1x1x32xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %35 = "tensor.collapse_shape"(%34) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<2x4x32xf32>
    %36 = "tensor.empty"() : () -> tensor<2x32x1x32x1xf32>
    %37 = "linalg.transpose"(%32, %36) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      "linalg.yield"(%arg82) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x1x32x1xf32>) -> tensor<2x32x1x32x1xf32>
    %38 = "tensor.collapse_shape"(%37) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x1x32x1xf32>) -> tensor<2x32x32xf32>
    %39 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %40 = "linalg.fill"(%8, %39) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %41 = "linalg.batch_matmul"(%35, %38, %40) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32, %arg79: f32):
      %122 = "arith.mulf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %123 = "arith.addf"(%arg79, %122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %42 = "tensor.expand_shape"(%41) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %43 = "linalg.transpose"(%42, %31) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg75: f32, %arg76: f32):
      "linalg.yield"(%arg75) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %44 = "tensor.collapse_shape"(%43) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %45 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 8, 1>}> : (tensor<2x1x4x8xf32>) -> tensor<2x1x4x8x1xf32>
    %46 = "tensor.expand_shape"(%15) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 8, 1, 1>}> : (tensor<2x32x8xf32>) -> tensor<2x32x8x1x1xf32>
    %47 = "tensor.empty"() : () -> tensor<2x4x8x1x1xf32>
    %48 = "linalg.transpose"(%45, %47) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (tensor<2x1x4x8x1xf32>, tensor<2x4x8x1x1xf32>) -> tensor<2x4x8x1x1xf32>
    %49 = "tensor.collapse_shape"(%48) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x8x1x1xf32>) -> tensor<2x4x8xf32>
    %50 = "tensor.empty"() : () -> tensor<2x8x1x32x1xf32>
    %51 = "linalg.transpose"(%46, %50) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<2x32x8x1x1xf32>, tensor<2x8x1x32x1xf32>) -> tensor<2x8x1x32x1xf32>
    %52 = "tensor.collapse_shape"(%51) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x8x1x32x1xf32>) -> tensor<2x8x32xf32>
    %53 = "linalg.batch_matmul"(%49, %52, %40) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %120 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %121 = "arith.addf"(%arg70, %120) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %54 = "tensor.expand_shape"(%53) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %55 = "linalg.transpose"(%54, %31) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      "linalg.yield"(%arg66) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %56 = "tensor.collapse_shape"(%55) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %57 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %58 = "linalg.generic"(%44, %56, %57) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %119 = "arith.addf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %59 = "linalg.generic"(%58, %57) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      %118 = "arith.mulf"(%arg61, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %60 = "tensor.empty"() : () -> tensor<32xi64>
    %61 = "linalg.generic"(%60) <{indexing_maps = [#map4], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg60: i64):
      %116 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %117 = "arith.index_cast"(%116) : (index) -> i64
      "linalg.yield"(%117) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %62 = "tensor.expand_shape"(%18) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 1, 1>}> : (tensor<2xi64>) -> tensor<2x1x1x1xi64>
    %63 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %64 = "linalg.generic"(%61, %62, %63) <{indexing_maps = [#map5, #map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: i64, %arg58: i64, %arg59: i1):
      %115 = "arith.cmpi"(%arg57, %arg58) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%115) : (i1) -> ()
    }) : (tensor<32xi64>, tensor<2x1x1x1xi64>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %65 = "linalg.generic"(%64, %10, %59, %57) <{indexing_maps = [#map7, #map8, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg53: i1, %arg54: f32, %arg55: f32, %arg56: f32):
      %114 = "arith.select"(%arg53, %arg54, %arg55) : (i1, f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %66 = "tensor.empty"() : () -> tensor<2x1x4xi64>
    %67 = "linalg.fill"(%7, %66) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: i64, %arg52: i64):
      "linalg.yield"(%arg51) : (i64) -> ()
    }) : (i64, tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %68 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %69 = "linalg.fill"(%9, %68) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %70:2 = "linalg.generic"(%65, %69, %67) <{indexing_maps = [#map3, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: i64):
      %109 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %110 = "arith.index_cast"(%109) : (index) -> i64
      %111 = "arith.maximumf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %112 = "arith.cmpf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %113 = "arith.select"(%112, %110, %arg48) : (i1, i64, i64) -> i64
      "linalg.yield"(%111, %113) : (f32, i64) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>, tensor<2x1x4xi64>) -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %71 = "tensor.expand_shape"(%70#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 1, 4, 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %72 = "linalg.generic"(%65, %71, %57) <{indexing_maps = [#map3, #map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %108 = "arith.subf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %73 = "linalg.generic"(%72, %57) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      %107 = "math.exp"(%arg41) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %74 = "tensor.empty"() : () -> tensor<2x1x4x1xf32>
    %75 = "linalg.fill"(%8, %74) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %76 = "linalg.generic"(%73, %75) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %106 = "arith.addf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %77 = "linalg.generic"(%73, %76, %57) <{indexing_maps = [#map3, #map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %105 = "arith.divf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %78 = "tensor.expand_shape"(%77) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 32, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32x1xf32>
    %79 = "linalg.transpose"(%78, %33) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) : (tensor<2x1x4x32x1xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %80 = "tensor.collapse_shape"(%79) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<2x4x32xf32>
    %81 = "linalg.transpose"(%32, %36) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x1x32x1xf32>) -> tensor<2x32x1x32x1xf32>
    %82 = "tensor.collapse_shape"(%81) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x1x32x1xf32>) -> tensor<2x32x32xf32>
    %83 = "linalg.batch_matmul"(%80, %82, %40) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %103 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %104 = "arith.addf"(%arg29, %103) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %84 = "tensor.expand_shape"(%83) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %85 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 4, 16, 32, 1, 1>}> : (tensor<4x16x32xf32>) -> tensor<4x16x32x1x1xf32>
    %86 = "tensor.empty"() : () -> tensor<4x2x32x1x1xf32>
    %87 = "linalg.transpose"(%84, %86) <{permutation = array<i64: 1, 0, 4, 3, 2>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<4x2x32x1x1xf32>) -> tensor<4x2x32x1x1xf32>
    %88 = "tensor.collapse_shape"(%87) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<4x2x32x1x1xf32>) -> tensor<4x2x32xf32>
    %89 = "tensor.empty"() : () -> tensor<4x32x1x16x1xf32>
    %90 = "linalg.transpose"(%85, %89) <{permutation = array<i64: 0, 2, 4, 1, 3>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<4x16x32x1x1xf32>, tensor<4x32x1x16x1xf32>) -> tensor<4x32x1x16x1xf32>
    %91 = "tensor.collapse_shape"(%90) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<4x32x1x16x1xf32>) -> tensor<4x32x16xf32>
    %92 = "tensor.empty"() : () -> tensor<4x2x16xf32>
    %93 = "linalg.fill"(%8, %92) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (f32, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %94 = "linalg.batch_matmul"(%88, %91, %93) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %101 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %102 = "arith.addf"(%arg20, %101) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<4x2x32xf32>, tensor<4x32x16xf32>, tensor<4x2x16xf32>) -> tensor<4x2x16xf32>
    %95 = "tensor.expand_shape"(%94) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 4, 2, 1, 1, 16>}> : (tensor<4x2x16xf32>) -> tensor<4x2x1x1x16xf32>
    %96 = "tensor.empty"() : () -> tensor<2x1x4x16x1xf32>
    %97 = "linalg.transpose"(%95, %96) <{permutation = array<i64: 1, 3, 0, 4, 2>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<4x2x1x1x16xf32>, tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16x1xf32>
    %98 = "tensor.collapse_shape"(%97) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16xf32>
    %99 = "hal.tensor.barrier"(%98, %arg15) : (tensor<2x1x4x16xf32>, !hal.fence) -> tensor<2x1x4x16xf32>
    %100 = "hal.tensor.export"(%99) <{source_encoding = tensor<2x1x4x16xf32>}> : (tensor<2x1x4x16xf32>) -> !hal.buffer_view
    "util.return"(%100) : (!hal.buffer_view) -> ()
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

