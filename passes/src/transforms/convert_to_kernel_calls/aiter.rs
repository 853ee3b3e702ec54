//! Calls of AITER in torch graphs: `torch.operator "torch.aiter.…"`, with arguments in the order of
//! the plan's release.
//!
//! AITER writes in place, so what it writes is a `!torch.tensor`, made for the call with a static
//! shape (a captured graph keeps its address) and read as a value when the last call has written
//! it. The batch, the split and the query offsets are tensors of the graph; nothing is left to a
//! cache of the library's (aiter #5193).
//!
//! | op | calls |
//! |---|---|
//! | `mla.metadata_fill` | `get_mla_metadata_v1` |
//! | `mla.decode_persistent` | `mla_decode_stage1_asm_fwd` |
//! | `mla.reduce` | `mla_reduce_v1`; none in split mode |
//! | `mla.decode_split` | `mla_decode_fwd`, with the number of pieces and their offsets |

use std::rc::Rc;

use rustc_hash::FxHashMap as HashMap;

use super::around;
use super::keywords::{
    self,
    Argument::{self, Absent, Bool, Float, Int, Value},
    Keywords, Offsets, Step,
};
use crate::{
    graph::{BinaryOp, Elem, Linear, Literal, Scalar},
    ir::{Block, Op, Type, Val, edit::Builder},
    targets::Target,
    transforms::{
        emit::{CAST, Dialect, Emitter, torch},
        plan::{DecodeOperands, Plan, Plans, elem},
        select_kernel::{iota, native},
    },
};

/// Converts ops one by one; a fill before the kernels that read it.
pub(super) struct Converter<'t, 'c> {
    target: &'t Target,
    /// The six buffers of each metadata value.
    metadata: HashMap<Val<'c>, [Val<'c>; 6]>,
    offsets: HashMap<(Block<'c>, Val<'c>, [i64; 2]), Offsets<'c>>,
    rows: HashMap<(Block<'c>, Val<'c>, Val<'c>), Val<'c>>,
    /// What a first stage wrote, by its output.
    written: HashMap<Val<'c>, Written<'c>>,
    /// Casts and allocations that may have no use left.
    pub(super) leftovers: Vec<Op<'c>>,
    plans: Plans<'c>,
}

#[derive(Clone, Copy)]
struct Written<'c> {
    /// Partial outputs and their log-sum-exps.
    partial: Option<[Val<'c>; 2]>,
    out: Val<'c>,
}

impl<'t, 'c> Converter<'t, 'c> {
    pub(super) fn new(target: &'t Target) -> Self {
        Self {
            target,
            metadata: HashMap::default(),
            offsets: HashMap::default(),
            rows: HashMap::default(),
            written: HashMap::default(),
            leftovers: Vec::new(),
            plans: Plans::default(),
        }
    }

    /// Returns the plan of an op, if it is one of AITER's.
    pub(super) fn plan(&mut self, op: Op<'c>) -> Option<Rc<Plan>> {
        let plan = match op.name() {
            "mla.metadata_fill" => self.plans.of_type(op.operand(0).ty()),
            _ => self.plans.of(op).ok(),
        };
        plan.filter(|plan| plan.library == "aiter")
    }

    pub(super) fn convert(&mut self, op: Op<'c>, plan: &Plan) -> Result<(), String> {
        match op.name() {
            "mla.metadata_fill" => self.fill(op, plan),
            "mla.reduce" => self.reduce(op, plan),
            _ => self.decode(op, plan),
        }
    }

