//! Scalar expressions: the body of a loop nest.

use super::{Elem, Value};

/// A function of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "named as in the math and arith dialects")]
pub enum UnaryOp {
    Neg,
    Exp,
    Exp2,
    Log,
    Log2,
    Sqrt,
    Rsqrt,
    Tanh,
    Abs,
    Sin,
    Cos,
    Erf,
    Ceil,
    Floor,
    /// Logistic function, 1 / (1 + e^-x).
    Sigmoid,
    /// Boolean or bitwise complement.
    Not,
}

/// A function of two numbers, on floats or (wrapping) integers as the operands are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "named as in the arith dialect")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    /// Remainder with the sign of the dividend.
    Rem,
    /// Rounds the quotient down.
    FloorDiv,
    /// Maximum that yields NaN when either is NaN.
    Max,
    Min,
    /// Maximum that ignores one NaN.
    MaxNum,
    MinNum,
    Pow,
    /// Angle of the point (second, first).
    Atan2,
    /// Shifts of integers; by the width or more: 0, or the sign.
    ShiftLeft,
    ShiftRight,
    And,
    Or,
    Xor,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "named as in the arith dialect")]
pub enum Predicate {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// Unsigned orders of integers.
    Ult,
    Ule,
    Ugt,
    Uge,
    /// Either is NaN.
    Unordered,
    /// Neither is NaN.
    Ordered,
}

/// A scalar expression over the inputs and the indices of a [`super::Nest`].
#[derive(Clone, Debug, PartialEq)]
pub enum Scalar {
    /// The element of this input that its index map selects.
    Input(usize),
    /// The running value of a reduction.
    Accumulator,
    /// A floating-point constant.
    Float(f64),
    /// An integer, index or boolean constant.
    Int(i64),
    /// The value of a loop index.
    Index(u32),
    /// A function of one number.
    Unary(UnaryOp, Box<Scalar>),
    /// A function of two numbers.
    Binary(BinaryOp, Box<Scalar>, Box<Scalar>),
    /// A comparison; `true` is 1. On floats it is ordered (false with NaN), except `Ne`.
    Compare(Predicate, Box<Scalar>, Box<Scalar>),
    /// `condition ? first : second`.
    Select(Box<Scalar>, Box<Scalar>, Box<Scalar>),
    /// A conversion by value. Float to integer truncates, unknown widths are kept as they are.
    Cast {
        /// Type of the operand.
        from: Elem,
        /// Type of the result.
        to: Elem,
        /// Integers are read as unsigned.
        unsigned: bool,
        /// What is converted.
        value: Box<Scalar>,
    },
    /// An element of a tensor at computed indices (a gather).
    Load(Value, Vec<Scalar>),
}

impl Scalar {
    /// Calls `f` on this expression and everything below it.
    pub fn walk(&self, f: &mut impl FnMut(&Self)) {
        f(self);
        match self {
            Self::Input(_) | Self::Accumulator | Self::Float(_) | Self::Int(_) | Self::Index(_) => {
            }
            Self::Unary(_, a) | Self::Cast { value: a, .. } => a.walk(f),
            Self::Binary(_, a, b) | Self::Compare(_, a, b) => {
                a.walk(f);
                b.walk(f);
            }
            Self::Select(a, b, c) => {
                a.walk(f);
                b.walk(f);
                c.walk(f);
            }
            Self::Load(_, indices) => indices.iter().for_each(|i| i.walk(f)),
        }
    }

    /// Returns true if some part of the expression satisfies `f`.
    pub fn any(&self, mut f: impl FnMut(&Self) -> bool) -> bool {
        let mut found = false;
        self.walk(&mut |s| found |= f(s));
        found
    }

    /// Returns the expression without the casts around it.
    pub fn strip_casts(&self) -> &Self {
        match self {
            Self::Cast { from, to, value, .. } if from.is_float() && to.is_float() => {
                value.strip_casts()
            }
            other => other,
        }
    }
}
