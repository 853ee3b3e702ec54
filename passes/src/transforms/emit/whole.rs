//! Loop nests written as ops on whole tensors, for dialects without structured ops.

use super::{
    Emitter, Operand,
    body::{Arithmetic, Body},
    contract::Contraction,
};
use crate::{
    graph::{Elem, Linear, Literal, Scalar},
    ir::Val,
};

/// What a dialect of ops on whole tensors has. An extent may be the number of a size.
pub(super) trait Primitives: Arithmetic {
    /// Makes the size of a dimension, as the dialect counts.
    fn extent<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dim: usize) -> Val<'c>;

    /// Returns an integer as the dialect counts.
    fn count_of<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c>;

    /// Makes a constant as the dialect counts.
    fn count<'c>(&self, e: &Emitter<'c>, n: i64) -> Val<'c>;

    /// Makes a sum (or, where `times`, a product) of two counts.
    fn counted<'c>(&self, e: &Emitter<'c>, sides: [Val<'c>; 2], times: bool) -> Val<'c>;

    /// Returns a count as an `index`.
    fn index<'c>(&self, e: &Emitter<'c>, count: Val<'c>) -> Val<'c>;

    /// Makes the logarithm of an f32 tensor of rank 0.
    fn log<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c>;

    /// Makes a check that two counts are equal.
    fn assert_equal<'c>(&self, e: &Emitter<'c>, sides: [Val<'c>; 2], message: &str);

    /// Returns a scalar of the graph as a tensor of rank 0; a tensor as it is.
    fn ranked<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c>;

    /// Makes a tensor of one number.
    fn full<'c>(&self, e: &Emitter<'c>, number: &Literal, elem: Elem, dims: &[i64]) -> Val<'c>;

    /// Makes the same elements, in row-major order, under another shape.
    fn reshape<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c>;

    /// Makes the transposition whose dimension `i` is dimension `permutation[i]` of `value`.
    fn transpose<'c>(&self, e: &Emitter<'c>, value: Val<'c>, permutation: &[i64]) -> Val<'c>;

    /// Repeats unit dimensions up to `dims`, which has the rank of `value`.
    fn broadcast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c>;

    /// Makes the slice of each dimension that `ranges` says.
    fn slice<'c>(&self, e: &Emitter<'c>, value: Val<'c>, ranges: &[Range]) -> Val<'c>;

    /// Takes the elements at constant positions of a tensor of rank 1.
    fn take<'c>(&self, e: &Emitter<'c>, value: Val<'c>, positions: &[i64]) -> Val<'c>;

    /// Returns true if a product of such operands has the range of f32.
    fn multiplies(&self, elem: Elem) -> bool;

    /// Makes `[B, M, K] x [B, K, N]` of operands of one type: in that type or f32, summed in f32.
    fn batch_matmul<'c>(&self, e: &Emitter<'c>, a: Val<'c>, b: Val<'c>) -> Val<'c>;
}

/// Indices `start + step * i` below `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub start: i64,
    pub stop: i64,
    pub step: i64,
}

impl Range {
    /// Returns the number of indices.
    pub fn count(self) -> i64 {
        (self.stop - self.start + self.step - 1) / self.step
    }
}

/// Makes an elementwise computation over `dims`; see [`Emitter::elementwise`].
pub(super) fn map<'c>(
    e: &Emitter<'c>,
    ops: &dyn Primitives,
    dims: &[i64],
    inputs: &[Operand<'c>],
    elem: Elem,
    body: &Scalar,
) -> Val<'c> {
    let loops: Vec<u32> = (0..dims.len() as u32).collect();
    let inputs: Vec<Val<'c>> = inputs
        .iter()
        .map(|(v, m)| read(e, ops, (*v, m), dims).over(e, ops, &loops, dims))
        .collect();
    let elems: Vec<Elem> = inputs.iter().map(|v| e.elem_of(*v)).collect();
    Body { ops, inputs: &inputs, elems: &elems, dims }.emit(e, body, elem)
}

