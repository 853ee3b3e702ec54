// Query quantisation: rows of any float type to fp8, divided by a scale.
#include "quantize.h"

constexpr i32 kThreads = 256, kEach = 8;

KERNEL BOUNDS(kThreads, 1) void mla_quantize_query(const QuantizeParams p) {
  i64 at = (i64(block_x()) * kThreads + thread_index()) * kEach;
  if (at >= i64(p.count) * p.width) return;
  float scale = p.scale ? *p.scale : 1.f;
  i32 row = i32(at / p.width), column = i32(at % p.width);  // widths are multiples of kEach
  union {
    u8 bytes[kEach];
    u64 word;
  } code;
#pragma unroll
  for (i32 i = 0; i < kEach; ++i)
    code.bytes[i] = scaled_fp8_bits(load_float(p.input, row * p.input_stride + column + i, p.input_dtype), scale,
                             p.output_dtype == kF8E4M3FN);
  *reinterpret_cast<u64 *>(static_cast<u8 *>(p.output) + at) = code.word;
}
