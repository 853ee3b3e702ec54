//! Expressions over elements: what one element of a value is computed from.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    algebra::widens,
    index::{Element, Vars},
    proof::Step,
    reach::Question,
};
use crate::graph::{
    BinaryOp, CombineKind, Elem, Extent, Graph, Linear, Literal, Nest, Node, Predicate, Scalar,
    UnaryOp, Value, node::Offset,
};

/// A scalar expression whose leaves are elements of values.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// An element.
    Element(Element),
    /// A number.
    Float(f64),
    /// An integer or boolean.
    Int(i64),
    /// A position.
    Index(Linear),
    /// A function of one number.
    Unary(UnaryOp, Box<Expr>),
    /// A function of two numbers.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// A comparison.
    Compare(Predicate, Box<Expr>, Box<Expr>),
    /// A choice.
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A conversion.
    Cast(Elem, Elem, Box<Expr>),
    /// A reduction of `body` over `vars`, starting from `init`.
    Reduce {
        /// How values combine.
        kind: CombineKind,
        /// The variables that are reduced (those of extent 1 are gone).
        vars: Vec<u32>,
        /// What is reduced.
        body: Box<Expr>,
        /// The start.
        init: Element,
    },
}

/// The most elements that are unfolded for one proof: where a value is used twice, and what comes of
/// it again, the ways to the arguments double each time. Real graphs take under a thousand.
const EFFORT: u32 = 1 << 17;

/// A graph with the variables of one match over it.
pub struct Context<'g, 'r> {
    /// The graph.
    pub graph: &'g Graph<'r>,
    /// The index variables.
    pub vars: Vars,
    /// What is known of values.
    pub(super) answers: FxHashMap<(Value, Question), bool>,
    /// The conditions that were found to hold.
    pub(super) steps: Vec<Step>,
    /// Summed indices of extent 1 have variables.
    pub(super) units: bool,
    /// How many pieces are being joined, one inside of the other.
    pub(super) nesting: u32,
    /// Only what is a value of the IR, or that times a number, is of use: nothing else is joined.
    pub(super) shallow: bool,
    /// Ranges of dimensions of values that are no whole, and whether that was asked shallowly.
    pub(super) refused: FxHashSet<(Value, usize, (i64, i64), bool)>,
    /// How many elements may still be unfolded.
    effort: u32,
}

impl<'g, 'r> Context<'g, 'r> {
    /// Starts a match.
    pub fn new(graph: &'g Graph<'r>) -> Self {
        Self {
            graph,
            vars: Vars::default(),
            answers: FxHashMap::default(),
            steps: Vec::new(),
            units: false,
            nesting: 0,
            shallow: false,
            refused: FxHashSet::default(),
            effort: EFFORT,
        }
    }

    /// Returns true if some element was not unfolded because there were too many: nothing that was
    /// found out since is certain.
    pub(super) fn is_exhausted(&self) -> bool {
        self.effort == 0
    }

    /// Notes a condition that holds.
    pub(super) fn holds(&mut self, condition: &'static str, at: Value) {
        self.steps.push(Step { condition, at });
    }

    /// Returns the general element of `value`, at fresh variables.
    pub fn general(&mut self, value: Value) -> Element {
        let tensor = self.graph.tensor(value);
        Element { value, index: tensor.shape.iter().map(|e| self.vars.fresh(*e)).collect() }
    }

    /// Returns an expression with every split variable replaced by its parts.
    pub fn resolved(&self, expr: &Expr) -> Expr {
        expr.substitute(&|v| self.vars.resolve(&Linear::var(v)))
    }

    /// Returns what an element is computed from, one operation deep; `None` where that is not
    /// known or reads different sources at different positions.
    pub fn unfold(&mut self, element: &Element) -> Option<Expr> {
        self.effort = self.effort.checked_sub(1)?;
        let tensor = self.graph.tensor(element.value);
        let element = &self.vars.resolve_element(element);
        match &tensor.node {
            Node::Opaque(_) | Node::Undefined | Node::Run { .. } => None,
            Node::Const(literal) => self.constant(literal, &tensor.shape, element),
            Node::Nest(nest) => self.nest(nest, element),
            Node::Reshape(source) => self.reshape(*source, &tensor.shape, element),
            Node::Slice { source, offsets, strides, kept } => {
                let mut index = known_offsets(offsets)?;
                for (at, dim) in kept.iter().enumerate() {
                    index[*dim].add_scaled(&element.index[at], strides[*dim]);
                }
                Some(Expr::Element(Element { value: *source, index }))
            }
            Node::Concat { parts, dim } => {
                self.concat(parts, *dim, element).or_else(|| self.joined(element))
            }
            Node::Update { dest, source, offsets, strides, kept } => {
                if strides.iter().any(|s| *s != 1) {
                    return None;
                }
                let piece = self.update(*dest, *source, offsets, kept, element);
                piece.or_else(|| self.joined(element))
            }
            Node::Pad { source, low, value } => {
                let shape = self.graph.tensor(*source).shape.clone();
                match self.inside(&element.index, low, &shape) {
                    Some(true) => {
                        let index = shifted(&element.index, low);
                        Some(Expr::Element(Element { value: *source, index }))
                    }
                    Some(false) => {
                        Some(Expr::Element(Element { value: *value, index: Vec::new() }))
                    }
                    None => self.joined(element),
                }
            }
        }
    }

