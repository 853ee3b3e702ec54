//! Values in pieces: what is cut along an index and joined again is read as the whole that it is.
//!
//! An element of a concatenation (an insertion, a padding) at a position that may lie in several
//! pieces is a choice over ranges of that position. The choice is one expression `e` of the
//! position where `e`, restricted to the range of each piece, is that piece:
//!
//! ```text
//! [f(a[0..c]) | f(a[c..n])] at i  =  f(a[i])          i in 0..n
//! sum_{k < c} g(k) + sum_{j < n - c} g(c + j)  =  sum_{k < n} g(k)
//! ```
//!
//! `e` is one piece with its position moved. It may only read inside of tensors, for every `i`.

use super::{
    algebra::widens,
    expr::{Context, Expr},
    index::Element,
    reach::Question,
};
use crate::graph::{
    BinaryOp, CombineKind, Elem, Extent, Linear, Literal, Node, Tensor, UnaryOp, Value,
    node::Offset,
};

/// Deepest chain of operations above a piece that is followed.
const DEPTH: u32 = 24;
/// Deepest nesting of pieces in pieces.
const NESTING: u32 = 4;

/// What is computed for one range of an index.
struct Piece {
    /// The variable that runs over the range, from 0.
    own: u32,
    /// Where the range starts.
    start: i64,
    expr: Expr,
}

impl Piece {
    /// Returns the piece's variable as a position of the whole.
    fn moved(&self, whole: u32) -> Linear {
        let mut position = Linear::var(whole);
        position.constant -= self.start;
        position
    }
}

/// A sum of one or several variables, with what it starts from.
struct Sum {
    vars: Vec<u32>,
    body: Expr,
    init: Element,
}

impl Context<'_, '_> {
    /// Returns the dimensions of a value that is put together, and where in them a piece begins or
    /// ends.
    pub(super) fn seams(&self, value: Value) -> Vec<(usize, Vec<i64>)> {
        let extent = |of: Value, dim: usize| self.graph.tensor(of).shape.get(dim)?.known();
        let seams = match &self.graph.tensor(value).node {
            Node::Concat { parts, dim } => {
                let mut end = 0;
                let ends = parts.iter().map(|part| {
                    end += extent(*part, *dim)?;
                    Some(end)
                });
                ends.collect::<Option<_>>().map(|ends| vec![(*dim, ends)])
            }
            Node::Update { source, offsets, kept, .. } => Some(
                (0..offsets.len())
                    .filter_map(|dim| {
                        let Offset::Known(low) = offsets[dim] else { return None };
                        let size = match kept.iter().position(|k| *k == dim) {
                            Some(at) => extent(*source, at)?,
                            None => 1,
                        };
                        Some((dim, vec![low, low + size]))
                    })
                    .collect(),
            ),
            Node::Pad { source, low, .. } => Some(
                (0..low.len())
                    .filter_map(|dim| Some((dim, vec![low[dim], low[dim] + extent(*source, dim)?])))
                    .collect(),
            ),
            _ => None,
        };
        seams.unwrap_or_default()
    }

    /// Returns what an element that may lie in several pieces is computed from, if that is the same
    /// in all of them.
    pub(super) fn joined(&mut self, element: &Element) -> Option<Expr> {
        let (dim, mut cuts, range) =
            self.seams(element.value).into_iter().find_map(|(dim, mut cuts)| {
                let (first, last) = self.vars.range(&element.index[dim])?;
                cuts.retain(|at| *at > first && *at <= last);
                (!cuts.is_empty()).then_some((dim, cuts, (first, last)))
            })?;
        let refused = (element.value, dim, range, self.shallow);
        if self.nesting >= NESTING || self.refused.contains(&refused) {
            return None;
        }
        cuts.extend([range.0, range.1 + 1]);
        cuts.sort_unstable();
        cuts.dedup();
        let before = self.vars.clone();
        self.nesting += 1;
        let found = self.joined_along(element, dim, &cuts);
        self.nesting -= 1;
        if found.is_none() {
            self.vars = before;
            self.refused.insert(refused);
        }
        found
    }

    fn joined_along(&mut self, element: &Element, dim: usize, cuts: &[i64]) -> Option<Expr> {
        let first = *cuts.first()?;
        let whole = self.vars.push(Extent::Known(cuts.last()? - first));
        let mut pieces = Vec::new();
        for range in cuts.windows(2) {
            let own = self.vars.push(Extent::Known(range[1] - range[0]));
            let mut here = element.clone();
            here.index[dim] = Linear::var(own);
            here.index[dim].constant += range[0];
            let expr = self.unfold(&here)?;
            pieces.push(Piece { own, start: range[0] - first, expr });
        }
        let expr = self.common(&pieces, whole)?;
        let mut at = element.index[dim].clone();
        at.constant -= first;
        Some(expr.substitute(&|v| if v == whole { at.clone() } else { Linear::var(v) }))
    }

