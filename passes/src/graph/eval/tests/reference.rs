//! A second evaluator, one element at a time and by definition, and random graphs to compare.

use super::{add, binary, dense, eval, extents, graph};
use crate::graph::{
    Access, BinaryOp, Combine, CombineKind, Elem, Graph, Linear, Literal, Nest, Node, Scalar,
    Value, eval::Array, node::Offset,
};

/// Checks every element of `got` against the definition.
pub(super) fn check(graph: &Graph, value: Value, got: &Array, tolerance: f64) {
    let mut index = vec![0; got.shape.len()];
    for (at, x) in got.floats().unwrap().iter().enumerate() {
        let mut rest = at;
        for dim in (0..index.len()).rev() {
            index[dim] = (rest % got.shape[dim]) as i64;
            rest /= got.shape[dim];
        }
        let expected = element(graph, value, &index);
        assert!(
            (x - expected).abs() <= tolerance || (x.is_nan() && expected.is_nan()),
            "element {index:?} is {x}, expected {expected}, of {:?}",
            graph.tensor(value).node
        );
    }
}

/// Returns one element of `value`.
fn element(graph: &Graph, value: Value, index: &[i64]) -> f64 {
    let tensor = graph.tensor(value);
    let dims = tensor.dims().unwrap();
    match &tensor.node {
        Node::Const(Literal::Float(x)) => *x,
        Node::Const(Literal::Dense(all)) => all[flat(&dims, index) as usize],
        Node::Nest(nest) => nest_element(graph, nest, index),
        Node::Reshape(source) => {
            let mut rest = flat(&dims, index);
            let from = graph.tensor(*source).dims().unwrap();
            let mut at = vec![0; from.len()];
            for dim in (0..from.len()).rev() {
                at[dim] = rest % from[dim];
                rest /= from[dim];
            }
            element(graph, *source, &at)
        }
        Node::Slice { source, offsets, strides, kept } => {
            let mut at: Vec<i64> = offsets.iter().map(known).collect();
            for (i, dim) in index.iter().zip(kept) {
                at[*dim] += i * strides[*dim];
            }
            element(graph, *source, &at)
        }
        Node::Concat { parts, dim } => {
            let mut at = index.to_vec();
            for part in parts {
                let extent = graph.tensor(*part).dims().unwrap()[*dim];
                if at[*dim] < extent {
                    return element(graph, *part, &at);
                }
                at[*dim] -= extent;
            }
            panic!("outside of the concatenation")
        }
        Node::Update { dest, source, offsets, strides, kept } => {
            let part = graph.tensor(*source).dims().unwrap();
            let mut at = vec![0; part.len()];
            for dim in 0..dims.len() {
                let from = index[dim] - known(&offsets[dim]);
                let place = kept.iter().position(|k| *k == dim);
                let extent = place.map_or(1, |p| part[p]);
                let steps = from / strides[dim];
                if from < 0 || from % strides[dim] != 0 || steps >= extent {
                    return element(graph, *dest, index);
                }
                if let Some(place) = place {
                    at[place] = steps;
                }
            }
            element(graph, *source, &at)
        }
        Node::Pad { source, low, value } => {
            let at: Vec<i64> = index.iter().zip(low).map(|(i, l)| i - l).collect();
            let from = graph.tensor(*source).dims().unwrap();
            let inside = at.iter().zip(&from).all(|(i, n)| (0..*n).contains(i));
            if inside { element(graph, *source, &at) } else { element(graph, *value, &[]) }
        }
        other => panic!("{other:?}"),
    }
}

