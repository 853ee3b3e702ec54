//! What each operation computes, in numbers.

use melior::{Context, dialect::DialectRegistry, ir::Module, utility::register_all_dialects};

use crate::{
    frontend::read_function,
    graph::eval::{Array, Data, Evaluator},
    shim::parse_module,
};

/// Evaluates a function of `(arguments) -> result` types whose last operation gives the result
/// `%r`.
fn eval(types: &str, body: &str, args: &[Array]) -> Array {
    let registry = DialectRegistry::new();
    register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);
    context.load_all_available_dialects();
    let (parameters, result) = types.split_once(" -> ").expect("a result type");
    let named: Vec<String> = parameters
        .split("; ")
        .filter(|t| !t.is_empty())
        .enumerate()
        .map(|(at, ty)| format!("%{}: {ty}", ["a", "b", "c", "d"][at]))
        .collect();
    let text = format!(
        "func.func @main({}) -> {result} {{\n{body}\nreturn %r : {result}\n}}",
        named.join(", ")
    );
    let module = parse_module(context.to_raw(), text.as_bytes(), "test").expect(&text);
    // SAFETY: it was just made and is owned by nobody else.
    let module = unsafe { Module::from_raw(module) };
    let function = read_function(&module, "main", &[]).expect("a function");
    let mut evaluator = Evaluator::new(&function.graph);
    for (value, array) in function.args.iter().zip(args) {
        evaluator.bind(*value, array.clone()).expect("the type of an argument");
    }
    let result = evaluator.eval(function.results[0]);
    (*result.unwrap_or_else(|error| panic!("{error}\n{text}"))).clone()
}

fn floats(shape: &[usize], data: &[f64]) -> Array {
    Array::float(shape.to_vec(), data.to_vec()).expect("as many as the shape has")
}

fn ints(shape: &[usize], data: &[i64]) -> Array {
    Array::int(shape.to_vec(), data.to_vec()).expect("as many as the shape has")
}

/// 0, 1, 2, … in that shape.
fn counting(shape: &[usize]) -> Array {
    floats(shape, &(0..shape.iter().product()).map(|i| i as f64).collect::<Vec<_>>())
}

#[track_caller]
fn close(got: &Array, expected: &[f64]) {
    let numbers: Vec<f64> = match &got.data {
        Data::Float(data) => data.clone(),
        Data::Int(data) => data.iter().map(|i| *i as f64).collect(),
    };
    let same = |(x, y): (&f64, &f64)| (x - y).abs() < 1e-12 || x == y || (x.is_nan() && y.is_nan());
    let all = numbers.len() == expected.len() && numbers.iter().zip(expected).all(same);
    assert!(all, "got {numbers:?}, expected {expected:?}");
}

/// Checks a function of one float.
#[track_caller]
fn unary(name: &str, pairs: &[(f64, f64)]) {
    let (from, to): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let n = from.len();
    let ty = format!("tensor<{n}xf64>");
    let body = format!("%r = \"{name}\"(%a) : ({ty}) -> {ty}");
    close(&eval(&format!("{ty} -> {ty}"), &body, &[floats(&[n], &from)]), &to);
}

#[test]
fn functions_of_one_number() {
    let e = std::f64::consts::E;
    unary("stablehlo.abs", &[(-2.0, 2.0), (3.0, 3.0)]);
    unary("stablehlo.cbrt", &[(-8.0, -2.0), (0.0, 0.0)]);
    unary("stablehlo.ceil", &[(1.2, 2.0), (-1.2, -1.0)]);
    unary("stablehlo.cosine", &[(0.0, 1.0)]);
    unary("stablehlo.exponential", &[(1.0, e)]);
    unary("stablehlo.exponential_minus_one", &[(1.0, e - 1.0)]);
    unary("stablehlo.floor", &[(1.8, 1.0), (-1.2, -2.0)]);
    unary("stablehlo.log", &[(e, 1.0)]);
    unary("stablehlo.log_plus_one", &[(e - 1.0, 1.0)]);
    unary("stablehlo.logistic", &[(0.0, 0.5)]);
    unary("stablehlo.negate", &[(2.0, -2.0)]);
    unary("stablehlo.round_nearest_afz", &[(2.5, 3.0), (-2.5, -3.0), (2.4, 2.0)]);
    unary("stablehlo.round_nearest_even", &[(2.5, 2.0), (3.5, 4.0), (-2.5, -2.0), (2.6, 3.0)]);
    unary("stablehlo.rsqrt", &[(4.0, 0.5)]);
    unary("stablehlo.sign", &[(-3.0, -1.0), (0.0, 0.0), (3.0, 1.0), (f64::NAN, f64::NAN)]);
    unary("stablehlo.sine", &[(0.0, 0.0)]);
    unary("stablehlo.sqrt", &[(4.0, 2.0)]);
    unary("stablehlo.tan", &[(1.0, 1f64.tan())]);
    unary("stablehlo.tanh", &[(1.0, 1f64.tanh())]);
    unary("stablehlo.optimization_barrier", &[(2.0, 2.0)]);
    unary("chlo.erf", &[(0.0, 0.0)]);
    unary("chlo.square", &[(3.0, 9.0)]);
}

