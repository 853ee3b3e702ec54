//! What `linalg` says of sizes: all dimensions that one loop runs over have one extent.

use super::indexing_maps;
use crate::{
    frontend::sizes::{Size, Sizes},
    graph::Linear,
    ir::{Attr, Op, Val},
};

pub(super) fn demand(sizes: &mut Sizes, op: Op<'_>) {
    let dynamic = |v: Val<'_>| v.ty().dims().contains(&None);
    if !op.operands().any(dynamic) {
        return;
    }
    let Some(maps) = indexing_maps(op) else { return };
    let Some((count, _)) = maps.first() else { return };
    let mut extents: Vec<Option<Size>> = vec![None; *count as usize];
    for (operand, (_, map)) in op.operands().zip(&maps) {
        let Some(shape) = sizes.shape_of(operand) else { continue };
        for (size, var) in shape.iter().zip(map.iter().map(Linear::as_var)) {
            let Some(slot) = var.and_then(|v| extents.get_mut(v as usize)) else { continue };
            match slot {
                Some(extent) => sizes.equal(extent, size),
                None => *slot = Some(size.clone()),
            }
        }
    }
    let Some(block) = op.region_block(0) else { return };
    for inner in block.operations().filter(|inner| inner.name() == "arith.select") {
        broadcast(sizes, inner, &extents);
    }
}

/// An index `size == 1 ? 0 : i` is a broadcast of an extent that is 1; it is `i` where the size is
/// the extent of the loop.
fn broadcast(sizes: &mut Sizes, select: Op<'_>, extents: &[Option<Size>]) {
    let defined = |at: usize| select.operand(at).definition().map(|(op, _)| op);
    let zero = sizes.scalar(select.operand(1)).and_then(|s| s.as_constant()) == Some(0);
    let (Some(compare), Some(index)) = (defined(0), defined(2)) else { return };
    if !zero || compare.name() != "arith.cmpi" || index.name() != "linalg.index" {
        return;
    }
    let is_equality = compare.attr("predicate").and_then(Attr::int) == Some(0);
    let one = sizes.scalar(compare.operand(1)).and_then(|s| s.as_constant()) == Some(1);
    let at = index.attr("dim").and_then(Attr::int).and_then(|n| usize::try_from(n).ok());
    let extent = at.and_then(|at| extents.get(at)?.clone());
    if let (true, true, Some(left), Some(right)) =
        (is_equality, one, sizes.scalar(compare.operand(0)), extent)
    {
        sizes.assume_equal(&left, &right);
    }
}
