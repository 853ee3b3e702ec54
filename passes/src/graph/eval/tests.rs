//! Tests on graphs made by hand.

use super::{Array, Data, EvalErrorKind, Evaluator};
use crate::graph::{
    Access, BinaryOp, Combine, CombineKind, Elem, Extent, Graph, Key, Linear, Literal, Lookup,
    Nest, Node, Predicate, Reader, Scalar, Tensor, UnaryOp, User, Value, node::Offset,
};

mod reference;

/// A graph without IR behind it.
struct NoIr;

impl Reader for NoIr {
    fn extents(&self, _: &Graph, _: Key) -> Vec<Extent> {
        Vec::new()
    }

    fn number(&self, _: Key) -> Option<i64> {
        None
    }

    fn numbers(&self, _: Key) -> Option<Vec<i64>> {
        None
    }

    fn is_size(&self, _: i64) -> bool {
        false
    }

    fn compared(&self, _: Predicate, _: i64, _: i64) -> Option<bool> {
        None
    }

    fn take_assumptions(&self) -> Vec<usize> {
        Vec::new()
    }

    fn read(&self, _: &Graph, _: Key) -> Tensor {
        Tensor { shape: Vec::new(), elem: Elem::Other, node: Node::Opaque("nothing".into()) }
    }

    fn users(&self, _: &Graph, _: Key) -> Vec<User> {
        Vec::new()
    }

    fn repeats(&self, _: &[Lookup], _: Key, _: Key, _: &[Key]) -> Option<Vec<Key>> {
        None
    }
}

fn graph() -> Graph<'static> {
    Graph::new(Box::new(NoIr))
}

fn add(graph: &Graph, shape: &[i64], elem: Elem, node: Node) -> Value {
    let shape = shape.iter().map(|n| Extent::Known(*n)).collect();
    graph.synthesize(Tensor { shape, elem, node })
}

fn dense(graph: &Graph, shape: &[i64], values: &[f64]) -> Value {
    add(graph, shape, Elem::F64, Node::Const(Literal::Dense(values.into())))
}

fn ints(graph: &Graph, shape: &[i64], values: &[f64]) -> Value {
    add(graph, shape, Elem::Int(32), Node::Const(Literal::Dense(values.into())))
}

fn vars(vars: &[u32]) -> Vec<Linear> {
    vars.iter().map(|v| Linear::var(*v)).collect()
}

fn extents(domain: &[i64]) -> Vec<Extent> {
    domain.iter().map(|n| Extent::Known(*n)).collect()
}

fn binary(op: BinaryOp, a: Scalar, b: Scalar) -> Scalar {
    Scalar::Binary(op, Box::new(a), Box::new(b))
}

fn map(
    graph: &Graph,
    shape: &[i64],
    inputs: &[(Value, &[u32])],
    elem: Elem,
    body: Scalar,
) -> Value {
    let inputs = inputs.iter().map(|(v, m)| Access { value: *v, map: vars(m) }).collect();
    let out = (0..shape.len() as u32).map(Some).collect();
    let nest = Nest { domain: extents(shape), inputs, out, body, combine: None };
    add(graph, shape, elem, Node::Nest(nest))
}

fn eval(graph: &Graph<'_>, value: Value) -> Result<Array, EvalErrorKind> {
    Evaluator::new(graph).eval(value).map(|a| (*a).clone()).map_err(|e| e.kind)
}

