#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view, inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg5: !hal.buffer_view, %arg6: !hal.buffer_view, %arg7: !hal.buffer_view, %arg8: !hal.buffer_view, %arg9: !hal.buffer_view, %arg10: !hal.fence, %arg11: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 16 : i64}> : () -> i64
    %9 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %11 = "arith.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "arith.constant"() <{value = 0.204124138 : f32}> : () -> f32
    %13 = "hal.tensor.import"(%arg5, %arg10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x32xf32>
    %14 = "hal.tensor.import"(%arg6, %arg10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x8xf32>
    %15 = "hal.tensor.import"(%arg7, %arg10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<16x8x40xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<16x8x40xf32>
    %16 = "hal.tensor.import"(%arg8, %arg10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x4xi64>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x4xi64>
    %17 = "hal.tensor.import"(%arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2xi64>}> : (!hal.buffer_view, !hal.fence) -> tensor<2xi64>
    %18 = "tensor.empty"() : () -> tensor<2x4x8x40xf32>
    %19 = "linalg.generic"(%16, %18) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: i64, %arg62: f32):
      %90 = "arith.cmpi"(%arg61, %7) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %91 = "arith.addi"(%arg61, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %92 = "arith.select"(%90, %91, %arg61) : (i1, i64, i64) -> i64
      %93 = "arith.index_cast"(%92) : (i64) -> index
      %94 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %95 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %96 = "tensor.extract"(%15, %93, %94, %95) : (tensor<16x8x40xf32>, index, index, index) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<2x4xi64>, tensor<2x4x8x40xf32>) -> tensor<2x4x8x40xf32>
    %20 = "tensor.collapse_shape"(%19) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x4x8x40xf32>) -> tensor<2x32x40xf32>
    %21 = "tensor.concat"(%13, %14) <{dim = 3 : i64}> : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %22 = "tensor.expand_shape"(%21) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 40, 1>}> : (tensor<2x1x4x40xf32>) -> tensor<2x1x4x40x1xf32>
    %23 = "tensor.expand_shape"(%20) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 40, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x40x1x1xf32>
    %24 = "tensor.empty"() : () -> tensor<2x4x40x1x1xf32>
    %25 = "linalg.transpose"(%22, %24) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<2x1x4x40x1xf32>, tensor<2x4x40x1x1xf32>) -> tensor<2x4x40x1x1xf32>
    %26 = "tensor.collapse_shape"(%25) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x40x1x1xf32>) -> tensor<2x4x40xf32>
    %27 = "tensor.empty"() : () -> tensor<2x40x1x32x1xf32>
    %28 = "linalg.transpose"(%23, %27) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<2x32x40x1x1xf32>, tensor<2x40x1x32x1xf32>) -> tensor<2x40x1x32x1xf32>
    %29 = "tensor.collapse_shape"(%28) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x40x1x32x1xf32>) -> tensor<2x40x32xf32>
    %30 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %31 = "linalg.fill"(%9, %30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %32 = "linalg.batch_matmul"(%26, %29, %31) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %88 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %89 = "arith.addf"(%arg54, %88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%89) : (f32) -> ()
    }) : (tensor<2x4x40xf32>, tensor<2x40x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %33 = "tensor.expand_shape"(%32) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %34 = "tensor.empty"() : () -> tensor<2x1x4x32x1xf32>
    %35 = "linalg.transpose"(%33, %34) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      "linalg.yield"(%arg50) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %36 = "tensor.collapse_shape"(%35) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %37 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %38 = "linalg.generic"(%36, %37) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %87 = "arith.mulf"(%arg48, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %39 = "tensor.empty"() : () -> tensor<32xi64>
    %40 = "linalg.generic"(%39) <{indexing_maps = [#map5], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg47: i64):
      %85 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %86 = "arith.index_cast"(%85) : (index) -> i64
      "linalg.yield"(%86) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %41 = "tensor.expand_shape"(%17) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 1, 1>}> : (tensor<2xi64>) -> tensor<2x1x1x1xi64>
    %42 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %43 = "linalg.generic"(%40, %41, %42) <{indexing_maps = [#map6, #map7, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: i64, %arg45: i64, %arg46: i1):
      %84 = "arith.cmpi"(%arg44, %arg45) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%84) : (i1) -> ()
    }) : (tensor<32xi64>, tensor<2x1x1x1xi64>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %44 = "linalg.generic"(%43, %11, %38, %37) <{indexing_maps = [#map8, #map9, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg40: i1, %arg41: f32, %arg42: f32, %arg43: f32):
      %83 = "arith.select"(%arg40, %arg41, %arg42) : (i1, f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = "tensor.empty"() : () -> tensor<2x1x4xi64>
    %46 = "linalg.fill"(%7, %45) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: i64, %arg39: i64):
      "linalg.yield"(%arg38) : (i64) -> ()
    }) : (i64, tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %47 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %48 = "linalg.fill"(%10, %47) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      "linalg.yield"(%arg36) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %49:2 = "linalg.generic"(%44, %48, %46) <{indexing_maps = [#map1, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: i64):
      %78 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %79 = "arith.index_cast"(%78) : (index) -> i64
      %80 = "arith.maximumf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %81 = "arith.cmpf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %82 = "arith.select"(%81, %79, %arg35) : (i1, i64, i64) -> i64
      "linalg.yield"(%80, %82) : (f32, i64) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>, tensor<2x1x4xi64>) -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %50 = "tensor.expand_shape"(%49#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 1, 4, 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %51 = "linalg.generic"(%44, %50, %37) <{indexing_maps = [#map1, #map7, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %77 = "arith.subf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %52 = "linalg.generic"(%51, %37) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %76 = "math.exp"(%arg28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %53 = "tensor.empty"() : () -> tensor<2x1x4x1xf32>
    %54 = "linalg.fill"(%9, %53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (f32, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %55 = "linalg.generic"(%52, %54) <{indexing_maps = [#map1, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %75 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %56 = "linalg.generic"(%52, %55, %37) <{indexing_maps = [#map1, #map7, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %74 = "arith.divf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %57 = "tensor.extract_slice"(%20) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 32, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
    %58 = "tensor.expand_shape"(%56) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 32, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32x1xf32>
    %59 = "tensor.expand_shape"(%57) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 32, 1, 1>}> : (tensor<2x32x32xf32>) -> tensor<2x32x32x1x1xf32>
    %60 = "tensor.empty"() : () -> tensor<2x4x32x1x1xf32>
    %61 = "linalg.transpose"(%58, %60) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<2x1x4x32x1xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %62 = "tensor.collapse_shape"(%61) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<2x4x32xf32>
    %63 = "tensor.empty"() : () -> tensor<2x32x1x32x1xf32>
    %64 = "linalg.transpose"(%59, %63) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x1x32x1xf32>) -> tensor<2x32x1x32x1xf32>
    %65 = "tensor.collapse_shape"(%64) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x1x32x1xf32>) -> tensor<2x32x32xf32>
    %66 = "linalg.batch_matmul"(%62, %65, %31) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %72 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %73 = "arith.addf"(%arg16, %72) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %67 = "tensor.expand_shape"(%66) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %68 = "linalg.transpose"(%67, %34) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %69 = "tensor.collapse_shape"(%68) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %70 = "hal.tensor.barrier"(%69, %arg11) : (tensor<2x1x4x32xf32>, !hal.fence) -> tensor<2x1x4x32xf32>
    %71 = "hal.tensor.export"(%70) <{source_encoding = tensor<2x1x4x32xf32>}> : (tensor<2x1x4x32xf32>) -> !hal.buffer_view
    "util.return"(%71) : (!hal.buffer_view) -> ()
  }) {iree.abi.model = "coarse-fences", iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view):
    %0 = "util.null"() : () -> !hal.fence
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "hal.devices.get"(%2) : (index) -> !hal.device
    %4 = "hal.fence.create"(%3) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
    %5 = "util.call"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %4) <{callee = @main$async, tied_operands = [-1 : index]}> : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %6 = "hal.fence.await"(%1, %4) <{flags = 0 : i64}> : (i32, !hal.fence) -> i32
    "util.return"(%5) : (!hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
}) : () -> ()

