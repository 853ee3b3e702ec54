//! The scalar functions, over slices.

use super::{
    error::{EvalErrorKind, Outcome},
    round::wrap,
};
use crate::graph::{BinaryOp, CombineKind, Predicate, UnaryOp};

/// Writes `op(a)`.
pub(super) fn float_unary(op: UnaryOp, a: &[f64], out: &mut [f64]) {
    let f: fn(f64) -> f64 = match op {
        UnaryOp::Neg => |x| -x,
        UnaryOp::Exp => f64::exp,
        UnaryOp::Exp2 => f64::exp2,
        UnaryOp::Log => f64::ln,
        UnaryOp::Log2 => f64::log2,
        UnaryOp::Sqrt => f64::sqrt,
        UnaryOp::Rsqrt => |x| 1.0 / x.sqrt(),
        UnaryOp::Tanh => f64::tanh,
        UnaryOp::Abs => f64::abs,
        UnaryOp::Sin => f64::sin,
        UnaryOp::Cos => f64::cos,
        UnaryOp::Erf => libm::erf,
        UnaryOp::Ceil => f64::ceil,
        UnaryOp::Floor => f64::floor,
        UnaryOp::Sigmoid => |x| 1.0 / (1.0 + (-x).exp()),
        UnaryOp::Not => |_| f64::NAN,
    };
    a.iter().zip(out).for_each(|(x, out)| *out = f(*x));
}

/// Writes `op(a, b)`.
pub(super) fn float_binary(op: BinaryOp, a: &[f64], b: &[f64], out: &mut [f64]) {
    macro_rules! each {
        ($f:expr) => {
            a.iter().zip(b).zip(out).for_each(|((x, y), out)| *out = $f(*x, *y))
        };
    }
    match op {
        BinaryOp::Add => each!(|x: f64, y: f64| x + y),
        BinaryOp::Sub => each!(|x: f64, y: f64| x - y),
        BinaryOp::Mul => each!(|x: f64, y: f64| x * y),
        BinaryOp::Div => each!(|x: f64, y: f64| x / y),
        BinaryOp::Rem => each!(|x: f64, y: f64| x % y),
        BinaryOp::FloorDiv => each!(|x: f64, y: f64| (x / y).floor()),
        BinaryOp::Max => each!(maximum),
        BinaryOp::Min => each!(minimum),
        BinaryOp::MaxNum => each!(f64::max),
        BinaryOp::MinNum => each!(f64::min),
        BinaryOp::Pow => each!(f64::powf),
        BinaryOp::Atan2 => each!(f64::atan2),
        // The compiler refuses these on floats.
        BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRight => each!(|_, _| f64::NAN),
    }
}

/// Writes `op(a)`; `bool`: of booleans.
pub(super) fn int_unary(op: UnaryOp, bool: bool, a: &[i64], out: &mut [i64]) {
    let f: fn(i64) -> i64 = match op {
        UnaryOp::Neg => i64::wrapping_neg,
        UnaryOp::Abs => i64::wrapping_abs,
        _ if bool => |x| i64::from(x == 0),
        _ => |x| !x,
    };
    a.iter().zip(out).for_each(|(x, out)| *out = f(*x));
}

/// Writes `op(a, b)` in the lanes of `mask`.
pub(super) fn int_binary(
    op: BinaryOp,
    a: &[i64],
    b: &[i64],
    mask: Option<&[i64]>,
    out: &mut [i64],
) -> Outcome<()> {
    let f: fn(i64, i64) -> i64 = match op {
        BinaryOp::Add => i64::wrapping_add,
        BinaryOp::Sub => i64::wrapping_sub,
        BinaryOp::Mul => i64::wrapping_mul,
        BinaryOp::Div => i64::wrapping_div,
        BinaryOp::Rem => i64::wrapping_rem,
        BinaryOp::FloorDiv => floor_div,
        BinaryOp::Max | BinaryOp::MaxNum => |x, y| x.max(y),
        BinaryOp::Min | BinaryOp::MinNum => |x, y| x.min(y),
        BinaryOp::Pow => int_pow,
        BinaryOp::ShiftLeft => |x, y| if (0..64).contains(&y) { x << y } else { 0 },
        BinaryOp::ShiftRight => |x, y| x >> if (0..64).contains(&y) { y } else { 63 },
        // The compiler refuses it on integers.
        BinaryOp::Atan2 => |_, _| 0,
        BinaryOp::And => |x, y| x & y,
        BinaryOp::Or => |x, y| x | y,
        BinaryOp::Xor => |x, y| x ^ y,
    };
    let divides = matches!(op, BinaryOp::Div | BinaryOp::Rem | BinaryOp::FloorDiv);
    for (j, (x, y)) in a.iter().zip(b).enumerate() {
        if divides && *y == 0 {
            if mask.is_none_or(|m| m[j] != 0) {
                return Err(EvalErrorKind::DivideByZero);
            }
            out[j] = 0;
        } else {
            out[j] = f(*x, *y);
        }
    }
    Ok(())
}

