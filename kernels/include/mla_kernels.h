/* mla_kernels.h - CPU kernels for Multi-head Latent Attention decode.
 *
 * Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Letters: B batch, Q query tokens, H heads, T cached rows, R latent width (kv_lora_rank),
 * P rotary width. One decode step computes
 *
 *     score[b,q,h,t] = scale_latent * sum_r q_latent[b,q,h,r] * latent[b,t,r]
 *                    + scale_rope   * sum_p q_rope[b,q,h,p]   * rope[b,t,p]
 *                    + mask_scale   * mask[b,q,h,t]
 *     out[b,q,h,r]   = sum_t softmax_t(score)[b,q,h,t] * latent[b,t,r]
 *     lse[b,q,h]     = log(sum_t exp(score[b,q,h,t]))            (natural logarithm)
 *
 * where latent and rope are the stored values times their scales, if there are any,
 * over the rows t < lengths[b]; with `causal`, t <= lengths[b] - Q + q. Scores, softmax and
 * accumulators are f32. A row with nothing visible follows `empty`; its lse is -infinity.
 *
 * Every function returns a status: 0, or one of MLA_ERR_*. mla_error_detail() then says which
 * operand and which numbers. Sizes, strides, lengths, metadata and alignment are checked before
 * memory is touched; nothing unwinds or aborts. During a call the caller keeps all memory alive
 * and does not use it. Calls from several threads are fine as long as their outputs differ.
 */
#ifndef MLA_KERNELS_H
#define MLA_KERNELS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define MLA_ABI_VERSION 2u

enum {
  MLA_OK = 0,
  MLA_ERR_NULL_POINTER = 1, /* a pointer that is needed is null */
  MLA_ERR_ABI_MISMATCH = 2, /* abi_version or struct_size is not this library's */
  MLA_ERR_BAD_SHAPE = 3,    /* an extent is out of range */
  MLA_ERR_BAD_TYPE = 4,     /* an element type that the operand cannot have */
  MLA_ERR_OUT_OF_BOUNDS = 5, /* a view reaches beyond its elements */
  MLA_ERR_BAD_LENGTH = 6,   /* a length is negative or beyond the cache */
  MLA_ERR_BAD_METADATA = 7, /* inconsistent, or moved after it was filled */
  MLA_ERR_TOO_SMALL = 8,    /* a buffer is too small */
  MLA_ERR_MISALIGNED = 9,   /* a pointer is not aligned to its element */
  MLA_ERR_INTERNAL = 10,
  MLA_ERR_BAD_PAGE = 11 /* a table names a page that the pool does not have */
};

enum { /* mla_view.dtype; the fp8 types for caches only, MLA_I32 for page tables only */
  MLA_F32 = 0,
  MLA_F16 = 1,
  MLA_BF16 = 2,
  MLA_F8E4M3FN = 3,   /* bias 7, NaN 0x7f and 0xff, at most 448 */
  MLA_F8E4M3FNUZ = 4, /* bias 8, NaN 0x80, no -0, at most 240 */
  MLA_I32 = 5
};
enum { MLA_EMPTY_ZERO = 0, MLA_EMPTY_NAN = 1, MLA_EMPTY_MEAN = 2 }; /* what `empty` may be */

/* A strided view. Element (i, j, k, l) is data[offset + i*s[0] + j*s[1] + k*s[2] + l*s[3]]; all
 * of them must lie in the `elements` elements of the allocation. Strides count elements, and may
 * be 0 (broadcast) or belong to any layout: a transposed or fused cache is passed as it is. */
typedef struct {
  void *data;
  int64_t elements, offset, strides[4];
  int32_t dtype, reserved;
} mla_view;

/* The six metadata buffers of a persistent step, with their numbers of elements, in the order and
 * with the meaning of AITER's get_mla_metadata_info_v1:
 *   work_meta_data      i64 [2]          addresses of work_indptr and work_info_set
 *   work_indptr         i32 [units + 1]  works of unit u: work_indptr[u] .. work_indptr[u + 1]
 *   work_info_set       i32 [works, 8]   request, first partial row (-1: not split), query rows
 *                                        start and end, cached rows start and end (counted over
 *                                        all requests), rows from there to the request's end, 0
 *   reduce_indptr       i32 [B + 1]      partial results of request b: reduce_indptr[b] .. [b + 1]
 *   reduce_final_map    i32 [B, 2]       query rows of each split request
 *   reduce_partial_map  i32 [partials]   first partial row of each partial result
 * Since work_meta_data holds addresses, the buffers must not move between fill and use. */
typedef struct {
  int64_t *work_meta_data;
  int64_t work_meta_data_count;
  int32_t *work_indptr;
  int64_t work_indptr_count;
  int32_t *work_info_set;
  int64_t work_info_set_count;
  int32_t *reduce_indptr;
  int64_t reduce_indptr_count;
  int32_t *reduce_final_map;
  int64_t reduce_final_map_count;
  int32_t *reduce_partial_map;
  int64_t reduce_partial_map_count;
} mla_metadata;

