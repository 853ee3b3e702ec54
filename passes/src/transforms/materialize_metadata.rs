//! Materializes the metadata of a step once: one allocation, and one fill for all layers that
//! agree in plan and lengths.
//!
//! Before:
//! ```mlir
//! %m0 = mla.metadata_alloc   mla.metadata_fill %m0, lengths(%len)   // layer 0
//! %m1 = mla.metadata_alloc   mla.metadata_fill %m1, lengths(%len)   // layer 1
//! ```
//! After (`metadata=init-function`):
//! ```mlir
//! func.func @step_mla_init() -> !mla.metadata<#plan>
//! func.func @step(..., %m: !mla.metadata<#plan>) { mla.metadata_fill %m, lengths(%len) ... }
//! ```
//! Conditions: a fill is moved to where its lengths are defined, which dominates every kernel that
//! reads it. The buffers are owned by an init function or the caller only where the step is a
//! `func.func` that nothing in the module calls; otherwise by the step itself.
//!
//! Codes: none.

use std::collections::HashMap;

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use super::{
    emit::{self, Emitter},
    options::Ownership,
};
use crate::ir::{Attr, Block, Op, Type, Val, edit::Builder};

/// Shares and places the metadata below `module`.
pub fn run(module: Op<'_>, ownership: Ownership) {
    let mut fills: Vec<Op<'_>> = Vec::new();
    let mut called: Vec<&str> = Vec::new();
    let fill = module.identifier("mla.metadata_fill");
    let references = ["func.call", "func.constant"].map(|n| module.identifier(n));
    module.walk(&mut |op| {
        let name = op.name_identity();
        if name == fill {
            fills.push(op);
        } else if references.contains(&name) {
            let name = op.attr("callee").or_else(|| op.attr("value"));
            called.extend(name.and_then(Attr::text));
        }
    });
    if fills.is_empty() {
        return;
    }
    // Plan and lengths to the one buffer; functions in the order they were met.
    let mut shared: HashMap<(Type<'_>, Val<'_>), Val<'_>> = HashMap::new();
    let mut functions: Vec<(Op<'_>, Vec<Op<'_>>)> = Vec::new();
    for fill in fills {
        let (metadata, lengths) = (fill.operand(0), fill.operand(1));
        let Some((alloc, _)) = metadata.definition() else {
            continue;
        };
        if alloc.name() != "mla.metadata_alloc" {
            continue;
        }
        let key = (metadata.ty(), lengths);
        if let Some(known) = shared.get(&key) {
            metadata.replace_all_uses_with(*known);
            fill.erase();
            alloc.erase();
            continue;
        }
        let function = outermost(fill);
        let body = function.region_block(0).expect("a body");
        let start = body.first().expect("a terminator");
        let e = Emitter::new(Builder::before(start));
        let hoisted = e.builder.create("mla.metadata_alloc", &[], &[metadata.ty()], &[]);
        let block = match (lengths.definition(), lengths.argument()) {
            (Some((op, _)), _) => op.block(),
            (_, Some((block, _))) => Some(block),
            _ => None,
        };
        let place = block.map_or(fill, |b| emit::after_definition(Some(lengths), b, fill));
        // The fill must also follow the allocation at the function's start.
        let place =
            if place == hoisted || place == start { hoisted.next().unwrap_or(fill) } else { place };
        let e = Emitter::new(Builder::before(place));
        e.builder.create("mla.metadata_fill", &[hoisted.result(0), lengths], &[], &[]);
        metadata.replace_all_uses_with(hoisted.result(0));
        fill.erase();
        alloc.erase();
        shared.insert(key, hoisted.result(0));
        match functions.iter_mut().find(|(f, _)| *f == function) {
            Some((_, allocs)) => allocs.push(hoisted),
            None => functions.push((function, vec![hoisted])),
        }
    }
    if ownership == Ownership::PerCall {
        return;
    }
    for (function, allocs) in functions {
        let name = function.attr("sym_name").and_then(Attr::text);
        let (Some(name), "func.func") = (name, function.name()) else {
            continue;
        };
        if called.contains(&name) {
            continue;
        }
        hand_over(function, name, &allocs, ownership);
    }
}

