//! Elementwise operations of `StableHLO` and CHLO.

use super::dialect_word;
use crate::{
    frontend::arith::cast,
    graph::{BinaryOp, Elem, Predicate, Scalar, UnaryOp},
    ir::Op,
};

/// The operations that compute each element from the elements of their operands there.
pub(super) const NAMES: [&str; 51] = [
    "abs",
    "add",
    "and",
    "atan2",
    "cbrt",
    "ceil",
    "clamp",
    "compare",
    "complex",
    "convert",
    "cosine",
    "count_leading_zeros",
    "divide",
    "erf",
    "exponential",
    "exponential_minus_one",
    "floor",
    "imag",
    "is_finite",
    "log",
    "log_plus_one",
    "logistic",
    "maximum",
    "minimum",
    "multiply",
    "negate",
    "not",
    "or",
    "popcnt",
    "power",
    "real",
    "reduce_precision",
    "remainder",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "select",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "sign",
    "sine",
    "sqrt",
    "square",
    "subtract",
    "tan",
    "tanh",
    "xor",
    "erfc",
    "sinh",
    "cosh",
];

/// Returns the expression of an elementwise operation.
pub(super) fn apply(op: Op<'_>, operands: Vec<Scalar>) -> Option<Scalar> {
    let (_, name) = op.name().split_once('.')?;
    match (name, operands.len()) {
        ("convert", 1) => return convert(op, operands),
        ("select", 3) => return select(operands),
        ("reduce_precision", 1) => return reduce_precision(op, operands),
        ("shift_right_logical", 2) => return shift_right_logical(op, operands),
        _ => {}
    }
    let first = op.operands().next()?.ty();
    if !first.is_unsigned() {
        return signed(op, name, first.elem(), operands);
    }
    // Wider signed integers hold every value; to 64 bits there is no wider one.
    let narrow = first.elem();
    if narrow.bits()? >= 64 {
        let same = matches!(name, "add" | "subtract" | "multiply" | "and" | "or" | "xor" | "not");
        let equality = name == "compare" && matches!(direction(op)?.as_str(), "EQ" | "NE");
        return (same || equality).then(|| signed(op, name, narrow, operands))?;
    }
    let wide = Elem::Int(64);
    let widened = operands.into_iter().map(|x| cast(narrow, wide, true, x)).collect();
    let result = signed(op, name, wide, widened)?;
    let to = op.results().next()?.ty().elem();
    Some(if to == Elem::Int(1) { result } else { cast(wide, to, true, result) })
}

/// Returns the expression of an operation on operands that are not unsigned integers.
fn signed(op: Op<'_>, name: &str, elem: Elem, operands: Vec<Scalar>) -> Option<Scalar> {
    let boolean = elem == Elem::Int(1);
    let mut operands = operands.into_iter();
    let a = operands.next()?;
    let Some(b) = operands.next() else { return unary(name, a) };
    if let Some(c) = operands.next() {
        // clamp(low, x, high)
        let clamped = || Scalar::binary(BinaryOp::Min, Scalar::binary(BinaryOp::Max, b, a), c);
        return (name == "clamp" && operands.next().is_none()).then(clamped);
    }
    let kind = match name {
        "add" | "maximum" if boolean => BinaryOp::Or,
        "multiply" | "minimum" if boolean => BinaryOp::And,
        "and" => BinaryOp::And,
        "or" => BinaryOp::Or,
        "xor" => BinaryOp::Xor,
        "compare" => return compare(op, a, b),
        _ if boolean => return None,
        "add" => BinaryOp::Add,
        "subtract" => BinaryOp::Sub,
        "multiply" => BinaryOp::Mul,
        "divide" => BinaryOp::Div,
        "remainder" => BinaryOp::Rem,
        "maximum" => BinaryOp::Max,
        "minimum" => BinaryOp::Min,
        "power" => BinaryOp::Pow,
        "atan2" => BinaryOp::Atan2,
        "shift_left" => BinaryOp::ShiftLeft,
        "shift_right_arithmetic" => BinaryOp::ShiftRight,
        _ => return None,
    };
    Some(Scalar::binary(kind, a, b))
}

fn unary(name: &str, a: Scalar) -> Option<Scalar> {
    use UnaryOp::{
        Abs, Ceil, Cos, Erf, Exp, Floor, Log, Neg, Not, Rsqrt, Sigmoid, Sin, Sqrt, Tanh,
    };
    let kind = match name {
        "abs" => Abs,
        "ceil" => Ceil,
        "cosine" => Cos,
        "erf" => Erf,
        "exponential" => Exp,
        "floor" => Floor,
        "log" => Log,
        "logistic" => Sigmoid,
        "negate" => Neg,
        "not" => Not,
        "rsqrt" => Rsqrt,
        "sine" => Sin,
        "sqrt" => Sqrt,
        "tanh" => Tanh,
        _ => return composed(name, a),
    };
    Some(Scalar::unary(kind, a))
}

