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
    /// Pages of a block.
    pub kv_granularity: usize,
    /// Tokens of a page.
    pub page_size: usize,
    /// Trim the rows that an earlier query tile cannot see.
    pub causal: bool,
    /// Most units' worth of pieces, for all requests together; 0: as many as there are units.
    pub budget: usize,
    /// Rows of a list that each query token has of its own; 0: all tokens read all rows.
    pub topk: usize,
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
            budget: 0,
            topk: 0,
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
    /// First page, counted over all requests.
    pub kv_start: i32,
    /// End of the pages.
    pub kv_end: i32,
    /// Tokens between `kv_end` and the end of the request.
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

/// Returns the plan for requests of `lengths` tokens each.
///
/// # Errors
/// [`Status::BadShape`] where a count is 0 or the rows do not fit an i32; [`Status::Internal`]
/// where units run out, which the payload rules out.
pub fn schedule(lengths: &[u32], config: &Config) -> Result<Plan, Error> {
    let requests = requests(lengths, config)?;
    let Config { units, fold, kv_granularity, budget, .. } = *config;
    let tiles = if config.topk > 0 { 1 } else { config.q_tiles() };
    let overhead = config.overhead();
    let sum: usize =
        requests.iter().map(|r| (r.pages.div_ceil(kv_granularity) + overhead) * tiles * fold).sum();
    let parts = if budget > 0 { units.min(budget) } else { units };
    let payload = sum.div_ceil(parts) + overhead;
    let mut walk = Walk {
        plan: Plan { payload, work_indptr: vec![0], reduce_indptr: vec![0], ..Plan::default() },
        room: payload,
        next_partial: 0,
        config,
        overhead,
    };
    for (at, request) in requests.iter().enumerate() {
        for part in 0..fold {
            for tile in 0..tiles {
                walk.tile(at * fold + part, tile, request)?;
            }
        }
    }
    let count = walk.plan.works.len() as i32;
    walk.plan.work_indptr.resize(units + 1, count);
    Ok(walk.plan)
}

/// Rows that some query tokens read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    /// First page, counted over all requests.
    pub start: usize,
    /// Pages.
    pub pages: usize,
    /// Tokens of the last page.
    pub last: usize,
}

/// Returns the requests with their pages, or why they cannot be planned. With lists of rows each
/// query token is one.
pub(super) fn requests(lengths: &[u32], config: &Config) -> Result<Vec<Request>, Error> {
    let Config { units, query, q_tile, fold, kv_granularity, page_size, topk, .. } = *config;
    if [units, query, q_tile, fold, kv_granularity, page_size, lengths.len()].contains(&0) {
        return Err(Error::new(Status::BadShape, format!("a count of 0 in {config:?}")));
    }
    let total: u64 = lengths.iter().map(|l| u64::from(*l)).sum();
    let rows = lengths.len() as u64 * (fold * query) as u64;
    let listed = rows * topk as u64;
    if [total, rows, listed].iter().any(|n| i32::try_from(*n).is_err()) {
        let detail = format!("{total} cached rows and {rows} query rows in one step");
        return Err(Error::new(Status::BadShape, detail));
    }
    let mut start = 0;
    let mut all = Vec::with_capacity(lengths.len());
    for length in lengths {
        let length = *length as usize;
        let pages = length.div_ceil(page_size);
        if topk == 0 {
            let last = length - pages.saturating_sub(1) * page_size;
            all.push(Request { start, pages, last });
            start += pages;
            continue;
        }
        let most = topk.div_ceil(page_size);
        for _ in 0..query {
            let pages = pages.min(most);
            all.push(Request { start, pages, last: page_size });
            start += most;
        }
    }
    Ok(all)
}

struct Walk<'a> {
    plan: Plan,
    /// Blocks that the open unit still takes.
    room: usize,
    next_partial: usize,
    config: &'a Config,
    overhead: usize,
}

