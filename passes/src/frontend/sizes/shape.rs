//! The shapes of results with dynamic extents.

use super::{Size, Sizes};
use crate::{
    frontend::tensor::kept_dims,
    ir::{DYNAMIC, Op, Val},
};

impl Sizes {
    /// Returns the shape of a result as its operation makes it; `None` where that is not known.
    pub(super) fn result_shape(
        &mut self,
        op: Op<'_>,
        at: usize,
        depth: usize,
    ) -> Option<Vec<Size>> {
        let result = op.result(at);
        let (dialect, name) = op.name().split_once('.')?;
        match (dialect, name) {
            ("tensor", "empty" | "splat" | "generate") => {
                let first = usize::from(name == "splat");
                let mut next = first..op.operand_count();
                let mut shape = Vec::new();
                for dim in result.ty().dims() {
                    shape.push(match dim {
                        Some(extent) => Size::constant(extent),
                        None => self.scalar_or_unknown(op.operand(next.next()?), depth),
                    });
                }
                Some(shape)
            }
            ("tensor", "expand_shape") => {
                let listed = op.attr("static_output_shape")?.ints()?;
                self.listed(&listed, &mut op.operands().skip(1), depth)
            }
            ("tensor", "collapse_shape") => {
                let source = self.shape_of(op.operand(0))?;
                let mut shape = Vec::new();
                for group in op.attr("reassociation")?.elements()? {
                    let mut product = Size::constant(1);
                    for dim in group.elements()? {
                        product = product.times(source.get(usize::try_from(dim.int()?).ok()?)?);
                    }
                    shape.push(product);
                }
                Some(shape)
            }
            ("tensor", "cast") => self.shape_of(op.operand(0)),
            ("tensor", "extract_slice") => {
                let segments = op.attr("operandSegmentSizes")?.i32s()?;
                let skipped = 1 + usize::try_from(*segments.get(1)?).ok()?;
                let listed = op.attr("static_sizes")?.ints()?;
                let sizes = self.listed(&listed, &mut op.operands().skip(skipped), depth)?;
                let dims = result.ty().dims();
                let part: Vec<_> = dims.into_iter().map(|d| Some(d.unwrap_or(DYNAMIC))).collect();
                Some(kept_dims(&listed, &part)?.into_iter().map(|d| sizes[d].clone()).collect())
            }
            ("tensor", "insert_slice") => self.shape_of(op.operand(1)),
            ("tensor", "concat") => {
                let dim = usize::try_from(op.attr("dim")?.int()?).ok()?;
                let mut shape = self.shape_of(op.operand(0))?;
                for part in op.operands().skip(1) {
                    let more = self.shape_of(part)?;
                    let total = shape.get_mut(dim)?;
                    *total = total.plus(more.get(dim)?, 1);
                }
                Some(shape)
            }
            ("tensor", "reshape") => {
                let (elements, _) = op.operand(1).definition()?;
                if elements.name() != "tensor.from_elements" {
                    return None;
                }
                let shape = elements.operands().map(|v| self.scalar_or_unknown(v, depth));
                Some(shape.collect())
            }
            ("tensor", "pad") => {
                let source = self.shape_of(op.operand(0))?;
                let mut operands = op.operands().skip(1);
                let low = self.listed(&op.attr("static_low")?.ints()?, &mut operands, depth)?;
                let high = self.listed(&op.attr("static_high")?.ints()?, &mut operands, depth)?;
                let sum = |((s, l), h): ((&Size, &Size), &Size)| s.plus(l, 1).plus(h, 1);
                Some(source.iter().zip(&low).zip(&high).map(sum).collect())
            }
            // What is written in a destination has its shape.
            ("linalg" | "tm_tensor", _) => {
                let first = op.operand_count().checked_sub(op.result_count())?;
                self.shape_of(op.operand(first + at))
            }
            ("arith" | "math", _) => {
                let last = op.operand(op.operand_count().checked_sub(1)?);
                self.shape_of(last)
            }
            _ => None,
        }
    }

    /// Returns the entries of a static list whose dynamic ones are operands.
    fn listed(
        &mut self,
        list: &[i64],
        operands: &mut dyn Iterator<Item = Val<'_>>,
        depth: usize,
    ) -> Option<Vec<Size>> {
        let mut sizes = Vec::with_capacity(list.len());
        for entry in list {
            sizes.push(match *entry {
                DYNAMIC => self.scalar_or_unknown(operands.next()?, depth),
                known => Size::constant(known),
            });
        }
        Some(sizes)
    }
}
