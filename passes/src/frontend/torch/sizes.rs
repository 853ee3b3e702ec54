//! The sizes of `ATen`'s operations. Operands that may be broadcast are assumed to be only where
//! they have one element along a dimension; what the exporter calls one symbol is assumed to be one
//! size.

use super::{
    args::wrapped,
    contract::{equation, labels},
    pointwise,
};
use crate::{
    frontend::{
        control::affine,
        sizes::{Numbers, Shape, Size, Sizes, known},
    },
    graph::{BinaryOp, Predicate},
    ir::{Affine, Attr, Op, Val},
};

/// Returns the name of an operation without the dialect.
fn plain(op: Op<'_>) -> Option<&str> {
    let name = op.name().strip_prefix("torch.")?;
    if name != "operator" {
        return Some(name);
    }
    op.attr("name").and_then(Attr::text)?.strip_prefix("torch.")
}

/// The operands of an operation, as far as sizes depend on them.
struct Operands<'s, 'c> {
    sizes: &'s Sizes,
    op: Op<'c>,
}

impl<'c> Operands<'_, 'c> {
    fn value(&self, at: usize) -> Option<Val<'c>> {
        self.op.operands().nth(at)
    }

    fn tensor(&self, at: usize) -> Option<Vec<Size>> {
        self.sizes.shape_of(self.value(at)?)
    }

    fn int(&self, at: usize) -> Option<i64> {
        self.sizes.scalar(self.value(at)?)?.as_constant()
    }

    fn dim(&self, at: usize, rank: usize) -> Option<usize> {
        wrapped(self.int(at)?, rank)
    }

    fn dims(&self, at: usize, rank: usize) -> Option<Vec<usize>> {
        let known = self.sizes.numbers(self.value(at)?)?;
        known.into_iter().map(|n| wrapped(n?.as_constant()?, rank)).collect()
    }

    /// Returns a list of sizes.
    fn list(&self, at: usize) -> Option<Numbers> {
        self.sizes.numbers(self.value(at)?)
    }

    /// Returns the values of a list.
    fn values(&self, at: usize) -> Option<Vec<Val<'c>>> {
        let (op, _) = self.value(at)?.definition()?;
        (op.name() == "torch.prim.ListConstruct").then(|| op.operands().collect())
    }

    fn text(&self, at: usize) -> Option<&'c str> {
        let (op, _) = self.value(at)?.definition()?;
        (op.name() == "torch.constant.str").then(|| op.attr("value").and_then(Attr::text))?
    }

    fn is_none(&self, at: usize) -> bool {
        let none =
            |v: Val<'_>| v.definition().is_some_and(|(d, _)| d.name() == "torch.constant.none");
        self.value(at).is_none_or(none)
    }
}

