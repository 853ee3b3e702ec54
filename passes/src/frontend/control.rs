//! `affine` and `cf`, as far as they speak of sizes.

use super::{
    Facts, Frontend, Regions,
    sizes::{Numbers, Size, Sizes, quotient, remainder},
};
use crate::{
    graph::{Graph, Node},
    ir::{Affine, Attr, Op},
};

/// `affine`, `cf` and `scf`.
pub(super) struct Control;

impl Frontend for Control {
    fn dialects(&self) -> &'static [&'static str] {
        &["affine", "cf", "scf"]
    }

    fn read(&self, _graph: &Graph, _op: Op<'_>, _at: usize) -> Option<Node> {
        None
    }

    fn facts(&self, name: &str) -> Facts {
        match name {
            "scf.yield" => Facts::TERMINATOR,
            "scf.if" => Facts::with(Regions::Branches),
            "scf.for" => Facts::with(Regions::Loop),
            "affine.apply" => Facts::PURE,
            // A `scf.while` may have no end.
            _ => Facts::default(),
        }
    }

    fn numbers(&self, sizes: &Sizes, op: Op<'_>, _at: usize) -> Option<Numbers> {
        if op.name() != "affine.apply" {
            return None;
        }
        let results = op.attr("map").and_then(Attr::affine_results)?;
        let [result] = &results[..] else { return None };
        let operand = |at: usize| sizes.scalar((at < op.operand_count()).then(|| op.operand(at))?);
        Some(vec![Some(affine(result, &operand)?)])
    }

    fn demand(&self, sizes: &mut Sizes, op: Op<'_>) {
        if op.name() == "cf.assert" {
            sizes.asserted(op.operand(0));
        }
    }
}

/// Returns an affine expression as a size, over operands that are sizes.
pub(super) fn affine(expression: &Affine, of: &impl Fn(usize) -> Option<Size>) -> Option<Size> {
    let both = |a: &Affine, b: &Affine| Some((affine(a, of)?, affine(b, of)?));
    match expression {
        Affine::Operand(at) => of(*at),
        Affine::Constant(n) => Some(Size::constant(*n)),
        Affine::Add(a, b) => both(a, b).map(|(a, b)| a.plus(&b, 1)),
        Affine::Mul(a, b) => both(a, b).map(|(a, b)| a.times(&b)),
        Affine::FloorDiv(a, b) => both(a, b).and_then(|(a, b)| quotient(&a, &b, false)),
        Affine::CeilDiv(a, b) => both(a, b).and_then(|(a, b)| quotient(&a, &b, true)),
        Affine::Mod(a, b) => both(a, b).and_then(|(a, b)| remainder(&a, &b)),
    }
}
