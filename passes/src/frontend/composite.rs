//! Steps of composite operations (softmax, attention) as nodes of their own.

use crate::graph::{
    Access, BinaryOp, Combine, CombineKind, Elem, Extent, Graph, Linear, Literal, Nest, Node,
    Predicate, Scalar, Tensor, UnaryOp, Value,
};

/// Returns positions that are the variables `dims`.
fn vars(dims: impl IntoIterator<Item = u32>) -> Vec<Linear> {
    dims.into_iter().map(Linear::var).collect()
}

/// Builds the nodes of one composite operation.
pub(super) struct Composite<'g, 'r> {
    pub graph: &'g Graph<'r>,
    /// Extents of the scores.
    pub shape: Vec<Extent>,
    /// The dimension that is normalised.
    pub axis: u32,
    /// Element type of the steps.
    pub elem: Elem,
}

impl Composite<'_, '_> {
    /// Enters a number.
    pub fn constant(&self, shape: &[Extent], elem: Elem, literal: Literal) -> Value {
        let node = Node::Const(literal);
        self.graph.synthesize(Tensor { shape: shape.to_vec(), elem, node })
    }

    fn kept(&self) -> Vec<u32> {
        (0..self.shape.len() as u32).filter(|d| *d != self.axis).collect()
    }

    fn row_shape(&self) -> Vec<Extent> {
        self.kept().iter().map(|d| self.shape[*d as usize]).collect()
    }

    fn every(&self) -> Vec<Linear> {
        Linear::identity(self.shape.len())
    }

    /// Returns a map over the scores' elements of operands with maps.
    pub fn map(&self, inputs: Vec<(Value, Vec<Linear>)>, body: Scalar) -> Nest {
        Nest {
            domain: self.shape.clone(),
            inputs: inputs.into_iter().map(|(value, map)| Access { value, map }).collect(),
            out: (0..self.shape.len() as u32).map(Some).collect(),
            body,
            combine: None,
        }
    }

    /// Enters a map over the scores' elements.
    pub fn enter(&self, nest: Nest) -> Value {
        let node = Node::Nest(nest);
        self.graph.synthesize(Tensor { shape: self.shape.clone(), elem: self.elem, node })
    }

    /// Enters the reduction of `of` along the axis.
    fn reduce(
        &self,
        of: Value,
        kind: CombineKind,
        body: Scalar,
        start: Literal,
        elem: Elem,
    ) -> Value {
        let shape = self.row_shape();
        let init = self.constant(&shape, elem, start);
        let nest = Nest {
            domain: self.shape.clone(),
            inputs: vec![Access { value: of, map: self.every() }],
            out: self.kept().iter().map(|d| Some(*d)).collect(),
            body,
            combine: Some(Combine { kind, init }),
        };
        self.graph.synthesize(Tensor { shape, elem, node: Node::Nest(nest) })
    }

    /// Returns the softmax of `source` along the axis: max, subtract, exp, sum, divide. With
    /// `guarded`, a row that is -inf throughout gives 0.
    pub fn softmax(&self, source: Value, guarded: bool) -> Nest {
        let row = vars(self.kept());
        let both = |op| Scalar::Binary(op, Box::new(Scalar::Input(0)), Box::new(Scalar::Input(1)));
        let item = Scalar::Input(0);
        let lowest = Literal::Float(f64::NEG_INFINITY);
        let max = self.reduce(source, CombineKind::Max, item.clone(), lowest, self.elem);
        let shifted = Scalar::Unary(UnaryOp::Exp, Box::new(both(BinaryOp::Sub)));
        let exp = self.enter(self.map(vec![(source, self.every()), (max, row.clone())], shifted));
        let sum = self.reduce(exp, CombineKind::Sum, item, Literal::Float(0.0), self.elem);
        let quotient = both(BinaryOp::Div);
        let inputs = vec![(exp, self.every()), (sum, row.clone())];
        if !guarded {
            return self.map(inputs, quotient);
        }
        let hidden = Scalar::Compare(
            Predicate::Eq,
            Box::new(Scalar::Input(0)),
            Box::new(Scalar::Float(f64::NEG_INFINITY)),
        );
        let bit = Elem::Int(1);
        let empty = self.reduce(source, CombineKind::And, hidden, Literal::Int(1), bit);
        let probability = self.enter(self.map(inputs, quotient));
        let body = Scalar::Select(
            Box::new(Scalar::Input(1)),
            Box::new(Scalar::Float(0.0)),
            Box::new(Scalar::Input(0)),
        );
        self.map(vec![(probability, self.every()), (empty, row)], body)
    }
}
