//! Rounding to the narrower element types.

use crate::graph::Elem;

/// Returns `value` rounded to nearest even in the type `to`, as `arith.truncf` rounds it.
pub fn round(value: f64, to: Elem) -> f64 {
    match to {
        Elem::F32 => f64::from(value as f32),
        // Not by the hardware's conversions, some of which go through f32 and round twice.
        Elem::F16 => with_infinity(small(value, 10, -14), 65504.0),
        Elem::Bf16 => with_infinity(small(value, 7, -126), 3.389_531_389_251_535_5e38),
        // Beyond the maximum there is only NaN in these formats.
        Elem::F8E4M3FN => finite_only(small(value, 3, -6), 448.0),
        Elem::F8E4M3FNUZ => finite_only(small(value, 3, -7), 240.0) + 0.0,
        _ => value,
    }
}

/// Returns `value` as an integer of `bits` bits, sign-extended; a boolean is 0 or 1.
pub(super) fn wrap(value: i64, bits: u32) -> i64 {
    match bits {
        1 => value & 1,
        2..=63 => (value << (64 - bits)) >> (64 - bits),
        _ => value,
    }
}

/// Returns `value`, an integer of `bits` bits, read as unsigned.
pub(super) fn zero_extend(value: i64, bits: u32) -> i64 {
    if bits < 64 { value & ((1 << bits) - 1) } else { value }
}

/// Rounds to `fraction` bits after the leading one, and to the grid of the subnormal numbers
/// below the exponent `min`.
fn small(value: f64, fraction: i32, min: i32) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return value;
    }
    let exponent = (((value.to_bits() >> 52) & 0x7ff) as i32 - 1023).max(min);
    let unit = 2f64.powi(exponent - fraction);
    (value / unit).round_ties_even() * unit
}

fn with_infinity(value: f64, max: f64) -> f64 {
    if value.abs() <= max || value.is_nan() { value } else { f64::INFINITY.copysign(value) }
}

fn finite_only(value: f64, max: f64) -> f64 {
    if value.abs() <= max { value } else { f64::NAN }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::float_cmp, reason = "rounded values are exact")]
    fn rounds_to_the_grid_of_each_type() {
        assert_eq!(round(1.0 + 1.0 / 512.0, Elem::Bf16).to_bits(), 1f64.to_bits());
        assert_eq!(round(65520.0, Elem::F16), f64::INFINITY);
        assert_eq!(round(f64::from(half::bf16::MAX), Elem::Bf16), f64::from(half::bf16::MAX));
        assert_eq!(round(3.4e38, Elem::Bf16), f64::INFINITY);
        assert!((round(0.1, Elem::F16) - 0.099_975_585_937_5).abs() < 1e-15);
        assert!((round(0.1, Elem::F8E4M3FN) - 0.101_562_5).abs() < 1e-15);
        assert!((round(448.0 + 15.0, Elem::F8E4M3FN) - 448.0).abs() < 1e-15);
        assert!(round(465.0, Elem::F8E4M3FN).is_nan());
        assert!(round(f64::INFINITY, Elem::F8E4M3FNUZ).is_nan());
        assert!((round(2f64.powi(-10), Elem::F8E4M3FNUZ) - 2f64.powi(-10)).abs() < 1e-20);
        assert_eq!(round(-0.0, Elem::F8E4M3FNUZ).to_bits(), 0f64.to_bits());
    }

    #[test]
    fn integers_wrap_at_their_width() {
        assert_eq!(wrap(0x80, 8), -128);
        assert_eq!(wrap(3, 1), 1);
        assert_eq!(wrap(i64::from(i32::MAX) + 1, 32), i64::from(i32::MIN));
        assert_eq!(zero_extend(-1, 8), 255);
    }
}
