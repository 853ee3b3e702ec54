"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<?x1x4x40xf32>, tensor<?x?x40xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<?x1x4x40xf32>, %arg10: tensor<?x?x40xf32>, %arg11: tensor<?x?x32xf32>):
    %37 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.get_dimension_size"(%arg9) <{dimension = 0 : i64}> : (tensor<?x1x4x40xf32>) -> tensor<i32>
    %39 = "stablehlo.get_dimension_size"(%arg10) <{dimension = 0 : i64}> : (tensor<?x?x40xf32>) -> tensor<i32>
    %40 = "stablehlo.get_dimension_size"(%arg10) <{dimension = 1 : i64}> : (tensor<?x?x40xf32>) -> tensor<i32>
    %41 = "stablehlo.get_dimension_size"(%arg11) <{dimension = 0 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %42 = "stablehlo.get_dimension_size"(%arg11) <{dimension = 1 : i64}> : (tensor<?x?x32xf32>) -> tensor<i32>
    %43 = "stablehlo.compare"(%38, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%43, %38) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 40),args[1].shape = (b, t, 40),args[2].shape = (b, t, 32). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %44 = "stablehlo.compare"(%39, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%44, %39, %38) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 40),args[1].shape = (b, t, 40),args[2].shape = (b, t, 32). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %45 = "stablehlo.compare"(%40, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%45, %38, %40) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 40),args[1].shape = (b, t, 40),args[2].shape = (b, t, 32). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[1].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %46 = "stablehlo.compare"(%41, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%46, %41, %38, %40) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 40),args[1].shape = (b, t, 40),args[2].shape = (b, t, 32). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 't' = {2} from specification 't' for dimension args[1].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %47 = "stablehlo.compare"(%42, %40) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%47, %42, %40, %38) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[1] (= {0}) and the specification 't' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 40),args[1].shape = (b, t, 40),args[2].shape = (b, t, 32). Obtained dimension variables: 'b' = {2} from specification 'b' for dimension args[0].shape[0] (= {2}), 't' = {1} from specification 't' for dimension args[1].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %48 = "func.call"(%38, %40, %arg9, %arg10, %arg11) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x1x4x40xf32>, tensor<?x?x40xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>
    "func.return"(%48) : (tensor<?x1x4x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x1x4x40xf32>, tensor<?x?x40xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x1x4x40xf32>, %arg3: tensor<?x?x40xf32>, %arg4: tensor<?x?x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.dot_general"(%arg2, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x40xf32>, tensor<?x?x40xf32>) -> tensor<?x1x4x?xf32>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.concatenate"(%6, %3, %2, %7) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %9 = "stablehlo.dynamic_broadcast_in_dim"(%4, %8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %10 = "stablehlo.multiply"(%5, %9) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %11 = "stablehlo.reduce"(%10, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %36 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.concatenate"(%12, %3, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %14 = "stablehlo.dynamic_broadcast_in_dim"(%1, %13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x4xf32>
    %15 = "stablehlo.maximum"(%14, %11) : (tensor<?x1x4xf32>, tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %16 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %17 = "stablehlo.concatenate"(%16, %3, %2, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %18 = "stablehlo.dynamic_broadcast_in_dim"(%15, %17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %21 = "stablehlo.concatenate"(%19, %3, %2, %20) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %22 = "stablehlo.dynamic_broadcast_in_dim"(%18, %21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %23 = "stablehlo.subtract"(%10, %22) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %24 = "stablehlo.exponential"(%23) : (tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %25 = "stablehlo.reduce"(%24, %0) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %35 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %26 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %27 = "stablehlo.concatenate"(%26, %3, %2, %3) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %28 = "stablehlo.dynamic_broadcast_in_dim"(%25, %27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %29 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.concatenate"(%29, %3, %2, %30) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %32 = "stablehlo.dynamic_broadcast_in_dim"(%28, %31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %33 = "stablehlo.divide"(%24, %32) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %34 = "stablehlo.dot_general"(%33, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<?x1x4x?xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>
    "func.return"(%34) : (tensor<?x1x4x32xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

