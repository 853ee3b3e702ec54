//! Failures of `mla-run` and their exit statuses.

use std::fmt;

/// Why a run ended early.
#[derive(Debug)]
pub enum Failure {
    /// Bad flags or files: status 2.
    Usage(String),
    /// The graph could not be run: status 1.
    Run(String),
}

/// The result of a step.
pub type Outcome<T> = Result<T, Failure>;

impl Failure {
    /// Returns the exit status.
    pub fn status(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Run(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(text) | Self::Run(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Failure {}

/// Returns a failure by bad flags or files.
pub(super) fn usage<T>(text: impl Into<String>) -> Outcome<T> {
    Err(Failure::Usage(text.into()))
}

/// Returns a failure of the run.
pub(super) fn failed<T>(text: impl Into<String>) -> Outcome<T> {
    Err(Failure::Run(text.into()))
}