/// Returns the extents of result `at`.
pub(super) fn shape(sizes: &Sizes, op: Op<'_>, at: usize) -> Option<Shape> {
    let of = Operands { sizes, op };
    let name = plain(op)?;
    let one = || Size::constant(1);
    if let Some(shape) = listed(&of, name) {
        return Some(shape);
    }
    if pointwise::is_elementwise(name) {
        let shapes = op.operands().filter_map(|v| sizes.shape_of(v)).map(known);
        return Some(sizes.broadcast_shapes(&shapes.collect::<Vec<_>>()));
    }
    if let Some(shape) = product(&of, name).or_else(|| reduced(&of, name)) {
        return Some(shape);
    }
    let mut x = of.tensor(0)?;
    let rank = x.len();
    match name {
        // Extents that differ are static.
        _ if keeps_shape(name) => {}
        "aten.unsqueeze" => x.insert(wrapped(of.int(1)?, rank + 1)?, one()),
        "aten.squeeze.dim" | "aten.squeeze.dims" | "prims.squeeze" => {
            let gone = of.dims(1, rank)?;
            // Whether an extent is 1 must be known.
            gone.iter().all(|d| x[*d].as_constant().is_some()).then_some(())?;
            let mut at = 0..;
            x.retain(|n| !(gone.contains(&at.next().unwrap_or(0)) && *n == one()));
        }
        "aten.flatten.using_ints" => {
            let (first, last) = (of.dim(1, rank)?, of.dim(2, rank)?);
            let product = Sizes::count(x.get(first..=last)?);
            x.splice(first..=last, [product]);
        }
        "aten.unflatten.int" => {
            let dim = of.dim(1, rank)?;
            let parts = viewed(&x[dim..=dim], of.list(2)?);
            let mut shape = known(x);
            shape.splice(dim..=dim, parts);
            return Some(shape);
        }
        "aten.permute" | "aten.permute_copy" => {
            let order = of.dims(1, rank)?;
            x = order.iter().map(|d| x[*d].clone()).collect();
        }
        "aten.transpose.int" | "aten.swapaxes" | "aten.swapdims" => {
            x.swap(of.dim(1, rank)?, of.dim(2, rank)?);
        }
        "aten.t" | "aten.numpy_T" => x.reverse(),
        "aten.mT" if rank > 1 => x.swap(rank - 2, rank - 1),
        "aten.slice.Tensor" | "aten.slice_copy.Tensor" | "aten.narrow" => {
            let dim = of.dim(1, rank)?;
            let count = sliced(&of, name, &x[dim]);
            let mut shape = known(x);
            shape[dim] = count;
            return Some(shape);
        }
        "aten.select.int" | "aten.select_copy.int" | "aten.unbind.int" => {
            x.remove(of.dim(1, rank)?);
        }
        "prim.ListUnpack" => return unpacked(&of, at),
        "aten.constant_pad_nd" | "aten.pad" => {
            // The list runs from the last dimension, before and after each.
            for (pair, n) in of.list(1)?.chunks(2).zip(x.iter_mut().rev()) {
                for amount in pair {
                    *n = n.plus(amount.as_ref()?, 1);
                }
            }
        }
        "aten.repeat" | "aten.tile" => {
            let times = of.list(1)?;
            let lead = times.len().checked_sub(rank)?;
            let own = vec![one(); lead].into_iter().chain(x);
            return Some(own.zip(times).map(|(n, t)| Some(n.times(&t?))).collect());
        }
        "aten.repeat_interleave.self_int" => {
            let (times, dim) = (sizes.scalar(of.value(1)?)?, of.dim(2, rank)?);
            x[dim] = x[dim].times(&times);
        }
        "aten.index_select" | "aten.embedding" => {
            let (dim, table) =
                if name == "aten.embedding" { (0, 1) } else { (of.dim(1, rank)?, 2) };
            x.splice(dim..=dim, of.tensor(table)?);
        }
        "aten.gather" => x = of.tensor(2)?,
        "aten.index.Tensor" | "aten.index.Tensor_hacked_twin" | "aten._unsafe_index.Tensor" => {
            return indexed(&of, x);
        }
        "aten.scaled_dot_product_attention" => {
            let width = of.tensor(2)?.pop()?;
            *x.last_mut()? = width;
        }
        _ => return None,
    }
    Some(known(x))
}

/// Returns true for operations whose result has the shape of their first operand, but for extents
/// that are static.
fn keeps_shape(name: &str) -> bool {
    let Some(plain) = name.strip_prefix("aten.") else {
        return matches!(
            name,
            "copy.to_vtensor" | "copy.to_tensor" | "tensor_static_info_cast" | "prims.view_of"
        );
    };
    matches!(
        plain,
        "contiguous"
            | "clone"
            | "detach"
            | "detach_copy"
            | "alias"
            | "alias_copy"
            | "lift_fresh_copy"
            | "lift_fresh"
            | "dropout"
            | "flip"
            | "tril"
            | "triu"
            | "cumsum"
            | "softmax.int"
            | "_softmax"
            | "_safe_softmax"
            | "softmax"
            | "zeros_like"
            | "ones_like"
            | "full_like"
            | "empty_like"
            | "zero"
            | "slice_scatter"
            | "select_scatter"
            | "index_put"
            | "index_put.hacked_twin"
            | "_index_put_impl"
            | "_unsafe_index_put.hacked_twin"
            | "index_copy"
            | "scatter.src"
            | "scatter.value"
            | "rms_norm"
            | "layer_norm"
            | "sort"
            | "copy"
            | "fill"
            | "to.other"
            | "type_as"
    )
}

