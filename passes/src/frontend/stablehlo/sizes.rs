//! The sizes of `StableHLO`'s operations.

use super::{dialect_attr, dims_of, elementwise, list};
use crate::{
    frontend::sizes::{Numbers, Shape, Size, Sizes, known},
    ir::{Attr, Op},
};

/// Returns the extents of result `at`.
pub(super) fn shape(sizes: &Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
    let operand = |at: usize| sizes.shape_of(op.operands().nth(at)?);
    let name = op.name().split_once('.')?.1;
    let shape = match name {
        "transpose" => {
            let of = operand(0)?;
            let from = dims_of(list(op, "permutation")?)?;
            from.into_iter().map(|d| of.get(d).cloned()).collect::<Option<_>>()?
        }
        "dot_general" => contracted(sizes, op)?,
        "dot" => {
            let (mut left, right) = (operand(0)?, operand(1)?);
            left.pop()?;
            left.extend(right.into_iter().skip(1));
            left
        }
        "concatenate" => {
            let dim = usize::try_from(op.attr("dimension")?.int()?).ok()?;
            sizes.concatenated(op.operands(), dim)?
        }
        "reduce" => {
            let reduced = dims_of(list(op, "dimensions")?)?;
            let kept = operand(at)?.into_iter().enumerate().filter(|(d, _)| !reduced.contains(d));
            kept.map(|(_, n)| n).collect()
        }
        "dynamic_broadcast_in_dim" | "dynamic_reshape" => {
            return sizes.elements(op.operands().nth(1)?);
        }
        "dynamic_iota" => return sizes.elements(op.operands().next()?),
        "real_dynamic_slice" => return sliced(sizes, op),
        "dynamic_pad" => return padded(sizes, op),
        "gather" | "dynamic_gather" => return gathered(sizes, op),
        "dynamic_slice" => list(op, "slice_sizes")?.into_iter().map(Size::constant).collect(),
        "pad" => bordered(sizes, op)?,
        "reverse" | "dynamic_update_slice" | "scatter" | "sort" | "optimization_barrier" => {
            operand(at)?
        }
        "custom_call" if op.attr("call_target_name")?.text()? == "Sharding" => operand(0)?,
        "clamp" | "select" => operand(1)?,
        _ if elementwise::NAMES.contains(&name) => operand(0)?,
        _ => return None,
    };
    Some(known(shape))
}

/// Returns the batch dimensions, and the free ones of both sides.
fn contracted(sizes: &Sizes, op: Op<'_>) -> Option<Vec<Size>> {
    let numbers = dialect_attr(op, "dot_dimension_numbers")?;
    let of = |side: &str, kind: &str| numbers.dims(&format!("{side}_{kind}_dimensions"));
    let [left, right] = [0, 1].map(|at| sizes.shape_of(op.operands().nth(at)?));
    let (left, right) = (left?, right?);
    let batch = of("lhs", "batching")?;
    let mut shape = batch.iter().map(|d| left.get(*d).cloned()).collect::<Option<Vec<_>>>()?;
    for (side, extents) in [("lhs", left), ("rhs", right)] {
        let gone = [of(side, "batching")?, of(side, "contracting")?].concat();
        let free = extents.into_iter().enumerate().filter(|(d, _)| !gone.contains(d));
        shape.extend(free.map(|(_, n)| n));
    }
    Some(shape)
}

/// Returns the shape of a slice with computed bounds.
fn sliced(sizes: &Sizes, op: Op<'_>) -> Option<Shape> {
    let [start, limit, step] = [1, 2, 3].map(|at| sizes.elements(op.operands().nth(at)?));
    let all = start?.into_iter().zip(limit?).zip(step?);
    let extent = |((start, limit), step): ((Option<Size>, Option<Size>), Option<Size>)| {
        let length = limit?.plus(&start?, -1);
        match step?.as_constant()? {
            1 => Some(length),
            _ => None,
        }
    };
    Some(all.map(extent).collect())
}

/// An extent, and its borders: low, high, and between elements.
type Padding = (((Size, Option<Size>), Option<Size>), Option<Size>);

/// Returns the shape of a tensor with a border of computed width.
fn padded(sizes: &Sizes, op: Op<'_>) -> Option<Shape> {
    let [low, high, between] = [2, 3, 4].map(|at| sizes.elements(op.operands().nth(at)?));
    let of = sizes.shape_of(op.operand(0))?;
    let extent = |(((n, low), high), between): Padding| {
        (between?.as_constant()? == 0).then_some(())?;
        Some(n.plus(&low?, 1).plus(&high?, 1))
    };
    Some(of.into_iter().zip(low?).zip(high?).zip(between?).map(extent).collect())
}

/// Returns the shape of a tensor with a border.
fn bordered(sizes: &Sizes, op: Op<'_>) -> Option<Vec<Size>> {
    let [low, high, between] =
        ["edge_padding_low", "edge_padding_high", "interior_padding"].map(|name| list(op, name));
    let of = sizes.shape_of(op.operands().next()?)?;
    (between?.iter().all(|n| *n == 0)).then_some(())?;
    let width = low?.into_iter().zip(high?).map(|(l, h)| Size::constant(l + h));
    Some(of.iter().zip(width).map(|(n, more)| n.plus(&more, 1)).collect())
}

