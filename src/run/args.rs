//! The command line of `mla-run`.

use std::{ops::RangeInclusive, path::PathBuf, str::FromStr};

use clap::{Parser, ValueEnum};

use super::{
    extents::Extent,
    steps::{Carry, Out},
};

/// Runs an MLIR graph and reports its error and its time.
///
/// Exit status: 0; 1 when the run failed or an error exceeds its tolerance; 2 for bad flags or
/// files.
#[derive(Clone, Debug, Parser)]
#[command(name = "mla-run", version)]
pub struct Args {
    /// The graph; a lowered one runs with the kernels.
    pub graph: PathBuf,

    /// The function to run.
    #[arg(long, default_value = "main")]
    pub entry: String,

    /// Arguments arg0, arg1, ... (bf16: `arg0__bf16`, as uint16 bit patterns).
    #[arg(long, value_name = "IN.NPZ", conflicts_with = "random")]
    pub inputs: Option<PathBuf>,

    /// Draws the arguments from this seed. Floats are uniform (--float-range). Integers are
    /// uniform in [1, n) for vectors and scalars (lengths, positions) and in [0, n) for tables,
    /// where n is the smallest extent above 1 of the largest float tensor that has the same
    /// first dimension (or else of the largest one): no more than the cache has rows.
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub random: u64,

    /// Dynamic extents of random arguments; the first that is not given is 3, any other 37. Only
    /// extents from which others follow can be given.
    #[arg(long = "extent", value_name = "argN.DIM=SIZE")]
    pub extents: Vec<Extent>,

    /// Range of random integers, both ends included.
    #[arg(long, value_name = "LO:HI", allow_hyphen_values = true)]
    pub int_range: Option<Range<i64>>,

    /// Range of random floats.
    #[arg(long, value_name = "LO:HI", default_value = "-1:1", allow_hyphen_values = true)]
    pub float_range: Range<f64>,

    /// Expected results out0, out1, ...
    #[arg(long, value_name = "OUT.NPZ")]
    pub expect: Option<PathBuf>,

    /// The graph before lowering: runs on the same arguments and is compared.
    #[arg(long, value_name = "ORIGINAL.MLIR")]
    pub against: Option<PathBuf>,

    /// A shared library with functions that the graph calls, such as AITER's C ABI.
    #[arg(long, value_name = "FILE.SO")]
    pub library: Vec<PathBuf>,

    /// Where the graph runs.
    #[arg(long, value_enum, default_value_t = Device::Cpu)]
    pub device: Device,

    /// Timed runs; the median counts.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub repeat: u32,

    /// Calls the function so many times, as a model that decodes; each call is timed.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "repeat", value_parser = clap::value_parser!(u32).range(1..))]
    pub steps: u32,

    /// Results that are arguments of the next step.
    #[arg(long, value_name = "outN=argM", value_delimiter = ',', requires = "steps")]
    pub carry: Vec<Carry>,

    /// Results of which every step's value counts, along a new first dimension; of others, the
    /// last step's.
    #[arg(long, value_name = "outN", value_delimiter = ',', requires = "steps")]
    pub collect: Vec<Out>,

    /// Writes the results.
    #[arg(long, value_name = "OUT.NPZ")]
    pub output: Option<PathBuf>,

    /// Largest relative L2 error that passes. Default, by the narrowest float of the arguments
    /// and results: f64 1e-10, f32 1e-5, f16 2e-2, bf16 5e-2, fp8 2e-1.
    #[arg(long, value_name = "X")]
    pub tolerance: Option<f64>,

    /// Runs the original (without --against: the graph) by the f64 evaluator instead of compiling
    /// it: for dialects that LLVM cannot compile.
    #[arg(long)]
    pub evaluator: bool,

    /// Leaves the f64 reference out where it takes more loop iterations than this.
    #[arg(long, value_name = "N", default_value_t = 20_000_000_000)]
    pub reference_limit: u64,

    /// Prints the results of the run as one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// A device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Device {
    /// The host's processor.
    Cpu,
    /// An AMD GPU.
    Hip,
    /// An NVIDIA GPU.
    Cuda,
}

/// A range of numbers, written `LO:HI`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range<T> {
    /// The smallest number.
    pub low: T,
    /// The largest number.
    pub high: T,
}

impl<T: FromStr + PartialOrd> FromStr for Range<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let ends = text.split_once(':').and_then(|(low, high)| {
            Some(Self { low: low.trim().parse().ok()?, high: high.trim().parse().ok()? })
        });
        match ends {
            Some(range) if range.low <= range.high => Ok(range),
            _ => Err(format!("expected LO:HI with LO <= HI, got `{text}`")),
        }
    }
}

impl Range<i64> {
    /// Returns the numbers of the range.
    pub fn numbers(self) -> RangeInclusive<i64> {
        self.low..=self.high
    }
}
