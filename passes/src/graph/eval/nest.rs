//! Evaluation of loop nests.

use super::{
    array::{Array, Data, strides},
    contract,
    error::{EvalErrorKind, Outcome},
    lanes::{LANES, Machine, Stream},
    parallel,
    program::Program,
    round::wrap,
    scalar_ops::{combine_float, combine_int},
};
use crate::graph::{CombineKind, Elem, Linear, Nest, Scalar};

/// A nest with everything that it reads at hand.
pub(super) struct Job<'a> {
    pub(super) nest: &'a Nest,
    /// Extents of the loop indices.
    pub(super) domain: Vec<usize>,
    /// The arrays of the inputs.
    pub(super) inputs: Vec<&'a Array>,
    /// The array that the reduction starts from.
    pub(super) init: Option<&'a Array>,
    /// The compiled body.
    pub(super) program: &'a Program,
    /// The arrays that the body loads from.
    pub(super) tables: Vec<&'a Array>,
    /// Element type of the result.
    pub(super) elem: Elem,
    /// Conversions between floats round.
    pub(super) round: bool,
}

impl Job<'_> {
    /// Evaluates the nest.
    pub(super) fn run(&self) -> Outcome<Array> {
        let nest = self.nest;
        let shape: Vec<usize> =
            nest.out.iter().map(|var| var.map_or(1, |v| self.domain[v as usize])).collect();
        self.check_init(&shape)?;
        if shape.contains(&0) {
            return Ok(Array { shape, data: empty(self.elem) });
        }
        if nest.reduced().iter().any(|v| self.domain[*v as usize] == 0) {
            let data = self.init.map_or_else(|| empty(self.elem), |init| init.data.clone());
            return Ok(Array { shape, data });
        }
        self.check_vars()?;
        let streams = self.streams()?;
        if let Some(product) = contract::Contraction::of(self, &streams) {
            return Ok(Array { shape, data: Data::Float(product.run()?) });
        }
        let float = self.program.kinds[self.program.result].is_float();
        if float != self.elem.is_float() {
            return Err(EvalErrorKind::Type(format!(
                "the body of a nest yields {}, its result holds {}",
                if float { "a float" } else { "an integer" },
                self.elem
            )));
        }
        let data = if float {
            let start = self.init.map(|init| init.floats().unwrap_or_default());
            let f = match self.kind() {
                Some(kind) => combine_float(kind).ok_or_else(|| {
                    EvalErrorKind::Type(format!("`{kind:?}` of floats in a reduction"))
                })?,
                None => |_, y| y,
            };
            Data::Float(self.execute(&streams, start, f, |m, n| m.floats(n))?)
        } else {
            let start = self.init.map(|init| init.ints().unwrap_or_default());
            let f = self.kind().map_or(replace as fn(i64, i64) -> i64, combine_int);
            let mut data = self.execute(&streams, start, f, |m, n| m.ints(n))?;
            if let Some(bits) = self.elem.bits() {
                for x in &mut data {
                    *x = wrap(*x, bits);
                }
            }
            Data::Int(data)
        };
        Ok(Array { shape, data })
    }

    fn kind(&self) -> Option<CombineKind> {
        self.nest.combine.as_ref().map(|c| c.kind)
    }

    /// Checks that the result has every index at most once and that no other index is used.
    fn check_vars(&self) -> Outcome<()> {
        let rank = self.domain.len();
        let out: Vec<u32> = self.nest.out.iter().flatten().copied().collect();
        let twice = (1..out.len()).any(|at| out[..at].contains(&out[at]));
        let known = |var: u32| (var as usize) < rank;
        let maps = self.nest.inputs.iter().flat_map(|access| &access.map);
        let foreign = out.iter().any(|var| !known(*var))
            || maps.flat_map(|e| &e.terms).any(|term| !known(term.0))
            || self.nest.body.any(|s| matches!(s, Scalar::Index(var) if !known(*var)));
        if twice || foreign {
            let fault = if twice { "writes an index twice" } else { "uses an index it lacks" };
            return Err(EvalErrorKind::Type(format!("a nest of {rank} loops {fault}")));
        }
        Ok(())
    }

    fn check_init(&self, shape: &[usize]) -> Outcome<()> {
        let Some(init) = self.init else { return Ok(()) };
        if init.shape != shape {
            return Err(EvalErrorKind::Shape {
                what: "the initial value of a reduction",
                expected: shape.iter().map(|n| *n as i64).collect(),
                got: init.shape.clone(),
            });
        }
        if init.data.is_float() != self.elem.is_float() {
            return Err(EvalErrorKind::Type("a reduction starts from another type".into()));
        }
        Ok(())
    }

    /// Returns the affine address of each input, whose indices it checks.
    fn streams(&self) -> Outcome<Vec<Stream<'_>>> {
        let mut streams = Vec::with_capacity(self.inputs.len());
        for (access, array) in self.nest.inputs.iter().zip(&self.inputs) {
            if access.map.len() != array.shape.len() {
                return Err(EvalErrorKind::Type(format!(
                    "a map with {} results reads a tensor of rank {}",
                    access.map.len(),
                    array.shape.len()
                )));
            }
            let mut address = Linear::default();
            for (dim, (expression, step)) in
                access.map.iter().zip(strides(&array.shape)).enumerate()
            {
                self.check_range(expression, dim, array.shape[dim])?;
                address.add_scaled(expression, step as i64);
            }
            let steps = (0..self.domain.len()).map(|var| address.coefficient(var as u32)).collect();
            streams.push(Stream { data: &array.data, base: address.constant, steps });
        }
        Ok(streams)
    }

    fn check_range(&self, expression: &Linear, dim: usize, extent: usize) -> Outcome<()> {
        let (mut low, mut high) = (expression.constant, expression.constant);
        for (var, coefficient) in &expression.terms {
            let last = self.domain.get(*var as usize).map_or(0, |n| *n as i64 - 1);
            let reach = coefficient * last;
            low += reach.min(0);
            high += reach.max(0);
        }
        match [low, high].into_iter().find(|i| !(0..extent as i64).contains(i)) {
            Some(index) => Err(EvalErrorKind::Bounds { what: "index", index, dim, extent }),
            None => Ok(()),
        }
    }

    /// Returns the loop index along which the lanes run: long, and contiguous in the inputs.
    fn lane(&self, streams: &[Stream<'_>]) -> usize {
        let score = |var: usize| {
            let near = streams.iter().filter(|s| matches!(s.steps[var], 0 | 1)).count();
            self.domain[var].min(LANES) * (1 + near)
        };
        (0..self.domain.len()).max_by_key(|var| score(*var)).unwrap_or(0)
    }

    /// Runs the nest on all cores and returns its result.
    fn execute<T: Copy + Default + Send + Sync>(
        &self,
        streams: &[Stream<'_>],
        init: Option<&[T]>,
        combine: fn(T, T) -> T,
        lanes_of: for<'m> fn(&'m Machine<'_>, usize) -> &'m [T],
    ) -> Outcome<Vec<T>> {
        let lane = self.lane(streams);
        let out: Vec<usize> = self.nest.out.iter().flatten().map(|v| *v as usize).collect();
        let extents: Vec<usize> = out.iter().map(|v| self.domain[*v]).collect();
        let outer: Vec<usize> = out.iter().copied().filter(|v| *v != lane).collect();
        let reduced: Vec<usize> =
            (0..self.domain.len()).filter(|v| !out.contains(v) && *v != lane).collect();
        let extent = self.domain.get(lane).copied().unwrap_or(1);
        let kept = out.contains(&lane);
        // The result is made with the lanes innermost, and put in order at the end.
        let width = if kept { extent } else { 1 };
        let rows: usize = outer.iter().map(|v| self.domain[*v]).product();
        let order = positions(&out, &extents, &outer, kept.then_some(lane));
        let steps: usize = reduced.iter().map(|v| self.domain[*v]).product();
        let work = self.domain.iter().product::<usize>() * self.program.instrs.len();
        let per_row = width.div_ceil(LANES);
        let machine = || {
            let machine = Machine::new(self.program, streams, &self.tables, lane);
            (machine, vec![0; self.domain.len().max(1)])
        };
        let pieces =
            parallel::map(rows * per_row, work, machine, |(machine, point), task, all| {
                let (row, start) = (task / per_row, task % per_row * LANES);
                let count = LANES.min(width - start);
                self.set_point(point, &outer, row);
                let first = all.len();
                all.extend((row * width + start..).take(count).map(|at| {
                    let at = order.as_ref().map_or(at, |order| order[at]);
                    init.map_or_else(T::default, |init| init[at])
                }));
                for step in 0..steps {
                    self.set_point(point, &reduced, step);
                    if kept {
                        point[lane] = start as i64;
                        machine.run(point, count)?;
                        let new = lanes_of(machine, count);
                        all[first..].iter_mut().zip(new).for_each(|(x, y)| *x = combine(*x, *y));
                        continue;
                    }
                    for start in (0..extent).step_by(LANES) {
                        let count = LANES.min(extent - start);
                        point[lane] = start as i64;
                        machine.run(point, count)?;
                        let new = lanes_of(machine, count);
                        all[first] = new.iter().fold(all[first], |x, y| combine(x, *y));
                    }
                }
                Ok(())
            })?;
        Ok(match order {
            None => pieces,
            Some(order) => {
                let mut sorted = vec![T::default(); pieces.len()];
                order.iter().zip(&pieces).for_each(|(at, x)| sorted[*at] = *x);
                sorted
            }
        })
    }

    /// Sets the loop indices `vars` to position `at` of their box.
    fn set_point(&self, point: &mut [i64], vars: &[usize], mut at: usize) {
        for var in vars.iter().rev() {
            point[*var] = (at % self.domain[*var]) as i64;
            at /= self.domain[*var];
        }
    }
}

/// Returns the position in the result of each element in the order of evaluation; `None` if the
/// orders are the same.
fn positions(
    out: &[usize],
    extents: &[usize],
    outer: &[usize],
    lane: Option<usize>,
) -> Option<Vec<usize>> {
    let order: Vec<usize> = outer.iter().copied().chain(lane).collect();
    if order == out {
        return None;
    }
    let steps = strides(extents);
    let at = |var: &usize| out.iter().position(|v| v == var).unwrap_or(0);
    let extents: Vec<usize> = order.iter().map(|v| extents[at(v)]).collect();
    let steps: Vec<i64> = order.iter().map(|v| steps[at(v)] as i64).collect();
    Some(super::array::offsets(0, &extents, &steps))
}

fn replace(_: i64, new: i64) -> i64 {
    new
}

fn empty(elem: Elem) -> Data {
    if elem.is_float() { Data::Float(Vec::new()) } else { Data::Int(Vec::new()) }
}
