//! The `arith` and `math` dialects: scalar functions, alone or elementwise on tensors.

use super::{
    Facts, Frontend, nest,
    sizes::{Numbers, Shape, Sizes},
};
use crate::{
    graph::{BinaryOp, Elem, Graph, Node, Predicate, Scalar, UnaryOp},
    ir::Op,
};

mod sizes;

/// `arith` and `math`.
pub(super) struct Arith;

impl Frontend for Arith {
    fn dialects(&self) -> &'static [&'static str] {
        &["arith", "math"]
    }

    fn read(&self, graph: &Graph, op: Op<'_>, _at: usize) -> Option<Node> {
        read(graph, op)
    }

    fn apply(&self, op: Op<'_>, operands: Vec<Scalar>) -> Option<Scalar> {
        apply(op, operands)
    }

    fn facts(&self, _name: &str) -> Facts {
        Facts::PURE
    }

    fn exponentials(&self) -> &'static [&'static str] {
        &["math.exp", "math.exp2", "math.powf"]
    }

    fn shape(&self, sizes: &mut Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
        sizes::shape(sizes, op, at)
    }

    fn numbers(&self, sizes: &Sizes, op: Op<'_>, _at: usize) -> Option<Numbers> {
        sizes::numbers(sizes, op)
    }

    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        sizes::demand(sizes, op);
    }
}

/// Reads an operation outside of loop bodies: a constant, or a function of scalars or of tensors
/// of one shape.
fn read(graph: &Graph, op: Op<'_>) -> Option<Node> {
    if op.name() == "arith.constant" {
        return op.attr("value")?.literal().map(Node::Const);
    }
    nest::elementwise(graph, op, apply)
}

/// Returns the expression of one scalar operation on `operands`.
fn apply(op: Op<'_>, mut operands: Vec<Scalar>) -> Option<Scalar> {
    let name = op.name();
    if let Some(unary) = unary(name) {
        return Some(Scalar::Unary(unary, Box::new(operands.pop()?)));
    }
    if let Some(binary) = binary(name) {
        let right = operands.pop()?;
        return Some(Scalar::Binary(binary, Box::new(operands.pop()?), Box::new(right)));
    }
    match name {
        "arith.select" => {
            let second = operands.pop()?;
            let first = operands.pop()?;
            let condition = operands.pop()?;
            Some(Scalar::Select(Box::new(condition), Box::new(first), Box::new(second)))
        }
        "arith.cmpi" | "arith.cmpf" => {
            let predicate = op.attr("predicate")?.int()?;
            let right = operands.pop()?;
            let left = operands.pop()?;
            if name == "arith.cmpi" {
                integer_compare(predicate, left, right)
            } else {
                float_compare(predicate, left, right)
            }
        }
        "math.expm1" => Some(Scalar::Binary(
            BinaryOp::Sub,
            Box::new(Scalar::Unary(UnaryOp::Exp, Box::new(operands.pop()?))),
            Box::new(Scalar::Float(1.0)),
        )),
        "math.fma" => {
            let addend = operands.pop()?;
            let right = operands.pop()?;
            let left = operands.pop()?;
            let product = Scalar::Binary(BinaryOp::Mul, Box::new(left), Box::new(right));
            Some(Scalar::Binary(BinaryOp::Add, Box::new(product), Box::new(addend)))
        }
        _ => {
            let unsigned = match name {
                "arith.extf" | "arith.truncf" | "arith.sitofp" | "arith.fptosi" | "arith.extsi"
                | "arith.trunci" | "arith.index_cast" => false,
                "arith.uitofp" | "arith.fptoui" | "arith.extui" | "arith.index_castui" => true,
                _ => return None,
            };
            Some(cast(
                op.operand(0).ty().elem(),
                op.result(0).ty().elem(),
                unsigned,
                operands.pop()?,
            ))
        }
    }
}

/// Returns a conversion.
pub(super) fn cast(from: Elem, to: Elem, unsigned: bool, value: Scalar) -> Scalar {
    // A small number is the same in every wide integer type.
    if let Scalar::Int(n @ 0..=0x7fff_ffff) = value
        && [from, to].iter().all(|e| matches!(e, Elem::Index | Elem::Int(32 | 64)))
    {
        return Scalar::Int(n);
    }
    Scalar::Cast { from, to, unsigned, value: Box::new(value) }
}

