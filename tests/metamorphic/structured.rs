//! Structured operations as loops, maps and bodies, and contractions among them.

use mla_passes::{
    graph::Linear,
    ir::{Attr, Op, Val},
};
use mlir_sys::mlirLinalgGetIndexingMapsAttribute;

use crate::patch::{affine_map, elem, list, shape};

/// A `linalg` operation on static tensors.
pub struct Structured<'c> {
    pub op: Op<'c>,
    pub inputs: usize,
    pub maps: Vec<Vec<Linear>>,
    pub extents: Vec<i64>,
    pub reduced: Vec<bool>,
}

impl<'c> Structured<'c> {
    /// Reads an operation; `None` for one that is not structured.
    pub fn read(op: Op<'c>) -> Option<Self> {
        if !op.name().starts_with("linalg.") || op.result_count() == 0 {
            return None;
        }
        // SAFETY: the operation is alive; null is checked.
        let raw = unsafe { mlirLinalgGetIndexingMapsAttribute(op.to_raw()) };
        if raw.ptr.is_null() {
            return None;
        }
        // SAFETY: not null, and attributes live as long as the context.
        let maps = unsafe { Attr::from_raw(raw) }.elements()?;
        let maps: Vec<_> = maps.into_iter().map(Attr::linear_map).collect::<Option<_>>()?;
        let loops = maps.first()?.0 as usize;
        let maps: Vec<Vec<Linear>> = maps.into_iter().map(|m| m.1).collect();
        if maps.len() != op.operand_count() {
            return None;
        }
        let mut extents = vec![None; loops];
        for (value, map) in op.operands().zip(&maps) {
            if map.is_empty() {
                continue;
            }
            for (n, e) in shape(value)?.iter().zip(map) {
                if let Some(var) = e.as_var() {
                    extents[var as usize] = Some(*n);
                }
            }
        }
        let inputs = op.operand_count() - op.result_count();
        let reduced = (0..loops as u32)
            .map(|d| !maps[inputs].iter().any(|e| e.as_var() == Some(d)))
            .collect();
        Some(Self {
            op,
            inputs,
            maps,
            extents: extents.into_iter().collect::<Option<_>>()?,
            reduced,
        })
    }

    /// Returns the names of the operations of the body.
    pub fn body(&self) -> Vec<&'c str> {
        let block = self.op.region_block(0);
        block.map_or_else(Vec::new, |b| b.operations().map(Op::name).collect())
    }

    /// Returns true if nothing is reduced.
    pub fn is_elementwise(&self) -> bool {
        self.reduced.iter().all(|r| !r)
    }

    /// Returns true for a sum over one tensor.
    pub fn is_sum(&self) -> bool {
        self.inputs == 1 && !self.is_elementwise() && self.body().contains(&"arith.addf")
    }

    /// Returns true for a sum of products of two tensors.
    pub fn is_contraction(&self) -> bool {
        let body = self.body();
        let count = |name: &str| body.iter().filter(|n| **n == name).count();
        self.inputs == 2
            && self.maps.len() == 3
            && count("arith.mulf") == 1
            && count("arith.addf") == 1
            && count("arith.mulf") + count("arith.addf") + count("arith.extf") + 1 == body.len()
            && self.reduced.contains(&true)
            && self.maps.iter().flatten().all(|e| e.as_var().is_some())
    }

    /// Returns the contraction.
    pub fn contraction(&self) -> Option<Einsum> {
        let vars = |map: &Vec<Linear>| map.iter().map(Linear::as_var).collect::<Option<_>>();
        self.is_contraction().then_some(())?;
        Some(Einsum {
            loops: self.extents.len(),
            maps: [vars(&self.maps[0])?, vars(&self.maps[1])?, vars(&self.maps[2])?],
            elems: std::array::from_fn(|i| elem(self.op.operand(i).ty())),
        })
    }

    /// Replaces the result of the operation, which goes.
    pub fn replace(&self, value: Val<'c>) {
        self.op.result(0).replace_all_uses_with(value);
        self.op.erase();
    }
}

/// A sum of products of two tensors.
#[derive(Clone)]
pub struct Einsum {
    pub loops: usize,
    pub maps: [Vec<u32>; 3],
    pub elems: [String; 3],
}

