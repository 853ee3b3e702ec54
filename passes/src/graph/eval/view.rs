//! Evaluation of the nodes that only move elements.

use super::{
    array::{Array, Data, offsets, strides},
    error::{EvalErrorKind, Outcome},
};

/// The box of a tensor that a slice or an update touches.
pub(super) struct Region<'a> {
    pub(super) offsets: &'a [i64],
    pub(super) strides: &'a [i64],
    /// Dimension of the whole tensor of each dimension of the part.
    pub(super) kept: &'a [usize],
    /// Extents of the part.
    pub(super) part: &'a [usize],
}

impl Region<'_> {
    /// Returns the positions of the region in a tensor of shape `whole`, in row-major order.
    fn positions(&self, whole: &[usize]) -> Outcome<Vec<usize>> {
        let rank = whole.len();
        let fits = self.offsets.len() == rank
            && self.strides.len() == rank
            && self.kept.len() == self.part.len()
            && self.kept.iter().all(|dim| *dim < rank);
        if !fits {
            return Err(EvalErrorKind::Type(format!(
                "a slice of a tensor of rank {rank} has {} offsets, {} strides and {} extents",
                self.offsets.len(),
                self.strides.len(),
                self.part.len()
            )));
        }
        let mut sizes = vec![1; rank];
        for (dim, size) in self.kept.iter().zip(self.part) {
            sizes[*dim] = *size;
        }
        for dim in 0..rank {
            let (first, extent) = (self.offsets[dim], whole[dim]);
            let last = first + (sizes[dim] as i64 - 1).max(0) * self.strides[dim];
            let end = if sizes[dim] == 0 { extent + 1 } else { extent } as i64;
            for index in [first, last] {
                if !(0..end).contains(&index) {
                    return Err(EvalErrorKind::Bounds { what: "offset", index, dim, extent });
                }
            }
        }
        let steps: Vec<i64> =
            strides(whole).iter().zip(self.strides).map(|(a, b)| *a as i64 * b).collect();
        let base = strides(whole).iter().zip(self.offsets).map(|(a, b)| *a as i64 * b).sum();
        Ok(offsets(base, &sizes, &steps))
    }
}

/// Returns the part of `source` in `region`.
pub(super) fn slice(source: &Array, region: &Region<'_>) -> Outcome<Array> {
    let positions = region.positions(&source.shape)?;
    Ok(Array { shape: region.part.to_vec(), data: source.data.gather(positions.into_iter()) })
}

/// Returns `dest` with `source` written in `region`.
pub(super) fn update(dest: &Array, source: &Array, region: &Region<'_>) -> Outcome<Array> {
    let positions = region.positions(&dest.shape)?;
    let mut result = dest.clone();
    if result.data.scatter(positions.into_iter(), &source.data) {
        Ok(result)
    } else {
        Err(EvalErrorKind::Type("an update mixes floats and integers".into()))
    }
}

/// Returns `parts` joined along `dim`.
pub(super) fn concat(parts: &[&Array], dim: usize) -> Outcome<Array> {
    let Some(first) = parts.first().filter(|p| dim < p.shape.len()) else {
        return Err(EvalErrorKind::Type(
            "a concatenation needs an operand with that dimension".into(),
        ));
    };
    let mut shape = first.shape.clone();
    shape[dim] = 0;
    for part in parts {
        let mut expected: Vec<i64> = first.shape.iter().map(|n| *n as i64).collect();
        let extent = part.shape.get(dim).copied().unwrap_or(0);
        expected[dim] = extent as i64;
        if !part.shape.iter().map(|n| *n as i64).eq(expected.iter().copied()) {
            return Err(EvalErrorKind::Shape {
                what: "an operand of a concatenation",
                expected,
                got: part.shape.clone(),
            });
        }
        shape[dim] += extent;
    }
    let count = shape.iter().product();
    let mut data = blank(count, first.data.is_float());
    let mut start = 0;
    let steps: Vec<i64> = strides(&shape).iter().map(|n| *n as i64).collect();
    for part in parts {
        let positions = offsets(start * steps[dim], &part.shape, &steps);
        if !data.scatter(positions.into_iter(), &part.data) {
            return Err(EvalErrorKind::Type("a concatenation mixes floats and integers".into()));
        }
        start += part.shape[dim] as i64;
    }
    Ok(Array { shape, data })
}

/// Returns `source` within a border of `value` that makes it of `shape`.
pub(super) fn pad(source: &Array, low: &[i64], value: &Array, shape: &[usize]) -> Outcome<Array> {
    let count = shape.iter().product();
    let data = match &value.data {
        Data::Float(v) if v.len() == 1 => Data::Float(vec![v[0]; count]),
        Data::Int(v) if v.len() == 1 => Data::Int(vec![v[0]; count]),
        _ => {
            return Err(EvalErrorKind::Shape {
                what: "the value of a border",
                expected: Vec::new(),
                got: value.shape.clone(),
            });
        }
    };
    let kept: Vec<usize> = (0..shape.len()).collect();
    let region =
        Region { offsets: low, strides: &vec![1; shape.len()], kept: &kept, part: &source.shape };
    update(&Array { shape: shape.to_vec(), data }, source, &region)
}

/// Returns `source` under another shape of as many elements.
pub(super) fn reshape(source: &Array, shape: Vec<usize>) -> Outcome<Array> {
    if shape.iter().product::<usize>() == source.data.len() {
        Ok(Array { shape, data: source.data.clone() })
    } else {
        Err(EvalErrorKind::Shape {
            what: "a reshape",
            expected: shape.iter().map(|n| *n as i64).collect(),
            got: source.shape.clone(),
        })
    }
}

/// Returns `count` elements that stand for no value: NaN, or an integer that no index has.
pub(super) fn blank(count: usize, float: bool) -> Data {
    if float { Data::Float(vec![f64::NAN; count]) } else { Data::Int(vec![BLANK; count]) }
}

/// What an undefined integer reads as.
const BLANK: i64 = 0x5a5a_5a5a;
