//! The two 8-bit floats of 4 exponent and 3 mantissa bits (OCP 8-bit floating point specification;
//! `fnuz` as in MLIR and AMD's gfx942).

/// Returns the value of an f8E4M3FN: bias 7, no infinity, NaN at 0x7F and 0xFF, at most 448.
#[inline]
pub fn e4m3fn(bits: u8) -> f32 {
    let nan = bits & 0x7F == 0x7F;
    // The exponent's bias is 120 less than f32's; a product with a power of two is exact.
    let value = shifted(bits) * f32::from_bits((127 + 120) << 23);
    if nan { f32::NAN } else { value }
}

/// Returns the value of an f8E4M3FNUZ: bias 8, no infinity, no negative zero, NaN at 0x80 only, at
/// most 240.
#[inline]
pub fn e4m3fnuz(bits: u8) -> f32 {
    let value = shifted(bits) * f32::from_bits((127 + 119) << 23);
    if bits == 0x80 { f32::NAN } else { value }
}

/// Returns the f32 that has sign, exponent and mantissa of `bits` in its fields.
#[inline]
fn shifted(bits: u8) -> f32 {
    let wide = u32::from(bits);
    f32::from_bits((wide & 0x80) << 24 | (wide & 0x7F) << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value by the definition, in f64.
    fn defined(bits: u8, bias: i32) -> f64 {
        let sign = if bits & 0x80 == 0 { 1.0 } else { -1.0 };
        let (exponent, mantissa) = (i32::from(bits >> 3 & 15), f64::from(bits & 7) / 8.0);
        let magnitude = if exponent == 0 {
            mantissa * 2.0_f64.powi(1 - bias)
        } else {
            (1.0 + mantissa) * 2.0_f64.powi(exponent - bias)
        };
        sign * magnitude
    }

    #[test]
    fn every_code_has_its_value() {
        for bits in 0..=255_u8 {
            if bits & 0x7F == 0x7F {
                assert!(e4m3fn(bits).is_nan());
            } else {
                assert_eq!(f64::from(e4m3fn(bits)), defined(bits, 7), "{bits:#x}");
            }
            if bits == 0x80 {
                assert!(e4m3fnuz(bits).is_nan());
            } else {
                assert_eq!(f64::from(e4m3fnuz(bits)), defined(bits, 8), "{bits:#x}");
            }
        }
        assert_eq!((e4m3fn(0x7E), e4m3fnuz(0x7F)), (448.0, 240.0));
        assert!(e4m3fn(0x80) == 0.0 && e4m3fn(0x80).is_sign_negative());
    }
}