    /// As [`Self::unfold`], but `None` where a view would split one of the variables `whole`.
    pub fn unfold_keeping(&mut self, element: &Element, whole: &[u32]) -> Option<Expr> {
        let is_view = matches!(self.graph.tensor(element.value).node, Node::Reshape(_));
        if !is_view || whole.is_empty() {
            return self.unfold(element);
        }
        let before = self.vars.clone();
        let below = self.unfold(element);
        if whole.iter().any(|v| !before.is_split(*v) && self.vars.is_split(*v)) {
            self.vars = before;
            return None;
        }
        below
    }

    fn constant(&self, literal: &Literal, shape: &[Extent], element: &Element) -> Option<Expr> {
        match literal {
            Literal::Float(value) => Some(Expr::Float(*value)),
            Literal::Int(value) => Some(Expr::Int(*value)),
            Literal::Dense(values) => {
                let elem = self.graph.tensor(element.value).elem;
                let dims = shape.iter().map(|e| e.known()).collect::<Option<Vec<i64>>>()?;
                if elem.is_int() && element.index.iter().any(|e| !e.terms.is_empty()) {
                    let position = counted(values, &dims, &element.index)?;
                    return Some(Expr::Cast(Elem::Index, elem, Box::new(Expr::Index(position))));
                }
                let mut at = 0;
                for (index, extent) in element.index.iter().zip(dims) {
                    if !index.terms.is_empty() {
                        return None;
                    }
                    at = at * extent + index.constant;
                }
                let value = *values.get(usize::try_from(at).ok()?)?;
                Some(if elem.is_int() { Expr::Int(value as i64) } else { Expr::Float(value) })
            }
        }
    }

    fn nest(&mut self, nest: &Nest, element: &Element) -> Option<Expr> {
        let sum = nest.combine.as_ref().filter(|c| c.kind == CombineKind::Sum);
        let goes_on = sum.is_some_and(|c| self.asks(c.init, Question::Contraction));
        let expr = self.nest_with(nest, element, goes_on)?;
        let adds = goes_on || matches!(expr, Expr::Binary(BinaryOp::Add, ..));
        if adds
            && !self.shallow
            && let Some(whole) = self.as_one_sum(&expr)
        {
            return Some(whole);
        }
        Some(if goes_on && !self.units { self.without_units(expr) } else { expr })
    }

    /// As [`Self::unfold`], with variables for summed indices of extent 1 too.
    pub(super) fn unfold_with_units(&mut self, element: &Element) -> Option<Expr> {
        let before = std::mem::replace(&mut self.units, true);
        let below = self.unfold(element);
        self.units = before;
        below
    }

    /// Returns a sum without variables of extent 1.
    pub(super) fn without_units(&self, sum: Expr) -> Expr {
        let Expr::Reduce { kind, vars, body, init } = sum else { return sum };
        let (unit, vars): (Vec<u32>, Vec<u32>) =
            vars.into_iter().partition(|v| self.vars.extent(*v) == Some(1));
        let with = |v: u32| if unit.contains(&v) { Linear::constant(0) } else { Linear::var(v) };
        Expr::Reduce { kind, vars, body: Box::new(body.substitute(&with)), init }
    }

