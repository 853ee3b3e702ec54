#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
"builtin.module"() <{sym_name = "jit_f"}> ({
  "util.func"() <{function_type = (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>, tensor<16x8x40xf32>, tensor<2x4xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<2xi32>) -> tensor<2x1x4x16xf32>, sym_name = "main", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<16x8x40xf32>, %arg3: tensor<2x4xi32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.204124153 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = true}> : () -> i1
    %5 = "arith.constant"() <{value = 15 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "tensor.empty"() : () -> tensor<2x4xi1>
    %9 = "linalg.generic"(%arg3, %8) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg108: i32, %arg109: i1):
      %137 = "arith.cmpi"(%arg108, %7) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%137) : (i1) -> ()
    }) : (tensor<2x4xi32>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %10 = "tensor.empty"() : () -> tensor<2x4xi32>
    %11 = "linalg.generic"(%arg3, %10) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: i32, %arg107: i32):
      %136 = "arith.addi"(%arg106, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%136) : (i32) -> ()
    }) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %12 = "tensor.empty"() : () -> tensor<2x4xi32>
    %13 = "linalg.generic"(%9, %11, %arg3, %12) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg102: i1, %arg103: i32, %arg104: i32, %arg105: i32):
      %135 = "arith.select"(%arg102, %arg103, %arg104) : (i1, i32, i32) -> i32
      "linalg.yield"(%135) : (i32) -> ()
    }) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %14 = "tensor.expand_shape"(%13) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 4, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %15 = "tensor.empty"() : () -> tensor<2x4x1xi1>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: i32, %arg101: i1):
      %134 = "arith.cmpi"(%arg100, %7) <{predicate = 5 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%134) : (i1) -> ()
    }) : (tensor<2x4x1xi32>, tensor<2x4x1xi1>) -> tensor<2x4x1xi1>
    %17 = "tensor.empty"() : () -> tensor<2x4x1xi1>
    %18 = "linalg.generic"(%14, %17) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg98: i32, %arg99: i1):
      %133 = "arith.cmpi"(%arg98, %5) <{predicate = 3 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%133) : (i1) -> ()
    }) : (tensor<2x4x1xi32>, tensor<2x4x1xi1>) -> tensor<2x4x1xi1>
    %19 = "tensor.empty"() : () -> tensor<2x4x1xi1>
    %20 = "linalg.generic"(%16, %18, %19) <{indexing_maps = [#map1, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg95: i1, %arg96: i1, %arg97: i1):
      %132 = "arith.andi"(%arg95, %arg96) : (i1, i1) -> i1
      "linalg.yield"(%132) : (i1) -> ()
    }) : (tensor<2x4x1xi1>, tensor<2x4x1xi1>, tensor<2x4x1xi1>) -> tensor<2x4x1xi1>
    %21 = "tensor.empty"() : () -> tensor<2x4xi1>
    %22 = "linalg.fill"(%4, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: i1, %arg94: i1):
      "linalg.yield"(%arg93) : (i1) -> ()
    }) : (i1, tensor<2x4xi1>) -> tensor<2x4xi1>
    %23 = "linalg.generic"(%20, %22) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: i1, %arg92: i1):
      %131 = "arith.andi"(%arg92, %arg91) : (i1, i1) -> i1
      "linalg.yield"(%131) : (i1) -> ()
    }) : (tensor<2x4x1xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %24 = "tensor.empty"() : () -> tensor<2x4x1x8x40xf32>
    %25 = "linalg.generic"(%14, %24) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg89: i32, %arg90: f32):
      %127 = "arith.index_cast"(%arg89) : (i32) -> index
      %128 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %129 = "linalg.index"() <{dim = 4 : i64}> : () -> index
      %130 = "tensor.extract"(%arg2, %127, %128, %129) : (tensor<16x8x40xf32>, index, index, index) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<2x4x1xi32>, tensor<2x4x1x8x40xf32>) -> tensor<2x4x1x8x40xf32>
    %26 = "tensor.collapse_shape"(%25) <{reassociation = [[0], [1], [2, 3], [4]]}> : (tensor<2x4x1x8x40xf32>) -> tensor<2x4x8x40xf32>
    %27 = "tensor.empty"() : () -> tensor<2x4x8x40xi1>
    %28 = "linalg.generic"(%23, %27) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg87: i1, %arg88: i1):
      "linalg.yield"(%arg87) : (i1) -> ()
    }) : (tensor<2x4xi1>, tensor<2x4x8x40xi1>) -> tensor<2x4x8x40xi1>
    %29 = "tensor.empty"() : () -> tensor<2x4x8x40xf32>
    %30 = "linalg.generic"(%28, %26, %29) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: i1, %arg85: f32, %arg86: f32):
      %126 = "arith.select"(%arg84, %arg85, %3) : (i1, f32, f32) -> f32
      "linalg.yield"(%126) : (f32) -> ()
    }) : (tensor<2x4x8x40xi1>, tensor<2x4x8x40xf32>, tensor<2x4x8x40xf32>) -> tensor<2x4x8x40xf32>
    %31 = "tensor.collapse_shape"(%30) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x4x8x40xf32>) -> tensor<2x32x40xf32>
    %32 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 32, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
    %33 = "tensor.extract_slice"(%31) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 32>, static_sizes = array<i64: 2, 32, 8>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x8xf32>
    %34 = "tensor.empty"() : () -> tensor<4x32x16xf32>
    %35 = "linalg.generic"(%arg4, %34) <{indexing_maps = [#map7, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32):
      "linalg.yield"(%arg82) : (f32) -> ()
    }) : (tensor<4x16x32xf32>, tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %36 = "tensor.empty"() : () -> tensor<4x16x2x1xf32>
    %37 = "linalg.generic"(%arg0, %36) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: f32, %arg81: f32):
      "linalg.yield"(%arg80) : (f32) -> ()
    }) : (tensor<2x1x4x16xf32>, tensor<4x16x2x1xf32>) -> tensor<4x16x2x1xf32>
    %38 = "tensor.collapse_shape"(%37) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<4x16x2x1xf32>) -> tensor<4x16x2xf32>
    %39 = "tensor.empty"() : () -> tensor<4x32x2xf32>
    %40 = "linalg.fill"(%2, %39) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32):
      "linalg.yield"(%arg78) : (f32) -> ()
    }) : (f32, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %41 = "linalg.batch_matmul"(%35, %38, %40) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: f32):
      %124 = "arith.mulf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %125 = "arith.addf"(%arg77, %124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%125) : (f32) -> ()
    }) : (tensor<4x32x16xf32>, tensor<4x16x2xf32>, tensor<4x32x2xf32>) -> tensor<4x32x2xf32>
    %42 = "tensor.expand_shape"(%41) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 4, 32, 2, 1>}> : (tensor<4x32x2xf32>) -> tensor<4x32x2x1xf32>
    %43 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %44 = "linalg.generic"(%42, %43) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32):
      "linalg.yield"(%arg73) : (f32) -> ()
    }) : (tensor<4x32x2x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = "tensor.empty"() : () -> tensor<2x32x32xf32>
    %46 = "linalg.generic"(%32, %45) <{indexing_maps = [#map7, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<2x32x32xf32>, tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %47 = "tensor.collapse_shape"(%44) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x32xf32>) -> tensor<2x4x32xf32>
    %48 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %49 = "linalg.fill"(%2, %48) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32):
      "linalg.yield"(%arg69) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %50 = "linalg.batch_matmul"(%47, %46, %49) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %122 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %123 = "arith.addf"(%arg68, %122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%123) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %51 = "tensor.expand_shape"(%50) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %52 = "tensor.empty"() : () -> tensor<2x8x32xf32>
    %53 = "linalg.generic"(%33, %52) <{indexing_maps = [#map7, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32):
      "linalg.yield"(%arg64) : (f32) -> ()
    }) : (tensor<2x32x8xf32>, tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %54 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x8xf32>) -> tensor<2x4x8xf32>
    %55 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %56 = "linalg.fill"(%2, %55) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32):
      "linalg.yield"(%arg62) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %57 = "linalg.batch_matmul"(%54, %53, %56) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %120 = "arith.mulf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %121 = "arith.addf"(%arg61, %120) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%121) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %58 = "tensor.expand_shape"(%57) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %59 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %60 = "linalg.generic"(%51, %58, %59) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %119 = "arith.addf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%119) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %61 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %62 = "linalg.generic"(%60, %61) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %118 = "arith.mulf"(%arg54, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%118) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %63 = "tensor.empty"() : () -> tensor<32xi32>
    %64 = "linalg.generic"(%63) <{indexing_maps = [#map12], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg53: i32):
      %116 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %117 = "arith.index_cast"(%116) : (index) -> i32
      "linalg.yield"(%117) : (i32) -> ()
    }) : (tensor<32xi32>) -> tensor<32xi32>
    %65 = "tensor.empty"() : () -> tensor<2x1x1x32xi32>
    %66 = "linalg.generic"(%64, %65) <{indexing_maps = [#map13, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: i32, %arg52: i32):
      "linalg.yield"(%arg51) : (i32) -> ()
    }) : (tensor<32xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %67 = "tensor.empty"() : () -> tensor<2x1x1x32xi32>
    %68 = "linalg.generic"(%arg6, %67) <{indexing_maps = [#map14, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: i32, %arg50: i32):
      "linalg.yield"(%arg49) : (i32) -> ()
    }) : (tensor<2xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %69 = "tensor.empty"() : () -> tensor<2x1x1x32xi1>
    %70 = "linalg.generic"(%66, %68, %69) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: i32, %arg47: i32, %arg48: i1):
      %115 = "arith.cmpi"(%arg46, %arg47) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%115) : (i1) -> ()
    }) : (tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>, tensor<2x1x1x32xi1>) -> tensor<2x1x1x32xi1>
    %71 = "tensor.empty"() : () -> tensor<2x1x4x32xi1>
    %72 = "linalg.generic"(%70, %71) <{indexing_maps = [#map15, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i1, %arg45: i1):
      "linalg.yield"(%arg44) : (i1) -> ()
    }) : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xi1>) -> tensor<2x1x4x32xi1>
    %73 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %74 = "linalg.generic"(%72, %62, %73) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: i1, %arg42: f32, %arg43: f32):
      %114 = "arith.select"(%arg41, %arg42, %0) : (i1, f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %75 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %76 = "linalg.fill"(%0, %75) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %77 = "linalg.generic"(%74, %76) <{indexing_maps = [#map6, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      %113 = "arith.maximumf"(%arg38, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %78 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %79 = "linalg.generic"(%77, %78) <{indexing_maps = [#map11, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %80 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %81 = "linalg.generic"(%74, %79, %80) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %112 = "arith.subf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %82 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %83 = "linalg.generic"(%81, %82) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %111 = "math.exp"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %84 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %85 = "linalg.fill"(%2, %84) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %86 = "linalg.generic"(%83, %85) <{indexing_maps = [#map6, #map11], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %110 = "arith.addf"(%arg27, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %87 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %88 = "linalg.generic"(%86, %87) <{indexing_maps = [#map11, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (tensor<2x1x4xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %89 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %90 = "linalg.generic"(%83, %88, %89) <{indexing_maps = [#map6, #map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %109 = "arith.divf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %91 = "tensor.collapse_shape"(%90) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x1x4x32xf32>) -> tensor<2x4x32xf32>
    %92 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %93 = "linalg.fill"(%2, %92) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %94 = "linalg.batch_matmul"(%91, %32, %93) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %107 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %108 = "arith.addf"(%arg18, %107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %95 = "tensor.expand_shape"(%94) <{reassociation = [[0], [1, 2], [3]], static_output_shape = array<i64: 2, 1, 4, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x1x4x32xf32>
    %96 = "tensor.empty"() : () -> tensor<4x32x2x1xf32>
    %97 = "linalg.generic"(%95, %96) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<4x32x2x1xf32>) -> tensor<4x32x2x1xf32>
    %98 = "tensor.collapse_shape"(%97) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<4x32x2x1xf32>) -> tensor<4x32x2xf32>
    %99 = "tensor.empty"() : () -> tensor<4x16x2xf32>
    %100 = "linalg.fill"(%2, %99) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (f32, tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
    %101 = "linalg.batch_matmul"(%arg5, %98, %100) <{indexing_maps = [#map9, #map10, #map11], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %105 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %106 = "arith.addf"(%arg11, %105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<4x16x32xf32>, tensor<4x32x2xf32>, tensor<4x16x2xf32>) -> tensor<4x16x2xf32>
    %102 = "tensor.expand_shape"(%101) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 4, 16, 2, 1>}> : (tensor<4x16x2xf32>) -> tensor<4x16x2x1xf32>
    %103 = "tensor.empty"() : () -> tensor<2x1x4x16xf32>
    %104 = "linalg.generic"(%102, %103) <{indexing_maps = [#map8, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<4x16x2x1xf32>, tensor<2x1x4x16xf32>) -> tensor<2x1x4x16xf32>
    "util.return"(%104) : (tensor<2x1x4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

