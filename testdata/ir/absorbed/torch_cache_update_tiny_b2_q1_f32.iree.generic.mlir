#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view), inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index, -1 : index, -1 : index]}> ({
  ^bb0(%arg6: !hal.buffer_view, %arg7: !hal.buffer_view, %arg8: !hal.buffer_view, %arg9: !hal.buffer_view, %arg10: !hal.buffer_view, %arg11: !hal.buffer_view, %arg12: !hal.fence, %arg13: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 0.204124138 : f32}> : () -> f32
    %11 = "hal.tensor.import"(%arg6, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x32xf32>
    %12 = "hal.tensor.import"(%arg7, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x8xf32>
    %13 = "hal.tensor.import"(%arg8, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x32xf32>
    %14 = "hal.tensor.import"(%arg9, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x8xf32>
    %15 = "hal.tensor.import"(%arg10, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x32xf32>
    %16 = "hal.tensor.import"(%arg11, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x8xf32>
    %17 = "tensor.insert_slice"(%15, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 31, 0>, static_sizes = array<i64: 2, 1, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x1x32xf32>, tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %18 = "tensor.insert_slice"(%16, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 31, 0>, static_sizes = array<i64: 2, 1, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x1x8xf32>, tensor<2x32x8xf32>) -> tensor<2x32x8xf32>
    %19 = "tensor.expand_shape"(%11) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 32, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32x1xf32>
    %20 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 32, 1, 1>}> : (tensor<2x32x32xf32>) -> tensor<2x32x32x1x1xf32>
    %21 = "tensor.empty"() : () -> tensor<2x4x32x1x1xf32>
    %22 = "linalg.transpose"(%19, %21) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      "linalg.yield"(%arg65) : (f32) -> ()
    }) : (tensor<2x1x4x32x1xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<2x4x32xf32>
    %24 = "tensor.empty"() : () -> tensor<2x32x1x32x1xf32>
    %25 = "linalg.transpose"(%20, %24) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      "linalg.yield"(%arg63) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x1x32x1xf32>) -> tensor<2x32x1x32x1xf32>
    %26 = "tensor.collapse_shape"(%25) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x1x32x1xf32>) -> tensor<2x32x32xf32>
    %27 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %28 = "linalg.fill"(%8, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %29 = "linalg.batch_matmul"(%23, %26, %28) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %89 = "arith.mulf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %90 = "arith.addf"(%arg60, %89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %30 = "tensor.expand_shape"(%29) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %31 = "tensor.empty"() : () -> tensor<2x1x4x32x1xf32>
    %32 = "linalg.transpose"(%30, %31) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %33 = "tensor.collapse_shape"(%32) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %34 = "tensor.expand_shape"(%12) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 8, 1>}> : (tensor<2x1x4x8xf32>) -> tensor<2x1x4x8x1xf32>
    %35 = "tensor.expand_shape"(%18) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 8, 1, 1>}> : (tensor<2x32x8xf32>) -> tensor<2x32x8x1x1xf32>
    %36 = "tensor.empty"() : () -> tensor<2x4x8x1x1xf32>
    %37 = "linalg.transpose"(%34, %36) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      "linalg.yield"(%arg54) : (f32) -> ()
    }) : (tensor<2x1x4x8x1xf32>, tensor<2x4x8x1x1xf32>) -> tensor<2x4x8x1x1xf32>
    %38 = "tensor.collapse_shape"(%37) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x8x1x1xf32>) -> tensor<2x4x8xf32>
    %39 = "tensor.empty"() : () -> tensor<2x8x1x32x1xf32>
    %40 = "linalg.transpose"(%35, %39) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg52: f32, %arg53: f32):
      "linalg.yield"(%arg52) : (f32) -> ()
    }) : (tensor<2x32x8x1x1xf32>, tensor<2x8x1x32x1xf32>) -> tensor<2x8x1x32x1xf32>
    %41 = "tensor.collapse_shape"(%40) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x8x1x32x1xf32>) -> tensor<2x8x32xf32>
    %42 = "linalg.batch_matmul"(%38, %41, %28) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32, %arg51: f32):
      %87 = "arith.mulf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %88 = "arith.addf"(%arg51, %87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%88) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %43 = "tensor.expand_shape"(%42) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %44 = "linalg.transpose"(%43, %31) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      "linalg.yield"(%arg47) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %45 = "tensor.collapse_shape"(%44) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %46 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %47 = "linalg.generic"(%33, %45, %46) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %86 = "arith.addf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%86) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %48 = "linalg.generic"(%47, %46) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      %85 = "arith.mulf"(%arg42, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %49 = "tensor.empty"() : () -> tensor<2x1x4xi64>
    %50 = "linalg.fill"(%7, %49) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: i64, %arg41: i64):
      "linalg.yield"(%arg40) : (i64) -> ()
    }) : (i64, tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %51 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %52 = "linalg.fill"(%9, %51) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %53:2 = "linalg.generic"(%48, %52, %50) <{indexing_maps = [#map3, #map2, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: i64):
      %80 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %81 = "arith.index_cast"(%80) : (index) -> i64
      %82 = "arith.maximumf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %83 = "arith.cmpf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %84 = "arith.select"(%83, %81, %arg37) : (i1, i64, i64) -> i64
      "linalg.yield"(%82, %84) : (f32, i64) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>, tensor<2x1x4xi64>) -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %54 = "tensor.expand_shape"(%53#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 1, 4, 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %55 = "linalg.generic"(%48, %54, %46) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %79 = "arith.subf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %56 = "linalg.generic"(%55, %46) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %78 = "math.exp"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %57 = "tensor.empty"() : () -> tensor<2x1x4x1xf32>
    %58 = "linalg.fill"(%8, %57) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %59 = "linalg.generic"(%56, %58) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %77 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %60 = "linalg.generic"(%56, %59, %46) <{indexing_maps = [#map3, #map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %76 = "arith.divf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %61 = "tensor.expand_shape"(%60) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 32, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32x1xf32>
    %62 = "linalg.transpose"(%61, %21) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<2x1x4x32x1xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %63 = "tensor.collapse_shape"(%62) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<2x4x32xf32>
    %64 = "linalg.transpose"(%20, %24) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x1x32x1xf32>) -> tensor<2x32x1x32x1xf32>
    %65 = "tensor.collapse_shape"(%64) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x1x32x1xf32>) -> tensor<2x32x32xf32>
    %66 = "linalg.batch_matmul"(%63, %65, %28) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %74 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %75 = "arith.addf"(%arg18, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %67 = "tensor.expand_shape"(%66) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %68 = "linalg.transpose"(%67, %31) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %69 = "tensor.collapse_shape"(%68) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %70:3 = "hal.tensor.barrier"(%69, %17, %18, %arg13) : (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, !hal.fence) -> (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>)
    %71 = "hal.tensor.export"(%70#0) <{source_encoding = tensor<2x1x4x32xf32>}> : (tensor<2x1x4x32xf32>) -> !hal.buffer_view
    %72 = "hal.tensor.export"(%70#1) <{source_encoding = tensor<2x32x32xf32>}> : (tensor<2x32x32xf32>) -> !hal.buffer_view
    %73 = "hal.tensor.export"(%70#2) <{source_encoding = tensor<2x32x8xf32>}> : (tensor<2x32x8xf32>) -> !hal.buffer_view
    "util.return"(%71, %72, %73) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> ()
  }) {iree.abi.model = "coarse-fences", iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view), sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index, -1 : index, -1 : index]}> ({
  ^bb0(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view):
    %0 = "util.null"() : () -> !hal.fence
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "hal.devices.get"(%2) : (index) -> !hal.device
    %4 = "hal.fence.create"(%3) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
    %5:3 = "util.call"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %0, %4) <{callee = @main$async, tied_operands = [-1 : index, -1 : index, -1 : index]}> : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %6 = "hal.fence.await"(%1, %4) <{flags = 0 : i64}> : (i32, !hal.fence) -> i32
    "util.return"(%5#0, %5#1, %5#2) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
}) : () -> ()

