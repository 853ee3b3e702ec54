//! `ATen`'s elementwise operations, with broadcasting and type promotion.

use std::f64::consts::{FRAC_1_SQRT_2, PI};

use super::args::{Args, Number};
use crate::{
    frontend::{
        steps::{Operand, convert, elementwise},
        tensor_type,
    },
    graph::{BinaryOp, Elem, Node, Predicate, Scalar, UnaryOp},
};

/// Reads an elementwise operation.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let (dims, elem) = args.result(0)?;
    let mut operands = Vec::new();
    let unsigned = tensor_type(args.op.results().next()?.ty()).unsigned;
    let body = if unsigned {
        let wide = wider(elem)?;
        convert(body(args, name, wide, &mut operands)?, wide, elem, true)
    } else {
        body(args, name, elem, &mut operands)?
    };
    let operands: Vec<&Operand> = operands.iter().collect();
    elementwise(&dims, &operands, body)
}

/// Returns the signed type that holds every unsigned number of a type; to 64 bits there is none.
fn wider(unsigned: Elem) -> Option<Elem> {
    (unsigned.bits()? < 64).then_some(Elem::Int(64))
}

/// Returns true for an operation that is read here.
pub(super) fn is_elementwise(name: &str) -> bool {
    let Some(plain) = plain(name) else { return false };
    function(plain).is_some()
        || arithmetic(plain).is_some()
        || comparison(plain).is_some()
        || OTHERS.contains(&plain)
}

/// Operations that are neither functions, nor arithmetic, nor comparisons.
const OTHERS: [&str; 39] = [
    "__and__",
    "__or__",
    "_to_copy",
    "add",
    "addcdiv",
    "addcmul",
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "clamp",
    "clamp_max",
    "clamp_min",
    "div.Scalar_mode",
    "div.Tensor_mode",
    "float",
    "floor_divide",
    "gelu",
    "hardtanh",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "masked_fill",
    "pow",
    "pow.Tensor_Scalar",
    "pow.Tensor_Tensor",
    "remainder",
    "rsub",
    "square",
    "sub",
    "to.device",
    "to.dtype",
    "to.dtype_layout",
    "to.prim_Device",
    "where",
    "where.ScalarOther",
    "where.ScalarSelf",
    "where.self",
];

/// Returns an operation's name without its dialect and the kind of its last operand.
fn plain(name: &str) -> Option<&str> {
    let whole = name.strip_prefix("aten.")?;
    let plain = whole.strip_suffix(".Tensor").or_else(|| whole.strip_suffix(".Scalar"));
    Some(plain.unwrap_or(whole))
}

