//! Finds the softmax around an exponential and what its probabilities are contracted with.
//!
//! ```text
//!   scores ── sub ── exp ──┬── sum ───────┐
//!              max ┘       ├── (div) ─ dot ─ (div) ── out
//!                          └── cast, view …     cache ┘
//! ```

use std::{collections::HashSet, fmt, rc::Rc};

use super::{
    expr::Context,
    proof::{Code, Miss, Proved},
};
use crate::graph::{BinaryOp, CombineKind, Nest, Node, Scalar, UnaryOp, User, Value};

/// The values between an exponential and the contraction with the values.
#[derive(Debug, Default)]
pub(super) struct Softmax {
    /// The sums of the exponentials.
    pub sums: Vec<Value>,
    /// The contractions.
    pub roots: Vec<Value>,
    /// The values in between (exponentials, probabilities), all views and casts included.
    pub inner: HashSet<Value>,
    /// A use outside of the core.
    pub escape: Option<(Value, Use)>,
}

/// A use of probabilities that no core has.
#[derive(Debug)]
pub(super) enum Use {
    /// By a terminator.
    Returned,
    /// By something else than a product, quotient or choice, element by element.
    Elementwise,
    /// By an operation that no frontend reads.
    Opaque(Rc<str>),
    /// By an operation of another kind, or with several results.
    Other,
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Returned => f.write_str("returned"),
            Self::Elementwise => f.write_str("used elementwise"),
            Self::Opaque(name) => write!(f, "used by {name}"),
            Self::Other => f.write_str("used"),
        }
    }
}

impl Context<'_, '_> {
    /// Follows an exponential to its sums and contractions.
    pub(super) fn softmax(&self, exp: Value) -> Softmax {
        let mut found = Softmax::default();
        let mut queue = vec![exp];
        found.inner.insert(exp);
        while let Some(value) = queue.pop() {
            for user in self.graph.users(value) {
                if self.is_dead(&user) {
                    continue;
                }
                let [result] = user.results[..] else {
                    let returned = user.results.is_empty();
                    let how = if returned { Use::Returned } else { Use::Other };
                    found.escape.get_or_insert((value, how));
                    continue;
                };
                let tensor = self.graph.tensor(result);
                match &tensor.node {
                    Node::Reshape(_) | Node::Slice { .. } if user.operand == Some(0) => {
                        if found.inner.insert(result) {
                            queue.push(result);
                        }
                    }
                    Node::Nest(nest) => match role(nest, value) {
                        Some(Role::Sum) => push(&mut found.sums, result),
                        Some(Role::Contraction) => push(&mut found.roots, result),
                        Some(Role::Through) => {
                            if found.inner.insert(result) {
                                queue.push(result);
                            }
                        }
                        None => {
                            // What reads at a computed position may be a view.
                            let gathers =
                                |s: &Scalar| matches!(s, Scalar::Load(v, _) if *v == value);
                            let gathers = nest.body.any(gathers);
                            let how = if gathers { Use::Other } else { Use::Elementwise };
                            found.escape.get_or_insert((value, how));
                        }
                    },
                    Node::Opaque(name) => {
                        found.escape.get_or_insert((value, Use::Opaque(name.clone())));
                    }
                    _ => {
                        found.escape.get_or_insert((value, Use::Other));
                    }
                }
            }
        }
        found
    }

    /// Returns the output of the core: the contraction, or its quotient by the sum where the
    /// division comes after it.
    pub(super) fn output(&self, root: Value, sums: &[Value]) -> Proved<Value> {
        let mut current = root;
        for _ in 0..16 {
            let Some(result) = self.only_user(current) else { break };
            match &self.graph.tensor(result).node {
                Node::Reshape(_) | Node::Slice { .. } => current = result,
                Node::Nest(nest) if nest.combine.is_none() => {
                    if divides(nest, current) && self.reads_one_of(nest, sums) {
                        return Ok(result);
                    }
                    let here = current;
                    let is_value =
                        |s: &Scalar| matches!(s, Scalar::Input(i) if nest.inputs[*i].value == here);
                    if !passes(&nest.body, &is_value) {
                        break;
                    }
                    current = result;
                }
                _ => break,
            }
        }
        Err(Miss::new(Code::NotNormalised, Some(root), "no division by the sum follows"))
    }

