//! Writes `stablehlo`.

use super::{
    Emitter,
    body::{Arithmetic, order},
    whole::{Primitives, Range},
};
use crate::{
    graph::{BinaryOp, Elem, Literal, Predicate},
    ir::{Attr, Val},
};

/// `stablehlo` on builtin tensors.
pub(super) struct Stablehlo;

/// Makes an op of one result.
fn op<'c>(
    e: &Emitter<'c>,
    name: &str,
    operands: &[Val<'c>],
    (dims, elem): (&[i64], Elem),
    attributes: &[(&str, Attr<'c>)],
) -> Val<'c> {
    let ty = e.tensor(dims, elem);
    e.builder.create(&format!("stablehlo.{name}"), operands, &[ty], attributes).result(0)
}

impl Arithmetic for Stablehlo {
    fn number<'c>(&self, e: &Emitter<'c>, n: &Literal, elem: Elem, dims: &[i64]) -> Val<'c> {
        self.full(e, n, elem, dims)
    }

    fn binary<'c>(
        &self,
        e: &Emitter<'c>,
        binary: BinaryOp,
        operands: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c> {
        let name = match binary {
            BinaryOp::Add => "add",
            BinaryOp::Mul => "multiply",
            BinaryOp::Div => "divide",
            BinaryOp::Max => "maximum",
            BinaryOp::Min => "minimum",
            other => unreachable!("no rewrite computes {other:?}"),
        };
        op(e, name, &operands, (&e.dims(operands[0]), elem), &[])
    }

    fn compare<'c>(&self, e: &Emitter<'c>, p: Predicate, operands: [Val<'c>; 2]) -> Val<'c> {
        let direction = ["EQ", "NE", "LT", "LE", "GT", "GE"][order(p)];
        let direction = e.parse(&format!("#stablehlo<comparison_direction {direction}>"));
        let attributes = [("comparison_direction", direction)];
        op(e, "compare", &operands, (&e.dims(operands[0]), Elem::Int(1)), &attributes)
    }

    fn select<'c>(
        &self,
        e: &Emitter<'c>,
        condition: Val<'c>,
        [a, b]: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c> {
        op(e, "select", &[condition, a, b], (&e.dims(condition), elem), &[])
    }

    fn cast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, _: Elem, to: Elem) -> Val<'c> {
        op(e, "convert", &[value], (&e.dims(value), to), &[])
    }
}

impl Primitives for Stablehlo {
    fn ranked<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        if value.ty().is_tensor() {
            return value;
        }
        let ty = e.tensor(&[], value.ty().elem());
        e.builder.create("tensor.from_elements", &[value], &[ty], &[]).result(0)
    }

    fn full<'c>(&self, e: &Emitter<'c>, number: &Literal, elem: Elem, dims: &[i64]) -> Val<'c> {
        let value = e.splat(number, e.tensor(dims, elem));
        op(e, "constant", &[], (dims, elem), &[("value", value)])
    }

    fn reshape<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c> {
        op(e, "reshape", &[value], (dims, e.elem_of(value)), &[])
    }

    fn transpose<'c>(&self, e: &Emitter<'c>, value: Val<'c>, permutation: &[i64]) -> Val<'c> {
        let from = e.dims(value);
        let dims: Vec<i64> = permutation.iter().map(|d| from[*d as usize]).collect();
        let attributes = [("permutation", e.i64_array(permutation))];
        op(e, "transpose", &[value], (&dims, e.elem_of(value)), &attributes)
    }

    fn broadcast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c> {
        let same: Vec<i64> = (0..dims.len() as i64).collect();
        let attributes = [("broadcast_dimensions", e.i64_array(&same))];
        op(e, "broadcast_in_dim", &[value], (dims, e.elem_of(value)), &attributes)
    }

    fn slice<'c>(&self, e: &Emitter<'c>, value: Val<'c>, ranges: &[Range]) -> Val<'c> {
        let list = |of: fn(&Range) -> i64| ranges.iter().map(of).collect::<Vec<i64>>();
        let dims = list(|r| r.count());
        let attributes = [
            ("start_indices", e.i64_array(&list(|r| r.start))),
            ("limit_indices", e.i64_array(&list(|r| r.stop))),
            ("strides", e.i64_array(&list(|r| r.step))),
        ];
        op(e, "slice", &[value], (&dims, e.elem_of(value)), &attributes)
    }

    fn take<'c>(&self, e: &Emitter<'c>, value: Val<'c>, positions: &[i64]) -> Val<'c> {
        let dims = [positions.len() as i64];
        let indices = [("value", e.i64s(positions))];
        let indices = op(e, "constant", &[], (&dims, Elem::Int(64)), &indices);
        let numbers = "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], \
                       index_vector_dim = 1>";
        let attributes =
            [("dimension_numbers", e.parse(numbers)), ("slice_sizes", e.i64_array(&[1]))];
        op(e, "gather", &[value, indices], (&dims, e.elem_of(value)), &attributes)
    }

    fn multiplies(&self, _: Elem) -> bool {
        true
    }

    fn batch_matmul<'c>(&self, e: &Emitter<'c>, a: Val<'c>, b: Val<'c>) -> Val<'c> {
        let dims = [e.dims(a)[0], e.dims(a)[1], e.dims(b)[2]];
        let numbers = "#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = \
                       [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>";
        let attributes = [("dot_dimension_numbers", e.parse(numbers))];
        op(e, "dot_general", &[a, b], (&dims, Elem::F32), &attributes)
    }
}
