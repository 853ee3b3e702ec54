// What the kernels need of a GPU: the language, numbers, and the header of the architecture.
#pragma once
#include "params.h"

#define DEVICE __attribute__((device)) inline __attribute__((always_inline))
#define KERNEL extern "C" __attribute__((global))

#define SHARED __attribute__((shared))

constexpr float kLog2e = 1.4426950408889634f;
constexpr float kLn2 = 0.6931471805599453f;

DEVICE float infinity() { return __builtin_inff(); }
DEVICE float maximum(float a, float b) { return __builtin_fmaxf(a, b); }
constexpr i32 least(i32 a, i32 b) { return a < b ? a : b; }
constexpr i32 most(i32 a, i32 b) { return a > b ? a : b; }
constexpr i32 ceil_div(i32 a, i32 b) { return (a + b - 1) / b; }

DEVICE u32 bits_of(float x) { return __builtin_bit_cast(u32, x); }
DEVICE float float_of(u32 x) { return __builtin_bit_cast(float, x); }
DEVICE float bf16_value(u16 x) { return float_of(u32(x) << 16); }
DEVICE float f16_value(u16 x) { return float(__builtin_bit_cast(_Float16, x)); }
DEVICE u16 f16_bits(float x) { return __builtin_bit_cast(u16, _Float16(x)); }

// Rounds to nearest even; a NaN stays one.
DEVICE u16 bf16_bits(float x) {
  u32 b = bits_of(x);
  if ((b & 0x7fffffff) > 0x7f800000) return u16(b >> 16 | 0x40);
  return u16((b + 0x7fff + (b >> 16 & 1)) >> 16);
}

// One element of any type as f32.
DEVICE float fp8_value(u8 x, i32 bias, bool nan) {
  u32 magnitude = u32(x & 0x7f) << 20;
  float one = float_of(u32(128 - bias) << 23);
  float value = x & 0x78 ? float_of(magnitude + (u32(127 - bias) << 23))
                         : float_of(magnitude + bits_of(one)) - one;
  value = float_of(bits_of(value) | u32(x & 0x80) << 24);
  return nan ? float_of(0x7fc00000) : value;
}
DEVICE float load_float(const void *data, i64 at, i32 dtype) {
  switch (dtype) {
    case kF32: return static_cast<const float *>(data)[at];
    case kF16: return f16_value(static_cast<const u16 *>(data)[at]);
    case kBf16: return bf16_value(static_cast<const u16 *>(data)[at]);
    default: {
      u8 x = static_cast<const u8 *>(data)[at];
      bool fn = dtype == kF8E4M3FN;
      return fp8_value(x, fn ? 7 : 8, fn ? (x & 0x7f) == 0x7f : x == 0x80);
    }
  }
}
DEVICE void store_float(void *data, i64 at, i32 dtype, float x) {
  switch (dtype) {
    case kF32: static_cast<float *>(data)[at] = x; break;
    case kF16: static_cast<u16 *>(data)[at] = f16_bits(x); break;
    default: static_cast<u16 *>(data)[at] = bf16_bits(x); break;
  }
}

#if defined(__AMDGCN__)
#include "arch_amd.h"
#else
#include "arch_nvidia.h"
#endif
