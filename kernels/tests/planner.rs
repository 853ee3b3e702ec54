//! Invariants of the planner over random lengths, short, long, empty and very unequal.

use mla_kernels::plan::{
    AiterBounds, Arch, Config, Key, Kind, Plan, Planner, Release, Sizes, aiter_sizes, balance,
    divide, schedule, sizes,
};
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

/// Checks what any plan must be: the pieces of a tile cover what it sees, once; partial results are
/// disjoint and listed for the tile they belong to; units in order cover all works.
fn check(plan: &Plan, lengths: &[u32], config: &Config, most: &Sizes) -> Result<(), TestCaseError> {
    prop_assert!(plan.works.len() * 8 <= most.work_info_set);
    prop_assert!(plan.reduce_partial_map.len() <= most.reduce_partial_map);
    prop_assert_eq!(plan.work_indptr.len(), most.work_indptr);
    prop_assert!(plan.reduce_indptr.len() <= most.reduce_indptr);
    prop_assert!(plan.work_indptr.is_sorted());
    prop_assert_eq!(*plan.work_indptr.last().unwrap() as usize, plan.works.len());
    let last = plan.reduce_partial_map.iter().max().copied().unwrap_or(0) as usize;
    prop_assert!(last + config.q_tile <= most.partial_rows.max(config.q_tile));

    let tiles = config.q_tiles();
    let mut start = 0;
    for (request, length) in lengths.iter().enumerate() {
        for part in 0..config.fold {
            let batch = request * config.fold + part;
            for tile in 0..tiles {
                let q_start = (batch * config.query + tile * config.q_tile) as i32;
                let mut pieces: Vec<_> = plan
                    .works
                    .iter()
                    .filter(|w| w.batch as usize == batch && w.q_start == q_start)
                    .collect();
                pieces.sort_by_key(|w| w.kv_start);
                let trim = if config.causal { tiles - 1 - tile } else { 0 };
                let visible = (*length as usize).saturating_sub(trim);
                prop_assert_eq!(pieces[0].kv_start, start);
                prop_assert_eq!(pieces[pieces.len() - 1].kv_end, start + visible as i32);
                prop_assert!(pieces.windows(2).all(|w| w[0].kv_end == w[1].kv_start));
                for piece in &pieces {
                    let after = start + *length as i32 - piece.kv_end;
                    prop_assert_eq!(piece.kv_offset, after);
                }
                let at = batch * tiles + tile;
                let listed = plan.reduce_indptr[at] as usize..plan.reduce_indptr[at + 1] as usize;
                let mut listed = plan.reduce_partial_map[listed].to_vec();
                let mut own: Vec<i32> =
                    pieces.iter().map(|w| w.partial).filter(|p| *p >= 0).collect();
                listed.sort_unstable();
                own.sort_unstable();
                prop_assert_eq!(&listed, &own);
                prop_assert_eq!(own.is_empty(), pieces.len() == 1 && pieces[0].partial == -1);
            }
        }
        start += *length as i32;
    }
    Ok(())
}

fn kinds() -> impl Strategy<Value = (Kind, Kind)> {
    prop_oneof![
        Just((Kind::Half, Kind::Half)),
        Just((Kind::Half, Kind::Fp8)),
        Just((Kind::Fp8, Kind::Fp8))
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Whatever the key, AITER's buffers of either release hold every plan of its planner.
    #[test]
    fn aiters_sizes_hold_aiters_plans(
        lengths in prop::collection::vec(8_u32..3000, 1..40),
        units in 2_usize..305,
        query in 1_usize..9,
        heads in 1_usize..9,
        (q, kv) in kinds(),
        gfx950 in any::<bool>(),
    ) {
        let arch = if gfx950 { Arch::Gfx950 } else { Arch::Gfx942 };
        let key = Key { arch, heads: heads * 16, query, q, kv };
        for release in Release::ALL {
            let config = key.config(units, release);
            let plan = schedule(&lengths, &config).expect("legal counts");
            let bounds = AiterBounds::new(lengths.len(), units);
            let most = aiter_sizes(&key, &bounds, release).expect("legal counts");
            check(&plan, &lengths, &config, &most)?;
        }
    }

    #[test]
    fn the_other_planners_keep_the_same_rules(
        lengths in prop::collection::vec(8_u32..3000, 1..20),
        units in 2_usize..100,
        query in 1_usize..5,
        splits in 1_usize..40,
        gfx950 in any::<bool>(),
    ) {
        let arch = if gfx950 { Arch::Gfx950 } else { Arch::Gfx942 };
        let key = Key { arch, heads: 16, query, q: Kind::Fp8, kv: Kind::Fp8 };
        let config = Config { causal: false, ..key.config(units, Release::Current) };
        let sized = |planner| {
            let bounds = AiterBounds { planner, ..AiterBounds::new(lengths.len(), units) };
            aiter_sizes(&key, &bounds, Release::Current).expect("legal counts")
        };
        let plan = balance(&lengths, 16, &config).expect("legal counts");
        check(&plan, &lengths, &config, &sized(Planner::Balanced))?;
        let plan = divide(&lengths, splits, arch, &config).expect("legal counts");
        check(&plan, &lengths, &config, &sized(Planner::Divided(splits)))?;
    }
}
