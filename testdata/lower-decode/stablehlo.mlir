// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode 2>%t.log | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOG <%t.log
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode=emit=func 2>/dev/null | FileCheck %s --check-prefix=FUNC
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode=emit=torch 2>&1 | FileCheck %s --check-prefix=OTHER

// LOG: remark: lowered:
// OTHER: remark: missed [MLA-M019] {{.*}}calls of emit=torch do not fit into graphs of stablehlo

// Lengths are clamped, and the output is put in order by the graph's own ops.
// CHECK-LABEL: func.func @main
// CHECK-NOT: {{arith[.]|tensor[.]|linalg[.]|memref|"mla[.]|exponential|dot_general}}
// CHECK: "stablehlo.maximum"
// CHECK: "stablehlo.minimum"
// CHECK: %[[LEN:.*]] = "stablehlo.convert"({{.*}}) : (tensor<2xi64>) -> tensor<2xi32>
// CHECK: %[[S:.*]]:4 = "stablehlo.custom_call"(%arg0, %arg0, %arg1, %arg1, %[[LEN]],
// CHECK: %[[O:.*]]:2 = "stablehlo.custom_call"({{.*}}%[[S]]#2, %[[S]]#3)
// CHECK: %[[R:.*]] = "stablehlo.reshape"(%[[O]]#0) : (tensor<2x1x4x32xf32>) -> tensor<2x4x32xf32>
// CHECK: "stablehlo.transpose"(%[[R]]) {permutation = array<i64: 0, 2, 1>}
// CHECK: %[[OUT:.*]] = "stablehlo.reshape"({{.*}}) -> tensor<2x32x4xf32>
// CHECK-NOT: {{arith[.]|tensor[.]|linalg[.]|memref|"mla[.]|exponential|dot_general}}
// CHECK: return %[[OUT]]

// FUNC: call @mla_cpu_decode_persistent_f32_f32_f32
// FUNC-NOT: custom_call
func.func @main(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>, %len: tensor<2xi64>) -> tensor<2x32x4xf32> {
  %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %s = "stablehlo.dot_general"(%q, %c) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>} : (tensor<2x4x40xf32>, tensor<2x64x40xf32>) -> tensor<2x4x64xf32>
  %factor = "stablehlo.constant"() {value = dense<1.250000e-01> : tensor<2x4x64xf32>} : () -> tensor<2x4x64xf32>
  %t = "stablehlo.multiply"(%s, %factor) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %rows = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x64xi64>
  %lens = "stablehlo.broadcast_in_dim"(%len) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi64>) -> tensor<2x4x64xi64>
  %shown = "stablehlo.compare"(%rows, %lens) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x4x64xi64>, tensor<2x4x64xi64>) -> tensor<2x4x64xi1>
  %lows = "stablehlo.broadcast_in_dim"(%low) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x64xf32>
  %m = "stablehlo.select"(%shown, %t, %lows) : (tensor<2x4x64xi1>, tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %max = "stablehlo.reduce"(%m, %low) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  %maxs = "stablehlo.broadcast_in_dim"(%max) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
  %d = "stablehlo.subtract"(%m, %maxs) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %e = "stablehlo.exponential"(%d) : (tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %sum = "stablehlo.reduce"(%e, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  %sums = "stablehlo.broadcast_in_dim"(%sum) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
  %p = "stablehlo.divide"(%e, %sums) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %v = "stablehlo.slice"(%c) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 64, 32>, strides = array<i64: 1, 1, 1>} : (tensor<2x64x40xf32>) -> tensor<2x64x32xf32>
  %o = "stablehlo.dot_general"(%v, %p) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>} : (tensor<2x64x32xf32>, tensor<2x4x64xf32>) -> tensor<2x32x4xf32>
  return %o : tensor<2x32x4xf32>
}
