//! Writes conversions from fp8 as integer arithmetic: LLVM has no such types.
//!
//! The seven low bits of E4M3, shifted to where f32 has its exponent, are the number over a power
//! of two: 2^120 for E4M3FN (bias 7), 2^119 for E4M3FNUZ (bias 8); subnormal numbers too.

use mla_passes::{
    graph::Elem,
    ir::{Op, Val, edit::Builder},
    shim,
    transforms::emit::Emitter,
};

/// Rewrites every `arith.extf` of a scalar fp8 value below `module`.
pub fn expand(module: Op<'_>) {
    for op in shim::collect(module, &["arith.extf"]) {
        let from = op.operand(0);
        let Some((unit, nan)) = unit(from).filter(|_| !from.ty().is_any_tensor()) else { continue };
        let e = Emitter::new(Builder::before(op));
        let value = widened(&e, from, unit, nan);
        op.result(0).replace_all_uses_with(match op.result(0).ty().elem() {
            Elem::F32 => value,
            Elem::F64 => e.op("arith.extf", &[value], Elem::F64),
            half => e.op("arith.truncf", &[value], half),
        });
        op.erase();
    }
}

/// Returns what the shifted bits are multiplied by, and the bits of NaN (of its absolute value for
/// E4M3FN, which has two).
fn unit(value: Val<'_>) -> Option<(f64, i64)> {
    match value.ty().elem() {
        Elem::F8E4M3FN => Some((2.0_f64.powi(120), 0x7f)),
        Elem::F8E4M3FNUZ => Some((2.0_f64.powi(119), 0x80)),
        _ => None,
    }
}

fn widened<'c>(e: &Emitter<'c>, from: Val<'c>, unit: f64, nan: i64) -> Val<'c> {
    let (int, wide) = (Elem::Int(32), Elem::F32);
    let number = |n: i64| e.constant(e.int(n, int), e.elem(int));
    let float = |x: f64| e.constant(e.float(x, wide), e.elem(wide));
    let byte = e.op("arith.bitcast", &[from], Elem::Int(8));
    let byte = e.op("arith.extui", &[byte], int);
    let low = e.op("arith.andi", &[byte, number(0x7f)], int);
    let shifted = e.op("arith.shli", &[low, number(20)], int);
    let small = e.op("arith.bitcast", &[shifted], wide);
    let magnitude = e.op("arith.mulf", &[small, float(unit)], wide);
    let test = |of: Val<'c>, with: i64, predicate: i64| {
        let predicate = [("predicate", e.i64(predicate))];
        let bit = [e.elem(Elem::Int(1))];
        e.builder.create("arith.cmpi", &[of, number(with)], &bit, &predicate).result(0)
    };
    // uge: the sign bit is set
    let negated = e.op("arith.negf", &[magnitude], wide);
    let signed = e.op("arith.select", &[test(byte, 0x80, 9), negated, magnitude], wide);
    let is_nan = test(if nan == 0x7f { low } else { byte }, nan, 0);
    e.op("arith.select", &[is_nan, float(f64::NAN), signed], wide)
}
