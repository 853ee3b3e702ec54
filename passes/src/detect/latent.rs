//! Finds the latent that keys and values share: read as it is (absorbed), or rebuilt for each head
//! from the cached rows by `W_UK` and `W_UV` (naive).
//!
//! ```text
//! key[b,h,t,n]   = sum_r c[b,t,r] W_UK[h,n,r]
//! value[b,h,t,v] = sum_r c[b,t,r] W_UV[h,v,r]
//! ```
//!
//! A sum of products of three tensors may be taken in any order, so that the query goes through
//! `W_UK` and the output through `W_UV` instead of every cached row.

use super::{
    algebra::{Product, widens},
    expr::{Context, Expr},
    index::Element,
    proof::{Code, Miss, Part, Parts, Proved},
};
use crate::graph::{BinaryOp, CombineKind, UnaryOp};

/// A weight between the latent and the columns of a head.
#[derive(Clone, Debug)]
pub(super) struct Weight {
    /// The weight.
    pub element: Element,
    /// The variable of the head's columns.
    pub column: u32,
}

/// What a cached value is multiplied by.
#[derive(Clone, Debug)]
pub(super) struct Scale {
    /// The scale of a request, row or group of columns; none where it is a constant.
    pub element: Option<Element>,
    /// A constant factor.
    pub factor: f64,
}

/// What the probabilities are contracted with: cached latent rows.
#[derive(Clone, Debug)]
pub(super) struct Values {
    /// A row of the cache.
    pub cache: Element,
    /// Its column variable.
    pub column: u32,
    /// What the rows are multiplied by.
    pub factor: f64,
    /// `W_UV`, where the values are rebuilt from the cache, and its constant factor.
    pub weight: Option<(Weight, f64)>,
}

/// An element that is rebuilt from a cached row: `coefficient * sum_column cache * weight`.
struct Rebuilt {
    coefficient: f64,
    cache: Element,
    weight: Element,
    column: u32,
}

/// How a cached tensor may be read.
#[derive(Clone, Copy)]
enum Form {
    AsRead,
    /// Through views and constant factors: rows that a table selects lie behind a view over pages.
    Opened,
    /// As what it is rebuilt from.
    Rebuilt,
}

const FORMS: [Form; 3] = [Form::AsRead, Form::Opened, Form::Rebuilt];

