//! Puts the body of a function in the place of a call.

use super::{Attr, Op, Val};
use crate::shim::collect;

/// Functions: MLIR's and IREE's.
pub const FUNCTIONS: [&str; 2] = ["func.func", "util.func"];

/// Operations that stand for the body of a function, and the attribute that names it.
pub const CALLS: [(&str, &str); 4] = [
    ("func.call", "callee"),
    ("util.call", "callee"),
    ("stablehlo.composite", "decomposition"),
    ("chlo.composite", "decomposition"),
];

/// Returns the name of the function that `call` stands for; `None` for another operation.
pub fn callee(call: Op<'_>) -> Option<&str> {
    let (_, attribute) = CALLS.iter().find(|(name, _)| *name == call.name())?;
    call.attr(attribute).and_then(Attr::text)
}

/// Returns all calls at or below `top`.
pub fn calls(top: Op<'_>) -> Vec<Op<'_>> {
    collect(top, &CALLS.map(|(name, _)| name))
}

/// A call in whose place a function's body stands.
#[must_use]
pub struct Inlined<'c> {
    call: Op<'c>,
    operands: Vec<Val<'c>>,
    /// The uses of each result.
    uses: Vec<Vec<(Op<'c>, usize)>>,
    /// What stood after the call.
    next: Op<'c>,
    /// The body's operations.
    pub operations: Vec<Op<'c>>,
}

impl<'c> Inlined<'c> {
    /// Gives up the call; returns the body's operations.
    pub fn keep(self) -> Vec<Op<'c>> {
        self.call.erase();
        self.operations
    }

    /// Puts the call back. Of several the last comes first, before anything else has changed.
    pub fn undo(self) {
        self.call.insert_before(self.next);
        self.call.set_operands(&self.operands);
        for (result, uses) in self.call.results().zip(self.uses) {
            for (user, at) in uses {
                user.set_operand(at, result);
            }
        }
        self.operations.into_iter().rev().for_each(Op::erase);
    }
}

/// Puts a copy of the body of `function`, which is one block, in the place of `call`. `None` where
/// they do not fit together: nothing was changed then.
pub fn inline<'c>(call: Op<'c>, function: Op<'c>) -> Option<Inlined<'c>> {
    let body = function.region_block(0).filter(|_| function.has_one_block())?;
    let end = body.terminator()?;
    let next = call.next()?;
    let arguments = (0..body.argument_count()).map(|i| body.argument(i).ty());
    if !arguments.eq(call.operands().map(Val::ty))
        || !end.operands().map(Val::ty).eq(call.results().map(Val::ty))
    {
        return None;
    }
    let copy = function.copy();
    let body = copy.region_block(0)?;
    let operands: Vec<Val<'c>> = call.operands().collect();
    for (at, operand) in operands.iter().enumerate() {
        body.argument(at).replace_all_uses_with(*operand);
    }
    let end = body.terminator()?;
    let operations: Vec<Op<'c>> = body.operations().take_while(|op| *op != end).collect();
    for op in &operations {
        op.move_before(call);
    }
    let uses = call.results().map(Val::uses).collect();
    for (result, value) in call.results().zip(end.operands()) {
        result.replace_all_uses_with(value);
    }
    copy.erase();
    // It would count as a user.
    call.set_operands(&[]);
    call.detach();
    Some(Inlined { call, operands, uses, next, operations })
}
