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

mod adapt;
mod runtime;
mod shape;

pub use adapt::{Adapter, iota, native};
pub use runtime::Tests;
pub use shape::Shape;

use super::{
    emit::{CAST, Emitter},
    options::Options,
    plan::{DecodeOperands, MAPS, Plan, Plans, elem},
    survey::Survey,
};
use crate::{
    detect::Code,
    graph::Elem,
    ir::{Attr, Op, edit::Builder},
    report::{CandidateReport, Drawing},
    session,
    shim::{RemarkKind, emit_remark},
    targets::{Choice, Fit, Known, Mode, Request, Rule},
};

/// A kernel for a decode.
#[derive(Clone, Debug)]
pub struct Step {
    /// The plan.
    pub plan: Plan,
    /// What the graph does around the call.
    pub adaptation: Option<adapt::Adaptation>,
}

/// What was chosen for one decode.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The kernel; the persistent one where both are kept.
    pub step: Step,
    /// What decides when the step runs, and the split kernel, where both are kept.
    pub other: Option<(Rule, Step)>,
    /// Why this mode.
    pub why_mode: String,
    /// What the calls assume besides the proof.
    pub assumptions: Vec<String>,
    /// The cells that were looked at.
    pub candidates: Vec<CandidateReport>,
    /// The one of them that was chosen.
    chosen: usize,
    /// What `max-batch` wastes.
    pub wasteful_bound: Option<String>,
    /// What each unit does, if a page was asked for.
    pub drawings: Vec<Drawing>,
    /// Predicted microseconds of both modes.
    pub predicted: [Option<f64>; 2],
}

/// What was made for decodes that came before, to be shared.
#[derive(Default)]
pub struct Shared<'c> {
    plans: Plans<'c>,
    adapter: Adapter<'c>,
    tests: Tests<'c>,
    /// Casts that decodes read, which may have no use left.
    casts: Vec<Op<'c>>,
}

impl Shared<'_> {
    /// Erases what no decode reads any more.
    pub fn finish(self) {
        let mut seen = rustc_hash::FxHashSet::default();
        for cast in self.casts {
            if seen.insert(cast) && cast.results().all(crate::ir::Val::is_unused) {
                cast.erase();
            }
        }
    }
}

impl Selection {
    /// Returns the kernels that are kept.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        std::iter::once(&self.step).chain(self.other.as_ref().map(|(_, step)| step))
    }

    /// Returns the mode's name.
    pub fn mode(&self) -> &'static str {
        if self.other.is_some() { "runtime" } else { self.step.plan.mode() }
    }

    /// Returns the symbols of the kernels.
    pub fn kernels(&self) -> String {
        let names: Vec<&str> = self.steps().map(|step| step.plan.kernel.as_str()).collect();
        names.join(" or ")
    }

    /// Returns the cell that was chosen.
    pub fn chosen(&self) -> Option<&CandidateReport> {
        self.candidates.get(self.chosen)
    }
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

/// Selects and rewrites every decode of a module, with a remark for each that stays; returns the
/// number of those that are rewritten.
pub fn run(survey: &mut Survey<'_>, options: &Options) -> usize {
    let mut shared = Shared::default();
    let mut refused = Vec::new();
    let mut rewritten = 0;
    for decode in std::mem::take(&mut survey.decodes) {
        let choice = Shape::read(decode)
            .ok_or_else(|| String::from("more than its batch and rows is known only when running"))
            .and_then(|shape| choose(&shape, options));
        match choice {
            Ok(selection) => {
                if let Some(text) = &selection.wasteful_bound {
                    emit_remark(decode.location(), RemarkKind::Analysis, "wasteful-bound", text);
                }
                rewrite(decode, &selection, &mut shared, survey);
                rewritten += 1;
            }
            Err(why) => {
                let code = Code::NoKernel.name();
                let message = format!("missed [{code}] {why}");
                emit_remark(decode.location(), RemarkKind::Missed, code, &message);
                refused.push(decode);
            }
        }
    }
    shared.finish();
    survey.decodes.extend(refused);
    rewritten
}

