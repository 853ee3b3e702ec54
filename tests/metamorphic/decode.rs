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
    fn new(op: Op<'_>, array: Option<&'a Array>, map: &str) -> Option<Self> {
        let (_, map) = op.attr(map).and_then(Attr::linear_map)?;
        array.map(|array| Self { array, map })
    }

    fn at(&self, dims: &[usize]) -> f64 {
        let point: Vec<i64> = dims.iter().map(|d| *d as i64).collect();
        let flat = self.map.iter().zip(&self.array.shape).fold(0, |flat, (index, extent)| {
            flat * extent + usize::try_from(index.at(&point)).expect("an index")
        });
        match &self.array.data {
            Data::Float(data) => data[flat],
            Data::Int(data) => data[flat] as f64,
        }
    }
}

/// A cache with its scale, in pages or not.
struct Cache<'a> {
    rows: Operand<'a>,
    scale: Option<Operand<'a>>,
    group: usize,
    table: Option<&'a Operand<'a>>,
    page: usize,
}

impl Cache<'_> {
    fn at(&self, b: usize, t: usize, column: usize) -> f64 {
        let read = |of: &Operand<'_>, column: usize| match self.table {
            Some(table) => {
                of.at(&[b, table.at(&[b, t / self.page]) as usize, t % self.page, column])
            }
            None => of.at(&[b, t, column]),
        };
        let scale = self.scale.as_ref().map_or(1.0, |s| read(s, column / self.group));
        scale * read(&self.rows, column)
    }
}

/// Returns the results of a decode.
pub fn run(op: Op<'_>, operands: &[Array]) -> Vec<Array> {
    let segments = op.attr("operandSegmentSizes").and_then(Attr::i32s).expect("segments");
    let mut rest = operands.iter();
    let mut take = |at: usize| (segments[at] > 0).then(|| rest.next().expect("an operand"));
    let [q_latent, q_rope, latent, rope, lengths, mask, table, latent_scale, rope_scale] =
        std::array::from_fn(&mut take);
    let float = |name: &str| op.attr(name).and_then(Attr::float);
    let int = |name: &str, default: usize| {
        op.attr(name).and_then(Attr::int).map_or(default, |n| n as usize)
    };
    let table = Operand::new(op, table, "page_table_map");
    let cache = |array, map: &str, scale, scale_map: &str| {
        Operand::new(op, array, map).map(|rows| Cache {
            rows,
            scale: Operand::new(op, scale, scale_map),
            group: int("scale_group", 1),
            table: table.as_ref(),
            page: int("page_size", 1),
        })
    };
    let q_latent = Operand::new(op, q_latent, "q_latent_map").expect("a query");
    let q_rope = Operand::new(op, q_rope, "q_rope_map");
    let latent = cache(latent, "latent_map", latent_scale, "latent_scale_map").expect("a cache");
    let rope = cache(rope, "rope_map", rope_scale, "rope_scale_map");
    let mask = Operand::new(op, mask, "mask_map");
    let lengths = lengths.and_then(Array::ints).expect("lengths");
    let scale_latent = float("scale_latent").expect("a scale");
    let scale_rope = float("scale_rope").unwrap_or(0.0);
    let mask_scale = float("mask_scale").unwrap_or(1.0);
    let causal = op.attr("causal").is_some();
    let empty = op.attr("empty").expect("a rule").to_string();
    let (rows, width) = (int("kv_length", 0), int("rope_width", 0));
    let dims: Vec<usize> =
        op.result(0).ty().dims().iter().map(|d| d.expect("static") as usize).collect();
    let [batch, query, heads, columns] = dims[..] else { panic!("out of rank {}", dims.len()) };

    let mut out = Vec::new();
    let mut lse = Vec::new();
    let all = (0..batch).flat_map(|b| (0..query).map(move |q| (b, q)));
    for (b, q, h) in all.flat_map(|(b, q)| (0..heads).map(move |h| (b, q, h))) {
        let last = lengths[b] - if causal { query as i64 - q as i64 - 1 } else { 0 };
        let score = |t: usize| {
            let one: f64 =
                (0..columns).map(|r| q_latent.at(&[b, q, h, r]) * latent.at(b, t, r)).sum();
            let two: f64 = q_rope.as_ref().zip(rope.as_ref()).map_or(0.0, |(query, key)| {
                (0..width).map(|p| query.at(&[b, q, h, p]) * key.at(b, t, p)).sum()
            });
            let mask = mask.as_ref().map_or(0.0, |m| mask_scale * m.at(&[b, q, h, t]));
            scale_latent * one + scale_rope * two + mask
        };
        let visible = |t: usize| if (t as i64) < last { score(t) } else { f64::NEG_INFINITY };
        let scores: Vec<f64> = (0..rows).map(visible).collect();
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
            let seen = weights.iter().enumerate().filter(|(_, w)| **w != 0.0);
            out.push(seen.map(|(t, w)| w * latent.at(b, t, r)).sum::<f64>() / divisor);
        }
        lse.push(if max > f64::NEG_INFINITY { max + sum.ln() } else { max });
    }
    let mut results = vec![Array::float(dims.clone(), out).expect("as many elements")];
    if op.result_count() > 1 {
        results.push(Array::float(dims[..3].to_vec(), lse).expect("as many elements"));
    }
    results
}
