// Parameters of the device kernels, one structure each, passed by value. The host mirrors them field by field.
// Letters and meanings are those of mla_kernels.h; strides count elements. The host checks sizes and
// alignment: rows of the cache and of the queries are contiguous and 16-byte aligned.
#pragma once

using i8 = signed char;
using i16 = short;
using i32 = int;
using i64 = long long;
using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;

// Element types, as in mla_kernels.h.
enum DType : i32 { kF32 = 0, kF16 = 1, kBf16 = 2, kF8E4M3FN = 3, kF8E4M3FNUZ = 4 };

// What a row with nothing visible gets, as in mla_kernels.h.
enum Empty : i32 { kEmptyZero = 0, kEmptyNan = 1 };

// Bits of `*status`, set by kernels that met an index they cannot follow.
enum Fault : i32 { kFaultLength = 1, kFaultPage = 2, kFaultPlan = 4 };

// One decode step, persistent or split.
struct DecodeParams {
  const void *q_latent, *q_rope;  // [B, Q, H, R], [B, Q, H, P]
  const void *latent, *rope;      // [page, row of the page, R or P]
  const void *mask;               // [B, Q, H, T]; null: none
  const i32 *page_table;          // [B, N]; null: page b is request b
  const i32 *lengths;             // [B]
  const float *q_scale;           // one value; null: 1
  const float *kv_scale;          // one value; null: 1
  void *out;                      // [B, Q, H, R]
  float *lse;                     // [B, Q, H]; null: not wanted
  const i32 *work_indptr, *work_info_set;  // of a persistent step
  float *scratch_output, *scratch_lse;
  i32 *status;
  i64 q_latent_strides[3], q_rope_strides[3], latent_strides[2], rope_strides[2];
  i64 mask_strides[4], out_strides[3], lse_strides[3], table_stride;
  i32 batch, query, heads, kv_length;
  i32 page_size, page_count;
  i32 parts;   // that the heads are cut into, each for a block of its own
  i32 q_tile;  // query tokens of a tile
  i32 splits;  // pieces of a request in a split step
  i32 causal, empty;
  i32 q_dtype, mask_dtype, out_dtype;
  float scale_latent, scale_rope, mask_scale;

  template <class F> __attribute__((device, always_inline)) void pointers(F f) {
    f(q_latent), f(q_rope), f(latent), f(rope), f(mask), f(page_table), f(lengths), f(q_scale), f(kv_scale), f(out);
    f(lse), f(work_indptr), f(work_info_set), f(scratch_output), f(scratch_lse), f(status);
  }
};

// Merge of partial results.
struct ReduceParams {
  const i32 *reduce_indptr, *reduce_final_map, *reduce_partial_map;  // null: a split step
  const float *scratch_output, *scratch_lse;
  void *out;
  float *lse;
  i64 out_strides[3], lse_strides[3];
  i32 batch, query, heads, width;
  i32 q_tile, splits;
  i32 empty, out_dtype;
};

// The planner; the fields of the plan's configuration are those of kernels/src/plan.
struct PlanParams {
  const i32 *lengths;
  i64 *work_meta_data;
  i32 *work_indptr, *work_info_set, *reduce_indptr, *reduce_final_map, *reduce_partial_map;
  i32 *status;
  i32 batch, kv_length;
  i32 units, query, q_tile, fold, kv_granularity, page_size, causal;
  i32 works_limit, partials_limit;  // rows that work_info_set and reduce_partial_map hold
  i32 reduce_indptr_count;          // the rest repeats the last value
};

// New rows of a step into the cache.
struct UpdateParams {
  const void *latent_new, *rope_new;  // [N, R], [N, P]
  const i64 *slots;                   // [N]: page * page_size + row; negative: skipped
  void *latent, *rope;
  const float *kv_scale;  // the stored value is the new one divided by it; null: 1
  i32 *status;
  i64 latent_new_stride, rope_new_stride, latent_strides[2], rope_strides[2];
  i32 count, latent_width, rope_width, page_size, page_count;
  i32 new_dtype, cache_dtype;
};

// Queries to fp8.
struct QuantizeParams {
  const void *input;  // [N, W]
  void *output;       // [N, W], contiguous
  const float *scale; // one value; null: 1
  i64 input_stride;
  i32 count, width, input_dtype, output_dtype;
};
