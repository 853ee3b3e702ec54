// sm_90: mma.sync m16n8k16 and ldmatrix; cached rows come by the bulk copy engine.
#pragma once

constexpr i32 kWarp = 32;
constexpr i32 kFp8Type = kF8E4M3FN;  // the architecture's own

DEVICE i32 thread_index() { return i32(__nvvm_read_ptx_sreg_tid_x()); }
DEVICE i32 block_x() { return i32(__nvvm_read_ptx_sreg_ctaid_x()); }
DEVICE i32 block_y() { return i32(__nvvm_read_ptx_sreg_ctaid_y()); }
DEVICE i32 block_z() { return i32(__nvvm_read_ptx_sreg_ctaid_z()); }
DEVICE i32 grid_x() { return i32(__nvvm_read_ptx_sreg_nctaid_x()); }
DEVICE i32 lane_index() { return thread_index() & 31; }

DEVICE i32 uniform(i32 x) { return x; }
DEVICE i32 anew(i32 x) { return x; }
template <class T> DEVICE const T &reread(const T &p) { return p; }
DEVICE i32 warp_index() { return thread_index() >> 5; }
DEVICE void barrier() { asm volatile("bar.sync 0;" ::: "memory"); }
DEVICE void warp_barrier() { asm volatile("bar.warp.sync -1;" ::: "memory"); }
DEVICE float shuffle_xor(float x, i32 mask) {
  float y;
  asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 31, -1;" : "=f"(y) : "f"(x), "r"(mask));
  return y;
}
DEVICE i32 shuffle_up(i32 x, i32 by) {
  i32 y;
  asm volatile("shfl.sync.up.b32 %0, %1, %2, 0, -1;" : "=r"(y) : "r"(x), "r"(by));
  return y;
}
DEVICE bool any(bool x) {
  i32 y;
  asm volatile("{.reg .pred p, q;\nsetp.ne.s32 p, %1, 0;\nvote.sync.any.pred q, p, -1;\nselp.s32 %0, 1, 0, q;}"
               : "=r"(y) : "r"(i32(x)));
  return y != 0;
}
DEVICE float exp2_fast(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
DEVICE float log2_fast(float x) {
  float y;
  asm("lg2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
DEVICE void raise_fault(i32 *status, i32 bits) {
  asm volatile("red.global.or.b32 [%0], %1;" ::"l"(status), "r"(bits) : "memory");
}

// The next kernel in the stream may start its prologue; the last one's writes can be seen.
DEVICE void release_dependents() { asm volatile("griddepcontrol.launch_dependents;"); }
DEVICE void await_dependencies() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// Shared memory beyond 48 KB is dynamic: its size comes with the launch.
extern SHARED char dynamic_shared[] __attribute__((aligned(1024)));
template <i32 BYTES> DEVICE char *shared_memory() { return dynamic_shared; }
constexpr bool kSharedIsDynamic = true;
DEVICE u32 shared_address(const void *p) {
  return u32(u64((const __attribute__((address_space(3))) char *)p));
}

DEVICE void named_barrier(i32 id, i32 threads) { asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory"); }
DEVICE void mbarrier_init(u32 at, i32 count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(count) : "memory");
}
DEVICE void mbarrier_arrive(u32 at) { asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at) : "memory"); }
DEVICE void mbarrier_expect(u32 at, i32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at), "r"(bytes) : "memory");
}
DEVICE void mbarrier_wait(u32 at, u32 parity) {
  asm volatile("{.reg .pred p;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@!p bra again;}"
               ::"r"(at), "r"(parity) : "memory");
}
template <i32 N> DEVICE void take_registers() { asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(N)); }
template <i32 N> DEVICE void give_registers() { asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(N)); }
DEVICE void bulk_copy(u32 to, const void *from, u32 bytes, u32 full) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
               ::"r"(to), "l"(from), "r"(bytes), "r"(full) : "memory");
}

