//! Calls of functions that a module of IREE's runtime, `mla_opt`, has. They take buffer views, whose
//! rank and element type the callee sees, so that each function has one type; `null` is an operand
//! that is absent. What is known when compiling is a constant buffer of the host.

use super::{Call, Slot};
use crate::{
    graph::Elem,
    ir::{Op, Type, Val, edit::Builder},
    transforms::{convert_to_kernel_calls::declarations::Declarations, emit::Emitter},
};

const VIEW: &str = "!hal.buffer_view";
const BUFFER: &str = "!util.buffer";
const FUNCTION: &str = "util.func";

/// Makes the call; its results are buffer views.
pub(super) fn call<'c>(
    e: &Emitter<'c>,
    declarations: &mut Declarations<'c>,
    call: Call<'_, 'c>,
) -> Result<Vec<Val<'c>>, String> {
    let view = e.builder.parse_type(VIEW);
    let mut operands: Vec<Val<'c>> = Vec::new();
    for slot in call.operands {
        match slot {
            Slot::One(None) => operands.push(one(e, "util.null", &[], view, &[])),
            Slot::One(Some(value)) => operands.push(exported(e, value, view)),
            Slot::List(values) => operands.extend(values.iter().map(|v| exported(e, *v, view))),
        }
    }
    let buffer = |value| {
        let attributes = [("value", value)];
        one(e, "util.buffer.constant", &[], e.builder.parse_type(BUFFER), &attributes)
    };
    operands.push(buffer(e.i64s(&call.params)));
    if let Some(scales) = &call.scales {
        operands.push(buffer(e.f64s(scales)));
        // The callee makes the results.
        let elem = [("type", e.type_attr(e.elem(call.results[2].1)))];
        operands.push(one(e, "hal.element_type", &[], e.elem(Elem::Int(32)), &elem));
    }
    let results = vec![view; call.results.len()];
    let name = format!("mla_opt.{}", call.target);
    let types: Vec<Type<'c>> = operands.iter().map(|v| v.ty()).collect();
    let ty = e.function_type(&types, &results);
    if let Some(first) = declarations.missing(e.builder.block(), FUNCTION, &name, ty)? {
        declare(e, first, &name, ty);
    }
    let callee = [("callee", e.symbol(&name))];
    Ok(e.builder.create("util.call", &operands, &results, &callee).results().collect())
}

/// Returns a buffer view as a tensor.
pub(super) fn imported<'c>(e: &Emitter<'c>, view: Val<'c>, ty: Type<'c>) -> Val<'c> {
    let attributes =
        [("operandSegmentSizes", e.i32_array(&[1, 0, 0, 0])), ("target_encoding", e.type_attr(ty))];
    one(e, "hal.tensor.import", &[view], ty, &attributes)
}

/// Returns a tensor as a buffer view.
fn exported<'c>(e: &Emitter<'c>, value: Val<'c>, view: Type<'c>) -> Val<'c> {
    if value.ty() == view {
        return value;
    }
    let encoding = [("source_encoding", e.type_attr(value.ty()))];
    one(e, "hal.tensor.export", &[value], view, &encoding)
}

fn one<'c>(
    e: &Emitter<'c>,
    name: &str,
    operands: &[Val<'c>],
    ty: Type<'c>,
    attributes: &[(&str, crate::ir::Attr<'c>)],
) -> Val<'c> {
    e.builder.create(name, operands, &[ty], attributes).result(0)
}

/// Declares a function without effects besides its results.
fn declare<'c>(e: &Emitter<'c>, first: Op<'c>, name: &str, ty: Type<'c>) {
    let attributes = [
        ("sym_name", e.string(name)),
        ("sym_visibility", e.string("private")),
        ("function_type", e.type_attr(ty)),
        ("nosideeffects", e.unit()),
    ];
    // SAFETY: the region passes to the operation.
    let region = unsafe { mlir_sys::mlirRegionCreate() };
    Builder::before(first).create_with_regions(FUNCTION, &[], &[], &attributes, &[region]);
}