/// Returns the expression of one element of the result.
fn body(
    args: &Args<'_, '_, '_>,
    name: &str,
    elem: Elem,
    operands: &mut Vec<Operand>,
) -> Option<Scalar> {
    let plain = plain(name)?;
    if let Some(op) = function(plain) {
        let x = args.element(0, elem, operands)?;
        return op.of(x, elem);
    }
    if let Some(op) = arithmetic(plain) {
        let a = args.element(0, elem, operands)?;
        return Some(Scalar::binary(op, a, args.element(1, elem, operands)?));
    }
    if let Some(predicate) = comparison(plain) {
        let common = common(args, 0, 1)?;
        let a = args.element(0, common, operands)?;
        return Some(Scalar::compare(predicate, a, args.element(1, common, operands)?));
    }
    match plain {
        "add" | "sub" | "rsub" => sum(args, plain, elem, operands),
        "div.Tensor_mode" | "div.Scalar_mode" => divided(args, elem, operands),
        "floor_divide" => {
            let a = args.element(0, elem, operands)?;
            let b = args.element(1, elem, operands)?;
            elem.is_int().then(|| Scalar::binary(BinaryOp::FloorDiv, a, b))
        }
        "remainder" => {
            // The sign of the divisor.
            let a = args.element(0, elem, operands)?;
            let b = args.element(1, elem, operands)?;
            let whole = Scalar::binary(BinaryOp::FloorDiv, a.clone(), b.clone());
            Some(Scalar::binary(BinaryOp::Sub, a, Scalar::binary(BinaryOp::Mul, whole, b)))
        }
        "pow.Tensor_Scalar" | "pow.Tensor_Tensor" | "pow" => {
            let a = args.element(0, elem, operands)?;
            Some(Scalar::binary(BinaryOp::Pow, a, args.element(1, elem, operands)?))
        }
        "square" => {
            let x = args.element(0, elem, operands)?;
            Some(Scalar::binary(BinaryOp::Mul, x.clone(), x))
        }
        "addcmul" | "addcdiv" => {
            let a = args.element(0, elem, operands)?;
            let x = args.element(1, elem, operands)?;
            let y = args.element(2, elem, operands)?;
            let op = if plain == "addcmul" { BinaryOp::Mul } else { BinaryOp::Div };
            let term = scaled(args, 3, elem, Scalar::binary(op, x, y))?;
            Some(Scalar::binary(BinaryOp::Add, a, term))
        }
        "logical_and" | "logical_or" | "logical_xor" => {
            let a = args.element(0, Elem::Int(1), operands)?;
            let b = args.element(1, Elem::Int(1), operands)?;
            Some(Scalar::binary(bits(&plain["logical_".len()..])?, a, b))
        }
        "logical_not" => {
            Some(Scalar::unary(UnaryOp::Not, args.element(0, Elem::Int(1), operands)?))
        }
        "bitwise_not" => {
            let x = args.element(0, elem, operands)?;
            elem.is_int().then(|| Scalar::unary(UnaryOp::Not, x))
        }
        "bitwise_and" | "bitwise_or" | "bitwise_xor" | "__and__" | "__or__" => {
            let a = args.element(0, elem, operands)?;
            let b = args.element(1, elem, operands)?;
            let op = bits(plain.trim_start_matches("bitwise_").trim_matches('_'))?;
            elem.is_int().then(|| Scalar::binary(op, a, b))
        }
        "clamp" | "clamp_min" | "clamp_max" | "hardtanh" => clamped(args, plain, elem, operands),
        "where.self" | "where.ScalarOther" | "where.ScalarSelf" | "where" => {
            let condition = args.element(0, Elem::Int(1), operands)?;
            let a = args.element(1, elem, operands)?;
            Some(Scalar::select(condition, a, args.element(2, elem, operands)?))
        }
        "masked_fill" => {
            let x = args.element(0, elem, operands)?;
            let condition = args.element(1, Elem::Int(1), operands)?;
            Some(Scalar::select(condition, args.element(2, elem, operands)?, x))
        }
        "gelu" => {
            let tanh = match args.text(1)? {
                "none" => false,
                "tanh" => true,
                _ => return None,
            };
            Some(gelu(args.element(0, elem, operands)?, tanh))
        }
        "to.dtype" | "to.dtype_layout" | "to.other" | "_to_copy" | "type_as" | "float"
        | "to.device" | "to.prim_Device" => args.element(0, elem, operands),
        // The values of the second, in the shape and type of the first.
        "copy" | "fill" => args.element(1, elem, operands),
        _ => None,
    }
}

/// A function of one number.
enum Function {
    One(UnaryOp),
    /// `x` times its logistic function.
    Silu,
    Relu,
    Reciprocal,
    /// `e^x - 1`.
    Expm1,
    /// `log(1 + x)`.
    Log1p,
}

