//! Plans the scratch of all kernels of a block into one arena.
//!
//! Before: each kernel has two `memref.alloc() {mla.scratch}` of its own.
//!
//! After: the kernels of a block share the two largest.
//!
//! Conditions: scratch is dead after the reduction that follows its kernel, and the kernels of a
//! block run one after another, so their lifetimes never overlap.
//!
//! Codes: none.

use std::collections::HashMap;

use super::emit::Emitter;
use crate::{
    graph::Elem,
    ir::{Block, Op, edit::Builder},
};

/// Shares the scratch below `module`; returns its bytes for each block, summed.
pub fn run(module: Op<'_>) -> i64 {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut allocs: HashMap<Block<'_>, Vec<Op<'_>>> = HashMap::new();
    let alloc = module.identifier("memref.alloc");
    module.walk(&mut |op| {
        if op.name_identity() == alloc
            && op.attr("mla.scratch").is_some()
            && let Some(block) = op.block()
        {
            let list = allocs.entry(block).or_default();
            if list.is_empty() {
                blocks.push(block);
            }
            list.push(op);
        }
    });
    blocks.iter().map(|block| share(&allocs[block])).sum()
}

/// Replaces alternating (output, lse) allocations by the largest of each kind.
fn share(allocs: &[Op<'_>]) -> i64 {
    let size = |op: &Op<'_>| op.result(0).ty().dims()[0].unwrap_or(0);
    let mut bytes = 0;
    for kind in 0..2 {
        let same: Vec<Op<'_>> = allocs.iter().skip(kind).step_by(2).copied().collect();
        let Some(first) = same.first() else { continue };
        let largest = same.iter().map(size).max().unwrap_or(0);
        bytes += largest * 4;
        let e = Emitter::new(Builder::before(*first));
        let ty = e.memref(&[largest], Elem::F32);
        let attributes = [
            ("operandSegmentSizes", e.i32_array(&[0, 0])),
            ("alignment", e.i64(64)),
            ("mla.scratch", e.unit()),
        ];
        let arena = e.builder.create("memref.alloc", &[], &[ty], &attributes).result(0);
        for alloc in same {
            alloc.result(0).replace_all_uses_with(arena);
            alloc.erase();
        }
    }
    bytes
}
