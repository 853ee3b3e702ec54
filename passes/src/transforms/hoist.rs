//! Takes what does not vary out of loops: a value and what it is computed from, as far as it is
//! inside. Loops are those of `stablehlo` and `scf`, whose regions see what is around them.

use crate::{
    frontend::{self, Regions},
    ir::{Block, Op, Val},
};

const LOOPS: [&str; 3] = ["stablehlo.while", "scf.for", "scf.while"];

/// Returns `value` before the outermost loop that it does not vary in; operations are moved there.
pub fn out_of_loops(value: Val<'_>) -> Val<'_> {
    let mut value = value;
    while let Some(outside) = out_of_loop(value) {
        value = outside;
    }
    value
}

/// Does the same of the innermost loop around `value`; `None` where it varies, or is in none.
fn out_of_loop(value: Val<'_>) -> Option<Val<'_>> {
    let around = value.block()?.parent().filter(|op| LOOPS.contains(&op.name()))?;
    let mut invariant = Invariant { around, values: Vec::new(), operations: Vec::new() };
    let outside = invariant.find(value)?;
    // In the order in which they are computed.
    for op in invariant.operations {
        op.walk(&mut |user| {
            for (at, operand) in user.operands().enumerate().collect::<Vec<_>>() {
                if let Some((_, outside)) = invariant.values.iter().find(|v| v.0 == operand) {
                    user.set_operand(at, *outside);
                }
            }
        });
        op.move_before(around);
    }
    Some(outside)
}

/// What does not vary in a loop.
struct Invariant<'c> {
    around: Op<'c>,
    /// Arguments that each iteration passes on, and what they are before the loop; results.
    values: Vec<(Val<'c>, Val<'c>)>,
    /// Operations to move.
    operations: Vec<Op<'c>>,
}

impl<'c> Invariant<'c> {
    /// Returns what `value` is before the loop.
    fn find(&mut self, value: Val<'c>) -> Option<Val<'c>> {
        if let Some((_, known)) = self.values.iter().find(|v| v.0 == value) {
            return Some(*known);
        }
        let block = value.block()?;
        if block.parent() != Some(self.around) {
            // Of an operation around the loop.
            let is_outside = self.around.ancestors().any(|op| Some(op) == block.parent());
            return is_outside.then_some(value);
        }
        let outside = if let Some((_, at)) = value.argument() {
            carried(self.around, block, at)?
        } else {
            let (op, _) = value.definition()?;
            let facts = frontend::facts(op.name());
            if !facts.pure || (op.region_count() > 0 && facts.regions != Regions::Body) {
                return None;
            }
            let mut operands = Vec::new();
            op.walk(&mut |user| operands.extend(user.operands()));
            let inside = |v: &Val<'c>| {
                let parent = v.block().and_then(Block::parent);
                parent.is_some_and(|p| p == op || p.ancestors().any(|around| around == op))
            };
            for operand in operands.into_iter().filter(|v| !inside(v)) {
                self.find(operand)?;
            }
            if !self.operations.contains(&op) {
                self.operations.push(op);
            }
            value
        };
        self.values.push((value, outside));
        Some(outside)
    }
}

/// Returns what argument `at` of a loop's body is before the loop, if each iteration passes it on.
fn carried<'c>(around: Op<'c>, body: Block<'c>, at: usize) -> Option<Val<'c>> {
    let value = body.argument(at);
    let passed = body.terminator()?;
    let operand = |of: Op<'c>, at: usize| (at < of.operand_count()).then(|| of.operand(at));
    let (next, start) = match around.name() {
        "stablehlo.while" if around.region_block(1) == Some(body) => (at, at),
        // After the induction variable; before the loop come its bounds and its step.
        "scf.for" => (at.checked_sub(1)?, at.checked_sub(1)? + 3),
        "scf.while" if around.region_block(1) == Some(body) => {
            let before = around.region_block(0)?;
            // After the condition.
            let (home, from) = operand(before.terminator()?, at + 1)?.argument()?;
            (home == before).then_some((from, from))?
        }
        _ => return None,
    };
    (operand(passed, next)? == value).then(|| operand(around, start))?
}
