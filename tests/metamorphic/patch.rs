//! Edits a graph: new operations are written as MLIR text and moved into place.

use mla_opt::run::session::Session;
use mla_passes::{
    ir::{Block, Op, Type, Val},
    shim,
};
use mlir_sys::{mlirModuleDestroy, mlirModuleGetOperation, mlirOperationMoveBefore};
use rand::{RngExt, rngs::StdRng};

/// A graph under mutation, with the source of randomness.
pub struct Patch<'a, 'c> {
    pub session: &'a Session,
    pub function: Op<'c>,
    pub rng: &'a mut StdRng,
}

/// One operand of an operation.
#[derive(Clone, Copy)]
pub struct Use<'c> {
    pub op: Op<'c>,
    pub at: usize,
}

impl<'c> Use<'c> {
    /// Returns the value that is used.
    pub fn value(self) -> Val<'c> {
        self.op.operand(self.at)
    }

    /// Makes this use, and no other, read `value`.
    pub fn set(self, value: Val<'c>) {
        let mut operands: Vec<_> = self.op.operands().collect();
        operands[self.at] = value;
        self.op.set_operands(&operands);
    }
}

impl<'c> Patch<'_, 'c> {
    /// Returns the body of the function.
    pub fn body(&self) -> Block<'c> {
        self.function.region_block(0).expect("a function with a body")
    }

    /// Returns the operations of the function, those inside of others left out.
    pub fn ops(&self) -> Vec<Op<'c>> {
        self.body().operations().collect()
    }

    /// Returns one of `items`.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.rng.random_range(0..items.len())].clone())
    }

    /// Returns a number of `low..high`.
    pub fn number(&mut self, low: i64, high: i64) -> i64 {
        self.rng.random_range(low..high)
    }

    /// Returns true half of the time.
    pub fn coin(&mut self) -> bool {
        self.rng.random_range(0..2) == 0
    }

    /// Returns a random order of `0..count`.
    pub fn permutation(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            order.swap(at, self.rng.random_range(0..=at));
        }
        order
    }

    /// Returns every use of a static tensor that has elements.
    pub fn tensor_uses(&self) -> Vec<Use<'c>> {
        let mut uses = Vec::new();
        for op in self.ops() {
            for at in 0..op.operand_count() {
                if shape(op.operand(at)).is_some() {
                    uses.push(Use { op, at });
                }
            }
        }
        uses
    }

    /// Adds operations before `anchor`. In `text`, `%a0`, `%a1`, ... are `inputs`, and the last
    /// line, `return %x, %y : T, U`, says what is returned.
    pub fn splice(&self, anchor: Op<'c>, inputs: &[Val<'c>], text: &str) -> Vec<Val<'c>> {
        let (_, results) = text.rsplit_once(" : ").expect("a return with types");
        let arguments: Vec<String> =
            inputs.iter().enumerate().map(|(i, v)| format!("%a{i}: {}", v.ty())).collect();
        let source = format!(
            "func.func private @s({}) -> ({}) {{\n{text}\n}}",
            arguments.join(", "),
            results.trim()
        );
        let context = self.session.context().to_raw();
        let Some(module) = shim::parse_module(context, source.as_bytes(), "mutation") else {
            panic!("a mutation wrote bad IR:\n{source}");
        };
        // SAFETY: the module was just made; its operations live on in the function once moved,
        // and nothing of the rest is kept.
        unsafe {
            let top = Op::from_raw(mlirModuleGetOperation(module));
            let function = top.region_block(0).and_then(Block::first).expect("a function");
            let block = function.region_block(0).expect("a body");
            for (at, input) in inputs.iter().enumerate() {
                block.argument(at).replace_all_uses_with(*input);
            }
            let end = block.terminator().expect("a return");
            let returned = end.operands().map(|v| Val::from_raw(v.to_raw())).collect();
            for op in block.operations().collect::<Vec<_>>() {
                if op != end {
                    mlirOperationMoveBefore(op.to_raw(), anchor.to_raw());
                }
            }
            mlirModuleDestroy(module);
            returned
        }
    }

    /// Adds operations that compute one value from `inputs`.
    pub fn splice_one(&self, anchor: Op<'c>, inputs: &[Val<'c>], text: &str) -> Val<'c> {
        self.splice(anchor, inputs, text)[0]
    }
}

/// Returns the extents of a static tensor.
pub fn shape(value: Val<'_>) -> Option<Vec<i64>> {
    value.ty().is_tensor().then(|| value.ty().dims().into_iter().collect())?
}

/// Returns the type of a tensor as MLIR writes it.
pub fn tensor(shape: &[i64], elem: &str) -> String {
    let parts: Vec<String> =
        shape.iter().map(ToString::to_string).chain([elem.to_owned()]).collect();
    format!("tensor<{}>", parts.join("x"))
}

/// Returns the name of the element type.
pub fn elem(ty: Type<'_>) -> String {
    let text = ty.to_string();
    let Some(mut inner) = text.strip_prefix("tensor<").and_then(|t| t.strip_suffix('>')) else {
        return text;
    };
    while let Some((size, rest)) = inner.split_once('x')
        && size.chars().all(|c| c.is_ascii_digit())
    {
        inner = rest;
    }
    inner.to_owned()
}

/// Returns `[a, b, c]`.
pub fn list<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|i| i.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// Returns the map from `loops` dimensions to `results`.
pub fn affine_map<T: std::fmt::Display>(loops: usize, results: &[T]) -> String {
    let dims: Vec<String> = (0..loops).map(|d| format!("d{d}")).collect();
    let results: Vec<String> = results.iter().map(ToString::to_string).collect();
    format!("affine_map<({}) -> ({})>", dims.join(", "), results.join(", "))
}

/// Returns `d0`, `d1`, ....
pub fn dims(count: usize) -> Vec<String> {
    (0..count).map(|d| format!("d{d}")).collect()
}

/// Returns the iterator types of `count` parallel loops.
pub fn parallel(count: usize) -> String {
    list((0..count).map(|_| "\"parallel\""))
}
