//! Integers that are computed from sizes.

use super::{Size, Sizes};
use crate::{
    graph::Predicate,
    ir::{Attr, Op, Val},
};

/// Longest chain of operations that is followed.
const DEPTH: u32 = 32;

impl Sizes {
    /// Returns an integer as a size, if it is one for all extents.
    pub(super) fn scalar(&self, value: Val<'_>) -> Option<Size> {
        self.scalar_within(value, DEPTH)
    }

    /// Returns an integer as a size; what is not computed from others is an unknown of its own.
    pub(super) fn scalar_or_unknown(&mut self, value: Val<'_>, depth: usize) -> Size {
        if let Some(size) = self.scalar(value) {
            return size;
        }
        let size = self.fresh(value, None, depth);
        self.unknown_scalars.insert(value.key(), size.clone());
        size
    }

    fn scalar_within(&self, value: Val<'_>, depth: u32) -> Option<Size> {
        let key = value.key();
        if let Some(size) = self.unknown_scalars.get(&key) {
            return Some(size.clone());
        }
        if let Some(size) = self.scalars.borrow().get(&key) {
            return Some(size.clone());
        }
        let (op, _) = value.definition()?;
        let size = self.computed(op, depth.checked_sub(1)?)?;
        self.scalars.borrow_mut().insert(key, size.clone());
        Some(size)
    }

    fn computed(&self, op: Op<'_>, depth: u32) -> Option<Size> {
        let of = |at: usize| self.scalar_within(op.operand(at), depth);
        let truth = |yes: bool| Size::constant(i64::from(yes));
        match op.name() {
            "arith.constant" => Some(Size::constant(op.attr("value")?.int()?)),
            "tensor.dim" => {
                let at = usize::try_from(of(1)?.as_constant()?).ok()?;
                self.shape_of(op.operand(0))?.get(at).cloned()
            }
            // A size fits in every type that a graph counts it in.
            "arith.index_cast" | "arith.index_castui" | "arith.extsi" | "arith.extui"
            | "arith.trunci" => of(0),
            "arith.addi" => Some(of(0)?.plus(&of(1)?, 1)),
            "arith.subi" => Some(of(0)?.plus(&of(1)?, -1)),
            "arith.muli" => Some(of(0)?.times(&of(1)?)),
            "arith.divsi" | "arith.divui" | "arith.floordivsi" | "arith.ceildivsi"
            | "arith.ceildivui" => of(0)?.divided(&of(1)?),
            "arith.remsi" | "arith.remui" => of(0)?.divided(&of(1)?).map(|_| Size::default()),
            "arith.cmpi" => {
                let predicate = predicate(op.attr("predicate")?.int()?)?;
                Some(truth(self.compared(predicate, &of(0)?, &of(1)?)?))
            }
            "arith.maxsi" | "arith.maxui" | "arith.minsi" | "arith.minui" => {
                let (a, b) = (of(0)?, of(1)?);
                let greater = self.compared(Predicate::Ge, &a, &b)?;
                Some(if greater == op.name().starts_with("arith.max") { a } else { b })
            }
            "arith.select" => match of(0).and_then(|c| c.as_constant()) {
                Some(condition) => of(if condition == 0 { 2 } else { 1 }),
                None => of(1).filter(|first| of(2).as_ref() == Some(first)),
            },
            "arith.andi" => Some(truth(of(0)?.as_constant()? & of(1)?.as_constant()? & 1 == 1)),
            "arith.ori" => Some(truth((of(0)?.as_constant()? | of(1)?.as_constant()?) & 1 == 1)),
            "affine.apply" => {
                let (_, results) = op.attr("map").and_then(Attr::linear_map_over_operands)?;
                let [result] = &results[..] else { return None };
                let mut sum = Size::constant(result.constant);
                for (operand, coefficient) in &result.terms {
                    sum = sum.plus(&of(*operand as usize)?, *coefficient);
                }
                Some(sum)
            }
            "tensor.extract" => {
                let (elements, _) = op.operand(0).definition()?;
                let at = usize::try_from(of(1)?.as_constant()?).ok()?;
                let listed = elements.name() == "tensor.from_elements"
                    && op.operand_count() == 2
                    && at < elements.operand_count();
                listed.then(|| self.scalar_within(elements.operand(at), depth)).flatten()
            }
            _ => None,
        }
    }

    fn compared(&self, predicate: Predicate, a: &Size, b: &Size) -> Option<bool> {
        self.resolved(a).compared(predicate, &self.resolved(b))
    }
}

/// Returns the predicate of `arith.cmpi`; sizes are not negative, so signs do not matter.
fn predicate(code: i64) -> Option<Predicate> {
    use Predicate::{Eq, Ge, Gt, Le, Lt, Ne};
    [Eq, Ne, Lt, Le, Gt, Ge, Lt, Le, Gt, Ge].get(usize::try_from(code).ok()?).copied()
}