/// Returns true for an operation that is read also where an extent is the number of a size: reading
/// it takes extents for nothing but equal.
pub(super) fn may_be_dynamic(name: &str) -> bool {
    const OTHERS: [&str; 31] = [
        "aten.cat",
        "aten.concat",
        "aten.stack",
        "aten.unsqueeze",
        "aten.squeeze",
        "aten.squeeze.dim",
        "aten.squeeze.dims",
        "prims.squeeze",
        "aten.flatten.using_ints",
        "aten.unflatten.int",
        "aten.permute",
        "aten.permute_copy",
        "aten.transpose.int",
        "aten.swapaxes",
        "aten.swapdims",
        "aten.t",
        "aten.numpy_T",
        "aten.mT",
        "aten.slice.Tensor",
        "aten.slice_copy.Tensor",
        "aten.narrow",
        "aten.select.int",
        "aten.select_copy.int",
        "prim.ListUnpack",
        "aten.repeat",
        "aten.index_select",
        "aten.embedding",
        "aten.gather",
        "aten.index.Tensor",
        "aten.index.Tensor_hacked_twin",
        "aten.scaled_dot_product_attention",
    ];
    const LISTED: [&str; 18] = [
        "aten.view",
        "aten.reshape",
        "aten._unsafe_view",
        "aten._reshape_alias",
        "aten.view_copy",
        "aten.expand",
        "aten.broadcast_to",
        "aten.expand_copy",
        "aten.expand_as",
        "aten.zeros",
        "aten.ones",
        "aten.full",
        "aten.empty.memory_format",
        "aten.new_zeros",
        "aten.new_ones",
        "aten.new_empty",
        "aten.new_full",
        "aten.arange",
    ];
    const CONTRACTIONS: [&str; 9] = [
        "aten.mm",
        "aten.bmm",
        "aten.matmul",
        "aten.mv",
        "aten.dot",
        "aten.linear",
        "aten.addmm",
        "aten.baddbmm",
        "aten.einsum",
    ];
    let sorts = matches!(name, "aten.sort" | "aten.flip");
    OTHERS.contains(&name)
        || LISTED.contains(&name)
        || CONTRACTIONS.contains(&name)
        || matches!(
            name,
            "aten.arange.start" | "aten.arange.start_step" | "aten._unsafe_index.Tensor"
        )
        || pointwise::is_elementwise(name)
        || is_reduction(name)
        || (keeps_shape(name) && !sorts)
}

/// Returns the shape of an operation that is told it.
fn listed(of: &Operands<'_, '_>, name: &str) -> Option<Shape> {
    match name {
        "aten.view"
        | "aten.reshape"
        | "aten._unsafe_view"
        | "aten._reshape_alias"
        | "aten.view_copy" => Some(viewed(&of.tensor(0)?, of.list(1)?)),
        "aten.expand" | "aten.broadcast_to" | "aten.expand_copy" => {
            let own = of.tensor(0)?;
            let mut list = of.list(1)?;
            let lead = list.len().checked_sub(own.len())?;
            for (n, own) in list[lead..].iter_mut().zip(own) {
                // -1 keeps the extent.
                if n.as_ref().and_then(Size::as_constant) == Some(-1) {
                    *n = Some(own);
                }
            }
            Some(list)
        }
        "aten.expand_as" => of.tensor(1).map(known),
        "aten.zeros"
        | "aten.ones"
        | "aten.full"
        | "aten.empty.memory_format"
        | "aten.rand"
        | "aten.randn" => of.list(0),
        "aten.new_zeros" | "aten.new_ones" | "aten.new_empty" | "aten.new_full" => of.list(1),
        "aten.arange" => Some(vec![of.sizes.scalar(of.value(0)?)]),
        "aten.arange.start" | "aten.arange.start_step" => {
            let number = |at: usize| of.sizes.scalar(of.value(at)?);
            let length = number(1)?.plus(&number(0)?, -1);
            let step = if name == "aten.arange.start" { 1 } else { of.int(2)? };
            Some(vec![(step == 1).then_some(length)])
        }
        _ => None,
    }
}