#[test]
fn functions_of_two_numbers() {
    let cases: [(&str, f64); 12] = [
        ("add", 10.0),
        ("subtract", 4.0),
        ("multiply", 21.0),
        ("divide", 7.0 / 3.0),
        ("remainder", 1.0),
        ("maximum", 7.0),
        ("minimum", 3.0),
        ("power", 343.0),
        ("atan2", 7f64.atan2(3.0)),
        ("and", 3.0),
        ("or", 7.0),
        ("xor", 4.0),
    ];
    for (name, expected) in cases {
        let logical = ["and", "or", "xor"].contains(&name);
        let ty = if logical { "tensor<i32>" } else { "tensor<f64>" };
        let array = |x: f64| if logical { ints(&[], &[x as i64]) } else { floats(&[], &[x]) };
        let body = format!("%r = \"stablehlo.{name}\"(%a, %b) : ({ty}, {ty}) -> {ty}");
        let got = eval(&format!("{ty}; {ty} -> {ty}"), &body, &[array(7.0), array(3.0)]);
        close(&got, &[expected]);
    }
}

#[test]
fn integers() {
    let shift = |name: &str, expected: i64| {
        let ty = "tensor<i8>";
        let body = format!("%r = \"stablehlo.{name}\"(%a, %b) : ({ty}, {ty}) -> {ty}");
        let args = [ints(&[], &[-16]), ints(&[], &[2])];
        close(&eval("tensor<i8>; tensor<i8> -> tensor<i8>", &body, &args), &[expected as f64]);
    };
    shift("shift_left", -64);
    shift("shift_right_arithmetic", -4);
    shift("shift_right_logical", 60);
    // 200 as a signed byte is -56.
    let unsigned = |name: &str, expected: f64| {
        let body = format!(
            "%r = \"stablehlo.{name}\"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>"
        );
        let args = [ints(&[], &[-56]), ints(&[], &[3])];
        close(&eval("tensor<ui8>; tensor<ui8> -> tensor<ui8>", &body, &args), &[expected]);
    };
    unsigned("divide", 66.0);
    unsigned("minimum", 3.0);
    unsigned("add", -53.0);
    let body = "%r = \"stablehlo.convert\"(%a) : (tensor<ui8>) -> tensor<f32>";
    close(&eval("tensor<ui8> -> tensor<f32>", body, &[ints(&[], &[-56])]), &[200.0]);
    let body = "%r = \"stablehlo.not\"(%a) : (tensor<i1>) -> tensor<i1>";
    close(&eval("tensor<i1> -> tensor<i1>", body, &[ints(&[], &[1])]), &[0.0]);
}

