//! Erases what a rewrite left unused, in any dialect that a frontend knows, and the private
//! functions that nothing calls any more. MLIR's own passes cannot: they know nothing of the ops
//! of dialects that are not registered.
//!
//! Conditions: an operation goes if nothing uses its results, but for operations that are unused
//! themselves, and it, everything in its regions and everything in the functions that it calls is
//! without effects.

use rustc_hash::{FxHashMap, FxHashSet};

use super::survey::Survey;
use crate::{
    frontend::{self, Facts, Operands, Regions},
    ir::{Attr, Block, Op, Val, inline::FUNCTIONS},
    shim,
};

/// Erases the operations of `roots` and what they were computed from, as far as it is unused.
pub fn run<'c>(survey: &mut Survey<'c>, roots: Vec<Op<'c>>) {
    let mut sweep = Sweep::default();
    sweep.erase(roots);
    sweep.finish(survey);
}

/// Erases the private functions that lost their last use, and those that only they used.
pub fn erase_uncalled<'c>(survey: &mut Survey<'c>, module: Op<'c>) {
    if survey.uncalled.is_empty() {
        return;
    }
    let mut sweep = Sweep { uncalled: std::mem::take(&mut survey.uncalled), ..Sweep::default() };
    sweep.erase_functions(module);
    sweep.finish(survey);
}

/// Longest chain of operations without a use that is followed.
const DEPTH: u32 = 32;

/// Returns an operation and all that are inside of it.
fn inside(op: Op<'_>) -> Vec<Op<'_>> {
    let mut ops = Vec::new();
    op.walk(&mut |inner| ops.push(inner));
    ops
}

/// Returns the operation in the block of `value` that is `user`, or has it inside.
fn beside<'c>(value: Val<'c>, user: Op<'c>) -> Option<Op<'c>> {
    let home = value.block();
    std::iter::once(user).chain(user.ancestors()).find(|op| op.block() == home)
}

#[derive(Default)]
struct Sweep<'c> {
    /// Operations to look at.
    queue: Vec<Op<'c>>,
    /// By the identity of the name.
    facts: FxHashMap<usize, Facts>,
    /// Whether a function is without effects.
    pure: FxHashMap<Op<'c>, bool>,
    /// The functions of each module, by name.
    functions: FxHashMap<Op<'c>, FxHashMap<&'c str, Op<'c>>>,
    erased: FxHashSet<Op<'c>>,
    /// Functions that lost a call.
    uncalled: Vec<Op<'c>>,
}

impl<'c> Sweep<'c> {
    /// Takes what is gone out of the survey.
    fn finish(self, survey: &mut Survey<'c>) {
        survey.uncalled.extend(self.uncalled);
        for list in [&mut survey.references, &mut survey.functions, &mut survey.nests] {
            list.retain(|op| !self.erased.contains(op));
        }
    }

    fn erase(&mut self, roots: Vec<Op<'c>>) {
        self.queue = roots;
        while let Some(op) = self.queue.pop() {
            if self.erased.contains(&op) || op.result_count() == 0 || !self.is_pure(op) {
                continue;
            }
            op.results().for_each(|result| self.erase_idle(result));
            if op.results().all(Val::is_unused) {
                self.remove(op);
            }
        }
    }

    /// Erases an operation without uses; what it was computed from is looked at next.
    fn remove(&mut self, op: Op<'c>) {
        let inside = inside(op);
        for inner in &inside {
            // What the operation itself holds goes with it.
            let sources = inner.operands().filter_map(Val::definition);
            self.queue.extend(sources.map(|(source, _)| source));
        }
        self.forget(&inside);
        op.erase();
    }

    /// Erases what uses `value` to no end, if nothing else uses it: what is said of a shape keeps
    /// nothing alive, and what the graph left unused does neither.
    fn erase_idle(&mut self, value: Val<'c>) {
        if value.is_unused() || !self.comes_to_nothing(value, DEPTH) {
            return;
        }
        let users: FxHashSet<Op<'c>> =
            value.each_use().filter_map(|u| beside(value, u.0)).collect();
        for op in users {
            // It may have used what another of them made.
            if !self.erased.contains(&op) {
                op.results().for_each(|result| self.erase_idle(result));
                self.remove(op);
            }
        }
    }

