// mode=runtime: both kernels behind one test on the lengths, which is computed once for all decodes of a
// step; metadata and scratch are made before the branch.

// RUN: mla-opt %s --mla-select-kernel=mode=runtime --mla-materialize-metadata --mla-plan-buffers | FileCheck %s
// RUN: mla-opt %s --mla-select-kernel=mode=runtime --mla-materialize-metadata --mla-plan-buffers --mla-convert-to-kernel-calls -o %t.mlir
// RUN: FileCheck %s --check-prefix=CALLS --input-file=%t.mlir
// RUN: mla-opt %s --mla-select-kernel=mode=split --mla-materialize-metadata --mla-plan-buffers --mla-convert-to-kernel-calls -o %t.split.mlir

// The plan's 22 blocks of the long request's row are less than an eighth of it; equal requests fill the
// units without a plan; the environment decides first. Each agrees with the split kernel.
// RUN: mla-run %t.mlir --entry skewed --random 1 --against %t.split.mlir | FileCheck %s --check-prefix=SKEWED
// RUN: mla-run %t.mlir --entry equal --random 2 --against %t.split.mlir | FileCheck %s --check-prefix=EQUAL
// RUN: env MLA_DECODE_MODE=split mla-run %t.mlir --entry skewed --random 3 --against %t.split.mlir | FileCheck %s --check-prefix=TOLD-SPLIT
// RUN: env MLA_DECODE_MODE=persistent mla-run %t.mlir --entry equal --random 4 --against %t.split.mlir | FileCheck %s --check-prefix=TOLD-PERSISTENT
// RUN: env MLA_DECODE_MODE=auto mla-run %t.mlir --entry equal --random 5 --against %t.split.mlir | FileCheck %s --check-prefix=EQUAL
// RUN: not env MLA_DECODE_MODE=fast mla-run %t.mlir --entry equal --random 6 2>&1 | FileCheck %s --check-prefix=WRONG
// SKEWED: note: mode=runtime ran persistent: blocks on the busiest unit, persistent 23, split 48
// EQUAL: note: mode=runtime ran split: blocks on the busiest unit, persistent 50, split 48
// TOLD-SPLIT: note: mode=runtime ran split: told by MLA_DECODE_MODE
// TOLD-PERSISTENT: note: mode=runtime ran persistent: told by MLA_DECODE_MODE
// WRONG: mla_choose: an extent is out of range: MLA_DECODE_MODE is `fast`; allowed: auto, persistent, split

// A target without one of the kernels.
// RUN: mla-opt %s --mla-select-kernel='mode=runtime target=%S/Inputs/persistent-only.toml' 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: missed [MLA-M019] mode=runtime needs both kernels: target plans has no split kernel for 4 heads
// ONE-NOT: scf.if

// CHECK-LABEL: func.func @skewed
// CHECK: mla.metadata_fill
// CHECK: %[[WHICH:.*]] = mla.choose lengths(%{{.*}}) {block_costs = array<f64: 1.000000e+00, 1.000000e+00>, copies = array<i64: 1, 1>, kv_granularity = 16 : i64, splits = 8 : i64, units = 64 : i64} : tensor<8xi32> -> tensor<i32>
// CHECK: %[[NUMBER:.*]] = tensor.extract %[[WHICH]][]
// CHECK: %[[COND:.*]] = arith.cmpi ne, %[[NUMBER]]
// CHECK-COUNT-2: mla.scratch
// CHECK-NOT: {{mla.scratch|mla.choose|metadata_fill}}
// CHECK: scf.if %[[COND]] -> (tensor<8x1x4x32xf32>) {
// CHECK-NEXT: mla.decode_persistent
// CHECK-NEXT: mla.reduce
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: mla.decode_split
// CHECK-NEXT: mla.reduce
// CHECK-NEXT: scf.yield
// CHECK: scf.if %[[COND]] -> (tensor<8x1x4x32xf32>, tensor<8x1x4xf32>) {
// CHECK-LABEL: func.func @equal

// CALLS-LABEL: func.func @skewed
// CALLS: %[[NUMBER:.*]] = call @mla_choose(
// CALLS: arith.cmpi ne, %[[NUMBER]]
// CALLS: scf.if
// CALLS: func.call @mla_cpu_decode_persistent_f32_f32_f32
// CALLS: func.call @mla_cpu_decode_split_f32_f32_f32
// CALLS-NOT: {{mla_choose|mla[.](choose|decode)}}
// CALLS-LABEL: func.func @equal
func.func @skewed(%q: tensor<8x1x4x32xf32>, %c: tensor<8x4096x32xf32>) -> (tensor<8x1x4x32xf32>, tensor<8x1x4xf32>) {
  %len = arith.constant dense<[4096, 16, 16, 16, 16, 16, 16, 16]> : tensor<8xi32>
  %o = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 4096 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<8x1x4x32xf32>, tensor<8x4096x32xf32>, tensor<8xi32>) -> tensor<8x1x4x32xf32>
  %p:2 = mla.decode q(%o) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 4096 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<8x1x4x32xf32>, tensor<8x4096x32xf32>, tensor<8xi32>) -> (tensor<8x1x4x32xf32>, tensor<8x1x4xf32>)
  return %p#0, %p#1 : tensor<8x1x4x32xf32>, tensor<8x1x4xf32>
}

func.func @equal(%q: tensor<8x1x4x32xf32>, %c: tensor<8x4096x32xf32>) -> tensor<8x1x4x32xf32> {
  %len = arith.constant dense<4096> : tensor<8xi32>
  %o = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 4096 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<8x1x4x32xf32>, tensor<8x4096x32xf32>, tensor<8xi32>) -> tensor<8x1x4x32xf32>
  return %o : tensor<8x1x4x32xf32>
}
