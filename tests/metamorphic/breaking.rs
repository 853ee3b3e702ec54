//! Variants that mean something else.

use std::sync::Mutex;

use melior::ir::{Module, operation::OperationLike};

use crate::{
    cases::{Seed, Step},
    keeping::runs_as,
    mutations::{BREAKING, CHANGING, KEEPING, Kind},
    oracle::{self, SAME},
    tally::Tally,
};

/// Every so many variants that are lowered are also compiled and run.
const RUN_EVERY: usize = 16;

/// Makes variants of a graph that are no decode any more, and asks that none is lowered.
pub fn run(seed: &Seed<'_>, count: usize, tally: &Mutex<Tally>) {
    let mut broken = 0;
    for at in 0..4 * count {
        if broken == count {
            break;
        }
        broken += usize::from(one(seed, BREAKING, 2, at, tally));
    }
    if broken < count {
        tally.lock().unwrap().short(seed, broken);
    }
}

/// Makes variants of a graph that may be another decode, and asks that those that are lowered
/// compute what they mean.
pub fn change(seed: &Seed<'_>, count: usize, tally: &Mutex<Tally>) {
    for at in 0..count {
        one(seed, CHANGING, 3, at, tally);
    }
}

/// Makes one variant; returns true if it means something else.
fn one(
    seed: &Seed<'_>,
    kinds: &'static [Kind],
    salt: u64,
    at: usize,
    tally: &Mutex<Tally>,
) -> bool {
    let mut rng = seed.random(salt + 16 * at as u64);
    let module = seed.copy();
    let must_stay = std::ptr::eq(kinds, BREAKING);
    // Half of those that may be lowered are first changed in ways that keep the meaning.
    let before = if must_stay { 0 } else { at % 2 * (1 + at % 3) };
    let mut steps = seed.mutate(&module, KEEPING, at % KEEPING.len(), before, &mut rng);
    let last = seed.mutate(&module, kinds, at / 2 % kinds.len(), 1, &mut rng);
    steps.extend(&last);
    // An edit of a map or an index may be refused by MLIR: that is no variant.
    if last.is_empty() || !module.as_operation().verify() {
        return false;
    }
    match check(seed, &module, &steps, must_stay, at.is_multiple_of(RUN_EVERY)) {
        Ok(Some(end)) => {
            tally.lock().unwrap().count(&last, end);
            end == "stays" || end == "other"
        }
        Ok(None) => false,
        Err(what) => {
            tally.lock().unwrap().fail(seed, &steps, &module, &what);
            true
        }
    }
}

fn check(
    seed: &Seed<'_>,
    module: &Module<'_>,
    steps: &[Step],
    must_stay: bool,
    runs: bool,
) -> Result<Option<&'static str>, String> {
    let inputs = oracle::draw(module, 1)?;
    // What reads outside of a tensor has no meaning to keep.
    let Ok(own) = oracle::evaluate(seed.session, module, &inputs) else { return Ok(None) };
    // One more result is a change too.
    let changed = own.len() != seed.truth.len() || oracle::distance(&own, &seed.truth) > SAME;
    let (lowered, outcome) = seed.lower(module, steps);
    if outcome.lowered > 0 {
        let proved = oracle::evaluate_proofs(seed.session, module, &inputs)?;
        // Only degenerate variants give NaN, such as those that subtract an infinite maximum: the
        // kernels need not.
        let proved = oracle::where_defined(&proved, &own);
        let off = oracle::distance(&proved, &own);
        if off > seed.tolerance() {
            return Err(format!("WRONG: the proof is off by {off:e}"));
        }
        if runs && outcome.lowered == seed.sites {
            runs_as(seed, &lowered, &inputs, &own)?;
        }
    }
    let all = outcome.lowered == seed.sites;
    if must_stay && changed && all {
        return Err("lowered, though it is no decode any more".into());
    }
    Ok(Some(match (all, changed) {
        (false, true) => "stays",
        (false, false) => "stays though nothing changes",
        (true, false) => "lowered, nothing changes",
        (true, true) => "other",
    }))
}
