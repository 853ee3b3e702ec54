//! Writes conversions from and to fp8 as integer arithmetic: LLVM has no such types.
//!
//! The seven low bits of E4M3, shifted to where f32 has its exponent, are the number over a power
//! of two: 2^120 for E4M3FN (bias 7), 2^119 for E4M3FNUZ (bias 8); subnormal numbers too.
//!
//! The way back rounds to nearest even; what is too large becomes NaN, as MLIR has it.

use mla_passes::{
    graph::Elem,
    ir::{Op, Val, edit::Builder},
    shim,
    transforms::emit::Emitter,
};

/// Rewrites every `arith.extf` and `arith.truncf` between scalar fp8 and other values, and every
/// choice of fp8 values, below `module`.
pub fn expand(module: Op<'_>) {
    for op in shim::collect(module, &["arith.extf"]) {
        let from = op.operand(0);
        let Some(format) = Format::of(from) else { continue };
        let e = Emitter::new(Builder::before(op));
        let value = widened(&e, from, format);
        op.result(0).replace_all_uses_with(match op.result(0).ty().elem() {
            Elem::F32 => value,
            Elem::F64 => e.op("arith.extf", &[value], Elem::F64),
            half => e.op("arith.truncf", &[value], half),
        });
        op.erase();
    }
    for op in shim::collect(module, &["arith.truncf"]) {
        let Some(format) = Format::of(op.result(0)) else { continue };
        let e = Emitter::new(Builder::before(op));
        let wide = match op.operand(0).ty().elem() {
            Elem::F32 => op.operand(0),
            Elem::Bf16 | Elem::F16 => e.op("arith.extf", &[op.operand(0)], Elem::F32),
            // Through f32 it would be rounded twice.
            _ => continue,
        };
        op.result(0).replace_all_uses_with(narrowed(&e, wide, format));
        op.erase();
    }
    for op in shim::collect(module, &["arith.select"]) {
        let Some(format) = Format::of(op.result(0)) else { continue };
        let e = Emitter::new(Builder::before(op));
        let [yes, no] = [1, 2].map(|at| e.op("arith.bitcast", &[op.operand(at)], Elem::Int(8)));
        let byte = e.op("arith.select", &[op.operand(0), yes, no], Elem::Int(8));
        op.result(0).replace_all_uses_with(e.op("arith.bitcast", &[byte], format.elem));
        op.erase();
    }
}

/// A format of a sign, four bits of exponent and three of fraction.
#[derive(Clone, Copy)]
struct Format {
    elem: Elem,
    bias: i32,
    /// The seven low bits of the largest number.
    most: i64,
    /// The bits of NaN; of its absolute value for E4M3FN, which has two.
    nan: i64,
}

impl Format {
    /// Returns the format of a scalar.
    fn of(value: Val<'_>) -> Option<Self> {
        let elem = value.ty().elem();
        let (bias, most, nan) = match elem {
            Elem::F8E4M3FN => (7, 0x7e, 0x7f),
            Elem::F8E4M3FNUZ => (8, 0x7f, 0x80),
            _ => return None,
        };
        (!value.ty().is_any_tensor()).then_some(Self { elem, bias, most, nan })
    }

    /// Returns true if zero and NaN have a sign.
    fn is_signed(self) -> bool {
        self.nan == 0x7f
    }
}

/// Emits arithmetic on 32 bits.
struct Bits<'e, 'c>(&'e Emitter<'c>);

impl<'c> Bits<'_, 'c> {
    fn number(&self, n: i64) -> Val<'c> {
        self.0.constant(self.0.int(n, Elem::Int(32)), self.0.elem(Elem::Int(32)))
    }

    fn float(&self, x: f64) -> Val<'c> {
        self.0.constant(self.0.float(x, Elem::F32), self.0.elem(Elem::F32))
    }

    fn op(&self, name: &str, value: Val<'c>, with: i64) -> Val<'c> {
        self.0.op(name, &[value, self.number(with)], Elem::Int(32))
    }

    fn test(&self, of: Val<'c>, with: i64, predicate: i64) -> Val<'c> {
        let predicate = [("predicate", self.0.i64(predicate))];
        let bit = [self.0.elem(Elem::Int(1))];
        self.0.builder.create("arith.cmpi", &[of, self.number(with)], &bit, &predicate).result(0)
    }

    fn select(&self, test: Val<'c>, yes: Val<'c>, no: Val<'c>) -> Val<'c> {
        self.0.op("arith.select", &[test, yes, no], yes.ty().elem())
    }
}

// Predicates of `arith.cmpi`.
const EQ: i64 = 0;
const ULT: i64 = 6;
const UGT: i64 = 8;
const UGE: i64 = 9;

fn widened<'c>(e: &Emitter<'c>, from: Val<'c>, format: Format) -> Val<'c> {
    let (bits, wide) = (Bits(e), Elem::F32);
    let byte = e.op("arith.bitcast", &[from], Elem::Int(8));
    let byte = e.op("arith.extui", &[byte], Elem::Int(32));
    let low = bits.op("arith.andi", byte, 0x7f);
    let small = e.op("arith.bitcast", &[bits.op("arith.shli", low, 20)], wide);
    let unit = bits.float(2f64.powi(127 - format.bias));
    let magnitude = e.op("arith.mulf", &[small, unit], wide);
    let negated = e.op("arith.negf", &[magnitude], wide);
    let signed = bits.select(bits.test(byte, 0x80, UGE), negated, magnitude);
    let is_nan = bits.test(if format.is_signed() { low } else { byte }, format.nan, EQ);
    bits.select(is_nan, bits.float(f64::NAN), signed)
}

fn narrowed<'c>(e: &Emitter<'c>, from: Val<'c>, format: Format) -> Val<'c> {
    let (bits, int) = (Bits(e), Elem::Int(32));
    let all = e.op("arith.bitcast", &[from], int);
    let magnitude = bits.op("arith.andi", all, 0x7fff_ffff);
    let sign = bits.op("arith.andi", bits.op("arith.shrui", all, 24), 0x80);
    // Half a unit of the last bit that stays is added, less one where that bit is even.
    let odd = bits.op("arith.andi", bits.op("arith.shrui", magnitude, 20), 1);
    let half = bits.op("arith.addi", odd, 0x7_ffff);
    let rounded = e.op("arith.addi", &[magnitude, half], int);
    let exponent = i64::from(127 - format.bias);
    let normal = bits.op("arith.subi", bits.op("arith.shrui", rounded, 20), exponent << 3);
    // Subnormal numbers are rounded by a sum whose last bit is their unit.
    let base = 2f32.powi(21 - format.bias);
    let sum = e.op("arith.bitcast", &[magnitude], Elem::F32);
    let sum = e.op("arith.addf", &[sum, bits.float(f64::from(base))], Elem::F32);
    let sum = e.op("arith.bitcast", &[sum], int);
    let subnormal = bits.op("arith.subi", sum, i64::from(base.to_bits()));
    let is_small = bits.test(magnitude, (exponent + 1) << 23, ULT);
    let code = bits.select(is_small, subnormal, normal);
    let signed = e.op("arith.ori", &[code, sign], int);
    let too_large = bits.test(code, format.most, UGT);
    let result = if format.is_signed() {
        let nan = bits.op("arith.ori", sign, format.nan);
        bits.select(too_large, nan, signed)
    } else {
        let signed = bits.select(bits.test(code, 0, EQ), code, signed);
        bits.select(too_large, bits.number(format.nan), signed)
    };
    let byte = e.op("arith.trunci", &[result], Elem::Int(8));
    e.op("arith.bitcast", &[byte], format.elem)
}
