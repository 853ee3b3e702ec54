//! The decode equation in f64, as plainly as it can be written: what the tests compare with.

use crate::abi::Empty;

/// A decode step on dense row-major data.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named as in the C ABI")]
pub struct Reference<'a> {
    pub batch: usize,
    pub query: usize,
    pub heads: usize,
    pub latent_width: usize,
    pub rope_width: usize,
    pub kv_length: usize,
    /// [B, Q, H, R]
    pub q_latent: &'a [f64],
    /// [B, Q, H, P]
    pub q_rope: &'a [f64],
    /// [B, T, R]
    pub latent: &'a [f64],
    /// [B, T, P]
    pub rope: &'a [f64],
    /// [B, Q, H, T], or empty
    pub mask: &'a [f64],
    pub lengths: &'a [i32],
    pub scale_latent: f64,
    pub scale_rope: f64,
    pub mask_scale: f64,
    pub causal: bool,
    pub empty: Empty,
}

impl Reference<'_> {
    /// Returns `out` [B, Q, H, R] and `lse` [B, Q, H].
    pub fn run(&self) -> (Vec<f64>, Vec<f64>) {
        let mut out = Vec::new();
        let mut lse = Vec::new();
        for b in 0..self.batch {
            for q in 0..self.query {
                for h in 0..self.heads {
                    let (row, value) = self.row(b, q, h);
                    out.extend(row);
                    lse.push(value);
                }
            }
        }
        (out, lse)
    }

    fn row(&self, b: usize, q: usize, h: usize) -> (Vec<f64>, f64) {
        let length = self.lengths[b] as usize;
        let uniform = length == 0 && self.empty == Empty::Mean;
        let visible = if uniform {
            self.kv_length
        } else if self.causal {
            (length + q + 1).saturating_sub(self.query).min(self.kv_length)
        } else {
            length
        };
        let at = (b * self.query + q) * self.heads + h;
        let scores: Vec<f64> =
            (0..visible).map(|t| if uniform { 0.0 } else { self.score(at, b, t) }).collect();
        let max = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = if max == f64::NEG_INFINITY {
            0.0
        } else {
            scores.iter().map(|s| (s - max).exp()).sum()
        };
        if sum == 0.0 {
            let fill = if self.empty == Empty::Zero { 0.0 } else { f64::NAN };
            return (vec![fill; self.latent_width], f64::NEG_INFINITY);
        }
        let row = (0..self.latent_width)
            .map(|r| {
                let weigh = |(t, s): (usize, &f64)| {
                    (s - max).exp() * self.latent[(b * self.kv_length + t) * self.latent_width + r]
                };
                scores.iter().enumerate().map(weigh).sum::<f64>() / sum
            })
            .collect();
        (row, max + sum.ln())
    }

    fn score(&self, at: usize, b: usize, t: usize) -> f64 {
        let dot = |q: &[f64], k: &[f64], width: usize| -> f64 {
            let query = &q[at * width..(at + 1) * width];
            let key = &k[(b * self.kv_length + t) * width..][..width];
            query.iter().zip(key).map(|(q, k)| q * k).sum()
        };
        let mut score = self.scale_latent * dot(self.q_latent, self.latent, self.latent_width);
        if self.rope_width > 0 {
            score += self.scale_rope * dot(self.q_rope, self.rope, self.rope_width);
        }
        if !self.mask.is_empty() {
            score += self.mask_scale * self.mask[at * self.kv_length + t];
        }
        score
    }
}
