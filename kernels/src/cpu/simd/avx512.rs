//! Inner loops in AVX-512F.

// SAFETY of every function: the caller has checked that the machine has AVX-512F, and (in
// `super`) that all rows and columns lie in the slices.
#![allow(
    clippy::undocumented_unsafe_blocks,
    clippy::missing_safety_doc,
    clippy::wildcard_imports,
    clippy::large_types_passed_by_value,
    reason = "intrinsics, sixteen vectors at a time"
)]

use std::arch::x86_64::*;

use super::{Accumulate, SCORE_ROWS, Scores};

const LANES: usize = 16;

#[target_feature(enable = "avx512f")]
pub(super) unsafe fn widen_bf16(from: &[u16], to: &mut [f32]) {
    let whole = from.len() / LANES * LANES;
    for at in (0..whole).step_by(LANES) {
        unsafe {
            let half = _mm256_loadu_si256(from.as_ptr().add(at).cast());
            let wide = _mm512_slli_epi32::<16>(_mm512_cvtepu16_epi32(half));
            _mm512_storeu_ps(to.as_mut_ptr().add(at), _mm512_castsi512_ps(wide));
        }
    }
    super::portable::widen_bf16(&from[whole..], &mut to[whole..]);
}

#[target_feature(enable = "avx512f")]
pub(super) unsafe fn widen_f16(from: &[u16], to: &mut [f32]) {
    let whole = from.len() / LANES * LANES;
    for at in (0..whole).step_by(LANES) {
        unsafe {
            let half = _mm256_loadu_si256(from.as_ptr().add(at).cast());
            _mm512_storeu_ps(to.as_mut_ptr().add(at), _mm512_cvtph_ps(half));
        }
    }
    super::portable::widen_f16(&from[whole..], &mut to[whole..]);
}

/// The portable loop: the compiler vectorises it for this machine.
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn widen_e4m3fn(from: &[u8], to: &mut [f32]) {
    super::portable::widen_e4m3fn(from, to);
}

/// As [`widen_e4m3fn`].
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn widen_e4m3fnuz(from: &[u8], to: &mut [f32]) {
    super::portable::widen_e4m3fnuz(from, to);
}

