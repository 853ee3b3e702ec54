//! Plans the scratch of all kernels of a block into one arena.
//!
//! Before: each kernel has two `memref.alloc() {mla.scratch}` of its own.
//!
//! After: the kernels of a block share the two largest.
//!
//! Conditions: its size is known when compiling; scratch is dead after the reduction that follows its kernel, and the kernels of a
//! block run one after another, so their lifetimes never overlap.
//!
//! Codes: none.

use rustc_hash::FxHashMap;

use super::{emit::Emitter, survey::Survey};
use crate::{
    graph::Elem,
    ir::{Block, Op, edit::Builder},
};

/// Shares the scratch of a module; returns its bytes for each block, summed.
pub fn run(survey: &mut Survey<'_>) -> i64 {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut allocs: FxHashMap<Block<'_>, Vec<Op<'_>>> = FxHashMap::default();
    for op in survey.scratch.drain(..) {
        let block = op.block().expect("an allocation in a block");
        let list = allocs.entry(block).or_default();
        if list.is_empty() {
            blocks.push(block);
        }
        list.push(op);
    }
    blocks.iter().map(|block| share(&allocs[block])).sum()
}

/// Replaces alternating (output, lse) allocations by the largest of each kind.
fn share(allocs: &[Op<'_>]) -> i64 {
    let size = |op: &Op<'_>| op.result(0).ty().dims()[0].unwrap_or(0);
    let allocs: Vec<Op<'_>> = allocs.iter().filter(|op| op.operand_count() == 0).copied().collect();
    let mut bytes = 0;
    for kind in 0..2 {
        let same: Vec<Op<'_>> = allocs.iter().skip(kind).step_by(2).copied().collect();
        let Some(first) = same.first() else { continue };
        let largest = same.iter().map(size).max().unwrap_or(0);
        bytes += largest * 4;
        let e = Emitter::new(Builder::before(*first));
        let arena = e.alloc(&[largest], &[], Elem::F32, &[("mla.scratch", e.unit())]).result(0);
        for alloc in same {
            alloc.result(0).replace_all_uses_with(arena);
            alloc.erase();
        }
    }
    bytes
}
