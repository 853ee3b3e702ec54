"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<?x1x32xf32>, tensor<?x1x8xf32>, tensor<i32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> (tensor<?x1x4x16xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<?x1x4x16xf32>, %arg21: tensor<?x1x4x8xf32>, %arg22: tensor<?x?x32xf32>, %arg23: tensor<?x?x8xf32>, %arg24: tensor<?x1x32xf32>, %arg25: tensor<?x1x8xf32>, %arg26: tensor<i32>, %arg27: tensor<4x16x32xf32>, %arg28: tensor<4x16x32xf32>):
    %79 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %80 = "stablehlo.get_dimension_size"(%arg20) <{dimension = 0 : i64}> : (tensor<?x1x4x16xf32>) -> tensor<i32>
    %81 = "stablehlo.get_dimension_size"(%arg21) <{dimension = 0 : i64}> : (tensor<?x1x4x8xf32>) -> tensor<i32>
    %82 = "stablehlo.get_dimension_size"(%arg22) <{dimension = 0 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %83 = "stablehlo.get_dimension_size"(%arg22) <{dimension = 1 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %84 = "stablehlo.get_dimension_size"(%arg23) <{dimension = 0 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %85 = "stablehlo.get_dimension_size"(%arg23) <{dimension = 1 : i64}> : (tensor<?x?x8xf32>) -> tensor<i32>
    %86 = "stablehlo.get_dimension_size"(%arg24) <{dimension = 0 : i64}> : (tensor<?x1x32xf32>) -> tensor<i32>
    %87 = "stablehlo.get_dimension_size"(%arg25) <{dimension = 0 : i64}> : (tensor<?x1x8xf32>) -> tensor<i32>
    %88 = "stablehlo.compare"(%80, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%88, %80) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %89 = "stablehlo.compare"(%81, %80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%89, %81, %80) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %90 = "stablehlo.compare"(%82, %80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%90, %82, %80) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %91 = "stablehlo.compare"(%83, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%91, %80, %83) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %92 = "stablehlo.compare"(%84, %80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%92, %84, %80, %83) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %93 = "stablehlo.compare"(%85, %83) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%93, %85, %83, %80) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %94 = "stablehlo.compare"(%86, %80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%94, %86, %80, %83) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[4].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %95 = "stablehlo.compare"(%87, %80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%95, %87, %80, %83) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[5].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 32),args[3].shape = (b, t, 8),args[4].shape = (b, 1, 32),args[5].shape = (b, 1, 8). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[2].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %96:3 = "func.call"(%80, %83, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<?x1x32xf32>, tensor<?x1x8xf32>, tensor<i32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> (tensor<?x1x4x16xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>)
    "func.return"(%96#0, %96#1, %96#2) : (tensor<?x1x4x16xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>, tensor<?x1x32xf32>, tensor<?x1x8xf32>, tensor<i32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> (tensor<?x1x4x16xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<?x1x4x16xf32>, %arg8: tensor<?x1x4x8xf32>, %arg9: tensor<?x?x32xf32>, %arg10: tensor<?x?x8xf32>, %arg11: tensor<?x1x32xf32>, %arg12: tensor<?x1x8xf32>, %arg13: tensor<i32>, %arg14: tensor<4x16x32xf32>, %arg15: tensor<4x16x32xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %15 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.compare"(%arg13, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = "stablehlo.add"(%arg13, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.select"(%20, %21, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.dynamic_update_slice"(%arg9, %arg11, %18, %22, %18) : (tensor<?x?x32xf32>, tensor<?x1x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?x?x32xf32>
    %24 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<i32>
    %25 = "stablehlo.compare"(%arg13, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %26 = "stablehlo.add"(%arg13, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.select"(%25, %26, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.dynamic_update_slice"(%arg10, %arg12, %18, %27, %18) : (tensor<?x?x8xf32>, tensor<?x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<?x?x8xf32>
    %29 = "stablehlo.dot_general"(%arg14, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x16xf32>) -> tensor<4x32x?x1xf32>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x?x1xf32>) -> tensor<?x1x4x32xf32>
    %31 = "stablehlo.dot_general"(%30, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x32xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x?xf32>
    %32 = "stablehlo.dot_general"(%arg8, %28) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x8xf32>, tensor<?x?x8xf32>) -> tensor<?x1x4x?xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %34 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.concatenate"(%34, %15, %14, %35) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %37 = "stablehlo.dynamic_broadcast_in_dim"(%17, %36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %38 = "stablehlo.multiply"(%33, %37) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %39 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %40 = "stablehlo.dynamic_iota"(%39) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
    %41 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.dynamic_broadcast_in_dim"(%16, %41) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %43 = "stablehlo.multiply"(%42, %40) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %44 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %45 = "stablehlo.dynamic_broadcast_in_dim"(%18, %44) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %46 = "stablehlo.add"(%45, %43) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %47 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.dynamic_broadcast_in_dim"(%arg13, %47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %49 = "stablehlo.compare"(%46, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
    %50 = "func.call"(%arg5, %arg6, %49, %38, %13) <{callee = @_where}> : (tensor<i32>, tensor<i32>, tensor<?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>
    %51 = "stablehlo.reduce"(%50, %13) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %78 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %52 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %53 = "stablehlo.concatenate"(%52, %15, %14) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %54 = "stablehlo.dynamic_broadcast_in_dim"(%13, %53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x4xf32>
    %55 = "stablehlo.maximum"(%54, %51) : (tensor<?x1x4xf32>, tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %56 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %57 = "stablehlo.concatenate"(%56, %15, %14, %15) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %58 = "stablehlo.dynamic_broadcast_in_dim"(%55, %57) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %59 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %61 = "stablehlo.concatenate"(%59, %15, %14, %60) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %62 = "stablehlo.dynamic_broadcast_in_dim"(%58, %61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %63 = "stablehlo.subtract"(%50, %62) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %64 = "stablehlo.exponential"(%63) : (tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %65 = "stablehlo.reduce"(%64, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %77 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %66 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %67 = "stablehlo.concatenate"(%66, %15, %14, %15) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %68 = "stablehlo.dynamic_broadcast_in_dim"(%65, %67) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %69 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %70 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %71 = "stablehlo.concatenate"(%69, %15, %14, %70) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %72 = "stablehlo.dynamic_broadcast_in_dim"(%68, %71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %73 = "stablehlo.divide"(%64, %72) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %74 = "stablehlo.dot_general"(%73, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<?x1x4x?xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>
    %75 = "stablehlo.dot_general"(%arg15, %74) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x32xf32>) -> tensor<4x16x?x1xf32>
    %76 = "stablehlo.transpose"(%75) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x?x1xf32>) -> tensor<?x1x4x16xf32>
    "func.return"(%76, %23, %28) : (tensor<?x1x4x16xf32>, tensor<?x?x32xf32>, tensor<?x?x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?xi1>, %arg3: tensor<?x1x4x?xf32>, %arg4: tensor<f32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.concatenate"(%3, %1, %0, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %6 = "stablehlo.dynamic_broadcast_in_dim"(%arg2, %5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<?xi1>, tensor<4xi32>) -> tensor<?x1x4x?xi1>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.concatenate"(%7, %1, %0, %8) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %10 = "stablehlo.dynamic_broadcast_in_dim"(%2, %9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %11 = "stablehlo.select"(%6, %arg3, %10) : (tensor<?x1x4x?xi1>, tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    "func.return"(%11) : (tensor<?x1x4x?xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

