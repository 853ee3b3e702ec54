//! Operations that run regions: loops, branches, folds of any function, scatters and sorts.
//!
//! The evaluator runs them; to the detector they are unknown values.

use super::Value;

/// An operation that runs regions.
#[derive(Clone, Debug)]
pub struct Run {
    /// What it does.
    pub kind: RunKind,
    /// Operands in order.
    pub inputs: Vec<Value>,
    /// Values from outside that the regions read.
    pub captures: Vec<Value>,
    /// The regions in order.
    pub regions: Vec<Region>,
    /// All results of the operation.
    pub results: Vec<Value>,
}

/// A function of values.
#[derive(Clone, Debug)]
pub struct Region {
    /// Arguments.
    pub args: Vec<Value>,
    /// What it returns.
    pub results: Vec<Value>,
}

/// What an operation does with its regions.
#[derive(Clone, Debug, PartialEq)]
pub enum RunKind {
    /// Regions `condition` and `body` on as many values as there are inputs: the body is run on
    /// them while the condition holds.
    While,
    /// The first input selects a region without arguments; the last stands for numbers that no
    /// region has.
    Case,
    /// As `Case`, with a boolean: true selects the first region.
    If,
    /// Inputs are N tensors of one shape and N starts (rank 0). The region maps N running values
    /// and N elements to N running values, along `dims`.
    Fold {
        /// The dimensions that go.
        dims: Vec<usize>,
    },
    /// Inputs are N tensors of one shape. The region compares two elements of each, given in
    /// pairs; the sort is stable.
    Sort {
        /// The dimension along which elements move.
        dim: usize,
    },
    /// Inputs are N tensors, a tensor of positions, and N tensors of updates. The region maps N
    /// present elements and N updates to N new elements; a window that does not lie inside
    /// altogether is skipped.
    Scatter(ScatterDims),
}

/// How the windows of a scatter lie.
#[derive(Clone, Debug, PartialEq)]
pub struct ScatterDims {
    /// Dimensions of the updates that run over a window.
    pub update_window: Vec<usize>,
    /// Dimensions of the tensor in which a window has extent 1 and the updates none.
    pub inserted: Vec<usize>,
    /// Dimensions of the tensor that go with one of the positions each.
    pub batching: Vec<usize>,
    /// Those dimensions of the positions.
    pub index_batching: Vec<usize>,
    /// The dimension of the tensor of each component of a position.
    pub to_operand: Vec<usize>,
    /// The dimension of the positions that holds the components; their rank: one component each.
    pub index_vector: usize,
}
