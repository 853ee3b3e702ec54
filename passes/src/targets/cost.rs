//! What a step costs on a target, and which mode is cheaper.
//!
//! Each unit works through blocks of `kv_granularity` rows; starting a piece costs as much as
//! 16 rows' blocks more ([`OVERHEAD`]). With `n` requests (folded and unrolled ones count) of
//! `b` blocks:
//!
//! | mode | blocks on the busiest unit |
//! |---|---|
//! | persistent | `ceil(sum (b + 16) / units) + 16`, the planner's payload |
//! | split, S pieces each | `ceil(n * S / units) * (ceil(max b / S) + 16)`, whole waves of the longest |
//!
//! A block takes the longer of its bytes and its operations at a unit's share of the roofline. A
//! cell's `rate` divides its time.
//!
//! Lengths that are known only when running are judged by two batches: all requests full, and one
//! full among others of a sixteenth. The mode whose worst case beside the other mode is better wins.

use mla_kernels::plan::{Release, SplitRequest, splits};

use super::{Fit, Library, Mode, Request, Target};

/// Blocks that starting a piece costs.
const OVERHEAD: i64 = 16;
/// Most pieces of a request.
const MOST: i64 = 16;

/// The requests of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Requests.
    pub count: i64,
    /// Rows of the longest.
    pub longest: i64,
    /// Blocks of all.
    pub blocks: i64,
}

impl Target {
    fn blocks(&self, rows: i64) -> i64 {
        (rows + self.kv_granularity - 1) / self.kv_granularity
    }

    /// Returns requests of one length.
    pub fn equal(&self, count: i64, rows: i64) -> Batch {
        Batch { count, longest: rows, blocks: count * self.blocks(rows) }
    }

    /// Returns one long request among others of a sixteenth.
    pub fn skewed(&self, count: i64, rows: i64) -> Batch {
        let others = self.blocks((rows / 16).max(1));
        Batch { count, longest: rows, blocks: self.blocks(rows) + (count - 1) * others }
    }

    /// Returns requests of these lengths.
    pub fn of_lengths(&self, lengths: &[u32]) -> Batch {
        let rows = || lengths.iter().map(|l| i64::from(*l));
        Batch {
            count: lengths.len() as i64,
            longest: rows().max().unwrap_or(0),
            blocks: rows().map(|rows| self.blocks(rows)).sum(),
        }
    }
}

/// What a step costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Blocks on the busiest unit.
    pub blocks: i64,
    /// Time of a block at a rate of 1, in microseconds; 1 where the target has no roofline.
    pub block: f64,
    /// Of the cell.
    pub rate: f64,
    /// The target has a roofline.
    pub is_timed: bool,
}

impl Cost {
    /// Returns what costs are compared by: microseconds where they are known, blocks otherwise.
    pub fn total(&self) -> f64 {
        self.blocks as f64 * self.block / self.rate
    }

    /// Returns the predicted time in microseconds.
    pub fn microseconds(&self) -> Option<f64> {
        self.is_timed.then(|| self.total())
    }
}

impl Target {
    /// Returns the number of pieces that each virtual request of a split step is cut into.
    pub fn splits(&self, fit: &Fit<'_>, want: &Request, units: i64, count: i64, rows: i64) -> i64 {
        let count = (count * fit.copies()).max(1);
        if fit.kernel.library == Library::Aiter {
            let rows = rows.max(1);
            let ask = |fp8| {
                splits(&SplitRequest {
                    batch: count as usize,
                    total_rows: (count * rows) as usize,
                    q_rows: (fit.call_heads() * fit.query) as usize,
                    query: fit.query as usize,
                    fp8,
                    units: units as usize,
                })
            };
            // Where AITER has no number for an fp8 query, what it has for others.
            return ask(want.q.starts_with("f8")).or_else(|| ask(false)).unwrap_or(1) as i64;
        }
        let fill = ((units + count - 1) / count).clamp(1, MOST);
        // Pieces of fewer than 64 rows are not worth a start.
        if rows < 0 { fill } else { fill.min((rows + 63) / 64).max(1) }
    }

    /// Returns what a step costs.
    pub fn cost(&self, fit: &Fit<'_>, want: &Request, units: i64, batch: Batch) -> Cost {
        let count = batch.count * fit.copies();
        let blocks_on_busiest = match fit.kernel.mode {
            Mode::Persistent => {
                let all = (batch.blocks + OVERHEAD * batch.count) * fit.copies();
                (all + units - 1) / units + OVERHEAD
            }
            Mode::Split => {
                let splits = self.splits(fit, want, units, batch.count, batch.longest);
                let waves = (count * splits + units - 1) / units;
                waves * ((self.blocks(batch.longest) + splits - 1) / splits + OVERHEAD)
            }
        };
        let block = self.roofline.map_or(1.0, |peak| {
            let size = if want.kv.starts_with("f8") { 1.0 } else { 2.0 };
            let rows = self.kv_granularity as f64;
            let bytes = rows * (want.latent + want.rope) as f64 * size;
            let per_row = 2 * fit.call_heads() * fit.query * (2 * want.latent + want.rope);
            let is_fp8 = want.q.starts_with("f8") && want.kv.starts_with("f8");
            let flops = if is_fp8 { peak.fp8_flops } else { peak.flops };
            (bytes / peak.bytes).max(rows * per_row as f64 / flops) * units as f64 * 1e6
        });
        let is_timed = self.roofline.is_some();
        Cost { blocks: blocks_on_busiest, block, rate: fit.cell.rate, is_timed }
    }
}

/// Returns the release that a plan's `abi` stands for.
///
/// # Errors
/// No release has it.
pub fn release_of(abi: i64) -> Result<Release, String> {
    let found = Release::ALL.into_iter().find(|release| release_abi(*release) == abi);
    found.ok_or_else(|| format!("no release of AITER has abi {abi}"))
}

/// Returns a release as plans carry it in `abi`: 107, 120.
pub fn release_abi(release: Release) -> i64 {
    let [major, minor, patch] = release.version().map(i64::from);
    major * 10_000 + minor * 100 + patch
}
