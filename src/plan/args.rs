//! The command line of `mla-plan`.

use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use mla_kernels::plan::Planner;

use super::Lengths;

/// Says what a batch will do on a target: the kernels that take it, the buffers, the plan, and
/// which kernel is cheaper.
///
/// Exit status: 0; 1 where no kernel takes the batch or a bound is too small; 2 for bad flags.
#[derive(Clone, Debug, Parser)]
#[command(name = "mla-plan", version)]
pub struct Args {
    /// cpu, gfx942, gfx950, gfx1250, `sm_90`, or a catalog's .toml file.
    #[arg(long)]
    pub target: String,

    /// Query heads.
    #[arg(long, value_parser = clap::value_parser!(i64).range(1..=4096))]
    pub heads: i64,

    /// Query tokens of a request.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..=64))]
    pub query: i64,

    /// Element type of the query: bf16, f16, f32, fp8 (the target's), f8E4M3FN or f8E4M3FNUZ.
    #[arg(long, default_value = "bf16")]
    pub q: String,

    /// Element type of the cache.
    #[arg(long, default_value = "bf16")]
    pub kv: String,

    /// Cached rows of each request: 65536,512x31 is one of 65536 and 31 of 512.
    #[arg(long)]
    pub lengths: Lengths,

    /// Requests that the buffers are sized for; default: those of --lengths.
    #[arg(long, value_name = "N", value_parser = count)]
    pub max_batch: Option<usize>,

    /// Units that the plan is made for; default: the target's.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=65536))]
    pub units: Option<i64>,

    /// Rows of a page; default: whichever a kernel takes.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=65536))]
    pub page_size: Option<i64>,

    /// Latent width.
    #[arg(long, default_value_t = 512, value_parser = clap::value_parser!(i64).range(1..=65536))]
    pub latent: i64,

    /// Rotary width.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(i64).range(0..=65536))]
    pub rope: i64,

    /// The release of AITER.
    #[arg(long, default_value = "current", value_parser = ["current", "0.1.7"])]
    pub aiter: String,

    /// Which kernel; auto honours `MLA_DECODE_MODE`.
    #[arg(long, value_enum, default_value_t = Choice::Auto)]
    pub mode: Choice,

    /// What --mode=auto goes by.
    #[arg(long, default_value = "cost", value_parser = ["cost", "reviewer"])]
    pub policy: String,

    /// How the plan is made: AITER's fast mode, its balancing one, or equal pieces.
    #[arg(long, value_enum, default_value_t = PlannerName::Fast)]
    pub planner: PlannerName,

    /// Pieces of each request with --planner=divided.
    #[arg(long, default_value_t = 32, value_parser = count)]
    pub num_kv_splits: usize,

    /// AITER's `max_split_per_batch`: a budget of units for all requests together, times their number.
    #[arg(long, value_name = "N", value_parser = count)]
    pub max_split_per_batch: Option<usize>,

    /// Prints JSON; the keys of sizes and plan are the buffers' names.
    #[arg(long)]
    pub json: bool,

    /// Writes a page that draws both plans.
    #[arg(long, value_name = "FILE.html")]
    pub html: Option<PathBuf>,
}

impl Args {
    /// Returns the planner.
    pub fn planner(&self) -> Planner {
        match self.planner {
            PlannerName::Fast => Planner::Fast,
            PlannerName::Balanced => Planner::Balanced,
            PlannerName::Divided => Planner::Divided(self.num_kv_splits),
        }
    }
}

/// Which kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs, reason = "the values of the flag")]
pub enum Choice {
    Auto,
    Persistent,
    Split,
}

/// How a plan is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PlannerName {
    /// AITER's `v1_2`.
    Fast,
    /// AITER's `v1_1`.
    Balanced,
    /// AITER's `v1_0`.
    Divided,
}

fn count(text: &str) -> Result<usize, String> {
    let n = text.parse().ok().filter(|n| (1..=65536).contains(n));
    n.ok_or_else(|| "expected a number from 1 to 65536".into())
}
