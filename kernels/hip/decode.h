// The decode step of a block: scores, softmax and output of 16 * M query rows over the pieces of its works.
//
// A tile of cached rows lies in shared memory once and is read twice, as keys and as values.
//   scores     warp (k, t) multiplies the k-th slice of the widths by the t-th slice of the tokens;
//              its slice of the queries stays in registers; partial scores meet in shared memory
//   softmax    every row belongs to a few neighbouring threads, which keep its maximum and sum
//   output     every warp owns a slice of the latent columns for all rows
// Two barriers a tile: partial scores are there; probabilities are there.
#pragma once
#include "work.h"

// PITCH: bytes of a cached row in shared memory, an odd multiple of 16.
constexpr i32 row_pitch(i32 bytes) { return bytes / 16 % 2 == 0 ? bytes + 16 : bytes; }

template <class KV_, i32 R_, i32 P_, i32 M_, i32 T_, i32 KS_, i32 TS_, i32 STAGES_> struct Shape {
  using KV = KV_;
  using F = Fragments<KV>;
  static constexpr i32 R = R_, P = P_, M = M_, T = T_;
  static constexpr i32 KS = KS_, TS = TS_, kStages = STAGES_;
  static constexpr i32 kWarps = KS * TS;
  static constexpr i32 kRows = 16 * M;
  static constexpr i32 kBytes = KV::kBytes;
  // A step lies in one of the widths; where that is no multiple of it, it meets zeros of the query.
  static constexpr i32 kLatentSteps = ceil_div(R, F::kK), kSteps = kLatentSteps + ceil_div(P, F::kK);
  static constexpr bool kEven = R % F::kK == 0;
  static constexpr i32 kPitch = row_pitch((R + (kSteps - kLatentSteps) * F::kK) * kBytes);
  using Pipe = Pipeline<kWarps, T, R * kBytes, P * kBytes, kPitch, kStages>;

  static constexpr i32 kThreads = kWarps * kWarp + Pipe::kExtraThreads;

  static constexpr i32 kWarpSteps = ceil_div(kSteps, KS);
  static constexpr i32 kSlices = T / 16 / TS;  // 16-token slices of a warp's scores
  static constexpr i32 kValues = ceil_div(R, F::kColumns);
  static constexpr i32 kWarpValues = ceil_div(kValues, kWarps);

  static constexpr i32 kRowThreads = kWarps * kWarp / kRows;  // threads of a softmax row
  static constexpr i32 kVector = least(4, T / kRowThreads);
  static constexpr i32 kVectors = T / kRowThreads / kVector;

  static constexpr i32 kScorePitch = T + F::kScorePad;    // floats
  static constexpr i32 kProbabilityPitch = 2 * (T + 8);   // bytes
  static constexpr i32 kScoresAt = Pipe::kBytes;
  static constexpr i32 kProbabilitiesAt = kScoresAt + KS * kRows * kScorePitch * 4;
  static constexpr i32 kFactorsAt = kProbabilitiesAt + kRows * kProbabilityPitch;
  static constexpr i32 kScalesAt = kFactorsAt + kRows * 4;
  static constexpr i32 kWorksAt = kScalesAt + KS * kRows * 4;
  static constexpr i32 kShared = kWorksAt + 16 * sizeof(Work);
  static_assert(T % (F::kTokens * 1) == 0 && T % (16 * TS) == 0 && T % kRowThreads == 0);
  static_assert(kRowThreads <= kWarp && R % 16 == 0 && P % 16 == 0);

  // First column of a step.
  static DEVICE i32 column(i32 step) {
    return kEven || step < kLatentSteps ? step * F::kK : R + (step - kLatentSteps) * F::kK;
  }
};

