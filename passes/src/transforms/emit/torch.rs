//! Writes `torch`, in its form with value semantics.

use super::{
    Emitter,
    body::{Arithmetic, order},
    whole::{Primitives, Range},
};
use crate::{
    graph::{BinaryOp, Elem, Literal, Predicate},
    ir::{Attr, Type, Val},
};

/// `torch` on `!torch.vtensor`.
pub(super) struct Torch;

/// Returns the type of a tensor.
pub fn vtensor<'c>(e: &Emitter<'c>, dims: &[i64], elem: Elem) -> Type<'c> {
    let dims: Vec<String> = dims
        .iter()
        .map(|d| if *d < 0 || e.is_dynamic(*d) { "?".into() } else { d.to_string() })
        .collect();
    e.builder.parse_type(&format!("!torch.vtensor<[{}],{}>", dims.join(","), signed(elem)))
}

/// Returns an element type as `torch` spells it.
fn signed(elem: Elem) -> String {
    match elem {
        Elem::Int(1) => "i1".into(),
        Elem::Int(bits) => format!("si{bits}"),
        other => other.to_string(),
    }
}

/// Returns torch's number of an element type (`c10::ScalarType`).
pub fn scalar_type(elem: Elem) -> i64 {
    match elem {
        Elem::Int(8) => 1,
        Elem::Int(16) => 2,
        Elem::Int(32) => 3,
        Elem::Int(64) => 4,
        Elem::F16 => 5,
        Elem::F32 => 6,
        Elem::F64 => 7,
        Elem::Int(1) => 11,
        Elem::Bf16 => 15,
        Elem::F8E4M3FN => 24,
        Elem::F8E4M3FNUZ => 26,
        other => unreachable!("no rewrite converts to {other}"),
    }
}

/// Makes torch's number of an element type, as an operand.
pub fn dtype<'c>(e: &Emitter<'c>, elem: Elem) -> Val<'c> {
    int(e, scalar_type(elem))
}

/// Makes an op of one result.
fn op<'c>(
    e: &Emitter<'c>,
    name: &str,
    operands: &[Val<'c>],
    (dims, elem): (&[i64], Elem),
) -> Val<'c> {
    let ty = vtensor(e, dims, elem);
    let made = e.builder.create(&format!("torch.aten.{name}"), operands, &[ty], &[]);
    e.with_dims(made.result(0), dims)
}

/// Makes an op on integers.
fn integer<'c>(e: &Emitter<'c>, name: &str, operands: &[Val<'c>], of: &str) -> Val<'c> {
    let ty = e.builder.parse_type(&format!("!torch.{of}"));
    e.builder.create(&format!("torch.aten.{name}"), operands, &[ty], &[]).result(0)
}

/// Makes a constant of one of `torch`'s own types, once for each place.
fn constant<'c>(e: &Emitter<'c>, of: &'static str, value: Option<Attr<'c>>) -> Val<'c> {
    if let Some(known) = e.constants.borrow().get(&(of, value)) {
        return *known;
    }
    let ty = e.builder.parse_type(&format!("!torch.{of}"));
    let attributes: Vec<(&str, Attr<'c>)> = value.map(|v| ("value", v)).into_iter().collect();
    let name = format!("torch.constant.{of}");
    let made = e.builder.create(&name, &[], &[ty], &attributes).result(0);
    e.constants.borrow_mut().insert((of, value), made);
    made
}

/// Makes a constant integer.
pub fn int<'c>(e: &Emitter<'c>, value: i64) -> Val<'c> {
    constant(e, "int", Some(e.i64(value)))
}

fn no<'c>(e: &Emitter<'c>) -> Val<'c> {
    constant(e, "bool", Some(e.int(0, Elem::Int(1))))
}

/// Makes the truth of a tensor of one number.
pub fn boolean<'c>(e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
    integer(e, "Bool.Tensor", &[value], "bool")
}

