//! Inner loops for any machine.

use half::{bf16, f16};

use super::{Accumulate, Scores};
use crate::fp8;

const LANES: usize = 8;

pub(super) fn widen_bf16(from: &[u16], to: &mut [f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = bf16::from_bits(*from).to_f32();
    }
}

pub(super) fn widen_f16(from: &[u16], to: &mut [f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = f16::from_bits(*from).to_f32();
    }
}

#[inline]
pub(super) fn widen_e4m3fn(from: &[u8], to: &mut [f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = fp8::e4m3fn(*from);
    }
}

#[inline]
pub(super) fn widen_e4m3fnuz(from: &[u8], to: &mut [f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = fp8::e4m3fnuz(*from);
    }
}

pub(super) fn scores(p: &Scores<'_>, scores: &mut [f32]) {
    for m in 0..p.rows {
        let query = &p.queries[m * p.pitch..m * p.pitch + p.width];
        for n in 0..p.count {
            let key = &p.keys[n * p.pitch..n * p.pitch + p.width];
            let mut sums = [0.0_f32; LANES];
            for (q, k) in query.chunks_exact(LANES).zip(key.chunks_exact(LANES)) {
                for lane in 0..LANES {
                    sums[lane] += q[lane] * k[lane];
                }
            }
            scores[m * p.score_pitch + n] = sums.iter().sum();
        }
    }
}

pub(super) fn accumulate(p: &Accumulate<'_>, out: &mut [f32]) {
    for m in 0..p.rows {
        let out = &mut out[m * p.width..(m + 1) * p.width];
        for n in 0..p.count {
            let weight = p.weights[m * p.weight_pitch + n];
            let values = &p.values[n * p.pitch..n * p.pitch + p.width];
            for (o, v) in out.iter_mut().zip(values) {
                *o += weight * v;
            }
        }
    }
}

pub(super) fn exp_sum(scores: &mut [f32], max: f32) -> f32 {
    let mut sum = 0.0;
    for score in scores {
        *score = (*score - max).exp();
        sum += *score;
    }
    sum
}
