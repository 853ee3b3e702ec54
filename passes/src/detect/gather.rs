//! Gathers by a table: positions that are read from a tensor.
//!
//! A position that a table holds becomes an index variable that depends on the table's element:
//! equal elements give one variable, so that two gathers by one table read the same rows. A graph's
//! own rule for entries out of range (wrap, clamp, NaN) is not kept; that entries are in range is
//! an assumption of the match.

use super::{
    expr::{Context, Expr},
    index::Element,
};
use crate::graph::{BinaryOp, CombineKind, Elem, Extent, Linear, Predicate, Value};

/// Deepest index computation that is followed.
const DEPTH: u32 = 32;
/// Most terms of a sum that is one: a position of that many dimensions.
const TERMS: i64 = 8;

impl Context<'_, '_> {
    /// Returns the element of `value` at computed positions; `None` where one is not a sum of
    /// indices and table entries.
    pub(super) fn gathered(&mut self, value: Value, positions: &[Expr]) -> Option<Element> {
        let shape = self.graph.tensor(value).shape.clone();
        let mut index = Vec::with_capacity(positions.len());
        for (position, extent) in positions.iter().zip(&shape) {
            let linear = self.position(position, extent.known(), DEPTH)?;
            self.bound_entries(&linear, *extent)?;
            index.push(linear);
        }
        Some(Element { value, index })
    }

    /// Gives new entries in a position the range that keeps it inside a dimension.
    fn bound_entries(&mut self, linear: &Linear, extent: Extent) -> Option<()> {
        let open: Vec<(u32, i64)> = linear
            .terms
            .iter()
            .copied()
            .filter(|t| self.vars.entry(t.0).is_some() && self.vars.extent(t.0).is_none())
            .collect();
        let [(var, coefficient)] = open[..] else {
            return open.is_empty().then_some(());
        };
        let mut others = linear.clone();
        others.add_term(var, -coefficient);
        let (low, high) = self.vars.range(&others)?;
        if coefficient <= 0 || low < 0 {
            return None;
        }
        let room = extent.known()? - 1 - high;
        (room >= 0).then(|| self.vars.set_extent(var, Extent::Known(room / coefficient + 1)))
    }

