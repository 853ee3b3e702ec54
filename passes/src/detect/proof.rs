//! What a match yields: a proof, or the reason why there is none.

use super::{
    coefficient::Factor,
    index::Element,
    latent::{Scale, Weight},
};
use crate::graph::{Elem, Linear, Value};

/// What happens to a row of which everything is masked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Empty {
    /// The output is 0.
    Zero,
    /// The output is NaN.
    Nan,
    /// The output is the mean over all cached rows, whose scores are all the fill.
    Mean {
        /// The score of a masked row, at the exponent.
        fill: f64,
    },
}

impl Empty {
    /// Returns the name in `#mla.empty<...>`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Nan => "nan",
            Self::Mean { .. } => "mean",
        }
    }
}

/// The extents of a match (DESIGN: the mathematics).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the letters of the paper, spelled out")]
pub struct Extents {
    pub batch: i64,
    pub query: i64,
    pub heads: i64,
    pub rows: i64,
    pub latent: i64,
    pub rope: i64,
}

impl Extents {
    /// Returns the flops of `rows` cached rows in all, on a kernel, and of the projections around
    /// it for every request. A multiplication and an addition are two.
    pub fn flops_of(&self, rows: i64, w_uk: Option<&Projection>, w_uv: Option<&Projection>) -> i64 {
        let width = |w: Option<&Projection>| w.map_or(0, |w| w.width);
        let kernel = product(&[2 * self.latent + self.rope, rows]);
        let around = product(&[self.latent, width(w_uk) + width(w_uv), self.batch]);
        product(&[2, self.heads, self.query, kernel.saturating_add(around)])
    }

    /// As [`Self::flops_of`] with every row of the cache.
    pub fn absorbed_flops(&self, w_uk: Option<&Projection>, w_uv: Option<&Projection>) -> i64 {
        self.flops_of(product(&[self.batch, self.rows]), w_uk, w_uv)
    }

    /// Returns the flops of the graph's own ops, which rebuild keys and values by the weights that
    /// are given.
    pub fn naive_flops(&self, w_uk: Option<&Projection>, w_uv: Option<&Projection>) -> i64 {
        let width = |w: Option<&Projection>| w.map_or(0, |w| w.width);
        let columns = |w: Option<&Projection>| w.map_or(self.latent, |w| w.width);
        let rebuild = self.latent * (width(w_uk) + width(w_uv));
        let attend = self.query * (columns(w_uk) + self.rope + columns(w_uv));
        product(&[2, self.heads, self.batch, self.rows, rebuild + attend])
    }
}

/// Returns a product, or the largest number where it is larger.
fn product(factors: &[i64]) -> i64 {
    factors.iter().fold(1, |product, factor| product.saturating_mul(*factor))
}

/// A value read through a map from role indices to its dimensions.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// The value.
    pub value: Value,
    /// Its element type.
    pub elem: Elem,
    /// One expression for each dimension, over the roles as variables 0..: (b, q, h, r or p or t)
    /// for queries and masks, (b, t, r or p) for caches, (b, page, row of the page, r or p) for
    /// caches in pages, (b) for lengths.
    pub map: Vec<Linear>,
}

/// A cache in pages: row t of request b is row `t % size` of page `table[b, t / size]` of a pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Pages {
    /// The table of pages, over (b, t / size). Its entries are taken to lie in `0..count`.
    pub table: Operand,
    /// Rows of a page.
    pub size: i64,
    /// Pages of the pool.
    pub count: i64,
}

/// The scale of a cache: a cached value is the stored one times `factor` times the tensor's element.
#[derive(Clone, Debug, PartialEq)]
pub struct CacheScale {
    /// The tensor, f32, over (b, t, group of columns), or (b, page, row of the page, group).
    pub tensor: Option<Operand>,
    /// A constant factor.
    pub factor: f64,
}

/// A value that scores are multiplied or divided by, which a rewrite does to the query.
#[derive(Clone, Debug, PartialEq)]
pub struct QueryScale {
    /// The value, over (b, q, h).
    pub operand: Operand,
    /// Scores are divided by it.
    pub divides: bool,
}

/// How many rows a request sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Lengths {
    /// The tensor of lengths or positions; `None`: a constant.
    pub source: Option<Operand>,
    /// What is added to it.
    pub offset: i64,
}