impl Context<'_, '_> {
    /// Finds the score part over the very latent that `values` reads, and the rotary part.
    pub(super) fn shared_latent(
        &mut self,
        parts: Parts,
        values: &Values,
        row: u32,
    ) -> Proved<(Part, Option<Part>, Values)> {
        let first = parts.pieces[0].cache.value;
        let mut refusal = None;
        let mut found = None;
        'forms: for theirs in FORMS {
            for at in 0..parts.pieces.len() {
                for mine in FORMS {
                    let before = self.vars.clone();
                    match self.shared_in(&parts.pieces[at], mine, values, theirs, row) {
                        Ok(Some((hit, others, values))) => {
                            found = Some((at, hit, others, values));
                            break 'forms;
                        }
                        Ok(None) => {}
                        Err(miss) => {
                            refusal.get_or_insert(miss);
                        }
                    }
                    self.vars = before;
                }
            }
        }
        let Some((at, latent, others, values)) = found else {
            return Err(refusal.unwrap_or_else(|| {
                let note = "no score part reads the value's tensor";
                Miss::new(Code::NotSharedLatent, Some(first), note)
            }));
        };
        let Parts { wholes, mut pieces } = parts;
        pieces.remove(at);
        pieces.extend(others);
        let place = Some(latent.cache.value);
        let mut rest = self.join_parts(&wholes, pieces);
        let rope = rest.pop();
        if !rest.is_empty() {
            let note = format!("{} parts besides the latent one", rest.len() + 1);
            return Err(Miss::new(Code::ScoreParts, place, note));
        }
        if let Some(rope) = &rope
            && self.width(rope).is_none()
        {
            return Err(Miss::new(Code::Dynamic, place, "the rotary width is not known"));
        }
        Ok((latent, rope, values))
    }

    /// Returns an element of a step of an operation as one of the operation's result, if it is one.
    pub(super) fn of_result(&self, element: &Element) -> Element {
        let found = || {
            let value = self.graph.reshaped(element.value)?;
            let [from, to] = [element.value, value].map(|v| self.graph.tensor(v).dims());
            self.vars.resolve_element(element).merged(&from?, value, &to?)
        };
        let is_step = self.graph.key(element.value).is_none();
        is_step.then(found).flatten().unwrap_or_else(|| element.clone())
    }

    /// As [`Self::latent_part`], of a part and of values in the given forms; `None` too where there
    /// is no such form.
    fn shared_in(
        &mut self,
        part: &Part,
        mine: Form,
        values: &Values,
        theirs: Form,
        row: u32,
    ) -> Proved<Option<(Part, Vec<Part>, Values)>> {
        let Some(values) = self.values_in(theirs, values, row) else { return Ok(None) };
        let Some(part) = self.part_in(mine, part, row) else { return Ok(None) };
        let hit = self.latent_part(&part, &values.cache, values.column)?;
        Ok(hit.map(|(latent, others)| (latent, others, values)))
    }

    fn values_in(&mut self, form: Form, values: &Values, row: u32) -> Option<Values> {
        match form {
            Form::AsRead => Some(values.clone()),
            Form::Opened => {
                let (by, cache) = self.opened(&values.cache);
                let factor = values.factor * by;
                (cache.value != values.cache.value).then(|| Values {
                    cache,
                    factor,
                    ..values.clone()
                })
            }
            Form::Rebuilt => {
                let rebuilt = self.rebuilt(&values.cache, row)?;
                let weight = Weight { element: rebuilt.weight, column: values.column };
                Some(Values {
                    cache: rebuilt.cache,
                    column: rebuilt.column,
                    factor: values.factor,
                    weight: Some((weight, rebuilt.coefficient)),
                })
            }
        }
    }

    fn part_in(&mut self, form: Form, part: &Part, row: u32) -> Option<Part> {
        match form {
            Form::AsRead => Some(part.clone()),
            Form::Opened => {
                let (by, cache) = self.opened(&part.cache);
                let coefficient = part.coefficient * by;
                (cache.value != part.cache.value).then(|| Part {
                    coefficient,
                    cache,
                    ..part.clone()
                })
            }
            Form::Rebuilt => {
                let rebuilt = self.rebuilt(&part.cache, row)?;
                Some(Part {
                    coefficient: part.coefficient * rebuilt.coefficient,
                    cache: rebuilt.cache,
                    column: rebuilt.column,
                    weight: Some(Weight { element: rebuilt.weight, column: part.column }),
                    ..part.clone()
                })
            }
        }
    }

    /// Follows views, widening casts and constant factors to the element that is read, and returns
    /// what it is multiplied by.
    fn opened(&mut self, element: &Element) -> (f64, Element) {
        let (mut factor, mut current) = (1.0, self.through_views(element));
        while let Some(mut below) = self.unfold(&current) {
            let mut by = 1.0;
            let next = loop {
                below = match below {
                    Expr::Element(next) => break Some(next),
                    Expr::Cast(from, to, a) if widens(from, to) => *a,
                    Expr::Unary(UnaryOp::Neg, a) => {
                        by = -by;
                        *a
                    }
                    Expr::Binary(op @ (BinaryOp::Mul | BinaryOp::Div), a, b) => {
                        match (op, self.constant_of(&a), self.constant_of(&b)) {
                            (BinaryOp::Mul, Some(number), _) => {
                                by *= number;
                                *b
                            }
                            (BinaryOp::Mul, _, Some(number)) => {
                                by *= number;
                                *a
                            }
                            (_, _, Some(number)) => {
                                by /= number;
                                *a
                            }
                            _ => break None,
                        }
                    }
                    _ => break None,
                };
            };
            let Some(next) = next else { break };
            factor *= by;
            current = self.through_views(&next);
        }
        (factor, current)
    }

    /// Takes `element` apart into a cached row and a weight, if that is what it is computed from.
    fn rebuilt(&mut self, element: &Element, row: u32) -> Option<Rebuilt> {
        let mut coefficient = 1.0;
        let mut current = Expr::Element(self.vars.resolve_element(element));
        loop {
            current = match current {
                // What the graph rounds here a kernel never makes.
                Expr::Cast(from, to, a) if from.is_float() && to.is_float() => *a,
                Expr::Unary(UnaryOp::Neg, a) => {
                    coefficient = -coefficient;
                    *a
                }
                Expr::Binary(BinaryOp::Mul, a, b) => {
                    let (factor, other) = match (self.constant_of(&a), self.constant_of(&b)) {
                        (Some(factor), _) => (factor, b),
                        (_, Some(factor)) => (factor, a),
                        _ => return None,
                    };
                    coefficient *= factor;
                    *other
                }
                Expr::Binary(BinaryOp::Div, a, b) => {
                    coefficient /= self.constant_of(&b)?;
                    *a
                }
                Expr::Element(element) => self.unfold(&element)?,
                sum @ Expr::Reduce { kind: CombineKind::Sum, .. } => {
                    return self.row_times_weight(&sum, coefficient, row);
                }
                _ => return None,
            };
        }
    }

    /// Reads a sum of products as a cached row times a weight.
    fn row_times_weight(&mut self, sum: &Expr, coefficient: f64, row: u32) -> Option<Rebuilt> {
        let mut product = Product { coefficient, ..Product::default() };
        self.product(sum, 1, &mut product)?;
        if !product.over.is_empty() || !product.zeros.is_empty() {
            return None;
        }
        let elements = product.elements()?;
        let [a, b] = &elements[..] else { return None };
        let (mut a, mut b) = (self.vars.resolve_element(a), self.vars.resolve_element(b));
        let bound: Vec<u32> = product.bound.iter().flat_map(|v| self.vars.parts(*v)).collect();
        let column = self.join(&bound, &mut [&mut a, &mut b])?;
        let (cache, weight) = match (self.reaches(&a, row), self.reaches(&b, row)) {
            (true, false) => (a, b),
            (false, true) => (b, a),
            _ => return None,
        };
        (cache.uses(column) && weight.uses(column)).then_some(Rebuilt {
            coefficient: product.coefficient,
            cache,
            weight,
            column,
        })
    }
}
