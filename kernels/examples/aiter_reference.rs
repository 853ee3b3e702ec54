//! AITER's C ABI (`emit=func` for gfx942, gfx950 and gfx1250) on a CPU, to check lowered graphs by numbers:
//!
//! ```sh
//! cargo build --release -p mla-kernels --example aiter_reference
//! AITER_REFERENCE_ARCH=gfx942 mla-run lowered.mlir --library target/release/examples/libaiter_reference.so
//! ```
//!
//! It is written from AITER's documented behaviour, not from what lowering emits: pieces are placed by
//! the rows of `work_info_set`, rows found through `kv_indices`, the mask through `kv_offset`,
//! partial results through the reduction's maps. What AITER would read out of bounds, or not check,
//! ends the process: sizes that are not those of `get_mla_metadata_info_v1`, buffers that moved after
//! they were filled, requests without rows, pieces that do not cover a request.

#![allow(
    missing_docs,
    clippy::missing_safety_doc,
    clippy::similar_names,
    clippy::too_many_arguments,
    clippy::many_single_char_names,
    reason = "each function has the arguments of AITER's"
)]

use std::ops::Range;

use mla_kernels::{
    fp8,
    plan::{
        AiterBounds, Arch, Config, Key, Kind, Planner, Release, aiter_sizes, balance, divide,
        schedule,
    },
};

/// MLIR's descriptor of a memref of rank N.
#[repr(C)]
pub struct Memref<T, const N: usize> {
    allocated: *mut T,
    aligned: *mut T,
    offset: i64,
    sizes: [i64; N],
    strides: [i64; N],
}

/// A memref that is alive during the call, and only this call's.
struct Buffer<T, const N: usize> {
    data: *mut T,
    sizes: [usize; N],
    strides: [usize; N],
}

impl<T: Copy, const N: usize> Buffer<T, N> {
    unsafe fn new(memref: *const Memref<T, N>) -> Self {
        // SAFETY: compiled code passes valid descriptors.
        let m = unsafe { memref.as_ref().expect("a descriptor") };
        // SAFETY: as above.
        let data = unsafe { m.aligned.offset(m.offset as isize) };
        let counts = |all: [i64; N]| all.map(|n| usize::try_from(n).expect("no negative extent"));
        Self { data, sizes: counts(m.sizes), strides: counts(m.strides) }
    }

    fn at(&self, index: [usize; N]) -> *mut T {
        let mut offset = 0;
        for (dim, i) in index.into_iter().enumerate() {
            let n = self.sizes[dim];
            assert!(i < n, "index {i} of dimension {dim}, which has {n}");
            offset += i * self.strides[dim];
        }
        // SAFETY: every index is below its extent.
        unsafe { self.data.add(offset) }
    }

    fn get(&self, index: [usize; N]) -> T {
        // SAFETY: `at` checks the index.
        unsafe { self.at(index).read() }
    }

    fn set(&self, index: [usize; N], value: T) {
        // SAFETY: `at` checks the index.
        unsafe { self.at(index).write(value) }
    }
}

impl<T: Copy> Buffer<T, 1> {
    fn all(&self) -> Vec<T> {
        (0..self.sizes[0]).map(|i| self.get([i])).collect()
    }

    fn fill(&self, values: &[T]) {
        assert!(values.len() <= self.sizes[0], "{} values for {}", values.len(), self.sizes[0]);
        values.iter().enumerate().for_each(|(i, value)| self.set([i], *value));
    }
}

fn count(n: i32) -> usize {
    usize::try_from(n).expect("no negative number")
}

/// An element type.
trait Element: Copy + 'static {
    const KIND: Kind;
    fn value(self) -> f32;
}

#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Bf16(u16);
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Fn(u8);
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Fnuz(u8);

impl Element for Bf16 {
    const KIND: Kind = Kind::Half;
    fn value(self) -> f32 {
        half::bf16::from_bits(self.0).to_f32()
    }
}

