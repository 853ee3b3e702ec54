//! The semantic nodes: what a value is computed by.

use std::rc::Rc;

use super::{Elem, Linear, Run, Scalar, Value};

/// The extent of a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Known when compiling.
    Known(i64),
    /// Known when running; equal symbols are equal extents.
    Symbol(u32),
}

impl Extent {
    /// Returns the extent if it is known.
    pub fn known(self) -> Option<i64> {
        match self {
            Self::Known(n) => Some(n),
            Self::Symbol(_) => None,
        }
    }
}

/// A value with its type.
#[derive(Clone, Debug)]
pub struct Tensor {
    /// Extents, outermost first; empty for a scalar.
    pub shape: Vec<Extent>,
    /// Element type.
    pub elem: Elem,
    /// What computes it.
    pub node: Node,
}

impl Tensor {
    /// Returns the extents if all are known.
    pub fn dims(&self) -> Option<Vec<i64>> {
        self.shape.iter().map(|e| e.known()).collect()
    }
}

/// A constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// Every element is this number.
    Float(f64),
    /// Every element is this integer (or boolean).
    Int(i64),
    /// Elements in row-major order, as f64 (an integer beyond 2^53 is never stored so).
    Dense(std::sync::Arc<[f64]>),
}

/// An operand of a [`Nest`] and the map from the loop indices to its dimensions.
#[derive(Clone, Debug, PartialEq)]
pub struct Access {
    /// The operand.
    pub value: Value,
    /// One expression over the loop indices for each dimension of the operand.
    pub map: Vec<Linear>,
}

/// How a reduction combines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum CombineKind {
    Sum,
    Product,
    Max,
    Min,
    And,
    Or,
}

/// The reduction of a [`Nest`].
#[derive(Clone, Debug, PartialEq)]
pub struct Combine {
    /// How two values become one.
    pub kind: CombineKind,
    /// The tensor that the reduction starts from, of the result's shape.
    pub init: Value,
}

/// A perfect loop nest: `out[out(i)] = combine over the reduced indices of body(inputs[map(i)])`.
///
/// With no reduction it is a map (a view when the body is one input); with a sum of a product it
/// is a contraction (an einsum); otherwise a reduction.
#[derive(Clone, Debug, PartialEq)]
pub struct Nest {
    /// Extents of the loop indices.
    pub domain: Vec<Extent>,
    /// Operands.
    pub inputs: Vec<Access>,
    /// For each dimension of the result the loop index that runs over it, or `None` where the
    /// result has extent 1 and the map a constant 0.
    pub out: Vec<Option<u32>>,
    /// The value of one iteration; never contains [`Scalar::Accumulator`].
    pub body: Scalar,
    /// The reduction over the indices that `out` lacks; `None` when it lacks none.
    pub combine: Option<Combine>,
}

impl Nest {
    /// Returns true for a sum over several operands: a contraction.
    pub fn contracts(&self) -> bool {
        self.inputs.len() > 1 && self.combine.as_ref().is_some_and(|c| c.kind == CombineKind::Sum)
    }

    /// Returns the loop indices that are reduced.
    pub fn reduced(&self) -> Vec<u32> {
        (0..self.domain.len() as u32).filter(|d| !self.out.contains(&Some(*d))).collect()
    }
}

