// AITER by a C ABI: arguments in the order of the release, without those that are None; metadata from
// an init function, sizes of the folded heads.

// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent' --mla-materialize-metadata --mla-plan-buffers --mla-convert-to-kernel-calls='target=gfx942' | FileCheck %s
// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent aiter=0.1.7' --mla-materialize-metadata=metadata=per-call --mla-plan-buffers --mla-convert-to-kernel-calls='target=gfx942' | FileCheck %s --check-prefix=OLD
// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=split' --mla-convert-to-kernel-calls='target=gfx942' | FileCheck %s --check-prefix=SPLIT
// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent' | FileCheck %s --check-prefix=PLAN

// 24 heads are padded to 32, which AITER's planner folds to two requests of 16: two tiles of each.
// PLAN: tiles = 2, fold = 2
// PLAN: mla.metadata_fill {{.*}} tensor<4xi32>
// PLAN: mla.decode_persistent {{.*}} -> (tensor<8x1x16x512xbf16>, tensor<8x1x16xf32>)

// CHECK: func.func @step_mla_init() -> (memref<2xi64>, memref<305xi32>, memref<614x8xi32>, memref<9xi32>, memref<8x2xi32>, memref<614xi32>)
// CHECK: func.func @step({{.*}}%[[PTRS:arg[0-9]+]]: memref<2xi64>, %[[INDPTR:arg[0-9]+]]: memref<305xi32>, %[[INFO:arg[0-9]+]]: memref<614x8xi32>,
// CHECK: call @mla_aiter_offsets(
// CHECK: call @aiter_get_mla_metadata_v1_bf16_bf16_r120(
// CHECK: call @mla_aiter_rows(
// CHECK: call @aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r120(
// CHECK: call @aiter_mla_reduce_v1_bf16_bf16_r120(
// CHECK: bufferization.to_tensor {{.*}} : memref<8x16x512xbf16> to tensor<8x16x512xbf16>
// CHECK-NOT: mla.decode

// OLD: call @aiter_get_mla_metadata_v1_bf16_bf16_r107(
// OLD: call @aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r107(
// OLD: call @aiter_mla_reduce_v1_bf16_bf16_r107(

// SPLIT: dense<[0, 16, 32, 48, 64]> : tensor<5xi32>
// SPLIT: call @aiter_mla_decode_fwd_bf16_bf16_r120(
// SPLIT-NOT: call @aiter_mla_reduce
func.func @step(%q: tensor<4x1x24x576xbf16>, %c: tensor<4x4096x576xbf16>, %len: tensor<4xi32>) -> tensor<4x1x24x512xbf16> {
  %o = mla.decode q(%q, %q) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 4096 : i64, rope_width = 64 : i64, scale_latent = 0.07, scale_rope = 0.07, empty = #mla.empty<nan>} : (tensor<4x1x24x576xbf16>, tensor<4x1x24x576xbf16>, tensor<4x4096x576xbf16>, tensor<4x4096x576xbf16>, tensor<4xi32>) -> tensor<4x1x24x512xbf16>
  return %o : tensor<4x1x24x512xbf16>
}