fn nest_element(graph: &Graph, nest: &Nest, index: &[i64]) -> f64 {
    let mut point = vec![0; nest.domain.len()];
    for (var, i) in nest.out.iter().zip(index) {
        if let Some(var) = var {
            point[*var as usize] = *i;
        }
    }
    let body = |point: &[i64]| scalar(graph, nest, &nest.body, point);
    let Some(combine) = &nest.combine else {
        return body(&point);
    };
    let reduced = nest.reduced();
    let extent = |var: &u32| nest.domain[*var as usize].known().unwrap();
    let mut result = element(graph, combine.init, index);
    for step in 0..reduced.iter().map(extent).product::<i64>() {
        let mut rest = step;
        for var in &reduced {
            point[*var as usize] = rest % extent(var);
            rest /= extent(var);
        }
        let new = body(&point);
        result = match combine.kind {
            CombineKind::Sum => result + new,
            CombineKind::Max => result.max(new),
            other => panic!("{other:?}"),
        };
    }
    result
}

fn scalar(graph: &Graph, nest: &Nest, body: &Scalar, point: &[i64]) -> f64 {
    match body {
        Scalar::Input(at) => {
            let access = &nest.inputs[*at];
            let index: Vec<i64> = access.map.iter().map(|e| e.at(point)).collect();
            element(graph, access.value, &index)
        }
        Scalar::Float(x) => *x,
        Scalar::Index(var) => point[*var as usize] as f64,
        Scalar::Cast { value, .. } => scalar(graph, nest, value, point),
        Scalar::Binary(op, a, b) => {
            let (a, b) = (scalar(graph, nest, a, point), scalar(graph, nest, b, point));
            match op {
                BinaryOp::Add => a + b,
                BinaryOp::Sub => a - b,
                BinaryOp::Mul => a * b,
                other => panic!("{other:?}"),
            }
        }
        other => panic!("{other:?}"),
    }
}

fn known(offset: &Offset) -> i64 {
    match offset {
        Offset::Known(n) => *n,
        Offset::Value(_) => panic!("a computed offset"),
    }
}

fn flat(dims: &[i64], index: &[i64]) -> i64 {
    dims.iter().zip(index).fold(0, |at, (n, i)| at * n + i)
}

/// A generator of small numbers, the same at every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as i64
    }

    fn shuffled(&mut self, n: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..n).collect();
        for at in (1..n).rev() {
            all.swap(at, self.below(at as i64 + 1) as usize);
        }
        all
    }

    fn tensor(&mut self, g: &Graph, shape: &[i64]) -> Value {
        let count = shape.iter().product();
        let values: Vec<f64> = (0..count).map(|_| self.below(19) as f64 - 9.0).collect();
        dense(g, shape, &values)
    }
}

#[test]
fn products_of_any_layout() {
    let mut random = Random(0x9e37_79b9);
    for _ in 0..60 {
        let g = graph();
        // Loops: two batch, two of rows, two of columns, two reduced.
        let domain: Vec<i64> = (0..8).map(|_| 1 + random.below(5)).collect();
        let inputs: Vec<Access> = [[0, 1, 2, 3, 6, 7], [0, 1, 4, 5, 6, 7]]
            .iter()
            .map(|own| {
                let order = random.shuffled(own.len());
                // Now and then a dimension is read at twice the index, from an offset.
                let map: Vec<Linear> = order
                    .iter()
                    .map(|at| Linear {
                        terms: smallvec::smallvec![(own[*at], 1 + i64::from(random.below(8) == 0))],
                        constant: random.below(2),
                    })
                    .collect();
                let reach = |e: &Linear| {
                    e.constant + e.terms[0].1 * (domain[e.terms[0].0 as usize] - 1) + 1
                };
                let shape: Vec<i64> = map.iter().map(reach).collect();
                Access { value: random.tensor(&g, &shape), map }
            })
            .collect();
        let out: Vec<u32> = random.shuffled(6).into_iter().map(|v| v as u32).collect();
        let shape: Vec<i64> = out.iter().map(|v| domain[*v as usize]).collect();
        let init = random.tensor(&g, &shape);
        let wide = |at| Scalar::Cast {
            from: Elem::Bf16,
            to: Elem::F32,
            unsigned: false,
            value: Box::new(Scalar::Input(at)),
        };
        let product = binary(BinaryOp::Mul, wide(0), wide(1));
        let body = match random.below(3) {
            0 => binary(BinaryOp::Mul, product, Scalar::Float(0.5)),
            1 => binary(BinaryOp::Add, product, Scalar::Float(1.0)),
            _ => product,
        };
        let nest = Nest {
            domain: extents(&domain),
            inputs,
            out: out.iter().map(|v| Some(*v)).collect(),
            body,
            combine: Some(Combine { kind: CombineKind::Sum, init }),
        };
        let value = add(&g, &shape, Elem::F64, Node::Nest(nest));
        check(&g, value, &eval(&g, value).unwrap(), 1e-9);
    }
}

