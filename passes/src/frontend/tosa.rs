//! The `tosa` dialect: tensor operations with static shapes, most of them elementwise.
//!
//! Operands have equal ranks and are broadcast along dimensions of extent 1. Shapes, zero points
//! and shifts are operands; a zero point or a shift that is not the constant 0 makes an operation
//! unknown.

use super::{
    Facts, Frontend, TensorType, enter, fold,
    scatter::{Scatter, Target, at_constant_rows},
    steps::{
        Operand, Reduction, concat, contract, convert, elementwise, map, slice, tile, transpose,
        view,
    },
};
use crate::{
    graph::{
        BinaryOp, CombineKind, Elem, Graph, Linear, Literal, Node, Predicate, Scalar, UnaryOp,
    },
    ir::{Attr, Op},
};

/// `tosa`.
pub(super) struct Tosa;

impl Frontend for Tosa {
    fn dialects(&self) -> &'static [&'static str] {
        &["tosa"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, _at: usize) -> Option<Node> {
        let name = op.name().strip_prefix("tosa.")?;
        if name == "const" || name == "const_shape" {
            return op.attr("values")?.literal().map(Node::Const);
        }
        if op.result_count() != 1 {
            return None;
        }
        let args = Args { graph, op };
        moved(&args, name).or_else(|| reduced(&args, name)).or_else(|| function(&args, name))
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "tosa.yield" => Facts::TERMINATOR,
            "tosa.cond_if"
            | "tosa.while_loop"
            | "tosa.custom"
            | "tosa.variable"
            | "tosa.variable_read"
            | "tosa.variable_write" => Facts::default(),
            _ => Facts::PURE,
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["tosa.exp", "tosa.pow"]
    }

    fn tensor_type(&self, text: &str) -> Option<TensorType> {
        let rank = text.strip_prefix("!tosa.shape<")?.strip_suffix('>')?.parse().ok()?;
        Some(TensorType { dims: vec![Some(rank)], elem: Elem::Index, unsigned: false })
    }
}

/// An operation of the dialect.
struct Args<'g, 'r, 'c> {
    graph: &'g Graph<'r>,
    op: Op<'c>,
}

impl Args<'_, '_, '_> {
    fn tensor(&self, at: usize) -> Option<Operand> {
        let value = (at < self.op.operand_count()).then(|| self.op.operand(at))?;
        value.ty().is_tensor().then(|| Operand::enter(self.graph, value))?
    }

    /// Returns the type of the result.
    fn result(&self) -> Option<(Vec<i64>, Elem)> {
        let ty = super::tensor_type(self.op.result(0).ty());
        Some((ty.dims.into_iter().collect::<Option<_>>()?, ty.elem))
    }

    /// Returns the constant numbers of a shape operand.
    fn shape(&self, at: usize) -> Option<Vec<i64>> {
        let value = (at < self.op.operand_count()).then(|| self.op.operand(at))?;
        let tensor = self.graph.tensor(enter(self.graph, value));
        let [count] = tensor.dims()?[..] else { return None };
        match &tensor.node {
            Node::Const(Literal::Int(n)) => Some(vec![*n; usize::try_from(count).ok()?]),
            Node::Const(Literal::Dense(all)) => Some(all.iter().map(|n| *n as i64).collect()),
            _ => None,
        }
    }

    /// Returns true where operand `at` is the constant 0, or absent.
    fn is_zero(&self, at: usize) -> bool {
        if at >= self.op.operand_count() {
            return true;
        }
        match &self.graph.tensor(enter(self.graph, self.op.operand(at))).node {
            Node::Const(Literal::Int(n)) => *n == 0,
            Node::Const(Literal::Float(x)) => *x == 0.0,
            _ => false,
        }
    }

    /// Returns an element of operand `at`, which is `Input(at)`: the number itself where all of its
    /// elements are one.
    fn number(&self, at: usize, operand: &Operand) -> Scalar {
        // Only a constant is read: what computes another operand would be read with it.
        let constant =
            self.op.operand(at).definition().is_some_and(|(op, _)| op.name() == "tosa.const");
        let tensor = constant.then(|| self.graph.tensor(operand.value));
        match tensor.as_ref().map(|t| &t.node) {
            Some(Node::Const(Literal::Float(x))) => Scalar::Float(*x),
            Some(Node::Const(Literal::Int(n))) => Scalar::Int(*n),
            _ => Scalar::Input(at),
        }
    }

    fn axis(&self, rank: usize) -> Option<usize> {
        let axis = usize::try_from(self.op.attr("axis")?.int()?).ok()?;
        (axis < rank).then_some(axis)
    }

    /// Returns true where a NaN loses against a number.
    fn ignores_nan(&self) -> bool {
        self.op.attr("nan_mode").is_some_and(|mode| mode.to_string().contains("IGNORE"))
    }
}

