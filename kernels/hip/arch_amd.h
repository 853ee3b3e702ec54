// gfx942 and gfx950: waves of 64, MFMA, cached rows by 16-byte loads through registers to shared memory.
#pragma once

constexpr i32 kWarp = 64;
#ifdef __gfx950__
constexpr bool kGfx950 = true;
constexpr i32 kFp8Type = kF8E4M3FN;  // the architecture's own
#else
constexpr bool kGfx950 = false;
constexpr i32 kFp8Type = kF8E4M3FNUZ;
#endif

using Two = u32 __attribute__((ext_vector_type(2)));
using Four = u32 __attribute__((ext_vector_type(4)));

DEVICE i32 thread_index() { return i32(__builtin_amdgcn_workitem_id_x()); }
DEVICE i32 block_x() { return i32(__builtin_amdgcn_workgroup_id_x()); }
DEVICE i32 block_y() { return i32(__builtin_amdgcn_workgroup_id_y()); }
DEVICE i32 block_z() { return i32(__builtin_amdgcn_workgroup_id_z()); }
DEVICE i32 lane_index() { return thread_index() & 63; }

// A value that all lanes of a wave share, in a scalar register.
DEVICE i32 uniform(i32 x) { return __builtin_amdgcn_readfirstlane(x); }
// A shared value from which things are derived anew, which costs less than to keep them in registers.
DEVICE i32 anew(i32 x) {
  asm volatile("" : "+s"(x));
  return x;
}
DEVICE i32 warp_index() { return uniform(thread_index() >> 6); }

// The kernel's parameters, read again, so that what one phase needs of them takes no registers in others.
// They tell the compiler that pointers are to memory.
template <class T> DEVICE T reread(const T &) {
  auto from = (const __attribute__((address_space(4))) T *)__builtin_amdgcn_kernarg_segment_ptr();
  asm volatile("" : "+s"(from));
  T p = *(const T *)from;
  p.pointers([]<class P>(P *&x) { x = (P *)(__attribute__((address_space(1))) P *)x; });
  return p;
}

