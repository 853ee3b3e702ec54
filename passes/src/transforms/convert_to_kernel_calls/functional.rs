//! Calls in dialects of values (`emit=stablehlo`, `torch` and `iree`): what a kernel writes is a
//! result, and the runtime owns the buffers.
//!
//! | call | operands, in this order | results |
//! |---|---|---|
//! | fill | lengths | the metadata but for `work_meta_data`, whose addresses the callee makes |
//! | decode | those of `mla.decode`, metadata | scratch output, scratch lse, out, lse |
//! | reduce | metadata (split: lengths), the results of decode | out, lse |
//!
//! `params` and the scales are attributes in `stablehlo`; elsewhere they follow, as lists in `torch`
//! and buffers in `iree`, and the type of `out` is the last operand of decode.
//!
//! Sizes that are known only when running stand in torch's list of `params`. In `stablehlo` their
//! entries there are -1, and the batch, the cached rows and the pages follow the operands as
//! `tensor<3xi32>`; then comes the shape of each result, which `indices_of_shape_operands` names
//! and `StableHLO`'s refinement drops.

mod iree;

use rustc_hash::FxHashMap as HashMap;

use super::{
    choose::{self, Told},
    declarations::Declarations,
    params,
};
use crate::{
    frontend::tensor_type,
    graph::Elem,
    ir::{Attr, Op, Type, Val, edit::Builder},
    transforms::{
        emit::{CAST, Dialect, Emitter, stablehlo, torch},
        options::Calls,
        plan::{DecodeOperands, Plan, Plans},
    },
};

/// Converts ops one by one; a fill before the kernels that read it.
#[derive(Default)]
pub(super) struct Converter<'c> {
    /// The buffers of each metadata value.
    metadata: HashMap<Val<'c>, Vec<Val<'c>>>,
    /// The results of each first stage, by its output.
    partial: HashMap<Val<'c>, Vec<Val<'c>>>,
    /// Casts and allocations that may have no use left.
    pub(super) leftovers: Vec<Op<'c>>,
    declarations: Declarations<'c>,
    plans: Plans<'c>,
}

/// Operands of a call.
enum Slot<'c> {
    /// One, or none: left out in `stablehlo`, `None` in `torch`, null in `iree`.
    One(Option<Val<'c>>),
    /// Several: one list in `torch`.
    List(Vec<Val<'c>>),
}

/// A call before it is written.
struct Call<'a, 'c> {
    target: &'a str,
    operands: Vec<Slot<'c>>,
    params: Vec<i64>,
    sizes: Sizes<'c>,
    scales: Option<Vec<f64>>,
    results: Vec<(Vec<Extent>, Elem)>,
    /// Results that may overwrite operands: the last ones of both.
    in_place: usize,
}

/// An extent of a result.
#[derive(Clone, Copy)]
enum Extent {
    Known(i64),
    /// So much, and so much more for each request of a batch that is known only when running.
    Grows(i64, i64),
}

/// Returns extents that are known.
fn known(dims: &[i64]) -> Vec<Extent> {
    dims.iter().map(|n| Extent::Known(*n)).collect()
}

/// Returns the extents of a result, of which the batch, in front, may be known only when running.
fn with_batch(batch: i64, rest: &[i64]) -> Vec<Extent> {
    let batch = if batch < 0 { Extent::Grows(0, 1) } else { Extent::Known(batch) };
    std::iter::once(batch).chain(known(rest)).collect()
}

/// The sizes of a call that are known only when running, as the graph counts.
#[derive(Clone, Copy, Default)]
struct Sizes<'c> {
    batch: Option<Val<'c>>,
    rows: Option<Val<'c>>,
    pages: Option<Val<'c>>,
}

