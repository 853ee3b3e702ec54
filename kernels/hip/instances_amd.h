// The decode kernels of gfx942 and gfx950; see instances.h. 64 KB of shared memory hold one tile, 160 KB one
// for each of two blocks, or two.
#ifdef __gfx950__
#define BLOCKS 2
#define STAGES 2
DECODE(bf16_512_64_m64, 256, 1, Bf16, 512, 64, 4, 32, 4, 1, 2)
DECODE(fp8_512_64_m64, 256, 1, Fp8, 512, 64, 4, 64, 4, 1, 1)
#else
#define BLOCKS 1
#define STAGES 1
DECODE(bf16_512_64_m64, 256, 1, Bf16, 512, 64, 4, 32, 2, 2, 1)
DECODE(fp8_512_64_m64, 256, 1, Fp8, 512, 64, 4, 32, 4, 1, 1)
#endif
DECODE(bf16_512_64_m16, 256, BLOCKS, Bf16, 512, 64, 1, 32, 4, 1, 1)
DECODE(fp8_512_64_m16, 256, BLOCKS, Fp8, 512, 64, 1, 64, 4, 1, 1)
DECODE(bf16_512_64_m32, 256, 1, Bf16, 512, 64, 2, 32, 4, 1, STAGES)
DECODE(fp8_512_64_m32, 256, 1, Fp8, 512, 64, 2, 64, 2, 2, STAGES)
DECODE(bf16_256_32_m16, 256, BLOCKS, Bf16, 256, 32, 1, 32, 4, 1, STAGES)
DECODE(fp8_256_32_m16, 256, BLOCKS, Fp8, 256, 32, 1, 64, 4, 1, STAGES)
DECODE(bf16_48_16_m16, 256, BLOCKS, Bf16, 48, 16, 1, 32, 4, 1, STAGES)
