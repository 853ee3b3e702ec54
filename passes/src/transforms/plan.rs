//! `#mla.plan` on the Rust side, and the sizes that follow from it.

use std::rc::Rc;

use mla_kernels::plan::{Config, Planner, Release};
use rustc_hash::FxHashMap;

use super::emit::Emitter;
use crate::{
    graph::Elem,
    ir::{Attr, Op, Type, Val},
    targets::release_abi,
};

/// The fields of `#mla.plan<...>`; see the dialect for their meaning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields of the attribute")]
pub struct Plan {
    pub target: String,
    pub library: String,
    pub kernel: String,
    pub reduce: String,
    pub fill: String,
    pub persistent: bool,
    pub batch: i64,
    pub query: i64,
    pub heads: i64,
    pub latent: i64,
    pub rope: i64,
    pub kv_length: i64,
    pub page_size: i64,
    pub units: i64,
    pub kv_granularity: i64,
    pub splits: i64,
    pub tiles: i64,
    pub fold: i64,
    pub planner: Planner,
    pub q: String,
    pub kv: String,
    pub out: String,
    pub empty: String,
    pub causal: bool,
    pub abi: i64,
}

/// Returns the element type that a catalog names.
pub fn elem(name: &str) -> Elem {
    let all = [Elem::F32, Elem::F16, Elem::Bf16, Elem::F8E4M3FN, Elem::F8E4M3FNUZ];
    all.into_iter().find(|e| e.to_string() == name).unwrap_or(Elem::Other)
}

/// Pieces that AITER's intra-batch planner makes of each request on gfx942.
const PIECES: usize = 16;

/// AITER's planners.
pub const PLANNERS: [Planner; 3] = [Planner::Fast, Planner::Balanced, Planner::Divided(PIECES)];

/// Returns the name that users write.
pub fn planner_name(planner: Planner) -> &'static str {
    match planner {
        Planner::Fast => "fast",
        Planner::Balanced => "balanced",
        Planner::Divided(_) => "divided",
    }
}

/// The ABI of the kernel calls that this crate emits.
pub const ABI: i64 = mla_kernels::abi::MLA_ABI_VERSION as i64;

impl Plan {
    /// Returns the attribute's text.
    pub fn text(&self) -> String {
        format!(
            "#mla.plan<target = \"{}\", library = \"{}\", kernel = \"{}\", reduce = \"{}\", \
             fill = \"{}\", mode = {}, batch = {}, query = {}, heads = {}, latent = {}, rope = {}, kv_length = {}, page_size = {}, \
             units = {}, kv_granularity = {}, splits = {},{}{}{} q = {}, kv = {}, out = {}, empty = {}, causal = {}, abi = {}>",
            self.target,
            self.library,
            self.kernel,
            self.reduce,
            self.fill,
            self.mode(),
            self.batch,
            self.query,
            self.heads,
            self.latent,
            self.rope,
            self.kv_length,
            self.page_size,
            self.units,
            self.kv_granularity,
            self.splits,
            // As MLIR prints it: one that is not there is 1.
            if self.tiles == 1 { String::new() } else { format!(" tiles = {},", self.tiles) },
            if self.fold == 1 { String::new() } else { format!(" fold = {},", self.fold) },
            match self.planner {
                Planner::Fast => String::new(),
                other => format!(" planner = {},", planner_name(other)),
            },
            self.q,
            self.kv,
            self.out,
            self.empty,
            self.causal,
            self.abi
        )
    }