// Walks the cached rows of a block's works, one tile at a time, ahead of their use.
template <class S, class Works> struct Fetcher {
  const DecodeParams &p;
  typename S::Pipe &pipe;
  bool fused;

  DEVICE Fetcher(const DecodeParams &params, typename S::Pipe &pipeline) : p(params), pipe(pipeline) {
    fused = static_cast<const char *>(p.rope) == static_cast<const char *>(p.latent) + S::R * S::kBytes &&
            p.rope_strides[0] == p.latent_strides[0] && p.rope_strides[1] == p.latent_strides[1];
  }
  // Where this thread's row of a tile is: rows past the end repeat the last one, so that whatever lies in a
  // tile belongs to the request.
  struct Row {
    i32 page, slot;
  };
  DEVICE bool mine() const { return pipe.row() < S::T; }
  DEVICE Row find(const Work &w, i32 first) const {
    i32 row = least(first + pipe.row(), w.end - 1), index = row / p.page_size, slot = row - index * p.page_size;
    return {mine() && p.page_table ? p.page_table[w.request * p.table_stride + index] : w.request, slot};
  }
  struct Place {
    const char *latent, *rope;
  };
  DEVICE Place locate(Row row) const {
    if (u32(row.page) >= u32(p.page_count)) {
      raise_fault(reread(p).status, kFaultPage);
      row.page = 0;
    }
    return {static_cast<const char *>(p.latent) +
                (row.page * p.latent_strides[0] + row.slot * p.latent_strides[1]) * S::kBytes,
            static_cast<const char *>(p.rope) +
                (row.page * p.rope_strides[0] + row.slot * p.rope_strides[1]) * S::kBytes};
  }
  DEVICE void copy(Place place, i32 tile) {
    pipe.begin(tile);
    if (mine()) pipe.copy(tile, place.latent, place.rope, fused);
  }
  DEVICE void run(const Work *kept) {
    Tiles<Works, S::T> tiles(p, kept);
    for (i32 tile = 0; tiles.next(); ++tile) copy(locate(find(tiles.w, tiles.first)), tile);
  }
};

// Where the threads that compute also fetch: a tile is asked for while the one before it is worked on, and
// its pages are looked up before that.
template <class S, class Works> struct Ahead {
  Fetcher<S, Works> fetcher;
  Tiles<Works, S::T> tiles;
  typename Fetcher<S, Works>::Row row;
  bool more;
  i32 tile = 0;

  DEVICE Ahead(const DecodeParams &p, typename S::Pipe &pipe, const Work *kept) : fetcher(p, pipe), tiles(p, kept) {
    more = tiles.next();
    if (more) row = fetcher.find(tiles.w, tiles.first);
    step();
  }
  DEVICE void step() {
    if (!more) return;
    // Loads come back in the order of their issue: the page of the next tile is asked for before the rows of
    // this one, so that nothing waits for both.
    auto place = fetcher.locate(row);
    more = tiles.next();
    if (more) row = fetcher.find(tiles.w, tiles.first);
    fetcher.copy(place, tile++);
  }
};