    /// Returns true if every use of a value is by an operation whose results come to nothing.
    fn comes_to_nothing(&mut self, value: Val<'c>, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        value.each_use().all(|(user, _)| {
            beside(value, user).is_some_and(|op| {
                let measures = self.facts(op).operands == Operands::Measured;
                (measures || op.result_count() > 0 && self.is_pure(op))
                    && op.results().all(|result| self.comes_to_nothing(result, depth))
            })
        })
    }

    /// Notes operations that are about to be erased.
    fn forget(&mut self, ops: &[Op<'c>]) {
        for op in ops {
            if is_call(*op) {
                let callee = self.callee(*op);
                self.uncalled.extend(callee);
            }
        }
        self.erased.extend(ops);
    }

    fn facts(&mut self, op: Op<'c>) -> Facts {
        *self.facts.entry(op.name_identity()).or_insert_with(|| frontend::facts(op.name()))
    }

    /// Returns true if the operation and everything inside has no effect besides its results.
    fn is_pure(&mut self, op: Op<'c>) -> bool {
        if is_call(op) {
            return self.callee(op).is_some_and(|function| self.is_pure_function(function));
        }
        let facts = self.facts(op);
        if !facts.pure || (op.region_count() > 0 && facts.regions == Regions::Unknown) {
            return false;
        }
        op.region_count() == 0 || self.is_pure_inside(op)
    }

    fn is_pure_inside(&mut self, op: Op<'c>) -> bool {
        op.blocks().all(|block| {
            let mut ops = block.operations();
            ops.all(|inner| {
                self.facts(inner).terminator || inner.name() == "func.return" || self.is_pure(inner)
            })
        })
    }

    fn is_pure_function(&mut self, function: Op<'c>) -> bool {
        if let Some(known) = self.pure.get(&function) {
            return *known;
        }
        // A recursion may have no end, which is an effect; a declaration may do anything.
        self.pure.insert(function, false);
        let pure = function.region_block(0).is_some() && self.is_pure_inside(function);
        self.pure.insert(function, pure);
        pure
    }

    /// Returns the function that a call names.
    fn callee(&mut self, call: Op<'c>) -> Option<Op<'c>> {
        let name = call.attr("callee").and_then(Attr::text)?;
        let module = call.ancestors().find(|op| op.name() == "builtin.module")?;
        let functions = self.functions.entry(module).or_insert_with(|| {
            let body = module.region_block(0);
            let ops = body.into_iter().flat_map(Block::operations);
            let functions = ops.filter(|op| FUNCTIONS.contains(&op.name()));
            functions.filter_map(|f| Some((f.attr("sym_name")?.text()?, f))).collect()
        });
        functions.get(name).copied()
    }

    /// Erases the private functions that lost their last use, and those that only they used.
    fn erase_functions(&mut self, top: Op<'c>) {
        let mut uses: FxHashMap<String, i64> = FxHashMap::default();
        shim::symbol_references(top, &mut |name| *uses.entry(name.to_owned()).or_default() += 1);
        while let Some(function) = self.uncalled.pop() {
            if self.erased.contains(&function) {
                continue;
            }
            let private = function.attr("sym_visibility").and_then(Attr::text) == Some("private");
            let name = function.attr("sym_name").and_then(Attr::text).unwrap_or_default();
            if !private || uses.get(name).is_some_and(|n| *n > 0) {
                continue;
            }
            shim::symbol_references(function, &mut |name| {
                *uses.entry(name.to_owned()).or_default() -= 1;
            });
            self.forget(&inside(function));
            function.erase();
        }
    }
}

fn is_call(op: Op<'_>) -> bool {
    matches!(op.name(), "func.call" | "util.call")
}