    fn fill(&mut self, op: Op<'c>, plan: &Plan) -> Result<(), String> {
        let e = emitter(op);
        let lengths = native(&e, op.operand(1));
        let offsets = self.offsets(&e, lengths, plan);
        let shapes = plan.metadata(plan.batch);
        let buffers: Vec<Val<'c>> = shapes
            .iter()
            .map(|(dims, elem)| match elem {
                Elem::Int(32) => empty(&e, lengths, dims, *elem),
                _ => addresses(&e, lengths, dims),
            })
            .collect();
        let buffers: [Val<'c>; 6] = buffers.try_into().map_err(|_| "six buffers")?;
        let types = [&plan.q, &plan.kv].map(|name| torch::scalar_type(elem(name)));
        let arguments = keywords::of_fill(plan, offsets, &buffers, types);
        self.call(&e, &plan.fill, plan, &arguments)?;
        self.metadata.insert(op.operand(0), buffers);
        self.keep_casts(&[op.operand(1)]);
        Ok(())
    }

    fn decode(&mut self, op: Op<'c>, plan: &Plan) -> Result<(), String> {
        let e = emitter(op);
        let all = DecodeOperands::read(op).ok_or("malformed operands")?;
        let (Some(rope), Some(table)) = (all.q_rope, all.page_table) else {
            return Err("a call of AITER needs a rotary part and a table of rows".into());
        };
        let requests = plan.batch * plan.fold;
        let tokens = requests * plan.query;
        let width = plan.latent + plan.rope;
        let lengths = native(&e, all.lengths);
        let offsets = self.offsets(&e, lengths, plan);
        let kv_indices = self.rows(&e, lengths, native(&e, table), offsets.kv_indptr, plan);
        let parts = [all.q_latent, rope].map(|q| native(&e, q));
        let q_elem = elem(&plan.q);
        let q = cat(&e, &parts, 3, &[requests, plan.query, plan.heads, width], q_elem);
        let q = e.reshape(q, &e.dims(q), &[tokens, plan.heads, width]);
        let pool = native(&e, all.latent);
        let pool_dims = e.dims(pool);
        let kv = e.reshape(pool, &pool_dims, &[pool_dims[0], pool_dims[1], 1, width]);
        let out = empty(&e, q, &[tokens, plan.heads, plan.latent], elem(&plan.out));
        let ones = || e.full(&[1], &Literal::Float(1.0), Elem::F32);
        let is_fp8 = |name: &str| name.starts_with("f8");
        // fp8 kernels read both scales, whatever they are (sglang #19935).
        let scale = |value: Option<Val<'c>>, name: &str| match value {
            Some(scale) => {
                let scale = native(&e, scale);
                Value(e.reshape(scale, &e.dims(scale), &[1]))
            }
            None if is_fp8(name) => Value(ones()),
            None => Absent,
        };
        let (q_scale, kv_scale) = (scale(None, &plan.q), scale(all.latent_scale, &plan.kv));
        let persistent = if plan.persistent {
            let metadata = all.rest.first().and_then(|m| self.metadata.get(m));
            let metadata = *metadata.ok_or("metadata that this function does not fill")?;
            let rows = plan.scratch().elements[1] / plan.heads;
            let logits = empty(&e, q, &[rows, 1, plan.heads, plan.latent], Elem::F32);
            let lse = empty(&e, q, &[rows, 1, plan.heads, 1], Elem::F32);
            Some((metadata, logits, lse))
        } else {
            None
        };
        let pieces = (!plan.persistent).then(|| multiples(&e, requests + 1, plan.splits));
        let step = Step { q, kv, rows: kv_indices, out, q_scale, kv_scale, persistent, pieces };
        let written = Written { partial: persistent.map(|(_, logits, lse)| [logits, lse]), out };
        let arguments = keywords::of_decode(op, plan, offsets, &step)?;
        self.call(&e, &plan.kernel, plan, &arguments)?;
        self.written.insert(op.result(0), written);
        let scratch = all.rest.iter().filter_map(|v| Some(v.definition()?.0));
        self.leftovers.extend(scratch.filter(|op| !op.name().starts_with("mla.")));
        self.keep_casts(&[all.q_latent, rope, all.latent, all.lengths, table]);
        self.keep_casts(all.latent_scale.as_slice());
        Ok(())
    }

    fn reduce(&mut self, op: Op<'c>, plan: &Plan) -> Result<(), String> {
        let e = emitter(op);
        let written = self.written.get(&op.operand(0)).copied();
        let written = written.ok_or("mla.reduce must take a kernel's results")?;
        if let Some([logits, lse]) = written.partial {
            let metadata = self.metadata.get(&op.operand(3)).ok_or("metadata of unknown origin")?;
            let arguments = keywords::of_reduce(plan, metadata, [logits, lse, written.out]);
            self.call(&e, &plan.reduce, plan, &arguments)?;
        }
        let requests = plan.batch * plan.fold;
        let flat = [requests * plan.query, plan.heads, plan.latent];
        let ty = torch::vtensor(&e, &flat, elem(&plan.out));
        let value = e.builder.create("torch.copy.to_vtensor", &[written.out], &[ty], &[]).result(0);
        let value = e.reshape(value, &flat, &[requests, plan.query, plan.heads, plan.latent]);
        let result = op.result(0);
        for (user, _) in result.uses() {
            if user.name() != CAST {
                return Err(format!("{} uses a builtin tensor of mla.reduce", user.name()));
            }
            user.result(0).replace_all_uses_with(value);
            user.erase();
        }
        Ok(())
    }