template <class S, class Works> struct Decoder {
  using F = typename S::F;
  const DecodeParams &p;
  char *shared;
  i32 thread, lane, warp, slice, group;  // slice of the widths, group of tokens
  typename F::A queries[S::M][S::kWarpSteps];
  typename F::O values[S::M][S::kWarpValues];
  // Softmax of this thread's row.
  float row_max, row_sum, row_scales[S::KS];
  i32 row_limit;
  i64 row_mask;

  DEVICE Decoder(const DecodeParams &params, char *memory) : p(params), shared(memory) {
    thread = thread_index();
    lane = lane_index();
    warp = warp_index();
    slice = warp % S::KS;
    group = warp / S::KS;
  }
  DEVICE float *scores() const { return reinterpret_cast<float *>(shared + S::kScoresAt); }
  DEVICE char *probabilities() const { return shared + S::kProbabilitiesAt; }
  DEVICE float *factors() const { return reinterpret_cast<float *>(shared + S::kFactorsAt); }
  DEVICE float *scales() const { return reinterpret_cast<float *>(shared + S::kScalesAt); }
  DEVICE i32 softmax_row() const { return thread / S::kRowThreads; }

  // Loads adjacent elements of one aligned run; zeros where it is not used.
  template <i32 DTYPE> static DEVICE void load_run(const void *from, i64 at, bool used, float (&v)[F::kRun]) {
    constexpr bool kWide = DTYPE == kBf16 || DTYPE == kF16;
    using Word = __typeof__([] { if constexpr (kWide) return u16(); else return u8(); }());
    using Run = Word __attribute__((ext_vector_type(F::kRun)));
    Run bits = used ? *reinterpret_cast<const Run *>(static_cast<const Word *>(from) + at) : Run(0);
#pragma unroll
    for (i32 i = 0; i < F::kRun; ++i) {
      Word bit = bits[i];
      v[i] = load_float(&bit, 0, DTYPE);
    }
  }

  // Loads this warp's slice of the queries. Where products are of a narrower type, every row is scaled by
  // a power of two into its range; the scale comes back with the scores.
  template <i32 DTYPE> DEVICE void load_queries(const DecodeParams &p, const Work &w) {
#pragma unroll
    for (i32 m = 0; m < S::M; ++m) {
      i64 latent[F::kRunRows], rope[F::kRunRows];
      bool valid[F::kRunRows];
      float greatest[F::kRunRows];
#pragma unroll
      for (i32 j = 0; j < F::kRunRows; ++j) {
        i32 q, h;
        valid[j] = find_row(p, w, 16 * m + F::run_row(j), q, h);
        latent[j] = w.request * p.q_latent_strides[0] + q * p.q_latent_strides[1] + h * p.q_latent_strides[2];
        rope[j] = w.request * p.q_rope_strides[0] + q * p.q_rope_strides[1] + h * p.q_rope_strides[2];
        greatest[j] = 0;
      }
      auto load = [&](i32 step, i32 run, float (&v)[F::kRun]) {
        i32 slot = F::run_slot(run), at_step = slice * S::kWarpSteps + step;
        i32 column = S::column(at_step) + F::run_column(run);
        bool is_latent = S::kEven ? column < S::R : at_step < S::kLatentSteps;
        const void *from = is_latent ? p.q_latent : p.q_rope;
        i64 at = is_latent ? latent[slot] + column : rope[slot] + column - S::R;
        bool used = valid[slot] && column < (S::kEven || !is_latent ? S::R + S::P : S::R);
        load_run<DTYPE>(from, at, used, v);
      };
      if constexpr (F::template kScaled<DTYPE>) {
#pragma unroll
        for (i32 step = 0; step < S::kWarpSteps; ++step)
#pragma unroll
          for (i32 run = 0; run < F::kRuns; ++run) {
            float v[F::kRun];
            load(step, run, v);
#pragma unroll
            for (i32 i = 0; i < F::kRun; ++i)
              greatest[F::run_slot(run)] = maximum(greatest[F::run_slot(run)], __builtin_fabsf(v[i]));
          }
      }
      float down[F::kRunRows];
#pragma unroll
      for (i32 j = 0; j < F::kRunRows; ++j) {
        float up = 1;
        down[j] = 1;
        if constexpr (F::template kScaled<DTYPE>) {
          i32 exponent = i32(bits_of(F::row_maximum(greatest[j])) >> 23) - 127;
          exponent = exponent < -100 || exponent > 127 ? 0 : least(exponent, 112);
          up = float_of(u32(exponent - F::kExponent + 127) << 23);
          down[j] = float_of(u32(127 + F::kExponent - exponent) << 23);
        }
        scales()[slice * S::kRows + 16 * m + F::run_row(j)] = up;
      }
#pragma unroll
      for (i32 step = 0; step < S::kWarpSteps; ++step)
#pragma unroll
        for (i32 run = 0; run < F::kRuns; ++run) {
          float v[F::kRun];
          load(step, run, v);
#pragma unroll
          for (i32 i = 0; i < F::kRun; ++i) v[i] *= down[F::run_slot(run)];
          F::template set_run<DTYPE>(queries[m][step], run, v);
        }
    }
  }

  DEVICE void begin(const Work &w) {
    const DecodeParams &p = reread(this->p);
    switch (p.q_dtype) {
      case kBf16: load_queries<kBf16>(p, w); break;
      case kF16: load_queries<kF16>(p, w); break;
      default: load_queries<kFp8Type>(p, w); break;
    }
#pragma unroll
    for (i32 m = 0; m < S::M; ++m)
#pragma unroll
      for (i32 v = 0; v < S::kWarpValues; ++v) values[m][v] = {};
    row_max = -infinity();
    row_sum = 0;
    i32 q, h;
    bool valid = find_row(p, w, softmax_row(), q, h);
    i32 visible = p.causal ? w.length - p.query + q + 1 : w.length;
    row_limit = valid ? least(w.end, visible) : 0;
    row_mask = w.request * p.mask_strides[0] + q * p.mask_strides[1] + h * p.mask_strides[2];
    S::Pipe::barrier();
    float scale = p.scale_latent * kLog2e * (p.q_scale ? *p.q_scale : 1.f) * (p.kv_scale ? *p.kv_scale : 1.f);
#pragma unroll
    for (i32 k = 0; k < S::KS; ++k) row_scales[k] = scale * scales()[k * S::kRows + softmax_row()];
  }

  // `LOW`: queries have a part that their first product leaves.
  template <bool LOW> DEVICE void score(const char *tile) {
    typename F::C acc[S::M][S::kSlices] = {};
    i32 token = group * S::kSlices * 16, first = anew(slice) * S::kWarpSteps;
    // Rope steps come first, so that one product turns their sum into units of the latent scale.
    bool rescale = p.scale_rope != p.scale_latent;
    float ratio = p.scale_rope / p.scale_latent;
#pragma unroll
    for (i32 step = S::kWarpSteps - 1; step >= 0; --step) {
      if (S::kSteps % S::KS != 0 && first + step >= S::kSteps) continue;
      if (rescale && first + step == S::kLatentSteps - 1) {
#pragma unroll
        for (i32 m = 0; m < S::M; ++m)
#pragma unroll
          for (i32 n = 0; n < S::kSlices; ++n)
#pragma unroll
            for (i32 i = 0; i < F::kAcc; ++i) acc[m][n].x[i] *= ratio;
      }
      typename F::B keys[S::kSlices];
      F::template load_keys<S::kPitch>(keys, tile, token, S::column(first + step));
#pragma unroll
      for (i32 m = 0; m < S::M; ++m)
#pragma unroll
        for (i32 n = 0; n < S::kSlices; ++n) F::template mma<LOW>(acc[m][n], queries[m][step], keys[n]);
    }
    if (rescale && first >= S::kLatentSteps)
#pragma unroll
      for (i32 m = 0; m < S::M; ++m)
#pragma unroll
        for (i32 n = 0; n < S::kSlices; ++n)
#pragma unroll
          for (i32 i = 0; i < F::kAcc; ++i) acc[m][n].x[i] *= ratio;
#pragma unroll
    for (i32 m = 0; m < S::M; ++m)
#pragma unroll
      for (i32 n = 0; n < S::kSlices; ++n)
        F::template store_scores<S::kScorePitch>(
            scores() + (slice * S::kRows + 16 * m) * S::kScorePitch + token + 16 * n, acc[m][n]);
  }

  // Turns the scores of the tile whose first row is `first` into probabilities.
  DEVICE void soften(i32 first) {
    using Vector = float __attribute__((ext_vector_type(S::kVector)));
    const float *from = scores() + softmax_row() * S::kScorePitch;
    i32 column = thread % S::kRowThreads * S::kVector;
    float s[S::kVectors][S::kVector];
    float greatest = -infinity();
#pragma unroll
    for (i32 v = 0; v < S::kVectors; ++v) {
      i32 at = column + v * S::kRowThreads * S::kVector;
      Vector sum = 0;
#pragma unroll
      for (i32 k = 0; k < S::KS; ++k)
        sum += row_scales[k] * *reinterpret_cast<const Vector *>(from + k * S::kRows * S::kScorePitch + at);
#pragma unroll
      for (i32 i = 0; i < S::kVector; ++i) {
        s[v][i] = first + at + i < row_limit ? sum[i] : -infinity();
        greatest = maximum(greatest, s[v][i]);
      }
    }
    if (p.mask) {
      const DecodeParams &p = reread(this->p);
      greatest = -infinity();
#pragma unroll
      for (i32 v = 0; v < S::kVectors; ++v)
#pragma unroll
        for (i32 i = 0; i < S::kVector; ++i) {
          i64 token = first + column + v * S::kRowThreads * S::kVector + i;
          if (token < row_limit)
            s[v][i] += p.mask_scale * kLog2e * load_float(p.mask, row_mask + token * p.mask_strides[3], p.mask_dtype);
          greatest = maximum(greatest, s[v][i]);
        }
    }
#pragma unroll
    for (i32 by = 1; by < S::kRowThreads; by *= 2) greatest = maximum(greatest, shuffle_xor(greatest, by));
    // The reference only moves when it must: probabilities up to 2^8 are as exact, and most tiles
    // then leave the output as it is.
    float factor = 1;
    if (greatest > row_max + 8.f || (row_max == -infinity() && greatest > row_max)) {
      factor = exp2_fast(row_max - greatest);
      row_max = greatest;
    }
    float reference = row_max == -infinity() ? 0.f : row_max, sum = 0;
#pragma unroll
    for (i32 v = 0; v < S::kVectors; ++v) {
      i32 at = column + v * S::kRowThreads * S::kVector;
      u32 *to = reinterpret_cast<u32 *>(probabilities() + softmax_row() * S::kProbabilityPitch + 2 * at);
#pragma unroll
      for (i32 i = 0; i < S::kVector; i += 2) {
        float a = exp2_fast(s[v][i] - reference), b = exp2_fast(s[v][i + 1] - reference);
        sum += a + b;
        to[i / 2] = F::pack(a, b);
      }
    }
    row_sum = row_sum * factor + sum;
    if (thread % S::kRowThreads == 0) factors()[softmax_row()] = factor;
  }

  // Multiplies every row of the output by its factor.
  DEVICE void scale_values(const float *by) {
#pragma unroll
    for (i32 m = 0; m < S::M; ++m)
#pragma unroll
      for (i32 j = 0; j < F::kOutRows; ++j) {
        float f = by[16 * m + F::out_row(j)];
#pragma unroll
        for (i32 v = 0; v < S::kWarpValues; ++v)
#pragma unroll
          for (i32 run = 0; run < F::kOutRuns; ++run)
#pragma unroll
            for (i32 i = 0; i < F::kOutRun; ++i) F::out(values[m][v], j, run, i) *= f;
      }
  }

  DEVICE void accumulate(const char *tile) {
    bool moved = false;
#pragma unroll
    for (i32 m = 0; m < S::M; ++m) moved |= factors()[16 * m + lane % 16] != 1.f;
    if (any(moved)) scale_values(factors());
#pragma unroll
    for (i32 token = 0; token < S::T; token += F::kTokens) {
      typename F::P weights[S::M];
#pragma unroll
      for (i32 m = 0; m < S::M; ++m)
        F::template load_probabilities<S::kProbabilityPitch>(
            weights[m], probabilities() + 16 * m * S::kProbabilityPitch + 2 * token);
#pragma unroll
      for (i32 v = 0; v < S::kWarpValues; ++v) {
        i32 block = warp * S::kWarpValues + v;
        if (S::kValues % S::kWarps != 0 && block >= S::kValues) continue;
        typename F::V rows;
        F::template load_values<S::kPitch>(rows, tile, token, block * F::kColumns);
#pragma unroll
        for (i32 m = 0; m < S::M; ++m) F::mma(values[m][v], weights[m], rows);
      }
    }
  }

  // Divides by the sums and writes the rows of a work.
  DEVICE void end(const Work &w) {
    const DecodeParams &p = reread(this->p);
#pragma unroll
    for (i32 by = 1; by < S::kRowThreads; by *= 2) row_sum += shuffle_xor(row_sum, by);
    bool none = row_sum == 0.f;
    bool whole = w.partial < 0;
    S::Pipe::barrier();  // factors were read
    i32 q, h;
    if (thread % S::kRowThreads == 0) {
      float kv = p.kv_scale ? *p.kv_scale : 1.f;
      factors()[softmax_row()] = none ? (whole && p.empty == kEmptyNan ? __builtin_nanf("") : 0.f) : kv / row_sum;
      if (find_row(p, w, softmax_row(), q, h)) {
        float lse = none ? -infinity() : (row_max + log2_fast(row_sum)) * kLn2;
        if (!whole)
          p.scratch_lse[partial_row<Works>(p, w, q, h)] = lse;
        else if (p.lse)
          p.lse[w.request * p.lse_strides[0] + q * p.lse_strides[1] + h * p.lse_strides[2]] = lse;
      }
    }
    S::Pipe::barrier();
    scale_values(factors());
#pragma unroll
    for (i32 m = 0; m < S::M; ++m)
#pragma unroll
      for (i32 j = 0; j < F::kOutRows; ++j) {
        if (!find_row(p, w, 16 * m + F::out_row(j), q, h)) continue;
        i64 at = whole ? w.request * p.out_strides[0] + q * p.out_strides[1] + h * p.out_strides[2]
                       : partial_row<Works>(p, w, q, h) * S::R;
#pragma unroll
        for (i32 v = 0; v < S::kWarpValues; ++v)
#pragma unroll
          for (i32 run = 0; run < F::kOutRuns; ++run) {
            i32 column = (warp * S::kWarpValues + v) * F::kColumns + F::out_column(run);
            if (S::R % (S::kWarps * F::kColumns) != 0 && column >= S::R) continue;
            float x[F::kOutRun];
#pragma unroll
            for (i32 i = 0; i < F::kOutRun; ++i) x[i] = F::out(values[m][v], j, run, i);
            store_run(p, whole, at + column, x);
          }
      }
    S::Pipe::barrier();  // the next work writes factors
  }
  static DEVICE void store_run(const DecodeParams &p, bool whole, i64 at, const float (&x)[F::kOutRun]) {
    if (!whole || p.out_dtype == kF32) {
      using Run = float __attribute__((ext_vector_type(F::kOutRun)));
      Run run;
#pragma unroll
      for (i32 i = 0; i < F::kOutRun; ++i) run[i] = x[i];
      *reinterpret_cast<Run *>((whole ? static_cast<float *>(p.out) : p.scratch_output) + at) = run;
    } else {
      using Run = u16 __attribute__((ext_vector_type(F::kOutRun)));
      Run run;
#pragma unroll
      for (i32 i = 0; i < F::kOutRun; ++i) run[i] = p.out_dtype == kBf16 ? bf16_bits(x[i]) : f16_bits(x[i]);
      *reinterpret_cast<Run *>(static_cast<u16 *>(p.out) + at) = run;
    }
  }
};

