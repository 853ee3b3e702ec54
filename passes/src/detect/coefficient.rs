//! What a term of the scores is multiplied by: a number, and values that are known at run time.

use super::{
    algebra::Product,
    expr::{Context, Expr},
    index::Element,
    mask::leaf,
    proof::{Code, Miss, Proved},
};

/// A value that scores are multiplied by, or divided by: one for all cached rows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Factor {
    /// The value, over batch, query and head.
    pub element: Element,
    /// Scores are divided by it.
    pub divides: bool,
}

impl Factor {
    /// Returns the factors that multiplying by `of` and dividing by `over` are.
    pub fn of_quotient(of: Vec<Element>, over: Vec<Element>) -> impl Iterator<Item = Self> {
        let each = |divides| move |element| Self { element, divides };
        of.into_iter().map(each(false)).chain(over.into_iter().map(each(true)))
    }
}

/// A number times values that are known at run time.
#[derive(Clone, Debug)]
pub(super) struct Coefficient {
    pub number: f64,
    pub factors: Vec<Factor>,
}

impl Coefficient {
    pub fn number(number: f64) -> Self {
        Self { number, factors: Vec::new() }
    }

    /// Returns the coefficient times a number.
    pub fn times(&self, number: f64) -> Self {
        Self { number: self.number * number, factors: self.factors.clone() }
    }

    /// Returns the number, if that is all there is.
    pub fn known(&self, at: &Element) -> Proved<f64> {
        if self.factors.is_empty() {
            return Ok(self.number);
        }
        let note = "a mask is multiplied by a value that is not a constant";
        Err(Miss::new(Code::RuntimeScale, Some(at.value), note))
    }

    /// Multiplies by `expr`, or divides by it. `row` is the variable of the cached rows.
    pub fn scale(
        &mut self,
        cx: &mut Context<'_, '_>,
        expr: &Expr,
        divides: bool,
        row: u32,
    ) -> Proved<()> {
        let miss = |note: &str| Miss::new(Code::RuntimeScale, leaf(expr), note);
        let mut product = Product::default();
        let read = cx.product(expr, 0, &mut product);
        let elements = read.and_then(|()| product.elements()).filter(|_| product.zeros.is_empty());
        let note = if has_size(cx, expr) {
            "a scale computed from a size that is known only when running"
        } else {
            "a scale that is not a product of values"
        };
        let elements = elements.ok_or_else(|| miss(note))?;
        self.number *= if divides { product.coefficient.recip() } else { product.coefficient };
        if elements.iter().chain(&product.over).any(|e| cx.reaches(e, row)) {
            return Err(miss("a scale for each cached row"));
        }
        let (of, over) = if divides { (product.over, elements) } else { (elements, product.over) };
        self.factors.extend(Factor::of_quotient(of, over));
        Ok(())
    }
}

/// Returns true if a size that is known only when running is part of an expression.
fn has_size(cx: &Context<'_, '_>, expr: &Expr) -> bool {
    match expr {
        Expr::Int(n) => cx.graph.is_size(*n),
        Expr::Unary(_, a) | Expr::Cast(_, _, a) => has_size(cx, a),
        Expr::Binary(_, a, b) => has_size(cx, a) || has_size(cx, b),
        _ => false,
    }
}
