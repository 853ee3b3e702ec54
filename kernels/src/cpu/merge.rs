//! Second stages: merge partial results by their log-sum-exps.

use rayon::prelude::*;

use super::{
    simd,
    step::{Outputs, Plans, Scratch},
};
use crate::abi::{Error, Status};

/// Merges the split tiles of a persistent plan. `scratch` has `partials * query * heads` rows.
pub(crate) fn reduce_persistent(
    plans: &Plans<'_>,
    outputs: &Outputs,
    scratch: &Scratch,
) -> Result<(), Error> {
    let bad = |detail: String| Error::new(Status::BadMetadata, detail);
    let partials = plans.reduce_partial_map.len();
    let limit = (partials * outputs.query) as i64;
    let mut split = Vec::new();
    for tile in 0..outputs.batch {
        let (from, to) = (plans.reduce_indptr[tile], plans.reduce_indptr[tile + 1]);
        if from < 0 || to < from || to as usize > partials {
            return Err(bad(format!("reduce_indptr goes from {from} to {to} of {partials}")));
        }
        if from == to {
            continue;
        }
        let rows = &plans.reduce_final_map[2 * tile..2 * tile + 2];
        let query = outputs.query as i32;
        if rows[0] != tile as i32 * query || rows[1] != rows[0] + query {
            return Err(bad(format!("tile {tile} is of query rows {} to {}", rows[0], rows[1])));
        }
        let parts = &plans.reduce_partial_map[from as usize..to as usize];
        if let Some(part) =
            parts.iter().find(|p| **p < 0 || i64::from(**p) + outputs.query as i64 > limit)
        {
            return Err(bad(format!("tile {tile} has partial row {part} of {limit}")));
        }
        split.push((tile, parts));
    }
    split.par_iter().for_each(|(request, parts)| {
        for q in 0..outputs.query {
            for h in 0..outputs.heads {
                let rows = parts.iter().map(|p| (*p as usize + q) * outputs.heads + h);
                merge(outputs, scratch, *request, q, h, rows);
            }
        }
    });
    Ok(())
}

/// Merges the pieces of a split step; with one piece the outputs are final already.
pub(crate) fn reduce_split(splits: usize, outputs: &Outputs, scratch: &Scratch) {
    if splits == 1 {
        return;
    }
    (0..outputs.batch).into_par_iter().for_each(|request| {
        for q in 0..outputs.query {
            let first = (request * outputs.query + q) * splits;
            for h in 0..outputs.heads {
                let rows = (0..splits).map(|s| (first + s) * outputs.heads + h);
                merge(outputs, scratch, request, q, h, rows);
            }
        }
    });
}

/// Merges partial rows into one output row.
fn merge(
    outputs: &Outputs,
    scratch: &Scratch,
    request: usize,
    q: usize,
    h: usize,
    rows: impl Iterator<Item = usize> + Clone,
) {
    // SAFETY: the first stage has ended, so nothing writes partial rows.
    let part = |row: usize| unsafe { scratch.row(row) };
    let max = rows.clone().map(|r| part(r).1).fold(f32::NEG_INFINITY, f32::max);
    let mut out = vec![0.0; outputs.latent_width];
    let mut sum = 0.0;
    for row in rows {
        let (partial, lse) = part(row);
        // A NaN log-sum-exp must reach the output, also beside rows with nothing visible.
        let weight = if lse == f32::NEG_INFINITY { 0.0 } else { (lse - max).exp() };
        if weight == 0.0 {
            continue;
        }
        sum += weight;
        for (o, p) in out.iter_mut().zip(partial) {
            *o += weight * p;
        }
    }
    if sum != 0.0 {
        simd::scale(&mut out, sum.recip());
    }
    outputs.store(request, q, h, &mut out, max, sum);
}
