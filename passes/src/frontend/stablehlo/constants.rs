//! Constants, seen through the operations that spread and convert them.

use crate::{
    frontend::enter,
    graph::{Elem, Graph, Literal, Node, Scalar},
    ir::{Op, Val},
};

/// Longest chain of operations between a constant and its use.
const DEPTH: u32 = 8;

/// Returns the number that every element of `value` is, if it is a constant.
pub(super) fn splat(graph: &Graph, value: Val<'_>) -> Option<Literal> {
    // The graph reads a chain of any length; it is asked only where that is short.
    if !rests_on_constant(value, DEPTH) {
        return None;
    }
    match &graph.tensor(enter(graph, value)).node {
        Node::Const(literal @ (Literal::Float(_) | Literal::Int(_))) => Some(literal.clone()),
        _ => None,
    }
}

/// As [`splat`], as an expression.
pub(super) fn scalar(graph: &Graph, value: Val<'_>) -> Option<Scalar> {
    match splat(graph, value)? {
        Literal::Float(value) => Some(Scalar::Float(value)),
        Literal::Int(value) => Some(Scalar::Int(value)),
        Literal::Dense(_) => None,
    }
}

/// Returns a converted constant, where the conversion rounds nothing.
pub(super) fn converted(graph: &Graph, op: Op<'_>) -> Option<Literal> {
    let to = op.result(0).ty().elem();
    let exact = |value: f64| match to {
        Elem::F64 => true,
        Elem::F32 => f64::from(value as f32) == value || value.is_nan(),
        Elem::Bf16 => half::bf16::from_f64(value).to_f64() == value,
        Elem::F16 => half::f16::from_f64(value).to_f64() == value,
        _ => false,
    };
    match splat(graph, op.operands().next()?)? {
        Literal::Float(value) => exact(value).then_some(Literal::Float(value)),
        // Nothing computes with a size as a float.
        Literal::Int(value) if graph.is_size(value) => None,
        Literal::Int(value) if value.unsigned_abs() < 1 << 53 && exact(value as f64) => {
            Some(Literal::Float(value as f64))
        }
        _ => None,
    }
}

/// Returns true if a short chain of views and conversions leads to a constant.
fn rests_on_constant(value: Val<'_>, depth: u32) -> bool {
    let (Some((op, _)), Some(depth)) = (value.definition(), depth.checked_sub(1)) else {
        return false;
    };
    match op.name() {
        "stablehlo.constant" | "arith.constant" => true,
        "stablehlo.reshape"
        | "stablehlo.broadcast_in_dim"
        | "stablehlo.convert"
        | "stablehlo.dynamic_reshape"
        | "stablehlo.dynamic_broadcast_in_dim" => {
            op.operands().next().is_some_and(|v| rests_on_constant(v, depth))
        }
        _ => false,
    }
}
