// RUN: mla-opt %s --split-input-file --verify-diagnostics

func.func @out_of_wrong_rank(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects out of rank 4 [B, Q, H, R], got rank 3}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x4x32xf32>
  return
}

// -----

func.func @rope_without_query(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects q_rope and rope together, got only rope}}
  %o = mla.decode q(%ql) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @no_rope_width(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects a rope_width above 0 exactly with q_rope and rope, got 0}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 0 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @no_rope_map(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects q_rope_map and rope_map exactly with q_rope and rope}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @mask_map_without_mask(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects mask_map exactly with mask}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>, mask_map = affine_map<(b, q, h, t) -> (b, t)>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @query_parts_differ(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xf32>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects q_rope of element type 'bf16' as q_latent, got 'f32'}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xf32>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @too_few_lengths(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<3xi32>) {
  // expected-error @+1 {{expects 2 lengths, the batch of out, got 3}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<3xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @latent_beyond_the_cache(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects latent_map result 2 within the extent 40 of latent, got 16 to 47}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r + 16)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @rope_beyond_the_cache(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects rope_map result 2 within the extent 40 of rope, got 32 to 42}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, 0)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 11 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @rows_beyond_the_cache(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects latent_map result 1 within the extent 64 of latent, got 0 to 127}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 128 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @query_narrower_than_latent(%ql: tensor<2x1x4x31xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects q_latent_map result 3 within the extent 31 of q_latent, got 0 to 31}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x31xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @map_of_wrong_rank(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects q_latent_map with 4 results, the rank of q_latent, got 3}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @map_over_wrong_dimensions(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects latent_map over 3 dimensions without symbols, got 4 dimensions and 0 symbols}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, q, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @map_not_linear(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects linear results in latent_map}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t floordiv 2, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @no_rows(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects kv_length of at least 1 (-1 where dynamic), got 0}}
  %o = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 0 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @lse_of_wrong_shape(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects lse of shape [B, Q, H] as out, got 'tensor<2x4xf32>'}}
  %o:2 = mla.decode q(%ql, %qr) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> (tensor<2x1x4x32xf32>, tensor<2x4xf32>)
  return
}

// -----

// expected-error @+1 {{plan expects batch of at least 1, got 0}}
func.func private @batch_of_zero() attributes {plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 0, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>}

// -----

// expected-error @+1 {{plan expects splits of 1 in persistent mode, got 4}}
func.func private @persistent_with_splits() attributes {plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 4, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>}

// -----

// expected-error @+1 {{plan expects library "mla" or "aiter", got "other"}}
func.func private @unknown_library() attributes {plan = #mla.plan<target = "cpu", library = "other", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>}

// -----

// expected-error @+1 {{plan expects a float type for kv, got 'i8'}}
func.func private @integer_cache() attributes {plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = i8, out = f32, empty = nan, causal = false, abi = 1>}

// -----

func.func @metadata_of_a_split_plan() {
  // expected-error @+1 {{expects a persistent plan, got mode split}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "", mode = split, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 4, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>
  return
}

// -----

func.func @fill_for_another_batch(%m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %len: tensor<3xi32>) {
  // expected-error @+1 {{expects 2 lengths, the batch of the plan, got 3}}
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, tensor<3xi32>
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
func.func @plan_and_metadata_disagree(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 9, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects metadata of the same plan}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 9, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 8, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
func.func @plan_of_other_heads(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 8, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects heads 8 of the plan in out, got 4}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 8, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 1>
func.func @plan_of_other_output(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 1>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects out of element type 'bf16' of the plan, got 'f32'}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = bf16, empty = nan, causal = false, abi = 1>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
func.func @plan_of_other_rows(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects kv_length 64 of the plan, got 32}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 32 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
func.func @plan_of_other_rope(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects rope_width 8 of the plan, got 7}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 7 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
func.func @row_02_vllm_47276_plan_of_other_rule(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %s0: memref<?xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects causal and empty as in the plan}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<zero>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, memref<?xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

#plan = #mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>
func.func @scratch_too_small(%ql: tensor<2x1x4x32xbf16>, %qr: tensor<2x1x4x8xbf16>, %c: tensor<2x64x40xbf16>, %len: tensor<2xi32>, %m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %s0: memref<1151xf32>, %s1: memref<?xf32>) {
  // expected-error @+1 {{expects scratch_output of at least 1152 elements, got 1151}}
  %o, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %c) lengths(%len) scratch(%s0, %s1) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, kv_length = 64 : i64, rope_width = 8 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>, !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, memref<1151xf32>, memref<?xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
  return
}

// -----

func.func @quantize_to_another_shape(%x: tensor<2x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{expects a result of the shape of input, 'tensor<2x8xf32>', got 'tensor<8x2xf8E4M3FN>'}}
  %q = mla.quantize %x by %s : tensor<2x8xf32>, tensor<f32> -> tensor<8x2xf8E4M3FN>
  return
}

