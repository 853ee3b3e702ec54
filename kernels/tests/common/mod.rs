//! Random decode steps and the calls that run them.
#![allow(dead_code, reason = "each test file uses a part")]

use std::{ffi::c_void, mem::size_of};

use half::{bf16, f16};
use mla_kernels::{abi::*, ffi::*, reference::Reference};

/// Where the two caches lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    Separate,
    Fused,
    RopeFirst,
    Transposed,
}

/// A random step.
#[derive(Clone, Debug)]
pub struct Case {
    pub query: usize,
    pub heads: usize,
    pub latent: usize,
    pub rope: usize,
    pub kv_length: usize,
    pub lengths: Vec<i32>,
    pub q: DType,
    pub kv: DType,
    pub out: DType,
    pub layout: Layout,
    pub causal: bool,
    pub mask: bool,
    pub empty: Empty,
    pub poison: bool,
    /// Rows of a page; 0 for a dense cache.
    pub page_size: usize,
    /// Columns that share a scale; 0 for no scales.
    pub scale_group: usize,
    pub units: i64,
    pub splits: i64,
    pub seed: u64,
}

impl Default for Case {
    fn default() -> Self {
        Self {
            query: 1,
            heads: 16,
            latent: 64,
            rope: 16,
            kv_length: 130,
            lengths: vec![130, 1, 77],
            q: DType::F32,
            kv: DType::F32,
            out: DType::F32,
            layout: Layout::Separate,
            causal: false,
            mask: false,
            empty: Empty::Nan,
            poison: false,
            page_size: 0,
            scale_group: 0,
            units: 5,
            splits: 3,
            seed: 1,
        }
    }
}

/// A tensor in one of the element types.
pub struct Data {
    bytes: Vec<u32>,
    count: usize,
    dtype: DType,
}

impl Data {
    pub fn new(values: &[f64], dtype: DType) -> Self {
        let mut data = Self { bytes: vec![0; values.len() + 1], count: values.len(), dtype };
        let base = data.bytes.as_mut_ptr();
        for (i, v) in values.iter().enumerate() {
            // SAFETY: four bytes for each element are there, two are enough for half types.
            unsafe {
                match dtype {
                    DType::F32 => *base.cast::<f32>().add(i) = *v as f32,
                    DType::F16 => *base.cast::<f16>().add(i) = f16::from_f64(*v),
                    DType::Bf16 => *base.cast::<bf16>().add(i) = bf16::from_f64(*v),
                    DType::I32 => *base.cast::<i32>().add(i) = *v as i32,
                    fp8 => *base.cast::<u8>().add(i) = nearest(fp8, *v),
                }
            }
        }
        data
    }

    pub fn values(&self) -> Vec<f64> {
        let base = self.bytes.as_ptr();
        (0..self.count)
            .map(|i| {
                // SAFETY: as above.
                unsafe {
                    match self.dtype {
                        DType::F32 => f64::from(*base.cast::<f32>().add(i)),
                        DType::F16 => (*base.cast::<f16>().add(i)).to_f64(),
                        DType::Bf16 => (*base.cast::<bf16>().add(i)).to_f64(),
                        DType::I32 => f64::from(*base.cast::<i32>().add(i)),
                        fp8 => defined(fp8, *base.cast::<u8>().add(i)),
                    }
                }
            })
            .collect()
    }

    pub fn view(&mut self, offset: i64, strides: [i64; 4]) -> MlaView {
        MlaView {
            data: self.bytes.as_mut_ptr().cast::<c_void>(),
            elements: self.count as i64,
            offset,
            strides,
            dtype: self.dtype as i32,
            reserved: 0,
        }
    }
}

/// The value of an fp8 code by the definition of the format.
fn defined(dtype: DType, bits: u8) -> f64 {
    let fnuz = dtype == DType::F8E4M3FNUZ;
    let bias = if fnuz { 8 } else { 7 };
    if (fnuz && bits == 0x80) || (!fnuz && bits & 0x7F == 0x7F) {
        return f64::NAN;
    }
    let (exponent, mantissa) = (i32::from(bits >> 3 & 15), f64::from(bits & 7) / 8.0);
    let magnitude = if exponent == 0 {
        mantissa * 2.0_f64.powi(1 - bias)
    } else {
        (1.0 + mantissa) * 2.0_f64.powi(exponent - bias)
    };
    if bits & 0x80 == 0 { magnitude } else { -magnitude }
}

