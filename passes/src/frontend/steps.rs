//! Nodes over tensors of static shapes, which frontends put operations together from.

use super::{arith, enter, tensor_type};
use crate::{
    graph::{
        Access, BinaryOp, Combine, CombineKind, Elem, Extent, Graph, Linear, Literal, Nest, Node,
        Predicate, Scalar, Tensor, Value, node::Offset,
    },
    ir::Val,
};

/// A value with its type.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Operand {
    pub value: Value,
    pub dims: Vec<i64>,
    pub elem: Elem,
    /// Its integers have no sign; nor have booleans.
    pub unsigned: bool,
}

impl Operand {
    /// Enters a value of the IR; `None` where its shape is dynamic or its type unknown.
    pub fn enter(graph: &Graph, value: Val<'_>) -> Option<Self> {
        let ty = tensor_type(value.ty());
        let extents = graph.extents(value.key());
        let dims = extents.into_iter().map(Extent::known).collect::<Option<Vec<i64>>>()?;
        let unsigned = ty.unsigned || ty.elem == Elem::Int(1);
        let known = ty.elem != Elem::Other;
        known.then(|| Self { value: enter(graph, value), dims, elem: ty.elem, unsigned })
    }

    /// Enters a step of an operation.
    pub fn step(graph: &Graph, dims: Vec<i64>, elem: Elem, node: Node) -> Self {
        let value = graph.synthesize(Tensor { shape: extents(&dims), elem, node });
        Self { value, dims, elem, unsigned: elem == Elem::Int(1) }
    }

    /// Enters a number.
    pub fn number(graph: &Graph, elem: Elem, literal: Literal) -> Self {
        Self::step(graph, Vec::new(), elem, Node::Const(literal))
    }

    pub fn rank(&self) -> usize {
        self.dims.len()
    }

    pub fn count(&self) -> i64 {
        self.dims.iter().product()
    }

    /// Returns true for integers whose order is not that of their bits as signed numbers.
    pub fn has_unsigned_order(&self) -> bool {
        self.unsigned && self.elem != Elem::Int(1)
    }

    /// Returns the element `input` of this operand, converted to `to`.
    pub fn as_elem(&self, input: usize, to: Elem) -> Scalar {
        convert(Scalar::Input(input), self.elem, to, self.unsigned)
    }

    /// Returns the operand under another shape of as many elements.
    pub fn reshaped(&self, graph: &Graph, dims: Vec<i64>) -> Self {
        let node = Node::Reshape(self.value);
        Self { unsigned: self.unsigned, ..Self::step(graph, dims, self.elem, node) }
    }

    /// As [`Self::reshaped`]; the operand itself where it has the shape.
    pub fn reshaped_if(&self, graph: &Graph, dims: Vec<i64>) -> Self {
        if self.dims == dims { self.clone() } else { self.reshaped(graph, dims) }
    }

    /// Returns an access at position `map`.
    pub fn at(&self, map: Vec<Linear>) -> Access {
        Access { value: self.value, map }
    }

    /// Returns an access for the loops over `dims`, to which the operand is broadcast: dimensions
    /// are aligned at the last, and one of extent 1 is read at 0. `None` where they do not go
    /// together.
    pub fn broadcast(&self, dims: &[i64]) -> Option<Access> {
        let lead = dims.len().checked_sub(self.rank())?;
        let at = |(d, n): (usize, &i64)| match *n {
            n if n == dims[lead + d] => Some(Linear::var((lead + d) as u32)),
            1 => Some(Linear::constant(0)),
            _ => None,
        };
        let map = self.dims.iter().enumerate().map(at).collect::<Option<_>>()?;
        Some(self.at(map))
    }
}

/// Returns `value` converted; a float is true where it is not 0.
pub(super) fn convert(value: Scalar, from: Elem, to: Elem, unsigned: bool) -> Scalar {
    if from == to {
        value
    } else if to == Elem::Int(1) {
        Scalar::compare(
            Predicate::Ne,
            value,
            if from.is_float() { Scalar::Float(0.0) } else { Scalar::Int(0) },
        )
    } else {
        arith::cast(from, to, unsigned, value)
    }
}

pub(super) fn extents(dims: &[i64]) -> Vec<Extent> {
    dims.iter().map(|n| Extent::Known(*n)).collect()
}

/// Returns a map over the elements of `dims`.
pub(super) fn map(dims: &[i64], inputs: Vec<Access>, body: Scalar) -> Node {
    let out = (0..dims.len() as u32).map(Some).collect();
    Node::Nest(Nest { domain: extents(dims), inputs, out, body, combine: None })
}

/// Returns a function of operands that are broadcast to `dims`.
pub(super) fn elementwise(dims: &[i64], operands: &[&Operand], body: Scalar) -> Option<Node> {
    let inputs = operands.iter().map(|o| o.broadcast(dims)).collect::<Option<_>>()?;
    Some(map(dims, inputs, body))
}