    /// Returns the expression of `whole` that every piece is, on its range.
    fn common(&mut self, pieces: &[Piece], whole: u32) -> Option<Expr> {
        (0..pieces.len()).find_map(|base| {
            let before = self.vars.clone();
            let piece = &pieces[base];
            let found = self.lifted(&piece.expr, piece, whole, DEPTH);
            let found = found.filter(|expr| {
                let mut others = pieces.iter().enumerate().filter(|(at, _)| *at != base);
                others.all(|(_, piece)| {
                    let mut here = Linear::var(piece.own);
                    here.constant += piece.start;
                    let with = |v: u32| if v == whole { here.clone() } else { Linear::var(v) };
                    self.alike(&expr.substitute(&with), &piece.expr)
                })
            });
            if found.is_none() {
                self.vars = before;
            }
            found
        })
    }

    /// Returns a piece's expression as one of `whole`, reading tensors that hold the whole range.
    fn lifted(&mut self, expr: &Expr, piece: &Piece, whole: u32, depth: u32) -> Option<Expr> {
        let depth = depth.checked_sub(1)?;
        if self.shallow && !self.names_a_value(expr) {
            return None;
        }
        let mut below = |e: &Expr| self.lifted(e, piece, whole, depth).map(Box::new);
        Some(match expr {
            Expr::Float(_) | Expr::Int(_) => expr.clone(),
            Expr::Unary(op, a) => Expr::Unary(*op, below(a)?),
            Expr::Cast(from, to, a) => Expr::Cast(*from, *to, below(a)?),
            Expr::Binary(op, a, b) => {
                // Keys come second, and end sooner than queries do.
                let b = below(b)?;
                Expr::Binary(*op, below(a)?, b)
            }
            Expr::Compare(p, a, b) => Expr::Compare(*p, below(a)?, below(b)?),
            Expr::Select(c, a, b) => Expr::Select(below(c)?, below(a)?, below(b)?),
            Expr::Reduce { kind, vars, body, init } => {
                let (body, start) = (below(body)?, below(&Expr::Element(init.clone()))?);
                let init = match *start {
                    Expr::Element(start) => start,
                    other => {
                        let number = self.constant_of(&other)?;
                        self.number(number, self.graph.tensor(init.value).elem)
                    }
                };
                Expr::Reduce { kind: *kind, vars: vars.clone(), body, init }
            }
            Expr::Index(_) | Expr::Element(_) => {
                let moved = piece.moved(whole);
                let with = |v: u32| if v == piece.own { moved.clone() } else { Linear::var(v) };
                if self.vars.is_split(piece.own) {
                    return None;
                }
                let there = expr.substitute(&with);
                let Expr::Element(here) = expr else { return Some(there) };
                if let Expr::Element(there) = &there
                    && self.reads_inside(there)
                {
                    return Some(Expr::Element(there.clone()));
                }
                let below = self.unfold_keeping(here, &[piece.own])?;
                self.lifted(&below, piece, whole, depth)?
            }
        })
    }

    /// Returns true for what may be a value of the IR, or that times a number.
    fn names_a_value(&mut self, expr: &Expr) -> bool {
        match expr {
            Expr::Element(element) => match &self.graph.tensor(element.value).node {
                Node::Nest(nest) => nest.combine.is_none(),
                _ => true,
            },
            Expr::Float(_) | Expr::Int(_) | Expr::Index(_) => true,
            Expr::Cast(from, to, _) => widens(*from, *to),
            other => self.constant_factor(other, 1.0).is_some(),
        }
    }

    /// Returns an element that is a number.
    fn number(&self, number: f64, elem: Elem) -> Element {
        let node = Node::Const(Literal::Float(number));
        let value = self.graph.synthesize(Tensor { shape: Vec::new(), elem, node });
        Element { value, index: Vec::new() }
    }

    /// Returns true for a position that never lies outside of its tensor.
    fn reads_inside(&self, element: &Element) -> bool {
        let shape = &self.graph.tensor(element.value).shape;
        element.index.iter().zip(shape).all(|(at, extent)| {
            let range = self.vars.range(at).zip(extent.known());
            range.is_some_and(|((low, high), extent)| low >= 0 && high < extent)
        })
    }