/// Some code whose value is as near as can be.
fn nearest(dtype: DType, value: f64) -> u8 {
    // Codes 0 to the largest number are in order.
    let last = if dtype == DType::F8E4M3FN { 0x7E } else { 0x7F };
    let codes: Vec<u8> = (0..=last).collect();
    let above = codes.partition_point(|c| defined(dtype, *c) < value.abs()).min(last as usize);
    let below = above.saturating_sub(1);
    let distance = |c: usize| (defined(dtype, c as u8) - value.abs()).abs();
    let code = if distance(below) < distance(above) { below } else { above } as u8;
    if value < 0.0 && code > 0 { code | 0x80 } else { code }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> f64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    fn fill(&mut self, count: usize, dtype: DType) -> Vec<f64> {
        let raw: Vec<f64> = (0..count).map(|_| self.next()).collect();
        Data::new(&raw, dtype).values()
    }
}

struct Inputs {
    q_latent: Vec<f64>,
    q_rope: Vec<f64>,
    latent: Vec<f64>,
    rope: Vec<f64>,
    mask: Vec<f64>,
    /// [B, T, groups] of both caches.
    scales: [Vec<f64>; 2],
}

impl Case {
    fn groups(&self, width: usize) -> usize {
        if self.scale_group == 0 { 0 } else { width.div_ceil(self.scale_group) }
    }

    /// Cached values times their scales.
    fn scaled(&self, values: &[f64], width: usize, scales: &[f64]) -> Vec<f64> {
        let groups = self.groups(width);
        let scale = |at: usize| match groups {
            0 => 1.0,
            _ => scales[at / width * groups + at % width / self.scale_group],
        };
        values.iter().enumerate().map(|(at, v)| v * scale(at)).collect()
    }

    /// A pool of pages that holds the rows of all requests, shuffled, and the table [B, N].
    fn pooled(&self, values: &[f64], width: usize) -> (Vec<f64>, Vec<f64>) {
        let (b, t, size) = (self.lengths.len(), self.kv_length, self.page_size);
        let pages = t.div_ceil(size);
        let count = b * pages;
        // A step that has no factor in common with the count visits every page.
        let step = (3..).step_by(2).find(|s| count.is_multiple_of(*s) == (count == 1)).unwrap_or(1);
        let mut pool = vec![f64::NAN; count * size * width];
        let mut table = vec![0.0; count];
        for (at, entry) in table.iter_mut().enumerate() {
            let page = (at * step + 1) % count;
            *entry = page as f64;
            let (request, first) = (at / pages, at % pages * size);
            for row in first..(first + size).min(t) {
                let from = (request * t + row) * width;
                let to = (page * size + row - first) * width;
                pool[to..to + width].copy_from_slice(&values[from..from + width]);
            }
        }
        (pool, table)
    }

    fn inputs(&self) -> Inputs {
        let mut random = Random(self.seed);
        let (b, t) = (self.lengths.len(), self.kv_length);
        let rows = b * self.query * self.heads;
        let mut inputs = Inputs {
            q_latent: random.fill(rows * self.latent, self.q),
            q_rope: random.fill(rows * self.rope, self.q),
            latent: random.fill(b * t * self.latent, self.kv),
            rope: random.fill(b * t * self.rope, self.kv),
            mask: Vec::new(),
            scales: [self.latent, self.rope].map(|w| {
                let raw = random.fill(b * t * self.groups(w), DType::F32);
                raw.iter().map(|v| f64::from((v * 0.5 + 0.75) as f32)).collect()
            }),
        };
        if self.mask {
            inputs.mask = random.fill(rows * t, DType::F32);
            for (i, m) in inputs.mask.iter_mut().enumerate() {
                if i % 3 == 1 {
                    *m = f64::NEG_INFINITY;
                }
            }
        }
        if self.poison {
            for (request, length) in self.lengths.iter().enumerate() {
                for row in *length as usize..t {
                    let at = request * t + row;
                    inputs.latent[at * self.latent..(at + 1) * self.latent].fill(f64::NAN);
                    inputs.rope[at * self.rope..(at + 1) * self.rope].fill(f64::INFINITY);
                }
            }
        }
        inputs
    }

    const SCALES: [f64; 3] = [0.31, 0.47, 0.9];

    /// The reference's output and log-sum-exp.
    pub fn reference(&self) -> (Vec<f64>, Vec<f64>) {
        let i = self.inputs();
        let [scale_latent, scale_rope, mask_scale] = Self::SCALES.map(|s| f64::from(s as f32));
        Reference {
            batch: self.lengths.len(),
            query: self.query,
            heads: self.heads,
            latent_width: self.latent,
            rope_width: self.rope,
            kv_length: self.kv_length,
            q_latent: &i.q_latent,
            q_rope: &i.q_rope,
            latent: &self.scaled(&i.latent, self.latent, &i.scales[0]),
            rope: &self.scaled(&i.rope, self.rope, &i.scales[1]),
            mask: &i.mask,
            lengths: &self.lengths,
            scale_latent,
            scale_rope,
            mask_scale,
            causal: self.causal,
            empty: self.empty,
        }
        .run()
    }