// -----

func.func @scale_for_no_row(%x: tensor<2x8xf32>, %s: tensor<3xf32>) {
  // expected-error @+1 {{expects a scale of one element or one for each row of input, got 'tensor<3xf32>'}}
  %q = mla.quantize %x by %s : tensor<2x8xf32>, tensor<3xf32> -> tensor<2x8xf8E4M3FN>
  return
}

// -----

func.func @rows_of_another_width(%x: tensor<2x7xf32>, %cache: tensor<4x8xf32>, %slots: tensor<2xi64>) {
  // expected-error @+1 {{expects rows of width 8 as cache, got 7}}
  %u = mla.cache_update %x into %cache at %slots : (tensor<4x8xf32>, tensor<2x7xf32>, tensor<2xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @slots_for_other_rows(%x: tensor<2x8xf32>, %cache: tensor<4x8xf32>, %slots: tensor<3xi64>) {
  // expected-error @+1 {{expects 2 slots, one for each row, got 3}}
  %u = mla.cache_update %x into %cache at %slots : (tensor<4x8xf32>, tensor<2x8xf32>, tensor<3xi64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @quantising_update_without_scale(%x: tensor<2x8xf32>, %cache: tensor<4x8xf8E4M3FN>, %slots: tensor<2xi64>) {
  // expected-error @+1 {{expects a scale exactly when rows of 'f32' are written to a cache of another type, 'f8E4M3FN'}}
  %u = mla.cache_update %x into %cache at %slots : (tensor<4x8xf8E4M3FN>, tensor<2x8xf32>, tensor<2xi64>) -> tensor<4x8xf8E4M3FN>
  return
}

// -----

func.func @alloc_without_the_batch() {
  // expected-error @+1 {{expects batch exactly where that of the plan is -1, got a plan of batch -1}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = -1, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>
  return
}

// -----

func.func @fill_without_the_rows(%m: !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = -1, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects rows exactly where kv_length of the plan is -1, got a plan of kv_length -1}}
  mla.metadata_fill %m, lengths(%len) : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = -1, page_size = 1, units = 8, kv_granularity = 16, splits = 1, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>, tensor<2xi32>
  return
}

// -----

func.func @decode_without_the_rows(%ql: tensor<2x1x4x32xbf16>, %c: tensor<2x?x32xbf16>, %len: tensor<2xi32>) {
  // expected-error @+1 {{expects 1 sizes, one for each of kv_length and page_count that is -1, got 0}}
  %o = mla.decode q(%ql) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = -1 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x?x32xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return
}

// -----

func.func @choice_without_splits(%len: tensor<2xi32>) {
  // expected-error @+1 {{expects splits of at least 1, got 0}}
  %o = mla.choose lengths(%len) {block_costs = array<f64: 1.0, 1.0>, copies = array<i64: 1, 1>, kv_granularity = 16 : i64, splits = 0 : i64, units = 64 : i64} : tensor<2xi32> -> tensor<i32>
  return
}

// -----

func.func @choice_of_one_kernel(%len: tensor<2xi32>) {
  // expected-error @+1 {{expects two copies of at least 1, of the persistent and the split kernel}}
  %o = mla.choose lengths(%len) {block_costs = array<f64: 1.0, 1.0>, copies = array<i64: 1>, kv_granularity = 16 : i64, splits = 1 : i64, units = 64 : i64} : tensor<2xi32> -> tensor<i32>
  return
}

// -----

func.func @choice_for_nothing(%len: tensor<2xi32>) {
  // expected-error @+1 {{expects two block_costs above 0, of the persistent and the split kernel}}
  %o = mla.choose lengths(%len) {block_costs = array<f64: 1.0, 0.0>, copies = array<i64: 1, 1>, kv_granularity = 16 : i64, splits = 1 : i64, units = 64 : i64} : tensor<2xi32> -> tensor<i32>
  return
}

// -----

func.func @planner_of_another_library() {
  // expected-error @+2 {{failed to parse Mla_MetadataType parameter 'plan'}}
  // expected-error @+1 {{plan expects planner fast but in persistent mode of aiter, got balanced}}
  %m = mla.metadata_alloc : !mla.metadata<#mla.plan<target = "cpu", library = "mla", kernel = "k", reduce = "r", fill = "f", mode = persistent, batch = 2, query = 1, heads = 4, latent = 32, rope = 8, kv_length = 64, page_size = 1, units = 8, kv_granularity = 16, splits = 1, planner = balanced, q = bf16, kv = bf16, out = f32, empty = nan, causal = false, abi = 1>>
  return
}