// Orders shared memory only: loads from memory stay in flight across it.
DEVICE void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
}
DEVICE i32 from_lane(i32 x, i32 lane) { return __builtin_amdgcn_ds_bpermute(lane * 4, x); }
// Neighbours are reached by the adders' own crossbar, others by that of shared memory.
DEVICE float shuffle_xor(float x, i32 mask) {
  i32 y = i32(bits_of(x));
  switch (mask) {
    case 1: return float_of(u32(__builtin_amdgcn_mov_dpp(y, 0xb1, 15, 15, true)));
    case 2: return float_of(u32(__builtin_amdgcn_mov_dpp(y, 0x4e, 15, 15, true)));
    default: return float_of(u32(from_lane(y, lane_index() ^ mask)));
  }
}
DEVICE i32 shuffle_up(i32 x, i32 by) { return from_lane(x, most(lane_index() - by, 0)); }
DEVICE bool any(bool x) { return __builtin_amdgcn_ballot_w64(x) != 0; }
DEVICE float exp2_fast(float x) { return __builtin_amdgcn_exp2f(x); }
DEVICE float log2_fast(float x) { return __builtin_amdgcn_logf(x); }
DEVICE void raise_fault(i32 *status, i32 bits) {
  __hip_atomic_fetch_or(status, bits, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

// Kernels of a queue run one after the other.
DEVICE void release_dependents() {}
DEVICE void await_dependencies() {}

template <i32 BYTES> DEVICE char *shared_memory() {
  SHARED static char memory[BYTES] __attribute__((aligned(16)));
  return memory;
}
constexpr bool kSharedIsDynamic = false;

// Cached rows on their way to shared memory. A few neighbouring threads load a row into registers, 16 bytes
// at a time, while the tile before it is worked on. A row has its own address, so that pages may have any
// size, and its own pitch, so that eight rows of a column meet eight different banks. With two STAGES a
// tile can be stored while others still read the one before it.
template <i32 WARPS, i32 ROWS, i32 LATENT, i32 ROPE, i32 PITCH, i32 STAGES> struct Pipeline {
  static constexpr i32 kExtraThreads = 0;
  static constexpr bool kFetchers = false;
  static constexpr i32 kBytes = STAGES * ROWS * PITCH;
  static constexpr i32 kThreads = WARPS * kWarp, kRowThreads = kThreads / ROWS;
  static constexpr i32 kPieces = (LATENT + ROPE) / 16, kLatentPieces = LATENT / 16;
  static constexpr i32 kEach = ceil_div(kPieces, kRowThreads);
  static_assert(kThreads % ROWS == 0 && LATENT % 16 == 0 && ROPE % 16 == 0);
  char *tiles;
  Four pieces[kEach];

  // What lies between rows is read where a width is no multiple of a product's, and must be numbers.
  DEVICE void init(char *shared) {
    tiles = shared;
    for (i32 at = thread_index() * 16; at < kBytes; at += kThreads * 16) *reinterpret_cast<Four *>(shared + at) = Four(0);
    ::barrier();
  }
  // Row of a tile that this thread copies.
  static DEVICE i32 row() {
    i32 row = thread_index() / kRowThreads;
    __builtin_assume(row >= 0 && row < ROWS);
    return row;
  }
  static DEVICE void begin(i32) {}
  DEVICE void copy(i32, const char *latent, const char *rope, bool) {
    using Global = const __attribute__((address_space(1))) Four *;
    i32 first = thread_index() % kRowThreads;
#pragma unroll
    for (i32 k = 0; k < kEach; ++k) {
      i32 piece = first + k * kRowThreads;
      const char *from = piece < kLatentPieces ? latent : rope - LATENT;
      if ((k + 1) * kRowThreads <= kPieces || piece < kPieces) pieces[k] = *(Global)(from + piece * 16);
    }
  }
  static DEVICE void barrier() { ::barrier(); }
  // Returns the tile whose rows were asked for last.
  DEVICE char *await(i32 tile) const {
    if (STAGES == 1) barrier();  // the tile before it is read no more
    char *at = tiles + (STAGES == 1 ? 0 : u32(tile) % STAGES * ROWS * PITCH);
    i32 first = thread_index() % kRowThreads;
#pragma unroll
    for (i32 k = 0; k < kEach; ++k) {
      i32 piece = first + k * kRowThreads;
      if ((k + 1) * kRowThreads <= kPieces || piece < kPieces)
        *reinterpret_cast<Four *>(at + row() * PITCH + piece * 16) = pieces[k];
    }
    barrier();
    return at;
  }
  DEVICE void release(i32) const {}
};

// Element types of a cache. Products with fp8 keys are of fp8, and a query is the sum of two; values are
// widened to bf16, which is exact.
struct Bf16 { static constexpr i32 kBytes = 2; static constexpr bool kFp8 = false; };
struct Fp8 { static constexpr i32 kBytes = 1; static constexpr bool kFp8 = true; };

using Floats = float __attribute__((ext_vector_type(4)));

// Bits of the upper halves of two f32: bf16 where the rest is zero.
DEVICE u32 upper_halves(float low, float high) { return __builtin_amdgcn_perm(bits_of(high), bits_of(low), 0x07060302); }
template <i32 BYTE> DEVICE float fp8_to_float(u32 x) { return __builtin_amdgcn_cvt_f32_fp8(i32(x), BYTE); }

// Matrix fragments. Lane l of an operand holds row l % 16, and of a step of 32 the eight inner columns from
// 8 * (l / 16) on; as both operands agree, two products of 16 take four of them each. The result has the rows
// of the second operand in its lanes: keys and values come first, so that a lane has one query row, and
// adjacent tokens and columns of it.
template <class KV> struct Fragments {
  static constexpr i32 kK = 32, kTokens = 32, kColumns = 64, kAcc = 4;
  struct B { u32 r[KV::kFp8 ? 2 : 4]; };
  struct A { B high, low; };  // low: what fp8 left of the query; not used by bf16
  struct C { float x[kAcc]; };
  struct O { float x[16]; };

  static constexpr i32 kRuns = 1, kRun = 8, kRunRows = 1;
  static DEVICE i32 run_row(i32) { return lane_index() % 16; }
  static DEVICE i32 run_slot(i32) { return 0; }
  static DEVICE i32 run_column(i32) { return lane_index() / 16 * 8; }
  static DEVICE float row_maximum(float x) {
    x = maximum(x, shuffle_xor(x, 16));
    return maximum(x, shuffle_xor(x, 32));
  }
  // Queries that are not fp8 are scaled so that their greatest lies in [64, 128), which both fp8 types have.
  static constexpr i32 kExponent = 6;
  template <i32 DTYPE> static constexpr bool kScaled = KV::kFp8 && DTYPE != kFp8Type;
  // Whether a query needs its low part.
  static constexpr bool kHasLow = KV::kFp8;

  static DEVICE u32 pack(float a, float b) {
#ifdef __gfx950__
    u32 y;
    asm("v_cvt_pk_bf16_f32 %0, %1, %2" : "=v"(y) : "v"(a), "v"(b));
    return y;
#else
    return u32(bf16_bits(a)) | u32(bf16_bits(b)) << 16;
#endif
  }
  template <i32 DTYPE> static DEVICE void set_run(A &a, i32, const float (&v)[kRun]) {
    if constexpr (KV::kFp8) {
#pragma unroll
      for (i32 i = 0; i < 2; ++i) {
        const float *x = v + 4 * i;
        u32 high = pack_fp8(x[0], x[1], x[2], x[3]);
        a.high.r[i] = high;
        a.low.r[i] = pack_fp8(x[0] - fp8_to_float<0>(high), x[1] - fp8_to_float<1>(high), x[2] - fp8_to_float<2>(high),
                              x[3] - fp8_to_float<3>(high));
      }
    } else {
#pragma unroll
      for (i32 i = 0; i < 4; ++i) a.high.r[i] = DTYPE == kBf16 ? upper_halves(v[2 * i], v[2 * i + 1]) : pack(v[2 * i], v[2 * i + 1]);
    }
  }
  static DEVICE u32 pack_fp8(float a, float b, float c, float d) {
    i32 low = __builtin_amdgcn_cvt_pk_fp8_f32(a, b, 0, false);
    return u32(__builtin_amdgcn_cvt_pk_fp8_f32(c, d, low, true));
  }

  // c += a b over 32 inner columns of bf16.
  static DEVICE void multiply(float *c, const u32 (&a)[4], const u32 (&b)[4]) {
    Floats sum = {c[0], c[1], c[2], c[3]};
#ifdef __gfx950__
    using Eight = __bf16 __attribute__((ext_vector_type(8)));
    sum = __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_bit_cast(Eight, a), __builtin_bit_cast(Eight, b), sum, 0, 0, 0);
#else
    using Half = short __attribute__((ext_vector_type(4)));
    sum = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(__builtin_bit_cast(Half, Two{a[0], a[1]}),
                                                    __builtin_bit_cast(Half, Two{b[0], b[1]}), sum, 0, 0, 0);
    sum = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(__builtin_bit_cast(Half, Two{a[2], a[3]}),
                                                    __builtin_bit_cast(Half, Two{b[2], b[3]}), sum, 0, 0, 0);
#endif
#pragma unroll
    for (i32 i = 0; i < 4; ++i) c[i] = sum[i];
  }
  static DEVICE void multiply(float *c, const u32 (&a)[2], const u32 (&b)[2]) {
    Floats sum = {c[0], c[1], c[2], c[3]};
    sum = __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8(__builtin_bit_cast(long, Two{a[0], a[1]}),
                                                     __builtin_bit_cast(long, Two{b[0], b[1]}), sum, 0, 0, 0);
#pragma unroll
    for (i32 i = 0; i < 4; ++i) c[i] = sum[i];
  }
  template <bool LOW> static DEVICE void mma(C &c, const A &query, const B &keys) {
    multiply(c.x, keys.r, query.high.r);
    if constexpr (LOW) multiply(c.x, keys.r, query.low.r);
  }

  // Keys: N times 16 tokens from `token` on, columns from `column` on.
  template <i32 PITCH, i32 N>
  static DEVICE void load_keys(B (&b)[N], const char *tile, i32 token, i32 column) {
    i32 lane = lane_index();
#pragma unroll
    for (i32 n = 0; n < N; ++n)
      b[n] = *reinterpret_cast<const B *>(
          __builtin_assume_aligned(tile + (token + 16 * n + lane % 16) * PITCH + (column + lane / 16 * 8) * KV::kBytes, sizeof(B)));
  }
  static constexpr i32 kScorePad = 4;
  template <i32 PITCH> static DEVICE void store_scores(float *at, const C &c) {
    *reinterpret_cast<Floats *>(at + lane_index() % 16 * PITCH + lane_index() / 16 * 4) = Floats{c.x[0], c.x[1], c.x[2], c.x[3]};
  }

  // Probabilities: 16 rows of kTokens tokens, `PITCH` bytes a row.
  struct P { u32 r[4]; };
  template <i32 PITCH> static DEVICE void load_probabilities(P &p, const char *at) {
    Four x = *reinterpret_cast<const Four *>(at + lane_index() % 16 * PITCH + lane_index() / 16 * 16);
#pragma unroll
    for (i32 i = 0; i < 4; ++i) p.r[i] = x[i];
  }
  // Values: kTokens tokens from `token` on, kColumns columns from `column` on. A lane reads four columns of
  // its eight tokens; column i of each lane makes the i-th operand.
  struct V { u32 r[4][4]; };
  template <i32 PITCH> static DEVICE void load_values(V &v, const char *tile, i32 token, i32 column) {
    i32 lane = lane_index();
    const char *from = tile + (token + lane / 16 * 8) * PITCH + (column + lane % 16 * 4) * KV::kBytes;
    if constexpr (KV::kFp8) {
      u32 rows[8];
#pragma unroll
      for (i32 j = 0; j < 8; ++j) rows[j] = *reinterpret_cast<const u32 *>(from + j * PITCH);
#pragma unroll
      for (i32 j = 0; j < 4; ++j) {
        u32 a = rows[2 * j], b = rows[2 * j + 1];
        v.r[0][j] = upper_halves(fp8_to_float<0>(a), fp8_to_float<0>(b));
        v.r[1][j] = upper_halves(fp8_to_float<1>(a), fp8_to_float<1>(b));
        v.r[2][j] = upper_halves(fp8_to_float<2>(a), fp8_to_float<2>(b));
        v.r[3][j] = upper_halves(fp8_to_float<3>(a), fp8_to_float<3>(b));
      }
    } else {
      Two rows[8];
#pragma unroll
      for (i32 j = 0; j < 8; ++j) rows[j] = *reinterpret_cast<const Two *>(from + j * PITCH);
#pragma unroll
      for (i32 i = 0; i < 4; ++i)
#pragma unroll
        for (i32 j = 0; j < 4; ++j)
          v.r[i][j] = __builtin_amdgcn_perm(rows[2 * j + 1][i / 2], rows[2 * j][i / 2], i % 2 ? 0x07060302 : 0x05040100);
    }
  }
  static DEVICE void mma(O &o, const P &p, const V &v) {
#pragma unroll
    for (i32 i = 0; i < 4; ++i) multiply(o.x + 4 * i, v.r[i], p.r);
  }

  // The output row of a lane, and its runs of adjacent columns.
  static constexpr i32 kOutRows = 1, kOutRuns = 4, kOutRun = 4;
  static DEVICE i32 out_row(i32) { return lane_index() % 16; }
  static DEVICE i32 out_column(i32 run) { return lane_index() / 16 * 16 + run * 4; }
  static DEVICE float &out(O &o, i32, i32 run, i32 i) { return o.x[4 * i + run]; }
};

#define BOUNDS(THREADS, BLOCKS) \
  __attribute__((amdgpu_flat_work_group_size(THREADS, THREADS), amdgpu_waves_per_eu(ceil_div((THREADS) / kWarp * (BLOCKS), 4))))
