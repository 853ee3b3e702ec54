// RUN: mla-opt %s --mla-raise-decode 2>&1 | FileCheck %s

// The rows and columns of a cache may be one dimension of a tensor.
// CHECK: rejected [MLA-R003] {{.*}}keys and values read one tensor by different index maps
// CHECK: #[[LATENT:map[0-9]*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 40 + d2)>
// CHECK-LABEL: func.func @flat_cache
// CHECK: mla.decode
// CHECK-SAME: kv(%arg1, %arg1)
// CHECK-SAME: latent_map = #[[LATENT]]
// CHECK-LABEL: func.func @value_of_other_places
// CHECK-NOT: mla.decode
func.func @flat_cache(%q: tensor<2x4x40xf32>, %flat: tensor<2x2560xf32>, %len: tensor<2xi64>) -> tensor<2x32x4xf32> {
  %c = "stablehlo.reshape"(%flat) : (tensor<2x2560xf32>) -> tensor<2x64x40xf32>
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

func.func @value_of_other_places(%q: tensor<2x4x40xf32>, %flat: tensor<2x2560xf32>, %len: tensor<2xi64>) -> tensor<2x32x4xf32> {
  %c = "stablehlo.reshape"(%flat) : (tensor<2x2560xf32>) -> tensor<2x64x40xf32>
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
  // Row t and column r of the value are columns t and rows r of another shape.
  %other = "stablehlo.reshape"(%flat) : (tensor<2x2560xf32>) -> tensor<2x40x64xf32>
  %turned = "stablehlo.transpose"(%other) {permutation = array<i64: 0, 2, 1>} : (tensor<2x40x64xf32>) -> tensor<2x64x40xf32>
  %v = "stablehlo.slice"(%turned) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 64, 32>, strides = array<i64: 1, 1, 1>} : (tensor<2x64x40xf32>) -> tensor<2x64x32xf32>
  %o = "stablehlo.dot_general"(%v, %p) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>} : (tensor<2x64x32xf32>, tensor<2x4x64xf32>) -> tensor<2x32x4xf32>
  return %o : tensor<2x32x4xf32>
}
