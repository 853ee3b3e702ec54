//! Inlines the private helpers of functions that may hold a core (`@_where`, `@_take`), and puts
//! the calls back where no core was raised.
//!
//! A helper is a private function of one block without a softmax of its own; or with one, but
//! without a contraction: it is then a part of its caller's. So is a whole layer that is called at
//! one place only, as the body of a loop: what its step needs once can then leave the loop. So is a
//! function that takes dynamic extents, of which the caller says what they are.

use std::collections::{HashMap, HashSet};

use super::survey::Survey;
use crate::{
    frontend::{self, MlirReader},
    graph::{Graph, Node},
    ir::{
        Attr, Op,
        inline::{self, Inlined},
    },
    shim::collect,
};

/// Deepest nest of calls that is inlined: a function that calls itself ends there.
const DEPTH: u32 = 16;
/// The most operations that are copied.
const BUDGET: usize = 1 << 20;

/// The functions whose calls were inlined.
#[derive(Default)]
pub struct Helpers<'c> {
    /// Each with its calls, as they were inlined.
    changed: Vec<(Op<'c>, Vec<Inlined<'c>>)>,
    /// Helpers that lost a call.
    inlined: HashSet<Op<'c>>,
    /// Helpers with an exponential, which their callers now have.
    moved: HashSet<Op<'c>>,
}

impl<'c> Helpers<'c> {
    /// Inlines the helpers of every function that has an exponential, then.
    pub fn inline(module: Op<'c>, survey: &Survey<'c>) -> Self {
        let mut helpers = Self::default();
        if survey.calls.is_empty() {
            return helpers;
        }
        let mut table = Table::of(module, survey);
        let mut calls_of: Vec<(Op<'c>, Vec<Op<'c>>)> = Vec::new();
        for &call in &survey.calls {
            let Some(caller) = function_of(call) else { continue };
            match calls_of.last_mut() {
                Some((last, list)) if *last == caller => list.push(call),
                _ => calls_of.push((caller, vec![call])),
            }
        }
        // A helper that is inlined needs no helpers of its own.
        calls_of.sort_by_key(|(caller, _)| table.helpers.contains(caller));
        let mut budget = BUDGET;
        for (caller, calls) in calls_of {
            if helpers.inlined.contains(&caller) {
                continue;
            }
            let relevant = table.exponentials.contains(&caller)
                || calls
                    .iter()
                    .any(|c| table.helper(*c).is_some_and(|h| table.reaches_exponential(h, DEPTH)));
            let has_helper = calls.iter().any(|call| table.helper(*call).is_some());
            if !relevant || !has_helper {
                continue;
            }
            let mut inlined = Vec::new();
            let mut queue: Vec<(Op<'c>, u32)> = calls.into_iter().map(|c| (c, DEPTH)).collect();
            while let Some((call, depth)) = queue.pop() {
                let Some(helper) = table.helper(call).filter(|_| depth > 0) else { continue };
                let size = table.size(helper);
                if size > budget {
                    continue;
                }
                let Some(body) = inline::inline(call, helper) else { continue };
                budget -= size;
                helpers.inlined.insert(helper);
                let inner = body.operations.iter().flat_map(|op| inline::calls(*op));
                queue.extend(inner.map(|c| (c, depth - 1)));
                if table.exponentials.contains(&helper) {
                    helpers.moved.insert(helper);
                }
                inlined.push(body);
            }
            helpers.changed.push((caller, inlined));
        }
        helpers
    }

    /// Returns true if nothing was inlined.
    pub fn is_empty(&self) -> bool {
        self.changed.is_empty()
    }

    /// Returns the helpers that lost a call.
    pub fn inlined(&self) -> impl Iterator<Item = Op<'c>> {
        self.inlined.iter().copied()
    }

    /// Returns true for an operation in a helper whose callers have copies of it.
    pub fn is_moved(&self, op: Op<'c>) -> bool {
        !self.moved.is_empty() && function_of(op).is_some_and(|f| self.moved.contains(&f))
    }

