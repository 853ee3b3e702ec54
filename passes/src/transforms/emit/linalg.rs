//! Writes `linalg` on tensors, with `tensor` and `arith`.

use mlir_sys::MlirRegion;

use super::{
    Emitter, Operand,
    body::{Arithmetic, Body, order},
    contract::Contraction,
};
use crate::{
    graph::{BinaryOp, Elem, Linear, Literal, Predicate, Scalar},
    ir::{Attr, Type, Val},
};

/// `arith` on scalars.
struct Arith;

impl Arithmetic for Arith {
    fn number<'c>(&self, e: &Emitter<'c>, n: &Literal, elem: Elem, _: &[i64]) -> Val<'c> {
        let value = match n {
            Literal::Float(n) => e.float(*n, elem),
            Literal::Int(n) => e.int(*n, elem),
            Literal::Dense(_) => unreachable!("a scalar"),
        };
        e.constant(value, e.elem(elem))
    }

    fn binary<'c>(
        &self,
        e: &Emitter<'c>,
        op: BinaryOp,
        operands: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c> {
        let (float, int) = match op {
            BinaryOp::Add => ("arith.addf", "arith.addi"),
            BinaryOp::Mul => ("arith.mulf", "arith.muli"),
            BinaryOp::Div => ("arith.divf", "arith.divsi"),
            BinaryOp::Max => ("arith.maximumf", "arith.maxsi"),
            BinaryOp::Min => ("arith.minimumf", "arith.minsi"),
            other => unreachable!("no rewrite computes {other:?}"),
        };
        e.op(if elem.is_float() { float } else { int }, &operands, elem)
    }

    fn compare<'c>(&self, e: &Emitter<'c>, p: Predicate, operands: [Val<'c>; 2]) -> Val<'c> {
        let predicate = [("predicate", e.i64(order(p) as i64))];
        e.builder.create("arith.cmpi", &operands, &[e.elem(Elem::Int(1))], &predicate).result(0)
    }

    fn select<'c>(
        &self,
        e: &Emitter<'c>,
        condition: Val<'c>,
        [a, b]: [Val<'c>; 2],
        elem: Elem,
    ) -> Val<'c> {
        e.op("arith.select", &[condition, a, b], elem)
    }

    fn cast<'c>(&self, e: &Emitter<'c>, value: Val<'c>, from: Elem, to: Elem) -> Val<'c> {
        let widens = from.bits() < to.bits();
        let name = match (from, to) {
            (Elem::Index, _) | (_, Elem::Index) => "arith.index_cast",
            _ if from.is_float() && widens => "arith.extf",
            _ if from.is_float() => "arith.truncf",
            (Elem::Int(1), _) => "arith.extui",
            _ if widens => "arith.extsi",
            _ => "arith.trunci",
        };
        e.op(name, &[value], to)
    }
}

