//! Reads a function of one operation and evaluates it.

use melior::{Context, dialect::DialectRegistry, ir::Module, utility::register_all_dialects};
use mla_passes::{
    frontend,
    graph::eval::{Array, Data, Evaluator},
    shim,
};

/// Numbers of a tensor.
#[derive(Clone, Debug)]
pub enum Numbers {
    Floats(Vec<f64>),
    Ints(Vec<i64>),
}

/// Returns the results of `@main` in `text`, or why it has none.
pub fn evaluate(text: &str, inputs: &[(Vec<usize>, Numbers)]) -> Result<Vec<Vec<f64>>, String> {
    let registry = DialectRegistry::new();
    register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context.set_allow_unregistered_dialects(true);
    let raw = shim::parse_module(context.to_raw(), text.as_bytes(), "test.mlir")
        .ok_or_else(|| format!("no module:\n{text}"))?;
    // SAFETY: the module was just made and is owned by nobody else.
    let module = unsafe { Module::from_raw(raw) };
    let function = frontend::read_function(&module, "main", &[]).map_err(|e| e.to_string())?;
    let mut evaluator = Evaluator::new(&function.graph);
    for (value, (shape, numbers)) in function.args.iter().zip(inputs) {
        let array = match numbers.clone() {
            Numbers::Floats(data) => Array::float(shape.clone(), data),
            Numbers::Ints(data) => Array::int(shape.clone(), data),
        };
        let array = array.ok_or("a shape and its numbers differ")?;
        evaluator.bind(*value, array).map_err(|e| e.kind.to_string())?;
    }
    let results = evaluator.eval_all(&function.results).map_err(|e| e.kind.to_string())?;
    Ok(results.iter().map(|array| floats(&array.data)).collect())
}

fn floats(data: &Data) -> Vec<f64> {
    match data {
        Data::Float(data) => data.clone(),
        Data::Int(data) => data.iter().map(|n| *n as f64).collect(),
    }
}

/// Panics unless `got` is `expected`, but for rounding; NaN equals NaN.
pub fn assert_near(what: &str, got: &[f64], expected: &[f64]) {
    let near = |a: &f64, b: &f64| a == b || (a - b).abs() < 1e-6 || (a.is_nan() && b.is_nan());
    let same = got.len() == expected.len() && got.iter().zip(expected).all(|(a, b)| near(a, b));
    assert!(same, "{what}: expected {expected:?}, got {got:?}");
}