/* What a plan is made for. `units`: slots that threads pull from, more than there are cores (64).
 * `kv_granularity`: rows of a planner's block (16). */
typedef struct {
  uint32_t abi_version, struct_size; /* MLA_ABI_VERSION, sizeof(mla_plan_args) */
  int64_t batch, query, heads, latent_width, kv_length, units, kv_granularity;
  int32_t empty, reserved;
} mla_plan_args;

/* Numbers of elements: of the metadata buffers, and of f32 scratch for a persistent step. */
typedef struct {
  int64_t work_meta_data, work_indptr, work_info_set, reduce_indptr, reduce_final_map,
      reduce_partial_map, scratch_output, scratch_lse;
} mla_sizes;

/* A decode step. Views: q_latent [B,Q,H,R], q_rope [B,Q,H,P], latent [B,T,R,1], rope [B,T,P,1],
 * mask [B,Q,H,T] (data null: none), out [B,Q,H,R], lse [B,Q,H,1] (f32; data null: not wanted).
 * A cache in pages: page_table [B, N], N = ceil(T / page_size), MLA_I32 (data null: no pages). Row t
 * of request b is then row t % page_size of page page_table[b, t / page_size] of a pool of
 * page_count pages, and latent and rope are [B, page_count, page_size, R or P]. Entries for rows at
 * or beyond a length are not read; the others must lie in 0 .. page_count - 1.
 * latent_scale, rope_scale: f32 [B, T, G, 1], with pages [B, page_count, page_size, G], one for each
 * scale_group columns, G = ceil(R or P / scale_group) (data null: 1). A stride of 0 shares one.
 * lengths: i32 [B], each in 0 .. T; where causal, 0 .. T + Q - 1 (token q sees the rows below
 * length - Q + q + 1). Scratch of a persistent step: see mla_sizes; of a split step
 * with S = num_kv_splits > 1 pieces: f32 [B*Q, S, H, R] and [B*Q, S, H]. threads: 0 for all
 * cores. */
typedef struct {
  uint32_t abi_version, struct_size; /* MLA_ABI_VERSION, sizeof(mla_decode_args) */
  int64_t batch, query, heads, latent_width, rope_width, kv_length;
  mla_view q_latent, q_rope, latent, rope, mask, page_table, latent_scale, rope_scale;
  int64_t page_size, page_count, scale_group;
  const int32_t *lengths;
  int64_t lengths_count;
  double scale_latent, scale_rope, mask_scale;
  int32_t causal, empty;
  mla_view out, lse;
  mla_metadata metadata;
  float *scratch_output;
  int64_t scratch_output_count;
  float *scratch_lse;
  int64_t scratch_lse_count;
  int64_t num_kv_splits;
  int32_t threads, reserved;
} mla_decode_args;

uint32_t mla_abi_version(void);
const char *mla_status_message(int32_t status); /* never null */
/* Which kernel this thread's last mla_choose chose, and why: "split: told by MLA_DECODE_MODE". */
const char *mla_choice_detail(void);
const char *mla_error_detail(void); /* of this thread's last failure; valid until the next one */

/* Sizes of the buffers for at most `batch` requests. */
int32_t mla_metadata_sizes(const mla_plan_args *args, mla_sizes *sizes);
/* Plans a step: to be called whenever lengths change, before mla_decode_persistent. */
int32_t mla_metadata_fill(const mla_plan_args *args, const int32_t *lengths, int64_t lengths_count,
                          const mla_metadata *metadata);

/* Persistent step: works of the plan, then the merge of split requests. */
int32_t mla_decode_persistent(const mla_decode_args *args);
int32_t mla_reduce(const mla_decode_args *args);
/* Split step: num_kv_splits equal pieces of each request, then their merge. */
int32_t mla_decode_split(const mla_decode_args *args);
int32_t mla_reduce_split(const mla_decode_args *args);