impl Einsum {
    /// Returns it with its operands the other way round.
    pub fn swapped(mut self) -> Self {
        self.maps.swap(0, 1);
        self.elems.swap(0, 1);
        self
    }

    /// Returns it with its loops in another order.
    pub fn with_loops(mut self, order: &[usize]) -> Self {
        for map in &mut self.maps {
            for var in map {
                *var = order[*var as usize] as u32;
            }
        }
        self
    }

    /// Writes `result = a * b + init`; operands are names with types.
    pub fn text(&self, result: &str, operands: [(&str, &str); 3]) -> String {
        let [(a, at), (b, bt), (c, ct)] = operands;
        let maps = list(self.maps.iter().map(|m| {
            let dims: Vec<String> = m.iter().map(|d| format!("d{d}")).collect();
            affine_map(self.loops, &dims)
        }));
        let kind =
            |d: u32| if self.maps[2].contains(&d) { "\"parallel\"" } else { "\"reduction\"" };
        let kinds = list((0..self.loops as u32).map(kind));
        let [x, y, z] = &self.elems;
        let (x_cast, x_name) = widened("x", x, z);
        let (y_cast, y_name) = widened("y", y, z);
        format!(
            "{result} = linalg.generic {{indexing_maps = {maps}, iterator_types = {kinds}}}
             ins({a}, {b} : {at}, {bt}) outs({c} : {ct}) {{
             ^bb0(%x: {x}, %y: {y}, %o: {z}):
               {x_cast}
               {y_cast}
               %prod = arith.mulf {x_name}, {y_name} : {z}
               %sum = arith.addf %o, %prod : {z}
               linalg.yield %sum : {z}
             }} -> {ct}"
        )
    }
}

fn widened(name: &str, from: &str, to: &str) -> (String, String) {
    if from == to {
        return (String::new(), format!("%{name}"));
    }
    (format!("%{name}w = arith.extf %{name} : {from} to {to}"), format!("%{name}w"))
}

/// Returns the structured operations among `ops`.
pub fn structured<'c>(ops: &[Op<'c>]) -> Vec<Structured<'c>> {
    ops.iter().filter_map(|op| Structured::read(*op)).collect()
}

/// Writes an elementwise operation over one tensor: `body` computes `%y` from `%x`; the position
/// is `%i0`, `%i1`, ....
pub fn map_text(result: &str, input: &str, dims: &[i64], elem: &str, body: &str) -> String {
    let ty = crate::patch::tensor(dims, elem);
    let vars = crate::patch::dims(dims.len());
    let map = affine_map(dims.len(), &vars);
    let kinds = crate::patch::parallel(dims.len());
    let indices = index_text(dims.len());
    format!(
        "{result}e = tensor.empty() : {ty}
         {result} = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = {kinds}}}
         ins({input} : {ty}) outs({result}e : {ty}) {{
         ^bb0(%x: {elem}, %o: {elem}):
           {indices}
           {body}
           linalg.yield %y : {elem}
         }} -> {ty}"
    )
}

/// Writes an elementwise operation over two tensors of the same shape.
pub fn zip_text(result: &str, a: &str, b: &str, dims: &[i64], elem: &str, body: &str) -> String {
    let ty = crate::patch::tensor(dims, elem);
    let vars = crate::patch::dims(dims.len());
    let map = affine_map(dims.len(), &vars);
    let kinds = crate::patch::parallel(dims.len());
    format!(
        "{result}e = tensor.empty() : {ty}
         {result} = linalg.generic {{indexing_maps = [{map}, {map}, {map}], iterator_types = {kinds}}}
         ins({a}, {b} : {ty}, {ty}) outs({result}e : {ty}) {{
         ^bb0(%x: {elem}, %z: {elem}, %o: {elem}):
           {body}
           linalg.yield %y : {elem}
         }} -> {ty}"
    )
}

/// Writes the position in a body as `%i0`, `%i1`, ....
pub fn index_text(rank: usize) -> String {
    let lines: Vec<String> =
        (0..rank).map(|d| format!("%i{d} = linalg.index {d} : index")).collect();
    lines.join("\n")
}
