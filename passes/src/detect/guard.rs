//! The guard of a safe softmax: probabilities are 0 where every score of the row is -inf.

use super::expr::{Context, Expr, renamed};
use crate::graph::{BinaryOp, CombineKind, Predicate, UnaryOp};

impl Context<'_, '_> {
    /// Returns true if `condition` is `zero` exactly where all rows of the exponent's scores are
    /// -inf.
    pub(super) fn is_empty_row(
        &mut self,
        condition: &Expr,
        zero: bool,
        scores: &Expr,
        row: u32,
    ) -> bool {
        match condition {
            Expr::Unary(UnaryOp::Not, a) => self.is_empty_row(a, !zero, scores, row),
            Expr::Binary(BinaryOp::Xor, a, b) => match (&**a, &**b) {
                (x, Expr::Int(1 | -1)) | (Expr::Int(1 | -1), x) => {
                    self.is_empty_row(x, !zero, scores, row)
                }
                _ => false,
            },
            Expr::Cast(from, to, a) if from.is_int() && to.is_int() => {
                self.is_empty_row(a, zero, scores, row)
            }
            Expr::Element(element) => match self.unfold(element) {
                Some(below) => self.is_empty_row(&below, zero, scores, row),
                None => false,
            },
            Expr::Reduce { kind, vars, body, init } => {
                // "all are -inf" or "not any is above"
                if !matches!((kind, zero), (CombineKind::And, true) | (CombineKind::Or, false)) {
                    return false;
                }
                let start = self.constant_of(&Expr::Element(init.clone()));
                let starts = start.is_some_and(|s| (s != 0.0) == zero);
                let [own] = vars[..] else { return false };
                if !starts || self.vars.extent(own) != self.vars.extent(row) {
                    return false;
                }
                let Some(same) = self.vars.identify(own, row) else { return false };
                let body = self.resolved(body).substitute(&renamed(&same));
                self.is_hidden(&body, zero, scores)
            }
            _ => false,
        }
    }

    /// Returns true if `condition` is `hidden` exactly where the score is -inf.
    fn is_hidden(&mut self, condition: &Expr, hidden: bool, scores: &Expr) -> bool {
        match condition {
            Expr::Unary(UnaryOp::Not, a) => self.is_hidden(a, !hidden, scores),
            Expr::Compare(predicate, a, b) => {
                let equals = match predicate {
                    Predicate::Eq => true,
                    Predicate::Ne => false,
                    _ => return false,
                };
                let (score, limit) = match (self.constant_of(a), self.constant_of(b)) {
                    (None, Some(limit)) => (a, limit),
                    (Some(limit), None) => (b, limit),
                    _ => return false,
                };
                if equals != hidden || !limit.is_infinite() {
                    return false;
                }
                if limit < 0.0 && self.equal(score, scores, 16) {
                    return true;
                }
                // A factor of the score keeps its infinity, or turns it.
                self.ratio(score, scores).is_some_and(|ratio| ratio * limit < 0.0)
            }
            Expr::Cast(from, to, a) if from.is_int() && to.is_int() => {
                self.is_hidden(a, hidden, scores)
            }
            Expr::Element(element) => match self.unfold(element) {
                Some(below) => self.is_hidden(&below, hidden, scores),
                None => false,
            },
            _ => false,
        }
    }

    /// Returns the scores of an exponent `factor * (scores - maximum)`, read through views: what
    /// depends on the row.
    pub(super) fn scores_of(&mut self, exponent: &Expr, row: u32) -> Expr {
        self.minuend(exponent, 1.0, row).unwrap_or_else(|| exponent.clone())
    }

    /// Returns true if an expression differs from row to row: a broadcast reads one maximum for all.
    fn varies_with(&mut self, expr: &Expr, row: u32) -> bool {
        match expr {
            Expr::Element(e) => {
                let below = self.through_views_keeping(e, &[row]);
                self.reaches(&below, row)
            }
            other => self.expr_reaches(other, row),
        }
    }

    /// Returns what a term that is the same for all rows is subtracted from in `factor * exponent`,
    /// if that is multiplied by a positive number, which keeps -inf where it is.
    fn minuend(&mut self, exponent: &Expr, factor: f64, row: u32) -> Option<Expr> {
        match exponent {
            Expr::Binary(BinaryOp::Sub, a, b) => {
                let (scores, factor) = match (self.varies_with(a, row), self.varies_with(b, row)) {
                    (true, false) => (a, factor),
                    (false, true) => (b, -factor),
                    _ => return None,
                };
                (factor > 0.0 && factor.is_finite()).then(|| self.scores_of(scores, row))
            }
            Expr::Unary(UnaryOp::Neg, _) | Expr::Binary(BinaryOp::Mul | BinaryOp::Div, ..) => {
                let (factor, below) = self.constant_factor(exponent, factor)?;
                self.minuend(below, factor, row)
            }
            Expr::Element(element) => {
                let below = self.unfold(element)?;
                let open = matches!(
                    below,
                    Expr::Element(_)
                        | Expr::Unary(UnaryOp::Neg, _)
                        | Expr::Binary(BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div, ..)
                );
                if open { self.minuend(&below, factor, row) } else { None }
            }
            _ => None,
        }
    }
}