/* Entries of lowered MLIR modules, one for each combination of the element types f32, f16, bf16,
 * and for <kv> also f8E4M3FN and f8E4M3FNUZ:
 *
 *   _mlir_ciface_mla_cpu_metadata_fill(params, lengths, <six buffers>)
 *   _mlir_ciface_mla_cpu_decode_persistent_<q>_<kv>_<out>(params, scales, q_latent, q_rope, latent,
 *       rope, lengths, mask, page_table, latent_scale, rope_scale, <six buffers>, scratch_output,
 *       scratch_lse, out, lse)
 *   _mlir_ciface_mla_cpu_decode_split_<q>_<kv>_<out>(... without the six buffers ...)
 *   _mlir_ciface_mla_cpu_reduce_<out>(params, <six buffers>, scratch_output, scratch_lse, out, lse)
 *   _mlir_ciface_mla_cpu_reduce_split_<out>(params, lengths, scratch_output, scratch_lse, out, lse)
 *
 *   int32_t _mlir_ciface_mla_choose(params, costs, lengths)
 *
 * is the test of `mode=runtime`: 1 where the persistent kernel is to run, 0 for the split one. The
 * environment's MLA_DECODE_MODE (persistent or split) decides, read once by a process; otherwise the
 * lengths do: the kernel with less on its busiest unit. `params` is i64 [6]: version, units,
 * kv_granularity, num_kv_splits, and how many requests each becomes in the persistent and in the
 * split kernel; `costs` is f64 [2], of a block in each. With blocks b of n requests the persistent
 * kernel costs ceil(sum(b + 16) / units) + 16 blocks, the split one with S pieces
 * ceil(n S / units) (ceil(max b / S) + 16).
 *
 *   void _mlir_ciface_mla_aiter_offsets(lengths, int64_t query, int64_t page_size, qo_indptr,
 *       kv_indptr, last_page)
 *   void _mlir_ciface_mla_aiter_rows(table, kv_indptr, kv_indices)
 *
 * are for graphs that call AITER, with lengths and tables in host memory; all are i32. The first writes
 * where the query tokens (B + 1) and the pages (B + 1) of each request start, and the rows of its last
 * page (B); lengths are at least 1. The second lists the pages of all requests, one request after the
 * other, from the rows of the table [B, N]; kv_indices has B N entries.
 *
 * q_latent, q_rope, latent, rope, mask, page_table and the scales are unranked: {int64_t rank; void *descriptor}. The
 * others are pointers to MLIR's ranked descriptors. `scales` is f64 [3]: scale_latent, scale_rope,
 * mask_scale. `params` is i64: version, B, Q, H, R, P, T, units, num_kv_splits, causal, empty, 1
 * where there is a mask, kv_granularity, page_size, page_count and scale_group (0: none); then for
 * q_latent, q_rope, latent, rope, mask, page_table, latent_scale and rope_scale an index map: rank n,
 * and n rows of the coefficients of (b, q, h, r|p|t), (b, t, r|p|g, 0) - with pages
 * (b, page, row of the page, r|p|g) - or (b, t / page_size, 0, 0) and the constant. A rank of -1: the
 * operand is absent. A failed entry fills out and lse with NaN. */

/* Entries of lowered StableHLO: handlers of XLA's typed FFI (xla/ffi/api/c_api.h), registered under
 * their names without `xla_`. Buffers are dense and row-major; the attributes params (i64) and, of a
 * first stage, scales (f64) are as above. Operands, of which the absent are left out, and results:
 *
 *   fill    lengths -> <plan>
 *   decode  q_latent, q_rope, latent, rope, lengths, mask, page_table, latent_scale, rope_scale,
 *           <plan, if persistent> -> scratch_output, scratch_lse, out, lse
 *   reduce  <plan, or lengths if split>, scratch_output, scratch_lse, out, lse -> out, lse
 *
 *   choose  lengths -> i32 []  (xla_mla_choose; costs are the attribute scales)
 *
 * A B, T or page_count that is known only when running is -1 in params; then the last operand is
 * i32 [3]: B, T and page_count.
 *
 * A plan is the six buffers without work_meta_data. A failed call is XLA's error. */
struct XLA_FFI_CallFrame;
struct XLA_FFI_Error;
struct XLA_FFI_Error *xla_mla_cpu_metadata_fill(struct XLA_FFI_CallFrame *frame);
struct XLA_FFI_Error *xla_mla_cpu_decode_persistent(struct XLA_FFI_CallFrame *frame);
struct XLA_FFI_Error *xla_mla_cpu_decode_split(struct XLA_FFI_CallFrame *frame);
struct XLA_FFI_Error *xla_mla_cpu_reduce(struct XLA_FFI_CallFrame *frame);
struct XLA_FFI_Error *xla_mla_cpu_reduce_split(struct XLA_FFI_CallFrame *frame);
struct XLA_FFI_Error *xla_mla_choose(struct XLA_FFI_CallFrame *frame);

/* Functions of IREE's module `mla_opt`, which lowered graphs import under the names of those
 * handlers; the module is the user's (testdata/export/run_iree.py has one in Python). Operands and
 * results are buffer views, in the order above and dense; an operand that is absent is null. Then
 * follow host buffers with params (i64) and, of a first stage, scales (f64), and of a first stage
 * IREE's number of the element type of out. The callee makes the results: see mla_metadata_sizes;
 * the scratch of a split step is that of mla_decode_args. */

#ifdef __cplusplus
}
#endif

#endif /* MLA_KERNELS_H */
