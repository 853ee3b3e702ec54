// An original with an op that LLVM does not know is compared by the evaluator alone.
// RUN: mla-opt %s --mla-lower-decode -o %t.mlir
// RUN: mla-run %t.mlir --random 1 --against %s | FileCheck %s
// CHECK: graph vs f64 {{.*}} ok
// CHECK-NOT: vs original
// CHECK: note: the original is evaluated, not compiled: `tm_tensor.attention` at {{.*}}evaluated-original.mlir:[[#]]:[[#]]
"func.func"() <{function_type = (tensor<2x4x40xf32>, tensor<2x64x40xf32>) -> tensor<2x4x32xf32>, sym_name = "main"}> ({
^bb0(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>):
  %v = "tensor.extract_slice"(%c) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 2, 64, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x64x40xf32>) -> tensor<2x64x32xf32>
  %e = "tensor.empty"() : () -> tensor<2x4x32xf32>
  %o = "tm_tensor.attention"(%q, %c, %v, %e) {scale = 2.500000e-01 : f64} : (tensor<2x4x40xf32>, tensor<2x64x40xf32>, tensor<2x64x32xf32>, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  "func.return"(%o) : (tensor<2x4x32xf32>) -> ()
}) : () -> ()
