//! Splits logits into contractions, masks and a shift, and reads length conditions.

use super::{
    coefficient::Coefficient,
    expr::{Context, Expr},
    index::Element,
    proof::{Code, Miss, Proved},
    reach::Question,
};
use crate::graph::{BinaryOp, CombineKind, Elem, Linear, Predicate, UnaryOp};

/// A condition under which a score counts, and what it is otherwise.
#[derive(Clone, Debug)]
pub(super) struct Guard {
    pub condition: Expr,
    /// The score counts where the condition is this.
    pub visible: bool,
    /// The score where it does not count, with all scales.
    pub fill: f64,
    /// The mask as a tensor that is added, if it was one.
    pub added: Option<(f64, Element)>,
}

/// A sum of terms at the exponent.
#[derive(Clone, Debug, Default)]
pub(super) struct Logits {
    /// Coefficient and body of each contraction.
    pub contractions: Vec<(Coefficient, Expr)>,
    /// Other terms: masks, the row maximum.
    pub atoms: Vec<(Coefficient, Element)>,
    /// Conditions.
    pub guards: Vec<Guard>,
    /// A constant that moves every score alike; NaN where it is known at run time only.
    pub shift: f64,
}

impl Context<'_, '_> {
    /// Takes `coefficient * expr` apart into the terms of logits. `row` is the variable of the
    /// cached rows.
    pub(super) fn logits(
        &mut self,
        expr: &Expr,
        coefficient: &Coefficient,
        row: u32,
        into: &mut Logits,
    ) -> Proved<()> {
        if let Some(constant) = self.constant_of(expr) {
            // Softmax does not see it, unless it is no number; a log-sum-exp does.
            if !constant.is_finite() {
                let note = format!("{constant} added to the scores");
                return Err(Miss::new(Code::ScoreNotSum, leaf(expr), note));
            }
            let known = coefficient.factors.is_empty() || constant == 0.0;
            into.shift += if known { coefficient.number * constant } else { f64::NAN };
            return Ok(());
        }
        match expr {
            // Fewer bits are no rounding of scores: 8 end at 448.
            Expr::Cast(from, to, a)
                if [from, to].iter().all(|e| e.is_float() && e.bits() >= Some(16)) =>
            {
                self.logits(a, coefficient, row, into)
            }
            Expr::Unary(UnaryOp::Neg, a) => self.logits(a, &coefficient.times(-1.0), row, into),
            Expr::Binary(BinaryOp::Add, a, b) if a == b => {
                self.logits(a, &coefficient.times(2.0), row, into)
            }
            Expr::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                let sign = if *op == BinaryOp::Add { 1.0 } else { -1.0 };
                self.logits(a, coefficient, row, into)?;
                self.logits(b, &coefficient.times(sign), row, into)
            }
            Expr::Binary(op @ (BinaryOp::Mul | BinaryOp::Div), a, b) => {
                let (scores, factor) = if let Some(factor) = self.constant_of(b) {
                    (a, if *op == BinaryOp::Mul { factor } else { factor.recip() })
                } else if let (BinaryOp::Mul, Some(factor)) = (op, self.constant_of(a)) {
                    (b, factor)
                } else {
                    return self.scaled_logits(*op, a, b, coefficient, row, into);
                };
                if !factor.is_finite() {
                    let note = format!("scores multiplied by {factor}");
                    return Err(Miss::new(Code::ScoreNotSum, leaf(scores), note));
                }
                self.logits(scores, &coefficient.times(factor), row, into)
            }
            Expr::Select(condition, a, b) => self.guarded(condition, a, b, coefficient, row, into),
            Expr::Unary(UnaryOp::Tanh, _) => {
                Err(Miss::new(Code::SoftCap, leaf(expr), "tanh between scores and softmax"))
            }
            Expr::Reduce { kind: CombineKind::Sum, init, .. } => {
                into.contractions.push((coefficient.clone(), expr.clone()));
                self.logits(&Expr::Element(init.clone()), coefficient, row, into)
            }
            Expr::Element(element) => self.logits_of_element(element, coefficient, row, into),
            // exp(x - max(x)) with the maximum in the same loop nest: never over the scores
            _ => Err(Miss::new(Code::ScoreNotSum, leaf(expr), describe(expr))),
        }
    }

    /// As [`Self::logits`], for a product or quotient with a value that is no constant.
    fn scaled_logits(
        &mut self,
        op: BinaryOp,
        a: &Expr,
        b: &Expr,
        coefficient: &Coefficient,
        row: u32,
        into: &mut Logits,
    ) -> Proved<()> {
        let (scores, by) = match (self.expr_reaches(a, row), self.expr_reaches(b, row)) {
            (true, false) => (a, b),
            (false, true) if op == BinaryOp::Mul => (b, a),
            _ => {
                let at = leaf(a).or_else(|| leaf(b));
                return Err(Miss::new(Code::RuntimeScale, at, "a product of two tensors"));
            }
        };
        let mut coefficient = coefficient.clone();
        coefficient.scale(self, by, op == BinaryOp::Div, row)?;
        self.logits(scores, &coefficient, row, into)
    }

    fn logits_of_element(
        &mut self,
        element: &Element,
        coefficient: &Coefficient,
        row: u32,
        into: &mut Logits,
    ) -> Proved<()> {
        let element = self.through_views(element);
        if self.asks(element.value, Question::Contraction) {
            if let Some(below) = self.unfold(&element) {
                return self.logits(&below, coefficient, row, into);
            }
        } else if let Some(Expr::Select(condition, a, b)) = self.unfold(&element)
            && let (Some(first), Some(second)) = (self.constant_of(&a), self.constant_of(&b))
            && (first == 0.0) != (second == 0.0)
        {
            // A mask that is made from a condition, and added.
            let visible = first == 0.0;
            let coefficient = coefficient.known(&element)?;
            let fill = coefficient * if visible { second } else { first };
            let added = Some((coefficient, element));
            into.guards.push(Guard { condition: *condition, visible, fill, added });
            return Ok(());
        }
        into.atoms.push((coefficient.clone(), element));
        Ok(())
    }

    fn guarded(
        &mut self,
        condition: &Expr,
        a: &Expr,
        b: &Expr,
        coefficient: &Coefficient,
        row: u32,
        into: &mut Logits,
    ) -> Proved<()> {
        let (visible, fill, score) = if let Some(fill) = self.constant_of(b) {
            (true, fill, a)
        } else if let Some(fill) = self.constant_of(a) {
            (false, fill, b)
        } else {
            return Err(Miss::new(Code::ScoreNotSum, leaf(a), "a choice between two scores"));
        };
        if !coefficient.factors.is_empty() {
            let note = "a masked score is multiplied by a value that is not a constant";
            return Err(Miss::new(Code::RuntimeScale, leaf(score), note));
        }
        let before = into.shift;
        let at = into.guards.len();
        self.logits(score, coefficient, row, into)?;
        // What is added to the scores alone moves them away from the fill, or towards it.
        let fill = coefficient.number * fill - (into.shift - before);
        let condition = condition.clone();
        into.guards.insert(at, Guard { condition, visible, fill, added: None });
        Ok(())
    }

    /// Returns the comparisons that must all hold for a score to count.
    pub(super) fn conjuncts(
        &mut self,
        expr: &Expr,
        positive: bool,
        into: &mut Vec<(Predicate, Expr, Expr)>,
    ) -> Option<()> {
        match expr {
            Expr::Compare(predicate, a, b) => {
                let predicate = if positive { *predicate } else { opposite(*predicate)? };
                into.push((predicate, (**a).clone(), (**b).clone()));
                Some(())
            }
            Expr::Unary(UnaryOp::Not, a) => self.conjuncts(a, !positive, into),
            Expr::Binary(BinaryOp::Xor, a, b) => match (&**a, &**b) {
                (x, Expr::Int(1 | -1)) | (Expr::Int(1 | -1), x) => {
                    self.conjuncts(x, !positive, into)
                }
                _ => None,
            },
            Expr::Binary(op @ (BinaryOp::And | BinaryOp::Or), a, b)
                if (*op == BinaryOp::And) == positive =>
            {
                self.conjuncts(a, positive, into)?;
                self.conjuncts(b, positive, into)
            }
            Expr::Cast(_, _, a) => self.conjuncts(a, positive, into),
            Expr::Element(element) => {
                let below = self.unfold(element)?;
                self.conjuncts(&below, positive, into)
            }
            _ => None,
        }
    }

    /// Returns an integer expression as positions, at most one element, and a constant.
    pub(super) fn integer(&mut self, expr: &Expr) -> Option<Integer> {
        match expr {
            Expr::Int(value) => Some(Integer { index: Linear::constant(*value), element: None }),
            Expr::Index(index) => Some(Integer { index: self.vars.resolve(index), element: None }),
            Expr::Cast(from, to, a) if from.is_int() && to.is_int() => {
                let inner = self.integer(a)?;
                // A number that is cut off is another, unless it is known to be small.
                let kept = inner.element.is_none() || to.bits() >= from.bits();
                (kept && self.fits(&inner.index, *to)).then_some(inner)
            }
            Expr::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                let mut left = self.integer(a)?;
                let right = if a == b { left.clone() } else { self.integer(b)? };
                let sign = if *op == BinaryOp::Add { 1 } else { -1 };
                left.index.add_scaled(&right.index, sign);
                if let Some((factor, element)) = right.element {
                    if left.element.is_some() {
                        return None;
                    }
                    left.element = Some((factor * sign, element));
                }
                self.is_kept(expr, &left).then_some(left)
            }
            Expr::Binary(BinaryOp::Mul, a, b) => {
                let (left, right) = (self.integer(a)?, self.integer(b)?);
                let number = |of: &Integer| {
                    let known = of.element.is_none() && of.index.terms.is_empty();
                    (known && !self.graph.is_size(of.index.constant)).then_some(of.index.constant)
                };
                let (factor, of) = match (number(&left), number(&right)) {
                    (Some(factor), _) => (factor, right),
                    (None, Some(factor)) => (factor, left),
                    (None, None) => return None,
                };
                let mut index = Linear::constant(0);
                index.add_scaled(&of.index, factor);
                let element = of.element.map(|(times, element)| (times * factor, element));
                let product = Integer { index, element };
                self.is_kept(expr, &product).then_some(product)
            }
            Expr::Element(element) => {
                let element = self.vars.resolve_element(element);
                let opened = match self.unfold(&element) {
                    Some(below) => self.integer(&below),
                    None => None,
                };
                opened.or_else(|| {
                    let is_int = self.graph.tensor(element.value).elem.is_int();
                    is_int.then(|| Integer {
                        index: Linear::constant(0),
                        element: Some((1, element)),
                    })
                })
            }
            _ => None,
        }
    }
}

