//! `mla-run`: runs a graph and tells its error, its time and what it copies.

use std::{path::Path, time::Duration};

use indicatif::ProgressBar;
use melior::ir::Module;
use mla_passes::{graph::eval::Array, ir::Op};

pub mod args;
pub mod compare;
pub mod complex;
pub mod copies;
pub mod engine;
pub mod error;
pub mod evaluate;
pub mod extents;
pub mod float8;
mod guard;
pub mod kernels;
mod library;
pub mod lifetimes;
pub mod lower;
pub mod memory;
pub mod npz;
pub mod random;
pub mod report;
pub mod scatter;
pub mod session;
pub mod signature;
pub mod steps;
pub mod tensor;

use args::{Args, Device};
use compare::{compare, default_tolerance};
use engine::Program;
use error::{Failure, Outcome, failed, usage};
use npz::Archive;
use report::{Comparison, Report, Timing};
use session::{Session, root};
use signature::{Param, Signature, entry};
use steps::{Loop, Value};
use tensor::Tensor;

/// Runs what the command line asks for.
pub fn run(args: &Args) -> Outcome<Report> {
    match args.device {
        Device::Cpu => {}
        Device::Hip | Device::Cuda => {
            let name = if args.device == Device::Hip { "hip" } else { "cuda" };
            return usage(format!(
                "--device {name}: this build has no {name} runtime; it runs graphs with --device \
                 cpu"
            ));
        }
    }
    args.library.iter().try_for_each(|file| library::load(file))?;
    let session = Session::new();
    Job { session: &session, args, file: args.graph.display().to_string() }.run()
}

struct Job<'a> {
    session: &'a Session,
    args: &'a Args,
    file: String,
}

/// The original graph.
struct Original<'c> {
    module: Module<'c>,
    file: String,
}

impl<'a> Job<'a> {
    fn run(&self) -> Outcome<Report> {
        let args = self.args;
        let module = self.session.parse(&args.graph)?;
        let signature = Signature::read(entry(root(&module), &self.file, &args.entry)?)?;
        let original = self.original(&signature)?;
        let function =
            entry(root(original.as_ref().map_or(&module, |o| &o.module)), &self.file, &args.entry)?;
        let (inputs, chosen) = self.inputs(&signature, function)?;
        let mut report = Report {
            graph: self.file.clone(),
            entry: args.entry.clone(),
            seed: args.inputs.is_none().then_some(args.random),
            steps: args.steps,
            comparisons: Vec::new(),
            run: None,
            original: None,
            notes: chosen.into_iter().collect(),
            ok: true,
        };
        // Wrong flags and expectations are found before anything long starts.
        let steps = Loop::new(args, &signature)?;
        let expected = self.expected(&signature, &steps)?;
        let tolerance = args.tolerance.unwrap_or_else(|| default_tolerance(&signature));

        let truth_of = original.as_ref().map_or(&module, |o| &o.module);
        let limit = (!args.evaluator).then_some(args.reference_limit / u64::from(args.steps));
        let evaluate = |inputs: &[Tensor]| {
            evaluate::evaluate(self.session, truth_of, &args.entry, inputs, limit)
                .map_err(Failure::Run)
        };
        let truth = match steps.run(&inputs, evaluate) {
            Ok(arrays) => Some(arrays),
            Err(text) if args.evaluator => {
                return failed(format!("the graph cannot be evaluated: {text}"));
            }
            Err(text) => {
                report.notes.push(format!("no f64 reference: {text}"));
                None
            }
        };

        let evaluated = args.evaluator && original.is_none();
        let got = match &truth {
            Some(truth) if evaluated => truth.clone(),
            _ => {
                let (timing, results) = self.execute(&module, &self.file, &inputs, &steps)?;
                let chosen = mla_kernels::mlir::take_choice();
                report.notes.extend(chosen.map(|why| format!("mode=runtime ran {why}")));
                report.run = Some(timing);
                if let Some(path) = &args.output {
                    write_results(path, &results)?;
                }
                results.iter().map(Tensor::to_array).collect()
            }
        };
        if let (Some(path), true) = (&args.output, evaluated) {
            let results: Vec<Tensor> =
                got.iter().zip(&signature.results).map(|(a, p)| a.argument(p)).collect();
            write_results(path, &results)?;
        }
        let mut check = |subject, reference, got: &[Array], other: &[Array], gate: bool| {
            for (at, param) in signature.results.iter().enumerate() {
                let Some(difference) = compare(&got[at], &other[at]) else {
                    return failed(format!(
                        "result {at} has shape {:?}, but {reference} has {:?}",
                        got[at].shape, other[at].shape
                    ));
                };
                let comparison = Comparison {
                    result: format!("out{at}"),
                    ty: param.to_string(),
                    subject,
                    reference,
                    difference,
                    tolerance: gate.then_some(tolerance),
                };
                report.ok &= comparison.ok();
                report.comparisons.push(comparison);
            }
            Ok(())
        };
        if let (Some(truth), false) = (&truth, evaluated) {
            check("graph", "f64", &got, truth, true)?;
        }
        // What LLVM does not know of an original the evaluator may; then f64 is the comparison.
        let foreign = original.as_ref().filter(|_| truth.is_some() && !args.evaluator);
        let foreign = foreign.and_then(|o| lower::foreign(self.session, root(&o.module)));
        if let Some(op) = &foreign {
            report.notes.push(format!("the original is evaluated, not compiled: {op}"));
        }
        if let Some(original) = original.filter(|_| !args.evaluator && foreign.is_none()) {
            let (timing, results) =
                self.execute(&original.module, &original.file, &inputs, &steps)?;
            let results: Vec<Array> = results.iter().map(Tensor::to_array).collect();
            check("graph", "original", &got, &results, truth.is_none())?;
            if let Some(truth) = &truth {
                check("original", "f64", &results, truth, false)?;
            }
            report.original = Some(timing);
        }
        if let Some(expected) = &expected {
            check("graph", "expected", &got, expected, true)?;
        }
        Ok(report)
    }

