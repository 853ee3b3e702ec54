//! The operations that move elements and do not look at them: one table for all dialects.

use crate::{
    frontend,
    graph::Elem,
    ir::{Attr, Block, Op, Type, Val},
};

/// An operand of an operation.
#[derive(Clone, Copy, PartialEq)]
pub struct Place<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The operand.
    pub at: usize,
}

/// What an operation does with elements.
pub enum Kind<'c> {
    /// Its result has elements of these operands, and no others.
    View(Vec<usize>),
    /// Its result is `dest` with `source` written into it.
    Update {
        /// What is written into.
        dest: usize,
        /// What is written.
        source: usize,
    },
    /// Its result is all of these in a row.
    Concat(Vec<Place<'c>>),
}

impl<'c> Place<'c> {
    /// Returns the operand.
    pub fn value(&self) -> Val<'c> {
        self.op.operand(self.at)
    }
}

/// Returns what an operation does, if it only moves elements.
pub fn of(op: Op<'_>) -> Option<Kind<'_>> {
    let update = |dest, source| Some(Kind::Update { dest, source });
    match op.name() {
        "builtin.unrealized_conversion_cast"
        | "tensor.collapse_shape"
        | "tensor.expand_shape"
        | "tensor.extract_slice"
        | "tensor.cast"
        | "tensor.reshape"
        | "stablehlo.reshape"
        | "stablehlo.dynamic_reshape"
        | "stablehlo.transpose"
        | "stablehlo.slice"
        | "stablehlo.dynamic_slice"
        | "stablehlo.real_dynamic_slice"
        | "stablehlo.broadcast_in_dim"
        | "stablehlo.dynamic_broadcast_in_dim"
        | "stablehlo.optimization_barrier"
            if op.result_count() == 1 =>
        {
            Some(Kind::View(vec![0]))
        }
        "torch.aten.view"
        | "torch.aten.reshape"
        | "torch.aten._unsafe_view"
        | "torch.aten.unflatten.int"
        | "torch.aten.flatten.using_ints"
        | "torch.aten.transpose.int"
        | "torch.aten.t"
        | "torch.aten.permute"
        | "torch.aten.slice.Tensor"
        | "torch.aten.select.int"
        | "torch.aten.narrow"
        | "torch.aten.unsqueeze"
        | "torch.aten.squeeze.dim"
        | "torch.aten.squeeze"
        | "torch.aten.expand"
        | "torch.aten.broadcast_to"
        | "torch.aten.contiguous"
        | "torch.aten.clone"
        | "torch.aten.detach"
        | "torch.aten.alias"
        | "torch.aten.lift_fresh_copy" => Some(Kind::View(vec![0])),
        "tosa.reshape" | "tosa.transpose" | "tosa.slice" | "tosa.identity" => {
            Some(Kind::View(vec![0]))
        }
        "linalg.transpose" | "linalg.copy" => Some(Kind::View(vec![0, 1])),
        "linalg.generic" if copies(op) => Some(Kind::View(vec![0, 1])),
        "linalg.generic" => {
            let [dest, source] = chosen(op)?;
            update(dest, source)
        }
        "stablehlo.select" | "torch.aten.where.self" | "tosa.select" => {
            let [dest, source] = larger_first(op, [2, 1]);
            update(dest, source)
        }
        "tensor.insert_slice" | "tensor.scatter" => update(1, 0),
        "stablehlo.dynamic_update_slice"
        | "torch.aten.slice_scatter"
        | "torch.aten.select_scatter"
        | "torch.aten.copy"
        | "mla.cache_update" => update(0, 1),
        "torch.aten.index_put" | "torch.aten.index_put.hacked_twin" if !accumulates(op) => {
            update(0, 2)
        }
        "torch.aten.scatter.src" => update(0, 3),
        "tosa.scatter" => update(0, 2),
        "stablehlo.scatter" if op.operand_count() == 3 && overwrites(op, 1) => update(0, 2),
        "tm_tensor.scatter" | "iree_linalg_ext.scatter"
            if op.operand_count() == 3 && overwrites(op, 0) =>
        {
            update(2, 0)
        }
        "tensor.concat" | "stablehlo.concatenate" | "tosa.concat" => {
            Some(Kind::Concat((0..op.operand_count()).map(|at| Place { op, at }).collect()))
        }
        "torch.aten.cat" => {
            let (list, _) = op.operand(0).definition()?;
            let has_one_user = op.operand(0).uses().len() == 1;
            let is_list = list.name() == "torch.prim.ListConstruct" && has_one_user;
            let parts = (0..list.operand_count()).map(|at| Place { op: list, at });
            is_list.then(|| Kind::Concat(parts.collect()))
        }
        _ => None,
    }
}

/// Returns the operand that a structured operation starts its result from.
pub fn init(op: Op<'_>) -> Option<usize> {
    (op.name() == "linalg.generic").then(|| op.operand_count() - 1)
}

/// Returns the values in an operation's region that have the type of its elements.
pub fn element_values<'c>(op: Op<'c>, elem: Elem) -> Vec<Val<'c>> {
    let values = |block: Block<'c>| {
        let arguments = (0..block.argument_count()).map(move |i| block.argument(i));
        arguments.chain(block.operations().flat_map(Op::results))
    };
    let of_elem = |v: &Val<'c>| {
        let ty = v.ty();
        if ty.is_tensor() { ty.element().elem() == elem } else { ty.elem() == elem }
    };
    op.blocks().flat_map(values).filter(of_elem).collect()
}

