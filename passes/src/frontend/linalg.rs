//! The `linalg` dialect: every structured operation, named or generic, by its indexing maps and
//! its body.

use super::{
    Facts, Frontend, Regions,
    composite::Composite,
    concat, enter, known_extents, nest,
    sizes::{Shape, Sizes},
};
use crate::{
    graph::{Access, Extent, Graph, Linear, Nest, Node, Scalar},
    ir::{Attr, Op},
};

mod sizes;

/// `linalg` on tensors.
pub(super) struct Linalg;

impl Frontend for Linalg {
    fn dialects(&self) -> &'static [&'static str] {
        &["linalg"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
        read(graph, op, at)
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "linalg.yield" => Facts::TERMINATOR,
            "linalg.index" | "linalg.softmax" => Facts::PURE,
            _ => Facts::with(Regions::Body),
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["linalg.softmax"]
    }

    fn shape(&self, sizes: &mut Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
        sizes.of_destination(op, at)
    }

    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        sizes::demand(sizes, op);
    }
}

/// Reads result `at` of a linalg operation on tensors.
fn read(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    match op.name() {
        "linalg.softmax" => return softmax(graph, op),
        "linalg.transpose" => return transpose(graph, op),
        "linalg.fill" => return fill(graph, op),
        _ => {}
    }
    let outs = op.result_count();
    let ins = op.operand_count().checked_sub(outs)?;
    let maps = indexing_maps(op)?;
    if maps.len() != op.operand_count() {
        return None;
    }
    let block = op.region_block(0)?;
    let loops = maps.first()?.0;
    let domain = domain(graph, op, &maps, loops)?;
    let out = maps[ins + at]
        .1
        .iter()
        .map(|e| match e.as_var() {
            Some(var) => Some(Some(var)),
            None => (*e == Linear::constant(0)).then_some(None),
        })
        .collect::<Option<Vec<_>>>()?;
    let reduces = (0..loops).any(|d| !out.contains(&Some(d)));
    let access = |operand: usize| Access {
        value: enter(graph, op.operand(operand)),
        map: maps[operand].1.clone(),
    };
    let mut inputs: Vec<Access> = (0..ins).map(access).collect();
    let mut arguments: Vec<Option<Scalar>> = (0..ins).map(|i| Some(Scalar::Input(i))).collect();
    let yielded = block.terminator()?.operand(at);
    for other in 0..outs {
        arguments.push(if !reduces {
            // The old value of an output is one more operand, if the body reads it at all.
            if block.argument(ins + other).is_unused() {
                None
            } else {
                inputs.push(access(ins + other));
                Some(Scalar::Input(inputs.len() - 1))
            }
        } else if other == at {
            Some(Scalar::Accumulator)
        } else {
            None
        });
    }
    let mut body = nest::Body::new(graph, block, arguments, inputs);
    let value = nest::resolve_sizes(graph, body.scalar(yielded)?, &domain)?;
    let mut inputs = body.inputs;
    let value = concat::hoist(graph, value, &mut inputs);
    let value = nest::loads_as_inputs(graph, value, &domain, &mut inputs);
    let (combine, body) = if reduces {
        let (combine, item) = nest::split_reduction(value, enter(graph, op.operand(ins + at)))?;
        (Some(combine), item)
    } else {
        (None, value)
    };
    // A body that only joins is the concatenation itself.
    if let (None, Scalar::Input(0), [input]) = (&combine, &body, &inputs[..])
        && graph.key(input.value).is_none()
        && out.len() == domain.len()
        && input.map.iter().map(Linear::as_var).eq(out.iter().copied())
    {
        let whole = graph.tensor(input.value);
        if whole.shape == domain && matches!(whole.node, Node::Concat { .. }) {
            return Some(whole.node.clone());
        }
    }
    Some(Node::Nest(Nest { domain, inputs, out, body, combine }))
}

/// Reads `linalg.transpose`: asking it for its maps would make new ones each time.
fn transpose(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let permutation = op.attr("permutation")?.ints()?;
    let domain = known_extents(graph, op.result(0))?;
    let mut map = vec![Linear::default(); permutation.len()];
    for (to, from) in permutation.iter().enumerate() {
        *map.get_mut(usize::try_from(*from).ok()?)? = Linear::var(to as u32);
    }
    Some(Node::Nest(Nest {
        out: (0..domain.len() as u32).map(Some).collect(),
        domain,
        inputs: vec![Access { value: enter(graph, op.operand(0)), map }],
        body: Scalar::Input(0),
        combine: None,
    }))
}

/// Reads `linalg.fill`.
fn fill(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let from = op.operand(0).ty().elem();
    let to = op.result(0).ty().elem();
    let value = enter(graph, op.operand(0));
    if from == to
        && let Node::Const(literal) = &graph.tensor(value).node
    {
        return Some(Node::Const(literal.clone()));
    }
    let domain = known_extents(graph, op.result(0))?;
    let input = Scalar::Input(0);
    let body = if from == to { input } else { super::arith::cast(from, to, false, input) };
    Some(Node::Nest(Nest {
        out: (0..domain.len() as u32).map(Some).collect(),
        domain,
        inputs: vec![Access { value, map: Vec::new() }],
        body,
        combine: None,
    }))
}

/// Returns each operand's number of loops and its map.
pub(super) fn indexing_maps(op: Op<'_>) -> Option<Vec<(u32, Vec<Linear>)>> {
    let maps = if op.name() == "linalg.generic" {
        op.attr("indexing_maps")?
    } else {
        // SAFETY: the operation is alive; the call returns null for one that has no maps.
        let raw = unsafe { mlir_sys::mlirLinalgGetIndexingMapsAttribute(op.to_raw()) };
        if raw.ptr.is_null() {
            return None;
        }
        // SAFETY: the attribute is not null and lives as long as the context.
        unsafe { Attr::from_raw(raw) }
    };
    maps.elements()?.into_iter().map(Attr::linear_map).collect()
}

/// Returns the extent of each loop, read off an operand dimension that it runs over alone.
fn domain(
    graph: &Graph,
    op: Op<'_>,
    maps: &[(u32, Vec<Linear>)],
    loops: u32,
) -> Option<Vec<Extent>> {
    let mut domain = vec![None; loops as usize];
    for (operand, (_, map)) in op.operands().zip(maps) {
        let dims = graph.extents(operand.key());
        for (dim, expression) in map.iter().enumerate() {
            if let Some(var) = expression.as_var() {
                let (slot, extent) = (&mut domain[var as usize], *dims.get(dim)?);
                match (&slot, extent) {
                    (Some(Extent::Known(_)), Extent::Symbol(_)) => {}
                    // Extents that may differ say nothing.
                    (Some(Extent::Known(known)), Extent::Known(n)) if *known != n => return None,
                    _ => *slot = Some(extent),
                }
            }
        }
    }
    domain.into_iter().collect()
}

/// Reads `linalg.softmax`.
fn softmax(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let source = op.operand(0);
    let elem = source.ty().elem();
    let steps = Composite {
        graph,
        shape: known_extents(graph, source)?,
        axis: u32::try_from(op.attr("dimension")?.int()?).ok()?,
        elem,
    };
    elem.is_float().then(|| Node::Nest(steps.softmax(enter(graph, source), false)))
}
