//! What a decode is, as far as a choice and a call need it.

use mla_kernels::plan::Planner;

use crate::{
    detect::{Extents, Proof},
    graph::{Elem, Linear},
    ir::{Attr, Op},
    targets::{Fit, Library, Request, release_abi},
    transforms::{
        options::Options,
        plan::{ABI, DecodeOperands, Plan},
    },
};

/// Rows of a page that some kernels insist on.
const PAGE: i64 = 64;

/// What a decode is.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a property of the decode")]
pub struct Shape {
    /// B, Q, H, R; -1 where known only when running.
    pub dims: [i64; 4],
    /// Cached rows of a request; -1 where known only when running.
    pub rows: i64,
    /// Rotary width.
    pub rope: i64,
    /// Rows of a page; 1 without pages.
    pub page_size: i64,
    q: String,
    kv: String,
    out: String,
    /// Rule for empty rows.
    pub empty: String,
    /// A token does not see the rows of later ones.
    pub causal: bool,
    has_mask: bool,
    has_lse: bool,
    /// All lengths are one constant.
    pub constant_length: Option<i64>,
    /// The lengths are constants.
    equal_lengths: bool,
    scales: [f64; 2],
    /// The cache has scales.
    scaled: bool,
    /// Where the cache's rows lie, or why they are not rows of one buffer.
    pub layout: Result<Layout, String>,
}

/// Rows of latent and rotary columns in one buffer: row t of request b is row
/// `base + b * batch + t * row`, or `base + page * page + t % page_size * row` of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Rows of the buffer; -1 where known only when running.
    pub total: i64,
    /// The first row.
    pub base: i64,
    /// From a request to the next; 0 with pages.
    pub batch: i64,
    /// From a page to the next; 0 without pages.
    pub page: i64,
    /// From a row to the next.
    pub row: i64,
}

impl Layout {
    /// Returns the layout of a buffer with these extents, whose latent and rotary columns are read
    /// through maps over (b, t, column), or (b, page, row of the page, column).
    fn of(dims: &[i64], latent: &[Linear], rope: &[Linear], widths: [i64; 2]) -> Option<Self> {
        if latent.len() != dims.len() || rope.len() != dims.len() {
            return None;
        }
        let flat = |map: &[Linear]| {
            let mut position = Linear::default();
            let mut stride = 1;
            for (dim, linear) in dims.iter().zip(map).rev() {
                position.add_scaled(linear, stride);
                // A dynamic extent but the outermost hides where rows lie.
                stride = if *dim < 0 || stride < 0 { -1 } else { stride * dim };
            }
            position
        };
        if dims.iter().skip(1).any(|d| *d < 0) {
            return None;
        }
        let [latent, rope] = [flat(latent), flat(rope)];
        let width = widths[0] + widths[1];
        let has_pages = latent.terms.iter().chain(&rope.terms).any(|(var, _)| *var == 3);
        let column = if has_pages { 3 } else { 2 };
        let of = |var: u32| latent.coefficient(var);
        let total: i64 =
            if dims.first().is_some_and(|d| *d < 0) { -1 } else { dims.iter().product() };
        let agrees = (0..4).all(|var| of(var) == rope.coefficient(var))
            && rope.constant == latent.constant + widths[0]
            && of(column) == 1
            && (0..column).all(|var| of(var) % width == 0)
            && latent.constant % width == 0
            && total % width == 0
            && (!has_pages || of(0) == 0);
        let rows = |var: u32| of(var) / width;
        agrees.then(|| Self {
            total: if total < 0 { -1 } else { total / width },
            base: latent.constant / width,
            batch: if has_pages { 0 } else { rows(0) },
            page: if has_pages { rows(1) } else { 0 },
            row: rows(column - 1),
        })
    }

    /// Returns the sizes of pages, besides the graph's, that the rows can be read in.
    fn other_pages(&self, page_size: i64) -> Vec<i64> {
        let aligned = self.row == 1
            && self.page == 0
            && [self.total, self.base, self.batch].iter().all(|n| *n >= 0 && n % PAGE == 0);
        match page_size {
            1 if aligned => vec![PAGE],
            1 => Vec::new(),
            // A row is a page of its own.
            _ => vec![1],
        }
    }