    /// Returns a sum that goes on where another ends as one sum; `None` where `body` is no such.
    pub(super) fn as_one_sum(&mut self, expr: &Expr) -> Option<Expr> {
        let parts = match expr {
            Expr::Binary(BinaryOp::Add, a, b) => [(**a).clone(), (**b).clone()],
            Expr::Reduce { kind: CombineKind::Sum, init, .. } => {
                [Expr::Element(init.clone()), expr.clone()]
            }
            _ => return None,
        };
        let contracts = |cx: &mut Self, e: &Expr| match e {
            Expr::Element(e) => cx.asks(e.value, Question::Contraction),
            Expr::Reduce { .. } => true,
            _ => false,
        };
        if self.nesting >= NESTING || !parts.iter().all(|p| contracts(self, p)) {
            return None;
        }
        let before = self.vars.clone();
        self.nesting += 1;
        let found = self.joined_sum(&parts, matches!(expr, Expr::Reduce { .. }));
        self.nesting -= 1;
        if found.is_none() {
            self.vars = before;
        }
        found
    }

    /// As [`Self::as_one_sum`], of two parts; with `starts` the second starts from the first.
    fn joined_sum(&mut self, parts: &[Expr; 2], starts: bool) -> Option<Expr> {
        let a = self.sum(&parts[0], 1.0, DEPTH)?;
        let b = self.sum(&parts[1], 1.0, DEPTH)?;
        let is_zero =
            |cx: &mut Self, e: &Element| cx.constant_of(&Expr::Element(e.clone())) == Some(0.0);
        // One start is that of the whole.
        let init = if starts || is_zero(self, &b.init) {
            a.init.clone()
        } else if is_zero(self, &a.init) {
            b.init.clone()
        } else {
            return None;
        };
        let count = a.vars.len();
        if count != b.vars.len() {
            return None;
        }
        for cut in 0..count {
            let fits = |at: usize| {
                at == cut || self.vars.extent(a.vars[at]) == self.vars.extent(b.vars[at])
            };
            if !(0..count).all(fits) {
                continue;
            }
            for (first, second) in [(&a, &b), (&b, &a)] {
                let before = self.vars.clone();
                if let Some((vars, body)) = self.in_a_row(first, second, cut) {
                    let body = Box::new(body);
                    let sum = Expr::Reduce { kind: CombineKind::Sum, vars, body, init };
                    return Some(self.without_units(sum));
                }
                self.vars = before;
            }
        }
        None
    }

    /// Returns the variables and the body of two sums of which the second goes on in variable `cut`
    /// where the first ends.
    fn in_a_row(&mut self, first: &Sum, second: &Sum, cut: usize) -> Option<(Vec<u32>, Expr)> {
        let extent = |cx: &Self, sum: &Sum| cx.vars.extent(sum.vars[cut]);
        let start = extent(self, first)?;
        let whole = self.vars.push(Extent::Known(start + extent(self, second)?));
        let same: Vec<(u32, u32)> = (0..first.vars.len())
            .filter(|at| *at != cut)
            .map(|at| (second.vars[at], first.vars[at]))
            .collect();
        let body = second.body.substitute(&super::expr::renamed(&same));
        let pieces = [
            Piece { own: first.vars[cut], start: 0, expr: first.body.clone() },
            Piece { own: second.vars[cut], start, expr: body },
        ];
        let body = self.common(&pieces, whole)?;
        let mut vars = first.vars.clone();
        vars[cut] = whole;
        Some((vars, body))
    }

    /// Reads an expression as a sum, times `coefficient`.
    fn sum(&mut self, expr: &Expr, coefficient: f64, depth: u32) -> Option<Sum> {
        let depth = depth.checked_sub(1)?;
        match expr {
            Expr::Cast(from, to, a) if from.is_float() && to.is_float() => {
                self.sum(a, coefficient, depth)
            }
            Expr::Unary(UnaryOp::Neg, _) | Expr::Binary(BinaryOp::Mul | BinaryOp::Div, ..) => {
                let (coefficient, below) = self.constant_factor(expr, coefficient)?;
                self.sum(below, coefficient, depth)
            }
            Expr::Binary(BinaryOp::Add, ..) => {
                let whole = self.as_one_sum(expr)?;
                self.sum(&whole, coefficient, depth)
            }
            Expr::Reduce { kind: CombineKind::Sum, vars, body, init } => {
                let (body, init) = ((**body).clone(), init.clone());
                if (coefficient - 1.0).abs() == 0.0 {
                    return Some(Sum { vars: vars.clone(), body, init });
                }
                let starts = self.constant_of(&Expr::Element(init.clone()))?;
                let factor = Box::new(Expr::Float(coefficient));
                let body = Expr::Binary(BinaryOp::Mul, factor, Box::new(body));
                (starts == 0.0).then(|| Sum { vars: vars.clone(), body, init })
            }
            Expr::Element(element) => {
                let element = self.through_views(element);
                let below = self.unfold_with_units(&element)?;
                self.sum(&below, coefficient, depth)
            }
            _ => None,
        }
    }
}