/// Returns a function that is made of others.
fn composed(name: &str, a: Scalar) -> Option<Scalar> {
    let float = Scalar::Float;
    let half_up =
        |x: Scalar| Scalar::unary(UnaryOp::Floor, Scalar::binary(BinaryOp::Add, x, float(0.5)));
    Some(match name {
        "exponential_minus_one" => {
            Scalar::binary(BinaryOp::Sub, Scalar::unary(UnaryOp::Exp, a), float(1.0))
        }
        "log_plus_one" => Scalar::unary(UnaryOp::Log, Scalar::binary(BinaryOp::Add, a, float(1.0))),
        "square" => Scalar::binary(BinaryOp::Mul, a.clone(), a),
        "tan" => {
            let [sine, cosine] = [UnaryOp::Sin, UnaryOp::Cos].map(|f| Scalar::unary(f, a.clone()));
            Scalar::binary(BinaryOp::Div, sine, cosine)
        }
        "cbrt" => {
            let root = Scalar::binary(
                BinaryOp::Pow,
                Scalar::unary(UnaryOp::Abs, a.clone()),
                float(1.0 / 3.0),
            );
            Scalar::binary(BinaryOp::Mul, sign(a), root)
        }
        "sign" => sign(a),
        "is_finite" => {
            Scalar::compare(Predicate::Lt, Scalar::unary(UnaryOp::Abs, a), float(f64::INFINITY))
        }
        // Halves away from zero.
        "round_nearest_afz" => {
            Scalar::binary(BinaryOp::Mul, sign(a.clone()), half_up(Scalar::unary(UnaryOp::Abs, a)))
        }
        "round_nearest_even" => {
            let up = half_up(a.clone());
            let tie = Scalar::compare(
                Predicate::Eq,
                Scalar::binary(BinaryOp::Sub, up.clone(), a),
                float(0.5),
            );
            let rest = Scalar::binary(BinaryOp::Rem, up.clone(), float(2.0));
            let odd = Scalar::compare(Predicate::Ne, rest, float(0.0));
            let down = Scalar::binary(BinaryOp::Sub, up.clone(), float(1.0));
            Scalar::select(Scalar::binary(BinaryOp::And, tie, odd), down, up)
        }
        _ => return None,
    })
}

/// Returns -1, 0 or 1; a zero and NaN stay what they are.
fn sign(a: Scalar) -> Scalar {
    let zero = || Scalar::Int(0);
    let negative = Scalar::compare(Predicate::Lt, a.clone(), zero());
    let rest = Scalar::select(negative, Scalar::Int(-1), a.clone());
    Scalar::select(Scalar::compare(Predicate::Gt, a, zero()), Scalar::Int(1), rest)
}

fn compare(op: Op<'_>, a: Scalar, b: Scalar) -> Option<Scalar> {
    let predicate = match direction(op)?.as_str() {
        "EQ" => Predicate::Eq,
        "NE" => Predicate::Ne,
        "LT" => Predicate::Lt,
        "LE" => Predicate::Le,
        "GT" => Predicate::Gt,
        "GE" => Predicate::Ge,
        _ => return None,
    };
    // Signed or not is the operands' type; the total order differs for zeros and NaN.
    let total =
        op.attr("compare_type").is_some_and(|t| dialect_word(t).as_deref() == Some("TOTALORDER"));
    (!total).then(|| Scalar::compare(predicate, a, b))
}

fn direction(op: Op<'_>) -> Option<String> {
    dialect_word(op.attr("comparison_direction")?)
}

fn select(operands: Vec<Scalar>) -> Option<Scalar> {
    let [condition, first, second] = operands.try_into().ok()?;
    Some(Scalar::select(condition, first, second))
}

fn convert(op: Op<'_>, mut operands: Vec<Scalar>) -> Option<Scalar> {
    let (from, to) = (op.operand(0).ty(), op.results().next()?.ty());
    let value = operands.pop()?;
    let [source, target] = [from.elem(), to.elem()];
    if source == target && from.is_unsigned() == to.is_unsigned() {
        return Some(value);
    }
    if target == Elem::Int(1) {
        return Some(Scalar::compare(Predicate::Ne, value, Scalar::Int(0)));
    }
    let unsigned = if source.is_float() {
        to.is_unsigned()
    } else {
        from.is_unsigned() || source == Elem::Int(1)
    };
    Some(cast(source, target, unsigned, value))
}

/// Reads a rounding to the exponent and mantissa of a type that there is.
fn reduce_precision(op: Op<'_>, mut operands: Vec<Scalar>) -> Option<Scalar> {
    let bits = |name: &str| op.attr(name)?.int();
    let to = match (bits("exponent_bits")?, bits("mantissa_bits")?) {
        (11, 52) => Elem::F64,
        (8, 23) => Elem::F32,
        (8, 7) => Elem::Bf16,
        (5, 10) => Elem::F16,
        _ => return None,
    };
    let from = op.operand(0).ty().elem();
    Some(cast(to, from, false, cast(from, to, false, operands.pop()?)))
}

/// Reads a shift that moves in zeros: as unsigned, one that keeps the sign.
fn shift_right_logical(op: Op<'_>, operands: Vec<Scalar>) -> Option<Scalar> {
    let elem = op.operand(0).ty().elem();
    let wide = Elem::Int(64);
    let [a, by] = operands.try_into().ok()?;
    let widened = |x| cast(elem, wide, true, x);
    (elem.bits()? < 64).then(|| {
        let shifted = Scalar::binary(BinaryOp::ShiftRight, widened(a), widened(by));
        cast(wide, elem, true, shifted)
    })
}
