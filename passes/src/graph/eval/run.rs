//! Evaluation of operations that run regions.

use std::rc::Rc;

use super::{
    Evaluator,
    array::{Array, Data, offsets, strides},
    error::{EvalErrorKind, Outcome},
};
use crate::graph::{Region, Run, RunKind, ScatterDims};

impl Evaluator<'_> {
    /// Returns all results of an operation.
    pub(super) fn run(&self, run: &Run) -> Outcome<Vec<Rc<Array>>> {
        let inputs: Vec<Rc<Array>> = run.inputs.iter().map(|v| self.operand(*v)).collect();
        let malformed = || EvalErrorKind::Type("an operation lacks a region or an operand".into());
        let region = |at: usize| run.regions.get(at).ok_or_else(malformed);
        match &run.kind {
            RunKind::While => {
                let (condition, body) = (region(0)?, region(1)?);
                let mut state = inputs;
                while truth(&self.call(run, condition, &state)?)? {
                    state = self.call(run, body, &state)?;
                }
                Ok(state)
            }
            RunKind::If | RunKind::Case => {
                let index = inputs.first().and_then(|i| i.int_scalar()).ok_or_else(malformed)?;
                let last = run.regions.len().saturating_sub(1);
                let at = match &run.kind {
                    RunKind::If => usize::from(index == 0),
                    _ => usize::try_from(index).map_or(last, |i| i.min(last)),
                };
                self.call(run, region(at)?, &[])
            }
            _ if !run.is_even(&inputs) => Err(malformed()),
            RunKind::Fold { dims } => self.fold(run, region(0)?, &inputs, dims),
            RunKind::Sort { dim } => self.sort(run, region(0)?, &inputs, *dim),
            RunKind::Scatter(dims) => self.scatter(run, region(0)?, &inputs, dims),
        }
    }

    /// Returns what a region returns for these arguments.
    fn call(&self, run: &Run, region: &Region, args: &[Rc<Array>]) -> Outcome<Vec<Rc<Array>>> {
        if region.args.len() != args.len() {
            let text = format!("a region takes {} values, got {}", region.args.len(), args.len());
            return Err(EvalErrorKind::Type(text));
        }
        let mut inner = Evaluator::new(self.graph).round(self.round);
        inner.extents.clone_from(&self.extents);
        inner.known.extend(run.captures.iter().map(|v| (*v, self.operand(*v))));
        inner.known.extend(region.args.iter().copied().zip(args.iter().cloned()));
        inner.eval_all(&region.results).map_err(|error| error.kind)
    }

    fn fold(
        &self,
        run: &Run,
        region: &Region,
        inputs: &[Rc<Array>],
        dims: &[usize],
    ) -> Outcome<Vec<Rc<Array>>> {
        let (items, starts) = inputs.split_at(inputs.len() / 2);
        let Some(shape) = items.first().map(|a| &a.shape) else { return Ok(Vec::new()) };
        let steps: Vec<i64> = strides(shape).iter().map(|n| *n as i64).collect();
        let pick = |reduced: bool| -> Vec<usize> {
            (0..shape.len()).filter(|d| dims.contains(d) == reduced).collect()
        };
        let places = |class: &[usize]| {
            let extents: Vec<usize> = class.iter().map(|d| shape[*d]).collect();
            let steps: Vec<i64> = class.iter().map(|d| steps[*d]).collect();
            offsets(0, &extents, &steps)
        };
        let (kept, reduced) = (places(&pick(false)), places(&pick(true)));
        let mut results: Vec<Vec<Rc<Array>>> = vec![Vec::new(); items.len()];
        for outer in kept {
            let mut state = starts.to_vec();
            for inner in &reduced {
                state.extend(items.iter().map(|a| scalar(a, outer + inner)));
                state = self.call(run, region, &state)?;
            }
            results.iter_mut().zip(state).for_each(|(all, one)| all.push(one));
        }
        let shape: Vec<usize> = pick(false).iter().map(|d| shape[*d]).collect();
        results.iter().zip(items).map(|(all, like)| joined(all, &shape, like)).collect()
    }

    fn sort(
        &self,
        run: &Run,
        region: &Region,
        inputs: &[Rc<Array>],
        dim: usize,
    ) -> Outcome<Vec<Rc<Array>>> {
        let Some(shape) = inputs.first().map(|a| a.shape.clone()) else { return Ok(Vec::new()) };
        let step = strides(&shape)[dim];
        let mut moved: Vec<Array> = inputs.iter().map(|a| (**a).clone()).collect();
        let mut others: Vec<i64> = strides(&shape).iter().map(|n| *n as i64).collect();
        let mut outer = shape.clone();
        outer[dim] = 1;
        others[dim] = 0;
        for base in offsets(0, &outer, &others) {
            let lane = |i: usize| base + i * step;
            // Insertion keeps equal elements in order, and asks the region as little as can be.
            let mut order: Vec<usize> = Vec::with_capacity(shape[dim]);
            for item in 0..shape[dim] {
                let (mut low, mut high) = (0, order.len());
                while low < high {
                    let middle = low.midpoint(high);
                    let pairs = inputs
                        .iter()
                        .flat_map(|a| [item, order[middle]].map(|i| scalar(a, lane(i))));
                    let before = self.call(run, region, &pairs.collect::<Vec<_>>())?;
                    if truth(&before)? { high = middle } else { low = middle + 1 }
                }
                order.insert(low, item);
            }
            for (array, source) in moved.iter_mut().zip(inputs) {
                let sorted = source.data.gather(order.iter().map(|i| lane(*i)));
                array.data.scatter((0..shape[dim]).map(lane), &sorted);
            }
        }
        Ok(moved.into_iter().map(Rc::new).collect())
    }

    fn scatter(
        &self,
        run: &Run,
        region: &Region,
        inputs: &[Rc<Array>],
        layout: &ScatterDims,
    ) -> Outcome<Vec<Rc<Array>>> {
        let count = inputs.len() / 2;
        let (positions, updates) = (&inputs[count], &inputs[count + 1..]);
        let mut results: Vec<Array> = inputs[..count].iter().map(|a| (**a).clone()).collect();
        let (Some(first), Some(update)) = (results.first(), updates.first()) else {
            return Ok(Vec::new());
        };
        let whole = first.shape.clone();
        let targets = layout.targets(&whole, positions, &update.shape)?;
        for (from, to) in targets.into_iter().enumerate() {
            let Some(to) = to else { continue };
            let present = results.iter().map(|a| scalar(a, to));
            let args: Vec<_> = present.chain(updates.iter().map(|a| scalar(a, from))).collect();
            let new = self.call(run, region, &args)?;
            for (array, new) in results.iter_mut().zip(new) {
                if !array.data.scatter(std::iter::once(to), &new.data) {
                    return Err(EvalErrorKind::Type("a scatter mixes floats and integers".into()));
                }
            }
        }
        Ok(results.into_iter().map(Rc::new).collect())
    }
}