/// What a value is computed by.
#[derive(Clone, Debug)]
pub enum Node {
    /// Unknown: an argument, or an operation that no frontend knows (its name, for reports).
    Opaque(Rc<str>),
    /// A constant.
    Const(Literal),
    /// A tensor whose elements have no defined value (`tensor.empty`).
    Undefined,
    /// A loop nest: map, contraction, reduction, transpose, broadcast, gather.
    Nest(Nest),
    /// The same elements, in row-major order, under another shape.
    Reshape(Value),
    /// `result[i] = source[offset + stride * i]`; `kept` lists the source dimensions that the
    /// result has (a rank-reduced slice drops unit ones).
    Slice {
        /// What is sliced.
        source: Value,
        /// Offset in each source dimension; a value (rank 0) where it is computed.
        offsets: Vec<Offset>,
        /// Stride in each source dimension.
        strides: Vec<i64>,
        /// Source dimension of each result dimension.
        kept: Vec<usize>,
    },
    /// Pieces joined along a dimension.
    Concat {
        /// The pieces in order.
        parts: Vec<Value>,
        /// The dimension.
        dim: usize,
    },
    /// `dest` with `source` written at the offsets (`tensor.insert_slice`, dynamic update).
    Update {
        /// What is overwritten.
        dest: Value,
        /// What is written.
        source: Value,
        /// Offset in each dimension of `dest`.
        offsets: Vec<Offset>,
        /// Stride in each dimension of `dest`.
        strides: Vec<i64>,
        /// Dimension of `dest` of each dimension of `source`.
        kept: Vec<usize>,
    },
    /// `source` with a border of `value` (rank 0).
    Pad {
        /// What is padded.
        source: Value,
        /// Elements added before each dimension.
        low: Vec<i64>,
        /// The border's value.
        value: Value,
    },
    /// A result of an operation that runs regions.
    Run {
        /// The operation.
        run: Rc<Run>,
        /// Which result.
        at: usize,
    },
}

/// An offset of a slice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offset {
    /// Known when compiling.
    Known(i64),
    /// A scalar value of the graph.
    Value(Value),
}

impl Node {
    /// Returns the operands, in a fixed order.
    pub fn operands(&self) -> Vec<Value> {
        let values = |offsets: &[Offset]| -> Vec<Value> {
            offsets
                .iter()
                .filter_map(|o| match o {
                    Offset::Known(_) => None,
                    Offset::Value(v) => Some(*v),
                })
                .collect()
        };
        match self {
            Self::Opaque(_) | Self::Const(_) | Self::Undefined => Vec::new(),
            Self::Nest(nest) => {
                let mut all: Vec<Value> = nest.inputs.iter().map(|a| a.value).collect();
                all.extend(nest.combine.as_ref().map(|c| c.init));
                nest.body.walk(&mut |s| {
                    if let Scalar::Load(value, _) = s {
                        all.push(*value);
                    }
                });
                all
            }
            Self::Reshape(source) => vec![*source],
            Self::Slice { source, offsets, .. } => {
                let mut all = vec![*source];
                all.extend(values(offsets));
                all
            }
            Self::Concat { parts, .. } => parts.clone(),
            Self::Update { dest, source, offsets, .. } => {
                let mut all = vec![*dest, *source];
                all.extend(values(offsets));
                all
            }
            Self::Pad { source, value, .. } => vec![*source, *value],
            Self::Run { run, .. } => run.inputs.iter().chain(&run.captures).copied().collect(),
        }
    }

    /// Returns true if both nodes do the same to their operands, whatever the operands are.
    /// Two unknown values are never the same.
    pub fn same_operation(&self, other: &Self) -> bool {
        let known = |offsets: &[Offset]| -> Vec<Option<i64>> {
            offsets
                .iter()
                .map(|o| match o {
                    Offset::Known(n) => Some(*n),
                    Offset::Value(_) => None,
                })
                .collect()
        };
        match (self, other) {
            (Self::Const(a), Self::Const(b)) => a == b,
            (Self::Reshape(_), Self::Reshape(_)) => true,
            (Self::Nest(a), Self::Nest(b)) => {
                a.domain == b.domain
                    && a.out == b.out
                    && a.inputs.iter().map(|i| &i.map).eq(b.inputs.iter().map(|i| &i.map))
                    && a.combine.as_ref().map(|c| c.kind) == b.combine.as_ref().map(|c| c.kind)
                    && !a.body.any(|s| matches!(s, Scalar::Load(..)))
                    && a.body == b.body
            }
            (
                Self::Slice { offsets: o1, strides: s1, kept: k1, .. },
                Self::Slice { offsets: o2, strides: s2, kept: k2, .. },
            )
            | (
                Self::Update { offsets: o1, strides: s1, kept: k1, .. },
                Self::Update { offsets: o2, strides: s2, kept: k2, .. },
            ) => known(o1) == known(o2) && s1 == s2 && k1 == k2,
            (Self::Concat { dim: a, .. }, Self::Concat { dim: b, .. }) => a == b,
            (Self::Pad { low: a, .. }, Self::Pad { low: b, .. }) => a == b,
            _ => false,
        }
    }
}