#[test]
fn choices_and_conversions() {
    let compare = |direction: &str| {
        let body = format!(
            "%r = \"stablehlo.compare\"(%a, %b) <{{comparison_direction = \
             #stablehlo<comparison_direction {direction}>, compare_type = \
             #stablehlo<comparison_type FLOAT>}}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"
        );
        let args = [floats(&[2], &[1.0, 2.0]), floats(&[2], &[2.0, 2.0])];
        eval("tensor<2xf32>; tensor<2xf32> -> tensor<2xi1>", &body, &args)
    };
    close(&compare("EQ"), &[0.0, 1.0]);
    close(&compare("NE"), &[1.0, 0.0]);
    close(&compare("LT"), &[1.0, 0.0]);
    close(&compare("LE"), &[1.0, 1.0]);
    close(&compare("GT"), &[0.0, 0.0]);
    close(&compare("GE"), &[0.0, 1.0]);
    let body = "%r = \"stablehlo.select\"(%a, %b, %c) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>";
    let args = [ints(&[], &[0]), floats(&[2], &[1.0, 2.0]), floats(&[2], &[3.0, 4.0])];
    close(
        &eval("tensor<i1>; tensor<2xf32>; tensor<2xf32> -> tensor<2xf32>", body, &args),
        &[3.0, 4.0],
    );
    let body = "%r = \"stablehlo.clamp\"(%a, %b, %c) : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>";
    let args = [floats(&[], &[1.0]), floats(&[3], &[0.0, 2.0, 9.0]), floats(&[], &[3.0])];
    close(
        &eval("tensor<f32>; tensor<3xf32>; tensor<f32> -> tensor<3xf32>", body, &args),
        &[1.0, 2.0, 3.0],
    );
    let body = "%r = \"stablehlo.is_finite\"(%a) : (tensor<3xf32>) -> tensor<3xi1>";
    let args = [floats(&[3], &[1.0, f64::INFINITY, f64::NAN])];
    close(&eval("tensor<3xf32> -> tensor<3xi1>", body, &args), &[1.0, 0.0, 0.0]);
    let body = "%r = \"stablehlo.convert\"(%a) : (tensor<3xf32>) -> tensor<3xi32>";
    let args = [floats(&[3], &[1.9, -1.9, 0.0])];
    close(&eval("tensor<3xf32> -> tensor<3xi32>", body, &args), &[1.0, -1.0, 0.0]);
    let body = "%r = \"stablehlo.convert\"(%a) : (tensor<2xi32>) -> tensor<2xi1>";
    close(&eval("tensor<2xi32> -> tensor<2xi1>", body, &[ints(&[2], &[2, 0])]), &[1.0, 0.0]);
    let body = "%r = \"stablehlo.reduce_precision\"(%a) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<f32>) -> tensor<f32>";
    close(&eval("tensor<f32> -> tensor<f32>", body, &[floats(&[], &[1.5])]), &[1.5]);
}

#[test]
fn contractions() {
    let body = "%r = \"stablehlo.dot_general\"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<\
        lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], \
        lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>}> \
        : (tensor<2x1x3xf32>, tensor<1x2x2xf32>) -> tensor<1x3x2xf32>";
    let args = [counting(&[2, 1, 3]), counting(&[1, 2, 2])];
    let got = eval("tensor<2x1x3xf32>; tensor<1x2x2xf32> -> tensor<1x3x2xf32>", body, &args);
    close(&got, &[3.0, 9.0, 4.0, 14.0, 5.0, 19.0]);
    let body = "%r = \"stablehlo.dot\"(%a, %b) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>";
    let args = [counting(&[2, 2]), floats(&[2], &[1.0, 10.0])];
    close(&eval("tensor<2x2xf32>; tensor<2xf32> -> tensor<2xf32>", body, &args), &[10.0, 32.0]);
}

#[test]
fn reductions() {
    let reduce = |name: &str| {
        let body = format!(
            "%r = \"stablehlo.reduce\"(%a, %b) <{{dimensions = array<i64: 1>}}> ({{\n\
             ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\
             %s = \"stablehlo.{name}\"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n\
             \"stablehlo.return\"(%s) : (tensor<f32>) -> ()\n\
             }}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>"
        );
        eval(
            "tensor<2x3xf32>; tensor<f32> -> tensor<2xf32>",
            &body,
            &[counting(&[2, 3]), floats(&[], &[1.0])],
        )
    };
    close(&reduce("add"), &[4.0, 13.0]);
    close(&reduce("multiply"), &[0.0, 60.0]);
    close(&reduce("maximum"), &[2.0, 5.0]);
    close(&reduce("minimum"), &[0.0, 1.0]);
    // Of any function: x - y.
    close(&reduce("subtract"), &[-2.0, -11.0]);
}

