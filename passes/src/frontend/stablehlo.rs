//! `StableHLO` and CHLO in generic form. The dialects are not registered: their attributes are text.

use super::{
    Facts, Frontend, Operands, Regions, enter, nest,
    sizes::{Numbers, Shape, Sizes},
};
use crate::{
    graph::{Extent, Graph, Node, Scalar},
    ir::{Attr, Op, Val, dialect_text::DialectAttr},
};

mod constants;
mod elementwise;
mod gather;
mod reduce;
mod regions;
mod sizes;
#[cfg(test)]
mod tests;
mod view;

/// `stablehlo` and `chlo`.
pub(super) struct StableHlo;

impl Frontend for StableHlo {
    fn dialects(&self) -> &'static [&'static str] {
        &["stablehlo", "chlo"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
        read(graph, op, at).or_else(|| malformed(op))
    }

    fn apply(&self, op: Op<'_>, operands: Vec<Scalar>) -> Option<Scalar> {
        elementwise::apply(op, operands)
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "stablehlo.return" => Facts::TERMINATOR,
            "stablehlo.reduce"
            | "stablehlo.reduce_window"
            | "stablehlo.map"
            | "stablehlo.scatter"
            | "stablehlo.select_and_scatter"
            | "stablehlo.sort" => Facts::with(Regions::Body),
            // Pure only if all in their regions is.
            "stablehlo.while" => Facts { pure: false, ..Facts::with(Regions::Loop) },
            "stablehlo.if" | "stablehlo.case" => {
                Facts { pure: false, ..Facts::with(Regions::Branches) }
            }
            "stablehlo.get_dimension_size" => Facts { operands: Operands::Measured, ..Facts::PURE },
            _ if is_pure(name) => Facts::PURE,
            _ => Facts::default(),
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["stablehlo.exponential", "stablehlo.power"]
    }

    fn shape(&self, sizes: &mut Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
        sizes::shape(sizes, op, at)
    }

    fn numbers(&self, sizes: &Sizes, op: Op<'_>, at: usize) -> Option<Numbers> {
        sizes::numbers(sizes, op, at)
    }

    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        sizes::demand(sizes, op);
    }
}

/// Returns true for an operation without regions that only computes its results: not one that is
/// run elsewhere, talks to others or draws numbers.
fn is_pure(name: &str) -> bool {
    const VIEWS: [&str; 22] = [
        "bitcast_convert",
        "broadcast_in_dim",
        "concatenate",
        "constant",
        "dot",
        "dot_general",
        "dynamic_broadcast_in_dim",
        "dynamic_gather",
        "dynamic_iota",
        "dynamic_pad",
        "dynamic_reshape",
        "dynamic_slice",
        "dynamic_update_slice",
        "gather",
        "get_dimension_size",
        "iota",
        "pad",
        "real_dynamic_slice",
        "reshape",
        "reverse",
        "slice",
        "transpose",
    ];
    let Some((_, name)) = name.split_once('.') else { return false };
    VIEWS.contains(&name) || elementwise::NAMES.contains(&name)
}

/// Returns true if the operation has the operands that reading it takes: MLIR verifies nothing here.
fn is_whole(op: Op<'_>) -> bool {
    let (operands, results) = (op.operand_count(), op.result_count());
    let least = match op.name() {
        "stablehlo.constant" | "stablehlo.iota" => 0,
        "stablehlo.scatter" => 3,
        "stablehlo.reduce" | "stablehlo.reduce_window" => 2 * results,
        "stablehlo.optimization_barrier" => results,
        "stablehlo.dot_general"
        | "stablehlo.dot"
        | "stablehlo.gather"
        | "stablehlo.dynamic_gather"
        | "stablehlo.pad"
        | "stablehlo.dynamic_update_slice" => 2,
        _ => 1,
    };
    operands >= least
}