/// Makes `None`.
pub fn none<'c>(e: &Emitter<'c>) -> Val<'c> {
    constant(e, "none", None)
}

/// Makes a list of values of the type `of`.
pub fn list<'c>(e: &Emitter<'c>, of: &str, values: &[Val<'c>]) -> Val<'c> {
    let ty = e.builder.parse_type(&format!("!torch.list<{of}>"));
    e.builder.create("torch.prim.ListConstruct", values, &[ty], &[]).result(0)
}

/// Makes a list of integers, some of which may be numbers of sizes.
pub fn ints<'c>(e: &Emitter<'c>, values: &[i64]) -> Val<'c> {
    let values: Vec<Val<'c>> = values.iter().map(|n| e.count(*n)).collect();
    list(e, "int", &values)
}

/// Makes a list of constant floats.
pub fn floats<'c>(e: &Emitter<'c>, values: &[f64]) -> Val<'c> {
    let values: Vec<Val<'c>> =
        values.iter().map(|n| constant(e, "float", Some(e.f64(*n)))).collect();
    list(e, "float", &values)
}

/// Makes a constant tensor from an attribute.
fn literal<'c>(e: &Emitter<'c>, value: Attr<'c>, dims: &[i64], elem: Elem) -> Val<'c> {
    let ty = vtensor(e, dims, elem);
    e.builder.create("torch.vtensor.literal", &[], &[ty], &[("value", value)]).result(0)
}

impl Arithmetic for Torch {
    // Operands of elementwise ops are broadcast: a number has no dimensions.
    fn number<'c>(&self, e: &Emitter<'c>, n: &Literal, elem: Elem, _: &[i64]) -> Val<'c> {
        self.full(e, n, elem, &[])
    }

    fn binary<'c>(
        &self,
        e: &Emitter<'c>,
        binary: BinaryOp,
        operands: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c> {
        let (name, scaled) = match binary {
            BinaryOp::Add => ("add.Tensor", true),
            BinaryOp::Mul => ("mul.Tensor", false),
            BinaryOp::Div => ("div.Tensor", false),
            BinaryOp::Max => ("maximum", false),
            BinaryOp::Min => ("minimum", false),
            other => unreachable!("no rewrite computes {other:?}"),
        };
        let mut all = operands.to_vec();
        if scaled {
            all.push(int(e, 1));
        }
        op(e, name, &all, (&larger(e, operands), elem))
    }

    fn compare<'c>(&self, e: &Emitter<'c>, p: Predicate, operands: [Val<'c>; 2]) -> Val<'c> {
        let name = ["eq", "ne", "lt", "le", "gt", "ge"][order(p)];
        op(e, &format!("{name}.Tensor"), &operands, (&larger(e, operands), Elem::Int(1)))
    }

    fn select<'c>(
        &self,
        e: &Emitter<'c>,
        condition: Val<'c>,
        [a, b]: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c> {
        op(e, "where.self", &[condition, a, b], (&e.dims(condition), elem))
    }

    fn cast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, _: Elem, to: Elem) -> Val<'c> {
        let operands = [value, dtype(e, to), no(e), no(e), none(e)];
        op(e, "to.dtype", &operands, (&e.dims(value), to))
    }
}

/// Returns the shape of an elementwise op, one of whose operands may be a number.
fn larger<'c>(e: &Emitter<'c>, [a, b]: [Val<'c>; 2]) -> Vec<i64> {
    let (a, b) = (e.dims(a), e.dims(b));
    if a.is_empty() { b } else { a }
}

