//! `ATen`'s sorts: each element's rank is counted, and each rank's element picked.

use super::args::Args;
use crate::{
    frontend::steps::{Operand, convert, extents},
    graph::{
        Access, BinaryOp, Combine, CombineKind, Elem, Linear, Literal, Nest, Node, Predicate,
        Scalar,
    },
};

/// Reads result `at` of a sort: the elements, or where they stood. Equal elements keep their order.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str, at: usize) -> Option<Node> {
    let of = args.tensor(0)?;
    if of.has_unsigned_order() {
        return None;
    }
    let (dim, descending) = match name {
        "aten.sort" => (1, args.bool(2)?),
        "aten.topk" => (2, args.bool(3)?),
        _ => return None,
    };
    let dim = args.dim(dim, of.rank())?;
    let (dims, elem) = args.result(at)?;
    let kept = |d: usize| d == dim || dims[d] == of.dims[d];
    if at > 1 || dims.len() != of.rank() || dim >= of.rank() || !(0..of.rank()).all(kept) {
        return None;
    }
    let rank = ranked(args, &of, dim, descending);
    let last = of.rank() as u32;
    let position = elsewhere(of.rank(), dim);
    let here = Scalar::compare(Predicate::Eq, Scalar::Input(0), Scalar::Index(dim as u32));
    let (found, none) = match at {
        0 if elem.is_float() => (Scalar::Input(1), Literal::Float(f64::NEG_INFINITY)),
        0 => (Scalar::Input(1), Literal::Int(i64::MIN >> (64 - elem.bits()?.min(64)))),
        _ => (convert(Scalar::Index(last), Elem::Index, elem, false), Literal::Int(-1)),
    };
    let other = match &none {
        Literal::Float(x) => Scalar::Float(*x),
        Literal::Int(n) => Scalar::Int(*n),
        Literal::Dense(_) => return None,
    };
    // One element has the rank, so that any of them, the greatest say, is that one.
    let start = Operand::step(args.graph, dims.clone(), elem, Node::Const(none));
    let mut domain = dims.clone();
    domain.push(of.dims[dim]);
    Some(Node::Nest(Nest {
        domain: extents(&domain),
        inputs: vec![rank.at(position.clone()), of.at(position)],
        out: (0..last).map(Some).collect(),
        body: Scalar::select(here, found, other),
        combine: Some(Combine { kind: CombineKind::Max, init: start.value }),
    }))
}

/// Returns the position whose index along `dim` is one more loop.
fn elsewhere(rank: usize, dim: usize) -> Vec<Linear> {
    let mut position = Linear::identity(rank);
    position[dim] = Linear::var(rank as u32);
    position
}

/// Enters the number of elements along `dim` that come before each.
fn ranked(args: &Args<'_, '_, '_>, of: &Operand, dim: usize, descending: bool) -> Operand {
    let rank = of.rank();
    let inputs: [Access; 2] = [of.at(Linear::identity(rank)), of.at(elsewhere(rank, dim))];
    let predicate = if descending { Predicate::Gt } else { Predicate::Lt };
    let before = Scalar::compare(predicate, Scalar::Input(1), Scalar::Input(0));
    let equal = Scalar::compare(Predicate::Eq, Scalar::Input(1), Scalar::Input(0));
    let earlier =
        Scalar::compare(Predicate::Lt, Scalar::Index(rank as u32), Scalar::Index(dim as u32));
    let counts =
        Scalar::binary(BinaryOp::Or, before, Scalar::binary(BinaryOp::And, equal, earlier));
    let elem = Elem::Int(64);
    let zero = Operand::step(args.graph, of.dims.clone(), elem, Node::Const(Literal::Int(0)));
    let mut domain = of.dims.clone();
    domain.push(of.dims[dim]);
    let node = Node::Nest(Nest {
        domain: extents(&domain),
        inputs: inputs.to_vec(),
        out: (0..rank as u32).map(Some).collect(),
        body: Scalar::select(counts, Scalar::Int(1), Scalar::Int(0)),
        combine: Some(Combine { kind: CombineKind::Sum, init: zero.value }),
    });
    Operand::step(args.graph, of.dims.clone(), elem, node)
}
