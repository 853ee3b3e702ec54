//! The operands of an `ATen` operation: numbers, lists and options are values of the IR too.
//!
//! Each is asked of the graph, which notes what a proof rests on.

use crate::{
    frontend::{
        enter,
        steps::{Operand, convert},
        tensor_type,
    },
    graph::{Elem, Extent, Graph, Literal, Node, Scalar},
    ir::{Attr, Op, Val},
};

/// An operation of the dialect.
pub(super) struct Args<'g, 'r, 'c> {
    pub graph: &'g Graph<'r>,
    pub op: Op<'c>,
}

/// A number among the operands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    Int(i64),
    Float(f64),
    Bool(bool),
}

impl Number {
    pub fn float(self) -> f64 {
        match self {
            Self::Int(n) => n as f64,
            Self::Float(x) => x,
            Self::Bool(b) => f64::from(u8::from(b)),
        }
    }

    /// Returns the number in a computation on elements of type `elem`.
    pub fn scalar(self, elem: Elem) -> Scalar {
        match self {
            _ if elem.is_float() => Scalar::Float(self.float()),
            Self::Float(x) if elem == Elem::Int(1) => Scalar::Int(i64::from(x != 0.0)),
            Self::Float(x) => Scalar::Int(x as i64),
            Self::Int(n) if elem == Elem::Int(1) => Scalar::Int(i64::from(n != 0)),
            Self::Int(n) => Scalar::Int(n),
            Self::Bool(b) => Scalar::Int(i64::from(b)),
        }
    }

    /// Returns the number as a constant of type `elem`.
    pub fn literal(self, elem: Elem) -> Literal {
        match self.scalar(elem) {
            Scalar::Float(x) => Literal::Float(x),
            Scalar::Int(n) => Literal::Int(n),
            _ => unreachable!("a number is a constant"),
        }
    }

    pub fn is(self, number: f64) -> bool {
        self.float() == number
    }
}

