// The decode step of a block for 64 query rows of wide caches, where arithmetic is the limit.
//
// Two warpgroups multiply, a third fetches. Both compute scores of all rows, each for half of a tile's tokens;
// they exchange the rows' maxima and the probabilities, and each adds up half of the latent columns.
// Cached rows are 16-bit in shared memory: fp8 is widened on the way.
#pragma once
#include "wgmma.h"
#include "work.h"

template <class KV_, i32 R_, i32 P_> struct WideShape {
  using KV = KV_;
  static constexpr i32 R = R_, P = P_, T = 64, kRows = 64, kStages = 2;
  static constexpr i32 kMultiply = 256, kFetch = 128, kThreads = kMultiply + kFetch;
  static constexpr i32 kBlocks = (R + P) / 64, kLatentBlocks = R / 64, kTile = kBlocks * kBlockBytes;
  static constexpr i32 kTilesAt = kTile, kWeightsAt = kTilesAt + kStages * kTile;
  static constexpr i32 kMaximaAt = kWeightsAt + kBlockBytes, kScalesAt = kMaximaAt + 2 * kRows * 4;
  static constexpr i32 kBarriersAt = kScalesAt + kRows * 4, kWorksAt = kBarriersAt + 2 * kStages * 8;
  static constexpr i32 kShared = kWorksAt + 16 * sizeof(Work);
  static_assert(R == 512 && P % 64 == 0 && kShared <= 227 * 1024);
};