/// Reads an operation that moves elements.
fn moved(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let of = args.tensor(0)?;
    let (dims, elem) = args.result()?;
    if !matches!(name, "argmax") && elem != of.elem {
        return None;
    }
    match name {
        "identity" => Some(Node::Reshape(of.value)),
        "reshape" => {
            (dims.iter().product::<i64>() == of.count()).then_some(Node::Reshape(of.value))
        }
        "transpose" => {
            let perms = args.op.attr("perms").and_then(Attr::i32s)?;
            let perms = perms.into_iter().map(|d| usize::try_from(d).ok());
            transpose(&of, &perms.collect::<Option<Vec<_>>>()?)
        }
        "concat" => {
            let parts = (0..args.op.operand_count()).map(|at| args.tensor(at));
            concat(&parts.collect::<Option<Vec<_>>>()?, args.axis(of.rank())?)
        }
        "slice" => {
            let (start, size) = (args.shape(1)?, args.shape(2)?);
            (size == dims).then(|| slice(&of, &start, &vec![1; of.rank()], &size))?
        }
        "tile" => tile(args.graph, &of, &args.shape(1)?, &dims),
        "pad" => {
            let amounts = args.shape(1)?;
            let value = args.tensor(2)?;
            let fits = |d: usize| {
                let (low, high) = (amounts[2 * d], amounts[2 * d + 1]);
                low >= 0 && high >= 0 && of.dims[d] + low + high == dims[d]
            };
            if amounts.len() != 2 * of.rank() || value.count() != 1 || !(0..of.rank()).all(fits) {
                return None;
            }
            let low = amounts.iter().copied().step_by(2).collect();
            let value = value.reshaped_if(args.graph, Vec::new());
            Some(Node::Pad { source: of.value, low, value: value.value })
        }
        "reverse" => {
            let axis = args.axis(of.rank())?;
            let mut position = Linear::identity(of.rank());
            position[axis] = Linear::constant(dims[axis] - 1);
            position[axis].add_term(axis as u32, -1);
            Some(view(&dims, &of, position))
        }
        "gather" => {
            let table = args.tensor(1)?;
            let ([batch, _, columns], [also_batch, rows]) = (&of.dims[..], &table.dims[..]) else {
                return None;
            };
            (batch == also_batch && dims == [*batch, *rows, *columns]).then_some(())?;
            let row = table.as_elem(0, Elem::Int(64));
            let body = Scalar::Load(of.value, vec![Scalar::Index(0), row, Scalar::Index(2)]);
            Some(map(&dims, vec![table.at(Linear::identity(2))], body))
        }
        "scatter" => scattered(args, &of),
        _ => None,
    }
}

/// Reads writes to the rows that a table names.
fn scattered(args: &Args<'_, '_, '_>, dest: &Operand) -> Option<Node> {
    let (table, source) = (args.tensor(1)?, args.tensor(2)?);
    let ([batch, _, columns], [also_batch, writes]) = (&dest.dims[..], &table.dims[..]) else {
        return None;
    };
    if batch != also_batch || source.dims != [*batch, *writes, *columns] || source.elem != dest.elem
    {
        return None;
    }
    let writes = *writes;
    if let Some(rows) = fold::integers(args.graph, table.value) {
        let mut batches = rows.chunks(usize::try_from(writes).ok()?.max(1));
        let first = batches.next()?;
        if batches.all(|other| other == first)
            && let Some(node) = at_constant_rows(args.graph, dest, &source, first)
        {
            return Some(node);
        }
    }
    // The loop over writes, then the dimensions of the destination.
    let (write, batch, column) = (Linear::var(0), Linear::var(1), Linear::var(3));
    let entry = Target::Entry { table, map: vec![batch.clone(), write.clone()], wraps: false };
    let scatter = Scatter {
        dest,
        source: &source,
        writes: vec![writes],
        to: vec![Target::All, entry, Target::All],
        from: vec![batch, write, column],
    };
    Some(scatter.node(args.graph))
}

/// Reads a reduction, or a matrix product.
fn reduced(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let of = args.tensor(0)?;
    let (dims, elem) = args.result()?;
    let kind = match name {
        "matmul" => {
            let with = args.tensor(1)?;
            let labels = [vec![0, 1, 3], vec![0, 3, 2]];
            (of.rank() == 3 && args.is_zero(2) && args.is_zero(3)).then_some(())?;
            let [a, b] = labels;
            let (shape, node) = contract(args.graph, elem, &[(&of, a), (&with, b)], &[0, 1, 2])?;
            return (shape == dims).then_some(node);
        }
        "argmax" => return position(args, &of, &dims, elem),
        "reduce_sum" => CombineKind::Sum,
        "reduce_product" => CombineKind::Product,
        "reduce_max" => CombineKind::Max,
        "reduce_min" => CombineKind::Min,
        "reduce_all" => CombineKind::And,
        "reduce_any" => CombineKind::Or,
        _ => return None,
    };
    let axis = [args.axis(of.rank())?];
    let reduction = Reduction { kind, of: &of, dims: &axis, keep: true, elem };
    (reduction.shape() == dims).then(|| reduction.node(args.graph))
}