/// Appends a random view of `value` and returns it with its shape.
fn random_view(random: &mut Random, g: &Graph, value: Value, shape: &[i64]) -> (Value, Vec<i64>) {
    let rank = shape.len();
    let dim = random.below(rank as i64) as usize;
    let mut shape = shape.to_vec();
    let node = match random.below(6) {
        0 => {
            let flat: i64 = shape.iter().product();
            let outer = (1..=flat).filter(|n| flat % n == 0).nth(random.below(2) as usize);
            let outer = outer.unwrap_or(1);
            shape = vec![outer, flat / outer, 1];
            Node::Reshape(value)
        }
        1 => {
            let stride = 1 + random.below(2);
            let start = random.below(shape[dim]);
            let mut offsets = vec![Offset::Known(0); rank];
            let mut strides = vec![1; rank];
            offsets[dim] = Offset::Known(start);
            strides[dim] = stride;
            shape[dim] = 1 + random.below((shape[dim] - start - 1) / stride + 1);
            let drop = shape[dim] == 1 && rank > 1;
            let kept: Vec<usize> = (0..rank).filter(|d| !drop || *d != dim).collect();
            shape = kept.iter().map(|d| shape[*d]).collect();
            Node::Slice { source: value, offsets, strides, kept }
        }
        2 => {
            let mut other = shape.clone();
            other[dim] = 1 + random.below(3);
            let parts = vec![value, random.tensor(g, &other), value];
            shape[dim] = 2 * shape[dim] + other[dim];
            Node::Concat { parts, dim }
        }
        3 => {
            let low: Vec<i64> = shape.iter().map(|_| random.below(2)).collect();
            shape.iter_mut().zip(&low).for_each(|(n, l)| *n += l + random.below(2));
            Node::Pad { source: value, low, value: dense(g, &[], &[7.0]) }
        }
        4 => {
            let part: Vec<i64> = shape.iter().map(|n| 1 + random.below(*n)).collect();
            let offsets = shape.iter().zip(&part).map(|(n, p)| random.below(n - p + 1));
            let offsets = offsets.map(Offset::Known).collect();
            let source = random.tensor(g, &part);
            Node::Update {
                dest: value,
                source,
                offsets,
                strides: vec![1; rank],
                kept: (0..rank).collect(),
            }
        }
        _ => {
            let order = random.shuffled(rank);
            let out: Vec<u32> = order.iter().map(|v| *v as u32).collect();
            let domain = extents(&shape);
            let map = (0..rank as u32).map(Linear::var).collect();
            let inputs = vec![Access { value, map }];
            shape = order.iter().map(|v| shape[*v]).collect();
            let body = binary(BinaryOp::Sub, Scalar::Input(0), Scalar::Float(0.25));
            let out = out.into_iter().map(Some).collect();
            Node::Nest(Nest { domain, inputs, out, body, combine: None })
        }
    };
    (add(g, &shape, Elem::F64, node), shape)
}

#[test]
fn views_of_views() {
    let mut random = Random(0x2545_f491);
    for _ in 0..300 {
        let g = graph();
        let mut shape: Vec<i64> = (0..3).map(|_| 1 + random.below(6)).collect();
        let mut value = random.tensor(&g, &shape);
        for _ in 0..5 {
            if shape.iter().product::<i64>() < 3000 {
                (value, shape) = random_view(&mut random, &g, value, &shape);
            }
        }
        let got = eval(&g, value).unwrap();
        assert_eq!(got.shape.iter().map(|n| *n as i64).collect::<Vec<_>>(), shape);
        check(&g, value, &got, 1e-12);
    }
}
