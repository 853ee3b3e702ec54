//! torch-mlir's `tm_tensor` dialect, in generic form: the attention composite.

use super::{
    Facts, Frontend,
    composite::{Composite, vars, widened},
    enter,
};
use crate::{
    graph::{
        Access, BinaryOp, Combine, CombineKind, Elem, Extent, Graph, Linear, Literal, Nest, Node,
        Scalar, Tensor, Value,
    },
    ir::Op,
};

/// `tm_tensor`.
pub(super) struct TmTensor;

impl Frontend for TmTensor {
    fn dialects(&self) -> &'static [&'static str] {
        &["tm_tensor"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, _at: usize) -> Option<Node> {
        match op.name() {
            "tm_tensor.attention" => attention(graph, op),
            _ => None,
        }
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "tm_tensor.attention" => Facts::PURE,
            "tm_tensor.yield" => Facts::TERMINATOR,
            _ => Facts::default(),
        }
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["tm_tensor.attention"]
    }
}

/// Reads `attention(query [.., Q, E], key [.., T, E], value [.., T, V], mask [.., Q, T]?, out)`:
/// `softmax(scale * query key^T + mask) value` in f32. It stands for
/// `aten.scaled_dot_product_attention`: a boolean mask is true where a score counts, and a row of
/// which nothing counts gives 0.
fn attention(graph: &Graph, op: Op<'_>) -> Option<Node> {
    let masked = match op.operand_count() {
        4 => false,
        5 => true,
        _ => return None,
    };
    let [query, key, value] = [0, 1, 2].map(|at| op.operand(at));
    let dims = query.ty().static_dims()?;
    let rank = dims.len() as u32;
    if rank < 2 || [key, value].iter().any(|v| v.ty().dims().len() != rank as usize) {
        return None;
    }
    let scale = match op.attr("scale") {
        Some(attr) => attr.float()?,
        None => (dims[rank as usize - 1].known()? as f64).sqrt().recip(),
    };
    let elem = Elem::F32;
    let (rows, axis) = (rank - 2, rank - 1);
    let mut shape = dims.clone();
    shape[axis as usize] = *key.ty().static_dims()?.get(rows as usize)?;
    let scores = Composite { graph, shape, axis, elem };

    // (.., q, t, e)
    let leading: Vec<u32> = (0..rows).collect();
    let of = |last: [u32; 2]| vars(leading.iter().copied().chain(last));
    let product = contraction(
        (&scores.shape, dims[axis as usize]),
        [(enter(graph, query), of([rows, rank])), (enter(graph, key), of([axis, rank]))],
        [query.ty().elem(), key.ty().elem()],
        (0..rank).map(Some).collect(),
        scores.constant(&scores.shape, elem, Literal::Float(0.0)),
    );
    let product = scores.enter(product);
    let every = vars(0..rank);
    let scaled =
        Scalar::Binary(BinaryOp::Mul, Box::new(Scalar::Input(0)), Box::new(Scalar::Float(scale)));
    let mut inputs = vec![(product, every.clone())];
    let mut body = scaled;
    if masked {
        let mask = op.operand(3);
        if mask.ty().dims().len() != rank as usize {
            return None;
        }
        inputs.push((enter(graph, mask), every));
        body = match mask.ty().elem() {
            Elem::Int(1) => Scalar::Select(
                Box::new(Scalar::Input(1)),
                Box::new(body),
                Box::new(Scalar::Float(f64::NEG_INFINITY)),
            ),
            from if from.is_float() => {
                Scalar::Binary(BinaryOp::Add, Box::new(body), Box::new(widened(1, from, elem)))
            }
            _ => return None,
        };
    }
    let logits = scores.enter(scores.map(inputs, body));
    let probabilities = scores.enter(scores.softmax(logits, masked));

    // (.., q, v, t)
    let columns = *value.ty().static_dims()?.get(axis as usize)?;
    let mut out = dims;
    out[axis as usize] = columns;
    let zero = scores.constant(&out, elem, Literal::Float(0.0));
    let sum = contraction(
        (&out, scores.shape[axis as usize]),
        [(probabilities, of([rows, rank])), (enter(graph, value), of([rank, axis]))],
        [elem, value.ty().elem()],
        (0..rank).map(Some).collect(),
        zero,
    );
    let to = op.result(0).ty().elem();
    if to == elem {
        return Some(Node::Nest(sum));
    }
    let wide = graph.synthesize(Tensor { shape: out.clone(), elem, node: Node::Nest(sum) });
    Some(Node::Nest(Nest {
        domain: out,
        inputs: vec![Access { value: wide, map: vars(0..rank) }],
        out: (0..rank).map(Some).collect(),
        body: widened(0, elem, to),
        combine: None,
    }))
}

/// Returns a sum of products in f32 over the loops of `out` and one more.
fn contraction(
    (out, reduced): (&[Extent], Extent),
    operands: [(Value, Vec<Linear>); 2],
    elems: [Elem; 2],
    kept: Vec<Option<u32>>,
    init: Value,
) -> Nest {
    let mut domain = out.to_vec();
    domain.push(reduced);
    let factor = |at: usize| Box::new(widened(at, elems[at], Elem::F32));
    Nest {
        domain,
        inputs: operands.into_iter().map(|(value, map)| Access { value, map }).collect(),
        out: kept,
        body: Scalar::Binary(BinaryOp::Mul, factor(0), factor(1)),
        combine: Some(Combine { kind: CombineKind::Sum, init }),
    }
}
