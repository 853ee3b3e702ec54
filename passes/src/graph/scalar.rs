//! Scalar expressions: the body of a loop nest.

use super::{Elem, Linear, Value};

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
    /// Returns `op a`.
    pub fn unary(op: UnaryOp, a: Self) -> Self {
        Self::Unary(op, Box::new(a))
    }

    /// Returns `a op b`.
    pub fn binary(op: BinaryOp, a: Self, b: Self) -> Self {
        Self::Binary(op, Box::new(a), Box::new(b))
    }

    /// Returns the comparison of `a` with `b`.
    pub fn compare(predicate: Predicate, a: Self, b: Self) -> Self {
        Self::Compare(predicate, Box::new(a), Box::new(b))
    }

    /// Returns `condition ? a : b`.
    pub fn select(condition: Self, a: Self, b: Self) -> Self {
        Self::Select(Box::new(condition), Box::new(a), Box::new(b))
    }

    /// Returns this expression, of type `from`, converted to `to` (integers as signed).
    pub fn cast(self, from: Elem, to: Elem) -> Self {
        if from == to {
            return self;
        }
        Self::Cast { from, to, unsigned: false, value: Box::new(self) }
    }

    /// Returns the expression with `f` of each operand in its place; `None` where `f` says so.
    pub fn try_map_operands(self, f: &mut impl FnMut(Self) -> Option<Self>) -> Option<Self> {
        let mut boxed = |s: Box<Self>| f(*s).map(Box::new);
        Some(match self {
            Self::Unary(op, a) => Self::Unary(op, boxed(a)?),
            Self::Binary(op, a, b) => Self::Binary(op, boxed(a)?, boxed(b)?),
            Self::Compare(predicate, a, b) => Self::Compare(predicate, boxed(a)?, boxed(b)?),
            Self::Select(condition, a, b) => Self::Select(boxed(condition)?, boxed(a)?, boxed(b)?),
            Self::Cast { from, to, unsigned, value } => {
                Self::Cast { from, to, unsigned, value: boxed(value)? }
            }
            Self::Load(value, indices) => {
                Self::Load(value, indices.into_iter().map(f).collect::<Option<_>>()?)
            }
            leaf => leaf,
        })
    }

    /// Returns the expression with `f` of each operand in its place.
    pub fn map_operands(self, mut f: impl FnMut(Self) -> Self) -> Self {
        self.try_map_operands(&mut |s| Some(f(s))).expect("every operand has a value")
    }

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

    /// Returns an index computation as a linear expression over the loops, if it is one.
    pub fn linear(&self) -> Option<Linear> {
        match self {
            Self::Index(dim) => Some(Linear::var(*dim)),
            Self::Int(value) => Some(Linear::constant(*value)),
            Self::Cast { from, to, value, .. } if from.is_int() && to.is_int() => value.linear(),
            Self::Binary(op, a, b) => {
                let mut left = a.linear()?;
                let right = b.linear()?;
                match op {
                    BinaryOp::Add => left.add_scaled(&right, 1),
                    BinaryOp::Sub => left.add_scaled(&right, -1),
                    BinaryOp::Mul if right.terms.is_empty() => {
                        let mut product = Linear::default();
                        product.add_scaled(&left, right.constant);
                        return Some(product);
                    }
                    _ => return None,
                }
                Some(left)
            }
            _ => None,
        }
    }
}
