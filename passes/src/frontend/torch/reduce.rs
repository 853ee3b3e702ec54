//! `ATen`'s reductions and softmax.

use super::{args::Args, pointwise::cast};
use crate::{
    frontend::{
        composite::Composite,
        steps::{Operand, Reduction, convert, elementwise, extents},
    },
    graph::{Access, BinaryOp, CombineKind, Elem, Linear, Nest, Node, Predicate, Scalar, UnaryOp},
};

/// Reads the first result of a reduction; a second, the position, is used by no core.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let plain = name.strip_prefix("aten.")?;
    match plain {
        "softmax.int" | "_softmax" | "_safe_softmax" | "softmax" => softmax(args, plain),
        "cumsum" => cumulated(args),
        "logsumexp" => log_sum_exp(args),
        "mean" | "mean.dim" => mean(args, plain),
        _ => {
            let of = args.tensor(0)?;
            let (kind, dims, keep) = match plain {
                "sum" | "sum.dim_IntList" => (CombineKind::Sum, 1, 2),
                "amax" | "max.dim" | "max" => (CombineKind::Max, 1, 2),
                "amin" | "min.dim" | "min" => (CombineKind::Min, 1, 2),
                "prod.dim_int" | "prod" => (CombineKind::Product, 1, 2),
                "all" | "all.bool" | "all.dim" | "all.dims" => (CombineKind::And, 1, 2),
                "any" | "any.bool" | "any.dim" | "any.dims" => (CombineKind::Or, 1, 2),
                _ => return None,
            };
            if matches!(kind, CombineKind::Max | CombineKind::Min) && of.has_unsigned_order() {
                return None;
            }
            let whole = matches!(plain, "sum" | "max" | "min" | "prod" | "all" | "any");
            let every = (0..of.rank()).collect();
            let dims = if whole { every } else { args.dims(dims, of.rank())? };
            let keep = !whole && args.bool(keep)?;
            reduced(args, kind, &of, &dims, keep)
        }
    }
}

fn reduced(
    args: &Args<'_, '_, '_>,
    kind: CombineKind,
    of: &Operand,
    dims: &[usize],
    keep: bool,
) -> Option<Node> {
    let (shape, elem) = args.result(0)?;
    if of.rank() == 0 {
        return elementwise(&shape, &[of], of.as_elem(0, elem));
    }
    let bools = matches!(kind, CombineKind::And | CombineKind::Or);
    (!bools || elem == Elem::Int(1)).then_some(())?;
    let reduction = Reduction { kind, of, dims, keep, elem };
    (reduction.shape() == shape).then(|| reduction.node(args.graph))
}

/// Reads a mean: the sum over the number of elements.
fn mean(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let of = args.tensor(0)?;
    let (shape, elem) = args.result(0)?;
    let whole = name == "mean";
    let dims = if whole { (0..of.rank()).collect() } else { args.dims(1, of.rank())? };
    let keep = !whole && args.bool(2)?;
    elem.is_float()
        .then(|| mean_of(args, &of, &dims, keep, elem))
        .filter(|m| m.dims == shape)
        .and_then(|m| divided(&m.dims, &m, count(args, &of, &dims)?))
}

/// Returns the number of elements along `dims` if it is known when compiling.
fn count(args: &Args<'_, '_, '_>, of: &Operand, dims: &[usize]) -> Option<f64> {
    let known = |d: &usize| Some(of.dims[*d]).filter(|n| !args.graph.is_size(*n));
    Some(dims.iter().map(known).product::<Option<i64>>()? as f64)
}

fn divided(dims: &[i64], sum: &Operand, by: f64) -> Option<Node> {
    elementwise(dims, &[sum], Scalar::binary(BinaryOp::Div, Scalar::Input(0), Scalar::Float(by)))
}

/// Enters the sum that a mean is made from.
fn mean_of(
    args: &Args<'_, '_, '_>,
    of: &Operand,
    dims: &[usize],
    keep: bool,
    elem: Elem,
) -> Operand {
    let sum = Reduction { kind: CombineKind::Sum, of, dims, keep, elem };
    Operand::step(args.graph, sum.shape(), elem, sum.node(args.graph))
}

