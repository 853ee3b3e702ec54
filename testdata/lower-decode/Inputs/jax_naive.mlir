"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<2xi32>) -> tensor<2x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x1x4x16xf32>, %arg4: tensor<2x1x4x8xf32>, %arg5: tensor<2x32x32xf32>, %arg6: tensor<2x32x8xf32>, %arg7: tensor<4x16x32xf32>, %arg8: tensor<4x16x32xf32>, %arg9: tensor<2xi32>):
    %4 = "stablehlo.dot_general"(%arg5, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x32xf32>, tensor<4x16x32xf32>) -> tensor<2x32x4x16xf32>
    %5 = "stablehlo.dot_general"(%arg5, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x32xf32>, tensor<4x16x32xf32>) -> tensor<2x32x4x16xf32>
    %6 = "stablehlo.dot_general"(%4, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x4x16xf32>, tensor<2x1x4x16xf32>) -> tensor<2x4x32x1xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x32x1xf32>) -> tensor<2x1x4x32xf32>
    %8 = "stablehlo.dot_general"(%arg4, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x4x8xf32>, tensor<2x32x8xf32>) -> tensor<2x1x4x32xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi32>) -> tensor<1x1x1x32xi32>
    %15 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1x1x1xi32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x1xi32>) -> tensor<2x1x1x32xi32>
    %18 = "stablehlo.compare"(%16, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi1>
    %19 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "func.call"(%18, %12, %19) <{callee = @_where}> : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>
    %21 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %38 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
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
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %37 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %34 = "stablehlo.divide"(%29, %33) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %35 = "stablehlo.dot_general"(%5, %34) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x4x16xf32>, tensor<2x1x4x32xf32>) -> tensor<2x4x16x1xf32>
    %36 = "stablehlo.transpose"(%35) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x16x1xf32>) -> tensor<2x1x4x16xf32>
    "func.return"(%36) : (tensor<2x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x1x1x32xi1>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x32xi1>) -> tensor<2x1x4x32xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%3) : (tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
