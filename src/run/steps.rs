//! A loop of steps: results of one call are arguments of the next.

use std::{collections::BTreeSet, fmt, str::FromStr};

use mla_passes::graph::eval::{Array, Data};

use super::{
    args::Args,
    error::{Outcome, failed, usage},
    signature::{Param, Signature},
    tensor::{Bytes, Tensor},
};

/// A result that is an argument of the next step, written `out0=arg2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carry {
    /// The result.
    pub result: Out,
    /// The argument.
    pub argument: usize,
}

/// A result, written `out0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Out(pub usize);

impl FromStr for Out {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.strip_prefix("out").and_then(|n| n.parse().ok());
        number.map(Self).ok_or_else(|| format!("expected outN, got `{text}`"))
    }
}

impl FromStr for Carry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text.split_once("=arg").and_then(|(result, argument)| {
            Some(Self { result: result.parse().ok()?, argument: argument.parse().ok()? })
        });
        parsed.ok_or_else(|| format!("expected outN=argM, got `{text}`"))
    }
}

impl fmt::Display for Out {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "out{}", self.0)
    }
}

impl fmt::Display for Carry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=arg{}", self.result, self.argument)
    }
}

/// A result of a graph as it is carried and collected.
pub trait Value: Clone {
    /// Returns the value as an argument of the given type.
    fn argument(&self, param: &Param) -> Tensor;
    /// Returns the extents.
    fn shape(&self) -> &[usize];
    /// Returns values of one shape along a new first dimension.
    fn stack(all: &[Self], shape: Vec<usize>) -> Self;
}

impl Value for Tensor {
    fn argument(&self, _: &Param) -> Tensor {
        self.clone()
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn stack(all: &[Self], shape: Vec<usize>) -> Self {
        let mut bytes = Bytes::zeros(all.iter().map(|t| t.bytes.as_slice().len()).sum());
        let mut rest = bytes.as_mut_slice();
        for tensor in all {
            let (own, others) = rest.split_at_mut(tensor.bytes.as_slice().len());
            own.copy_from_slice(tensor.bytes.as_slice());
            rest = others;
        }
        Self { elem: all[0].elem, shape, bytes }
    }
}

impl Value for Array {
    /// The evaluator's values are rounded to the type of the graph's.
    fn argument(&self, param: &Param) -> Tensor {
        Tensor::generate(param.elem, self.shape.clone(), |at| match &self.data {
            Data::Float(data) => data[at],
            Data::Int(data) => data[at] as f64,
        })
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn stack(all: &[Self], shape: Vec<usize>) -> Self {
        let floats: Option<Vec<f64>> = all.iter().try_fold(Vec::new(), |mut data, array| {
            data.extend_from_slice(array.floats()?);
            Some(data)
        });
        let data = floats.map_or_else(
            || Data::Int(all.iter().flat_map(|a| a.ints().unwrap_or_default().to_vec()).collect()),
            Data::Float,
        );
        Self { shape, data }
    }
}

/// What `--steps`, `--carry` and `--collect` ask for, checked against the function.
pub struct Loop<'s> {
    count: u32,
    carries: Vec<Carry>,
    collected: BTreeSet<Out>,
    results: &'s [Param],
}

impl<'s> Loop<'s> {
    /// Checks the flags against the function's type.
    pub fn new(args: &Args, signature: &'s Signature) -> Outcome<Self> {
        let results = &signature.results[..];
        let inputs = &signature.params[..signature.inputs()];
        let name = &args.entry;
        let result = |flag: &str, out: Out| {
            let missing = || {
                usage(format!("{flag}: @{name} has no result {}, only {}", out.0, results.len()))
            };
            results.get(out.0).map_or_else(missing, Ok)
        };
        let mut taken = BTreeSet::new();
        for carry in &args.carry {
            let flag = format!("--carry {carry}");
            let from = result(&flag, carry.result)?;
            let Some(to) = inputs.get(carry.argument) else {
                return usage(format!(
                    "{flag}: @{name} has no argument {}, only {}",
                    carry.argument,
                    inputs.len()
                ));
            };
            if !from.same_type(to) {
                return usage(format!(
                    "{flag}: result {} is {from}, but argument {} is {to}",
                    carry.result.0, carry.argument
                ));
            }
            if !taken.insert(carry.argument) {
                return usage(format!("{flag}: argument {} is carried twice", carry.argument));
            }
        }
        for out in &args.collect {
            result(&format!("--collect {out}"), *out)?;
        }
        Ok(Self {
            count: args.steps,
            carries: args.carry.clone(),
            collected: args.collect.iter().copied().collect(),
            results,
        })
    }

    /// Returns the extents of a result of the loop.
    pub fn dims(&self, at: usize) -> Vec<Option<usize>> {
        let steps = self.collected.contains(&Out(at)).then_some(Some(self.count as usize));
        steps.into_iter().chain(self.results[at].dims.iter().copied()).collect()
    }

    /// Runs the steps; returns the last one's results, collected ones of all steps.
    pub fn run<V: Value>(
        &self,
        inputs: &[Tensor],
        mut step: impl FnMut(&[Tensor]) -> Outcome<Vec<V>>,
    ) -> Outcome<Vec<V>> {
        let mut results = step(inputs)?;
        let mut history: Vec<Vec<V>> =
            self.collected.iter().map(|out| vec![results[out.0].clone()]).collect();
        let mut arguments = Vec::new();
        for _ in 1..self.count {
            if arguments.is_empty() {
                arguments = inputs.to_vec();
            }
            for carry in &self.carries {
                let Out(at) = carry.result;
                arguments[carry.argument] = results[at].argument(&self.results[at]);
            }
            results = step(&arguments)?;
            for (out, values) in self.collected.iter().zip(&mut history) {
                values.push(results[out.0].clone());
            }
        }
        for (out, values) in self.collected.iter().zip(history) {
            let shape = values[0].shape();
            if let Some(other) = values.iter().find(|value| value.shape() != shape) {
                return failed(format!(
                    "--collect {out}: its shape changes from {shape:?} to {:?}",
                    other.shape()
                ));
            }
            let shape = [&[values.len()], shape].concat();
            results[out.0] = V::stack(&values, shape);
        }
        Ok(results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read_and_written_alike() {
        let carry: Carry = "out10=arg2".parse().unwrap();
        assert_eq!(carry, Carry { result: Out(10), argument: 2 });
        assert_eq!(carry.to_string(), "out10=arg2");
        for bad in ["out=arg1", "out1=2", "1=arg1", "out1=arg", "arg1=out1", ""] {
            assert!(bad.parse::<Carry>().unwrap_err().contains("outN=argM"), "{bad}");
        }
        assert!("out".parse::<Out>().unwrap_err().contains("outN"));
    }

    #[test]
    fn stacks_keep_the_order() {
        let array = |n: i64| Array { shape: vec![2], data: Data::Int(vec![n, n + 1]) };
        let stacked = Array::stack(&[array(1), array(5)], vec![2, 2]);
        assert_eq!(stacked.ints().unwrap(), [1, 2, 5, 6]);
        let tensor = |n: f64| Tensor::generate(mla_passes::graph::Elem::F32, vec![1], |_| n);
        let stacked = Tensor::stack(&[tensor(1.0), tensor(-2.0)], vec![2, 1]).to_array();
        assert_eq!(
            (stacked.floats().unwrap(), &stacked.shape[..]),
            (&[1.0, -2.0][..], &[2, 1][..])
        );
    }
}
