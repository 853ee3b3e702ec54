//! Loop nests: elementwise operations, and the bodies of structured ones as scalar expressions.

use super::{enter, frontend};
use crate::{
    graph::{
        Access, BinaryOp, Combine, CombineKind, Extent, Graph, Linear, Literal, Nest, Node,
        Predicate, Scalar, Value,
    },
    ir::{Block, Op, Val},
};

/// Reads an operation that computes each element of its result from the elements of its operands
/// there; an operand of rank 0 is the same for all.
pub(super) fn elementwise(
    graph: &Graph,
    op: Op<'_>,
    apply: impl FnOnce(Op<'_>, Vec<Scalar>) -> Option<Scalar>,
) -> Option<Node> {
    let domain = graph.extents(op.result(0).key());
    let rank = domain.len() as u32;
    let identity = Linear::identity(domain.len());
    let mut inputs = Vec::new();
    for operand in op.operands() {
        let dims = graph.extents(operand.key());
        if !dims.is_empty() && dims != domain {
            return None;
        }
        let map = if dims.is_empty() { Vec::new() } else { identity.clone() };
        inputs.push(Access { value: enter(graph, operand), map });
    }
    let body = apply(op, (0..inputs.len()).map(Scalar::Input).collect())?;
    let out = (0..rank).map(Some).collect();
    Some(Node::Nest(Nest { domain, inputs, out, body, combine: None }))
}

/// Largest expression that is read; a body that shares subexpressions could grow without end.
const MAX_NODES: usize = 2048;

/// Builds the expression of one result of a structured operation.
pub(super) struct Body<'g, 'r, 'c> {
    graph: &'g Graph<'r>,
    /// The body and the blocks nested in it that were entered.
    blocks: Vec<Block<'c>>,
    /// What each block argument of the body stands for; `None`: not to be read.
    arguments: Vec<Option<Scalar>>,
    /// Operands, extended by captured scalars.
    pub(super) inputs: Vec<Access>,
    nodes: usize,
}

impl<'g, 'r, 'c> Body<'g, 'r, 'c> {
    pub(super) fn new(
        graph: &'g Graph<'r>,
        block: Block<'c>,
        arguments: Vec<Option<Scalar>>,
        inputs: Vec<Access>,
    ) -> Self {
        Self { graph, blocks: vec![block], arguments, inputs, nodes: 0 }
    }

    /// Returns the expression of a value that the body uses.
    pub(super) fn scalar(&mut self, value: Val<'c>) -> Option<Scalar> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return None;
        }
        if let Some((block, at)) = value.argument() {
            return if block == self.blocks[0] {
                self.arguments.get(at)?.clone()
            } else {
                Some(self.size(value).unwrap_or_else(|| self.captured(value)))
            };
        }
        let (op, at) = value.definition()?;
        if !op.block().is_some_and(|b| self.blocks.contains(&b)) {
            // Asked of the graph, which notes what a proof rests on.
            let known = op.operand_count() == 0 && op.region_count() == 0;
            let constant =
                known.then(|| constant(&self.graph.tensor(enter(self.graph, value)).node));
            let size = || self.size(value);
            return Some(constant.flatten().or_else(size).unwrap_or_else(|| self.captured(value)));
        }
        match op.name() {
            "tensor.dim" => self.size(value),
            "linalg.index" => Some(Scalar::Index(u32::try_from(op.attr("dim")?.int()?).ok()?)),
            "tensor.extract" => {
                let indices = (1..op.operand_count())
                    .map(|i| self.scalar(op.operand(i)))
                    .collect::<Option<Vec<_>>>()?;
                let source = op.operand(0);
                // A tensor that is made inside the body is not a value of the graph.
                let outside = source
                    .definition()
                    .is_none_or(|(d, _)| !d.block().is_some_and(|b| self.blocks.contains(&b)));
                outside.then(|| Scalar::Load(enter(self.graph, source), indices))
            }
            "scf.if" => {
                let condition = self.scalar(op.operand(0))?;
                let mut branch = |region: usize| {
                    let block = op.region_block(region)?;
                    self.blocks.push(block);
                    let value = self.scalar(block.terminator()?.operand(at));
                    self.blocks.pop();
                    value
                };
                let first = branch(0)?;
                let second = branch(1)?;
                Some(Scalar::select(condition, first, second))
            }
            _ => {
                let operands = op.operands().map(|v| self.scalar(v)).collect::<Option<Vec<_>>>()?;
                let reader = frontend(op.name())?;
                if operands.is_empty() {
                    return constant(&reader.read(self.graph, op, at)?);
                }
                reader.apply(op, operands)
            }
        }
    }

    /// Returns an integer that is computed from sizes.
    fn size(&self, value: Val<'c>) -> Option<Scalar> {
        self.graph.number(value.key()).map(Scalar::Int)
    }

    /// Returns a scalar from outside of the body as a further input.
    fn captured(&mut self, value: Val<'c>) -> Scalar {
        let value = enter(self.graph, value);
        let known = self.inputs.iter().position(|i| i.value == value && i.map.is_empty());
        Scalar::Input(known.unwrap_or_else(|| {
            self.inputs.push(Access { value, map: Vec::new() });
            self.inputs.len() - 1
        }))
    }
}