/// The greatest element's position, found with its value.
#[test]
fn reduction_of_pairs() {
    let body = "%i = \"stablehlo.iota\"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>\n\
        %m:2 = \"stablehlo.reduce\"(%a, %i, %b, %c) <{dimensions = array<i64: 0>}> ({\n\
        ^bb0(%x: tensor<f32>, %p: tensor<i32>, %y: tensor<f32>, %q: tensor<i32>):\n\
        %g = \"stablehlo.compare\"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>\n\
        %v = \"stablehlo.select\"(%g, %x, %y) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>\n\
        %w = \"stablehlo.select\"(%g, %p, %q) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>\n\
        \"stablehlo.return\"(%v, %w) : (tensor<f32>, tensor<i32>) -> ()\n\
        }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)\n\
        %f = \"stablehlo.convert\"(%m#1) : (tensor<i32>) -> tensor<f32>\n\
        %r = \"stablehlo.add\"(%f, %m#0) : (tensor<f32>, tensor<f32>) -> tensor<f32>";
    let args = [floats(&[4], &[1.0, 8.0, 5.0, 8.0]), floats(&[], &[-1.0]), ints(&[], &[0])];
    close(&eval("tensor<4xf32>; tensor<f32>; tensor<i32> -> tensor<f32>", body, &args), &[9.0]);
}

/// A running sum is a window that grows: padded before, cut off after.
#[test]
fn windows() {
    let body = "%r = \"stablehlo.reduce_window\"(%a, %b) <{window_dimensions = array<i64: 3>, \
        padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({\n\
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\
        %s = \"stablehlo.add\"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n\
        \"stablehlo.return\"(%s) : (tensor<f32>) -> ()\n\
        }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>";
    let args = [floats(&[3], &[1.0, 2.0, 4.0]), floats(&[], &[0.0])];
    close(&eval("tensor<3xf32>; tensor<f32> -> tensor<3xf32>", body, &args), &[1.0, 3.0, 7.0]);
}

#[test]
fn views() {
    let view = |op: &str, result: &str, expected: &[f64]| {
        let body = format!("%r = {op} : (tensor<2x3xf32>) -> {result}");
        close(
            &eval(&format!("tensor<2x3xf32> -> {result}"), &body, &[counting(&[2, 3])]),
            expected,
        );
    };
    let all: Vec<f64> = (0..6).map(f64::from).collect();
    view("\"stablehlo.reshape\"(%a)", "tensor<3x2xf32>", &all);
    let turned = [0.0, 3.0, 1.0, 4.0, 2.0, 5.0];
    view(
        "\"stablehlo.transpose\"(%a) <{permutation = array<i64: 1, 0>}>",
        "tensor<3x2xf32>",
        &turned,
    );
    let back = [2.0, 1.0, 0.0, 5.0, 4.0, 3.0];
    view("\"stablehlo.reverse\"(%a) <{dimensions = array<i64: 1>}>", "tensor<2x3xf32>", &back);
    view(
        "\"stablehlo.slice\"(%a) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}>",
        "tensor<1x2xf32>",
        &[3.0, 5.0],
    );
    view(
        "\"stablehlo.broadcast_in_dim\"(%a) <{broadcast_dimensions = array<i64: 0, 2>}>",
        "tensor<2x2x3xf32>",
        &[0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 3.0, 4.0, 5.0],
    );
    view(
        "\"stablehlo.custom_call\"(%a) <{call_target_name = \"Sharding\"}>",
        "tensor<2x3xf32>",
        &all,
    );
    let body = "%r = \"stablehlo.concatenate\"(%a, %b) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>";
    let args = [floats(&[1], &[7.0]), floats(&[2], &[8.0, 9.0])];
    close(&eval("tensor<1xf32>; tensor<2xf32> -> tensor<3xf32>", body, &args), &[7.0, 8.0, 9.0]);
    let body = "%r = \"stablehlo.constant\"() <{value = dense<[1, 2]> : tensor<2xi16>}> : () -> tensor<2xi16>";
    close(&eval(" -> tensor<2xi16>", body, &[]), &[1.0, 2.0]);
}

