//! Sums of products of two tensors, as matrix products over tiles.
//!
//! The loop indices fall in four classes: in both factors and the result (a batch of products),
//! in the result and only one factor (rows and columns), and reduced. Tables hold the address
//! offsets of each class, so that any layout of the operands is read in place.

use super::{
    array::{Data, offsets, strides},
    lanes::Stream,
    nest::Job,
    parallel,
};
use crate::graph::{BinaryOp, CombineKind, Scalar};

/// Rows and columns that stay in registers.
const TILE: usize = 4;
/// Columns of a task.
const COLUMNS: usize = 64;
/// Reduced length of a packed panel, which then fits a cache of the second level.
const DEPTH: usize = 256;

/// `result[batch, m, n] = init + scale * sum over k of left[batch, m, k] * right[batch, n, k]`.
pub(super) struct Contraction<'a> {
    left: Factor<'a>,
    right: Factor<'a>,
    /// Addresses in the result.
    batch: Vec<usize>,
    rows: Vec<usize>,
    columns: Vec<usize>,
    init: &'a [f64],
    scale: f64,
    depth: usize,
}

/// A factor and the address offsets of each class of its indices.
struct Factor<'a> {
    data: &'a [f64],
    batch: Vec<usize>,
    free: Vec<usize>,
    reduced: Vec<usize>,
}

impl<'a> Contraction<'a> {
    /// Returns the nest as a contraction where it is one and large enough to gain.
    pub(super) fn of(job: &Job<'a>, streams: &[Stream<'a>]) -> Option<Self> {
        if job.nest.combine.as_ref()?.kind != CombineKind::Sum || !job.elem.is_float() {
            return None;
        }
        let mut leaves = Vec::new();
        factors(&job.nest.body, job.round, &mut leaves)?;
        let mut scale = 1.0;
        let mut tensors = Vec::new();
        for leaf in leaves {
            match leaf {
                Scalar::Float(value) => scale *= value,
                Scalar::Input(at) => {
                    let stream = streams.get(*at)?;
                    let Data::Float(data) = stream.data else {
                        return None;
                    };
                    if stream.steps.iter().all(|s| *s == 0) {
                        scale *= data[stream.base as usize];
                    } else {
                        tensors.push((stream, data));
                    }
                }
                _ => return None,
            }
        }
        let [left, right] = tensors[..] else {
            return None;
        };
        let out = |var: usize| job.nest.out.iter().position(|o| *o == Some(var as u32));
        let vars = 0..job.domain.len();
        let [in_left, in_right] = [left.0, right.0].map(|s| move |var: &usize| s.steps[*var] != 0);
        let pick = |keep: &dyn Fn(&usize) -> bool| -> Vec<usize> {
            vars.clone().filter(|v| out(*v).is_some() && keep(v)).collect()
        };
        let batch = pick(&|v| in_left(v) && in_right(v));
        let mut rows = pick(&|v| !in_right(v));
        let mut columns = pick(&|v| in_right(v) && !in_left(v));
        let reduced: Vec<usize> = vars.clone().filter(|v| out(*v).is_none()).collect();
        let size = |class: &[usize]| class.iter().map(|v| job.domain[*v]).product::<usize>();
        let depth = size(&reduced);
        if size(&rows) * size(&columns) < TILE * TILE || depth < TILE {
            return None;
        }
        let (mut left, mut right) = (left, right);
        if size(&rows) > size(&columns) {
            std::mem::swap(&mut left, &mut right);
            std::mem::swap(&mut rows, &mut columns);
        }
        let extents: Vec<usize> =
            job.nest.out.iter().map(|v| v.map_or(1, |v| job.domain[v as usize])).collect();
        let steps = strides(&extents);
        let table = |base: i64, class: &[usize], step: &dyn Fn(usize) -> i64| {
            let extents: Vec<usize> = class.iter().map(|v| job.domain[*v]).collect();
            let steps: Vec<i64> = class.iter().map(|v| step(*v)).collect();
            offsets(base, &extents, &steps)
        };
        let in_result =
            |class: &[usize]| table(0, class, &|v| out(v).map_or(0, |dim| steps[dim] as i64));
        // An offset may be negative only where the sum of all is not: the base goes first.
        let factor = |(stream, data): (&Stream<'a>, &'a Vec<f64>), free: &[usize]| {
            let all = batch.iter().chain(free).chain(&reduced);
            if all.clone().any(|v| stream.steps[*v] < 0) {
                return None;
            }
            let step = |v: usize| stream.steps[v];
            Some(Factor {
                data,
                batch: table(stream.base, &batch, &step),
                free: table(0, free, &step),
                reduced: table(0, &reduced, &step),
            })
        };
        Some(Self {
            left: factor(left, &rows)?,
            right: factor(right, &columns)?,
            batch: in_result(&batch),
            rows: in_result(&rows),
            columns: in_result(&columns),
            init: job.init?.floats()?,
            scale,
            depth,
        })
    }

    /// Returns the result in row-major order.
    pub(super) fn run(&self) -> super::error::Outcome<Vec<f64>> {
        let blocks = self.columns.len().div_ceil(COLUMNS);
        let tasks = self.batch.len() * blocks;
        let work = self.batch.len() * self.rows.len() * self.columns.len() * self.depth;
        let tiles = parallel::map(tasks, work, Panels::default, |panels, task, out| {
            let block =
                task % blocks * COLUMNS..((task % blocks + 1) * COLUMNS).min(self.columns.len());
            out.push(self.tile(panels, task / blocks, block));
            Ok(())
        })?;
        let mut result = self.init.to_vec();
        for (task, tile) in tiles.iter().enumerate() {
            let columns = self.columns.chunks(COLUMNS).nth(task % blocks).unwrap_or_default();
            for (row, values) in self.rows.iter().zip(tile.chunks(columns.len())) {
                let start = self.batch[task / blocks] + row;
                for (column, value) in columns.iter().zip(values) {
                    result[start + column] += self.scale * value;
                }
            }
        }
        Ok(result)
    }

    /// Returns the products of all rows with the columns `block`.
    fn tile(&self, panels: &mut Panels, batch: usize, block: std::ops::Range<usize>) -> Vec<f64> {
        let width = block.len();
        let mut tile = vec![0.0; self.rows.len() * width];
        let columns = &self.right.free[block];
        for start in (0..self.depth).step_by(DEPTH) {
            let span = start..self.depth.min(start + DEPTH);
            let depth = span.len();
            panels.right.clear();
            for group in columns.chunks(TILE) {
                let base = self.right.batch[batch];
                pack(
                    self.right.data,
                    base,
                    group,
                    &self.right.reduced[span.clone()],
                    &mut panels.right,
                );
            }
            for (rows, out) in self.left.free.chunks(TILE).zip(tile.chunks_mut(TILE * width)) {
                panels.left.clear();
                let base = self.left.batch[batch];
                pack(
                    self.left.data,
                    base,
                    rows,
                    &self.left.reduced[span.clone()],
                    &mut panels.left,
                );
                for (at, panel) in panels.right.chunks_exact(depth * TILE).enumerate() {
                    let sums = multiply(&panels.left, panel);
                    for (row, sums) in out.chunks_mut(width).zip(&sums) {
                        row[at * TILE..].iter_mut().zip(sums).for_each(|(x, y)| *x += y);
                    }
                }
            }
        }
        tile
    }
}