    /// Returns true for a user without an effect whose results nothing uses.
    fn is_dead(&self, user: &User) -> bool {
        let unused = |v: &Value| {
            !matches!(self.graph.tensor(*v).node, Node::Opaque(_))
                && self.graph.users(*v).is_empty()
        };
        !user.results.is_empty() && user.results.iter().all(unused)
    }

    /// Returns the slice of `out` that is all that the graph uses of it, if there is one.
    pub(super) fn used_part(&self, out: Value) -> Option<Value> {
        let mut current = out;
        for _ in 0..16 {
            let result = self.only_user(current)?;
            match &self.graph.tensor(result).node {
                Node::Slice { source, .. } if *source == current => return Some(result),
                Node::Reshape(_) => current = result,
                Node::Nest(nest)
                    if nest.combine.is_none()
                        && matches!(nest.body.strip_casts(), Scalar::Input(_)) =>
                {
                    current = result;
                }
                _ => return None,
            }
        }
        None
    }

    /// Returns the result of the only live user of `value`.
    fn only_user(&self, value: Value) -> Option<Value> {
        let users = self.graph.users(value);
        let mut live = users.iter().filter(|user| !self.is_dead(user));
        let user = live.next()?;
        match user.results[..] {
            [result] if live.next().is_none() => Some(result),
            _ => None,
        }
    }

    /// Returns true if an input of `nest` reads one of `values` through views and elementwise ops.
    fn reads_one_of(&self, nest: &Nest, values: &[Value]) -> bool {
        let mut queue: Vec<Value> = nest.inputs.iter().map(|i| i.value).collect();
        for _ in 0..32 {
            let Some(current) = queue.pop() else { return false };
            if values.contains(&current) {
                return true;
            }
            match &self.graph.tensor(current).node {
                Node::Reshape(source) | Node::Slice { source, .. } => queue.push(*source),
                Node::Nest(n) if n.combine.is_none() => {
                    queue.extend(n.inputs.iter().map(|i| i.value));
                }
                _ => {}
            }
        }
        false
    }
}

fn push(values: &mut Vec<Value>, value: Value) {
    if !values.contains(&value) {
        values.push(value);
    }
}

enum Role {
    Sum,
    Contraction,
    Through,
}

/// Returns what a nest does with its operand `value`; `None` where that is nothing a core does.
fn role(nest: &Nest, value: Value) -> Option<Role> {
    let is_value = |s: &Scalar| matches!(s, Scalar::Input(i) if nest.inputs[*i].value == value);
    let Some(combine) = &nest.combine else {
        return passes(&nest.body, &is_value).then_some(Role::Through);
    };
    if combine.kind != CombineKind::Sum || combine.init == value {
        return None;
    }
    if is_value(nest.body.strip_casts()) {
        return Some(Role::Sum);
    }
    passes(&nest.body, &is_value).then_some(Role::Contraction)
}

/// Returns true if the body is the value times or over something, or chosen against a constant.
fn passes(body: &Scalar, is_value: &impl Fn(&Scalar) -> bool) -> bool {
    match body {
        s if is_value(s) => true,
        Scalar::Cast { from, to, value, .. } => {
            from.is_float() && to.is_float() && passes(value, is_value)
        }
        Scalar::Unary(UnaryOp::Neg, a) => passes(a, is_value),
        Scalar::Binary(BinaryOp::Mul, a, b) => passes(a, is_value) != passes(b, is_value),
        Scalar::Binary(BinaryOp::Div, a, b) => passes(a, is_value) && !b.any(is_value),
        // The guard of a safe softmax; that the other choice is 0 is asked later.
        Scalar::Select(c, a, b) => !c.any(is_value) && passes(a, is_value) != passes(b, is_value),
        _ => false,
    }
}

/// Returns true if the body divides `value`, or multiplies it.
fn divides(nest: &Nest, value: Value) -> bool {
    let is_value = |s: &Scalar| matches!(s, Scalar::Input(i) if nest.inputs[*i].value == value);
    match nest.body.strip_casts() {
        Scalar::Binary(BinaryOp::Div, a, _) => is_value(a.strip_casts()),
        Scalar::Binary(BinaryOp::Mul, a, b) => {
            is_value(a.strip_casts()) || is_value(b.strip_casts())
        }
        _ => false,
    }
}