/// Writes the comparison as 0 or 1.
pub(super) fn float_compare(predicate: Predicate, a: &[f64], b: &[f64], out: &mut [i64]) {
    #[allow(clippy::float_cmp, reason = "the graph compares exactly")]
    let f: fn(f64, f64) -> bool = match predicate {
        Predicate::Eq => |x, y| x == y,
        Predicate::Ne => |x, y| x != y,
        Predicate::Lt | Predicate::Ult => |x, y| x < y,
        Predicate::Le | Predicate::Ule => |x, y| x <= y,
        Predicate::Gt | Predicate::Ugt => |x, y| x > y,
        Predicate::Ge | Predicate::Uge => |x, y| x >= y,
        Predicate::Unordered => |x, y| x.is_nan() || y.is_nan(),
        Predicate::Ordered => |x, y| !x.is_nan() && !y.is_nan(),
    };
    a.iter().zip(b).zip(out).for_each(|((x, y), out)| *out = i64::from(f(*x, *y)));
}

/// Writes the comparison as 0 or 1.
pub(super) fn int_compare(predicate: Predicate, a: &[i64], b: &[i64], out: &mut [i64]) {
    let f: fn(i64, i64) -> bool = match predicate {
        Predicate::Eq => |x, y| x == y,
        Predicate::Ne => |x, y| x != y,
        Predicate::Lt => |x, y| x < y,
        Predicate::Le => |x, y| x <= y,
        Predicate::Gt => |x, y| x > y,
        Predicate::Ge => |x, y| x >= y,
        // Sign extension keeps the unsigned order of narrower integers.
        Predicate::Ult => |x, y| (x as u64) < y as u64,
        Predicate::Ule => |x, y| x as u64 <= y as u64,
        Predicate::Ugt => |x, y| x as u64 > y as u64,
        Predicate::Uge => |x, y| x as u64 >= y as u64,
        Predicate::Unordered => |_, _| false,
        Predicate::Ordered => |_, _| true,
    };
    a.iter().zip(b).zip(out).for_each(|((x, y), out)| *out = i64::from(f(*x, *y)));
}

/// Truncates towards zero and clamps to the range of the type; NaN becomes 0.
pub(super) fn float_to_int(value: f64, bits: u32, unsigned: bool) -> i64 {
    let bits = bits.clamp(1, 64);
    if unsigned {
        let max = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        wrap((value as u64).min(max) as i64, bits)
    } else {
        let max = i64::MAX >> (64 - bits);
        wrap((value as i64).clamp(-max - 1, max), bits)
    }
}

/// Combines two floats of a reduction.
pub(super) fn combine_float(kind: CombineKind) -> Option<fn(f64, f64) -> f64> {
    match kind {
        CombineKind::Sum => Some(|x, y| x + y),
        CombineKind::Product => Some(|x, y| x * y),
        CombineKind::Max => Some(maximum),
        CombineKind::Min => Some(minimum),
        CombineKind::And | CombineKind::Or => None,
    }
}

/// Combines two integers of a reduction.
pub(super) fn combine_int(kind: CombineKind) -> fn(i64, i64) -> i64 {
    match kind {
        CombineKind::Sum => i64::wrapping_add,
        CombineKind::Product => i64::wrapping_mul,
        CombineKind::Max => |x, y| x.max(y),
        CombineKind::Min => |x, y| x.min(y),
        CombineKind::And => |x, y| x & y,
        CombineKind::Or => |x, y| x | y,
    }
}

fn maximum(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() { f64::NAN } else { x.max(y) }
}

fn minimum(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() { f64::NAN } else { x.min(y) }
}

fn floor_div(x: i64, y: i64) -> i64 {
    let quotient = x.wrapping_div(y);
    if x.wrapping_rem(y) != 0 && (x < 0) != (y < 0) { quotient - 1 } else { quotient }
}

fn int_pow(x: i64, y: i64) -> i64 {
    match (x, u32::try_from(y)) {
        (_, Ok(exponent)) => x.wrapping_pow(exponent),
        (1, _) => 1,
        (-1, _) => 1 - 2 * (y & 1),
        _ => 0,
    }
}
