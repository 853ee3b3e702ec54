//! `ATen`'s normalisations, taken apart.

use super::{args::Args, reduce::mean_step};
use crate::{
    frontend::steps::{Operand, convert, elementwise},
    graph::{BinaryOp, Elem, Node, Scalar, UnaryOp},
};

/// Reads a normalisation over the last dimensions. Half types are computed in f32.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let x = args.tensor(0)?;
    let (dims, to) = args.result(0)?;
    let elem = if to == Elem::F64 { to } else { Elem::F32 };
    if dims != x.dims || !to.is_float() {
        return None;
    }
    let shape = args.ints(1)?;
    let first = x.rank().checked_sub(shape.len())?;
    if x.dims[first..] != shape {
        return None;
    }
    let over: Vec<usize> = (first..x.rank()).collect();
    let (bias, epsilon, centred) = match name {
        "aten.rms_norm" => (None, 3, false),
        "aten.layer_norm" => (Some(3), 4, true),
        _ => return None,
    };
    // Without a number it is the type's own.
    let epsilon = args.float(epsilon)?;
    let mut centre = super::pointwise::cast(args, x, elem)?;
    if centred {
        let mean = mean_step(args, &centre, &over)?;
        let body = Scalar::binary(BinaryOp::Sub, Scalar::Input(0), Scalar::Input(1));
        let node = elementwise(&dims, &[&centre, &mean], body)?;
        centre = Operand::step(args.graph, dims.clone(), elem, node);
    }
    let square = Scalar::binary(BinaryOp::Mul, Scalar::Input(0), Scalar::Input(0));
    let square = elementwise(&dims, &[&centre], square)?;
    let square = Operand::step(args.graph, dims.clone(), elem, square);
    let mean = mean_step(args, &square, &over)?;
    let scale = Scalar::binary(BinaryOp::Add, Scalar::Input(1), Scalar::Float(epsilon));
    let mut body =
        Scalar::binary(BinaryOp::Mul, Scalar::Input(0), Scalar::unary(UnaryOp::Rsqrt, scale));
    let mut operands = vec![centre, mean];
    for (at, op) in [(Some(2), BinaryOp::Mul), (bias, BinaryOp::Add)] {
        let Some(at) = at.filter(|at| !args.is_none(*at)) else { continue };
        let operand = args.tensor(at)?;
        body = Scalar::binary(op, body, operand.as_elem(operands.len(), elem));
        operands.push(operand);
    }
    let operands: Vec<&Operand> = operands.iter().collect();
    elementwise(&dims, &operands, convert(body, elem, to, false))
}
