//! The `torch` dialect of torch-mlir in generic form: `ATen`'s operations, decomposed or not.
//!
//! Numbers, lists and options are values of the IR; [`args`] reads them. In-place operations and
//! values of the mutable tensor type stay unknown, but for copies between the two.

use super::{
    Facts, Frontend, Operands, TensorType,
    sizes::{Numbers, Shape, Sizes},
};
use crate::{
    graph::{Graph, Node},
    ir::{Attr, Op},
};

mod args;
mod attention;
mod complex;
mod contract;
mod create;
mod index;
mod norm;
mod pointwise;
mod reduce;
mod sizes;
mod sort;
mod types;
mod view;

use args::Args;

/// `torch`.
pub(super) struct Torch;

impl Frontend for Torch {
    fn dialects(&self) -> &'static [&'static str] {
        &["torch"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
        read(graph, op, at)
    }

    fn facts(&self, name: &str) -> Facts {
        match name.strip_prefix("torch.").unwrap_or_default() {
            "prim.ListConstruct" => Facts { operands: Operands::Held, ..Facts::PURE },
            "aten.size.int"
            | "aten.size"
            | "aten.sym_size.int"
            | "aten.numel"
            | "bind_symbolic_shape" => Facts { operands: Operands::Measured, ..Facts::PURE },
            plain if is_pure(plain) => Facts::PURE,
            _ => Facts::default(),
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &[
            "torch.aten.exp",
            "torch.aten.exp2",
            "torch.aten.pow.Scalar",
            "torch.aten.softmax.int",
            "torch.aten._softmax",
            "torch.aten._safe_softmax",
            "torch.aten.scaled_dot_product_attention",
        ]
    }

    fn tensor_type(&self, text: &str) -> Option<TensorType> {
        types::parse(text)
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

/// Returns true for operations without effects: those that do not write to an operand, draw
/// random numbers or look at the world.
fn is_pure(name: &str) -> bool {
    let Some(aten) = name.strip_prefix("aten.") else {
        return name.starts_with("constant.")
            || name.starts_with("prims.")
            || matches!(
                name,
                "vtensor.literal"
                    | "prim.ListUnpack"
                    | "prim.TupleConstruct"
                    | "prim.NumToTensor.Scalar"
                    | "copy.to_vtensor"
                    | "tensor_static_info_cast"
            );
    };
    let plain = aten.split('.').next().unwrap_or(aten);
    let random =
        ["rand", "bernoulli", "normal", "uniform", "multinomial", "dropout", "native_dropout"];
    // A name that ends in `_` writes to its operand.
    !plain.ends_with('_') && !random.iter().any(|r| plain.starts_with(r))
}

fn read(graph: &Graph, op: Op<'_>, at: usize) -> Option<Node> {
    let mut name = op.name().strip_prefix("torch.")?;
    match name {
        "constant.int" | "constant.float" | "constant.bool" | "vtensor.literal" => {
            return args::constant(op);
        }
        // An operation that torch-mlir has no definition of carries its name.
        "operator" => name = op.attr("name").and_then(Attr::text)?.strip_prefix("torch.")?,
        _ => {}
    }
    if op.result_count() == 0 {
        return None;
    }
    let args = Args { graph, op };
    if !sizes::may_be_dynamic(name) && args.is_dynamic() {
        return None;
    }
    if complex::is_about(op) {
        return complex::read(&args, name);
    }
    if name == "prim.ListUnpack" {
        return unpacked(&args, at);
    }
    match name {
        "aten.sort" | "aten.topk" => sort::read(&args, name, at),
        _ if at > 0 => None,
        "aten.scaled_dot_product_attention" => attention::read(&args),
        "aten.rms_norm" | "aten.layer_norm" => norm::read(&args, name),
        _ => [view::read, contract::read, create::read, index::read, pointwise::read]
            .into_iter()
            .find_map(|read| read(&args, name))
            .or_else(|| reduce::read(&args, name)),
    }
}

/// Reads element `at` of a list: a piece of what was split, or what the list was made of.
fn unpacked(args: &Args<'_, '_, '_>, at: usize) -> Option<Node> {
    let list = args.maker_of(0)?;
    let name = list.name().strip_prefix("torch.")?;
    let args = Args { graph: args.graph, op: list };
    if name == "prim.ListConstruct" {
        return args.tensor(at).map(|o| Node::Reshape(o.value));
    }
    view::piece(&args, name, at)
}
