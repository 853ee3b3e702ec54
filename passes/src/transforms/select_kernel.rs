//! Selects a kernel for each `mla.decode` and makes its plan, scratch and metadata explicit.
//!
//! Before:
//! ```mlir
//! %o = mla.decode q(%ql, %qr) kv(%c, %k) lengths(%len) {...}
//! ```
//! After:
//! ```mlir
//! %m = mla.metadata_alloc : !mla.metadata<#plan>
//! mla.metadata_fill %m, lengths(%len) : ...
//! %s0 = memref.alloc() {mla.scratch}   // and %s1
//! %p, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) ... scratch(%s0, %s1) {...}
//! %o, %lse = mla.reduce #plan, %p, %l ... scratch(%s0, %s1)
//! ```
//! Conditions: the target's catalog has a kernel for the element types, heads, query tokens and
//! rule for empty rows; otherwise the decode stays.
//!
//! Codes: `MLA-M019` (no kernel).

use super::{
    emit::Emitter,
    options::{ModeChoice, Options},
    plan::{ABI, DecodeOperands, MAPS, Plan, Plans},
    survey::Survey,
};
use crate::{
    detect::{Extents, Proof},
    graph::Elem,
    ir::{Attr, Op, edit::Builder},
    targets::{Kernel, Request},
};

/// Largest number of pieces of a request in split mode (AITER's).
const MAX_SPLITS: i64 = 16;

/// What was chosen for one decode.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The plan.
    pub plan: Plan,
    /// Why this mode.
    pub why_mode: String,
}

/// Attributes that a kernel op takes over from the decode, besides the index maps.
const SHARED: [&str; 10] = [
    "page_size",
    "page_count",
    "scale_group",
    "kv_length",
    "rope_width",
    "scale_latent",
    "scale_rope",
    "mask_scale",
    "empty",
    "causal",
];

/// Selects and rewrites every decode of a module; returns why some stay, with the op.
pub fn run<'c>(survey: &mut Survey<'c>, options: &Options) -> Vec<(Op<'c>, String)> {
    let mut plans = Plans::default();
    let mut refused = Vec::new();
    for decode in std::mem::take(&mut survey.decodes) {
        let choice = Shape::read(decode)
            .ok_or_else(|| String::from("more than its batch and rows is known only when running"))
            .and_then(|shape| choose(&shape, options));
        match choice {
            Ok(selection) => rewrite(decode, &selection, &mut plans, survey),
            Err(why) => refused.push((decode, why)),
        }
    }
    survey.decodes.extend(refused.iter().map(|(decode, _)| *decode));
    refused
}

/// Decides for one decode without changing anything.
pub fn choose(shape: &Shape, options: &Options) -> Result<Selection, String> {
    let want = Request {
        q: &shape.q,
        kv: &shape.kv,
        out: &shape.out,
        heads: shape.out_dims[2],
        query: shape.out_dims[1],
        empty: &shape.empty,
        page_size: shape.page_size,
    };
    let library = options.library.as_deref();
    let persistent = options.target.kernel(library, "persistent", &want);
    let split = options.target.kernel(library, "split", &want);
    let units = options.units.unwrap_or(options.target.units);
    let batch = shape.out_dims[0].max(1);
    let splits = ((units + batch - 1) / batch).clamp(1, MAX_SPLITS);
    let splits = if shape.kv_length < 0 { splits } else { splits.min((shape.kv_length + 63) / 64) };
    let (mode, mut why_mode) = decide(shape, options, units, splits);
    let (kernel, persistent) = match (mode, persistent, split) {
        (ModeChoice::Persistent, Ok(kernel), _) => (kernel, true),
        (ModeChoice::Split, _, Ok(kernel)) => (kernel, false),
        // Told: no other kernel will do. Chosen: the other one will.
        (ModeChoice::Persistent, Err(why), Ok(kernel)) if options.mode == ModeChoice::Auto => {
            why_mode = format!("split: {why}");
            (kernel, false)
        }
        (ModeChoice::Split, Ok(kernel), Err(why)) if options.mode == ModeChoice::Auto => {
            why_mode = format!("persistent: {why}");
            (kernel, true)
        }
        (_, Err(why), _) | (_, _, Err(why)) => return Err(why),
        (ModeChoice::Auto, ..) => unreachable!("decide returns a mode"),
    };
    Ok(Selection { plan: shape.plan(kernel, options, persistent, units, splits), why_mode })
}