/// A mask tensor: `scale` times it is added to the scores.
#[derive(Clone, Debug, PartialEq)]
pub struct Mask {
    /// The tensor, over (b, q, h, t).
    pub operand: Operand,
    /// Its factor.
    pub scale: f64,
    /// Where the tensor is i1: what its flags mean.
    pub flags: Option<Flags>,
}

/// What a boolean mask means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flags {
    /// A score counts where the flag is this.
    pub visible: bool,
    /// The score where it does not, at the exponent.
    pub fill: f64,
}

/// A second result: `factor * log(sum exp(score))`.
#[derive(Clone, Debug, PartialEq)]
pub struct LogSumExp {
    /// The value that it is.
    pub value: Value,
    /// Its factor on the natural logarithm.
    pub factor: f64,
    /// Role (0 b, 1 q, 2 h) parts of each of its dimensions, as a linear map over roles.
    pub map: Vec<Linear>,
}

/// A weight that a naive graph applies to the cache, and a rewrite to the query or the output.
#[derive(Clone, Debug, PartialEq)]
pub struct Projection {
    /// The weight; its map is over (h, n, r): head, column of the head, column of the latent.
    pub weight: Operand,
    /// Columns of a head.
    pub width: i64,
    /// A constant factor.
    pub factor: f64,
}

/// Everything that a rewrite needs, and nothing that was not proved.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// The value that the decode computes.
    pub out: Value,
    /// Its element type.
    pub out_elem: Elem,
    /// What the output is multiplied by.
    pub out_factor: f64,
    /// Its dimensions as a map over (b, q, h, r).
    pub out_map: Vec<Linear>,
    /// The log-sum-exp, where the graph uses it.
    pub lse: Option<LogSumExp>,
    /// The extents.
    pub extents: Extents,
    /// Query in latent space; with `w_uk` the query of the heads, over (b, q, h, n).
    pub q_latent: Operand,
    /// Rotary query; absent with P = 0.
    pub q_rope: Option<Operand>,
    /// What the scores of the latent and of the rotary part are multiplied by at run time.
    pub query_scales: [Vec<QueryScale>; 2],
    /// `W_UK`, where the graph rebuilds keys from the cache.
    pub w_uk: Option<Projection>,
    /// `W_UV`, where the graph rebuilds values from the cache; `out` has its columns.
    pub w_uv: Option<Projection>,
    /// Latent cache.
    pub latent: Operand,
    /// Rotary key cache; absent with P = 0.
    pub rope: Option<Operand>,
    /// How a table selects the rows of the cache, where one does.
    pub pages: Option<Pages>,
    /// Scales of the latent cache and of the rotary keys.
    pub cache_scales: [Option<CacheScale>; 2],
    /// Columns that share an element of a cache's scale.
    pub scale_group: i64,
    /// Scale of the latent score.
    pub scale_latent: f64,
    /// Scale of the rotary score.
    pub scale_rope: f64,
    /// Length mask.
    pub lengths: Option<Lengths>,
    /// Rows are also limited to t <= length - Q + q.
    pub causal: bool,
    /// Mask tensor.
    pub mask: Option<Mask>,
    /// Rule for rows with nothing visible.
    pub empty: Empty,
    /// What was assumed and not proved.
    pub assumptions: Vec<String>,
    /// Equalities of sizes that were assumed, by their numbers.
    pub equal_sizes: Vec<usize>,
    /// The conditions that were checked, in order.
    pub steps: Vec<Step>,
}

impl Proof {
    /// Returns the element type of both parts of the query as a decode takes them. What a rewrite
    /// computes is f32, and parts of different types are widened.
    pub fn query_elem(&self) -> Elem {
        let rope = self.q_rope.as_ref().map_or(self.q_latent.elem, |q| q.elem);
        let scaled = self.query_scales.iter().any(|s| !s.is_empty());
        let one = self.w_uk.is_none() && !scaled && rope == self.q_latent.elem;
        if one { rope } else { Elem::F32 }
    }

    /// Returns the element type of a decode's output: f32 where `W_UV` or a
    /// factor follows.
    pub fn decode_elem(&self) -> Elem {
        let follows = self.w_uv.is_some() || self.is_scaled();
        if follows { Elem::F32 } else { self.out_elem }
    }