/// Sums with larger constants may go around in 32 bits; no length or row needs one.
const LARGEST: u64 = 1 << 30;

impl Context<'_, '_> {
    /// Returns true if the type of a sum or product holds its value, `number`: in few bits those
    /// of all elements and positions must be known, in 32 those of lengths and rows fit.
    fn is_kept(&self, expr: &Expr, number: &Integer) -> bool {
        let constant = number.index.constant;
        let is_small = constant.unsigned_abs() <= LARGEST || self.graph.is_size(constant);
        let elem = self.integer_type(expr);
        let is_known = number.element.is_none() || elem.bits().is_none_or(|bits| bits >= 32);
        is_small && is_known && self.fits(&number.index, elem)
    }

    /// Returns the type of an integer expression; `index` where only constants and indices are.
    pub(super) fn integer_type(&self, expr: &Expr) -> Elem {
        match expr {
            Expr::Element(element) => self.graph.tensor(element.value).elem,
            Expr::Cast(_, to, _) => *to,
            Expr::Unary(_, a) => self.integer_type(a),
            Expr::Binary(_, a, b) | Expr::Select(_, a, b) => match self.integer_type(a) {
                Elem::Index => self.integer_type(b),
                elem => elem,
            },
            Expr::Compare(..) => Elem::Int(1),
            Expr::Reduce { init, .. } => self.graph.tensor(init.value).elem,
            Expr::Int(_) | Expr::Float(_) | Expr::Index(_) => Elem::Index,
        }
    }

