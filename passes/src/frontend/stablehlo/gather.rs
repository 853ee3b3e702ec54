//! Gathers and scatters of `StableHLO`.

use super::{
    dialect_attr, dims, extents_of, list, regions,
    view::{position, room, within},
};
use crate::{
    frontend::enter,
    graph::{
        Access, BinaryOp, Graph, Linear, Literal, Nest, Node, RunKind, Scalar, ScatterDims,
        node::Offset,
    },
    ir::Op,
};

/// Reads `gather` as loads at computed positions, which are clamped so that each slice lies inside.
pub(super) fn gather(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let numbers = dialect_attr(op, "dimension_numbers")?;
    let known = [
        "offset_dims",
        "collapsed_slice_dims",
        "operand_batching_dims",
        "start_indices_batching_dims",
        "start_index_map",
        "index_vector_dim",
    ];
    if !numbers.has_only(&known) {
        return None;
    }
    let [offset, collapsed, batching, index_batching, to_operand] = [
        numbers.dims("offset_dims")?,
        numbers.dims("collapsed_slice_dims")?,
        numbers.dims("operand_batching_dims")?,
        numbers.dims("start_indices_batching_dims")?,
        numbers.dims("start_index_map")?,
    ];
    let vector = usize::try_from(numbers.int("index_vector_dim")?).ok()?;
    let (source, positions) = (op.operand(0), op.operand(1));
    let extents = dims(graph, source)?;
    let index_rank = dims(graph, positions)?.len();
    let rank = dims(graph, op.result(0))?.len();
    let sizes = if op.name() == "stablehlo.gather" {
        list(op, "slice_sizes")?
    } else {
        graph.numbers(op.operands().nth(2)?.key())?
    };
    let unit = |d: &usize| sizes.get(*d) == Some(&1);
    if !collapsed.iter().chain(&batching).all(unit) {
        return None;
    }
    if sizes.len() != extents.len() || batching.len() != index_batching.len() {
        return None;
    }
    // Dimensions of the result that are not in a slice go with those of the positions.
    let outer: Vec<usize> = (0..rank).filter(|d| !offset.contains(d)).collect();
    let index_dims: Vec<usize> = (0..index_rank).filter(|d| *d != vector).collect();
    let window: Vec<usize> =
        (0..extents.len()).filter(|d| !collapsed.contains(d) && !batching.contains(d)).collect();
    if outer.len() != index_dims.len() || window.len() != offset.len() {
        return None;
    }
    // One slice at a constant position.
    if outer.is_empty()
        && let Some(starts) = graph.numbers(positions.key())
    {
        let start = |dim: usize| match to_operand.iter().position(|d| *d == dim) {
            Some(at) => {
                let room = room(graph, extents[dim], sizes[dim])?;
                let start = *starts.get(at)?;
                let known = start == 0 || !graph.is_size(room) && !graph.is_size(start);
                known.then(|| Offset::Known(start.clamp(0, room)))
            }
            None => Some(Offset::Known(0)),
        };
        return Some(Node::Slice {
            source: enter(graph, source),
            offsets: (0..extents.len()).map(start).collect::<Option<_>>()?,
            strides: vec![1; extents.len()],
            kept: window,
        });
    }
    let result_dim = |index_dim: usize| {
        let at = index_dims.iter().position(|d| *d == index_dim)?;
        Some(outer[at] as u32)
    };
    let component = |at: usize| -> Option<Access> {
        let map = (0..index_rank).map(|dim| {
            if dim == vector {
                Some(Linear::constant(at as i64))
            } else {
                result_dim(dim).map(Linear::var)
            }
        });
        Some(Access { value: enter(graph, positions), map: map.collect::<Option<Vec<_>>>()? })
    };
    let inputs = (0..to_operand.len()).map(component).collect::<Option<Vec<_>>>()?;
    let place = |dim: usize| -> Option<Scalar> {
        let mut terms = Vec::new();
        if let Some(at) = to_operand.iter().position(|d| *d == dim) {
            let room = room(graph, extents[dim], sizes[dim])?;
            if room > 0 {
                terms.push(within(position(positions, at), room));
            }
        }
        if let Some(at) = batching.iter().position(|d| *d == dim) {
            terms.push(Scalar::Index(result_dim(index_batching[at])?));
        }
        if let Some(at) = window.iter().position(|d| *d == dim) {
            terms.push(Scalar::Index(offset[at] as u32));
        }
        let sum = |a, b| Scalar::Binary(BinaryOp::Add, Box::new(a), Box::new(b));
        Some(terms.into_iter().reduce(sum).unwrap_or(Scalar::Int(0)))
    };
    let places = (0..extents.len()).map(place).collect::<Option<Vec<_>>>()?;
    let domain = extents_of(graph, op.result(0));
    Some(Node::Nest(Nest {
        out: (0..rank as u32).map(Some).collect(),
        domain,
        inputs,
        body: Scalar::Load(enter(graph, source), places),
        combine: None,
    }))
}

