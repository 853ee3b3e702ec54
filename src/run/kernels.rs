//! The functions that compiled graphs may call.

use super::{guard, memory};

/// A name and the address of the function.
pub type Symbol = (&'static str, *mut ());

/// Returns every function that the engine is told of.
pub fn symbols() -> impl Iterator<Item = Symbol> {
    runtime().into_iter().chain(mla())
}

/// Returns the functions that MLIR's own lowering calls.
fn runtime() -> [Symbol; 6] {
    [
        ("_mlir_memref_to_llvm_alloc", memory::allocate as *mut ()),
        ("_mlir_memref_to_llvm_aligned_alloc", memory::allocate_aligned as *mut ()),
        ("_mlir_memref_to_llvm_free", memory::free as *mut ()),
        ("memrefCopy", guard::memref_copy as *mut ()),
        ("puts", guard::puts as *mut ()),
        ("abort", guard::abort as *mut ()),
    ]
}

/// Returns the entries of the kernels.
fn mla() -> impl Iterator<Item = Symbol> {
    mla_kernels::mlir::symbols().into_iter().map(|(name, address)| (name, address.cast_mut()))
}

/// Returns what a kernel has reported since the last call.
pub fn last_error() -> Option<String> {
    mla_kernels::mlir::take_error()
}
