//! The operations of an attention core, found by following uses.

use mla_passes::ir::{Op, Val};

use crate::{patch::Patch, structured::Structured};

/// One core.
#[derive(Clone)]
pub struct Core<'c> {
    /// The exponential.
    pub exp: Op<'c>,
    /// What the exponential's argument is computed from, up to the contractions.
    pub before: Vec<Op<'c>>,
    /// The contractions of the scores.
    pub scores: Vec<Op<'c>>,
    /// What is computed from the exponential, up to the contraction with the values.
    pub after: Vec<Op<'c>>,
    /// The contraction with the values.
    pub value: Op<'c>,
}

/// Returns the cores of the function.
pub fn cores<'c>(patch: &Patch<'_, 'c>) -> Vec<Core<'c>> {
    let is_exp = |s: &Structured<'_>| {
        let body = s.body();
        ["math.exp", "math.exp2", "math.powf"].iter().any(|name| body.contains(name))
    };
    let ops = patch.ops();
    ops.iter()
        .filter(|op| Structured::read(**op).is_some_and(|s| is_exp(&s)))
        .filter_map(|op| core(*op))
        .collect()
}

fn core(exp: Op<'_>) -> Option<Core<'_>> {
    let (before, scores) =
        walk(exp, &|op| op.operands().filter_map(|v| v.definition().map(|d| d.0)).collect());
    let (after, values) = walk(exp, &|op| {
        op.results().flat_map(|r| r.uses().into_iter().map(|u| outermost(exp, u.0))).collect()
    });
    let [value] = values[..] else { return None };
    // The exponentials of rotary embeddings and activations are not summed.
    let is_sum = |op: &Op<'_>| Structured::read(*op).is_some_and(|s| s.is_sum());
    let found = !scores.is_empty() && after.iter().any(is_sum);
    found.then_some(Core { exp, before, scores, after, value })
}

/// Returns the operation of the function's body that holds `op`.
fn outermost<'c>(near: Op<'c>, op: Op<'c>) -> Op<'c> {
    let mut op = op;
    while op.block() != near.block()
        && let Some(parent) = op.parent()
    {
        op = parent;
    }
    op
}

/// Returns what is reached from `from`, and the contractions at which the walk stops.
fn walk<'c>(from: Op<'c>, next: &dyn Fn(Op<'c>) -> Vec<Op<'c>>) -> (Vec<Op<'c>>, Vec<Op<'c>>) {
    let (mut inner, mut ends) = (Vec::new(), Vec::new());
    let mut queue = next(from);
    while let Some(op) = queue.pop() {
        if inner.contains(&op) || ends.contains(&op) || op.name() == "func.return" {
            continue;
        }
        if Structured::read(op).is_some_and(|s| s.is_contraction()) {
            ends.push(op);
        } else {
            inner.push(op);
            queue.extend(next(op));
        }
    }
    (inner, ends)
}

impl<'c> Core<'c> {
    /// Returns which operand of the contraction with the values is the cache.
    pub fn value_operand(&self) -> usize {
        let from_core = |v: Val<'_>| {
            v.definition().is_some_and(|(op, _)| self.after.contains(&op) || op == self.exp)
        };
        usize::from(from_core(self.value.operand(0)))
    }

    /// Returns the elementwise operations of the core whose body has an operation `name`.
    pub fn elementwise(&self, name: &str) -> Vec<Structured<'c>> {
        self.before
            .iter()
            .chain(&self.after)
            .filter_map(|op| Structured::read(*op))
            .filter(|s| s.is_elementwise() && s.body().contains(&name))
            .collect()
    }
}