/// Returns the shape of a gather: the dimensions of the positions, and those of a slice.
fn gathered(sizes: &Sizes, op: Op<'_>) -> Option<Shape> {
    let numbers = dialect_attr(op, "dimension_numbers")?;
    let slice: Shape = if op.name() == "stablehlo.gather" {
        list(op, "slice_sizes")?.into_iter().map(|n| Some(Size::constant(n))).collect()
    } else {
        sizes.elements(op.operands().nth(2)?)?
    };
    let offset = numbers.dims("offset_dims")?;
    let gone = [numbers.dims("collapsed_slice_dims")?, numbers.dims("operand_batching_dims")?];
    let vector = usize::try_from(numbers.int("index_vector_dim")?).ok()?;
    let positions = sizes.shape_of(op.operands().nth(1)?)?.into_iter().enumerate();
    let mut outer = positions.filter(|(d, _)| *d != vector).map(|(_, n)| Some(n));
    let slice = slice.into_iter().enumerate();
    let mut window = slice.filter(|(d, _)| !gone.concat().contains(d)).map(|(_, n)| n);
    let rank = sizes.rank(op.result(0));
    let dim = |d: usize| if offset.contains(&d) { window.next() } else { outer.next() };
    (0..rank).map(dim).collect()
}

/// Returns the integers of a result.
pub(super) fn numbers(sizes: &Sizes, op: Op<'_>, at: usize) -> Option<Numbers> {
    match op.name() {
        "stablehlo.constant" => Sizes::constant(op.attr("value")?),
        "stablehlo.get_dimension_size" => {
            let at = usize::try_from(op.attr("dimension")?.int()?).ok()?;
            Some(vec![Some(sizes.shape_of(op.operand(0))?.get(at)?.clone())])
        }
        "stablehlo.reshape" | "stablehlo.dynamic_reshape" => sizes.numbers(op.operands().next()?),
        "stablehlo.optimization_barrier" => sizes.numbers(op.operands().nth(at)?),
        "stablehlo.broadcast_in_dim" | "stablehlo.dynamic_broadcast_in_dim" => {
            let numbers = sizes.numbers(op.operands().next()?)?;
            (numbers.len() == 1).then_some(numbers)
        }
        "stablehlo.concatenate" => {
            (sizes.rank(op.result(0)) == 1).then(|| sizes.joined(op.operands()))?
        }
        "stablehlo.slice" => {
            let all = sizes.elements(op.operands().next()?)?;
            let [start, limit, step] = ["start_indices", "limit_indices", "strides"]
                .map(|name| dims_of(list(op, name)?).filter(|l| l.len() == 1).map(|l| l[0]));
            let (start, limit, step) = (start?, limit?, step?);
            let part = all.get(start..limit).filter(|_| step > 0)?;
            Some(part.iter().step_by(step).cloned().collect())
        }
        _ => None,
    }
}

/// Notes what an operation demands.
pub(super) fn demand(sizes: &mut Sizes, op: Op<'_>) {
    let Some((_, name)) = op.name().split_once('.') else { return };
    let attr = |name: &str| op.attr(name);
    match name {
        "dot_general" => {
            same_loops(sizes, op);
        }
        "concatenate" => {
            let along = attr("dimension").and_then(Attr::int).and_then(|d| usize::try_from(d).ok());
            let shapes: Vec<_> = op.operands().filter_map(|v| sizes.shape_of(v)).collect();
            sizes.equal_shapes(&shapes, along);
        }
        "reshape" | "dynamic_reshape" if op.operand_count() > 0 => {
            sizes.same_elements(op.operand(0), op.result(0));
        }
        "dynamic_broadcast_in_dim" | "broadcast_in_dim" => {
            let dims = list(op, "broadcast_dimensions").and_then(dims_of);
            let shapes = op.operands().next().map(|v| sizes.shape_of(v));
            let (Some(dims), Some(Some(of)), Some(whole)) =
                (dims, shapes, sizes.shape_of(op.result(0)))
            else {
                return;
            };
            for (own, at) in of.iter().zip(dims) {
                if let Some(whole) = whole.get(at) {
                    sizes.assume_no_broadcast(own, whole);
                }
            }
        }
        // A loop that carries tensors mostly keeps their shapes.
        "while" => {
            for at in 0..op.result_count().min(op.operand_count()) {
                let shapes = [op.operand(at), op.result(at)].map(|v| sizes.shape_of(v));
                if let [Some(start), Some(end)] = shapes {
                    start.iter().zip(&end).for_each(|(a, b)| sizes.assume_equal(b, a));
                }
            }
        }
        // What JAX's shape polymorphism checks.
        "custom_call" => {
            let target = attr("call_target_name").and_then(Attr::text);
            if target == Some("shape_assertion") && op.operand_count() > 0 {
                sizes.asserted(op.operand(0));
            }
        }
        _ if elementwise::NAMES.contains(&name) => {
            // A scalar stands beside tensors in some of them.
            let shapes: Vec<_> = op
                .operands()
                .filter_map(|v| sizes.shape_of(v))
                .filter(|shape| !shape.is_empty())
                .collect();
            sizes.equal_shapes(&shapes, None);
        }
        _ => {}
    }
}

/// Batch and contracted dimensions are the same on both sides.
fn same_loops(sizes: &mut Sizes, op: Op<'_>) -> Option<()> {
    let numbers = dialect_attr(op, "dot_dimension_numbers")?;
    let [left, right] = [0, 1].map(|at| sizes.shape_of(op.operands().nth(at)?));
    let (left, right) = (left?, right?);
    for kind in ["batching", "contracting"] {
        let [l, r] = ["lhs", "rhs"].map(|side| numbers.dims(&format!("{side}_{kind}_dimensions")));
        for (l, r) in l?.into_iter().zip(r?) {
            sizes.equal(left.get(l)?, right.get(r)?);
        }
    }
    Some(())
}
