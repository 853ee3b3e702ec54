#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<() -> ()>
"builtin.module"() <{sym_name = "jit_f"}> ({
  "util.func"() <{function_type = (tensor<2x1x4x24xf32>, tensor<2x2x32x40xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>) -> tensor<2x1x4x24xf32>, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: tensor<2x1x4x24xf32>, %arg1: tensor<2x2x32x40xf32>, %arg2: tensor<2x4x16x32xf32>, %arg3: tensor<2x4x16x32xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.204124153 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %8 = "scf.for"(%5, %6, %7, %arg0) ({
    ^bb0(%arg4: i32, %arg5: tensor<2x1x4x24xf32>):
      %9 = "arith.index_cast"(%arg4) : (i32) -> index
      %10 = "arith.maxsi"(%9, %4) : (index, index) -> index
      %11 = "arith.minsi"(%10, %3) : (index, index) -> index
      %12 = "tensor.extract_slice"(%arg1, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, 0>, static_sizes = array<i64: 1, 2, 32, 40>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x2x32x40xf32>, index) -> tensor<1x2x32x40xf32>
      %13 = "tensor.collapse_shape"(%12) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x32x40xf32>) -> tensor<2x32x40xf32>
      %14 = "arith.index_cast"(%arg4) : (i32) -> index
      %15 = "arith.maxsi"(%14, %4) : (index, index) -> index
      %16 = "arith.minsi"(%15, %3) : (index, index) -> index
      %17 = "tensor.extract_slice"(%arg2, %16) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, 0>, static_sizes = array<i64: 1, 4, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x32xf32>, index) -> tensor<1x4x16x32xf32>
      %18 = "tensor.collapse_shape"(%17) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
      %19 = "arith.index_cast"(%arg4) : (i32) -> index
      %20 = "arith.maxsi"(%19, %4) : (index, index) -> index
      %21 = "arith.minsi"(%20, %3) : (index, index) -> index
      %22 = "tensor.extract_slice"(%arg3, %21) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, 0>, static_sizes = array<i64: 1, 4, 16, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x4x16x32xf32>, index) -> tensor<1x4x16x32xf32>
      %23 = "tensor.collapse_shape"(%22) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
      %24 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 4, 16>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x24xf32>) -> tensor<2x1x4x16xf32>
      %25 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 16>, static_sizes = array<i64: 2, 1, 4, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x24xf32>) -> tensor<2x1x4x8xf32>
      %26 = "tensor.empty"() : () -> tensor<4x32x16xf32>
      %27 = "linalg.generic"(%18, %26) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg66: f32, %arg67: f32):
        "linalg.yield"(%arg66) : (f32) -> ()
      }) : (tensor<4x16x32xf32>, tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
      %28 = "tensor.empty"() : () -> tensor<4x16x2x1xf32>
      %29 = "linalg.generic"(%24, %28) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg64: f32, %arg65: f32):
        "linalg.yield"(%arg64) : (f32) -> ()
      }) : (tensor<2x1x4x16xf32>, tensor<4x16x2x1xf32>) -> tensor<4x16x2x1xf32>
      %30 = "tensor.collapse_shape"(%29) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<4x16x2x1xf32>) -> tensor<4x16x2xf32>
      %31 = "tensor.empty"() : () -> tensor<4x32x2xf32>
      %32 = "linalg.fill"(%2, %31) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg62: f32, %arg63: f32):
        "linalg.yield"(%arg62) : (f32) -> ()
      }) : (f32, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
      %33 = "linalg.batch_matmul"(%27, %30, %32) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
        %99 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %100 = "arith.addf"(%arg61, %99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%100) : (f32) -> ()
      }) : (tensor<4x32x16xf32>, tensor<4x16x2xf32>, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
      %34 = "tensor.expand_shape"(%33) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 4, 32, 2, 1>}> : (tensor<4x32x2xf32>) -> tensor<4x32x2x1xf32>
      %35 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %36 = "linalg.generic"(%34, %35) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg57: f32, %arg58: f32):
        "linalg.yield"(%arg57) : (f32) -> ()
      }) : (tensor<4x32x2x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %37 = "tensor.empty"() : () -> tensor<2x1x4x40xf32>
      %38 = "tensor.insert_slice"(%36, %37) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, 1, 4, 32>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x32xf32>, tensor<2x1x4x40xf32>) -> tensor<2x1x4x40xf32>
      %39 = "tensor.insert_slice"(%25, %38) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 32>, static_sizes = array<i64: 2, 1, 4, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x8xf32>, tensor<2x1x4x40xf32>) -> tensor<2x1x4x40xf32>
      %40 = "tensor.empty"() : () -> tensor<2x40x32xf32>
      %41 = "linalg.generic"(%13, %40) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg55: f32, %arg56: f32):
        "linalg.yield"(%arg55) : (f32) -> ()
      }) : (tensor<2x32x40xf32>, tensor<2x40x32xf32>) -> tensor<2x40x32xf32>
      %42 = "tensor.collapse_shape"(%39) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x40xf32>) -> tensor<2x4x40xf32>
      %43 = "tensor.empty"() : () -> tensor<2x4x32xf32>
      %44 = "linalg.fill"(%2, %43) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg53: f32, %arg54: f32):
        "linalg.yield"(%arg53) : (f32) -> ()
      }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
      %45 = "linalg.batch_matmul"(%42, %41, %44) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
        %97 = "arith.mulf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %98 = "arith.addf"(%arg52, %97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%98) : (f32) -> ()
      }) : (tensor<2x4x40xf32>, tensor<2x40x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
      %46 = "tensor.expand_shape"(%45) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
      %47 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg48: f32, %arg49: f32):
        %96 = "arith.mulf"(%arg48, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%96) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %49 = "tensor.empty"() : () -> tensor<2x1x4xf32>
      %50 = "linalg.fill"(%0, %49) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg46: f32, %arg47: f32):
        "linalg.yield"(%arg46) : (f32) -> ()
      }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
      %51 = "linalg.generic"(%48, %50) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg44: f32, %arg45: f32):
        %95 = "arith.maximumf"(%arg45, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%95) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
      %52 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %53 = "linalg.generic"(%51, %52) <{indexing_maps = [#map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg42: f32, %arg43: f32):
        "linalg.yield"(%arg42) : (f32) -> ()
      }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %54 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %55 = "linalg.generic"(%48, %53, %54) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
        %94 = "arith.subf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%94) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %56 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %57 = "linalg.generic"(%55, %56) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg37: f32, %arg38: f32):
        %93 = "math.exp"(%arg37) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%93) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %58 = "tensor.empty"() : () -> tensor<2x1x4xf32>
      %59 = "linalg.fill"(%2, %58) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg35: f32, %arg36: f32):
        "linalg.yield"(%arg35) : (f32) -> ()
      }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
      %60 = "linalg.generic"(%57, %59) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg33: f32, %arg34: f32):
        %92 = "arith.addf"(%arg34, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%92) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
      %61 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %62 = "linalg.generic"(%60, %61) <{indexing_maps = [#map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg31: f32, %arg32: f32):
        "linalg.yield"(%arg31) : (f32) -> ()
      }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %63 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
      %64 = "linalg.generic"(%57, %62, %63) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
        %91 = "arith.divf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%91) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
      %65 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 32, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
      %66 = "tensor.collapse_shape"(%64) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x32xf32>) -> tensor<2x4x32xf32>
      %67 = "tensor.empty"() : () -> tensor<2x4x32xf32>
      %68 = "linalg.fill"(%2, %67) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        "linalg.yield"(%arg26) : (f32) -> ()
      }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
      %69 = "linalg.batch_matmul"(%66, %65, %68) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
        %89 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %90 = "arith.addf"(%arg25, %89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%90) : (f32) -> ()
      }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
      %70 = "tensor.expand_shape"(%69) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
      %71 = "tensor.empty"() : () -> tensor<4x32x2x1xf32>
      %72 = "linalg.generic"(%70, %71) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg21: f32, %arg22: f32):
        "linalg.yield"(%arg21) : (f32) -> ()
      }) : (tensor<2x1x4x32xf32>, tensor<4x32x2x1xf32>) -> tensor<4x32x2x1xf32>
      %73 = "tensor.collapse_shape"(%72) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<4x32x2x1xf32>) -> tensor<4x32x2xf32>
      %74 = "tensor.empty"() : () -> tensor<4x16x2xf32>
      %75 = "linalg.fill"(%2, %74) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        "linalg.yield"(%arg19) : (f32) -> ()
      }) : (f32, tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
      %76 = "linalg.batch_matmul"(%23, %73, %75) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
        %87 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %88 = "arith.addf"(%arg18, %87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%88) : (f32) -> ()
      }) : (tensor<4x16x32xf32>, tensor<4x32x2xf32>, tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
      %77 = "tensor.expand_shape"(%76) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 4, 16, 2, 1>}> : (tensor<4x16x2xf32>) -> tensor<4x16x2x1xf32>
      %78 = "tensor.empty"() : () -> tensor<2x1x4x16xf32>
      %79 = "linalg.generic"(%77, %78) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        "linalg.yield"(%arg14) : (f32) -> ()
      }) : (tensor<4x16x2x1xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
      %80 = "tensor.empty"() : () -> tensor<f32>
      %81 = "linalg.generic"(%80) <{indexing_maps = [#map7], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg13: f32):
        "linalg.yield"(%2) : (f32) -> ()
      }) : (tensor<f32>) -> tensor<f32>
      %82 = "tensor.extract"(%81) : (tensor<f32>) -> f32
      %83 = "tensor.pad"(%79) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 0, 8>, static_low = array<i64: 0, 0, 0, 0>}> ({
      ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
        "tensor.yield"(%82) : (f32) -> ()
      }) : (tensor<2x1x4x16xf32>) -> tensor<2x1x4x24xf32>
      %84 = "tensor.empty"() : () -> tensor<2x1x4x24xf32>
      %85 = "linalg.generic"(%arg5, %83, %84) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
        %86 = "arith.addf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%86) : (f32) -> ()
      }) : (tensor<2x1x4x24xf32>, tensor<2x1x4x24xf32>, tensor<2x1x4x24xf32>) -> tensor<2x1x4x24xf32>
      "scf.yield"(%85) : (tensor<2x1x4x24xf32>) -> ()
    }) : (i32, i32, i32, tensor<2x1x4x24xf32>) -> tensor<2x1x4x24xf32>
    "util.return"(%8) : (tensor<2x1x4x24xf32>) -> ()
  }) : () -> ()
}) : () -> ()

