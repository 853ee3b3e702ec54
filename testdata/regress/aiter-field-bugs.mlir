// Field bugs of AITER's callers that lowered graphs cannot have; rows and threads are those of
// passes/docs/aiter.md.

// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=persistent' --mla-materialize-metadata --mla-plan-buffers --mla-convert-to-kernel-calls='target=gfx942' -o %t.mlir 2>%t.err
// RUN: FileCheck %s --check-prefix=row_08_vllm_47766 --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=row_11_aiter_5387 --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=row_17_sglang_19935 --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=row_18_sglang_19902 --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=row_19_vllm_37442 --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=row_38_atom_1391 --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=row_39_sglang_37975 --input-file=%t.mlir
// RUN: mla-opt %s --mla-select-kernel='target=gfx942 mode=split' --mla-convert-to-kernel-calls='target=gfx942' -o %t.split.mlir
// RUN: FileCheck %s --check-prefix=row_09_aiter_5193 --input-file=%t.split.mlir
// RUN: FileCheck %s --check-prefix=row_10_inferencex_2466 --input-file=%t.split.mlir
// RUN: mla-opt %S/Inputs/dynamic-batch.mlir --mla-select-kernel='target=gfx942' 2>&1 | FileCheck %s --check-prefix=row_40_vllm_28207

// The plan is filled in the step, from its lengths; not in the function that makes the buffers.
// row_08_vllm_47766-LABEL: func.func @padded_mla_init
// row_08_vllm_47766-NOT: get_mla_metadata
// row_08_vllm_47766-LABEL: func.func @padded(
// row_08_vllm_47766: call @mla_aiter_offsets(
// row_08_vllm_47766: call @aiter_get_mla_metadata_v1

// row_09_aiter_5193-LABEL: func.func @padded(
// row_09_aiter_5193: %[[STARTS:.*]] = arith.constant dense<[0, 16, 32, 48]> : tensor<4xi32>
// row_09_aiter_5193: %[[PASSED:.*]] = tensor.cast %[[STARTS]]
// row_09_aiter_5193: call @aiter_mla_decode_fwd_bf16_bf16_r120({{.*}}, %[[PASSED]])

// The number of pieces that the offsets are for.
// row_10_inferencex_2466-LABEL: func.func @padded(
// row_10_inferencex_2466: dense<[0, 16,
// row_10_inferencex_2466: %[[PIECES:.*]] = arith.constant 16 : i64
// row_10_inferencex_2466: call @aiter_mla_decode_fwd_bf16_bf16_r120({{.*}}, %[[PIECES]], %{{[^,]*}})

// row_11_aiter_5387: memref.alloc() {{.*}} : memref<{{[0-9x]*}}i64>
// row_11_aiter_5387-NOT: memref.alloc(%

// A constant 1 for each scale that the graph does not have.
// row_17_sglang_19935-LABEL: func.func @fp8(
// row_17_sglang_19935-COUNT-2: arith.constant dense<1.000000e+00> : tensor<1xf32>
// row_17_sglang_19935: call @aiter_mla_decode_stage1_asm_fwd_f8E4M3FNUZ_f8E4M3FNUZ_r120({{.*}}memref<?x?x?xbf16>, tensor<?xf32>, tensor<?xf32>) -> ()

// The four heads that pad 12 are cut off.
// row_18_sglang_19902-LABEL: func.func @padded(
// row_18_sglang_19902: call @aiter_mla_reduce_v1
// row_18_sglang_19902: tensor.extract_slice {{.*}} [3, 1, 12, 512]

// row_19_vllm_37442-LABEL: func.func @padded(
// row_19_vllm_37442: arith.maxsi %{{.*}}, %c1_i32
// row_19_vllm_37442: call @aiter_mla_reduce_v1
// row_19_vllm_37442: arith.cmpi eq, %{{.*}}, %c0_i32
// row_19_vllm_37442: arith.select

// One buffer of query offsets, made for these calls.
// row_38_atom_1391-LABEL: func.func @padded(
// row_38_atom_1391: %[[ALLOC:.*]] = memref.alloc() {{.*}} : memref<4xi32>
// row_38_atom_1391: %[[QO:.*]] = memref.cast %[[ALLOC]]
// row_38_atom_1391: call @mla_aiter_offsets(%{{.*}}, %{{.*}}, %{{.*}}, %[[QO]],
// row_38_atom_1391: call @aiter_get_mla_metadata_v1_bf16_bf16_r120(%[[QO]],
// row_38_atom_1391: call @aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r120(%{{[^,]*}}, %{{[^,]*}}, %[[QO]],

// row_39_sglang_37975-LABEL: func.func @padded(
// row_39_sglang_37975-SAME: %[[INDPTR:arg[0-9]+]]: memref<305xi32>, %[[INFO:arg[0-9]+]]: memref<306x8xi32>, %[[RI:arg[0-9]+]]: memref<4xi32>
// row_39_sglang_37975-DAG: %[[A:.*]] = memref.cast %[[INDPTR]]
// row_39_sglang_37975-DAG: %[[B:.*]] = memref.cast %[[INFO]]
// row_39_sglang_37975-DAG: %[[C:.*]] = memref.cast %[[RI]]
// row_39_sglang_37975: call @aiter_get_mla_metadata_v1_bf16_bf16_r120({{.*}}, %[[B]], %[[A]], %[[C]],
// row_39_sglang_37975: call @aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r120({{.*}}, %[[A]], %[[B]],
// row_39_sglang_37975: call @aiter_mla_reduce_v1_bf16_bf16_r120(%{{[^,]*}}, %{{[^,]*}}, %[[C]],

// row_40_vllm_28207: missed [MLA-M019] {{.*}}AITER takes the batch from a static shape, here it is known only when running
func.func @padded(%q: tensor<3x1x12x576xbf16>, %c: tensor<3x4096x576xbf16>, %len: tensor<3xi32>) -> tensor<3x1x12x512xbf16> {
  %o = mla.decode q(%q, %q) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 4096 : i64, rope_width = 64 : i64, scale_latent = 0.07, scale_rope = 0.07, empty = #mla.empty<zero>} : (tensor<3x1x12x576xbf16>, tensor<3x1x12x576xbf16>, tensor<3x4096x576xbf16>, tensor<3x4096x576xbf16>, tensor<3xi32>) -> tensor<3x1x12x512xbf16>
  return %o : tensor<3x1x12x512xbf16>
}

func.func @fp8(%q: tensor<3x1x16x576xf8E4M3FNUZ>, %c: tensor<3x4096x576xf8E4M3FNUZ>, %len: tensor<3xi32>) -> tensor<3x1x16x512xbf16> {
  %o = mla.decode q(%q, %q) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 4096 : i64, rope_width = 64 : i64, scale_latent = 0.07, scale_rope = 0.07, empty = #mla.empty<zero>} : (tensor<3x1x16x576xf8E4M3FNUZ>, tensor<3x1x16x576xf8E4M3FNUZ>, tensor<3x4096x576xf8E4M3FNUZ>, tensor<3x4096x576xf8E4M3FNUZ>, tensor<3xi32>) -> tensor<3x1x16x512xbf16>
  return %o : tensor<3x1x16x512xbf16>
}
