//! Contractions of two tensors that are read through maps.

use super::{Emitter, linalg, whole};
use crate::{
    graph::{Elem, Linear},
    ir::Val,
};

/// A sum of products over a loop nest: `out[parallel loops] = sum over the reduced loop of a * b`.
pub struct Contraction<'a> {
    /// The extent of each loop, outermost first.
    pub loops: &'a [i64],
    /// The loop that is reduced.
    pub reduced: usize,
}

impl Contraction<'_> {
    /// Returns the loops that are not reduced.
    pub(super) fn parallel(&self) -> impl Iterator<Item = u32> {
        (0..self.loops.len() as u32).filter(|l| *l as usize != self.reduced)
    }

    /// Returns the extents of the result.
    pub(super) fn dims(&self) -> Vec<i64> {
        self.parallel().map(|l| self.loops[l as usize]).collect()
    }
}

impl<'c> Emitter<'c> {
    /// Contracts two tensors, each with a map from the loops to its dimensions, in f32. The result
    /// has the parallel loops as dimensions; torch rounds that of half operands to their type.
    pub fn contract(
        &self,
        nest: &Contraction<'_>,
        a: (Val<'c>, &[Linear]),
        b: (Val<'c>, &[Linear]),
    ) -> Val<'c> {
        match self.whole() {
            None => linalg::contract(self, nest, a, b),
            Some(ops) => whole::contract(self, ops, nest, a, b),
        }
    }

    /// Returns what is contracted with `weight`, for a result of type `elem`, in the type of the
    /// weight if an op on whole tensors can then read that as it is.
    pub fn beside(&self, value: Val<'c>, weight: Val<'c>, elem: Elem) -> Val<'c> {
        let narrow = self.whole().is_some_and(|ops| ops.multiplies(elem));
        if narrow && self.elem_of(weight) == elem { self.convert(value, elem) } else { value }
    }
}
