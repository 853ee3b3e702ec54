//! Takes complex numbers out of a graph, for the evaluator, which knows none.
//!
//! Graphs with rotary embeddings pair two floats, multiply and take the parts again. Upstream's
//! fusion brings these together, so that only the parts are left in memory, but fuses a tensor
//! only into its single user: each user gets a producer of its own first.

use melior::ir::Module;
use mla_passes::ir::Op;
use mlir_sys::{mlirBlockInsertOwnedOperationBefore, mlirOperationClone, mlirOperationSetOperand};

use super::session::{Session, root};

const FUSE: &str =
    "builtin.module(linalg-fuse-elementwise-ops,convert-complex-to-standard,canonicalize,cse)";

/// Returns the module without complex numbers; `None` if it has none.
pub fn split<'c>(session: &'c Session, module: &Module<'c>) -> Result<Option<Module<'c>>, String> {
    let mut complex = false;
    root(module).walk(&mut |op| complex |= op.name().starts_with("complex."));
    let Some(mut copy) = complex.then(|| session.copy(module)).flatten() else {
        return Ok(None);
    };
    let mut producers = Vec::new();
    root(&copy).walk(&mut |op| {
        if op.results().any(|r| r.ty().is_tensor() && r.ty().to_string().contains("complex<")) {
            producers.push(op);
        }
    });
    // Users first: a copy of a user is one more user of its operands.
    for producer in producers.into_iter().rev() {
        separate(producer);
    }
    session.run_passes(&mut copy, FUSE)?;
    Ok(Some(copy))
}

/// Gives each user of the operation's single result a copy of the operation.
fn separate(producer: Op<'_>) {
    if producer.result_count() != 1 {
        return;
    }
    let Some(block) = producer.block() else {
        return;
    };
    for (user, operand) in producer.result(0).uses().into_iter().skip(1) {
        // SAFETY: the operations are alive; the copy goes to the same block, before the original
        // and so before every user, and is owned by the block.
        unsafe {
            let copy = mlirOperationClone(producer.to_raw());
            mlirBlockInsertOwnedOperationBefore(block.to_raw(), producer.to_raw(), copy);
            let copy = Op::from_raw(copy);
            mlirOperationSetOperand(user.to_raw(), operand as isize, copy.result(0).to_raw());
        }
    }
}
