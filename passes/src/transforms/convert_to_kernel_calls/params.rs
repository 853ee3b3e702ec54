//! What the kernels are told besides their operands; see the kernels' header for the layout.

use crate::{
    graph::Linear,
    ir::{Attr, Op},
    transforms::plan::{MAPS, Plan},
};

/// Returns the `params` of a first stage.
pub(super) fn of_decode(op: Op<'_>, plan: &Plan) -> Vec<i64> {
    let paging = ["page_size", "page_count", "scale_group"]
        .map(|name| op.attr(name).and_then(Attr::int).unwrap_or(0));
    let maps = MAPS.map(|name| op.attr(name).and_then(Attr::linear_map).map(|map| map.1));
    params(plan, paging, &maps)
}

/// Returns the `params` of a fill or of a second stage.
pub(super) fn of_plan(plan: &Plan) -> Vec<i64> {
    params(plan, [0; 3], &[])
}

/// Positions in `params` of what may be known only when running.
pub(super) const BATCH: i64 = 1;
/// The number of cached rows.
pub(super) const KV_LENGTH: i64 = 6;
/// The number of pages.
pub(super) const PAGE_COUNT: i64 = 14;

/// Returns the scales of a first stage: of the latent scores, the rotary scores and the mask.
pub(super) fn scales(op: Op<'_>) -> [f64; 3] {
    [("scale_latent", 1.0), ("scale_rope", 0.0), ("mask_scale", 1.0)]
        .map(|(name, default)| op.attr(name).and_then(Attr::float).unwrap_or(default))
}

fn params(plan: &Plan, paging: [i64; 3], maps: &[Option<Vec<Linear>>]) -> Vec<i64> {
    let empty = ["zero", "nan", "mean"].iter().position(|n| *n == plan.empty).unwrap_or(1);
    let mask = maps.get(4).is_some_and(Option::is_some);
    let mut values = vec![
        plan.abi,
        plan.batch.max(0),
        plan.query,
        plan.heads,
        plan.latent,
        plan.rope,
        plan.kv_length.max(0),
        plan.units,
        plan.splits,
        i64::from(plan.causal),
        empty as i64,
        i64::from(mask),
        plan.kv_granularity,
    ];
    values.extend(paging.map(|n| n.max(0)));
    for map in maps {
        // A scalar has rank 0.
        let Some(results) = map else {
            values.push(-1);
            continue;
        };
        values.push(results.len() as i64);
        for result in results {
            values.extend((0..4).map(|dim| result.coefficient(dim)));
            values.push(result.constant);
        }
    }
    values
}