    /// Returns true where the graph's pages are pages of the buffer.
    fn has_whole_pages(&self, page_size: i64) -> bool {
        page_size == 1 || (self.row == 1 && self.page == page_size && self.base % page_size == 0)
    }
}

impl Shape {
    /// Returns the shape of a decode that a proof would make, of a cache with extents `cache`; -1
    /// stands for what is known only when running.
    pub fn of_proof(proof: &Proof, x: Extents, cache: &[i64]) -> Self {
        let constant = match &proof.lengths {
            None => Some(x.rows).filter(|rows| *rows >= 0),
            Some(l) if l.source.is_none() && x.rows >= 0 => Some(l.offset.max(0)),
            Some(_) => None,
        };
        let rope = proof.rope.as_ref().filter(|k| k.value == proof.latent.value);
        let layout = rope.ok_or_else(two_buffers).and_then(|rope| {
            Layout::of(cache, &proof.latent.map, &rope.map, [x.latent, x.rope])
                .ok_or_else(scattered)
        });
        let scaled = proof.cache_scales.iter().any(Option::is_some);
        let one = |s: &Option<crate::detect::CacheScale>| {
            s.as_ref().is_none_or(|s| s.tensor.as_ref().is_none_or(|t| t.map.iter().all(is_fixed)))
        };
        let uniform =
            proof.cache_scales[0] == proof.cache_scales[1] && proof.cache_scales.iter().all(one);
        Self {
            dims: [x.batch, x.query, x.heads, x.latent],
            rows: x.rows,
            rope: x.rope,
            page_size: proof.pages.as_ref().map_or(1, |p| p.size),
            q: proof.query_elem().to_string(),
            kv: proof.latent.elem.to_string(),
            out: proof.decode_elem().to_string(),
            empty: proof.empty.name().into(),
            causal: proof.causal,
            has_mask: proof.mask.is_some(),
            has_lse: proof.lse.is_some(),
            constant_length: constant,
            equal_lengths: proof.lengths.as_ref().is_none_or(|l| l.source.is_none()),
            scales: [proof.scale_latent, proof.scale_rope],
            scaled,
            layout: if scaled && !uniform { Err(many_scales()) } else { layout },
        }
    }

    /// Reads a decode; `None` where more than its batch and rows are dynamic.
    pub fn read(decode: Op<'_>) -> Option<Self> {
        let operands = DecodeOperands::read(decode)?;
        let mut dims = decode.result(0).ty().dims();
        if let Some(batch) = dims.first_mut() {
            batch.get_or_insert(-1);
        }
        let dims: Vec<i64> = dims.into_iter().collect::<Option<_>>()?;
        let dims: [i64; 4] = dims.try_into().ok()?;
        let empty = decode.attr("empty")?.to_string();
        let empty = empty.split_once('<')?.1.trim_end_matches('>').to_owned();
        let map = |name: &str| decode.attr(name).and_then(Attr::linear_map).map(|map| map.1);
        let rope = decode.attr("rope_width").and_then(Attr::int).unwrap_or(0);
        let cache: Vec<i64> =
            operands.latent.ty().dims().into_iter().map(|d| d.unwrap_or(-1)).collect();
        let layout =
            match (operands.rope == Some(operands.latent), map("latent_map"), map("rope_map")) {
                (true, Some(latent), Some(keys)) => {
                    Layout::of(&cache, &latent, &keys, [dims[3], rope]).ok_or_else(scattered)
                }
                _ => Err(two_buffers()),
            };
        let scale_maps = [map("latent_scale_map"), map("rope_scale_map")];
        let scaled = operands.latent_scale.is_some() || operands.rope_scale.is_some();
        let uniform = operands.latent_scale == operands.rope_scale
            && scale_maps.iter().flatten().all(|m| m.iter().all(is_fixed));
        let constant = operands.lengths.definition().map(|(op, _)| op);
        let constant = constant.filter(|op| op.name() == "arith.constant");
        let lengths = constant.and_then(|op| op.attr("value")).and_then(Attr::numbers);
        let float = |name: &str| decode.attr(name).and_then(Attr::float).unwrap_or(0.0);
        Some(Self {
            dims,
            rows: decode.attr("kv_length")?.int()?,
            rope,
            page_size: decode.attr("page_size").and_then(Attr::int).unwrap_or(1),
            q: operands.q_latent.ty().elem().to_string(),
            kv: operands.latent.ty().elem().to_string(),
            out: decode.result(0).ty().elem().to_string(),
            empty,
            causal: decode.attr("causal").is_some(),
            has_mask: operands.mask.is_some(),
            has_lse: decode.results().nth(1).is_some_and(|lse| !lse.is_unused()),
            constant_length: lengths
                .filter(|all| all.iter().all(|n| *n == all[0]))
                .and_then(|all| all.first().copied()),
            equal_lengths: constant.is_some(),
            scales: [float("scale_latent"), float("scale_rope")],
            scaled,
            layout: if scaled && !uniform { Err(many_scales()) } else { layout },
        })
    }