/// Returns a view: `of` read at `position` for each element of `dims`.
pub(super) fn view(dims: &[i64], of: &Operand, position: Vec<Linear>) -> Node {
    map(dims, vec![of.at(position)], Scalar::Input(0))
}

/// Returns `of` with its dimensions in the order `permutation`.
pub(super) fn transpose(of: &Operand, permutation: &[usize]) -> Option<Node> {
    let mut sorted = permutation.to_vec();
    sorted.sort_unstable();
    if !sorted.into_iter().eq(0..of.rank()) {
        return None;
    }
    let mut position = vec![Linear::default(); of.rank()];
    for (to, from) in permutation.iter().enumerate() {
        position[*from] = Linear::var(to as u32);
    }
    let dims: Vec<i64> = permutation.iter().map(|d| of.dims[*d]).collect();
    Some(view(&dims, of, position))
}

/// Returns elements `start + step * i` along dimension `dim`; `None` where they are not all there.
pub(super) fn slice(of: &Operand, start: &[i64], step: &[i64], dims: &[i64]) -> Option<Node> {
    let rank = of.rank();
    if [start.len(), step.len(), dims.len()] != [rank; 3] {
        return None;
    }
    let inside = |d: usize| {
        let last = start[d] + (dims[d] - 1).max(0) * step[d];
        dims[d] >= 0 && step[d] > 0 && start[d] >= 0 && last < of.dims[d].max(1)
    };
    (0..rank)
        .all(inside)
        .then(|| if dims == of.dims { Node::Reshape(of.value) } else { part(of, start, step) })
}

/// Returns the elements from `start` on in steps, as many as the result has.
pub(super) fn part(of: &Operand, start: &[i64], step: &[i64]) -> Node {
    Node::Slice {
        source: of.value,
        offsets: start.iter().map(|n| Offset::Known(*n)).collect(),
        strides: step.to_vec(),
        kept: (0..of.rank()).collect(),
    }
}

/// Returns pieces joined along `dim`; `None` where their shapes differ elsewhere.
pub(super) fn concat(parts: &[Operand], dim: usize) -> Option<Node> {
    let first = parts.first()?;
    let rest = |o: &Operand| {
        let mut dims = o.dims.clone();
        (dim < dims.len()).then(|| dims.remove(dim))?;
        Some(dims)
    };
    let wanted = rest(first)?;
    let fits = |o: &Operand| o.elem == first.elem && rest(o).as_ref() == Some(&wanted);
    parts
        .iter()
        .all(fits)
        .then(|| Node::Concat { parts: parts.iter().map(|o| o.value).collect(), dim })
}

/// A reduction of a tensor.
pub(super) struct Reduction<'a> {
    pub kind: CombineKind,
    /// What is reduced.
    pub of: &'a Operand,
    /// The dimensions that are reduced.
    pub dims: &'a [usize],
    /// They stay, with extent 1.
    pub keep: bool,
    /// Element type of the result.
    pub elem: Elem,
}

impl Reduction<'_> {
    /// Returns the shape of the result.
    pub fn shape(&self) -> Vec<i64> {
        let dims = self.of.dims.iter().enumerate();
        dims.filter_map(|(d, n)| match (self.dims.contains(&d), self.keep) {
            (false, _) => Some(*n),
            (true, keep) => keep.then_some(1),
        })
        .collect()
    }

    /// Returns the reduction of `item`, which stands for an element as `Input(0)`.
    pub fn of_item(&self, graph: &Graph, item: Scalar) -> Node {
        let shape = self.shape();
        let out = (0..self.of.rank() as u32).filter_map(|d| {
            let reduced = self.dims.contains(&(d as usize));
            if reduced { self.keep.then_some(None) } else { Some(Some(d)) }
        });
        let start =
            Operand::step(graph, shape, self.elem, Node::Const(start(self.kind, self.elem)));
        Node::Nest(Nest {
            domain: extents(&self.of.dims),
            inputs: vec![self.of.at(Linear::identity(self.of.rank()))],
            out: out.collect(),
            body: item,
            combine: Some(Combine { kind: self.kind, init: start.value }),
        })
    }

    /// Returns the reduction of the elements.
    pub fn node(&self, graph: &Graph) -> Node {
        if self.dims.is_empty() {
            return map(
                &self.of.dims,
                vec![self.of.at(Linear::identity(self.of.rank()))],
                self.of.as_elem(0, self.elem),
            );
        }
        self.of_item(graph, self.of.as_elem(0, self.elem))
    }
}