impl<'c> Sizes<'c> {
    /// Returns each with its place in `params`.
    fn places(&self) -> [(usize, Option<Val<'c>>); 3] {
        [
            (params::BATCH as usize, self.batch),
            (params::KV_LENGTH as usize, self.rows),
            (params::PAGE_COUNT as usize, self.pages),
        ]
    }

    fn is_static(&self) -> bool {
        self.places().iter().all(|(_, size)| size.is_none())
    }
}

impl<'c> Converter<'c> {
    /// Returns the sizes of a call: the batch is that of `lengths`.
    fn sizes(
        &mut self,
        e: &Emitter<'c>,
        plan: &Plan,
        lengths: Val<'c>,
        given: &[Val<'c>],
    ) -> Result<Sizes<'c>, String> {
        let mut given = given.iter().copied();
        let mut next = |c: &mut Self| given.next().map(|size| c.count(size)).transpose();
        let dynamic = tensor_type(lengths.ty()).dims.first() == Some(&None);
        let batch = dynamic.then(|| e.extent_of(lengths, 0));
        let rows = if plan.kv_length < 0 { next(self)? } else { None };
        Ok(Sizes { batch, rows, pages: next(self)? })
    }

    /// Returns the graph's value for an `index`.
    fn count(&mut self, index: Val<'c>) -> Result<Val<'c>, String> {
        let mut value = index;
        while let Some((op, _)) = value.definition()
            && matches!(op.name(), CAST | "arith.index_cast" | "tensor.extract")
        {
            self.leftovers.push(op);
            value = op.operand(0);
        }
        if value == index {
            return Err("a size that the graph's dialect did not make".into());
        }
        Ok(value)
    }

    pub(super) fn fill(&mut self, op: Op<'c>, kind: Calls) -> Result<(), String> {
        let plan = self.plans.of_type(op.operand(0).ty()).ok_or("no metadata")?;
        let lengths = self.native(op.operand(1), kind)?;
        let e = emitter(op, kind);
        let rows = (op.operand_count() > 2).then(|| op.operand(2));
        let sizes = self.sizes(&e, &plan, lengths, rows.as_slice())?;
        let results = metadata(&plan);
        let call = Call {
            target: &plan.fill,
            operands: vec![Slot::One(Some(lengths))],
            params: params::of_plan(&plan),
            sizes,
            scales: None,
            results,
            in_place: 0,
        };
        // What the metadata was made with goes too.
        let alloc = op.operand(0).definition().map(|(alloc, _)| alloc);
        let given = op.operands().chain(alloc.into_iter().flat_map(Op::operands));
        self.leftovers.extend(given.filter_map(|v| Some(v.definition()?.0)));
        let made = self.make(call, op, kind)?;
        self.metadata.insert(op.operand(0), made);
        Ok(())
    }

    pub(super) fn choose(&mut self, op: Op<'c>, kind: Calls) -> Result<(), String> {
        if kind == Calls::Iree {
            return Err("mode=runtime: no test on a device decides what IREE's host calls".into());
        }
        let Told { params, costs } = choose::told(op)?;
        let call = Call {
            target: choose::FUNCTION,
            operands: vec![Slot::One(Some(self.native(op.operand(0), kind)?))],
            params,
            sizes: Sizes::default(),
            scales: Some(costs),
            results: vec![(Vec::new(), Elem::Int(32))],
            in_place: 0,
        };
        let made = self.make(call, op, kind)?;
        replace(op.result(0), made[0], op, kind)
    }

    pub(super) fn decode(&mut self, op: Op<'c>, kind: Calls) -> Result<(), String> {
        let e = emitter(op, kind);
        let plan = self.plans.of(op)?;
        let all = DecodeOperands::read(op).ok_or("malformed operands")?;
        let mask = self.optional(all.mask, kind)?.map(|mask| e.convert(mask, Elem::F32));
        let q_latent = self.native(all.q_latent, kind)?;
        let lengths = self.native(all.lengths, kind)?;
        let sizes = self.sizes(&e, &plan, lengths, &all.sizes)?;
        let one = [
            Some(q_latent),
            self.optional(all.q_rope, kind)?,
            Some(self.native(all.latent, kind)?),
            self.optional(all.rope, kind)?,
            Some(lengths),
            mask,
            self.optional(all.page_table, kind)?,
            self.optional(all.latent_scale, kind)?,
            self.optional(all.rope_scale, kind)?,
        ];
        let mut operands: Vec<Slot<'c>> = one.into_iter().map(Slot::One).collect();
        if plan.persistent {
            operands.push(Slot::List(self.buffers(all.rest.first())?));
        }
        // The metadata's own ops are erased with the kernels.
        let scratch = all.rest.iter().chain(&all.sizes).filter_map(|v| Some(v.definition()?.0));
        self.leftovers.extend(scratch.filter(|op| !op.name().starts_with("mla.")));
        let [q, h] = [plan.query, plan.heads];
        let batch = op.result(0).ty().dims()[0].unwrap_or(-1);
        let scratch = plan.scratch();
        let piece = |n: i64| {
            if scratch.per_request { vec![Extent::Grows(0, n)] } else { known(&[n]) }
        };
        let [output, lse] = scratch.elements.map(piece);
        let call = Call {
            target: &plan.kernel,
            operands,
            params: params::of_decode(op, &plan),
            sizes,
            scales: Some(params::scales(op).to_vec()),
            results: vec![
                (output, Elem::F32),
                (lse, Elem::F32),
                (with_batch(batch, &[q, h, plan.latent]), op.result(0).ty().elem()),
                (with_batch(batch, &[q, h]), Elem::F32),
            ],
            in_place: 0,
        };
        let made = self.make(call, op, kind)?;
        self.partial.insert(op.result(0), made);
        Ok(())
    }

    pub(super) fn reduce(&mut self, op: Op<'c>, kind: Calls) -> Result<(), String> {
        let plan = self.plans.of(op)?;
        let partial = self.partial.get(&op.operand(0)).cloned();
        let partial = partial.ok_or("mla.reduce must take a kernel's results")?;
        let mut operands = vec![if plan.persistent {
            Slot::List(self.buffers(Some(&op.operand(3)))?)
        } else {
            Slot::One(Some(self.native(op.operand(2), kind)?))
        }];
        operands.extend(partial.into_iter().map(|v| Slot::One(Some(v))));
        let lengths = self.native(op.operand(2), kind)?;
        let sizes = self.sizes(&emitter(op, kind), &plan, lengths, &[])?;
        let result = |r: Val<'c>| {
            let dims = r.ty().dims();
            let rest: Vec<i64> = dims[1..].iter().map(|d| d.unwrap_or(-1)).collect();
            (with_batch(dims[0].unwrap_or(-1), &rest), r.ty().elem())
        };
        let call = Call {
            target: &plan.reduce,
            operands,
            params: params::of_plan(&plan),
            sizes,
            scales: None,
            results: op.results().map(result).collect(),
            in_place: 2,
        };
        for (old, new) in op.results().zip(self.make(call, op, kind)?) {
            replace(old, new, op, kind)?;
        }
        Ok(())
    }