    /// Reads the attribute's text; inside a type it lacks its name.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.strip_prefix("#mla.plan").unwrap_or(text);
        let body = text.strip_prefix('<')?.strip_suffix('>')?;
        let field = |name: &str| -> Option<&str> {
            body.split(", ").find_map(|part| {
                let (key, value) = part.split_once(" = ")?;
                (key == name).then(|| value.trim_matches('"'))
            })
        };
        let number = |name: &str| field(name)?.parse().ok();
        let owned = |name: &str| field(name).map(str::to_owned);
        Some(Self {
            target: owned("target")?,
            library: owned("library")?,
            kernel: owned("kernel")?,
            reduce: owned("reduce")?,
            fill: owned("fill")?,
            persistent: field("mode")? == "persistent",
            batch: number("batch")?,
            query: number("query")?,
            heads: number("heads")?,
            latent: number("latent")?,
            rope: number("rope")?,
            kv_length: number("kv_length")?,
            page_size: number("page_size")?,
            units: number("units")?,
            kv_granularity: number("kv_granularity")?,
            splits: number("splits")?,
            tiles: if field("tiles").is_some() { number("tiles")? } else { 1 },
            fold: if field("fold").is_some() { number("fold")? } else { 1 },
            planner: PLANNERS
                .into_iter()
                .find(|p| Some(planner_name(*p)) == field("planner"))
                .unwrap_or_default(),
            q: owned("q")?,
            kv: owned("kv")?,
            out: owned("out")?,
            empty: owned("empty")?,
            causal: field("causal")? == "true",
            abi: number("abi")?,
        })
    }

    /// Returns the mode's name.
    pub fn mode(&self) -> &'static str {
        if self.persistent { "persistent" } else { "split" }
    }

    /// Returns the planner's sizes for a persistent plan of `batch` requests. A plan of AITER's
    /// has as many tiles as AITER sizes it with.
    fn sizes(&self, batch: i64) -> mla_kernels::plan::Sizes {
        let [query, tiles] = [self.query, self.tiles].map(|n| n as usize);
        let config = Config {
            units: self.units as usize,
            query: tiles,
            q_tile: 1,
            kv_granularity: self.kv_granularity as usize,
            ..Config::default()
        };
        let sizes = mla_kernels::plan::sizes(batch as usize, &config);
        let mut works = sizes.work_info_set;
        if self.library == "aiter" && self.abi == release_abi(Release::V0_1_7) {
            works = (batch as usize * tiles + self.units as usize - 1) * 8;
        }
        let count = batch as usize * tiles;
        let most = match self.planner {
            Planner::Fast => None,
            Planner::Balanced => Some(count * self.units as usize),
            Planner::Divided(pieces) => Some(count * pieces),
        };
        let partials = most.unwrap_or(sizes.reduce_partial_map);
        works = most.map_or(works, |most| most * 8);
        mla_kernels::plan::Sizes {
            work_info_set: works,
            reduce_partial_map: partials,
            partial_rows: partials * query,
            ..sizes
        }
    }

    /// Returns the shapes and element types of the six metadata buffers, in AITER's order, for
    /// `batch` requests.
    pub fn metadata(&self, batch: i64) -> [(Vec<i64>, Elem); 6] {
        let sizes = self.sizes(batch);
        let int = |count: usize| (vec![count as i64], Elem::Int(32));
        let rows = |count: usize, width: usize| {
            (vec![(count / width) as i64, width as i64], Elem::Int(32))
        };
        [
            (vec![sizes.work_meta_data as i64], Elem::Int(64)),
            int(sizes.work_indptr),
            rows(sizes.work_info_set, 8),
            int(sizes.reduce_indptr),
            rows(sizes.reduce_final_map, 2),
            int(sizes.reduce_partial_map),
        ]
    }

    /// Returns how many pieces can be partial results at once: in persistent mode no more than two
    /// for each unit, whatever the batch; in split mode for each request.
    fn partials(&self) -> i64 {
        match (self.persistent, self.batch) {
            (true, -1) => self.sizes(self.units).reduce_partial_map as i64,
            (true, batch) => self.sizes(batch).reduce_partial_map as i64,
            (false, _) => self.splits,
        }
    }

    /// Returns the sizes of the two scratch buffers, in f32 elements; with `per_request` they are
    /// those of one request, as in split mode with a batch that is known only when running.
    pub fn scratch(&self) -> Scratch {
        let per_request = !self.persistent && self.batch < 0;
        let requests = if self.persistent || per_request { 1 } else { self.batch };
        let rows = (requests * self.partials() * self.query * self.heads).max(1);
        Scratch { elements: [rows * self.latent, rows], per_request }
    }

    /// Returns the size of the metadata in bytes; 0 in split mode.
    pub fn metadata_bytes(&self) -> i64 {
        if !self.persistent {
            return 0;
        }
        self.metadata(self.batch)
            .iter()
            .map(|(dims, elem)| dims.iter().product::<i64>() * elem.bytes().unwrap_or(0) as i64)
            .sum()
    }

    /// Returns the size of the scratch in bytes, if it is known.
    pub fn scratch_bytes(&self) -> Option<i64> {
        let scratch = self.scratch();
        (!scratch.per_request).then(|| scratch.elements.iter().sum::<i64>() * 4)
    }
}

/// The scratch of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scratch {
    /// Numbers of f32 elements, of the outputs and of the log-sum-exps.
    pub elements: [i64; 2],
    /// Whether they are for one request.
    pub per_request: bool,
}

/// The attribute and the metadata type of each plan: parsing is what costs, so each once.
#[derive(Default)]
pub struct Plans<'c> {
    made: FxHashMap<Plan, (Attr<'c>, Type<'c>)>,
    read: FxHashMap<usize, Rc<Plan>>,
}

impl<'c> Plans<'c> {
    /// Returns the attribute and the metadata type.
    pub fn make(&mut self, e: &Emitter<'c>, plan: &Plan) -> (Attr<'c>, Type<'c>) {
        if let Some(known) = self.made.get(plan) {
            return *known;
        }
        let text = plan.text();
        let attr = e.parse(&text);
        let ty = e.builder.parse_type(&format!("!mla.metadata<{text}>"));
        self.made.insert(plan.clone(), (attr, ty));
        (attr, ty)
    }

    /// Returns the plan of an op that carries one.
    pub fn of(&mut self, op: Op<'c>) -> Result<Rc<Plan>, String> {
        let attr = op.attr("plan").ok_or_else(|| format!("{} without a plan", op.name()))?;
        let key = attr.to_raw().ptr as usize;
        if let Some(known) = self.read.get(&key) {
            return Ok(known.clone());
        }
        let plan =
            Plan::parse(&attr.to_string()).ok_or_else(|| format!("{attr} cannot be read"))?;
        let plan = Rc::new(plan);
        self.read.insert(key, plan.clone());
        Ok(plan)
    }

