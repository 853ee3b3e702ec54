//! The detector: proves that a softmax of a graph is the middle of an MLA decode step.
//!
//! It works on meaning. From an exponential it finds the output, takes output and scores apart
//! into sums of products over source tensors by index maps, and checks the equation
//!
//! ```text
//! score[b,q,h,t] = scale_latent * sum_r ql[b,q,h,r] c[b,t,r]
//!                + scale_rope   * sum_p qr[b,q,h,p] k[b,t,p]   (+ mask)
//! out[b,q,h,r]   = sum_t softmax(score)[b,q,h,t] c[b,t,r]
//! ```
//!
//! with the same `c` in both. Nothing here changes the IR or names a type of a dialect.

mod algebra;
mod alike;
mod coefficient;
mod core;
mod dequantize;
mod expr;
mod gather;
mod guard;
mod index;
mod latent;
mod lengths;
mod lse;
mod mask;
mod pages;
mod pieces;
pub mod proof;
mod reach;
mod repeat;
mod roles;
mod scores;
mod softmax;

pub use self::{
    core::Limits,
    proof::{
        CacheScale, Code, Empty, Extents, Flags, Lengths, LogSumExp, Mask, Miss, Operand, Pages,
        Projection, Proof, Site, Step,
    },
};
use std::collections::HashSet;

use self::{
    proof::Proved,
    repeat::{Examined, Repeats},
    softmax::Use,
};
use crate::graph::{Graph, Node, Value};

/// Returns true if `value` is computed by an exponential in a loop nest, or by a composite
/// operation that has one inside.
pub fn has_exponential(graph: &Graph<'_>, value: Value) -> bool {
    match &graph.tensor(value).node {
        Node::Nest(nest) => {
            let inside = |v: Value| graph.key(v).is_none() && has_exponential(graph, v);
            nest.body.any(algebra::is_exp) || nest.inputs.iter().any(|i| inside(i.value))
        }
        _ => false,
    }
}

/// Returns the softmax sites among the exponentials `exps`, in that order.
pub fn sites(graph: &Graph<'_>, exps: &[Value], limits: Limits) -> Vec<Site> {
    let mut sites = Vec::new();
    let mut seen = HashSet::new();
    let mut repeats = Repeats::default();
    for &exp in exps {
        let repeated =
            repeats.find(graph, exp).filter(|e| !e.roots.iter().any(|v| seen.contains(v)));
        let is_new = repeated.is_none();
        let mut examined = repeated.unwrap_or_else(|| examine(graph, exp, limits, &seen));
        let assumptions = graph.take_assumptions();
        if let Some(Ok(proof)) = &mut examined.outcome {
            proof.equal_sizes = assumptions;
        }
        if let Some(outcome) = &examined.outcome {
            sites.push(Site { exp, outcome: outcome.clone() });
        }
        seen.extend(&examined.roots);
        let lookups = graph.forget();
        if is_new {
            repeats.keep(exp, lookups, examined);
        }
    }
    sites
}

/// Examines one exponential; no outcome where it is no softmax or was part of an earlier site.
fn examine(graph: &Graph<'_>, exp: Value, limits: Limits, seen: &HashSet<Value>) -> Examined {
    let nothing = Examined { roots: Vec::new(), outcome: None };
    if !has_exponential(graph, exp) {
        return nothing;
    }
    let cx = expr::Context::new(graph);
    let softmax = match fused(graph, exp) {
        Some(true) => softmax::Softmax { roots: vec![exp], ..softmax::Softmax::default() },
        Some(false) => softmax::Softmax::default(),
        None => cx.softmax(exp),
    };
    if softmax.roots.iter().chain(&softmax.sums).any(|v| seen.contains(v)) {
        return nothing;
    }
    let outcome = outcome(graph, &softmax, exp, limits);
    Examined { roots: softmax.roots, outcome }
}

/// Returns whether the operation that has the exponential inside contracts; `None` where it does
/// not reduce, so that a contraction can only follow.
fn fused(graph: &Graph<'_>, value: Value) -> Option<bool> {
    let Node::Nest(nest) = &graph.tensor(value).node else { return None };
    match (&nest.combine, &nest.inputs[..]) {
        (Some(_), _) => Some(nest.contracts()),
        // The result of a composite operation in another type.
        (None, [input]) if graph.key(input.value).is_none() => fused(graph, input.value),
        _ => None,
    }
}

fn outcome(
    graph: &Graph<'_>,
    softmax: &softmax::Softmax,
    exp: Value,
    limits: Limits,
) -> Option<Proved<Box<Proof>>> {
    let [first, others @ ..] = &softmax.roots[..] else {
        if softmax.sums.is_empty() {
            return None;
        }
        let (code, note) = match &softmax.escape {
            Some((_, how @ (Use::Opaque(_) | Use::Other))) => (Code::Unknown, how.to_string()),
            _ => (Code::NoContraction, String::from("no contraction follows")),
        };
        return Some(Err(Miss::new(code, Some(exp), note)));
    };
    let outcome = if others.is_empty() {
        core::prove(graph, softmax, *first, limits)
    } else {
        // Several contractions may be the pieces of one.
        let used = || {
            let note = format!("{} contractions", softmax.roots.len());
            Miss::new(Code::ProbabilitiesUsed, Some(exp), note)
        };
        let whole = expr::Context::new(graph).joins_at(&softmax.roots).ok_or_else(used);
        whole.and_then(|root| {
            core::prove(graph, softmax, root, limits).map_err(|miss| match miss.code {
                Code::NoContraction | Code::NotNormalised | Code::OutputScaled => used(),
                _ => miss,
            })
        })
    }
    // A rewrite can only read values of the IR.
    .and_then(|proof| match proof.values().into_iter().find(|v| graph.key(*v).is_none()) {
        None => Ok(proof),
        Some(step) => {
            let note = "it is a step inside of one operation";
            Err(Miss { steps: proof.steps, ..Miss::new(Code::Layout, Some(step), note) })
        }
    });
    // What is no attention with a shared latent is not missed, whoever else uses it.
    let outcome = match (outcome, &softmax.escape) {
        (Ok(proof), Some((value, how))) => {
            let miss = Miss::new(Code::ProbabilitiesUsed, Some(*value), how.to_string());
            Err(Miss { steps: proof.steps, ..miss })
        }
        (outcome, _) => outcome,
    };
    if softmax.sums.is_empty() && matches!(&outcome, Err(m) if m.code == Code::NotNormalised) {
        // A gate or an activation in front of a matmul: no softmax.
        return None;
    }
    Some(outcome)
}