    /// Calls `f` with arguments for this step; all buffers live as long.
    pub fn with_args<R>(
        &self,
        persistent: bool,
        f: impl FnOnce(&mut MlaDecodeArgs) -> R,
    ) -> (R, Vec<f64>, Vec<f64>) {
        let i = self.inputs();
        let (b, q, h) = (self.lengths.len(), self.query, self.heads);
        let (r, p, t) = (self.latent, self.rope, self.kv_length);
        let dense = |w: usize| [(q * h * w) as i64, (h * w) as i64, w as i64, 1];
        let mut q_latent = Data::new(&i.q_latent, self.q);
        let mut q_rope = Data::new(&i.q_rope, self.q);
        // Fused layouts hold both caches in one tensor.
        let e = r + p;
        let (fused, latent_at, rope_at) = match self.layout {
            Layout::Fused => (true, 0, r),
            Layout::RopeFirst => (true, p, 0),
            _ => (false, 0, 0),
        };
        let mut all = Vec::new();
        if fused {
            all = vec![0.0; b * t * e];
            for row in 0..b * t {
                all[row * e + latent_at..][..r].copy_from_slice(&i.latent[row * r..][..r]);
                all[row * e + rope_at..][..p].copy_from_slice(&i.rope[row * p..][..p]);
            }
        }
        let transpose = |from: &[f64], w: usize| -> Vec<f64> {
            let mut to = vec![0.0; from.len()];
            for request in 0..b {
                for row in 0..t {
                    for c in 0..w {
                        to[(request * w + c) * t + row] = from[(request * t + row) * w + c];
                    }
                }
            }
            to
        };
        let transposed = self.layout == Layout::Transposed;
        let mut fused_data = Data::new(&all, self.kv);
        let mut latent = Data::new(
            &if transposed { transpose(&i.latent, r) } else { i.latent.clone() },
            self.kv,
        );
        let mut rope =
            Data::new(&if transposed { transpose(&i.rope, p) } else { i.rope.clone() }, self.kv);
        let cache = |w: usize| {
            if transposed {
                [(w * t) as i64, 1, t as i64, 0]
            } else {
                [(t * w) as i64, w as i64, 1, 0]
            }
        };
        let paged = self.page_size > 0;
        let pages = if paged { t.div_ceil(self.page_size) } else { 0 };
        let count = b * pages;
        let mut table = Vec::new();
        if paged {
            let (pool, entries) = self.pooled(&i.latent, r);
            (latent, table) = (Data::new(&pool, self.kv), entries);
            rope = Data::new(&self.pooled(&i.rope, p).0, self.kv);
        }
        let mut table = Data::new(&table, DType::I32);
        let pool = |w: usize| [0, (self.page_size * w) as i64, w as i64, 1];
        let mut scales = [(r, &i.scales[0]), (p, &i.scales[1])].map(|(w, scales)| {
            let values = if paged { self.pooled(scales, self.groups(w)).0 } else { scales.clone() };
            Data::new(&values, DType::F32)
        });
        let mut scale_views = [0, 1].map(|at| {
            let groups = self.groups([r, p][at]);
            match (groups, paged) {
                (0, _) => MlaView::null(),
                (_, true) => scales[at].view(0, pool(groups)),
                (_, false) => scales[at].view(0, [(t * groups) as i64, groups as i64, 1, 0]),
            }
        });
        if p == 0 {
            scale_views[1] = MlaView::null();
        }
        let mut mask = Data::new(&i.mask, DType::F32);
        let mut out = Data::new(&vec![0.5; b * q * h * r], self.out);
        let mut lse = Data::new(&vec![0.5; b * q * h], DType::F32);

        let plan = MlaPlanArgs {
            abi_version: MLA_ABI_VERSION,
            struct_size: size_of::<MlaPlanArgs>() as u32,
            batch: b as i64,
            query: q as i64,
            heads: h as i64,
            latent_width: r as i64,
            kv_length: t as i64,
            units: self.units,
            kv_granularity: 16,
            empty: self.empty as i32,
            reserved: 0,
        };
        let mut sizes = MlaSizes::default();
        // SAFETY: both are valid.
        assert_eq!(unsafe { mla_metadata_sizes(&raw const plan, &raw mut sizes) }, 0);
        let splits = self.splits as usize;
        let rows = (sizes.scratch_lse as usize).max(b * q * splits * h);
        let mut scratch_output = vec![f32::NAN; rows * r];
        let mut scratch_lse = vec![f32::NAN; rows];
        let mut buffers: [Vec<i32>; 5] = [
            vec![-7; sizes.work_indptr as usize],
            vec![-7; sizes.work_info_set as usize],
            vec![-7; sizes.reduce_indptr as usize],
            vec![-7; sizes.reduce_final_map as usize],
            vec![-7; sizes.reduce_partial_map as usize],
        ];
        let mut addresses = [0_i64; 2];
        let metadata = MlaMetadata {
            work_meta_data: addresses.as_mut_ptr(),
            work_meta_data_count: 2,
            work_indptr: buffers[0].as_mut_ptr(),
            work_indptr_count: buffers[0].len() as i64,
            work_info_set: buffers[1].as_mut_ptr(),
            work_info_set_count: buffers[1].len() as i64,
            reduce_indptr: buffers[2].as_mut_ptr(),
            reduce_indptr_count: buffers[2].len() as i64,
            reduce_final_map: buffers[3].as_mut_ptr(),
            reduce_final_map_count: buffers[3].len() as i64,
            reduce_partial_map: buffers[4].as_mut_ptr(),
            reduce_partial_map_count: buffers[4].len() as i64,
        };
        if persistent {
            let (lengths, count) = (self.lengths.as_ptr(), self.lengths.len() as i64);
            // SAFETY: the buffers are as large as the sizes say.
            let status =
                unsafe { mla_metadata_fill(&raw const plan, lengths, count, &raw const metadata) };
            assert_eq!(status, 0);
        }
        let [scale_latent, scale_rope, mask_scale] = Self::SCALES;
        let mut args = MlaDecodeArgs {
            abi_version: MLA_ABI_VERSION,
            struct_size: size_of::<MlaDecodeArgs>() as u32,
            batch: b as i64,
            query: q as i64,
            heads: h as i64,
            latent_width: r as i64,
            rope_width: p as i64,
            kv_length: t as i64,
            q_latent: q_latent.view(0, dense(r)),
            q_rope: if p == 0 { MlaView::null() } else { q_rope.view(0, dense(p)) },
            page_table: if paged {
                table.view(0, [pages as i64, 1, 0, 0])
            } else {
                MlaView::null()
            },
            latent_scale: scale_views[0],
            rope_scale: scale_views[1],
            page_size: self.page_size as i64,
            page_count: count as i64,
            scale_group: self.scale_group as i64,
            latent: if paged {
                latent.view(0, pool(r))
            } else if fused {
                fused_data.view(latent_at as i64, [(t * e) as i64, e as i64, 1, 0])
            } else {
                latent.view(0, cache(r))
            },
            rope: if p == 0 {
                MlaView::null()
            } else if paged {
                rope.view(0, pool(p))
            } else if fused {
                fused_data.view(rope_at as i64, [(t * e) as i64, e as i64, 1, 0])
            } else {
                rope.view(0, cache(p))
            },
            mask: if self.mask { mask.view(0, dense(t)) } else { MlaView::null() },
            lengths: self.lengths.as_ptr(),
            lengths_count: b as i64,
            scale_latent,
            scale_rope,
            mask_scale,
            causal: i32::from(self.causal),
            empty: self.empty as i32,
            out: out.view(0, dense(r)),
            lse: lse.view(0, [(q * h) as i64, h as i64, 1, 0]),
            metadata,
            scratch_output: scratch_output.as_mut_ptr(),
            scratch_output_count: scratch_output.len() as i64,
            scratch_lse: scratch_lse.as_mut_ptr(),
            scratch_lse_count: scratch_lse.len() as i64,
            num_kv_splits: self.splits,
            threads: 2,
            reserved: 0,
        };
        let result = f(&mut args);
        (result, out.values(), lse.values())
    }

    /// Runs both stages; returns the output and the log-sum-exp.
    pub fn run(&self, persistent: bool) -> (Vec<f64>, Vec<f64>) {
        let (status, out, lse) = self.with_args(persistent, |args| {
            // SAFETY: `with_args` makes valid arguments.
            unsafe {
                if persistent {
                    [mla_decode_persistent(args), mla_reduce(args)]
                } else {
                    [mla_decode_split(args), mla_reduce_split(args)]
                }
            }
        });
        assert_eq!(status, [0, 0], "{self:?}");
        (out, lse)
    }
}

/// Relative L2 error; NaN and infinities must agree exactly.
pub fn relative_error(actual: &[f64], expected: &[f64]) -> f64 {
    let (mut difference, mut norm) = (0.0, 0.0);
    for (a, e) in actual.iter().zip(expected) {
        if e.is_nan() || e.is_infinite() {
            if !(a.is_nan() && e.is_nan() || a == e) {
                return f64::INFINITY;
            }
            continue;
        }
        difference += (a - e) * (a - e);
        norm += e * e;
    }
    if norm == 0.0 { f64::sqrt(difference) } else { f64::sqrt(difference / norm) }
}
