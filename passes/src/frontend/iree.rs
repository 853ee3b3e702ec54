//! IREE's input level: `iree_linalg_ext` and the operations of `hal`, `flow` and `util` that pass
//! tensors on.

use super::{
    Facts, Frontend, Regions,
    attention::{Attention, Scale},
    steps::Operand,
};
use crate::{
    graph::{Graph, Linear, Node},
    ir::Op,
};

/// `iree_linalg_ext`, `hal`, `flow` and `util`.
pub(super) struct Iree;

impl Frontend for Iree {
    fn dialects(&self) -> &'static [&'static str] {
        &["iree_linalg_ext", "hal", "flow", "util"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
        match op.name() {
            "iree_linalg_ext.attention" => attention(graph, op),
            "hal.tensor.barrier"
            | "util.optimization_barrier"
            | "flow.tensor.clone"
            | "flow.tensor.reshape" => passed_on(graph, op, at),
            _ => None,
        }
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "iree_linalg_ext.attention" => Facts::with(Regions::Body),
            "iree_linalg_ext.yield" | "util.return" => Facts::TERMINATOR,
            "flow.tensor.clone" | "flow.tensor.reshape" => Facts::PURE,
            _ => Facts::default(),
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["iree_linalg_ext.attention"]
    }
}

/// Reads result `at` as operand `at`, in the shape of the result.
fn passed_on(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let of = (at < op.operand_count()).then(|| Operand::enter(graph, op.operand(at)))??;
    let result = Operand::enter(graph, op.result(at))?;
    (result.elem == of.elem && result.count() == of.count()).then_some(Node::Reshape(of.value))
}

/// Reads `attention(query, key, value, scale, mask?, out)`, whose operands have a map each over the
/// loops. The region is a function of a score; only the identity is understood. A boolean mask has
/// no meaning here that every lowering agrees on.
fn attention(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let maps = op.attr("indexing_maps")?.elements()?;
    let maps =
        maps.into_iter().map(|map| labels(&map.linear_map()?.1)).collect::<Option<Vec<_>>>()?;
    let masked = match maps.len() {
        5 => false,
        6 => true,
        _ => return None,
    };
    let block = op.region_block(0)?;
    let end = block
        .first()
        .filter(|end| end.name() == "iree_linalg_ext.yield" && end.next().is_none())?;
    let plain = block.argument_count() == 1
        && end.operand_count() == 1
        && end.operand(0).key() == block.argument(0).key();
    if op.operand_count() != maps.len() || op.result_count() != 1 || !plain {
        return None;
    }
    let operand = |at: usize| Operand::enter(graph, op.operand(at));
    let [query, key, value, scale] = [operand(0)?, operand(1)?, operand(2)?, operand(3)?];
    let mask = if masked { Some(operand(4)?) } else { None };
    if mask.as_ref().is_some_and(|m| !m.elem.is_float()) || !scale.dims.is_empty() {
        return None;
    }
    let out = maps[maps.len() - 1].clone();
    // The row is the one loop of the value that the result has not.
    let mut rows = maps[2].iter().copied().filter(|l| !out.contains(l));
    let row = rows.next()?;
    if rows.next().is_some() || !maps[1].contains(&row) || maps[0].contains(&row) {
        return None;
    }
    let result = Operand::enter(graph, op.result(0))?;
    let attention = Attention {
        query: (&query, maps[0].clone()),
        key: (&key, maps[1].clone()),
        value: (&value, maps[2].clone()),
        mask: mask.as_ref().map(|mask| (mask, maps[4].clone())),
        out,
        rows: row,
        scale: Scale::Value(&scale),
        causal: None,
        guarded: false,
        elem: result.elem,
    };
    let (dims, node) = attention.node(graph)?;
    (dims == result.dims).then_some(node)
}

/// Returns the loops of a map that only picks.
fn labels(map: &[Linear]) -> Option<Vec<u32>> {
    map.iter().map(Linear::as_var).collect()
}
