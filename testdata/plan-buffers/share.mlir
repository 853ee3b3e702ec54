// RUN: mla-opt %s --mla-select-kernel=mode=split --mla-plan-buffers | FileCheck %s

// The two kernels run one after the other: they share the larger scratch.
// CHECK-LABEL: func @two
// CHECK: %[[S0:.*]] = memref.alloc() {alignment = 64 : i64, mla.scratch} : memref<[[N:[0-9]+]]xf32>
// CHECK: %[[S1:.*]] = memref.alloc() {alignment = 64 : i64, mla.scratch}
// CHECK-NOT: memref.alloc
// CHECK: mla.decode_split {{.*}} scratch(%[[S0]], %[[S1]])
// CHECK: mla.decode_split {{.*}} scratch(%[[S0]], %[[S1]])
func.func @two(%q: tensor<2x1x4x32xf32>, %p: tensor<2x1x8x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x8x32xf32>) {
  %a = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  %b = mla.decode q(%p) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x8x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x8x32xf32>
  return %a, %b : tensor<2x1x4x32xf32>, tensor<2x1x8x32xf32>
}
