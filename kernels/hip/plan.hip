// The planner of kernels/src/plan, bit for bit, without a host.
//
// The walk over the tiles is serial, but what a tile needs to know of it is small: the open unit, the
// room in it, and three counts. One thread walks and notes that for every tile; then each tile's pieces
// are written by a thread of its own.
#include "gpu.h"

constexpr i32 kThreads = 512, kTiles = 512;  // kTiles: tiles of a round
constexpr i32 kAhead = 4;                     // tiles that the walk loads ahead

struct State {
  i32 unit, room;          // the open unit, and the blocks it still takes
  i32 work, partial, row;  // works, partial results and partial rows so far
};

// The rest of a tile.
struct Rest {
  i32 rows, blocks;
};

struct Rules {
  i32 block, overhead, payload, query;

  // Takes the next piece into the open unit. Returns its rows, -1 when the unit has no room for any.
  // `open`: the unit stays open, and the piece was the last.
  DEVICE i32 take(Rest &rest, i32 &room, bool &open) const {
    open = room >= rest.blocks + overhead;
    i32 rows = rest.rows;
    if (open) {
      room -= rest.blocks + overhead;
      rest.rows = 0;
      return rows;
    }
    i32 blocks = room - overhead;
    room = payload;
    if (blocks <= 0) return -1;
    rows = blocks * block;
    // A last piece shorter than the query would lie within one causal step.
    if (rest.rows - rows < query) rows = rest.rows;
    rest.rows -= rows;
    rest.blocks -= blocks;
    return rows;
  }
};

DEVICE i32 planned_length(const PlanParams &p, i32 request) {
  i32 length = p.lengths[request];
  if (length < 0 || length > p.kv_length + p.query - 1) {
    raise_fault(p.status, kFaultLength);
    return 0;
  }
  return least(length, p.kv_length);
}

// Returns the sum of `x` over this thread and those before it, and over all of them.
DEVICE i32 scan(i32 x, i32 *warps, i32 &all) {
  for (i32 by = 1; by < kWarp; by *= 2) {
    i32 y = shuffle_up(x, by);
    x += lane_index() >= by ? y : 0;
  }
  barrier();
  if (lane_index() == kWarp - 1) warps[warp_index()] = x;
  barrier();
  all = 0;
  for (i32 w = 0; w < kThreads / kWarp; ++w) {
    x += w < warp_index() ? warps[w] : 0;
    all += warps[w];
  }
  return x;
}

// Writes the pieces of a tile, given the states before and after it.
DEVICE void write_tile(const PlanParams &p, const Rules &rules, i32 tile, i32 start, Rest rest, State s, const State &after) {
  i32 tiles = ceil_div(p.query, p.q_tile), batch = tile / tiles, q = tile % tiles * p.q_tile;
  i32 q_start = batch * p.query + q, q_end = batch * p.query + least(q + p.q_tile, p.query);
  i32 length = planned_length(p, batch / p.fold), done = 0;
  bool split = after.partial > s.partial;
  p.reduce_final_map[2 * tile] = split ? q_start : 0;
  p.reduce_final_map[2 * tile + 1] = split ? q_end : 0;
  p.reduce_indptr[tile + 1] = after.partial;
  if (after.work > p.works_limit || after.partial > p.partials_limit || after.unit >= p.units + (after.room == rules.payload)) {
    raise_fault(p.status, kFaultPlan);
    return;
  }
  for (bool open = false, last = false; !last;) {
    i32 rows = rules.take(rest, s.room, open);
    if (rows >= 0) {
      using Four = i32 __attribute__((ext_vector_type(4)));
      Four *work = reinterpret_cast<Four *>(p.work_info_set) + 2 * s.work++;
      work[0] = Four{batch, split ? s.row : -1, q_start, q_end};
      work[1] = Four{start + done, start + done + rows, length - done - rows, 0};
      if (split) {
        p.reduce_partial_map[s.partial++] = s.row;
        s.row += q_end - q_start;
      }
      done += rows;
      last = rest.rows == 0;
    }
    if (!open) p.work_indptr[++s.unit] = s.work;
  }
}