    /// Returns the plan of a metadata type; `None` for any other type.
    pub fn of_type(&mut self, ty: Type<'c>) -> Option<Rc<Plan>> {
        let key = ty.to_raw().ptr as usize;
        if let Some(known) = self.read.get(&key) {
            return Some(known.clone());
        }
        let plan = Rc::new(Plan::parse(&ty.metadata_plan()?)?);
        self.read.insert(key, plan.clone());
        Some(plan)
    }
}

/// The index maps of `mla.decode` and of a kernel op, in the order of the kernels' `params`.
pub const MAPS: [&str; 8] = [
    "q_latent_map",
    "q_rope_map",
    "latent_map",
    "rope_map",
    "mask_map",
    "page_table_map",
    "latent_scale_map",
    "rope_scale_map",
];

/// The operands of `mla.decode` or of a kernel op, by name.
pub struct DecodeOperands<'c> {
    /// Query in latent space.
    pub q_latent: Val<'c>,
    /// Rotary query.
    pub q_rope: Option<Val<'c>>,
    /// Latent cache.
    pub latent: Val<'c>,
    /// Rotary keys.
    pub rope: Option<Val<'c>>,
    /// Lengths.
    pub lengths: Val<'c>,
    /// Additive mask.
    pub mask: Option<Val<'c>>,
    /// Table of pages.
    pub page_table: Option<Val<'c>>,
    /// Scales of the latent cache.
    pub latent_scale: Option<Val<'c>>,
    /// Scales of the rotary keys.
    pub rope_scale: Option<Val<'c>>,
    /// The values of `kv_length` and `page_count`, where they are -1.
    pub sizes: Vec<Val<'c>>,
    /// What follows: metadata and scratch.
    pub rest: Vec<Val<'c>>,
}

impl<'c> DecodeOperands<'c> {
    /// Reads the operands of `op`.
    pub fn read(op: Op<'c>) -> Option<Self> {
        let segments = op.attr("operandSegmentSizes")?.i32s()?;
        let mut operands = op.operands();
        let mut next = |at: usize| -> Option<Val<'c>> {
            (*segments.get(at)? > 0).then(|| operands.next()).flatten()
        };
        let mut read = Self {
            q_latent: next(0)?,
            q_rope: next(1),
            latent: next(2)?,
            rope: next(3),
            lengths: next(4)?,
            mask: next(5),
            page_table: next(6),
            latent_scale: next(7),
            rope_scale: next(8),
            sizes: Vec::new(),
            rest: Vec::new(),
        };
        let sizes = usize::try_from(*segments.get(9)?).ok()?;
        read.sizes = operands.by_ref().take(sizes).collect();
        read.rest = operands.collect();
        Some(read)
    }

    /// Returns the operands in order, without what follows, and for each whether it is there.
    pub fn in_order(&self) -> (Vec<Val<'c>>, Vec<i32>) {
        let all = [
            Some(self.q_latent),
            self.q_rope,
            Some(self.latent),
            self.rope,
            Some(self.lengths),
            self.mask,
            self.page_table,
            self.latent_scale,
            self.rope_scale,
        ];
        let mut segments: Vec<i32> = all.iter().map(|o| i32::from(o.is_some())).collect();
        segments.push(self.sizes.len() as i32);
        (all.into_iter().flatten().chain(self.sizes.iter().copied()).collect(), segments)
    }
}

#[cfg(test)]
pub(crate) fn example() -> Plan {
    Plan {
        target: "cpu".into(),
        library: "mla".into(),
        kernel: "mla_cpu_decode_persistent".into(),
        reduce: "mla_cpu_reduce".into(),
        fill: "mla_cpu_metadata_fill".into(),
        persistent: true,
        batch: 64,
        query: 1,
        heads: 16,
        latent: 512,
        rope: 64,
        kv_length: 4096,
        page_size: 1,
        units: 304,
        kv_granularity: 16,
        splits: 1,
        tiles: 1,
        fold: 1,
        planner: Planner::Fast,
        q: "bf16".into(),
        kv: "bf16".into(),
        out: "bf16".into(),
        empty: "nan".into(),
        causal: false,
        abi: ABI,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AITER's sizes for 64 requests on 304 units (fast mode, one tile a request).
    #[test]
    fn sizes_are_aiters() {
        let plan = example();
        let shapes: Vec<Vec<i64>> = plan.metadata(64).into_iter().map(|(dims, _)| dims).collect();
        assert_eq!(shapes, [vec![2], vec![305], vec![367, 8], vec![65], vec![64, 2], vec![367]]);
        assert_eq!(plan.scratch().elements, [367 * 16 * 512, 367 * 16]);
        // Whatever the batch, no unit leaves more than two pieces.
        let any = Plan { batch: -1, ..plan };
        assert_eq!(any.scratch().elements, [2 * 303 * 16 * 512, 2 * 303 * 16]);
    }
}
