//! The memory of compiled code: what it allocates is counted, and freed after each run.
//!
//! Compiled code asks for memory by the functions below, whose names MLIR's lowering fixes. Freed
//! blocks are kept for the next request of their size, so that timed runs do not pay for fresh
//! pages.

use std::{
    alloc::{Layout, alloc, dealloc},
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// All blocks start at a multiple of this.
const ALIGN: usize = 64;
/// Poisoned memory: NaN in every float type.
const POISON: u8 = 0xff;

/// Bytes that a run has allocated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Most bytes alive at a time.
    pub peak: usize,
    /// Bytes of all allocations.
    pub total: usize,
}

#[derive(Default)]
struct Heap {
    /// Sizes of the blocks in use, by address.
    live: HashMap<usize, usize>,
    /// Blocks of a size that wait for their next use.
    spare: HashMap<usize, Vec<usize>>,
    current: usize,
    usage: Usage,
    poison: bool,
}

static HEAP: Mutex<Option<Heap>> = Mutex::new(None);

/// Memory that outlives a run, such as the buffers that the init function returns.
#[derive(Debug, Default)]
pub struct Kept(Vec<(usize, usize)>);

fn heap() -> MutexGuard<'static, Option<Heap>> {
    HEAP.lock().unwrap_or_else(PoisonError::into_inner)
}

fn layout(size: usize) -> Option<Layout> {
    Layout::from_size_align(size.max(1), ALIGN).ok()
}

/// Starts to count anew; `poison`: new memory reads as NaN.
pub fn begin(poison: bool) {
    let mut guard = heap();
    let heap = guard.get_or_insert_with(Heap::default);
    heap.current = 0;
    heap.usage = Usage::default();
    heap.poison = poison;
}

/// Frees what the run has left and returns what it used.
pub fn end() -> Usage {
    let mut guard = heap();
    let Some(heap) = guard.as_mut() else {
        return Usage::default();
    };
    for (address, size) in heap.live.drain() {
        heap.spare.entry(size).or_default().push(address);
    }
    heap.usage
}

/// Takes what the run has left out of the count; it lives until the result is dropped.
pub fn keep() -> Kept {
    let mut guard = heap();
    Kept(guard.as_mut().map(|heap| heap.live.drain().collect()).unwrap_or_default())
}

impl Drop for Kept {
    fn drop(&mut self) {
        for (address, size) in self.0.drain(..) {
            free_block(address, size);
        }
    }
}

/// Gives all spare memory back.
pub fn trim() {
    let spare = heap().as_mut().map(|heap| std::mem::take(&mut heap.spare)).unwrap_or_default();
    for (size, blocks) in spare {
        for address in blocks {
            free_block(address, size);
        }
    }
}

fn free_block(address: usize, size: usize) {
    if let Some(layout) = layout(size) {
        // SAFETY: the block was allocated with this layout and nothing refers to it any more.
        unsafe { dealloc(address as *mut u8, layout) }
    }
}

/// `_mlir_memref_to_llvm_alloc`.
pub(super) extern "C" fn allocate(size: u64) -> *mut u8 {
    let size = size as usize;
    let mut guard = heap();
    let heap = guard.get_or_insert_with(Heap::default);
    let spare = heap.spare.get_mut(&size).and_then(Vec::pop);
    let block = match (spare, layout(size)) {
        (Some(address), _) => address as *mut u8,
        // SAFETY: the layout has at least one byte.
        (None, Some(layout)) => unsafe { alloc(layout) },
        (None, None) => std::ptr::null_mut(),
    };
    if block.is_null() {
        // Compiled code does not check: there is no way to go on.
        super::guard::stop(&format!("the graph asks for {size} bytes, which cannot be had"));
    }
    if heap.poison {
        // SAFETY: the block has `size` bytes.
        unsafe { block.write_bytes(POISON, size) }
    }
    heap.live.insert(block as usize, size);
    heap.current += size;
    heap.usage.total += size;
    heap.usage.peak = heap.usage.peak.max(heap.current);
    block
}

/// `_mlir_memref_to_llvm_aligned_alloc`.
pub(super) extern "C" fn allocate_aligned(align: u64, size: u64) -> *mut u8 {
    if align as usize > ALIGN {
        super::guard::stop(&format!(
            "the graph asks for an alignment of {align}, more than {ALIGN}"
        ));
    }
    allocate(size)
}

/// `_mlir_memref_to_llvm_free`; an address that is no live block is left alone.
pub(super) extern "C" fn free(block: *mut u8) {
    if let Some(heap) = heap().as_mut()
        && let Some(size) = heap.live.remove(&(block as usize))
    {
        heap.current -= size;
        heap.spare.entry(size).or_default().push(block as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // One test, because the heap is the process's.
    #[test]
    fn counts_and_reuses_blocks() {
        begin(true);
        let first = allocate(100);
        assert_eq!(first as usize % ALIGN, 0);
        free(first);
        free(first);
        let second = allocate(100);
        assert_eq!(first, second, "a freed block is used again");
        let third = allocate(50);
        assert_eq!(end(), Usage { peak: 150, total: 250 });
        free(third);
        begin(false);
        allocate(8);
        let kept = keep();
        assert_eq!(end().total, 8);
        drop(kept);
        trim();
        assert!(heap().as_ref().unwrap().spare.is_empty());
    }
}