/// Makes a contraction; see [`Emitter::contract`].
pub(super) fn contract<'c>(
    e: &Emitter<'c>,
    ops: &dyn Primitives,
    nest: &Contraction<'_>,
    a: (Val<'c>, &[Linear]),
    b: (Val<'c>, &[Linear]),
) -> Val<'c> {
    let reduced = nest.reduced as u32;
    let [a, b] = [a, b].map(|operand| read(e, ops, operand, nest.loops));
    let uses = |of: &Read<'c>, l: u32| of.loops.contains(&l);
    let select =
        |keep: &dyn Fn(u32) -> bool| nest.parallel().filter(|l| keep(*l)).collect::<Vec<_>>();
    let batch = select(&|l| uses(&a, l) && uses(&b, l));
    let rows = select(&|l| uses(&a, l) && !uses(&b, l));
    let columns = select(&|l| !uses(&a, l) && uses(&b, l));
    let extents = |of: &[u32]| of.iter().map(|l| nest.loops[*l as usize]).collect::<Vec<i64>>();
    let count = |of: &[u32]| extents(of).iter().product::<i64>();
    let k = nest.loops[nest.reduced];
    // Half operands are read as they are: a widened weight would be written and read in each step.
    let [one, other] = [&a, &b].map(|of| e.elem_of(of.value));
    let elem = if one == other && ops.multiplies(one) { one } else { Elem::F32 };

    let side = |of: Read<'c>, order: [&[u32]; 3], shape: [i64; 3]| {
        let value = of.over(e, ops, &order.concat(), nest.loops);
        let value = e.reshape(value, &e.dims(value), &shape);
        e.convert(value, elem)
    };
    let left = side(a, [&batch, &rows, &[reduced]], [count(&batch), count(&rows), k]);
    let right = side(b, [&batch, &[reduced], &columns], [count(&batch), k, count(&columns)]);
    let product = e.convert(ops.batch_matmul(e, left, right), Elem::F32);

    let loops = [batch, rows, columns].concat();
    let value = e.reshape(product, &e.dims(product), &extents(&loops));
    let parallel: Vec<u32> = nest.parallel().collect();
    Read { value, loops }.over(e, ops, &parallel, nest.loops)
}

/// A tensor with a dimension for each of some loops.
struct Read<'c> {
    value: Val<'c>,
    loops: Vec<u32>,
}

impl<'c> Read<'c> {
    /// Returns the tensor with the dimensions `order`, repeated over those that it lacks.
    /// `extents` are those of all loops.
    fn over(
        self,
        e: &Emitter<'c>,
        ops: &dyn Primitives,
        order: &[u32],
        extents: &[i64],
    ) -> Val<'c> {
        let at = |l: &u32| self.loops.iter().position(|own| own == l);
        let permutation: Vec<i64> = order.iter().filter_map(at).map(|at| at as i64).collect();
        let mut value = self.value;
        if !permutation.is_sorted() {
            value = ops.transpose(e, value, &permutation);
        }
        let whole: Vec<i64> = order.iter().map(|l| extents[*l as usize]).collect();
        let unit: Vec<i64> =
            order.iter().zip(&whole).map(|(l, n)| if at(l).is_some() { *n } else { 1 }).collect();
        value = e.reshape(value, &e.dims(value), &unit);
        if unit == whole { value } else { ops.broadcast(e, value, &whole) }
    }
}

/// Reads a tensor through a map from loops: the result has the loops of more than one iteration
/// that the map uses as dimensions.
fn read<'c>(
    e: &Emitter<'c>,
    ops: &dyn Primitives,
    (value, map): (Val<'c>, &[Linear]),
    extents: &[i64],
) -> Read<'c> {
    let value = ops.ranked(e, value);
    let dims = e.dims(value);
    let map: Vec<Linear> = map
        .iter()
        .map(|linear| {
            let mut linear = linear.clone();
            linear.terms.retain(|(l, _)| extents[*l as usize] != 1);
            linear
        })
        .collect();
    let is_size = |n: i64| e.is_dynamic(n);
    let parts: Option<Vec<Part>> = dims
        .iter()
        .zip(&map)
        .map(|(size, linear)| parts(*size, linear, extents, &is_size))
        .collect::<Option<Vec<_>>>()
        .map(|all| all.concat());
    let Some(parts) = parts.filter(|parts| distinct(parts)) else {
        return pick(e, ops, value, &map, extents);
    };
    let sizes: Vec<i64> = parts.iter().map(|p| p.size).collect();
    let ranges: Vec<Range> = parts.iter().map(|p| p.range).collect();
    let loops: Vec<u32> = parts.iter().filter_map(|p| p.of).collect();
    let kept: Vec<i64> = loops.iter().map(|l| extents[*l as usize]).collect();
    let mut value = e.reshape(value, &dims, &sizes);
    let all = |(range, size): (&Range, &i64)| *range == Range { start: 0, stop: *size, step: 1 };
    if !ranges.iter().zip(&sizes).all(all) {
        value = ops.slice(e, value, &ranges);
    }
    Read { value: e.reshape(value, &e.dims(value), &kept), loops }
}

