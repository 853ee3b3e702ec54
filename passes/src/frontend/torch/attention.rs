//! `aten.scaled_dot_product_attention`.

use super::args::Args;
use crate::{
    frontend::{
        attention::{Attention, Scale},
        steps::{Operand, interleave},
    },
    graph::Node,
};

/// Reads `attention(query [.., Q, E], key [.., T, E], value [.., T, V], mask [.., Q, T]?, dropout,
/// causal, scale?, grouped)`. Its causal mask is aligned at the first query and the first row.
pub(super) fn read(args: &Args<'_, '_, '_>) -> Option<Node> {
    let [query, key, value] = [0, 1, 2].map(|at| args.tensor(at));
    let (query, mut key, mut value) = (query?, key?, value?);
    let causal = args.bool(5)?;
    let mask = if args.is_none(3) { None } else { Some(args.tensor(3)?) };
    // Torch has no dropout with a meaning here, and no mask beside the causal one.
    if args.float(4)? != 0.0 || (causal && mask.is_some()) {
        return None;
    }
    let rank = query.rank();
    if rank < 2 || key.rank() != rank || value.rank() != rank {
        return None;
    }
    let width = *query.dims.last()?;
    let scale = match args.is_none(6) {
        true if args.graph.is_size(width) => return None,
        true => (width as f64).sqrt().recip(),
        false => args.float(6)?,
    };
    if !args.is_none(7) && args.bool(7)? && rank > 2 {
        let heads = query.dims[rank - 3];
        key = grouped(args, key, heads)?;
        value = grouped(args, value, heads)?;
    }
    let (token, row, inner, column) = (0, 1, 2, 3);
    // Leading dimensions are named from the last.
    let named = |rank: usize, last: [u32; 2]| -> Vec<u32> {
        (0..rank.saturating_sub(2) as u32).rev().map(|d| 4 + d).chain(last).collect()
    };
    let mask = mask.map(|mask| {
        let labels = named(mask.rank(), [token, row]);
        let start = labels.len() - mask.rank().min(labels.len());
        (mask, labels[start..].to_vec())
    });
    let (dims, elem) = args.result(0)?;
    let attention = Attention {
        query: (&query, named(rank, [token, inner])),
        key: (&key, named(rank, [row, inner])),
        value: (&value, named(rank, [row, column])),
        mask: mask.as_ref().map(|(mask, labels)| (mask, labels.clone())),
        out: named(rank, [token, column]),
        rows: row,
        scale: Scale::Number(scale),
        causal: causal.then_some(token),
        guarded: mask.is_some(),
        elem,
    };
    let (shape, node) = attention.node(args.graph)?;
    (shape == dims).then_some(node)
}

/// Returns a key or value whose heads are repeated to be `heads`, each next to its copies.
fn grouped(args: &Args<'_, '_, '_>, of: Operand, heads: i64) -> Option<Operand> {
    let dim = of.rank() - 3;
    let own = of.dims[dim];
    if own == heads {
        return Some(of);
    }
    let known = !args.graph.is_size(own) && !args.graph.is_size(heads);
    (known && own > 0 && heads % own == 0).then(|| {
        let mut dims = of.dims.clone();
        dims[dim] = heads;
        let node = interleave(args.graph, &of, dim, heads / own);
        Operand::step(args.graph, dims, of.elem, node)
    })
}
