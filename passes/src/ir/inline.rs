//! Puts the body of a function in the place of a call.

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use super::{Attr, Op};
use crate::shim::collect;

/// Operations that stand for the body of a function, and the attribute that names it.
pub const CALLS: [(&str, &str); 3] = [
    ("func.call", "callee"),
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

/// Replaces `call` by a copy of the body of `function`, which is one block; returns the copied
/// operations. `None` where they do not fit together: nothing was changed then.
pub fn inline<'c>(call: Op<'c>, function: Op<'c>) -> Option<Vec<Op<'c>>> {
    let body = function.region_block(0)?;
    let end = body.terminator()?;
    let types = |values: Vec<super::Val<'c>>| values.into_iter().map(super::Val::ty).collect();
    let arguments: Vec<_> = (0..body.argument_count()).map(|i| body.argument(i)).collect();
    let fits = |a: Vec<super::Val<'c>>, b: Vec<super::Val<'c>>| {
        let (a, b): (Vec<super::Type<'c>>, Vec<super::Type<'c>>) = (types(a), types(b));
        a == b
    };
    if !fits(arguments, call.operands().collect())
        || !fits(end.operands().collect(), call.results().collect())
    {
        return None;
    }
    // SAFETY: the function is alive; the copy is owned here and destroyed below, when its body has
    // moved out and only its terminator is left, which nothing uses.
    unsafe {
        let copy = Op::from_raw(mlirOperationClone(function.to_raw()));
        let body = copy.region_block(0)?;
        for (at, operand) in call.operands().enumerate() {
            body.argument(at).replace_all_uses_with(operand);
        }
        let end = body.terminator()?;
        let moved: Vec<Op<'c>> = body.operations().take_while(|op| *op != end).collect();
        for op in &moved {
            mlirOperationMoveBefore(op.to_raw(), call.to_raw());
        }
        for (result, value) in call.results().zip(end.operands()) {
            result.replace_all_uses_with(value);
        }
        mlirOperationDestroy(copy.to_raw());
        call.erase();
        Some(moved)
    }
}
