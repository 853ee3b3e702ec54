//! Frontends: each reads the operations of one dialect into the semantic nodes of [`crate::graph`].
//!
//! To add a dialect, write one file with a function `read(&Graph, Op, result) -> Option<Node>`
//! and name it in [`node_of`]. An operation that no frontend knows becomes `Opaque`: the graph
//! then says nothing about it, which is never wrong.

use anyhow::{Context as _, Result, bail};

use crate::{
    graph::{Extent, Graph, Key, Lookup, Node, Reader, Tensor, User, Value},
    ir::{Op, Type, Val},
    shim::Relation,
};

mod arith;
mod composite;
mod concat;
mod linalg;
mod nest;
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
pub struct MlirReader;

impl Reader for MlirReader {
    fn read(&self, graph: &Graph, key: Key) -> Tensor {
        let value = value_of(key);
        let shape = shape(graph, value.ty());
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

/// Returns the extents of a type; a dynamic one is a symbol of its own.
fn shape(graph: &Graph, ty: Type<'_>) -> Vec<Extent> {
    let extent = |dim: Option<i64>| dim.map_or_else(|| graph.unknown_extent(), Extent::Known);
    ty.dims().into_iter().map(extent).collect()
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

/// Reads the function `name` of `module`.
pub fn read_function<'c>(module: &'c melior::ir::Module<'_>, name: &str) -> Result<Function<'c>> {
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
    let graph = Graph::new(Box::new(MlirReader));
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