/// Decides for one decode without changing anything.
pub fn choose(shape: &Shape, options: &Options) -> Result<Selection, String> {
    let target = &options.target;
    let request = shape.request(options);
    let units = options.units();
    let [batch, ..] = shape.dims;
    let is_known = batch >= 0 && shape.rows >= 0;
    let exact = shape.constant_length.filter(|_| shape.has_equal_lengths());
    let batches = match exact.or(is_known.then_some(shape.rows)) {
        _ if !is_known => Vec::new(),
        Some(rows) if shape.has_equal_lengths() => {
            vec![target.equal(batch, rows.min(shape.rows))]
        }
        _ => vec![target.equal(batch, shape.rows), target.skewed(batch, shape.rows)],
    };
    let known = Known { batches, is_exact: false };
    let choice = target.choose(&request, &known, options.ask())?;
    let splits = |fit: &Fit<'_>| target.splits(fit, &request, units, batch.max(1), shape.rows);
    let step = |fit: &Fit<'_>| Step {
        plan: shape.plan(fit, &request, options, splits(fit)),
        adaptation: adapt::Adaptation::of(shape, fit),
    };
    let fit = choice.fit();
    let cost =
        |fit: &Fit<'_>| target.cost(fit, &request, units, *known.batches.first()?).microseconds();
    let predicted = Mode::ALL.map(|mode| choice.of(mode).as_ref().ok().and_then(cost));
    let candidates: Vec<CandidateReport> = choice
        .candidates
        .iter()
        .map(|c| {
            let fit = c.outcome.as_ref();
            CandidateReport {
                library: c.kernel.library.name(),
                mode: c.kernel.mode.name(),
                kernel: c.kernel.symbol.clone(),
                heads: c.cell.heads.to_string(),
                query: c.cell.query.to_string(),
                q: c.cell.q.join(" "),
                kv: c.cell.kv.join(" "),
                page_size: c.cell.page_size.to_string(),
                legal: fit.is_ok(),
                why_not: fit.err().cloned(),
                adaptation: fit.ok().map(|f| f.adaptation(&request)).filter(|a| !a.is_empty()),
                caution: c.cell.caution.clone(),
                predicted_us: fit.ok().and_then(cost),
            }
        })
        .collect();
    let other = choice.of(Mode::Split).as_ref().ok().filter(|_| choice.is_runtime);
    let mut assumptions: Vec<String> =
        std::iter::once(fit).chain(other).filter_map(|fit| shape.assumption(fit)).collect();
    assumptions.dedup();
    let other =
        other.map(|split| (target.rule([fit, split], &request, units, splits(split)), step(split)));
    let step_of_fit = step(fit);
    let draws = session::wants_page() || options.report.as_deref().is_some_and(session::is_page);
    let drawings =
        if draws && is_known { draw(&choice, shape, &request, options) } else { Vec::new() };
    Ok(Selection {
        wasteful_bound: waste(&step_of_fit.plan, batch, options),
        drawings,
        step: step_of_fit,
        other,
        why_mode: choice.why.clone(),
        assumptions,
        chosen: choice
            .candidates
            .iter()
            .position(|c| std::ptr::eq(c.cell, fit.cell))
            .unwrap_or(candidates.len()),
        candidates,
        predicted,
    })
}

/// Returns what `max-batch` wastes: more than twice the bytes that would do.
fn waste(plan: &Plan, batch: i64, options: &Options) -> Option<String> {
    let bound = options.max_batch.filter(|_| plan.persistent)?;
    let bytes = |batch: i64| {
        let plan = Plan { batch, ..plan.clone() };
        plan.metadata_bytes() + plan.scratch_bytes().unwrap_or(0)
    };
    // Where each unit has a request of its own, nothing needs to be cut.
    let useful = if batch < 0 { plan.units } else { batch };
    let [most, enough] = [bound, useful].map(bytes);
    if bound <= useful || most <= 2 * enough {
        return None;
    }
    Some(if batch < 0 {
        format!(
            "max-batch={bound} makes metadata and scratch of {most} bytes; {enough} bytes are enough \
             for {useful} requests, one for each unit"
        )
    } else {
        format!(
            "max-batch={bound} is not used: the batch is {batch}, its metadata and scratch take \
             {enough} bytes; the bound's would take {most}"
        )
    })
}

/// Draws both plans for requests of all rows, and for one among others of a sixteenth.
fn draw(choice: &Choice<'_>, shape: &Shape, request: &Request, options: &Options) -> Vec<Drawing> {
    /// More are no picture.
    const MOST: i64 = 1024;
    let count = shape.dims[0].min(MOST) as usize;
    let rows = shape.constant_length.unwrap_or(shape.rows).clamp(1, shape.rows.max(1)) as u32;
    let mut skewed = vec![(rows / 16).max(1); count.max(1)];
    skewed[0] = rows;
    let all = [
        (format!("{count} requests of {rows} rows"), vec![rows; count]),
        (format!("one request of {rows} rows among {count}, the others a sixteenth"), skewed),
    ];
    let kept = if shape.has_equal_lengths() { 1 } else { 2 };
    let drawing = |(title, lengths): (String, Vec<u32>)| {
        let plans = Mode::ALL.into_iter().filter_map(|mode| {
            let fit = choice.of(mode).as_ref().ok()?;
            let loads = options.target.loads(fit, request, options.units(), &lengths)?;
            Some((mode.name(), loads))
        });
        Drawing { title, plans: plans.collect() }
    };
    all.into_iter().take(kept).map(drawing).collect()
}

