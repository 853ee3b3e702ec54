//! The inner loops, with AVX-512 where the machine has it.
//!
//! Each public function asks once which machine this is; the portable bodies are written so that
//! the compiler vectorises them for the machine it builds for.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

/// Rows of a score block.
pub(crate) const SCORE_ROWS: usize = 4;
/// Columns by which widths are padded: a whole number of vectors of every machine.
pub(crate) const PAD: usize = 32;

#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    use std::sync::OnceLock;
    static HAS: OnceLock<bool> = OnceLock::new();
    *HAS.get_or_init(|| {
        std::env::var_os("MLA_CPU_PORTABLE").is_none() && is_x86_feature_detected!("avx512f")
    })
}

macro_rules! dispatch {
    ($name:ident($($arg:expr),*)) => {{
        #[cfg(target_arch = "x86_64")]
        if has_avx512() {
            // SAFETY: the machine has AVX-512F.
            return unsafe { avx512::$name($($arg),*) };
        }
        portable::$name($($arg),*)
    }};
}

/// Widens bf16 to f32.
pub(crate) fn widen_bf16(from: &[u16], to: &mut [f32]) {
    dispatch!(widen_bf16(from, to));
}

/// Widens f16 to f32.
pub(crate) fn widen_f16(from: &[u16], to: &mut [f32]) {
    dispatch!(widen_f16(from, to));
}

/// Widens f8E4M3FN to f32.
pub(crate) fn widen_e4m3fn(from: &[u8], to: &mut [f32]) {
    dispatch!(widen_e4m3fn(from, to));
}

/// Widens f8E4M3FNUZ to f32.
pub(crate) fn widen_e4m3fnuz(from: &[u8], to: &mut [f32]) {
    dispatch!(widen_e4m3fnuz(from, to));
}

/// Computes `scores[m * score_pitch + n] = sum over width of queries[m] * keys[n]` for all `m` of
/// `rows` and `n` of `count`. Rows are `pitch` apart, `width` is a multiple of [`PAD`].
pub(crate) fn scores(p: &Scores<'_>, scores: &mut [f32]) {
    assert!(p.width.is_multiple_of(PAD) && p.pitch >= p.width);
    assert!(p.queries.len() >= (p.rows.max(1) - 1) * p.pitch + p.width);
    assert!(p.keys.len() >= (p.count.max(1) - 1) * p.pitch + p.width);
    assert!(scores.len() >= (p.rows.max(1) - 1) * p.score_pitch + p.count);
    dispatch!(scores(p, scores));
}

/// Operands of [`scores`].
pub(crate) struct Scores<'a> {
    pub queries: &'a [f32],
    pub keys: &'a [f32],
    pub rows: usize,
    pub count: usize,
    pub width: usize,
    pub pitch: usize,
    pub score_pitch: usize,
}

/// Adds `sum over n of weights[m * weight_pitch + n] * values[n * pitch + r]` to
/// `out[m * width + r]` for `r` below `width`, a multiple of [`PAD`].
pub(crate) fn accumulate(p: &Accumulate<'_>, out: &mut [f32]) {
    assert!(p.width.is_multiple_of(PAD) && p.pitch >= p.width);
    assert!(p.weights.len() >= (p.rows.max(1) - 1) * p.weight_pitch + p.count);
    assert!(p.values.len() >= (p.count.max(1) - 1) * p.pitch + p.width);
    assert!(out.len() >= p.rows * p.width);
    dispatch!(accumulate(p, out));
}

/// Operands of [`accumulate`].
pub(crate) struct Accumulate<'a> {
    pub weights: &'a [f32],
    pub values: &'a [f32],
    pub rows: usize,
    pub count: usize,
    pub width: usize,
    pub pitch: usize,
    pub weight_pitch: usize,
}

/// Replaces each score by `exp(score - max)` and returns their sum.
pub(crate) fn exp_sum(scores: &mut [f32], max: f32) -> f32 {
    dispatch!(exp_sum(scores, max))
}

/// Multiplies a row.
pub(crate) fn scale(row: &mut [f32], factor: f32) {
    for value in row {
        *value *= factor;
    }
}

/// Returns the largest number, ignoring NaN; -inf for none.
pub(crate) fn max(row: &[f32]) -> f32 {
    row.iter().copied().fold(f32::NEG_INFINITY, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_far_below_is_zero() {
        for low in [-150.0, -1e5, -1e20, -6.9e29, f32::MIN, f32::NEG_INFINITY] {
            let mut scores: Vec<f32> =
                (0..40).map(|i| if i % 3 == 0 { 2.0 } else { low }).collect();
            assert_eq!(exp_sum(&mut scores, 2.0), 14.0, "{low}");
            assert!(scores.iter().enumerate().all(|(i, e)| *e == f32::from(i % 3 == 0)), "{low}");
        }
    }

    #[test]
    fn exponentials_are_close_and_nan_stays() {
        let xs: Vec<f32> = (0..512).map(|i| -0.203 * i as f32).chain([f32::NAN]).collect();
        let mut scores = xs.clone();
        exp_sum(&mut scores, 0.0);
        for (x, e) in xs.iter().zip(&scores) {
            let exact = f64::from(*x).exp();
            let error = (f64::from(*e) - exact).abs();
            assert!(
                if x.is_nan() { e.is_nan() } else { error <= 4e-7 * exact + 1e-45 },
                "{x}: {e}"
            );
        }
    }
}
