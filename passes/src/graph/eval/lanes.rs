//! Runs a compiled body over a run of consecutive iterations at once.

use super::{
    array::{Array, Data, strides},
    error::{EvalErrorKind, Outcome},
    program::{Instr, Program, Reg},
    round::{round, wrap, zero_extend},
    scalar_ops,
};

/// Number of iterations that run at once.
pub(super) const LANES: usize = 256;

/// An input: its elements and the affine address of the one that an iteration reads.
pub(super) struct Stream<'a> {
    pub(super) data: &'a Data,
    pub(super) base: i64,
    /// Step of the address for each loop index.
    pub(super) steps: Vec<i64>,
}

impl Stream<'_> {
    /// Returns the address at a point of the iteration space.
    pub(super) fn at(&self, point: &[i64]) -> i64 {
        self.base + self.steps.iter().zip(point).map(|(s, i)| s * i).sum::<i64>()
    }
}

/// A program with its inputs and the space for its results.
pub(super) struct Machine<'a> {
    program: &'a Program,
    streams: &'a [Stream<'a>],
    tables: &'a [&'a Array],
    lane: usize,
    floats: Vec<f64>,
    ints: Vec<i64>,
}

impl<'a> Machine<'a> {
    /// Makes a machine whose lanes run along loop index `lane`.
    pub(super) fn new(
        program: &'a Program,
        streams: &'a [Stream<'a>],
        tables: &'a [&'a Array],
        lane: usize,
    ) -> Self {
        let mut machine = Self {
            program,
            streams,
            tables,
            lane,
            floats: vec![0.0; program.instrs.len() * LANES],
            ints: vec![0; program.instrs.len() * LANES],
        };
        for (at, instr) in program.instrs.iter().enumerate() {
            match instr {
                Instr::Float(value) => machine.floats[at * LANES..][..LANES].fill(*value),
                Instr::Int(value) => machine.ints[at * LANES..][..LANES].fill(*value),
                _ => {}
            }
        }
        machine
    }

    /// Evaluates the body for `count` iterations from `point` on.
    pub(super) fn run(&mut self, point: &[i64], count: usize) -> Outcome<()> {
        let program = self.program;
        for (at, instr) in program.instrs.iter().enumerate() {
            let (floats, float_out) = self.floats.split_at_mut(at * LANES);
            let (ints, int_out) = self.ints.split_at_mut(at * LANES);
            let f = |r: Reg| &floats[r * LANES..][..count];
            let i = |r: Reg| &ints[r * LANES..][..count];
            let is_float = program.kinds[at].is_float();
            match instr {
                Instr::Float(_) | Instr::Int(_) => {}
                Instr::Input(input) => {
                    let stream = &self.streams[*input];
                    let step = stream.steps.get(self.lane).copied().unwrap_or(0);
                    let start = stream.at(point);
                    match stream.data {
                        Data::Float(data) => read(data, start, step, &mut float_out[..count]),
                        Data::Int(data) => read(data, start, step, &mut int_out[..count]),
                    }
                }
                Instr::Index(var) => {
                    let (first, step) =
                        (point[*var as usize], i64::from(*var as usize == self.lane));
                    for (j, out) in int_out[..count].iter_mut().enumerate() {
                        *out = first + step * j as i64;
                    }
                }
                Instr::FloatUnary(op, a) => scalar_ops::float_unary(*op, f(*a), float_out),
                Instr::FloatBinary(op, a, b) => {
                    scalar_ops::float_binary(*op, f(*a), f(*b), float_out);
                }
                Instr::IntUnary(op, a) => {
                    let bool = program.kinds[at] == super::program::Kind::Int(Some(1));
                    scalar_ops::int_unary(*op, bool, i(*a), int_out);
                }
                Instr::IntBinary(op, a, b, mask) => {
                    scalar_ops::int_binary(*op, i(*a), i(*b), mask.map(i), int_out)?;
                }
                Instr::FloatCompare(predicate, a, b) => {
                    scalar_ops::float_compare(*predicate, f(*a), f(*b), int_out);
                }
                Instr::IntCompare(predicate, a, b) => {
                    scalar_ops::int_compare(*predicate, i(*a), i(*b), int_out);
                }
                Instr::Select(c, a, b) if is_float => select(i(*c), f(*a), f(*b), float_out),
                Instr::Select(c, a, b) => select(i(*c), i(*a), i(*b), int_out),
                Instr::Round(to, a) => {
                    f(*a).iter().zip(float_out).for_each(|(x, out)| *out = round(*x, *to));
                }
                Instr::FloatToInt(bits, unsigned, a) => {
                    for (x, out) in f(*a).iter().zip(int_out) {
                        *out = scalar_ops::float_to_int(*x, *bits, *unsigned);
                    }
                }
                Instr::IntToFloat(a) => {
                    i(*a).iter().zip(float_out).for_each(|(x, out)| *out = *x as f64);
                }
                Instr::Wrap(bits, a) => {
                    i(*a).iter().zip(int_out).for_each(|(x, out)| *out = wrap(*x, *bits));
                }
                Instr::ZeroExtend(bits, a) => {
                    i(*a).iter().zip(int_out).for_each(|(x, out)| *out = zero_extend(*x, *bits));
                }
                Instr::Load { table, indices, mask } => {
                    let table = self.tables[*table];
                    let steps = strides(&table.shape);
                    for j in 0..count {
                        if mask.is_some_and(|m| i(m)[j] == 0) {
                            continue;
                        }
                        let mut address = 0;
                        for (dim, (index, extent)) in indices.iter().zip(&table.shape).enumerate() {
                            let index = i(*index)[j];
                            if index < 0 || index >= *extent as i64 {
                                let extent = *extent;
                                return Err(EvalErrorKind::Bounds {
                                    what: "index",
                                    index,
                                    dim,
                                    extent,
                                });
                            }
                            address += index as usize * steps[dim];
                        }
                        match &table.data {
                            Data::Float(data) => float_out[j] = data[address],
                            Data::Int(data) => int_out[j] = data[address],
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the results of the last run where they are floats.
    pub(super) fn floats(&self, count: usize) -> &[f64] {
        &self.floats[self.program.result * LANES..][..count]
    }

    /// Returns the results of the last run where they are integers.
    pub(super) fn ints(&self, count: usize) -> &[i64] {
        &self.ints[self.program.result * LANES..][..count]
    }
}

/// Copies every `step`-th element from `start` on; the addresses are known to be in range.
fn read<T: Copy>(data: &[T], start: i64, step: i64, out: &mut [T]) {
    match step {
        0 => out.fill(data[start as usize]),
        1 => out.copy_from_slice(&data[start as usize..][..out.len()]),
        _ => {
            for (j, out) in out.iter_mut().enumerate() {
                *out = data[(start + step * j as i64) as usize];
            }
        }
    }
}

fn select<T: Copy>(condition: &[i64], first: &[T], second: &[T], out: &mut [T]) {
    for (j, condition) in condition.iter().enumerate() {
        out[j] = if *condition == 0 { second[j] } else { first[j] };
    }
}
