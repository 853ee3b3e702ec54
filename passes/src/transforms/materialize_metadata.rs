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
//! reads it; lengths that do not vary in a loop leave it first. The buffers are owned by an init function or the caller only where the step is a
//! `func.func` that nothing in the module calls; otherwise by the step itself.
//!
//! Codes: none.

use rustc_hash::{FxHashMap, FxHashSet};

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use super::{
    emit::{self, Dialect, Emitter},
    hoist,
    options::{Options, Ownership},
    survey::Survey,
};
use crate::ir::{Attr, Block, Op, Type, Val, edit::Builder};

/// What fills must agree in to be one: plan, lengths, owner, and where it is an operand the number
/// of rows, in one block.
type Agreement<'c> = (Type<'c>, Val<'c>, Ownership, Option<Val<'c>>, Option<Block<'c>>);

/// Shares and places the metadata of a module.
pub fn run(survey: &mut Survey<'_>, options: &Options) {
    // The one buffer of those that agree; functions in the order they were met.
    let mut shared: FxHashMap<Agreement<'_>, Val<'_>> = FxHashMap::default();
    let mut functions: Vec<(Op<'_>, Ownership, Vec<Op<'_>>)> = Vec::new();
    let mut replaced = FxHashSet::default();
    for fill in std::mem::take(&mut survey.fills) {
        let (metadata, lengths) = (fill.operand(0), fill.operand(1));
        let alloc = match metadata.definition() {
            Some((alloc, _)) if alloc.name() == "mla.metadata_alloc" => alloc,
            _ => {
                survey.fills.push(fill);
                continue;
            }
        };
        replaced.insert(alloc);
        // The fill still stands beside its kernel.
        let ownership = options.ownership(fill.block().map_or(Dialect::Linalg, Dialect::around));
        // One that needs the number of rows stays where that is known.
        let rows = (fill.operand_count() > 2).then(|| fill.operand(2));
        let lengths = if rows.is_some() { lengths } else { hoist::out_of_loops(lengths) };
        let home = rows.and_then(|_| fill.block());
        let key = (metadata.ty(), lengths, ownership, rows, home);
        if let Some(known) = shared.get(&key) {
            metadata.replace_all_uses_with(*known);
            fill.erase();
            erase_alloc(alloc);
            continue;
        }
        let early =
            lengths.block().map_or(fill, |b| emit::after_definition(Some(lengths), b, fill));
        let place = if rows.is_some() { fill } else { early };
        if alloc.operand_count() > 0 {
            // Made for as many requests as there are, so by the step, when their lengths are known.
            let e = Emitter::new(Builder::before(place));
            let batch = [e.dim(lengths, 0)];
            let made = e.builder.create("mla.metadata_alloc", &batch, &[metadata.ty()], &[]);
            survey.fills.push(refill(&e, made.result(0), lengths, fill));
            metadata.replace_all_uses_with(made.result(0));
            fill.erase();
            erase_alloc(alloc);
            shared.insert(key, made.result(0));
            survey.allocs.push(made);
            continue;
        }
        let function = outermost(fill);
        let body = function.region_block(0).expect("a body");
        let start = body.first().expect("a terminator");
        let e = Emitter::new(Builder::before(start));
        let hoisted = e.builder.create("mla.metadata_alloc", &[], &[metadata.ty()], &[]);
        // The fill must also follow the allocation at the function's start.
        let place =
            if place == hoisted || place == start { hoisted.next().unwrap_or(fill) } else { place };
        let e = Emitter::new(Builder::before(place));
        survey.fills.push(refill(&e, hoisted.result(0), lengths, fill));
        metadata.replace_all_uses_with(hoisted.result(0));
        fill.erase();
        erase_alloc(alloc);
        shared.insert(key, hoisted.result(0));
        match functions.iter_mut().find(|(f, owner, _)| *f == function && *owner == ownership) {
            Some((.., allocs)) => allocs.push(hoisted),
            None => functions.push((function, ownership, vec![hoisted])),
        }
    }
    survey.allocs.retain(|alloc| !replaced.contains(alloc));
    let called: Vec<&str> = survey
        .references
        .iter()
        .filter_map(|op| op.attr("callee").or_else(|| op.attr("value")).and_then(Attr::text))
        .collect();
    for (function, ownership, allocs) in functions {
        let name = function.attr("sym_name").and_then(Attr::text);
        match (name, function.name(), ownership) {
            (Some(name), "func.func", Ownership::InitFunction | Ownership::Argument)
                if !called.contains(&name) =>
            {
                if ownership == Ownership::InitFunction {
                    make_init_function(survey, function, name, &allocs);
                }
                hand_over(function, &allocs);
            }
            _ => survey.allocs.extend(allocs),
        }
    }
}