impl Run {
    /// Returns true if the tensors that are taken together have one shape.
    fn is_even(&self, inputs: &[Rc<Array>]) -> bool {
        let even = |arrays: &[Rc<Array>]| arrays.windows(2).all(|w| w[0].shape == w[1].shape);
        let half = inputs.len() / 2;
        match self.kind {
            RunKind::Fold { .. } => {
                inputs.len().is_multiple_of(2)
                    && even(&inputs[..half])
                    && inputs[half..].iter().all(|a| a.data.len() == 1)
            }
            RunKind::Scatter(_) => {
                inputs.len() % 2 == 1 && even(&inputs[..half]) && even(&inputs[half + 1..])
            }
            _ => even(inputs),
        }
    }
}

impl ScatterDims {
    /// Returns for each element of the updates its place in the tensor, none if its window is
    /// skipped.
    fn targets(
        &self,
        whole: &[usize],
        positions: &Array,
        updates: &[usize],
    ) -> Outcome<Vec<Option<usize>>> {
        let malformed = || EvalErrorKind::Type("the dimensions of a scatter do not fit".into());
        let numbers = positions.ints().ok_or_else(malformed)?;
        let index_dims: Vec<usize> =
            (0..positions.shape.len()).filter(|d| *d != self.index_vector).collect();
        let outer: Vec<usize> =
            (0..updates.len()).filter(|d| !self.update_window.contains(d)).collect();
        let window: Vec<usize> = (0..whole.len())
            .filter(|d| !self.inserted.contains(d) && !self.batching.contains(d))
            .collect();
        let fits = outer.len() == index_dims.len()
            && window.len() == self.update_window.len()
            && self.batching.len() == self.index_batching.len()
            && self.to_operand.iter().chain(&self.batching).all(|d| *d < whole.len());
        if !fits {
            return Err(malformed());
        }
        let index_steps = strides(&positions.shape);
        let steps = strides(whole);
        let mut point = vec![0; updates.len()];
        let mut targets = Vec::with_capacity(updates.iter().product());
        for _ in 0..updates.iter().product::<usize>() {
            let row: usize =
                index_dims.iter().zip(&outer).map(|(i, o)| index_steps[*i] * point[*o]).sum();
            let mut start = vec![0; whole.len()];
            for (at, dim) in self.to_operand.iter().enumerate() {
                let component = index_steps.get(self.index_vector).map_or(0, |step| at * step);
                start[*dim] = *numbers.get(row + component).ok_or_else(malformed)?;
            }
            for (dim, index_dim) in self.batching.iter().zip(&self.index_batching) {
                let at = index_dims.iter().position(|d| d == index_dim).ok_or_else(malformed)?;
                start[*dim] = point[outer[at]] as i64;
            }
            let mut place = Some(0);
            for dim in 0..whole.len() {
                let at = window.iter().position(|d| *d == dim).map(|i| self.update_window[i]);
                let (size, inner) = at.map_or((1, 0), |u| (updates[u], point[u]));
                let inside = start[dim] >= 0 && start[dim] as usize + size <= whole[dim];
                place = place
                    .filter(|_| inside)
                    .map(|p| p + (start[dim] as usize + inner) * steps[dim]);
            }
            targets.push(place);
            for dim in (0..point.len()).rev() {
                point[dim] += 1;
                if point[dim] < updates[dim] {
                    break;
                }
                point[dim] = 0;
            }
        }
        Ok(targets)
    }
}

/// Returns one element as an array of rank 0.
fn scalar(array: &Array, at: usize) -> Rc<Array> {
    Rc::new(Array { shape: Vec::new(), data: array.data.gather(std::iter::once(at)) })
}

/// Returns arrays of one element as one array of the type of `like`.
fn joined(all: &[Rc<Array>], shape: &[usize], like: &Array) -> Outcome<Rc<Array>> {
    let mut data = match like.data {
        Data::Float(_) => Data::Float(vec![0.0; all.len()]),
        Data::Int(_) => Data::Int(vec![0; all.len()]),
    };
    for (at, one) in all.iter().enumerate() {
        if !data.scatter(std::iter::once(at), &one.data) {
            return Err(EvalErrorKind::Type("a fold mixes floats and integers".into()));
        }
    }
    Ok(Rc::new(Array { shape: shape.to_vec(), data }))
}

/// Returns a region's single boolean.
fn truth(results: &[Rc<Array>]) -> Outcome<bool> {
    match results.first().and_then(|a| a.int_scalar()) {
        Some(value) => Ok(value != 0),
        None => Err(EvalErrorKind::Type("a condition expects one boolean".into())),
    }
}
