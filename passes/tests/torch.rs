//! Each operation of the `torch` dialect that is read, with the numbers it must give.

mod numbers;

use std::fmt::Write as _;

use numbers::{Numbers, assert_near, evaluate};

/// An operand.
enum In<'a> {
    /// An f32 tensor.
    F(&'a [usize], &'a [f64]),
    /// An si64 tensor.
    I(&'a [usize], &'a [i64]),
    /// A ui8 tensor, of its bits as signed numbers.
    U(&'a [usize], &'a [i64]),
    /// A boolean tensor.
    B(&'a [usize], &'a [i64]),
    Int(i64),
    Float(f64),
    Bool(bool),
    Str(&'a str),
    None,
    Ints(&'a [i64]),
    List(Vec<In<'a>>),
}

use In::{B, Bool, F, Float, I, Int, Ints, List, None as Nothing, Str, U};

#[derive(Default)]
struct Function {
    args: Vec<(String, Vec<usize>, Numbers)>,
    body: String,
    next: usize,
}

impl Function {
    fn constant(&mut self, kind: &str, value: &str) -> (String, String) {
        self.next += 1;
        let name = format!("%c{}", self.next);
        let ty = format!("!torch.{kind}");
        let attr = if value.is_empty() { String::new() } else { format!("<{{value = {value}}}>") };
        writeln!(self.body, "{name} = \"torch.constant.{kind}\"() {attr} : () -> {ty}").unwrap();
        (name, ty)
    }

    fn tensor(&mut self, shape: &[usize], elem: &str, numbers: Numbers) -> (String, String) {
        let dims: Vec<String> = shape.iter().map(ToString::to_string).collect();
        let ty = format!("!torch.vtensor<[{}],{elem}>", dims.join(","));
        let name = format!("%a{}", self.args.len());
        self.args.push((format!("{name}: {ty}"), shape.to_vec(), numbers));
        (name, ty)
    }

    fn operand(&mut self, operand: &In<'_>) -> (String, String) {
        match operand {
            F(shape, data) => self.tensor(shape, "f32", Numbers::Floats(data.to_vec())),
            I(shape, data) => self.tensor(shape, "si64", Numbers::Ints(data.to_vec())),
            U(shape, data) => self.tensor(shape, "ui8", Numbers::Ints(data.to_vec())),
            B(shape, data) => self.tensor(shape, "i1", Numbers::Ints(data.to_vec())),
            Int(n) => self.constant("int", &format!("{n} : i64")),
            Float(x) => self.constant("float", &format!("{x:?} : f64")),
            Bool(b) => self.constant("bool", &b.to_string()),
            Str(s) => self.constant("str", &format!("{s:?}")),
            Nothing => self.constant("none", ""),
            Ints(list) => self.list(&list.iter().map(|n| Int(*n)).collect::<Vec<_>>()),
            List(list) => self.list(list),
        }
    }

    fn list(&mut self, parts: &[In<'_>]) -> (String, String) {
        let (names, types): (Vec<_>, Vec<_>) = parts.iter().map(|p| self.operand(p)).unzip();
        self.next += 1;
        let name = format!("%l{}", self.next);
        let (names, types) = (names.join(", "), types.join(", "));
        let ty = String::from("!torch.list<any>");
        writeln!(self.body, "{name} = \"torch.prim.ListConstruct\"({names}) : ({types}) -> {ty}")
            .unwrap();
        (name, ty)
    }
}

/// Evaluates `torch.<op>` with results of the types `[..],elem` and returns the first.
fn results(op: &str, operands: &[In<'_>], types: &[&str]) -> Result<Vec<Vec<f64>>, String> {
    let mut f = Function::default();
    let (names, from): (Vec<_>, Vec<_>) = operands.iter().map(|o| f.operand(o)).unzip();
    let types: Vec<String> = types.iter().map(|t| format!("!torch.vtensor<{t}>")).collect();
    let outs: Vec<String> = (0..types.len()).map(|at| format!("%r#{at}")).collect();
    let args: Vec<&str> = f.args.iter().map(|(a, ..)| a.as_str()).collect();
    let text = format!(
        "func.func @main({}) -> ({types}) {{\n{}%r:{} = \"torch.{op}\"({}) : ({}) -> ({types})\n\
         return {} : {types}\n}}",
        args.join(", "),
        f.body,
        outs.len(),
        names.join(", "),
        from.join(", "),
        outs.join(", "),
        types = types.join(", "),
    );
    let inputs: Vec<_> = f.args.iter().map(|(_, s, n)| (s.clone(), n.clone())).collect();
    evaluate(&text, &inputs)
}

fn check(op: &str, operands: &[In<'_>], ty: &str, expected: &[f64]) {
    let got = results(op, operands, &[ty]).unwrap_or_else(|why| panic!("{op}: {why}"));
    assert_near(op, &got[0], expected);
}

fn refused(op: &str, operands: &[In<'_>], ty: &str) {
    assert!(results(op, operands, &[ty]).is_err(), "{op} is read");
}

/// An operation and what it computes.
type Scalar = (&'static str, fn(f64) -> f64);

/// The natural logarithm of 3.
const LN_3: f64 = 1.098_612_288_668_109_8;

const A: In<'static> = F(&[2, 3], &[1., 2., 3., 4., 5., 6.]);
const V: In<'static> = F(&[3], &[1., 2., 4.]);

#[test]
fn views_keep_their_elements() {
    let all = [1., 2., 3., 4., 5., 6.];
    for op in ["view", "reshape", "_unsafe_view", "view_copy"] {
        check(&format!("aten.{op}"), &[A, Ints(&[3, 2])], "[3,2],f32", &all);
    }
    check("aten.unsqueeze", &[A, Int(1)], "[2,1,3],f32", &all);
    check("aten.squeeze.dim", &[F(&[1, 2], &[1., 2.]), Int(0)], "[2],f32", &[1., 2.]);
    check("aten.squeeze", &[F(&[1, 2], &[1., 2.])], "[2],f32", &[1., 2.]);
    check("aten.flatten.using_ints", &[A, Int(0), Int(-1)], "[6],f32", &all);
    check("aten.unflatten.int", &[A, Int(1), Ints(&[3, 1])], "[2,3,1],f32", &all);
    for op in ["contiguous", "clone"] {
        check(&format!("aten.{op}"), &[A, Int(0)], "[2,3],f32", &all);
    }
    for op in ["aten.detach", "aten.alias", "aten.lift_fresh_copy", "copy.to_vtensor"] {
        check(op, &[A], "[2,3],f32", &all);
    }
    check("aten.dropout", &[A, Float(0.5), Bool(false)], "[2,3],f32", &all);
    refused("aten.dropout", &[A, Float(0.5), Bool(true)], "[2,3],f32");
    refused("aten.view", &[A, Ints(&[5])], "[5],f32");
}

#[test]
fn unsigned_numbers_have_their_order() {
    // 200, 100 and 3, 100.
    let (a, b) = (U(&[2], &[-56, 100]), U(&[2], &[3, 100]));
    let two = || [U(&[2], &[-56, 100]), U(&[2], &[3, 100])];
    check("aten.gt.Tensor", &two(), "[2],i1", &[1., 0.]);
    check("aten.lt.Scalar", &[a, Int(150)], "[2],i1", &[0., 1.]);
    check("aten.maximum", &two(), "[2],ui8", &[-56., 100.]);
    check("aten.minimum", &two(), "[2],ui8", &[3., 100.]);
    check("aten.floor_divide", &two(), "[2],ui8", &[66., 1.]);
    check("aten.remainder.Tensor", &two(), "[2],ui8", &[2., 0.]);
    check("aten.add.Tensor", &[U(&[1], &[-56]), U(&[1], &[100]), Int(1)], "[1],ui8", &[44.]);
    refused("aten.amax", &[b, Ints(&[0]), Bool(false)], "[],ui8");
}

#[test]
fn dimensions_are_permuted_and_broadcast() {
    let turned = [1., 4., 2., 5., 3., 6.];
    check("aten.permute", &[A, Ints(&[1, 0])], "[3,2],f32", &turned);
    check("aten.transpose.int", &[A, Int(-1), Int(0)], "[3,2],f32", &turned);
    check("aten.t", &[A], "[3,2],f32", &turned);
    check("aten.numpy_T", &[A], "[3,2],f32", &turned);
    check("aten.mT", &[A], "[3,2],f32", &turned);
    let twice = [1., 2., 4., 1., 2., 4.];
    check("aten.expand", &[V, Ints(&[2, -1]), Bool(false)], "[2,3],f32", &twice);
    check("aten.broadcast_to", &[V, Ints(&[2, 3])], "[2,3],f32", &twice);
    check("aten.expand_as", &[V, A], "[2,3],f32", &twice);
    refused("aten.permute", &[A, Ints(&[0, 0])], "[2,2],f32");
}

#[test]
fn parts_are_cut_and_joined() {
    let slice = |start, end, step| [A, Int(1), start, end, step];
    check(
        "aten.slice.Tensor",
        &slice(Int(1), Int(i64::MAX), Int(1)),
        "[2,2],f32",
        &[2., 3., 5., 6.],
    );
    check("aten.slice.Tensor", &slice(Nothing, Int(-1), Int(1)), "[2,2],f32", &[1., 2., 4., 5.]);
    check("aten.slice.Tensor", &slice(Int(0), Int(3), Int(2)), "[2,2],f32", &[1., 3., 4., 6.]);
    check("aten.narrow", &[A, Int(1), Int(-2), Int(2)], "[2,2],f32", &[2., 3., 5., 6.]);
    check("aten.select.int", &[A, Int(1), Int(-1)], "[2],f32", &[3., 6.]);
    refused("aten.select.int", &[A, Int(1), Int(3)], "[2],f32");
    check("aten.cat", &[List(vec![V, V]), Int(-1)], "[6],f32", &[1., 2., 4., 1., 2., 4.]);
    let empty = F(&[0], &[]);
    check("aten.cat", &[List(vec![empty, A]), Int(1)], "[2,3],f32", &[1., 2., 3., 4., 5., 6.]);
    check("aten.stack", &[List(vec![V, V]), Int(1)], "[3,2],f32", &[1., 1., 2., 2., 4., 4.]);
    check("aten.repeat", &[V, Ints(&[2, 1])], "[2,3],f32", &[1., 2., 4., 1., 2., 4.]);
    check("aten.tile", &[V, Ints(&[2])], "[6],f32", &[1., 2., 4., 1., 2., 4.]);
    let each = "aten.repeat_interleave.self_int";
    check(each, &[V, Int(2), Int(0), Nothing], "[6],f32", &[1., 1., 2., 2., 4., 4.]);
    check("aten.constant_pad_nd", &[V, Ints(&[1, -1]), Float(9.)], "[3],f32", &[9., 1., 2.]);
    check("aten.pad", &[V, Ints(&[0, 1]), Str("constant"), Nothing], "[4],f32", &[1., 2., 4., 0.]);
    refused("aten.pad", &[V, Ints(&[0, 1]), Str("reflect"), Nothing], "[4],f32");
    check("aten.flip", &[V, Ints(&[0])], "[3],f32", &[4., 2., 1.]);
    let one = F(&[2, 1], &[8., 9.]);
    let whole = [1., 8., 3., 4., 9., 6.];
    let range = [A, one, Int(1), Int(1), Int(2), Int(1)];
    check("aten.slice_scatter", &range, "[2,3],f32", &whole);
    let column = F(&[2], &[8., 9.]);
    check("aten.select_scatter", &[A, column, Int(1), Int(1)], "[2,3],f32", &whole);
    check("aten.tril", &[A, Int(0)], "[2,3],f32", &[1., 0., 0., 4., 5., 0.]);
    check("aten.triu", &[A, Int(1)], "[2,3],f32", &[0., 2., 3., 0., 0., 6.]);
}

#[test]
fn pieces_of_a_split_are_unpacked() {
    let text = |op: &str, by: &str, at: usize, ty: &str| {
        format!(
            r#"func.func @main(%a: !torch.vtensor<[5],f32>) -> !torch.vtensor<{ty}> {{
            %0 = "torch.constant.int"() <{{value = 0 : i64}}> : () -> !torch.int
            %2 = "torch.constant.int"() <{{value = 2 : i64}}> : () -> !torch.int
            %3 = "torch.constant.int"() <{{value = 3 : i64}}> : () -> !torch.int
            %n = "torch.prim.ListConstruct"(%2, %3) : (!torch.int, !torch.int) -> !torch.list<int>
            %l = "torch.aten.{op}"(%a, {by}, %0) : (!torch.vtensor<[5],f32>, {}, !torch.int) -> !torch.list<vtensor>
            %r:2 = "torch.prim.ListUnpack"(%l) : (!torch.list<vtensor>) -> (!torch.vtensor<{ty}>, !torch.vtensor<{ty}>)
            return %r#{at} : !torch.vtensor<{ty}> }}"#,
            if by == "%n" { "!torch.list<int>" } else { "!torch.int" }
        )
    };
    let input = [(vec![5], Numbers::Floats(vec![0., 1., 2., 3., 4.]))];
    let got = |op, by, at, ty| evaluate(&text(op, by, at, ty), &input).expect(op).remove(0);
    assert_near("split", &got("split_with_sizes", "%n", 1, "[3],f32"), &[2., 3., 4.]);
    assert_near("split", &got("split.Tensor", "%3", 1, "[2],f32"), &[3., 4.]);
    assert_near("chunk", &got("chunk", "%2", 1, "[2],f32"), &[3., 4.]);
}

#[test]
fn contractions_sum_products() {
    let b = || F(&[3, 2], &[1., 0., 0., 1., 1., 1.]);
    let c = [4., 5., 10., 11.];
    check("aten.mm", &[A, b()], "[2,2],f32", &c);
    check("aten.matmul", &[A, b()], "[2,2],f32", &c);
    check("aten.matmul", &[V, b()], "[2],f32", &[5., 6.]);
    check("aten.matmul", &[A, V], "[2],f32", &[17., 38.]);
    check("aten.mv", &[A, V], "[2],f32", &[17., 38.]);
    check("aten.dot", &[V, V], "[],f32", &[21.]);
    let batched = || F(&[1, 2, 3], &[1., 2., 3., 4., 5., 6.]);
    let right = || F(&[1, 3, 2], &[1., 0., 0., 1., 1., 1.]);
    check("aten.bmm", &[batched(), right()], "[1,2,2],f32", &c);
    check("aten.matmul", &[batched(), b()], "[1,2,2],f32", &c);
    let weight = || F(&[2, 3], &[1., 0., 1., 0., 1., 1.]);
    check("aten.linear", &[A, weight(), Nothing], "[2,2],f32", &c);
    let bias = F(&[2], &[1., 2.]);
    check("aten.linear", &[A, weight(), bias], "[2,2],f32", &[5., 7., 11., 13.]);
    let add = F(&[2], &[1., 2.]);
    check("aten.addmm", &[add, A, b(), Int(2), Int(3)], "[2,2],f32", &[14., 19., 32., 37.]);
    let add = F(&[1, 2, 2], &[1., 1., 1., f64::NAN]);
    let none = [add, batched(), right(), Int(0), Int(1)];
    check("aten.baddbmm", &none, "[1,2,2],f32", &c);
    let equation = |e, parts| [Str(e), List(parts), Nothing];
    check("aten.einsum", &equation("ij,jk->ik", vec![A, b()]), "[2,2],f32", &c);
    check("aten.einsum", &equation("ij,jk->ki", vec![A, b()]), "[2,2],f32", &[4., 10., 5., 11.]);
    check("aten.einsum", &equation("...j, jk", vec![A, b()]), "[2,2],f32", &c);
    check("aten.einsum", &equation("ij->j", vec![A]), "[3],f32", &[5., 7., 9.]);
    check("aten.einsum", &equation("i,i,i->", vec![V, V, V]), "[],f32", &[73.]);
    let square = F(&[2, 2], &[1., 2., 3., 4.]);
    check("aten.einsum", &equation("ii->i", vec![square]), "[2],f32", &[1., 4.]);
    refused("aten.einsum", &equation("ij,jk->ik", vec![A, A]), "[2,3],f32");
}

#[test]
fn elementwise_functions() {
    let x = || F(&[2], &[0.25, -1.5]);
    let table: [Scalar; 17] = [
        ("neg", |x| -x),
        ("exp", f64::exp),
        ("exp2", f64::exp2),
        ("tanh", f64::tanh),
        ("abs", f64::abs),
        ("sin", f64::sin),
        ("cos", f64::cos),
        ("ceil", f64::ceil),
        ("floor", f64::floor),
        ("sigmoid", |x| 1. / (1. + (-x).exp())),
        ("silu", |x| x / (1. + (-x).exp())),
        ("relu", |x| x.max(0.)),
        ("reciprocal", |x| 1. / x),
        ("square", |x| x * x),
        ("expm1", f64::exp_m1),
        ("erf", |x| if x > 0. { 0.276_326_390_168_236_9 } else { -0.966_105_146_475_310_7 }),
        ("detach", |x| x),
    ];
    for (op, f) in table {
        check(&format!("aten.{op}"), &[x()], "[2],f32", &[f(0.25), f(-1.5)]);
    }
    let positive: [Scalar; 5] = [
        ("log", f64::ln),
        ("log2", f64::log2),
        ("sqrt", f64::sqrt),
        ("rsqrt", |x| 1. / x.sqrt()),
        ("log1p", f64::ln_1p),
    ];
    for (op, f) in positive {
        check(&format!("aten.{op}"), &[V], "[3],f32", &[f(1.), f(2.), f(4.)]);
    }
    check("aten.gelu", &[F(&[1], &[1.]), Str("none")], "[1],f32", &[0.841_344_746]);
    check("aten.gelu", &[F(&[1], &[1.]), Str("tanh")], "[1],f32", &[0.841_191_990]);
}

#[test]
fn arithmetic_broadcasts_and_promotes() {
    let n = || I(&[3], &[1, 2, 3]);
    check("aten.add.Tensor", &[A, V, Int(2)], "[2,3],f32", &[3., 6., 11., 6., 9., 14.]);
    check("aten.sub.Tensor", &[V, n(), Int(1)], "[3],f32", &[0., 0., 1.]);
    check("aten.mul.Tensor", &[V, V], "[3],f32", &[1., 4., 16.]);
    check("aten.div.Tensor", &[n(), n()], "[3],f32", &[1., 1., 1.]);
    check("aten.add.Scalar", &[V, Float(0.5), Int(1)], "[3],f32", &[1.5, 2.5, 4.5]);
    check("aten.sub.Scalar", &[n(), Int(1), Int(1)], "[3],si64", &[0., 1., 2.]);
    check("aten.rsub.Scalar", &[V, Float(1.), Int(2)], "[3],f32", &[-1., -3., -7.]);
    check("aten.mul.Scalar", &[V, Int(3)], "[3],f32", &[3., 6., 12.]);
    check("aten.div.Scalar", &[V, Int(2)], "[3],f32", &[0.5, 1., 2.]);
    let minus = || I(&[2], &[-7, 7]);
    let mode = |mode| [minus(), Int(2), Str(mode)];
    check("aten.div.Scalar_mode", &mode("floor"), "[2],si64", &[-4., 3.]);
    check("aten.div.Scalar_mode", &mode("trunc"), "[2],si64", &[-3., 3.]);
    check("aten.floor_divide", &[minus(), I(&[], &[2])], "[2],si64", &[-4., 3.]);
    check("aten.remainder.Scalar", &[minus(), Int(3)], "[2],si64", &[2., 1.]);
    check("aten.fmod.Scalar", &[minus(), Int(3)], "[2],si64", &[-1., 1.]);
    check("aten.pow.Tensor_Scalar", &[V, Int(2)], "[3],f32", &[1., 4., 16.]);
    check("aten.pow.Scalar", &[Int(2), V], "[3],f32", &[2., 4., 16.]);
    check("aten.pow.Tensor_Tensor", &[V, V], "[3],f32", &[1., 4., 256.]);
    check("aten.maximum", &[V, F(&[], &[2.])], "[3],f32", &[2., 2., 4.]);
    check("aten.minimum", &[V, F(&[], &[2.])], "[3],f32", &[1., 2., 2.]);
    check("aten.addcmul", &[V, V, V, Float(2.)], "[3],f32", &[3., 10., 36.]);
    check("aten.clamp", &[V, Float(2.), Nothing], "[3],f32", &[2., 2., 4.]);
    check("aten.clamp", &[V, Nothing, Int(3)], "[3],f32", &[1., 2., 3.]);
    check("aten.clamp_min", &[n(), Int(2)], "[3],si64", &[2., 2., 3.]);
}

#[test]
fn comparisons_and_choices() {
    let two = || F(&[], &[2.]);
    for (op, expected) in [
        ("eq", [0., 1., 0.]),
        ("ne", [1., 0., 1.]),
        ("lt", [1., 0., 0.]),
        ("le", [1., 1., 0.]),
        ("gt", [0., 0., 1.]),
        ("ge", [0., 1., 1.]),
    ] {
        check(&format!("aten.{op}.Tensor"), &[V, two()], "[3],i1", &expected);
        check(&format!("aten.{op}.Scalar"), &[V, Float(2.)], "[3],i1", &expected);
    }
    check("aten.ge.Scalar", &[I(&[2], &[1, 2]), Float(1.5)], "[2],i1", &[0., 1.]);
    let flags = || B(&[3], &[1, 0, 1]);
    let other = || B(&[3], &[1, 1, 0]);
    check("aten.logical_and", &[flags(), other()], "[3],i1", &[1., 0., 0.]);
    check("aten.logical_or", &[flags(), other()], "[3],i1", &[1., 1., 1.]);
    check("aten.logical_xor", &[flags(), other()], "[3],i1", &[0., 1., 1.]);
    check("aten.logical_not", &[F(&[2], &[0., 3.])], "[2],i1", &[1., 0.]);
    check("aten.bitwise_and.Tensor", &[flags(), other()], "[3],i1", &[1., 0., 0.]);
    check("aten.bitwise_or.Tensor", &[flags(), other()], "[3],i1", &[1., 1., 1.]);
    check("aten.bitwise_xor.Tensor", &[flags(), other()], "[3],i1", &[0., 1., 1.]);
    check("aten.bitwise_not", &[flags()], "[3],i1", &[0., 1., 0.]);
    check("aten.where.self", &[flags(), V, two()], "[3],f32", &[1., 2., 4.]);
    check("aten.where.ScalarOther", &[flags(), V, Float(-1.)], "[3],f32", &[1., -1., 4.]);
    check("aten.masked_fill.Scalar", &[V, flags(), Float(-1.)], "[3],f32", &[-1., 2., -1.]);
    check("aten.masked_fill.Tensor", &[V, flags(), two()], "[3],f32", &[2., 2., 2.]);
}

#[test]
fn element_types_are_converted() {
    let to = |x, ty: i64| [x, Int(ty), Bool(false), Bool(false), Nothing];
    check("aten.to.dtype", &to(F(&[2], &[1.9, -1.9]), 4), "[2],si64", &[1., -1.]);
    check("aten.to.dtype", &to(B(&[2], &[1, 0]), 6), "[2],f32", &[1., 0.]);
    check("aten.to.dtype", &to(F(&[2], &[0.5, 0.]), 11), "[2],i1", &[1., 0.]);
    let copy = [I(&[1], &[3]), Int(6), Nothing, Nothing, Nothing, Bool(false), Nothing];
    check("aten._to_copy", &copy, "[1],f32", &[3.]);
    check("aten.type_as", &[I(&[1], &[3]), V], "[1],f32", &[3.]);
    check("aten.copy", &[V, I(&[], &[3]), Bool(false)], "[3],f32", &[3., 3., 3.]);
}

#[test]
fn reductions() {
    let over = |dims: &'static [i64], keep| [A, Ints(dims), Bool(keep), Nothing];
    check("aten.sum.dim_IntList", &over(&[1], true), "[2,1],f32", &[6., 15.]);
    check("aten.sum.dim_IntList", &over(&[-2], false), "[3],f32", &[5., 7., 9.]);
    check("aten.sum.dim_IntList", &over(&[], false), "[],f32", &[21.]);
    check("aten.sum", &[A, Nothing], "[],f32", &[21.]);
    check("aten.sum", &[B(&[3], &[1, 1, 0]), Nothing], "[],si64", &[2.]);
    check("aten.mean.dim", &over(&[1], true), "[2,1],f32", &[2., 5.]);
    check("aten.mean", &[A, Nothing], "[],f32", &[3.5]);
    check("aten.amax", &[A, Ints(&[1]), Bool(false)], "[2],f32", &[3., 6.]);
    check("aten.amin", &[A, Ints(&[0]), Bool(false)], "[3],f32", &[1., 2., 3.]);
    check("aten.max", &[A], "[],f32", &[6.]);
    check("aten.max", &[I(&[2], &[-5, -7])], "[],si64", &[-5.]);
    check("aten.min", &[I(&[2], &[5, 7])], "[],si64", &[5.]);
    check("aten.prod.dim_int", &[A, Int(1), Bool(false), Nothing], "[2],f32", &[6., 120.]);
    let flags = || B(&[2, 2], &[1, 1, 0, 1]);
    check("aten.all.dim", &[flags(), Int(1), Bool(true)], "[2,1],i1", &[1., 0.]);
    check("aten.any.dim", &[flags(), Int(0), Bool(false)], "[2],i1", &[1., 1.]);
    check("aten.cumsum", &[V, Int(0), Nothing], "[3],f32", &[1., 3., 7.]);
    let sum = (1_f64.exp() + 2_f64.exp() + 4_f64.exp()).ln();
    check("aten.logsumexp", &[V, Ints(&[0]), Bool(false)], "[],f32", &[sum]);
}

#[test]
fn softmax_is_normalised() {
    let x = || F(&[1, 2], &[0., LN_3]);
    let hidden = F(&[1, 2], &[f64::NEG_INFINITY, f64::NEG_INFINITY]);
    check("aten.softmax.int", &[x(), Int(-1), Nothing], "[1,2],f32", &[0.25, 0.75]);
    check("aten._softmax", &[x(), Int(1), Bool(false)], "[1,2],f32", &[0.25, 0.75]);
    check("aten.softmax.int", &[x(), Int(0), Nothing], "[1,2],f32", &[1., 1.]);
    check("aten._safe_softmax", &[hidden, Int(1), Nothing], "[1,2],f32", &[0., 0.]);
}

#[test]
fn attention_masks_and_groups() {
    let (q, k) = (|| F(&[1, 2, 1], &[0., 0.]), || F(&[1, 2, 1], &[1., 2.]));
    let v = || F(&[1, 2, 1], &[10., 20.]);
    let op = "aten.scaled_dot_product_attention";
    let call =
        |mask, causal, scale| [q(), k(), v(), mask, Float(0.), Bool(causal), scale, Bool(false)];
    check(op, &call(Nothing, false, Nothing), "[1,2,1],f32", &[15., 15.]);
    // The first query sees the first row only.
    check(op, &call(Nothing, true, Nothing), "[1,2,1],f32", &[10., 15.]);
    let flags = B(&[2, 2], &[0, 1, 0, 0]);
    check(op, &call(flags, false, Float(1.)), "[1,2,1],f32", &[20., 0.]);
    let added = F(&[2], &[0., LN_3]);
    check(op, &call(added, false, Float(1.)), "[1,2,1],f32", &[17.5, 17.5]);
    let heads =
        |n: usize, data: &'static [f64]| F(if n == 2 { &[2, 1, 1] } else { &[1, 1, 1] }, data);
    let grouped = [
        heads(2, &[1., 1.]),
        heads(1, &[1.]),
        heads(1, &[7.]),
        Nothing,
        Float(0.),
        Bool(false),
        Nothing,
        Bool(true),
    ];
    check(op, &grouped, "[2,1,1],f32", &[7., 7.]);
    let dropped = [q(), k(), v(), Nothing, Float(0.1), Bool(false), Nothing, Bool(false)];
    refused(op, &dropped, "[1,2,1],f32");
}

#[test]
fn gathers() {
    let rows = || I(&[2], &[1, -2]);
    let tables = |list| [A, List(list)];
    let ty = "[2,3],f32";
    check("aten.index.Tensor", &tables(vec![rows()]), ty, &[4., 5., 6., 1., 2., 3.]);
    check("aten.index.Tensor", &tables(vec![Nothing, rows()]), "[2,2],f32", &[2., 2., 5., 5.]);
    let pair = vec![I(&[2], &[0, 1]), I(&[2], &[2, 0])];
    check("aten.index.Tensor_hacked_twin", &tables(pair), "[2],f32", &[3., 4.]);
    refused("aten.index.Tensor", &tables(vec![B(&[2], &[1, 0])]), "[1,3],f32");
    check("aten.index_select", &[A, Int(1), I(&[2], &[2, 0])], "[2,2],f32", &[3., 1., 6., 4.]);
    let entries = I(&[2, 1], &[2, 0]);
    check("aten.gather", &[A, Int(1), entries, Bool(false)], "[2,1],f32", &[3., 4.]);
    let ids = I(&[1, 2], &[1, 0]);
    let embedding = [A, ids, Int(-1), Bool(false), Bool(false)];
    check("aten.embedding", &embedding, "[1,2,3],f32", &[4., 5., 6., 1., 2., 3.]);
}

#[test]
fn scatters() {
    let row = || F(&[1, 3], &[7., 8., 9.]);
    let last = I(&[1], &[-1]);
    let put = [A, List(vec![last]), row(), Bool(false)];
    let below = [1., 2., 3., 7., 8., 9.];
    check("aten.index_put", &put, "[2,3],f32", &below);
    let pairs = List(vec![I(&[2], &[0, 1]), I(&[2], &[2, 2])]);
    let put = [A, pairs, F(&[2], &[7., 8.]), Bool(false)];
    check("aten.index_put.hacked_twin", &put, "[2,3],f32", &[1., 2., 7., 4., 5., 8.]);
    let column = [A, List(vec![Nothing, I(&[1], &[0])]), F(&[], &[7.]), Bool(false)];
    check("aten.index_put", &column, "[2,3],f32", &[7., 2., 3., 7., 5., 6.]);
    // The grid of rows and columns.
    let grid = List(vec![I(&[2, 1], &[1, 0]), I(&[2], &[2, 0])]);
    let put = [A, grid, F(&[2, 2], &[10., 11., 12., 13.]), Bool(false)];
    check("aten.index_put", &put, "[2,3],f32", &[13., 2., 12., 11., 5., 10.]);
    refused("aten.index_put", &[A, List(vec![I(&[1], &[0])]), row(), Bool(true)], "[2,3],f32");
    let copy = [A, Int(0), I(&[1], &[1]), row()];
    check("aten.index_copy", &copy, "[2,3],f32", &below);
    let entries = || I(&[2, 1], &[2, 0]);
    let source = F(&[2, 1], &[7., 8.]);
    check(
        "aten.scatter.src",
        &[A, Int(1), entries(), source],
        "[2,3],f32",
        &[1., 2., 7., 8., 5., 6.],
    );
    let value = [A, Int(1), entries(), Int(0)];
    check("aten.scatter.value", &value, "[2,3],f32", &[1., 2., 0., 0., 5., 6.]);
}

#[test]
fn numbers_make_tensors() {
    let options = || [Nothing, Nothing, Nothing, Nothing];
    let with = |first: Vec<In<'static>>| first.into_iter().chain(options()).collect::<Vec<_>>();
    check("aten.zeros", &with(vec![Ints(&[2])]), "[2],f32", &[0., 0.]);
    check("aten.ones", &with(vec![Ints(&[2])]), "[2],f32", &[1., 1.]);
    check("aten.full", &with(vec![Ints(&[2]), Float(0.5)]), "[2],f32", &[0.5, 0.5]);
    check("aten.new_zeros", &with(vec![V, Ints(&[1])]), "[1],f32", &[0.]);
    check("aten.new_ones", &with(vec![V, Ints(&[1])]), "[1],i1", &[1.]);
    check("aten.new_full", &with(vec![V, Ints(&[1]), Int(3)]), "[1],f32", &[3.]);
    check("aten.zeros_like", &with(vec![V]), "[3],f32", &[0., 0., 0.]);
    check("aten.full_like", &with(vec![V, Float(2.)]), "[3],f32", &[2., 2., 2.]);
    check("aten.scalar_tensor", &with(vec![Float(2.)]), "[],f32", &[2.]);
    check("aten.arange", &with(vec![Int(3)]), "[3],si64", &[0., 1., 2.]);
    check("aten.arange.start", &with(vec![Int(2), Int(4)]), "[2],si64", &[2., 3.]);
    let step = with(vec![Int(1), Int(6), Int(2)]);
    check("aten.arange.start_step", &step, "[3],f32", &[1., 3., 5.]);
    let empty = with(vec![Ints(&[1])]);
    check("aten.empty.memory_format", &empty, "[1],f32", &[f64::NAN]);
}

#[test]
fn norms() {
    let x = || F(&[2], &[3., 4.]);
    let scale = 1. / 12.5_f64.sqrt();
    let weight = || F(&[2], &[1., 2.]);
    let root = [x(), Ints(&[2]), weight(), Float(0.)];
    check("aten.rms_norm", &root, "[2],f32", &[3. * scale, 8. * scale]);
    let layer = [x(), Ints(&[2]), weight(), F(&[2], &[0., 1.]), Float(0.), Bool(false)];
    check("aten.layer_norm", &layer, "[2],f32", &[-1., 3.]);
}

#[test]
fn sorts() {
    let x = || F(&[1, 4], &[2., 5., 2., 9.]);
    let types = ["[1,2],f32", "[1,2],si64"];
    let top = [x(), Int(2), Int(-1), Bool(true), Bool(true)];
    let got = results("aten.topk", &top, &types).expect("topk");
    assert_near("values", &got[0], &[9., 5.]);
    assert_near("positions", &got[1], &[3., 1.]);
    let types = ["[1,4],f32", "[1,4],si64"];
    let got = results("aten.sort", &[x(), Int(1), Bool(false)], &types).expect("sort");
    assert_near("values", &got[0], &[2., 2., 5., 9.]);
    assert_near("positions", &got[1], &[0., 2., 1., 3.]);
}

#[test]
fn complex_numbers_turn() {
    let text = r#"func.func @main(%x: !torch.vtensor<[1,2],f32>, %r: !torch.vtensor<[1],f32>, %t: !torch.vtensor<[1],f32>) -> !torch.vtensor<[1,2],f32> {
        %a = "torch.aten.view_as_complex"(%x) : (!torch.vtensor<[1,2],f32>) -> !torch.vtensor<[1],complex<f32>>
        %b = "torch.aten.polar"(%r, %t) : (!torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>) -> !torch.vtensor<[1],complex<f32>>
        %c = "torch.aten.mul.Tensor"(%a, %b) : (!torch.vtensor<[1],complex<f32>>, !torch.vtensor<[1],complex<f32>>) -> !torch.vtensor<[1],complex<f32>>
        %d = "torch.aten.view_as_real"(%c) : (!torch.vtensor<[1],complex<f32>>) -> !torch.vtensor<[1,2],f32>
        return %d : !torch.vtensor<[1,2],f32> }"#;
    let number = |x| (vec![1], Numbers::Floats(vec![x]));
    let inputs = [(vec![1, 2], Numbers::Floats(vec![1., 2.])), number(2.), number(0.5)];
    let (sin, cos) = 0.5_f64.sin_cos();
    let expected = [2. * (cos - 2. * sin), 2. * (sin + 2. * cos)];
    assert_near("complex", &evaluate(text, &inputs).expect("numbers")[0], &expected);
    let add = text.replace("aten.mul.Tensor", "aten.cumprod");
    assert!(evaluate(&add, &inputs).is_err(), "an unknown function of complex numbers");
}

#[test]
fn operations_without_a_definition_carry_their_name() {
    let text = |name: &str| {
        format!(
            r#"func.func @main(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {{
            %0 = "torch.operator"(%x) <{{name = "torch.{name}"}}> : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
            return %0 : !torch.vtensor<[2],f32> }}"#
        )
    };
    let inputs = [(vec![2], Numbers::Floats(vec![1., -2.]))];
    assert_near("abs", &evaluate(&text("aten.abs"), &inputs).expect("numbers")[0], &[1., 2.]);
    assert!(evaluate(&text("mine.abs"), &inputs).is_err());
}