template <class S, class Works> struct WideDecoder {
  const DecodeParams &p;
  char *shared;
  u32 base;
  i32 thread;

  DEVICE WideDecoder(const DecodeParams &params, char *memory) : p(params), shared(memory) {
    base = shared_address(memory);
    thread = thread_index();
  }
  DEVICE u32 full(i32 tile) const { return base + S::kBarriersAt + tile % S::kStages * 8; }
  DEVICE u32 empty(i32 tile) const { return full(tile) + S::kStages * 8; }
  DEVICE static u32 parity(i32 tile) { return u32(tile / S::kStages & 1); }
  DEVICE i32 tile_at(i32 tile) const { return S::kTilesAt + tile % S::kStages * S::kTile; }
  DEVICE Work *kept() const { return reinterpret_cast<Work *>(shared + S::kWorksAt); }
  DEVICE float *maxima() const { return reinterpret_cast<float *>(shared + S::kMaximaAt); }
  DEVICE float *scales() const { return reinterpret_cast<float *>(shared + S::kScalesAt); }

  // ---- fetching ----

  // Where a cached row of a request is; rows past the end repeat the last one.
  struct Cached {
    const char *latent, *rope;
  };
  DEVICE Cached find_cached(const Work &w, i32 row) const {
    row = least(row, w.end - 1);
    i32 index = row / p.page_size, slot = row - index * p.page_size;
    i32 page = p.page_table ? p.page_table[w.request * p.table_stride + index] : w.request;
    if (u32(page) >= u32(p.page_count)) {
      raise_fault(p.status, kFaultPage);
      page = 0;
    }
    return {static_cast<const char *>(p.latent) + (page * p.latent_strides[0] + slot * p.latent_strides[1]) * S::KV::kBytes,
            static_cast<const char *>(p.rope) + (page * p.rope_strides[0] + slot * p.rope_strides[1]) * S::KV::kBytes};
  }
  // A block's columns of a row.
  static DEVICE const char *columns(const Cached &row, i32 block) {
    constexpr i32 kWidth = 64 * S::KV::kBytes;
    return block < S::kLatentBlocks ? row.latent + block * kWidth : row.rope + (block - S::kLatentBlocks) * kWidth;
  }

  // 16-bit caches: eight threads copy 128 bytes of a row at a time. The copies land while the next
  // tile's are issued.
  DEVICE void fetch_copied() const {
    i32 t = thread - S::kMultiply, piece = t % 8;
    Tiles<Works, S::T> tiles(p, kept());
    for (i32 tile = 0; tiles.next(); ++tile) {
      Cached rows[4];
#pragma unroll
      for (i32 j = 0; j < 4; ++j) rows[j] = find_cached(tiles.w, tiles.first + t / 8 + 16 * j);
      mbarrier_wait(empty(tile), parity(tile) ^ 1);
      u32 to = base + tile_at(tile) + swizzled(t / 8, piece);
#pragma unroll
      for (i32 j = 0; j < 4; ++j)
#pragma unroll
        for (i32 b = 0; b < S::kBlocks; ++b)
          copy16(to + j * 16 * 128 + b * kBlockBytes, columns(rows[j], b) + piece * 16);
      copy16_arrive(full(tile));
    }
  }
  // fp8 caches: four threads widen 64 bytes of a row at a time. A tile's bytes are in registers before
  // its memory is free, and the rows after them are looked up meanwhile.
  DEVICE void fetch_widened() const {
    using Four = u32 __attribute__((ext_vector_type(4)));
    i32 t = thread - S::kMultiply, quarter = t % 4;
    Four x[2][S::kBlocks];
    Tiles<Works, S::T> tiles(p, kept());
    bool more = tiles.next();
    for (i32 tile = 0; more; ++tile) {
#pragma unroll
      for (i32 j = 0; j < 2; ++j) {
        Cached row = find_cached(tiles.w, tiles.first + t / 4 + 32 * j);
#pragma unroll
        for (i32 b = 0; b < S::kBlocks; ++b) x[j][b] = *reinterpret_cast<const Four *>(columns(row, b) + quarter * 16);
      }
      more = tiles.next();
      mbarrier_wait(empty(tile), parity(tile) ^ 1);
      char *to = shared + tile_at(tile);
#pragma unroll
      for (i32 j = 0; j < 2; ++j)
#pragma unroll
        for (i32 b = 0; b < S::kBlocks; ++b)
#pragma unroll
          for (i32 half = 0; half < 2; ++half) {
            u32 y[4];
            widen_fp8(x[j][b][2 * half], y[0], y[1]);
            widen_fp8(x[j][b][2 * half + 1], y[2], y[3]);
            *reinterpret_cast<Four *>(to + b * kBlockBytes + swizzled(t / 4 + 32 * j, 2 * quarter + half)) =
                Four{y[0], y[1], y[2], y[3]};
          }
      mbarrier_arrive(full(tile));
    }
  }
  DEVICE void fetch() const {
    if constexpr (S::KV::kFp8)
      fetch_widened();
    else
      fetch_copied();
  }

  // ---- multiplying ----

  // Loads eight query elements as f32; zeros where the row only fills the tile.
  DEVICE void load_query(const Work &w, i32 q, i32 h, bool used, i32 column, float (&v)[8]) const {
    bool is_latent = column < S::R;
    const i64 *strides = is_latent ? p.q_latent_strides : p.q_rope_strides;
    const void *from = is_latent ? p.q_latent : p.q_rope;
    i64 at = w.request * strides[0] + q * strides[1] + h * strides[2] + (is_latent ? column : column - S::R);
    using Eight = u16 __attribute__((ext_vector_type(8)));
    if (p.q_dtype == kBf16) {
      Eight x = used ? *reinterpret_cast<const Eight *>(static_cast<const u16 *>(from) + at) : Eight(0);
#pragma unroll
      for (i32 i = 0; i < 8; ++i) v[i] = bf16_value(x[i]);
    } else {
#pragma unroll
      for (i32 i = 0; i < 8; ++i) v[i] = used ? load_float(from, at + i, p.q_dtype) : 0;
    }
  }
  // Queries of a work to shared memory, four threads a row; see decode.h for the scale.
  DEVICE void load_queries(const Work &w) const {
    using F = Fragments<typename S::KV>;
    using Four = u32 __attribute__((ext_vector_type(4)));
    i32 row = thread / 4, q, h;
    bool used = find_row(p, w, row, q, h);
    float up = 1, down = 1, v[8];
    if constexpr (S::KV::kF16) {
      float greatest = 0;
      for (i32 c = thread % 4; c < S::kBlocks * 8; c += 4) {
        load_query(w, q, h, used, c * 8, v);
        for (i32 i = 0; i < 8; ++i) greatest = maximum(greatest, __builtin_fabsf(v[i]));
      }
      i32 exponent = i32(bits_of(F::row_maximum(greatest)) >> 23) - 127;
      exponent = exponent < -100 || exponent > 127 ? 0 : least(exponent, 112);
      up = float_of(u32(exponent - 12 + 127) << 23);
      down = float_of(u32(127 + 12 - exponent) << 23);
    }
    if (thread % 4 == 0) scales()[row] = up;
    for (i32 c = thread % 4; c < S::kBlocks * 8; c += 4) {
      load_query(w, q, h, used, c * 8, v);
      Four x;
#pragma unroll
      for (i32 i = 0; i < 4; ++i) x[i] = F::pack(v[2 * i] * down, v[2 * i + 1] * down);
      *reinterpret_cast<Four *>(shared + c / 8 * kBlockBytes + swizzled(row, c % 8)) = x;
    }
    proxy_fence();
  }

  DEVICE void multiply() const {
    constexpr bool kF16 = S::KV::kF16;
    using F = Fragments<typename S::KV>;
    i32 half = thread / 128, lane = thread % 32, pair = lane % 4 * 2;
    i32 row = thread % 128 / 32 * 16 + lane / 4;  // and the eighth after it
    u64 query = operand(base), weights = operand(base + S::kWeightsAt);
    bool rescale = p.scale_rope != p.scale_latent;
    float ratio = p.scale_rope / p.scale_latent, kv = p.kv_scale ? *p.kv_scale : 1.f;
    float scale = p.scale_latent * kLog2e * kv * (p.q_scale ? *p.q_scale : 1.f);
    i32 tile = 0;
    for (Works works(p, kept()); !works.at_end();) {
      Work w = works.take();
      load_queries(w);
      named_barrier(1, S::kMultiply);
      float out[128] = {}, row_max[2], row_sum[2], row_scale[2];
      i32 limit[2];
      i64 mask[2];
#pragma unroll
      for (i32 j = 0; j < 2; ++j) {
        i32 q, h;
        bool used = find_row(p, w, row + 8 * j, q, h);
        i32 visible = p.causal ? w.length - p.query + q + 1 : w.length;
        limit[j] = used ? least(w.end, visible) : 0;
        mask[j] = w.request * p.mask_strides[0] + q * p.mask_strides[1] + h * p.mask_strides[2];
        row_max[j] = -infinity();
        row_sum[j] = 0;
        row_scale[j] = scale * scales()[row + 8 * j];
      }
      for (i32 first = w.start; first < w.end; first += S::T, ++tile) {
        mbarrier_wait(full(tile), parity(tile));
        proxy_fence();  // the rows were written by ordinary stores
        u64 keys = operand(base + tile_at(tile) + half * 32 * 128), values = operand(base + tile_at(tile) + half * 4 * kBlockBytes);
        // Scores: rope first, so that one product turns their sum into units of the latent scale.
        float s[16];
        wgmma_fence();
#pragma unroll
        for (i32 b = S::kBlocks - 1; b >= 0; --b) {
          if (b == S::kLatentBlocks - 1 && rescale) {
            wgmma_commit();
            wgmma_wait(s);
#pragma unroll
            for (i32 i = 0; i < 16; ++i) s[i] *= ratio;
            wgmma_fence();
          }
#pragma unroll
          for (i32 k = 0; k < 4; ++k)
            wgmma_n32<kF16>(s, advance(query, b * kBlockBytes + 32 * k), advance(keys, b * kBlockBytes + 32 * k),
                            b < S::kBlocks - 1 || k > 0);
        }
        wgmma_commit();
        wgmma_wait(s);
        float greatest[2] = {-infinity(), -infinity()};
#pragma unroll
        for (i32 i = 0; i < 16; ++i) {
          i32 j = i / 2 % 2, token = first + half * 32 + i / 4 * 8 + pair + i % 2;
          s[i] *= row_scale[j];
          if (p.mask && token < limit[j])
            s[i] += p.mask_scale * kLog2e * load_float(p.mask, mask[j] + token * p.mask_strides[3], p.mask_dtype);
          if (token >= limit[j]) s[i] = -infinity();
          greatest[j] = maximum(greatest[j], s[i]);
        }
#pragma unroll
        for (i32 j = 0; j < 2; ++j) {
          greatest[j] = F::row_maximum(greatest[j]);
          if (lane % 4 == 0) maxima()[half * 64 + row + 8 * j] = greatest[j];
        }
        named_barrier(1, S::kMultiply);
        float factor[2], reference[2];
        bool moved = false;
#pragma unroll
        for (i32 j = 0; j < 2; ++j) {
          greatest[j] = maximum(greatest[j], maxima()[(half ^ 1) * 64 + row + 8 * j]);
          factor[j] = 1;
          if (greatest[j] > row_max[j] + 8.f || (row_max[j] == -infinity() && greatest[j] > row_max[j])) {
            factor[j] = exp2_fast(row_max[j] - greatest[j]);
            row_max[j] = greatest[j];
            moved = true;
          }
          reference[j] = row_max[j] == -infinity() ? 0.f : row_max[j];
          row_sum[j] *= factor[j];
        }
#pragma unroll
        for (i32 i = 0; i < 16; i += 2) {
          i32 j = i / 2 % 2;
          float a = exp2_fast(s[i] - reference[j]), b = exp2_fast(s[i + 1] - reference[j]);
          row_sum[j] += a + b;
          *reinterpret_cast<u32 *>(shared + S::kWeightsAt + swizzled(row + 8 * j, half * 4 + i / 4) + pair * 2) = F::pack(a, b);
        }
        if (any(moved)) {
#pragma unroll
          for (i32 i = 0; i < 128; ++i) out[i] *= factor[i / 2 % 2];
        }
        proxy_fence();
        named_barrier(1, S::kMultiply);
        wgmma_fence();
#pragma unroll
        for (i32 k = 0; k < 4; ++k)
          wgmma_n256<kF16>(out, advance(weights, 32 * k), advance(values, 2048 * k));
        wgmma_commit();
        wgmma_wait(out);
        mbarrier_arrive(empty(tile));
      }
      finish(w, out, row, half, pair, kv, row_max, row_sum);
    }
  }

  // Divides by the sums and writes the rows of a work.
  DEVICE void finish(const Work &w, float (&out)[128], i32 row, i32 half, i32 pair, float kv, float (&row_max)[2],
                     float (&row_sum)[2]) const {
    bool whole = w.partial < 0;
#pragma unroll
    for (i32 j = 0; j < 2; ++j) {
      row_sum[j] += shuffle_xor(row_sum[j], 1);
      row_sum[j] += shuffle_xor(row_sum[j], 2);
      if (pair == 0) maxima()[half * 64 + row + 8 * j] = row_sum[j];
    }
    named_barrier(1, S::kMultiply);
#pragma unroll
    for (i32 j = 0; j < 2; ++j) {
      i32 q, h;
      if (!find_row(p, w, row + 8 * j, q, h)) continue;
      // The same order in both halves, so that they agree to the bit.
      float sum = maxima()[row + 8 * j] + maxima()[64 + row + 8 * j];
      bool none = sum == 0.f;
      i64 partial = partial_row<Works>(p, w, q, h);
      if (pair == 0 && half == 0) {
        float lse = none ? -infinity() : (row_max[j] + log2_fast(sum)) * kLn2;
        if (!whole)
          p.scratch_lse[partial] = lse;
        else if (p.lse)
          p.lse[w.request * p.lse_strides[0] + q * p.lse_strides[1] + h * p.lse_strides[2]] = lse;
      }
      float by = none ? (whole && p.empty == kEmptyNan ? __builtin_nanf("") : 0.f) : kv / sum;
      i64 at = whole ? w.request * p.out_strides[0] + q * p.out_strides[1] + h * p.out_strides[2] : partial * S::R;
      at += half * 256 + pair;
#pragma unroll
      for (i32 i = 0; i < 32; ++i) store_pair(whole, at + 8 * i, out[4 * i + 2 * j] * by, out[4 * i + 2 * j + 1] * by);
    }
    named_barrier(1, S::kMultiply);  // the next work writes sums and queries
  }
  DEVICE void store_pair(bool whole, i64 at, float a, float b) const {
    using Two = float __attribute__((ext_vector_type(2)));
    if (!whole || p.out_dtype == kF32)
      *reinterpret_cast<Two *>((whole ? static_cast<float *>(p.out) : p.scratch_output) + at) = Two{a, b};
    else
      *reinterpret_cast<u32 *>(static_cast<u16 *>(p.out) + at) =
          p.out_dtype == kBf16 ? u32(bf16_bits(a)) | u32(bf16_bits(b)) << 16 : u32(f16_bits(a)) | u32(f16_bits(b)) << 16;
  }
};

template <class S, class Works> DEVICE void decode_wide(const DecodeParams &p) {
  char *shared = shared_memory<S::kShared>();
  release_dependents();
  WideDecoder<S, Works> decoder(p, shared);
  if (thread_index() == 0)
    for (i32 s = 0; s < S::kStages; ++s) {
      mbarrier_init(decoder.full(s), S::kFetch);
      mbarrier_init(decoder.empty(s), S::kMultiply);
    }
  Works::keep(p, decoder.kept());
  barrier();
  if (thread_index() >= S::kMultiply) {
    give_registers<S::KV::kFp8 ? 112 : 40>();
    decoder.fetch();
  } else {
    take_registers<S::KV::kFp8 ? 200 : 232>();
    decoder.multiply();
  }
}
