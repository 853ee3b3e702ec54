// RUN: mla-opt %s --mla-select-kernel=mode=persistent --mla-materialize-metadata=metadata=per-call | FileCheck %s
// RUN: mla-opt %s --mla-select-kernel=mode=persistent --mla-materialize-metadata | FileCheck %s --check-prefix=INIT

// INIT: func.func @two_layers_mla_init() -> !mla.metadata<#[[P:plan[0-9]*]]>
// INIT: func.func @two_layers({{.*}}, %[[M:.*]]: !mla.metadata<#[[P]]>)
// INIT: mla.metadata_fill %[[M]]

// Two layers, one plan, one lengths: one alloc and one fill.
// CHECK-LABEL: func.func @two_layers
// CHECK: %[[M:.*]] = mla.metadata_alloc
// CHECK-NEXT: mla.metadata_fill %[[M]], lengths(%arg3)
// CHECK-NOT: mla.metadata_
// CHECK-COUNT-2: mla.decode_persistent #{{plan[0-9]*}}, %[[M]],
func.func @two_layers(%q: tensor<2x1x4x32xf32>, %c0: tensor<2x64x32xf32>, %c1: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c0) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  %b = mla.decode q(%a) kv(%c1) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %b : tensor<2x1x4x32xf32>
}

// Other lengths need other buffers: the first plan is still in use.
// CHECK-LABEL: func.func @other_lengths
// CHECK-COUNT-2: mla.metadata_alloc
// CHECK-COUNT-2: mla.metadata_fill
func.func @other_lengths(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %l0: tensor<2xi32>, %l1: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c) lengths(%l0) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  %b = mla.decode q(%a) kv(%c) lengths(%l1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %b : tensor<2x1x4x32xf32>
}

// A function that is called keeps its type: the step makes its own buffers.
// INIT-NOT: @callee_mla_init
// INIT: func.func @callee({{.*}}%{{.*}}: tensor<2xi32>) ->
// INIT: mla.metadata_alloc
func.func @callee(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %a : tensor<2x1x4x32xf32>
}
func.func @caller(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = call @callee(%q, %c, %len) : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %a : tensor<2x1x4x32xf32>
}
