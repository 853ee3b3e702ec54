//! What the rules of frontends make shapes from.

use super::{Numbers, Size, Sizes};
use crate::ir::{DYNAMIC, Op, Val};

/// The extents of a value as its operation makes them; `None` for one that is not known.
pub(in crate::frontend) type Shape = Vec<Option<Size>>;

/// Returns a shape of which all is known.
pub(in crate::frontend) fn known(sizes: Vec<Size>) -> Shape {
    sizes.into_iter().map(Some).collect()
}

impl Sizes {
    /// Returns the shape of result `at` of an operation that writes into its last operands.
    pub(in crate::frontend) fn of_destination(&self, op: Op<'_>, at: usize) -> Option<Shape> {
        let first = op.operand_count().checked_sub(op.result_count())?;
        self.shape_of(op.operand(first + at)).map(known)
    }

    /// Returns the entries of a static list whose dynamic ones are operands.
    pub(in crate::frontend) fn listed(
        &mut self,
        list: &[i64],
        operands: &mut dyn Iterator<Item = Val<'_>>,
    ) -> Option<Vec<Size>> {
        let mut sizes = Vec::with_capacity(list.len());
        for entry in list {
            sizes.push(match *entry {
                DYNAMIC => self.scalar_or_unknown(operands.next()?),
                known => Size::constant(known),
            });
        }
        Some(sizes)
    }

    /// Returns the extent that extents are broadcast to: those of 1 go with any other. `None` where
    /// it depends on which are 1.
    pub(in crate::frontend) fn broadcast(&self, extents: &[Size]) -> Option<Size> {
        let one = Size::constant(1);
        let all: Vec<Size> = extents.iter().map(|e| self.resolved(e)).collect();
        let mut above = all.iter().filter(|e| **e != one);
        // A number above 1 is what all are, or are broadcast to.
        let number = |e: &&Size| e.as_constant().is_some();
        match all.iter().find(|e| number(e) && **e != one) {
            Some(number) => Some(number.clone()),
            None => match above.next() {
                Some(first) => above.all(|e| e == first).then(|| first.clone()),
                None => Some(one),
            },
        }
    }

    /// Returns the shape that shapes, aligned at the last dimension, are broadcast to.
    pub(in crate::frontend) fn broadcast_shapes(&self, shapes: &[Numbers]) -> Shape {
        let rank = shapes.iter().map(Vec::len).max().unwrap_or(0);
        let extent = |from_end: usize| {
            let those = shapes.iter().filter_map(|s| s.iter().rev().nth(from_end).cloned());
            self.broadcast(&those.collect::<Option<Vec<Size>>>()?)
        };
        (0..rank).rev().map(extent).collect()
    }

    /// Returns the shape of values that are joined along a dimension.
    pub(in crate::frontend) fn concatenated<'c>(
        &self,
        mut parts: impl Iterator<Item = Val<'c>>,
        dim: usize,
    ) -> Option<Vec<Size>> {
        let mut shape = self.shape_of(parts.next()?)?;
        for part in parts {
            let more = self.shape_of(part)?;
            let total = shape.get_mut(dim)?;
            *total = total.plus(more.get(dim)?, 1);
        }
        Some(shape)
    }

    /// Returns the product of extents.
    pub(in crate::frontend) fn count(extents: &[Size]) -> Size {
        extents.iter().fold(Size::constant(1), |n, extent| n.times(extent))
    }
}
