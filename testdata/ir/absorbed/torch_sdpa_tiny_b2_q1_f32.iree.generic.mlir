#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view, inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg4: !hal.buffer_view, %arg5: !hal.buffer_view, %arg6: !hal.buffer_view, %arg7: !hal.buffer_view, %arg8: !hal.fence, %arg9: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = true}> : () -> i1
    %11 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<2x4x1x32xf32>}> : () -> tensor<2x4x1x32xf32>
    %12 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %13 = "arith.constant"() <{value = 0.451800972 : f32}> : () -> f32
    %14 = "hal.tensor.import"(%arg4, %arg8) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x32xf32>
    %15 = "hal.tensor.import"(%arg5, %arg8) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x8xf32>
    %16 = "hal.tensor.import"(%arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x40xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x40xf32>
    %17 = "hal.tensor.import"(%arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x1x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x1x32xf32>
    %18 = "tensor.concat"(%14, %15) <{dim = 3 : i64}> : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %19 = "tensor.empty"() : () -> tensor<2x4x1x40xf32>
    %20 = "linalg.transpose"(%18, %19) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      "linalg.yield"(%arg60) : (f32) -> ()
    }) : (tensor<2x1x4x40xf32>, tensor<2x4x1x40xf32>) -> tensor<2x4x1x40xf32>
    %21 = "tensor.empty"() : () -> tensor<2x4x32x40xf32>
    %22 = "linalg.generic"(%16, %21) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (tensor<2x32x40xf32>, tensor<2x4x32x40xf32>) -> tensor<2x4x32x40xf32>
    %23 = "tensor.extract_slice"(%22) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 32, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x32x40xf32>) -> tensor<2x4x32x32xf32>
    %24 = "linalg.generic"(%20, %19) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      %80 = "arith.mulf"(%arg56, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<2x4x1x40xf32>, tensor<2x4x1x40xf32>) -> tensor<2x4x1x40xf32>
    %25 = "tensor.empty"() : () -> tensor<2x4x40x32xf32>
    %26 = "linalg.transpose"(%22, %25) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      "linalg.yield"(%arg54) : (f32) -> ()
    }) : (tensor<2x4x32x40xf32>, tensor<2x4x40x32xf32>) -> tensor<2x4x40x32xf32>
    %27 = "linalg.generic"(%26, %25) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      %79 = "arith.mulf"(%arg52, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<2x4x40x32xf32>, tensor<2x4x40x32xf32>) -> tensor<2x4x40x32xf32>
    %28 = "tensor.collapse_shape"(%24) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x1x40xf32>) -> tensor<8x1x40xf32>
    %29 = "tensor.collapse_shape"(%27) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x40x32xf32>) -> tensor<8x40x32xf32>
    %30 = "tensor.empty"() : () -> tensor<8x1x32xf32>
    %31 = "linalg.fill"(%8, %30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      "linalg.yield"(%arg50) : (f32) -> ()
    }) : (f32, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %32 = "linalg.batch_matmul"(%28, %29, %31) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
      %77 = "arith.mulf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.addf"(%arg49, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<8x1x40xf32>, tensor<8x40x32xf32>, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %33 = "tensor.expand_shape"(%32) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 1, 32>}> : (tensor<8x1x32xf32>) -> tensor<2x4x1x32xf32>
    %34 = "tensor.empty"() : () -> tensor<2x4x1x32xf32>
    %35 = "linalg.generic"(%33, %17, %34) <{indexing_maps = [#map1, #map5, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %76 = "arith.addf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x1x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %36 = "tensor.empty"() : () -> tensor<2x4x1xi64>
    %37 = "linalg.fill"(%7, %36) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: i64, %arg43: i64):
      "linalg.yield"(%arg42) : (i64) -> ()
    }) : (i64, tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %38 = "tensor.empty"() : () -> tensor<2x4x1xf32>
    %39 = "linalg.fill"(%9, %38) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (f32, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %40:2 = "linalg.generic"(%35, %39, %37) <{indexing_maps = [#map1, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: i64):
      %71 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %72 = "arith.index_cast"(%71) : (index) -> i64
      %73 = "arith.maximumf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %74 = "arith.cmpf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %75 = "arith.select"(%74, %72, %arg39) : (i1, i64, i64) -> i64
      "linalg.yield"(%73, %75) : (f32, i64) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1xf32>, tensor<2x4x1xi64>) -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %41 = "tensor.expand_shape"(%40#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 1, 1>}> : (tensor<2x4x1xf32>) -> tensor<2x4x1x1xf32>
    %42 = "linalg.generic"(%35, %41, %34) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %70 = "arith.subf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%70) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %43 = "linalg.generic"(%42, %34) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %69 = "math.exp"(%arg32) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %44 = "tensor.empty"() : () -> tensor<2x4x1x1xf32>
    %45 = "linalg.fill"(%8, %44) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (f32, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %46 = "linalg.generic"(%43, %45) <{indexing_maps = [#map1, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %68 = "arith.addf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %47 = "linalg.generic"(%43, %46, %34) <{indexing_maps = [#map1, #map6, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %67 = "arith.divf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %48 = "tensor.empty"() : () -> tensor<2x4x1x32xi1>
    %49 = "linalg.generic"(%35, %48) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: i1):
      %66 = "arith.cmpf"(%arg23, %12) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%66) : (i1) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xi1>) -> tensor<2x4x1x32xi1>
    %50 = "tensor.empty"() : () -> tensor<2x4x1x1xi1>
    %51 = "linalg.fill"(%10, %50) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: i1, %arg22: i1):
      "linalg.yield"(%arg21) : (i1) -> ()
    }) : (i1, tensor<2x4x1x1xi1>) -> tensor<2x4x1x1xi1>
    %52 = "linalg.generic"(%49, %51) <{indexing_maps = [#map1, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: i1, %arg20: i1):
      %65 = "arith.andi"(%arg19, %arg20) : (i1, i1) -> i1
      "linalg.yield"(%65) : (i1) -> ()
    }) : (tensor<2x4x1x32xi1>, tensor<2x4x1x1xi1>) -> tensor<2x4x1x1xi1>
    %53 = "linalg.generic"(%52, %11, %47, %34) <{indexing_maps = [#map6, #map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg15: i1, %arg16: f32, %arg17: f32, %arg18: f32):
      %64 = "arith.select"(%arg15, %arg16, %arg17) : (i1, f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %54 = "tensor.collapse_shape"(%53) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x1x32xf32>) -> tensor<8x1x32xf32>
    %55 = "tensor.collapse_shape"(%23) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x32xf32>) -> tensor<8x32x32xf32>
    %56 = "linalg.batch_matmul"(%54, %55, %31) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %62 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %63 = "arith.addf"(%arg14, %62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<8x1x32xf32>, tensor<8x32x32xf32>, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %57 = "tensor.expand_shape"(%56) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 1, 32>}> : (tensor<8x1x32xf32>) -> tensor<2x4x1x32xf32>
    %58 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %59 = "linalg.transpose"(%57, %58) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %60 = "hal.tensor.barrier"(%59, %arg9) : (tensor<2x1x4x32xf32>, !hal.fence) -> tensor<2x1x4x32xf32>
    %61 = "hal.tensor.export"(%60) <{source_encoding = tensor<2x1x4x32xf32>}> : (tensor<2x1x4x32xf32>) -> !hal.buffer_view
    "util.return"(%61) : (!hal.buffer_view) -> ()
  }) {iree.abi.model = "coarse-fences", iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view):
    %0 = "util.null"() : () -> !hal.fence
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "hal.devices.get"(%2) : (index) -> !hal.device
    %4 = "hal.fence.create"(%3) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
    %5 = "util.call"(%arg0, %arg1, %arg2, %arg3, %0, %4) <{callee = @main$async, tied_operands = [-1 : index]}> : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %6 = "hal.fence.await"(%1, %4) <{flags = 0 : i64}> : (i32, !hal.fence) -> i32
    "util.return"(%5) : (!hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
}) : () -> ()

