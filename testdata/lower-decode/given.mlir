// RUN: mla-opt %s --mla-lower-decode='mode=split fail-on-no-match' --mla-report=%t.json 2>/dev/null | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: mla-opt %s --mla-lower-decode=analyze 2>/dev/null | FileCheck %s --check-prefix=SAME
// RUN: mla-opt %s --mla-lower-decode=target=gfx942 2>&1 | FileCheck %s --check-prefix=STAYS

// An mla.decode that the graph holds already is lowered as a proved one is.
// CHECK: call @mla_cpu_decode_split_f32_f32_f32
// CHECK-NOT: mla.decode
// REPORT: "given_decodes": 1
// SAME: mla.decode
// STAYS: remark: missed [MLA-M019]
// STAYS: mla.decode
func.func @step(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %a : tensor<2x1x4x32xf32>
}