fn read(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    if at >= op.result_count() || !is_whole(op) {
        return None;
    }
    // Reading these computes with extents.
    let computes = matches!(op.name(), "stablehlo.pad" | "stablehlo.reduce_window");
    if computes && dims(graph, op.result(at))?.iter().any(|n| graph.is_size(*n)) {
        return None;
    }
    match op.name() {
        "stablehlo.constant" => op.attr("value")?.literal().map(Node::Const),
        "stablehlo.dot_general" => reduce::dot_general(graph, op),
        "stablehlo.dot" => reduce::dot(graph, op),
        "stablehlo.reduce" => {
            reduce::reduce(graph, op, at).or_else(|| regions::read(graph, op, at))
        }
        "stablehlo.reduce_window" => reduce::reduce_window(graph, op, at),
        "stablehlo.broadcast_in_dim" | "stablehlo.dynamic_broadcast_in_dim" => {
            view::broadcast_in_dim(graph, op)
        }
        "stablehlo.reshape" | "stablehlo.dynamic_reshape" => {
            let count = |v| dims(graph, v).map(|d| d.into_iter().fold(1, i64::wrapping_mul));
            (count(op.operand(0))? == count(op.result(0))?).then_some(())?;
            let splat = constants::splat(graph, op.operand(0)).map(Node::Const);
            splat.or_else(|| Some(Node::Reshape(enter(graph, op.operand(0)))))
        }
        "stablehlo.convert" => {
            let constant = constants::converted(graph, op).map(Node::Const);
            constant.or_else(|| nest::elementwise(graph, op, elementwise::apply))
        }
        // An exponential where the base is constant, and none where the exponent is.
        "stablehlo.power" => nest::elementwise(graph, op, |op, operands| {
            let known = |(at, operand)| constants::scalar(graph, op.operand(at)).unwrap_or(operand);
            elementwise::apply(op, operands.into_iter().enumerate().map(known).collect())
        }),
        "stablehlo.transpose" => view::transpose(graph, op),
        "stablehlo.reverse" => view::reverse(graph, op),
        "stablehlo.slice" => view::slice(graph, op),
        "stablehlo.dynamic_slice" => view::dynamic_slice(graph, op),
        "stablehlo.dynamic_update_slice" => view::dynamic_update_slice(graph, op),
        "stablehlo.pad" => view::pad(graph, op),
        "stablehlo.concatenate" => {
            let dim = usize::try_from(op.attr("dimension")?.int()?).ok()?;
            let fits = dim < op.result(0).ty().dims().len();
            let parts = op.operands().map(|v| enter(graph, v)).collect();
            fits.then_some(Node::Concat { parts, dim })
        }
        "stablehlo.iota" | "stablehlo.dynamic_iota" => view::iota(graph, op),
        "stablehlo.real_dynamic_slice" => view::real_dynamic_slice(graph, op),
        "stablehlo.gather" | "stablehlo.dynamic_gather" => gather::gather(graph, op),
        "stablehlo.scatter" => gather::scatter(graph, op, at),
        "stablehlo.while" | "stablehlo.case" | "stablehlo.if" | "stablehlo.sort" => {
            regions::read(graph, op, at)
        }
        "stablehlo.optimization_barrier" => Some(Node::Reshape(enter(graph, op.operand(at)))),
        "stablehlo.custom_call" => {
            // A mark of where a tensor lies.
            let marks = op.attr("call_target_name")?.text()? == "Sharding";
            (marks && op.operand_count() == 1).then(|| Node::Reshape(enter(graph, op.operand(0))))
        }
        "stablehlo.map" => map(graph, op),
        _ => nest::elementwise(graph, op, elementwise::apply),
    }
}

/// Reads `map`: its region is applied to each element.
fn map(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let block = op.region_block(0)?;
    nest::elementwise(graph, op, |_, operands| {
        let arguments = operands.into_iter().map(Some).collect();
        let mut body = nest::Body::new(graph, block, arguments, Vec::new());
        let result = body.scalar(block.terminator()?.operands().next()?)?;
        // A captured value would be one more input.
        body.inputs.is_empty().then_some(result)
    })
}

/// Returns an unknown value that says which attribute cannot be parsed, if one cannot.
fn malformed(op: Op<'_>) -> Option<Node> {
    let names = ["dot_dimension_numbers", "dimension_numbers", "scatter_dimension_numbers"];
    let error = names.iter().find_map(|name| {
        let text = op.attr(name)?.to_string();
        DialectAttr::parse(&text).err()
    })?;
    Some(Node::Opaque(format!("{}: {error}", op.name()).into()))
}

/// Returns the attribute `name` as parameters.
fn dialect_attr(op: Op<'_>, name: &str) -> Option<DialectAttr> {
    DialectAttr::parse(&op.attr(name)?.to_string()).ok()
}

/// Returns the word of an enumeration's attribute.
fn dialect_word(attr: Attr<'_>) -> Option<String> {
    DialectAttr::parse(&attr.to_string()).ok()?.word().map(str::to_owned)
}

/// Returns a list of numbers, written as an array or, in older IR, as a dense tensor.
fn list(op: Op<'_>, name: &str) -> Option<Vec<i64>> {
    let attr = op.attr(name)?;
    attr.ints().or_else(|| attr.numbers())
}

/// Returns numbers as dimensions.
fn dims_of(list: Vec<i64>) -> Option<Vec<usize>> {
    list.into_iter().map(|n| usize::try_from(n).ok()).collect()
}

/// Returns the extents of a value if all are known, as numbers.
fn dims(graph: &Graph, value: Val<'_>) -> Option<Vec<i64>> {
    graph.extents(value.key()).into_iter().map(Extent::known).collect()
}

/// Returns the extents of a value; an unknown one is a symbol of its own.
fn extents_of(graph: &Graph, value: Val<'_>) -> Vec<Extent> {
    graph.extents(value.key())
}