#[target_feature(enable = "avx512f")]
pub(super) unsafe fn scores(p: &Scores<'_>, scores: &mut [f32]) {
    let mut n = 0;
    while n < p.count {
        let columns = (p.count - n).min(4);
        let mut m = 0;
        while m < p.rows {
            let rows = (p.rows - m).min(SCORE_ROWS);
            unsafe {
                if rows == 4 && columns == 4 {
                    score_block::<4, 4>(p, m, n, scores);
                } else {
                    for row in m..m + rows {
                        for column in n..n + columns {
                            score_block::<1, 1>(p, row, column, scores);
                        }
                    }
                }
            }
            m += rows;
        }
        n += columns;
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn score_block<const M: usize, const N: usize>(
    p: &Scores<'_>,
    m: usize,
    n: usize,
    scores: &mut [f32],
) {
    unsafe {
        let query = p.queries.as_ptr().add(m * p.pitch);
        let key = p.keys.as_ptr().add(n * p.pitch);
        let mut sums = [[_mm512_setzero_ps(); N]; M];
        for at in (0..p.width).step_by(LANES) {
            let mut keys = [_mm512_setzero_ps(); N];
            for (j, value) in keys.iter_mut().enumerate() {
                *value = _mm512_loadu_ps(key.add(j * p.pitch + at));
            }
            for (i, row) in sums.iter_mut().enumerate() {
                let q = _mm512_loadu_ps(query.add(i * p.pitch + at));
                for (j, sum) in row.iter_mut().enumerate() {
                    *sum = _mm512_fmadd_ps(q, keys[j], *sum);
                }
            }
        }
        if M == 4 && N == 4 {
            let flat: [__m512; 16] = std::array::from_fn(|i| sums[i / N][i % N]);
            let reduced = sum_each(flat);
            let mut lanes = [0.0_f32; LANES];
            _mm512_storeu_ps(lanes.as_mut_ptr(), reduced);
            for i in 0..M {
                for j in 0..N {
                    *scores.get_unchecked_mut((m + i) * p.score_pitch + n + j) = lanes[i * N + j];
                }
            }
            return;
        }
        for (i, row) in sums.iter().enumerate() {
            for (j, sum) in row.iter().enumerate() {
                scores[(m + i) * p.score_pitch + n + j] = _mm512_reduce_add_ps(*sum);
            }
        }
    }
}

/// Returns the sums of 16 vectors, the sum of vector i in lane i.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn sum_each(v: [__m512; 16]) -> __m512 {
    // Neighbours within 128-bit lanes first: lane l of `quad[k]` holds the sums of vectors
    // 4k..4k+4 over the elements of lane l.
    let mut quad = [_mm512_setzero_ps(); 4];
    for (k, target) in quad.iter_mut().enumerate() {
        let [a, b, c, d] = [v[4 * k], v[4 * k + 1], v[4 * k + 2], v[4 * k + 3]];
        let ab = _mm512_add_ps(_mm512_unpacklo_ps(a, b), _mm512_unpackhi_ps(a, b));
        let cd = _mm512_add_ps(_mm512_unpacklo_ps(c, d), _mm512_unpackhi_ps(c, d));
        let low = _mm512_shuffle_ps::<0x44>(ab, cd);
        let high = _mm512_shuffle_ps::<0xEE>(ab, cd);
        *target = _mm512_add_ps(low, high);
    }
    // Then the four lanes of each: a 4x4 transposition of lanes and three additions.
    let t0 = _mm512_shuffle_f32x4::<0x44>(quad[0], quad[1]);
    let t1 = _mm512_shuffle_f32x4::<0xEE>(quad[0], quad[1]);
    let t2 = _mm512_shuffle_f32x4::<0x44>(quad[2], quad[3]);
    let t3 = _mm512_shuffle_f32x4::<0xEE>(quad[2], quad[3]);
    let first = _mm512_add_ps(t0, t1);
    let second = _mm512_add_ps(t2, t3);
    let even = _mm512_shuffle_f32x4::<0x88>(first, second);
    let odd = _mm512_shuffle_f32x4::<0xDD>(first, second);
    _mm512_add_ps(even, odd)
}

#[target_feature(enable = "avx512f")]
pub(super) unsafe fn accumulate(p: &Accumulate<'_>, out: &mut [f32]) {
    for r in (0..p.width).step_by(2 * LANES) {
        let mut m = 0;
        while m < p.rows {
            unsafe {
                match p.rows - m {
                    8.. => {
                        accumulate_block::<8>(p, m, r, out);
                        m += 8;
                    }
                    4.. => {
                        accumulate_block::<4>(p, m, r, out);
                        m += 4;
                    }
                    _ => {
                        accumulate_block::<1>(p, m, r, out);
                        m += 1;
                    }
                }
            }
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn accumulate_block<const M: usize>(
    p: &Accumulate<'_>,
    m: usize,
    r: usize,
    out: &mut [f32],
) {
    unsafe {
        let target = out.as_mut_ptr().add(m * p.width + r);
        let weight = p.weights.as_ptr().add(m * p.weight_pitch);
        let mut sums = [[_mm512_setzero_ps(); 2]; M];
        for (i, row) in sums.iter_mut().enumerate() {
            row[0] = _mm512_loadu_ps(target.add(i * p.width));
            row[1] = _mm512_loadu_ps(target.add(i * p.width + LANES));
        }
        for n in 0..p.count {
            let value = p.values.as_ptr().add(n * p.pitch + r);
            let (low, high) = (_mm512_loadu_ps(value), _mm512_loadu_ps(value.add(LANES)));
            for (i, row) in sums.iter_mut().enumerate() {
                let w = _mm512_set1_ps(*weight.add(i * p.weight_pitch + n));
                row[0] = _mm512_fmadd_ps(w, low, row[0]);
                row[1] = _mm512_fmadd_ps(w, high, row[1]);
            }
        }
        for (i, row) in sums.iter().enumerate() {
            _mm512_storeu_ps(target.add(i * p.width), row[0]);
            _mm512_storeu_ps(target.add(i * p.width + LANES), row[1]);
        }
    }
}

#[target_feature(enable = "avx512f")]
pub(super) unsafe fn exp_sum(scores: &mut [f32], max: f32) -> f32 {
    let whole = scores.len() / LANES * LANES;
    let shift = _mm512_set1_ps(max);
    let mut sum = _mm512_setzero_ps();
    for at in (0..whole).step_by(LANES) {
        unsafe {
            let x = _mm512_sub_ps(_mm512_loadu_ps(scores.as_ptr().add(at)), shift);
            let e = exp(x);
            _mm512_storeu_ps(scores.as_mut_ptr().add(at), e);
            sum = _mm512_add_ps(sum, e);
        }
    }
    _mm512_reduce_add_ps(sum) + super::portable::exp_sum(&mut scores[whole..], max)
}

/// `e^x` within 2 ulp; exactly 0 for -inf, NaN for NaN.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn exp(x: __m512) -> __m512 {
    // Beyond that the result is 0, and f would be large. NaN stays, as the second operand.
    let x = _mm512_max_ps(_mm512_set1_ps(-150.0), x);
    // e^x = 2^n * e^f with n = round(x / ln 2) and |f| <= ln(2) / 2; ln 2 is split in two so that
    // f is exact.
    let n =
        _mm512_roundscale_ps::<0x08>(_mm512_mul_ps(x, _mm512_set1_ps(std::f32::consts::LOG2_E)));
    let f = _mm512_fnmadd_ps(n, _mm512_set1_ps(0.693_359_4), x);
    let f = _mm512_fnmadd_ps(n, _mm512_set1_ps(-2.121_944_4e-4), f);
    let mut p = _mm512_set1_ps(1.0 / 5040.0);
    for c in [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(c));
    }
    _mm512_scalef_ps(p, n)
}