/// Reads result `at` of `scatter`: a write of one box where the positions are constant and adjoin,
/// otherwise a loop over windows.
pub(super) fn scatter(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let numbers = dialect_attr(op, "scatter_dimension_numbers")?;
    let known = [
        "update_window_dims",
        "inserted_window_dims",
        "input_batching_dims",
        "scatter_indices_batching_dims",
        "scatter_dims_to_operand_dims",
        "index_vector_dim",
    ];
    if !numbers.has_only(&known) {
        return None;
    }
    let layout = ScatterDims {
        update_window: numbers.dims("update_window_dims")?,
        inserted: numbers.dims("inserted_window_dims")?,
        batching: numbers.dims("input_batching_dims")?,
        index_batching: numbers.dims("scatter_indices_batching_dims")?,
        to_operand: numbers.dims("scatter_dims_to_operand_dims")?,
        index_vector: usize::try_from(numbers.int("index_vector_dim")?).ok()?,
    };
    let count = op.operand_count().checked_sub(1)? / 2;
    if op.operand_count() != 2 * count + 1 || op.region_block(0)?.argument_count() != 2 * count {
        return None;
    }
    boxed(graph, op, &layout)
        .or_else(|| regions::run(graph, op, RunKind::Scatter(layout.clone()), at))
}

/// Reads a scatter that overwrites one box of its single operand.
fn boxed(graph: &Graph, op: Op<'_>, layout: &ScatterDims) -> Option<Node> {
    let block = op.region_block(0)?;
    let [dest, positions, updates] = [0, 1, 2].map(|i| op.operands().nth(i));
    let (dest, positions, updates) = (dest?, positions?, updates?);
    // What is written is the update, and there is one component along which windows adjoin.
    let overwrites = block.terminator()?.operands().next()? == block.argument(1);
    let [along] = layout.to_operand[..] else { return None };
    if op.operand_count() != 3 || !overwrites || !layout.batching.is_empty() {
        return None;
    }
    let (whole, part) = (dims(graph, dest)?, dims(graph, updates)?);
    if whole.iter().chain(&part).any(|n| graph.is_size(*n)) {
        return None;
    }
    let outer: Vec<usize> = (0..part.len()).filter(|d| !layout.update_window.contains(d)).collect();
    let mut starts = constant_ints(graph, enter(graph, positions))?;
    let start = *starts.first()?;
    let kept = match (&layout.inserted[..], &outer[..]) {
        // One window of any extent.
        ([], _) if starts.len() == 1 && outer.iter().all(|d| part[*d] == 1) => {
            layout.update_window.clone()
        }
        // One row after the other.
        ([row], [_]) if *row == along => {
            starts.drain(..1);
            let mut next = start;
            for position in &starts {
                next += 1;
                if *position != next {
                    return None;
                }
            }
            (0..part.len()).collect()
        }
        _ => return None,
    };
    // Dimensions of the updates in the order of the destination's.
    let order: Vec<usize> = if layout.inserted[..].is_empty() {
        kept
    } else {
        let mut window = layout.update_window.iter().copied();
        (0..whole.len())
            .map(|d| if d == along { outer.first().copied() } else { window.next() })
            .collect::<Option<_>>()?
    };
    let extent = part[*order.get(along)?];
    // A window that is not inside altogether would be skipped.
    let inside = start >= 0 && start + extent <= whole[along];
    if order.len() != whole.len() || !inside {
        return None;
    }
    let shape: Vec<i64> = order.iter().map(|d| part[*d]).collect();
    if (0..whole.len()).any(|d| d != along && shape[d] > whole[d]) {
        return None;
    }
    let source = enter(graph, updates);
    let in_order = order.iter().enumerate().all(|(to, from)| to == *from);
    let source = if in_order {
        source
    } else {
        let mut map = vec![Linear::constant(0); part.len()];
        for (to, from) in order.iter().enumerate() {
            map[*from] = Linear::var(to as u32);
        }
        let domain: Vec<_> = shape.iter().map(|n| crate::graph::Extent::Known(*n)).collect();
        let node = super::view::moved(source, map, domain.clone());
        graph.synthesize(crate::graph::Tensor { shape: domain, elem: updates.ty().elem(), node })
    };
    let mut offsets = vec![Offset::Known(0); whole.len()];
    offsets[along] = Offset::Known(start);
    Some(Node::Update {
        dest: enter(graph, dest),
        source,
        offsets,
        strides: vec![1; whole.len()],
        kept: (0..whole.len()).collect(),
    })
}

/// Returns the integers of a small tensor that is a constant, or a view of one.
fn constant_ints(graph: &Graph, value: crate::graph::Value) -> Option<Vec<i64>> {
    let tensor = graph.tensor(value);
    let count: i64 = tensor.dims()?.iter().product();
    match &tensor.node {
        Node::Const(Literal::Dense(values)) => Some(values.iter().map(|x| *x as i64).collect()),
        Node::Const(Literal::Int(value)) if count == 1 => Some(vec![*value]),
        Node::Reshape(source) => constant_ints(graph, *source),
        // An iota.
        Node::Nest(nest) if nest.inputs.is_empty() && nest.domain.len() == 1 => {
            let Scalar::Cast { value, .. } = &nest.body else { return None };
            (**value == Scalar::Index(0)).then(|| (0..count).collect())
        }
        _ => None,
    }
}
