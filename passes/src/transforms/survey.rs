//! What the steps look for in a module, found by one walk and kept up to date by each step.

use crate::{
    frontend,
    ir::{Op, inline},
    shim::collect,
};

/// Uses of a function by its name.
const REFERENCES: [&str; 2] = ["func.call", "func.constant"];

/// Ops of the dialect that no step lowers yet.
const OTHERS: [&str; 3] = ["mla.quantize", "mla.dequantize", "mla.cache_update"];

/// The operations of interest below a module, each list in program order.
#[derive(Default)]
pub struct Survey<'c> {
    /// Operations with an exponential in them.
    pub exponentials: Vec<Op<'c>>,
    /// Uses of functions by name.
    pub references: Vec<Op<'c>>,
    /// Operations that stand for the body of a function; see [`inline::CALLS`].
    pub calls: Vec<Op<'c>>,
    /// `func.func`.
    pub functions: Vec<Op<'c>>,
    /// `mla.choose`.
    pub choices: Vec<Op<'c>>,
    /// `mla.decode`.
    pub decodes: Vec<Op<'c>>,
    /// `mla.metadata_alloc`.
    pub allocs: Vec<Op<'c>>,
    /// `mla.metadata_fill`.
    pub fills: Vec<Op<'c>>,
    /// `mla.decode_persistent`, `mla.decode_split` and `mla.reduce`.
    pub kernels: Vec<Op<'c>>,
    /// `memref.alloc` of scratch.
    pub scratch: Vec<Op<'c>>,
    /// Ops of the dialect that no step lowers yet.
    pub others: Vec<Op<'c>>,
    /// Operations of unregistered dialects with a rewrite inside; see [`super::dominance`].
    pub nests: Vec<Op<'c>>,
    /// Functions that lost a call; see [`super::sweep`].
    pub uncalled: Vec<Op<'c>>,
}

impl<'c> Survey<'c> {
    /// Walks `module`.
    pub fn of(module: Op<'c>) -> Self {
        let mut names = vec![
            "func.func",
            "mla.choose",
            "mla.decode",
            "mla.metadata_alloc",
            "mla.metadata_fill",
            "mla.decode_persistent",
            "mla.decode_split",
            "mla.reduce",
            "memref.alloc",
        ];
        let exponentials: Vec<_> = frontend::exponentials().collect();
        names.extend(&exponentials);
        names.extend(REFERENCES);
        let calls = inline::CALLS.map(|(name, _)| name);
        names.extend(calls);
        names.extend(OTHERS);
        let mut survey = Self::default();
        for op in collect(module, &names) {
            if calls.contains(&op.name()) {
                survey.calls.push(op);
            }
            let list = match op.name() {
                "func.func" => &mut survey.functions,
                "mla.choose" => &mut survey.choices,
                "mla.decode" => &mut survey.decodes,
                "mla.metadata_alloc" => &mut survey.allocs,
                "mla.metadata_fill" => &mut survey.fills,
                "mla.decode_persistent" | "mla.decode_split" | "mla.reduce" => &mut survey.kernels,
                "memref.alloc" if op.attr("mla.scratch").is_none() => continue,
                "memref.alloc" => &mut survey.scratch,
                name if exponentials.contains(&name) => &mut survey.exponentials,
                name if REFERENCES.contains(&name) => &mut survey.references,
                name if OTHERS.contains(&name) => &mut survey.others,
                _ => continue,
            };
            list.push(op);
        }
        survey
    }
}
