//! First stages: persistent by a work list, split by equal pieces.

use rayon::prelude::*;

use super::{
    step::{Outputs, Plans, Scratch, Step},
    tile::{self, Workspace},
};
use crate::abi::{Error, Status};

/// One checked piece of a work list.
#[derive(Clone, Copy)]
struct Piece {
    request: usize,
    start: usize,
    end: usize,
    partial: Option<usize>,
}

/// Walks the plan: unsplit requests go to `outputs`, pieces to `scratch`.
pub(crate) fn decode_persistent(
    step: &Step<'_>,
    plans: &Plans<'_>,
    outputs: &Outputs,
    scratch: &Scratch,
) -> Result<(), Error> {
    let units = pieces(step, plans)?;
    let call = tile::new_call();
    units.par_iter().for_each(|unit| {
        tile::with_workspace(call, |workspace| {
            for piece in unit {
                workspace.run(step, piece.request, piece.start..piece.end);
                match piece.partial {
                    Some(partial) => store_partial(step, workspace, scratch, partial * step.heads),
                    None => store(step, workspace, outputs, piece.request),
                }
            }
        });
    });
    Ok(())
}

/// Reads and checks the work list. After this no two pieces write the same memory.
fn pieces(step: &Step<'_>, plans: &Plans<'_>) -> Result<Vec<Vec<Piece>>, Error> {
    let bad = |detail: String| Error::new(Status::BadMetadata, detail);
    let works = plans.work_info_set.len() / 8;
    let partials = plans.reduce_partial_map.len();
    let mut whole = vec![false; step.batch];
    let mut taken = vec![false; partials];
    let mut units = Vec::with_capacity(plans.work_indptr.len());
    let mut last = 0;
    for bounds in plans.work_indptr.windows(2) {
        let [from, to] = [bounds[0], bounds[1]];
        if from != last || to < from || to as usize > works {
            return Err(bad(format!("work_indptr goes from {from} to {to} of {works} works")));
        }
        last = to;
        let mut unit = Vec::with_capacity((to - from) as usize);
        for work in from as usize..to as usize {
            let row = &plans.work_info_set[work * 8..work * 8 + 8];
            let request = usize::try_from(row[0]).ok().filter(|b| *b < step.batch);
            let Some(request) = request else {
                return Err(bad(format!("work {work} is of request {} of {}", row[0], step.batch)));
            };
            let length = step.planned_length(request) as i64;
            let count = i64::from(row[5]) - i64::from(row[4]);
            let end = length - i64::from(row[6]);
            let start = end - count;
            if count < 0 || row[6] < 0 || start < 0 {
                return Err(bad(format!(
                    "work {work} covers rows {start} to {end} of {length} of request {request}"
                )));
            }
            let query = step.query as i32;
            if row[2] != request as i32 * query || row[3] != row[2] + query {
                return Err(bad(format!("work {work} is of query rows {} to {}", row[2], row[3])));
            }
            let partial = match row[1] {
                -1 => {
                    if std::mem::replace(&mut whole[request], true) {
                        return Err(bad(format!("request {request} is written twice")));
                    }
                    None
                }
                row => {
                    let tile = usize::try_from(row).ok().filter(|r| r % step.query == 0);
                    let tile = tile.map(|r| r / step.query).filter(|t| *t < partials);
                    let Some(tile) = tile else {
                        return Err(bad(format!("work {work} has partial row {row}")));
                    };
                    if std::mem::replace(&mut taken[tile], true) {
                        return Err(bad(format!("partial row {row} is written twice")));
                    }
                    Some(tile * step.query)
                }
            };
            unit.push(Piece { request, start: start as usize, end: end as usize, partial });
        }
        if !unit.is_empty() {
            units.push(unit);
        }
    }
    Ok(units)
}

/// Cuts every request into `splits` equal pieces; a single piece goes straight to `outputs`.
pub(crate) fn decode_split(step: &Step<'_>, splits: usize, outputs: &Outputs, scratch: &Scratch) {
    let call = tile::new_call();
    let piece = |workspace: &mut Workspace, at: usize| {
        let (request, split) = (at / splits, at % splits);
        let length = step.planned_length(request);
        let size = length.div_ceil(splits);
        let start = (split * size).min(length);
        workspace.run(step, request, start..(start + size).min(length));
        if splits == 1 {
            store(step, workspace, outputs, request);
            return;
        }
        for q in 0..step.query {
            let first = ((request * step.query + q) * splits + split) * step.heads;
            for h in 0..step.heads {
                store_partial_row(step, workspace, scratch, q * step.heads + h, first + h);
            }
        }
    };
    (0..step.batch * splits)
        .into_par_iter()
        .for_each(|at| tile::with_workspace(call, |workspace| piece(workspace, at)));
}

fn store(step: &Step<'_>, workspace: &mut Workspace, outputs: &Outputs, request: usize) {
    for q in 0..step.query {
        for h in 0..step.heads {
            let row = q * step.heads + h;
            let (max, sum) = (workspace.max[row], workspace.sum[row]);
            outputs.store(request, q, h, workspace.output_row(step, row), max, sum);
        }
    }
}

/// Stores all rows of a piece as partial results from row `first` on.
fn store_partial(step: &Step<'_>, workspace: &mut Workspace, scratch: &Scratch, first: usize) {
    for row in 0..step.rows() {
        store_partial_row(step, workspace, scratch, row, first + row);
    }
}

fn store_partial_row(
    step: &Step<'_>,
    workspace: &mut Workspace,
    scratch: &Scratch,
    row: usize,
    at: usize,
) {
    let (max, sum) = (workspace.max[row], workspace.sum[row]);
    // SAFETY: a partial row belongs to one piece (`pieces` checks it; splits differ by index).
    let (output, lse) = unsafe { scratch.row_mut(at) };
    output.copy_from_slice(workspace.output_row(step, row));
    *lse = if sum == 0.0 { f32::NEG_INFINITY } else { max + sum.ln() };
}
