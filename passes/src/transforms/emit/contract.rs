//! Contractions of two tensors that are read through maps.

use super::Emitter;
use crate::{
    graph::{Elem, Linear},
    ir::{Attr, Type, Val},
};

/// A sum of products over a loop nest: `out[parallel loops] = sum over the reduced loop of a * b`.
pub struct Contraction<'a> {
    /// The extent of each loop, outermost first.
    pub loops: &'a [i64],
    /// The loop that is reduced.
    pub reduced: usize,
}

impl<'c> Emitter<'c> {
    /// Makes a `linalg.generic` that contracts two tensors, each with a map from the loops to its
    /// dimensions, in f32. The result has the parallel loops as dimensions.
    pub fn contract(
        &self,
        nest: &Contraction<'_>,
        a: (Val<'c>, &[Linear]),
        b: (Val<'c>, &[Linear]),
    ) -> Val<'c> {
        let loops = nest.loops.len() as u32;
        let parallel: Vec<Linear> =
            (0..loops).filter(|l| *l as usize != nest.reduced).map(Linear::var).collect();
        let dims: Vec<i64> =
            parallel.iter().filter_map(|l| Some(nest.loops[l.as_var()? as usize])).collect();
        let wide = Elem::F32;
        let ty = self.tensor(&dims, wide);
        let empty = self.empty(&dims, wide);
        let zero = self.constant(self.float(0.0, wide), self.elem(wide));
        let init = self.fill(zero, empty);

        let mut inputs = vec![self.within(a.0, a.1, nest.loops), self.within(b.0, b.1, nest.loops)];
        let mut maps = vec![self.map(loops, a.1), self.map(loops, b.1)];
        // The extent of a loop is read off an operand that it runs over alone.
        let reduced = Linear::var(nest.reduced as u32);
        if !a.1.contains(&reduced) && !b.1.contains(&reduced) {
            inputs.push(self.empty(&[nest.loops[nest.reduced]], wide));
            maps.push(self.map(loops, std::slice::from_ref(&reduced)));
        }
        maps.push(self.map(loops, &parallel));
        let kinds: Vec<Attr<'c>> = (0..nest.loops.len())
            .map(|l| if l == nest.reduced { "reduction" } else { "parallel" })
            .map(|kind| self.parse(&format!("#linalg.iterator_type<{kind}>")))
            .collect();
        let types: Vec<Type<'c>> =
            inputs.iter().chain([&init]).map(|v| self.elem(v.ty().elem())).collect();
        let region = self.region(&types, |e, x| {
            let a = e.widen(x[0], wide);
            let b = e.widen(x[1], wide);
            let product = e.op("arith.mulf", &[a, b], wide);
            e.op("arith.addf", &[*x.last().expect("the accumulator"), product], wide)
        });
        let segments = self.i32_array(&[inputs.len() as i32, 1]);
        let mut operands = inputs;
        operands.push(init);
        let result = self
            .builder
            .create_with_regions(
                "linalg.generic",
                &operands,
                &[ty],
                &[
                    ("indexing_maps", self.array(&maps)),
                    ("iterator_types", self.array(&kinds)),
                    ("operandSegmentSizes", segments),
                ],
                &[region],
            )
            .result(0);
        self.with_dims(result, &dims)
    }

    /// Returns the part of `value` that loops of these extents read through `map`: a structured op
    /// wants a dimension that one loop runs over alone to have that loop's extent.
    pub(super) fn within(&self, value: Val<'c>, map: &[Linear], loops: &[i64]) -> Val<'c> {
        let dims = self.dims(value);
        let sizes: Vec<i64> = dims
            .iter()
            .zip(map)
            .map(|(dim, e)| e.as_var().map_or(*dim, |l| loops[l as usize]))
            .collect();
        if sizes == dims {
            return value;
        }
        let ty = self.tensor(&sizes, value.ty().elem());
        let dynamic = self.dynamic_dims(&sizes);
        let each = |n: i64| self.i64_array(&vec![n; dims.len()]);
        let attributes = [
            ("static_offsets", each(0)),
            ("static_sizes", self.static_list(&sizes)),
            ("static_strides", each(1)),
            ("operandSegmentSizes", self.i32_array(&[1, 0, dynamic.len() as i32, 0])),
        ];
        let mut operands = vec![value];
        operands.extend(dynamic);
        let slice = self.builder.create("tensor.extract_slice", &operands, &[ty], &attributes);
        self.with_dims(slice.result(0), &sizes)
    }

    /// Makes `linalg.fill`.
    fn fill(&self, value: Val<'c>, into: Val<'c>) -> Val<'c> {
        let elem = into.ty().elem();
        let types = [self.elem(elem), self.elem(elem)];
        let region = self.region(&types, |_, x| x[0]);
        let segments = [("operandSegmentSizes", self.i32_array(&[1, 1]))];
        self.builder
            .create_with_regions("linalg.fill", &[value, into], &[into.ty()], &segments, &[region])
            .result(0)
    }

    /// Returns a scalar widened to `elem`.
    pub(super) fn widen(&self, value: Val<'c>, elem: Elem) -> Val<'c> {
        if value.ty().elem() == elem { value } else { self.op("arith.extf", &[value], elem) }
    }
}