impl<'c> Emitter<'c> {
    /// Makes a `linalg.generic` without reductions over `dims` whose body `body` yields the
    /// element from the operands' elements.
    pub fn generic(
        &self,
        dims: &[i64],
        inputs: &[Operand<'c>],
        elem: Elem,
        body: impl FnOnce(&Self, &[Val<'c>]) -> Val<'c>,
    ) -> Val<'c> {
        let rank = dims.len() as u32;
        let init = self.empty(dims, elem);
        let mut maps: Vec<Attr<'c>> = inputs.iter().map(|(_, m)| self.map(rank, m)).collect();
        maps.push(self.map(rank, &Linear::identity(dims.len())));
        let mut operands: Vec<Val<'c>> =
            inputs.iter().map(|(v, m)| within(self, *v, m, dims)).collect();
        operands.push(init);
        let result = structured(self, &operands, &maps, &vec!["parallel"; dims.len()], |e, x| {
            body(e, &x[..inputs.len()])
        });
        self.with_dims(result, dims)
    }
}

/// Makes a `linalg.generic` without reductions; see [`Emitter::elementwise`].
pub(super) fn map<'c>(
    e: &Emitter<'c>,
    dims: &[i64],
    inputs: &[Operand<'c>],
    elem: Elem,
    body: &Scalar,
) -> Val<'c> {
    let elems: Vec<Elem> = inputs.iter().map(|(v, _)| v.ty().elem()).collect();
    e.generic(dims, inputs, elem, |e, inputs| {
        Body { ops: &Arith, inputs, elems: &elems, dims: &[] }.emit(e, body, elem)
    })
}

/// Makes a `linalg.generic` that contracts two tensors; see [`Emitter::contract`].
pub(super) fn contract<'c>(
    e: &Emitter<'c>,
    nest: &Contraction<'_>,
    a: (Val<'c>, &[Linear]),
    b: (Val<'c>, &[Linear]),
) -> Val<'c> {
    let loops = nest.loops.len() as u32;
    let wide = Elem::F32;
    let parallel: Vec<Linear> = nest.parallel().map(Linear::var).collect();
    let empty = e.empty(&nest.dims(), wide);
    let zero = e.constant(e.float(0.0, wide), e.elem(wide));
    let init = fill(e, zero, empty);

    let mut operands = vec![within(e, a.0, a.1, nest.loops), within(e, b.0, b.1, nest.loops)];
    let mut maps = vec![e.map(loops, a.1), e.map(loops, b.1)];
    // The extent of a loop is read off an operand that it runs over alone.
    let reduced = Linear::var(nest.reduced as u32);
    if !a.1.contains(&reduced) && !b.1.contains(&reduced) {
        operands.push(e.empty(&[nest.loops[nest.reduced]], wide));
        maps.push(e.map(loops, std::slice::from_ref(&reduced)));
    }
    let accumulator = Scalar::Input(operands.len());
    operands.push(init);
    maps.push(e.map(loops, &parallel));
    let kinds: Vec<&str> = (0..nest.loops.len())
        .map(|l| if l == nest.reduced { "reduction" } else { "parallel" })
        .collect();
    let factor = |at: usize| Scalar::Input(at).cast(operands[at].ty().elem(), wide);
    let body = Scalar::binary(
        BinaryOp::Add,
        accumulator,
        Scalar::binary(BinaryOp::Mul, factor(0), factor(1)),
    );
    let elems: Vec<Elem> = operands.iter().map(|v| v.ty().elem()).collect();
    let result = structured(e, &operands, &maps, &kinds, |e, inputs| {
        Body { ops: &Arith, inputs, elems: &elems, dims: &[] }.emit(e, &body, wide)
    });
    e.with_dims(result, &nest.dims())
}

/// Makes `linalg.generic` over loops of these kinds; the last operand is the output.
fn structured<'c>(
    e: &Emitter<'c>,
    operands: &[Val<'c>],
    maps: &[Attr<'c>],
    kinds: &[&str],
    body: impl FnOnce(&Emitter<'c>, &[Val<'c>]) -> Val<'c>,
) -> Val<'c> {
    let out = operands.last().expect("an output").ty();
    let kinds: Vec<Attr<'c>> =
        kinds.iter().map(|kind| e.parse(&format!("#linalg.iterator_type<{kind}>"))).collect();
    let types: Vec<Type<'c>> = operands.iter().map(|v| e.elem(v.ty().elem())).collect();
    let region = e.region(&types, body);
    let attributes = [
        ("indexing_maps", e.array(maps)),
        ("iterator_types", e.array(&kinds)),
        ("operandSegmentSizes", e.i32_array(&[operands.len() as i32 - 1, 1])),
    ];
    let name = "linalg.generic";
    e.builder.create_with_regions(name, operands, &[out], &attributes, &[region]).result(0)
}

/// Returns the part of `value` that loops of these extents read through `map`: a structured op
/// wants a dimension that one loop runs over alone to have that loop's extent.
fn within<'c>(e: &Emitter<'c>, value: Val<'c>, map: &[Linear], loops: &[i64]) -> Val<'c> {
    let dims = e.dims(value);
    let sizes: Vec<i64> = dims
        .iter()
        .zip(map)
        .map(|(dim, e)| e.as_var().map_or(*dim, |l| loops[l as usize]))
        .collect();
    if sizes == dims {
        return value;
    }
    let ty = e.tensor(&sizes, value.ty().elem());
    let dynamic = e.dynamic_dims(&sizes);
    let each = |n: i64| e.i64_array(&vec![n; dims.len()]);
    let attributes = [
        ("static_offsets", each(0)),
        ("static_sizes", e.static_list(&sizes)),
        ("static_strides", each(1)),
        ("operandSegmentSizes", e.i32_array(&[1, 0, dynamic.len() as i32, 0])),
    ];
    let mut operands = vec![value];
    operands.extend(dynamic);
    let slice = e.builder.create("tensor.extract_slice", &operands, &[ty], &attributes);
    e.with_dims(slice.result(0), &sizes)
}

