//! Runs a graph by the f64 evaluator.

use indicatif::{ProgressBar, ProgressStyle};
use melior::ir::Module;
use mla_passes::{
    frontend,
    graph::eval::{Array, EvalError, Evaluator},
    ir::{Op, inline},
};

use super::{
    complex,
    session::{Session, root},
    signature::function,
    tensor::Tensor,
};

/// Deepest nest of calls: a function that calls itself is not unrolled further.
const DEPTH: u32 = 16;

/// Returns the results of the function `name`, in f64; the error says what cannot be evaluated
/// and where. `limit`: the most loop iterations.
pub fn evaluate<'c>(
    session: &'c Session,
    module: &Module<'c>,
    name: &str,
    inputs: &[Tensor],
    limit: Option<u64>,
) -> Result<Vec<Array>, String> {
    let split = complex::split(session, module)?;
    let module = split.as_ref().unwrap_or(module);
    let flat = flat(session, module);
    graph(flat.as_ref().unwrap_or(module), name, inputs, limit)
}

/// Returns the module with the bodies of functions in the place of calls; `None` if it has none.
fn flat<'c>(session: &'c Session, module: &Module<'c>) -> Option<Module<'c>> {
    if inline::calls(root(module)).is_empty() {
        return None;
    }
    let copy = session.copy(module)?;
    let mut queue: Vec<(Op<'_>, u32)> =
        inline::calls(root(&copy)).into_iter().map(|call| (call, DEPTH)).collect();
    while let Some((call, depth)) = queue.pop() {
        let called = inline::callee(call).and_then(|name| function(root(&copy), name));
        let moved = called.filter(|_| depth > 0).and_then(|f| inline::inline(call, f));
        let moved = moved.map(inline::Inlined::keep);
        let inner = moved.iter().flatten().flat_map(|op| inline::calls(*op));
        queue.extend(inner.map(|call| (call, depth - 1)));
    }
    Some(copy)
}

fn graph(
    module: &Module<'_>,
    name: &str,
    inputs: &[Tensor],
    limit: Option<u64>,
) -> Result<Vec<Array>, String> {
    let shape = |input: &Tensor| input.shape.iter().map(|n| *n as i64).collect();
    let shapes: Vec<Vec<i64>> = inputs.iter().map(shape).collect();
    let function = frontend::read_function(module, name, &shapes).map_err(|e| e.to_string())?;
    let locate = |error: EvalError| {
        let place = function
            .graph
            .key(error.value)
            .and_then(|key| frontend::value_of(key).definition())
            .map(|(op, _)| format!("{}: ", op.location_text()));
        format!("{}{}", place.unwrap_or_default(), error.kind)
    };
    let bar = ProgressBar::no_length()
        .with_style(
            ProgressStyle::with_template("evaluating {wide_bar} {pos}/{len}")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        )
        .with_message("evaluating");
    let shown = bar.clone();
    let mut evaluator = Evaluator::new(&function.graph).progress(Box::new(move |done, all| {
        shown.set_length(all as u64);
        shown.set_position(done as u64);
    }));
    for (value, input) in function.args.iter().zip(inputs) {
        evaluator.bind(*value, input.to_array()).map_err(locate)?;
    }
    let cost = evaluator.cost(&function.results);
    if limit.is_some_and(|limit| cost > limit) {
        return Err(format!("{cost} loop iterations, more than --reference-limit"));
    }
    let results = evaluator.eval_all(&function.results).map_err(locate)?;
    bar.finish_and_clear();
    Ok(results.into_iter().map(|array| (*array).clone()).collect())
}
