//! Lowers MLA decode steps to kernel calls: all steps in one pass.
//!
//! Before: a model graph (see [`super::raise_decode`]).
//!
//! After: calls of the target's kernels (see [`super::convert_to_kernel_calls`]), with metadata and
//! scratch made once.
//!
//! Conditions: those of the steps. A site for which no kernel is legal is not raised at all, and
//! where no site is lowered the module is not touched. An `mla.decode` that the graph holds already
//! is lowered too.
//!
//! Codes: all.

use mla_kernels::plan::Planner;
use rustc_hash::FxHashSet;

use super::{
    convert_to_kernel_calls, dominance, materialize_metadata,
    options::{Calls, Options},
    plan::planner_name,
    plan_buffers, quantize_kv, raise_decode,
    raise_decode::{Candidate, RaisedSite},
    select_kernel::{self, Selection},
};
use crate::{
    detect::{Code, Limits, Miss, Proof},
    ir::Op,
    report::{CacheReport, MatchReport, Report, SiteReport, Verdict},
    shim::{RemarkKind, emit_remark},
};

/// Runs on `module` and returns the report; nothing was changed if no site is lowered in it.
pub fn run(module: Op<'_>, options: &Options) -> Result<Report, String> {
    let mut selections = Vec::new();
    let limits = Limits { max_query: options.max_query };
    let mut admit = |candidate: &Candidate<'_>| {
        let selection = admit(candidate, options, selections.len())?;
        selections.push(selection);
        if options.analyze { Err(Miss::new(Code::NotSelected, None, "analyze")) } else { Ok(()) }
    };
    let (mut survey, mut sites) = raise_decode::run_with_helpers(module, limits, &mut admit);
    let mut caches = Vec::new();
    for outcome in quantize_kv::run(&mut survey, module, options) {
        let raised = sites.iter_mut().filter(|site| site.decode.is_some()).zip(&mut selections);
        let found = raised.into_iter().find(|(site, _)| site.decode == Some(outcome.before));
        let Some((site, selection)) = found else { continue };
        site.decode = Some(outcome.after);
        if outcome.report.kept.is_none() {
            let shape =
                select_kernel::Shape::read(outcome.after).ok_or("a decode without shape")?;
            *selection = select_kernel::choose(&shape, options)?;
        }
        caches.push((outcome.after, outcome.report));
    }
    // Those of the sites are rewritten below.
    let raised: FxHashSet<Op<'_>> = sites.iter().filter_map(|site| site.decode).collect();
    survey.decodes.retain(|decode| !raised.contains(decode) && !options.analyze);
    let mut chosen = selections.iter();
    let mut shared = select_kernel::Shared::default();
    let mut report = Report::default();
    for site in &sites {
        let selection = site.decode.and_then(|decode| {
            let selection = chosen.next()?;
            select_kernel::rewrite(decode, selection, &mut shared, &mut survey);
            Some(selection)
        });
        remark(site, selection);
        let cache = caches.iter().find(|(decode, _)| site.decode == Some(*decode));
        report.sites.push(describe(site, selection, cache.map(|(_, report)| report)));
    }
    shared.finish();
    report.given_decodes = select_kernel::run(&mut survey, options);
    // What has no kernel stays.
    survey.decodes.clear();
    if report.lowered() > 0 {
        materialize_metadata::run(&mut survey, options);
        plan_buffers::run(&mut survey);
        convert_to_kernel_calls::run(&mut survey, options)?;
        dominance::check(&survey)?;
    }
    Ok(report)
}

/// Decides whether a proved site is rewritten, and how.
fn admit(candidate: &Candidate<'_>, options: &Options, before: usize) -> Result<Selection, Miss> {
    let stays = |note: &str| Miss::new(Code::NotSelected, None, note);
    if let Some((function, line)) = &options.only {
        let mut parts = candidate.location.rsplit(':').skip(1);
        let here = parts.next().and_then(|l| l.parse::<u32>().ok());
        if candidate.function != function || here != Some(*line) {
            return Err(stays("not the place of `only`"));
        }
    }
    if options.bisect_limit.is_some_and(|limit| before >= limit) {
        return Err(stays("beyond `bisect-limit`"));
    }
    let no_kernel = |why| Miss::new(Code::NoKernel, None, why);
    let calls = options.calls(candidate.dialect).map_err(no_kernel)?;
    let x = candidate.extents;
    if let Some(around) = candidate.unresolved.filter(|_| calls == Calls::Func && !options.analyze)
    {
        return Err(no_kernel(format!("functions cannot be called inside of {around}")));
    }
    if calls == Calls::Iree && (x.batch < 0 || x.rows < 0) {
        return Err(no_kernel("calls of emit=iree take static extents only".into()));
    }
    let shape = select_kernel::Shape::of_proof(candidate.proof, x, candidate.cache);
    let selection = select_kernel::choose(&shape, options).map_err(no_kernel)?;
    if selection.other.is_some() && calls == Calls::Iree {
        let why = "mode=runtime: what IREE computes on a device decides nothing there, the host would \
                   wait for it";
        return Err(no_kernel(why.into()));
    }
    if selection.step.plan.library == "aiter" && matches!(calls, Calls::Stablehlo | Calls::Iree) {
        return Err(no_kernel(convert_to_kernel_calls::NO_AITER.into()));
    }
    Ok(selection)
}

