//! Tensors in memory, in the types that graphs have.

use half::{bf16, f16};
use mla_passes::graph::{
    Elem,
    eval::{Array, Data, round},
};

/// A line of a cache, which aligns tensors as compiled code likes it.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// Bytes that start at a multiple of 64.
#[derive(Clone)]
pub struct Bytes {
    lines: Vec<Line>,
    len: usize,
}

impl Bytes {
    /// Makes `len` zero bytes.
    pub fn zeros(len: usize) -> Self {
        Self { lines: vec![Line([0; 64]); len.div_ceil(64)], len }
    }

    /// Returns the bytes.
    pub fn as_slice(&self) -> &[u8] {
        // SAFETY: the lines are plain bytes, at least `len` of them in a row.
        unsafe { std::slice::from_raw_parts(self.lines.as_ptr().cast(), self.len) }
    }

    /// Returns the bytes to write to.
    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        // SAFETY: as above, and the borrow is unique.
        unsafe { std::slice::from_raw_parts_mut(self.lines.as_mut_ptr().cast(), self.len) }
    }
}

/// Returns the bytes of a tensor, or why there is no room for them.
pub fn room(elem: Elem, shape: &[usize]) -> Result<usize, String> {
    let size = size_of(elem).unwrap_or(0);
    let bytes = shape.iter().try_fold(size, |n, extent| n.checked_mul(*extent));
    let room = |bytes: &usize| Vec::<u8>::new().try_reserve_exact(*bytes).is_ok();
    bytes.filter(room).ok_or_else(|| format!("of shape {shape:?} does not fit in memory"))
}

/// A tensor.
#[derive(Clone)]
pub struct Tensor {
    /// Element type.
    pub elem: Elem,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
    /// Elements in row-major order.
    pub bytes: Bytes,
}

/// Returns the size of an element of a type that tensors in memory may have.
pub fn size_of(elem: Elem) -> Option<usize> {
    match elem {
        Elem::Int(1 | 8 | 16 | 32 | 64) => elem.bytes().map(|n| n as usize),
        Elem::Int(_) => None,
        _ => elem.bytes().map(|n| n as usize),
    }
}

impl Tensor {
    /// Makes a tensor of zeros; `elem` has a size.
    pub fn zeros(elem: Elem, shape: Vec<usize>) -> Self {
        let count: usize = shape.iter().product();
        Self { elem, bytes: Bytes::zeros(count * size_of(elem).unwrap_or(0)), shape }
    }

    /// Makes a tensor of the elements that `number(i)` returns, rounded to the type.
    pub fn generate(elem: Elem, shape: Vec<usize>, mut number: impl FnMut(usize) -> f64) -> Self {
        let mut tensor = Self::zeros(elem, shape);
        let size = size_of(elem).unwrap_or(1);
        for (at, out) in tensor.bytes.as_mut_slice().chunks_exact_mut(size).enumerate() {
            store(elem, number(at), out);
        }
        tensor
    }

    /// Returns the tensor as the evaluator's array, without loss.
    pub fn to_array(&self) -> Array {
        let size = size_of(self.elem).unwrap_or(1);
        let chunks = self.bytes.as_slice().chunks_exact(size);
        let data = if self.elem.is_float() {
            Data::Float(chunks.map(|bytes| float(self.elem, bytes)).collect())
        } else {
            Data::Int(chunks.map(|bytes| int(self.elem, bytes)).collect())
        };
        Array { shape: self.shape.clone(), data }
    }
}

/// Returns a float from its bytes.
fn float(elem: Elem, bytes: &[u8]) -> f64 {
    match (elem, bytes) {
        (Elem::F64, [a, b, c, d, e, f, g, h]) => {
            f64::from_le_bytes([*a, *b, *c, *d, *e, *f, *g, *h])
        }
        (Elem::F32, [a, b, c, d]) => f64::from(f32::from_le_bytes([*a, *b, *c, *d])),
        (Elem::F16, [a, b]) => f16::from_le_bytes([*a, *b]).to_f64(),
        (Elem::Bf16, [a, b]) => bf16::from_le_bytes([*a, *b]).to_f64(),
        (Elem::F8E4M3FN, [byte]) => small_float(*byte, 7, 0x7f),
        (Elem::F8E4M3FNUZ, [byte]) => small_float(*byte, 8, 0x80),
        _ => f64::NAN,
    }
}

/// Returns a float of 4 exponent and 3 fraction bits; `nan` is the pattern of NaN, for
/// `e4m3fn` whatever its sign.
fn small_float(byte: u8, bias: i32, nan: u8) -> f64 {
    if byte == nan || (nan == 0x7f && byte == 0xff) {
        return f64::NAN;
    }
    let fraction = f64::from(byte & 7) / 8.0;
    let exponent = i32::from(byte >> 3 & 15);
    let magnitude = if exponent == 0 {
        fraction * 2f64.powi(1 - bias)
    } else {
        (1.0 + fraction) * 2f64.powi(exponent - bias)
    };
    if byte & 0x80 == 0 { magnitude } else { -magnitude }
}

/// Returns an integer from its bytes, sign-extended; a boolean is 0 or 1.
fn int(elem: Elem, bytes: &[u8]) -> i64 {
    if elem == Elem::Int(1) {
        return i64::from(bytes[0] != 0);
    }
    let negative = bytes.last().is_some_and(|b| b & 0x80 != 0);
    let mut all = [if negative { 0xff } else { 0 }; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    i64::from_le_bytes(all)
}

/// Writes a number as an element of the type.
fn store(elem: Elem, value: f64, out: &mut [u8]) {
    match elem {
        Elem::F64 => out.copy_from_slice(&value.to_le_bytes()),
        Elem::F32 => out.copy_from_slice(&(value as f32).to_le_bytes()),
        // Rounded once by the evaluator's rule; the conversions then are exact.
        Elem::F16 => out.copy_from_slice(&f16::from_f64(round(value, elem)).to_le_bytes()),
        Elem::Bf16 => out.copy_from_slice(&bf16::from_f64(round(value, elem)).to_le_bytes()),
        Elem::F8E4M3FN | Elem::F8E4M3FNUZ => {
            let (bias, nan) = if elem == Elem::F8E4M3FN { (7, 0x7f) } else { (8, 0x80) };
            let value = round(value, elem);
            let pattern =
                (0..=255u8).find(|b| small_float(*b, bias, nan).to_bits() == value.to_bits());
            out.copy_from_slice(&[pattern.unwrap_or(nan)]);
        }
        _ => {
            let size = out.len();
            out.copy_from_slice(&(value as i64).to_le_bytes()[..size]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_survive_a_round_trip() {
        let numbers = [0.0, 1.0, -2.5, 240.0, 0.015_625];
        for elem in [Elem::F64, Elem::F32, Elem::F16, Elem::Bf16, Elem::F8E4M3FN, Elem::F8E4M3FNUZ]
        {
            let tensor = Tensor::generate(elem, vec![5], |i| numbers[i]);
            assert_eq!(tensor.to_array().floats().unwrap(), numbers, "{elem}");
        }
        for elem in [Elem::Int(8), Elem::Int(32), Elem::Int(64), Elem::Index] {
            let tensor = Tensor::generate(elem, vec![3], |i| i as f64 - 1.0);
            assert_eq!(tensor.to_array().ints().unwrap(), [-1, 0, 1], "{elem}");
        }
        let flags = Tensor::generate(Elem::Int(1), vec![2], |i| i as f64);
        assert_eq!(flags.to_array().ints().unwrap(), [0, 1]);
    }
}