// Cached rows on their way to shared memory: one bulk copy for each row, STAGES tiles deep. A row
// has its own address, so that pages may have any size, and its own pitch, so that eight rows of a
// column meet eight different banks. A warpgroup of its own issues the copies, each of which takes a
// warp many cycles, and leaves its registers to the others.
template <i32 WARPS, i32 ROWS, i32 LATENT, i32 ROPE, i32 PITCH, i32 STAGES> struct Pipeline {
  static constexpr i32 kExtraThreads = 128, kWarpRows = ROWS / 4;
  static constexpr bool kFetchers = true;
  static constexpr i32 kBytes = STAGES * (ROWS * PITCH + 16);
  static_assert(WARPS % 4 == 0 && ROWS % 4 == 0 && kWarpRows <= kWarp);
  char *tiles;
  u32 barriers;

  DEVICE void init(char *shared) {
    tiles = shared;
    barriers = shared_address(shared + STAGES * ROWS * PITCH);
    if (thread_index() == 0)
      for (i32 s = 0; s < STAGES; ++s) {
        mbarrier_init(full(s), 1);
        mbarrier_init(empty(s), WARPS);
      }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    ::barrier();
  }
  DEVICE u32 full(i32 tile) const { return barriers + u32(tile) % STAGES * 16; }
  DEVICE u32 empty(i32 tile) const { return full(tile) + 8; }
  static DEVICE u32 parity(i32 tile) { return u32(tile) / STAGES & 1; }

  // ---- the fetching warps ----
  static DEVICE bool fetches() { return warp_index() >= WARPS; }
  static DEVICE void begin_fetching() { give_registers<40>(); }
  // Row of a tile that this thread copies; ROWS: none.
  static DEVICE i32 row() {
    return lane_index() < kWarpRows ? (warp_index() - WARPS) * kWarpRows + lane_index() : ROWS;
  }
  DEVICE void begin(i32 tile) const {
    mbarrier_wait(empty(tile), parity(tile) ^ 1);
    if (thread_index() == WARPS * kWarp) mbarrier_expect(full(tile), ROWS * (LATENT + ROPE));
  }
  // `fused`: the two caches are one, rows side by side; the same for all.
  DEVICE void copy(i32 tile, const char *latent, const char *rope, bool fused) const {
    u32 to = shared_address(tiles) + (u32(tile) % STAGES * ROWS + row()) * PITCH;
    if (fused) {
      bulk_copy(to, latent, LATENT + ROPE, full(tile));
    } else {
      bulk_copy(to, latent, LATENT, full(tile));
      if (ROPE) bulk_copy(to + LATENT, rope, ROPE, full(tile));
    }
  }

  // ---- the others ----
  static DEVICE void begin_computing() { take_registers<WARPS == 4 ? 216 : 232>(); }
  static DEVICE void barrier() { named_barrier(1, WARPS * kWarp); }
  // Returns a tile once it is there.
  DEVICE char *await(i32 tile) const {
    mbarrier_wait(full(tile), parity(tile));
    return tiles + u32(tile) % STAGES * ROWS * PITCH;
  }
  // This warp reads the tile no more.
  DEVICE void release(i32 tile) const {
    warp_barrier();
    if (lane_index() == 0) mbarrier_arrive(empty(tile));
  }
};

DEVICE void ldmatrix(u32 (&r)[4], u32 at) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at) : "memory");
}
DEVICE void ldmatrix_transposed(u32 (&r)[4], u32 at) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at) : "memory");
}
// Four e4m3 as four f16: exact.
DEVICE void widen_fp8(u32 x, u32 &low, u32 &high) {
  asm("{.reg .b16 l, h;\nmov.b32 {l, h}, %2;\ncvt.rn.f16x2.e4m3x2 %0, l;\ncvt.rn.f16x2.e4m3x2 %1, h;}" : "=r"(low), "=r"(high) : "r"(x));
}

// Element types of a cache. f16 and fp8 are multiplied as f16 (fp8 is exact there), bf16 as bf16.
struct Bf16 { static constexpr i32 kBytes = 2; static constexpr bool kF16 = false, kFp8 = false; };
struct F16 { static constexpr i32 kBytes = 2; static constexpr bool kF16 = true, kFp8 = false; };
struct Fp8 { static constexpr i32 kBytes = 1; static constexpr bool kF16 = true, kFp8 = true; };

