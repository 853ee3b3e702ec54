//! The entries that lowered `StableHLO` calls: handlers of XLA's typed FFI, one for each
//! `call_target_name`. In JAX:
//!
//! ```python
//! library = ctypes.CDLL("libmla_kernels.so")
//! for name in ["mla_cpu_metadata_fill", "mla_cpu_decode_persistent", "mla_cpu_decode_split",
//!              "mla_cpu_reduce", "mla_cpu_reduce_split", "mla_choose"]:
//!     handler = jax.ffi.pycapsule(library["xla_" + name])
//!     jax.ffi.register_ffi_target(name, handler, platform="cpu")
//! ```
//!
//! Operands and results are dense row-major buffers; the attributes `params` (i64) and, of a first
//! stage, `scales` (f64) are those of the entries in [`crate::mlir`]. Operands whose map is absent
//! are not passed:
//!
//! | target | operands | results |
//! |---|---|---|
//! | `mla_cpu_metadata_fill` | lengths | the plan |
//! | `mla_cpu_decode_persistent` | `q_latent`, `q_rope`, `latent`, `rope`, lengths, mask, `page_table`, `latent_scale`, `rope_scale`, the plan | `scratch_output`, `scratch_lse`, out, lse |
//! | `mla_cpu_decode_split` | the same without the plan | the same |
//! | `mla_cpu_reduce` | the plan, `scratch_output`, `scratch_lse`, out, lse | out, lse |
//! | `mla_cpu_reduce_split` | lengths, `scratch_output`, `scratch_lse`, out, lse | out, lse |
//! | `mla_choose` | lengths | i32[]: 1 persistent, 0 split (`params` and costs as `scales`: see the header) |
//!
//! A batch, a number of cached rows or of pages that was known only when running is -1 in `params`;
//! then the last operand is i32[3]: the batch, the rows and the pages.
//!
//! The plan is `work_indptr`, `work_info_set`, `reduce_indptr`, `reduce_final_map` and
//! `reduce_partial_map`. Unlike in the C ABI there is no `work_meta_data`: XLA may copy a buffer
//! between two calls, so addresses inside one say nothing. A failed call is an error of the
//! computation.

mod abi;
mod call;

use abi::{CallFrame, XlaError};
use call::{Call, Descriptor};

use crate::{
    abi::{DType, Error, Status},
    ffi,
    mlir::{
        choose,
        entries::{self, Metadata, Sources, Targets},
    },
};

/// Integers of a plan's buffers besides `work_meta_data`.
const PLAN: [(&str, usize); 5] = [
    ("work_indptr", 1),
    ("work_info_set", 2),
    ("reduce_indptr", 1),
    ("reduce_final_map", 2),
    ("reduce_partial_map", 1),
];

/// A plan's buffers, with the addresses that the C ABI wants beside them.
struct Plan {
    buffers: Vec<Descriptor>,
    _addresses: Box<[i64; 2]>,
    meta: Descriptor,
}

impl Plan {
    fn new(buffers: Vec<Descriptor>) -> Self {
        let addresses = Box::new([buffers[0].address() as i64, buffers[1].address() as i64]);
        let meta = Descriptor::new(addresses.as_ptr().cast_mut().cast(), &[2]);
        Self { buffers, _addresses: addresses, meta }
    }

    fn metadata(&self) -> Metadata {
        let b = &self.buffers;
        let meta = self.meta.ranked();
        (meta, b[0].ranked(), b[1].ranked(), b[2].ranked(), b[3].ranked(), b[4].ranked())
    }
}

/// Reads the next operands as a plan.
fn plan(call: &mut Call<'_>) -> Result<Plan, Error> {
    let read = |(name, rank)| Ok(call.operand(name, &[DType::I32], Some(rank))?.0);
    Ok(Plan::new(PLAN.into_iter().map(read).collect::<Result<_, Error>>()?))
}

fn fill(call: &mut Call<'_>) -> Result<(), Error> {
    let mut params = call.params()?;
    let (lengths, _) = call.operand("lengths", &[DType::I32], Some(1))?;
    let read = |(name, rank)| Ok(call.result(name, &[DType::I32], rank)?.0);
    let plan = Plan::new(PLAN.into_iter().map(read).collect::<Result<_, Error>>()?);
    call.sizes(&mut params)?;
    call.end()?;
    // SAFETY: XLA's buffers are alive during the call.
    unsafe { entries::fill(params.descriptor().ranked(), lengths.ranked(), plan.metadata()) }
}

