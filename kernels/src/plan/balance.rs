//! AITER's balancing planner (`v1_1`, neither fast nor intra-batch), after `FlashInfer`: the longest
//! request first, and each piece to the unit with the least to do.

use std::{cmp::Reverse, collections::BinaryHeap};

use super::{
    Config, Plan, Work,
    schedule::{Request, requests},
};
use crate::abi::Error;

/// A rest of so many rows joins the piece before it.
const TOLERANCE: i64 = 16;

/// The cost of a piece: `rows` query rows (tokens times heads) over `kv` cached rows.
fn cost(rows: i64, kv: i64) -> i64 {
    2 * rows + kv
}

/// Returns the plan for requests of `lengths` rows each, of `heads` heads (those of a folded
/// request). `config` gives units, query tokens, tiles, fold and blocks.
///
/// # Errors
/// As [`super::schedule`].
pub fn balance(lengths: &[u32], heads: usize, config: &Config) -> Result<Plan, Error> {
    let config = Config { page_size: 1, topk: 0, ..*config };
    let all = requests(lengths, &config)?;
    let tiles = config.q_tiles();
    let batches = all.len() * config.fold;
    let rows = (config.q_tile * heads) as i64;
    let granularity = config.kv_granularity as i64;
    let seen = |request: &Request, tile: usize| {
        let trim = if config.causal { (tiles - 1 - tile) * config.q_tile } else { 0 };
        request.pages.saturating_sub(trim) as i64
    };
    let work: i64 = all
        .iter()
        .flat_map(|r| (0..tiles).map(move |tile| (r, tile)))
        .map(|(r, tile)| cost(rows, seen(r, tile)) * config.fold as i64)
        .sum();
    let limit = limit(work, rows, batches as i64, config.units as i64, granularity);

    let mut order: Vec<usize> = (0..batches).collect();
    let length = |batch: usize| all[batch / config.fold].pages;
    order.sort_by_key(|batch| Reverse(length(*batch)));
    let mut heap: BinaryHeap<Reverse<(i64, usize)>> =
        (0..config.units).map(|unit| Reverse((0, unit))).collect();
    let mut units: Vec<Vec<Work>> = vec![Vec::new(); config.units];
    // The partial results of each tile: first row, and how many.
    let mut partials = vec![Vec::new(); batches * tiles];
    let mut finals = vec![[0, 0]; batches * tiles];
    let mut next_partial = 0;
    for batch in order {
        let request = &all[batch / config.fold];
        for tile in 0..tiles {
            let visible = seen(request, tile);
            let floor = multiple(div_ceil(visible, config.units as i64), granularity);
            let room = |busy: i64| (limit - busy - 2 * rows).max(floor).max(1);
            let first = heap.peek().map_or(0, |Reverse((busy, _))| *busy);
            let pieces = div_ceil(visible, room(first));
            let split = if pieces == 2 { visible - room(first) > TOLERANCE } else { pieces > 1 };
            let q_start = batch * config.query + tile * config.q_tile;
            let q_end = (q_start + config.q_tile).min((batch + 1) * config.query);
            let mut done = 0;
            while let Some(Reverse((busy, unit))) = heap.pop() {
                let left = visible - done;
                let mut take = left.min(room(busy));
                if left - take <= TOLERANCE || !split {
                    take = left;
                }
                heap.push(Reverse((busy + cost(rows, take), unit)));
                let partial = if split {
                    partials[batch * tiles + tile].push(next_partial);
                    finals[batch * tiles + tile] = [q_start as i32, q_end as i32];
                    next_partial += (q_end - q_start) as i32;
                    next_partial - (q_end - q_start) as i32
                } else {
                    -1
                };
                let kv_start = request.start as i64 + done;
                done += take;
                units[unit].push(Work {
                    batch: batch as i32,
                    partial,
                    q_start: q_start as i32,
                    q_end: q_end as i32,
                    kv_start: kv_start as i32,
                    kv_end: (kv_start + take) as i32,
                    kv_offset: (request.pages as i64 - done) as i32,
                });
                if done >= visible {
                    break;
                }
            }
        }
    }
    let mut plan = Plan {
        payload: div_ceil(limit, granularity) as usize,
        work_indptr: vec![0],
        reduce_indptr: vec![0],
        reduce_final_map: finals,
        ..Plan::default()
    };
    for unit in units {
        plan.works.extend(unit);
        plan.work_indptr.push(plan.works.len() as i32);
    }
    for tile in partials {
        plan.reduce_partial_map.extend(tile);
        plan.reduce_indptr.push(plan.reduce_partial_map.len() as i32);
    }
    Ok(plan)
}

/// Returns the most that a unit is given.
fn limit(work: i64, rows: i64, batches: i64, units: i64, granularity: i64) -> i64 {
    let overhead = 2 * rows;
    let average = div_ceil(work - overhead * batches, units).max(1);
    let rounded = match average {
        ..=8 => 32,
        9..=16 => 64,
        17..=32 => 128,
        33..=64 => 192,
        _ => average,
    };
    let amplifier = 0.01 * batches as f64 + 0.01 * average as f64 + 10.0;
    let limit = cost(rows, rounded) as f64 + overhead as f64 * amplifier;
    multiple(limit as i64, granularity)
}

fn div_ceil(a: i64, b: i64) -> i64 {
    (a + b - 1).div_euclid(b)
}

fn multiple(n: i64, of: i64) -> i64 {
    div_ceil(n, of) * of
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_request_goes_first_and_is_cut() {
        let config = Config { units: 4, ..Config::default() };
        let plan = balance(&[100, 20, 5000], 16, &config).expect("plans");
        // The pieces of the long one tile it.
        let mut pieces: Vec<_> = plan.works.iter().filter(|w| w.batch == 2).collect();
        pieces.sort_by_key(|w| w.kv_start);
        assert!(pieces.len() > 1);
        assert_eq!((pieces[0].kv_start, pieces[pieces.len() - 1].kv_end), (120, 5120));
        assert!(pieces.windows(2).all(|w| w[0].kv_end == w[1].kv_start));
        assert_eq!(plan.reduce_indptr, [0, 0, 0, pieces.len() as i32]);
        assert_eq!(plan.works[0].batch, 2);
    }

    #[test]
    fn short_requests_are_not_cut() {
        let config = Config { units: 8, ..Config::default() };
        let plan = balance(&[64; 20], 16, &config).expect("plans");
        assert_eq!((plan.works.len(), plan.reduce_partial_map.len()), (20, 0));
        // 20 equal works on 8 units.
        assert!(plan.work_indptr.windows(2).all(|w| (2..=3).contains(&(w[1] - w[0]))));
    }
}