    /// Reads an integer expression as a sum of indices and table entries, which are taken to be in
    /// range: non-negative, and as positions below `limit`.
    fn position(&mut self, expr: &Expr, limit: Option<i64>, depth: u32) -> Option<Linear> {
        let depth = depth.checked_sub(1)?;
        match expr {
            Expr::Int(value) => Some(Linear::constant(*value)),
            Expr::Index(index) => Some(self.vars.resolve(index)),
            Expr::Cast(from, to, a) if from.is_int() && to.is_int() => {
                self.position(a, limit, depth).filter(|position| self.fits(position, *to))
            }
            // Widened without a sign, which entries do not have.
            Expr::Binary(BinaryOp::And, a, b) if matches!(**b, Expr::Int(0xffff_ffff)) => {
                self.position(a, limit, depth)
            }
            Expr::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                let mut sum = self.position(a, limit, depth)?;
                let sign = if *op == BinaryOp::Add { 1 } else { -1 };
                sum.add_scaled(&self.position(b, limit, depth)?, sign);
                self.fits(&sum, self.integer_type(expr)).then_some(sum)
            }
            Expr::Binary(BinaryOp::Mul, a, b) => {
                let (a, b) = (self.position(a, limit, depth)?, self.position(b, limit, depth)?);
                let (factor, of) = if b.terms.is_empty() { (b, a) } else { (a, b) };
                if !factor.terms.is_empty() {
                    return None;
                }
                let mut product = Linear::default();
                product.add_scaled(&of, factor.constant);
                self.fits(&product, self.integer_type(expr)).then_some(product)
            }
            // A clamp to the dimension.
            Expr::Binary(op @ (BinaryOp::Max | BinaryOp::Min), a, b) => {
                let (a, b) = (self.position(a, limit, depth)?, self.position(b, limit, depth)?);
                let (bound, of) = if b.terms.is_empty() { (b, a) } else { (a, b) };
                let idle = if *op == BinaryOp::Max {
                    bound.constant <= 0
                } else {
                    bound.constant >= limit? - 1
                };
                (bound.terms.is_empty() && idle).then_some(of)
            }
            // A negative entry counted from the end.
            Expr::Select(condition, negative, entry) => {
                let entry = self.position(entry, limit, depth)?;
                let wrapped = self.position(negative, limit, depth)?;
                let moved = wrapped.terms == entry.terms;
                (moved && self.is_negative(condition, &entry, limit, depth)).then_some(entry)
            }
            // The coordinates of one place, times how far apart they are.
            Expr::Reduce { kind: CombineKind::Sum, vars, body, init } => {
                let [var] = vars[..] else { return None };
                let terms = self.vars.extent(var).filter(|n| *n <= TERMS)?;
                if self.constant_of(&Expr::Element(init.clone())) != Some(0.0) {
                    return None;
                }
                (0..terms).try_fold(Linear::default(), |mut sum, n| {
                    let at = |v: u32| if v == var { Linear::constant(n) } else { Linear::var(v) };
                    sum.add_scaled(&self.position(&body.substitute(&at), limit, depth)?, 1);
                    Some(sum)
                })
            }
            Expr::Element(element) => self.entry(element, limit, depth),
            _ => None,
        }
    }

    /// Reads an element of an integer tensor: what it is computed from, or a table's entry.
    fn entry(&mut self, element: &Element, limit: Option<i64>, depth: u32) -> Option<Linear> {
        let element = self.vars.resolve_element(element);
        if let Some(below) = self.unfold(&element)
            && let Some(linear) = self.position(&below, limit, depth)
        {
            return Some(linear);
        }
        let elem = self.graph.tensor(element.value).elem;
        if !matches!(elem, Elem::Int(32 | 64) | Elem::Index) {
            return None;
        }
        let known = self.vars.entries().iter().find(|(_, e)| {
            self.vars.resolve_element(e).index == element.index
                && self.graph.same(e.value, element.value, 8)
        });
        let var = known.map(|(var, _)| *var);
        Some(Linear::var(var.unwrap_or_else(|| {
            let unknown = self.graph.unknown_extent();
            self.vars.push_entry(element, unknown)
        })))
    }

    /// Returns true for the condition `entry < 0`.
    fn is_negative(
        &mut self,
        condition: &Expr,
        entry: &Linear,
        limit: Option<i64>,
        depth: u32,
    ) -> bool {
        match condition {
            Expr::Compare(Predicate::Lt, a, b) => {
                self.position(b, limit, depth) == Some(Linear::constant(0))
                    && self.position(a, limit, depth).as_ref() == Some(entry)
            }
            Expr::Element(element) => match self.unfold(element) {
                Some(below) => self.is_negative(&below, entry, limit, depth),
                None => false,
            },
            _ => false,
        }
    }

    /// Returns true for a condition that holds whenever all table entries are in range.
    pub(super) fn in_range(&mut self, condition: &Expr, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        match condition {
            Expr::Int(value) => *value != 0,
            Expr::Binary(BinaryOp::And, a, b) => self.in_range(a, depth) && self.in_range(b, depth),
            Expr::Cast(from, to, a) if from.is_int() && to.is_int() => self.in_range(a, depth),
            Expr::Reduce { kind: CombineKind::And, body, init, .. } => {
                self.in_range(body, depth)
                    && self.constant_of(&Expr::Element(init.clone())).is_some_and(|v| v != 0.0)
            }
            Expr::Compare(predicate, a, b) => {
                let ends = |s: &mut Self, e: &Expr| {
                    let position = s.position(e, None, depth)?;
                    s.vars.range(&position)
                };
                let (Some(a), Some(b)) = (ends(self, a), ends(self, b)) else { return false };
                match predicate {
                    Predicate::Lt => a.1 < b.0,
                    Predicate::Le => a.1 <= b.0,
                    Predicate::Gt => a.0 > b.1,
                    Predicate::Ge => a.0 >= b.1,
                    _ => false,
                }
            }
            Expr::Element(element) => match self.unfold(element) {
                Some(below) => self.in_range(&below, depth),
                None => false,
            },
            _ => false,
        }
    }

    /// Returns the element behind `condition ? element : NaN`, where the condition asks whether
    /// table entries are in range.
    pub(super) fn without_poison(&mut self, expr: &Expr) -> Option<Element> {
        let Expr::Select(condition, a, b) = expr else { return None };
        let Expr::Element(element) = &**a else { return None };
        if !self.constant_of(b)?.is_nan() {
            return None;
        }
        // The gather says how far entries reach.
        let below = self.through_views(element);
        let reads_entry =
            below.index.iter().any(|e| e.terms.iter().any(|t| self.vars.entry(t.0).is_some()));
        (reads_entry && self.in_range(condition, DEPTH)).then(|| element.clone())
    }

    /// Returns true if an element's position depends on a variable, or on a table's entry whose
    /// own position does.
    pub(super) fn reaches(&self, element: &Element, var: u32) -> bool {
        let parts = self.vars.parts(var);
        self.vars_below(element).iter().any(|v| parts.contains(v))
    }

    /// As [`Self::reaches`], for any leaf of an expression, read through views: a broadcast along
    /// the variable does not reach it.
    pub(super) fn expr_reaches(&mut self, expr: &Expr, var: u32) -> bool {
        match expr {
            Expr::Element(e) => {
                self.reaches(e, var) && {
                    let before = self.vars.clone();
                    let read = self.through_views(e);
                    let reaches = self.reaches(&read, var);
                    self.vars = before;
                    reaches
                }
            }
            Expr::Float(_) | Expr::Int(_) => false,
            Expr::Index(e) => {
                let e = self.vars.resolve(e);
                self.vars.parts(var).iter().any(|p| e.uses(*p))
            }
            Expr::Unary(_, a) | Expr::Cast(_, _, a) => self.expr_reaches(a, var),
            Expr::Binary(_, a, b) | Expr::Compare(_, a, b) => {
                self.expr_reaches(a, var) || self.expr_reaches(b, var)
            }
            Expr::Select(c, a, b) => [c, a, b].iter().any(|e| self.expr_reaches(e, var)),
            Expr::Reduce { body, init, .. } => {
                self.expr_reaches(body, var) || self.reaches(init, var)
            }
        }
    }

    /// Returns the variables that an element's position depends on, those of table entries in it
    /// included and the entries themselves not.
    pub(super) fn vars_below(&self, element: &Element) -> Vec<u32> {
        let mut vars = Vec::new();
        for var in self.vars.resolve_element(element).vars() {
            match self.vars.entry(var) {
                Some(table) => vars.extend(self.vars_below(table)),
                None => vars.push(var),
            }
        }
        vars.sort_unstable();
        vars.dedup();
        vars
    }

    /// Returns the table entries in an element's position.
    pub(super) fn entries_in(&self, element: &Element) -> Vec<u32> {
        let resolved = self.vars.resolve_element(element);
        resolved.vars().into_iter().filter(|v| self.vars.entry(*v).is_some()).collect()
    }
}
