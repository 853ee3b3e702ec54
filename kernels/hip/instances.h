// The decode kernels: name, threads of a block, blocks of a multiprocessor, shape
// (cache type, latent and rope width, row tiles, tokens of a tile, slices of the widths, slices of
// the tokens, stages). The name says cache type, widths and query rows.
#ifdef __AMDGCN__
#include "instances_amd.h"
#else
DECODE(bf16_512_64_m16, 256, 2, Bf16, 512, 64, 1, 32, 4, 1, 2)
DECODE(fp8_512_64_m16, 256, 2, Fp8, 512, 64, 1, 64, 4, 1, 2)
DECODE(bf16_512_64_m32, 384, 1, Bf16, 512, 64, 2, 32, 4, 2, 4)
DECODE(fp8_512_64_m32, 384, 1, Fp8, 512, 64, 2, 64, 4, 2, 4)
DECODE_WIDE(bf16_512_64_m64, Bf16, 512, 64)
DECODE_WIDE(fp8_512_64_m64, Fp8, 512, 64)
#ifdef TUNE
DECODE(bf16_512_64_m16_b, 384, 1, Bf16, 512, 64, 1, 32, 4, 2, 5)
DECODE(bf16_512_64_m16_c, 384, 1, Bf16, 512, 64, 1, 64, 4, 2, 2)
DECODE(fp8_512_64_m16_b, 384, 1, Fp8, 512, 64, 1, 64, 4, 2, 4)
DECODE(fp8_512_64_m16_c, 256, 2, Fp8, 512, 64, 1, 32, 4, 1, 4)
#endif
DECODE(bf16_256_32_m16, 256, 2, Bf16, 256, 32, 1, 32, 4, 1, 2)
DECODE(fp8_256_32_m16, 256, 2, Fp8, 256, 32, 1, 64, 4, 1, 2)
DECODE(bf16_48_16_m16, 256, 2, Bf16, 48, 16, 1, 32, 4, 1, 2)
#endif