/// Makes `linalg.fill`.
fn fill<'c>(e: &Emitter<'c>, value: Val<'c>, into: Val<'c>) -> Val<'c> {
    let elem = e.elem(into.ty().elem());
    let region: MlirRegion = e.region(&[elem, elem], |_, x| x[0]);
    let segments = [("operandSegmentSizes", e.i32_array(&[1, 1]))];
    e.builder
        .create_with_regions("linalg.fill", &[value, into], &[into.ty()], &segments, &[region])
        .result(0)
}

/// Makes `tensor.collapse_shape` and `tensor.expand_shape`.
pub(super) fn reshape<'c>(e: &Emitter<'c>, value: Val<'c>, from: &[i64], to: &[i64]) -> Val<'c> {
    let elem = value.ty().elem();
    let groups = groups(from, to);
    let middle: Vec<i64> =
        groups.iter().map(|(f, _)| f.iter().map(|d| from[*d]).product()).collect();
    let reassociation = |of: &dyn Fn(&Group) -> Vec<usize>| -> Attr<'c> {
        let all: Vec<Attr<'c>> = groups
            .iter()
            .map(|g| {
                let dims: Vec<Attr<'c>> = of(g).iter().map(|d| e.i64(*d as i64)).collect();
                e.array(&dims)
            })
            .collect();
        e.array(&all)
    };
    let mut value = value;
    if middle.len() < from.len() {
        let ty = e.tensor(&middle, elem);
        let attributes = [("reassociation", reassociation(&|g| g.0.clone()))];
        value = e.builder.create("tensor.collapse_shape", &[value], &[ty], &attributes).result(0);
    }
    if middle.len() < to.len() {
        let ty = e.tensor(to, elem);
        let attributes = [
            ("reassociation", reassociation(&|g| g.1.clone())),
            ("static_output_shape", e.static_list(to)),
        ];
        let mut operands = vec![value];
        operands.extend(e.dynamic_dims(to));
        value = e.builder.create("tensor.expand_shape", &operands, &[ty], &attributes).result(0);
    }
    e.with_dims(value, to)
}

/// Neighbouring dimensions of two shapes.
type Group = (Vec<usize>, Vec<usize>);

/// Returns the finest pairs of neighbouring dimensions of both shapes with equal products.
fn groups(from: &[i64], to: &[i64]) -> Vec<Group> {
    let mut all: Vec<Group> = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < from.len() || j < to.len() {
        let mut group = (Vec::new(), Vec::new());
        let (mut left, mut right) = (1, 1);
        loop {
            if group.0.is_empty() || (left < right && i < from.len()) {
                let Some(extent) = from.get(i) else { break };
                left *= extent;
                group.0.push(i);
                i += 1;
            } else if group.1.is_empty() || (right < left && j < to.len()) {
                let Some(extent) = to.get(j) else { break };
                right *= extent;
                group.1.push(j);
                j += 1;
            } else {
                break;
            }
        }
        match (group.0.is_empty(), group.1.is_empty(), all.last_mut()) {
            // Unit dimensions that are left over at the end of one shape.
            (true, _, Some(last)) => {
                last.1.extend(group.1);
                last.1.extend(j..to.len());
                j = to.len();
            }
            (_, true, Some(last)) => {
                last.0.extend(group.0);
                last.0.extend(i..from.len());
                i = from.len();
            }
            _ => all.push(group),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::groups;

    #[test]
    fn unit_dimensions_join_their_neighbours() {
        assert_eq!(groups(&[2, 1, 4], &[2, 4]), [(vec![0], vec![0]), (vec![1, 2], vec![1])]);
        assert_eq!(groups(&[2, 4], &[2, 4, 1]), [(vec![0], vec![0]), (vec![1], vec![1, 2])]);
        assert_eq!(groups(&[6], &[2, 3]), [(vec![0], vec![0, 1])]);
        assert_eq!(groups(&[2, 4, 1], &[2, 4]), [(vec![0], vec![0]), (vec![1, 2], vec![1])]);
    }
}
