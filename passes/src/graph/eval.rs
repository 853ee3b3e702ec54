//! Evaluates values of the tensor graph in f64 (integers in i64): the reference of every test.
//!
//! It knows nothing of the detector. Conversions between floats keep their operand, so that the
//! result is what the graph means in real arithmetic; [`Evaluator::round`] makes every node round
//! to its element type instead, which is what the graph does when it runs as written.
//!
//! An element without a defined value reads as NaN, or as an integer that is no index, so that a
//! wrong reliance on it is seen.

use std::{collections::HashMap, rc::Rc};

use super::{Extent, Graph, Literal, Nest, Node, Tensor, Value, node::Offset};

mod array;
mod contract;
mod error;
mod lanes;
mod nest;
mod parallel;
mod program;
mod round;
mod run;
mod scalar_ops;
#[cfg(test)]
mod tests;
mod view;

pub use array::{Array, Data};
pub use error::{EvalError, EvalErrorKind};
pub use round::round;

use error::Outcome;
use program::{Kind, Program, Types};
use view::Region;

/// Reports how much is done: the values evaluated and the number of all values to evaluate.
pub type Progress<'g> = Box<dyn Fn(usize, usize) + 'g>;

/// Evaluates values of a graph.
pub struct Evaluator<'g> {
    graph: &'g Graph<'g>,
    round: bool,
    progress: Option<Progress<'g>>,
    /// Arrays of bound values and of those asked for.
    known: HashMap<Value, Rc<Array>>,
    /// Extents that the shapes of arrays have shown.
    extents: HashMap<u32, i64>,
}

impl<'g> Evaluator<'g> {
    /// Makes an evaluator of the values of `graph`.
    pub fn new(graph: &'g Graph<'g>) -> Self {
        Self { graph, round: false, progress: None, known: HashMap::new(), extents: HashMap::new() }
    }

    /// Makes every node round to its element type.
    #[must_use]
    pub fn round(mut self, round: bool) -> Self {
        self.round = round;
        self
    }

