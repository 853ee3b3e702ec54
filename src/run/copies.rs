//! Counts the bytes that a bufferized function copies, from its text alone.

use std::fmt;

use mla_passes::ir::{Attr, Op, Val};

use super::signature::function;

/// Bytes that one call copies between buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copies {
    /// The bytes, with loops of constant length multiplied.
    pub bytes: u64,
    /// False where a size or the length of a loop is known only when running.
    pub exact: bool,
}

impl fmt::Display for Copies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prefix = if self.exact { "" } else { "at least " };
        write!(f, "{prefix}{}", super::report::grouped(self.bytes))
    }
}

/// Counts the copies of `entry` and of the functions of the module that it calls. A branch counts
/// as if it were taken.
pub fn count(module: Op<'_>, entry: Op<'_>) -> Copies {
    let mut copies = Copies { bytes: 0, exact: true };
    add(module, entry, 1, 0, &mut copies);
    copies
}

fn add(module: Op<'_>, function_op: Op<'_>, times: u64, depth: u32, copies: &mut Copies) {
    if depth > 64 {
        copies.exact = false;
        return;
    }
    function_op.walk(&mut |op| match op.name() {
        "memref.copy" | "linalg.copy" => {
            let ty = op.operand(0).ty();
            let size = ty.elem().bytes().unwrap_or(0);
            let mut bytes = size * times;
            for extent in ty.dims() {
                bytes *= extent.map_or(1, |n| n as u64);
                copies.exact &= extent.is_some();
            }
            copies.bytes += bytes * loops(op, function_op, &mut copies.exact);
        }
        "func.call" => {
            let callee = op.attr("callee").and_then(Attr::text);
            if let Some(callee) = callee.and_then(|name| function(module, name)) {
                let times = times * loops(op, function_op, &mut copies.exact);
                add(module, callee, times, depth + 1, copies);
            }
        }
        _ => {}
    });
}

/// Returns how often an operation runs in one call of the function around it.
fn loops(op: Op<'_>, function_op: Op<'_>, exact: &mut bool) -> u64 {
    let mut times = 1;
    let mut at = op.parent();
    while let Some(parent) = at.filter(|p| *p != function_op) {
        match parent.name() {
            "scf.for" => match trips(parent) {
                Some(trips) => times *= trips,
                None => *exact = false,
            },
            "scf.if" | "scf.execute_region" | "memref.alloca_scope" => {}
            _ => *exact = false,
        }
        at = parent.parent();
    }
    times
}

fn trips(op: Op<'_>) -> Option<u64> {
    let [low, high, step] = [0, 1, 2].map(|at| constant(op.operand(at)));
    let (low, high, step) = (low?, high?, step?);
    let span = u64::try_from(high.checked_sub(low)?).unwrap_or(0);
    Some(span.div_ceil(u64::try_from(step).ok().filter(|s| *s > 0)?))
}

fn constant(value: Val<'_>) -> Option<i64> {
    let (op, _) = value.definition()?;
    (op.name() == "arith.constant").then(|| op.attr("value")?.int()).flatten()
}
