//! Finds the softmax around an exponential and what its probabilities are contracted with.
//!
//! ```text
//!   scores ── sub ── exp ──┬── sum ───────┐
//!              max ┘       ├── (div) ─ dot ─ (div) ── out
//!                          └── cast, view …     cache ┘
//! ```

use std::{collections::HashSet, fmt, rc::Rc};

use super::expr::Context;
use crate::graph::{BinaryOp, CombineKind, Nest, Node, Scalar, UnaryOp, User, Value};

/// Values after a contraction that are tried as the output of its core.
const MAX_OUTPUTS: usize = 6;

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
                    Node::Reshape(_) | Node::Slice { .. } | Node::Pad { .. }
                        if user.operand == Some(0) =>
                    {
                        if found.inner.insert(result) {
                            queue.push(result);
                        }
                    }
                    // A piece, or what a piece is put into.
                    Node::Concat { .. } | Node::Update { .. }
                        if user.operand.is_some() && is_piece(&tensor.node, value) =>
                    {
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

    /// Returns what may be the output of the core after the contraction `root`, the nearest first:
    /// a quotient by the sum, what is put together from pieces that may be such, and slices that
    /// are all that the graph uses.
    pub(super) fn outputs(&self, root: Value, sums: &[Value]) -> Vec<Value> {
        let mut found = Vec::new();
        let mut current = root;
        for _ in 0..16 {
            let Some(result) = self.only_user(current) else {
                // Pieces of the output may be divided one by one.
                let Some(whole) = self.joins_at(&[current]) else { break };
                found.push(whole);
                current = whole;
                continue;
            };
            match &self.graph.tensor(result).node {
                Node::Reshape(_) | Node::Pad { .. } => {}
                Node::Slice { source, .. } if *source == current => found.push(result),
                node @ (Node::Concat { .. } | Node::Update { .. }) if is_piece(node, current) => {}
                Node::Nest(nest) if nest.combine.is_none() => {
                    let here = current;
                    let is_value =
                        |s: &Scalar| matches!(s, Scalar::Input(i) if nest.inputs[*i].value == here);
                    if !passes(&nest.body, &is_value) {
                        break;
                    }
                    if divides(nest, current) && self.reads_one_of(nest, sums) {
                        found.push(result);
                    }
                }
                _ => break,
            }
            current = result;
        }
        found.truncate(MAX_OUTPUTS);
        found
    }

    /// Returns the first value after `values` through which all goes that is made from them: what
    /// pieces are put together to.
    pub(super) fn joins_at(&self, values: &[Value]) -> Option<Value> {
        /// Values that are looked at.
        const REGION: usize = 48;
        let mut region = values.to_vec();
        let mut leaves = HashSet::new();
        let mut at = 0;
        while at < region.len() && region.len() < REGION {
            let value = region[at];
            at += 1;
            for user in self.graph.users(value).iter().filter(|user| !self.is_dead(user)) {
                match user.results[..] {
                    [result] if self.puts_together(result, value) => {
                        if !region.contains(&result) {
                            region.push(result);
                        }
                    }
                    _ => {
                        leaves.insert(value);
                    }
                }
            }
        }
        // In an order in which operands come first; what waits is used later.
        let mut waiting = values.to_vec();
        let mut done = HashSet::new();
        while !waiting.is_empty() {
            if let [value] = waiting[..]
                && values != [value]
            {
                return Some(value);
            }
            let ready = |v: &Value| {
                let operands = self.graph.tensor(*v).node.operands();
                operands.iter().all(|o| done.contains(o) || !region.contains(o))
            };
            let value = waiting.swap_remove(waiting.iter().position(ready)?);
            if leaves.contains(&value) {
                return None;
            }
            done.insert(value);
            for user in self.graph.users(value).iter().filter(|user| !self.is_dead(user)) {
                let [result] = user.results[..] else { return None };
                if !waiting.contains(&result) {
                    waiting.push(result);
                }
            }
        }
        None
    }

    /// Returns true for an operation that may put pieces together, or stand between.
    fn puts_together(&self, result: Value, from: Value) -> bool {
        match &self.graph.tensor(result).node {
            Node::Reshape(_)
            | Node::Slice { .. }
            | Node::Pad { .. }
            | Node::Concat { .. }
            | Node::Update { .. } => true,
            Node::Nest(nest) => nest.combine.as_ref().is_none_or(|c| c.init == from),
            _ => false,
        }
    }

    /// Returns true for a user without an effect whose results nothing uses.
    fn is_dead(&self, user: &User) -> bool {
        let unused = |v: &Value| {
            !matches!(self.graph.tensor(*v).node, Node::Opaque(_))
                && self.graph.users(*v).is_empty()
        };
        !user.results.is_empty() && user.results.iter().all(unused)
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
                Node::Reshape(source) | Node::Slice { source, .. } | Node::Pad { source, .. } => {
                    queue.push(*source);
                }
                Node::Concat { parts, .. } => queue.extend(parts),
                Node::Update { dest, source, .. } => queue.extend([dest, source]),
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

/// Returns true if `value` is a piece of what is put together, or what pieces are put into.
fn is_piece(node: &Node, value: Value) -> bool {
    match node {
        Node::Concat { parts, .. } => parts.contains(&value),
        Node::Update { dest, source, .. } => [dest, source].contains(&&value),
        _ => false,
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
