#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() <{sym_name = "jit_f"}> ({
  "util.func"() <{function_type = (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<2xi32>) -> tensor<2x1x4x16xf32>, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.204124153 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<4x32x16xf32>
    %4 = "linalg.generic"(%arg4, %3) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      "linalg.yield"(%arg82) : (f32) -> ()
    }) : (tensor<4x16x32xf32>, tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %5 = "tensor.empty"() : () -> tensor<4x16x2x1xf32>
    %6 = "linalg.generic"(%arg0, %5) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (tensor<2x1x4x16xf32>, tensor<4x16x2x1xf32>) -> tensor<4x16x2x1xf32>
    %7 = "tensor.collapse_shape"(%6) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<4x16x2x1xf32>) -> tensor<4x16x2xf32>
    %8 = "tensor.empty"() : () -> tensor<4x32x2xf32>
    %9 = "linalg.fill"(%2, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      "linalg.yield"(%arg78) : (f32) -> ()
    }) : (f32, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %10 = "linalg.batch_matmul"(%4, %7, %9) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: f32):
      %93 = "arith.mulf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %94 = "arith.addf"(%arg77, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<4x32x16xf32>, tensor<4x16x2xf32>, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %11 = "tensor.expand_shape"(%10) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 4, 32, 2, 1>}> : (tensor<4x32x2xf32>) -> tensor<4x32x2x1xf32>
    %12 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (tensor<4x32x2x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %14 = "tensor.empty"() : () -> tensor<2x32x32xf32>
    %15 = "linalg.generic"(%arg2, %14) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<2x32x32xf32>, tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %16 = "tensor.collapse_shape"(%13) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x32xf32>) -> tensor<2x4x32xf32>
    %17 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %18 = "linalg.fill"(%2, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %19 = "linalg.batch_matmul"(%16, %15, %18) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %91 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %92 = "arith.addf"(%arg68, %91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%92) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %20 = "tensor.expand_shape"(%19) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %21 = "tensor.empty"() : () -> tensor<2x8x32xf32>
    %22 = "linalg.generic"(%arg3, %21) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (tensor<2x32x8xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %23 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x8xf32>) -> tensor<2x4x8xf32>
    %24 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %25 = "linalg.fill"(%2, %24) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %26 = "linalg.batch_matmul"(%23, %22, %25) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %89 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %90 = "arith.addf"(%arg61, %89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%90) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %27 = "tensor.expand_shape"(%26) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %28 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %29 = "linalg.generic"(%20, %27, %28) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %88 = "arith.addf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%88) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %30 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %31 = "linalg.generic"(%29, %30) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %87 = "arith.mulf"(%arg54, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%87) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %32 = "tensor.empty"() : () -> tensor<32xi32>
    %33 = "linalg.generic"(%32) <{indexing_maps = [#map7], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg53: i32):
      %85 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %86 = "arith.index_cast"(%85) : (index) -> i32
      "linalg.yield"(%86) : (i32) -> ()
    }) : (tensor<32xi32>) -> tensor<32xi32>
    %34 = "tensor.empty"() : () -> tensor<2x1x1x32xi32>
    %35 = "linalg.generic"(%33, %34) <{indexing_maps = [#map8, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: i32, %arg52: i32):
      "linalg.yield"(%arg51) : (i32) -> ()
    }) : (tensor<32xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %36 = "tensor.empty"() : () -> tensor<2x1x1x32xi32>
    %37 = "linalg.generic"(%arg6, %36) <{indexing_maps = [#map9, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: i32, %arg50: i32):
      "linalg.yield"(%arg49) : (i32) -> ()
    }) : (tensor<2xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %38 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %39 = "linalg.generic"(%35, %37, %38) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: i32, %arg47: i32, %arg48: i1):
      %84 = "arith.cmpi"(%arg46, %arg47) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%84) : (i1) -> ()
    }) : (tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %40 = "tensor.empty"() : () -> tensor<2x1x4x32xi1>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map10, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i1, %arg45: i1):
      "linalg.yield"(%arg44) : (i1) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xi1>) -> tensor<2x1x4x32xi1>
    %42 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %43 = "linalg.generic"(%41, %31, %42) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: i1, %arg42: f32, %arg43: f32):
      %83 = "arith.select"(%arg41, %arg42, %0) : (i1, f32, f32) -> f32
      "linalg.yield"(%83) : (f32) -> ()
    }) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %44 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %45 = "linalg.fill"(%0, %44) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %46 = "linalg.generic"(%43, %45) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %82 = "arith.maximumf"(%arg38, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%82) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %47 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %48 = "linalg.generic"(%46, %47) <{indexing_maps = [#map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %49 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %50 = "linalg.generic"(%43, %48, %49) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %81 = "arith.subf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %51 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %52 = "linalg.generic"(%50, %51) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %80 = "math.exp"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %53 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %54 = "linalg.fill"(%2, %53) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %55 = "linalg.generic"(%52, %54) <{indexing_maps = [#map3, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %79 = "arith.addf"(%arg27, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%79) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %56 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %57 = "linalg.generic"(%55, %56) <{indexing_maps = [#map6, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %58 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %59 = "linalg.generic"(%52, %57, %58) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %78 = "arith.divf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %60 = "tensor.collapse_shape"(%59) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x32xf32>) -> tensor<2x4x32xf32>
    %61 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %62 = "linalg.fill"(%2, %61) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %63 = "linalg.batch_matmul"(%60, %arg2, %62) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %76 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %77 = "arith.addf"(%arg18, %76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %64 = "tensor.expand_shape"(%63) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %65 = "tensor.empty"() : () -> tensor<4x32x2x1xf32>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<4x32x2x1xf32>) -> tensor<4x32x2x1xf32>
    %67 = "tensor.collapse_shape"(%66) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<4x32x2x1xf32>) -> tensor<4x32x2xf32>
    %68 = "tensor.empty"() : () -> tensor<4x16x2xf32>
    %69 = "linalg.fill"(%2, %68) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (f32, tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
    %70 = "linalg.batch_matmul"(%arg5, %67, %69) <{indexing_maps = [#map4, #map5, #map6], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %74 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %75 = "arith.addf"(%arg11, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<4x16x32xf32>, tensor<4x32x2xf32>, tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
    %71 = "tensor.expand_shape"(%70) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 4, 16, 2, 1>}> : (tensor<4x16x2xf32>) -> tensor<4x16x2x1xf32>
    %72 = "tensor.empty"() : () -> tensor<2x1x4x16xf32>
    %73 = "linalg.generic"(%71, %72) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<4x16x2x1xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    "util.return"(%73) : (tensor<2x1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

