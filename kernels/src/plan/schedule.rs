//! The schedule of a step.

use crate::abi::{Error, Status};

/// What a schedule is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Units that walk the plan (AITER: compute units).
    pub units: usize,
    /// Query tokens of a request.
    pub query: usize,
    /// Query tokens of a tile; a request has `ceil(query / q_tile)` tiles.
    pub q_tile: usize,
    /// Virtual requests that each request is folded into (heads / 16), sharing its rows.
    pub fold: usize,
    /// Tokens of a block.
    pub kv_granularity: usize,
    /// Tokens of a page.
    pub page_size: usize,
    /// Trim the rows that an earlier query tile cannot see.
    pub causal: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            units: 64,
            query: 1,
            q_tile: 1,
            fold: 1,
            kv_granularity: 16,
            page_size: 1,
            causal: false,
        }
    }
}

impl Config {
    /// Returns the number of query tiles of a request.
    pub fn q_tiles(&self) -> usize {
        self.query.div_ceil(self.q_tile)
    }

    /// Returns the cost of starting a piece, in blocks.
    pub fn overhead(&self) -> usize {
        16_usize.div_ceil(self.page_size).max(1)
    }
}

/// One piece: a row of `work_info_set`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The (virtual) request.
    pub batch: i32,
    /// First partial row, or -1 where the piece is the whole tile.
    pub partial: i32,
    /// First query row.
    pub q_start: i32,
    /// End of the query rows.
    pub q_end: i32,
    /// First cached row, counted over all requests.
    pub kv_start: i32,
    /// End of the cached rows.
    pub kv_end: i32,
    /// Rows between `kv_end` and the end of the request.
    pub kv_offset: i32,
}

impl Work {
    /// Returns the row as it is stored.
    pub fn row(&self) -> [i32; 8] {
        [
            self.batch,
            self.partial,
            self.q_start,
            self.q_end,
            self.kv_start,
            self.kv_end,
            self.kv_offset,
            0,
        ]
    }
}

/// The plan of a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Payload of a unit, in blocks.
    pub payload: usize,
    /// Pieces of unit u: `works[work_indptr[u]..work_indptr[u + 1]]`.
    pub work_indptr: Vec<i32>,
    /// The pieces.
    pub works: Vec<Work>,
    /// Partial results of tile i: `reduce_partial_map[reduce_indptr[i]..reduce_indptr[i + 1]]`.
    pub reduce_indptr: Vec<i32>,
    /// Query rows (start, end) of each split tile; (0, 0) for an unsplit one.
    pub reduce_final_map: Vec<[i32; 2]>,
    /// First partial row of each partial result.
    pub reduce_partial_map: Vec<i32>,
}

/// Returns the plan for requests of `lengths` rows each.
///
/// # Errors
/// [`Status::BadShape`] where a count is 0 or the rows do not fit an i32; [`Status::Internal`]
/// where units run out, which the payload rules out.
pub fn schedule(lengths: &[u32], config: &Config) -> Result<Plan, Error> {
    let Config { units, query, q_tile, fold, kv_granularity, page_size, .. } = *config;
    if [units, query, q_tile, fold, kv_granularity, page_size, lengths.len()].contains(&0) {
        return Err(Error::new(Status::BadShape, format!("a count of 0 in {config:?}")));
    }
    let total: u64 = lengths.iter().map(|l| u64::from(*l)).sum();
    let rows = lengths.len() as u64 * (fold * query) as u64;
    if total > i32::MAX as u64 || rows > i32::MAX as u64 {
        let detail = format!("{total} cached rows and {rows} query rows in one step");
        return Err(Error::new(Status::BadShape, detail));
    }
    let tiles = config.q_tiles();
    let overhead = config.overhead();
    let block = kv_granularity * page_size;
    let sum: usize =
        lengths.iter().map(|l| ((*l as usize).div_ceil(block) + overhead) * tiles * fold).sum();
    let payload = sum.div_ceil(units) + overhead;
    let mut walk = Walk {
        plan: Plan { payload, work_indptr: vec![0], reduce_indptr: vec![0], ..Plan::default() },
        room: payload,
        next_partial: 0,
        config,
        block,
        overhead,
    };
    let mut start = 0;
    for (request, length) in lengths.iter().enumerate() {
        for part in 0..fold {
            for tile in 0..tiles {
                walk.tile(request * fold + part, tile, start, *length as usize)?;
            }
        }
        start += *length as usize;
    }
    let count = walk.plan.works.len() as i32;
    walk.plan.work_indptr.resize(units + 1, count);
    Ok(walk.plan)
}

struct Walk<'a> {
    plan: Plan,
    /// Blocks that the open unit still takes.
    room: usize,
    next_partial: usize,
    config: &'a Config,
    block: usize,
    overhead: usize,
}

