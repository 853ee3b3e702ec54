//! Operations of `StableHLO` that move elements.

use super::{constants, dims, dims_of, extents_of, list};
use crate::{
    frontend::{arith::cast, enter},
    graph::{
        Access, BinaryOp, Elem, Extent, Graph, Linear, Literal, Nest, Node, Scalar, Tensor, Value,
        node::Offset,
    },
    ir::{Op, Val},
};

/// Returns a map of one operand, whose dimensions have these positions, over `domain`.
pub(super) fn moved(value: Value, map: Vec<Linear>, domain: Vec<Extent>) -> Node {
    Node::Nest(Nest {
        out: (0..domain.len() as u32).map(Some).collect(),
        domain,
        inputs: vec![Access { value, map }],
        body: Scalar::Input(0),
        combine: None,
    })
}

/// Returns a scalar at every position.
pub(super) fn spread(scalar: Value, domain: Vec<Extent>) -> Node {
    moved(scalar, Vec::new(), domain)
}

/// Reads `broadcast_in_dim`, also with a result shape that is computed but known.
pub(super) fn broadcast_in_dim(graph: &Graph, op: Op<'_>) -> Option<Node> {
    if let Some(literal) = constants::splat(graph, op.operand(0)) {
        return Some(Node::Const(literal));
    }
    let (from, to) = (dims(graph, op.operand(0))?, dims(graph, op.result(0))?);
    let at = dims_of(list(op, "broadcast_dimensions")?)?;
    if at.len() != from.len() {
        return None;
    }
    let position = |(extent, dim): (&i64, &usize)| {
        let same = to.get(*dim)? == extent;
        (same || *extent == 1)
            .then(|| if same { Linear::var(*dim as u32) } else { Linear::constant(0) })
    };
    let map = from.iter().zip(&at).map(position).collect::<Option<Vec<_>>>()?;
    Some(moved(enter(graph, op.operand(0)), map, extents_of(graph, op.result(0))))
}

/// Reads `transpose`.
pub(super) fn transpose(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let permutation = dims_of(list(op, "permutation")?)?;
    let mut map = vec![Linear::default(); permutation.len()];
    for (to, from) in permutation.iter().enumerate() {
        *map.get_mut(*from)? = Linear::var(to as u32);
    }
    let from = extents_of(graph, op.operand(0));
    if from.len() != permutation.len() {
        return None;
    }
    let domain = permutation.iter().map(|d| from.get(*d).copied()).collect::<Option<Vec<_>>>()?;
    Some(moved(enter(graph, op.operand(0)), map, domain))
}

/// Reads `reverse`.
pub(super) fn reverse(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let turned = dims_of(list(op, "dimensions")?)?;
    let shape = dims(graph, op.operand(0))?;
    let position = |dim: usize| {
        let mut position = Linear::default();
        let back = turned.contains(&dim);
        position.add_term(dim as u32, if back { -1 } else { 1 });
        position.constant = if back { shape[dim] - 1 } else { 0 };
        position
    };
    let map = (0..shape.len()).map(position).collect();
    Some(moved(enter(graph, op.operand(0)), map, extents_of(graph, op.operand(0))))
}

/// Reads `iota`, also with a shape that is computed but known.
pub(super) fn iota(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let dim = u32::try_from(op.attr("iota_dimension")?.int()?).ok()?;
    dims(graph, op.result(0))?.get(dim as usize)?;
    let domain = extents_of(graph, op.result(0));
    let elem = op.result(0).ty().elem();
    Some(Node::Nest(Nest {
        out: (0..domain.len() as u32).map(Some).collect(),
        domain,
        inputs: Vec::new(),
        body: cast(Elem::Index, elem, false, Scalar::Index(dim)),
        combine: None,
    }))
}

/// Reads `slice`.
pub(super) fn slice(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let (from, to) = (dims(graph, op.operand(0))?, dims(graph, op.result(0))?);
    let source = enter(graph, op.operand(0));
    if from == to {
        return Some(Node::Reshape(source));
    }
    let starts = list(op, "start_indices")?;
    let strides = list(op, "strides")?;
    let fits = [starts.len(), strides.len(), to.len()].iter().all(|n| *n == from.len());
    fits.then(|| Node::Slice {
        source,
        offsets: starts.into_iter().map(Offset::Known).collect(),
        strides,
        kept: (0..from.len()).collect(),
    })
}

/// Reads `real_dynamic_slice`, whose bounds are computed from sizes.
pub(super) fn real_dynamic_slice(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let (from, to) = (dims(graph, op.operand(0))?, dims(graph, op.result(0))?);
    let source = enter(graph, op.operand(0));
    let [starts, strides] = [1, 3].map(|at| graph.numbers(op.operands().nth(at)?.key()));
    let (starts, strides) = (starts?, strides?);
    if from == to && starts.iter().all(|n| *n == 0) {
        return Some(Node::Reshape(source));
    }
    let fits = [starts.len(), strides.len(), to.len()].iter().all(|n| *n == from.len());
    fits.then(|| Node::Slice {
        source,
        offsets: starts.into_iter().map(Offset::Known).collect(),
        strides,
        kept: (0..from.len()).collect(),
    })
}

