// Reduce: merges the partial results of split tiles by their log-sum-exps.
//
// A warp sums kSpan columns of an output row. Block (x, tile, z) has two rows, kTeam warps a row. Where the
// partials are few, each of the team takes its own columns of all of them, and z = 0 does it all; where they
// are many, block z takes one span of columns, and its team shares the partials.
#include "gpu.h"

constexpr i32 kThreads = 256, kRows = 2, kTeam = 128 / kWarp;
constexpr i32 kEach = 4, kSpan = kEach * kWarp;  // columns of a thread, of a warp
constexpr i32 kAhead = 8;                        // partials in flight for a warp

using Columns = float __attribute__((ext_vector_type(kEach)));

// Where the partial rows of an output row are.
struct Partials {
  const i32 *map;  // null: a split step
  i64 first;
  i32 count, stride;
  DEVICE i64 operator[](i32 i) const { return first + (map ? i64(map[i]) : i64(i)) * stride; }
};

struct Sum {
  Columns columns;
  float weights;
};

// Sums the partials first, first + step, ... , weighed against the greatest log-sum-exp.
DEVICE Sum sum_partials(const ReduceParams &p, const Partials &partials, i32 first, i32 step, i32 column, float greatest) {
  Sum sum = {};
  for (i32 i = first; i < partials.count; i += step * kAhead) {
    float lse[kAhead];
    Columns x[kAhead];
#pragma unroll
    for (i32 a = 0; a < kAhead; ++a) {
      bool some = i + a * step < partials.count;
      i64 from = some ? partials[i + a * step] : 0;
      lse[a] = some ? p.scratch_lse[from] : -infinity();
      x[a] = some && column < p.width ? *reinterpret_cast<const Columns *>(p.scratch_output + from * p.width + column) : Columns(0);
    }
#pragma unroll
    for (i32 a = 0; a < kAhead; ++a) {
      // A NaN must reach the output, also beside rows with nothing visible.
      float weight = lse[a] == -infinity() ? 0.f : exp2_fast((lse[a] - greatest) * kLog2e);
      sum.weights += weight;
      if (weight != 0.f) sum.columns += weight * x[a];
    }
  }
  return sum;
}

KERNEL BOUNDS(kThreads, 4) void mla_reduce(const ReduceParams p) {
  SHARED static Sum meet[kRows * kTeam][kWarp];
  i32 warp = warp_index(), lane = lane_index(), member = warp % kTeam;
  i32 row = block_x() * kRows + warp / kTeam, tile = block_y();
  i32 tiles = ceil_div(p.query, p.q_tile), request = tile / tiles;
  i32 q = tile % tiles * p.q_tile + row / p.heads, h = row % p.heads;
  bool used = row < p.q_tile * p.heads && q < p.query;
  Partials partials{nullptr, (i64(request) * p.query + q) * p.splits * p.heads + h, p.splits, p.heads};
  if (p.reduce_indptr) {
    i32 from = p.reduce_indptr[tile];
    partials = {p.reduce_partial_map + from, row, p.reduce_indptr[tile + 1] - from, p.heads};
  }
  bool many = partials.count > kAhead;
  // Unsplit tiles are final already.
  if (partials.count <= (p.reduce_indptr ? 0 : 1) || (!many && block_z() > 0)) return;
  if (!used) partials.count = 0;

  await_dependencies();
  float greatest = -infinity();
  for (i32 i = lane; i < partials.count; i += kWarp) greatest = maximum(greatest, p.scratch_lse[partials[i]]);
  for (i32 by = 1; by < kWarp; by *= 2) greatest = maximum(greatest, shuffle_xor(greatest, by));
  for (i32 span = many ? block_z() : member; span * kSpan < p.width; span += kTeam) {
    i32 column = span * kSpan + lane * kEach;
    Sum sum = sum_partials(p, partials, many ? member : 0, many ? kTeam : 1, column, greatest);
    if (many) {
      meet[warp][lane] = sum;
      barrier();
      if (member == 0)
        for (i32 w = 1; w < kTeam; ++w) {
          sum.columns += meet[warp + w][lane].columns;
          sum.weights += meet[warp + w][lane].weights;
        }
      barrier();
      if (member != 0) continue;
    }
    if (!used) continue;
    bool none = sum.weights == 0;
    float fill = p.empty == kEmptyNan ? __builtin_nanf("") : 0.f;
    i64 out = request * p.out_strides[0] + q * p.out_strides[1] + h * p.out_strides[2] + column;
    for (i32 i = 0; i < kEach && column < p.width; ++i)
      store_float(p.out, out + i, p.out_dtype, none ? fill : sum.columns[i] / sum.weights);
    if (column == 0 && p.lse)
      p.lse[request * p.lse_strides[0] + q * p.lse_strides[1] + h * p.lse_strides[2]] =
          none ? -infinity() : greatest + log2_fast(sum.weights) * kLn2;
  }
}
