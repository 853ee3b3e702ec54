//! Frontends: each reads the operations of one dialect into the semantic nodes of [`crate::graph`].
//!
//! A dialect is one file with one type that implements [`Frontend`], named in [`FRONTENDS`];
//! `passes/docs/frontends.md` shows how. An operation that no frontend knows becomes `Opaque`: the
//! graph then says nothing about it, which is never wrong.

use std::rc::Rc;

use anyhow::{Context as _, Result, bail};
use rustc_hash::FxHashSet;

use crate::{
    graph::{
        Access, Elem, Extent, Graph, Key, Literal, Lookup, Node, Predicate, Reader, Scalar, Tensor,
        User, Value,
    },
    ir::{Op, Type, Val},
    shim::Relation,
};

use self::sizes::{Numbers, Shape, Sizes};

mod arith;
mod attention;
mod composite;
mod concat;
mod control;
mod fold;
mod iree;
mod linalg;
mod nest;
mod scatter;
mod shape;
pub mod sizes;
mod stablehlo;
mod steps;
mod tensor;
mod tm_tensor;
mod torch;
mod tosa;

/// The registered frontends. A dialect belongs to the first that names it.
pub static FRONTENDS: [&dyn Frontend; 10] = [
    &arith::Arith,
    &linalg::Linalg,
    &tensor::Tensor,
    &tm_tensor::TmTensor,
    &stablehlo::StableHlo,
    &torch::Torch,
    &tosa::Tosa,
    &iree::Iree,
    &shape::ShapeOps,
    &control::Control,
];

/// What the graph and the passes know of one dialect.
pub trait Frontend: Sync {
    /// Returns the namespaces of the dialects that it reads.
    fn dialects(&self) -> &'static [&'static str];

    /// Returns what result `at` of `op` computes; `None` where that is not known.
    fn read(&self, graph: &Graph, op: Op<'_>, at: usize) -> Option<Node>;

    /// Returns the expression of an elementwise operation on `operands`, one for each of its own;
    /// the bodies of structured operations are read so. `None`: it is none, or not known.
    fn apply(&self, _op: Op<'_>, _operands: Vec<Scalar>) -> Option<Scalar> {
        None
    }

    /// Returns what is known of the operation called `name` for moving and erasing it. MLIR knows
    /// nothing of ops of dialects that are not registered.
    fn facts(&self, name: &str) -> Facts;

    /// Returns the operations that have an exponential inside: the detector starts there.
    fn exponentials(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the shape and element type of a tensor type of the dialect's own, which MLIR keeps
    /// as text; `None` for any other type.
    fn tensor_type(&self, _text: &str) -> Option<TensorType> {
        None
    }

    /// Returns the extents of result `at` of `op` as it makes them from those of its operands, or
    /// from numbers; asked where one of them is dynamic. `None`: not known.
    fn shape(&self, _sizes: &mut Sizes, _op: Op<'_>, _at: usize) -> Option<Shape> {
        None
    }

    /// Returns the integers that result `at` of `op` is, where they are computed from sizes and
    /// [`Frontend::apply`] does not say how.
    fn numbers(&self, _sizes: &Sizes, _op: Op<'_>, _at: usize) -> Option<Numbers> {
        None
    }

    /// Notes what `op` demands of the sizes of its operands, and what it is assumed to: see
    /// [`Sizes::equal`] and [`Sizes::assume_equal`].
    fn demand(&self, _sizes: &mut Sizes, _op: Op<'_>) {}
}

/// What a rewrite has to know of an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// It has no effect besides its results: unused, it may be erased.
    pub pure: bool,
    /// It ends its block.
    pub terminator: bool,
    /// What it does with its operands.
    pub operands: Operands,
    /// What its regions are.
    pub regions: Regions,
}

impl Facts {
    /// An operation without effects and regions.
    pub const PURE: Self = Self::with(Regions::None);
    /// The end of a block.
    pub const TERMINATOR: Self = Self { pure: false, terminator: true, ..Self::PURE };

    /// An operation without effects of its own, with regions of this kind.
    pub const fn with(regions: Regions) -> Self {
        Self { pure: true, terminator: false, operands: Operands::Read, regions }
    }
}

/// What an operation does with its operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Operands {
    /// It reads them.
    #[default]
    Read,
    /// It only holds them together: who uses the result uses the operands.
    Held,
    /// It only asks for their extents.
    Measured,
}

/// What the regions of an operation are. Each reads values from outside freely, but for functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Regions {
    /// Not known: nothing moves in or out.
    #[default]
    Unknown,
    /// It has none.
    None,
    /// A function of elements, run for each.
    Body,
    /// It runs in its place, once; the results are what it yields.
    Here,
    /// Each runs at most once.
    Branches,
    /// Each runs any number of times.
    Loop,
}

/// A tensor type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorType {
    /// Extents; a dynamic one is `None`.
    pub dims: Vec<Option<i64>>,
    /// Element type.
    pub elem: Elem,
    /// Its integers have no sign.
    pub unsigned: bool,
}

/// Returns the frontend of the dialect that `name`, of an operation or a type, begins with.
fn frontend(name: &str) -> Option<&'static dyn Frontend> {
    let (dialect, _) = name.split_once('.')?;
    FRONTENDS.into_iter().find(|f| f.dialects().contains(&dialect))
}

/// Returns what is known of the operation called `name`; nothing, if no frontend reads it.
pub fn facts(name: &str) -> Facts {
    frontend(name).map(|f| f.facts(name)).unwrap_or_default()
}

/// Returns all operations that have an exponential inside.
pub fn exponentials() -> impl Iterator<Item = &'static str> {
    FRONTENDS.into_iter().flat_map(|f| f.exponentials().iter().copied())
}