/// A border before, one cut off after, and elements between.
#[test]
fn pads() {
    let pad = |low: i64, high: i64, between: i64, size: usize| {
        let body = format!(
            "%r = \"stablehlo.pad\"(%a, %b) <{{edge_padding_low = array<i64: {low}>, \
             edge_padding_high = array<i64: {high}>, interior_padding = array<i64: {between}>}}> \
             : (tensor<3xf32>, tensor<f32>) -> tensor<{size}xf32>"
        );
        let args = [floats(&[3], &[1.0, 2.0, 3.0]), floats(&[], &[9.0])];
        eval(&format!("tensor<3xf32>; tensor<f32> -> tensor<{size}xf32>"), &body, &args)
    };
    close(&pad(1, 1, 0, 5), &[9.0, 1.0, 2.0, 3.0, 9.0]);
    close(&pad(1, -1, 0, 3), &[9.0, 1.0, 2.0]);
    close(&pad(0, 0, 1, 5), &[1.0, 9.0, 2.0, 9.0, 3.0]);
    close(&pad(-1, 1, 1, 5), &[9.0, 2.0, 9.0, 3.0, 9.0]);
}

/// Starts are clamped so that the slice lies inside.
#[test]
fn slices_at_computed_places() {
    let slice = |start: i64| {
        let body = "%r = \"stablehlo.dynamic_slice\"(%a, %b) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>";
        eval(
            "tensor<4xf32>; tensor<i32> -> tensor<2xf32>",
            body,
            &[counting(&[4]), ints(&[], &[start])],
        )
    };
    close(&slice(1), &[1.0, 2.0]);
    close(&slice(9), &[2.0, 3.0]);
    close(&slice(-9), &[0.0, 1.0]);
    let update = |start: i64| {
        let body = "%r = \"stablehlo.dynamic_update_slice\"(%a, %b, %c) : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>";
        let args = [counting(&[4]), floats(&[2], &[8.0, 9.0]), ints(&[], &[start])];
        eval("tensor<4xf32>; tensor<2xf32>; tensor<i32> -> tensor<4xf32>", body, &args)
    };
    close(&update(1), &[0.0, 8.0, 9.0, 3.0]);
    close(&update(3), &[0.0, 1.0, 8.0, 9.0]);
}

/// A gather clamps each position, a scatter skips a window that is not inside.
#[test]
fn gathers_and_scatters() {
    let body = "%r = \"stablehlo.gather\"(%a, %b) <{dimension_numbers = #stablehlo.gather<\
        offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, \
        slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>";
    let args = [counting(&[3, 2]), ints(&[2], &[1, 7])];
    close(
        &eval("tensor<3x2xf32>; tensor<2xi32> -> tensor<2x2xf32>", body, &args),
        &[2.0, 3.0, 4.0, 5.0],
    );
    let scatter = |combined: &str| {
        let body = format!(
            "%r = \"stablehlo.scatter\"(%a, %b, %c) <{{scatter_dimension_numbers = \
             #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], \
             scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{\n\
             ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\
             %s = \"stablehlo.add\"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n\
             \"stablehlo.return\"({combined}) : (tensor<f32>) -> ()\n\
             }}) : (tensor<3x2xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<3x2xf32>"
        );
        let args =
            [counting(&[3, 2]), ints(&[2, 1], &[1, 3]), floats(&[2, 2], &[10.0, 20.0, 30.0, 40.0])];
        eval("tensor<3x2xf32>; tensor<2x1xi32>; tensor<2x2xf32> -> tensor<3x2xf32>", &body, &args)
    };
    close(&scatter("%y"), &[0.0, 1.0, 10.0, 20.0, 4.0, 5.0]);
    close(&scatter("%s"), &[0.0, 1.0, 12.0, 23.0, 4.0, 5.0]);
}

/// Rows at constant positions that adjoin are one box; others are not.
#[test]
fn scatter_of_a_box() {
    let scatter = |positions: &str| {
        let body = format!(
            "%p = \"stablehlo.constant\"() <{{value = dense<{positions}> : tensor<2x1xi64>}}> : () -> tensor<2x1xi64>\n\
             %r = \"stablehlo.scatter\"(%a, %p, %b) <{{scatter_dimension_numbers = \
             #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], \
             scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}}> ({{\n\
             ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n\
             \"stablehlo.return\"(%y) : (tensor<f32>) -> ()\n\
             }}) : (tensor<2x3xf32>, tensor<2x1xi64>, tensor<2x2xf32>) -> tensor<2x3xf32>"
        );
        let args = [counting(&[2, 3]), floats(&[2, 2], &[10.0, 20.0, 30.0, 40.0])];
        eval("tensor<2x3xf32>; tensor<2x2xf32> -> tensor<2x3xf32>", &body, &args)
    };
    close(&scatter("[[1], [2]]"), &[0.0, 10.0, 20.0, 3.0, 30.0, 40.0]);
    close(&scatter("[[2], [1]]"), &[0.0, 20.0, 10.0, 3.0, 40.0, 30.0]);
    close(&scatter("[[2], [3]]"), &[0.0, 1.0, 10.0, 3.0, 4.0, 30.0]);
}