/// Returns the shape of a view: -1 stands for what is left.
fn viewed(of: &[Size], mut list: Numbers) -> Shape {
    let left = |n: &Option<Size>| n.as_ref().and_then(Size::as_constant) == Some(-1);
    if let Some(at) = list.iter().position(left) {
        let rest: Option<Vec<Size>> =
            list.iter().enumerate().filter(|(d, _)| *d != at).map(|(_, n)| n.clone()).collect();
        list[at] = rest.and_then(|rest| Sizes::count(of).divided(&Sizes::count(&rest)));
    }
    list
}

/// A bound beyond every extent.
const EVERY: i64 = 1 << 62;

/// Returns the number of elements in a range of an extent.
fn sliced(of: &Operands<'_, '_>, name: &str, extent: &Size) -> Option<Size> {
    if name == "aten.narrow" {
        return of.sizes.scalar(of.value(3)?);
    }
    let bound = |at: usize, default: &Size| {
        let n = if of.is_none(at) { default.clone() } else { of.sizes.scalar(of.value(at)?)? };
        let below_0 = of.sizes.compared_sizes(Predicate::Lt, &n, &Size::default())?;
        let n = if below_0 { n.plus(extent, 1) } else { n };
        // A bound is clamped; one beyond every extent is the extent.
        if n.as_constant().is_some_and(|n| n >= EVERY) {
            return Some(extent.clone());
        }
        let inside = of.sizes.compared_sizes(Predicate::Le, &n, extent)?
            && of.sizes.compared_sizes(Predicate::Ge, &n, &Size::default())?;
        inside.then_some(n)
    };
    let length = bound(3, extent)?.plus(&bound(2, &Size::default())?, -1);
    (of.int(4)? == 1).then_some(length)
}

/// Returns the shape of an element of a list.
fn unpacked(of: &Operands<'_, '_>, at: usize) -> Option<Shape> {
    let (list, _) = of.value(0)?.definition()?;
    let name = plain(list)?;
    if name == "prim.ListConstruct" {
        return of.sizes.shape_of(list.operands().nth(at)?).map(known);
    }
    let of = Operands { sizes: of.sizes, op: list };
    let mut shape = known(of.tensor(0)?);
    let rank = shape.len();
    match name {
        "aten.unbind.int" => {
            shape.remove(of.dim(1, rank)?);
        }
        // The pieces themselves are static, or unknown.
        "aten.split.Tensor"
        | "aten.split_with_sizes"
        | "aten.split.sizes"
        | "aten.chunk"
        | "aten.tensor_split.sections" => shape[of.dim(2, rank)?] = None,
        _ => return None,
    }
    Some(shape)
}

/// Returns the shape of a matrix product or of an einsum.
fn product(of: &Operands<'_, '_>, name: &str) -> Option<Shape> {
    let (factors, out) = factors(of, name)?;
    let all = |label: &u32| {
        let places = factors.iter().flat_map(|(shape, labels)| labels.iter().zip(shape));
        let extents = places.filter(|(l, _)| *l == label).map(|(_, n)| n.clone());
        of.sizes.broadcast(&extents.collect::<Vec<_>>())
    };
    Some(out.iter().map(all).collect())
}

/// The factors of a contraction with a label for each dimension, and the labels of the result.
type Factors = (Vec<(Vec<Size>, Vec<u32>)>, Vec<u32>);

fn factors(of: &Operands<'_, '_>, name: &str) -> Option<Factors> {
    let pair = |a: usize, b: usize, turned: bool| {
        let (a, b) = (of.tensor(a)?, of.tensor(b)?);
        let [left, mut right, out] = labels(a.len(), b.len())?;
        if turned {
            right.reverse();
        }
        Some((vec![(a, left), (b, right)], out))
    };
    match name {
        "aten.mm" | "aten.bmm" | "aten.matmul" | "aten.mv" | "aten.dot" => pair(0, 1, false),
        "aten.linear" => pair(0, 1, true),
        "aten.addmm" | "aten.baddbmm" => pair(1, 2, false),
        "aten.einsum" => {
            let shapes = of.values(1)?.into_iter().map(|v| of.sizes.shape_of(v));
            let shapes = shapes.collect::<Option<Vec<_>>>()?;
            let ranks: Vec<usize> = shapes.iter().map(Vec::len).collect();
            let (inputs, out) = equation(of.text(0)?, &ranks)?;
            Some((shapes.into_iter().zip(inputs).collect(), out))
        }
        _ => None,
    }
}

