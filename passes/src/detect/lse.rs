//! Finds a log-sum-exp of the scores among the users of the softmax's sum.

use std::collections::{HashMap, HashSet};

use super::{
    expr::{Context, Expr},
    index::Element,
    mask::Logits,
    proof::{Code, LogSumExp, Miss, Proved},
    roles::Roles,
    softmax::Softmax,
};
use crate::graph::{BinaryOp, Linear, Node, UnaryOp, Value};

/// `factor * ln(sum) + terms + constant`.
#[derive(Default)]
struct Terms {
    log: Option<(f64, Element)>,
    rest: Vec<(f64, Element)>,
    constant: f64,
}

/// Returns the log-sum-exp that the graph computes, if it does; misses where the sum is used in
/// any other way.
pub(super) fn find(
    cx: &mut Context<'_, '_>,
    softmax: &Softmax,
    out: Value,
    (divisor, divisor_factor): (&Element, f64),
    logits: &Logits,
    roles: &Roles,
) -> Proved<Option<LogSumExp>> {
    let mut found = None;
    let mut queue = softmax.sums.clone();
    if !queue.contains(&divisor.value) {
        queue.push(divisor.value);
    }
    let mut seen = HashSet::new();
    while let Some(value) = queue.pop() {
        if !seen.insert(value) {
            continue;
        }
        for user in cx.graph.users(value) {
            let used = |what: &str| Miss::new(Code::DenominatorUsed, Some(value), what);
            let [result] = user.results[..] else {
                return Err(used("returned"));
            };
            if result == out || softmax.inner.contains(&result) || softmax.roots.contains(&result) {
                continue;
            }
            let tensor = cx.graph.tensor(result);
            let passes = match &tensor.node {
                Node::Reshape(_)
                | Node::Slice { .. }
                | Node::Concat { .. }
                | Node::Update { .. }
                | Node::Pad { .. } => true,
                Node::Nest(nest) => nest.combine.is_none(),
                _ => false,
            };
            if !passes || seen.len() > 32 {
                return Err(used("in a further computation"));
            }
            match read(cx, result, (divisor, divisor_factor), logits, roles)? {
                Some(lse) if found.as_ref().is_some_and(|f: &LogSumExp| f.value != lse.value) => {
                    return Err(used("in two log-sum-exps"));
                }
                Some(lse) => found = Some(lse),
                None => queue.push(result),
            }
        }
    }
    Ok(found)
}

/// Returns `value` as a log-sum-exp of the scores, if it is one.
fn read(
    cx: &mut Context<'_, '_>,
    value: Value,
    (divisor, divisor_factor): (&Element, f64),
    logits: &Logits,
    roles: &Roles,
) -> Proved<Option<LogSumExp>> {
    let element = cx.general(value);
    let mut terms = Terms::default();
    if cx.lse_terms(&Expr::Element(element.clone()), 1.0, &mut terms).is_none() {
        return Ok(None);
    }
    let Some((factor, sum)) = terms.log else {
        return Ok(None);
    };
    let sum = cx.vars.resolve_element(&sum);
    let divisor = cx.vars.resolve_element(divisor);
    if sum.value != divisor.value {
        return Ok(None);
    }
    // Variables of the result in terms of the core's.
    let mut names = HashMap::new();
    for (here, there) in sum.index.iter().zip(&divisor.index) {
        match (here.as_var(), here == there) {
            (Some(var), _) => {
                names.insert(var, there.clone());
            }
            (None, true) => {}
            (None, false) => return Ok(None),
        }
    }
    let rename = |v: u32| names.get(&v).cloned().unwrap_or_else(|| Linear::var(v));
    // exp(s - m) summed: ln(sum) + m; m is what the exponent has besides the scores.
    let mut taken = Terms::default();
    for (coefficient, atom) in &logits.atoms {
        let atom = cx.vars.resolve_element(atom);
        if is_row_term(&atom, &divisor) {
            let coefficient = coefficient.known(&atom).unwrap_or(f64::NAN);
            if cx.lse_terms(&Expr::Element(atom), coefficient, &mut taken).is_none() {
                return Ok(None);
            }
        }
    }
    if taken.log.is_some() {
        return Ok(None);
    }
    let mut shifts: Vec<(f64, Element)> =
        taken.rest.iter().map(|(c, e)| (*c, cx.vars.resolve_element(e))).collect();
    for (coefficient, term) in terms.rest {
        let term = cx.vars.resolve_element(&term).substitute(&rename);
        let at = shifts.iter().position(|(c, e)| {
            (coefficient + factor * c).abs() <= 1e-6 * coefficient.abs()
                && e.index == term.index
                && cx.graph.same(e.value, term.value, 8)
        });
        match at {
            Some(at) => drop(shifts.swap_remove(at)),
            None => return Ok(None),
        }
    }
    // What was added to every score is taken off again, and what the divisor was multiplied by.
    let shift = factor * (logits.shift + taken.constant + divisor_factor.ln());
    let moved = !shift.is_finite() || (terms.constant + shift).abs() > 1e-6 * shift.abs().max(1.0);
    if !shifts.is_empty() || moved {
        return Ok(None);
    }
    let element = cx.vars.resolve_element(&element).substitute(&rename);
    let map = roles.map(cx, &element, &[])?;
    Ok(Some(LogSumExp { value, factor, map }))
}

/// Returns true for a term that is the same for all cached rows.
fn is_row_term(term: &Element, divisor: &Element) -> bool {
    let rows = divisor.vars();
    term.vars().iter().all(|v| rows.contains(v))
}

impl Context<'_, '_> {
    /// Splits `coefficient * expr` into a logarithm of an element and other terms.
    fn lse_terms(&mut self, expr: &Expr, coefficient: f64, into: &mut Terms) -> Option<()> {
        if let Some(constant) = self.constant_of(expr) {
            into.constant += coefficient * constant;
            return Some(());
        }
        match expr {
            Expr::Cast(from, to, a) if from.is_float() && to.is_float() => {
                self.lse_terms(a, coefficient, into)
            }
            Expr::Unary(op @ (UnaryOp::Log | UnaryOp::Log2), a) => {
                let (factor, sum) = self.denominator(a)?;
                let unit = if *op == UnaryOp::Log { 1.0 } else { std::f64::consts::LOG2_E };
                if factor <= 0.0 {
                    return None;
                }
                into.constant += coefficient * unit * factor.ln();
                into.log.replace((coefficient * unit, sum)).is_none().then_some(())
            }
            Expr::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                self.lse_terms(a, coefficient, into)?;
                let sign = if *op == BinaryOp::Add { 1.0 } else { -1.0 };
                self.lse_terms(b, sign * coefficient, into)
            }
            Expr::Unary(UnaryOp::Neg, _) | Expr::Binary(BinaryOp::Mul | BinaryOp::Div, ..) => {
                let (coefficient, below) = self.constant_factor(expr, coefficient)?;
                self.lse_terms(below, coefficient, into)
            }
            Expr::Element(element) => {
                let element = self.through_views(element);
                if let Some(below) = self.unfold(&element)
                    && matches!(
                        below,
                        Expr::Unary(UnaryOp::Log | UnaryOp::Log2 | UnaryOp::Neg, _)
                            | Expr::Binary(
                                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div,
                                ..
                            )
                    )
                {
                    return self.lse_terms(&below, coefficient, into);
                }
                into.rest.push((coefficient, element));
                Some(())
            }
            _ => None,
        }
    }
}