/// Rewrites one decode as `selection` says; the decode is erased.
pub fn rewrite<'c>(
    decode: Op<'c>,
    selection: &Selection,
    shared: &mut Shared<'c>,
    survey: &mut Survey<'c>,
) {
    let Some((rule, split)) = &selection.other else {
        return rewrite_step(decode, &selection.step, decode, shared, survey);
    };
    let (branch, decodes) = runtime::branch(decode, rule, &mut shared.tests, survey);
    for (decode, step) in decodes.into_iter().zip([&selection.step, split]) {
        rewrite_step(decode, step, branch, shared, survey);
    }
}

/// Rewrites a decode for one kernel; scratch is made before `outer`, which is or holds it.
fn rewrite_step<'c>(
    decode: Op<'c>,
    step: &Step,
    outer: Op<'c>,
    shared: &mut Shared<'c>,
    survey: &mut Survey<'c>,
) {
    let Step { plan, adaptation } = step;
    let source = match adaptation {
        Some(adaptation) => shared.adapter.before(decode, adaptation, plan),
        None => Source::of(decode),
    };
    let reduced = call(&source, [decode, outer], plan, &mut shared.plans, survey);
    match adaptation {
        Some(adaptation) => shared.adapter.after(decode, reduced, adaptation, &source),
        None => {
            for (at, result) in decode.results().enumerate() {
                result.replace_all_uses_with(reduced.result(at));
            }
        }
    }
    let read = decode.operands().filter_map(|v| Some(v.definition()?.0));
    shared.casts.extend(read.filter(|op| op.name() == CAST));
    decode.erase();
}

/// What a kernel op reads, and how.
pub struct Source<'c> {
    operands: DecodeOperands<'c>,
    attributes: Vec<(&'static str, Attr<'c>)>,
}

impl<'c> Source<'c> {
    /// Returns what a decode reads.
    fn of(decode: Op<'c>) -> Self {
        Self {
            operands: DecodeOperands::read(decode).expect("verified"),
            attributes: attributes(decode),
        }
    }
}

/// Returns the attributes of a decode that say how its operands are read.
pub fn attributes(decode: Op<'_>) -> Vec<(&'static str, Attr<'_>)> {
    let names = MAPS.into_iter().chain(SHARED);
    names.filter_map(|name| Some((name, decode.attr(name)?))).collect()
}

/// Makes the two stages of a plan before `place`, with their metadata, and scratch before `outer`;
/// returns the second one.
fn call<'c>(
    source: &Source<'c>,
    [place, outer]: [Op<'c>; 2],
    plan: &Plan,
    plans: &mut Plans<'c>,
    survey: &mut Survey<'c>,
) -> Op<'c> {
    let operands = &source.operands;
    let e = Emitter::new(Builder::before(place));
    let (plan_attr, metadata_type) = plans.make(&e, plan);
    let out_elem = elem(&plan.out);
    let any = place.result(0).ty().dims()[0].is_none();
    let requests = if any { -1 } else { plan.batch * plan.fold };
    let dims = [requests, plan.query, plan.heads, plan.latent];
    let out_type = e.tensor(&dims, out_elem);
    let lse_type = e.tensor(&dims[..3], Elem::F32);
    let any_batch = plan.batch < 0;
    let around = Emitter::new(Builder::before(outer));
    let batch = any_batch.then(|| around.dim(operands.lengths, 0));

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
            None => around.alloc(&[size], &[], Elem::F32, &marked),
            Some(batch) => {
                let size = [batch, around.index(size)];
                let size = around.op("arith.muli", &size, Elem::Index);
                around.alloc(&[-1], &[size], Elem::F32, &marked)
            }
        };
        survey.scratch.push(alloc);
        alloc.result(0)
    });

    let (mut all, mut segments) = operands.in_order();
    segments.extend(vec![1; 2 + usize::from(plan.persistent)]);
    all.extend(metadata);
    all.extend(&scratch);
    let mut attributes = source.attributes.clone();
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
    reduce
}
