// RUN: mla-opt %s --split-input-file --verify-diagnostics
// What calls of AITER must agree in, with each other and with its kernels.

func.func @rows_of_another_width() {
  // expected-error @+2 {{failed to parse Mla_MetadataType parameter 'plan'}}
  // expected-error @+1 {{plan of aiter expects latent 512 and rope 64, rows of 576 columns, got 512 and 0}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 0, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>
  return
}

// -----

func.func @another_latent_width() {
  // expected-error @+2 {{failed to parse Mla_MetadataType parameter 'plan'}}
  // expected-error @+1 {{plan of aiter expects latent 512 and rope 64, rows of 576 columns, got 448 and 64}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 448, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>
  return
}

// -----

func.func @heads_that_the_reducer_lacks() {
  // expected-error @+2 {{failed to parse Mla_MetadataType parameter 'plan'}}
  // expected-error @+1 {{plan of aiter expects padded heads that its reducer has (8, 16, 24, 32, 48, 64, 80, 96, 112, 128), got 12}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 12, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>
  return
}

// -----

func.func @batch_that_the_host_does_not_know() {
  // expected-error @+2 {{failed to parse Mla_MetadataType parameter 'plan'}}
  // expected-error @+1 {{plan of aiter expects a batch that is known when compiling, got -1}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = -1, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>
  return
}

// -----

func.func @fewer_rows_than_tokens() {
  // expected-error @+2 {{failed to parse Mla_MetadataType parameter 'plan'}}
  // expected-error @+1 {{plan of aiter expects kv_length of at least query, 4, got 3}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 4, heads = 16, latent = 512, rope = 64, kv_length = 3, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>
  return
}

// -----

func.func @row_07_vllm_41016_lengths_of_another_batch(%m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, %len: tensor<3xi32>) {
  // expected-error @+1 {{expects 2 lengths, the padded batch of the plan, got 'tensor<3xi32>'}}
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, tensor<3xi32>
  return
}

// -----

func.func @lengths_of_a_batch_that_is_not_known(%m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, %len: tensor<?xi32>) {
  // expected-error @+1 {{expects 2 lengths, the padded batch of the plan, got 'tensor<?xi32>'}}
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, tensor<?xi32>
  return
}

// -----

func.func @request_without_rows(%m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>) {
  %len = arith.constant dense<[5, 0]> : tensor<2xi32>
  // expected-error @+1 {{expects lengths from 1, the query tokens, to 64, the cached rows, got 0 at 1}}
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, tensor<2xi32>
  return
}

// -----

func.func @metadata_of_other_types(%ql: tensor<2x1x16x512xbf16>, %qr: tensor<2x1x16x64xbf16>, %c: tensor<128x1x576xbf16>, %t: tensor<2x64xi32>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = f8E4M3FNUZ, out = bf16, empty = nan, causal = false, abi = 120>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects metadata of the same plan, got}}
  %o, %l = mla.decode_persistent #mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) pages(%t) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, n, i, r) -> (n, i, r)>, rope_map = affine_map<(b, n, i, p) -> (n, i, p + 512)>, page_table_map = affine_map<(b, n) -> (b, n)>, page_size = 1 : i64, page_count = 128 : i64, kv_length = 64 : i64, rope_width = 64 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x16x512xbf16>, tensor<2x1x16x64xbf16>, tensor<128x1x576xbf16>, tensor<128x1x576xbf16>, tensor<2xi32>, tensor<2x64xi32>, !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = f8E4M3FNUZ, out = bf16, empty = nan, causal = false, abi = 120>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x16x512xbf16>, tensor<2x1x16xf32>)
  return
}

// -----

func.func @cache_of_four_gib(%ql: tensor<2x1x16x512xbf16>, %qr: tensor<2x1x16x64xbf16>, %c: tensor<3728271x1x576xbf16>, %t: tensor<2x64xi32>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects a cache below 4294967296 bytes for aiter, got 4294968192}}
  %o, %l = mla.decode_persistent #mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) pages(%t) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, n, i, r) -> (n, i, r)>, rope_map = affine_map<(b, n, i, p) -> (n, i, p + 512)>, page_table_map = affine_map<(b, n) -> (b, n)>, page_size = 1 : i64, page_count = 3728271 : i64, kv_length = 64 : i64, rope_width = 64 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x16x512xbf16>, tensor<2x1x16x64xbf16>, tensor<3728271x1x576xbf16>, tensor<3728271x1x576xbf16>, tensor<2xi32>, tensor<2x64xi32>, !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x16x512xbf16>, tensor<2x1x16xf32>)
  return
}

// -----

func.func @batch_without_its_fold(%ql: tensor<2x1x16x512xbf16>, %qr: tensor<2x1x16x64xbf16>, %c: tensor<128x1x576xbf16>, %t: tensor<2x64xi32>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, tiles = 2, fold = 2, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects batch 4 of the plan in out, got 2}}
  %o, %l = mla.decode_persistent #mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, tiles = 2, fold = 2, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) pages(%t) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, n, i, r) -> (n, i, r)>, rope_map = affine_map<(b, n, i, p) -> (n, i, p + 512)>, page_table_map = affine_map<(b, n) -> (b, n)>, page_size = 1 : i64, page_count = 128 : i64, kv_length = 64 : i64, rope_width = 64 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x16x512xbf16>, tensor<2x1x16x64xbf16>, tensor<128x1x576xbf16>, tensor<128x1x576xbf16>, tensor<2xi32>, tensor<2x64xi32>, !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, tiles = 2, fold = 2, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x16x512xbf16>, tensor<2x1x16xf32>)
  return
}

// -----

func.func @row_04_vllm_45227_query_of_another_length(%m: !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, %q: tensor<2x4x16x576xbf16>, %c: tensor<2x64x576xbf16>, %len: tensor<2xi32>, %s0: memref<1000000xf32>, %s1: memref<10000xf32>) {
  // expected-error @+1 {{expects query 1 of the plan in out, got 4}}
  %o:2 = mla.decode_persistent #mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>, %m, q(%q, %q) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 64 : i64, rope_width = 64 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x4x16x576xbf16>, tensor<2x4x16x576xbf16>, tensor<2x64x576xbf16>, tensor<2x64x576xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "gfx942", library = "aiter", kernel = "mla_decode_stage1_asm_fwd", reduce = "mla_reduce_v1", fill = "get_mla_metadata_v1", mode = persistent, batch = 2, query = 1, heads = 16, latent = 512, rope = 64, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 120>>, memref<1000000xf32>, memref<10000xf32>) -> (tensor<2x4x16x512xbf16>, tensor<2x4x16xf32>)
  return
}
