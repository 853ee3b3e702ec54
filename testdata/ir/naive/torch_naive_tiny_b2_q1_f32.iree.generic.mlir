#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view, inlining_policy = #util.inline.never, sym_name = "main$async", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg6: !hal.buffer_view, %arg7: !hal.buffer_view, %arg8: !hal.buffer_view, %arg9: !hal.buffer_view, %arg10: !hal.buffer_view, %arg11: !hal.buffer_view, %arg12: !hal.fence, %arg13: !hal.fence):
    %7 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %10 = "arith.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "arith.constant"() <{value = 0.204124138 : f32}> : () -> f32
    %12 = "hal.tensor.import"(%arg6, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x16xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x16xf32>
    %13 = "hal.tensor.import"(%arg7, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x1x4x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x1x4x8xf32>
    %14 = "hal.tensor.import"(%arg8, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x32xf32>
    %15 = "hal.tensor.import"(%arg9, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2x32x8xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<2x32x8xf32>
    %16 = "hal.tensor.import"(%arg10, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<128x32xf32>}> : (!hal.buffer_view, !hal.fence) -> tensor<128x32xf32>
    %17 = "hal.tensor.import"(%arg11, %arg12) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, target_encoding = tensor<2xi64>}> : (!hal.buffer_view, !hal.fence) -> tensor<2xi64>
    %18 = "tensor.empty"() : () -> tensor<32x128xf32>
    %19 = "linalg.transpose"(%16, %18) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg68: f32, %arg69: f32):
      "linalg.yield"(%arg68) : (f32) -> ()
    }) : (tensor<128x32xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %20 = "tensor.collapse_shape"(%14) <{reassociation = [[0, 1], [2]]}> : (tensor<2x32x32xf32>) -> tensor<64x32xf32>
    %21 = "tensor.empty"() : () -> tensor<64x128xf32>
    %22 = "linalg.fill"(%8, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32):
      "linalg.yield"(%arg66) : (f32) -> ()
    }) : (f32, tensor<64x128xf32>) -> tensor<64x128xf32>
    %23 = "linalg.matmul"(%20, %19, %22) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %91 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg65, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<64x32xf32>, tensor<32x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %24 = "tensor.expand_shape"(%23) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 2, 32, 4, 32>}> : (tensor<64x128xf32>) -> tensor<2x32x4x32xf32>
    %25 = "tensor.empty"() : () -> tensor<2x4x32x32xf32>
    %26 = "linalg.transpose"(%24, %25) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (tensor<2x32x4x32xf32>, tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32>
    %27 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 4, 32, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x32x32xf32>) -> tensor<2x4x32x16xf32>
    %28 = "tensor.extract_slice"(%26) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 4, 32, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x32x32xf32>) -> tensor<2x4x32x16xf32>
    %29 = "tensor.concat"(%12, %13) <{dim = 3 : i64}> : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %30 = "tensor.empty"() : () -> tensor<2x4x1x24xf32>
    %31 = "linalg.transpose"(%29, %30) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg59: f32, %arg60: f32):
      "linalg.yield"(%arg59) : (f32) -> ()
    }) : (tensor<2x1x4x24xf32>, tensor<2x4x1x24xf32>) -> tensor<2x4x1x24xf32>
    %32 = "tensor.empty"() : () -> tensor<2x4x32x8xf32>
    %33 = "linalg.generic"(%15, %32) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<2x32x8xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x8xf32>
    %34 = "tensor.concat"(%27, %33) <{dim = 3 : i64}> : (tensor<2x4x32x16xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x24xf32>
    %35 = "tensor.empty"() : () -> tensor<2x4x24x32xf32>
    %36 = "linalg.transpose"(%34, %35) <{permutation = array<i64: 0, 1, 3, 2>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (tensor<2x4x32x24xf32>, tensor<2x4x24x32xf32>) -> tensor<2x4x24x32xf32>
    %37 = "tensor.collapse_shape"(%31) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x1x24xf32>) -> tensor<8x1x24xf32>
    %38 = "tensor.collapse_shape"(%36) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x24x32xf32>) -> tensor<8x24x32xf32>
    %39 = "tensor.empty"() : () -> tensor<8x1x32xf32>
    %40 = "linalg.fill"(%8, %39) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32):
      "linalg.yield"(%arg53) : (f32) -> ()
    }) : (f32, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %41 = "linalg.batch_matmul"(%37, %38, %40) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %89 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %90 = "arith.addf"(%arg52, %89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<8x1x24xf32>, tensor<8x24x32xf32>, tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %42 = "tensor.expand_shape"(%41) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 1, 32>}> : (tensor<8x1x32xf32>) -> tensor<2x4x1x32xf32>
    %43 = "tensor.empty"() : () -> tensor<2x4x1x32xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %88 = "arith.mulf"(%arg48, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%88) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %45 = "tensor.empty"() : () -> tensor<32xi64>
    %46 = "linalg.generic"(%45) <{indexing_maps = [#map8], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg47: i64):
      %86 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %87 = "arith.index_cast"(%86) : (index) -> i64
      "linalg.yield"(%87) : (i64) -> ()
    }) : (tensor<32xi64>) -> tensor<32xi64>
    %47 = "tensor.expand_shape"(%17) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 1, 1>}> : (tensor<2xi64>) -> tensor<2x1x1x1xi64>
    %48 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %49 = "linalg.generic"(%46, %47, %48) <{indexing_maps = [#map9, #map10, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: i64, %arg45: i64, %arg46: i1):
      %85 = "arith.cmpi"(%arg44, %arg45) <{predicate = 5 : i64}> : (i64, i64) -> i1
      "linalg.yield"(%85) : (i1) -> ()
    }) : (tensor<32xi64>, tensor<2x1x1x1xi64>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %50 = "linalg.generic"(%49, %10, %44, %43) <{indexing_maps = [#map11, #map12, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg40: i1, %arg41: f32, %arg42: f32, %arg43: f32):
      %84 = "arith.select"(%arg40, %arg41, %arg42) : (i1, f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<f32>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %51 = "tensor.empty"() : () -> tensor<2x4x1xi64>
    %52 = "linalg.fill"(%7, %51) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: i64, %arg39: i64):
      "linalg.yield"(%arg38) : (i64) -> ()
    }) : (i64, tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %53 = "tensor.empty"() : () -> tensor<2x4x1xf32>
    %54 = "linalg.fill"(%9, %53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      "linalg.yield"(%arg36) : (f32) -> ()
    }) : (f32, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %55:2 = "linalg.generic"(%50, %54, %52) <{indexing_maps = [#map4, #map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: i64):
      %79 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %80 = "arith.index_cast"(%79) : (index) -> i64
      %81 = "arith.maximumf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %82 = "arith.cmpf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %83 = "arith.select"(%82, %80, %arg35) : (i1, i64, i64) -> i64
      "linalg.yield"(%81, %83) : (f32, i64) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1xf32>, tensor<2x4x1xi64>) -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %56 = "tensor.expand_shape"(%55#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 4, 1, 1>}> : (tensor<2x4x1xf32>) -> tensor<2x4x1x1xf32>
    %57 = "linalg.generic"(%50, %56, %43) <{indexing_maps = [#map4, #map10, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %78 = "arith.subf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %58 = "linalg.generic"(%57, %43) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %77 = "math.exp"(%arg28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %59 = "tensor.empty"() : () -> tensor<2x4x1x1xf32>
    %60 = "linalg.fill"(%8, %59) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (f32, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %61 = "linalg.generic"(%58, %60) <{indexing_maps = [#map4, #map10], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %76 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %62 = "linalg.generic"(%58, %61, %43) <{indexing_maps = [#map4, #map10, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %75 = "arith.divf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %63 = "tensor.collapse_shape"(%62) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x1x32xf32>) -> tensor<8x1x32xf32>
    %64 = "tensor.collapse_shape"(%28) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x16xf32>) -> tensor<8x32x16xf32>
    %65 = "tensor.empty"() : () -> tensor<8x1x16xf32>
    %66 = "linalg.fill"(%8, %65) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (f32, tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %67 = "linalg.batch_matmul"(%63, %64, %66) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %73 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %74 = "arith.addf"(%arg18, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) : (tensor<8x1x32xf32>, tensor<8x32x16xf32>, tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %68 = "tensor.expand_shape"(%67) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 1, 16>}> : (tensor<8x1x16xf32>) -> tensor<2x4x1x16xf32>
    %69 = "tensor.empty"() : () -> tensor<2x1x4x16xf32>
    %70 = "linalg.transpose"(%68, %69) <{permutation = array<i64: 0, 2, 1, 3>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<2x4x1x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    %71 = "hal.tensor.barrier"(%70, %arg13) : (tensor<2x1x4x16xf32>, !hal.fence) -> tensor<2x1x4x16xf32>
    %72 = "hal.tensor.export"(%71) <{source_encoding = tensor<2x1x4x16xf32>}> : (tensor<2x1x4x16xf32>) -> !hal.buffer_view
    "util.return"(%72) : (!hal.buffer_view) -> ()
  }) {iree.abi.model = "coarse-fences", iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view):
    %0 = "util.null"() : () -> !hal.fence
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "hal.devices.get"(%2) : (index) -> !hal.device
    %4 = "hal.fence.create"(%3) <{flags = 0 : i64}> : (!hal.device) -> !hal.fence
    %5 = "util.call"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %0, %4) <{callee = @main$async, tied_operands = [-1 : index]}> : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %6 = "hal.fence.await"(%1, %4) <{flags = 0 : i64}> : (i32, !hal.fence) -> i32
    "util.return"(%5) : (!hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
}) : () -> ()

