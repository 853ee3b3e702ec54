"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<2x1x4x24xf32>, tensor<2x2x32x40xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>) -> tensor<2x1x4x24xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<2x1x4x24xf32>, %arg15: tensor<2x2x32x40xf32>, %arg16: tensor<2x4x16x32xf32>, %arg17: tensor<2x4x16x32xf32>):
    %39 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42:5 = "stablehlo.while"(%arg15, %arg16, %arg17, %41, %arg14) ({
    ^bb0(%arg23: tensor<2x2x32x40xf32>, %arg24: tensor<2x4x16x32xf32>, %arg25: tensor<2x4x16x32xf32>, %arg26: tensor<i32>, %arg27: tensor<2x1x4x24xf32>):
      %48 = "stablehlo.compare"(%arg26, %40) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<2x2x32x40xf32>, %arg19: tensor<2x4x16x32xf32>, %arg20: tensor<2x4x16x32xf32>, %arg21: tensor<i32>, %arg22: tensor<2x1x4x24xf32>):
      %43 = "func.call"(%arg18, %arg21) <{callee = @dynamic_index_in_dim}> : (tensor<2x2x32x40xf32>, tensor<i32>) -> tensor<2x32x40xf32>
      %44 = "func.call"(%arg19, %arg21) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %45 = "func.call"(%arg20, %arg21) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %46 = "func.call"(%arg22, %43, %44, %45) <{callee = @closed_call}> : (tensor<2x1x4x24xf32>, tensor<2x32x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<2x1x4x24xf32>
      %47 = "stablehlo.add"(%arg21, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg18, %arg19, %arg20, %47, %46) : (tensor<2x2x32x40xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<i32>, tensor<2x1x4x24xf32>) -> ()
    }) : (tensor<2x2x32x40xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<i32>, tensor<2x1x4x24xf32>) -> (tensor<2x2x32x40xf32>, tensor<2x4x16x32xf32>, tensor<2x4x16x32xf32>, tensor<i32>, tensor<2x1x4x24xf32>)
    "func.return"(%42#4) : (tensor<2x1x4x24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2x32x40xf32>, tensor<i32>) -> tensor<2x32x40xf32>, sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x2x32x40xf32>, %arg13: tensor<i32>):
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.dynamic_slice"(%arg12, %arg13, %36, %36, %36) <{slice_sizes = array<i64: 1, 2, 32, 40>}> : (tensor<2x2x32x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x32x40xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x32x40xf32>) -> tensor<2x32x40xf32>
    "func.return"(%38) : (tensor<2x32x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>, sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<2x4x16x32xf32>, %arg11: tensor<i32>):
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.dynamic_slice"(%arg10, %arg11, %33, %33, %33) <{slice_sizes = array<i64: 1, 4, 16, 32>}> : (tensor<2x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
    "func.return"(%35) : (tensor<4x16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x4x24xf32>, tensor<2x32x40xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<2x1x4x24xf32>, sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x1x4x24xf32>, %arg3: tensor<2x32x40xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>):
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 1, 4, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x24xf32>) -> tensor<2x1x4x16xf32>
    %7 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 1, 4, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x1x4x24xf32>) -> tensor<2x1x4x8xf32>
    %8 = "stablehlo.dot_general"(%arg4, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<2x1x4x16xf32>) -> tensor<4x32x2x1xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x1xf32>) -> tensor<2x1x4x32xf32>
    %10 = "stablehlo.concatenate"(%9, %7) <{dimension = 3 : i64}> : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %11 = "stablehlo.dot_general"(%10, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x40xf32>, tensor<2x32x40xf32>) -> tensor<2x1x4x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %14 = "stablehlo.reduce"(%13, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %32 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4xf32>
    %16 = "stablehlo.maximum"(%15, %14) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %19 = "stablehlo.subtract"(%13, %18) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %20 = "stablehlo.exponential"(%19) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %21 = "stablehlo.reduce"(%20, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %31 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %24 = "stablehlo.divide"(%20, %23) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %25 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 32, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
    %26 = "stablehlo.dot_general"(%24, %25) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) -> tensor<2x1x4x32xf32>
    %27 = "stablehlo.dot_general"(%arg5, %26) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<2x1x4x32xf32>) -> tensor<4x16x2x1xf32>
    %28 = "stablehlo.transpose"(%27) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x2x1xf32>) -> tensor<2x1x4x16xf32>
    %29 = "func.call"(%28, %2) <{callee = @_pad}> : (tensor<2x1x4x16xf32>, tensor<i32>) -> tensor<2x1x4x24xf32>
    %30 = "stablehlo.add"(%arg2, %29) : (tensor<2x1x4x24xf32>, tensor<2x1x4x24xf32>) -> tensor<2x1x4x24xf32>
    "func.return"(%30) : (tensor<2x1x4x24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x4x16xf32>, tensor<i32>) -> tensor<2x1x4x24xf32>, sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 0, 0, 8>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x1x4x16xf32>, tensor<f32>) -> tensor<2x1x4x24xf32>
    "func.return"(%1) : (tensor<2x1x4x24xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