/// Space of one thread.
#[derive(Default)]
struct Panels {
    left: Vec<f64>,
    right: Vec<f64>,
}

/// Appends the elements of up to `TILE` rows or columns, interleaved; missing ones are zero.
fn pack(data: &[f64], base: usize, free: &[usize], reduced: &[usize], panel: &mut Vec<f64>) {
    for k in reduced {
        let mut group = [0.0; TILE];
        group.iter_mut().zip(free).for_each(|(x, offset)| *x = data[base + offset + k]);
        panel.extend(group);
    }
}

/// Returns the product of two packed panels.
fn multiply(left: &[f64], right: &[f64]) -> [[f64; TILE]; TILE] {
    let mut sums = [[0.0; TILE]; TILE];
    for (a, b) in left.chunks_exact(TILE).zip(right.chunks_exact(TILE)) {
        for (sums, a) in sums.iter_mut().zip(a) {
            for (sum, b) in sums.iter_mut().zip(b) {
                *sum += a * b;
            }
        }
    }
    sums
}

/// Collects the factors of a product, casts between floats stripped unless they round.
fn factors<'s>(body: &'s Scalar, round: bool, leaves: &mut Vec<&'s Scalar>) -> Option<()> {
    match body {
        Scalar::Binary(BinaryOp::Mul, a, b) => {
            factors(a, round, leaves)?;
            factors(b, round, leaves)
        }
        Scalar::Cast { from, to, value, .. } if !round && from.is_float() && to.is_float() => {
            factors(value, round, leaves)
        }
        leaf => {
            leaves.push(leaf);
            Some(())
        }
    }
}