fn function(name: &str) -> Option<Function> {
    Some(match name {
        "neg" => Function::One(UnaryOp::Neg),
        "exp" => Function::One(UnaryOp::Exp),
        "exp2" => Function::One(UnaryOp::Exp2),
        "log" => Function::One(UnaryOp::Log),
        "log2" => Function::One(UnaryOp::Log2),
        "sqrt" => Function::One(UnaryOp::Sqrt),
        "rsqrt" => Function::One(UnaryOp::Rsqrt),
        "tanh" => Function::One(UnaryOp::Tanh),
        "abs" => Function::One(UnaryOp::Abs),
        "sin" => Function::One(UnaryOp::Sin),
        "cos" => Function::One(UnaryOp::Cos),
        "erf" => Function::One(UnaryOp::Erf),
        "ceil" => Function::One(UnaryOp::Ceil),
        "floor" => Function::One(UnaryOp::Floor),
        "sigmoid" => Function::One(UnaryOp::Sigmoid),
        "silu" => Function::Silu,
        "relu" => Function::Relu,
        "reciprocal" => Function::Reciprocal,
        "expm1" => Function::Expm1,
        "log1p" => Function::Log1p,
        _ => return None,
    })
}

impl Function {
    fn of(self, x: Scalar, elem: Elem) -> Option<Scalar> {
        let one = || Scalar::Float(1.0);
        match self {
            Self::One(UnaryOp::Neg | UnaryOp::Abs) | Self::Relu => {}
            _ if !elem.is_float() => return None,
            _ => {}
        }
        Some(match self {
            Self::One(op) => Scalar::unary(op, x),
            Self::Silu => {
                Scalar::binary(BinaryOp::Mul, x.clone(), Scalar::unary(UnaryOp::Sigmoid, x))
            }
            Self::Relu => Scalar::binary(BinaryOp::Max, x, Number::Int(0).scalar(elem)),
            Self::Reciprocal => Scalar::binary(BinaryOp::Div, one(), x),
            Self::Expm1 => Scalar::binary(BinaryOp::Sub, Scalar::unary(UnaryOp::Exp, x), one()),
            Self::Log1p => Scalar::unary(UnaryOp::Log, Scalar::binary(BinaryOp::Add, one(), x)),
        })
    }
}

fn arithmetic(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "mul" => BinaryOp::Mul,
        "div" => BinaryOp::Div,
        "maximum" | "max.other" => BinaryOp::Max,
        "minimum" | "min.other" => BinaryOp::Min,
        "fmod" => BinaryOp::Rem,
        _ => return None,
    })
}

fn comparison(name: &str) -> Option<Predicate> {
    Some(match name {
        "eq" => Predicate::Eq,
        "ne" => Predicate::Ne,
        "lt" => Predicate::Lt,
        "le" => Predicate::Le,
        "gt" => Predicate::Gt,
        "ge" => Predicate::Ge,
        _ => return None,
    })
}

fn bits(name: &str) -> Option<BinaryOp> {
    match name {
        "and" => Some(BinaryOp::And),
        "or" => Some(BinaryOp::Or),
        "xor" => Some(BinaryOp::Xor),
        _ => None,
    }
}

/// Returns the type in which two operands are compared.
fn common(args: &Args<'_, '_, '_>, a: usize, b: usize) -> Option<Elem> {
    let wider = |x: Elem, y: Elem| match (x.is_float(), y.is_float()) {
        (true, false) => Some(x),
        (false, true) => Some(y),
        (true, true) if x == y => Some(x),
        // Neither of f16 and bf16 holds the other.
        (true, true) if x.bits() == y.bits() => Some(Elem::F32),
        _ => Some(if x.bits()? >= y.bits()? { x } else { y }),
    };
    let exact = |x: &Operand| {
        if x.has_unsigned_order() { self::wider(x.elem) } else { Some(x.elem) }
    };
    match (args.tensor(a), args.tensor(b)) {
        (Some(x), Some(y)) => wider(exact(&x)?, exact(&y)?),
        (Some(x), None) => Some(match args.number_or_size(b)? {
            Number::Float(_) if !x.elem.is_float() => Elem::F32,
            Number::Int(_) if x.elem == Elem::Int(1) => Elem::Int(64),
            _ => exact(&x)?,
        }),
        _ => None,
    }
}

