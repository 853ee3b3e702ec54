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
    let made = e.builder.create(&format!("stablehlo.{name}"), operands, &[ty], attributes);
    e.with_dims(made.result(0), dims)
}

/// The type that sizes are counted in, that of `get_dimension_size`.
const COUNT: Elem = Elem::Int(32);

/// Makes a list of sizes and numbers.
fn list<'c>(e: &Emitter<'c>, numbers: &[i64]) -> Val<'c> {
    let counts: Vec<Val<'c>> = numbers.iter().map(|n| e.count(*n)).collect();
    joined(e, &counts)
}

/// Makes the tensor of counts, which are of rank 0.
pub fn joined<'c>(e: &Emitter<'c>, counts: &[Val<'c>]) -> Val<'c> {
    let parts: Vec<Val<'c>> =
        counts.iter().map(|n| op(e, "reshape", &[*n], (&[1], COUNT), &[])).collect();
    let dims = [counts.len() as i64];
    let along = [("dimension", e.i64(0))];
    op(e, "concatenate", &parts, (&dims, COUNT), &along)
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
    fn extent<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dim: usize) -> Val<'c> {
        let dimension = [("dimension", e.i64(dim as i64))];
        op(e, "get_dimension_size", &[value], (&[], COUNT), &dimension)
    }

    fn count_of<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        let mut value = value;
        if value.ty().elem() == Elem::Index && !value.ty().is_tensor() {
            value = e.op("arith.index_cast", &[value], COUNT);
        }
        let value = self.ranked(e, value);
        let value = if e.dims(value).is_empty() { value } else { self.reshape(e, value, &[]) };
        if value.ty().elem() == COUNT {
            value
        } else {
            op(e, "convert", &[value], (&[], COUNT), &[])
        }
    }

    fn count<'c>(&self, e: &Emitter<'c>, n: i64) -> Val<'c> {
        self.full(e, &Literal::Int(n), COUNT, &[])
    }

    fn counted<'c>(&self, e: &Emitter<'c>, sides: [Val<'c>; 2], times: bool) -> Val<'c> {
        op(e, if times { "multiply" } else { "add" }, &sides, (&[], COUNT), &[])
    }

    fn index<'c>(&self, e: &Emitter<'c>, count: Val<'c>) -> Val<'c> {
        let number = e.builder.create("tensor.extract", &[count], &[e.elem(COUNT)], &[]).result(0);
        e.op("arith.index_cast", &[number], Elem::Index)
    }

    fn log<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        op(e, "log", &[value], (&[], Elem::F32), &[])
    }

    /// As JAX's shape polymorphism does: the check is made when shapes are put in.
    fn assert_equal<'c>(&self, e: &Emitter<'c>, sides: [Val<'c>; 2], message: &str) {
        let holds = self.compare(e, Predicate::Eq, sides);
        let attributes = [
            ("call_target_name", e.string("shape_assertion")),
            ("has_side_effect", e.int(1, Elem::Int(1))),
            ("api_version", e.int(2, Elem::Int(32))),
            ("error_message", e.string(&format!("{message}: {{0}}, {{1}}"))),
        ];
        let operands = [holds, sides[0], sides[1]];
        e.builder.create("stablehlo.custom_call", &operands, &[], &attributes);
    }

    fn ranked<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        if value.ty().is_tensor() {
            return value;
        }
        let ty = e.tensor(&[], value.ty().elem());
        e.builder.create("tensor.from_elements", &[value], &[ty], &[]).result(0)
    }

    fn full<'c>(&self, e: &Emitter<'c>, number: &Literal, elem: Elem, dims: &[i64]) -> Val<'c> {
        if e.has_size(dims) {
            let one = self.full(e, number, elem, &[]);
            let nowhere = [("broadcast_dimensions", e.i64_array(&[]))];
            let operands = [one, list(e, dims)];
            return op(e, "dynamic_broadcast_in_dim", &operands, (dims, elem), &nowhere);
        }
        let value = e.splat(number, e.tensor(dims, elem));
        op(e, "constant", &[], (dims, elem), &[("value", value)])
    }

    fn reshape<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c> {
        let ty = (dims, e.elem_of(value));
        if e.has_size(dims) {
            return op(e, "dynamic_reshape", &[value, list(e, dims)], ty, &[]);
        }
        op(e, "reshape", &[value], ty, &[])
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
        let ty = (dims, e.elem_of(value));
        if e.has_size(dims) {
            let operands = [value, list(e, dims)];
            return op(e, "dynamic_broadcast_in_dim", &operands, ty, &attributes);
        }
        op(e, "broadcast_in_dim", &[value], ty, &attributes)
    }

    fn slice<'c>(&self, e: &Emitter<'c>, value: Val<'c>, ranges: &[Range]) -> Val<'c> {
        let each = |of: fn(&Range) -> i64| ranges.iter().map(of).collect::<Vec<i64>>();
        let dims = each(|r| r.count());
        let bounds = [each(|r| r.start), each(|r| r.stop), each(|r| r.step)];
        if e.has_size(&dims) {
            let [start, stop, step] = bounds.map(|all| list(e, &all));
            let operands = [value, start, stop, step];
            return op(e, "real_dynamic_slice", &operands, (&dims, e.elem_of(value)), &[]);
        }
        let [start, stop, step] = bounds.map(|all| e.i64_array(&all));
        let attributes = [("start_indices", start), ("limit_indices", stop), ("strides", step)];
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
