//! Checks after a rewrite that every value is computed before it is used, in the regions where
//! MLIR's verifier does not look: those of operations of dialects that are not registered.

use super::survey::Survey;
use crate::ir::{Block, Op, Val};

/// Notes that `op` is about to be rewritten: what is around it will be checked.
pub fn note<'c>(survey: &mut Survey<'c>, op: Op<'c>) {
    let foreign = op.ancestors().filter(|op| !op.is_registered()).last();
    survey.nests.extend(foreign.filter(|op| survey.nests.last() != Some(op)));
}

/// Checks every use in the regions around what was rewritten.
///
/// # Errors
/// Names the operation whose operand is not computed before it.
pub fn check(survey: &Survey<'_>) -> Result<(), String> {
    survey.nests.iter().try_for_each(|nest| check_nest(*nest))
}

fn check_nest(nest: Op<'_>) -> Result<(), String> {
    let mut wrong = None;
    nest.walk(&mut |op| {
        if wrong.is_none() && op != nest && !op.operands().all(|v| is_visible(v, op)) {
            wrong = Some(format!("{} at {}", op.name(), op.location_text()));
        }
    });
    wrong.map_or(Ok(()), |at| Err(format!("a rewrite uses a value before it is computed, in {at}")))
}

/// Returns true if `value` is computed before `op` in its block or in one around it.
fn is_visible(value: Val<'_>, op: Op<'_>) -> bool {
    let home = value.block();
    let mut around = std::iter::once(op).chain(op.ancestors());
    match (around.find(|op| op.block() == home), value.definition()) {
        (Some(here), Some((definition, _))) => definition.is_before(here),
        (Some(_), None) => true,
        // Another block of a region of several: only MLIR's own functions have those.
        (None, _) => home.and_then(Block::parent).is_some_and(Op::is_registered),
    }
}