#[test]
fn masks_by_length() {
    let g = graph();
    let scores = dense(&g, &[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let lengths = ints(&g, &[2], &[1.0, 3.0]);
    let body = Scalar::Select(
        Box::new(Scalar::Compare(
            Predicate::Lt,
            Box::new(Scalar::Index(1)),
            Box::new(Scalar::Input(1)),
        )),
        Box::new(Scalar::Input(0)),
        Box::new(Scalar::Float(f64::NEG_INFINITY)),
    );
    let masked = map(&g, &[2, 3], &[(scores, &[0, 1]), (lengths, &[0])], Elem::F64, body);
    let inf = f64::INFINITY;
    assert_eq!(eval(&g, masked).unwrap().floats().unwrap(), [1.0, -inf, -inf, 4.0, 5.0, 6.0]);
}

#[test]
fn a_gather_checks_the_indices_that_count() {
    let g = graph();
    let table = dense(&g, &[2], &[10.0, 20.0]);
    let at = ints(&g, &[3], &[1.0, 7.0, 0.0]);
    let load = Scalar::Load(table, vec![Scalar::Input(0)]);
    let plain = map(&g, &[3], &[(at, &[0])], Elem::F64, load.clone());
    assert_eq!(
        eval(&g, plain).unwrap_err().to_string(),
        "index 7 is outside of dimension 0, whose extent is 2"
    );
    let body = Scalar::Select(
        Box::new(Scalar::Compare(
            Predicate::Ult,
            Box::new(Scalar::Input(0)),
            Box::new(Scalar::Int(2)),
        )),
        Box::new(load),
        Box::new(Scalar::Float(-1.0)),
    );
    let guarded = map(&g, &[3], &[(at, &[0])], Elem::F64, body);
    assert_eq!(eval(&g, guarded).unwrap().floats().unwrap(), [20.0, -1.0, 10.0]);
}

#[test]
fn integers_keep_their_width() {
    let g = graph();
    let big = ints(&g, &[1], &[2_147_483_647.0]);
    let next = binary(BinaryOp::Add, Scalar::Input(0), Scalar::Int(1));
    let cast = |to, unsigned, value| Scalar::Cast {
        from: Elem::Int(32),
        to,
        unsigned,
        value: Box::new(value),
    };
    let wrapped = map(&g, &[1], &[(big, &[0])], Elem::Int(32), next.clone());
    let zero_extended =
        map(&g, &[1], &[(big, &[0])], Elem::Int(64), cast(Elem::Int(64), true, next));
    assert_eq!(eval(&g, wrapped).unwrap().ints().unwrap(), [-2_147_483_648]);
    assert_eq!(eval(&g, zero_extended).unwrap().ints().unwrap(), [2_147_483_648]);
    let zero = binary(BinaryOp::Div, Scalar::Input(0), Scalar::Int(0));
    let by_zero = map(&g, &[1], &[(big, &[0])], Elem::Int(32), zero);
    assert_eq!(eval(&g, by_zero).unwrap_err(), EvalErrorKind::DivideByZero);
}

fn reduce(g: &Graph, source: Value, shape: &[i64], out: &[u32], kind: CombineKind) -> Value {
    let start = if kind == CombineKind::Max { f64::NEG_INFINITY } else { 0.0 };
    let kept: Vec<i64> = out.iter().map(|v| shape[*v as usize]).collect();
    let init = add(g, &kept, Elem::F64, Node::Const(Literal::Float(start)));
    let nest = Nest {
        domain: extents(shape),
        inputs: vec![Access {
            value: source,
            map: vars(&(0..shape.len() as u32).collect::<Vec<_>>()),
        }],
        out: out.iter().map(|v| Some(*v)).collect(),
        body: Scalar::Input(0),
        combine: Some(Combine { kind, init }),
    };
    add(g, &kept, Elem::F64, Node::Nest(nest))
}

#[test]
fn a_maximum_yields_nan() {
    let g = graph();
    let source = dense(&g, &[2, 2], &[1.0, f64::NAN, 3.0, 2.0]);
    let max = reduce(&g, source, &[2, 2], &[0], CombineKind::Max);
    let result = eval(&g, max).unwrap();
    assert!(result.floats().unwrap()[0].is_nan());
    assert!((result.floats().unwrap()[1] - 3.0).abs() < 1e-15);
}

#[test]
fn reductions_agree_whatever_the_layout() {
    let g = graph();
    let (a, b, c) = (3, 5, 700);
    let values: Vec<f64> = (0..a * b * c).map(|i| f64::from(i % 97) - 48.0).collect();
    let source = dense(&g, &[i64::from(a), i64::from(b), i64::from(c)], &values);
    for out in [&[0u32, 1][..], &[1, 0], &[2, 0], &[2, 1], &[2], &[0], &[]] {
        let shape = [i64::from(a), i64::from(b), i64::from(c)];
        for kind in [CombineKind::Sum, CombineKind::Max] {
            let value = reduce(&g, source, &shape, out, kind);
            let got = eval(&g, value).unwrap();
            reference::check(&g, value, &got, 1e-9);
        }
    }
}

#[test]
fn undefined_elements_are_nan() {
    let g = graph();
    let hole = add(&g, &[4], Elem::F32, Node::Undefined);
    let part = dense(&g, &[2], &[1.0, 2.0]);
    let filled = Node::Update {
        dest: hole,
        source: part,
        offsets: vec![Offset::Known(1)],
        strides: vec![1],
        kept: vec![0],
    };
    let filled = eval(&g, add(&g, &[4], Elem::F32, filled)).unwrap();
    let filled = filled.floats().unwrap();
    assert!(filled[0].is_nan() && filled[3].is_nan());
    assert_eq!(filled[1..3], [1.0, 2.0]);
}

#[test]
fn errors_name_the_cause() {
    let g = graph();
    let unknown = add(&g, &[2], Elem::F32, Node::Opaque("stablehlo.sort".into()));
    let message = eval(&g, unknown).unwrap_err().to_string();
    assert_eq!(message, "`stablehlo.sort` has no meaning in the tensor graph");
    let argument = add(&g, &[2], Elem::F32, Node::Opaque("argument".into()));
    assert_eq!(eval(&g, argument).unwrap_err(), EvalErrorKind::Unbound);
    let mut evaluator = Evaluator::new(&g);
    let wrong = Array::float(vec![3], vec![0.0; 3]).unwrap();
    let message = evaluator.bind(argument, wrong).unwrap_err().to_string();
    assert_eq!(message, "a value expects shape [2], got [3]");
    let source = dense(&g, &[2], &[1.0, 2.0]);
    let start = ints(&g, &[], &[1.0]);
    let slice = Node::Slice {
        source,
        offsets: vec![Offset::Value(start)],
        strides: vec![1],
        kept: vec![0],
    };
    let slice = add(&g, &[2], Elem::F64, slice);
    let message = eval(&g, slice).unwrap_err().to_string();
    assert_eq!(message, "offset 2 is outside of dimension 0, whose extent is 2");
}

#[test]
fn symbols_take_the_extents_of_arguments() {
    let g = graph();
    let argument = g.synthesize(Tensor {
        shape: vec![Extent::Symbol(7), Extent::Known(2)],
        elem: Elem::F32,
        node: Node::Opaque("argument".into()),
    });
    let flat = g.synthesize(Tensor {
        shape: vec![Extent::Symbol(8)],
        elem: Elem::F32,
        node: Node::Reshape(argument),
    });
    let mut evaluator = Evaluator::new(&g);
    let data: Vec<f64> = (0..6).map(f64::from).collect();
    evaluator.bind(argument, Array::float(vec![3, 2], data.clone()).unwrap()).unwrap();
    assert_eq!(evaluator.eval(flat).unwrap().data, Data::Float(data));
    assert_eq!(evaluator.eval(flat).unwrap().shape, [6]);
}

#[test]
fn rounding_is_a_choice() {
    let g = graph();
    let third = dense(&g, &[], &[1.0 / 3.0]);
    let same = map(&g, &[], &[(third, &[])], Elem::Bf16, Scalar::Input(0));
    let exact = Evaluator::new(&g).eval(same).unwrap();
    assert_eq!(exact.floats().unwrap(), [1.0 / 3.0]);
    let rounded = Evaluator::new(&g).round(true).eval(same).unwrap();
    assert_eq!(rounded.floats().unwrap(), [0.333_984_375]);
}

#[test]
fn deep_graphs_need_no_deep_stack() {
    let g = graph();
    let mut value = dense(&g, &[2], &[0.0, 1.0]);
    for _ in 0..100_000 {
        value = map(
            &g,
            &[2],
            &[(value, &[0])],
            Elem::F64,
            Scalar::Unary(UnaryOp::Neg, Box::new(Scalar::Input(0))),
        );
    }
    let mut evaluator = Evaluator::new(&g);
    assert_eq!(evaluator.eval(value).unwrap().floats().unwrap()[1].to_bits(), 1f64.to_bits());
    assert_eq!(evaluator.known.len(), 1, "intermediate values are dropped");
}

#[test]
#[ignore = "a measurement; run it in release mode"]
fn true_dimensions_take_about_a_second() {
    let g = graph();
    let (heads, rows, width) = (128, 1024, 576);
    let query = add(&g, &[heads, width], Elem::F32, Node::Const(Literal::Float(0.5)));
    let cache = add(&g, &[rows, width], Elem::F32, Node::Const(Literal::Float(2.0)));
    let init = add(&g, &[heads, rows], Elem::F32, Node::Const(Literal::Float(0.0)));
    let nest = Nest {
        domain: extents(&[heads, rows, width]),
        inputs: vec![
            Access { value: query, map: vars(&[0, 2]) },
            Access { value: cache, map: vars(&[1, 2]) },
        ],
        out: vec![Some(0), Some(1)],
        body: binary(BinaryOp::Mul, Scalar::Input(0), Scalar::Input(1)),
        combine: Some(Combine { kind: CombineKind::Sum, init }),
    };
    let scores = add(&g, &[heads, rows], Elem::F32, Node::Nest(nest));
    let start = std::time::Instant::now();
    let array = eval(&g, scores).unwrap();
    println!("{} products in {:?}", heads * rows * width, start.elapsed());
    let exp = map(
        &g,
        &[32, heads, rows],
        &[(scores, &[1, 2])],
        Elem::F32,
        Scalar::Unary(UnaryOp::Exp, Box::new(Scalar::Input(0))),
    );
    let start = std::time::Instant::now();
    eval(&g, exp).unwrap();
    println!("and {} exponentials in {:?}", 32 * heads * rows, start.elapsed());
    assert!(array.floats().unwrap().iter().all(|x| (x - 576.0).abs() < 1e-9));
}
