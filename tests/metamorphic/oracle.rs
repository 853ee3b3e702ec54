//! What a graph computes: by the f64 evaluator, by the proof of its cores, and by the JIT.

use melior::ir::Module;
use mla_opt::run::{
    args::Range,
    compare::compare,
    engine::Program,
    evaluate,
    random::Drawing,
    session::{Session, root},
    signature::{Param, Signature, function},
    tensor::Tensor,
};
use mla_passes::{
    detect::Limits,
    frontend,
    graph::eval::{Array, Data, Evaluator},
    transforms::{raise_decode, survey::Survey},
};

use crate::decode;

pub const ENTRY: &str = "main";
/// Rounding of constants to f32, which the f64 evaluator sees.
pub const SAME: f64 = 4e-6;

/// Draws the arguments of a graph. An argument does not depend on those after it, so that a
/// mutation may append some.
pub fn draw(module: &Module<'_>, seed: u64) -> Result<Vec<Tensor>, String> {
    let function = function(root(module), ENTRY).ok_or("no function @main")?;
    let signature = Signature::read(function).map_err(|e| format!("{e:?}"))?;
    let drawing = Drawing { seed, floats: Range { low: -1.0, high: 1.0 }, ints: None };
    let params = &signature.params[..signature.inputs()];
    let shapes: Option<Vec<Vec<usize>>> = params.iter().map(Param::static_shape).collect();
    Ok(drawing.draw(&signature, &shapes.ok_or("a dynamic argument")?))
}

/// Evaluates a graph in f64.
pub fn evaluate<'c>(
    session: &'c Session,
    module: &Module<'c>,
    inputs: &[Tensor],
) -> Result<Vec<Array>, String> {
    evaluate::evaluate(session, module, ENTRY, inputs, None)
}

/// Raises every core and evaluates the graph with the equation of the decode in its place: what
/// the proofs say, in f64.
pub fn evaluate_proofs<'c>(
    session: &'c Session,
    module: &Module<'c>,
    inputs: &[Tensor],
) -> Result<Vec<Array>, String> {
    let raised = session.copy(module).expect("a copy");
    raise_decode::run(&mut Survey::of(root(&raised)), Limits::default(), &mut |_| Ok(()));
    let function = frontend::read_function(&raised, ENTRY, &[]).expect("a function");
    let mut evaluator = Evaluator::new(&function.graph);
    for (value, input) in function.args.iter().zip(inputs) {
        evaluator.bind(*value, input.to_array()).expect("an argument");
    }
    let mut decodes = Vec::new();
    root(&raised).walk(&mut |op| {
        if op.name() == "mla.decode" {
            decodes.push(op);
        }
    });
    for op in decodes {
        let operands: Vec<Array> = op
            .operands()
            .map(|v| {
                let array = evaluator.eval(frontend::enter(&function.graph, v));
                array.map(|a| (*a).clone()).map_err(|e| e.kind.to_string())
            })
            .collect::<Result<_, _>>()?;
        for (at, array) in decode::run(op, &operands).into_iter().enumerate() {
            let value = frontend::enter(&function.graph, op.result(at));
            evaluator.bind(value, array).expect("a result of a decode");
        }
    }
    let results = evaluator.eval_all(&function.results).map_err(|e| e.kind.to_string())?;
    Ok(results.into_iter().map(|a| (*a).clone()).collect())
}

/// Runs a graph by the JIT.
pub fn execute<'c>(
    session: &'c Session,
    module: &Module<'c>,
    inputs: &[Tensor],
) -> Result<Vec<Array>, String> {
    let run = || {
        let program = Program::compile(session, module, "variant", ENTRY)?;
        program.run(inputs, true)
    };
    let run = run().map_err(|e| format!("{e:?}"))?;
    Ok(run.results.iter().map(Tensor::to_array).collect())
}

/// Returns the largest relative L2 difference of the leading results that both have.
pub fn distance(got: &[Array], reference: &[Array]) -> f64 {
    let each = got.iter().zip(reference).map(|(g, r)| match (&g.data, compare(g, r)) {
        (_, None) => f64::INFINITY,
        (Data::Int(_), Some(d)) => d.max_abs,
        (Data::Float(_), Some(d)) => d.relative_l2,
    });
    each.fold(0.0, |a, b| if b.is_nan() { f64::INFINITY } else { f64::max(a, b) })
}

/// Returns `got` with NaN wherever `reference` has it: what a graph does not define is not
/// compared.
pub fn where_defined(got: &[Array], reference: &[Array]) -> Vec<Array> {
    let mut got = got.to_vec();
    for (g, r) in got.iter_mut().zip(reference) {
        if let (Data::Float(g), Data::Float(r)) = (&mut g.data, &r.data) {
            for (x, y) in g.iter_mut().zip(r) {
                if y.is_nan() {
                    *x = f64::NAN;
                }
            }
        }
    }
    got
}
