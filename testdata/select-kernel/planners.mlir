// AITER's planners besides the fast one: sizes of their own, on the cells whose heads they do not fold
// otherwise than the kernels.

// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent planner=balanced units=8' --mla-materialize-metadata | FileCheck %s --check-prefix=BALANCED
// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent planner=divided units=8' --mla-materialize-metadata --mla-convert-to-kernel-calls=target=gfx942 -o %t.mlir
// RUN: FileCheck %s --check-prefix=DIVIDED --input-file=%t.mlir
// RUN: mla-opt %s --mla-select-kernel='target=gfx950 mode=persistent planner=divided' 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent planner=divided aiter=0.1.7' 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: mla-opt %s --mla-select-kernel='mode=persistent planner=balanced' 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not mla-opt %s --mla-select-kernel='planner=best' 2>&1 | FileCheck %s --check-prefix=NAME

// 3 requests on 8 units: as many pieces as units, or 16, of each.
// BALANCED: #mla.plan<{{.*}} planner = balanced,
// BALANCED: memref<{{196608}}xf32>
// BALANCED: mla.decode_persistent
// DIVIDED: func.func @main_mla_init() -> (memref<2xi64>, memref<9xi32>, memref<48x8xi32>, memref<4xi32>, memref<3x2xi32>, memref<48xi32>)
// DIVIDED: call @aiter_get_mla_metadata_v1_bf16_bf16_r120(
// ROWS: missed [MLA-M019] {{.*}}the planner divides by 0 for requests of fewer than 196 rows
// OLD: missed [MLA-M019] {{.*}}AITER 0.1.7 has no such planner
// CPU: missed [MLA-M019] {{.*}}only AITER has planners besides the fast one
// NAME: option `planner` is `best`{{.*}}; allowed: fast, balanced, divided
func.func @main(%q: tensor<3x1x16x576xbf16>, %c: tensor<3x200x576xbf16>, %len: tensor<3xi32>) -> tensor<3x1x16x512xbf16> {
  %o = mla.decode q(%q, %q) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 200 : i64, rope_width = 64 : i64, scale_latent = 0.07, scale_rope = 0.07, empty = #mla.empty<zero>} : (tensor<3x1x16x576xbf16>, tensor<3x1x16x576xbf16>, tensor<3x200x576xbf16>, tensor<3x200x576xbf16>, tensor<3xi32>) -> tensor<3x1x16x512xbf16>
  return %o : tensor<3x1x16x512xbf16>
}