/// Returns true for the operands of a decode that are caches.
pub fn is_cache_operand(decode: Op<'_>, at: usize) -> bool {
    let Some(segments) = decode.attr("operandSegmentSizes").and_then(Attr::i32s) else {
        return false;
    };
    let first: i32 = segments.iter().take(2).sum();
    let count: i32 = segments.iter().skip(2).take(2).sum();
    i32::try_from(at).is_ok_and(|at| (first..first + count).contains(&at))
}

/// Returns true for a call of a function by its name.
pub fn is_call(op: Op<'_>) -> bool {
    matches!(op.name(), "func.call" | "util.call")
}

/// Returns true for a body that yields its one input as it is.
fn copies(op: Op<'_>) -> bool {
    let block = op.region_block(0);
    op.operand_count() == 2
        && block.is_some_and(|block| {
            block.terminator().is_some_and(|end| {
                block.first() == Some(end)
                    && end.operand_count() == 1
                    && end.operand(0) == block.argument(0)
            })
        })
}

/// Returns the operands `[dest, source]` of a body that yields elements of either, chosen by what
/// does not look at them.
fn chosen(op: Op<'_>) -> Option<[usize; 2]> {
    let block = op.region_block(0)?;
    let end = block.terminator().filter(|end| end.operand_count() == 1)?;
    let (select, _) = end.operand(0).definition().filter(|(op, _)| op.name() == "arith.select")?;
    let argument = |at: usize| {
        let (of, number) = select.operand(at).argument()?;
        (of == block && select.operand(at).uses().len() == 1).then_some(number)
    };
    let sides = [argument(2)?, argument(1)?];
    let elem = block.argument(sides[0]).ty();
    // Nothing else in the body has the type that is to change.
    let init = op.operand_count() - 1;
    let others = (0..init).filter(|at| !sides.contains(at));
    let same = |v: Val<'_>| v.ty() == elem;
    let is_alone = sides.iter().all(|at| *at < init)
        && others.map(|at| block.argument(at)).all(|v| !same(v))
        && block.operations().filter(|op| *op != select).flat_map(Op::results).all(|v| !same(v))
        && block.argument(init).uses().is_empty();
    is_alone.then(|| larger_first(op, sides))
}

/// Returns two operands, the one with more elements first.
fn larger_first(op: Op<'_>, [first, second]: [usize; 2]) -> [usize; 2] {
    let count = |at: usize| count(op.operand(at).ty());
    if count(second) > count(first) { [second, first] } else { [first, second] }
}

/// Returns true for a scatter whose body returns argument `new`.
fn overwrites(op: Op<'_>, new: usize) -> bool {
    let block = op.region_block(0);
    block.is_some_and(|block| {
        block.terminator().is_some_and(|end| {
            block.first() == Some(end)
                && end.operand_count() == 1
                && block.argument_count() > new
                && end.operand(0) == block.argument(new)
        })
    })
}

/// Returns true unless `index_put` is known not to add.
fn accumulates(op: Op<'_>) -> bool {
    let flag = (op.operand_count() > 3).then(|| op.operand(3)).and_then(Val::definition);
    !flag.is_some_and(|(op, _)| {
        op.name() == "torch.constant.bool"
            && op.attr("value").is_some_and(|v| matches!(&*v.to_string(), "false" | "0 : i1"))
    })
}

/// Returns the number of elements of a type; a dynamic extent is more than any other.
pub fn count(ty: Type<'_>) -> i64 {
    let dims = frontend::tensor_type(ty).dims;
    dims.into_iter().map(|d| d.unwrap_or(1 << 31)).fold(1, i64::saturating_mul)
}
