// Rounding to fp8, the same on every architecture and on the CPU: to nearest even; what is finite but too
// large, and infinities, to the greatest value; NaN to NaN.
#pragma once
#include "gpu.h"

// FN: bias 7, greatest 448, NaN 0x7f with the sign, -0 kept. FNUZ: bias 8, greatest 240, NaN 0x80, no -0.
DEVICE u8 fp8_bits(float x, bool fn) {
  i32 bias = fn ? 7 : 8;
  u32 sign = bits_of(x) >> 24 & 0x80, magnitude = bits_of(x) & 0x7fffffff;
  if (magnitude > 0x7f800000) return fn ? u8(sign | 0x7f) : 0x80;
  u32 least_normal = u32(128 - bias) << 23, code;
  if (magnitude >= least_normal) {
    u32 rounded = magnitude + 0x7ffff + (magnitude >> 20 & 1);
    code = (rounded >> 20) - (u32(127 - bias) << 3);
    u32 greatest = fn ? 0x7e : 0x7f;
    if (code > greatest) code = greatest;
  } else {
    // The sum's last bit is worth one unit of the subnormals.
    float unit = float_of(u32(127 - bias + 1 - 3 + 23) << 23);
    code = bits_of(float_of(magnitude) + unit) - bits_of(unit);
  }
  if (!fn && code == 0) return 0;
  return u8(sign | code);
}

// The code of x over a scale; the quotient of a NaN need not keep its sign.
DEVICE u8 scaled_fp8_bits(float x, float scale, bool fn) { return fp8_bits(x != x ? x : x / scale, fn); }
