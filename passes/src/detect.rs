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
mod core;
mod expr;
mod guard;
mod index;
mod lengths;
mod lse;
mod mask;
pub mod proof;
mod reach;
mod roles;
mod scores;
mod softmax;

pub use self::{
    core::Limits,
    proof::{Code, Empty, Extents, Lengths, LogSumExp, Miss, Operand, Proof, Site},
};
use crate::graph::{CombineKind, Graph, Node, Value};

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
    let mut seen = std::collections::HashSet::new();
    for &exp in exps {
        if !has_exponential(graph, exp) {
            continue;
        }
        if let Some(outcome) = site(graph, exp, limits, &mut seen) {
            sites.push(Site { exp, outcome });
        }
        graph.forget();
    }
    sites
}

/// Examines one exponential; `None` where it is no softmax or was part of an earlier site.
fn site(
    graph: &Graph<'_>,
    exp: Value,
    limits: Limits,
    seen: &mut std::collections::HashSet<Value>,
) -> Option<Result<Box<Proof>, Miss>> {
    let cx = expr::Context::new(graph);
    let fused = matches!(&graph.tensor(exp).node, Node::Nest(n) if n.combine.is_some());
    let mut softmax = if fused { softmax::Softmax::default() } else { cx.softmax(exp) };
    if fused && is_contraction(graph, exp) {
        softmax.roots.push(exp);
    }
    if softmax.roots.iter().chain(&softmax.sums).any(|v| seen.contains(v)) {
        return None;
    }
    seen.extend(&softmax.roots);
    let [root] = softmax.roots[..] else {
        if softmax.sums.is_empty() && softmax.roots.is_empty() {
            return None;
        }
        let (code, note) = if softmax.roots.is_empty() {
            match softmax.escape {
                Some((_, how)) if how != "returned" => (Code::Unknown, how),
                _ => (Code::NoContraction, String::from("no contraction follows")),
            }
        } else {
            (Code::ProbabilitiesUsed, format!("{} contractions", softmax.roots.len()))
        };
        return Some(Err(Miss::new(code, Some(exp), note)));
    };
    let outcome = core::prove(graph, &softmax, root, limits);
    // What is no attention with a shared latent is not missed, whoever else uses it.
    let outcome = match (outcome, &softmax.escape) {
        (Ok(_), Some((value, how))) => {
            Err(Miss::new(Code::ProbabilitiesUsed, Some(*value), how.clone()))
        }
        (outcome, _) => outcome,
    };
    if softmax.sums.is_empty() && matches!(&outcome, Err(m) if m.code == Code::NotNormalised) {
        // A gate or an activation in front of a matmul: no softmax.
        return None;
    }
    Some(outcome)
}

fn is_contraction(graph: &Graph<'_>, value: Value) -> bool {
    matches!(
        &graph.tensor(value).node,
        Node::Nest(n) if n.inputs.len() > 1
            && n.combine.as_ref().is_some_and(|c| c.kind == CombineKind::Sum)
    )
}