impl<'c> Args<'_, '_, 'c> {
    fn get(&self, at: usize) -> Option<Val<'c>> {
        (at < self.op.operand_count()).then(|| self.op.operand(at))
    }

    /// Returns the operation that makes operand `at`.
    pub fn maker_of(&self, at: usize) -> Option<Op<'c>> {
        self.maker(self.get(at)?)
    }

    /// Returns the operation that makes operand `value`, having noted that it was asked for.
    fn maker(&self, value: Val<'c>) -> Option<Op<'c>> {
        self.graph.tensor(enter(self.graph, value));
        Some(value.definition()?.0)
    }

    /// Returns a tensor operand.
    pub fn tensor(&self, at: usize) -> Option<Operand> {
        self.tensor_of(self.get(at)?)
    }

    fn tensor_of(&self, value: Val<'c>) -> Option<Operand> {
        Operand::enter(self.graph, value).filter(|_| is_tensor(value))
    }

    /// Returns the type of result `at`; an extent may be the number of a size.
    pub fn result(&self, at: usize) -> Option<(Vec<i64>, Elem)> {
        let value = self.op.results().nth(at)?;
        let extents = self.graph.extents(value.key()).into_iter();
        Some((extents.map(Extent::known).collect::<Option<_>>()?, tensor_type(value.ty()).elem))
    }

    /// Returns true where an extent of an operand or of a result is known only when running.
    pub fn is_dynamic(&self) -> bool {
        let is_size = |e: &Extent| e.known().is_none_or(|n| self.graph.is_size(n));
        let mut values = self.op.operands().chain(self.op.results());
        values.any(|v| self.graph.extents(v.key()).iter().any(is_size))
    }

    /// Returns true for an operand that is absent: `None`, or beyond the last.
    pub fn is_none(&self, at: usize) -> bool {
        match self.get(at) {
            Some(value) => self.maker(value).is_some_and(|op| op.name() == "torch.constant.none"),
            None => true,
        }
    }

    /// Returns a number that is constant: no size is part of it.
    pub fn number(&self, at: usize) -> Option<Number> {
        self.number_or_size(at).filter(|n| !self.is_size(*n))
    }

    /// Returns a number that is constant, or the number of a size.
    pub fn number_or_size(&self, at: usize) -> Option<Number> {
        self.number_of(self.get(at)?)
    }

    fn is_size(&self, number: Number) -> bool {
        matches!(number, Number::Int(n) if self.graph.is_size(n))
    }

    fn number_of(&self, mut value: Val<'c>) -> Option<Number> {
        loop {
            let op = self.maker(value)?;
            let attr = || op.attr("value");
            return match op.name() {
                "torch.constant.int" => attr()?.int().map(Number::Int),
                "torch.constant.float" => attr()?.float().map(Number::Float),
                "torch.constant.bool" => attr()?.int().map(|n| Number::Bool(n != 0)),
                "torch.aten.Int.bool" if op.operand_count() == 1 => {
                    value = op.operand(0);
                    continue;
                }
                _ => self.graph.number(value.key()).map(Number::Int),
            };
        }
    }

    /// Returns an integer, which may be the number of a size.
    pub fn int(&self, at: usize) -> Option<i64> {
        match self.number_or_size(at)? {
            Number::Int(n) => Some(n),
            Number::Bool(b) => Some(i64::from(b)),
            Number::Float(_) => None,
        }
    }

    pub fn float(&self, at: usize) -> Option<f64> {
        self.number(at).map(Number::float)
    }

    pub fn bool(&self, at: usize) -> Option<bool> {
        match self.number(at)? {
            Number::Bool(b) => Some(b),
            Number::Int(n) => Some(n != 0),
            Number::Float(_) => None,
        }
    }

    /// Returns an integer, or `default` for `None`.
    pub fn int_or(&self, at: usize, default: i64) -> Option<i64> {
        if self.is_none(at) { Some(default) } else { self.int(at) }
    }

    /// Returns a string.
    pub fn text(&self, at: usize) -> Option<&'c str> {
        let op = self.maker(self.get(at)?)?;
        (op.name() == "torch.constant.str").then(|| op.attr("value").and_then(Attr::text))?
    }

    /// Returns the values of a list.
    fn list(&self, at: usize) -> Option<Vec<Val<'c>>> {
        let op = self.maker(self.get(at)?)?;
        (op.name() == "torch.prim.ListConstruct").then(|| op.operands().collect())
    }

    /// Returns a list of integers; a number alone is a list too.
    pub fn ints(&self, at: usize) -> Option<Vec<i64>> {
        if let Some(n) = self.int(at) {
            return Some(vec![n]);
        }
        let int = |value| match self.number_of(value)? {
            Number::Int(n) => Some(n),
            _ => None,
        };
        self.list(at)?.into_iter().map(int).collect()
    }

    /// Returns a list of tensors.
    pub fn tensors(&self, at: usize) -> Option<Vec<Operand>> {
        self.list(at)?.into_iter().map(|v| self.tensor_of(v)).collect()
    }

    /// Returns a list of tensors of which some may be `None`.
    pub fn optional_tensors(&self, at: usize) -> Option<Vec<Option<Operand>>> {
        let one = |value| {
            if is_tensor(value) {
                return self.tensor_of(value).map(Some);
            }
            let op = self.maker(value)?;
            (op.name() == "torch.constant.none").then_some(None)
        };
        self.list(at)?.into_iter().map(one).collect()
    }

    /// Returns a dimension of a tensor of rank `rank`; a negative one counts from the end.
    pub fn dim(&self, at: usize, rank: usize) -> Option<usize> {
        wrapped(self.int(at)?, rank)
    }

    /// Returns a list of dimensions, all of them for `None` or an empty list.
    pub fn dims(&self, at: usize, rank: usize) -> Option<Vec<usize>> {
        if self.is_none(at) {
            return Some((0..rank).collect());
        }
        let dims = self.ints(at)?;
        if dims.is_empty() {
            return Some((0..rank).collect());
        }
        dims.into_iter().map(|d| wrapped(d, rank)).collect()
    }

    /// Returns operand `at`, a tensor or a number, as a factor of an elementwise body on elements
    /// of type `elem`; a tensor is appended to `operands`.
    pub fn element(&self, at: usize, elem: Elem, operands: &mut Vec<Operand>) -> Option<Scalar> {
        if let Some(tensor) = self.tensor(at) {
            let input = Scalar::Input(operands.len());
            let scalar = convert(input, tensor.elem, elem, tensor.unsigned);
            operands.push(tensor);
            return Some(scalar);
        }
        let number = self.number_or_size(at)?;
        if !self.is_size(number) {
            return Some(number.scalar(elem));
        }
        // In a computation a size is a value like others.
        let size = Operand::enter(self.graph, self.get(at)?)?;
        let scalar = size.as_elem(operands.len(), elem);
        operands.push(size);
        Some(scalar)
    }
}

fn is_tensor(value: Val<'_>) -> bool {
    let text = value.ty().to_string();
    text.starts_with("!torch.vtensor") || text.starts_with("!torch.tensor")
}

/// Returns a dimension of `rank`; a negative one counts from the end.
pub(super) fn wrapped(dim: i64, rank: usize) -> Option<usize> {
    // A tensor of rank 0 is treated as a vector of one element.
    let rank = rank.max(1) as i64;
    let dim = if dim < 0 { dim + rank } else { dim };
    (0..rank).contains(&dim).then_some(dim as usize)
}

/// Returns the constant that an operation of the dialect makes.
pub(super) fn constant(op: Op<'_>) -> Option<Node> {
    op.attr("value")?.literal().map(Node::Const)
}