// Matrix fragments: products of 16 query rows, 16 columns of the inner dimension, 16 columns.
template <class KV> struct Fragments {
  static constexpr i32 kK = 16;       // inner columns of a product over the widths
  static constexpr i32 kTokens = 32;  // tokens of a step over the tokens
  static constexpr i32 kColumns = 16; // latent columns of a value step
  static constexpr i32 kAcc = 8;

  struct A { u32 r[4]; };
  struct B { u32 r[4]; };
  struct C { float x[kAcc]; };
  using O = C;

  // Runs of adjacent columns of A that a lane holds. With fp8 keys a lane's four columns are
  // adjacent in memory; since both operands agree, the order within a step is free.
  static constexpr i32 kRuns = 4, kRun = 2, kRunRows = 2;
  static DEVICE i32 run_row(i32 j) { return lane_index() / 4 + 8 * (j & 1); }
  static DEVICE i32 run_slot(i32 j) { return j & 1; }
  static DEVICE i32 run_column(i32 j) {
    return KV::kFp8 ? lane_index() % 4 * 4 + (j >> 1) * 2 : lane_index() % 4 * 2 + (j >> 1) * 8;
  }
  // Greatest value among the lanes that hold a row of A.
  static DEVICE float row_maximum(float x) {
    x = maximum(x, shuffle_xor(x, 1));
    return maximum(x, shuffle_xor(x, 2));
  }
  // The greatest of a scaled query row lies in [2^12, 2^13), far from the ends of f16.
  static constexpr i32 kExponent = 12;
  template <i32 DTYPE> static constexpr bool kScaled = KV::kF16;
  static constexpr bool kHasLow = false;
  static DEVICE u32 pack(float a, float b) {
    u32 y;
    if constexpr (KV::kF16)
      asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(y) : "f"(b), "f"(a));
    else
      asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(y) : "f"(b), "f"(a));
    return y;
  }
  template <i32> static DEVICE void set_run(A &a, i32 j, const float (&v)[kRun]) { a.r[j] = pack(v[0], v[1]); }

  static DEVICE void mma8(float *c, const A &a, u32 b0, u32 b1) {
    if constexpr (KV::kF16)
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                   : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                   : "r"(a.r[0]), "r"(a.r[1]), "r"(a.r[2]), "r"(a.r[3]), "r"(b0), "r"(b1));
    else
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                   : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                   : "r"(a.r[0]), "r"(a.r[1]), "r"(a.r[2]), "r"(a.r[3]), "r"(b0), "r"(b1));
  }
  template <bool> static DEVICE void mma(C &c, const A &a, const B &b) {
    mma8(c.x, a, b.r[0], b.r[1]);
    mma8(c.x + 4, a, b.r[2], b.r[3]);
  }

  // Keys: N times 16 tokens from `token` on, columns from `column` on.
  template <i32 PITCH, i32 N>
  static DEVICE void load_keys(B (&b)[N], const char *tile, i32 token, i32 column) {
    i32 lane = lane_index();
    if constexpr (KV::kFp8) {
      static_assert(N % 2 == 0);
#pragma unroll
      for (i32 n = 0; n < N; n += 2) {
        u32 r[4];
        ldmatrix(r, shared_address(tile) + (token + 16 * n + lane) * PITCH + column);
#pragma unroll
        for (i32 i = 0; i < 4; ++i) widen_fp8(r[i], b[n + i / 2].r[i % 2 * 2], b[n + i / 2].r[i % 2 * 2 + 1]);
      }
    } else {
      i32 row = lane % 8 + lane / 16 * 8, half = lane / 8 % 2;
#pragma unroll
      for (i32 n = 0; n < N; ++n)
        ldmatrix(b[n].r, shared_address(tile) + (token + 16 * n + row) * PITCH + column * 2 + half * 16);
    }
  }

  // Scores of a warp to shared memory, `PITCH` floats a row.
  static constexpr i32 kScorePad = 8;
  template <i32 PITCH> static DEVICE void store_scores(float *at, const C &c) {
    at += lane_index() / 4 * PITCH + lane_index() % 4 * 2;
    using Pair = float __attribute__((ext_vector_type(2)));
#pragma unroll
    for (i32 i = 0; i < 4; ++i)
      *reinterpret_cast<Pair *>(at + i % 2 * 8 * PITCH + i / 2 * 8) = Pair{c.x[2 * i], c.x[2 * i + 1]};
  }

  // Probabilities: 16 rows of kTokens tokens, `PITCH` bytes a row.
  struct P { A a[2]; };
  template <i32 PITCH> static DEVICE void load_probabilities(P &p, const char *at) {
    i32 lane = lane_index();
    u32 from = shared_address(at) + lane % 16 * PITCH + lane / 16 * 16;
    ldmatrix(p.a[0].r, from);
    ldmatrix(p.a[1].r, from + 32);
  }
  // Values: kTokens tokens from `token` on, kColumns columns from `column` on.
  struct V { B b[2]; };
  template <i32 PITCH> static DEVICE void load_values(V &v, const char *tile, i32 token, i32 column) {
    i32 lane = lane_index();
    if constexpr (KV::kFp8) {
      // A transposed 16-bit matrix holds two columns in each element; bytes of a column are brought
      // together, so that even and odd columns make the two halves of B.
      u32 r[4];
      ldmatrix_transposed(r, shared_address(tile) + (token + lane) * PITCH + column);
#pragma unroll
      for (i32 i = 0; i < 4; ++i)
        widen_fp8(__nvvm_prmt(r[i], 0, 0x3120), v.b[i / 2].r[i % 2], v.b[i / 2].r[i % 2 + 2]);
    } else {
      u32 from = shared_address(tile) + (token + lane % 16) * PITCH + column * 2 + lane / 16 * 16;
      ldmatrix_transposed(v.b[0].r, from);
      ldmatrix_transposed(v.b[1].r, from + 16 * PITCH);
    }
  }
  static DEVICE void mma(C &c, const P &p, const V &v) {
    mma<false>(c, p.a[0], v.b[0]);
    mma<false>(c, p.a[1], v.b[1]);
  }

  // The output rows of a lane, and its runs of adjacent columns in them.
  static constexpr i32 kOutRows = 2, kOutRuns = KV::kFp8 ? 1 : 2, kOutRun = KV::kFp8 ? 4 : 2;
  static DEVICE i32 out_row(i32 j) { return lane_index() / 4 + 8 * j; }
  static DEVICE i32 out_column(i32 run) {
    return KV::kFp8 ? lane_index() % 4 * 4 : lane_index() % 4 * 2 + run * 8;
  }
  static DEVICE float &out(C &c, i32 row, i32 run, i32 i) {
    return KV::kFp8 ? c.x[row * 2 + i / 2 + i % 2 * 4] : c.x[run * 4 + row * 2 + i];
  }
};

#define BOUNDS(THREADS, BLOCKS) __attribute__((launch_bounds(THREADS, BLOCKS)))
