// RUN: mla-opt %s --mla-select-kernel=mode=split --mla-convert-to-kernel-calls | FileCheck %s
// RUN: %python %S/../tool/Inputs/status.py 1 "an mla.decode has no kernel yet: run mla-select-kernel" mla-opt --mla-convert-to-kernel-calls %s

// Tensors are read only, and unranked: bufferization passes their buffers as they are.
// CHECK: func.func private @mla_cpu_reduce_split_f32(
// CHECK: func.func private @mla_cpu_decode_split_bf16_bf16_f32(tensor<?xi64> {bufferization.access = "read"}, tensor<?xf64> {bufferization.access = "read"}, tensor<*xbf16> {bufferization.access = "read"}, tensor<*xbf16> {bufferization.access = "read"}, tensor<*xbf16> {bufferization.access = "read"}, tensor<*xbf16> {bufferization.access = "read"}, tensor<?xi32> {bufferization.access = "read"}, tensor<*xf32> {bufferization.access = "read"}, tensor<*xi32> {bufferization.access = "read"}, tensor<*xf32> {bufferization.access = "read"}, tensor<*xf32> {bufferization.access = "read"}, memref<?xf32>, memref<?xf32>, memref<?x?x?x?xf32>, memref<?x?x?xf32>) attributes {llvm.emit_c_interface}

// version, B, Q, H, R, P, T, units, splits, causal, empty, mask, granularity,
// page size, page count, scale group; then the index maps.
// CHECK-LABEL: func.func @one
// CHECK: arith.constant dense<[2, 2, 1, 4, 32, 0, 64, 64, 1, 0, 0, 0, 16, 1, 0, 1, 4, 1, 0, 0, 0, 0,
// CHECK: %[[OUT:.*]] = memref.alloc() {alignment = 64 : i64} : memref<2x1x4x32xf32>
// CHECK: call @mla_cpu_decode_split_bf16_bf16_f32
// CHECK: call @mla_cpu_reduce_split_f32
// CHECK: %[[T:.*]] = bufferization.to_tensor %[[OUT]] restrict writable
// CHECK: return %[[T]]
func.func @one(%q: tensor<2x1x4x32xbf16>, %c: tensor<2x64x32xbf16>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xbf16>, tensor<2x64x32xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %a : tensor<2x1x4x32xf32>
}
