//! `ATen`'s operations that make tensors from numbers.

use super::args::{Args, Number};
use crate::{
    frontend::steps::{convert, elementwise},
    graph::{BinaryOp, Elem, Node, Scalar},
};

/// Reads a tensor that is made from numbers.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let (dims, elem) = args.result(0)?;
    let full = |number: Number| Some(Node::Const(number.literal(elem)));
    match name {
        "aten.empty.memory_format"
        | "aten.new_empty"
        | "aten.empty_like"
        | "aten.empty_strided"
        | "aten.new_empty_strided" => Some(Node::Undefined),
        "aten.zeros" | "aten.new_zeros" | "aten.zeros_like" | "aten.zero" => full(Number::Int(0)),
        "aten.ones" | "aten.new_ones" | "aten.ones_like" => full(Number::Int(1)),
        "aten.full" | "aten.full_like" => full(args.number(1)?),
        "aten.new_full" => full(args.number(2)?),
        "aten.scalar_tensor"
        | "prim.NumToTensor.Scalar"
        | "aten.tensor.int"
        | "aten.tensor.float"
        | "aten.tensor.bool" => full(args.number(0)?),
        "aten.arange" => range(args, &dims, elem, [None, None]),
        "aten.arange.start" => range(args, &dims, elem, [Some(0), None]),
        "aten.arange.start_step" => range(args, &dims, elem, [Some(0), Some(2)]),
        _ => None,
    }
}

/// Returns `start + step * i`; start and step are operands.
fn range(
    args: &Args<'_, '_, '_>,
    dims: &[i64],
    elem: Elem,
    [start, step]: [Option<usize>; 2],
) -> Option<Node> {
    if dims.len() != 1 {
        return None;
    }
    let mut operands = Vec::new();
    let mut value = convert(Scalar::Index(0), Elem::Index, elem, false);
    let is = |at: usize, n: f64| args.number(at).is_some_and(|number| number.is(n));
    if let Some(at) = step.filter(|at| !is(*at, 1.0)) {
        value = Scalar::binary(BinaryOp::Mul, value, args.element(at, elem, &mut operands)?);
    }
    if let Some(at) = start.filter(|at| !is(*at, 0.0)) {
        value = Scalar::binary(BinaryOp::Add, value, args.element(at, elem, &mut operands)?);
    }
    elementwise(dims, &operands.iter().collect::<Vec<_>>(), value)
}
