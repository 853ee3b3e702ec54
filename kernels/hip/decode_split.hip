// Split decode: block (s, t) attends to the s-th of `splits` equal pieces of tile t.
#include "decode.h"

#define DECODE(NAME, THREADS, BLOCKS, ...)                                                          \
  SHAPE_INFO(Shape, mla_decode_split_##NAME, __VA_ARGS__)                                                  \
  KERNEL BOUNDS(THREADS, BLOCKS) void mla_decode_split_##NAME(const DecodeParams p) {               \
    decode<Shape<__VA_ARGS__>, SplitWorks>(p);                                                      \
  }
#ifndef __AMDGCN__
#include "decode_wide.h"
#define DECODE_WIDE(NAME, ...)                                                                      \
  SHAPE_INFO(WideShape, mla_decode_split_##NAME, __VA_ARGS__)                                       \
  KERNEL BOUNDS(384, 1) void mla_decode_split_##NAME(const DecodeParams p) {                        \
    decode_wide<WideShape<__VA_ARGS__>, SplitWorks>(p);                                             \
  }
#endif
#include "instances.h"
