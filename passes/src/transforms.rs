//! The passes: one file each, and the table that registers them.

pub mod absorb_projections;
pub mod convert_to_kernel_calls;
mod dominance;
pub mod emit;
pub mod helpers;
mod hoist;
pub mod lower_decode;
pub mod materialize_metadata;
pub mod options;
pub mod plan;
pub mod plan_buffers;
pub mod quantize_kv;
pub mod raise_decode;
pub mod select_kernel;
pub mod survey;
mod sweep;

use crate::{
    detect::{Code, Limits, Miss},
    ir::Op,
    session,
    shim::{OptionValues, PassInfo, RemarkKind, emit_remark},
};
use options::{OPTIONS, Options};
use raise_decode::Candidate;
use survey::Survey;

/// The passes of this crate.
pub static PASSES: [PassInfo; 8] = [
    PassInfo {
        argument: "mla-lower-decode",
        description: "Lower MLA decode steps to kernel calls",
        options: OPTIONS,
        check,
        run: run_lower_decode,
    },
    PassInfo {
        argument: "mla-absorb-projections",
        description: "Raise naive cores to mla.decode, with W_UK at the query and W_UV at the output",
        options: OPTIONS,
        check,
        run: run_absorb_projections,
    },
    PassInfo {
        argument: "mla-raise-decode",
        description: "Raise attention cores that are MLA decode steps to mla.decode",
        options: OPTIONS,
        check,
        run: run_raise_decode,
    },
    PassInfo {
        argument: "mla-quantize-kv",
        description: "Turn the caches of mla.decode into fp8 caches, through the whole program",
        options: OPTIONS,
        check,
        run: run_quantize_kv,
    },
    PassInfo {
        argument: "mla-select-kernel",
        description: "Select a kernel of the target for each mla.decode",
        options: OPTIONS,
        check,
        run: run_select_kernel,
    },
    PassInfo {
        argument: "mla-materialize-metadata",
        description: "Share the metadata of kernels that agree, and place its owner",
        options: OPTIONS,
        check,
        run: run_materialize_metadata,
    },
    PassInfo {
        argument: "mla-plan-buffers",
        description: "Plan the kernels' scratch into one arena",
        options: OPTIONS,
        check,
        run: run_plan_buffers,
    },
    PassInfo {
        argument: "mla-convert-to-kernel-calls",
        description: "Convert kernels of the mla dialect to calls in the dialect of the graph",
        options: OPTIONS,
        check,
        run: run_convert_to_kernel_calls,
    },
];

/// Registers all passes with MLIR.
pub fn register() {
    PASSES.iter().for_each(crate::shim::register_pass);
}

fn check(values: &OptionValues<'_>) -> Result<(), String> {
    Options::parse(values).map(drop)
}

fn run_lower_decode(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    let options = Options::parse(values)?;
    let report = lower_decode::run(module, &options)?;
    session::append(&report, options.report.as_deref());
    if options.fail_on_no_match {
        session::require_match(report.lowered())?;
    }
    Ok(report.lowered() > 0)
}

fn run_absorb_projections(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    raise(module, values, &mut |candidate| {
        let note = "keys and values are not rebuilt";
        let stays = || Miss::new(Code::NotSelected, None, note);
        candidate.proof.is_naive().then_some(()).ok_or_else(stays)
    })
}

fn run_raise_decode(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    raise(module, values, &mut |_| Ok(()))
}

/// Raises the cores that `admit` does not refuse.
fn raise(
    module: Op<'_>,
    values: &OptionValues<'_>,
    admit: &mut dyn FnMut(&Candidate<'_>) -> Result<(), Miss>,
) -> Result<bool, String> {
    let options = Options::parse(values)?;
    let limits = Limits { max_query: options.max_query };
    let (survey, sites) = raise_decode::run_with_helpers(module, limits, admit);
    dominance::check(&survey)?;
    for site in &sites {
        match &site.outcome {
            Ok(proof) => {
                let message = format!("raised: {} MLA decode", proof.form());
                emit_remark(site.raw_location, RemarkKind::Passed, "raised", &message);
            }
            // Another pass's.
            Err(miss) if miss.code == Code::NotSelected => {}
            Err(miss) => raise_decode::remark(site, miss),
        }
    }
    Ok(sites.iter().any(|s| s.decode.is_some()))
}

fn run_quantize_kv(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    let options = Options::parse(values)?;
    let outcomes = quantize_kv::run(&mut Survey::of(module), module, &options);
    Ok(outcomes.iter().any(|o| o.report.kept.is_none()))
}

fn run_select_kernel(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    let options = Options::parse(values)?;
    select_kernel::run(&mut Survey::of(module), &options);
    Ok(true)
}

fn run_materialize_metadata(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    materialize_metadata::run(&mut Survey::of(module), &Options::parse(values)?);
    Ok(true)
}

#[allow(clippy::unnecessary_wraps, reason = "the type of every pass")]
fn run_plan_buffers(module: Op<'_>, _: &OptionValues<'_>) -> Result<bool, String> {
    Ok(plan_buffers::run(&mut Survey::of(module)) > 0)
}

fn run_convert_to_kernel_calls(module: Op<'_>, values: &OptionValues<'_>) -> Result<bool, String> {
    let options = Options::parse(values)?;
    convert_to_kernel_calls::run(&mut Survey::of(module), &options).map(|()| true)
}