    /// Reads the original graph and checks that it takes the same arguments.
    fn original(&self, signature: &Signature) -> Outcome<Option<Original<'a>>> {
        let Some(path) = &self.args.against else {
            return Ok(None);
        };
        let file = path.display().to_string();
        let module = self.session.parse(path)?;
        let own = Signature::read(entry(root(&module), &file, &self.args.entry)?)?;
        let type_of =
            |param: Option<&Param>| param.map_or_else(|| "nothing".to_owned(), ToString::to_string);
        let ours = (&signature.params[..signature.inputs()], &signature.results[..]);
        let theirs = (&own.params[..own.inputs()], &own.results[..]);
        for (what, ours, theirs) in [("argument", ours.0, theirs.0), ("result", ours.1, theirs.1)] {
            for at in 0..ours.len().max(theirs.len()) {
                let (a, b) = (type_of(ours.get(at)), type_of(theirs.get(at)));
                if a != b {
                    return usage(format!(
                        "{file}: error: {what} {at} is {b}, but {a} in {}",
                        self.file
                    ));
                }
            }
        }
        Ok(Some(Original { module, file }))
    }

    /// Reads or draws the arguments; says which dynamic extents were chosen.
    fn inputs(
        &self,
        signature: &Signature,
        function: Op<'_>,
    ) -> Outcome<(Vec<Tensor>, Option<String>)> {
        let count = signature.inputs();
        let Some(path) = &self.args.inputs else {
            let Some(top) = function.parent() else { return failed("the function has no module") };
            let mut shapes = extents::choose(top, function, &self.args.extents)?;
            shapes.arguments.truncate(count);
            for (at, (param, shape)) in signature.params.iter().zip(&shapes.arguments).enumerate() {
                if let Err(why) = tensor::room(param.elem, shape) {
                    return usage(format!(
                        "{}: error: argument {at} {why}",
                        self.args.graph.display()
                    ));
                }
            }
            let drawing = random::Drawing {
                seed: self.args.random,
                floats: self.args.float_range,
                ints: self.args.int_range,
            };
            let list = shapes.chosen.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let chosen = (!list.is_empty()).then(|| format!("extents: {list}"));
            return Ok((drawing.draw(signature, &shapes.arguments), chosen));
        };
        let mut archive = Archive::open(path)?;
        let params = signature.params[..count].iter().enumerate();
        let inputs = params.map(|(at, p)| archive.read(&format!("arg{at}"), p.elem, &p.dims));
        Ok((inputs.collect::<Outcome<_>>()?, None))
    }

    fn expected(&self, signature: &Signature, steps: &Loop<'_>) -> Outcome<Option<Vec<Array>>> {
        let Some(path) = &self.args.expect else {
            return Ok(None);
        };
        let mut archive = Archive::open(path)?;
        let read = |(at, p): (usize, &Param)| {
            archive.read(&format!("out{at}"), p.elem, &steps.dims(at)).map(|t| t.to_array())
        };
        signature.results.iter().enumerate().map(read).collect::<Outcome<_>>().map(Some)
    }

    /// Compiles a graph, runs its steps, or the only one once to check and then to time it.
    fn execute(
        &self,
        module: &Module<'a>,
        file: &str,
        inputs: &[Tensor],
        steps: &Loop<'_>,
    ) -> Outcome<(Timing, Vec<Tensor>)> {
        let spinner = ProgressBar::new_spinner().with_message(format!("compiling {file}"));
        spinner.enable_steady_tick(Duration::from_millis(100));
        let program = Program::compile(self.session, module, file, &self.args.entry)?;
        spinner.set_message(format!("running {file}"));
        // The first call is not timed; what it reads before it writes is NaN.
        let mut runs = Vec::new();
        let mut call = |inputs: &[Tensor]| {
            let mut run = program.run(inputs, runs.is_empty())?;
            let results = std::mem::take(&mut run.results);
            runs.push(run);
            Ok(results)
        };
        let results = steps.run(inputs, &mut call)?;
        if self.args.steps == 1 {
            for _ in 0..self.args.repeat {
                call(inputs)?;
            }
        }
        memory::trim();
        spinner.finish_and_clear();
        Ok((Timing::new(program.copies, &runs[1..]), results))
    }
}

fn write_results(path: &Path, results: &[Tensor]) -> Outcome<()> {
    let named: Vec<(String, &Tensor)> =
        results.iter().enumerate().map(|(at, tensor)| (format!("out{at}"), tensor)).collect();
    npz::write(path, &named)
}
