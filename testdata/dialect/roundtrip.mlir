// RUN: mla-opt %s | mla-opt | FileCheck %s
// RUN: mla-opt %s --mlir-print-op-generic | mla-opt | FileCheck %s
// RUN: mla-opt %s --emit-bytecode | mla-opt | FileCheck %s

#id4 = affine_map<(b, q, h, r) -> (b, q, h, r)>
#id3 = affine_map<(b, t, r) -> (b, t, r)>
#rope = affine_map<(b, t, p) -> (b, t, p + 32)>
#row = affine_map<(b, q, h, t) -> (b, 0, 0, t)>
#persistent = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
#split = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "", mode = split, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 4, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>

// CHECK-LABEL: func @decode_fused_with_mask
// CHECK: mla.decode q(%{{.*}}, %{{.*}}) kv(%[[C:.*]], %[[C]]) lengths(%{{.*}}) mask(%{{.*}}) {causal, empty = #mla.empty<nan>
// CHECK-SAME: -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
func.func @decode_fused_with_mask(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: tensor<2x1x1x64xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) {
  %o, %l = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) mask(%m) {q_latent_map = #id4, q_rope_map = #id4, latent_map = #id3, rope_map = #rope, mask_map = #row, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, mask_scale = 1.0, empty = #mla.empty<nan>, causal} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, tensor<2x1x1x64xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return %o, %l : tensor<2x1x4x32xf32>, tensor<2x1x4xf32>
}

// CHECK-LABEL: func @decode_without_rope
// CHECK: mla.decode q(%{{.*}}) kv(%{{.*}}) lengths(%{{.*}}) {
func.func @decode_without_rope(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %o = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = #id4, latent_map = #id3, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %o : tensor<2x1x4x32xf32>
}

// CHECK-LABEL: func @persistent
// CHECK: %[[M:.*]] = mla.metadata_alloc : !mla.metadata<#[[P:plan[0-9]*]]>
// CHECK: mla.metadata_fill %[[M]], lengths(%{{.*}})
// CHECK: mla.decode_persistent #[[P]], %[[M]], q(%{{.*}}, %{{.*}}) kv(%{{.*}}, %{{.*}}) lengths(%{{.*}}) scratch(%{{.*}}, %{{.*}})
// CHECK: mla.reduce #[[P]], %{{.*}}, %{{.*}} lengths(%{{.*}}) metadata(%[[M]]) scratch
func.func @persistent(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %s0: memref<?xf32>, %s1: memref<?xf32>) -> tensor<2x1x4x32xf32> {
  %m = mla.metadata_alloc : !mla.metadata<#persistent>
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#persistent>, tensor<2xi32>
  %o, %l = mla.decode_persistent #persistent, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = #id4, q_rope_map = #id4, latent_map = #id3, rope_map = #rope, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#persistent>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  %r, %rl = mla.reduce #persistent, %o, %l lengths(%len) metadata(%m) scratch(%s0, %s1) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>, tensor<2xi32>, !mla.metadata<#persistent>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return %r : tensor<2x1x4x32xf32>
}

// CHECK-LABEL: func @split
// CHECK: mla.decode_split #[[S:plan[0-9]*]], q(
// CHECK: mla.reduce
func.func @split(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %s0: memref<1024xf32>, %s1: memref<32xf32>) -> tensor<2x1x4x32xf32> {
  %o, %l = mla.decode_split #split, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = #id4, q_rope_map = #id4, latent_map = #id3, rope_map = #rope, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, memref<1024xf32>, memref<32xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  %r, %rl = mla.reduce #split, %o, %l lengths(%len) scratch(%s0, %s1) : (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>, tensor<2xi32>, memref<1024xf32>, memref<32xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return %r : tensor<2x1x4x32xf32>
}

// CHECK-LABEL: func @fp8
// CHECK: mla.quantize %{{.*}} by %{{.*}} : tensor<2x8xf32>, tensor<f32> -> tensor<2x8xf8E4M3FN>
// CHECK: mla.cache_update %{{.*}} into %{{.*}} at %{{.*}} by %{{.*}} : (
// CHECK: mla.dequantize %{{.*}} by %{{.*}} : tensor<4x16x8xf8E4M3FN>, tensor<f32> -> tensor<4x16x8xbf16>
func.func @fp8(%x: tensor<2x8xf32>, %s: tensor<f32>, %cache: tensor<4x16x8xf8E4M3FN>, %slots: tensor<2xi64>) -> (tensor<2x8xf8E4M3FN>, tensor<4x16x8xbf16>) {
  %q = mla.quantize %x by %s : tensor<2x8xf32>, tensor<f32> -> tensor<2x8xf8E4M3FN>
  %u = mla.cache_update %x into %cache at %slots by %s : (tensor<4x16x8xf8E4M3FN>, tensor<2x8xf32>, tensor<2xi64>, tensor<f32>) -> tensor<4x16x8xf8E4M3FN>
  %d = mla.dequantize %u by %s : tensor<4x16x8xf8E4M3FN>, tensor<f32> -> tensor<4x16x8xbf16>
  return %q, %d : tensor<2x8xf8E4M3FN>, tensor<4x16x8xbf16>
}