fn remark(site: &RaisedSite<'_>, selection: Option<&Selection>) {
    match (&site.outcome, selection) {
        (Ok(proof), Some(selection)) => {
            let x = proof.extents;
            let shown = |n: i64| if n < 0 { "any".to_owned() } else { n.to_string() };
            let message = format!(
                "lowered: {} MLA decode, batch {}, query {}, heads {}, latent {}, rope {}, \
                 {} rows, to {} ({})",
                proof.form(),
                shown(x.batch),
                x.query,
                x.heads,
                x.latent,
                x.rope,
                shown(x.rows),
                selection.kernels(),
                selection.why_mode
            );
            emit_remark(site.raw_location, RemarkKind::Passed, "lowered", &message);
            if let Some(text) = &selection.wasteful_bound {
                emit_remark(site.raw_location, RemarkKind::Analysis, "wasteful-bound", text);
            }
        }
        (Ok(_), None) => {}
        (Err(miss), _) => raise_decode::remark(site, miss),
    }
}

/// Returns how the rows of the cache are found.
fn paging(proof: &Proof) -> &'static str {
    match &proof.pages {
        None => "none",
        Some(pages) if pages.size == 1 => "rows",
        Some(_) => "pages",
    }
}

fn describe(
    site: &RaisedSite<'_>,
    selection: Option<&Selection>,
    cache: Option<&CacheReport>,
) -> SiteReport {
    let base = |verdict, code, reason| SiteReport {
        location: site.location.clone(),
        function: site.function.clone(),
        verdict,
        form: None,
        code,
        reason,
        assumptions: Vec::new(),
        proved: site.proved.clone(),
        site: None,
    };
    match (&site.outcome, selection) {
        (Ok(proof), Some(selection)) => SiteReport {
            form: Some(proof.form()),
            assumptions: proof.assumptions.iter().chain(&selection.assumptions).cloned().collect(),
            site: Some(describe_match(proof, selection, site.rows, cache)),
            ..base(Verdict::Lowered, None, None)
        },
        (outcome, _) => {
            let (code, note) = match outcome {
                Err(miss) => (miss.code, miss.note.as_str()),
                Ok(_) => (Code::NotSelected, ""),
            };
            let verdict = if code.is_rejection() { Verdict::Rejected } else { Verdict::Missed };
            let reason = raise_decode::explain(code, note, site.seen_at.as_deref());
            base(verdict, Some(code.name()), Some(reason))
        }
    }
}

fn describe_match(
    proof: &Proof,
    selection: &Selection,
    rows: Option<i64>,
    cache: Option<&CacheReport>,
) -> MatchReport {
    let x = proof.extents;
    let plan = &selection.step.plan;
    let size = proof.latent.elem.bytes().unwrap_or(0) as i64;
    let (w_uk, w_uv) = (proof.w_uk.as_ref(), proof.w_uv.as_ref());
    // The graph's own ops read every row of the padded cache, the latent twice; rebuilt keys and
    // values are written and read besides.
    let is_static = x.batch >= 0 && x.rows >= 0;
    let known = |n: i64| (n >= 0).then_some(n);
    let all_rows = x.batch * x.rows;
    let rebuilt = w_uk.map_or(0, |w| w.width) + w_uv.map_or(0, |w| w.width);
    let kv_bytes_before = (2 * x.latent + x.rope + 2 * x.heads * rebuilt) * size * all_rows;
    MatchReport {
        batch: known(x.batch),
        query: x.query,
        heads: x.heads,
        latent: x.latent,
        rope: x.rope,
        kv_length: known(x.rows),
        q_dtype: plan.q.clone(),
        kv_dtype: plan.kv.clone(),
        scale_latent: proof.scale_latent,
        scale_rope: proof.scale_rope,
        mask: match (&proof.lengths, &proof.mask, proof.causal) {
            (_, None, true) => "causal",
            (_, Some(_), true) => "causal+tensor",
            (Some(_), Some(_), false) => "length+tensor",
            (Some(_), None, false) => "length",
            (None, Some(_), false) => "tensor",
            (None, None, false) => "none",
        },
        empty: proof.empty.name(),
        paging: paging(proof),
        library: plan.library.clone(),
        kernel: selection.kernels(),
        mode: selection.mode(),
        why_mode: selection.why_mode.clone(),
        planner: (plan.planner != Planner::Fast).then(|| planner_name(plan.planner)),
        predicted_persistent_us: selection.predicted[0],
        predicted_split_us: selection.predicted[1],
        adaptation: selection.chosen().and_then(|c| c.adaptation.clone()),
        candidates: selection.candidates.clone(),
        metadata_bytes: known(plan.batch).map(|_| plan.metadata_bytes()),
        scratch_bytes: selection
            .steps()
            .map(|step| step.plan.scratch_bytes())
            .reduce(|a, b| Some(a?.max(b?)))
            .flatten(),
        flops: rows.map(|rows| x.flops_of(rows, w_uk, w_uv)),
        kv_bytes: rows.map(|n| n * cache.map_or((x.latent + x.rope) * size, |c| c.bytes_per_token)),
        flops_before: is_static.then(|| x.naive_flops(w_uk, w_uv)),
        kv_bytes_before: is_static.then_some(kv_bytes_before),
        cache: cache.cloned(),
        wasteful_bound: selection.wasteful_bound.clone(),
        drawings: selection.drawings.clone(),
    }
}
