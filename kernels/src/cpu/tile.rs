//! One piece of a request: all its query rows against a range of its cached rows.

use std::{
    cell::RefCell,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
};

use super::{simd, step::Step};

/// Cached rows of a tile.
const TILE: usize = 64;

/// Buffers of one thread.
#[derive(Default)]
pub(super) struct Workspace {
    queries: Vec<f32>,
    keys: Vec<f32>,
    scores: Vec<f32>,
    /// Accumulated outputs, [rows, width].
    pub output: Vec<f32>,
    /// Largest score of each row.
    pub max: Vec<f32>,
    /// Sum of exponentials of each row.
    pub sum: Vec<f32>,
    /// Call and request whose queries are loaded.
    loaded: Option<(u64, usize)>,
    call: u64,
}

thread_local! {
    static WORKSPACE: RefCell<Workspace> = RefCell::default();
}

/// Returns the number of a new call: what a workspace holds of an older one is stale.
pub(super) fn new_call() -> u64 {
    static CALLS: AtomicU64 = AtomicU64::new(1);
    CALLS.fetch_add(1, Ordering::Relaxed)
}

/// Runs `f` with this thread's buffers.
pub(super) fn with_workspace(call: u64, f: impl FnOnce(&mut Workspace)) {
    WORKSPACE.with_borrow_mut(|workspace| {
        workspace.call = call;
        f(workspace);
    });
}

fn padded(width: usize) -> usize {
    width.next_multiple_of(simd::PAD)
}

impl Workspace {
    /// Returns row `row` of the output, without padding.
    pub(super) fn output_row(&mut self, step: &Step<'_>, row: usize) -> &mut [f32] {
        let width = padded(step.latent_width);
        &mut self.output[row * width..row * width + step.latent_width]
    }

    /// Computes the rows of `request` over `range` of its cached rows into `output`, `max` and
    /// `sum`; outputs are divided by their sums.
    pub(super) fn run(&mut self, step: &Step<'_>, request: usize, range: Range<usize>) {
        let rows = step.rows();
        let width = padded(step.latent_width);
        let pitch = width + padded(step.rope_width);
        self.load_queries(step, request, pitch, width);
        self.keys.resize(TILE * pitch, 0.0);
        self.scores.resize(rows * TILE, 0.0);
        self.output.clear();
        self.output.resize(rows * width, 0.0);
        self.max.clear();
        self.max.resize(rows, f32::NEG_INFINITY);
        self.sum.clear();
        self.sum.resize(rows, 0.0);
        let mut start = range.start;
        while start < range.end {
            let tile = start..range.end.min(start + TILE);
            self.tile(step, request, tile.clone(), pitch, width);
            start = tile.end;
        }
        for row in 0..rows {
            let sum = self.sum[row];
            if sum != 0.0 {
                simd::scale(&mut self.output[row * width..(row + 1) * width], sum.recip());
            }
        }
    }

    fn load_queries(&mut self, step: &Step<'_>, request: usize, pitch: usize, width: usize) {
        if self.loaded == Some((self.call, request)) {
            return;
        }
        self.queries.clear();
        self.queries.resize(step.rows() * pitch, 0.0);
        for q in 0..step.query {
            for h in 0..step.heads {
                let row = &mut self.queries[(q * step.heads + h) * pitch..][..pitch];
                let (latent, rope) = row.split_at_mut(width);
                let latent = &mut latent[..step.latent_width];
                step.q_latent.load_row([request, q, h, 0], 3, latent);
                simd::scale(latent, step.scale_latent);
                if let Some(view) = &step.q_rope {
                    let rope = &mut rope[..step.rope_width];
                    view.load_row([request, q, h, 0], 3, rope);
                    simd::scale(rope, step.scale_rope);
                }
            }
        }
        self.loaded = Some((self.call, request));
    }

    fn tile(
        &mut self,
        step: &Step<'_>,
        request: usize,
        tile: Range<usize>,
        pitch: usize,
        width: usize,
    ) {
        let count = tile.len();
        step.latent.load_tile(request, tile.clone(), &mut self.keys, pitch);
        if let Some(rope) = &step.rope {
            rope.load_tile(request, tile.clone(), &mut self.keys[width..], pitch);
        }
        if step.is_uniform(request) {
            self.scores.fill(0.0);
        } else {
            let operands = simd::Scores {
                queries: &self.queries,
                keys: &self.keys,
                rows: step.rows(),
                count,
                width: pitch,
                pitch,
                score_pitch: TILE,
            };
            simd::scores(&operands, &mut self.scores);
            self.mask(step, request, &tile);
        }
        for row in 0..step.rows() {
            self.softmax_row(row, count, width);
        }
        let operands = simd::Accumulate {
            weights: &self.scores,
            values: &self.keys,
            rows: step.rows(),
            count,
            width,
            pitch,
            weight_pitch: TILE,
        };
        simd::accumulate(&operands, &mut self.output);
    }

    /// Adds the mask and hides what a query token does not see.
    fn mask(&mut self, step: &Step<'_>, request: usize, tile: &Range<usize>) {
        if let Some(mask) = &step.mask {
            for q in 0..step.query {
                for h in 0..step.heads {
                    let row = &mut self.scores[(q * step.heads + h) * TILE..];
                    for (n, t) in tile.clone().enumerate() {
                        row[n] += step.mask_scale * mask.get([request, q, h, t]);
                    }
                }
            }
        }
        if step.causal {
            let length = step.lengths[request] as usize;
            for q in 0..step.query {
                // Visible: t <= length - Q + q.
                let visible = (length + q + 1).saturating_sub(step.query);
                let first = visible.max(tile.start).min(tile.end) - tile.start;
                for h in 0..step.heads {
                    let row = &mut self.scores[(q * step.heads + h) * TILE..][..tile.len()];
                    row[first..].fill(f32::NEG_INFINITY);
                }
            }
        }
    }

    /// Turns a row of scores into weights, and rescales what was accumulated before.
    fn softmax_row(&mut self, row: usize, count: usize, width: usize) {
        let scores = &mut self.scores[row * TILE..row * TILE + count];
        let before = self.max[row];
        let now = before.max(simd::max(scores));
        if now == f32::NEG_INFINITY {
            // Nothing visible so far; NaN scores still count.
            let any_nan = scores.iter().any(|s| s.is_nan());
            let fill = if any_nan { f32::NAN } else { 0.0 };
            scores.fill(fill);
            self.sum[row] += fill;
            return;
        }
        let sum = simd::exp_sum(scores, now);
        if now > before {
            let factor = (before - now).exp();
            self.sum[row] *= factor;
            if before != f32::NEG_INFINITY {
                simd::scale(&mut self.output[row * width..(row + 1) * width], factor);
            }
            self.max[row] = now;
        }
        self.sum[row] += sum;
    }
}
