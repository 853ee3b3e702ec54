//! The sizes of `tensor`'s operations.

use super::kept_dims;
use crate::{
    frontend::sizes::{Numbers, Shape, Size, Sizes, known},
    ir::{Attr, DYNAMIC, Op},
};

pub(super) fn shape(sizes: &mut Sizes, op: Op<'_>, _at: usize) -> Option<Shape> {
    let result = op.result(0);
    let shape = match op.name() {
        "tensor.empty" | "tensor.splat" | "tensor.generate" => {
            let first = usize::from(op.name() == "tensor.splat");
            let dims = result.ty().dims();
            let listed: Vec<i64> = dims.into_iter().map(|d| d.unwrap_or(DYNAMIC)).collect();
            sizes.listed(&listed, &mut op.operands().skip(first))?
        }
        "tensor.expand_shape" => {
            let listed = op.attr("static_output_shape")?.ints()?;
            sizes.listed(&listed, &mut op.operands().skip(1))?
        }
        "tensor.collapse_shape" => {
            let source = sizes.shape_of(op.operand(0))?;
            let mut shape = Vec::new();
            for group in op.attr("reassociation")?.elements()? {
                let mut product = Size::constant(1);
                for dim in group.elements()? {
                    product = product.times(source.get(usize::try_from(dim.int()?).ok()?)?);
                }
                shape.push(product);
            }
            shape
        }
        "tensor.cast" => sizes.shape_of(op.operand(0))?,
        "tensor.extract_slice" => {
            let segments = op.attr("operandSegmentSizes")?.i32s()?;
            let skipped = 1 + usize::try_from(*segments.get(1)?).ok()?;
            let listed = op.attr("static_sizes")?.ints()?;
            let all = sizes.listed(&listed, &mut op.operands().skip(skipped))?;
            let dims = result.ty().dims();
            let part: Vec<_> = dims.into_iter().map(|d| Some(d.unwrap_or(DYNAMIC))).collect();
            kept_dims(&listed, &part)?.into_iter().map(|d| all[d].clone()).collect()
        }
        "tensor.insert_slice" => sizes.shape_of(op.operand(1))?,
        "tensor.concat" => {
            let dim = usize::try_from(op.attr("dim")?.int()?).ok()?;
            sizes.concatenated(op.operands(), dim)?
        }
        "tensor.reshape" => return sizes.elements(op.operand(1)),
        "tensor.pad" => {
            let source = sizes.shape_of(op.operand(0))?;
            let mut operands = op.operands().skip(1);
            let low = sizes.listed(&op.attr("static_low")?.ints()?, &mut operands)?;
            let high = sizes.listed(&op.attr("static_high")?.ints()?, &mut operands)?;
            let sum = |((s, l), h): ((&Size, &Size), &Size)| s.plus(l, 1).plus(h, 1);
            source.iter().zip(&low).zip(&high).map(sum).collect()
        }
        _ => return None,
    };
    Some(known(shape))
}

pub(super) fn numbers(sizes: &Sizes, op: Op<'_>) -> Option<Numbers> {
    let index = |at: usize| usize::try_from(sizes.scalar(op.operand(at))?.as_constant()?).ok();
    match op.name() {
        "tensor.dim" => {
            let extent = sizes.shape_of(op.operand(0))?.get(index(1)?)?.clone();
            Some(vec![Some(extent)])
        }
        "tensor.from_elements" => sizes.joined(op.operands()),
        "tensor.extract" if op.operand_count() == 1 => sizes.numbers(op.operand(0)),
        "tensor.extract" if op.operand_count() == 2 => {
            Some(vec![sizes.elements(op.operand(0))?.get(index(1)?)?.clone()])
        }
        "tensor.cast" | "tensor.expand_shape" | "tensor.collapse_shape" | "tensor.reshape" => {
            sizes.numbers(op.operand(0))
        }
        _ => None,
    }
}

pub(super) fn demand(sizes: &mut Sizes, op: Op<'_>) {
    match op.name() {
        "tensor.reshape" | "tensor.expand_shape" => {
            sizes.same_elements(op.operand(0), op.result(0));
        }
        "tensor.concat" => {
            let along = op.attr("dim").and_then(Attr::int).and_then(|d| usize::try_from(d).ok());
            let shapes: Vec<_> = op.operands().filter_map(|v| sizes.shape_of(v)).collect();
            sizes.equal_shapes(&shapes, along);
        }
        _ => {}
    }
}