/// A dimension that a slice can be taken of.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    size: i64,
    range: Range,
    /// The loop that runs over the range; `None` where it is one index.
    of: Option<u32>,
}

/// Returns what a dimension of this size has to be split into, so that each part is read by one
/// loop: `h * 256 + n` reads the halves of a dimension of `H x 256`. `None`: it cannot be.
fn parts(
    size: i64,
    linear: &Linear,
    extents: &[i64],
    is_size: &dyn Fn(i64) -> bool,
) -> Option<Vec<Part>> {
    let mut terms = linear.terms.to_vec();
    terms.sort_by_key(|t| std::cmp::Reverse(t.1));
    let last = |size: i64, start: i64, step: i64, count: i64, of: Option<u32>| {
        let stop = start + step * (count - 1) + 1;
        // What a proof reads of an unknown extent is there.
        let proved = is_size(size) || is_size(count);
        let inside = step > 0 && start >= 0 && (proved || stop <= size);
        inside.then_some(Part { size, range: Range { start, stop, step }, of })
    };
    let (mut size, mut start) = (size, linear.constant);
    let mut all = Vec::new();
    while let [(of, stride), ref rest @ ..] = terms[..] {
        let count = extents[of as usize];
        if rest.is_empty() {
            all.push(last(size, start, stride, count, Some(of))?);
            return Some(all);
        }
        if stride <= 0 || start < 0 || size % stride != 0 {
            return None;
        }
        all.push(last(size / stride, start / stride, 1, count, Some(of))?);
        (size, start) = (stride, start % stride);
        terms.remove(0);
    }
    all.push(last(size, start, 1, 1, None)?);
    Some(all)
}

/// Returns true where no loop runs over two parts.
fn distinct(parts: &[Part]) -> bool {
    let mut loops: Vec<u32> = parts.iter().filter_map(|p| p.of).collect();
    let count = loops.len();
    loops.sort_unstable();
    loops.dedup();
    loops.len() == count
}

/// Reads any map: the positions of the elements are constants.
fn pick<'c>(
    e: &Emitter<'c>,
    ops: &dyn Primitives,
    value: Val<'c>,
    map: &[Linear],
    extents: &[i64],
) -> Read<'c> {
    let dims = e.dims(value);
    let (position, total) = dims.iter().zip(map).rev().fold(
        (Linear::default(), 1),
        |(mut position, stride), (size, linear)| {
            position.add_scaled(linear, stride);
            (position, stride * size)
        },
    );
    let loops: Vec<u32> = position.terms.iter().map(|t| t.0).collect();
    let kept: Vec<i64> = loops.iter().map(|l| extents[*l as usize]).collect();
    let positions: Vec<i64> =
        position.terms.iter().fold(vec![position.constant], |all, &(l, step)| {
            let count = extents[l as usize];
            all.into_iter().flat_map(|base| (0..count).map(move |i| base + step * i)).collect()
        });
    let flat = e.reshape(value, &dims, &[total]);
    let taken = ops.take(e, flat, &positions);
    Read { value: e.reshape(taken, &[positions.len() as i64], &kept), loops }
}

#[cfg(test)]
mod tests {
    use smallvec::smallvec;

    use super::*;

    fn part(size: i64, range: [i64; 3], of: Option<u32>) -> Part {
        let [start, stop, step] = range;
        Part { size, range: Range { start, stop, step }, of }
    }

    #[test]
    fn a_dimension_of_heads_and_columns_is_split() {
        let linear = Linear { terms: smallvec![(2, 256), (3, 1)], constant: 128 };
        let found = parts(1024, &linear, &[1, 1, 4, 128], &|_| false).expect("two parts");
        assert_eq!(found, [part(4, [0, 4, 1], Some(2)), part(256, [128, 256, 1], Some(3))]);
    }

    #[test]
    fn overlapping_and_reversed_windows_are_not_slices() {
        let window = Linear { terms: smallvec![(0, 2), (1, 1)], constant: 0 };
        assert_eq!(parts(10, &window, &[4, 4], &|_| false), None);
        let reversed = Linear { terms: smallvec![(0, -1)], constant: 9 };
        assert_eq!(parts(10, &reversed, &[10], &|_| false), None);
    }

    #[test]
    fn one_index_is_a_part_without_a_loop() {
        let found = parts(5, &Linear::constant(3), &[], &|_| false).expect("one part");
        assert_eq!(found, [part(5, [3, 4, 1], None)]);
    }
}
