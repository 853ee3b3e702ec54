//! The catalog of a target, as its TOML file has it.

use serde::Deserialize;

use super::numbers::{Numbers, Versions};

/// The catalog of one target.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// The name users write.
    pub name: String,
    /// The architecture: what AITER's sizes depend on. Default: the name.
    #[serde(default)]
    pub architecture: String,
    /// Workers that a persistent plan is made for: compute units times occupancy.
    pub units: i64,
    /// Tokens in a block of the planner.
    pub kv_granularity: i64,
    /// Where the figures are from.
    #[serde(default)]
    pub evidence: String,
    /// What the device can do; predicted times need it.
    pub roofline: Option<Roofline>,
    /// The kernels.
    pub kernel: Vec<toml::Spanned<Kernel>>,
    /// Functions whose arguments differ from those of `aiter.toml`.
    #[serde(default)]
    pub function: Vec<Function>,
}

/// Peak rates of a device.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roofline {
    /// Bytes of memory in a second.
    pub bytes: f64,
    /// Operations of half-precision matrices in a second.
    pub flops: f64,
    /// The same where query and cache are fp8.
    pub fp8_flops: f64,
}

/// Whose kernels they are.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Library {
    /// This project's.
    Mla,
    /// AMD's AITER.
    Aiter,
}

impl Library {
    /// Returns the name that users write.
    pub fn name(self) -> &'static str {
        match self {
            Self::Mla => "mla",
            Self::Aiter => "aiter",
        }
    }
}

/// How the cached rows are divided among workers.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Hash)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// By a plan of the step.
    Persistent,
    /// Each request into as many pieces.
    Split,
}

impl Mode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Persistent, Self::Split];

    /// Returns the name that users write.
    pub fn name(self) -> &'static str {
        match self {
            Self::Persistent => "persistent",
            Self::Split => "split",
        }
    }
}

/// A kernel: what is called, and what holds for all of its cells.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kernel {
    /// `mla` or `aiter`.
    pub library: Library,
    /// `persistent` or `split`.
    pub mode: Mode,
    /// Stem of the symbol; element types are appended for `mla`.
    pub symbol: String,
    /// Stem of the second stage's symbol; empty where the first one merges too.
    #[serde(default)]
    pub reduce: String,
    /// Symbol that writes the metadata; persistent kernels only.
    #[serde(default)]
    pub fill: String,
    /// Element types of the output.
    pub out: Vec<String>,
    /// Rules for rows with nothing visible.
    pub empty: Vec<String>,
    /// Latent widths.
    #[serde(default = "Numbers::any")]
    pub latent: Numbers,
    /// Rotary widths.
    #[serde(default = "Numbers::any")]
    pub rope: Numbers,
    /// It takes a mask tensor, or lists of rows.
    #[serde(default)]
    pub mask: bool,
    /// Bytes of a cache that it can address; more is not read.
    pub max_kv_bytes: Option<u64>,
    /// Heads and query tokens that no cell has are padded, folded or unrolled in the graph.
    #[serde(default)]
    pub adapts: bool,
    /// What it takes.
    pub cell: Vec<toml::Spanned<Cell>>,
}

/// One row of a capability matrix.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Element types of the query.
    pub q: Vec<String>,
    /// Element types of the cache.
    pub kv: Vec<String>,
    /// Numbers of heads.
    pub heads: Numbers,
    /// Numbers of query tokens.
    pub query: Numbers,
    /// Rows of a page; 1 for a cache without pages.
    #[serde(default = "one")]
    pub page_size: Numbers,
    /// Heads that the kernel is called with: the graph makes heads / fold virtual requests of each.
    pub fold: Option<i64>,
    /// The versions of the library that have it.
    #[serde(default = "Versions::any")]
    pub releases: Versions,
    /// It writes the log-sum-exp.
    #[serde(default)]
    pub lse: bool,
    /// Masks of several query tokens.
    #[serde(default)]
    pub causality: Causality,
    /// Its rate beside the other mode's at the same work.
    #[serde(default = "full")]
    pub rate: f64,
    /// `auto` leaves batches of this size and more, of unknown lengths, to the other mode.
    pub auto_below_batch: Option<i64>,
    /// Why it must not be called.
    pub bad: Option<String>,
    /// What is known against it, though it is called.
    pub caution: Option<String>,
    /// Where it is from.
    #[serde(default)]
    pub evidence: String,
}

/// Which masks of several query tokens a cell has.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Causality {
    /// Bottom-right causal and none.
    Any,
    /// Bottom-right causal.
    #[default]
    Causal,
    /// None.
    None,
}

/// A function of AITER with its arguments in order.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The releases that have it so.
    pub releases: Versions,
    /// The keywords of its arguments, in order; those after the last one keep their defaults.
    pub arguments: Vec<String>,
}

fn one() -> Numbers {
    Numbers::parse("1").expect("a number")
}

fn full() -> f64 {
    1.0
}