// Works on a block's tiles; `next` asks for the tile after the one that has come.
template <class S, class Works, class Next>
DEVICE void compute(const DecodeParams &p, char *shared, const Work *kept, typename S::Pipe &pipe, Next next) {
  Decoder<S, Works> decoder(p, shared);
  bool low = S::F::kHasLow && p.q_dtype != kFp8Type;
  i32 tile = 0;
  for (Works works(p, kept); !works.at_end();) {
    Work w = works.take();
    decoder.begin(w);
    for (i32 first = w.start; first < w.end; first += S::T, ++tile) {
      const char *rows = pipe.await(tile);
      next();
      if (low)
        decoder.template score<S::F::kHasLow>(rows);
      else
        decoder.template score<false>(rows);
      pipe.barrier();
      decoder.soften(first);
      pipe.barrier();
      decoder.accumulate(rows);
      pipe.release(tile);
    }
    decoder.end(w);
  }
}

template <class S, class Works> DEVICE void decode(const DecodeParams &p) {
  char *shared = shared_memory<S::kShared>();
  release_dependents();
  Work *kept = reinterpret_cast<Work *>(shared + S::kWorksAt);
  Works::keep(p, kept);
  typename S::Pipe pipe;
  pipe.init(shared);
  if constexpr (S::Pipe::kFetchers) {
    if (pipe.fetches()) {
      pipe.begin_fetching();
      Fetcher<S, Works>(p, pipe).run(kept);
      return;
    }
    pipe.begin_computing();
    compute<S, Works>(p, shared, kept, pipe, [] {});
  } else {
    Ahead<S, Works> ahead(p, pipe, kept);
    compute<S, Works>(p, shared, kept, pipe, [&] { ahead.step(); });
  }
}
