//! Each operation of the `tosa` dialect that is read, with the numbers it must give; and the
//! composites of IREE and torch-mlir.

mod numbers;

use numbers::{Numbers, assert_near, evaluate};

/// An argument `%a`, `%b`, ...: its type and its elements.
type Argument<'a> = (&'a str, &'a [f64]);

fn shape(ty: &str) -> Vec<usize> {
    let inside = ty.trim_start_matches("tensor<").trim_end_matches('>');
    inside.split('x').filter_map(|n| n.parse().ok()).collect()
}

fn argument((ty, data): &Argument<'_>) -> (Vec<usize>, Numbers) {
    let ints = ty.contains("xi") || ty.contains("<i");
    let numbers = if ints {
        Numbers::Ints(data.iter().map(|x| *x as i64).collect())
    } else {
        Numbers::Floats(data.to_vec())
    };
    (shape(ty), numbers)
}

/// Evaluates a function of the body `ops`, whose last value `%r` has the type `result`.
fn run(arguments: &[Argument<'_>], ops: &str, result: &str) -> Result<Vec<f64>, String> {
    let names = "abcdef".chars();
    let list: Vec<String> =
        arguments.iter().zip(names).map(|((ty, _), name)| format!("%{name}: {ty}")).collect();
    let text = format!(
        "func.func @main({}) -> {result} {{\n{ops}\nreturn %r : {result}\n}}",
        list.join(", ")
    );
    let inputs: Vec<_> = arguments.iter().map(argument).collect();
    evaluate(&text, &inputs).map(|mut results| results.remove(0))
}

fn check(what: &str, arguments: &[Argument<'_>], ops: &str, result: &str, expected: &[f64]) {
    let got = run(arguments, ops, result).unwrap_or_else(|why| panic!("{what}: {why}"));
    assert_near(what, &got, expected);
}

/// An operation and what it computes.
type Function = (&'static str, fn(f64) -> f64);

/// The natural logarithm of 3.
const LN_3: f64 = 1.098_612_288_668_109_8;

const A: Argument<'static> = ("tensor<2x3xf32>", &[1., 2., 3., 4., 5., 6.]);
const ROW: Argument<'static> = ("tensor<1x3xf32>", &[1., 2., 4.]);

/// A constant shape.
fn shape_op(name: &str, numbers: &str) -> String {
    let rank = numbers.split(',').count();
    format!(
        "%{name} = \"tosa.const_shape\"() <{{values = dense<[{numbers}]> : tensor<{rank}xindex>}}> \
         : () -> !tosa.shape<{rank}>\n"
    )
}

#[test]
fn tensors_are_moved() {
    let to = shape_op("s", "3, 2");
    let ops = format!(
        "{to}%r = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>"
    );
    check("reshape", &[A], &ops, "tensor<3x2xf32>", A.1);
    let ops =
        "%r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>";
    check("transpose", &[A], ops, "tensor<3x2xf32>", &[1., 4., 2., 5., 3., 6.]);
    let ops = "%r = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>";
    check("concat", &[A, ROW], ops, "tensor<3x3xf32>", &[1., 2., 3., 4., 5., 6., 1., 2., 4.]);
    let cut = shape_op("s", "0, 1") + &shape_op("n", "2, 2");
    let ops = format!(
        "{cut}%r = tosa.slice %a, %s, %n : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>"
    );
    check("slice", &[A], &ops, "tensor<2x2xf32>", &[2., 3., 5., 6.]);
    let times = shape_op("s", "2, 2");
    let ops = format!(
        "{times}%r = tosa.tile %a, %s : (tensor<1x3xf32>, !tosa.shape<2>) -> tensor<2x6xf32>"
    );
    let row = [1., 2., 4., 1., 2., 4.];
    check("tile", &[ROW], &ops, "tensor<2x6xf32>", &[row, row].concat());
    let border = shape_op("s", "0, 0, 1, 0");
    let ops = format!(
        "{border}%v = \"tosa.const\"() <{{values = dense<9.0> : tensor<1xf32>}}> : () -> tensor<1xf32>\n\
         %r = tosa.pad %a, %s, %v : (tensor<1x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<1x4xf32>"
    );
    check("pad", &[ROW], &ops, "tensor<1x4xf32>", &[9., 1., 2., 4.]);
    let ops = "%r = tosa.reverse %a {axis = 1 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>";
    check("reverse", &[ROW], ops, "tensor<1x3xf32>", &[4., 2., 1.]);
    let ops = "%r = tosa.identity %a : (tensor<1x3xf32>) -> tensor<1x3xf32>";
    check("identity", &[ROW], ops, "tensor<1x3xf32>", ROW.1);
}

#[test]
fn rows_are_gathered_and_scattered() {
    let values = ("tensor<1x3x1xf32>", &[1., 2., 4.][..]);
    let rows = ("tensor<1x2xi32>", &[2., 0.][..]);
    let ops = "%r = tosa.gather %a, %b : (tensor<1x3x1xf32>, tensor<1x2xi32>) -> tensor<1x2x1xf32>";
    check("gather", &[values, rows], ops, "tensor<1x2x1xf32>", &[4., 1.]);
    let new = ("tensor<1x2x1xf32>", &[8., 9.][..]);
    let scatter = "%r = tosa.scatter %a, %b, %c : (tensor<1x3x1xf32>, tensor<1x2xi32>, tensor<1x2x1xf32>) -> tensor<1x3x1xf32>";
    check("scatter", &[values, rows, new], scatter, "tensor<1x3x1xf32>", &[9., 2., 8.]);
}

/// Writes at constant rows of six; each pair of blocks has two rows of three.
#[test]
fn a_scatter_at_constant_rows_is_read_in_blocks() {
    let values = ("tensor<1x6x1xf32>", &[0.; 6][..]);
    let new = ("tensor<1x4x1xf32>", &[1., 2., 3., 4.][..]);
    let scatter = |rows: &str| {
        format!(
            "%i = \"tosa.const\"() <{{values = dense<[[{rows}]]> : tensor<1x4xi32>}}> : () -> tensor<1x4xi32>\n\
             %r = tosa.scatter %a, %i, %b : (tensor<1x6x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x6x1xf32>"
        )
    };
    let check = |rows, expected: &[f64]| {
        check(rows, &[values, new], &scatter(rows), "tensor<1x6x1xf32>", expected);
    };
    check("1, 2, 4, 5", &[0., 1., 2., 0., 3., 4.]);
    check("0, 1, 3, 4", &[1., 2., 0., 3., 4., 0.]);
    check("1, 2, 3, 4", &[0., 1., 2., 3., 4., 0.]);
    check("2, 3, 4, 5", &[0., 0., 1., 2., 3., 4.]);
    check("5, 4, 1, 0", &[4., 3., 0., 0., 2., 1.]);
    check("0, 2, 3, 5", &[1., 0., 2., 3., 0., 4.]);
}

#[test]
fn reductions_keep_their_dimension() {
    for (op, expected) in [
        ("reduce_sum", [6., 15.]),
        ("reduce_max", [3., 6.]),
        ("reduce_min", [1., 4.]),
        ("reduce_product", [6., 120.]),
    ] {
        let ops =
            format!("%r = tosa.{op} %a {{axis = 1 : i32}} : (tensor<2x3xf32>) -> tensor<2x1xf32>");
        check(op, &[A], &ops, "tensor<2x1xf32>", &expected);
    }
    let flags = ("tensor<2x2xi1>", &[1., 1., 0., 1.][..]);
    for (op, expected) in [("reduce_all", [1., 0.]), ("reduce_any", [1., 1.])] {
        let ops =
            format!("%r = tosa.{op} %a {{axis = 1 : i32}} : (tensor<2x2xi1>) -> tensor<2x1xi1>");
        check(op, &[flags], &ops, "tensor<2x1xi1>", &expected);
    }
    let ops = "%r = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>";
    let a = ("tensor<2x3xf32>", &[1., 7., 7., 9., 5., 6.][..]);
    check("argmax", &[a], ops, "tensor<2xi32>", &[1., 0.]);
}

#[test]
fn a_matmul_takes_zero_points_of_0_only() {
    let a = ("tensor<1x2x3xf32>", A.1);
    let b = ("tensor<1x3x1xf32>", ROW.1);
    let ops = |zero: &str| {
        format!(
            "%z = \"tosa.const\"() <{{values = dense<{zero}> : tensor<1xf32>}}> : () -> tensor<1xf32>\n\
             %r = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3xf32>, tensor<1x3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x1xf32>"
        )
    };
    check("matmul", &[a, b], &ops("0.0"), "tensor<1x2x1xf32>", &[17., 38.]);
    let z = ("tensor<1xf32>", &[0.][..]);
    let unknown = "%r = tosa.matmul %a, %b, %c, %c : (tensor<1x2x3xf32>, tensor<1x3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x1xf32>";
    assert!(run(&[a, b, z], unknown, "tensor<1x2x1xf32>").is_err());
}

#[test]
fn elementwise_functions() {
    let x = ("tensor<2xf32>", &[0.25, -1.5][..]);
    let table: [Function; 9] = [
        ("exp", f64::exp),
        ("tanh", f64::tanh),
        ("sigmoid", |x| 1. / (1. + (-x).exp())),
        ("sin", f64::sin),
        ("cos", f64::cos),
        ("abs", f64::abs),
        ("ceil", f64::ceil),
        ("floor", f64::floor),
        ("reciprocal", |x| 1. / x),
    ];
    let ty = "tensor<2xf32>";
    for (op, f) in table {
        let ops = format!("%r = tosa.{op} %a : ({ty}) -> {ty}");
        check(op, &[x], &ops, ty, &[f(0.25), f(-1.5)]);
    }
    let positive = ("tensor<2xf32>", &[1., 4.][..]);
    check("log", &[positive], &format!("%r = tosa.log %a : ({ty}) -> {ty}"), ty, &[0., 4_f64.ln()]);
    check("rsqrt", &[positive], &format!("%r = tosa.rsqrt %a : ({ty}) -> {ty}"), ty, &[1., 0.5]);
    let one = ("tensor<1xf32>", &[0.][..]);
    check(
        "erf",
        &[one],
        "%r = tosa.erf %a : (tensor<1xf32>) -> tensor<1xf32>",
        "tensor<1xf32>",
        &[0.],
    );
    let ops = format!(
        "%z = \"tosa.const\"() <{{values = dense<0.0> : tensor<1xf32>}}> : () -> tensor<1xf32>\n\
         %r = tosa.negate %a, %z, %z : ({ty}, tensor<1xf32>, tensor<1xf32>) -> {ty}"
    );
    check("negate", &[x], &ops, ty, &[-0.25, 1.5]);
    let ops = format!(
        "%r = tosa.clamp %a {{min_val = -1.0 : f32, max_val = 0.0 : f32}} : ({ty}) -> {ty}"
    );
    check("clamp", &[x], &ops, ty, &[0., -1.]);
    let flags = ("tensor<2xi1>", &[1., 0.][..]);
    let ops = "%r = tosa.logical_not %a : (tensor<2xi1>) -> tensor<2xi1>";
    check("logical_not", &[flags], ops, "tensor<2xi1>", &[0., 1.]);
}

#[test]
fn arithmetic_broadcasts() {
    let types = "(tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>";
    let table: [(&str, [f64; 6]); 6] = [
        ("add", [2., 4., 7., 5., 7., 10.]),
        ("sub", [0., 0., -1., 3., 3., 2.]),
        ("maximum", [1., 2., 4., 4., 5., 6.]),
        ("minimum", [1., 2., 3., 1., 2., 4.]),
        ("pow", [1., 4., 81., 4., 25., 1296.]),
        ("mul", [1., 4., 12., 4., 10., 24.]),
    ];
    for (op, expected) in table {
        let ops = if op == "mul" {
            "%z = \"tosa.const\"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>\n\
             %r = tosa.mul %a, %b, %z : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>"
                .to_owned()
        } else {
            format!("%r = tosa.{op} %a, %b : {types}")
        };
        check(op, &[A, ROW], &ops, "tensor<2x3xf32>", &expected);
    }
    let n = ("tensor<2xi32>", &[-7., 7.][..]);
    let two = ("tensor<2xi32>", &[2., 2.][..]);
    let ops = "%r = tosa.intdiv %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>";
    check("intdiv", &[n, two], ops, "tensor<2xi32>", &[-3., 3.]);
}

#[test]
fn comparisons_choices_and_casts() {
    let types = "(tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>";
    for (op, expected) in [
        ("equal", [1., 1., 0., 0., 0., 0.]),
        ("greater", [0., 0., 0., 1., 1., 1.]),
        ("greater_equal", [1., 1., 0., 1., 1., 1.]),
    ] {
        let ops = format!("%r = tosa.{op} %a, %b : {types}");
        check(op, &[A, ROW], &ops, "tensor<2x3xi1>", &expected);
    }
    let (p, q) = (("tensor<3xi1>", &[1., 0., 1.][..]), ("tensor<3xi1>", &[1., 1., 0.][..]));
    for (op, expected) in
        [("logical_and", [1., 0., 0.]), ("logical_or", [1., 1., 1.]), ("logical_xor", [0., 1., 1.])]
    {
        let ops = format!("%r = tosa.{op} %a, %b : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>");
        check(op, &[p, q], &ops, "tensor<3xi1>", &expected);
    }
    let flags = ("tensor<1x3xi1>", &[1., 0., 1.][..]);
    let ops = "%r = tosa.select %a, %b, %c : (tensor<1x3xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>";
    check("select", &[flags, A, ROW], ops, "tensor<2x3xf32>", &[1., 2., 3., 4., 2., 6.]);
    let ops = "%r = tosa.cast %a : (tensor<3xi1>) -> tensor<3xf32>";
    check("cast", &[p], ops, "tensor<3xf32>", &[1., 0., 1.]);
    let ops = "%r = tosa.cast %a : (tensor<1x3xf32>) -> tensor<1x3xi1>";
    check("cast", &[ROW], ops, "tensor<1x3xi1>", &[1., 1., 1.]);
    // Rounds to the nearest, which nothing here says.
    let ops = "%r = tosa.cast %a : (tensor<1x3xf32>) -> tensor<1x3xi32>";
    assert!(run(&[ROW], ops, "tensor<1x3xi32>").is_err());
}

/// An attention of IREE's over one query, two rows and one column.
fn iree(body: &str, mask: bool) -> String {
    let map = |to: &str| format!("affine_map<(m, n, k1, k2) -> ({to})>");
    let mut maps = vec![map("m, k1"), map("k2, k1"), map("k2, n"), map("")];
    let mut types = vec!["tensor<1x1xf32>", "tensor<2x1xf32>", "tensor<2x1xf32>", "f32"];
    if mask {
        maps.push(map("m, k2"));
        types.push("tensor<1x2xf32>");
    }
    maps.push(map("m, n"));
    types.push("tensor<1x1xf32>");
    format!(
        "%s = arith.constant 2.0 : f32\n%o = tensor.empty() : tensor<1x1xf32>\n\
         %r = \"iree_linalg_ext.attention\"(%a, %b, %c, %s, {}%o) <{{indexing_maps = [{}]}}> ({{\n\
         ^bb0(%x: f32):\n{body}\n}}) : ({}) -> tensor<1x1xf32>",
        if mask { "%d, " } else { "" },
        maps.join(", "),
        types.join(", ")
    )
}

#[test]
fn attention_of_iree() {
    let plain = "\"iree_linalg_ext.yield\"(%x) : (f32) -> ()";
    let q = ("tensor<1x1xf32>", &[0.5][..]);
    let k = ("tensor<2x1xf32>", &[0., LN_3][..]);
    let v = ("tensor<2x1xf32>", &[10., 20.][..]);
    check("attention", &[q, k, v], &iree(plain, false), "tensor<1x1xf32>", &[17.5]);
    let m = ("tensor<1x2xf32>", &[0., f64::NEG_INFINITY][..]);
    check("attention", &[q, k, v, m], &iree(plain, true), "tensor<1x1xf32>", &[10.]);
    let capped = "%y = math.tanh %x : f32\n\"iree_linalg_ext.yield\"(%y) : (f32) -> ()";
    assert!(run(&[q, k, v], &iree(capped, false), "tensor<1x1xf32>").is_err());
}

#[test]
fn attention_of_torch_mlir() {
    let op = "%o = tensor.empty() : tensor<1x1x1xf32>\n\
        %r = \"tm_tensor.attention\"(%a, %b, %c, %d, %o) <{scale = 1.0 : f64}> ({\n}) : \
        (tensor<1x1x1xf32>, tensor<1x2x1xf32>, tensor<1x2x1xf32>, tensor<1x1x2xi1>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>";
    let q = ("tensor<1x1x1xf32>", &[1.][..]);
    let k = ("tensor<1x2x1xf32>", &[0., LN_3][..]);
    let v = ("tensor<1x2x1xf32>", &[10., 20.][..]);
    for (flags, expected) in [([1., 1.], 17.5), ([0., 1.], 20.), ([0., 0.], 0.)] {
        let m = ("tensor<1x1x2xi1>", &flags[..]);
        check("attention", &[q, k, v, m], op, "tensor<1x1x1xf32>", &[expected]);
    }
}

#[test]
fn tensors_are_passed_on() {
    let ops = "%f = \"util.null\"() : () -> !hal.fence\n\
        %r = \"hal.tensor.barrier\"(%a, %f) : (tensor<2x3xf32>, !hal.fence) -> tensor<2x3xf32>";
    check("barrier", &[A], ops, "tensor<2x3xf32>", A.1);
    let ops = "%r = \"flow.tensor.reshape\"(%a) : (tensor<2x3xf32>) -> tensor<6xf32>";
    check("reshape", &[A], ops, "tensor<6xf32>", A.1);
}