/// Enters the mean of `of` over `dims`, which stay with extent 1.
pub(super) fn mean_step(args: &Args<'_, '_, '_>, of: &Operand, dims: &[usize]) -> Option<Operand> {
    let sum = mean_of(args, of, dims, true, of.elem);
    let node = divided(&sum.dims, &sum, count(args, of, dims)?)?;
    Some(Operand::step(args.graph, sum.dims, of.elem, node))
}

/// Reads a softmax along a dimension. Half types are computed in f32.
fn softmax(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let of = args.tensor(0)?;
    let (dims, to) = args.result(0)?;
    if dims != of.dims || dims.is_empty() || !to.is_float() {
        return None;
    }
    let axis = args.dim(1, of.rank())?;
    let elem = if to == Elem::F64 { to } else { Elem::F32 };
    let source = cast(args, of, elem)?;
    let steps = Composite { graph: args.graph, shape: extents(&dims), axis: axis as u32, elem };
    let mut nest = steps.softmax(source.value, name == "_safe_softmax");
    nest.body = convert(nest.body, elem, to, false);
    Some(Node::Nest(nest))
}

/// Reads `log(sum(exp(x)))`, which torch computes from the largest element on.
fn log_sum_exp(args: &Args<'_, '_, '_>) -> Option<Node> {
    let of = args.tensor(0)?;
    let dims = args.dims(1, of.rank())?;
    let keep = args.bool(2)?;
    let (shape, elem) = args.result(0)?;
    if !elem.is_float() || of.rank() == 0 {
        return None;
    }
    let step = |kind, of: &Operand, keep| {
        let reduction = Reduction { kind, of, dims: &dims, keep, elem };
        Operand::step(args.graph, reduction.shape(), elem, reduction.node(args.graph))
    };
    let max = step(CombineKind::Max, &of, true);
    // Infinities stay as they are.
    let is_infinite = |x: Scalar| {
        Scalar::compare(Predicate::Eq, Scalar::unary(UnaryOp::Abs, x), Scalar::Float(f64::INFINITY))
    };
    let body = Scalar::select(is_infinite(Scalar::Input(0)), Scalar::Float(0.0), Scalar::Input(0));
    let shift = elementwise(&max.dims, &[&max], body)?;
    let shift = Operand::step(args.graph, max.dims, elem, shift);
    let shifted = Scalar::binary(BinaryOp::Sub, of.as_elem(0, elem), Scalar::Input(1));
    let exp = elementwise(&of.dims, &[&of, &shift], Scalar::unary(UnaryOp::Exp, shifted))?;
    let exp = Operand::step(args.graph, of.dims.clone(), elem, exp);
    let sum = step(CombineKind::Sum, &exp, keep);
    let shift = shift.reshaped(args.graph, sum.dims.clone());
    let body = Scalar::binary(
        BinaryOp::Add,
        Scalar::unary(UnaryOp::Log, Scalar::Input(0)),
        Scalar::Input(1),
    );
    (sum.dims == shape).then(|| elementwise(&shape, &[&sum, &shift], body))?
}

/// Reads the sums of the first elements along a dimension.
fn cumulated(args: &Args<'_, '_, '_>) -> Option<Node> {
    let of = args.tensor(0)?;
    let dim = args.dim(1, of.rank())?;
    let (dims, elem) = args.result(0)?;
    if dims != of.dims || dims.is_empty() {
        return None;
    }
    let rank = of.rank() as u32;
    let mut domain = dims.clone();
    domain.push(*dims.get(dim)?);
    let position = (0..rank).map(|d| Linear::var(if d == dim as u32 { rank } else { d }));
    let counts = Scalar::compare(Predicate::Le, Scalar::Index(rank), Scalar::Index(dim as u32));
    let zero = if elem.is_float() { Scalar::Float(0.0) } else { Scalar::Int(0) };
    let Node::Nest(sum) =
        (Reduction { kind: CombineKind::Sum, of: &of, dims: &[], keep: true, elem })
            .of_item(args.graph, Scalar::Input(0))
    else {
        return None;
    };
    Some(Node::Nest(Nest {
        domain: extents(&domain),
        inputs: vec![Access { value: of.value, map: position.collect() }],
        body: Scalar::select(counts, of.as_elem(0, elem), zero),
        ..sum
    }))
}
