"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<2x1x4x16xf16>, tensor<2x1x4x8xf16>, tensor<2x32x32xf16>, tensor<2x32x8xf16>, tensor<4x16x32xf16>, tensor<4x16x32xf16>, tensor<2xi32>) -> tensor<2x1x4x16xf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x1x4x16xf16>, %arg4: tensor<2x1x4x8xf16>, %arg5: tensor<2x32x32xf16>, %arg6: tensor<2x32x8xf16>, %arg7: tensor<4x16x32xf16>, %arg8: tensor<4x16x32xf16>, %arg9: tensor<2xi32>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.dot_general"(%arg7, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf16>, tensor<2x1x4x16xf16>) -> tensor<4x32x2x1xf16>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x1xf16>) -> tensor<2x1x4x32xf16>
    %9 = "stablehlo.dot_general"(%8, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x32xf16>, tensor<2x32x32xf16>) -> tensor<2x1x4x32xf32>
    %10 = "stablehlo.dot_general"(%arg4, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x8xf16>, tensor<2x32x8xf16>) -> tensor<2x1x4x32xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi32>) -> tensor<1x1x1x32xi32>
    %16 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1x1x1xi32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %18 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x1xi32>) -> tensor<2x1x1x32xi32>
    %19 = "stablehlo.compare"(%17, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi1>
    %20 = "func.call"(%19, %13, %5) <{callee = @_where}> : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>
    %21 = "stablehlo.reduce"(%20, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %37 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4xf32>
    %23 = "stablehlo.maximum"(%22, %21) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %26 = "stablehlo.subtract"(%20, %25) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %27 = "stablehlo.exponential"(%26) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %28 = "stablehlo.reduce"(%27, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %36 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %31 = "stablehlo.divide"(%27, %30) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf16>
    %33 = "stablehlo.dot_general"(%32, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x1x4x32xf16>, tensor<2x32x32xf16>) -> tensor<2x1x4x32xf16>
    %34 = "stablehlo.dot_general"(%arg8, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf16>, tensor<2x1x4x32xf16>) -> tensor<4x16x2x1xf16>
    %35 = "stablehlo.transpose"(%34) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x2x1xf16>) -> tensor<2x1x4x16xf16>
    "func.return"(%35) : (tensor<2x1x4x16xf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x1x1x32xi1>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x32xi1>) -> tensor<2x1x4x32xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%3) : (tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

