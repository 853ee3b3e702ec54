#map = affine_map<(d0) -> (d0, 0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>, tensor<2x32x40xf32>, tensor<2x8xi64>) -> tensor<2x1x4x32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2x8xi64>):
    %0 = "arith.constant"() <{value = dense<0xFF800000> : tensor<2x32xf32>}> : () -> tensor<2x32xf32>
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "arith.constant"() <{value = 2 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "arith.constant"() <{value = 0.20412414523193151 : f64}> : () -> f64
    %7 = "tensor.empty"() : () -> tensor<16x1xi64>
    %8 = "linalg.fill"(%2, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: i64, %arg58: i64):
      "linalg.yield"(%arg57) : (i64) -> ()
    }) : (i64, tensor<16x1xi64>) -> tensor<16x1xi64>
    %9 = "tensor.empty"() : () -> tensor<16xf32>
    %10 = "linalg.fill"(%1, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32):
      "linalg.yield"(%arg55) : (f32) -> ()
    }) : (f32, tensor<16xf32>) -> tensor<16xf32>
    %11:3 = "linalg.generic"(%8, %8, %10) <{indexing_maps = [#map, #map, #map1], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 3>}> ({
    ^bb0(%arg52: i64, %arg53: i64, %arg54: f32):
      %78 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %79 = "arith.remsi"(%78, %3) : (index, index) -> index
      %80 = "arith.divsi"(%78, %3) : (index, index) -> index
      %81 = "arith.remsi"(%80, %4) : (index, index) -> index
      %82 = "tensor.extract"(%arg3, %81, %79) : (tensor<2x8xi64>, index, index) -> i64
      %83 = "arith.index_cast"(%81) : (index) -> i64
      "linalg.yield"(%83, %82, %1) : (i64, i64, f32) -> ()
    }) : (tensor<16x1xi64>, tensor<16x1xi64>, tensor<16xf32>) -> (tensor<16x1xi64>, tensor<16x1xi64>, tensor<16xf32>)
    %12 = "tensor.empty"() : () -> tensor<16x2xi64>
    %13 = "linalg.fill"(%2, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: i64, %arg51: i64):
      "linalg.yield"(%arg50) : (i64) -> ()
    }) : (i64, tensor<16x2xi64>) -> tensor<16x2xi64>
    %14 = "tensor.insert_slice"(%11#0, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 1>, static_strides = array<i64: 1, 1>}> : (tensor<16x1xi64>, tensor<16x2xi64>) -> tensor<16x2xi64>
    %15 = "tensor.insert_slice"(%11#1, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 16, 1>, static_strides = array<i64: 1, 1>}> : (tensor<16x1xi64>, tensor<16x2xi64>) -> tensor<16x2xi64>
    %16 = "tm_tensor.scatter"(%11#2, %15, %0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      "tm_tensor.yield"(%arg48) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16x2xi64>, tensor<2x32xf32>) -> tensor<2x32xf32>
    %17 = "tensor.concat"(%arg0, %arg1) <{dim = 3 : i64}> : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %18 = "tensor.expand_shape"(%17) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 40, 1>}> : (tensor<2x1x4x40xf32>) -> tensor<2x1x4x40x1xf32>
    %19 = "tensor.expand_shape"(%arg2) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 40, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x40x1x1xf32>
    %20 = "tensor.empty"() : () -> tensor<2x4x40x1x1xf32>
    %21 = "linalg.transpose"(%18, %20) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      "linalg.yield"(%arg46) : (f32) -> ()
    }) : (tensor<2x1x4x40x1xf32>, tensor<2x4x40x1x1xf32>) -> tensor<2x4x40x1x1xf32>
    %22 = "tensor.collapse_shape"(%21) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x40x1x1xf32>) -> tensor<2x4x40xf32>
    %23 = "tensor.empty"() : () -> tensor<2x40x1x32x1xf32>
    %24 = "linalg.transpose"(%19, %23) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (tensor<2x32x40x1x1xf32>, tensor<2x40x1x32x1xf32>) -> tensor<2x40x1x32x1xf32>
    %25 = "tensor.collapse_shape"(%24) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x40x1x32x1xf32>) -> tensor<2x40x32xf32>
    %26 = "tensor.empty"() : () -> tensor<2x4x32xf32>
    %27 = "linalg.fill"(%1, %26) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %28 = "linalg.batch_matmul"(%22, %25, %27) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %76 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %77 = "arith.addf"(%arg41, %76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%77) : (f32) -> ()
    }) : (tensor<2x4x40xf32>, tensor<2x40x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %29 = "tensor.expand_shape"(%28) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %30 = "tensor.empty"() : () -> tensor<2x1x4x32x1xf32>
    %31 = "linalg.transpose"(%29, %30) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %32 = "tensor.collapse_shape"(%31) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %33 = "tensor.empty"() : () -> tensor<2x1x4x32xf32>
    %34 = "linalg.generic"(%32, %33) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %74 = "arith.truncf"(%6) : (f64) -> f32
      %75 = "arith.mulf"(%arg35, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %35 = "tensor.expand_shape"(%16) <{reassociation = [[0], [1, 2, 3]], static_output_shape = array<i64: 2, 1, 1, 32>}> : (tensor<2x32xf32>) -> tensor<2x1x1x32xf32>
    %36 = "linalg.generic"(%34, %35, %33) <{indexing_maps = [#map5, #map6, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %73 = "arith.addf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%73) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x1x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %37 = "tensor.empty"() : () -> tensor<2x1x4xi64>
    %38 = "linalg.fill"(%2, %37) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: i64, %arg31: i64):
      "linalg.yield"(%arg30) : (i64) -> ()
    }) : (i64, tensor<2x1x4xi64>) -> tensor<2x1x4xi64>
    %39 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %40 = "linalg.fill"(%5, %39) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      "linalg.yield"(%arg28) : (f32) -> ()
    }) : (f32, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %41:2 = "linalg.generic"(%36, %40, %38) <{indexing_maps = [#map5, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: i64):
      %68 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %69 = "arith.index_cast"(%68) : (index) -> i64
      %70 = "arith.maximumf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %71 = "arith.cmpf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %72 = "arith.select"(%71, %69, %arg27) : (i1, i64, i64) -> i64
      "linalg.yield"(%70, %72) : (f32, i64) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>, tensor<2x1x4xi64>) -> (tensor<2x1x4xf32>, tensor<2x1x4xi64>)
    %42 = "tensor.expand_shape"(%41#0) <{reassociation = [[0], [1], [2, 3]], static_output_shape = array<i64: 2, 1, 4, 1>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %43 = "linalg.generic"(%36, %42, %33) <{indexing_maps = [#map5, #map7, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %67 = "arith.subf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %44 = "linalg.generic"(%43, %33) <{indexing_maps = [#map5, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %66 = "math.exp"(%arg20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = "tensor.empty"() : () -> tensor<2x1x4x1xf32>
    %46 = "linalg.fill"(%1, %45) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) : (f32, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %47 = "linalg.generic"(%44, %46) <{indexing_maps = [#map5, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %65 = "arith.addf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %48 = "linalg.generic"(%44, %47, %33) <{indexing_maps = [#map5, #map7, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %64 = "arith.divf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %49 = "tensor.extract_slice"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 32, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
    %50 = "tensor.expand_shape"(%48) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 2, 1, 4, 32, 1>}> : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32x1xf32>
    %51 = "tensor.expand_shape"(%49) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 32, 32, 1, 1>}> : (tensor<2x32x32xf32>) -> tensor<2x32x32x1x1xf32>
    %52 = "tensor.empty"() : () -> tensor<2x4x32x1x1xf32>
    %53 = "linalg.transpose"(%50, %52) <{permutation = array<i64: 0, 2, 3, 1, 4>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<2x1x4x32x1xf32>, tensor<2x4x32x1x1xf32>) -> tensor<2x4x32x1x1xf32>
    %54 = "tensor.collapse_shape"(%53) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x4x32x1x1xf32>) -> tensor<2x4x32xf32>
    %55 = "tensor.empty"() : () -> tensor<2x32x1x32x1xf32>
    %56 = "linalg.transpose"(%51, %55) <{permutation = array<i64: 0, 1, 3, 2, 4>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<2x32x32x1x1xf32>, tensor<2x32x1x32x1xf32>) -> tensor<2x32x1x32x1xf32>
    %57 = "tensor.collapse_shape"(%56) <{reassociation = [[0], [1], [2, 3, 4]]}> : (tensor<2x32x1x32x1xf32>) -> tensor<2x32x32xf32>
    %58 = "linalg.batch_matmul"(%54, %57, %27) <{indexing_maps = [#map2, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %62 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %63 = "arith.addf"(%arg8, %62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %59 = "tensor.expand_shape"(%58) <{reassociation = [[0], [1], [2, 3, 4]], static_output_shape = array<i64: 2, 4, 1, 1, 32>}> : (tensor<2x4x32xf32>) -> tensor<2x4x1x1x32xf32>
    %60 = "linalg.transpose"(%59, %30) <{permutation = array<i64: 0, 3, 1, 4, 2>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<2x4x1x1x32xf32>, tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32x1xf32>
    %61 = "tensor.collapse_shape"(%60) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x1x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%61) : (tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