    /// Makes the call before `op` and returns its results.
    fn make(
        &mut self,
        call: Call<'_, 'c>,
        op: Op<'c>,
        kind: Calls,
    ) -> Result<Vec<Val<'c>>, String> {
        let e = emitter(op, kind);
        match kind {
            Calls::Torch => Ok(call.operator(&e)),
            Calls::Iree => iree::call(&e, &mut self.declarations, call),
            Calls::Stablehlo | Calls::Func => Ok(call.custom_call(&e)),
        }
    }

    /// Returns the buffers of a metadata value.
    fn buffers(&self, metadata: Option<&Val<'c>>) -> Result<Vec<Val<'c>>, String> {
        let known = metadata.and_then(|m| self.metadata.get(m)).cloned();
        Ok(known.ok_or("metadata that this function does not fill: use metadata=per-call")?)
    }

    fn optional(&mut self, v: Option<Val<'c>>, kind: Calls) -> Result<Option<Val<'c>>, String> {
        v.map(|v| self.native(v, kind)).transpose()
    }

    /// Returns the value of the graph behind an operand.
    fn native(&mut self, value: Val<'c>, kind: Calls) -> Result<Val<'c>, String> {
        if kind != Calls::Torch {
            return Ok(value);
        }
        let Some((cast, _)) = value.definition().filter(|(op, _)| op.name() == CAST) else {
            let ty = value.ty();
            return Err(format!("emit=torch wants operands of torch's own types, got {ty}"));
        };
        self.leftovers.push(cast);
        Ok(cast.operand(0))
    }

    /// Erases the casts and allocations that nothing uses any more.
    pub(super) fn erase_leftovers(&mut self) {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut queue: Vec<Op<'c>> = self.leftovers.drain(..).rev().collect();
        while let Some(op) = queue.pop() {
            if seen.contains(&op) || !op.results().all(Val::is_unused) {
                continue;
            }
            let name = op.name();
            let sized = matches!(name, "tensor.dim" | "tensor.extract" | "memref.alloc" | CAST);
            if sized || name.starts_with("arith.") {
                seen.insert(op);
                queue.extend(op.operands().filter_map(|v| Some(v.definition()?.0)));
                op.erase();
            }
        }
    }
}

/// Returns the shapes of a plan's buffers but for `work_meta_data`; those of a batch that is known
/// only when running grow evenly with it, and are large enough below the number of units.
fn metadata(plan: &Plan) -> Vec<(Vec<Extent>, Elem)> {
    if plan.batch >= 0 {
        let all = plan.metadata(plan.batch);
        return all[1..].iter().map(|(dims, elem)| (known(dims), *elem)).collect();
    }
    let [here, next] = [plan.units, plan.units + 1].map(|batch| plan.metadata(batch));
    let extent = |(n, more): (&i64, &i64)| match more - n {
        0 => Extent::Known(*n),
        step => Extent::Grows(n - step * plan.units, step),
    };
    let buffers = here[1..].iter().zip(&next[1..]);
    buffers.map(|(a, b)| (a.0.iter().zip(&b.0).map(extent).collect(), a.1)).collect()
}

impl<'c> Call<'_, 'c> {
    /// Makes `stablehlo.custom_call` of XLA's typed FFI.
    fn custom_call(mut self, e: &Emitter<'c>) -> Vec<Val<'c>> {
        let mut operands: Vec<Val<'c>> = self
            .operands
            .iter()
            .flat_map(|slot| match slot {
                Slot::One(value) => value.as_slice(),
                Slot::List(values) => values,
            })
            .copied()
            .collect();
        let own = operands.len();
        if !self.sizes.is_static() {
            let counts = self.sizes.places().map(|(at, size)| match size {
                Some(size) => {
                    self.params[at] = -1;
                    size
                }
                None => e.count(self.params[at]),
            });
            operands.push(stablehlo::joined(e, &counts));
        }
        let first = operands.len();
        if self.results.iter().any(|(dims, _)| !dims_of(dims).iter().all(|n| *n >= 0)) {
            for (dims, _) in &self.results {
                let counts: Vec<Val<'c>> = dims.iter().map(|d| self.extent(e, *d)).collect();
                operands.push(stablehlo::joined(e, &counts));
            }
        }
        let shapes: Vec<i64> = (first as i64..operands.len() as i64).collect();
        let types: Vec<Type<'c>> =
            self.results.iter().map(|(d, elem)| e.tensor(&dims_of(d), *elem)).collect();
        let layouts = |ranks: Vec<usize>| {
            let all: Vec<Attr<'c>> = ranks.into_iter().map(|rank| row_major(e, rank)).collect();
            e.array(&all)
        };
        let mut config = vec![("params", e.i64_array(&self.params))];
        config.extend(self.scales.map(|s| ("scales", e.f64_array(&s))));
        let aliases: Vec<Attr<'c>> = (0..self.in_place)
            .map(|result| {
                let operand = own - self.in_place + result;
                e.parse(&format!(
                    "#stablehlo.output_operand_alias<output_tuple_indices = [{result}], \
                     operand_index = {operand}, operand_tuple_indices = []>"
                ))
            })
            .collect();
        let mut attributes = vec![
            ("api_version", e.int(4, Elem::Int(32))),
            ("backend_config", e.dictionary(&config)),
            ("call_target_name", e.string(self.target)),
            ("called_computations", e.array(&[])),
            ("has_side_effect", e.int(0, Elem::Int(1))),
            ("operand_layouts", layouts(operands.iter().map(|v| v.ty().dims().len()).collect())),
            ("output_operand_aliases", e.array(&aliases)),
            ("result_layouts", layouts(self.results.iter().map(|(d, _)| d.len()).collect())),
        ];
        if !shapes.is_empty() {
            attributes.push(("indices_of_shape_operands", e.i64s(&shapes)));
        }
        e.builder
            .create("stablehlo.custom_call", &operands, &types, &attributes)
            .results()
            .collect()
    }

    /// Makes an extent of a result.
    fn extent(&self, e: &Emitter<'c>, extent: Extent) -> Val<'c> {
        match (extent, self.sizes.batch) {
            (Extent::Grows(start, step), Some(batch)) => {
                let scaled = if step == 1 { batch } else { e.both([batch, e.count(step)], true) };
                if start == 0 { scaled } else { e.both([scaled, e.count(start)], false) }
            }
            (Extent::Known(n) | Extent::Grows(n, _), _) => e.count(n),
        }
    }

    /// Makes `torch.operator`.
    fn operator(self, e: &Emitter<'c>) -> Vec<Val<'c>> {
        let mut operands: Vec<Val<'c>> = self
            .operands
            .iter()
            .map(|slot| match slot {
                Slot::One(value) => value.unwrap_or_else(|| torch::none(e)),
                Slot::List(values) => torch::list(e, "vtensor", values),
            })
            .collect();
        let mut params: Vec<Val<'c>> = self.params.iter().map(|n| torch::int(e, *n)).collect();
        for (at, size) in self.sizes.places() {
            if let Some(size) = size {
                params[at] = size;
            }
        }
        operands.push(torch::list(e, "int", &params));
        if let Some(scales) = self.scales {
            operands.push(torch::floats(e, &scales));
            // An operator cannot see the types of its results.
            operands.extend(self.results.get(2).map(|(_, elem)| torch::dtype(e, *elem)));
        }
        let types: Vec<Type<'c>> =
            self.results.iter().map(|(d, elem)| torch::vtensor(e, &dims_of(d), *elem)).collect();
        let name = [("name", e.string(&format!("torch.mla_opt.{}", self.target)))];
        e.builder.create("torch.operator", &operands, &types, &name).results().collect()
    }
}

/// Emits before `op`, in the dialect of the calls.
fn emitter(op: Op<'_>, kind: Calls) -> Emitter<'_> {
    let dialect = match kind {
        Calls::Func => Dialect::Linalg,
        Calls::Stablehlo => Dialect::Stablehlo,
        Calls::Torch => Dialect::Torch,
        Calls::Iree => Dialect::Iree,
    };
    Emitter::of(Builder::before(op), dialect)
}

/// Returns extents as a type has them: -1 for one that is known only when running.
fn dims_of(extents: &[Extent]) -> Vec<i64> {
    let dim = |e: &Extent| match e {
        Extent::Known(n) => *n,
        Extent::Grows(..) => -1,
    };
    extents.iter().map(dim).collect()
}

/// Returns XLA's layout of a row-major tensor: dimensions from the innermost to the outermost.
fn row_major<'c>(e: &Emitter<'c>, rank: usize) -> Attr<'c> {
    let order: Vec<String> = (0..rank).rev().map(|d| d.to_string()).collect();
    match rank {
        0 => e.parse("dense<> : tensor<0xindex>"),
        _ => e.parse(&format!("dense<[{}]> : tensor<{rank}xindex>", order.join(", "))),
    }
}

/// Replaces a builtin tensor by the result of a call for it, which comes before `op`.
fn replace<'c>(old: Val<'c>, new: Val<'c>, op: Op<'c>, kind: Calls) -> Result<(), String> {
    match kind {
        Calls::Iree if old.is_unused() => {}
        Calls::Iree => {
            let tensor = iree::imported(&emitter(op, kind), new, old.ty());
            old.replace_all_uses_with(tensor);
        }
        Calls::Torch => {
            for (user, _) in old.uses() {
                if user.name() != CAST {
                    let name = user.name();
                    return Err(format!("emit=torch: {name} uses a builtin tensor of mla.reduce"));
                }
                user.result(0).replace_all_uses_with(new);
                user.erase();
            }
        }
        Calls::Func | Calls::Stablehlo => old.replace_all_uses_with(new),
    }
    Ok(())
}
