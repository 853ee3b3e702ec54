//! The entries, one for each combination of element types, and their table.

use super::aiter::{_mlir_ciface_mla_aiter_offsets, _mlir_ciface_mla_aiter_rows};
use super::choose::_mlir_ciface_mla_choose;
use super::entries::{
    _mlir_ciface_mla_cpu_metadata_fill, R1, R2, R3, R4, Sources, Targets, Tensor, decode, entry,
    reduce,
};
use crate::abi::DType;

macro_rules! decode_entries {
    ($($persistent:ident $split:ident $q:ident $kv:ident $out:ident;)*) => {
        $(
            /// First stage by a work list.
            ///
            /// # Safety
            /// The descriptors are null or valid.
            #[unsafe(no_mangle)]
            #[allow(non_snake_case, reason = "named as MLIR names the element types")]
            #[allow(clippy::too_many_arguments, reason = "the ABI of the entry")]
            pub unsafe extern "C" fn $persistent(
                params: R1, scales: R1, q_latent: Tensor, q_rope: Tensor, latent: Tensor,
                rope: Tensor, lengths: R1, mask: Tensor, page_table: Tensor, latent_scale: Tensor,
                rope_scale: Tensor, m0: R1, m1: R1, m2: R2, m3: R1, m4: R2, m5: R1, scratch_output: R1, scratch_lse: R1, out: R4, lse: R3,
            ) {
                let tensors = [q_latent, q_rope, latent, rope];
                let (q, kv) = (DType::$q, DType::$kv);
                let optional = [mask, page_table, latent_scale, rope_scale];
                let s = Sources { params, scales, tensors, lengths, optional, q, kv };
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
            #[allow(non_snake_case, reason = "named as MLIR names the element types")]
            #[allow(clippy::too_many_arguments, reason = "the ABI of the entry")]
            pub unsafe extern "C" fn $split(
                params: R1, scales: R1, q_latent: Tensor, q_rope: Tensor, latent: Tensor,
                rope: Tensor, lengths: R1, mask: Tensor, page_table: Tensor, latent_scale: Tensor,
                rope_scale: Tensor, scratch_output: R1, scratch_lse: R1, out: R4, lse: R3,
            ) {
                let tensors = [q_latent, q_rope, latent, rope];
                let (q, kv) = (DType::$q, DType::$kv);
                let optional = [mask, page_table, latent_scale, rope_scale];
                let s = Sources { params, scales, tensors, lengths, optional, q, kv };
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
            #[allow(non_snake_case, reason = "named as MLIR names the element types")]
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
    _mlir_ciface_mla_cpu_decode_persistent_f32_f8E4M3FN_f32 _mlir_ciface_mla_cpu_decode_split_f32_f8E4M3FN_f32 F32 F8E4M3FN F32;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f8E4M3FN_f16 _mlir_ciface_mla_cpu_decode_split_f32_f8E4M3FN_f16 F32 F8E4M3FN F16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f8E4M3FN_bf16 _mlir_ciface_mla_cpu_decode_split_f32_f8E4M3FN_bf16 F32 F8E4M3FN Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f8E4M3FNUZ_f32 _mlir_ciface_mla_cpu_decode_split_f32_f8E4M3FNUZ_f32 F32 F8E4M3FNUZ F32;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f8E4M3FNUZ_f16 _mlir_ciface_mla_cpu_decode_split_f32_f8E4M3FNUZ_f16 F32 F8E4M3FNUZ F16;
    _mlir_ciface_mla_cpu_decode_persistent_f32_f8E4M3FNUZ_bf16 _mlir_ciface_mla_cpu_decode_split_f32_f8E4M3FNUZ_bf16 F32 F8E4M3FNUZ Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f32_f32 _mlir_ciface_mla_cpu_decode_split_f16_f32_f32 F16 F32 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f32_f16 _mlir_ciface_mla_cpu_decode_split_f16_f32_f16 F16 F32 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f32_bf16 _mlir_ciface_mla_cpu_decode_split_f16_f32_bf16 F16 F32 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f16_f32 _mlir_ciface_mla_cpu_decode_split_f16_f16_f32 F16 F16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f16_f16 _mlir_ciface_mla_cpu_decode_split_f16_f16_f16 F16 F16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f16_bf16 _mlir_ciface_mla_cpu_decode_split_f16_f16_bf16 F16 F16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_bf16_f32 _mlir_ciface_mla_cpu_decode_split_f16_bf16_f32 F16 Bf16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_bf16_f16 _mlir_ciface_mla_cpu_decode_split_f16_bf16_f16 F16 Bf16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_bf16_bf16 _mlir_ciface_mla_cpu_decode_split_f16_bf16_bf16 F16 Bf16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f8E4M3FN_f32 _mlir_ciface_mla_cpu_decode_split_f16_f8E4M3FN_f32 F16 F8E4M3FN F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f8E4M3FN_f16 _mlir_ciface_mla_cpu_decode_split_f16_f8E4M3FN_f16 F16 F8E4M3FN F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f8E4M3FN_bf16 _mlir_ciface_mla_cpu_decode_split_f16_f8E4M3FN_bf16 F16 F8E4M3FN Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f8E4M3FNUZ_f32 _mlir_ciface_mla_cpu_decode_split_f16_f8E4M3FNUZ_f32 F16 F8E4M3FNUZ F32;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f8E4M3FNUZ_f16 _mlir_ciface_mla_cpu_decode_split_f16_f8E4M3FNUZ_f16 F16 F8E4M3FNUZ F16;
    _mlir_ciface_mla_cpu_decode_persistent_f16_f8E4M3FNUZ_bf16 _mlir_ciface_mla_cpu_decode_split_f16_f8E4M3FNUZ_bf16 F16 F8E4M3FNUZ Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f32_f32 _mlir_ciface_mla_cpu_decode_split_bf16_f32_f32 Bf16 F32 F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f32_f16 _mlir_ciface_mla_cpu_decode_split_bf16_f32_f16 Bf16 F32 F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f32_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_f32_bf16 Bf16 F32 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f16_f32 _mlir_ciface_mla_cpu_decode_split_bf16_f16_f32 Bf16 F16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f16_f16 _mlir_ciface_mla_cpu_decode_split_bf16_f16_f16 Bf16 F16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f16_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_f16_bf16 Bf16 F16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_bf16_f32 _mlir_ciface_mla_cpu_decode_split_bf16_bf16_f32 Bf16 Bf16 F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_bf16_f16 _mlir_ciface_mla_cpu_decode_split_bf16_bf16_f16 Bf16 Bf16 F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_bf16_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_bf16_bf16 Bf16 Bf16 Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f8E4M3FN_f32 _mlir_ciface_mla_cpu_decode_split_bf16_f8E4M3FN_f32 Bf16 F8E4M3FN F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f8E4M3FN_f16 _mlir_ciface_mla_cpu_decode_split_bf16_f8E4M3FN_f16 Bf16 F8E4M3FN F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f8E4M3FN_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_f8E4M3FN_bf16 Bf16 F8E4M3FN Bf16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f8E4M3FNUZ_f32 _mlir_ciface_mla_cpu_decode_split_bf16_f8E4M3FNUZ_f32 Bf16 F8E4M3FNUZ F32;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f8E4M3FNUZ_f16 _mlir_ciface_mla_cpu_decode_split_bf16_f8E4M3FNUZ_f16 Bf16 F8E4M3FNUZ F16;
    _mlir_ciface_mla_cpu_decode_persistent_bf16_f8E4M3FNUZ_bf16 _mlir_ciface_mla_cpu_decode_split_bf16_f8E4M3FNUZ_bf16 Bf16 F8E4M3FNUZ Bf16;
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
    let choose: unsafe extern "C" fn(R1, R1, R1) -> i32 = _mlir_ciface_mla_choose;
    let offsets: unsafe extern "C" fn(R1, i64, i64, R1, R1, R1) = _mlir_ciface_mla_aiter_offsets;
    let rows: unsafe extern "C" fn(R2, R1, R1) = _mlir_ciface_mla_aiter_rows;
    let mut all = vec![
        ("_mlir_ciface_mla_cpu_metadata_fill", fill as *const ()),
        ("_mlir_ciface_mla_choose", choose as *const ()),
        ("_mlir_ciface_mla_aiter_offsets", offsets as *const ()),
        ("_mlir_ciface_mla_aiter_rows", rows as *const ()),
    ];
    all.extend_from_slice(DECODES);
    all.extend_from_slice(REDUCES);
    all
}
