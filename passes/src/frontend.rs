//! Frontends: each reads the operations of one dialect into the semantic nodes of [`crate::graph`].
//!
//! To add a dialect, write one file with a function `read(&Graph, Op, result) -> Option<Node>`
//! and name it in [`node_of`]. An operation that no frontend knows becomes `Opaque`: the graph
//! then says nothing about it, which is never wrong.

use std::rc::Rc;

use anyhow::{Context as _, Result, bail};

use crate::{
    graph::{Extent, Graph, Key, Lookup, Node, Reader, Tensor, User, Value},
    ir::{Op, Val},
    shim::Relation,
};

use self::sizes::Sizes;

mod arith;
mod composite;
mod concat;
mod linalg;
mod nest;
pub mod sizes;
mod tensor;
mod tm_tensor;

/// Returns what result `at` of `op` computes.
fn node_of(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let (dialect, _) = op.name().split_once('.')?;
    match dialect {
        "linalg" => linalg::read(graph, op, at),
        "tensor" => tensor::read(graph, op),
        "tm_tensor" => tm_tensor::read(graph, op),
        "arith" | "math" => arith::read(graph, op),
        _ => None,
    }
}

/// Reads MLIR's IR.
#[derive(Default)]
pub struct MlirReader {
    /// The sizes of dynamic extents; empty where nothing is said of them.
    pub sizes: Rc<Sizes>,
}

impl Reader for MlirReader {
    fn extents(&self, graph: &Graph, key: Key) -> Vec<Extent> {
        let extent = |n: Option<i64>| n.map_or_else(|| graph.unknown_extent(), Extent::Known);
        self.sizes.extents(value_of(key)).into_iter().map(extent).collect()
    }

    fn number(&self, key: Key) -> Option<i64> {
        self.sizes.number(value_of(key))
    }

    fn is_size(&self, number: i64) -> bool {
        self.sizes.size_of(number).is_some()
    }

    fn take_assumptions(&self) -> Vec<usize> {
        self.sizes.take_assumptions()
    }

    fn read(&self, graph: &Graph, key: Key) -> Tensor {
        let value = value_of(key);
        let shape = graph.extents(key);
        let elem = value.ty().elem();
        let node = match value.definition() {
            Some((op, at)) => {
                node_of(graph, op, at).unwrap_or_else(|| Node::Opaque(op.name().into()))
            }
            None => Node::Opaque("argument".into()),
        };
        Tensor { shape, elem, node }
    }

    fn users(&self, graph: &Graph, key: Key) -> Vec<User> {
        let value = value_of(key);
        let home = match value.definition() {
            Some((op, _)) => op.block(),
            None => value.argument().map(|(block, _)| block),
        };
        value
            .uses()
            .into_iter()
            .map(|(op, operand)| {
                let mut owner = op;
                while owner.block() != home
                    && let Some(parent) = owner.parent()
                {
                    owner = parent;
                }
                User {
                    results: owner.results().map(|r| enter(graph, r)).collect(),
                    operand: (owner == op).then_some(operand),
                }
            })
            .collect()
    }

    fn repeats(&self, lookups: &[Lookup], from: Key, to: Key, wanted: &[Key]) -> Option<Vec<Key>> {
        // Values of one type may differ in their sizes.
        if !self.sizes.is_empty() {
            return None;
        }
        let relation = Relation::new(value_of(from), value_of(to))?;
        let same = lookups.iter().all(|lookup| match lookup {
            Lookup::Definition(key) => relation.relate_definitions(value_of(*key)),
            Lookup::Users(key) => relation.relate_users(value_of(*key)),
        });
        let related = |key: &Key| relation.related(value_of(*key)).map(Val::key);
        if same { wanted.iter().map(related).collect() } else { None }
    }
}

