//! Converts the chosen kernels, their metadata and scratch to calls, in the dialect of the graph.
//!
//! Before:
//! ```mlir
//! %p, %l = mla.decode_persistent #plan, %m, q(%ql, %qr) kv(%c, %k) ...
//! %o, %lse = mla.reduce #plan, %p, %l ...
//! ```
//! After, with `emit=func`, the C ABI:
//! ```mlir
//! %buf = memref.alloc() : memref<8x1x128x512xf32>
//! call @mla_cpu_decode_persistent_bf16_bf16_f32(%params, %scales, %ql, %qr, %c, %k, ..., %buf, ...)
//! call @mla_cpu_reduce_f32(%params, ..., %buf, ...)
//! %o = bufferization.to_tensor %buf restrict writable
//! ```
//! With `emit=stablehlo`, XLA's typed FFI (what a kernel writes is a result); with `emit=torch`
//! the same as `torch.operator "torch.mla_opt.mla_cpu_reduce"`:
//! ```mlir
//! %s:4 = stablehlo.custom_call @mla_cpu_decode_persistent(%ql, %qr, %c, %k, %len, %m#0, ...)
//! %o:2 = stablehlo.custom_call @mla_cpu_reduce(%m#0, ..., %s#0, %s#1, %s#2, %s#3)
//! ```
//! and with `emit=iree` a `util.call` of a function that a module of IREE's runtime has:
//! ```mlir
//! %s:4 = util.call @mla_opt.mla_cpu_decode_persistent(%ql, %qr, %c, %k, %len, ..., %m#0, ...)
//! %o = hal.tensor.import %r#0 : !hal.buffer_view -> tensor<2x1x4x32xf32>
//! ```
//! Calls of AITER's are `torch.operator "torch.aiter.…"`, in place on `!torch.tensor`, or with `func`
//! those of a C ABI with AITER's arguments.
//!
//! Conditions: none; every op of the mla dialect below the module is converted. With `func`,
//! tensors are passed unranked, with `bufferization.access = "read"`, so that bufferization never
//! copies them; what a kernel writes is a memref.
//!
//! Codes: none.

mod aiter;
mod choose;
mod declarations;
mod func;
mod functional;
mod keywords;
mod params;

use rustc_hash::FxHashMap;

use super::{
    emit::Dialect,
    materialize_metadata::set_signature,
    options::{Calls, Options},
    survey::Survey,
};
use crate::ir::{Block, Op, Val};

/// Converts everything of a module to calls of one kind, or of each graph's own.
pub fn run(survey: &mut Survey<'_>, options: &Options) -> Result<(), String> {
    if !survey.decodes.is_empty() {
        return Err("an mla.decode has no kernel yet: run mla-select-kernel".into());
    }
    if let Some(other) = survey.others.first() {
        return Err(format!("{} has no kernel on this target", other.name()));
    }
    let mut kinds = Kinds { told: options.emit, blocks: FxHashMap::default() };
    let mut func = func::Converter::default();
    let mut functional = functional::Converter::default();
    let mut aiter = aiter::Converter::new(&options.target);
    let mut changed: Vec<Op<'_>> =
        survey.functions.iter().copied().filter(|f| func.expand_arguments(*f)).collect();
    for alloc in &survey.allocs {
        if kinds.of_metadata(alloc.result(0), *alloc) == Calls::Func {
            func.alloc(*alloc)?;
        }
    }
    for op in &survey.choices {
        match kinds.of(*op) {
            Calls::Func => func.choose(*op)?,
            kind => functional.choose(*op, kind)?,
        }
    }
    for op in survey.fills.iter().chain(&survey.kernels) {
        let kind = match op.name() {
            "mla.metadata_fill" => kinds.of_metadata(op.operand(0), *op),
            _ => kinds.of(*op),
        };
        if let Some(plan) = aiter.plan(*op) {
            let target = &options.target;
            match (op.name(), kind) {
                (_, Calls::Torch) => aiter.convert(*op, &plan)?,
                ("mla.metadata_fill", Calls::Func) => func.aiter_fill(*op, &plan, target)?,
                ("mla.reduce", Calls::Func) => func.aiter_reduce(*op, &plan, target)?,
                (_, Calls::Func) => func.aiter_decode(*op, &plan, target)?,
                (_, Calls::Stablehlo | Calls::Iree) => {
                    return Err(NO_AITER.into());
                }
            }
            continue;
        }
        match (op.name(), kind) {
            ("mla.metadata_fill", Calls::Func) => func.fill(*op)?,
            ("mla.reduce", Calls::Func) => func.reduce(*op)?,
            (_, Calls::Func) => func.decode(*op)?,
            ("mla.metadata_fill", _) => functional.fill(*op, kind)?,
            ("mla.reduce", _) => functional.reduce(*op, kind)?,
            _ => functional.decode(*op, kind)?,
        }
    }
    for function in &survey.functions {
        if func.expand_returns(*function) && !changed.contains(function) {
            changed.push(*function);
        }
    }
    for list in [&mut survey.kernels, &mut survey.fills, &mut survey.allocs, &mut survey.choices] {
        list.drain(..).rev().for_each(Op::erase);
    }
    functional.leftovers.append(&mut aiter.leftovers);
    functional.erase_leftovers();
    for function in changed {
        func.drop_arguments(function);
        set_signature(function);
    }
    Ok(())
}

/// Why graphs of values other than torch's do not call AITER.
pub const NO_AITER: &str = "AITER's plan holds addresses of its buffers, which must not move (work_meta_data); the runtimes of \
     StableHLO and IREE own and move buffers: give AITER a torch graph, or a linalg graph (emit=func)";

/// Returns a block and those around it: what was made in one of them can be used again.
fn around(block: Block<'_>) -> impl Iterator<Item = Block<'_>> {
    std::iter::successors(Some(block), |block| block.parent().and_then(Op::block))
}

/// The kind of calls of each block.
struct Kinds<'c> {
    told: Option<Calls>,
    blocks: FxHashMap<Block<'c>, Calls>,
}

impl<'c> Kinds<'c> {
    fn of(&mut self, op: Op<'c>) -> Calls {
        let block = op.block().expect("an op in a block");
        let own = || Calls::of(Dialect::around(block));
        self.told.unwrap_or_else(|| *self.blocks.entry(block).or_insert_with(own))
    }

    /// Returns the kind of the kernels that read a metadata value: what is around them may be
    /// of another dialect than what is around its allocation or fill.
    fn of_metadata(&mut self, metadata: Val<'c>, near: Op<'c>) -> Calls {
        let kernel = metadata.uses().into_iter().find(|(op, _)| op.name() != "mla.metadata_fill");
        let kernel = kernel.filter(|(op, _)| op.name().starts_with("mla."));
        self.of(kernel.map_or(near, |(op, _)| op))
    }
}