impl Element for Fn {
    const KIND: Kind = Kind::Fp8;
    fn value(self) -> f32 {
        fp8::e4m3fn(self.0)
    }
}

impl Element for Fnuz {
    const KIND: Kind = Kind::Fp8;
    fn value(self) -> f32 {
        fp8::e4m3fnuz(self.0)
    }
}

/// Columns of the values and of the keys.
const LATENT: usize = 512;
const WIDTH: usize = 576;

fn arch() -> Arch {
    let name = std::env::var("AITER_REFERENCE_ARCH").unwrap_or_default();
    Arch::parse(&name).expect("AITER_REFERENCE_ARCH names an architecture")
}

/// What a fill gets, but for what only some releases have.
struct Fill<'a> {
    release: Release,
    planner: Planner,
    kinds: [Kind; 2],
    heads: i64,
    page_size: i64,
    granularity: i64,
    query: i64,
    qo_indptr: &'a [i32],
    kv_indptr: &'a [i32],
    last_page: Option<&'a [i32]>,
    pointers: Buffer<i64, 1>,
    work_indptr: Buffer<i32, 1>,
    work_info: Buffer<i32, 2>,
    reduce_indptr: Buffer<i32, 1>,
    final_map: Buffer<i32, 2>,
    partial_map: Buffer<i32, 1>,
}

fn fill(f: &Fill<'_>) {
    let batch = f.kv_indptr.len() - 1;
    assert_eq!(f.qo_indptr.len(), batch + 1, "qo_indptr");
    let query = f.query as usize;
    for (i, start) in f.qo_indptr.iter().enumerate() {
        assert_eq!(count(*start), i * query, "qo_indptr at {i}");
    }
    let page = f.page_size as usize;
    let lengths: Vec<u32> = (0..batch)
        .map(|b| {
            let pages = count(f.kv_indptr[b + 1] - f.kv_indptr[b]);
            let last = f.last_page.map_or(1, |last| count(last[b]));
            assert!(pages > 0 && (1..=page).contains(&last), "request {b}: {pages} pages, {last}");
            let rows = (pages - 1) * page + last;
            assert!(rows >= query, "request {b} of {rows} rows for {query} tokens");
            rows as u32
        })
        .collect();
    let units = f.work_indptr.sizes[0] - 1;
    let [q, kv] = f.kinds;
    let key = Key { arch: arch(), heads: f.heads as usize, query, q, kv };
    let config = Config {
        page_size: page,
        kv_granularity: f.granularity as usize,
        ..key.config(units, f.release)
    };
    let bounds = AiterBounds { planner: f.planner, ..AiterBounds::new(batch, units) };
    let sizes = aiter_sizes(&key, &bounds, f.release).expect("sizes");
    assert_eq!(f.pointers.sizes, [sizes.work_meta_data]);
    assert_eq!(f.work_info.sizes, [sizes.work_info_set / 8, 8], "work_info_set of {key:?}");
    assert_eq!(f.reduce_indptr.sizes, [sizes.reduce_indptr], "reduce_indptr of {key:?}");
    assert_eq!(f.final_map.sizes, [sizes.reduce_final_map / 2, 2], "reduce_final_map");
    assert_eq!(f.partial_map.sizes, [sizes.reduce_partial_map], "reduce_partial_map of {key:?}");
    let config = Config { fold: key.fold_of(f.planner, f.release), ..config };
    let plan = match f.planner {
        Planner::Fast => schedule(&lengths, &config),
        Planner::Balanced => balance(&lengths, key.heads / config.fold, &config),
        Planner::Divided(pieces) => divide(&lengths, pieces, key.arch, &config),
    }
    .expect("a plan");
    f.work_indptr.fill(&plan.work_indptr);
    for (i, work) in plan.works.iter().enumerate() {
        work.row().into_iter().enumerate().for_each(|(j, n)| f.work_info.set([i, j], n));
    }
    // What is beyond the live tiles repeats the last value, as far as the buffer goes.
    let last = plan.reduce_indptr.last().copied().unwrap_or(0);
    f.reduce_indptr.fill(&vec![last; f.reduce_indptr.sizes[0]]);
    f.reduce_indptr.fill(&plan.reduce_indptr);
    for (i, rows) in plan.reduce_final_map.iter().enumerate() {
        // Tiles that are not split are left as they are.
        if plan.reduce_indptr[i] != plan.reduce_indptr[i + 1] {
            rows.iter().enumerate().for_each(|(j, n)| f.final_map.set([i, j], *n));
        }
    }
    f.partial_map.fill(&plan.reduce_partial_map);
    f.pointers.set([0], f.work_indptr.data as i64);
    f.pointers.set([1], f.work_info.data as i64);
}