/// Returns the shape of a reduction, of a concatenation, or of a stack.
fn reduced(of: &Operands<'_, '_>, name: &str) -> Option<Shape> {
    let one = || Size::constant(1);
    if matches!(name, "aten.cat" | "aten.concat" | "aten.stack") {
        let parts = of.values(0)?;
        let rank = of.sizes.rank(*parts.first()?);
        if name == "aten.stack" {
            let mut shape = of.sizes.shape_of(parts[0])?;
            shape.insert(wrapped(of.int(1)?, rank + 1)?, Size::constant(parts.len() as i64));
            return Some(known(shape));
        }
        return of.sizes.concatenated(parts.into_iter(), of.dim(1, rank)?).map(known);
    }
    if reduces_all(name) {
        return Some(Vec::new());
    }
    if !is_reduction(name) {
        return None;
    }
    let x = of.tensor(0)?;
    let listed = if of.is_none(1) { Vec::new() } else { of.dims(1, x.len())? };
    let gone: Vec<usize> = if listed.is_empty() { (0..x.len()).collect() } else { listed };
    let keep = of.int(2)? != 0;
    let extent = |(d, n): (usize, Size)| if gone.contains(&d) { keep.then(one) } else { Some(n) };
    Some(x.into_iter().enumerate().filter_map(extent).map(Some).collect())
}

fn reduces_all(name: &str) -> bool {
    let plain = name.strip_prefix("aten.").unwrap_or_default();
    matches!(plain, "sum" | "mean" | "max" | "min" | "prod" | "all" | "any")
}

fn is_reduction(name: &str) -> bool {
    let plain = name.strip_prefix("aten.").unwrap_or_default();
    reduces_all(name)
        || matches!(
            plain,
            "sum.dim_IntList"
                | "mean.dim"
                | "amax"
                | "amin"
                | "max.dim"
                | "min.dim"
                | "prod.dim_int"
                | "all.dim"
                | "all.dims"
                | "any.dim"
                | "any.dims"
                | "logsumexp"
        )
}

/// Returns the shape of a tensor that is indexed by tables; see `super::index`.
fn indexed(of: &Operands<'_, '_>, x: Vec<Size>) -> Option<Shape> {
    let tables = of.values(1)?;
    let is_table = |v: &Val<'_>| v.ty().to_string().contains("tensor");
    let which: Vec<usize> = (0..tables.len()).filter(|d| is_table(&tables[*d])).collect();
    let first = *which.first()?;
    let adjacent = which.iter().zip(first..).all(|(d, n)| *d == n);
    let shapes = which.iter().map(|d| of.sizes.shape_of(tables[*d]).map(known));
    let common = of.sizes.broadcast_shapes(&shapes.collect::<Option<Vec<_>>>()?);
    let kept = x.into_iter().enumerate().filter(|(d, _)| !which.contains(d)).map(|(_, n)| Some(n));
    let mut shape: Shape = kept.collect();
    let at = if adjacent { first } else { 0 };
    shape.splice(at..at, common);
    Some(shape)
}

