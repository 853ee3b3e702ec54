//! Why a value cannot be evaluated.

use crate::graph::Value;

/// A value that cannot be evaluated, and why.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{kind}")]
pub struct EvalError {
    /// The value; [`crate::graph::Graph::key`] leads to the operation and its location.
    pub value: Value,
    /// The reason.
    pub kind: EvalErrorKind,
}

/// Why a value cannot be evaluated.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum EvalErrorKind {
    /// The value is computed by an operation whose meaning the graph does not know.
    #[error("`{0}` has no meaning in the tensor graph")]
    Opaque(String),
    /// A function argument without a bound array.
    #[error("an argument of the graph has no array bound to it")]
    Unbound,
    /// An index is outside of a dimension.
    #[error("{what} {index} is outside of dimension {dim}, whose extent is {extent}")]
    Bounds {
        /// What the index is: `index`, `offset`.
        what: &'static str,
        /// The index.
        index: i64,
        /// The dimension.
        dim: usize,
        /// The extent of the dimension.
        extent: usize,
    },
    /// Shapes do not fit.
    #[error("{what} expects shape {expected:?}, got {got:?}")]
    Shape {
        /// What has the shape.
        what: &'static str,
        /// The shape that is needed.
        expected: Vec<i64>,
        /// The shape at hand.
        got: Vec<usize>,
    },
    /// An extent that is known only when running cannot be inferred from the operands.
    #[error("the extent of dimension {0} cannot be inferred from the operands")]
    Extent(usize),
    /// Floats where integers are needed or the other way round.
    #[error("{0}")]
    Type(String),
    /// An integer division by zero.
    #[error("integer division by zero")]
    DivideByZero,
}

pub(super) type Outcome<T> = Result<T, EvalErrorKind>;