    /// As [`Self::nest`], as it stands; with `units` reduced indices of extent 1 have variables.
    fn nest_with(&mut self, nest: &Nest, element: &Element, units: bool) -> Option<Expr> {
        let mut loops: Vec<Option<Linear>> = vec![None; nest.domain.len()];
        for (dim, at) in nest.out.iter().zip(&element.index) {
            if let Some(dim) = dim {
                loops[*dim as usize] = Some(at.clone());
            }
        }
        let mut reduced = Vec::new();
        let loops: Vec<Linear> = loops
            .into_iter()
            .zip(&nest.domain)
            .map(|(bound, extent)| {
                bound.unwrap_or_else(|| {
                    let var = if units || self.units {
                        Linear::var(self.vars.push(*extent))
                    } else {
                        self.vars.fresh(*extent)
                    };
                    reduced.extend(var.as_var());
                    var
                })
            })
            .collect();
        let body = self.scalar(&nest.body, nest, &loops)?;
        let body = self.without_detour(body);
        if let Some(element) = self.without_poison(&body) {
            return Some(Expr::Element(element));
        }
        Some(match &nest.combine {
            None => body,
            Some(combine) => Expr::Reduce {
                kind: combine.kind,
                vars: reduced,
                body: Box::new(body),
                init: Element { value: combine.init, index: element.index.clone() },
            },
        })
    }

    /// Returns a number that was widened and narrowed again as it was: nothing was rounded.
    fn without_detour(&mut self, body: Expr) -> Expr {
        let Expr::Cast(wide, narrow, inner) = &body else { return body };
        let widened = match &**inner {
            Expr::Element(element) if widens(*narrow, *wide) => match self.map_below(element) {
                Some(below) => below,
                None => return body,
            },
            other => other.clone(),
        };
        match widened {
            Expr::Cast(from, to, original)
                if from == *narrow && to == *wide && widens(from, to) =>
            {
                *original
            }
            _ => body,
        }
    }

    /// As [`Self::unfold`], for what a map computes element by element; no view is looked through.
    fn map_below(&mut self, element: &Element) -> Option<Expr> {
        match &self.graph.tensor(element.value).node {
            Node::Nest(nest) if nest.combine.is_none() => self.unfold(element),
            _ => None,
        }
    }

    /// Returns a body's expression with its loop indices replaced.
    fn scalar(&mut self, of: &Scalar, nest: &Nest, loops: &[Linear]) -> Option<Expr> {
        let at = |e: &Linear| e.substitute(|var| loops[var as usize].clone());
        let mut below = |s: &Scalar| self.scalar(s, nest, loops).map(Box::new);
        Some(match of {
            Scalar::Input(input) => {
                let access = &nest.inputs[*input];
                Expr::Element(Element {
                    value: access.value,
                    index: access.map.iter().map(at).collect(),
                })
            }
            Scalar::Accumulator => return None,
            Scalar::Float(value) => Expr::Float(*value),
            Scalar::Int(value) => Expr::Int(*value),
            Scalar::Index(dim) => Expr::Index(loops[*dim as usize].clone()),
            Scalar::Unary(op, a) => Expr::Unary(*op, below(a)?),
            Scalar::Binary(op, a, b) => Expr::Binary(*op, below(a)?, below(b)?),
            Scalar::Compare(p, a, b) => Expr::Compare(*p, below(a)?, below(b)?),
            Scalar::Select(c, a, b) => Expr::Select(below(c)?, below(a)?, below(b)?),
            Scalar::Cast { from, to, unsigned, value } => {
                let cast = Expr::Cast(*from, *to, below(value)?);
                match from.bits().filter(|b| *unsigned && from.is_int() && *b < 64) {
                    // The bits of the sign are 0, which changes a negative number.
                    Some(bits) if bits > 1 && to.bits() > Some(bits) => {
                        let low = Box::new(Expr::Int((1 << bits) - 1));
                        Expr::Binary(BinaryOp::And, Box::new(cast), low)
                    }
                    _ => cast,
                }
            }
            Scalar::Load(value, indices) => {
                let linear = indices.iter().map(|i| i.linear().map(|e| at(&e)));
                let element = if let Some(index) = linear.collect::<Option<Vec<_>>>() {
                    Element { value: *value, index }
                } else {
                    let indices = indices
                        .iter()
                        .map(|i| self.scalar(i, nest, loops))
                        .collect::<Option<Vec<_>>>()?;
                    self.gathered(*value, &indices)?
                };
                Expr::Element(element)
            }
        })
    }

