//! Expressions as products and sums: the algebra that a match needs.

use super::{
    expr::{Context, Expr},
    index::Element,
    reach::Question,
};
use crate::graph::{BinaryOp, CombineKind, Elem, Linear, UnaryOp};

/// How far constants and chains of elementwise operations are followed.
const DEPTH: u32 = 64;

/// One factor of a product.
#[derive(Clone, Debug, PartialEq)]
pub enum Factor {
    /// An element of a value that is not taken apart further.
    Element(Element),
    /// `e` to the power of the expression.
    Exp(Expr),
}

/// `coefficient * factors / over`, summed over `bound`.
#[derive(Clone, Debug)]
pub struct Product {
    /// The constant.
    pub coefficient: f64,
    /// What is multiplied.
    pub factors: Vec<Factor>,
    /// What is divided by.
    pub over: Vec<Element>,
    /// The summed variables.
    pub bound: Vec<u32>,
    /// Other variables that no view is to split.
    pub whole: Vec<u32>,
    /// Conditions, and with which value of them the product is 0.
    pub zeros: Vec<(Expr, bool)>,
    /// Element types met on the way.
    pub elems: Vec<Elem>,
}

impl Default for Product {
    fn default() -> Self {
        Self {
            coefficient: 1.0,
            factors: Vec::new(),
            over: Vec::new(),
            bound: Vec::new(),
            whole: Vec::new(),
            zeros: Vec::new(),
            elems: Vec::new(),
        }
    }
}

impl Product {
    /// Returns the elements when no factor is an exponential.
    pub fn elements(&self) -> Option<Vec<Element>> {
        self.factors
            .iter()
            .map(|f| match f {
                Factor::Element(e) => Some(e.clone()),
                Factor::Exp(_) => None,
            })
            .collect()
    }
}

impl Context<'_, '_> {
    /// Returns the number that an expression always is.
    pub fn constant_of(&mut self, expr: &Expr) -> Option<f64> {
        self.constant_within(expr, DEPTH)
    }