impl Walk<'_> {
    /// Plans one query tile of one request.
    fn tile(&mut self, batch: usize, tile: usize, request: &Request) -> Result<(), Error> {
        let config = self.config;
        let Request { start, pages, .. } = *request;
        let listed = config.topk > 0;
        let query = if listed { 1 } else { config.query };
        let q_tile = if listed { 1 } else { config.q_tile };
        let q_start = batch * query + tile * q_tile;
        let q_end = (q_start + q_tile).min((batch + 1) * query);
        let trim = config.causal && config.page_size == 1 && !listed;
        let visible = if trim { pages.saturating_sub(config.q_tiles() - 1 - tile) } else { pages };
        let first_partial = self.plan.reduce_partial_map.len();
        let mut done = 0;
        loop {
            let left = visible.saturating_sub(done);
            let blocks = pages.div_ceil(config.kv_granularity) - done / config.kv_granularity;
            let whole = self.room >= blocks + self.overhead;
            let mut take = left;
            if !whole {
                if self.room <= self.overhead {
                    self.close()?;
                    continue;
                }
                take = ((self.room - self.overhead) * config.kv_granularity).min(left);
                // A last piece shorter than the query would lie within one causal step.
                if pages - done - take < config.query && config.page_size == 1 {
                    take = left;
                }
            }
            let split = done > 0 || take < left;
            let partial = if split { self.partial_row(q_tile) } else { -1 };
            done += take;
            // A token of a list reads the rows up to itself.
            let (request_of, shift) = match (listed, config.fold) {
                (true, 1) => (batch / config.query, config.query - 1 - batch % config.query),
                _ => (batch, 0),
            };
            self.plan.works.push(Work {
                batch: request_of as i32,
                partial,
                q_start: q_start as i32,
                q_end: q_end as i32,
                kv_start: (start + done - take) as i32,
                kv_end: (start + done) as i32,
                kv_offset: (request.tokens_after(done, config.page_size) + shift) as i32,
            });
            if whole {
                self.room -= blocks + self.overhead;
            } else {
                self.close()?;
            }
            if done >= visible {
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

impl Request {
    /// Returns the tokens that follow the first `pages` pages.
    pub fn tokens_after(&self, pages: usize, page_size: usize) -> usize {
        match self.pages - pages {
            0 => 0,
            left => (left - 1) * page_size + self.last,
        }
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

    /// Ranges are of pages, offsets of tokens; starting a piece costs a block of one page.
    #[test]
    fn pages_of_64_tokens() {
        let config = Config { units: 2, page_size: 64, ..Config::default() };
        assert_eq!(config.overhead(), 1);
        let plan = schedule(&[64 * 40 + 5], &config).expect("plans");
        // 41 pages are 3 blocks; (3 + 1) / 2 + 1.
        assert_eq!(plan.payload, 3);
        assert_eq!(rows(&plan), [[0, 0, 0, 1, 0, 32, 8 * 64 + 5], [0, 1, 0, 1, 32, 41, 0]]);
    }

    /// A tile of earlier tokens does not see the rows of the later ones.
    #[test]
    fn earlier_tiles_are_trimmed() {
        let config = Config { units: 1, query: 2, causal: true, ..Config::default() };
        let plan = schedule(&[40], &config).expect("plans");
        assert_eq!(rows(&plan), [[0, -1, 0, 1, 0, 39, 1], [0, -1, 1, 2, 0, 40, 0]]);
    }

    /// Each token has a list of `topk` slots of its own, of which its request fills some.
    #[test]
    fn lists_of_rows() {
        let config = Config { units: 1, query: 2, topk: 8, ..Config::default() };
        let plan = schedule(&[20, 4], &config).expect("plans");
        assert_eq!(
            rows(&plan),
            [
                [0, -1, 0, 1, 0, 8, 1],
                [0, -1, 1, 2, 8, 16, 0],
                [1, -1, 2, 3, 16, 20, 1],
                [1, -1, 3, 4, 24, 28, 0]
            ]
        );
    }

    /// The budget is for all requests together: two units' worth of pieces for one request.
    #[test]
    fn a_budget_makes_larger_pieces() {
        let config = Config { units: 8, budget: 2, ..Config::default() };
        let plan = schedule(&[1000], &config).expect("plans");
        assert_eq!((plan.payload, plan.works.len()), ((63 + 16_usize).div_ceil(2) + 16, 2));
    }

    /// aiter-2106, aiter-2128: no piece but the first is shorter than the query.
    #[test]
    fn row_30_aiter_2106_a_short_tail_is_absorbed() {
        let config = Config { units: 2, query: 4, q_tile: 4, ..Config::default() };
        for length in 1..800 {
            let plan = schedule(&[length, 77], &config).expect("plans");
            for work in plan.works.iter().filter(|w| w.kv_offset == 0 && w.partial >= 0) {
                assert!(work.kv_end - work.kv_start >= 4, "{length}: {work:?}");
            }
        }
    }
}
