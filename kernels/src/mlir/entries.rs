//! The entries, one for each combination of element types.

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

type R1 = *const Ranked<1>;
type R2 = *const Ranked<2>;
type R3 = *const Ranked<3>;
type R4 = *const Ranked<4>;
type Tensor = *const Unranked;

/// The six metadata memrefs.
type Metadata = (R1, R1, R2, R1, R2, R1);

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
struct Targets {
    scratch: (R1, R1),
    out: R4,
    lse: R3,
    dtype: DType,
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
struct Sources {
    params: R1,
    scales: R1,
    tensors: [Tensor; 4],
    lengths: R1,
    mask: Tensor,
    q: DType,
    kv: DType,
}

/// # Safety
/// The descriptors are null or valid and of the entry's types.
unsafe fn decode(s: &Sources, m: Option<Metadata>, t: &Targets) -> Result<(), Error> {
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
        let view = params.view("latent", c, s.kv, [b, rows, r, 1])?;
        args.latent = view.ok_or_else(|| missing("latent"))?;
        args.rope = params.view("rope", k, s.kv, [b, rows, p, 1])?.unwrap_or_else(MlaView::null);
        args.mask =
            params.view("mask", s.mask, DType::F32, [b, q, h, rows])?.unwrap_or_else(MlaView::null);
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
unsafe fn reduce(params: R1, m: Option<Metadata>, t: &Targets) -> Result<(), Error> {
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
fn entry(name: &str, t: Option<&Targets>, f: impl FnOnce() -> Result<(), Error>) {
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
            let m = metadata((m0, m1, m2, m3, m4, m5));
            ffi::fill(&args, lengths.as_ptr(), lengths.len() as i64, &m)
        }
    });
}

macro_rules! decode_entries {
    ($($persistent:ident $split:ident $q:ident $kv:ident $out:ident;)*) => {
        $(
            /// First stage by a work list.
            ///
            /// # Safety
            /// The descriptors are null or valid.
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments, reason = "the ABI of the entry")]
            pub unsafe extern "C" fn $persistent(
                params: R1, scales: R1, q_latent: Tensor, q_rope: Tensor, latent: Tensor,
                rope: Tensor, lengths: R1, mask: Tensor, m0: R1, m1: R1, m2: R2, m3: R1, m4: R2,
                m5: R1, scratch_output: R1, scratch_lse: R1, out: R4, lse: R3,
            ) {
                let tensors = [q_latent, q_rope, latent, rope];
                let (q, kv) = (DType::$q, DType::$kv);
                let s = Sources { params, scales, tensors, lengths, mask, q, kv };
                let scratch = (scratch_output, scratch_lse);
                let t = Targets { scratch, out, lse, dtype: DType::$out };
                entry(stringify!($persistent), Some(&t), || {
                    // SAFETY: the caller's contract.
                    unsafe { decode(&s, Some((m0, m1, m2, m3, m4, m5)), &t) }
                });
            }

            /// First stage by equal pieces.
            ///
            /// # Safety
            /// The descriptors are null or valid.
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments, reason = "the ABI of the entry")]
            pub unsafe extern "C" fn $split(
                params: R1, scales: R1, q_latent: Tensor, q_rope: Tensor, latent: Tensor,
                rope: Tensor, lengths: R1, mask: Tensor, scratch_output: R1, scratch_lse: R1,
                out: R4, lse: R3,
            ) {
                let tensors = [q_latent, q_rope, latent, rope];
                let (q, kv) = (DType::$q, DType::$kv);
                let s = Sources { params, scales, tensors, lengths, mask, q, kv };
                let scratch = (scratch_output, scratch_lse);
                let t = Targets { scratch, out, lse, dtype: DType::$out };
                entry(stringify!($split), Some(&t), || {
                    // SAFETY: the caller's contract.
                    unsafe { decode(&s, None, &t) }
                });
            }
        )*

        const DECODES: &[(&str, *const ())] = &[
            $(
                (stringify!($persistent), $persistent as *const ()),
                (stringify!($split), $split as *const ()),
            )*
        ];
    };
}

