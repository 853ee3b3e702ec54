// MLIR verifies nothing of an unregistered dialect: operations that lack operands, attributes or
// regions, or whose attributes do not parse, are unknown values.
// RUN: mla-opt %s --mla-lower-decode -o %t.out
// RUN: mlir-opt %s --allow-unregistered-dialect -o %t.plain
// RUN: cmp %t.out %t.plain
// RUN: not mla-run %s --evaluator --entry malformed 2>&1 | FileCheck %s
// CHECK: stablehlo-incomplete.mlir:{{[0-9]+}}:{{[0-9]+}}: `stablehlo.dot_general: attribute `#stablehlo.dot<lhs_contracting_dimensions = [0 1]>`, column 48: expected `,` or `]`, got `1`` has no meaning
func.func @incomplete(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.reshape"() : () -> tensor<4xf32>
  %1 = "stablehlo.exponential"() : () -> tensor<4xf32>
  %2 = "stablehlo.reduce"(%a) : (tensor<4xf32>) -> tensor<f32>
  %3 = "stablehlo.broadcast_in_dim"(%2) : (tensor<f32>) -> tensor<4xf32>
  %4 = "stablehlo.subtract"(%a, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %5 = "stablehlo.exponential"(%4) : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "stablehlo.power"(%5) : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "stablehlo.concatenate"(%5, %6) {dimension = 7 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %8 = "stablehlo.transpose"(%5) {permutation = array<i64>} : (tensor<4xf32>) -> tensor<4xf32>
  %9 = "stablehlo.gather"(%5) : (tensor<4xf32>) -> tensor<4xf32>
  %10 = "stablehlo.while"(%5) : (tensor<4xf32>) -> tensor<4xf32>
  %11 = "stablehlo.dot_general"(%5, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [0]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %5 : tensor<4xf32>
}

func.func @malformed(%a: tensor<4xf32>) -> tensor<f32> {
  %0 = "stablehlo.dot_general"(%a, %a) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0 1]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