    /// Returns true where the output is multiplied by a factor.
    pub fn is_scaled(&self) -> bool {
        (self.out_factor - 1.0).abs() > 0.0
    }

    /// Returns the name of the form that the graph has.
    pub fn form(&self) -> &'static str {
        if self.is_naive() { "naive" } else { "absorbed" }
    }

    /// Returns true where the graph rebuilds keys or values from the cache.
    pub fn is_naive(&self) -> bool {
        self.w_uk.is_some() || self.w_uv.is_some()
    }

    /// Returns every operand that is read through a map.
    pub fn operands(&self) -> impl Iterator<Item = &Operand> {
        let weights = self.w_uk.iter().chain(&self.w_uv).map(|w| &w.weight);
        let query_scales = self.query_scales.iter().flatten().map(|s| &s.operand);
        let cache_scales = self.cache_scales.iter().flatten().filter_map(|s| s.tensor.as_ref());
        [&self.q_latent, &self.latent]
            .into_iter()
            .chain(&self.q_rope)
            .chain(&self.rope)
            .chain(weights)
            .chain(query_scales)
            .chain(cache_scales)
            .chain(self.pages.iter().map(|p| &p.table))
            .chain(self.lengths.iter().filter_map(|l| l.source.as_ref()))
            .chain(self.mask.iter().map(|m| &m.operand))
    }

    /// Returns the values that a rewrite reads or replaces.
    pub(super) fn values(&self) -> Vec<Value> {
        let mut values = Vec::new();
        Self { steps: Vec::new(), ..self.clone() }.each_value(|v| values.push(*v));
        values
    }

    /// Calls `f` on every value of the graph that the proof names.
    pub(super) fn each_value(&mut self, mut f: impl FnMut(&mut Value)) {
        f(&mut self.out);
        f(&mut self.q_latent.value);
        f(&mut self.latent.value);
        self.q_rope.iter_mut().for_each(|o| f(&mut o.value));
        self.rope.iter_mut().for_each(|o| f(&mut o.value));
        self.w_uk.iter_mut().chain(&mut self.w_uv).for_each(|w| f(&mut w.weight.value));
        self.query_scales.iter_mut().flatten().for_each(|s| f(&mut s.operand.value));
        let scales = self.cache_scales.iter_mut().flatten();
        scales.filter_map(|s| s.tensor.as_mut()).for_each(|o| f(&mut o.value));
        self.pages.iter_mut().for_each(|p| f(&mut p.table.value));
        self.lse.iter_mut().for_each(|l| f(&mut l.value));
        let lengths = self.lengths.iter_mut().filter_map(|l| l.source.as_mut());
        lengths.for_each(|o| f(&mut o.value));
        self.mask.iter_mut().for_each(|m| f(&mut m.operand.value));
        self.steps.iter_mut().for_each(|s| f(&mut s.at));
    }
}

/// A condition that was found to hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The condition, in words.
    pub condition: &'static str,
    /// The value at which it was seen.
    pub at: Value,
}

/// Why a site is not lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each variant's text is in `Code::reason`")]
pub enum Code {
    NoContraction,
    NotSharedLatent,
    ValueNotSlice,
    HeadInCache,
    TwoLatents,
    OtherAxis,
    NoScores,
    NoRope,
    ProbabilitiesUsed,
    DenominatorUsed,
    NotNormalised,
    SoftCap,
    ScoreNotSum,
    RuntimeScale,
    MaskCondition,
    WeakFill,
    MixedMasks,
    MaskType,
    DoublePrecision,
    LongQuery,
    Layout,
    Dynamic,
    ElementType,
    ScoreParts,
    OutputScaled,
    Sinks,
    NoKernel,
    NotSelected,
    Unknown,
    NaiveCheaper,
    Effort,
    CacheUse,
}

impl Code {
    /// Every code.
    pub const ALL: [Self; 32] = [
        Self::NoContraction,
        Self::NotSharedLatent,
        Self::ValueNotSlice,
        Self::HeadInCache,
        Self::TwoLatents,
        Self::OtherAxis,
        Self::NoScores,
        Self::NoRope,
        Self::ProbabilitiesUsed,
        Self::DenominatorUsed,
        Self::NotNormalised,
        Self::SoftCap,
        Self::ScoreNotSum,
        Self::RuntimeScale,
        Self::MaskCondition,
        Self::WeakFill,
        Self::MixedMasks,
        Self::MaskType,
        Self::DoublePrecision,
        Self::LongQuery,
        Self::Layout,
        Self::Dynamic,
        Self::ElementType,
        Self::ScoreParts,
        Self::OutputScaled,
        Self::Sinks,
        Self::NoKernel,
        Self::NotSelected,
        Self::Unknown,
        Self::NaiveCheaper,
        Self::Effort,
        Self::CacheUse,
    ];

