//! Attention as one operation: `softmax(scale * query key^T + mask) value`, taken apart.

use super::{
    composite::Composite,
    steps::{Operand, contract, convert, extents, map},
};
use crate::graph::{BinaryOp, Elem, Graph, Linear, Node, Predicate, Scalar};

/// An attention. Dimensions of its operands are named by labels; labels that only the key and the
/// query have are summed for the scores, labels that the result lacks of the value are the rows.
pub(super) struct Attention<'a> {
    pub query: (&'a Operand, Vec<u32>),
    pub key: (&'a Operand, Vec<u32>),
    pub value: (&'a Operand, Vec<u32>),
    /// Added to the scaled scores; or, of booleans, true where a score counts.
    pub mask: Option<(&'a Operand, Vec<u32>)>,
    pub out: Vec<u32>,
    /// The row of the value.
    pub rows: u32,
    pub scale: Scale<'a>,
    /// Query token `i` (of this label) sees rows up to `i`.
    pub causal: Option<u32>,
    /// A row of which nothing counts gives 0 instead of NaN.
    pub guarded: bool,
    /// Element type of the result.
    pub elem: Elem,
}

/// What scores are multiplied by.
pub(super) enum Scale<'a> {
    Number(f64),
    /// A value of rank 0.
    Value(&'a Operand),
}

impl Attention<'_> {
    /// Returns the shape of the result and its node; scores and softmax are in f32, or f64.
    pub fn node(&self, graph: &Graph) -> Option<(Vec<i64>, Node)> {
        let elem = if self.elem == Elem::F64 { self.elem } else { Elem::F32 };
        let floats = [self.query.0, self.key.0, self.value.0].iter().all(|o| o.elem.is_float());
        // Scores: what the result keeps of the query, and the rows, last.
        let mut labels: Vec<u32> = self
            .out
            .iter()
            .copied()
            .filter(|l| self.query.1.contains(l) || self.key.1.contains(l))
            .collect();
        labels.push(self.rows);
        let factors = [(self.query.0, self.query.1.clone()), (self.key.0, self.key.1.clone())];
        let (dims, product) = contract(graph, elem, &factors, &labels)?;
        (floats && self.elem.is_float()).then_some(())?;
        let product = Operand::step(graph, dims.clone(), elem, product);
        let logits = self.logits(&product, &labels, elem)?;
        let logits = Operand::step(graph, dims.clone(), elem, logits);

        let axis = labels.len() as u32 - 1;
        let softmax = Composite { graph, shape: extents(&dims), axis, elem };
        let softmax = Node::Nest(softmax.softmax(logits.value, self.guarded));
        let probabilities = Operand::step(graph, dims, elem, softmax);
        let factors = [(&probabilities, labels), (self.value.0, self.value.1.clone())];
        let (dims, sum) = contract(graph, elem, &factors, &self.out)?;
        if self.elem == elem {
            return Some((dims, sum));
        }
        let wide = Operand::step(graph, dims.clone(), elem, sum);
        let all = wide.broadcast(&dims)?;
        let node = map(&dims, vec![all], Scalar::Input(0).cast(elem, self.elem));
        Some((dims, node))
    }

    /// Returns the scaled and masked scores.
    fn logits(&self, product: &Operand, labels: &[u32], elem: Elem) -> Option<Node> {
        let position = |label: u32| labels.iter().position(|l| *l == label);
        let mut inputs = vec![product.broadcast(&product.dims)?];
        let factor = match &self.scale {
            Scale::Number(x) => Scalar::Float(*x),
            Scale::Value(value) => {
                inputs.push(value.broadcast(&[])?);
                value.as_elem(1, elem)
            }
        };
        let mut body = Scalar::binary(BinaryOp::Mul, Scalar::Input(0), factor);
        let hidden = || Scalar::Float(f64::NEG_INFINITY);
        if let Some((mask, named)) = &self.mask {
            let at = |(n, label): (&i64, &u32)| {
                let dim = position(*label)?;
                match *n {
                    n if n == product.dims[dim] => Some(Linear::var(dim as u32)),
                    1 => Some(Linear::constant(0)),
                    _ => None,
                }
            };
            (mask.rank() == named.len()).then_some(())?;
            let read = Scalar::Input(inputs.len());
            let map = mask.dims.iter().zip(named).map(at).collect::<Option<_>>()?;
            inputs.push(mask.at(map));
            body = match mask.elem {
                Elem::Int(1) => Scalar::select(read, body, hidden()),
                from if from.is_float() => {
                    Scalar::binary(BinaryOp::Add, body, convert(read, from, elem, false))
                }
                _ => return None,
            };
        }
        if let Some(query) = self.causal {
            let row = Scalar::Index(position(self.rows)? as u32);
            let seen = Scalar::compare(Predicate::Le, row, Scalar::Index(position(query)? as u32));
            body = Scalar::select(seen, body, hidden());
        }
        Some(map(&product.dims, inputs, body))
    }
}
