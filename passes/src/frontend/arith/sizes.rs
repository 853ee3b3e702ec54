//! The sizes of `arith` and `math`: integers, and tensors of one shape.

use crate::{
    frontend::sizes::{Numbers, Shape, Sizes, known, quotient, remainder},
    graph::BinaryOp,
    ir::Op,
};

pub(super) fn shape(sizes: &Sizes, op: Op<'_>, _at: usize) -> Option<Shape> {
    let last = op.operand(op.operand_count().checked_sub(1)?);
    sizes.shape_of(last).map(known)
}

pub(super) fn numbers(sizes: &Sizes, op: Op<'_>) -> Option<Numbers> {
    if op.name() == "arith.constant" {
        return Sizes::constant(op.attr("value")?);
    }
    if op.operand_count() != 2 {
        return None;
    }
    // Sizes are not negative: their signs do not matter.
    let of = |at: usize| sizes.scalar(op.operand(at));
    let binary = |kind| sizes.binary(kind, &of(0)?, &of(1)?, false);
    let number = match op.name() {
        "arith.divui" => binary(BinaryOp::Div),
        "arith.ceildivsi" | "arith.ceildivui" => quotient(&of(0)?, &of(1)?, true),
        "arith.remui" => remainder(&of(0)?, &of(1)?),
        "arith.maxui" => binary(BinaryOp::Max),
        "arith.minui" => binary(BinaryOp::Min),
        _ => return None,
    };
    Some(vec![Some(number?)])
}

pub(super) fn demand(sizes: &mut Sizes, op: Op<'_>) {
    let tensors = op.operands().filter(|v| v.ty().is_tensor());
    let shapes: Vec<_> = tensors.filter_map(|v| sizes.shape_of(v)).collect();
    sizes.equal_shapes(&shapes, None);
}