    /// Returns true if a type holds a position: 32 bits hold those of all tensors.
    pub(super) fn fits(&self, position: &Linear, elem: Elem) -> bool {
        let Some(bits) = elem.bits().filter(|bits| *bits < 32) else { return true };
        let end = 1_i64 << bits.saturating_sub(1);
        self.vars.range(position).is_some_and(|(low, high)| low >= -end && high < end)
    }
}

/// `index + factor * element`.
#[derive(Clone, Debug)]
pub(super) struct Integer {
    pub index: Linear,
    pub element: Option<(i64, Element)>,
}

fn opposite(predicate: Predicate) -> Option<Predicate> {
    Some(match predicate {
        Predicate::Lt => Predicate::Ge,
        Predicate::Le => Predicate::Gt,
        Predicate::Gt => Predicate::Le,
        Predicate::Ge => Predicate::Lt,
        Predicate::Eq => Predicate::Ne,
        Predicate::Ne => Predicate::Eq,
        _ => return None,
    })
}

/// Returns the first value that an expression reads.
pub(super) fn leaf(expr: &Expr) -> Option<crate::graph::Value> {
    match expr {
        Expr::Element(e) => Some(e.value),
        Expr::Float(_) | Expr::Int(_) | Expr::Index(_) => None,
        Expr::Unary(_, a) | Expr::Cast(_, _, a) => leaf(a),
        Expr::Binary(_, a, b) | Expr::Compare(_, a, b) => leaf(a).or_else(|| leaf(b)),
        Expr::Select(c, a, b) => leaf(a).or_else(|| leaf(b)).or_else(|| leaf(c)),
        Expr::Reduce { body, .. } => leaf(body),
    }
}

fn describe(expr: &Expr) -> String {
    match expr {
        Expr::Unary(op, _) => format!("{op:?} on the way from the scores").to_lowercase(),
        Expr::Binary(op, ..) => format!("{op:?} on the way from the scores").to_lowercase(),
        _ => "an operation that does not distribute over the scores".into(),
    }
}