/// Returns the integers of a result: of a number, a list, or a tensor made from numbers.
pub(super) fn numbers(sizes: &Sizes, op: Op<'_>, at: usize) -> Option<Numbers> {
    let of = Operands { sizes, op };
    let number = |at: usize| sizes.scalar(of.value(at)?);
    let binary = |kind| sizes.binary(kind, &number(0)?, &number(1)?, false);
    let compare = |predicate| {
        let holds = sizes.compared_sizes(predicate, &number(0)?, &number(1)?)?;
        Some(Size::constant(i64::from(holds)))
    };
    let size = match plain(op)? {
        "constant.int" | "constant.bool" | "vtensor.literal" => {
            return Sizes::constant(op.attr("value")?);
        }
        "aten.size.int" | "aten.sym_size.int" => {
            let x = of.tensor(0)?;
            Some(x.get(of.dim(1, x.len())?)?.clone())
        }
        "aten.size" => return of.tensor(0).map(known),
        "aten.numel" => Some(Sizes::count(&of.tensor(0)?)),
        "prim.ListConstruct" => return op.operands().map(|v| Some(sizes.scalar(v))).collect(),
        "prim.ListUnpack" => of.list(0)?.get(at)?.clone(),
        "aten.__getitem__.t" => {
            let all = of.list(0)?;
            all.get(of.dim(1, all.len())?)?.clone()
        }
        "aten.Int.bool"
        | "aten.Bool.int"
        | "aten.Int.Tensor"
        | "aten.Int.Scalar"
        | "aten.item"
        | "aten._local_scalar_dense"
        | "aten.IntImplicit"
        | "aten.ScalarImplicit"
        | "prim.NumToTensor.Scalar"
        | "aten.scalar_tensor"
        | "aten.tensor.int"
        | "aten.sym_int"
        | "aten.view"
        | "aten.reshape"
        | "aten.unsqueeze"
        | "aten.expand"
        | "aten.broadcast_to"
        | "aten.clone"
        | "aten.lift_fresh_copy"
        | "aten.squeeze"
        | "aten.squeeze.dim" => number(0),
        "aten.full" => number(1),
        "aten.add.int" | "aten.add" => binary(BinaryOp::Add),
        "aten.sub.int" | "aten.sub" => binary(BinaryOp::Sub),
        "aten.mul.int" | "aten.mul" => binary(BinaryOp::Mul),
        "aten.floordiv.int" | "aten.floordiv" => binary(BinaryOp::FloorDiv),
        "aten.remainder.int" => binary(BinaryOp::Rem),
        "prim.max.int" => binary(BinaryOp::Max),
        "prim.min.int" => binary(BinaryOp::Min),
        "aten.neg.int" => Some(Size::default().plus(&number(0)?, -1)),
        "aten.eq.int" => compare(Predicate::Eq),
        "aten.ne.int" => compare(Predicate::Ne),
        "aten.lt.int" => compare(Predicate::Lt),
        "aten.le.int" => compare(Predicate::Le),
        "aten.gt.int" => compare(Predicate::Gt),
        "aten.ge.int" => compare(Predicate::Ge),
        _ => None,
    };
    Some(vec![Some(size?)])
}

/// Notes what an operation demands of its operands, and what is assumed of them.
pub(super) fn demand(sizes: &mut Sizes, op: Op<'_>) {
    let Some(name) = plain(op) else { return };
    match name {
        "bind_symbolic_shape" => {
            bound(sizes, op);
        }
        "runtime.assert" | "aten._assert_scalar" => {
            let condition = op.operands().next().and_then(Val::definition).map(|(c, _)| c);
            if let Some(equality) = condition.filter(|c| c.name() == "torch.aten.eq.int") {
                sizes.equal_numbers(equality.operand(0), equality.operand(1));
            }
        }
        "aten.cat" | "aten.concat" => {
            let of = Operands { sizes, op };
            let parts = of.values(0).unwrap_or_default();
            let shapes: Vec<_> = parts.iter().filter_map(|v| sizes.shape_of(*v)).collect();
            let along = shapes.first().and_then(|s| of.dim(1, s.len()));
            // An empty vector goes with anything.
            if along.is_some() && shapes.iter().all(|s| s.len() == shapes[0].len()) {
                sizes.equal_shapes(&shapes, along);
            }
        }
        "aten.expand" | "aten.broadcast_to" | "aten.expand_as" | "aten.expand_copy" => {
            sizes.assume_kept(op.operands().take(1), op.result(0));
        }
        "aten.scaled_dot_product_attention" => {
            attention(sizes, op);
        }
        _ if is_view(name) => sizes.same_elements(op.operand(0), op.result(0)),
        "aten.copy" => sizes.assume_kept(op.operands().skip(1).take(1), op.result(0)),
        _ if pointwise::is_elementwise(name) && op.result_count() == 1 => {
            sizes.assume_kept(op.operands(), op.result(0));
        }
        _ => {
            multiplied(sizes, op, name);
        }
    }
}