/// Adds 1, 2, 3, … while the sum is below a captured bound.
#[test]
fn loops() {
    let body = "%k = \"stablehlo.constant\"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>\n\
        %w:2 = \"stablehlo.while\"(%a, %k) ({\n\
        ^bb0(%s: tensor<i32>, %i: tensor<i32>):\n\
        %c = \"stablehlo.compare\"(%s, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>\n\
        \"stablehlo.return\"(%c) : (tensor<i1>) -> ()\n\
        }, {\n\
        ^bb0(%s: tensor<i32>, %i: tensor<i32>):\n\
        %t = \"stablehlo.add\"(%s, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n\
        %j = \"stablehlo.add\"(%i, %k) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n\
        \"stablehlo.return\"(%t, %j) : (tensor<i32>, tensor<i32>) -> ()\n\
        }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)\n\
        %r = \"stablehlo.add\"(%w#0, %w#1) : (tensor<i32>, tensor<i32>) -> tensor<i32>";
    let args = [ints(&[], &[0]), ints(&[], &[10])];
    close(&eval("tensor<i32>; tensor<i32> -> tensor<i32>", body, &args), &[15.0]);
}

#[test]
fn branches() {
    let case = |index: i64| {
        let body = "%r = \"stablehlo.case\"(%a) ({\n\
            \"stablehlo.return\"(%b) : (tensor<f32>) -> ()\n}, {\n\
            %n = \"stablehlo.negate\"(%b) : (tensor<f32>) -> tensor<f32>\n\
            \"stablehlo.return\"(%n) : (tensor<f32>) -> ()\n\
            }) : (tensor<i32>) -> tensor<f32>";
        let args = [ints(&[], &[index]), floats(&[], &[5.0])];
        eval("tensor<i32>; tensor<f32> -> tensor<f32>", body, &args)
    };
    close(&case(0), &[5.0]);
    close(&case(1), &[-5.0]);
    close(&case(-1), &[-5.0]);
    close(&case(7), &[-5.0]);
    let body = "%r = \"stablehlo.if\"(%a) ({\n\
        \"stablehlo.return\"(%b) : (tensor<f32>) -> ()\n}, {\n\
        \"stablehlo.return\"(%c) : (tensor<f32>) -> ()\n\
        }) : (tensor<i1>) -> tensor<f32>";
    let args = [ints(&[], &[1]), floats(&[], &[5.0]), floats(&[], &[6.0])];
    close(&eval("tensor<i1>; tensor<f32>; tensor<f32> -> tensor<f32>", body, &args), &[5.0]);
}

#[test]
fn sorts_and_maps() {
    let body = "%i = \"stablehlo.iota\"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>\n\
        %s:2 = \"stablehlo.sort\"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({\n\
        ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<f32>, %q: tensor<f32>):\n\
        %g = \"stablehlo.compare\"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>\n\
        \"stablehlo.return\"(%g) : (tensor<i1>) -> ()\n\
        }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)\n\
        %r = \"stablehlo.reshape\"(%s#1) : (tensor<4xf32>) -> tensor<4xf32>";
    let args = [floats(&[4], &[3.0, 7.0, 3.0, 9.0])];
    close(&eval("tensor<4xf32> -> tensor<4xf32>", body, &args), &[3.0, 1.0, 0.0, 2.0]);
    let body = "%r = \"stablehlo.map\"(%a) <{dimensions = array<i64: 0>}> ({\n\
        ^bb0(%x: tensor<f32>):\n\
        %s = \"stablehlo.multiply\"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n\
        \"stablehlo.return\"(%s) : (tensor<f32>) -> ()\n\
        }) : (tensor<2xf32>) -> tensor<2xf32>";
    close(&eval("tensor<2xf32> -> tensor<2xf32>", body, &[floats(&[2], &[2.0, 3.0])]), &[4.0, 9.0]);
}
