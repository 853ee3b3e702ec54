"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<?x1x4x16xf32>, %arg19: tensor<?x1x4x8xf32>, %arg20: tensor<?x?x32xf32>, %arg21: tensor<?x?x8xf32>, %arg22: tensor<4x16x32xf32>, %arg23: tensor<4x16x32xf32>, %arg24: tensor<?xi32>):
    %81 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.get_dimension_size"(%arg18) <{dimension = 0 : i64}> : (tensor<?x1x4x16xf32>) -> tensor<i32>
    %83 = "stablehlo.get_dimension_size"(%arg19) <{dimension = 0 : i64}> : (tensor<?x1x4x8xf32>) -> tensor<i32>
    %84 = "stablehlo.get_dimension_size"(%arg20) <{dimension = 0 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %85 = "stablehlo.get_dimension_size"(%arg20) <{dimension = 1 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %86 = "stablehlo.get_dimension_size"(%arg21) <{dimension = 0 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %87 = "stablehlo.get_dimension_size"(%arg21) <{dimension = 1 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %88 = "stablehlo.get_dimension_size"(%arg24) <{dimension = 0 : i64}> : (tensor<?xi32>) -> tensor<i32>
    %89 = "stablehlo.compare"(%82, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%89, %82) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %90 = "stablehlo.compare"(%83, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%90, %83, %82) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %91 = "stablehlo.compare"(%84, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%91, %84, %82) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %92 = "stablehlo.compare"(%85, %81) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%92, %82, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %93 = "stablehlo.compare"(%86, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%93, %86, %82, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %94 = "stablehlo.compare"(%87, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%94, %87, %85, %82) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %95 = "stablehlo.compare"(%88, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%95, %88, %82, %85) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[6].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %96 = "func.call"(%82, %85, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>
    "func.return"(%96) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<?x1x4x16xf32>, %arg8: tensor<?x1x4x8xf32>, %arg9: tensor<?x?x32xf32>, %arg10: tensor<?x?x8xf32>, %arg11: tensor<4x16x32xf32>, %arg12: tensor<4x16x32xf32>, %arg13: tensor<?xi32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.dot_general"(%arg11, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x16xf32>) -> tensor<4x32x?x1xf32>
    %20 = "stablehlo.transpose"(%19) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x?x1xf32>) -> tensor<?x1x4x32xf32>
    %21 = "stablehlo.dot_general"(%20, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x32xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x?xf32>
    %22 = "stablehlo.dot_general"(%arg8, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x8xf32>, tensor<?x?x8xf32>) -> tensor<?x1x4x?xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %24 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %26 = "stablehlo.concatenate"(%24, %16, %15, %25) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %27 = "stablehlo.dynamic_broadcast_in_dim"(%18, %26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %28 = "stablehlo.multiply"(%23, %27) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %29 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.dynamic_iota"(%29) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
    %31 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.dynamic_broadcast_in_dim"(%17, %31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %34 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.dynamic_broadcast_in_dim"(%14, %34) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %36 = "stablehlo.add"(%35, %33) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %37 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %38 = "stablehlo.concatenate"(%16, %16, %16, %37) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %39 = "stablehlo.dynamic_broadcast_in_dim"(%36, %38) <{broadcast_dimensions = array<i64: 3>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<1x1x1x?xi32>
    %40 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %41 = "stablehlo.concatenate"(%40, %16, %16, %16) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %42 = "stablehlo.dynamic_broadcast_in_dim"(%arg13, %41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<?x1x1x1xi32>
    %43 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %44 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %45 = "stablehlo.concatenate"(%43, %16, %16, %44) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %46 = "stablehlo.dynamic_broadcast_in_dim"(%39, %45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x?xi32>, tensor<4xi32>) -> tensor<?x1x1x?xi32>
    %47 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %49 = "stablehlo.concatenate"(%47, %16, %16, %48) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %50 = "stablehlo.dynamic_broadcast_in_dim"(%42, %49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x1x1xi32>, tensor<4xi32>) -> tensor<?x1x1x?xi32>
    %51 = "stablehlo.compare"(%46, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x1x1x?xi32>, tensor<?x1x1x?xi32>) -> tensor<?x1x1x?xi1>
    %52 = "func.call"(%arg5, %arg6, %51, %28, %13) <{callee = @_where}> : (tensor<i32>, tensor<i32>, tensor<?x1x1x?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>
    %53 = "stablehlo.reduce"(%52, %13) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %80 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%80) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %54 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.concatenate"(%54, %16, %15) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %56 = "stablehlo.dynamic_broadcast_in_dim"(%13, %55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x4xf32>
    %57 = "stablehlo.maximum"(%56, %53) : (tensor<?x1x4xf32>, tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %58 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.concatenate"(%58, %16, %15, %16) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %60 = "stablehlo.dynamic_broadcast_in_dim"(%57, %59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %61 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %62 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %63 = "stablehlo.concatenate"(%61, %16, %15, %62) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %64 = "stablehlo.dynamic_broadcast_in_dim"(%60, %63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %65 = "stablehlo.subtract"(%52, %64) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %66 = "stablehlo.exponential"(%65) : (tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %67 = "stablehlo.reduce"(%66, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %79 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %68 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %69 = "stablehlo.concatenate"(%68, %16, %15, %16) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %70 = "stablehlo.dynamic_broadcast_in_dim"(%67, %69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %71 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %72 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.concatenate"(%71, %16, %15, %72) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %74 = "stablehlo.dynamic_broadcast_in_dim"(%70, %73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %75 = "stablehlo.divide"(%66, %74) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %76 = "stablehlo.dot_general"(%75, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<?x1x4x?xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>
    %77 = "stablehlo.dot_general"(%arg12, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x32xf32>) -> tensor<4x16x?x1xf32>
    %78 = "stablehlo.transpose"(%77) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x?x1xf32>) -> tensor<?x1x4x16xf32>
    "func.return"(%78) : (tensor<?x1x4x16xf32>) -> ()
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

