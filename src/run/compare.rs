//! Differences between results.

use mla_passes::graph::{
    Elem,
    eval::{Array, Data},
};
use serde::Serialize;

use super::signature::Signature;

/// How far a result is from a reference.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// Largest absolute difference of two elements.
    pub max_abs: f64,
    /// Euclidean norm of the difference, divided by that of the reference.
    pub relative_l2: f64,
}

/// Compares two results; `None` if their shapes differ. Equal infinities and two NaN are no
/// difference, a NaN against a number is an infinite one.
pub fn compare(got: &Array, reference: &Array) -> Option<Difference> {
    if got.shape != reference.shape {
        return None;
    }
    let (mut max_abs, mut square, mut norm) = (0f64, 0f64, 0f64);
    for (x, y) in numbers(got).zip(numbers(reference)) {
        #[allow(clippy::float_cmp, reason = "equal elements are no difference")]
        let difference = match () {
            () if x == y || (x.is_nan() && y.is_nan()) => 0.0,
            () if x.is_nan() || y.is_nan() => f64::INFINITY,
            () => (x - y).abs(),
        };
        max_abs = max_abs.max(difference);
        square += difference * difference;
        norm += if y.is_finite() { y * y } else { 0.0 };
    }
    let relative_l2 = if square == 0.0 { 0.0 } else { (square / norm).sqrt() };
    Some(Difference { max_abs, relative_l2 })
}

fn numbers(array: &Array) -> Box<dyn Iterator<Item = f64> + '_> {
    match &array.data {
        Data::Float(data) => Box::new(data.iter().copied()),
        Data::Int(data) => Box::new(data.iter().map(|x| *x as f64)),
    }
}

/// Returns the largest relative L2 error that passes, by the narrowest float of the function.
pub fn default_tolerance(signature: &Signature) -> f64 {
    let of = |elem: Elem| match elem {
        Elem::F64 => 1e-10,
        Elem::F32 => 1e-5,
        Elem::F16 => 2e-2,
        Elem::Bf16 => 5e-2,
        Elem::F8E4M3FN | Elem::F8E4M3FNUZ => 2e-1,
        _ => 0.0,
    };
    let all = signature.params.iter().chain(&signature.results);
    all.map(|param| of(param.elem)).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(data: &[f64]) -> Array {
        Array::float(vec![data.len()], data.to_vec()).unwrap()
    }

    #[test]
    fn special_values_count_as_they_should() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        let same = compare(&array(&[inf, nan, 1.0]), &array(&[inf, nan, 1.0])).unwrap();
        assert!(same.max_abs == 0.0 && same.relative_l2 == 0.0);
        let lost = compare(&array(&[nan]), &array(&[1.0])).unwrap();
        assert!(lost.max_abs == inf && lost.relative_l2 == inf);
        let far = compare(&array(&[3.0, 4.5]), &array(&[3.0, 4.0])).unwrap();
        assert!((far.max_abs - 0.5).abs() < 1e-15 && (far.relative_l2 - 0.1).abs() < 1e-15);
        assert!(compare(&array(&[1.0]), &array(&[1.0, 2.0])).is_none());
    }
}
