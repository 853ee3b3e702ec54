//! The functions that compiled graphs may call.

use super::{guard, memory};

/// A name and the address of the function.
pub type Symbol = (&'static str, *mut ());

/// Returns every function that the engine is told of.
pub fn symbols() -> impl Iterator<Item = Symbol> {
    runtime().into_iter().chain(mla())
}

/// Returns the functions that MLIR's own lowering calls.
fn runtime() -> [Symbol; 7] {
    [
        ("__truncsfbf2", truncate as *mut ()),
        ("_mlir_memref_to_llvm_alloc", memory::allocate as *mut ()),
        ("_mlir_memref_to_llvm_aligned_alloc", memory::allocate_aligned as *mut ()),
        ("_mlir_memref_to_llvm_free", memory::free as *mut ()),
        ("memrefCopy", guard::memref_copy as *mut ()),
        ("puts", guard::puts as *mut ()),
        ("abort", guard::abort as *mut ()),
    ]
}

/// Rounds to bf16, which is returned in the low bits of a register of floats. LLVM calls it where
/// the processor has no such instruction, and old compiler libraries lack it.
extern "C" fn truncate(value: f32) -> f32 {
    f32::from_bits(u32::from(half::bf16::from_f32(value).to_bits()))
}

/// Returns the entries of the kernels.
fn mla() -> impl Iterator<Item = Symbol> {
    mla_kernels::mlir::symbols().into_iter().map(|(name, address)| (name, address.cast_mut()))
}

/// Returns what a kernel has reported since the last call.
pub fn last_error() -> Option<String> {
    mla_kernels::mlir::take_error()
}