/// Erases an allocation, and the size that was made for it alone.
fn erase_alloc(alloc: Op<'_>) {
    let mut sizes: Vec<Op<'_>> = alloc.operands().filter_map(|v| Some(v.definition()?.0)).collect();
    alloc.erase();
    while let Some(size) = sizes.pop() {
        let made = matches!(size.name(), "tensor.dim" | "arith.constant");
        if made && size.results().all(Val::is_unused) {
            sizes.extend(size.operands().filter_map(|v| Some(v.definition()?.0)));
            size.erase();
        }
    }
}

/// Makes a fill of `metadata` for `lengths`, otherwise as `fill` does.
fn refill<'c>(e: &Emitter<'c>, metadata: Val<'c>, lengths: Val<'c>, fill: Op<'c>) -> Op<'c> {
    let mut operands: Vec<Val<'c>> = fill.operands().collect();
    (operands[0], operands[1]) = (metadata, lengths);
    e.builder.create("mla.metadata_fill", &operands, &[], &[])
}

/// Returns the child of the module that holds `op`.
fn outermost(op: Op<'_>) -> Op<'_> {
    op.ancestors().take_while(|parent| parent.name() != "builtin.module").last().unwrap_or(op)
}

/// Makes a function before `function` that returns the metadata of `allocs`.
fn make_init_function<'c>(
    survey: &mut Survey<'c>,
    function: Op<'c>,
    name: &str,
    allocs: &[Op<'c>],
) {
    let types: Vec<Type<'c>> = allocs.iter().map(|a| a.result(0).ty()).collect();
    let before = Emitter::new(Builder::before(function));
    let (init, block) = function_with_body(&before, &free_name(function, name), &types);
    let e = Emitter::new(Builder::at_end(block, function));
    let made: Vec<Op<'c>> =
        types.iter().map(|ty| e.builder.create("mla.metadata_alloc", &[], &[*ty], &[])).collect();
    let results: Vec<Val<'c>> = made.iter().map(|alloc| alloc.result(0)).collect();
    e.builder.create("func.return", &results, &[], &[]);
    survey.allocs.extend(made);
    survey.functions.push(init);
}

/// Returns `<name>_mla_init`, with a number behind it where the module has such a symbol.
fn free_name(function: Op<'_>, name: &str) -> String {
    let module = function.block().expect("a function in a module");
    let plain = std::iter::once(format!("{name}_mla_init"));
    let mut names = plain.chain((0..).map(|n| format!("{name}_mla_init_{n}")));
    names.find(|name| module.symbol(name).is_none()).expect("endless names")
}

/// Makes the metadata of `function` trailing arguments.
fn hand_over(function: Op<'_>, allocs: &[Op<'_>]) {
    let body = function.region_block(0).expect("a body");
    for alloc in allocs {
        let argument = body.add_argument(alloc.result(0).ty(), function.location());
        alloc.result(0).replace_all_uses_with(argument);
        alloc.erase();
    }
    set_signature(function);
}

/// Makes a public function without arguments that returns `results`; returns it and its empty body.
fn function_with_body<'c>(
    e: &Emitter<'c>,
    name: &str,
    results: &[Type<'c>],
) -> (Op<'c>, Block<'c>) {
    let ty = e.function_type(&[], results);
    // SAFETY: the region and the block pass to the operation.
    let (region, block) = unsafe {
        let region = mlirRegionCreate();
        let block = mlirBlockCreate(0, std::ptr::null(), std::ptr::null());
        mlirRegionAppendOwnedBlock(region, block);
        (region, Block::from_raw(block))
    };
    let attributes = [("sym_name", e.string(name)), ("function_type", e.type_attr(ty))];
    let function = e.builder.create_with_regions("func.func", &[], &[], &attributes, &[region]);
    (function, block)
}

/// Writes the types of the entry block's arguments and of the returned values, if it ever returns,
/// into a function's type, and an empty dictionary for each argument that has none.
pub fn set_signature(function: Op<'_>) {
    let body = function.region_block(0).expect("a body");
    let e = Emitter::new(Builder::before(function));
    let arguments: Vec<Type<'_>> =
        (0..body.argument_count()).map(|i| body.argument(i).ty()).collect();
    let declared = || {
        let ty = function.attr("function_type").and_then(Attr::wrapped_type);
        ty.map(Type::function_results).unwrap_or_default()
    };
    let returned = function.returns().next();
    let results = returned.map_or_else(declared, |end| end.operands().map(Val::ty).collect());
    let ty = e.function_type(&arguments, &results);
    function.set_attr("function_type", e.type_attr(ty));
    for (name, count) in [("arg_attrs", arguments.len()), ("res_attrs", results.len())] {
        let Some(mut all) = function.attr(name).and_then(Attr::elements) else {
            continue;
        };
        all.resize(count, e.dictionary(&[]));
        function.set_attr(name, e.array(&all));
    }
}
