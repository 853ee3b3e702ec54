//! The `shape` dialect: what graphs that come from torch compute the shapes of `StableHLO` with.

use super::{
    Facts, Frontend, Operands, Regions, enter,
    sizes::{self, Numbers, Size, Sizes, known},
};
use crate::{
    graph::{Graph, Node},
    ir::Op,
};

/// `shape`.
pub(super) struct ShapeOps;

impl Frontend for ShapeOps {
    fn dialects(&self) -> &'static [&'static str] {
        &["shape"]
    }

    /// A region that runs where its witness holds, which the sizes that a proof rests on say: its
    /// results are what it yields.
    fn read(&self, graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
        if op.name() != "shape.assuming" {
            return None;
        }
        let end = op.region_block(0)?.terminator()?;
        (at < end.operand_count()).then(|| Node::Reshape(enter(graph, end.operand(at))))
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "shape.assuming" => Facts::with(Regions::Here),
            "shape.assuming_yield" => Facts::TERMINATOR,
            "shape.shape_of" => Facts { operands: Operands::Measured, ..Facts::PURE },
            // A witness that nothing waits for is no check.
            _ => Facts::PURE,
        }
    }

    fn shape(&self, sizes: &mut Sizes, op: Op<'_>, at: usize) -> Option<sizes::Shape> {
        if op.name() != "shape.assuming" {
            return None;
        }
        let end = op.region_block(0)?.terminator()?;
        sizes.shape_of(end.operands().nth(at)?).map(known)
    }

    fn numbers(&self, sizes: &Sizes, op: Op<'_>, _at: usize) -> Option<Numbers> {
        match op.name() {
            "shape.shape_of" => sizes.shape_of(op.operand(0)).map(known),
            "shape.const_shape" => Sizes::constant(op.attr("shape")?),
            "shape.const_size" => Sizes::constant(op.attr("value")?),
            "shape.from_extents" => sizes.joined(op.operands()),
            "shape.concat" => {
                let mut all = Numbers::new();
                for part in op.operands() {
                    all.extend(sizes.elements(part)?);
                }
                Some(all)
            }
            "shape.get_extent" => {
                let at = usize::try_from(sizes.scalar(op.operand(1))?.as_constant()?).ok()?;
                Some(vec![sizes.elements(op.operand(0))?.get(at)?.clone()])
            }
            "shape.dim" => {
                let at = usize::try_from(sizes.scalar(op.operand(1))?.as_constant()?).ok()?;
                Some(vec![sizes.shape_of(op.operand(0))?.get(at).cloned()])
            }
            "shape.num_elements" => {
                let all =
                    sizes.elements(op.operand(0))?.into_iter().collect::<Option<Vec<Size>>>()?;
                Some(vec![Some(Sizes::count(&all))])
            }
            "shape.to_extent_tensor"
            | "shape.size_to_index"
            | "shape.index_to_size"
            | "shape.any" => sizes.numbers(op.operand(0)),
            _ => None,
        }
    }

    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        if op.name() == "shape.broadcast" {
            let shapes = op.operands().map(|v| sizes.elements(v)).collect::<Option<Vec<_>>>();
            if let Some(shapes) = shapes {
                sizes.name_broadcast(op.result(0), &shapes);
            }
        }
    }
}