/// What both first stages read.
struct Sources<Q, K> {
    q: Buffer<Q, 3>,
    kv: Buffer<K, 4>,
    qo_indptr: Vec<i32>,
    kv_indptr: Vec<i32>,
    kv_indices: Buffer<i32, 1>,
    last_page: Vec<i32>,
    query: usize,
    sm_scale: f32,
    scales: [f32; 2],
}

/// A sum of values that is to be merged with others of the same row.
struct Partial {
    out: Vec<f32>,
    lse: f32,
}

impl Partial {
    /// Merges pieces of one row.
    fn merge(pieces: &[Self]) -> Self {
        let most = pieces.iter().map(|p| p.lse).fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f32> = pieces.iter().map(|p| (p.lse - most).exp()).collect();
        let sum: f32 = weights.iter().sum();
        let mut out = vec![0.0; LATENT];
        for (piece, weight) in pieces.iter().zip(&weights) {
            out.iter_mut().zip(&piece.out).for_each(|(o, x)| *o += weight / sum * x);
        }
        Self { out, lse: most + sum.ln() }
    }
}

impl<Q: Element, K: Element> Sources<Q, K> {
    fn heads(&self) -> usize {
        self.q.sizes[1]
    }

    fn page(&self) -> usize {
        self.kv.sizes[1]
    }

    /// Returns the (virtual) request that page `at` is of.
    fn request_of(&self, at: usize) -> usize {
        let after = self.kv_indptr.iter().position(|start| count(*start) > at);
        after.expect("a page of a request") - 1
    }

    /// Returns the tokens of a request from page `at` to its end.
    fn tokens_from(&self, request: usize, at: usize) -> usize {
        let end = count(self.kv_indptr[request + 1]);
        if at == end { 0 } else { (end - at - 1) * self.page() + count(self.last_page[request]) }
    }

    /// Returns what query row `row` reads of pages `pages`, which lie `behind` tokens before the end
    /// of their request.
    fn attend(&self, row: usize, head: usize, pages: Range<usize>, behind: usize) -> Partial {
        let request = self.request_of(pages.start);
        let tokens = self.tokens_from(request, pages.start) - behind;
        // A token does not see the rows of later ones: bottom-right aligned.
        let later = self.query - 1 - row % self.query;
        let visible = (0..tokens).take_while(|t| tokens - 1 - t + behind >= later);
        let [q_scale, kv_scale] = self.scales;
        let q: Vec<f32> = (0..WIDTH).map(|c| self.q.get([row, head, c]).value()).collect();
        let place = |t: usize| {
            let page = count(self.kv_indices.get([pages.start + t / self.page()]));
            (page, t % self.page())
        };
        let score = |t: usize| -> f32 {
            let (page, slot) = place(t);
            let key = |c: usize| self.kv.get([page, slot, 0, c]).value();
            let dot: f32 = q.iter().enumerate().map(|(c, x)| x * key(c)).sum();
            dot * self.sm_scale * q_scale * kv_scale
        };
        let scores: Vec<f32> = visible.map(score).collect();
        let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f32> = scores.iter().map(|s| (s - most).exp()).collect();
        let sum: f32 = weights.iter().sum();
        let mut out = vec![0.0; LATENT];
        for (t, weight) in weights.iter().enumerate() {
            let (page, slot) = place(t);
            for (c, o) in out.iter_mut().enumerate() {
                *o += weight / sum * kv_scale * self.kv.get([page, slot, 0, c]).value();
            }
        }
        Partial { out, lse: most + sum.ln() }
    }
}

