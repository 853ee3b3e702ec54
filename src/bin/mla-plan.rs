//! Says what a batch will do on a target.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::Parser;
use mla_opt::plan::{self, Args};

fn main() -> ExitCode {
    // Flags that do not parse end with status 2 here.
    let args = Args::parse();
    match answer(&args) {
        Ok(text) => {
            // A reader that has gone away is no failure.
            let _ = io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(io::stderr(), "mla-plan: error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn answer(args: &Args) -> anyhow::Result<String> {
    let report = plan::run(args)?;
    if let Some(path) = &args.html {
        std::fs::write(path, report.html())
            .map_err(|e| anyhow::anyhow!("cannot write {}: {e}", path.display()))?;
    }
    Ok(if args.json { serde_json::to_string(&report)? + "\n" } else { report.text() })
}
