#map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
"builtin.module"() <{sym_name = "jit_f"}> ({
  "util.func"() <{function_type = (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<2xi32>) -> tensor<2x1x4x16xf32>, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = -1.000000e+30 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.204124153 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "tensor.collapse_shape"(%arg4) <{reassociation = [[0, 1], [2]]}> : (tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %5 = "tensor.empty"() : () -> tensor<32x2x32xf32>
    %6 = "linalg.generic"(%arg2, %5) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      "linalg.yield"(%arg78) : (f32) -> ()
    }) : (tensor<2x32x32xf32>, tensor<32x2x32xf32>) -> tensor<32x2x32xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0], [1, 2]]}> : (tensor<32x2x32xf32>) -> tensor<32x64xf32>
    %8 = "tensor.empty"() : () -> tensor<64x64xf32>
    %9 = "linalg.fill"(%3, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (f32, tensor<64x64xf32>) -> tensor<64x64xf32>
    %10 = "linalg.matmul"(%4, %7, %9) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
      %97 = "arith.mulf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %98 = "arith.addf"(%arg75, %97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %11 = "tensor.expand_shape"(%10) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 4, 16, 2, 32>}> : (tensor<64x64xf32>) -> tensor<4x16x2x32xf32>
    %12 = "tensor.empty"() : () -> tensor<2x4x32x16xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<4x16x2x32xf32>, tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32>
    %14 = "tensor.collapse_shape"(%arg5) <{reassociation = [[0, 1], [2]]}> : (tensor<4x16x32xf32>) -> tensor<64x32xf32>
    %15 = "tensor.empty"() : () -> tensor<64x64xf32>
    %16 = "linalg.fill"(%3, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (f32, tensor<64x64xf32>) -> tensor<64x64xf32>
    %17 = "linalg.matmul"(%14, %7, %16) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %95 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %96 = "arith.addf"(%arg68, %95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<64x32xf32>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %18 = "tensor.expand_shape"(%17) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 4, 16, 2, 32>}> : (tensor<64x64xf32>) -> tensor<4x16x2x32xf32>
    %19 = "tensor.empty"() : () -> tensor<2x4x32x16xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (tensor<4x16x2x32xf32>, tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32>
    %21 = "tensor.collapse_shape"(%13) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x32x16xf32>) -> tensor<8x32x16xf32>
    %22 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x4x16xf32>) -> tensor<128xf32>
    %23 = "tensor.expand_shape"(%22) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 8, 16, 1>}> : (tensor<128xf32>) -> tensor<8x16x1xf32>
    %24 = "tensor.empty"() : () -> tensor<8x32x1xf32>
    %25 = "linalg.fill"(%3, %24) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (f32, tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %26 = "linalg.batch_matmul"(%21, %23, %25) <{indexing_maps = [#map7, #map8, #map9], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %93 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %94 = "arith.addf"(%arg61, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<8x32x16xf32>, tensor<8x16x1xf32>, tensor<8x32x1xf32>) -> tensor<8x32x1xf32>
    %27 = "tensor.collapse_shape"(%26) <{reassociation = [[0, 1, 2]]}> : (tensor<8x32x1xf32>) -> tensor<256xf32>
    %28 = "tensor.expand_shape"(%27) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<256xf32>) -> tensor<2x1x4x32xf32>
    %29 = "tensor.empty"() : () -> tensor<2x8x32xf32>
    %30 = "linalg.generic"(%arg3, %29) <{indexing_maps = [#map10, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32):
      "linalg.yield"(%arg57) : (f32) -> ()
    }) : (tensor<2x32x8xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %31 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x8xf32>) -> tensor<2x4x8xf32>
    %32 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %33 = "linalg.fill"(%3, %32) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %34 = "linalg.batch_matmul"(%31, %30, %33) <{indexing_maps = [#map7, #map8, #map9], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %91 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg54, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %35 = "tensor.expand_shape"(%34) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %36 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %37 = "linalg.generic"(%28, %35, %36) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32, %arg51: f32):
      %90 = "arith.addf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %38 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %39 = "linalg.generic"(%37, %38) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %89 = "arith.mulf"(%arg47, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%89) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %40 = "tensor.empty"() : () -> tensor<32xi32>
    %41 = "linalg.generic"(%40) <{indexing_maps = [#map11], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg46: i32):
      %87 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %88 = "arith.index_cast"(%87) : (index) -> i32
      "linalg.yield"(%88) : (i32) -> ()
    }) : (tensor<32xi32>) -> tensor<32xi32>
    %42 = "tensor.empty"() : () -> tensor<2x1x1x32xi32>
    %43 = "linalg.generic"(%41, %42) <{indexing_maps = [#map12, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i32, %arg45: i32):
      "linalg.yield"(%arg44) : (i32) -> ()
    }) : (tensor<32xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %44 = "tensor.empty"() : () -> tensor<2x1x1x32xi32>
    %45 = "linalg.generic"(%arg6, %44) <{indexing_maps = [#map13, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: i32, %arg43: i32):
      "linalg.yield"(%arg42) : (i32) -> ()
    }) : (tensor<2xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %46 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %47 = "linalg.generic"(%43, %45, %46) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: i32, %arg40: i32, %arg41: i1):
      %86 = "arith.cmpi"(%arg39, %arg40) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%86) : (i1) -> ()
    }) : (tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %48 = "tensor.empty"() : () -> tensor<2x1x4x32xi1>
    %49 = "linalg.generic"(%47, %48) <{indexing_maps = [#map14, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: i1, %arg38: i1):
      "linalg.yield"(%arg37) : (i1) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xi1>) -> tensor<2x1x4x32xi1>
    %50 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %51 = "linalg.generic"(%49, %39, %50) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: i1, %arg35: f32, %arg36: f32):
      %85 = "arith.select"(%arg34, %arg35, %1) : (i1, f32, f32) -> f32
      "linalg.yield"(%85) : (f32) -> ()
    }) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %52 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %53 = "linalg.fill"(%0, %52) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      "linalg.yield"(%arg32) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %54 = "linalg.generic"(%51, %53) <{indexing_maps = [#map6, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %84 = "arith.maximumf"(%arg31, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%84) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %55 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %56 = "linalg.generic"(%54, %55) <{indexing_maps = [#map9, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %57 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %58 = "linalg.generic"(%51, %56, %57) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %83 = "arith.subf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %59 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %60 = "linalg.generic"(%58, %59) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %82 = "math.exp"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %61 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %62 = "linalg.fill"(%3, %61) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %63 = "linalg.generic"(%60, %62) <{indexing_maps = [#map6, #map9], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %81 = "arith.addf"(%arg20, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %64 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %65 = "linalg.generic"(%63, %64) <{indexing_maps = [#map9, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %66 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %67 = "linalg.generic"(%60, %65, %66) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %80 = "arith.divf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %68 = "tensor.empty"() : () -> tensor<2x4x16x32xf32>
    %69 = "linalg.generic"(%20, %68) <{indexing_maps = [#map15, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<2x4x32x16xf32>, tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32>
    %70 = "tensor.collapse_shape"(%69) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x4x16x32xf32>) -> tensor<8x16x32xf32>
    %71 = "tensor.collapse_shape"(%67) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<2x1x4x32xf32>) -> tensor<256xf32>
    %72 = "tensor.expand_shape"(%71) <{reassociation = [[0, 1, 2]], static_output_shape = array<i64: 8, 32, 1>}> : (tensor<256xf32>) -> tensor<8x32x1xf32>
    %73 = "tensor.empty"() : () -> tensor<8x16x1xf32>
    %74 = "linalg.fill"(%3, %73) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %75 = "linalg.batch_matmul"(%70, %72, %74) <{indexing_maps = [#map7, #map8, #map9], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %78 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %79 = "arith.addf"(%arg9, %78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<8x16x32xf32>, tensor<8x32x1xf32>, tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %76 = "tensor.collapse_shape"(%75) <{reassociation = [[0, 1, 2]]}> : (tensor<8x16x1xf32>) -> tensor<128xf32>
    %77 = "tensor.expand_shape"(%76) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 2, 1, 4, 16>}> : (tensor<128xf32>) -> tensor<2x1x4x16xf32>
    "util.return"(%77) : (tensor<2x1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

