//! Variants that keep the meaning.

use std::sync::Mutex;

use melior::ir::Module;
use mla_passes::graph::eval::Array;

use crate::{
    cases::{Seed, Step},
    mutations::KEEPING,
    oracle::{self, SAME},
    tally::Tally,
};

/// Every so many variants are also compiled and run.
const RUN_EVERY: usize = 50;

/// The JIT's memory accounting is one for the process.
pub static JIT: Mutex<()> = Mutex::new(());

/// Makes variants of a graph and asks that all of them are lowered, to the same results.
pub fn run(seed: &Seed<'_>, count: usize, tally: &Mutex<Tally>) {
    let mut rng = seed.random(1);
    for at in 0..count {
        // First each kind alone, then several together.
        let alone = at < 2 * KEEPING.len();
        let many = if alone { 1 } else { 2 + at % 3 };
        let module = seed.copy();
        let steps = seed.mutate(&module, KEEPING, at % KEEPING.len(), many, &mut rng);
        seed.verify(&module, &steps);
        match check(seed, &module, &steps, at % RUN_EVERY == 0, tally) {
            Ok(end) => tally.lock().unwrap().count(&steps, end),
            Err(what) => tally.lock().unwrap().fail(seed, &steps, &module, &what),
        }
    }
}

fn check(
    seed: &Seed<'_>,
    module: &Module<'_>,
    steps: &[Step],
    runs: bool,
    tally: &Mutex<Tally>,
) -> Result<&'static str, String> {
    let inputs = oracle::draw(module, 1)?;
    let own = oracle::evaluate(seed.session, module, &inputs)?;
    let off = oracle::distance(&own, &seed.truth);
    if off > SAME {
        return Err(format!("the mutation changes the meaning by {off:e}"));
    }
    let (lowered, outcome) = seed.lower(module, steps);
    if outcome.lowered > 0 {
        let proved = oracle::evaluate_proofs(seed.session, module, &inputs)?;
        let off = oracle::distance(&proved, &own);
        if off > seed.tolerance() {
            return Err(format!("WRONG: the proof is off by {off:e}"));
        }
    }
    if outcome.lowered == seed.sites {
        if runs {
            runs_as(seed, &lowered, &inputs, &own)?;
        }
        return Ok("lowered");
    }
    let (least, outcome, small) = seed.least(steps);
    tally.lock().unwrap().miss(seed, least, &outcome, &small);
    Ok("missed")
}

/// Fails where the compiled graph gives other results.
pub fn runs_as(
    seed: &Seed<'_>,
    module: &Module<'_>,
    inputs: &[mla_opt::run::tensor::Tensor],
    own: &[Array],
) -> Result<(), String> {
    let _one = JIT.lock().unwrap();
    let got = oracle::execute(seed.session, module, inputs)?;
    let off = oracle::distance(&oracle::where_defined(&got, own), own);
    let tolerance = if seed.half { 5e-2 } else { seed.tolerance() };
    if off > tolerance { Err(format!("WRONG: it runs {off:e} off")) } else { Ok(()) }
}
