//! `mla-opt`: `mlir-opt` with the mla dialect and its passes.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use melior::dialect::DialectRegistry;
use mla_opt::foreign::Foreign;
use mla_passes::{detect::Code, session, shim, targets::Target, transforms};

/// MLIR and the passes make many small nodes. It stands in for C++'s allocator too: a pass takes a
/// sixth less time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Exit status where `fail-on-no-match` was asked for and nothing matched.
const NO_MATCH: u8 = 3;

fn main() -> ExitCode {
    let registry = DialectRegistry::new();
    shim::register_everything(registry.to_raw());
    transforms::register();
    let status = shim::opt_main(std::env::args(), registry.to_raw(), begin, read);
    if let Err(message) = session::finish() {
        eprintln!("mla-opt: {message}");
        return ExitCode::from(2);
    }
    if status == 0 && session::lacks_pass() {
        eprintln!("mla-opt: note: the report is empty: add --mla-lower-decode, which makes it");
    }
    if status == 0 && session::lacks_match() {
        eprintln!("mla-opt: fail-on-no-match: no site was lowered");
        return ExitCode::from(NO_MATCH);
    }
    ExitCode::from(u8::try_from(status).unwrap_or(1))
}

/// Acts on the tool's own flags; returns a status to stop with.
fn begin(flags: &shim::ToolFlags) -> Option<i32> {
    if flags.explain.as_ref().is_some_and(String::is_empty) {
        session::explain_sites();
    } else if let Some(name) = &flags.explain {
        let Some(code) = Code::parse(name) else {
            let all: Vec<_> = Code::ALL.iter().map(|c| c.name()).collect();
            eprintln!("mla-opt: --mla-explain: no code `{name}`; there are {}", all.join(", "));
            return Some(2);
        };
        say(code.page());
        return Some(0);
    }
    if flags.print_catalog {
        for target in Target::built_in() {
            say(format!("{target}\n"));
        }
        return Some(0);
    }
    if let Some(path) = &flags.report {
        session::set_report_path(path);
    }
    None
}

/// Prints a text; a reader that has gone away is no failure.
fn say(text: impl AsRef<[u8]>) {
    let _ = io::stdout().write_all(text.as_ref());
}

/// Has a file in a foreign dialect's own syntax converted; returns a status to stop with.
fn read(input: &shim::Input) -> Option<i32> {
    let foreign = Foreign::find(input.source()).filter(|f| !input.knows(f.dialect))?;
    let name = input.name();
    let converted = if input.is_split() {
        Err(format!("{}\nnote: a file that is split is not converted", foreign.explain(&name)))
    } else {
        foreign.convert(&name, input.source())
    };
    match converted {
        Ok((source, by)) => {
            eprintln!("mla-opt: {name}: made generic by {by}");
            input.replace(&source);
            None
        }
        Err(message) => {
            eprintln!("{message}");
            Some(1)
        }
    }
}
