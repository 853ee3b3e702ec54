//! The `tensor` dialect: views, slices, concatenation and insertion.

use super::{
    Facts, Frontend, Operands, Regions, enter, known_extents,
    sizes::{Numbers, Shape, Sizes},
};
use crate::{
    graph::{Access, Extent, Graph, Linear, Nest, Node, Scalar, node::Offset},
    ir::{DYNAMIC, Op, Val},
};

mod sizes;

/// `tensor`.
pub(super) struct Tensor;

impl Frontend for Tensor {
    fn dialects(&self) -> &'static [&'static str] {
        &["tensor"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, _at: usize) -> Option<Node> {
        read(graph, op)
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "tensor.yield" => Facts::TERMINATOR,
            "tensor.pad" | "tensor.generate" => Facts::with(Regions::Body),
            // It writes for the loop around it.
            "tensor.parallel_insert_slice" => Facts::default(),
            "tensor.dim" => Facts { operands: Operands::Measured, ..Facts::PURE },
            _ => Facts::PURE,
        }
    }

    fn shape(&self, sizes: &mut Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
        sizes::shape(sizes, op, at)
    }

    fn numbers(&self, sizes: &Sizes, op: Op<'_>, _at: usize) -> Option<Numbers> {
        sizes::numbers(sizes, op)
    }

    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        sizes::demand(sizes, op);
    }
}

/// Reads a tensor operation.
fn read(graph: &Graph, op: Op<'_>) -> Option<Node> {
    match op.name() {
        "tensor.empty" => Some(Node::Undefined),
        "tensor.expand_shape" | "tensor.collapse_shape" | "tensor.reshape" => {
            let same = count(graph, op.operand(0))? == count(graph, op.result(0))?;
            same.then(|| Node::Reshape(enter(graph, op.operand(0))))
        }
        "tensor.cast" => {
            let [from, to] = [op.operand(0), op.result(0)];
            let same = known_extents(graph, from)? == known_extents(graph, to)?;
            same.then(|| Node::Reshape(enter(graph, op.operand(0))))
        }
        "tensor.extract_slice" => {
            let slice = Slice::read(graph, op, 1, op.result(0))?;
            if slice.starts_at_0() && as_many(graph, op.operand(0), op.result(0)) {
                return Some(Node::Reshape(enter(graph, op.operand(0))));
            }
            Some(Node::Slice {
                source: enter(graph, op.operand(0)),
                offsets: slice.offsets,
                strides: slice.strides,
                kept: slice.kept,
            })
        }
        "tensor.insert_slice" | "tensor.parallel_insert_slice" => {
            let slice = Slice::read(graph, op, 2, op.operand(0))?;
            // An insertion that leaves nothing of the destination is a view.
            if slice.starts_at_0() && as_many(graph, op.operand(0), op.operand(1)) {
                return Some(Node::Reshape(enter(graph, op.operand(0))));
            }
            Some(Node::Update {
                source: enter(graph, op.operand(0)),
                dest: enter(graph, op.operand(1)),
                offsets: slice.offsets,
                strides: slice.strides,
                kept: slice.kept,
            })
        }
        "tensor.concat" => Some(Node::Concat {
            parts: op.operands().map(|v| enter(graph, v)).collect(),
            dim: usize::try_from(op.attr("dim")?.int()?).ok()?,
        }),
        "tensor.pad" => pad(graph, op),
        "tensor.extract" => Some(extract(graph, op)),
        "tensor.splat" => {
            let shape = known_extents(graph, op.result(0))?;
            Some(broadcast_scalar(graph, op.operand(0), shape))
        }
        "tensor.from_elements" if op.operand_count() == 1 => {
            let shape = known_extents(graph, op.result(0))?;
            Some(broadcast_scalar(graph, op.operand(0), shape))
        }
        "tensor.dim" => {
            let crate::graph::Node::Const(crate::graph::Literal::Int(at)) =
                &graph.tensor(enter(graph, op.operand(1))).node
            else {
                return None;
            };
            let dims = op.operand(0).ty().dims();
            let extent = (*dims.get(usize::try_from(*at).ok()?)?)?;
            Some(Node::Const(crate::graph::Literal::Int(extent)))
        }
        _ => None,
    }
}

fn broadcast_scalar(graph: &Graph, scalar: Val<'_>, domain: Vec<Extent>) -> Node {
    Node::Nest(Nest {
        out: (0..domain.len() as u32).map(Some).collect(),
        domain,
        inputs: vec![Access { value: enter(graph, scalar), map: Vec::new() }],
        body: Scalar::Input(0),
        combine: None,
    })
}

