//! Integers that are computed from sizes.

use super::{Size, Sizes};
use crate::{
    graph::Predicate,
    ir::{Affine, Attr, Op, Val},
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
        let of = |at: usize| {
            let operand = (at < op.operand_count()).then(|| op.operand(at));
            self.scalar_within(operand?, depth)
        };
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
            // Sizes are not negative, so that all divisions round down, but those that round up.
            "arith.divsi" | "arith.divui" | "arith.floordivsi" => quotient(&of(0)?, &of(1)?, false),
            "arith.ceildivsi" | "arith.ceildivui" => quotient(&of(0)?, &of(1)?, true),
            "arith.remsi" | "arith.remui" => remainder(&of(0)?, &of(1)?),
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
                let results = op.attr("map").and_then(Attr::affine_results)?;
                let [result] = &results[..] else { return None };
                affine(result, &of)
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

/// Returns an affine expression as a size, over operands that are sizes.
fn affine(expression: &Affine, of: &impl Fn(usize) -> Option<Size>) -> Option<Size> {
    let both = |a: &Affine, b: &Affine| Some((affine(a, of)?, affine(b, of)?));
    match expression {
        Affine::Operand(at) => of(*at),
        Affine::Constant(n) => Some(Size::constant(*n)),
        Affine::Add(a, b) => both(a, b).map(|(a, b)| a.plus(&b, 1)),
        Affine::Mul(a, b) => both(a, b).map(|(a, b)| a.times(&b)),
        Affine::FloorDiv(a, b) => both(a, b).and_then(|(a, b)| quotient(&a, &b, false)),
        Affine::CeilDiv(a, b) => both(a, b).and_then(|(a, b)| quotient(&a, &b, true)),
        Affine::Mod(a, b) => both(a, b).and_then(|(a, b)| remainder(&a, &b)),
    }
}

/// Returns `a / b`, rounded up or down where both are known.
fn quotient(a: &Size, b: &Size, up: bool) -> Option<Size> {
    match (a.as_constant(), b.as_constant()) {
        (Some(a @ 0..), Some(b @ 1..)) => {
            let more = if up { b - 1 } else { 0 };
            Some(Size::constant(a.checked_add(more)? / b))
        }
        _ => a.divided(b),
    }
}

/// Returns the remainder of `a / b`.
fn remainder(a: &Size, b: &Size) -> Option<Size> {
    match (a.as_constant(), b.as_constant()) {
        (Some(a @ 0..), Some(b @ 1..)) => Some(Size::constant(a % b)),
        _ => a.divided(b).map(|_| Size::default()),
    }
}

/// Returns the predicate of `arith.cmpi`; sizes are not negative, so signs do not matter.
fn predicate(code: i64) -> Option<Predicate> {
    use Predicate::{Eq, Ge, Gt, Le, Lt, Ne};
    [Eq, Ne, Lt, Le, Gt, Ge, Lt, Le, Gt, Ge].get(usize::try_from(code).ok()?).copied()
}