macro_rules! reduce_entries {
    ($($persistent:ident $split:ident $out:ident;)*) => {
        $(
            /// Second stage of a persistent step.
            ///
            /// # Safety
            /// The descriptors are null or valid.
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments, reason = "the ABI of the entry")]
            pub unsafe extern "C" fn $persistent(
                params: R1, m0: R1, m1: R1, m2: R2, m3: R1, m4: R2, m5: R1, scratch_output: R1,
                scratch_lse: R1, out: R4, lse: R3,
            ) {
                let scratch = (scratch_output, scratch_lse);
                let t = Targets { scratch, out, lse, dtype: DType::$out };
                entry(stringify!($persistent), Some(&t), || {
                    // SAFETY: the caller's contract.
                    unsafe { reduce(params, Some((m0, m1, m2, m3, m4, m5)), &t) }
                });
            }

            /// Second stage of a split step.
            ///
            /// # Safety
            /// The descriptors are null or valid.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $split(
                params: R1, _lengths: R1, scratch_output: R1, scratch_lse: R1, out: R4, lse: R3,
            ) {
                let scratch = (scratch_output, scratch_lse);
                let t = Targets { scratch, out, lse, dtype: DType::$out };
                entry(stringify!($split), Some(&t), || {
                    // SAFETY: the caller's contract.
                    unsafe { reduce(params, None, &t) }
                });
            }
        )*

        const REDUCES: &[(&str, *const ())] = &[
            $(
                (stringify!($persistent), $persistent as *const ()),
                (stringify!($split), $split as *const ()),
            )*
        ];
    };
}

decode_entries! {
    _mlir_ciface_mla_cpu_decode_persistent_f32_f32_f32 _mlir_ciface_mla_cpu_decode_split_f32_f32_f32 F32 F32 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f32_f16 _mlir_ciface_mla_cpu_decode_split_f32_f32_f16 F32 F32 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f32_bf16 _mlir_ciface_mla_cpu_decode_split_f32_f32_bf16 F32 F32 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f16_f32 _mlir_ciface_mla_cpu_decode_split_f32_f16_f32 F32 F16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f16_f16 _mlir_ciface_mla_cpu_decode_split_f32_f16_f16 F32 F16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f16_bf16 _mlir_ciface_mla_cpu_decode_split_f32_f16_bf16 F32 F16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_bf16_f32 _mlir_ciface_mla_cpu_decode_split_f32_bf16_f32 F32 Bf16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f32_bf16_f16 _mlir_ciface_mla_cpu_decode_split_f32_bf16_f16 F32 Bf16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_bf16_bf16 _mlir_ciface_mla_cpu_decode_split_f32_bf16_bf16 F32 Bf16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f32_f32 _mlir_ciface_mla_cpu_decode_split_f16_f32_f32 F16 F32 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f32_f16 _mlir_ciface_mla_cpu_decode_split_f16_f32_f16 F16 F32 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f32_bf16 _mlir_ciface_mla_cpu_decode_split_f16_f32_bf16 F16 F32 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f16_f32 _mlir_ciface_mla_cpu_decode_split_f16_f16_f32 F16 F16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f16_f16 _mlir_ciface_mla_cpu_decode_split_f16_f16_f16 F16 F16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f16_bf16 _mlir_ciface_mla_cpu_decode_split_f16_f16_bf16 F16 F16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_bf16_f32 _mlir_ciface_mla_cpu_decode_split_f16_bf16_f32 F16 Bf16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_bf16_f16 _mlir_ciface_mla_cpu_decode_split_f16_bf16_f16 F16 Bf16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_bf16_bf16 _mlir_ciface_mla_cpu_decode_split_f16_bf16_bf16 F16 Bf16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f32_f32 _mlir_ciface_mla_cpu_decode_split_bf16_f32_f32 Bf16 F32 F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f32_f16 _mlir_ciface_mla_cpu_decode_split_bf16_f32_f16 Bf16 F32 F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f32_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_f32_bf16 Bf16 F32 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f16_f32 _mlir_ciface_mla_cpu_decode_split_bf16_f16_f32 Bf16 F16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f16_f16 _mlir_ciface_mla_cpu_decode_split_bf16_f16_f16 Bf16 F16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f16_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_f16_bf16 Bf16 F16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_bf16_f32 _mlir_ciface_mla_cpu_decode_split_bf16_bf16_f32 Bf16 Bf16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_bf16_f16 _mlir_ciface_mla_cpu_decode_split_bf16_bf16_f16 Bf16 Bf16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_bf16_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_bf16_bf16 Bf16 Bf16 Bf16;
}

reduce_entries! {
    _mlir_ciface_mla_cpu_reduce_f32 _mlir_ciface_mla_cpu_reduce_split_f32 F32;
    _mlir_ciface_mla_cpu_reduce_f16 _mlir_ciface_mla_cpu_reduce_split_f16 F16;
    _mlir_ciface_mla_cpu_reduce_bf16 _mlir_ciface_mla_cpu_reduce_split_bf16 Bf16;
}

/// Returns the names of all entries, as the linker and the JIT know them, and their addresses.
pub fn symbols() -> Vec<(&'static str, *const ())> {
    let fill: unsafe extern "C" fn(R1, R1, R1, R1, R2, R1, R2, R1) =
        _mlir_ciface_mla_cpu_metadata_fill;
    let mut all = vec![("_mlir_ciface_mla_cpu_metadata_fill", fill as *const ())];
    all.extend_from_slice(DECODES);
    all.extend_from_slice(REDUCES);
    all
}
