// RUN: mla-opt %s --mla-lower-decode=mode=persistent 2>/dev/null | FileCheck %s
// RUN: sed 's/@other/@mla_cpu_reduce_f32/' %s > %t.mlir
// RUN: not mla-opt %t.mlir --mla-lower-decode=mode=persistent 2>&1 | FileCheck %s --check-prefix=TAKEN

// The graph's own @step_mla_init keeps its name.
// CHECK: func.func @step_mla_init() -> tensor<2xf32>
// CHECK: func.func @step_mla_init_0() -> (memref
// CHECK: func.func @step(

// A kernel is called by its name.
// TAKEN: error: mla-lower-decode: the kernel @mla_cpu_reduce_f32 cannot be declared as
// TAKEN-SAME: the graph has a func.func of that name, at {{.*}}:{{[0-9]+:[0-9]+}}; rename it
func.func private @other(tensor<2xf32>) -> tensor<2xf32>
func.func @step_mla_init() -> tensor<2xf32> {
  %c = arith.constant dense<0.0> : tensor<2xf32>
  return %c : tensor<2xf32>
}
func.func @step(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>) -> tensor<2x4x32xf32> {
    %zero = arith.constant 0.0 : f32
    %es = tensor.empty() : tensor<2x4x64xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(b, h, t, d) -> (b, h, d)>, affine_map<(b, h, t, d) -> (b, t, d)>, affine_map<(b, h, t, d) -> (b, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x4x40xf32>, tensor<2x64x40xf32>) outs(%s0 : tensor<2x4x64xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<2x4x64xf32>
    %p = linalg.softmax dimension(2) ins(%s : tensor<2x4x64xf32>) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %v = tensor.extract_slice %c[0, 0, 0] [2, 64, 32] [1, 1, 1] : tensor<2x64x40xf32> to tensor<2x64x32xf32>
    %eo = tensor.empty() : tensor<2x4x32xf32>
    %o0 = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %out = linalg.batch_matmul ins(%p, %v : tensor<2x4x64xf32>, tensor<2x64x32xf32>) outs(%o0 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    return %out : tensor<2x4x32xf32>
}
