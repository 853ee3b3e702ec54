#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view, inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view, %arg6: !hal.fence, %arg7: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 0.204124138 : f32}> : () -> f32
    %11 = "hal.tensor.import"(%arg3, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x24xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x24xf32>
    %12 = "hal.tensor.import"(%arg4, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x4x24xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x4x24xf32>
    %13 = "hal.tensor.import"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x4x16xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x4x16xf32>
    %14 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 24, 1>}> : (tensor<2x1x4x24xf32>) -> tensor<2x1x4x24x1xf32>
    %15 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 32, 4, 24, 1>}> : (tensor<2x32x4x24xf32>) -> tensor<2x32x4x24x1xf32>
    %16 = "tensor.empty"() : () -> tensor<2x4x24x1x1xf32>
    %17 = "linalg.transpose"(%14, %16) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (tensor<2x1x4x24x1xf32>, tensor<2x4x24x1x1xf32>) -> tensor<2x4x24x1x1xf32>
    %18 = "tensor.collapse_shape"(%17) <{reassociation = [[0, 1], [2, 3, 4]]}> : (tensor<2x4x24x1x1xf32>) -> tensor<8x24xf32>
    %19 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 8, 1, 24>}> : (tensor<8x24xf32>) -> tensor<8x1x24xf32>
    %20 = "tensor.empty"() : () -> tensor<2x4x24x1x32xf32>
    %21 = "linalg.transpose"(%15, %20) <{permutation = array<i64: 0, 2, 3, 4, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      "linalg.yield"(%arg47) : (f32) -> ()
    }) : (tensor<2x32x4x24x1xf32>, tensor<2x4x24x1x32xf32>) -> tensor<2x4x24x1x32xf32>
    %22 = "tensor.collapse_shape"(%21) <{reassociation = [[0, 1], [2], [3, 4]]}> : (tensor<2x4x24x1x32xf32>) -> tensor<8x24x32xf32>
    %23 = "tensor.empty"() : () -> tensor<8x1x32xf32>
    %24 = "linalg.fill"(%8, %23) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      "linalg.yield"(%arg45) : (f32) -> ()
    }) : (f32, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %25 = "linalg.batch_matmul"(%19, %22, %24) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32, %arg44: f32):
      %74 = "arith.mulf"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %75 = "arith.addf"(%arg44, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<8x1x24xf32>, tensor<8x24x32xf32>, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %26 = "tensor.expand_shape"(%25) <{reassociation = [[0, 1, 2], [3], [4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<8x1x32xf32>) -> tensor<2x4x1x1x32xf32>
    %27 = "tensor.empty"() : () -> tensor<2x4x1x32x1xf32>
    %28 = "linalg.transpose"(%26, %27) <{permutation = array<i64: 0, 1, 3, 4, 2>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      "linalg.yield"(%arg40) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x4x1x32x1xf32>) -> tensor<2x4x1x32x1xf32>
    %29 = "tensor.collapse_shape"(%28) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x4x1x32x1xf32>) -> tensor<2x4x1x32xf32>
    %30 = "tensor.empty"() : () -> tensor<2x4x1x32xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      %73 = "arith.mulf"(%arg38, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %32 = "tensor.empty"() : () -> tensor<2x4x1xi64>
    %33 = "linalg.fill"(%7, %32) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: i64, %arg37: i64):
      "linalg.yield"(%arg36) : (i64) -> ()
    }) : (i64, tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %34 = "tensor.empty"() : () -> tensor<2x4x1xf32>
    %35 = "linalg.fill"(%9, %34) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (f32, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %36:2 = "linalg.generic"(%31, %35, %33) <{indexing_maps = [#map3, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: i64):
      %68 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %69 = "arith.index_cast"(%68) : (index) -> i64
      %70 = "arith.maximumf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %71 = "arith.cmpf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %72 = "arith.select"(%71, %69, %arg33) : (i1, i64, i64) -> i64
      "linalg.yield"(%70, %72) : (f32, i64) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1xf32>, tensor<2x4x1xi64>) -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %37 = "tensor.expand_shape"(%36#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 1, 1>}> : (tensor<2x4x1xf32>) -> tensor<2x4x1x1xf32>
    %38 = "linalg.generic"(%31, %37, %30) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %67 = "arith.subf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %39 = "linalg.generic"(%38, %30) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %66 = "math.exp"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %40 = "tensor.empty"() : () -> tensor<2x4x1x1xf32>
    %41 = "linalg.fill"(%8, %40) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (f32, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %42 = "linalg.generic"(%39, %41) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %65 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %43 = "linalg.generic"(%39, %42, %30) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %64 = "arith.divf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %44 = "tensor.expand_shape"(%43) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 4, 1, 32, 1>}> : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32x1xf32>
    %45 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 32, 4, 16, 1>}> : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16x1xf32>
    %46 = "tensor.empty"() : () -> tensor<2x4x32x1x1xf32>
    %47 = "linalg.transpose"(%44, %46) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<2x4x1x32x1xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %48 = "tensor.collapse_shape"(%47) <{reassociation = [[0, 1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<8x32xf32>
    %49 = "tensor.expand_shape"(%48) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 8, 1, 32>}> : (tensor<8x32xf32>) -> tensor<8x1x32xf32>
    %50 = "tensor.empty"() : () -> tensor<2x4x32x1x16xf32>
    %51 = "linalg.transpose"(%45, %50) <{permutation = array<i64: 0, 2, 1, 4, 3>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (tensor<2x32x4x16x1xf32>, tensor<2x4x32x1x16xf32>) -> tensor<2x4x32x1x16xf32>
    %52 = "tensor.collapse_shape"(%51) <{reassociation = [[0, 1], [2], [3, 4]]}> : (tensor<2x4x32x1x16xf32>) -> tensor<8x32x16xf32>
    %53 = "tensor.empty"() : () -> tensor<8x1x16xf32>
    %54 = "linalg.fill"(%8, %53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (f32, tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %55 = "linalg.batch_matmul"(%49, %52, %54) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %62 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %63 = "arith.addf"(%arg12, %62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<8x1x32xf32>, tensor<8x32x16xf32>, tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %56 = "tensor.expand_shape"(%55) <{reassociation = [[0, 1, 2], [3], [4]], static_output_shape = array<i64: 2, 4, 1, 1, 16>}> : (tensor<8x1x16xf32>) -> tensor<2x4x1x1x16xf32>
    %57 = "tensor.empty"() : () -> tensor<2x1x4x16x1xf32>
    %58 = "linalg.transpose"(%56, %57) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<2x4x1x1x16xf32>, tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16x1xf32>
    %59 = "tensor.collapse_shape"(%58) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x16x1xf32>) -> tensor<2x1x4x16xf32>
    %60 = "hal.tensor.barrier"(%59, %arg7) : (tensor<2x1x4x16xf32>, !hal.fence) -> tensor<2x1x4x16xf32>
    %61 = "hal.tensor.export"(%60) <{source_encoding = tensor<2x1x4x16xf32>}> : (tensor<2x1x4x16xf32>) -> !hal.buffer_view
    "util.return"(%61) : (!hal.buffer_view) -> ()
  }) {iree.abi.model = "coarse-fences", iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view):
    %0 = "util.null"() : () -> !hal.fence
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "hal.devices.get"(%2) : (index) -> !hal.device
    %4 = "hal.fence.create"(%3) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
    %5 = "util.call"(%arg0, %arg1, %arg2, %0, %4) <{callee = @main$async, tied_operands = [-1 : index]}> : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %6 = "hal.fence.await"(%1, %4) <{flags = 0 : i64}> : (i32, !hal.fence) -> i32
    "util.return"(%5) : (!hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
}) : () -> ()

