"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x1x64xf32>, tensor<3x64x4x16xf32>, tensor<3x64x4x8xf32>, tensor<3x2x32x40xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x64xf32>, tensor<2xi32>) -> (tensor<2x1x64xf32>, tensor<3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2x1x64xf32>, %arg31: tensor<3x64x4x16xf32>, %arg32: tensor<3x64x4x8xf32>, %arg33: tensor<3x2x32x40xf32>, %arg34: tensor<3x4x16x32xf32>, %arg35: tensor<3x4x16x32xf32>, %arg36: tensor<3x4x16x64xf32>, %arg37: tensor<2xi32>):
    %70 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xi32>) -> tensor<1x1x32xi32>
    %72 = "stablehlo.broadcast_in_dim"(%arg37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1x1xi32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xi32>) -> tensor<2x1x32xi32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi32>) -> tensor<2x1x32xi32>
    %75 = "stablehlo.compare"(%73, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x1x32xi32>, tensor<2x1x32xi32>) -> tensor<2x1x32xi1>
    %76 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79:10 = "stablehlo.while"(%arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %75, %78, %arg30, %77) ({
    ^bb0(%arg48: tensor<3x64x4x16xf32>, %arg49: tensor<3x64x4x8xf32>, %arg50: tensor<3x2x32x40xf32>, %arg51: tensor<3x4x16x32xf32>, %arg52: tensor<3x4x16x32xf32>, %arg53: tensor<3x4x16x64xf32>, %arg54: tensor<2x1x32xi1>, %arg55: tensor<i32>, %arg56: tensor<2x1x64xf32>, %arg57: tensor<3xf32>):
      %90 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %91 = "stablehlo.compare"(%arg55, %90) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%91) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg38: tensor<3x64x4x16xf32>, %arg39: tensor<3x64x4x8xf32>, %arg40: tensor<3x2x32x40xf32>, %arg41: tensor<3x4x16x32xf32>, %arg42: tensor<3x4x16x32xf32>, %arg43: tensor<3x4x16x64xf32>, %arg44: tensor<2x1x32xi1>, %arg45: tensor<i32>, %arg46: tensor<2x1x64xf32>, %arg47: tensor<3xf32>):
      %80 = "func.call"(%arg38, %arg45) <{callee = @dynamic_index_in_dim}> : (tensor<3x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32>
      %81 = "func.call"(%arg39, %arg45) <{callee = @dynamic_index_in_dim_0}> : (tensor<3x64x4x8xf32>, tensor<i32>) -> tensor<64x4x8xf32>
      %82 = "func.call"(%arg40, %arg45) <{callee = @dynamic_index_in_dim_1}> : (tensor<3x2x32x40xf32>, tensor<i32>) -> tensor<2x32x40xf32>
      %83 = "func.call"(%arg41, %arg45) <{callee = @dynamic_index_in_dim_2}> : (tensor<3x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %84 = "func.call"(%arg42, %arg45) <{callee = @dynamic_index_in_dim_2}> : (tensor<3x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %85 = "func.call"(%arg43, %arg45) <{callee = @dynamic_index_in_dim_3}> : (tensor<3x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>
      %86:2 = "func.call"(%arg44, %arg46, %80, %81, %82, %83, %84, %85) <{callee = @closed_call}> : (tensor<2x1x32xi1>, tensor<2x1x64xf32>, tensor<64x4x16xf32>, tensor<64x4x8xf32>, tensor<2x32x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x64xf32>) -> (tensor<2x1x64xf32>, tensor<f32>)
      %87 = "func.call"(%arg47, %86#1, %arg45) <{callee = @dynamic_update_index_in_dim}> : (tensor<3xf32>, tensor<f32>, tensor<i32>) -> tensor<3xf32>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.add"(%arg45, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %89, %86#0, %87) : (tensor<3x64x4x16xf32>, tensor<3x64x4x8xf32>, tensor<3x2x32x40xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x64xf32>, tensor<2x1x32xi1>, tensor<i32>, tensor<2x1x64xf32>, tensor<3xf32>) -> ()
    }) : (tensor<3x64x4x16xf32>, tensor<3x64x4x8xf32>, tensor<3x2x32x40xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x64xf32>, tensor<2x1x32xi1>, tensor<i32>, tensor<2x1x64xf32>, tensor<3xf32>) -> (tensor<3x64x4x16xf32>, tensor<3x64x4x8xf32>, tensor<3x2x32x40xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x32xf32>, tensor<3x4x16x64xf32>, tensor<2x1x32xi1>, tensor<i32>, tensor<2x1x64xf32>, tensor<3xf32>)
    "func.return"(%79#8, %79#9) : (tensor<2x1x64xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x64x4x16xf32>, tensor<i32>) -> tensor<64x4x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<3x64x4x16xf32>, %arg29: tensor<i32>):
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.dynamic_slice"(%arg28, %arg29, %65, %66, %67) <{slice_sizes = array<i64: 1, 64, 4, 16>}> : (tensor<3x64x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x4x16xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x64x4x16xf32>) -> tensor<64x4x16xf32>
    "func.return"(%69) : (tensor<64x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x64x4x8xf32>, tensor<i32>) -> tensor<64x4x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<3x64x4x8xf32>, %arg27: tensor<i32>):
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.dynamic_slice"(%arg26, %arg27, %60, %61, %62) <{slice_sizes = array<i64: 1, 64, 4, 8>}> : (tensor<3x64x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x4x8xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<1x64x4x8xf32>) -> tensor<64x4x8xf32>
    "func.return"(%64) : (tensor<64x4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x2x32x40xf32>, tensor<i32>) -> tensor<2x32x40xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<3x2x32x40xf32>, %arg25: tensor<i32>):
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.dynamic_slice"(%arg24, %arg25, %55, %56, %57) <{slice_sizes = array<i64: 1, 2, 32, 40>}> : (tensor<3x2x32x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x32x40xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1x2x32x40xf32>) -> tensor<2x32x40xf32>
    "func.return"(%59) : (tensor<2x32x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<3x4x16x32xf32>, %arg23: tensor<i32>):
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.dynamic_slice"(%arg22, %arg23, %50, %51, %52) <{slice_sizes = array<i64: 1, 4, 16, 32>}> : (tensor<3x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
    "func.return"(%54) : (tensor<4x16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x16x64xf32>, tensor<i32>) -> tensor<4x16x64xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<3x4x16x64xf32>, %arg21: tensor<i32>):
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.dynamic_slice"(%arg20, %arg21, %45, %46, %47) <{slice_sizes = array<i64: 1, 4, 16, 64>}> : (tensor<3x4x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x64xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1x4x16x64xf32>) -> tensor<4x16x64xf32>
    "func.return"(%49) : (tensor<4x16x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x32xi1>, tensor<2x1x64xf32>, tensor<64x4x16xf32>, tensor<64x4x8xf32>, tensor<2x32x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x64xf32>) -> (tensor<2x1x64xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x1x32xi1>, %arg7: tensor<2x1x64xf32>, %arg8: tensor<64x4x16xf32>, %arg9: tensor<64x4x8xf32>, %arg10: tensor<2x32x40xf32>, %arg11: tensor<4x16x32xf32>, %arg12: tensor<4x16x32xf32>, %arg13: tensor<4x16x64xf32>):
    %6 = "stablehlo.dot_general"(%arg7, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x64xf32>, tensor<64x4x16xf32>) -> tensor<2x1x4x16xf32>
    %7 = "stablehlo.dot_general"(%arg7, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x64xf32>, tensor<64x4x8xf32>) -> tensor<2x1x4x8xf32>
    %8 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2, 32, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
    %9 = "stablehlo.slice"(%arg10) <{limit_indices = array<i64: 2, 32, 40>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x8xf32>
    %10 = "stablehlo.dot_general"(%arg11, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x32xf32>, tensor<2x1x4x16xf32>) -> tensor<4x32x2x1xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x1xf32>) -> tensor<2x1x4x32xf32>
    %12 = "stablehlo.dot_general"(%11, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) -> tensor<2x1x4x32xf32>
    %13 = "stablehlo.dot_general"(%7, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x4x8xf32>, tensor<2x32x8xf32>) -> tensor<2x1x4x32xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %18 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<2x1x32xi1>) -> tensor<2x1x1x32xi1>
    %19 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "func.call"(%18, %17, %19) <{callee = @_where}> : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %44 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4xf32>
    %25 = "stablehlo.maximum"(%24, %22) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %28 = "stablehlo.subtract"(%20, %27) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %43 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %34 = "stablehlo.divide"(%29, %33) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %35 = "stablehlo.dot_general"(%34, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) -> tensor<2x1x4x32xf32>
    %36 = "stablehlo.dot_general"(%arg12, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x32xf32>, tensor<2x1x4x32xf32>) -> tensor<4x16x2x1xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x2x1xf32>) -> tensor<2x1x4x16xf32>
    %38 = "stablehlo.dot_general"(%37, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x4x16xf32>, tensor<4x16x64xf32>) -> tensor<2x1x64xf32>
    %39 = "stablehlo.add"(%arg7, %38) : (tensor<2x1x64xf32>, tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%37, %40) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %42 = "stablehlo.maximum"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x16xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%39, %41) : (tensor<2x1x64xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x1x1x32xi1>, %arg4: tensor<2x1x4x32xf32>, %arg5: tensor<f32>):
    %2 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x32xi1>) -> tensor<2x1x4x32xi1>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %5 = "stablehlo.select"(%3, %arg4, %4) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%5) : (tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3xf32>, tensor<f32>, tensor<i32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2) : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
    "func.return"(%1) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
