//! Both kernels of a step behind one test on its lengths (`mode=runtime`).
//!
//! Before: `%o = mla.decode ...`. After, in the graph's own way to branch (`scf.if`,
//! `stablehlo.case`, `torch.prim.If`), each decode then for one kernel:
//! ```mlir
//! %which = mla.choose lengths(%len) {...} : tensor<8xi32> -> tensor<i32>   // once for all layers
//! %o = scf.if %cond { mla.decode ... } else { mla.decode ... }
//! ```

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use super::adapt::replace;
use crate::{
    graph::Elem,
    ir::{Attr, Block, Op, Type, Val, edit::Builder},
    targets::Rule,
    transforms::{
        emit::{self, CAST, Dialect, Emitter, torch},
        hoist,
        plan::DecodeOperands,
        survey::Survey,
    },
};

/// The tests that were made: for lengths, in their block.
#[derive(Default)]
pub struct Tests<'c> {
    made: Vec<(Block<'c>, Val<'c>, Rule, Val<'c>)>,
}

impl<'c> Tests<'c> {
    /// Returns the condition of a branch before `decode`.
    fn condition(&mut self, decode: Op<'c>, rule: &Rule, survey: &mut Survey<'c>) -> Val<'c> {
        let lengths = DecodeOperands::read(decode).expect("verified").lengths;
        let lengths = hoist::out_of_loops(lengths);
        let (block, anchor) = emit::home(Some(lengths), decode);
        let known = self.made.iter().find(|(b, l, r, _)| (*b, *l, r) == (block, lengths, rule));
        if let Some((.., condition)) = known {
            return *condition;
        }
        let place = emit::after_definition(Some(lengths), block, anchor);
        let e = Emitter::of(Builder::before(place), Dialect::around(block));
        let attributes = [
            ("units", e.i64(rule.units)),
            ("kv_granularity", e.i64(rule.kv_granularity)),
            ("splits", e.i64(rule.splits)),
            ("copies", e.i64_array(&rule.copies)),
            ("block_costs", e.f64_array(&rule.block_costs)),
        ];
        let narrow = Elem::Int(32);
        let choose =
            e.builder.create("mla.choose", &[lengths], &[e.tensor(&[], narrow)], &attributes);
        survey.choices.push(choose);
        let which = choose.result(0);
        let condition = match e.dialect {
            Dialect::Linalg | Dialect::Iree => {
                let number = e.op("tensor.extract", &[which], narrow);
                let zero = e.constant(e.int(0, narrow), e.elem(narrow));
                let boolean = e.elem(Elem::Int(1));
                // ne
                let predicate = [("predicate", e.i64(1))];
                e.builder.create("arith.cmpi", &[number, zero], &[boolean], &predicate).result(0)
            }
            Dialect::Stablehlo => which,
            Dialect::Torch => torch::boolean(&e, e.native(which)),
        };
        self.made.push((block, lengths, *rule, condition));
        condition
    }
}

/// Replaces `decode` by a branch with a copy of it in each arm; returns the branch, and the copies
/// for the persistent and the split kernel.
pub(super) fn branch<'c>(
    decode: Op<'c>,
    rule: &Rule,
    tests: &mut Tests<'c>,
    survey: &mut Survey<'c>,
) -> (Op<'c>, [Op<'c>; 2]) {
    let condition = tests.condition(decode, rule, survey);
    let block = decode.block().expect("in a block");
    let e = Emitter::of(Builder::before(decode), Dialect::around(block));
    let used: Vec<usize> =
        (0..decode.result_count()).filter(|at| !decode.result(*at).is_unused()).collect();
    let types: Vec<Type<'c>> = used.iter().map(|at| native_type(&e, decode.result(*at))).collect();
    let (name, end, arms) = match e.dialect {
        Dialect::Linalg | Dialect::Iree => ("scf.if", "scf.yield", [0, 1]),
        Dialect::Stablehlo => ("stablehlo.case", "stablehlo.return", [1, 0]),
        Dialect::Torch => ("torch.prim.If", "torch.prim.If.yield", [0, 1]),
    };
    // SAFETY: regions and blocks pass to the operation.
    let regions = [(); 2].map(|()| unsafe {
        let region = mlirRegionCreate();
        mlirRegionAppendOwnedBlock(region, mlirBlockCreate(0, std::ptr::null(), std::ptr::null()));
        region
    });
    let none: [(&str, Attr<'c>); 0] = [];
    let branch = e.builder.create_with_regions(name, &[condition], &types, &none, &regions);
    let copies = arms.map(|arm| {
        let body = branch.region_block(arm).expect("a block");
        let copy = decode.copy();
        copy.append_to(body);
        let inner = Emitter::of(Builder::at_end(body, decode), e.dialect);
        let values: Vec<Val<'c>> = used
            .iter()
            .zip(&types)
            .map(|(at, ty)| {
                let result = copy.result(*at);
                let same = result.ty() == *ty;
                if same {
                    result
                } else {
                    inner.builder.create(CAST, &[result], &[*ty], &[]).result(0)
                }
            })
            .collect();
        inner.builder.create(end, &values, &[], &[]);
        copy
    });
    for (at, result) in used.into_iter().zip(branch.results()) {
        replace(&e, decode.result(at), result);
    }
    decode.erase();
    survey.nests.extend((!branch.is_registered()).then_some(branch));
    (branch, copies)
}

/// Returns the type that the graph has for a result of a decode.
fn native_type<'c>(e: &Emitter<'c>, result: Val<'c>) -> Type<'c> {
    let cast = result.uses().into_iter().map(|(op, _)| op).find(|op| op.name() == CAST);
    match (e.dialect, cast) {
        (Dialect::Torch, Some(cast)) => cast.result(0).ty(),
        _ => result.ty(),
    }
}