    fn reshape(&mut self, source: Value, shape: &[Extent], element: &Element) -> Option<Expr> {
        // Views that cancel out split no index.
        let mut inner = source;
        if self.graph.tensor(inner).shape == shape {
            return Some(Expr::Element(Element { value: inner, index: element.index.clone() }));
        }
        while let Node::Reshape(below) = &self.graph.tensor(inner).node {
            inner = *below;
            if self.graph.tensor(inner).shape == shape {
                return Some(Expr::Element(Element { value: inner, index: element.index.clone() }));
            }
        }
        let from = self.graph.tensor(source).dims()?;
        let mut flat = Linear::default();
        let mut stride = 1;
        for (index, extent) in element.index.iter().zip(shape).rev() {
            flat.add_scaled(index, stride);
            stride *= extent.known()?;
        }
        let mut index = vec![Linear::default(); from.len()];
        for (dim, extent) in from.iter().enumerate().rev() {
            if *extent == 1 {
                // The index of a piece of extent 1 goes with its dimension.
                index[dim] = self.vars.take_units(&mut flat);
                continue;
            }
            let (quotient, remainder) = self.vars.divide(&flat, *extent)?;
            index[dim] = remainder;
            flat = quotient;
        }
        // A later division may have split a variable of an earlier remainder.
        let value = Element { value: source, index };
        Some(Expr::Element(self.vars.resolve_element(&value)))
    }

    fn concat(&self, parts: &[Value], dim: usize, element: &Element) -> Option<Expr> {
        let (low, high) = self.vars.range(&element.index[dim])?;
        let mut start = 0;
        for part in parts {
            let extent = self.graph.tensor(*part).shape[dim].known()?;
            if low >= start && high < start + extent {
                let mut index = element.index.clone();
                index[dim].constant -= start;
                return Some(Expr::Element(Element { value: *part, index }));
            }
            start += extent;
        }
        None
    }

    fn update(
        &self,
        dest: Value,
        source: Value,
        offsets: &[Offset],
        kept: &[usize],
        element: &Element,
    ) -> Option<Expr> {
        let tensor = self.graph.tensor(source);
        let mut shape = vec![Extent::Known(1); offsets.len()];
        for (at, dim) in kept.iter().enumerate() {
            shape[*dim] = tensor.shape[at];
        }
        let offsets: Vec<i64> = known_offsets(offsets)?.into_iter().map(|e| e.constant).collect();
        let inside = self.inside(&element.index, &offsets, &shape)?;
        Some(Expr::Element(if inside {
            let all = shifted(&element.index, &offsets);
            Element { value: source, index: kept.iter().map(|d| all[*d].clone()).collect() }
        } else {
            Element { value: dest, index: element.index.clone() }
        }))
    }

    /// Returns whether a position lies always inside (true) or always outside (false) of a box.
    fn inside(&self, index: &[Linear], low: &[i64], shape: &[Extent]) -> Option<bool> {
        let mut always = true;
        for ((expression, start), extent) in index.iter().zip(low).zip(shape) {
            let (first, last) = self.vars.range(expression)?;
            let end = start + extent.known()?;
            if last < *start || first >= end {
                return Some(false);
            }
            always &= first >= *start && last < end;
        }
        always.then_some(true)
    }
}

/// Returns a substitution of variables by variables.
pub fn renamed(pairs: &[(u32, u32)]) -> impl Fn(u32) -> Linear + '_ {
    |var| Linear::var(pairs.iter().find(|p| p.0 == var).map_or(var, |p| p.1))
}

fn shifted(index: &[Linear], by: &[i64]) -> Vec<Linear> {
    index
        .iter()
        .zip(by)
        .map(|(e, by)| Linear { terms: e.terms.clone(), constant: e.constant - by })
        .collect()
}

fn known_offsets(offsets: &[Offset]) -> Option<Vec<Linear>> {
    offsets
        .iter()
        .map(|o| match o {
            Offset::Known(n) => Some(Linear::constant(*n)),
            Offset::Value(_) => None,
        })
        .collect()
}

/// Returns the number at a position in a table whose numbers count evenly along each dimension.
fn counted(numbers: &[f64], dims: &[i64], index: &[Linear]) -> Option<Linear> {
    let first = *numbers.first()? as i64;
    let mut position = Linear::constant(first);
    let mut steps = vec![0; dims.len()];
    let mut stride = 1;
    for (dim, extent) in dims.iter().enumerate().rev() {
        if *extent > 1 {
            steps[dim] = *numbers.get(stride)? as i64 - first;
            position.add_scaled(&index[dim], steps[dim]);
        }
        stride *= usize::try_from(*extent).ok()?;
    }
    let expected = |at: usize| {
        let place = dims.iter().zip(&steps).rev();
        let (_, sum) = place.fold((at as i64, first), |(at, sum), (extent, step)| {
            (at / extent, sum + at % extent * step)
        });
        sum
    };
    let counts = |(at, number): (usize, &f64)| *number as i64 == expected(at);
    (numbers.len() == stride && numbers.iter().enumerate().all(counts)).then_some(position)
}
