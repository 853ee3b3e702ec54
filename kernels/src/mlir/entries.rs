//! What the entries do: descriptors to arguments, and errors to NaN.

use std::mem::size_of;

use super::{
    Ranked, Unranked,
    params::{Params, buffer, elements, output},
    record,
};
use crate::{
    abi::{
        DType, Error, MLA_ABI_VERSION, MlaDecodeArgs, MlaMetadata, MlaPlanArgs, MlaView, Status,
    },
    ffi::{self, Stage},
};

pub(crate) type R1 = *const Ranked<1>;
pub(crate) type R2 = *const Ranked<2>;
pub(crate) type R3 = *const Ranked<3>;
pub(crate) type R4 = *const Ranked<4>;
pub(crate) type Tensor = *const Unranked;

/// The six metadata memrefs.
pub(crate) type Metadata = (R1, R1, R2, R1, R2, R1);

/// Returns the structure of six memrefs.
///
/// # Safety
/// The descriptors are null or valid.
unsafe fn metadata(m: Metadata) -> MlaMetadata {
    // SAFETY: the caller's contract.
    unsafe {
        let (work_meta_data, work_meta_data_count) = buffer(m.0);
        let (work_indptr, work_indptr_count) = buffer(m.1);
        let (work_info_set, work_info_set_count) = buffer(m.2);
        let (reduce_indptr, reduce_indptr_count) = buffer(m.3);
        let (reduce_final_map, reduce_final_map_count) = buffer(m.4);
        let (reduce_partial_map, reduce_partial_map_count) = buffer(m.5);
        MlaMetadata {
            work_meta_data,
            work_meta_data_count,
            work_indptr,
            work_indptr_count,
            work_info_set,
            work_info_set_count,
            reduce_indptr,
            reduce_indptr_count,
            reduce_final_map,
            reduce_final_map_count,
            reduce_partial_map,
            reduce_partial_map_count,
        }
    }
}

fn no_metadata() -> MlaMetadata {
    let null = std::ptr::null();
    // SAFETY: null descriptors are null buffers.
    unsafe { metadata((null, null, std::ptr::null(), null, std::ptr::null(), null)) }
}

/// Returns arguments with extents and options of `params`, and no operands.
fn arguments(params: &Params<'_>) -> MlaDecodeArgs {
    MlaDecodeArgs {
        abi_version: MLA_ABI_VERSION,
        struct_size: size_of::<MlaDecodeArgs>() as u32,
        batch: params.get(1),
        query: params.get(2),
        heads: params.get(3),
        latent_width: params.get(4),
        rope_width: params.get(5),
        kv_length: params.get(6),
        q_latent: MlaView::null(),
        q_rope: MlaView::null(),
        latent: MlaView::null(),
        rope: MlaView::null(),
        mask: MlaView::null(),
        page_table: MlaView::null(),
        latent_scale: MlaView::null(),
        rope_scale: MlaView::null(),
        page_size: params.get(13),
        page_count: params.get(14),
        scale_group: params.get(15),
        lengths: std::ptr::null(),
        lengths_count: 0,
        scale_latent: 0.0,
        scale_rope: 0.0,
        mask_scale: 0.0,
        causal: params.get(9) as i32,
        empty: params.get(10) as i32,
        out: MlaView::null(),
        lse: MlaView::null(),
        metadata: no_metadata(),
        scratch_output: std::ptr::null_mut(),
        scratch_output_count: 0,
        scratch_lse: std::ptr::null_mut(),
        scratch_lse_count: 0,
        num_kv_splits: params.get(8),
        threads: 0,
        reserved: 0,
    }
}

/// Where a stage writes.
#[derive(Clone, Copy)]
pub(crate) struct Targets {
    pub scratch: (R1, R1),
    pub out: R4,
    pub lse: R3,
    pub dtype: DType,
}

impl Targets {
    /// # Safety
    /// The descriptors are null or valid.
    unsafe fn enter(&self, args: &mut MlaDecodeArgs) -> Result<(), Error> {
        let [b, q, h, r] = [args.batch, args.query, args.heads, args.latent_width];
        // SAFETY: the caller's contract.
        unsafe {
            args.out = output("out", self.out, self.dtype, [b, q, h, r])?;
            args.lse = output("lse", self.lse, DType::F32, [b, q, h])?;
            (args.scratch_output, args.scratch_output_count) = buffer(self.scratch.0);
            (args.scratch_lse, args.scratch_lse_count) = buffer(self.scratch.1);
        }
        Ok(())
    }

    /// Fills the outputs with NaN.
    ///
    /// # Safety
    /// The descriptors are null or valid.
    unsafe fn poison(&self) {
        // SAFETY: the caller's contract; a contiguous buffer has `count` elements.
        unsafe {
            let (lse, count) = buffer::<f32, 3>(self.lse);
            if !lse.is_null() {
                std::slice::from_raw_parts_mut(lse, count.max(0) as usize).fill(f32::NAN);
            }
            if self.dtype == DType::F32 {
                let (out, count) = buffer::<f32, 4>(self.out);
                if !out.is_null() {
                    std::slice::from_raw_parts_mut(out, count.max(0) as usize).fill(f32::NAN);
                }
            } else {
                // All ones is a NaN in both half types.
                let (out, count) = buffer::<u16, 4>(self.out);
                if !out.is_null() {
                    std::slice::from_raw_parts_mut(out, count.max(0) as usize).fill(u16::MAX);
                }
            }
        }
    }
}

/// What a first stage reads.
pub(crate) struct Sources {
    pub params: R1,
    pub scales: R1,
    pub tensors: [Tensor; 4],
    pub lengths: R1,
    /// Mask, table of pages, scales of both caches.
    pub optional: [Tensor; 4],
    pub q: DType,
    pub kv: DType,
}