/// Writes a row of the output.
fn store(o: &Buffer<Bf16, 3>, row: usize, head: usize, out: &[f32]) {
    for (c, x) in out.iter().enumerate() {
        o.set([row, head, c], Bf16(half::bf16::from_f32(*x).to_bits()));
    }
}

/// The buffers of a persistent first stage.
struct Plan {
    pointers: Buffer<i64, 1>,
    work_indptr: Buffer<i32, 1>,
    work_info: Buffer<i32, 2>,
    logits: Buffer<f32, 1>,
    lse: Buffer<f32, 1>,
    o: Buffer<Bf16, 3>,
}

fn persistent<Q: Element, K: Element>(s: &Sources<Q, K>, p: &Plan) {
    let addresses = [p.work_indptr.data as i64, p.work_info.data as i64];
    assert_eq!(p.pointers.all(), addresses, "the plan moved after it was filled");
    let (heads, indptr) = (s.heads(), p.work_indptr.all());
    // By query row: pages that were read.
    let mut read = vec![0; s.q.sizes[0]];
    for work in 0..count(*indptr.last().expect("units")) {
        let field = |at: usize| p.work_info.get([work, at]);
        let rows = count(field(2))..count(field(3));
        let pages = count(field(4))..count(field(5));
        let behind = count(field(6));
        assert!(!pages.is_empty(), "work {work} without rows");
        let request = s.request_of(pages.start);
        assert_eq!(s.tokens_from(request, pages.end), behind, "kv_offset of work {work}");
        for (at, row) in rows.enumerate() {
            read[row] += pages.len();
            for head in 0..heads {
                let piece = s.attend(row, head, pages.clone(), behind);
                if field(1) < 0 {
                    store(&p.o, row, head, &piece.out);
                    continue;
                }
                let place = (count(field(1)) + at) * heads + head;
                p.lse.set([place], piece.lse);
                for (c, x) in piece.out.iter().enumerate() {
                    p.logits.set([place * LATENT + c], *x);
                }
            }
        }
    }
    let requests = s.kv_indptr.len() - 1;
    let fold = s.q.sizes[0] / s.query / requests;
    for (row, pages) in read.into_iter().enumerate() {
        let request = row / s.query / fold;
        let all = count(s.kv_indptr[request + 1] - s.kv_indptr[request]);
        // A tile of early tokens may leave out the rows that none of them sees.
        let later = s.query - 1 - row % s.query;
        assert!(
            (all.saturating_sub(later)..=all).contains(&pages),
            "row {row} reads {pages} of {all}"
        );
    }
}

fn reduce(
    logits: &Buffer<f32, 1>,
    lse: &Buffer<f32, 1>,
    indptr: &[i32],
    final_map: &Buffer<i32, 2>,
    partial_map: &Buffer<i32, 1>,
    o: &Buffer<Bf16, 3>,
) {
    let heads = o.sizes[1];
    for tile in 0..indptr.len() - 1 {
        let pieces = count(indptr[tile])..count(indptr[tile + 1]);
        if pieces.len() < 2 {
            assert!(pieces.is_empty(), "tile {tile} has one piece, which nothing merges");
            continue;
        }
        let [start, end] = [0, 1].map(|j| count(final_map.get([tile, j])));
        for (at, row) in (start..end).enumerate() {
            for head in 0..heads {
                let piece = |i: usize| {
                    let place = (count(partial_map.get([i])) + at) * heads + head;
                    let out = (0..LATENT).map(|c| logits.get([place * LATENT + c])).collect();
                    Partial { out, lse: lse.get([place]) }
                };
                let pieces: Vec<Partial> = pieces.clone().map(piece).collect();
                store(o, row, head, &Partial::merge(&pieces).out);
            }
        }
    }
}