    fn constant_within(&mut self, expr: &Expr, depth: u32) -> Option<f64> {
        let depth = depth.checked_sub(1)?;
        match expr {
            Expr::Float(value) => Some(*value),
            Expr::Int(value) => Some(*value as f64),
            Expr::Cast(from, to, value) if from.is_float() && to.is_float() => {
                self.constant_within(value, depth).map(|v| rounded(v, *to))
            }
            Expr::Element(element) => {
                if !self.asks(element.value, Question::Constant) {
                    return None;
                }
                let below = self.unfold(element)?;
                self.constant_within(&below, depth)
            }
            Expr::Unary(op, a) => {
                let a = self.constant_within(a, depth)?;
                match op {
                    UnaryOp::Neg => Some(-a),
                    UnaryOp::Sqrt => Some(a.sqrt()),
                    UnaryOp::Rsqrt => Some(a.sqrt().recip()),
                    UnaryOp::Exp => Some(a.exp()),
                    UnaryOp::Log => Some(a.ln()),
                    _ => None,
                }
            }
            Expr::Binary(op, a, b) => {
                let a = self.constant_within(a, depth)?;
                let b = self.constant_within(b, depth)?;
                match op {
                    BinaryOp::Add => Some(a + b),
                    BinaryOp::Sub => Some(a - b),
                    BinaryOp::Mul => Some(a * b),
                    BinaryOp::Div => Some(a / b),
                    BinaryOp::Pow => Some(a.powf(b)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Takes an expression apart into a product. With `sums` above 0 that many nested sums are
    /// entered; values on the way to an exponential are taken apart, others only through views,
    /// casts and constant factors.
    pub fn product(&mut self, expr: &Expr, sums: u32, into: &mut Product) -> Option<()> {
        match expr {
            Expr::Float(_) | Expr::Int(_) => into.coefficient *= self.constant_of(expr)?,
            Expr::Cast(from, to, value) if from.is_float() && to.is_float() => {
                into.elems.extend([*from, *to]);
                self.product(value, sums, into)?;
            }
            Expr::Unary(UnaryOp::Neg, a) => {
                into.coefficient = -into.coefficient;
                self.product(a, sums, into)?;
            }
            Expr::Binary(BinaryOp::Mul, a, b) => {
                self.product(a, sums, into)?;
                self.product(b, sums, into)?;
            }
            Expr::Binary(BinaryOp::Div, a, b) => {
                self.product(a, sums, into)?;
                if let Some(divisor) = self.constant_of(b) {
                    into.coefficient /= divisor;
                } else {
                    let (factor, element) = self.denominator(b)?;
                    into.coefficient /= factor;
                    into.over.push(element);
                }
            }
            Expr::Reduce { kind: CombineKind::Sum, vars, body, init } => {
                let sums = sums.checked_sub(1)?;
                let zero = self.constant_of(&Expr::Element(init.clone()))? == 0.0;
                if !zero {
                    return None;
                }
                into.bound.extend(vars);
                self.product(body, sums, into)?;
            }
            Expr::Select(condition, a, b) => {
                let (zero, other) = match (self.constant_of(a), self.constant_of(b)) {
                    (Some(0.0), None) => (true, b),
                    (None, Some(0.0)) => (false, a),
                    _ => return None,
                };
                into.zeros.push(((**condition).clone(), zero));
                self.product(other, sums, into)?;
            }
            Expr::Element(element) => self.product_of_element(element, sums, into),
            other => into.factors.push(Factor::Exp(self.exponent(other)?)),
        }
        Some(())
    }

    fn product_of_element(&mut self, element: &Element, sums: u32, into: &mut Product) {
        let tensor = self.graph.tensor(element.value);
        into.elems.push(tensor.elem);
        let whole = Factor::Element(self.vars.resolve_element(element));
        let on_way_to_exp = self.asks(element.value, Question::Exponential { sums });
        let kept = if on_way_to_exp { Vec::new() } else { [&into.bound[..], &into.whole].concat() };
        let before = std::mem::replace(&mut self.shallow, !on_way_to_exp);
        let below = self.unfold_keeping(element, &kept);
        self.shallow = before;
        let Some(below) = below else {
            into.factors.push(whole);
            return;
        };
        let open = match &below {
            Expr::Element(_) | Expr::Float(_) | Expr::Int(_) | Expr::Unary(UnaryOp::Neg, _) => true,
            Expr::Cast(from, to, _) => widens(*from, *to) || on_way_to_exp,
            Expr::Binary(BinaryOp::Mul | BinaryOp::Div, a, b) => {
                on_way_to_exp || self.constant_of(a).is_some() || self.constant_of(b).is_some()
            }
            Expr::Reduce { kind: CombineKind::Sum, .. } => sums > 0 && on_way_to_exp,
            Expr::Select(..) => on_way_to_exp,
            other => self.exponent(other).is_some(),
        };
        if open {
            // What cannot be taken apart whole is kept whole.
            let mut attempt = into.clone();
            if self.product(&below, sums, &mut attempt).is_some() {
                *into = attempt;
                return;
            }
        }
        into.factors.push(whole);
    }

    /// Returns the element that an expression reads through views and float casts, and what it is
    /// multiplied by.
    pub(super) fn denominator(&mut self, expr: &Expr) -> Option<(f64, Element)> {
        match expr {
            Expr::Element(element) => {
                let element = self.through_views(element);
                // A sum that was rounded to a half type is still that sum.
                let below = self.unfold(&element).and_then(|below| self.denominator(&below));
                below.or(Some((1.0, element)))
            }
            Expr::Cast(from, to, value) if from.is_float() && to.is_float() => {
                self.denominator(value)
            }
            Expr::Unary(UnaryOp::Neg, a) => self.denominator(a).map(|(factor, e)| (-factor, e)),
            Expr::Binary(BinaryOp::Mul, a, b) => {
                let (by, of) = match (self.constant_of(a), self.constant_of(b)) {
                    (Some(by), _) => (by, b),
                    (_, Some(by)) => (by, a),
                    _ => return None,
                };
                self.denominator(of).map(|(factor, e)| (by * factor, e))
            }
            Expr::Binary(BinaryOp::Div, a, b) => {
                let by = self.constant_of(b)?;
                self.denominator(a).map(|(factor, e)| (factor / by, e))
            }
            _ => None,
        }
    }

    /// Returns what an expression multiplies by a constant, and `coefficient` times that constant;
    /// `None` where it does not.
    pub(super) fn constant_factor<'e>(
        &mut self,
        expr: &'e Expr,
        coefficient: f64,
    ) -> Option<(f64, &'e Expr)> {
        match expr {
            Expr::Unary(UnaryOp::Neg, a) => Some((-coefficient, a)),
            Expr::Binary(BinaryOp::Mul, a, b) => match (self.constant_of(a), self.constant_of(b)) {
                (Some(by), _) => Some((coefficient * by, b)),
                (_, Some(by)) => Some((coefficient * by, a)),
                _ => None,
            },
            Expr::Binary(BinaryOp::Div, a, b) => {
                self.constant_of(b).map(|by| (coefficient / by, &**a))
            }
            _ => None,
        }
    }

    /// Follows views and widening casts to the element that is read.
    pub fn through_views(&mut self, element: &Element) -> Element {
        self.through_views_keeping(element, &[])
    }

    /// As [`Self::through_views`], without splitting the variables `whole`.
    pub fn through_views_keeping(&mut self, element: &Element, whole: &[u32]) -> Element {
        let mut current = self.vars.resolve_element(element);
        while let Some(mut below) = self.unfold_keeping(&current, whole) {
            while let Expr::Cast(from, to, value) = below {
                if !widens(from, to) {
                    return self.vars.resolve_element(&current);
                }
                below = *value;
            }
            match below {
                Expr::Element(next) => current = next,
                _ => break,
            }
        }
        self.vars.resolve_element(&current)
    }

    /// Returns the natural exponent of an exponential.
    fn exponent(&mut self, expr: &Expr) -> Option<Expr> {
        let scaled = |factor: f64, of: &Expr| {
            Expr::Binary(BinaryOp::Mul, Box::new(Expr::Float(factor)), Box::new(of.clone()))
        };
        match expr {
            Expr::Unary(UnaryOp::Exp, a) => Some((**a).clone()),
            Expr::Unary(UnaryOp::Exp2, a) => Some(scaled(std::f64::consts::LN_2, a)),
            Expr::Binary(BinaryOp::Pow, base, a) => {
                let base = self.constant_of(base)?;
                (base > 0.0 && base != 1.0).then(|| scaled(base.ln(), a))
            }
            _ => None,
        }
    }

    /// Returns true if both expressions certainly have the same value, taking apart at most
    /// `depth` operations on the way.
    pub fn equal(&mut self, a: &Expr, b: &Expr, depth: u32) -> bool {
        if self.equal_here(a, b, depth) {
            return true;
        }
        let Some(depth) = depth.checked_sub(1) else { return false };
        match (a, b) {
            // Exact arithmetic knows no float widths.
            (Expr::Cast(from, to, a), b) | (b, Expr::Cast(from, to, a))
                if from.is_float() && to.is_float() =>
            {
                return self.equal(a, b, depth);
            }
            _ => {}
        }
        if let Expr::Element(element) = a
            && let Some(below) = self.unfold(element)
            && self.equal(&below, b, depth)
        {
            return true;
        }
        match b {
            Expr::Element(element) => {
                self.unfold(element).is_some_and(|below| self.equal(a, &below, depth))
            }
            _ => false,
        }
    }

    fn equal_here(&mut self, a: &Expr, b: &Expr, depth: u32) -> bool {
        match (a, b) {
            (Expr::Element(a), Expr::Element(b)) => {
                self.vars.resolve_element(a).index == self.vars.resolve_element(b).index
                    && self.graph.same(a.value, b.value, 8)
            }
            (Expr::Float(a), Expr::Float(b)) => a.to_bits() == b.to_bits(),
            (Expr::Int(a), Expr::Int(b)) => a == b,
            (Expr::Index(a), Expr::Index(b)) => self.vars.resolve(a) == self.vars.resolve(b),
            (Expr::Unary(p, a), Expr::Unary(q, b)) => p == q && self.equal(a, b, depth),
            (Expr::Binary(p, a, c), Expr::Binary(q, b, d)) => {
                p == q && self.equal(a, b, depth) && self.equal(c, d, depth)
            }
            (Expr::Compare(p, a, c), Expr::Compare(q, b, d)) => {
                p == q && self.equal(a, b, depth) && self.equal(c, d, depth)
            }
            (Expr::Select(c1, a1, b1), Expr::Select(c2, a2, b2)) => {
                self.equal(c1, c2, depth) && self.equal(a1, a2, depth) && self.equal(b1, b2, depth)
            }
            (Expr::Cast(f1, t1, a), Expr::Cast(f2, t2, b)) => {
                f1 == f2 && t1 == t2 && self.equal(a, b, depth)
            }
            _ => false,
        }
    }
}

impl Expr {
    /// Returns the expression with variables replaced.
    pub fn substitute(&self, with: &impl Fn(u32) -> Linear) -> Self {
        let below = |e: &Self| Box::new(e.substitute(with));
        match self {
            Self::Element(e) => Self::Element(e.substitute(with)),
            Self::Float(_) | Self::Int(_) => self.clone(),
            Self::Index(e) => Self::Index(e.substitute(with)),
            Self::Unary(op, a) => Self::Unary(*op, below(a)),
            Self::Binary(op, a, b) => Self::Binary(*op, below(a), below(b)),
            Self::Compare(p, a, b) => Self::Compare(*p, below(a), below(b)),
            Self::Select(c, a, b) => Self::Select(below(c), below(a), below(b)),
            Self::Cast(from, to, a) => Self::Cast(*from, *to, below(a)),
            Self::Reduce { kind, vars, body, init } => Self::Reduce {
                kind: *kind,
                vars: vars.clone(),
                body: below(body),
                init: init.substitute(with),
            },
        }
    }

    /// Returns true if some leaf's position uses `var`.
    pub fn uses(&self, var: u32) -> bool {
        match self {
            Self::Element(e) => e.uses(var),
            Self::Float(_) | Self::Int(_) => false,
            Self::Index(e) => e.uses(var),
            Self::Unary(_, a) | Self::Cast(_, _, a) => a.uses(var),
            Self::Binary(_, a, b) | Self::Compare(_, a, b) => a.uses(var) || b.uses(var),
            Self::Select(c, a, b) => c.uses(var) || a.uses(var) || b.uses(var),
            Self::Reduce { body, init, .. } => body.uses(var) || init.uses(var),
        }
    }
}

/// Returns true for an exponential, in any of its spellings.
pub fn is_exp(scalar: &crate::graph::Scalar) -> bool {
    use crate::graph::Scalar;
    match scalar {
        Scalar::Unary(UnaryOp::Exp | UnaryOp::Exp2, _) => true,
        // 2^x: that the base is constant is asked later
        Scalar::Binary(BinaryOp::Pow, _, exponent) => {
            !matches!(exponent.strip_casts(), Scalar::Float(_) | Scalar::Int(_))
        }
        _ => false,
    }
}

/// Returns true for a float conversion that keeps every value.
pub fn widens(from: Elem, to: Elem) -> bool {
    from == to
        || matches!((from, to), (Elem::Bf16 | Elem::F16, Elem::F32 | Elem::F64))
        || (from, to) == (Elem::F32, Elem::F64)
}

/// Returns a number as a float type holds it.
fn rounded(value: f64, to: Elem) -> f64 {
    match to {
        Elem::F32 => f64::from(value as f32),
        Elem::F16 => half::f16::from_f64(value).to_f64(),
        Elem::Bf16 => half::bf16::from_f64(value).to_f64(),
        _ => value,
    }
}
