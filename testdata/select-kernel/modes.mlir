// RUN: mla-opt %s --mla-select-kernel | FileCheck %s --check-prefixes=CHECK,AUTO
// RUN: mla-opt %s --mla-select-kernel=mode=persistent | FileCheck %s --check-prefixes=CHECK,PERSISTENT
// RUN: mla-opt %s --mla-select-kernel=mode=split | FileCheck %s --check-prefixes=CHECK,SPLIT
// RUN: mla-opt %s --mla-select-kernel='mode=persistent units=8' | FileCheck %s --check-prefix=UNITS
// RUN: mla-opt %s --mla-select-kernel=library=aiter -o %t 2>&1 | FileCheck %s --check-prefix=NONE

// UNITS: units = 8
// NONE: missed [MLA-M019] target cpu has no {{persistent|split}} kernel

// Lengths known only when running: persistent.
// CHECK-LABEL: func @lengths_at_run_time
// AUTO: mla.metadata_alloc
// AUTO: mla.metadata_fill
// AUTO-COUNT-2: memref.alloc
// AUTO: mla.decode_persistent
// AUTO: mla.reduce
// PERSISTENT: mla.decode_persistent
// SPLIT-NOT: metadata
// SPLIT: mla.decode_split
func.func @lengths_at_run_time(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %o = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %o : tensor<2x1x4x32xf32>
}

// Equal lengths: split needs no plan.
// CHECK-LABEL: func @equal_lengths
// AUTO: mla.decode_split
func.func @equal_lengths(%q: tensor<8x1x4x32xf32>, %c: tensor<8x4096x32xf32>) -> tensor<8x1x4x32xf32> {
  %len = arith.constant dense<4096> : tensor<8xi32>
  %o = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 4096 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<8x1x4x32xf32>, tensor<8x4096x32xf32>, tensor<8xi32>) -> tensor<8x1x4x32xf32>
  return %o : tensor<8x1x4x32xf32>
}