    /// Returns where tokens and pages of the requests start.
    fn offsets(&mut self, e: &Emitter<'c>, lengths: Val<'c>, plan: &Plan) -> Offsets<'c> {
        let key = |block| (block, lengths, [plan.query, plan.page_size]);
        let known = around(e.builder.block()).find_map(|block| self.offsets.get(&key(block)));
        if let Some(known) = known {
            return *known;
        }
        let key = key(e.builder.block());
        let (batch, narrow) = (plan.batch, Elem::Int(32));
        let each = |value: Val<'c>, body: &Scalar| {
            e.elementwise(&[batch], &[(value, Linear::identity(1))], narrow, body)
        };
        let size = plan.page_size;
        let (pages, last_page) = if size == 1 {
            (lengths, e.full(&[batch], &Literal::Int(1), narrow))
        } else {
            let more = Scalar::binary(BinaryOp::Add, Scalar::Input(0), Scalar::Int(size - 1));
            let count = quotient(e, each(lengths, &more), size);
            let identity = Linear::identity(1);
            let full = Scalar::binary(
                BinaryOp::Add,
                Scalar::binary(BinaryOp::Mul, Scalar::Input(1), Scalar::Int(-size)),
                Scalar::Int(size),
            );
            let rest = Scalar::binary(BinaryOp::Add, Scalar::Input(0), full);
            let inputs = [(lengths, identity.clone()), (count, identity)];
            (count, e.elementwise(&[batch], &inputs, narrow, &rest))
        };
        let ty = torch::vtensor(e, &[batch], narrow);
        let operands = [pages, torch::int(e, 0), torch::dtype(e, narrow)];
        let sums = e.builder.create("torch.aten.cumsum", &operands, &[ty], &[]).result(0);
        let zero = e.full(&[1], &Literal::Int(0), narrow);
        let kv_indptr = cat(e, &[zero, sums], 0, &[batch + 1], narrow);
        let qo_indptr = multiples(e, batch + 1, plan.query);
        let made = Offsets { qo_indptr, kv_indptr, last_page };
        self.offsets.insert(key, made);
        made
    }

    /// Returns the pages of all requests, one request after the other, from the rows of a table
    /// `[B, E]`: entry i is that of the request b in which i lies, at i - `kv_indptr[b]`. There are
    /// B * E entries, a static bound; those beyond the last request are never read.
    fn rows(
        &mut self,
        e: &Emitter<'c>,
        lengths: Val<'c>,
        table: Val<'c>,
        kv_indptr: Val<'c>,
        plan: &Plan,
    ) -> Val<'c> {
        let known =
            around(e.builder.block()).find_map(|block| self.rows.get(&(block, lengths, table)));
        if let Some(known) = known {
            return *known;
        }
        let key = (e.builder.block(), lengths, table);
        let (batch, columns, narrow) = (plan.batch, e.dims(table)[1], Elem::Int(32));
        let count = batch * columns;
        let dims = [count];
        let at = iota(e, count);
        let create = |name: &str, operands: &[Val<'c>], ty: Type<'c>| {
            e.builder.create(name, operands, &[ty], &[]).result(0)
        };
        let all = torch::vtensor(e, &dims, narrow);
        let ends = {
            let operands = [0, 1, batch + 1, 1].map(|n| torch::int(e, n));
            let operands = [&[kv_indptr][..], &operands].concat();
            create("torch.aten.slice.Tensor", &operands, torch::vtensor(e, &[batch], narrow))
        };
        // How many requests end at or before i.
        let request = create(
            "torch.aten.bucketize.Tensor",
            &[at, ends, boolean(e, true), boolean(e, true)],
            all,
        );
        let one = || Linear::identity(1);
        let most = |n: i64| Scalar::binary(BinaryOp::Min, Scalar::Input(0), Scalar::Int(n));
        let request = e.elementwise(&dims, &[(request, one())], narrow, &most(batch - 1));
        let start = create("torch.aten.index_select", &[kv_indptr, torch::int(e, 0), request], all);
        let within = Scalar::binary(
            BinaryOp::Add,
            Scalar::Input(0),
            Scalar::binary(BinaryOp::Mul, Scalar::Input(1), Scalar::Int(-1)),
        );
        let within = Scalar::binary(BinaryOp::Min, within, Scalar::Int(columns - 1));
        let place = Scalar::binary(
            BinaryOp::Add,
            Scalar::binary(BinaryOp::Mul, Scalar::Input(2), Scalar::Int(columns)),
            within,
        );
        let place =
            e.elementwise(&dims, &[(at, one()), (start, one()), (request, one())], narrow, &place);
        let flat = e.reshape(table, &[batch, columns], &dims);
        let made = create("torch.aten.index_select", &[flat, torch::int(e, 0), place], all);
        self.rows.insert(key, made);
        made
    }

    /// Makes a call with its arguments in the order of the plan's release.
    fn call(
        &self,
        e: &Emitter<'c>,
        function: &str,
        plan: &Plan,
        arguments: &Keywords<'c>,
    ) -> Result<(), String> {
        let ordered = keywords::in_order(self.target, function, plan, arguments)?;
        let operand = |argument: Argument<'c>| match argument {
            Value(value) => value,
            Int(n) => torch::int(e, n),
            Float(x) => float(e, x),
            Bool(b) => boolean(e, b),
            Absent => torch::none(e),
        };
        let operands: Vec<Val<'c>> = ordered.into_iter().map(operand).collect();
        let name = [("name", e.string(&format!("torch.aiter.{function}")))];
        e.builder.create("torch.operator", &operands, &[], &name);
        Ok(())
    }

    /// Notes the casts behind operands, which may have no use left.
    fn keep_casts(&mut self, operands: &[Val<'c>]) {
        let casts = operands.iter().filter_map(|v| Some(v.definition()?.0));
        self.leftovers.extend(casts.filter(|op| op.name() == CAST));
    }
}