fn decode(call: &mut Call<'_>, persistent: bool) -> Result<(), Error> {
    const QUERY: [DType; 3] = [DType::F32, DType::F16, DType::Bf16];
    const CACHE: [DType; 5] =
        [DType::F32, DType::F16, DType::Bf16, DType::F8E4M3FN, DType::F8E4M3FNUZ];
    const FLOAT: [DType; 1] = [DType::F32];
    let mut params = call.params()?;
    let scales = call.scales()?;
    let present = call.present()?;
    let absent = Descriptor::new(std::ptr::null_mut(), &[0]);
    let optional = |call: &mut Call<'_>, at: usize, name, dtypes: &[DType]| {
        if !present[at] {
            return Ok((absent.clone(), dtypes[0]));
        }
        call.operand(name, dtypes, None)
    };
    let (q_latent, q) = optional(call, 0, "q_latent", &QUERY)?;
    let (q_rope, _) = optional(call, 1, "q_rope", &[q])?;
    let (latent, kv) = optional(call, 2, "latent", &CACHE)?;
    let (rope, _) = optional(call, 3, "rope", &[kv])?;
    let (lengths, _) = call.operand("lengths", &[DType::I32], Some(1))?;
    let (mask, _) = optional(call, 4, "mask", &FLOAT)?;
    let (page_table, _) = optional(call, 5, "page_table", &[DType::I32])?;
    let (latent_scale, _) = optional(call, 6, "latent_scale", &FLOAT)?;
    let (rope_scale, _) = optional(call, 7, "rope_scale", &FLOAT)?;
    let plan = if persistent { Some(plan(call)?) } else { None };
    call.sizes(&mut params)?;
    let (scratch_output, _) = call.result("scratch_output", &FLOAT, 1)?;
    let (scratch_lse, _) = call.result("scratch_lse", &FLOAT, 1)?;
    let (out, dtype) = call.result("out", &QUERY, 4)?;
    let (lse, _) = call.result("lse", &FLOAT, 3)?;
    call.end()?;
    let [ql, qr, c, k] = [&q_latent, &q_rope, &latent, &rope].map(Descriptor::unranked);
    let rest = [&mask, &page_table, &latent_scale, &rope_scale].map(Descriptor::unranked);
    let params = params.descriptor();
    let sources = Sources {
        params: params.ranked(),
        scales: scales.ranked(),
        tensors: [&raw const ql, &raw const qr, &raw const c, &raw const k],
        lengths: lengths.ranked(),
        optional: [&raw const rest[0], &raw const rest[1], &raw const rest[2], &raw const rest[3]],
        q,
        kv,
    };
    let targets = Targets {
        scratch: (scratch_output.ranked(), scratch_lse.ranked()),
        out: out.ranked(),
        lse: lse.ranked(),
        dtype,
    };
    // SAFETY: XLA's buffers are alive during the call, and of the types asked for.
    unsafe { entries::decode(&sources, plan.as_ref().map(Plan::metadata), &targets) }
}

fn reduce(call: &mut Call<'_>, persistent: bool) -> Result<(), Error> {
    const OUT: [DType; 3] = [DType::F32, DType::F16, DType::Bf16];
    let mut params = call.params()?;
    let plan = if persistent {
        Some(plan(call)?)
    } else {
        call.operand("lengths", &[DType::I32], Some(1))?;
        None
    };
    let (scratch_output, _) = call.operand("scratch_output", &[DType::F32], Some(1))?;
    let (scratch_lse, _) = call.operand("scratch_lse", &[DType::F32], Some(1))?;
    let (first_out, dtype) = call.operand("out", &OUT, Some(4))?;
    let (first_lse, _) = call.operand("lse", &[DType::F32], Some(3))?;
    call.sizes(&mut params)?;
    let (out, _) = call.result("out", &[dtype], 4)?;
    let (lse, _) = call.result("lse", &[DType::F32], 3)?;
    call.end()?;
    // Where XLA does not let the results be the operands, they start as copies.
    for (name, from, to, dtype) in
        [("out", &first_out, &out, dtype), ("lse", &first_lse, &lse, DType::F32)]
    {
        // SAFETY: both buffers have `bytes` bytes, and either coincide or do not overlap.
        unsafe { from.copy_to(name, to, dtype)? };
    }
    let targets = Targets {
        scratch: (scratch_output.ranked(), scratch_lse.ranked()),
        out: out.ranked(),
        lse: lse.ranked(),
        dtype,
    };
    // SAFETY: as in `decode`.
    unsafe {
        entries::reduce(params.descriptor().ranked(), plan.as_ref().map(Plan::metadata), &targets)
    }
}

macro_rules! handlers {
    ($($(#[$doc:meta])* $name:ident = $body:expr;)*) => {
        $(
            $(#[$doc])*
            ///
            /// # Safety
            /// XLA calls it, with a frame that is alive during the call.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(frame: *mut CallFrame) -> *mut XlaError {
                // SAFETY: the caller's contract.
                unsafe { abi::handle(frame, stringify!($name), $body) }
            }
        )*
    };
}

handlers! {
    /// Plans a step.
    xla_mla_cpu_metadata_fill = fill;
    /// First stage by a work list.
    xla_mla_cpu_decode_persistent = |call| decode(call, true);
    /// First stage by equal pieces.
    xla_mla_cpu_decode_split = |call| decode(call, false);
    /// Second stage of a persistent step.
    xla_mla_cpu_reduce = |call| reduce(call, true);
    /// Second stage of a split step.
    xla_mla_cpu_reduce_split = |call| reduce(call, false);
    /// Decides between two kernels.
    xla_mla_choose = choose;
}

/// Decides between two kernels.
fn choose(call: &mut Call<'_>) -> Result<(), Error> {
    let params = call.params()?;
    let costs = call.scales()?;
    let (lengths, _) = call.operand("lengths", &[DType::I32], Some(1))?;
    let (chosen, _) = call.result("chosen", &[DType::I32], 0)?;
    call.end()?;
    // SAFETY: XLA's buffers are alive during the call, and of the types asked for.
    unsafe {
        let params = params.descriptor();
        let persistent = choose::choose(params.ranked(), costs.ranked(), lengths.ranked())?;
        chosen.address().cast::<[u8; 4]>().write(i32::from(persistent).to_ne_bytes());
    }
    Ok(())
}

/// Runs a handler's body: an error of the kernels, or a panic, becomes its error.
fn run(
    call: &mut Call<'_>,
    body: impl FnOnce(&mut Call<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    ffi::guarded(|| body(call))
}

/// Makes the error of an operand.
fn wrong(name: &str, what: impl std::fmt::Display) -> Error {
    Error::new(Status::BadType, format!("{name} {what}"))
}