fn split<Q: Element, K: Element>(
    s: &Sources<Q, K>,
    o: &Buffer<Bf16, 3>,
    num_kv_splits: i64,
    starts: &[i32],
) {
    let requests = s.kv_indptr.len() - 1;
    assert_eq!(starts.len(), requests + 1, "num_kv_splits_indptr");
    assert_eq!(s.qo_indptr.len(), requests + 1, "qo_indptr");
    for b in 0..requests {
        assert_eq!(i64::from(starts[b + 1] - starts[b]), num_kv_splits, "pieces of request {b}");
        let pages = count(s.kv_indptr[b])..count(s.kv_indptr[b + 1]);
        assert!(!pages.is_empty(), "request {b} without rows");
        let step = pages.len().div_ceil(num_kv_splits as usize);
        for row in count(s.qo_indptr[b])..count(s.qo_indptr[b + 1]) {
            for head in 0..s.heads() {
                let piece = |start: usize| {
                    let end = pages.end.min(start + step);
                    s.attend(row, head, start..end, s.tokens_from(b, end))
                };
                let pieces = pages.clone().step_by(step).map(piece);
                // The last pieces may be behind all that an early token sees.
                let pieces: Vec<Partial> = pieces.filter(|p| p.lse.is_finite()).collect();
                store(o, row, head, &Partial::merge(&pieces).out);
            }
        }
    }
}

type I32s = *const Memref<i32, 1>;
type I32Rows = *const Memref<i32, 2>;
type F32s = *const Memref<f32, 1>;
type Out = *const Memref<Bf16, 3>;

unsafe fn scale(one: F32s) -> f32 {
    // SAFETY: the caller's contract.
    unsafe { Buffer::new(one).get([0]) }
}

