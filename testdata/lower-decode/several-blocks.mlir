// RUN: mla-opt %s --mla-lower-decode=mode=persistent 2>/dev/null | FileCheck %s
// RUN: mla-opt %s --mla-lower-decode=mode=persistent 2>/dev/null | mlir-opt | FileCheck %s

// A function may branch: its type is that of what it returns, from whichever block.
// CHECK-LABEL: func.func @step_mla_init
// CHECK-LABEL: func.func @step(%{{.*}}: i1, {{.*}}memref<{{.*}}>) -> tensor<2x4x32xf32> {
// CHECK: cf.cond_br
// CHECK: call @mla_cpu_metadata_fill
// CHECK: call @mla_cpu_decode_persistent
// CHECK: return %{{.*}} : tensor<2x4x32xf32>
// CHECK: ^bb2:
// CHECK: return %{{.*}} : tensor<2x4x32xf32>
func.func @step(%flag: i1, %last: tensor<2x4x32xf32>, %q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>) -> tensor<2x4x32xf32> {
    cf.cond_br %flag, ^run, ^skip
  ^run:
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
  ^skip:
    return %last : tensor<2x4x32xf32>
}

// A private function that branches is not put in the place of its call: what its first block ends
// with is not what it returns.
// CHECK-LABEL: func.func @shifted(
// CHECK: call @branches
// CHECK: call @mla_cpu_decode_persistent
func.func @shifted(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>) -> tensor<2x4x32xf32> {
  %cache = call @branches(%c) : (tensor<2x64x40xf32>) -> tensor<2x64x40xf32>
    %zero = arith.constant 0.0 : f32
    %es = tensor.empty() : tensor<2x4x64xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(b, h, t, d) -> (b, h, d)>, affine_map<(b, h, t, d) -> (b, t, d)>, affine_map<(b, h, t, d) -> (b, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %cache : tensor<2x4x40xf32>, tensor<2x64x40xf32>) outs(%s0 : tensor<2x4x64xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<2x4x64xf32>
    %p = linalg.softmax dimension(2) ins(%s : tensor<2x4x64xf32>) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    %v = tensor.extract_slice %cache[0, 0, 0] [2, 64, 32] [1, 1, 1] : tensor<2x64x40xf32> to tensor<2x64x32xf32>
    %eo = tensor.empty() : tensor<2x4x32xf32>
    %o0 = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    %out = linalg.batch_matmul ins(%p, %v : tensor<2x4x64xf32>, tensor<2x64x32xf32>) outs(%o0 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    return %out : tensor<2x4x32xf32>
}
func.func private @branches(%c: tensor<2x64x40xf32>) -> tensor<2x64x40xf32> {
  cf.br ^next(%c : tensor<2x64x40xf32>)
^next(%d: tensor<2x64x40xf32>):
  %twice = arith.addf %d, %d : tensor<2x64x40xf32>
  return %twice : tensor<2x64x40xf32>
}
