//! AITER's intra-batch planner (`v1_0`): every request into as many equal pieces, as without a
//! plan.

use super::{
    Arch, Config, Plan, Work,
    schedule::{Request, requests},
};
use crate::abi::{Error, Status};

/// Pieces that gfx942 makes whatever it is told.
const FIXED: usize = 16;
/// Rows that a piece elsewhere has at least.
const LEAST: usize = 196;
/// A rest of so many rows joins the piece before it.
const TAIL: usize = 4;

/// Returns the plan for requests of `lengths` rows each in `splits` pieces at most. `config` gives
/// units, query tokens, fold and blocks; pages and lists are not looked at.
///
/// # Errors
/// As [`super::schedule`].
pub fn divide(lengths: &[u32], splits: usize, arch: Arch, config: &Config) -> Result<Plan, Error> {
    let config = Config { page_size: 1, topk: 0, q_tile: config.query, ..*config };
    if splits == 0 {
        return Err(Error::new(Status::BadShape, "a plan of 0 pieces"));
    }
    let Config { units, query, fold, kv_granularity, .. } = config;
    let batches = lengths.len() * fold;
    let mut plan = Plan { reduce_indptr: vec![0], ..Plan::default() };
    for (at, request) in requests(lengths, &config)?.iter().enumerate() {
        let Request { start, pages, .. } = *request;
        let pieces = match arch {
            Arch::Gfx942 => FIXED,
            _ => (pages / LEAST).min(units.div_ceil(batches)).min(splits).max(1),
        };
        let piece = pages.div_ceil(kv_granularity).div_ceil(pieces).max(1) * kv_granularity;
        for batch in at * fold..(at + 1) * fold {
            let first = plan.works.len();
            let mut done = 0;
            while done < pages || plan.works.len() == first {
                let mut end = (done + piece).min(pages);
                if pages - end <= TAIL {
                    end = pages;
                }
                plan.works.push(Work {
                    batch: batch as i32,
                    partial: -1,
                    q_start: (batch * query) as i32,
                    q_end: ((batch + 1) * query) as i32,
                    kv_start: (start + done) as i32,
                    kv_end: (start + end) as i32,
                    kv_offset: (pages - end) as i32,
                });
                done = end;
            }
            let works = &mut plan.works[first..];
            let rows = if works.len() > 1 {
                for work in works.iter_mut() {
                    work.partial = (plan.reduce_partial_map.len() * query) as i32;
                    plan.reduce_partial_map.push(work.partial);
                }
                [works[0].q_start, works[0].q_end]
            } else {
                [0, 0]
            };
            plan.reduce_final_map.push(rows);
            plan.reduce_indptr.push(plan.reduce_partial_map.len() as i32);
        }
    }
    // Dealt evenly, in order: the first units have one more.
    let count = plan.works.len();
    let (each, more) = (count / units, count % units);
    plan.work_indptr = (0..=units).map(|unit| (unit * each + unit.min(more)) as i32).collect();
    plan.payload = plan
        .works
        .iter()
        .map(|w| ((w.kv_end - w.kv_start) as usize).div_ceil(kv_granularity) + config.overhead())
        .max()
        .unwrap_or(0);
    Ok(plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gfx942_makes_16_pieces() {
        let config = Config { units: 304, ..Config::default() };
        let plan = divide(&[8192, 8192], 5, Arch::Gfx942, &config).expect("plans");
        assert_eq!(plan.works.len(), 32);
        assert_eq!(plan.reduce_indptr, [0, 16, 32]);
        assert_eq!(plan.work_indptr[..4], [0, 1, 2, 3]);
        assert_eq!((plan.works[1].kv_start, plan.works[1].kv_end), (512, 1024));
    }

    #[test]
    fn elsewhere_pieces_have_196_rows_and_short_requests_one() {
        let config = Config { units: 256, ..Config::default() };
        let plan = divide(&[100, 1000], 32, Arch::Gfx950, &config).expect("plans");
        assert_eq!(plan.reduce_indptr, [0, 0, 5]);
        // 63 blocks in 5 pieces of 13, the last one shorter.
        assert_eq!(plan.works[5].kv_end - plan.works[5].kv_start, 1000 - 4 * 208);
        assert_eq!(plan.works[0].partial, -1);
    }

    #[test]
    fn a_tail_of_four_rows_is_merged() {
        let config = Config { units: 256, ..Config::default() };
        // 13 blocks of 16 are 208 rows; 416 + 4 are 27 blocks, 14 to a piece.
        let plan = divide(&[14 * 16 + 4], 2, Arch::Gfx942, &config).expect("plans");
        assert_eq!(plan.works.last().map(|w| w.kv_end - w.kv_start), Some(20));
    }

    #[test]
    fn works_are_dealt_evenly() {
        let config = Config { units: 3, ..Config::default() };
        let plan = divide(&[64; 7], 1, Arch::Gfx950, &config).expect("plans");
        assert_eq!(plan.work_indptr, [0, 3, 5, 7]);
    }
}