/// Reads `dynamic_slice`: starts are clamped so that the slice lies inside.
pub(super) fn dynamic_slice(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let (whole, part) = (dims(graph, op.operand(0))?, dims(graph, op.result(0))?);
    let source = enter(graph, op.operand(0));
    if whole == part {
        return Some(Node::Reshape(source));
    }
    let offsets = offsets(graph, op, 1, &whole, &part)?;
    Some(Node::Slice {
        source,
        offsets,
        strides: vec![1; whole.len()],
        kept: (0..whole.len()).collect(),
    })
}

/// Reads `dynamic_update_slice`, clamped likewise.
pub(super) fn dynamic_update_slice(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let (whole, part) = (dims(graph, op.operand(0))?, dims(graph, op.operand(1))?);
    let source = enter(graph, op.operand(1));
    if whole == part {
        return Some(Node::Reshape(source));
    }
    Some(Node::Update {
        dest: enter(graph, op.operand(0)),
        source,
        offsets: offsets(graph, op, 2, &whole, &part)?,
        strides: vec![1; whole.len()],
        kept: (0..whole.len()).collect(),
    })
}

/// Returns the starts, operands from `first` on, clamped to where `part` lies inside `whole`.
fn offsets(
    graph: &Graph,
    op: Op<'_>,
    first: usize,
    whole: &[i64],
    part: &[i64],
) -> Option<Vec<Offset>> {
    if op.operand_count() != first + whole.len() || part.len() != whole.len() {
        return None;
    }
    let places = whole.iter().zip(part).enumerate();
    places
        .map(|(dim, (n, size))| clamped(graph, op.operand(first + dim), room(graph, *n, *size)?))
        .collect()
}

/// Returns the last start of `size` elements in an extent, if they fit for all sizes.
pub(super) fn room(graph: &Graph, extent: i64, size: i64) -> Option<i64> {
    let room = extent - size;
    let known = room == 0 || (!graph.is_size(extent) && !graph.is_size(size));
    // The number of a size less a little still stands for that.
    let less = || size == 1 && graph.is_size(room);
    ((known || less()) && room >= 0).then_some(room)
}

fn clamped(graph: &Graph, start: Val<'_>, most: i64) -> Option<Offset> {
    if most == 0 {
        return Some(Offset::Known(0));
    }
    let value = enter(graph, start);
    if let Node::Const(Literal::Int(start)) = graph.tensor(value).node {
        let known = start == 0 || (!graph.is_size(most) && !graph.is_size(start));
        return known.then(|| Offset::Known(start.clamp(0, most)));
    }
    let node = Node::Nest(Nest {
        domain: Vec::new(),
        inputs: vec![Access { value, map: Vec::new() }],
        out: Vec::new(),
        body: within(position(start, 0), most),
        combine: None,
    });
    let tensor = Tensor { shape: Vec::new(), elem: Elem::Index, node };
    Some(Offset::Value(graph.synthesize(tensor)))
}

/// Returns input `at`, an element of `of`, as a position.
pub(super) fn position(of: Val<'_>, at: usize) -> Scalar {
    cast(of.ty().elem(), Elem::Index, of.ty().is_unsigned(), Scalar::Input(at))
}

/// Returns a position clamped to 0 and `most`.
pub(super) fn within(position: Scalar, most: i64) -> Scalar {
    Scalar::binary(
        BinaryOp::Max,
        Scalar::binary(BinaryOp::Min, position, Scalar::Int(most)),
        Scalar::Int(0),
    )
}

/// Reads `pad`: a border, elements between, or a border of negative width, which cuts.
pub(super) fn pad(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let from = dims(graph, op.operand(0))?;
    let to = extents_of(graph, op.result(0));
    let [low, high, between] =
        ["edge_padding_low", "edge_padding_high", "interior_padding"].map(|name| list(op, name));
    let (low, high, between) = (low?, high?, between?);
    let rank = from.len();
    if [low.len(), high.len(), between.len()].iter().any(|n| *n != rank) {
        return None;
    }
    let elem = op.operand(0).ty().elem();
    let value = enter(graph, op.operand(1));
    let mut source = enter(graph, op.operand(0));
    let enter = |shape: &[i64], node: Node| {
        let shape = shape.iter().map(|n| Extent::Known(*n)).collect();
        graph.synthesize(Tensor { shape, elem, node })
    };
    let every = || (0..rank).collect::<Vec<usize>>();
    let mut shape = from;
    if between.iter().any(|n| *n != 0) {
        let apart: Vec<i64> =
            shape.iter().zip(&between).map(|(n, b)| n + (n - 1).max(0) * b).collect();
        let known = apart.iter().map(|n| Extent::Known(*n)).collect();
        let dest = enter(&apart, spread(value, known));
        let strides = between.iter().map(|b| b + 1).collect();
        let offsets = vec![Offset::Known(0); rank];
        source = enter(&apart, Node::Update { dest, source, offsets, strides, kept: every() });
        shape = apart;
    }
    let before: Vec<i64> = low.iter().map(|n| (*n).max(0)).collect();
    let padded: Vec<i64> = (0..rank).map(|d| shape[d] + before[d] + high[d].max(0)).collect();
    let bordered = Node::Pad { source, low: before, value };
    if low.iter().chain(&high).all(|n| *n >= 0) {
        return (padded.len() == to.len()).then_some(bordered);
    }
    Some(Node::Slice {
        source: enter(&padded, bordered),
        offsets: low.iter().map(|n| Offset::Known((-n).max(0))).collect(),
        strides: vec![1; rank],
        kept: every(),
    })
}