fn emitter(op: Op<'_>) -> Emitter<'_> {
    Emitter::of(Builder::before(op), Dialect::Torch)
}

/// Makes a buffer on the device of `like`.
fn empty<'c>(e: &Emitter<'c>, like: Val<'c>, dims: &[i64], elem: Elem) -> Val<'c> {
    let ty = torch::vtensor(e, dims, elem).to_string().replacen("vtensor", "tensor", 1);
    new_empty(e, like, dims, torch::scalar_type(elem), &ty)
}

/// Makes a buffer of addresses, `uint64`.
fn addresses<'c>(e: &Emitter<'c>, like: Val<'c>, dims: &[i64]) -> Val<'c> {
    // c10::ScalarType::UInt64.
    new_empty(e, like, dims, 29, &format!("!torch.tensor<[{}],ui64>", dims[0]))
}

fn new_empty<'c>(e: &Emitter<'c>, like: Val<'c>, dims: &[i64], dtype: i64, ty: &str) -> Val<'c> {
    let none = torch::none(e);
    let operands = [like, torch::ints(e, dims), torch::int(e, dtype), none, none, none];
    let ty = e.builder.parse_type(ty);
    e.builder.create("torch.aten.new_empty", &operands, &[ty], &[]).result(0)
}

/// Joins tensors along a dimension.
fn cat<'c>(e: &Emitter<'c>, parts: &[Val<'c>], dim: i64, dims: &[i64], elem: Elem) -> Val<'c> {
    let operands = [torch::list(e, "vtensor", parts), torch::int(e, dim)];
    let ty = torch::vtensor(e, dims, elem);
    e.builder.create("torch.aten.cat", &operands, &[ty], &[]).result(0)
}

/// Returns i32 `0, step, 2 * step, ..`.
fn multiples<'c>(e: &Emitter<'c>, count: i64, step: i64) -> Val<'c> {
    let all = iota(e, count);
    if step == 1 {
        return all;
    }
    let body = Scalar::binary(BinaryOp::Mul, Scalar::Input(0), Scalar::Int(step));
    e.elementwise(&[count], &[(all, Linear::identity(1))], Elem::Int(32), &body)
}

/// Returns `value / by`, rounded down.
fn quotient<'c>(e: &Emitter<'c>, value: Val<'c>, by: i64) -> Val<'c> {
    let mode = e.builder.parse_type("!torch.str");
    let floor = [("value", e.string("floor"))];
    let floor = e.builder.create("torch.constant.str", &[], &[mode], &floor).result(0);
    let operands = [value, torch::int(e, by), floor];
    let ty = [value.ty()];
    e.builder.create("torch.aten.div.Scalar_mode", &operands, &ty, &[]).result(0)
}

fn boolean<'c>(e: &Emitter<'c>, value: bool) -> Val<'c> {
    let ty = e.builder.parse_type("!torch.bool");
    let value = [("value", e.int(value.into(), Elem::Int(1)))];
    e.builder.create("torch.constant.bool", &[], &[ty], &value).result(0)
}

fn float<'c>(e: &Emitter<'c>, value: f64) -> Val<'c> {
    let ty = e.builder.parse_type("!torch.float");
    e.builder.create("torch.constant.float", &[], &[ty], &[("value", e.f64(value))]).result(0)
}
