//! Contractions and reductions of `StableHLO`.

use super::{dialect_attr, dims, extents_of, list};
use crate::{
    frontend::{enter, nest},
    graph::{
        Access, BinaryOp, Combine, CombineKind, Extent, Graph, Linear, Literal, Nest, Node, Scalar,
        Tensor, Value,
    },
    ir::{Op, Val},
};

/// Reads `dot_general`: a result has the batch dimensions, the free ones of the left operand and
/// those of the right.
pub(super) fn dot_general(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let numbers = dialect_attr(op, "dot_dimension_numbers")?;
    let [batch, contracted] = ["batching", "contracting"]
        .map(|kind| ["lhs", "rhs"].map(|side| numbers.dims(&format!("{side}_{kind}_dimensions"))));
    let known = [
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
    ];
    let ([Some(lb), Some(rb)], [Some(lc), Some(rc)]) = (batch, contracted) else { return None };
    let same = lb.len() == rb.len() && lc.len() == rc.len();
    if !same || !numbers.has_only(&known) {
        return None;
    }
    contraction(graph, op, &[lb, rb], &[lc, rc])
}

/// Reads `dot`: the last dimension of the left operand with the first of the right.
pub(super) fn dot(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let last = dims(graph, op.operand(0))?.len().checked_sub(1)?;
    contraction(graph, op, &[Vec::new(), Vec::new()], &[vec![last], vec![0]])
}

fn contraction(
    graph: &Graph,
    op: Op<'_>,
    batch: &[Vec<usize>; 2],
    contracted: &[Vec<usize>; 2],
) -> Option<Node> {
    let operands = [op.operand(0), op.operand(1)];
    let shapes = [extents_of(graph, operands[0]), extents_of(graph, operands[1])];
    let mut maps = shapes.clone().map(|shape| vec![None; shape.len()]);
    let mut domain = Vec::new();
    let mut loop_over = |maps: &mut [Vec<Option<Linear>>; 2], pair: [Option<usize>; 2]| {
        let var = Linear::var(domain.len() as u32);
        let mut extent = None;
        for side in 0..2 {
            let Some(dim) = pair[side] else { continue };
            // A dimension has one role.
            let slot = maps[side].get_mut(dim)?;
            if slot.replace(var.clone()).is_some() {
                return None;
            }
            let here = shapes[side][dim];
            // Sizes that may differ say nothing.
            let differs = |e: &Extent| e.known().is_some() && here.known().is_some() && *e != here;
            if extent.as_ref().is_some_and(differs) {
                return None;
            }
            extent = extent.filter(|e: &Extent| e.known().is_some()).or(Some(here));
        }
        domain.push(extent?);
        Some(())
    };
    for (left, right) in batch[0].iter().zip(&batch[1]) {
        loop_over(&mut maps, [Some(*left), Some(*right)])?;
    }
    for side in 0..2 {
        for dim in 0..shapes[side].len() {
            if !batch[side].contains(&dim) && !contracted[side].contains(&dim) {
                loop_over(
                    &mut maps,
                    if side == 0 { [Some(dim), None] } else { [None, Some(dim)] },
                )?;
            }
        }
    }
    let kept = op.result(0).ty().dims().len();
    for (left, right) in contracted[0].iter().zip(&contracted[1]) {
        loop_over(&mut maps, [Some(*left), Some(*right)])?;
    }
    if kept + contracted[0].len() != domain.len() {
        return None;
    }
    let to = op.result(0).ty().elem();
    let inputs = operands.iter().zip(maps).map(|(operand, map)| {
        let map = map.into_iter().collect::<Option<Vec<_>>>()?;
        Some(Access { value: enter(graph, *operand), map })
    });
    let inputs = inputs.collect::<Option<Vec<_>>>()?;
    let factor = |at: usize| Scalar::Input(at).cast(operands[at].ty().elem(), to);
    let body = Scalar::binary(BinaryOp::Mul, factor(0), factor(1));
    let out = (0..kept as u32).map(Some).collect();
    if contracted[0].is_empty() {
        return Some(Node::Nest(Nest { domain, inputs, out, body, combine: None }));
    }
    let zero = if to.is_float() { Literal::Float(0.0) } else { Literal::Int(0) };
    let shape = domain[..kept].to_vec();
    let init = graph.synthesize(Tensor { shape, elem: to, node: Node::Const(zero) });
    let combine = Some(Combine { kind: CombineKind::Sum, init });
    Some(Node::Nest(Nest { domain, inputs, out, body, combine }))
}

