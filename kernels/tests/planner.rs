//! Invariants of the planner over random lengths, short, long, empty and very unequal.

use mla_kernels::plan::{Config, schedule, sizes};
use proptest::prelude::*;

fn length() -> impl Strategy<Value = u32> {
    prop_oneof![
        3 => Just(0_u32),
        3 => 1_u32..4,
        10 => 1_u32..2000,
        2 => 10_000_u32..200_000,
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn pieces_tile_every_request(
        lengths in prop::collection::vec(length(), 1..120),
        units in 1_usize..305,
        query in 1_usize..5,
        fold in 1_usize..3,
    ) {
        let config = Config { units, query, q_tile: query, fold, ..Config::default() };
        let plan = schedule(&lengths, &config).expect("legal counts");
        let most = sizes(lengths.len(), &config);

        // Sizes from static bounds hold every plan.
        prop_assert!(plan.works.len() * 8 <= most.work_info_set);
        prop_assert!(plan.reduce_partial_map.len() <= most.reduce_partial_map);
        prop_assert_eq!(plan.work_indptr.len(), most.work_indptr);
        prop_assert_eq!(plan.reduce_indptr.len(), most.reduce_indptr);
        prop_assert_eq!(plan.reduce_final_map.len() * 2, most.reduce_final_map);

        // Units in order cover all works.
        prop_assert_eq!(plan.work_indptr[0], 0);
        prop_assert!(plan.work_indptr.is_sorted());
        prop_assert_eq!(*plan.work_indptr.last().unwrap() as usize, plan.works.len());

        // The pieces of a request tile its rows, in order, without gaps.
        let mut starts = vec![0_i64];
        for length in &lengths {
            starts.push(starts.last().unwrap() + i64::from(*length));
        }
        let mut works = plan.works.iter().peekable();
        for batch in 0..lengths.len() * fold {
            let request = batch / fold;
            let (mut at, end) = (starts[request], starts[request + 1]);
            let mut partials = Vec::new();
            let mut pieces = 0;
            while works.peek().is_some_and(|w| w.batch as usize == batch) {
                let work = works.next().unwrap();
                prop_assert_eq!(i64::from(work.kv_start), at);
                at = i64::from(work.kv_end);
                prop_assert_eq!(i64::from(work.kv_offset), end - at);
                prop_assert_eq!(work.q_start as usize, batch * query);
                prop_assert_eq!(work.q_end as usize, (batch + 1) * query);
                pieces += 1;
                if work.partial >= 0 {
                    partials.push(work.partial);
                }
            }
            prop_assert_eq!(at, end);
            prop_assert!(pieces >= 1);
            // Split requests, and only they, have partial results, all of them listed.
            prop_assert_eq!(partials.len(), if pieces > 1 { pieces } else { 0 });
            let range = plan.reduce_indptr[batch] as usize..plan.reduce_indptr[batch + 1] as usize;
            prop_assert_eq!(&plan.reduce_partial_map[range], &partials[..]);
            if pieces > 1 {
                let rows = [(batch * query) as i32, ((batch + 1) * query) as i32];
                prop_assert_eq!(plan.reduce_final_map[batch], rows);
            }
        }
        prop_assert!(works.next().is_none());

        // Partial rows are disjoint and lie in the scratch.
        let last = plan.reduce_partial_map.iter().max().copied().unwrap_or(0) as usize;
        prop_assert!(last + query <= most.partial_rows.max(query));
        prop_assert!(plan.reduce_partial_map.windows(2).all(|w| w[1] == w[0] + query as i32));
    }

    #[test]
    fn no_unit_has_more_than_the_payload(
        lengths in prop::collection::vec(length(), 1..60),
        units in 1_usize..200,
    ) {
        let config = Config { units, ..Config::default() };
        let plan = schedule(&lengths, &config).expect("legal counts");
        for bounds in plan.work_indptr.windows(2) {
            let works = &plan.works[bounds[0] as usize..bounds[1] as usize];
            let cost: usize = works
                .iter()
                .map(|w| ((w.kv_end - w.kv_start) as usize).div_ceil(16) + 16)
                .sum();
            prop_assert!(cost <= plan.payload, "{cost} > {}", plan.payload);
        }
    }
}
