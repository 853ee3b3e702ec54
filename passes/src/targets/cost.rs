//! What a step costs on a target, and which mode is cheaper.
//!
//! The blocks on the busiest unit are those of [`mla_kernels::plan::Batch`], which `mode=runtime`
//! counts too when the step runs. A block takes the longer of its bytes and its operations at a
//! unit's share of the roofline. A cell's `rate` divides its time.
//!
//! Lengths that are known only when running are judged by two batches: all requests full, and one
//! full among others of a sixteenth. The mode whose worst case beside the other mode is better wins.

use mla_kernels::plan::{Batch, Release, Rule, SplitRequest, splits};

use super::{Fit, Library, Mode, Request, Target};

/// Most pieces of a request.
const MOST: i64 = 16;

impl Target {
    /// Returns requests of one length.
    pub fn equal(&self, count: i64, rows: i64) -> Batch {
        let one = Batch::of_rows([rows], self.kv_granularity);
        Batch { count, blocks: one.blocks * count, ..one }
    }

    /// Returns one long request among others of a sixteenth.
    pub fn skewed(&self, count: i64, rows: i64) -> Batch {
        let others = self.equal(count - 1, (rows / 16).max(1));
        let one = self.equal(1, rows);
        Batch { count, blocks: one.blocks + others.blocks, ..one }
    }

    /// Returns requests of these lengths.
    pub fn of_lengths(&self, lengths: &[u32]) -> Batch {
        Batch::of_rows(lengths.iter().map(|n| i64::from(*n)), self.kv_granularity)
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
        let blocks = match fit.kernel.mode {
            Mode::Persistent => batch.persistent(fit.copies(), units),
            Mode::Split => {
                let splits = self.splits(fit, want, units, batch.count, batch.rows);
                batch.split(fit.copies(), splits, units)
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
        Cost { blocks, block, rate: fit.cell.rate, is_timed }
    }
}

impl Target {
    /// Returns what decides between the best cells of both modes when the step runs: a batch of
    /// `count` requests, each cut into `splits` pieces where it is split.
    pub fn rule(&self, fits: [&Fit<'_>; 2], want: &Request, units: i64, splits: i64) -> Rule {
        let batch = self.equal(1, 1);
        let block_costs = fits.map(|fit| {
            let cost = self.cost(fit, want, units, batch);
            cost.block / cost.rate
        });
        let kv_granularity = self.kv_granularity;
        Rule { units, kv_granularity, splits, copies: fits.map(Fit::copies), block_costs }
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