KERNEL BOUNDS(kThreads, 1) void mla_plan(const PlanParams p) {
  SHARED static Rest rests[kTiles + 2 * kAhead];
  SHARED static State states[kTiles + 1];
  SHARED static i32 starts[kTiles], warps[kThreads / kWarp];
  i32 thread = thread_index();
  i32 tiles = ceil_div(p.query, p.q_tile), per_request = p.fold * tiles, all = p.batch * per_request;
  Rules rules{p.kv_granularity * p.page_size, most(ceil_div(16, p.page_size), 1), 0, p.query};
  bool trim = p.causal && p.page_size == 1;
  if (thread == 0) {
    p.work_indptr[0] = 0;
    p.reduce_indptr[0] = 0;
    p.work_meta_data[0] = i64(p.work_indptr);
    p.work_meta_data[1] = i64(p.work_info_set);
  }

  // The payload: blocks and overheads of all tiles, over the units.
  i32 own = 0, sum;
  for (i32 b = thread; b < p.batch; b += kThreads) own += ceil_div(planned_length(p, b), rules.block) + rules.overhead;
  scan(own, warps, sum);
  rules.payload = i32((i64(sum) * per_request + p.units - 1) / p.units) + rules.overhead;

  // Rounds of whole requests; one request has at most kTiles tiles (the host sees to it).
  State state{0, rules.payload, 0, 0, 0};
  i32 row = 0, round = kTiles / per_request;
  for (i32 first = 0; first < p.batch; first += round) {
    i32 requests = least(round, p.batch - first), count = requests * per_request;
    i32 length = thread < requests ? planned_length(p, first + thread) : 0;
    i32 end = row + scan(length, warps, sum);
    row += sum;
    if (thread < requests) {
      starts[thread] = end - length;
      for (i32 t = 0; t < per_request; ++t) {
        i32 rows = trim ? most(length - (tiles - 1 - t % tiles), 0) : length;
        rests[thread * per_request + t] = Rest{rows, ceil_div(rows, rules.block)};
      }
    }
    barrier();
    if (thread == 0) {
      i32 last_rows = p.query - (tiles - 1) * p.q_tile, tile = 0, room = state.room;
      Rest next[kAhead];
#pragma unroll
      for (i32 a = 0; a < kAhead; ++a) next[a] = rests[a];
      for (i32 base = 0; base < count; base += kAhead) {
#pragma unroll
        for (i32 a = 0; a < kAhead; ++a) {
          i32 t = base + a;
          Rest rest = next[a];
          next[a] = rests[t + kAhead];
          if (t < count) {
            states[t] = State{state.unit, room, state.work, state.partial, state.row};
            tile = tile + 1 == tiles ? 0 : tile + 1;
            i32 left = room - rest.blocks - rules.overhead;
            if (left >= 0) {  // the common case
              room = left;
              ++state.work;
            } else {
              i32 pieces = 0;
              for (bool open = false, last = false; !last;) {
                i32 rows = rules.take(rest, room, open);
                pieces += rows >= 0;
                last = rows >= 0 && rest.rows == 0;
                state.unit += !open;
              }
              state.work += pieces;
              if (pieces > 1) {
                state.partial += pieces;
                state.row += pieces * (tile == 0 ? last_rows : p.q_tile);
              }
            }
          }
        }
      }
      state.room = room;
      states[count] = state;
    }
    barrier();
    for (i32 t = thread; t < count; t += kThreads)
      write_tile(p, rules, first * per_request + t, starts[t / per_request], rests[t], states[t], states[t + 1]);
    state = states[count];
    barrier();
  }
  for (i32 u = state.unit + 1 + thread; u <= p.units; u += kThreads) p.work_indptr[u] = state.work;
  for (i32 t = all + 1 + thread; t < p.reduce_indptr_count; t += kThreads) p.reduce_indptr[t] = state.partial;
}
