"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<2x1x4x16xbf16>, tensor<2x1x4x8xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>, tensor<2x1x32xbf16>, tensor<2x1x8xbf16>, tensor<i32>, tensor<4x16x32xbf16>, tensor<4x16x32xbf16>) -> (tensor<2x1x4x16xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x1x4x16xbf16>, %arg4: tensor<2x1x4x8xbf16>, %arg5: tensor<2x32x32xbf16>, %arg6: tensor<2x32x8xbf16>, %arg7: tensor<2x1x32xbf16>, %arg8: tensor<2x1x8xbf16>, %arg9: tensor<i32>, %arg10: tensor<4x16x32xbf16>, %arg11: tensor<4x16x32xbf16>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.compare"(%arg9, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = "stablehlo.add"(%arg9, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.select"(%9, %10, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.dynamic_update_slice"(%arg5, %arg7, %8, %11, %8) : (tensor<2x32x32xbf16>, tensor<2x1x32xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x32xbf16>
    %13 = "stablehlo.compare"(%arg9, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %14 = "stablehlo.add"(%arg9, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.select"(%13, %14, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.dynamic_update_slice"(%arg6, %arg8, %8, %15, %8) : (tensor<2x32x8xbf16>, tensor<2x1x8xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x8xbf16>
    %17 = "stablehlo.dot_general"(%arg10, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xbf16>, tensor<2x1x4x16xbf16>) -> tensor<4x32x2x1xbf16>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x1xbf16>) -> tensor<2x1x4x32xbf16>
    %19 = "stablehlo.dot_general"(%18, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>) -> tensor<2x1x4x32xf32>
    %20 = "stablehlo.dot_general"(%arg4, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x8xbf16>, tensor<2x32x8xbf16>) -> tensor<2x1x4x32xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %22 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %25 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32xi32>
    %26 = "stablehlo.compare"(%24, %25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %27 = "func.call"(%26, %23, %5) <{callee = @_where}> : (tensor<32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>
    %28 = "stablehlo.reduce"(%27, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %44 = "stablehlo.maximum"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4xf32>
    %30 = "stablehlo.maximum"(%29, %28) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %33 = "stablehlo.subtract"(%27, %32) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %35 = "stablehlo.reduce"(%34, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %43 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %38 = "stablehlo.divide"(%34, %37) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %39 = "stablehlo.convert"(%38) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xbf16>
    %40 = "stablehlo.dot_general"(%39, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x1x4x32xbf16>, tensor<2x32x32xbf16>) -> tensor<2x1x4x32xbf16>
    %41 = "stablehlo.dot_general"(%arg11, %40) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xbf16>, tensor<2x1x4x32xbf16>) -> tensor<4x16x2x1xbf16>
    %42 = "stablehlo.transpose"(%41) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x2x1xbf16>) -> tensor<2x1x4x16xbf16>
    "func.return"(%42, %12, %16) : (tensor<2x1x4x16xbf16>, tensor<2x32x32xbf16>, tensor<2x32x8xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<32xi1>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi1>) -> tensor<2x1x4x32xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%3) : (tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

