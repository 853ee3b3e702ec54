//! `mla.decode` by its equation, in f64.

use mla_passes::{
    graph::{
        Linear,
        eval::{Array, Data},
    },
    ir::{Attr, Op},
};

/// An operand and where it is read, in terms of the dimensions of the equation.
struct Operand<'a> {
    array: &'a Array,
    map: Vec<Linear>,
}

impl<'a> Operand<'a> {
    fn new(op: Op<'_>, array: &'a Array, map: &str) -> Self {
        let (_, map) = op.attr(map).and_then(Attr::linear_map).expect("a map");
        Self { array, map }
    }

    fn at(&self, dims: &[usize]) -> f64 {
        let mut flat = 0;
        for (expression, extent) in self.map.iter().zip(&self.array.shape) {
            let index = expression
                .terms
                .iter()
                .fold(expression.constant, |sum, (var, by)| sum + by * dims[*var as usize] as i64);
            flat = flat * extent + usize::try_from(index).expect("an index");
        }
        match &self.array.data {
            Data::Float(data) => data[flat],
            Data::Int(data) => data[flat] as f64,
        }
    }
}

/// Returns the results of a decode.
pub fn run(op: Op<'_>, operands: &[Array]) -> Vec<Array> {
    let segments = op.attr("operandSegmentSizes").and_then(Attr::i32s).expect("segments");
    let mut rest = operands.iter();
    let mut take = |at: usize| (segments[at] > 0).then(|| rest.next().expect("an operand"));
    let [q_latent, q_rope, latent, rope, lengths, mask] = std::array::from_fn(&mut take);
    let q_latent = Operand::new(op, q_latent.expect("a query"), "q_latent_map");
    let latent = Operand::new(op, latent.expect("a cache"), "latent_map");
    let q_rope = q_rope.map(|a| Operand::new(op, a, "q_rope_map"));
    let rope = rope.map(|a| Operand::new(op, a, "rope_map"));
    let mask = mask.map(|a| Operand::new(op, a, "mask_map"));
    let lengths = lengths.and_then(Array::ints).expect("lengths");
    let float = |name: &str| op.attr(name).and_then(Attr::float);
    let int = |name: &str| op.attr(name).and_then(Attr::int).map_or(0, |n| n as usize);
    let scale_latent = float("scale_latent").expect("a scale");
    let scale_rope = float("scale_rope").unwrap_or(0.0);
    let mask_scale = float("mask_scale").unwrap_or(1.0);
    let causal = op.attr("causal").is_some();
    let empty = op.attr("empty").expect("a rule").to_string();
    let (rows, width) = (int("kv_length"), int("rope_width"));
    let dims: Vec<usize> =
        op.result(0).ty().dims().iter().map(|d| d.expect("static") as usize).collect();
    let [batch, query, heads, columns] = dims[..] else { panic!("out of rank {}", dims.len()) };

    let mut out = Vec::new();
    let mut lse = Vec::new();
    for (b, q, h) in
        (0..batch).flat_map(|b| (0..query).flat_map(move |q| (0..heads).map(move |h| (b, q, h))))
    {
        let visible = |t: usize| {
            let last = lengths[b] - if causal { query as i64 - q as i64 - 1 } else { 0 };
            (t as i64) < last
        };
        let score = |t: usize| {
            let one: f64 =
                (0..columns).map(|r| q_latent.at(&[b, q, h, r]) * latent.at(&[b, t, r])).sum();
            let two: f64 = match (&q_rope, &rope) {
                (Some(q_rope), Some(rope)) => {
                    (0..width).map(|p| q_rope.at(&[b, q, h, p]) * rope.at(&[b, t, p])).sum()
                }
                _ => 0.0,
            };
            let mask = mask.as_ref().map_or(0.0, |m| mask_scale * m.at(&[b, q, h, t]));
            scale_latent * one + scale_rope * two + mask
        };
        let scores: Vec<f64> =
            (0..rows).map(|t| if visible(t) { score(t) } else { f64::NEG_INFINITY }).collect();
        let max = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = if max > f64::NEG_INFINITY {
            scores.iter().map(|s| (s - max).exp()).collect()
        } else if empty.contains("zero") {
            vec![0.0; rows]
        } else if empty.contains("nan") {
            vec![f64::NAN; rows]
        } else {
            vec![1.0; rows]
        };
        let sum: f64 = weights.iter().sum();
        let divisor = if sum == 0.0 { 1.0 } else { sum };
        for r in 0..columns {
            let all = weights.iter().enumerate();
            let dot: f64 =
                all.filter(|(_, w)| **w != 0.0).map(|(t, w)| w * latent.at(&[b, t, r])).sum();
            out.push(dot / divisor);
        }
        lse.push(if max > f64::NEG_INFINITY { max + sum.ln() } else { max });
    }
    let mut results = vec![Array::float(dims.clone(), out).expect("as many elements")];
    if op.result_count() > 1 {
        results.push(Array::float(dims[..3].to_vec(), lse).expect("as many elements"));
    }
    results
}
