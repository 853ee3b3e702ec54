//! Complex tensors, held as real ones whose last dimension is the real and the imaginary part.

use super::{args::Args, types::is_complex};
use crate::{
    frontend::steps::{Operand, elementwise, map},
    graph::{BinaryOp, Linear, Node, Predicate, Scalar, UnaryOp},
    ir::{Op, Val},
};

/// Returns true if an operand or a result of `op` is complex.
pub(super) fn is_about(op: Op<'_>) -> bool {
    let types = op.operands().map(Val::ty).chain(op.results().map(Val::ty));
    types.map(|ty| ty.to_string()).any(|text| is_complex(&text))
}

/// Reads an operation on complex tensors.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let (dims, _) = args.result(0)?;
    match name {
        "aten.view_as_complex"
        | "aten.view_as_real"
        | "aten.view"
        | "aten.reshape"
        | "aten.unsqueeze"
        | "aten.squeeze.dim"
        | "aten.clone"
        | "aten.alias"
        | "aten.detach"
        | "aten.contiguous" => {
            let of = args.tensor(0)?;
            (dims.iter().product::<i64>() == of.count()).then_some(Node::Reshape(of.value))
        }
        "aten.mul.Tensor" => product(args, &dims),
        "aten.mul.Scalar" => {
            let of = args.tensor(0)?;
            let by = Scalar::Float(args.float(1)?);
            (dims == of.dims).then(|| {
                elementwise(&dims, &[&of], Scalar::binary(BinaryOp::Mul, Scalar::Input(0), by))
            })?
        }
        "aten.polar" => {
            let (size, angle) = (args.tensor(0)?, args.tensor(1)?);
            let last = dims.len().checked_sub(1)?;
            let read = |o: &Operand| o.broadcast(&dims[..last]);
            let part = |op| {
                Scalar::binary(BinaryOp::Mul, Scalar::Input(0), Scalar::unary(op, Scalar::Input(1)))
            };
            let body = Scalar::select(is_real(last), part(UnaryOp::Cos), part(UnaryOp::Sin));
            Some(map(&dims, vec![read(&size)?, read(&angle)?], body))
        }
        _ => None,
    }
}

/// Returns true where the last index, `dim`, names the real part.
fn is_real(dim: usize) -> Scalar {
    Scalar::Compare(Predicate::Eq, Box::new(Scalar::Index(dim as u32)), Box::new(Scalar::Int(0)))
}

/// Reads a product; a real factor has no imaginary part.
fn product(args: &Args<'_, '_, '_>, dims: &[i64]) -> Option<Node> {
    let last = dims.len().checked_sub(1)?;
    let complex = |at: usize| is_complex(&args.op.operand(at).ty().to_string());
    let (a, b) = (args.tensor(0)?, args.tensor(1)?);
    if !complex(0) || !complex(1) {
        return None;
    }
    // The four parts, in turn: real and imaginary of the one, then of the other.
    let mut inputs = Vec::new();
    for operand in [&a, &b] {
        for part in [0, 1] {
            let mut access = operand.broadcast(dims)?;
            *access.map.last_mut()? = Linear::constant(part);
            inputs.push(access);
        }
    }
    let times = |x, y| Scalar::binary(BinaryOp::Mul, Scalar::Input(x), Scalar::Input(y));
    let real = Scalar::binary(BinaryOp::Sub, times(0, 2), times(1, 3));
    let imaginary = Scalar::binary(BinaryOp::Add, times(0, 3), times(1, 2));
    Some(map(dims, inputs, Scalar::select(is_real(last), real, imaginary)))
}
