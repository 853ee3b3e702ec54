//! Calls in dialects of values (`emit=stablehlo`, `emit=torch`): what a kernel writes is a result,
//! and the runtime owns the buffers.
//!
//! | call | operands, in this order | results |
//! |---|---|---|
//! | fill | lengths | the metadata but for `work_meta_data`, whose addresses the callee makes |
//! | decode | those of `mla.decode`, metadata | scratch output, scratch lse, out, lse |
//! | reduce | metadata (split: lengths), the results of decode | out, lse |
//!
//! `params` and the scales are attributes in `stablehlo`, and lists that follow in `torch`, where
//! the type of `out` is the last operand of decode.

use rustc_hash::FxHashMap as HashMap;

use super::params;
use crate::{
    graph::Elem,
    ir::{Attr, Op, Type, Val, edit::Builder},
    transforms::{
        emit::{CAST, Dialect, Emitter, torch},
        options::Calls,
        plan::{DecodeOperands, Plans},
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
    plans: Plans<'c>,
}

/// Operands of a call.
enum Slot<'c> {
    /// One, or none: left out in `stablehlo`, `None` in `torch`.
    One(Option<Val<'c>>),
    /// Several: one list in `torch`.
    List(Vec<Val<'c>>),
}

/// A call before it is written.
struct Call<'a, 'c> {
    target: &'a str,
    operands: Vec<Slot<'c>>,
    params: Vec<i64>,
    scales: Option<[f64; 3]>,
    results: Vec<(Vec<i64>, Elem)>,
    /// Results that may overwrite operands: the last ones of both.
    in_place: usize,
}

impl<'c> Converter<'c> {
    pub(super) fn fill(&mut self, op: Op<'c>, kind: Calls) -> Result<(), String> {
        let plan = self.plans.of_type(op.operand(0).ty()).ok_or("no metadata")?;
        let lengths = self.native(op.operand(1), kind)?;
        let results = plan.metadata(plan.batch)[1..].to_vec();
        let call = Call {
            target: &plan.fill,
            operands: vec![Slot::One(Some(lengths))],
            params: params::of_plan(&plan),
            scales: None,
            results,
            in_place: 0,
        };
        self.metadata.insert(op.operand(0), call.make(op, kind));
        Ok(())
    }

    pub(super) fn decode(&mut self, op: Op<'c>, kind: Calls) -> Result<(), String> {
        let e = emitter(op, kind);
        let plan = self.plans.of(op)?;
        let all = DecodeOperands::read(op).ok_or("malformed operands")?;
        let mask = self.optional(all.mask, kind)?.map(|mask| e.convert(mask, Elem::F32));
        let one = [
            Some(self.native(all.q_latent, kind)?),
            self.optional(all.q_rope, kind)?,
            Some(self.native(all.latent, kind)?),
            self.optional(all.rope, kind)?,
            Some(self.native(all.lengths, kind)?),
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
        let scratch = all.rest.iter().filter_map(|v| Some(v.definition()?.0));
        self.leftovers.extend(scratch.filter(|op| !op.name().starts_with("mla.")));
        let [b, q, h] = [plan.batch, plan.query, plan.heads];
        let [output, lse] = plan.scratch().elements;
        let call = Call {
            target: &plan.kernel,
            operands,
            params: params::of_decode(op, &plan),
            scales: Some(params::scales(op)),
            results: vec![
                (vec![output], Elem::F32),
                (vec![lse], Elem::F32),
                (vec![b, q, h, plan.latent], op.result(0).ty().elem()),
                (vec![b, q, h], Elem::F32),
            ],
            in_place: 0,
        };
        self.partial.insert(op.result(0), call.make(op, kind));
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
        let call = Call {
            target: &plan.reduce,
            operands,
            params: params::of_plan(&plan),
            scales: None,
            results: op.results().map(|r| (dims(r), r.ty().elem())).collect(),
            in_place: 2,
        };
        for (old, new) in op.results().zip(call.make(op, kind)) {
            replace(old, new, kind)?;
        }
        Ok(())
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
        for op in self.leftovers.drain(..).filter(|op| seen.insert(*op)) {
            if op.results().all(Val::is_unused) {
                op.erase();
            }
        }
    }
}

impl<'c> Call<'_, 'c> {
    /// Makes the call before `op` and returns its results.
    fn make(self, op: Op<'c>, kind: Calls) -> Vec<Val<'c>> {
        let e = emitter(op, kind);
        match kind {
            Calls::Torch => self.operator(&e),
            _ => self.custom_call(&e),
        }
    }

    /// Makes `stablehlo.custom_call` of XLA's typed FFI.
    fn custom_call(self, e: &Emitter<'c>) -> Vec<Val<'c>> {
        let operands: Vec<Val<'c>> = self
            .operands
            .iter()
            .flat_map(|slot| match slot {
                Slot::One(value) => value.as_slice(),
                Slot::List(values) => values,
            })
            .copied()
            .collect();
        let types: Vec<Type<'c>> =
            self.results.iter().map(|(d, elem)| e.tensor(d, *elem)).collect();
        let layouts = |ranks: Vec<usize>| {
            let all: Vec<Attr<'c>> = ranks.into_iter().map(|rank| row_major(e, rank)).collect();
            e.array(&all)
        };
        let mut config = vec![("params", e.i64_array(&self.params))];
        config.extend(self.scales.map(|s| ("scales", e.f64_array(&s))));
        let aliases: Vec<Attr<'c>> = (0..self.in_place)
            .map(|result| {
                let operand = operands.len() - self.in_place + result;
                e.parse(&format!(
                    "#stablehlo.output_operand_alias<output_tuple_indices = [{result}], \
                     operand_index = {operand}, operand_tuple_indices = []>"
                ))
            })
            .collect();
        let attributes = [
            ("api_version", e.int(4, Elem::Int(32))),
            ("backend_config", e.dictionary(&config)),
            ("call_target_name", e.string(self.target)),
            ("called_computations", e.array(&[])),
            ("has_side_effect", e.int(0, Elem::Int(1))),
            ("operand_layouts", layouts(operands.iter().map(|v| v.ty().dims().len()).collect())),
            ("output_operand_aliases", e.array(&aliases)),
            ("result_layouts", layouts(self.results.iter().map(|(d, _)| d.len()).collect())),
        ];
        e.builder
            .create("stablehlo.custom_call", &operands, &types, &attributes)
            .results()
            .collect()
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
        operands.push(torch::ints(e, &self.params));
        if let Some(scales) = self.scales {
            operands.push(torch::floats(e, &scales));
            // An operator cannot see the types of its results.
            operands.push(torch::dtype(e, self.results[2].1));
        }
        let types: Vec<Type<'c>> =
            self.results.iter().map(|(d, elem)| torch::vtensor(e, d, *elem)).collect();
        let name = [("name", e.string(&format!("torch.mla_opt.{}", self.target)))];
        e.builder.create("torch.operator", &operands, &types, &name).results().collect()
    }
}

/// Emits before `op`, in the dialect of the calls.
fn emitter(op: Op<'_>, kind: Calls) -> Emitter<'_> {
    let dialect = if kind == Calls::Torch { Dialect::Torch } else { Dialect::Stablehlo };
    Emitter::of(Builder::before(op), dialect)
}

/// Returns the extents of a result of an mla op.
fn dims(value: Val<'_>) -> Vec<i64> {
    value.ty().dims().into_iter().map(|d| d.unwrap_or(-1)).collect()
}

/// Returns XLA's layout of a row-major tensor: dimensions from the innermost to the outermost.
fn row_major<'c>(e: &Emitter<'c>, rank: usize) -> Attr<'c> {
    let order: Vec<String> = (0..rank).rev().map(|d| d.to_string()).collect();
    match rank {
        0 => e.parse("dense<> : tensor<0xindex>"),
        _ => e.parse(&format!("dense<[{}]> : tensor<{rank}xindex>", order.join(", "))),
    }
}

/// Replaces a builtin tensor by the graph's value for it.
fn replace<'c>(old: Val<'c>, new: Val<'c>, kind: Calls) -> Result<(), String> {
    if kind != Calls::Torch {
        old.replace_all_uses_with(new);
        return Ok(());
    }
    for (user, _) in old.uses() {
        if user.name() != CAST {
            return Err(format!("emit=torch: {} uses a builtin tensor of mla.reduce", user.name()));
        }
        user.result(0).replace_all_uses_with(new);
        user.erase();
    }
    Ok(())
}
