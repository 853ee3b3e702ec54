//! Whether two expressions have the same value, compared in a normal form: views and widening
//! casts are looked through, and constant factors, also of factors and sums, are taken out.

use super::{
    algebra::widens,
    expr::{Context, Expr, renamed},
    index::Element,
};
use crate::graph::{BinaryOp, CombineKind, UnaryOp};

/// Operations that one comparison may take apart.
const STEPS: u32 = 2048;
/// How far two chains of operations are followed.
const DEPTH: u32 = 48;

impl Context<'_, '_> {
    /// Returns true if both expressions certainly have the same value, but for the rounding of
    /// factors.
    pub(super) fn alike(&mut self, a: &Expr, b: &Expr) -> bool {
        self.ratio(a, b).is_some_and(|ratio| (ratio - 1.0).abs() < 1e-6)
    }

    /// Returns the number that `a` is times `b`, if it certainly is.
    pub(super) fn ratio(&mut self, a: &Expr, b: &Expr) -> Option<f64> {
        let before = self.vars.clone();
        let mut steps = STEPS;
        let ratio = self.ratio_within(a, b, &mut steps, DEPTH);
        self.vars = before;
        ratio
    }

    fn ratio_within(&mut self, a: &Expr, b: &Expr, steps: &mut u32, depth: u32) -> Option<f64> {
        *steps = steps.checked_sub(1)?;
        let depth = depth.checked_sub(1)?;
        if let (Expr::Element(a), Expr::Element(b)) = (a, b)
            && self.meet(a, b)
        {
            return Some(1.0);
        }
        let (by_a, a) = self.scaled(a.clone(), 1.0);
        let (by_b, b) = self.scaled(b.clone(), 1.0);
        let ratio = by_a / by_b;
        if !ratio.is_finite() {
            return None;
        }
        let mut same = |cx: &mut Self, a: &Expr, b: &Expr| {
            let ratio = cx.ratio_within(a, b, steps, depth);
            ratio.is_some_and(|ratio| (ratio - 1.0).abs() < 1e-9)
        };
        match (&a, &b) {
            (Expr::Element(a), Expr::Element(b)) => self.same_element(a, b).then_some(ratio),
            (Expr::Float(a), Expr::Float(b)) => {
                (a.to_bits() == b.to_bits() || (a - b).abs() <= 1e-9 * a.abs()).then_some(ratio)
            }
            (Expr::Int(a), Expr::Int(b)) => (a == b).then_some(ratio),
            (Expr::Index(a), Expr::Index(b)) => {
                (self.vars.resolve(a) == self.vars.resolve(b)).then_some(ratio)
            }
            (Expr::Unary(p, a), Expr::Unary(q, b)) => (p == q && same(self, a, b)).then_some(ratio),
            // What one rounds the other rounds too.
            (Expr::Cast(f1, t1, a), Expr::Cast(f2, t2, b)) => {
                (f1 == f2 && t1 == t2 && same(self, a, b)).then_some(ratio)
            }
            (Expr::Compare(p, a, c), Expr::Compare(q, b, d)) => {
                (p == q && same(self, a, b) && same(self, c, d)).then_some(ratio)
            }
            (Expr::Select(c1, a1, b1), Expr::Select(c2, a2, b2)) => {
                (same(self, c1, c2) && same(self, a1, a2) && same(self, b1, b2)).then_some(ratio)
            }
            (Expr::Binary(BinaryOp::Mul, a, c), Expr::Binary(BinaryOp::Mul, b, d)) => {
                let mut product = |cx: &mut Self, b: &Expr, d: &Expr| {
                    let first = cx.ratio_within(a, b, steps, depth)?;
                    Some(ratio * first * cx.ratio_within(c, d, steps, depth)?)
                };
                product(self, b, d).or_else(|| product(self, d, b))
            }
            (Expr::Binary(BinaryOp::Div, a, c), Expr::Binary(BinaryOp::Div, b, d)) => {
                let first = self.ratio_within(a, b, steps, depth)?;
                Some(ratio * first / self.ratio_within(c, d, steps, depth)?)
            }
            (Expr::Binary(p, a, c), Expr::Binary(q, b, d)) if p == q => {
                let straight = same(self, a, b) && same(self, c, d);
                let swaps =
                    matches!(p, BinaryOp::Add | BinaryOp::Max | BinaryOp::And | BinaryOp::Or);
                (straight || swaps && same(self, a, d) && same(self, c, b)).then_some(ratio)
            }
            (
                Expr::Reduce { kind: p, vars: v, body: a, init: c },
                Expr::Reduce { kind: q, vars: w, body: b, init: d },
            ) if p == q && v.len() == w.len() => {
                let mut pairs = Vec::new();
                for (own, there) in w.iter().zip(v) {
                    if self.vars.extent(*own) != self.vars.extent(*there) {
                        return None;
                    }
                    pairs.extend(self.vars.identify(*own, *there)?);
                }
                let b = self.resolved(b).substitute(&renamed(&pairs));
                let (c, d) = (Expr::Element(c.clone()), Expr::Element(d.clone()));
                let starts = same(self, &c, &d);
                let of_bodies = self.ratio_within(a, &b, steps, depth)?;
                // A factor comes out of a sum that starts from 0.
                let plain = (of_bodies - 1.0).abs() < 1e-9;
                let free = *p == CombineKind::Sum && self.constant_of(&c) == Some(0.0);
                (starts && (plain || free)).then_some(ratio * of_bodies)
            }
            _ => None,
        }
    }

    /// Returns true if one of the elements is a view of the other, or both are one.
    fn meet(&mut self, a: &Element, b: &Element) -> bool {
        let mut current = self.vars.resolve_element(b);
        for _ in 0..DEPTH {
            if self.same_element(a, &current) {
                return true;
            }
            match self.unfold(&current) {
                Some(Expr::Element(next)) => current = self.vars.resolve_element(&next),
                _ => return false,
            }
        }
        false
    }

    fn same_element(&self, a: &Element, b: &Element) -> bool {
        self.vars.resolve_element(a).index == self.vars.resolve_element(b).index
            && self.graph.same(a.value, b.value, 8)
    }

    /// Returns an expression as a number times one that is no product with a number, view or cast.
    fn scaled(&mut self, expr: Expr, by: f64) -> (f64, Expr) {
        let mut by = by;
        let mut current = expr;
        for _ in 0..DEPTH {
            if let Some(constant) = self.constant_of(&current) {
                return (by, Expr::Float(constant));
            }
            current = match current {
                Expr::Cast(from, to, a) if from.is_float() && widens(from, to) => *a,
                Expr::Unary(UnaryOp::Neg, a) => {
                    by = -by;
                    *a
                }
                Expr::Binary(BinaryOp::Mul, a, b) => {
                    let numbers = (self.constant_of(&a), self.constant_of(&b));
                    let (number, other) = match numbers {
                        (Some(number), _) => (number, b),
                        (_, Some(number)) => (number, a),
                        _ => return (by, Expr::Binary(BinaryOp::Mul, a, b)),
                    };
                    by *= number;
                    *other
                }
                Expr::Binary(BinaryOp::Div, a, b) => match self.constant_of(&b) {
                    Some(number) => {
                        by /= number;
                        *a
                    }
                    None => return (by, Expr::Binary(BinaryOp::Div, a, b)),
                },
                Expr::Element(element) => match self.unfold(&element) {
                    Some(below) => below,
                    None => return (by, Expr::Element(self.vars.resolve_element(&element))),
                },
                other => return (by, other),
            };
        }
        (by, current)
    }
}