macro_rules! functions {
    ($q:ident $kv:ident ($($q_scale:ident)?) ($($kv_scale:ident)?) $fill:ident $fill_old:ident
     $stage:ident $stage_old:ident $reduce:ident $reduce_old:ident $fwd:ident $fwd_old:ident) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $fill(
            qo_indptr: I32s, kv_indptr: I32s, last_page: I32s, heads: i64, heads_k: i64, causal: u8,
            pointers: *const Memref<i64, 1>, work_info: I32Rows, work_indptr: I32s, reduce_indptr: I32s,
            final_map: I32Rows, partial_map: I32s, page_size: i64, granularity: i64, query: i64, uniform: i64,
            fast: u8, topk: i64, max_split_per_batch: i64, intra: u8, round_robin: u8, version: i64,
            q_nope: i64, q_rope: i64, kv_nope: i64, kv_rope: i64,
        ) {
            assert_eq!((heads_k, causal & 1, topk, max_split_per_batch), (1, 1, -1, -1));
            assert_eq!((round_robin & 1, version, uniform), (0, 0, query));
            let planner = match [fast & 1, intra & 1] {
                [1, 0] => Planner::Fast,
                [0, 0] => Planner::Balanced,
                [0, 1] => Planner::Divided(16),
                other => panic!("fast and intra-batch: {other:?}"),
            };
            let kinds = [<$q>::KIND, <$kv>::KIND];
            let told = [q_nope, q_rope, kv_nope, kv_rope].map(|n| n == 1);
            let fp8 = kinds.map(|kind| kind == Kind::Fp8);
            assert_eq!(told, [fp8[0], fp8[0], fp8[1], fp8[1]], "element types");
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                fill(&Fill {
                    release: Release::Current, planner, kinds, heads, page_size, granularity, query,
                    qo_indptr: &Buffer::new(qo_indptr).all(), kv_indptr: &Buffer::new(kv_indptr).all(),
                    last_page: Some(&Buffer::new(last_page).all()), pointers: Buffer::new(pointers),
                    work_indptr: Buffer::new(work_indptr), work_info: Buffer::new(work_info),
                    reduce_indptr: Buffer::new(reduce_indptr), final_map: Buffer::new(final_map),
                    partial_map: Buffer::new(partial_map),
                });
            }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $fill_old(
            qo_indptr: I32s, kv_indptr: I32s, heads: i64, heads_k: i64, causal: u8,
            pointers: *const Memref<i64, 1>, work_indptr: I32s, work_info: I32Rows, reduce_indptr: I32s,
            final_map: I32Rows, partial_map: I32s, granularity: i64, query: i64, uniform: i64, fast: u8,
            topk: i64,
        ) {
            assert_eq!((heads_k, causal & 1, topk, uniform), (1, 1, -1, query));
            let planner = if fast & 1 == 1 { Planner::Fast } else { Planner::Balanced };
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                fill(&Fill {
                    release: Release::V0_1_7, planner, kinds: [<$q>::KIND, <$kv>::KIND], heads, page_size: 1,
                    granularity, query, qo_indptr: &Buffer::new(qo_indptr).all(),
                    kv_indptr: &Buffer::new(kv_indptr).all(), last_page: None,
                    pointers: Buffer::new(pointers), work_indptr: Buffer::new(work_indptr),
                    work_info: Buffer::new(work_info), reduce_indptr: Buffer::new(reduce_indptr),
                    final_map: Buffer::new(final_map), partial_map: Buffer::new(partial_map),
                });
            }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $stage(
            q: *const Memref<$q, 3>, kv: *const Memref<$kv, 4>, qo_indptr: I32s, kv_indptr: I32s,
            kv_indices: I32s, last_page: I32s, pointers: *const Memref<i64, 1>, work_indptr: I32s,
            work_info: I32Rows, query: i64, page_size: i64, heads_k: i64, sm_scale: f64, logits: F32s,
            lse: F32s, o: Out $(, $q_scale: F32s)? $(, $kv_scale: F32s)?
        ) {
            assert_eq!(heads_k, 1);
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                let s = sources(q, kv, qo_indptr, kv_indptr, kv_indices, last_page, query, sm_scale,
                    [[$(scale($q_scale),)? 1.0][0], [$(scale($kv_scale),)? 1.0][0]]);
                assert_eq!(page_size, s.page() as i64);
                persistent(&s, &Plan {
                    pointers: Buffer::new(pointers), work_indptr: Buffer::new(work_indptr),
                    work_info: Buffer::new(work_info), logits: Buffer::new(logits),
                    lse: Buffer::new(lse), o: Buffer::new(o),
                });
            }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $stage_old(
            q: *const Memref<$q, 3>, kv: *const Memref<$kv, 4>, qo_indptr: I32s, kv_indptr: I32s,
            kv_indices: I32s, last_page: I32s, pointers: *const Memref<i64, 1>, work_indptr: I32s,
            work_info: I32Rows, query: i64, sm_scale: f64, logits: F32s, lse: F32s, o: Out
            $(, $q_scale: F32s)? $(, $kv_scale: F32s)?
        ) {
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                let s = sources(q, kv, qo_indptr, kv_indptr, kv_indices, last_page, query, sm_scale,
                    [[$(scale($q_scale),)? 1.0][0], [$(scale($kv_scale),)? 1.0][0]]);
                persistent(&s, &Plan {
                    pointers: Buffer::new(pointers), work_indptr: Buffer::new(work_indptr),
                    work_info: Buffer::new(work_info), logits: Buffer::new(logits),
                    lse: Buffer::new(lse), o: Buffer::new(o),
                });
            }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $reduce(
            logits: F32s, lse: F32s, reduce_indptr: I32s, final_map: I32Rows, partial_map: I32s,
            query: i64, max_splits: i64, o: Out,
        ) {
            assert!(query > 0 && max_splits > 0);
            // SAFETY: compiled code passes valid descriptors.
            unsafe { $reduce_old(logits, lse, reduce_indptr, final_map, partial_map, o) }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $reduce_old(
            logits: F32s, lse: F32s, reduce_indptr: I32s, final_map: I32Rows, partial_map: I32s, o: Out,
        ) {
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                reduce(&Buffer::new(logits), &Buffer::new(lse), &Buffer::new(reduce_indptr).all(),
                    &Buffer::new(final_map), &Buffer::new(partial_map), &Buffer::new(o));
            }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $fwd(
            q: *const Memref<$q, 3>, kv: *const Memref<$kv, 4>, o: Out, qo_indptr: I32s, kv_indptr: I32s,
            kv_indices: I32s, last_page: I32s, query: i64, page_size: i64, heads_k: i64, sm_scale: f64,
            logit_cap: f64, num_kv_splits: i64, starts: I32s $(, $q_scale: F32s)? $(, $kv_scale: F32s)?
        ) {
            assert_eq!((heads_k, logit_cap.to_bits()), (1, 0));
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                let s = sources(q, kv, qo_indptr, kv_indptr, kv_indices, last_page, query, sm_scale,
                    [[$(scale($q_scale),)? 1.0][0], [$(scale($kv_scale),)? 1.0][0]]);
                assert_eq!(page_size, s.page() as i64);
                split(&s, &Buffer::new(o), num_kv_splits, &Buffer::new(starts).all());
            }
        }

        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $fwd_old(
            q: *const Memref<$q, 3>, kv: *const Memref<$kv, 4>, o: Out, qo_indptr: I32s, kv_indptr: I32s,
            kv_indices: I32s, last_page: I32s, query: i64, sm_scale: f64, logit_cap: f64,
            num_kv_splits: i64, starts: I32s $(, $q_scale: F32s)? $(, $kv_scale: F32s)?
        ) {
            assert_eq!(logit_cap.to_bits(), 0);
            // SAFETY: compiled code passes valid descriptors.
            unsafe {
                let s = sources(q, kv, qo_indptr, kv_indptr, kv_indices, last_page, query, sm_scale,
                    [[$(scale($q_scale),)? 1.0][0], [$(scale($kv_scale),)? 1.0][0]]);
                split(&s, &Buffer::new(o), num_kv_splits, &Buffer::new(starts).all());
            }
        }
    };
}

