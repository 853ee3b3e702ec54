// RUN: mla-opt %s --mla-lower-decode=mode=split -o %t 2>&1 | FileCheck %s --check-prefix=REMARK --allow-empty
// RUN: FileCheck %s --input-file=%t

// A module in a module gets declarations of its own.
// CHECK: module @inner
// CHECK: func.func private @mla_cpu_decode_split_f32_f32_f32
// CHECK: call @mla_cpu_decode_split_f32_f32_f32
module @inner {
  func.func @core(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>) -> tensor<2x4x32xf32> {
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
    %o = linalg.batch_matmul ins(%p, %v : tensor<2x4x64xf32>, tensor<2x64x32xf32>) outs(%o0 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
    return %o : tensor<2x4x32xf32>
  }
}

// No rows at all: nothing to divide by 0.
// CHECK-LABEL: func.func @no_rows
// CHECK: linalg.softmax
// REMARK-NOT: panicked
func.func @no_rows(%q: tensor<2x4x40xf32>, %c: tensor<0x40xf32>) -> tensor<2x4x40xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [2, 0, 40] : tensor<0x40xf32> into tensor<2x0x40xf32>
  %es = tensor.empty() : tensor<2x4x0xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%es : tensor<2x4x0xf32>) -> tensor<2x4x0xf32>
  %et = tensor.empty() : tensor<2x40x0xf32>
  %ct = linalg.transpose ins(%e : tensor<2x0x40xf32>) outs(%et : tensor<2x40x0xf32>) permutation = [0, 2, 1]
  %s = linalg.batch_matmul ins(%q, %ct : tensor<2x4x40xf32>, tensor<2x40x0xf32>) outs(%s0 : tensor<2x4x0xf32>) -> tensor<2x4x0xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x4x0xf32>) outs(%es : tensor<2x4x0xf32>) -> tensor<2x4x0xf32>
  %eo = tensor.empty() : tensor<2x4x40xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x4x40xf32>) -> tensor<2x4x40xf32>
  %o = linalg.batch_matmul ins(%p, %e : tensor<2x4x0xf32>, tensor<2x0x40xf32>) outs(%o0 : tensor<2x4x40xf32>) -> tensor<2x4x40xf32>
  return %o : tensor<2x4x40xf32>
}
