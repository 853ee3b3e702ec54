//! mla-opt finds Multi-head Latent Attention decode steps in MLIR modules and lowers them to
//! kernel calls.
//!
//! ```no_run
//! # fn main() -> anyhow::Result<()> {
//! let context = mla_opt::context();
//! let module = mla_opt::parse(&context, "decode.mlir")?;
//! let report = mla_opt::lower(&module, &mla_opt::Options::default())?;
//! println!("{}", report.table());
//! # Ok(())
//! # }
//! ```

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use melior::{Context, dialect::DialectRegistry, ir::Module};

pub mod foreign;
pub mod plan;
mod plugin;
pub mod run;

pub use mla_passes::{
    report::{MatchReport, Report, SiteReport, Verdict},
    transforms::options::{ModeChoice, Options, Ownership},
};

/// Returns a context with all of MLIR's dialects and the `mla` dialect, which admits ops of
/// dialects it does not know.
pub fn context() -> Context {
    let registry = DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    mla_passes::shim::register_dialect(registry.to_raw());
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);
    context.load_all_available_dialects();
    melior::utility::register_all_llvm_translations(&context);
    context
}

/// Reads a module from a file, as text or bytecode; locations name the file.
///
/// # Errors
/// The file cannot be read, or is no valid IR: MLIR's own diagnostic is printed.
pub fn parse(context: &Context, path: impl AsRef<Path>) -> Result<Module<'_>> {
    let path = path.as_ref();
    let name = path.display().to_string();
    let source = std::fs::read(path).with_context(|| format!("cannot read {name}"))?;
    if let Some(foreign) = foreign::Foreign::find(&source) {
        bail!("{}", foreign.explain(&name));
    }
    let Some(module) = mla_passes::shim::parse_module(context.to_raw(), &source, &name) else {
        bail!("{name} is not valid IR for this context");
    };
    // SAFETY: the module was just made and is owned by nobody else.
    Ok(unsafe { Module::from_raw(module) })
}

/// Lowers every MLA decode step of `module` and says what was done with each softmax.
///
/// # Errors
/// A rewrite failed; the module may then hold ops of the `mla` dialect.
pub fn lower(module: &Module<'_>, options: &Options) -> Result<Report> {
    // SAFETY: the module outlives the call.
    let op = unsafe { mla_passes::ir::Op::from_raw(module.as_operation().to_raw()) };
    mla_passes::transforms::lower_decode::run(op, options).map_err(anyhow::Error::msg)
}