    /// Calls `progress` after each value.
    #[must_use]
    pub fn progress(mut self, progress: Progress<'g>) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Gives `value` an array, whatever computes it.
    pub fn bind(&mut self, value: Value, array: Array) -> Result<(), EvalError> {
        let tensor = self.graph.tensor(value);
        let fits = match Kind::of(tensor.elem) {
            Some(kind) if kind.is_float() != array.data.is_float() => {
                Err(EvalErrorKind::Type(format!("an array of another type than {}", tensor.elem)))
            }
            _ => self.learn(&tensor, &array),
        };
        fits.map_err(|kind| EvalError { value, kind })?;
        self.known.insert(value, Rc::new(array));
        Ok(())
    }

    /// Returns the elements of `value`.
    pub fn eval(&mut self, value: Value) -> Result<Rc<Array>, EvalError> {
        self.eval_all(&[value])?.pop().ok_or(EvalError { value, kind: EvalErrorKind::Unbound })
    }

    /// Returns the elements of each of `values`, evaluating what they share once.
    ///
    /// What they are computed from is dropped as soon as nothing needs it any more.
    pub fn eval_all(&mut self, values: &[Value]) -> Result<Vec<Rc<Array>>, EvalError> {
        let (order, mut uses) = self.plan(values);
        for (done, value) in order.iter().enumerate() {
            let tensor = self.graph.tensor(*value);
            let located = |kind| EvalError { value: *value, kind };
            if let Node::Run { run, .. } = &tensor.node {
                // All results are there at once; those that nobody wants are dropped.
                if !self.known.contains_key(value) {
                    let arrays = self.run(run).map_err(located)?;
                    let wanted = |v: &Value| uses.contains_key(v) || values.contains(v);
                    let results = run.results.iter().copied().zip(arrays);
                    self.known.extend(results.filter(|(v, _)| wanted(v)));
                }
                let array = self.known.get(value).cloned();
                let array = array.ok_or_else(|| located(EvalErrorKind::Unbound))?;
                self.learn(&tensor, &array).map_err(located)?;
            } else {
                let array = self.compute(&tensor).map_err(located)?;
                self.learn(&tensor, &array).map_err(located)?;
                self.known.insert(*value, Rc::new(array));
            }
            for operand in tensor.node.operands() {
                if let Some(count) = uses.get_mut(&operand) {
                    *count -= 1;
                    if *count == 0 && !values.contains(&operand) {
                        self.known.remove(&operand);
                    }
                }
            }
            if let Some(progress) = &self.progress {
                progress(done + 1, order.len());
            }
        }
        Ok(values.iter().map(|value| self.known[value].clone()).collect())
    }

    /// Returns the number of loop iterations that evaluating `values` takes, as far as extents
    /// are known.
    pub fn cost(&self, values: &[Value]) -> u64 {
        let extent = |e: &Extent| self.extent(*e).map_or(1, |n| n.max(0) as u64);
        let (order, _) = self.plan(values);
        order
            .iter()
            .map(|value| {
                let tensor = self.graph.tensor(*value);
                let extents = match &tensor.node {
                    Node::Nest(nest) => &nest.domain,
                    _ => &tensor.shape,
                };
                extents.iter().map(extent).fold(1, u64::saturating_mul)
            })
            .fold(0, u64::saturating_add)
    }

    /// Returns the values that are still to evaluate, operands first, and how often each is used.
    fn plan(&self, values: &[Value]) -> (Vec<Value>, HashMap<Value, usize>) {
        let mut order = Vec::new();
        let mut uses = HashMap::new();
        let mut entered = std::collections::HashSet::new();
        let mut stack: Vec<(Value, bool)> = values.iter().rev().map(|v| (*v, false)).collect();
        while let Some((value, operands_done)) = stack.pop() {
            if operands_done {
                order.push(value);
                continue;
            }
            if self.known.contains_key(&value) || !entered.insert(value) {
                continue;
            }
            stack.push((value, true));
            for operand in self.graph.tensor(value).node.operands() {
                if !self.known.contains_key(&operand) {
                    *uses.entry(operand).or_insert(0) += 1;
                    stack.push((operand, false));
                }
            }
        }
        (order, uses)
    }

    fn compute(&self, tensor: &Tensor) -> Outcome<Array> {
        let array = match &tensor.node {
            // See `eval_all`.
            Node::Run { .. } => return Err(EvalErrorKind::Unbound),
            Node::Opaque(name) if &**name == "argument" => return Err(EvalErrorKind::Unbound),
            Node::Opaque(name) => return Err(EvalErrorKind::Opaque(name.to_string())),
            Node::Const(literal) => self.literal(tensor, literal)?,
            Node::Undefined => {
                let shape = self.shape(&tensor.shape)?;
                let data = view::blank(shape.iter().product(), tensor.elem.is_float());
                return Ok(Array { shape, data });
            }
            Node::Nest(nest) => self.nest(tensor, nest)?,
            Node::Reshape(source) => {
                let source = self.operand(*source);
                let shape = self.reshaped(&tensor.shape, source.data.len())?;
                view::reshape(&source, shape)?
            }
            Node::Slice { source, offsets, strides, kept } => {
                let region = Region {
                    offsets: &self.offsets(offsets)?,
                    strides,
                    kept,
                    part: &self.shape(&tensor.shape)?,
                };
                view::slice(&self.operand(*source), &region)?
            }
            Node::Concat { parts, dim } => {
                let parts: Vec<_> = parts.iter().map(|v| self.operand(*v)).collect();
                let parts: Vec<&Array> = parts.iter().map(Rc::as_ref).collect();
                view::concat(&parts, *dim)?
            }
            Node::Update { dest, source, offsets, strides, kept } => {
                let source = self.operand(*source);
                let region =
                    Region { offsets: &self.offsets(offsets)?, strides, kept, part: &source.shape };
                view::update(&self.operand(*dest), &source, &region)?
            }
            Node::Pad { source, low, value } => {
                let shape = self.shape(&tensor.shape)?;
                view::pad(&self.operand(*source), low, &self.operand(*value), &shape)?
            }
        };
        Ok(if self.round { rounded(array, tensor) } else { array })
    }

    /// Returns the array of an operand; the order of evaluation guarantees that there is one.
    fn operand(&self, value: Value) -> Rc<Array> {
        self.known[&value].clone()
    }

    fn literal(&self, tensor: &Tensor, literal: &Literal) -> Outcome<Array> {
        let shape = self.shape(&tensor.shape)?;
        let count: usize = shape.iter().product();
        let float = Kind::of(tensor.elem)
            .ok_or_else(|| EvalErrorKind::Type(format!("a constant of {}", tensor.elem)))?
            .is_float();
        let data = match literal {
            Literal::Float(value) if float => Data::Float(vec![*value; count]),
            Literal::Float(value) => Data::Int(vec![*value as i64; count]),
            Literal::Int(value) if float => Data::Float(vec![*value as f64; count]),
            Literal::Int(value) => {
                let bits = tensor.elem.bits().unwrap_or(64);
                Data::Int(vec![round::wrap(*value, bits); count])
            }
            Literal::Dense(values) if values.len() != count => {
                return Err(EvalErrorKind::Shape {
                    what: "a constant",
                    expected: shape.iter().map(|n| *n as i64).collect(),
                    got: vec![values.len()],
                });
            }
            Literal::Dense(values) if float => Data::Float(values.to_vec()),
            Literal::Dense(values) => Data::Int(values.iter().map(|x| *x as i64).collect()),
        };
        Ok(Array { shape, data })
    }

    fn nest(&self, tensor: &Tensor, nest: &Nest) -> Outcome<Array> {
        let arrays: Vec<_> = nest.inputs.iter().map(|a| self.operand(a.value)).collect();
        let init = nest.combine.as_ref().map(|c| self.operand(c.init));
        let kind_of = |value: Value, float: bool| {
            let known = Kind::of(self.graph.tensor(value).elem);
            known.unwrap_or(if float { Kind::Float } else { Kind::Int(None) })
        };
        let kinds: Vec<Kind> = nest
            .inputs
            .iter()
            .zip(&arrays)
            .map(|(access, array)| kind_of(access.value, array.data.is_float()))
            .collect();
        let program = Program::compile(
            &nest.body,
            &Types { inputs: &kinds, load: &|value| kind_of(value, true), round: self.round },
        )?;
        let tables: Vec<_> = program.tables.iter().map(|v| self.operand(*v)).collect();
        nest::Job {
            nest,
            domain: self.domain(nest, &arrays)?,
            inputs: arrays.iter().map(Rc::as_ref).collect(),
            init: init.as_deref(),
            program: &program,
            tables: tables.iter().map(Rc::as_ref).collect(),
            elem: tensor.elem,
            round: self.round,
        }
        .run()
    }

    /// Returns the extents of the loops; an unknown one is that of an operand's dimension which
    /// the loop index runs over alone.
    fn domain(&self, nest: &Nest, arrays: &[Rc<Array>]) -> Outcome<Vec<usize>> {
        let from_operand = |var: u32| {
            nest.inputs.iter().zip(arrays).find_map(|(access, array)| {
                let dim = access.map.iter().position(|e| e.as_var() == Some(var))?;
                array.shape.get(dim).map(|n| *n as i64)
            })
        };
        nest.domain
            .iter()
            .enumerate()
            .map(|(var, extent)| {
                let extent = self.extent(*extent).or_else(|| from_operand(var as u32));
                usize::try_from(extent.unwrap_or(-1)).map_err(|_| EvalErrorKind::Extent(var))
            })
            .collect()
    }

    fn extent(&self, extent: Extent) -> Option<i64> {
        match extent {
            Extent::Known(n) => Some(n),
            Extent::Symbol(symbol) => self.extents.get(&symbol).copied(),
        }
    }

    fn shape(&self, shape: &[Extent]) -> Outcome<Vec<usize>> {
        shape
            .iter()
            .enumerate()
            .map(|(dim, extent)| {
                let extent = self.extent(*extent).unwrap_or(-1);
                usize::try_from(extent).map_err(|_| EvalErrorKind::Extent(dim))
            })
            .collect()
    }

    /// Returns the shape of a reshape of `count` elements; one extent may be unknown.
    fn reshaped(&self, shape: &[Extent], count: usize) -> Outcome<Vec<usize>> {
        let unknown: Vec<usize> =
            (0..shape.len()).filter(|dim| self.extent(shape[*dim]).is_none()).collect();
        let [dim] = unknown[..] else {
            return self.shape(shape);
        };
        let mut shape = shape.to_vec();
        shape[dim] = Extent::Known(1);
        let mut shape = self.shape(&shape)?;
        let rest: usize = shape.iter().product();
        shape[dim] = count.checked_div(rest).ok_or(EvalErrorKind::Extent(dim))?;
        Ok(shape)
    }

    fn offsets(&self, offsets: &[Offset]) -> Outcome<Vec<i64>> {
        offsets
            .iter()
            .map(|offset| match offset {
                Offset::Known(n) => Ok(*n),
                Offset::Value(value) => self.operand(*value).int_scalar().ok_or_else(|| {
                    EvalErrorKind::Type("an offset expects one integer, got another value".into())
                }),
            })
            .collect()
    }

    /// Checks the shape of `array`, which `tensor` describes, and notes the extents it shows.
    fn learn(&mut self, tensor: &Tensor, array: &Array) -> Outcome<()> {
        let expected = |this: &Self| -> Vec<i64> {
            tensor.shape.iter().map(|e| this.extent(*e).unwrap_or(-1)).collect()
        };
        let fits = tensor.shape.len() == array.shape.len()
            && expected(self).iter().zip(&array.shape).all(|(e, n)| *e == -1 || *e == *n as i64);
        if !fits {
            return Err(EvalErrorKind::Shape {
                what: "a value",
                expected: expected(self),
                got: array.shape.clone(),
            });
        }
        for (extent, n) in tensor.shape.iter().zip(&array.shape) {
            if let Extent::Symbol(symbol) = extent {
                self.extents.insert(*symbol, *n as i64);
            }
        }
        Ok(())
    }
}

fn rounded(mut array: Array, tensor: &Tensor) -> Array {
    if let Data::Float(data) = &mut array.data {
        for x in data {
            *x = round(*x, tensor.elem);
        }
    }
    array
}