    /// Returns the stable name: `MLA-R...` is not MLA, `MLA-M...` is MLA (or may be) but stays.
    pub fn name(self) -> &'static str {
        match self {
            Self::NoContraction => "MLA-R001",
            Self::NotSharedLatent => "MLA-R002",
            Self::ValueNotSlice => "MLA-R003",
            Self::HeadInCache => "MLA-R004",
            Self::TwoLatents => "MLA-R005",
            Self::OtherAxis => "MLA-R006",
            Self::NoScores => "MLA-R007",
            Self::NoRope => "MLA-R008",
            Self::ProbabilitiesUsed => "MLA-M001",
            Self::DenominatorUsed => "MLA-M002",
            Self::NotNormalised => "MLA-M003",
            Self::SoftCap => "MLA-M004",
            Self::ScoreNotSum => "MLA-M005",
            Self::RuntimeScale => "MLA-M006",
            Self::MaskCondition => "MLA-M007",
            Self::WeakFill => "MLA-M008",
            Self::MixedMasks => "MLA-M009",
            Self::MaskType => "MLA-M010",
            Self::DoublePrecision => "MLA-M011",
            Self::LongQuery => "MLA-M012",
            Self::Layout => "MLA-M013",
            Self::Dynamic => "MLA-M014",
            Self::ElementType => "MLA-M015",
            Self::ScoreParts => "MLA-M016",
            Self::OutputScaled => "MLA-M017",
            Self::Sinks => "MLA-M018",
            Self::NoKernel => "MLA-M019",
            Self::NotSelected => "MLA-M020",
            Self::Unknown => "MLA-M021",
            Self::NaiveCheaper => "MLA-M022",
            Self::Effort => "MLA-M023",
            Self::CacheUse => "MLA-M024",
        }
    }

    /// Returns the code called `name`.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.name() == name)
    }

    /// Returns true for a site that is not MLA at all.
    pub fn is_rejection(self) -> bool {
        self.name().starts_with("MLA-R")
    }

    /// Returns the reason in a few words.
    pub fn reason(self) -> &'static str {
        match self {
            Self::NoContraction => "the softmax is not contracted with a value tensor",
            Self::NotSharedLatent => "keys and values come from different tensors",
            Self::ValueNotSlice => "the value is not the latent columns of the key",
            Self::HeadInCache => "the cache has an index of its own for each head",
            Self::TwoLatents => "heads are split over more than one latent",
            Self::OtherAxis => "the softmax does not run over the cached rows",
            Self::NoScores => "the scores are not a contraction of a query with the cache",
            Self::NoRope => "no rotary part, and no up-projections around the core",
            Self::ProbabilitiesUsed => "the probabilities have another user",
            Self::DenominatorUsed => "the sum of the exponentials has another user",
            Self::NotNormalised => "the output is not divided by the sum of the exponentials",
            Self::SoftCap => "the scores pass through a soft-cap",
            Self::ScoreNotSum => "the scores are not a sum of contractions and masks",
            Self::RuntimeScale => "a scale is not a constant",
            Self::MaskCondition => "the mask's condition is not a length",
            Self::WeakFill => "masked scores are not low enough to vanish",
            Self::MixedMasks => "masks with different fills are combined",
            Self::MaskType => "the mask is not a float tensor over the scores",
            Self::DoublePrecision => "the attention is computed in f64",
            Self::LongQuery => "too many query tokens for a decode step",
            Self::Layout => "an operand's layout cannot be addressed by strides",
            Self::Dynamic => "an extent is not known when compiling",
            Self::ElementType => "an element type that no kernel takes",
            Self::ScoreParts => "the scores have more than a latent and a rotary part",
            Self::OutputScaled => "the probabilities or values carry a factor",
            Self::Sinks => "the softmax has terms besides the cached rows",
            Self::NoKernel => "the target has no kernel for this site",
            Self::NaiveCheaper => "rebuilding keys and values costs less than absorbing",
            Self::Unknown => "an operation after the softmax is not understood",
            Self::Effort => "the proof takes too many steps",
            Self::CacheUse => "the cache cannot become fp8",
            Self::NotSelected => "left as it is, as told by `only`, `bisect-limit` or `analyze`",
        }
    }

    /// Returns what would help.
    pub fn help(self) -> &'static str {
        match self {
            Self::NoContraction => "nothing to do: a router or classifier, not attention",
            Self::NotSharedLatent | Self::HeadInCache => {
                "nothing to do for MHA, GQA and MQA; for MLA cache the latent and share it"
            }
            Self::ValueNotSlice => "use the same columns of the cache for scores and output",
            Self::TwoLatents => "grouped latents are not supported",
            Self::OtherAxis => "normalise over the cached rows",
            Self::NoScores => "compute the scores by a matmul of the query with the cache",
            Self::NoRope => "keep W_UK and W_UV in the same function as the core",
            Self::ProbabilitiesUsed => "do not return or reuse the attention probabilities",
            Self::DenominatorUsed => "return the log-sum-exp instead of the sum",
            Self::NotNormalised => "divide in the same function",
            Self::SoftCap => "kernels have no soft-cap; export the model without it",
            Self::ScoreNotSum => "write scores as (q.c)*scale + (q.k)*scale + mask",
            Self::RuntimeScale => "apply it to the scores before any mask, one for each head",
            Self::MaskCondition => "mask by t < length or t <= position, or add a mask tensor",
            Self::WeakFill => "fill with -inf, or at or below -1e9 (-6e4 in f16)",
            Self::MixedMasks => "use one fill, one length and one mask tensor",
            Self::MaskType => "pass the mask as an f32, f16 or bf16 tensor",
            Self::DoublePrecision => "compute in f32 or a half type",
            Self::LongQuery => "prefill stays as it is; raise max-query if this is decode",
            Self::Layout => "keep batch, row and column as dimensions of the cache",
            Self::Dynamic => "make its size from those of the arguments, or assert what it equals",
            Self::ElementType => "use f32, f16 or bf16",
            Self::ScoreParts => "use one latent and one rotary part",
            Self::OutputScaled => "apply factors to the output or to the scores",
            Self::Sinks => "kernels for decode have no sinks",
            Self::NoKernel => "try another target, mode or library",
            Self::NotSelected => "change the option",
            Self::NaiveCheaper => "nothing to do: a step with few query tokens is lowered",
            Self::Unknown => "write it in linalg on tensors",
            Self::Effort => "fold sums of a value with itself: multiply it",
            Self::CacheUse => "let only decodes and updates use the cache",
        }
    }
}

