// RUN: mla-opt %s --allow-unregistered-dialect --mla-select-kernel=mode=persistent --mla-materialize-metadata --mla-plan-buffers --mla-convert-to-kernel-calls | FileCheck %s

// A linalg core in a loop of a stablehlo function: the fill outside of the loop is of the kernel's
// kind, not of the function's.
// CHECK: func.func @loop_mla_init()
// CHECK: func.func @loop(
// CHECK-NOT: custom_call
// CHECK: call @mla_cpu_metadata_fill
// CHECK: scf.for
// CHECK: call @mla_cpu_decode_persistent_f32_f32_f32
// CHECK-NOT: custom_call
func.func @loop(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %from: index, %to: index, %step: index) -> tensor<2x1x4x32xf32> {
  %len = "stablehlo.constant"() {value = dense<64> : tensor<2xi32>} : () -> tensor<2xi32>
  %r = scf.for %i = %from to %to step %step iter_args(%a = %q) -> tensor<2x1x4x32xf32> {
    %e = tensor.empty() : tensor<2x1x4x32xf32>
    %t = linalg.copy ins(%a : tensor<2x1x4x32xf32>) outs(%e : tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %o = mla.decode q(%t) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
    scf.yield %o : tensor<2x1x4x32xf32>
  }
  return %r : tensor<2x1x4x32xf32>
}
