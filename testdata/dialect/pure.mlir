// RUN: mla-opt %s --canonicalize --cse | FileCheck %s

#id4 = affine_map<(b, q, h, r) -> (b, q, h, r)>
#id3 = affine_map<(b, t, r) -> (b, t, r)>

// Two equal decodes are one; an unused one goes.
// CHECK-LABEL: func @decodes
// CHECK-COUNT-1: mla.decode
// CHECK-NOT: mla.decode
func.func @decodes(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) {
  %a = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = #id4, latent_map = #id3, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  %b = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = #id4, latent_map = #id3, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  %unused = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = #id4, latent_map = #id3, kv_length = 64 : i64, scale_latent = 0.2, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %a, %b : tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>
}

// A fill writes memory and stays; so does what it writes to.
// CHECK-LABEL: func @fill
// CHECK: mla.metadata_alloc
// CHECK: mla.metadata_fill
func.func @fill(%len: tensor<2xi32>) {
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, tensor<2xi32>
  return
}
