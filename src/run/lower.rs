//! Lowers a module to what LLVM compiles.

use std::ffi::{CString, c_char, c_void};

use melior::ir::Module;
use mla_passes::{
    graph::Elem,
    ir::{Attr, Op, Val},
};

use super::{
    copies::{self, Copies},
    error::{Outcome, failed},
    float8, kernels, lifetimes,
    session::{Session, root},
    signature::function,
};

/// Lowers TOSA to loops and structured ops; scatters first, which only loops are made of.
const TOSA: &str = "builtin.module(func.func(tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,\
    tosa-to-arith,tosa-to-tensor))";

/// Gives tensors their buffers. Function boundaries keep the plain layout.
const BUFFERIZE: &str = "builtin.module(one-shot-bufferize{bufferize-function-boundaries \
    function-boundary-type-conversion=identity-layout-map},canonicalize,cse)";

/// Lowers buffers, loops and arithmetic. Of `math` only what has no function in LLVM or libm is
/// expanded: the expansion of `powf` is no power of a negative base.
const TO_LLVM: &str = "builtin.module(\
    func.func(convert-linalg-to-loops),\
    expand-strided-metadata,\
    lower-affine,\
    convert-scf-to-cf,\
    math-extend-to-supported-types{target-type=f32},\
    math-expand-ops{ops=clampf},\
    arith-expand{include-bf16=true},\
    convert-complex-to-standard,\
    convert-math-to-llvm,\
    convert-math-to-libm,\
    convert-complex-to-llvm,\
    finalize-memref-to-llvm{use-generic-functions=true},\
    convert-func-to-llvm,\
    convert-arith-to-llvm,\
    convert-index-to-llvm,\
    convert-cf-to-llvm,\
    convert-ub-to-llvm,\
    reconcile-unrealized-casts,\
    canonicalize,\
    cse)";

/// A module of LLVM's dialect.
pub struct Lowered<'c> {
    /// The module.
    pub module: Module<'c>,
    /// Bytes that a call of the entry copies.
    pub copies: Copies,
}

/// Lowers a copy of `module`, whose functions `entries` are to be called from outside; the first
/// is the one that runs.
pub fn lower<'c>(
    session: &'c Session,
    module: &Module<'c>,
    entries: &[&str],
) -> Outcome<Lowered<'c>> {
    let Some(mut module) = session.copy(module) else {
        return failed("the module has no copy");
    };
    if first(root(&module), |op| op.name().starts_with("tosa.").then(String::new)).is_some()
        && let Err(text) = session.run_passes(&mut module, TOSA)
    {
        return failed(format!("{text}\n{EVALUATE}"));
    }
    float8::expand(root(&module));
    check_known(session, root(&module))?;
    for name in entries {
        if let Some(op) = function(root(&module), name) {
            emit_interface(op);
        }
    }
    if let Err(text) = session.run_passes(&mut module, BUFFERIZE) {
        return failed(format!(
            "{text}\nnote: this tensor operation cannot be given buffers\n{EVALUATE}"
        ));
    }
    let copies = entries
        .first()
        .and_then(|name| function(root(&module), name))
        .map_or(Copies { bytes: 0, exact: false }, |entry| copies::count(root(&module), entry));
    lifetimes::insert(root(&module));
    if let Err(text) = session.run_passes(&mut module, TO_LLVM) {
        return failed(format!("{text}\n{EVALUATE}"));
    }
    check_llvm(root(&module))?;
    check_symbols(root(&module))?;
    Ok(Lowered { module, copies })
}

/// Fails at the first operation whose dialect is not known, or that belongs to ours.
fn check_known(session: &Session, module: Op<'_>) -> Outcome<()> {
    let first = first(module, |op| obstacle(session, op));
    first.map_or(Ok(()), |(place, text)| failed(format!("{place}: error: {text}")))
}

/// Returns the first operation of a dialect that LLVM does not know, and where it is.
pub fn foreign(session: &Session, module: Op<'_>) -> Option<String> {
    let foreign = |op: Op<'_>| (!session.knows(op)).then(|| op.name().to_owned());
    first(module, foreign).map(|(place, name)| format!("`{name}` at {place}"))
}

