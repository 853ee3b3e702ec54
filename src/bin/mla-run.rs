//! Runs an MLIR graph and reports its error and its time.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::Parser;
use mla_opt::run::{self, args::Args};

fn main() -> ExitCode {
    // Flags that do not parse end with status 2 here.
    let args = Args::parse();
    match run::run(&args) {
        Ok(report) => {
            let text = if args.json {
                serde_json::to_string(&report).unwrap_or_default() + "\n"
            } else {
                report.table()
            };
            // A reader that has gone away is no failure of the run.
            let _ = io::stdout().write_all(text.as_bytes());
            ExitCode::from(u8::from(!report.ok))
        }
        Err(failure) => {
            let text = failure.to_string();
            let located = text.contains(": error: ");
            let _ =
                writeln!(io::stderr(), "{}{text}", if located { "" } else { "mla-run: error: " });
            ExitCode::from(failure.status())
        }
    }
}