impl Walk<'_> {
    /// Plans one query tile of one request, whose rows start at `start`.
    fn tile(
        &mut self,
        batch: usize,
        tile: usize,
        start: usize,
        length: usize,
    ) -> Result<(), Error> {
        let config = self.config;
        let q_start = batch * config.query + tile * config.q_tile;
        let q_end = (q_start + config.q_tile).min((batch + 1) * config.query);
        let trim = config.causal && config.page_size == 1;
        let visible =
            if trim { length.saturating_sub(config.q_tiles() - 1 - tile) } else { length };
        let first_partial = self.plan.reduce_partial_map.len();
        let mut done = 0;
        loop {
            let left = visible - done;
            let blocks = left.div_ceil(self.block);
            let whole = self.room >= blocks + self.overhead;
            let mut take = left;
            if !whole {
                if self.room <= self.overhead {
                    self.close()?;
                    continue;
                }
                take = ((self.room - self.overhead) * self.block).min(left);
                // A last piece shorter than the query would lie within one causal step.
                if left - take < config.query {
                    take = left;
                }
            }
            let split = done > 0 || take < left;
            let partial = if split { self.partial_row(q_end - q_start) } else { -1 };
            self.plan.works.push(Work {
                batch: batch as i32,
                partial,
                q_start: q_start as i32,
                q_end: q_end as i32,
                kv_start: (start + done) as i32,
                kv_end: (start + done + take) as i32,
                kv_offset: (length - done - take) as i32,
            });
            done += take;
            if whole {
                self.room -= blocks + self.overhead;
            } else {
                self.close()?;
            }
            if done == visible {
                break;
            }
        }
        let is_split = self.plan.reduce_partial_map.len() > first_partial;
        let rows = if is_split { [q_start as i32, q_end as i32] } else { [0, 0] };
        self.plan.reduce_final_map.push(rows);
        self.plan.reduce_indptr.push(self.plan.reduce_partial_map.len() as i32);
        Ok(())
    }

    fn partial_row(&mut self, rows: usize) -> i32 {
        let partial = self.next_partial as i32;
        self.next_partial += rows;
        self.plan.reduce_partial_map.push(partial);
        partial
    }

    /// Closes the open unit.
    fn close(&mut self) -> Result<(), Error> {
        let count = self.plan.works.len() as i32;
        if self.plan.work_indptr.len() > self.config.units {
            return Err(Error::new(Status::Internal, "the payload does not cover the requests"));
        }
        self.plan.work_indptr.push(count);
        self.room = self.plan.payload;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(plan: &Plan) -> Vec<[i32; 7]> {
        plan.works.iter().map(|w| w.row()[..7].try_into().expect("seven fields")).collect()
    }

    #[test]
    fn one_long_request_on_four_units() {
        let plan = schedule(&[1000], &Config { units: 4, ..Config::default() }).expect("plans");
        assert_eq!(plan.payload, 36);
        assert_eq!(
            rows(&plan),
            [
                [0, 0, 0, 1, 0, 320, 680],
                [0, 1, 0, 1, 320, 640, 360],
                [0, 2, 0, 1, 640, 960, 40],
                [0, 3, 0, 1, 960, 1000, 0]
            ]
        );
        assert_eq!(plan.work_indptr, [0, 1, 2, 3, 4]);
        assert_eq!(plan.reduce_indptr, [0, 4]);
        assert_eq!(plan.reduce_final_map, [[0, 1]]);
        assert_eq!(plan.reduce_partial_map, [0, 1, 2, 3]);
    }

    #[test]
    fn mixed_requests_on_four_units() {
        let config = Config { units: 4, ..Config::default() };
        let plan = schedule(&[100, 20, 500], &config).expect("plans");
        assert_eq!(plan.payload, 39);
        assert_eq!(
            rows(&plan),
            [
                [0, -1, 0, 1, 0, 100, 0],
                [1, -1, 1, 2, 100, 120, 0],
                [2, 0, 2, 3, 120, 200, 420],
                [2, 1, 2, 3, 200, 568, 52],
                [2, 2, 2, 3, 568, 620, 0]
            ]
        );
        assert_eq!(plan.work_indptr, [0, 1, 3, 4, 5]);
        assert_eq!(plan.reduce_indptr, [0, 0, 0, 3]);
        assert_eq!(plan.reduce_partial_map, [0, 1, 2]);
    }

    #[test]
    fn folded_heads_share_their_rows() {
        let config = Config { units: 2, fold: 2, ..Config::default() };
        let plan = schedule(&[64, 64], &config).expect("plans");
        assert_eq!(
            rows(&plan),
            [
                [0, -1, 0, 1, 0, 64, 0],
                [1, -1, 1, 2, 0, 64, 0],
                [2, -1, 2, 3, 64, 128, 0],
                [3, -1, 3, 4, 64, 128, 0]
            ]
        );
    }

    #[test]
    fn equal_and_skewed_batches_on_256_units() {
        let config = Config { units: 256, ..Config::default() };
        let plan = schedule(&[4096; 8], &config).expect("plans");
        assert_eq!((plan.payload, plan.works.len()), (25, 232));
        let mut lengths = vec![65536];
        lengths.extend([512; 31]);
        let plan = schedule(&lengths, &config).expect("plans");
        assert_eq!((plan.payload, plan.works.len(), plan.reduce_indptr[1]), (38, 250, 187));
    }

    #[test]
    fn length_zero_is_one_empty_work() {
        let plan = schedule(&[0, 5], &Config::default()).expect("plans");
        assert_eq!(rows(&plan)[0], [0, -1, 0, 1, 0, 0, 0]);
        assert_eq!(plan.reduce_indptr, [0, 0, 0]);
    }

    #[test]
    fn counts_of_zero_are_refused() {
        let error = schedule(&[1], &Config { units: 0, ..Config::default() });
        assert_eq!(error.expect_err("no units").status, Status::BadShape);
        assert_eq!(schedule(&[], &Config::default()).expect_err("none").status, Status::BadShape);
    }
}