/// Returns true for an operation whose result has the elements of its operand under another shape.
fn is_view(name: &str) -> bool {
    matches!(
        name,
        "aten.view"
            | "aten.reshape"
            | "aten._unsafe_view"
            | "aten._reshape_alias"
            | "aten.view_copy"
            | "aten.flatten.using_ints"
            | "aten.unflatten.int"
            | "aten.squeeze"
            | "aten.squeeze.dim"
    )
}

/// Matrices have one inner extent, and `bmm` has one batch; other dimensions may be broadcast.
fn multiplied(sizes: &mut Sizes, op: Op<'_>, name: &str) -> Option<()> {
    let (factors, out) = factors(&Operands { sizes, op }, name)?;
    let result = sizes.shape_of(op.results().next()?)?;
    let inner = if name == "aten.einsum" { None } else { Some(2) };
    let strict = matches!(name, "aten.bmm" | "aten.baddbmm" | "aten.mm" | "aten.addmm");
    let named: Vec<(u32, Size)> =
        factors.into_iter().flat_map(|(shape, labels)| labels.into_iter().zip(shape)).collect();
    let mut labels: Vec<u32> = named.iter().map(|(label, _)| *label).collect();
    labels.sort_unstable();
    labels.dedup();
    for label in labels {
        let those = named.iter().filter(|(l, _)| *l == label).map(|(_, n)| n.clone());
        let mut extents: Vec<Size> = those.collect();
        let whole = out.iter().position(|l| *l == label).and_then(|at| result.get(at).cloned());
        if strict || Some(label) == inner {
            extents.extend(whole);
            extents.windows(2).for_each(|pair| sizes.equal(&pair[0], &pair[1]));
        } else if let Some(whole) = whole {
            sizes.assume_broadcast(extents, whole);
        } else {
            let one = Size::constant(1);
            extents.retain(|n| *n != one);
            extents.windows(2).for_each(|pair| sizes.assume_equal(&pair[0], &pair[1]));
        }
    }
    Some(())
}

/// Keys and values have the same rows, query and keys the same width; leading dimensions may be
/// broadcast.
fn attention(sizes: &mut Sizes, op: Op<'_>) -> Option<()> {
    let [query, key, value] = [0, 1, 2].map(|at| sizes.shape_of(op.operands().nth(at)?));
    let (query, key, value) = (query?, key?, value?);
    let rank = query.len().checked_sub(2)?;
    if key.len() != rank + 2 || value.len() != rank + 2 {
        return None;
    }
    sizes.equal(&key[rank], &value[rank]);
    sizes.equal(&query[rank + 1], &key[rank + 1]);
    for d in 0..rank {
        sizes.assume_no_broadcast(&key[d], &query[d]);
        sizes.assume_no_broadcast(&value[d], &query[d]);
    }
    Some(())
}

/// Takes what the exporter says of a shape: expressions of symbols. A symbol is the first extent
/// that is said to be it.
fn bound(sizes: &mut Sizes, op: Op<'_>) -> Option<()> {
    let shape = sizes.shape_of(op.operands().next()?)?;
    let symbols: Vec<Val<'_>> = op.operands().skip(1).collect();
    let expressions = op.attr("shape_expressions")?.affine_results()?;
    for (extent, expression) in shape.iter().zip(&expressions) {
        if let Affine::Operand(at) = expression
            && sizes.scalar(*symbols.get(*at)?).is_none()
        {
            sizes.name(symbols[*at], extent.clone());
            continue;
        }
        let of = |at: usize| sizes.scalar(*symbols.get(at)?);
        if let Some(said) = affine(expression, &of) {
            sizes.assume_equal(extent, &said);
        }
    }
    Some(())
}