    /// Returns the same with a cache of another element type.
    #[must_use]
    pub fn with_cache(&self, elem: Elem) -> Self {
        Self { kv: elem.to_string(), ..self.clone() }
    }

    /// Returns the same with a query of another element type.
    #[must_use]
    pub fn with_query(&self, elem: Elem) -> Self {
        Self { q: elem.to_string(), ..self.clone() }
    }

    /// Returns what is asked of a kernel.
    pub fn request(&self, options: &Options) -> Request {
        let [batch, query, heads, latent] = self.dims;
        let size = if self.kv.starts_with("f8") { 1 } else { 2 };
        let aiter = self.obstacle().map_or(Ok(()), Err);
        let layout = self.layout.as_ref().ok().filter(|_| batch >= 0);
        let mut page_size = self.page_size;
        let mut other_page_sizes = layout.map_or_else(Vec::new, |l| l.other_pages(page_size));
        if layout.is_some_and(|l| !l.has_whole_pages(page_size))
            && options.target.kernels().all(|k| k.library == Library::Aiter)
        {
            (page_size, other_page_sizes) = (1, Vec::new());
        }
        Request {
            q: self.q.clone(),
            kv: self.kv.clone(),
            out: self.out.clone(),
            heads,
            query,
            latent,
            rope: self.rope,
            empty: self.empty.clone(),
            page_size,
            other_page_sizes,
            causal: self.causal,
            mask: self.has_mask,
            lse: self.has_lse,
            covered: self.is_covered(query, options),
            narrow: options.allow_narrowing,
            kv_bytes: layout
                .and_then(|l| u64::try_from(l.total).ok())
                .map(|rows| rows * (latent + self.rope) as u64 * size),
            aiter,
            release: options.release,
            planner: options.planner,
        }
    }

    /// Returns why AITER's kernels cannot run it, whatever the key.
    fn obstacle(&self) -> Option<String> {
        if self.dims[0] < 0 || self.rows < 0 {
            return Some(
                "AITER takes the batch from a static shape, here it is known only when running"
                    .into(),
            );
        }
        if let Err(why) = &self.layout {
            return Some(why.clone());
        }
        if self.scaled && !self.kv.starts_with("f8") {
            return Some(format!("AITER has scales of fp8 caches, this one is {}", self.kv));
        }
        let [latent, rope] = self.scales;
        (latent != rope).then(|| {
            format!("AITER has one scale of the scores, the graph has {latent} and {rope}")
        })
    }

    /// Returns true if every query token has a visible row, and every length is that of rows.
    pub fn is_covered(&self, tokens: i64, options: &Options) -> bool {
        let within = |n: i64| n >= tokens && n <= self.rows;
        options.assume_nonempty || self.constant_length.is_some_and(within)
    }

    /// Returns the assumption of a call that reads `tokens` query tokens of each request, if there
    /// is one.
    pub fn assumption(&self, fit: &Fit<'_>) -> Option<String> {
        let proved = self.constant_length.is_some_and(|n| n >= fit.query && n <= self.rows);
        let needed = fit.kernel.adapts && fit.query > 1 && !proved;
        needed.then(|| format!("every request has {} to {} rows", fit.query, self.rows))
    }

    /// Returns true if the lengths are known when compiling.
    pub fn has_equal_lengths(&self) -> bool {
        self.equal_lengths
    }

