//! The two 8-bit floats of 4 exponent and 3 mantissa bits (OCP 8-bit floating point specification;
//! `fnuz` as in MLIR and AMD's gfx942).

/// Returns the value of an f8E4M3FN: bias 7, no infinity, NaN at 0x7F and 0xFF, at most 448.
#[inline]
pub fn e4m3fn(bits: u8) -> f32 {
    let nan = bits & 0x7F == 0x7F;
    let value = biased(bits, 7);
    if nan { f32::NAN } else { value }
}

/// Returns the value of an f8E4M3FNUZ: bias 8, no infinity, no negative zero, NaN at 0x80 only, at
/// most 240.
#[inline]
pub fn e4m3fnuz(bits: u8) -> f32 {
    let value = biased(bits, 8);
    if bits == 0x80 { f32::NAN } else { value }
}

/// Returns the value with this bias. No step makes a subnormal f32: XLA runs its calls with those
/// flushed to zero.
#[inline]
fn biased(bits: u8, bias: u32) -> f32 {
    let wide = u32::from(bits);
    let (sign, magnitude) = ((wide & 0x80) << 24, (wide & 0x7F) << 20);
    let normal = f32::from_bits(magnitude + ((127 - bias) << 23));
    // A subnormal lacks the leading one: `1.m - 1`, by the smallest exponent.
    let one = (128 - bias) << 23;
    let subnormal = f32::from_bits(magnitude + one) - f32::from_bits(one);
    let value = if wide & 0x78 == 0 { subnormal } else { normal };
    f32::from_bits(value.to_bits() | sign)
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

    /// Subnormals are flushed to zero by the bits DAZ and FTZ of the control register.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn values_do_not_depend_on_the_treatment_of_subnormals() {
        let (mut saved, mut flushing) = (0_u32, 0_u32);
        // SAFETY: the register is put back, and nothing between depends on it.
        unsafe {
            std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut saved);
            flushing |= saved | 0x8040;
            std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const flushing);
        }
        let found = [1, 7, 8, 0x81].map(|bits| e4m3fn(std::hint::black_box(bits)));
        // SAFETY: as above.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const saved) };
        assert_eq!(found.map(f64::from), [1, 7, 8, 0x81].map(|bits| defined(bits, 7)));
    }
}
