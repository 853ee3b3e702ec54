//! Arrays: the values that the evaluator computes with.

/// The elements of an [`Array`], in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub enum Data {
    /// Floats of any width.
    Float(Vec<f64>),
    /// Integers of any width, sign-extended; a boolean is 0 or 1.
    Int(Vec<i64>),
}

impl Data {
    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        match self {
            Self::Float(data) => data.len(),
            Self::Int(data) => data.len(),
        }
    }

    /// Returns true if there is no element.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true for floats.
    pub fn is_float(&self) -> bool {
        matches!(self, Self::Float(_))
    }

    /// Returns the elements at `indices`, which are all in range.
    pub(super) fn gather(&self, indices: impl Iterator<Item = usize>) -> Self {
        match self {
            Self::Float(data) => Self::Float(indices.map(|i| data[i]).collect()),
            Self::Int(data) => Self::Int(indices.map(|i| data[i]).collect()),
        }
    }

    /// Overwrites the elements at `indices` with those of `source`; false if the types differ.
    pub(super) fn scatter(&mut self, indices: impl Iterator<Item = usize>, source: &Self) -> bool {
        match (self, source) {
            (Self::Float(data), Self::Float(from)) => {
                indices.zip(from).for_each(|(i, x)| data[i] = *x);
                true
            }
            (Self::Int(data), Self::Int(from)) => {
                indices.zip(from).for_each(|(i, x)| data[i] = *x);
                true
            }
            _ => false,
        }
    }
}

/// A tensor with its elements.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Extents, outermost first; empty for a scalar.
    pub shape: Vec<usize>,
    /// Elements.
    pub data: Data,
}

impl Array {
    /// Makes an array of floats; `None` if `data` does not fill `shape`.
    pub fn float(shape: Vec<usize>, data: Vec<f64>) -> Option<Self> {
        (shape.iter().product::<usize>() == data.len())
            .then_some(Self { shape, data: Data::Float(data) })
    }

    /// Makes an array of integers; `None` if `data` does not fill `shape`.
    pub fn int(shape: Vec<usize>, data: Vec<i64>) -> Option<Self> {
        (shape.iter().product::<usize>() == data.len())
            .then_some(Self { shape, data: Data::Int(data) })
    }

    /// Returns the elements if they are floats.
    pub fn floats(&self) -> Option<&[f64]> {
        match &self.data {
            Data::Float(data) => Some(data),
            Data::Int(_) => None,
        }
    }

    /// Returns the elements if they are integers.
    pub fn ints(&self) -> Option<&[i64]> {
        match &self.data {
            Data::Float(_) => None,
            Data::Int(data) => Some(data),
        }
    }

    /// Returns the single integer of an array with one element.
    pub fn int_scalar(&self) -> Option<i64> {
        match self.ints() {
            Some([value]) => Some(*value),
            _ => None,
        }
    }
}

/// Returns the row-major strides of `shape`.
pub(super) fn strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = strides[at] * shape[at];
    }
    strides
}

/// Returns `base + sum of index * stride` for every index of the box `extents`, in row-major
/// order.
pub(super) fn offsets(base: i64, extents: &[usize], strides: &[i64]) -> Vec<usize> {
    let mut all = vec![base];
    for (extent, stride) in extents.iter().zip(strides) {
        all = all
            .into_iter()
            .flat_map(|start| (0..*extent as i64).map(move |i| start + i * stride))
            .collect();
    }
    all.into_iter().map(|offset| offset as usize).collect()
}