fn unary(name: &str) -> Option<UnaryOp> {
    Some(match name {
        "arith.negf" => UnaryOp::Neg,
        "math.exp" => UnaryOp::Exp,
        "math.exp2" => UnaryOp::Exp2,
        "math.log" => UnaryOp::Log,
        "math.log2" => UnaryOp::Log2,
        "math.sqrt" => UnaryOp::Sqrt,
        "math.rsqrt" => UnaryOp::Rsqrt,
        "math.tanh" => UnaryOp::Tanh,
        "math.absf" | "math.absi" => UnaryOp::Abs,
        "math.sin" => UnaryOp::Sin,
        "math.cos" => UnaryOp::Cos,
        "math.erf" => UnaryOp::Erf,
        "math.ceil" => UnaryOp::Ceil,
        "math.floor" => UnaryOp::Floor,
        _ => return None,
    })
}

fn binary(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "arith.addf" | "arith.addi" => BinaryOp::Add,
        "arith.subf" | "arith.subi" => BinaryOp::Sub,
        "arith.mulf" | "arith.muli" => BinaryOp::Mul,
        "arith.divf" | "arith.divsi" => BinaryOp::Div,
        "arith.remf" | "arith.remsi" => BinaryOp::Rem,
        "arith.floordivsi" => BinaryOp::FloorDiv,
        "arith.maximumf" | "arith.maxsi" => BinaryOp::Max,
        "arith.minimumf" | "arith.minsi" => BinaryOp::Min,
        "arith.maxnumf" => BinaryOp::MaxNum,
        "arith.minnumf" => BinaryOp::MinNum,
        "math.powf" | "math.fpowi" => BinaryOp::Pow,
        "arith.andi" => BinaryOp::And,
        "arith.ori" => BinaryOp::Or,
        "arith.xori" => BinaryOp::Xor,
        _ => return None,
    })
}

fn integer_compare(predicate: i64, left: Scalar, right: Scalar) -> Option<Scalar> {
    use Predicate::{Eq, Ge, Gt, Le, Lt, Ne, Uge, Ugt, Ule, Ult};
    let table = [Eq, Ne, Lt, Le, Gt, Ge, Ult, Ule, Ugt, Uge];
    let predicate = *table.get(usize::try_from(predicate).ok()?)?;
    Some(Scalar::Compare(predicate, Box::new(left), Box::new(right)))
}

fn float_compare(predicate: i64, left: Scalar, right: Scalar) -> Option<Scalar> {
    use Predicate::{Eq, Ge, Gt, Le, Lt, Ne, Ordered, Unordered};
    let compare = |p, l: Scalar, r: Scalar| Scalar::Compare(p, Box::new(l), Box::new(r));
    // An unordered comparison is the complement of the opposite ordered one.
    let complement = |p, l, r| Scalar::Unary(UnaryOp::Not, Box::new(compare(p, l, r)));
    Some(match predicate {
        0 => Scalar::Int(0),
        1 => compare(Eq, left, right),
        2 => compare(Gt, left, right),
        3 => compare(Ge, left, right),
        4 => compare(Lt, left, right),
        5 => compare(Le, left, right),
        6 => Scalar::Binary(
            BinaryOp::And,
            Box::new(compare(Ordered, left.clone(), right.clone())),
            Box::new(compare(Ne, left, right)),
        ),
        7 => compare(Ordered, left, right),
        8 => Scalar::Binary(
            BinaryOp::Or,
            Box::new(compare(Unordered, left.clone(), right.clone())),
            Box::new(compare(Eq, left, right)),
        ),
        9 => complement(Le, left, right),
        10 => complement(Lt, left, right),
        11 => complement(Ge, left, right),
        12 => complement(Gt, left, right),
        13 => compare(Ne, left, right),
        14 => compare(Unordered, left, right),
        15 => Scalar::Int(1),
        _ => return None,
    })
}