/// Reads the element of a tensor as a value of rank 0.
fn extract(graph: &Graph, op: Op<'_>) -> Node {
    let mut inputs = Vec::new();
    let mut indices = Vec::new();
    for at in 1..op.operand_count() {
        inputs.push(Access { value: enter(graph, op.operand(at)), map: Vec::new() });
        indices.push(Scalar::Input(at - 1));
    }
    let source = enter(graph, op.operand(0));
    let (inputs, body) = if indices.is_empty() {
        (vec![Access { value: source, map: Vec::<Linear>::new() }], Scalar::Input(0))
    } else {
        (inputs, Scalar::Load(source, indices))
    };
    Node::Nest(Nest { domain: Vec::new(), inputs, out: Vec::new(), body, combine: None })
}

fn pad(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let low = op.attr("static_low")?.ints()?;
    let high = op.attr("static_high")?.ints()?;
    if low.iter().chain(&high).any(|n| *n == DYNAMIC) {
        return None;
    }
    let block = op.region_block(0)?;
    let value = block.terminator()?.operand(0);
    // A border that depends on the position is not a constant border.
    let outside = value.definition().is_some_and(|(d, _)| d.block() != Some(block))
        || value.argument().is_some_and(|(b, _)| b != block);
    let constant = value.definition().is_some_and(|(d, _)| d.name() == "arith.constant");
    (outside || constant).then(|| Node::Pad {
        source: enter(graph, op.operand(0)),
        low,
        value: enter(graph, value),
    })
}

/// The offsets, strides and kept dimensions of a slice.
struct Slice {
    offsets: Vec<Offset>,
    strides: Vec<i64>,
    kept: Vec<usize>,
}

impl Slice {
    /// Returns true where every offset is 0.
    fn starts_at_0(&self) -> bool {
        self.offsets.iter().all(|o| *o == Offset::Known(0))
    }

    /// Reads the lists of a slicing operation whose dynamic offsets start at operand `first`,
    /// between a whole and a `part`.
    fn read(graph: &Graph, op: Op<'_>, first: usize, part: Val<'_>) -> Option<Self> {
        let offsets = op.attr("static_offsets")?.ints()?;
        let mut sizes = op.attr("static_sizes")?.ints()?;
        let strides = op.attr("static_strides")?.ints()?;
        if strides.contains(&DYNAMIC) {
            return None;
        }
        let dynamic = |list: &[i64]| list.iter().filter(|n| **n == DYNAMIC).count();
        let mut computed = (first + dynamic(&offsets)..).map(|at| op.operand(at));
        for size in sizes.iter_mut().filter(|n| **n == DYNAMIC) {
            *size = graph.number(computed.next()?.key())?;
        }
        let part: Vec<_> = known_extents(graph, part)?.iter().map(|e| e.known()).collect();
        let mut next = first;
        let offsets = offsets
            .into_iter()
            .map(|offset| {
                if offset == DYNAMIC {
                    next += 1;
                    let value = op.operand(next - 1);
                    match graph.number(value.key()) {
                        Some(known) => Offset::Known(known),
                        None => Offset::Value(enter(graph, value)),
                    }
                } else {
                    Offset::Known(offset)
                }
            })
            .collect();
        Some(Self { offsets, strides, kept: kept_dims(&sizes, &part)? })
    }
}

/// Returns for each dimension of the part the dimension of the whole that it is; unit dimensions
/// may have been dropped, leftmost first as MLIR does.
pub(super) fn kept_dims(sizes: &[i64], part: &[Option<i64>]) -> Option<Vec<usize>> {
    let mut kept = Vec::with_capacity(part.len());
    let mut excess = sizes.len().checked_sub(part.len())?;
    for (dim, size) in sizes.iter().enumerate() {
        let matches = part.get(kept.len()).copied().flatten() == Some(*size);
        if excess > 0
            && *size == 1
            && !(matches && remaining_fit(&sizes[dim..], &part[kept.len()..]))
        {
            excess -= 1;
        } else if matches {
            kept.push(dim);
        } else {
            return None;
        }
    }
    (kept.len() == part.len()).then_some(kept)
}

/// Returns true if `part` can be had from `sizes` by dropping unit sizes while keeping the first.
fn remaining_fit(sizes: &[i64], part: &[Option<i64>]) -> bool {
    let mut rest = part[1..].iter();
    let mut wanted = rest.next();
    for size in &sizes[1..] {
        if wanted.copied().flatten() == Some(*size) {
            wanted = rest.next();
        } else if *size != 1 {
            return false;
        }
    }
    wanted.is_none()
}

/// Returns true if both values have as many elements, as far as that is known.
fn as_many(graph: &Graph, a: Val<'_>, b: Val<'_>) -> bool {
    count(graph, a).is_some_and(|n| count(graph, b) == Some(n))
}

/// Returns the number of elements if it is known.
fn count(graph: &Graph, value: Val<'_>) -> Option<i64> {
    let extents = known_extents(graph, value)?;
    extents.iter().try_fold(1i64, |n, e| n.checked_mul(e.known()?))
}
