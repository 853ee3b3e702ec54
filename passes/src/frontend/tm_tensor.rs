//! torch-mlir's `tm_tensor` dialect, in generic form: the attention composite.

use super::{
    Facts, Frontend,
    attention::{Attention, Scale},
    sizes::{Shape, Sizes},
    steps::Operand,
};
use crate::{
    graph::{Graph, Node},
    ir::Op,
};

/// `tm_tensor`.
pub(super) struct TmTensor;

impl Frontend for TmTensor {
    fn dialects(&self) -> &'static [&'static str] {
        &["tm_tensor"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, _at: usize) -> Option<Node> {
        match op.name() {
            "tm_tensor.attention" => attention(graph, op),
            _ => None,
        }
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "tm_tensor.attention" => Facts::PURE,
            "tm_tensor.yield" => Facts::TERMINATOR,
            _ => Facts::default(),
        }
    }

    fn shape(&self, sizes: &mut Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
        sizes.of_destination(op, at)
    }

    /// Query, keys and values have the same leading dimensions; keys and values the same rows.
    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        if op.name() != "tm_tensor.attention" {
            return;
        }
        let shapes = [0, 1, 2].map(|at| sizes.shape_of(op.operand(at)).unwrap_or_default());
        for (of, other, kept) in [(0, 1, 2), (1, 2, 1)] {
            let count = shapes[of].len().saturating_sub(kept);
            for (a, b) in shapes[of].iter().zip(&shapes[other]).take(count) {
                sizes.equal(a, b);
            }
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["tm_tensor.attention"]
    }
}

/// Reads `attention(query [.., Q, E], key [.., T, E], value [.., T, V], mask [.., Q, T]?, out)`:
/// `softmax(scale * query key^T + mask) value` in f32. It stands for
/// `aten.scaled_dot_product_attention`: a boolean mask is true where a score counts, and a row of
/// which nothing counts gives 0.
fn attention(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let masked = match op.operand_count() {
        4 => false,
        5 => true,
        _ => return None,
    };
    let operand = |at: usize| Operand::enter(graph, op.operand(at));
    let [query, key, value] = [operand(0)?, operand(1)?, operand(2)?];
    let mask = if masked { Some(operand(3)?) } else { None };
    let rank = query.rank();
    let of_rank = |o: &Operand| o.rank() == rank;
    if rank < 2 || ![&key, &value].into_iter().chain(&mask).all(of_rank) {
        return None;
    }
    let scale = match op.attr("scale") {
        Some(attr) => attr.float()?,
        None => (op.operand(0).ty().dims().pop()?? as f64).sqrt().recip(),
    };
    let (token, row, inner, column) = (0, 1, 2, 3);
    let named = |last: [u32; 2]| (4..rank as u32 + 2).chain(last).collect::<Vec<u32>>();
    let result = Operand::enter(graph, op.result(0))?;
    let attention = Attention {
        query: (&query, named([token, inner])),
        key: (&key, named([row, inner])),
        value: (&value, named([row, column])),
        mask: mask.as_ref().map(|mask| (mask, named([token, row]))),
        out: named([token, column]),
        rows: row,
        scale: Scale::Number(scale),
        causal: None,
        guarded: masked,
        elem: result.elem,
    };
    let (dims, node) = attention.node(graph)?;
    (dims == result.dims).then_some(node)
}