    /// Returns the plan of a call.
    pub fn plan(&self, fit: &Fit<'_>, request: &Request, options: &Options, splits: i64) -> Plan {
        let [batch, _, _, latent] = self.dims;
        let persistent = fit.kernel.mode == crate::targets::Mode::Persistent;
        let aiter = fit.kernel.library == Library::Aiter;
        let batch =
            if batch < 0 { options.max_batch.unwrap_or(-1) } else { batch * fit.planned_copies() };
        let tiles = fit
            .key(&options.target, request)
            .map_or(1, |key| key.sized_tiles(options.release, false, false) as i64);
        Plan {
            target: if aiter { &options.target.architecture } else { &options.target.name }.clone(),
            library: fit.kernel.library.name().into(),
            kernel: fit.kernel.symbol.clone(),
            reduce: fit.kernel.reduce.clone(),
            fill: fit.kernel.fill.clone(),
            persistent,
            batch,
            query: fit.query,
            heads: fit.call_heads(),
            latent,
            rope: self.rope,
            kv_length: self.rows,
            page_size: fit.page_size,
            units: options.units(),
            kv_granularity: options.target.kv_granularity,
            splits: if persistent { 1 } else { splits },
            tiles: if persistent { tiles } else { 1 },
            fold: fit.copies() / fit.planned_copies(),
            planner: if persistent { options.planner } else { Planner::Fast },
            q: request.q_of(fit.kernel).into(),
            kv: self.kv.clone(),
            out: request.out_of(fit.kernel).into(),
            empty: self.empty.clone(),
            causal: self.causal && fit.unroll == 1,
            abi: if aiter { release_abi(options.release) } else { ABI },
        }
    }
}

fn is_fixed(linear: &Linear) -> bool {
    linear.terms.is_empty()
}

fn two_buffers() -> String {
    "AITER reads rows of latent and rotary columns from one buffer, the graph has two".into()
}

fn scattered() -> String {
    "AITER reads rows of latent and then rotary columns, the graph's cache has another layout"
        .into()
}

fn many_scales() -> String {
    "AITER takes one scale for all of the cache, the graph has more".into()
}

#[cfg(test)]
mod tests {
    use mla_kernels::plan::{AiterBounds, Arch, Key, Kind, aiter_sizes};

    use super::*;

    fn map(results: &[(u32, i64)]) -> Vec<Linear> {
        let result = |(var, constant): &(u32, i64)| {
            let mut linear = Linear::var(*var);
            linear.constant = *constant;
            linear
        };
        results.iter().map(result).collect()
    }

    #[test]
    fn rows_of_a_fused_cache() {
        let (latent, rope) = (map(&[(0, 0), (1, 0), (2, 0)]), map(&[(0, 0), (1, 0), (2, 512)]));
        let layout = Layout::of(&[8, 1024, 576], &latent, &rope, [512, 64]).expect("rows");
        assert_eq!(layout, Layout { total: 8192, base: 0, batch: 1024, page: 0, row: 1 });
        assert_eq!(layout.other_pages(1), [64]);
        let rope_first = Layout::of(&[8, 1024, 576], &rope, &latent, [512, 64]);
        assert_eq!(rope_first, None);
        // A wider row is not one of 576 columns (vllm-56314).
        assert_eq!(Layout::of(&[8, 1024, 640], &latent, &rope, [512, 64]), None);
    }

    #[test]
    fn rows_of_a_pool() {
        let (latent, rope) = (map(&[(1, 0), (2, 0), (3, 0)]), map(&[(1, 0), (2, 0), (3, 512)]));
        let layout = Layout::of(&[40, 64, 576], &latent, &rope, [512, 64]).expect("pages");
        assert_eq!(layout, Layout { total: 2560, base: 0, batch: 0, page: 64, row: 1 });
        assert!(layout.has_whole_pages(64));
        assert_eq!(layout.other_pages(64), [1]);
    }

    /// A decode over a buffer of rows of 576 columns.
    fn decode(q: &str, kv: &str, heads: i64, query: i64) -> Shape {
        Shape {
            dims: [64, query, heads, 512],
            rows: 4096,
            rope: 64,
            page_size: 1,
            q: q.into(),
            kv: kv.into(),
            out: "bf16".into(),
            empty: "nan".into(),
            causal: query > 1,
            has_mask: false,
            has_lse: false,
            constant_length: None,
            equal_lengths: false,
            scales: [0.07; 2],
            scaled: false,
            layout: Ok(Layout { total: 64 * 4096, base: 0, batch: 4096, page: 0, row: 1 }),
        }
    }

