//! Prints scalar expressions: as ops on scalars in a loop body, or on whole tensors.

use super::Emitter;
use crate::{
    graph::{BinaryOp, Elem, Literal, Predicate, Scalar},
    ir::Val,
};

/// Ops of one dialect on operands of equal shape.
pub(super) trait Arithmetic {
    /// Makes a constant that can stand beside operands of shape `dims`.
    fn number<'c>(&self, e: &Emitter<'c>, n: &Literal, elem: Elem, dims: &[i64]) -> Val<'c>;

    /// Makes `sides[0] op sides[1]`; both and the result have elements `elem`.
    fn binary<'c>(&self, e: &Emitter<'c>, op: BinaryOp, sides: [Val<'c>; 2], elem: Elem)
    -> Val<'c>;

    /// Makes the comparison of two integers.
    fn compare<'c>(&self, e: &Emitter<'c>, p: Predicate, operands: [Val<'c>; 2]) -> Val<'c>;

    /// Makes `condition ? sides[0] : sides[1]`, with elements `elem`.
    fn select<'c>(
        &self,
        e: &Emitter<'c>,
        condition: Val<'c>,
        sides: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c>;

    /// Makes a conversion by value between two element types.
    fn cast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, from: Elem, to: Elem) -> Val<'c>;
}

/// A body over operands of shape `dims` whose elements are `elems`.
pub(super) struct Body<'a, 'c> {
    pub ops: &'a dyn Arithmetic,
    pub inputs: &'a [Val<'c>],
    pub elems: &'a [Elem],
    pub dims: &'a [i64],
}

impl<'c> Body<'_, 'c> {
    /// Makes the ops of `scalar`, whose elements are `elem`.
    pub fn emit(&self, e: &Emitter<'c>, scalar: &Scalar, elem: Elem) -> Val<'c> {
        match scalar {
            Scalar::Input(at) => self.inputs[*at],
            Scalar::Float(n) => self.ops.number(e, &Literal::Float(*n), elem, self.dims),
            Scalar::Int(n) => self.ops.number(e, &Literal::Int(*n), elem, self.dims),
            Scalar::Binary(op, a, b) => {
                let operands = [self.emit(e, a, elem), self.emit(e, b, elem)];
                self.ops.binary(e, *op, operands, elem)
            }
            Scalar::Compare(predicate, a, b) => {
                let of = self.elem(a).or_else(|| self.elem(b)).expect("one side is no constant");
                let operands = [self.emit(e, a, of), self.emit(e, b, of)];
                self.ops.compare(e, *predicate, operands)
            }
            Scalar::Select(condition, a, b) => {
                let condition = self.emit(e, condition, Elem::Int(1));
                let operands = [self.emit(e, a, elem), self.emit(e, b, elem)];
                self.ops.select(e, condition, operands, elem)
            }
            Scalar::Cast { from, to, value, .. } => {
                let value = self.emit(e, value, *from);
                if from == to { value } else { self.ops.cast(e, value, *from, *to) }
            }
            other => unreachable!("no rewrite computes {other:?}"),
        }
    }

    /// Returns the element type of an expression; `None` for a constant.
    fn elem(&self, scalar: &Scalar) -> Option<Elem> {
        match scalar {
            Scalar::Input(at) => Some(self.elems[*at]),
            Scalar::Compare(..) => Some(Elem::Int(1)),
            Scalar::Cast { to, .. } => Some(*to),
            Scalar::Binary(_, a, b) | Scalar::Select(_, a, b) => {
                self.elem(a).or_else(|| self.elem(b))
            }
            _ => None,
        }
    }
}

/// Returns the place of a comparison in lists that run EQ, NE, LT, LE, GT, GE.
pub(super) fn order(predicate: Predicate) -> usize {
    match predicate {
        Predicate::Eq => 0,
        Predicate::Ne => 1,
        Predicate::Lt => 2,
        Predicate::Le => 3,
        Predicate::Gt => 4,
        Predicate::Ge => 5,
        other => unreachable!("no rewrite compares by {other:?}"),
    }
}