/// A site that is not lowered.
#[derive(Clone, Debug, PartialEq)]
pub struct Miss {
    /// Why.
    pub code: Code,
    /// What was seen, with numbers.
    pub note: String,
    /// The value at which it was seen.
    pub at: Option<Value>,
    /// The conditions that held before it, in order.
    pub steps: Vec<Step>,
}

impl Miss {
    /// Makes a miss.
    pub fn new(code: Code, at: Option<Value>, note: impl Into<String>) -> Self {
        Self { code, note: note.into(), at, steps: Vec::new() }
    }
}

/// The result of a step of a match.
pub type Proved<T> = Result<T, Miss>;

/// One softmax of a graph.
#[derive(Clone, Debug)]
pub struct Site {
    /// The exponential.
    pub exp: Value,
    /// What was found out.
    pub outcome: Proved<Box<Proof>>,
}

/// A part of the scores while a core is being proved, over index variables: a query element times
/// a cache element, summed over one column variable.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub coefficient: f64,
    /// What else the scores are multiplied by.
    pub factors: Vec<Factor>,
    pub query: Element,
    pub cache: Element,
    pub column: u32,
    /// The part of one contraction that this was taken from, and which of its columns.
    pub whole: usize,
    pub range: (i64, i64),
    /// `W_UK`, where the keys are rebuilt from the cache; the query's columns are then its.
    pub weight: Option<Weight>,
    /// The scale of the cache, where it is fp8.
    pub scale: Option<Scale>,
}

/// The parts of all contractions: whole, and cut where a query is joined from pieces.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    pub wholes: Vec<Part>,
    pub pieces: Vec<Part>,
}