/// Reads the position of the greatest element, the first of several.
fn position(args: &Args<'_, '_, '_>, of: &Operand, dims: &[i64], elem: Elem) -> Option<Node> {
    let axis = args.axis(of.rank())?;
    let over = [axis];
    // A NaN is the greatest, which a comparison does not find.
    let max = Reduction { kind: CombineKind::Max, of, dims: &over, keep: true, elem: of.elem };
    let max = Operand::step(args.graph, max.shape(), of.elem, max.node(args.graph));
    let index = convert(Scalar::Index(axis as u32), Elem::Index, elem, false);
    let is_max = Scalar::compare(Predicate::Eq, Scalar::Input(0), Scalar::Input(1));
    let found = Scalar::select(is_max, index, Scalar::Int(of.dims[axis]));
    let found = elementwise(&of.dims, &[of, &max], found)?;
    let found = Operand::step(args.graph, of.dims.clone(), elem, found);
    let first = Reduction { kind: CombineKind::Min, of: &found, dims: &over, keep: false, elem };
    (first.shape() == dims).then(|| first.node(args.graph))
}

/// Reads an elementwise operation.
fn function(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let (dims, elem) = args.result()?;
    let operands = match name {
        "mul" => 2,
        "negate" => 1,
        _ => args.op.operand_count(),
    };
    let operands = (0..operands).map(|at| args.tensor(at)).collect::<Option<Vec<_>>>()?;
    let body = match operands.len() {
        1 => one(args, name, &operands[0], elem)?,
        2 => {
            let [a, b] = [0, 1].map(|at| args.number(at, &operands[at]));
            two(args, name, &operands, a, b)?
        }
        3 if name == "select" => {
            Scalar::select(Scalar::Input(0), Scalar::Input(1), Scalar::Input(2))
        }
        _ => return None,
    };
    elementwise(&dims, &operands.iter().collect::<Vec<_>>(), body)
}

fn one(args: &Args<'_, '_, '_>, name: &str, x: &Operand, elem: Elem) -> Option<Scalar> {
    let input = Scalar::Input(0);
    let op = match name {
        "exp" => UnaryOp::Exp,
        "log" => UnaryOp::Log,
        "rsqrt" => UnaryOp::Rsqrt,
        "tanh" => UnaryOp::Tanh,
        "sigmoid" => UnaryOp::Sigmoid,
        "erf" => UnaryOp::Erf,
        "sin" => UnaryOp::Sin,
        "cos" => UnaryOp::Cos,
        "abs" => UnaryOp::Abs,
        "ceil" => UnaryOp::Ceil,
        "floor" => UnaryOp::Floor,
        "logical_not" | "bitwise_not" => UnaryOp::Not,
        "negate" => {
            (args.is_zero(1) && args.is_zero(2)).then_some(())?;
            UnaryOp::Neg
        }
        "reciprocal" => return Some(Scalar::binary(BinaryOp::Div, Scalar::Float(1.0), input)),
        "clamp" => {
            let bound = |name: &str| match args.op.attr(name)?.literal()? {
                Literal::Float(x) => Some(Scalar::Float(x)),
                Literal::Int(n) => Some(Scalar::Int(n)),
                Literal::Dense(_) => None,
            };
            let (max, min) = maximum(args);
            let low = Scalar::binary(max, input, bound("min_val")?);
            return Some(Scalar::binary(min, low, bound("max_val")?));
        }
        "cast" => {
            // A float is rounded to the nearest integer, which no scalar function does.
            let rounds = x.elem.is_float() && elem.is_int() && elem != Elem::Int(1);
            return (!rounds).then(|| x.as_elem(0, elem));
        }
        _ => return None,
    };
    Some(Scalar::unary(op, input))
}

/// Returns the maximum and the minimum, by what the operation does with a NaN.
fn maximum(args: &Args<'_, '_, '_>) -> (BinaryOp, BinaryOp) {
    if args.ignores_nan() {
        (BinaryOp::MaxNum, BinaryOp::MinNum)
    } else {
        (BinaryOp::Max, BinaryOp::Min)
    }
}

fn two(
    args: &Args<'_, '_, '_>,
    name: &str,
    operands: &[Operand],
    a: Scalar,
    b: Scalar,
) -> Option<Scalar> {
    let op = match name {
        "add" => BinaryOp::Add,
        "sub" => BinaryOp::Sub,
        "mul" => {
            args.is_zero(2).then_some(())?;
            BinaryOp::Mul
        }
        "intdiv" => BinaryOp::Div,
        "maximum" => maximum(args).0,
        "minimum" => maximum(args).1,
        "pow" => BinaryOp::Pow,
        "logical_and" | "bitwise_and" => BinaryOp::And,
        "logical_or" | "bitwise_or" => BinaryOp::Or,
        "logical_xor" | "bitwise_xor" => BinaryOp::Xor,
        _ => {
            let predicate = match name {
                "equal" => Predicate::Eq,
                "greater" => Predicate::Gt,
                "greater_equal" => Predicate::Ge,
                _ => return None,
            };
            return Some(Scalar::compare(predicate, a, b));
        }
    };
    (operands[0].elem == operands[1].elem).then(|| Scalar::binary(op, a, b))
}
