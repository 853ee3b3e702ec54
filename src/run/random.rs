//! Random arguments.

use mla_passes::graph::Elem;

use super::{args::Range, signature::Signature, tensor::Tensor};

/// How arguments are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The seed: the same one gives the same arguments on every machine.
    pub seed: u64,
    /// Range of floats.
    pub floats: Range<f64>,
    /// Range of integers; `None`: by the shapes.
    pub ints: Option<Range<i64>>,
}

impl Drawing {
    /// Draws the leading arguments of a function, as many as there are shapes.
    pub fn draw(&self, signature: &Signature, shapes: &[Vec<usize>]) -> Vec<Tensor> {
        let all: Vec<(Elem, &[usize])> =
            signature.params.iter().map(|p| p.elem).zip(shapes.iter().map(Vec::as_slice)).collect();
        (0..all.len()).map(|at| self.argument(&all, at)).collect()
    }

    fn argument(&self, all: &[(Elem, &[usize])], at: usize) -> Tensor {
        let (elem, shape) = all[at];
        // A stream of its own, so that an argument does not depend on those before it.
        let mut random = SplitMix(SplitMix(self.seed).next() ^ SplitMix(!(at as u64)).next());
        if elem.is_float() {
            let Range { low, high } = self.floats;
            return Tensor::generate(elem, shape.to_vec(), |_| low + (high - low) * random.unit());
        }
        let numbers = match self.ints {
            _ if elem == Elem::Int(1) => 0..=1,
            Some(range) => range.numbers(),
            None => {
                let bound = bound(all, shape);
                let first = i64::from(shape.len() < 2).min(bound - 1);
                first..=bound - 1
            }
        };
        let span = (numbers.end().wrapping_sub(*numbers.start()) as u64).wrapping_add(1);
        Tensor::generate(elem, shape.to_vec(), |_| {
            let step = if span == 0 { random.next() } else { random.next() % span };
            numbers.start().wrapping_add(step as i64) as f64
        })
    }
}

/// Returns a number above the random integers of an argument of this shape: the smallest extent
/// above 1 of the largest float tensor with the same first dimension, or else of the largest.
fn bound(all: &[(Elem, &[usize])], shape: &[usize]) -> i64 {
    let tensors =
        || all.iter().filter(|(elem, s)| elem.is_float() && s.len() >= 2).map(|(_, s)| *s);
    let size = |s: &&[usize]| s.iter().product::<usize>();
    let same_first = tensors().filter(|s| s.len() >= 3 && s.first() == shape.first());
    let least = |s: &[usize]| s.iter().copied().filter(|n| *n > 1).min();
    let bound = same_first
        .max_by_key(size)
        .and_then(|s| least(&s[1..]))
        .or_else(|| tensors().max_by_key(size).and_then(least));
    bound.unwrap_or(1) as i64
}

/// A small generator of random numbers with a fixed algorithm (splitmix64).
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number in [0, 1).
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}