/// Returns the child of the module that holds `op`.
fn outermost(op: Op<'_>) -> Op<'_> {
    let mut current = op;
    while let Some(parent) = current.parent()
        && parent.name() != "builtin.module"
    {
        current = parent;
    }
    current
}

/// Makes the metadata of `function` trailing arguments, and with `InitFunction` a function that
/// returns them.
fn hand_over<'c>(function: Op<'c>, name: &str, allocs: &[Op<'c>], ownership: Ownership) {
    let body = function.region_block(0).expect("a body");
    let types: Vec<Type<'c>> = allocs.iter().map(|a| a.result(0).ty()).collect();
    if ownership == Ownership::InitFunction {
        let before = Emitter::new(Builder::before(function));
        let block = function_with_body(&before, &format!("{name}_mla_init"), &types);
        let e = Emitter::new(Builder::at_end(block, function));
        let made: Vec<Val<'c>> = types
            .iter()
            .map(|ty| e.builder.create("mla.metadata_alloc", &[], &[*ty], &[]).result(0))
            .collect();
        e.builder.create("func.return", &made, &[], &[]);
    }
    for alloc in allocs {
        let argument = body.add_argument(alloc.result(0).ty(), function.location());
        alloc.result(0).replace_all_uses_with(argument);
        alloc.erase();
    }
    set_signature(function);
}

/// Makes a public function without arguments that returns `results`; returns its empty body.
fn function_with_body<'c>(e: &Emitter<'c>, name: &str, results: &[Type<'c>]) -> Block<'c> {
    // SAFETY: the context is alive; the region and the block pass to the operation.
    let (region, block, ty) = unsafe {
        let region = mlirRegionCreate();
        let block = mlirBlockCreate(0, std::ptr::null(), std::ptr::null());
        mlirRegionAppendOwnedBlock(region, block);
        let raw: Vec<MlirType> = results.iter().map(|t| t.to_raw()).collect();
        let ty = mlirFunctionTypeGet(
            e.builder.context(),
            0,
            std::ptr::null(),
            raw.len() as isize,
            raw.as_ptr(),
        );
        (region, Block::from_raw(block), Type::from_raw(ty))
    };
    let attributes = [("sym_name", e.string(name)), ("function_type", e.type_attr(ty))];
    e.builder.create_with_regions("func.func", &[], &[], &attributes, &[region]);
    block
}

/// Writes the types of the entry block's arguments and of the returned values into a function's
/// type, and an empty dictionary for each argument that has none.
pub fn set_signature(function: Op<'_>) {
    let body = function.region_block(0).expect("a body");
    let e = Emitter::new(Builder::before(function));
    let arguments: Vec<MlirType> =
        (0..body.argument_count()).map(|i| body.argument(i).ty().to_raw()).collect();
    let end = body.terminator().expect("a terminator");
    let results: Vec<MlirType> = end.operands().map(|v| v.ty().to_raw()).collect();
    // SAFETY: the context is alive and MLIR copies the lists.
    let ty = unsafe {
        Type::from_raw(mlirFunctionTypeGet(
            e.builder.context(),
            arguments.len() as isize,
            arguments.as_ptr(),
            results.len() as isize,
            results.as_ptr(),
        ))
    };
    function.set_attr("function_type", e.type_attr(ty));
    for (name, count) in [("arg_attrs", arguments.len()), ("res_attrs", results.len())] {
        let Some(mut all) = function.attr(name).and_then(Attr::elements) else {
            continue;
        };
        all.resize(count, e.dictionary(&[]));
        function.set_attr(name, e.array(&all));
    }
}