/// Reads result `at` of `reduce`, if its running value depends on no other's and combines by a
/// sum, a product, an extremum or a connective.
pub(super) fn reduce(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let reduced = super::dims_of(list(op, "dimensions")?)?;
    let domain = extents_of(graph, op.operand(at));
    let out: Vec<u32> =
        (0..domain.len() as u32).filter(|d| !reduced.contains(&(*d as usize))).collect();
    if reduced.is_empty() || out.len() + reduced.len() != domain.len() {
        return None;
    }
    let shape: Vec<Extent> = out.iter().map(|d| domain[*d as usize]).collect();
    let identity = Linear::identity(domain.len());
    let accesses = (0..op.operand_count() / 2)
        .map(|i| Access { value: enter(graph, op.operand(i)), map: identity.clone() })
        .collect();
    let (combine, body, inputs) = combination(graph, op, at, accesses, shape)?;
    let out = out.into_iter().map(Some).collect();
    Some(Node::Nest(Nest { domain, inputs, out, body, combine: Some(combine) }))
}

/// Reads result `at` of `reduce_window` as a reduction over the window's elements, whose loops come
/// after those of the result.
pub(super) fn reduce_window(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let count = op.operand_count() / 2;
    let source = dims(graph, op.operand(at))?;
    let rank = source.len();
    let ones = || vec![1; rank];
    let of = |name: &str, default: Vec<i64>| match op.attr(name) {
        Some(_) => list(op, name),
        None => Some(default),
    };
    let window = list(op, "window_dimensions")?;
    let strides = of("window_strides", ones())?;
    let dilations = of("window_dilations", ones())?;
    let spread = of("base_dilations", ones())?;
    let padding = match op.attr("padding") {
        Some(attr) => attr.numbers()?,
        None => vec![0; 2 * rank],
    };
    let fits = [&window, &strides, &dilations, &spread].iter().all(|l| l.len() == rank);
    if !fits || padding.len() != 2 * rank || spread != ones() || padding.iter().any(|n| *n < 0) {
        return None;
    }
    let low: Vec<i64> = padding.iter().copied().step_by(2).collect();
    let shape = extents_of(graph, op.result(at));
    let padded: Vec<Extent> =
        (0..rank).map(|d| Extent::Known(source[d] + padding[2 * d] + padding[2 * d + 1])).collect();
    let mut domain = shape.clone();
    domain.extend(window.iter().map(|n| Extent::Known(*n)));
    let map: Vec<Linear> = (0..rank)
        .map(|d| {
            let mut position = Linear::default();
            position.add_term(d as u32, strides[d]);
            position.add_term((rank + d) as u32, dilations[d]);
            position
        })
        .collect();
    let accesses = (0..count)
        .map(|i| {
            let source = enter(graph, op.operand(i));
            let value = enter(graph, op.operand(count + i));
            let value = if padding.iter().all(|n| *n == 0) {
                source
            } else {
                let node = Node::Pad { source, low: low.clone(), value };
                let elem = op.operand(i).ty().elem();
                graph.synthesize(Tensor { shape: padded.clone(), elem, node })
            };
            Access { value, map: map.clone() }
        })
        .collect();
    let (combine, body, inputs) = combination(graph, op, at, accesses, shape)?;
    let out = (0..rank as u32).map(Some).collect();
    Some(Node::Nest(Nest { domain, inputs, out, body, combine: Some(combine) }))
}

/// Reads the region of a reduction: how result `at`, of this shape, combines, and what.
fn combination(
    graph: &Graph,
    op: Op<'_>,
    at: usize,
    accesses: Vec<Access>,
    shape: Vec<Extent>,
) -> Option<(Combine, Scalar, Vec<Access>)> {
    let count = accesses.len();
    let block = op.region_block(0)?;
    if op.operand_count() != 2 * count || block.argument_count() != 2 * count {
        return None;
    }
    let running = (0..count).map(|i| (i == at).then_some(Scalar::Accumulator));
    let items = (0..count).map(|i| Some(Scalar::Input(i)));
    let mut body = nest::Body::new(graph, block, running.chain(items).collect(), accesses);
    let result = body.scalar(block.terminator()?.operands().nth(at)?)?;
    let start = op.operand(count + at);
    let init = spread(graph, start, shape);
    let (combine, item) = nest::split_reduction(result, init)?;
    Some((combine, item, body.inputs))
}

/// Enters a scalar as a tensor of that shape.
fn spread(graph: &Graph, scalar: Val<'_>, shape: Vec<Extent>) -> Value {
    let node = match super::constants::splat(graph, scalar) {
        Some(literal) => Node::Const(literal),
        None => super::view::spread(enter(graph, scalar), shape.clone()),
    };
    graph.synthesize(Tensor { shape, elem: scalar.ty().elem(), node })
}
