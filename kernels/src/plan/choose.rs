//! Persistent or split, by the lengths of a step.
//!
//! Each unit works through blocks of `kv_granularity` rows; starting a piece costs as much as
//! [`OVERHEAD`] blocks more. With `n` requests (copies count) of `b` blocks:
//!
//! | mode | blocks on the busiest unit |
//! |---|---|
//! | persistent | `ceil(sum (b + 16) / units) + 16`, the planner's payload |
//! | split, S pieces each | `ceil(n * S / units) * (ceil(max b / S) + 16)`, whole waves of the longest |

/// Blocks that starting a piece costs.
pub const OVERHEAD: i64 = 16;

/// The requests of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Requests.
    pub count: i64,
    /// Rows of the longest.
    pub rows: i64,
    /// Blocks of the longest.
    pub longest: i64,
    /// Blocks of all.
    pub blocks: i64,
}

impl Batch {
    /// Returns requests of these numbers of rows, in blocks of `kv_granularity` rows.
    pub fn of_rows(rows: impl IntoIterator<Item = i64>, kv_granularity: i64) -> Self {
        let mut batch = Self { count: 0, rows: 0, longest: 0, blocks: 0 };
        for rows in rows {
            let blocks = (rows.max(0) + kv_granularity - 1) / kv_granularity;
            batch.count += 1;
            batch.rows = batch.rows.max(rows);
            batch.longest = batch.longest.max(blocks);
            batch.blocks += blocks;
        }
        batch
    }

    /// Returns the blocks on the busiest unit of a plan; the plan has `copies` of each request.
    pub fn persistent(&self, copies: i64, units: i64) -> i64 {
        let all = (self.blocks + OVERHEAD * self.count) * copies;
        (all + units - 1) / units + OVERHEAD
    }

    /// Returns the blocks on the busiest unit where each of the `copies` of a request is cut into
    /// `splits` pieces.
    pub fn split(&self, copies: i64, splits: i64, units: i64) -> i64 {
        let waves = (self.count * copies * splits + units - 1) / units;
        waves * ((self.longest + splits - 1) / splits + OVERHEAD)
    }
}

/// What decides between two kernels of one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rule {
    /// Units.
    pub units: i64,
    /// Rows of a block.
    pub kv_granularity: i64,
    /// Pieces of each request in the split kernel.
    pub splits: i64,
    /// Virtual requests that each becomes, in the persistent kernel and in the split one.
    pub copies: [i64; 2],
    /// What a block costs in each: microseconds, or 1.
    pub block_costs: [f64; 2],
}

/// Which kernel runs, and what it was judged by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The persistent one.
    pub persistent: bool,
    /// Blocks on the busiest unit of each.
    pub blocks: [i64; 2],
}

impl Rule {
    /// Decides for requests of `lengths` rows: the cheaper kernel, split where both cost the same.
    pub fn decide(&self, lengths: &[i32]) -> Verdict {
        let rows = lengths.iter().map(|n| i64::from(*n));
        let batch = Batch::of_rows(rows, self.kv_granularity);
        let [persistent, split] = [
            batch.persistent(self.copies[0], self.units),
            batch.split(self.copies[1], self.splits, self.units),
        ];
        let [p, s] = self.block_costs;
        Verdict {
            persistent: persistent as f64 * p < split as f64 * s,
            blocks: [persistent, split],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: Rule =
        Rule { units: 256, kv_granularity: 16, splits: 8, copies: [1, 1], block_costs: [1.0, 1.0] };

    #[test]
    fn a_long_request_among_short_ones_wants_a_plan() {
        let mut lengths = vec![65536];
        lengths.extend([512; 31]);
        // The figures of the plan vector: payload 38, and 8192 rows of the longest for a piece.
        assert_eq!(
            RULE.decide(&lengths),
            Verdict { persistent: true, blocks: [38, 8192 / 16 + 16] }
        );
    }

    #[test]
    fn equal_requests_that_fill_the_units_are_split() {
        let verdict = RULE.decide(&[4096; 32]);
        assert_eq!(verdict, Verdict { persistent: false, blocks: [50, 48] });
        // A kernel that is faster by more than that is worth its plan.
        let faster = Rule { block_costs: [0.9, 1.0], ..RULE };
        assert!(faster.decide(&[4096; 32]).persistent);
    }

    #[test]
    fn no_requests_and_no_rows_are_split() {
        for lengths in [&[][..], &[0; 4], &[-1]] {
            assert!(!RULE.decide(lengths).persistent, "{lengths:?}");
        }
    }
}
