"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>, tensor<16x8x40xf32>, tensor<2x4xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<2xi32>) -> tensor<2x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<2x1x4x16xf32>, %arg11: tensor<2x1x4x8xf32>, %arg12: tensor<16x8x40xf32>, %arg13: tensor<2x4xi32>, %arg14: tensor<4x16x32xf32>, %arg15: tensor<4x16x32xf32>, %arg16: tensor<2xi32>):
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %31 = "func.call"(%arg12, %arg13) <{callee = @_take}> : (tensor<16x8x40xf32>, tensor<2x4xi32>) -> tensor<2x4x8x40xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<2x4x8x40xf32>) -> tensor<2x32x40xf32>
    %33 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 2, 32, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x32xf32>
    %34 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 2, 32, 40>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x32x40xf32>) -> tensor<2x32x8xf32>
    %35 = "stablehlo.dot_general"(%arg14, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<2x1x4x16xf32>) -> tensor<4x32x2x1xf32>
    %36 = "stablehlo.transpose"(%35) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x2x1xf32>) -> tensor<2x1x4x32xf32>
    %37 = "stablehlo.dot_general"(%36, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) -> tensor<2x1x4x32xf32>
    %38 = "stablehlo.dot_general"(%arg11, %34) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x8xf32>, tensor<2x32x8xf32>) -> tensor<2x1x4x32xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %40 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %42 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xi32>) -> tensor<1x1x1x32xi32>
    %44 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1x1x1xi32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xi32>) -> tensor<2x1x1x32xi32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x1xi32>) -> tensor<2x1x1x32xi32>
    %47 = "stablehlo.compare"(%45, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x1x1x32xi32>, tensor<2x1x1x32xi32>) -> tensor<2x1x1x32xi1>
    %48 = "func.call"(%47, %41, %29) <{callee = @_where_0}> : (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>
    %49 = "stablehlo.reduce"(%48, %29) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %64 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %50 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4xf32>
    %51 = "stablehlo.maximum"(%50, %49) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %54 = "stablehlo.subtract"(%48, %53) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %55 = "stablehlo.exponential"(%54) : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %56 = "stablehlo.reduce"(%55, %28) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %63 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %59 = "stablehlo.divide"(%55, %58) : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %60 = "stablehlo.dot_general"(%59, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>) -> tensor<2x1x4x32xf32>
    %61 = "stablehlo.dot_general"(%arg15, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<2x1x4x32xf32>) -> tensor<4x16x2x1xf32>
    %62 = "stablehlo.transpose"(%61) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x2x1xf32>) -> tensor<2x1x4x16xf32>
    "func.return"(%62) : (tensor<2x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x8x40xf32>, tensor<2x4xi32>) -> tensor<2x4x8x40xf32>, sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<16x8x40xf32>, %arg7: tensor<2x4xi32>):
    %5 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %7 = "stablehlo.constant"() <{value = dense<15> : tensor<1xi32>}> : () -> tensor<1xi32>
    %8 = "stablehlo.constant"() <{value = dense<16> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %11 = "stablehlo.compare"(%arg7, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %12 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %13 = "stablehlo.add"(%arg7, %12) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %14 = "func.call"(%11, %13, %arg7) <{callee = @_where}> : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %16 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4x1xi32>
    %17 = "stablehlo.compare"(%15, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %18 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<2x4x1xi32>
    %20 = "stablehlo.compare"(%15, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %21 = "stablehlo.and"(%17, %20) : (tensor<2x4x1xi1>, tensor<2x4x1xi1>) -> tensor<2x4x1xi1>
    %22 = "stablehlo.reduce"(%21, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg8: tensor<i1>, %arg9: tensor<i1>):
      %27 = "stablehlo.and"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }) : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
    %23 = "stablehlo.gather"(%arg6, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8, 40>}> : (tensor<16x8x40xf32>, tensor<2x4x1xi32>) -> tensor<2x4x8x40xf32>
    %24 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi1>) -> tensor<2x4x8x40xi1>
    %25 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x8x40xf32>
    %26 = "stablehlo.select"(%24, %23, %25) : (tensor<2x4x8x40xi1>, tensor<2x4x8x40xf32>, tensor<2x4x8x40xf32>) -> tensor<2x4x8x40xf32>
    "func.return"(%26) : (tensor<2x4x8x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x4xi1>, %arg4: tensor<2x4xi32>, %arg5: tensor<2x4xi32>):
    %4 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    "func.return"(%4) : (tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x1x1x32xi1>, tensor<2x1x4x32xf32>, tensor<f32>) -> tensor<2x1x4x32xf32>, sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x1x1x32xi1>, %arg1: tensor<2x1x4x32xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x32xi1>) -> tensor<2x1x4x32xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x32xf32>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<2x1x4x32xi1>, tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    "func.return"(%3) : (tensor<2x1x4x32xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