unsafe fn sources<Q: Element, K: Element>(
    q: *const Memref<Q, 3>,
    kv: *const Memref<K, 4>,
    qo_indptr: I32s,
    kv_indptr: I32s,
    kv_indices: I32s,
    last_page: I32s,
    query: i64,
    sm_scale: f64,
    scales: [f32; 2],
) -> Sources<Q, K> {
    // SAFETY: the caller's contract.
    let s = unsafe {
        Sources {
            q: Buffer::new(q),
            kv: Buffer::new(kv),
            qo_indptr: Buffer::new(qo_indptr).all(),
            kv_indptr: Buffer::new(kv_indptr).all(),
            kv_indices: Buffer::new(kv_indices),
            last_page: Buffer::new(last_page).all(),
            query: query as usize,
            sm_scale: sm_scale as f32,
            scales,
        }
    };
    assert_eq!([s.q.sizes[2], s.kv.sizes[2], s.kv.sizes[3]], [WIDTH, 1, WIDTH]);
    s
}

functions! { Bf16 Bf16 () ()
_mlir_ciface_aiter_get_mla_metadata_v1_bf16_bf16_r120
_mlir_ciface_aiter_get_mla_metadata_v1_bf16_bf16_r107
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r120
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r107
_mlir_ciface_aiter_mla_reduce_v1_bf16_bf16_r120
_mlir_ciface_aiter_mla_reduce_v1_bf16_bf16_r107
_mlir_ciface_aiter_mla_decode_fwd_bf16_bf16_r120
_mlir_ciface_aiter_mla_decode_fwd_bf16_bf16_r107 }
functions! { Bf16 Fn () (kv_scale)
_mlir_ciface_aiter_get_mla_metadata_v1_bf16_f8E4M3FN_r120
_mlir_ciface_aiter_get_mla_metadata_v1_bf16_f8E4M3FN_r107
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_bf16_f8E4M3FN_r120
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_bf16_f8E4M3FN_r107
_mlir_ciface_aiter_mla_reduce_v1_bf16_f8E4M3FN_r120
_mlir_ciface_aiter_mla_reduce_v1_bf16_f8E4M3FN_r107
_mlir_ciface_aiter_mla_decode_fwd_bf16_f8E4M3FN_r120
_mlir_ciface_aiter_mla_decode_fwd_bf16_f8E4M3FN_r107 }
functions! { Bf16 Fnuz () (kv_scale)
_mlir_ciface_aiter_get_mla_metadata_v1_bf16_f8E4M3FNUZ_r120
_mlir_ciface_aiter_get_mla_metadata_v1_bf16_f8E4M3FNUZ_r107
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_bf16_f8E4M3FNUZ_r120
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_bf16_f8E4M3FNUZ_r107
_mlir_ciface_aiter_mla_reduce_v1_bf16_f8E4M3FNUZ_r120
_mlir_ciface_aiter_mla_reduce_v1_bf16_f8E4M3FNUZ_r107
_mlir_ciface_aiter_mla_decode_fwd_bf16_f8E4M3FNUZ_r120
_mlir_ciface_aiter_mla_decode_fwd_bf16_f8E4M3FNUZ_r107 }
functions! { Fn Fn (q_scale) (kv_scale)
_mlir_ciface_aiter_get_mla_metadata_v1_f8E4M3FN_f8E4M3FN_r120
_mlir_ciface_aiter_get_mla_metadata_v1_f8E4M3FN_f8E4M3FN_r107
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_f8E4M3FN_f8E4M3FN_r120
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_f8E4M3FN_f8E4M3FN_r107
_mlir_ciface_aiter_mla_reduce_v1_f8E4M3FN_f8E4M3FN_r120
_mlir_ciface_aiter_mla_reduce_v1_f8E4M3FN_f8E4M3FN_r107
_mlir_ciface_aiter_mla_decode_fwd_f8E4M3FN_f8E4M3FN_r120
_mlir_ciface_aiter_mla_decode_fwd_f8E4M3FN_f8E4M3FN_r107 }
functions! { Fnuz Fnuz (q_scale) (kv_scale)
_mlir_ciface_aiter_get_mla_metadata_v1_f8E4M3FNUZ_f8E4M3FNUZ_r120
_mlir_ciface_aiter_get_mla_metadata_v1_f8E4M3FNUZ_f8E4M3FNUZ_r107
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_f8E4M3FNUZ_f8E4M3FNUZ_r120
_mlir_ciface_aiter_mla_decode_stage1_asm_fwd_f8E4M3FNUZ_f8E4M3FNUZ_r107
_mlir_ciface_aiter_mla_reduce_v1_f8E4M3FNUZ_f8E4M3FNUZ_r120
_mlir_ciface_aiter_mla_reduce_v1_f8E4M3FNUZ_f8E4M3FNUZ_r107
_mlir_ciface_aiter_mla_decode_fwd_f8E4M3FNUZ_f8E4M3FNUZ_r120
_mlir_ciface_aiter_mla_decode_fwd_f8E4M3FNUZ_f8E4M3FNUZ_r107 }