/// Returns the IR value behind a key.
pub fn value_of<'c>(key: Key) -> Val<'c> {
    // SAFETY: keys are made only by `enter` from live values, and a graph does not outlive the IR
    // that it was read from.
    unsafe { Val::from_raw(mlir_sys::MlirValue { ptr: key as *const _ }) }
}

/// Enters an IR value in the graph.
pub fn enter(graph: &Graph, value: Val<'_>) -> Value {
    graph.value(value.key())
}

/// Returns the extents of a value if all are known.
fn known_extents(graph: &Graph, value: Val<'_>) -> Option<Vec<Extent>> {
    let extents = graph.extents(value.key());
    extents.iter().all(|e| e.known().is_some()).then_some(extents)
}

/// Returns the sizes of the module around `ops`, if one of them works on a dynamic extent or lies
/// in a function that takes one.
pub fn sizes_around<'c>(ops: &[Op<'c>]) -> Sizes {
    let is_dynamic = |v: Val<'_>| v.ty().dims().contains(&None);
    let mut known = Vec::new();
    let mut dynamic = |op: &Op<'c>| {
        let mut current = Some(*op);
        let mut is_dynamic_here = false;
        while let Some(op) = current {
            is_dynamic_here |= op.operands().any(is_dynamic);
            let Some(block) = op.block().filter(|block| !known.contains(block)) else { break };
            known.push(block);
            is_dynamic_here |= (0..block.argument_count()).any(|at| is_dynamic(block.argument(at)));
            current = op.parent();
        }
        is_dynamic_here
    };
    if !ops.iter().any(&mut dynamic) {
        return Sizes::default();
    }
    let mut top = ops[0];
    while let Some(parent) = top.parent() {
        top = parent;
    }
    Sizes::of(top)
}

/// A function read as a graph, for the evaluator.
pub struct Function<'c> {
    /// The graph; it is read on demand.
    pub graph: Graph<'c>,
    /// The arguments in order.
    pub args: Vec<Value>,
    /// The returned values in order.
    pub results: Vec<Value>,
}

/// Reads the function `name` of `module`; `shapes` are those of its arguments, where they are known.
pub fn read_function<'c>(
    module: &'c melior::ir::Module<'_>,
    name: &str,
    shapes: &[Vec<i64>],
) -> Result<Function<'c>> {
    // SAFETY: the module outlives the result, which borrows it.
    let top = unsafe { Op::from_raw(module.as_operation().to_raw()) };
    let body = top.region_block(0).context("the module has no body")?;
    let wanted = format!("\"{name}\"");
    let symbol = |op: Op<'_>| op.attr("sym_name").map(|a| a.to_string());
    let Some(function) =
        body.operations().find(|op| symbol(*op).as_deref() == Some(wanted.as_str()))
    else {
        let names: Vec<_> = body.operations().filter_map(symbol).collect();
        bail!("no function @{name}; the module has {}", names.join(", "));
    };
    let Some(block) = function.region_block(0) else { bail!("function @{name} has no body") };
    let sizes = Rc::new(Sizes::with_arguments(function, shapes));
    let graph = Graph::new(Box::new(MlirReader { sizes }));
    let args = (0..block.argument_count()).map(|i| enter(&graph, block.argument(i))).collect();
    let end = block.terminator().with_context(|| format!("@{name} has no terminator"))?;
    let results = end.operands().map(|v| enter(&graph, v)).collect();
    Ok(Function { graph, args, results })
}

/// Returns the values that the structured operations around `ops` compute, each once. `ops` are
/// in program order.
pub fn owners(graph: &Graph, ops: &[Op<'_>]) -> Vec<Value> {
    let mut found = Vec::new();
    let mut last = None;
    for op in ops {
        let mut owner = *op;
        while let Some(parent) = owner.parent()
            && parent.name().starts_with("linalg.")
        {
            owner = parent;
        }
        if last != Some(owner) && owner.result_count() > 0 {
            last = Some(owner);
            found.extend(owner.results().map(|r| enter(graph, r)));
        }
    }
    found
}
