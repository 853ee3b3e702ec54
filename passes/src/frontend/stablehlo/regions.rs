//! Operations of `StableHLO` that run regions.

use std::rc::Rc;

use super::{dims_of, list};
use crate::{
    frontend::enter,
    graph::{Graph, Node, Region, Run, RunKind, Value},
    ir::{Op, Val},
};

/// Reads result `at` of `while`, `case`, `if`, `sort`, or of a `reduce` of any function.
pub(super) fn read(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let kind = match op.name() {
        "stablehlo.while" => RunKind::While,
        "stablehlo.case" => RunKind::Case,
        "stablehlo.if" => RunKind::If,
        "stablehlo.sort" => RunKind::Sort { dim: sorted(op)? },
        "stablehlo.reduce" => RunKind::Fold { dims: dims_of(list(op, "dimensions")?)? },
        _ => return None,
    };
    run(graph, op, kind, at)
}

/// Returns the dimension along which a sort moves elements; -1 is the last.
fn sorted(op: Op<'_>) -> Option<usize> {
    let rank = op.operands().next()?.ty().dims().len() as i64;
    let dim = op.attr("dimension").map_or(Some(-1), crate::ir::Attr::int)?;
    usize::try_from(if dim < 0 { dim + rank } else { dim }).ok().filter(|d| (*d as i64) < rank)
}

/// Returns result `at` of an operation that runs its regions.
pub(super) fn run(graph: &Graph, op: Op<'_>, kind: RunKind, at: usize) -> Option<Node> {
    let regions = (0..op.region_count())
        .map(|region| {
            let block = op.region_block(region)?;
            Some(Region {
                args: (0..block.argument_count())
                    .map(|i| enter(graph, block.argument(i)))
                    .collect(),
                results: block.terminator()?.operands().map(|v| enter(graph, v)).collect(),
            })
        })
        .collect::<Option<Vec<_>>>()?;
    let run = Run {
        kind,
        inputs: op.operands().map(|v| enter(graph, v)).collect(),
        captures: captures(graph, op),
        regions,
        results: op.results().map(|v| enter(graph, v)).collect(),
    };
    Some(Node::Run { run: Rc::new(run), at })
}

/// Returns the values from outside that the regions of `top` read, each once.
fn captures(graph: &Graph, top: Op<'_>) -> Vec<Value> {
    let mut found = Vec::new();
    top.walk(&mut |op| {
        if op != top {
            let outside = op.operands().filter(|v| !is_inside(*v, top));
            found.extend(outside.map(|v| enter(graph, v)));
        }
    });
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns true if a value is computed in a region of `top`, or is an argument of one.
fn is_inside(value: Val<'_>, top: Op<'_>) -> bool {
    let mut owner = match value.definition() {
        Some((op, _)) => op.parent(),
        None => value.argument().and_then(|(block, _)| block.parent()),
    };
    while let Some(op) = owner {
        if op == top {
            return true;
        }
        owner = op.parent();
    }
    false
}
