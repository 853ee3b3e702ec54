//! Cheap questions about what a value is made from, answered once for each value.

use super::{algebra::is_exp, expr::Context};
use crate::graph::{BinaryOp, Nest, Node, Scalar, UnaryOp, Value};

/// Longest chain of operations that is followed.
const DEPTH: u32 = 64;

/// A question about a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// It may be a constant: nothing but constants goes into it.
    Constant,
    /// It is made from an exponential by views, casts, products and quotients, and at most this
    /// many sums over a product.
    Exponential {
        /// Sums on the way.
        sums: u32,
    },
    /// It is made from a contraction of two values by views and elementwise operations.
    Contraction,
}

impl Context<'_, '_> {
    /// Answers a question about a value.
    pub fn asks(&mut self, value: Value, question: Question) -> bool {
        self.asks_within(value, question, DEPTH)
    }

    fn asks_within(&mut self, value: Value, question: Question, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        if let Some(known) = self.answers.get(&(value, question)) {
            return *known;
        }
        let tensor = self.graph.tensor(value);
        let answer = match &tensor.node {
            Node::Const(_) => question == Question::Constant,
            Node::Reshape(source) | Node::Slice { source, .. } => {
                self.asks_within(*source, question, depth)
            }
            Node::Nest(nest) => self.asks_nest(nest, question, depth),
            // What is in pieces may be one thing where the pieces are.
            Node::Concat { parts, .. } => {
                let mut parts = parts.iter().map(|part| self.asks_within(*part, question, depth));
                if question == Question::Constant { parts.all(|p| p) } else { parts.any(|p| p) }
            }
            Node::Update { dest, source, .. } => {
                self.asks_within(*source, question, depth)
                    || (question != Question::Constant && self.asks_within(*dest, question, depth))
            }
            Node::Pad { source, .. } => self.asks_within(*source, question, depth),
            _ => false,
        };
        self.answers.insert((value, question), answer);
        answer
    }

    fn asks_nest(&mut self, nest: &Nest, question: Question, depth: u32) -> bool {
        let contracts = nest.contracts();
        match question {
            Question::Constant => {
                nest.combine.is_none()
                    && !nest.body.any(|s| matches!(s, Scalar::Index(_) | Scalar::Load(..)))
                    && nest.inputs.iter().all(|i| self.asks_within(i.value, question, depth))
            }
            Question::Contraction => {
                contracts
                    || (nest.combine.is_none()
                        && nest.inputs.iter().any(|i| self.asks_within(i.value, question, depth)))
            }
            Question::Exponential { sums } => {
                if nest.body.any(is_exp) {
                    return nest.combine.is_none() || (contracts && sums > 0);
                }
                // A reduction alone (the denominator) is no way to the numerator.
                let below = match (&nest.combine, sums.checked_sub(1)) {
                    (None, _) => question,
                    (Some(_), Some(sums)) if contracts => Question::Exponential { sums },
                    _ => return false,
                };
                factors(&nest.body, sums > 0)
                    && nest.inputs.iter().any(|i| self.asks_within(i.value, below, depth))
            }
        }
    }
}

/// Returns true for a body that multiplies, divides and chooses only, and where `adds`, adds: sums
/// may be the pieces of one.
fn factors(body: &Scalar, adds: bool) -> bool {
    let below = |s: &Scalar| factors(s, adds);
    match body {
        Scalar::Input(_) | Scalar::Float(_) => true,
        Scalar::Cast { from, to, value, .. } => from.is_float() && to.is_float() && below(value),
        Scalar::Unary(UnaryOp::Neg, a) => below(a),
        Scalar::Binary(BinaryOp::Add, a, b) => adds && below(a) && below(b),
        // A choice is the guard of a safe softmax.
        Scalar::Binary(BinaryOp::Mul | BinaryOp::Div, a, b) | Scalar::Select(_, a, b) => {
            below(a) && below(b)
        }
        _ => false,
    }
}
