// AITER's plan holds addresses, which do not survive where the runtime owns and moves buffers.
// RUN: mla-opt %s --mla-lower-decode='target=gfx942 mode=persistent' 2>&1 | FileCheck %s
// RUN: mla-opt %s --mla-lower-decode='target=gfx942 mode=split' 2>&1 | FileCheck %s
// CHECK: missed [MLA-M019] {{.*}}AITER's plan holds addresses of its buffers, which must not move (work_meta_data); the runtimes of StableHLO and IREE own and move buffers: give AITER a torch graph, or a linalg graph (emit=func)
// CHECK: "stablehlo.exponential"
// CHECK-NOT: custom_call
// Its own kernels take the same graph.
// RUN: mla-opt %s --mla-lower-decode | FileCheck %s --check-prefix=CPU
// CPU: call_target_name = "mla_cpu_decode_
"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<2x1x4x16xbf16>, tensor<2x1x4x64xbf16>, tensor<2x64x576xbf16>, tensor<4x16x512xbf16>, tensor<4x16x512xbf16>) -> tensor<2x1x4x16xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x1x4x16xbf16>, %arg1: tensor<2x1x4x64xbf16>, %arg2: tensor<2x64x576xbf16>, %arg3: tensor<4x16x512xbf16>, %arg4: tensor<4x16x512xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.dot_general"(%arg3, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x512xbf16>, tensor<2x1x4x16xbf16>) -> tensor<4x512x2x1xbf16>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x512x2x1xbf16>) -> tensor<2x1x4x512xbf16>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 3 : i64}> : (tensor<2x1x4x512xbf16>, tensor<2x1x4x64xbf16>) -> tensor<2x1x4x576xbf16>
    %6 = "stablehlo.dot_general"(%5, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<2x1x4x576xbf16>, tensor<2x64x576xbf16>) -> tensor<2x1x4x64xbf16>
    %7 = "stablehlo.convert"(%6) : (tensor<2x1x4x64xbf16>) -> tensor<2x1x4x64xf32>
    %8 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4x64xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<2x1x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %10 = "stablehlo.reduce"(%9, %1) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %27 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x64xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x4xf32>
    %12 = "stablehlo.maximum"(%11, %10) : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x64xf32>
    %15 = "stablehlo.subtract"(%9, %14) : (tensor<2x1x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %16 = "stablehlo.exponential"(%15) : (tensor<2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %17 = "stablehlo.reduce"(%16, %0) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %26 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<2x1x4x64xf32>, tensor<f32>) -> tensor<2x1x4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x1x4x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x64xf32>
    %20 = "stablehlo.divide"(%16, %19) : (tensor<2x1x4x64xf32>, tensor<2x1x4x64xf32>) -> tensor<2x1x4x64xf32>
    %21 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 64, 512>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x64x576xbf16>) -> tensor<2x64x512xbf16>
    %22 = "stablehlo.convert"(%20) : (tensor<2x1x4x64xf32>) -> tensor<2x1x4x64xbf16>
    %23 = "stablehlo.dot_general"(%22, %21) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x1x4x64xbf16>, tensor<2x64x512xbf16>) -> tensor<2x1x4x512xbf16>
    %24 = "stablehlo.dot_general"(%arg4, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x512xbf16>, tensor<2x1x4x512xbf16>) -> tensor<4x16x2x1xbf16>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x2x1xbf16>) -> tensor<2x1x4x16xbf16>
    "func.return"(%25) : (tensor<2x1x4x16xbf16>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

