//! Frees buffers after their last use, so that the peak of memory means something.
//!
//! Only a buffer whose every alias is seen is freed: one that is returned, passed on by a branch
//! or kept by a callee lives until the end of the run, when the heap is emptied.

use mla_passes::{
    graph::Elem,
    ir::{Attr, Block, Op, Val, edit::Builder},
    shim,
};

/// Operations whose result is another view of their first operand.
const VIEWS: [&str; 9] = [
    "memref.cast",
    "memref.collapse_shape",
    "memref.expand_shape",
    "memref.memory_space_cast",
    "memref.reinterpret_cast",
    "memref.reshape",
    "memref.subview",
    "memref.transpose",
    "memref.view",
];

/// Inserts `memref.dealloc` below `module`.
pub fn insert(module: Op<'_>) {
    for buffer in shim::collect(module, &["memref.alloc"]) {
        let Some(block) = buffer.block() else {
            continue;
        };
        let value = buffer.result(0);
        if let Some(last) = last_use(buffer, block, value)
            && let Some(next) = last.next()
        {
            Builder::before(next).create("memref.dealloc", &[value], &[], &[]);
        }
    }
}

/// Returns the last operation of `block` that uses the buffer or a view of it; `None` if it may
/// live longer.
fn last_use<'c>(buffer: Op<'c>, block: Block<'c>, value: Val<'c>) -> Option<Op<'c>> {
    let mut last = buffer;
    let mut aliases = vec![value];
    while let Some(alias) = aliases.pop() {
        for (user, _) in alias.uses() {
            let mut outer = user;
            while outer.block() != Some(block) {
                outer = outer.parent()?;
            }
            if last.is_before(outer) {
                last = outer;
            }
            if VIEWS.contains(&user.name()) {
                aliases.push(user.result(0));
            } else if keeps(user) {
                return None;
            }
        }
    }
    Some(last)
}

/// Returns true if an operation may pass a buffer on.
fn keeps(op: Op<'_>) -> bool {
    let buffers = op.results().any(|r| r.ty().to_string().contains("memref<"));
    match op.name() {
        // The last two: the address leaves as a number.
        "func.return"
        | "scf.yield"
        | "scf.condition"
        | "cf.br"
        | "cf.cond_br"
        | "cf.switch"
        | "memref.extract_aligned_pointer_as_index"
        | "memref.extract_strided_metadata" => true,
        // A plan keeps the addresses of the other buffers.
        "func.call" => {
            let callee = op.attr("callee").and_then(Attr::text).unwrap_or_default();
            buffers || callee.contains("metadata")
        }
        "memref.store" => op.operand(0).ty().elem() == Elem::Other,
        _ => buffers,
    }
}