/// Returns what a reduction starts from.
fn start(kind: CombineKind, elem: Elem) -> Literal {
    let float = elem.is_float();
    let edge = || 1_i64.checked_shl(elem.bits().unwrap_or(64) - 1).unwrap_or(i64::MIN);
    match kind {
        CombineKind::Sum | CombineKind::Or if !float => Literal::Int(0),
        CombineKind::Product | CombineKind::And if !float => Literal::Int(1),
        CombineKind::Sum | CombineKind::Or => Literal::Float(0.0),
        CombineKind::Product | CombineKind::And => Literal::Float(1.0),
        CombineKind::Max if float => Literal::Float(f64::NEG_INFINITY),
        CombineKind::Min if float => Literal::Float(f64::INFINITY),
        CombineKind::Max => Literal::Int(edge().wrapping_neg()),
        CombineKind::Min => Literal::Int(edge().wrapping_sub(1)),
    }
}

/// Returns the sum of products of `factors`, whose dimensions are named by labels; the dimensions
/// `out` of the result stay, the other labels are summed. A dimension of extent 1 is broadcast.
pub(super) fn contract(
    graph: &Graph,
    elem: Elem,
    factors: &[(&Operand, Vec<u32>)],
    out: &[u32],
) -> Option<(Vec<i64>, Node)> {
    let mut labels = out.to_vec();
    let all = factors.iter().flat_map(|(_, l)| l.iter().copied());
    labels.extend(all.clone());
    let mut seen = Vec::new();
    labels.retain(|l| {
        let new = !seen.contains(l);
        seen.push(*l);
        new
    });
    if factors.iter().any(|(o, l)| o.rank() != l.len())
        || !out.iter().all(|l| all.clone().any(|m| m == *l))
    {
        return None;
    }
    let mut domain = vec![1; labels.len()];
    let var = |label: u32| labels.iter().position(|l| *l == label);
    for (operand, named) in factors {
        for (n, label) in operand.dims.iter().zip(named) {
            let extent = &mut domain[var(*label)?];
            match (*extent, *n) {
                (have, n) if have == n => {}
                (1, n) => *extent = n,
                (_, 1) => {}
                _ => return None,
            }
        }
    }
    let access = |(operand, named): &(&Operand, Vec<u32>)| {
        let at = operand.dims.iter().zip(named).map(|(n, label)| {
            let var = var(*label)?;
            let whole = *n == domain[var];
            Some(if whole { Linear::var(var as u32) } else { Linear::constant(0) })
        });
        Some(operand.at(at.collect::<Option<_>>()?))
    };
    let body = factors
        .iter()
        .enumerate()
        .map(|(at, (operand, _))| operand.as_elem(at, elem))
        .reduce(|a, b| Scalar::binary(BinaryOp::Mul, a, b))?;
    let dims = domain[..out.len()].to_vec();
    let combine = (labels.len() > out.len()).then(|| {
        let zero = Node::Const(start(CombineKind::Sum, elem));
        Combine {
            kind: CombineKind::Sum,
            init: Operand::step(graph, dims.clone(), elem, zero).value,
        }
    });
    let node = Node::Nest(Nest {
        domain: extents(&domain),
        inputs: factors.iter().map(access).collect::<Option<_>>()?,
        out: (0..out.len() as u32).map(Some).collect(),
        body,
        combine,
    });
    Some((dims, node))
}

/// Returns `of` repeated as a whole, `times` along each dimension; `None` unless the result has
/// the shape `result`.
pub(super) fn tile(graph: &Graph, of: &Operand, times: &[i64], result: &[i64]) -> Option<Node> {
    let fits = of.rank() == times.len()
        && of.rank() == result.len()
        && of
            .dims
            .iter()
            .zip(times)
            .zip(result)
            .all(|((n, t), r)| *t >= 0 && n.checked_mul(*t) == Some(*r));
    if !fits {
        return None;
    }
    let (mut dims, mut position) = (Vec::new(), Vec::new());
    for (n, times) in of.dims.iter().zip(times) {
        if *n > 1 && *times > 1 {
            dims.push(*times);
        }
        position.push(if *n == 1 { Linear::constant(0) } else { Linear::var(dims.len() as u32) });
        dims.push(if *n == 1 { *times } else { *n });
    }
    let node = view(&dims, of, position);
    if dims == result {
        return Some(node);
    }
    Some(Node::Reshape(Operand::step(graph, dims, of.elem, node).value))
}

/// Returns `of` with each index of `dim` repeated `times`.
pub(super) fn interleave(graph: &Graph, of: &Operand, dim: usize, times: i64) -> Node {
    let mut dims = of.dims.clone();
    let mut position = Linear::identity(of.rank());
    for at in &mut position[dim + 1..] {
        *at = at.substitute(|var| Linear::var(var + 1));
    }
    dims.insert(dim + 1, times);
    Node::Reshape(Operand::step(graph, dims.clone(), of.elem, view(&dims, of, position)).value)
}
