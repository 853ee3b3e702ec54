// Pieces of a step: which rows of which request a block attends to, and where the result goes.
#pragma once
#include "gpu.h"

struct Work {
  i32 request, part;   // part: which heads
  i32 q_start, q_end;  // query tokens of the request
  i32 start, end;      // cached rows of the request
  i32 length;          // of the request, as given
  i32 partial;         // first partial row; -1: the piece is the whole
};

// A work that all threads have read alike.
DEVICE Work the_same(Work w) {
  return {uniform(w.request), uniform(w.part), uniform(w.q_start), uniform(w.q_end),
          uniform(w.start),   uniform(w.end),  uniform(w.length),  uniform(w.partial)};
}

// Length of a request that can be trusted: faults are reported and read as 0.
DEVICE i32 checked_length(const i32 *lengths, i32 request, i32 most, i32 *status) {
  i32 length = lengths[request];
  if (length >= 0 && length <= most) return length;
  raise_fault(status, kFaultLength);
  return 0;
}

// Works of a unit of the plan. The blocks of a unit, one for each part of the heads, walk them together,
// so that all but the first find the cached rows in the second-level cache. The first few are read at
// once when a block starts, so that no change of work waits for memory.
struct PlannedWorks {
  static constexpr bool kPlanned = true;
  static constexpr i32 kKept = 16;
  const DecodeParams &p;
  const Work *kept;
  i32 first, next, last;

  DEVICE PlannedWorks(const DecodeParams &params, const Work *works) : p(params), kept(works) {
    first = next = p.work_indptr[block_x() / p.parts];
    last = p.work_indptr[block_x() / p.parts + 1];
  }
  // Reads the first works; a barrier must follow.
  static DEVICE void keep(const DecodeParams &p, Work *works) {
    i32 at = p.work_indptr[block_x() / p.parts] + thread_index();
    if (thread_index() < kKept && at < p.work_indptr[block_x() / p.parts + 1]) works[thread_index()] = load(p, at);
  }
  static DEVICE Work load(const DecodeParams &params, i32 at) {
    const DecodeParams &p = reread(params);
    const i32 *row = p.work_info_set + i64(at) * 8;
    Work w;
    w.request = row[0];
    w.part = block_x() % p.parts;
    w.partial = row[1];
    w.q_start = row[2] - row[0] * p.query;
    w.q_end = row[3] - row[0] * p.query;
    i32 count = row[5] - row[4];
    w.length = checked_length(p.lengths, w.request, p.kv_length + p.query - 1, p.status);
    w.end = least(w.length, p.kv_length) - row[6];
    w.start = w.end - count;
    if (count < 0 || w.start < 0) {  // the plan is of other lengths
      raise_fault(p.status, kFaultPlan);
      w.start = w.end = 0;
    }
    return w;
  }
  DEVICE bool at_end() const { return next >= last; }
  DEVICE Work take() {
    i32 at = next++;
    return the_same(at - first < kKept ? kept[at - first] : load(p, at));
  }
};

// The one piece of a block of a split step: block (split, tile and part).
struct SplitWorks {
  static constexpr bool kPlanned = false;
  static constexpr i32 kKept = 1;
  const Work *kept;
  bool done = false;

  DEVICE SplitWorks(const DecodeParams &, const Work *works) : kept(works) {}
  static DEVICE void keep(const DecodeParams &p, Work *works) {
    if (thread_index() > 0) return;
    i32 tiles = ceil_div(p.query, p.q_tile), tile = block_y() / p.parts;
    Work w;
    w.request = tile / tiles;
    w.part = block_y() % p.parts;
    w.q_start = tile % tiles * p.q_tile;
    w.q_end = least(w.q_start + p.q_tile, p.query);
    w.length = checked_length(p.lengths, w.request, p.kv_length + p.query - 1, p.status);
    i32 planned = least(w.length, p.kv_length), size = ceil_div(planned, p.splits);
    w.start = least(block_x() * size, planned);
    w.end = least(w.start + size, planned);
    w.partial = p.splits == 1 ? -1 : 0;
    works[0] = w;
  }
  DEVICE bool at_end() const { return done; }
  DEVICE Work take() {
    done = true;
    return the_same(kept[0]);
  }
};

// Tiles of T cached rows, work after work.
template <class Works, i32 T> struct Tiles {
  Works works;
  Work w;
  i32 first = 0;
  DEVICE Tiles(const DecodeParams &p, const Work *kept) : works(p, kept) { w.end = 0; }
  DEVICE bool next() {
    first += T;
    while (first >= w.end) {
      if (works.at_end()) return false;
      w = works.take();
      first = w.start;
    }
    return true;
  }
};

// Heads of a part: all but the last have as many.
DEVICE i32 part_heads(const DecodeParams &p) { return ceil_div(p.heads, p.parts); }

// Query token and head of a row of a work's tile; false for a row that only fills it.
DEVICE bool find_row(const DecodeParams &p, const Work &w, i32 row, i32 &q, i32 &h) {
  i32 heads = part_heads(p);
  q = w.q_start + row / heads;
  h = w.part * heads + row % heads;
  return q < w.q_end && row % heads < p.heads - w.part * heads;
}

// Where a work's partial result of a query row goes.
template <class Works> DEVICE i64 partial_row(const DecodeParams &p, const Work &w, i32 q, i32 h) {
  i64 row = Works::kPlanned ? w.partial + q - w.q_start : (i64(w.request) * p.query + q) * p.splits + block_x();
  return row * p.heads + h;
}

// What a launch must know of a kernel: threads, query rows and tokens of a tile, bytes of shared memory to
// ask for.
#define SHAPE_INFO(SHAPE, KERNEL_NAME, ...)                                                         \
  extern "C" __attribute__((device, used)) const i32 KERNEL_NAME##_info[4] = {                      \
      SHAPE<__VA_ARGS__>::kThreads, SHAPE<__VA_ARGS__>::kRows, SHAPE<__VA_ARGS__>::T,               \
      kSharedIsDynamic ? SHAPE<__VA_ARGS__>::kShared : 0};
