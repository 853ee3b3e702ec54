//! What each unit has to do: the prediction behind the choice between persistent and split.

use std::{cmp::Reverse, collections::BinaryHeap};

use super::{Config, Plan};

/// A piece of a request on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// The request.
    pub request: usize,
    /// Its cost: blocks of rows, and the overhead of starting it.
    pub cost: usize,
}

/// Returns what each unit of a persistent plan does, in blocks of `kv_granularity` rows. The
/// makespan is the largest sum.
pub fn persistent_loads(plan: &Plan, config: &Config) -> Vec<Vec<Load>> {
    let units = plan.work_indptr.windows(2);
    units
        .map(|bounds| {
            let works = &plan.works[bounds[0] as usize..bounds[1] as usize];
            let load = |w: &super::Work| Load {
                request: w.batch as usize / config.fold,
                cost: ((w.kv_end - w.kv_start) as usize).div_ceil(config.kv_granularity)
                    + config.overhead(),
            };
            works.iter().map(load).collect()
        })
        .collect()
}

/// Returns what each unit does without a plan: every request is cut into `splits` equal pieces,
/// and a unit that is free takes the next.
pub fn split_loads(lengths: &[u32], splits: usize, config: &Config) -> Vec<Vec<Load>> {
    let mut units = vec![Vec::new(); config.units];
    let mut free: BinaryHeap<Reverse<(usize, usize)>> =
        (0..config.units).map(|unit| Reverse((0, unit))).collect();
    let block = config.kv_granularity * config.page_size;
    for request in 0..lengths.len() * config.fold * config.q_tiles() {
        let request = request / (config.fold * config.q_tiles());
        let blocks = (lengths[request] as usize).div_ceil(block);
        let piece = blocks.div_ceil(splits.max(1));
        let mut left = blocks;
        for _ in 0..splits.max(1) {
            let cost = piece.min(left) + config.overhead();
            left -= piece.min(left);
            let Some(Reverse((busy, unit))) = free.pop() else { return units };
            units[unit].push(Load { request, cost });
            free.push(Reverse((busy + cost, unit)));
            if left == 0 {
                break;
            }
        }
    }
    units
}

impl Load {
    /// Returns when the last unit is done.
    pub fn makespan(units: &[Vec<Self>]) -> usize {
        units.iter().map(|unit| unit.iter().map(|load| load.cost).sum()).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::schedule, *};

    /// One long request among 31 short ones on 256 units: 22 blocks for the busiest persistent
    /// unit besides the overhead, 8192 rows for a piece in 8.
    #[test]
    fn a_long_request_among_short_ones() {
        let config = Config { units: 256, ..Config::default() };
        let mut lengths = vec![65536];
        lengths.extend([512; 31]);
        let plan = schedule(&lengths, &config).expect("plans");
        let persistent = persistent_loads(&plan, &config);
        assert!(Load::makespan(&persistent) <= plan.payload);
        assert_eq!(Load::makespan(&persistent), 38);
        let split = split_loads(&lengths, 8, &config);
        assert_eq!(Load::makespan(&split), 8192 / 16 + 16);
        // Nothing is lost: the blocks of all pieces are those of all requests.
        let blocks = |units: &[Vec<Load>]| -> usize {
            units.iter().flatten().map(|load| load.cost - 16).sum()
        };
        let all: usize = lengths.iter().map(|l| *l as usize / 16).sum();
        assert_eq!((blocks(&persistent), blocks(&split)), (all, all));
    }

    #[test]
    fn equal_requests_fill_the_units_in_waves() {
        let config = Config { units: 4, ..Config::default() };
        let units = split_loads(&[320; 6], 1, &config);
        assert_eq!(units.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 1, 1]);
        assert_eq!(Load::makespan(&units), 2 * (20 + 16));
    }
}