/// Rewrites one decode as `selection` says; the decode is erased.
pub fn rewrite<'c>(
    decode: Op<'c>,
    selection: &Selection,
    plans: &mut Plans<'c>,
    survey: &mut Survey<'c>,
) {
    let plan = &selection.plan;
    let operands = DecodeOperands::read(decode).expect("verified");
    let e = Emitter::new(Builder::before(decode));
    let (plan_attr, metadata_type) = plans.make(&e, plan);
    let out_type = decode.result(0).ty();
    let dims: Vec<i64> = out_type.dims().into_iter().map(|d| d.unwrap_or(-1)).collect();
    let lse_type = e.tensor(&dims[..3], Elem::F32);
    let any_batch = plan.batch < 0;
    let batch = any_batch.then(|| e.dim(operands.lengths, 0));

    let metadata = plan.persistent.then(|| {
        let alloc = e.builder.create("mla.metadata_alloc", batch.as_slice(), &[metadata_type], &[]);
        let metadata = alloc.result(0);
        let mut filled = vec![metadata, operands.lengths];
        filled.extend(operands.sizes.first().filter(|_| plan.kv_length < 0));
        let fill = e.builder.create("mla.metadata_fill", &filled, &[], &[]);
        survey.allocs.push(alloc);
        survey.fills.push(fill);
        metadata
    });
    let needed = plan.scratch();
    let scratch = needed.elements.map(|size| {
        let marked = [("mla.scratch", e.unit())];
        let alloc = match batch.filter(|_| needed.per_request) {
            None => e.alloc(&[size], &[], Elem::F32, &marked),
            Some(batch) => {
                let size = e.op("arith.muli", &[batch, e.index(size)], Elem::Index);
                e.alloc(&[-1], &[size], Elem::F32, &marked)
            }
        };
        survey.scratch.push(alloc);
        alloc.result(0)
    });

    let (mut all, mut segments) = operands.in_order();
    segments.extend(vec![1; 2 + usize::from(plan.persistent)]);
    all.extend(metadata);
    all.extend(&scratch);
    let mut attributes: Vec<(&str, Attr<'c>)> = MAPS
        .into_iter()
        .chain(SHARED)
        .filter_map(|name| Some((name, decode.attr(name)?)))
        .collect();
    attributes.push(("plan", plan_attr));
    attributes.push(("operandSegmentSizes", e.i32_array(&segments)));
    let name = if plan.persistent { "mla.decode_persistent" } else { "mla.decode_split" };
    let first = e.builder.create(name, &all, &[out_type, lse_type], &attributes);

    let mut all = vec![first.result(0), first.result(1), operands.lengths];
    all.extend(metadata);
    all.extend(&scratch);
    let reduce =
        e.builder.create("mla.reduce", &all, &[out_type, lse_type], &[("plan", plan_attr)]);
    survey.kernels.extend([first, reduce]);
    for (at, result) in decode.results().enumerate() {
        result.replace_all_uses_with(reduce.result(at));
    }
    decode.erase();
}

/// What a decode is, as far as a choice needs it.
pub struct Shape {
    out_dims: [i64; 4],
    kv_length: i64,
    page_size: i64,
    rope: i64,
    q: String,
    kv: String,
    out: String,
    empty: String,
    causal: bool,
    /// The lengths are one constant.
    equal_lengths: bool,
}

impl Shape {
    /// Returns the shape of a decode that a proof would make; the extents have -1 where they are
    /// known only when running.
    pub fn of_proof(proof: &Proof, x: Extents) -> Self {
        Self {
            out_dims: [x.batch, x.query, x.heads, x.latent],
            kv_length: x.rows,
            page_size: proof.pages.as_ref().map_or(1, |p| p.size),
            rope: x.rope,
            q: proof.query_elem().to_string(),
            kv: proof.latent.elem.to_string(),
            out: proof.decode_elem().to_string(),
            empty: proof.empty.name().into(),
            causal: proof.causal,
            equal_lengths: proof.lengths.as_ref().is_none_or(|l| l.source.is_none()),
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
        let empty = decode.attr("empty")?.to_string();
        let empty = empty.split_once('<')?.1.trim_end_matches('>').to_owned();
        Some(Self {
            out_dims: dims.try_into().ok()?,
            kv_length: decode.attr("kv_length")?.int()?,
            page_size: decode.attr("page_size").and_then(Attr::int).unwrap_or(1),
            rope: decode.attr("rope_width").and_then(Attr::int).unwrap_or(0),
            q: operands.q_latent.ty().elem().to_string(),
            kv: operands.latent.ty().elem().to_string(),
            out: decode.result(0).ty().elem().to_string(),
            empty,
            causal: decode.attr("causal").is_some(),
            equal_lengths: operands
                .lengths
                .definition()
                .is_some_and(|(op, _)| op.name() == "arith.constant"),
        })
    }

    fn plan(
        &self,
        kernel: &Kernel,
        options: &Options,
        persistent: bool,
        units: i64,
        splits: i64,
    ) -> Plan {
        let [batch, query, heads, latent] = self.out_dims;
        Plan {
            target: options.target.name.clone(),
            library: kernel.library.clone(),
            kernel: kernel.symbol.clone(),
            reduce: kernel.reduce.clone(),
            fill: kernel.fill.clone().unwrap_or_default(),
            persistent,
            batch: if batch < 0 { options.max_batch.unwrap_or(-1) } else { batch },
            query,
            heads,
            latent,
            rope: self.rope,
            kv_length: self.kv_length,
            page_size: self.page_size,
            units,
            kv_granularity: options.target.kv_granularity,
            splits: if persistent { 1 } else { splits },
            q: self.q.clone(),
            kv: self.kv.clone(),
            out: self.out.clone(),
            empty: self.empty.clone(),
            causal: self.causal,
            abi: ABI,
        }
    }
}

/// Returns the mode and why.
///
/// Cost model: with equal lengths both plans cut the same work; split needs no plan and is chosen
/// where its pieces fill the units as well. With lengths known only when running, the longest
/// request of a split step can be as long as all others together, and persistent bounds that.
fn decide(shape: &Shape, options: &Options, units: i64, splits: i64) -> (ModeChoice, String) {
    match options.mode {
        ModeChoice::Auto => {}
        told => return (told, "told by the option `mode`".into()),
    }
    match std::env::var("MLA_DECODE_MODE").as_deref() {
        Ok("persistent") => {
            return (ModeChoice::Persistent, "told by MLA_DECODE_MODE=persistent".into());
        }
        Ok("split") => return (ModeChoice::Split, "told by MLA_DECODE_MODE=split".into()),
        _ => {}
    }
    let batch = shape.out_dims[0];
    if batch < 0 || shape.kv_length < 0 {
        let why = "extents are known only when running: a persistent plan suits all";
        return (ModeChoice::Persistent, why.into());
    }
    if !shape.equal_lengths {
        let why = "lengths are known only when running: a persistent plan balances them";
        return (ModeChoice::Persistent, why.into());
    }
    // Blocks of 16 rows on the busiest unit; starting a piece costs as much as 16 blocks.
    let blocks = (shape.kv_length + 15) / 16;
    let persistent = ((blocks + 16) * batch + units - 1) / units + 16;
    let waves = (batch * splits + units - 1) / units;
    let split = waves * ((blocks + splits - 1) / splits + 16);
    let (mode, name) = if split <= persistent {
        (ModeChoice::Split, "split")
    } else {
        (ModeChoice::Persistent, "persistent")
    };
    let why = format!(
        "equal lengths: {name} is cheaper (blocks on the busiest of {units} units: \
         persistent {persistent}, split {split})"
    );
    (mode, why)
}