    /// Puts back what functions were that `keep` is false for; returns true if there are any.
    pub fn restore(self, keep: impl Fn(Op<'c>) -> bool) -> bool {
        let mut any = false;
        for (function, inlined) in self.changed {
            if keep(function) {
                for body in inlined {
                    body.keep();
                }
            } else {
                inlined.into_iter().rev().for_each(Inlined::undo);
                any = true;
            }
        }
        any
    }
}

/// The functions of a module.
struct Table<'c> {
    by_name: HashMap<&'c str, Op<'c>>,
    /// Those with an exponential.
    exponentials: HashSet<Op<'c>>,
    helpers: HashSet<Op<'c>>,
    sizes: HashMap<Op<'c>, usize>,
}

impl<'c> Table<'c> {
    fn of(module: Op<'c>, survey: &Survey<'c>) -> Self {
        let mut callers: HashMap<&str, usize> = HashMap::new();
        for name in survey.calls.iter().filter_map(|call| inline::callee(*call)) {
            *callers.entry(name).or_default() += 1;
        }
        let named = |op: Op<'c>| Some((op.attr("sym_name").and_then(Attr::text)?, op));
        let by_name: HashMap<_, _> =
            collect(module, &inline::FUNCTIONS).into_iter().filter_map(named).collect();
        let exponentials: HashSet<_> =
            survey.exponentials.iter().copied().filter_map(function_of).collect();
        let graph = Graph::new(Box::<MlirReader>::default());
        let helper = |(name, function): (&&str, &Op<'c>)| {
            let private = function.attr("sym_visibility").and_then(Attr::text) == Some("private");
            let is_helper = private
                && function.has_one_block()
                && (callers.get(name) == Some(&1)
                    || !exponentials.contains(function)
                    || takes_dynamic(*function)
                    || !contracts(&graph, *function));
            is_helper.then_some(*function)
        };
        let helpers = by_name.iter().filter_map(helper).collect();
        Self { by_name, exponentials, helpers, sizes: HashMap::new() }
    }

    /// Returns the helper that `call` calls.
    fn helper(&self, call: Op<'c>) -> Option<Op<'c>> {
        let function = *self.by_name.get(inline::callee(call)?)?;
        self.helpers.contains(&function).then_some(function)
    }

    /// Returns true if a function has an exponential, or calls a helper that has one.
    fn reaches_exponential(&self, function: Op<'c>, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        self.exponentials.contains(&function)
            || inline::calls(function)
                .into_iter()
                .filter_map(|call| self.helper(call))
                .any(|helper| self.reaches_exponential(helper, depth))
    }

    /// Returns the number of operations of a function.
    fn size(&mut self, function: Op<'c>) -> usize {
        *self.sizes.entry(function).or_insert_with(|| {
            let mut count = 0;
            function.walk(&mut |_| count += 1);
            count
        })
    }
}

/// Returns true if an argument has an extent that only the callers know.
fn takes_dynamic(function: Op<'_>) -> bool {
    let Some(body) = function.region_block(0) else { return false };
    let dims = |at: usize| frontend::tensor_type(body.argument(at).ty()).dims;
    (0..body.argument_count()).any(|at| dims(at).contains(&None))
}

/// Returns true if some operation of the function is a sum of products.
fn contracts(graph: &Graph<'_>, function: Op<'_>) -> bool {
    let mut found = false;
    function.walk(&mut |op| {
        found = found
            || op.results().any(|r| {
                let tensor = graph.tensor(frontend::enter(graph, r));
                matches!(&tensor.node, Node::Nest(nest) if nest.contracts())
            });
    });
    found
}

/// Returns the function around an operation.
fn function_of(op: Op<'_>) -> Option<Op<'_>> {
    op.ancestors().find(|parent| inline::FUNCTIONS.contains(&parent.name()))
}