/// Returns `value` times the number at operand `at`.
fn scaled(args: &Args<'_, '_, '_>, at: usize, elem: Elem, value: Scalar) -> Option<Scalar> {
    let number = args.number(at)?;
    Some(if number.is(1.0) {
        value
    } else {
        Scalar::binary(BinaryOp::Mul, value, number.scalar(elem))
    })
}

/// Reads `a + alpha * b` and its like.
fn sum(
    args: &Args<'_, '_, '_>,
    name: &str,
    elem: Elem,
    operands: &mut Vec<Operand>,
) -> Option<Scalar> {
    let a = args.element(0, elem, operands)?;
    let b = args.element(1, elem, operands)?;
    let op = if name == "add" { BinaryOp::Add } else { BinaryOp::Sub };
    Some(if name == "rsub" {
        Scalar::binary(op, b, scaled(args, 2, elem, a)?)
    } else {
        Scalar::binary(op, a, scaled(args, 2, elem, b)?)
    })
}

/// Reads a division that rounds.
fn divided(args: &Args<'_, '_, '_>, elem: Elem, operands: &mut Vec<Operand>) -> Option<Scalar> {
    let a = args.element(0, elem, operands)?;
    let b = args.element(1, elem, operands)?;
    if args.is_none(2) {
        return elem.is_float().then(|| Scalar::binary(BinaryOp::Div, a, b));
    }
    match args.text(2)? {
        "floor" => Some(Scalar::binary(BinaryOp::FloorDiv, a, b)),
        "trunc" if elem.is_int() => Some(Scalar::binary(BinaryOp::Div, a, b)),
        _ => None,
    }
}

fn clamped(
    args: &Args<'_, '_, '_>,
    name: &str,
    elem: Elem,
    operands: &mut Vec<Operand>,
) -> Option<Scalar> {
    let mut value = args.element(0, elem, operands)?;
    let (low, high) = match name {
        "clamp_min" => (Some(1), None),
        "clamp_max" => (None, Some(1)),
        _ => (Some(1), Some(2)),
    };
    if let Some(at) = low.filter(|at| !args.is_none(*at)) {
        value = Scalar::binary(BinaryOp::Max, value, args.element(at, elem, operands)?);
    }
    if let Some(at) = high.filter(|at| !args.is_none(*at)) {
        value = Scalar::binary(BinaryOp::Min, value, args.element(at, elem, operands)?);
    }
    Some(value)
}

/// Returns `x` times the normal distribution function, or its approximation by `tanh`.
fn gelu(x: Scalar, tanh: bool) -> Scalar {
    let times = |a: Scalar, c: f64| Scalar::binary(BinaryOp::Mul, a, Scalar::Float(c));
    let bend = if tanh {
        let cube = Scalar::binary(
            BinaryOp::Mul,
            Scalar::binary(BinaryOp::Mul, x.clone(), x.clone()),
            x.clone(),
        );
        let inner = Scalar::binary(BinaryOp::Add, x.clone(), times(cube, 0.044_715));
        Scalar::unary(UnaryOp::Tanh, times(inner, (2.0 / PI).sqrt()))
    } else {
        Scalar::unary(UnaryOp::Erf, times(x.clone(), FRAC_1_SQRT_2))
    };
    times(
        Scalar::binary(BinaryOp::Mul, x, Scalar::binary(BinaryOp::Add, bend, Scalar::Float(1.0))),
        0.5,
    )
}

/// Returns an operand in another element type.
pub(super) fn cast(args: &Args<'_, '_, '_>, of: Operand, elem: Elem) -> Option<Operand> {
    if of.elem == elem {
        return Some(of);
    }
    let body = convert(Scalar::Input(0), of.elem, elem, of.unsigned);
    let node = elementwise(&of.dims, &[&of], body)?;
    Some(Operand::step(args.graph, of.dims, elem, node))
}