fn constant(node: &Node) -> Option<Scalar> {
    match node {
        Node::Const(Literal::Float(value)) => Some(Scalar::Float(*value)),
        Node::Const(Literal::Int(value)) => Some(Scalar::Int(*value)),
        _ => None,
    }
}

/// Returns the expression with the broadcasts of dynamic extents resolved: `n == 1 ? 0 : i` is `i`
/// where the loop of `i` has the extent n. `None` where the expression says something else about a
/// size than how an index compares with it.
pub(super) fn resolve_sizes(graph: &Graph, body: Scalar, domain: &[Extent]) -> Option<Scalar> {
    let is_size = |s: &Scalar| matches!(s, Scalar::Int(n) if graph.is_size(*n));
    if !body.any(is_size) {
        return Some(body);
    }
    let varies =
        |s: &Scalar| s.any(|x| matches!(x, Scalar::Index(_) | Scalar::Input(_) | Scalar::Load(..)));
    let may_hold = match &body {
        Scalar::Select(condition, first, second) => {
            if let (Scalar::Compare(Predicate::Eq, n, one), Scalar::Int(0), Scalar::Index(d)) =
                (&**condition, &**first, &**second)
                && let (Scalar::Int(n), Scalar::Int(1)) = (&**n, &**one)
                && domain.get(*d as usize) == Some(&Extent::Known(*n))
            {
                return Some(Scalar::Index(*d));
            }
            true
        }
        Scalar::Compare(_, a, b) => varies(a) || varies(b),
        Scalar::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, ..)
        | Scalar::Load(..)
        | Scalar::Unary(..)
        | Scalar::Int(_)
        // Nothing computes with a size as a float, which stays what it is.
        | Scalar::Cast { .. } => true,
        Scalar::Binary(BinaryOp::Div | BinaryOp::FloorDiv | BinaryOp::Rem, a, b) => {
            varies(a) && !varies(b)
        }
        _ => false,
    };
    if !may_hold {
        return None;
    }
    body.try_map_operands(&mut |s| resolve_sizes(graph, s, domain))
}

/// Makes an element of a tensor that is read at the loops' own indices, whatever the data, an input
/// like those of the operation.
pub(super) fn loads_as_inputs(
    graph: &Graph,
    body: Scalar,
    domain: &[Extent],
    inputs: &mut Vec<Access>,
) -> Scalar {
    match body {
        Scalar::Load(value, indices) => {
            let Some(key) = graph.key(value) else { return Scalar::Load(value, indices) };
            let shape = graph.extents(key);
            let map = indices.iter().enumerate().map(|(dim, index)| match index {
                Scalar::Index(d) if domain.get(*d as usize) == shape.get(dim) => {
                    Some(Linear::var(*d))
                }
                Scalar::Int(0) => Some(Linear::constant(0)),
                _ => None,
            });
            let Some(map) = map.collect() else { return Scalar::Load(value, indices) };
            inputs.push(Access { value, map });
            Scalar::Input(inputs.len() - 1)
        }
        // What is chosen is read only where it is chosen.
        Scalar::Select(condition, first, second) => {
            let condition = loads_as_inputs(graph, *condition, domain, inputs);
            Scalar::Select(Box::new(condition), first, second)
        }
        other => other.map_operands(|s| loads_as_inputs(graph, s, domain, inputs)),
    }
}

/// Splits `combine(accumulator, x)` into the combination and `x`.
pub(super) fn split_reduction(body: Scalar, init: Value) -> Option<(Combine, Scalar)> {
    let is_accumulator = |s: &Scalar| matches!(s.strip_casts(), Scalar::Accumulator);
    let uses_accumulator = |s: &Scalar| s.any(|x| matches!(x, Scalar::Accumulator));
    let (kind, item) = match body {
        Scalar::Binary(op, left, right) => {
            let kind = match op {
                BinaryOp::Add => CombineKind::Sum,
                BinaryOp::Mul => CombineKind::Product,
                BinaryOp::Max | BinaryOp::MaxNum => CombineKind::Max,
                BinaryOp::Min | BinaryOp::MinNum => CombineKind::Min,
                BinaryOp::And => CombineKind::And,
                BinaryOp::Or => CombineKind::Or,
                _ => return None,
            };
            let item = if is_accumulator(&left) {
                right
            } else if is_accumulator(&right) {
                left
            } else {
                return None;
            };
            (kind, *item)
        }
        // max written as a comparison and a selection
        Scalar::Select(condition, first, second) => {
            let Scalar::Compare(predicate, left, right) = *condition else {
                return None;
            };
            let greater = match predicate {
                Predicate::Gt | Predicate::Ge => true,
                Predicate::Lt | Predicate::Le => false,
                _ => return None,
            };
            // `first` is chosen where `left > right`
            let first_is_greater = if *left == *first && *right == *second {
                greater
            } else if *left == *second && *right == *first {
                !greater
            } else {
                return None;
            };
            let item = if is_accumulator(&first) {
                second
            } else if is_accumulator(&second) {
                first
            } else {
                return None;
            };
            let kind = if first_is_greater { CombineKind::Max } else { CombineKind::Min };
            (kind, *item)
        }
        _ => return None,
    };
    (!uses_accumulator(&item)).then_some((Combine { kind, init }, item))
}