/// # Safety
/// The descriptors are null or valid and of the entry's types.
pub(crate) unsafe fn decode(s: &Sources, m: Option<Metadata>, t: &Targets) -> Result<(), Error> {
    // SAFETY: the caller's contract.
    unsafe {
        let mut params = Params::new(s.params)?;
        let mut args = arguments(&params);
        let scales: &[f64] = elements("scales", s.scales)?;
        let [scale_latent, scale_rope, mask_scale] = scales[..] else {
            let detail = format!("scales has {} entries, expected 3", scales.len());
            return Err(Error::new(Status::AbiMismatch, detail));
        };
        (args.scale_latent, args.scale_rope, args.mask_scale) =
            (scale_latent, scale_rope, mask_scale);
        let lengths: &[i32] = elements("lengths", s.lengths)?;
        (args.lengths, args.lengths_count) = (lengths.as_ptr(), lengths.len() as i64);
        let [b, q, h] = [args.batch, args.query, args.heads];
        let (r, p, rows) = (args.latent_width, args.rope_width, args.kv_length);
        let missing = |name: &str| Error::new(Status::NullPointer, format!("{name} has no map"));
        let [ql, qr, c, k] = s.tensors;
        let view = params.view("q_latent", ql, s.q, [b, q, h, r])?;
        args.q_latent = view.ok_or_else(|| missing("q_latent"))?;
        args.q_rope = params.view("q_rope", qr, s.q, [b, q, h, p])?.unwrap_or_else(MlaView::null);
        let paged = args.page_count > 0;
        let cache = |columns: i64| {
            if paged {
                [b, args.page_count, args.page_size, columns]
            } else {
                [b, rows, columns, 1]
            }
        };
        let groups = |columns: i64| {
            let group = args.scale_group.max(1);
            (columns + group - 1) / group
        };
        let (latents, ropes) = (cache(r), cache(p));
        let (latent_groups, rope_groups) = (cache(groups(r)), cache(groups(p)));
        let entries = if paged { (rows + args.page_size - 1) / args.page_size.max(1) } else { 0 };
        let view = params.view("latent", c, s.kv, latents)?;
        args.latent = view.ok_or_else(|| missing("latent"))?;
        args.rope = params.view("rope", k, s.kv, ropes)?.unwrap_or_else(MlaView::null);
        let [mask, table, latent_scale, rope_scale] = s.optional;
        let mut optional = |name: &str, tensor, dtype, extents| {
            params.view(name, tensor, dtype, extents).map(|view| view.unwrap_or_else(MlaView::null))
        };
        args.mask = optional("mask", mask, DType::F32, [b, q, h, rows])?;
        args.page_table = optional("page_table", table, DType::I32, [b, entries, 1, 1])?;
        args.latent_scale = optional("latent_scale", latent_scale, DType::F32, latent_groups)?;
        args.rope_scale = optional("rope_scale", rope_scale, DType::F32, rope_groups)?;
        t.enter(&mut args)?;
        match m {
            Some(m) => {
                args.metadata = metadata(m);
                ffi::run(&args, Stage::Persistent)
            }
            None => ffi::run(&args, Stage::Split),
        }
    }
}

/// # Safety
/// The descriptors are null or valid and of the entry's types.
pub(crate) unsafe fn reduce(params: R1, m: Option<Metadata>, t: &Targets) -> Result<(), Error> {
    // SAFETY: the caller's contract.
    unsafe {
        let params = Params::new(params)?;
        let mut args = arguments(&params);
        t.enter(&mut args)?;
        match m {
            Some(m) => {
                args.metadata = metadata(m);
                ffi::run(&args, Stage::Reduce)
            }
            None => ffi::run(&args, Stage::ReduceSplit),
        }
    }
}

/// Runs an entry: its error is recorded and its outputs become NaN.
pub(super) fn entry(name: &str, t: Option<&Targets>, f: impl FnOnce() -> Result<(), Error>) {
    if let Err(error) = ffi::guarded(f) {
        record(name, &error);
        if let Some(t) = t {
            // SAFETY: the entry's caller passes valid descriptors.
            unsafe { t.poison() };
        }
    }
}

/// Writes the metadata of a step.
///
/// # Safety
/// The descriptors are null or valid.
pub(crate) unsafe fn fill(params: R1, lengths: R1, m: Metadata) -> Result<(), Error> {
    // SAFETY: the caller's contract.
    unsafe {
        let params = Params::new(params)?;
        let args = MlaPlanArgs {
            abi_version: MLA_ABI_VERSION,
            struct_size: size_of::<MlaPlanArgs>() as u32,
            batch: params.get(1),
            query: params.get(2),
            heads: params.get(3),
            latent_width: params.get(4),
            kv_length: params.get(6),
            units: params.get(7),
            kv_granularity: params.get(12),
            empty: params.get(10) as i32,
            reserved: 0,
        };
        let lengths: &[i32] = elements("lengths", lengths)?;
        ffi::fill(&args, lengths.as_ptr(), lengths.len() as i64, &metadata(m))
    }
}

/// Writes the metadata of a step.
///
/// # Safety
/// The descriptors are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn _mlir_ciface_mla_cpu_metadata_fill(
    params: R1,
    lengths: R1,
    m0: R1,
    m1: R1,
    m2: R2,
    m3: R1,
    m4: R2,
    m5: R1,
) {
    entry("mla_cpu_metadata_fill", None, || {
        // SAFETY: the caller's contract.
        unsafe { fill(params, lengths, (m0, m1, m2, m3, m4, m5)) }
    });
}
