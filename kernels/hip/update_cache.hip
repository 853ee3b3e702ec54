// Cache update: the new rows of a step into their slots, quantised on the way. Block n writes row n.
#include "quantize.h"

constexpr i32 kThreads = 128;

DEVICE void store(void *cache, i64 at, i32 dtype, float x, float scale) {
  if (dtype == kF8E4M3FN || dtype == kF8E4M3FNUZ)
    static_cast<u8 *>(cache)[at] = scaled_fp8_bits(x, scale, dtype == kF8E4M3FN);
  else
    store_float(cache, at, dtype, x / scale);
}

KERNEL BOUNDS(kThreads, 1) void mla_update_cache(const UpdateParams p) {
  i64 slot = p.slots[block_x()];
  if (slot < 0) return;
  i64 page = slot / p.page_size, row = slot % p.page_size;
  if (page >= p.page_count) {
    raise_fault(p.status, kFaultPage);
    return;
  }
  float scale = p.kv_scale ? *p.kv_scale : 1.f;
  i64 latent = page * p.latent_strides[0] + row * p.latent_strides[1];
  i64 rope = page * p.rope_strides[0] + row * p.rope_strides[1];
  for (i32 c = thread_index(); c < p.latent_width; c += kThreads)
    store(p.latent, latent + c, p.cache_dtype, load_float(p.latent_new, block_x() * p.latent_new_stride + c, p.new_dtype), scale);
  for (i32 c = thread_index(); c < p.rope_width; c += kThreads)
    store(p.rope, rope + c, p.cache_dtype, load_float(p.rope_new, block_x() * p.rope_new_stride + c, p.new_dtype), scale);
}
