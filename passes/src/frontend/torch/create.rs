//! `ATen`'s operations that make tensors from numbers.

use super::args::{Args, Number};
use crate::{
    frontend::steps::{convert, map},
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
        "aten.arange" => range(&dims, elem, Number::Int(0), Number::Int(1)),
        "aten.arange.start" => range(&dims, elem, args.number(0)?, Number::Int(1)),
        "aten.arange.start_step" => range(&dims, elem, args.number(0)?, args.number(2)?),
        _ => None,
    }
}

/// Returns `start + step * i`.
fn range(dims: &[i64], elem: Elem, start: Number, step: Number) -> Option<Node> {
    if dims.len() != 1 {
        return None;
    }
    let mut value = convert(Scalar::Index(0), Elem::Index, elem, false);
    if !step.is(1.0) {
        value = Scalar::binary(BinaryOp::Mul, value, step.scalar(elem));
    }
    if !start.is(0.0) {
        value = Scalar::binary(BinaryOp::Add, value, start.scalar(elem));
    }
    Some(map(dims, Vec::new(), value))
}