impl Primitives for Torch {
    fn extent<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dim: usize) -> Val<'c> {
        integer(e, "size.int", &[value, int(e, dim as i64)], "int")
    }

    fn count_of<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        let is_number = value.ty().to_string() == "!torch.int";
        if is_number { value } else { integer(e, "Int.Tensor", &[value], "int") }
    }

    fn count<'c>(&self, e: &Emitter<'c>, n: i64) -> Val<'c> {
        int(e, n)
    }

    fn counted<'c>(&self, e: &Emitter<'c>, sides: [Val<'c>; 2], times: bool) -> Val<'c> {
        integer(e, if times { "mul.int" } else { "add.int" }, &sides, "int")
    }

    fn index<'c>(&self, e: &Emitter<'c>, count: Val<'c>) -> Val<'c> {
        e.reinterpret(count, e.elem(Elem::Index))
    }

    fn log<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        op(e, "log", &[value], (&[], Elem::F32))
    }

    fn assert_equal<'c>(&self, e: &Emitter<'c>, sides: [Val<'c>; 2], message: &str) {
        let holds = integer(e, "eq.int", &sides, "bool");
        let message = [("message", e.string(message))];
        e.builder.create("torch.runtime.assert", &[holds], &[], &message);
    }

    fn ranked<'c>(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        let elem = match value.ty().to_string().as_str() {
            "!torch.int" => Elem::Int(64),
            "!torch.float" => Elem::F64,
            _ => return value,
        };
        let ty = vtensor(e, &[], elem);
        e.builder.create("torch.prim.NumToTensor.Scalar", &[value], &[ty], &[]).result(0)
    }

    fn full<'c>(&self, e: &Emitter<'c>, number: &Literal, elem: Elem, dims: &[i64]) -> Val<'c> {
        if e.has_size(dims) {
            let one = self.full(e, number, elem, &[]);
            return self.broadcast(e, one, dims);
        }
        literal(e, e.splat(number, e.signed_tensor(dims, elem)), dims, elem)
    }

    fn reshape<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c> {
        // Strides are not known here: a view of a transposed tensor may not exist.
        op(e, "reshape", &[value, ints(e, dims)], (dims, e.elem_of(value)))
    }

    fn transpose<'c>(&self, e: &Emitter<'c>, value: Val<'c>, permutation: &[i64]) -> Val<'c> {
        let from = e.dims(value);
        let dims: Vec<i64> = permutation.iter().map(|d| from[*d as usize]).collect();
        op(e, "permute", &[value, ints(e, permutation)], (&dims, e.elem_of(value)))
    }

    fn broadcast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, dims: &[i64]) -> Val<'c> {
        op(e, "expand", &[value, ints(e, dims), no(e)], (dims, e.elem_of(value)))
    }

    fn slice<'c>(&self, e: &Emitter<'c>, value: Val<'c>, ranges: &[Range]) -> Val<'c> {
        let mut dims = e.dims(value);
        let mut value = value;
        for (dim, range) in ranges.iter().enumerate() {
            if range.count() == dims[dim] {
                continue;
            }
            dims[dim] = range.count();
            let numbers = [dim as i64, range.start, range.stop, range.step].map(|n| e.count(n));
            let mut operands = vec![value];
            operands.extend(numbers);
            value = op(e, "slice.Tensor", &operands, (&dims, e.elem_of(value)));
        }
        value
    }

    fn take<'c>(&self, e: &Emitter<'c>, value: Val<'c>, positions: &[i64]) -> Val<'c> {
        let dims = [positions.len() as i64];
        let signed = e.signed_tensor(&dims, Elem::Int(64));
        let indices = literal(e, super::i64s_of(positions, signed), &dims, Elem::Int(64));
        op(e, "index_select", &[value, int(e, 0), indices], (&dims, e.elem_of(value)))
    }

    fn multiplies(&self, elem: Elem) -> bool {
        // The product is of the same type.
        elem != Elem::F16
    }

    fn batch_matmul<'c>(&self, e: &Emitter<'c>, a: Val<'c>, b: Val<'c>) -> Val<'c> {
        let dims = [e.dims(a)[0], e.dims(a)[1], e.dims(b)[2]];
        op(e, "bmm", &[a, b], (&dims, e.elem_of(a)))
    }
}