    /// Whatever a cell takes, and however (section 4 and 11 of the facts), the plan's buffers and
    /// scratch are those that AITER sizes for the call, and the call is the cell's.
    #[test]
    fn every_plan_has_aiters_sizes() {
        let mut seen = std::collections::BTreeSet::new();
        for target in ["gfx942", "gfx950", "gfx1250"] {
            for release in ["current", "0.1.7"] {
                for mode in ["persistent", "split"] {
                    let given = [
                        ("target", target),
                        ("aiter", release),
                        ("mode", mode),
                        ("assume-nonempty", "true"),
                    ];
                    let options = Options::parse(&given).expect("legal");
                    for (q, kv) in [
                        ("bf16", "bf16"),
                        ("bf16", "f8E4M3FN"),
                        ("bf16", "f8E4M3FNUZ"),
                        ("f8E4M3FN", "f8E4M3FN"),
                        ("f8E4M3FNUZ", "f8E4M3FNUZ"),
                    ] {
                        for heads in (1..=128).filter(|h| h % 4 == 0 || *h < 4).chain([144, 256]) {
                            for query in 1..=9 {
                                let shape = decode(q, kv, heads, query);
                                if let Ok(selection) = super::super::choose(&shape, &options) {
                                    let plan = &selection.step.plan;
                                    check_plan(plan, heads * query, &options);
                                    let fold = plan.fold * plan.batch / 64;
                                    seen.insert((target, mode, plan.heads, plan.query, fold));
                                }
                            }
                        }
                    }
                }
            }
        }
        // Cells of all kinds were met: of other heads, tokens and folds.
        assert!(seen.len() > 100, "{} kinds of calls", seen.len());
        for kind in [
            ("gfx942", "persistent", 16, 1, 8),
            ("gfx942", "split", 128, 8, 1),
            ("gfx950", "persistent", 24, 1, 1),
            ("gfx950", "persistent", 48, 8, 1),
            ("gfx1250", "split", 32, 1, 1),
        ] {
            assert!(seen.contains(&kind), "{kind:?}");
        }
    }

    /// Compares a plan with what AITER makes of its key; the call covers the graph's `rows` of a
    /// request.
    fn check_plan(plan: &Plan, rows: i64, options: &Options) {
        assert!(plan.heads * plan.fold * plan.query * plan.batch >= rows * 64, "{plan:?}");
        assert_eq!(plan.abi, release_abi(options.release), "{plan:?}");
        if !plan.persistent {
            assert_eq!((plan.kernel.as_str(), plan.fill.as_str()), ("mla_decode_fwd", ""));
            return;
        }
        let names = [&plan.fill, &plan.kernel, &plan.reduce].map(String::as_str);
        assert_eq!(names, ["get_mla_metadata_v1", "mla_decode_stage1_asm_fwd", "mla_reduce_v1"]);
        let kind = |elem: &str| if elem.starts_with("f8") { Kind::Fp8 } else { Kind::Half };
        let key = Key {
            arch: Arch::parse(&plan.target).expect("an architecture"),
            heads: (plan.heads * plan.fold) as usize,
            query: plan.query as usize,
            q: kind(&plan.q),
            kv: kind(&plan.kv),
        };
        assert_eq!(key.fold(options.release) as i64, plan.fold, "{plan:?}");
        let bounds = AiterBounds::new(plan.batch as usize, plan.units as usize);
        let sizes = aiter_sizes(&key, &bounds, options.release).expect("sizes");
        for ((dims, _), (name, wanted, _)) in plan.metadata(plan.batch).iter().zip(sizes.buffers())
        {
            let dims: Vec<usize> = dims.iter().map(|n| *n as usize).collect();
            assert_eq!(dims, wanted, "{name} of {plan:?}");
        }
        let scratch = sizes.scratch(plan.heads as usize, 512).map(|n| n as i64);
        assert_eq!(plan.scratch().elements, scratch, "{plan:?}");
    }
}