/// Returns the shape and element type of a tensor, or of a scalar, which has no extents.
pub fn tensor_type(ty: Type<'_>) -> TensorType {
    let own = || {
        let text = ty.to_string();
        frontend(text.strip_prefix('!')?)?.tensor_type(&text)
    };
    let elem = ty.elem();
    let builtin = TensorType { dims: ty.dims(), elem, unsigned: ty.is_unsigned() };
    if elem == Elem::Other && !ty.is_any_tensor() { own().unwrap_or(builtin) } else { builtin }
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

    fn numbers(&self, key: Key) -> Option<Vec<i64>> {
        self.sizes.numbers_shown(value_of(key))
    }

    fn is_size(&self, number: i64) -> bool {
        self.sizes.size_of(number).is_some()
    }

    fn take_assumptions(&self) -> Vec<usize> {
        self.sizes.take_assumptions()
    }

    fn compared(&self, predicate: Predicate, left: i64, right: i64) -> Option<bool> {
        self.sizes.compared(predicate, left, right)
    }

    fn read(&self, graph: &Graph, key: Key) -> Tensor {
        let value = value_of(key);
        let (shape, elem) = (graph.extents(key), tensor_type(value.ty()).elem);
        let node = match value.definition() {
            Some((op, at)) => self
                .size(value)
                .map(|n| Node::Const(Literal::Int(n)))
                .or_else(|| {
                    let node = frontend(op.name())?.read(graph, op, at)?;
                    if self.sizes.is_empty() || self.sizes.is_fixed() {
                        Some(node)
                    } else {
                        self.without_sizes(graph, node)
                    }
                })
                .unwrap_or_else(|| Node::Opaque(op.name().into())),
            None => Node::Opaque("argument".into()),
        };
        Tensor { shape, elem, node }
    }

    fn users(&self, graph: &Graph, key: Key) -> Vec<User> {
        let value = value_of(key);
        let home = value.block();
        let mut users = Vec::new();
        for (op, operand) in value.uses() {
            let here = |around: &Op<'_>| facts(around.name()).regions == Regions::Here;
            let (mut owner, mut inside) = (op, op);
            while inside.block() != home
                && let Some(parent) = inside.parent()
            {
                inside = parent;
                // What runs in its place is no user of its own.
                if !here(&parent) {
                    owner = parent;
                }
            }
            let facts = facts(owner.name());
            // What is yielded to the place around is passed on.
            if let Some(around) = owner.parent().filter(|p| facts.terminator && here(p)) {
                let results = vec![enter(graph, around.result(operand))];
                users.push(User { results, operand: Some(0) });
                continue;
            }
            if facts.operands == Operands::Measured {
                continue;
            }
            if facts.operands == Operands::Held {
                // Asked through the graph, which notes it. The position is that in the bundle.
                let through = owner.results().flat_map(|r| graph.users(enter(graph, r)));
                users.extend(through.map(|user| User { operand: None, ..user }));
            } else if owner.result_count() > 0 || !facts.pure {
                users.push(User {
                    results: owner.results().map(|r| enter(graph, r)).collect(),
                    operand: (owner == op).then_some(operand),
                });
            }
        }
        users
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

impl MlirReader {
    /// Returns the number for a size that every element of an integer value is.
    fn size(&self, value: Val<'_>) -> Option<i64> {
        if self.sizes.is_empty() || !tensor_type(value.ty()).elem.is_int() {
            return None;
        }
        self.sizes.number(value).filter(|n| self.sizes.is_fixed() || self.is_size(*n))
    }

    /// Puts sizes into a computation on elements, which must say nothing of them that does not hold
    /// for all extents.
    fn without_sizes(&self, graph: &Graph, node: Node) -> Option<Node> {
        let Node::Nest(mut nest) = node else { return Some(node) };
        let size = |input: &Access| self.size(value_of(graph.key(input.value)?));
        let sizes: Vec<Option<i64>> = nest.inputs.iter().map(size).collect();
        if sizes.iter().any(Option::is_some) {
            nest.body = with_numbers(nest.body, &sizes);
            nest.body = nest::resolve_sizes(graph, nest.body, &nest.domain)?;
        }
        Some(Node::Nest(nest))
    }
}

/// Returns an expression with numbers in the place of those inputs that are such.
fn with_numbers(body: Scalar, numbers: &[Option<i64>]) -> Scalar {
    match body {
        Scalar::Input(at) => numbers[at].map_or(Scalar::Input(at), Scalar::Int),
        other => other.map_operands(|s| with_numbers(s, numbers)),
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
pub fn sizes_around(ops: &[Op<'_>]) -> Sizes {
    let is_dynamic = |v: Val<'_>| {
        let ty = v.ty();
        if ty.is_any_tensor() { ty.is_dynamic() } else { tensor_type(ty).dims.contains(&None) }
    };
    let mut known = FxHashSet::default();
    let mut dynamic = |op: &Op<'_>| {
        std::iter::once(*op).chain(op.ancestors()).any(|op| {
            let block = op.block().filter(|block| known.insert(block.to_raw().ptr));
            let mut arguments =
                block.into_iter().flat_map(|b| (0..b.argument_count()).map(move |i| b.argument(i)));
            op.operands().any(is_dynamic) || arguments.any(is_dynamic)
        })
    };
    match ops.iter().find(|op| dynamic(op)) {
        Some(op) => Sizes::of(op.ancestors().last().unwrap_or(*op)),
        None => Sizes::default(),
    }
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
    if !function.has_one_block() {
        bail!("function @{name} branches between blocks, which the f64 evaluator does not follow");
    }
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
            && facts(parent.name()).regions == Regions::Body
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