/// Returns what `about` first says of an operation below `module`, and where that is.
fn first(
    module: Op<'_>,
    mut about: impl FnMut(Op<'_>) -> Option<String>,
) -> Option<(String, String)> {
    let mut first = None;
    module.walk(&mut |op| {
        if first.is_none() {
            first = about(op).map(|text| (op.location_text(), text));
        }
    });
    first
}

/// Returns why an operation cannot be compiled, and what would help.
fn obstacle(session: &Session, op: Op<'_>) -> Option<String> {
    let name = op.name();
    if name.starts_with("mla.") {
        return Some(format!(
            "`{name}` is not lowered yet\nnote: run `mla-opt --mla-lower-decode` first"
        ));
    }
    if !session.knows(op) {
        return Some(format!("`{name}` belongs to a dialect that LLVM cannot compile\n{EVALUATE}"));
    }
    // LLVM has no such type; loads and stores of its bytes are fine.
    let small = |value: Val<'_>| matches!(value.ty().elem(), Elem::F8E4M3FN | Elem::F8E4M3FNUZ);
    let value = op.operands().chain(op.results()).find(|value| small(*value))?;
    (name.starts_with("arith.") && name != "arith.bitcast").then(|| {
        let elem = value.ty().elem();
        format!("`{name}` of {elem} cannot be lowered to LLVM\n{EVALUATE}")
    })
}

/// What helps where a graph does not compile.
const EVALUATE: &str = "note: --evaluator runs the graph without compiling it";

/// Fails at the first operation that the pipeline has left.
fn check_llvm(module: Op<'_>) -> Outcome<()> {
    let left = |op: Op<'_>| {
        let done = op.name().starts_with("llvm.") || op.name() == "builtin.module";
        (!done).then(|| op.name().to_owned())
    };
    match first(module, left) {
        None => Ok(()),
        Some((place, name)) => {
            failed(format!("{place}: error: `{name}` cannot be lowered to LLVM\n{EVALUATE}"))
        }
    }
}

/// Fails at the first function that is declared and nowhere defined.
fn check_symbols(module: Op<'_>) -> Outcome<()> {
    let Some(body) = module.region_block(0) else {
        return Ok(());
    };
    for op in body.operations().filter(|op| op.name() == "llvm.func") {
        let name = op.attr("sym_name").and_then(Attr::text).unwrap_or_default();
        let defined = op.region_block(0).is_some()
            || name.starts_with("llvm.")
            || kernels::symbols().any(|symbol| symbol.0 == name)
            || in_process(name);
        // Without the interface, only the wrapper's name is looked up.
        if !defined && !called_by_wrapper(body, name) {
            return failed(format!(
                "{}: error: the function @{} is declared and called, but neither the graph nor \
                 the kernels define it",
                op.location_text(),
                name.trim_start_matches("_mlir_ciface_")
            ));
        }
    }
    Ok(())
}

/// Returns true if `name` is a declaration that only its own C interface stands for.
fn called_by_wrapper(body: mla_passes::ir::Block<'_>, name: &str) -> bool {
    let wrapper = format!("_mlir_ciface_{name}");
    body.operations().any(|op| op.attr("sym_name").and_then(Attr::text) == Some(&wrapper))
}

/// Returns true if this process has a function of that name, as those of C's library.
fn in_process(name: &str) -> bool {
    unsafe extern "C" {
        fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
    }
    let Ok(name) = CString::new(name) else {
        return false;
    };
    // SAFETY: a null handle searches the process; the name ends in NUL.
    !unsafe { dlsym(std::ptr::null_mut(), name.as_ptr()) }.is_null()
}

/// Makes a function callable from C.
fn emit_interface(op: Op<'_>) {
    let name = "llvm.emit_c_interface";
    // SAFETY: the operation and its context are alive; the name lives during the call.
    unsafe {
        let name = mlir_sys::MlirStringRef { data: name.as_ptr().cast(), length: name.len() };
        let unit = mlir_sys::mlirUnitAttrGet(op.context());
        mlir_sys::mlirOperationSetAttributeByName(op.to_raw(), name, unit);
    }
}
