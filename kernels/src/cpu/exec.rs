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
    walk(step, plans, outputs, scratch, &|_, _| ())
}

/// Does it, and tells of each piece which unit ran how many rows.
fn walk(
    step: &Step<'_>,
    plans: &Plans<'_>,
    outputs: &Outputs,
    scratch: &Scratch,
    ran: &(impl Fn(usize, usize) + Sync),
) -> Result<(), Error> {
    let units = pieces(step, plans)?;
    let call = tile::new_call();
    units.par_iter().enumerate().for_each(|(at, unit)| {
        tile::with_workspace(call, |workspace| {
            for piece in unit {
                ran(at, piece.end - piece.start);
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
    cut(step, splits, outputs, scratch, &|_, _| ());
}

/// Does it, and tells of each piece, in the order in which units take them, how many rows it ran.
fn cut(
    step: &Step<'_>,
    splits: usize,
    outputs: &Outputs,
    scratch: &Scratch,
    ran: &(impl Fn(usize, usize) + Sync),
) {
    let call = tile::new_call();
    let piece = |workspace: &mut Workspace, at: usize| {
        let (request, split) = (at / splits, at % splits);
        let length = step.planned_length(request);
        let size = length.div_ceil(splits);
        let start = (split * size).min(length);
        let end = (start + size).min(length);
        ran(at, end - start);
        workspace.run(step, request, start..end);
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

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::{
        abi::{DType, Empty, MLA_ABI_VERSION, MlaDecodeArgs, MlaView},
        plan::{Batch, Config, schedule, sizes},
    };

    const UNITS: usize = 256;
    const ROWS: usize = 65536;
    const WIDTH: usize = 2;

    fn view(data: &mut [f32], strides: [i64; 4]) -> MlaView {
        let elements = data.len() as i64;
        let dtype = DType::F32 as i32;
        MlaView { data: data.as_mut_ptr().cast(), elements, offset: 0, strides, dtype, reserved: 0 }
    }

    /// What the kernels run, dealt to units: one long request among 31 short ones. No time is
    /// measured; a block of 16 rows costs 1, and starting a piece 16.
    #[test]
    fn kernels_agree_with_the_model_in_which_plan_ends_first() {
        let mut lengths = vec![ROWS as i32];
        lengths.extend([512; 31]);
        let (batch, splits) = (lengths.len(), 8);
        let config = Config { units: UNITS, ..Config::default() };
        let planned: Vec<u32> = lengths.iter().map(|n| *n as u32).collect();
        let plan = schedule(&planned, &config).expect("a plan");
        let most = sizes(batch, &config);
        let rows = most.partial_rows.max(batch * splits);
        let (mut output, mut lse) = (vec![0.0; rows * WIDTH], vec![0.0; rows]);
        let (mut query, mut cache) = (vec![1.0; WIDTH], vec![0.5; ROWS * WIDTH]);
        let mut out = vec![0.0; batch * WIDTH];
        let width = WIDTH as i64;
        let null = MlaView::null();
        // SAFETY: an argument structure of zeros has null pointers and no extents.
        let zeros: MlaDecodeArgs = unsafe { std::mem::zeroed() };
        let args = MlaDecodeArgs {
            abi_version: MLA_ABI_VERSION,
            batch: batch as i64,
            query: 1,
            heads: 1,
            latent_width: width,
            kv_length: ROWS as i64,
            q_latent: view(&mut query, [0, 0, 0, 1]),
            // All requests read the same rows.
            latent: view(&mut cache, [0, width, 1, 0]),
            lengths: lengths.as_ptr(),
            lengths_count: batch as i64,
            scale_latent: 1.0,
            out: view(&mut out, [width, width, width, 1]),
            lse: null,
            ..zeros
        };
        // SAFETY: every pointer is that of a live buffer of the extents above.
        let step = unsafe { Step::new(&args).expect("legal") };
        let extents = [args.batch, 1, 1, width];
        let outputs =
            Outputs::new(extents, &args.out, &args.lse, Empty::Nan as i32).expect("legal");
        let (output_count, lse_count) = (output.len() as i64, lse.len() as i64);
        let scratch = Scratch::new(
            output.as_mut_ptr(),
            output_count,
            lse.as_mut_ptr(),
            lse_count,
            rows,
            WIDTH,
        )
        .expect("legal");
        let infos: Vec<i32> = plan.works.iter().flat_map(crate::plan::Work::row).collect();
        let plans = Plans {
            work_indptr: &plan.work_indptr,
            work_info_set: &infos,
            reduce_indptr: &plan.reduce_indptr,
            reduce_final_map: plan.reduce_final_map.as_flattened(),
            reduce_partial_map: &plan.reduce_partial_map,
        };
        let blocks = |rows: usize| rows.div_ceil(16) + 16;

        let ran = Mutex::new(vec![0; UNITS]);
        walk(&step, &plans, &outputs, &scratch, &|unit, rows| {
            ran.lock().expect("a unit")[unit] += blocks(rows);
        })
        .expect("runs");
        let persistent = ran.into_inner().expect("all units").into_iter().max().unwrap_or(0);

        let ran = Mutex::new(vec![0; batch * splits]);
        cut(&step, splits, &outputs, &scratch, &|at, rows| {
            ran.lock().expect("a piece")[at] = blocks(rows);
        });
        let mut units = vec![0; UNITS];
        for cost in ran.into_inner().expect("all pieces") {
            *units.iter_mut().min().expect("units") += cost;
        }
        let split = units.into_iter().max().unwrap_or(0);

        let model = Batch::of_rows(lengths.iter().map(|n| i64::from(*n)), 16);
        let predicted =
            [model.persistent(1, UNITS as i64), model.split(1, splits as i64, UNITS as i64)];
        println!("blocks on the busiest of {UNITS} units: 65536 + 31 x 512 rows");
        println!("            model  CPU kernels");
        println!("persistent  {:5}  {persistent:11}", predicted[0]);
        println!("split       {:5}  {split:11}", predicted[1]);
        assert_eq!(predicted, [38, 528]);
        assert!(persistent < split);
        assert!(persistent as i64 <= predicted[0] && split as i64 <= predicted[1]);
    }
}
