// Private helpers are inlined around a core, nested ones too; where nothing is raised the calls stay.
// RUN: mla-opt %s --mla-raise-decode 2>&1 | FileCheck %s
// RUN: mla-opt %s --mla-lower-decode=analyze -o %t.out 2>/dev/null
// RUN: mlir-opt %s --allow-unregistered-dialect -o %t.plain
// RUN: cmp %t.out %t.plain

// CHECK-LABEL: func.func @main
// CHECK-NOT: call @masked
// CHECK: mla.decode
// CHECK-NOT: call @probabilities
// CHECK: return
func.func @main(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>, %len: tensor<2xi32>) -> tensor<2x4x32xf32> {
  %s = "stablehlo.dot_general"(%q, %c) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>} : (tensor<2x4x40xf32>, tensor<2x64x40xf32>) -> tensor<2x4x64xf32>
  %m = func.call @masked(%s, %len) : (tensor<2x4x64xf32>, tensor<2xi32>) -> tensor<2x4x64xf32>
  %p = func.call @probabilities(%m) : (tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %v = "stablehlo.slice"(%c) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 64, 32>, strides = array<i64: 1, 1, 1>} : (tensor<2x64x40xf32>) -> tensor<2x64x32xf32>
  %o = "stablehlo.dot_general"(%p, %v) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x4x64xf32>, tensor<2x64x32xf32>) -> tensor<2x4x32xf32>
  return %o : tensor<2x4x32xf32>
}

// The same with two tensors as keys and values: nothing is raised, and the calls stay.
// CHECK-LABEL: func.func @not_one_latent
// CHECK: call @masked
// CHECK: call @probabilities
func.func @not_one_latent(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>, %v: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x4x32xf32> {
  %s = "stablehlo.dot_general"(%q, %c) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>} : (tensor<2x4x40xf32>, tensor<2x64x40xf32>) -> tensor<2x4x64xf32>
  %m = func.call @masked(%s, %len) : (tensor<2x4x64xf32>, tensor<2xi32>) -> tensor<2x4x64xf32>
  %p = func.call @probabilities(%m) : (tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %o = "stablehlo.dot_general"(%p, %v) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x4x64xf32>, tensor<2x64x32xf32>) -> tensor<2x4x32xf32>
  return %o : tensor<2x4x32xf32>
}

func.func private @masked(%s: tensor<2x4x64xf32>, %len: tensor<2xi32>) -> tensor<2x4x64xf32> {
  %rows = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x64xi32>
  %lens = "stablehlo.broadcast_in_dim"(%len) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4x64xi32>
  %shown = "stablehlo.compare"(%rows, %lens) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x4x64xi32>, tensor<2x4x64xi32>) -> tensor<2x4x64xi1>
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %m = func.call @where(%shown, %s, %low) : (tensor<2x4x64xi1>, tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4x64xf32>
  return %m : tensor<2x4x64xf32>
}

func.func private @where(%c: tensor<2x4x64xi1>, %s: tensor<2x4x64xf32>, %low: tensor<f32>) -> tensor<2x4x64xf32> {
  %lows = "stablehlo.broadcast_in_dim"(%low) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x64xf32>
  %m = "stablehlo.select"(%c, %s, %lows) : (tensor<2x4x64xi1>, tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  return %m : tensor<2x4x64xf32>
}

func.func private @probabilities(%s: tensor<2x4x64xf32>) -> tensor<2x4x64xf32> {
  %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %low = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
  %max = "stablehlo.reduce"(%s, %low) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  %maxs = "stablehlo.broadcast_in_dim"(%max) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
  %d = "stablehlo.subtract"(%s, %maxs) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %e = "stablehlo.exponential"(%d) : (tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %sum = "stablehlo.reduce"(%e, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<2x4x64xf32>, tensor<f32>) -> tensor<2x4xf32>
  %sums = "stablehlo.broadcast_in_dim"(%sum) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x64xf32>
  %p = "stablehlo.divide"(%e, %sums) : (tensor<2x4x64xf32>, tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  return %p : tensor<2x4x64xf32>
}
