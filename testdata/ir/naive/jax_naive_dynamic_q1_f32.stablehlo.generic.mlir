"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<?x1x4x16xf32>, %arg19: tensor<?x1x4x8xf32>, %arg20: tensor<?x?x32xf32>, %arg21: tensor<?x?x8xf32>, %arg22: tensor<4x16x32xf32>, %arg23: tensor<4x16x32xf32>, %arg24: tensor<?xi32>):
    %84 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.get_dimension_size"(%arg18) <{dimension = 0 : i64}> : (tensor<?x1x4x16xf32>) -> tensor<i32>
    %86 = "stablehlo.get_dimension_size"(%arg19) <{dimension = 0 : i64}> : (tensor<?x1x4x8xf32>) -> tensor<i32>
    %87 = "stablehlo.get_dimension_size"(%arg20) <{dimension = 0 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %88 = "stablehlo.get_dimension_size"(%arg20) <{dimension = 1 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %89 = "stablehlo.get_dimension_size"(%arg21) <{dimension = 0 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %90 = "stablehlo.get_dimension_size"(%arg21) <{dimension = 1 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %91 = "stablehlo.get_dimension_size"(%arg24) <{dimension = 0 : i64}> : (tensor<?xi32>) -> tensor<i32>
    %92 = "stablehlo.compare"(%85, %84) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%92, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %93 = "stablehlo.compare"(%86, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%93, %86, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %94 = "stablehlo.compare"(%87, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%94, %87, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %95 = "stablehlo.compare"(%88, %84) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%95, %85, %88) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %96 = "stablehlo.compare"(%89, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%96, %89, %85, %88) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %97 = "stablehlo.compare"(%90, %88) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%97, %90, %88, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %98 = "stablehlo.compare"(%91, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%98, %91, %85, %88) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[6].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %99 = "func.call"(%85, %88, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>
    "func.return"(%99) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<?x1x4x16xf32>, %arg8: tensor<?x1x4x8xf32>, %arg9: tensor<?x?x32xf32>, %arg10: tensor<?x?x8xf32>, %arg11: tensor<4x16x32xf32>, %arg12: tensor<4x16x32xf32>, %arg13: tensor<?xi32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.dot_general"(%arg11, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<4x16x32xf32>, tensor<?x?x32xf32>) -> tensor<4x16x?x?xf32>
    %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 2, 0, 3, 1>}> : (tensor<4x16x?x?xf32>) -> tensor<?x4x?x16xf32>
    %22 = "stablehlo.dot_general"(%arg12, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>}> : (tensor<4x16x32xf32>, tensor<?x?x32xf32>) -> tensor<4x16x?x?xf32>
    %23 = "stablehlo.transpose"(%22) <{permutation = array<i64: 2, 0, 3, 1>}> : (tensor<4x16x?x?xf32>) -> tensor<?x4x?x16xf32>
    %24 = "stablehlo.dot_general"(%21, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<?x4x?x16xf32>, tensor<?x1x4x16xf32>) -> tensor<?x4x?x1xf32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<?x4x?x1xf32>) -> tensor<?x1x4x?xf32>
    %26 = "stablehlo.dot_general"(%arg8, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x8xf32>, tensor<?x?x8xf32>) -> tensor<?x1x4x?xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %28 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.concatenate"(%28, %17, %16, %29) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %31 = "stablehlo.dynamic_broadcast_in_dim"(%19, %30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %32 = "stablehlo.multiply"(%27, %31) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %33 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %34 = "stablehlo.dynamic_iota"(%33) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
    %35 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.dynamic_broadcast_in_dim"(%18, %35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %37 = "stablehlo.multiply"(%36, %34) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %38 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.dynamic_broadcast_in_dim"(%15, %38) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %40 = "stablehlo.add"(%39, %37) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %41 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.concatenate"(%17, %17, %17, %41) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %43 = "stablehlo.dynamic_broadcast_in_dim"(%40, %42) <{broadcast_dimensions = array<i64: 3>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<1x1x1x?xi32>
    %44 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %45 = "stablehlo.concatenate"(%44, %17, %17, %17) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %46 = "stablehlo.dynamic_broadcast_in_dim"(%arg13, %45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<?x1x1x1xi32>
    %47 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %49 = "stablehlo.concatenate"(%47, %17, %17, %48) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %50 = "stablehlo.dynamic_broadcast_in_dim"(%43, %49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x?xi32>, tensor<4xi32>) -> tensor<?x1x1x?xi32>
    %51 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %52 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %53 = "stablehlo.concatenate"(%51, %17, %17, %52) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %54 = "stablehlo.dynamic_broadcast_in_dim"(%46, %53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x1x1xi32>, tensor<4xi32>) -> tensor<?x1x1x?xi32>
    %55 = "stablehlo.compare"(%50, %54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x1x1x?xi32>, tensor<?x1x1x?xi32>) -> tensor<?x1x1x?xi1>
    %56 = "func.call"(%arg5, %arg6, %55, %32, %14) <{callee = @_where}> : (tensor<i32>, tensor<i32>, tensor<?x1x1x?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>
    %57 = "stablehlo.reduce"(%56, %13) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %83 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %58 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.concatenate"(%58, %17, %16) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %60 = "stablehlo.dynamic_broadcast_in_dim"(%13, %59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x4xf32>
    %61 = "stablehlo.maximum"(%60, %57) : (tensor<?x1x4xf32>, tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %62 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %63 = "stablehlo.concatenate"(%62, %17, %16, %17) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %64 = "stablehlo.dynamic_broadcast_in_dim"(%61, %63) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %65 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %67 = "stablehlo.concatenate"(%65, %17, %16, %66) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %68 = "stablehlo.dynamic_broadcast_in_dim"(%64, %67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %69 = "stablehlo.subtract"(%56, %68) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %70 = "stablehlo.exponential"(%69) : (tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %71 = "stablehlo.reduce"(%70, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %82 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %72 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.concatenate"(%72, %17, %16, %17) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %74 = "stablehlo.dynamic_broadcast_in_dim"(%71, %73) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %75 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %76 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %77 = "stablehlo.concatenate"(%75, %17, %16, %76) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %78 = "stablehlo.dynamic_broadcast_in_dim"(%74, %77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %79 = "stablehlo.divide"(%70, %78) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %80 = "stablehlo.dot_general"(%23, %79) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<?x4x?x16xf32>, tensor<?x1x4x?xf32>) -> tensor<?x4x16x1xf32>
    %81 = "stablehlo.transpose"(%80) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<?x4x16x1xf32>) -> tensor<?x1x4x16xf32>
    "func.return"(%81) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x1x1x?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x1x1x?xi1>, %arg3: tensor<?x1x4x?xf32>, %arg4: tensor<f32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.concatenate"(%3, %1, %0, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %6 = "stablehlo.dynamic_broadcast_in_dim"(%arg2, %5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x1x?xi1>, tensor<4xi32>) -> tensor<?x1x4x?xi1>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.concatenate"(%7, %1, %0, %8) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %10 = "stablehlo.dynamic_broadcast_in_dim"(%2, %9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %11 = "stablehlo.select"(%6, %arg3, %10) : (tensor<?x1x4x?xi1>, tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    "func.return"(%11) : (tensor<?x1x4x?xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

