"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<?x1x4x16xf32>, %arg12: tensor<?x1x4x8xf32>, %arg13: tensor<?x?x40xf32>, %arg14: tensor<4x16x32xf32>, %arg15: tensor<4x16x32xf32>):
    %49 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.get_dimension_size"(%arg11) <{dimension = 0 : i64}> : (tensor<?x1x4x16xf32>) -> tensor<i32>
    %51 = "stablehlo.get_dimension_size"(%arg12) <{dimension = 0 : i64}> : (tensor<?x1x4x8xf32>) -> tensor<i32>
    %52 = "stablehlo.get_dimension_size"(%arg13) <{dimension = 0 : i64}> : (tensor<?x?x40xf32>) -> tensor<i32>
    %53 = "stablehlo.get_dimension_size"(%arg13) <{dimension = 1 : i64}> : (tensor<?x?x40xf32>) -> tensor<i32>
    %54 = "stablehlo.compare"(%50, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%54, %50) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 40). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %55 = "stablehlo.compare"(%51, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%55, %51, %50) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 40). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %56 = "stablehlo.compare"(%52, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%56, %52, %50) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 40). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %57 = "stablehlo.compare"(%53, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%57, %50, %53) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 't'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (b, t, 40). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 't' = {1} from specification 't' for dimension args[2].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %58 = "func.call"(%50, %53, %arg11, %arg12, %arg13, %arg14, %arg15) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<?x1x4x16xf32>
    "func.return"(%58) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "t"}, {}, {}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x?x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x1x4x16xf32>, %arg3: tensor<?x1x4x8xf32>, %arg4: tensor<?x?x40xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<4x16x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %6 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.dot_general"(%arg5, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x16xf32>) -> tensor<4x32x?x1xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x?x1xf32>) -> tensor<?x1x4x32xf32>
    %9 = "stablehlo.concatenate"(%8, %arg3) <{dimension = 3 : i64}> : (tensor<?x1x4x32xf32>, tensor<?x1x4x8xf32>) -> tensor<?x1x4x40xf32>
    %10 = "stablehlo.dot_general"(%9, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x40xf32>, tensor<?x?x40xf32>) -> tensor<?x1x4x?xf32>
    %11 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.concatenate"(%11, %5, %4, %12) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %14 = "stablehlo.dynamic_broadcast_in_dim"(%6, %13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %15 = "stablehlo.multiply"(%10, %14) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %16 = "stablehlo.reduce"(%15, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %48 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.concatenate"(%17, %5, %4) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %19 = "stablehlo.dynamic_broadcast_in_dim"(%3, %18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x4xf32>
    %20 = "stablehlo.maximum"(%19, %16) : (tensor<?x1x4xf32>, tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %21 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.concatenate"(%21, %5, %4, %5) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %23 = "stablehlo.dynamic_broadcast_in_dim"(%20, %22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %24 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %26 = "stablehlo.concatenate"(%24, %5, %4, %25) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %27 = "stablehlo.dynamic_broadcast_in_dim"(%23, %26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %28 = "stablehlo.subtract"(%15, %27) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %30 = "stablehlo.reduce"(%29, %2) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %47 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.concatenate"(%31, %5, %4, %5) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %33 = "stablehlo.dynamic_broadcast_in_dim"(%30, %32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %34 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.concatenate"(%34, %5, %4, %35) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %37 = "stablehlo.dynamic_broadcast_in_dim"(%33, %36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %38 = "stablehlo.divide"(%29, %37) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %39 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %41 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.concatenate"(%40, %41, %0) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %43 = "stablehlo.dynamic_gather"(%arg4, %39, %42) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true}> : (tensor<?x?x40xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x?x32xf32>
    %44 = "stablehlo.dot_general"(%38, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<?x1x4x?xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>
    %45 = "stablehlo.dot_general"(%arg6, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x32xf32>) -> tensor<4x16x?x1xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x?x1xf32>) -> tensor<?x1x4x16xf32>
    "func.return"(%46) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

