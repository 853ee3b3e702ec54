//! Calls of AITER by a C ABI (`emit=func`), for runtimes without torch.
//!
//! A function has the name of AITER's, then the element types of query and cache and the release:
//! `aiter_mla_decode_stage1_asm_fwd_bf16_bf16_r120`. Its arguments are AITER's in their order,
//! without those that are `None`; tensors are descriptors of memrefs. Two functions are the
//! runtime's own: `mla_aiter_offsets(lengths, query, page_size, qo_indptr, kv_indptr, last_page)` and
//! `mla_aiter_rows(table, kv_indptr, kv_indices)`, which make what torch graphs compute.

use super::{
    super::keywords::{
        self,
        Argument::{Absent, Bool, Float, Int, Value},
        Keywords, Offsets, Step,
    },
    Converter,
};
use crate::{
    graph::{Elem, Literal},
    ir::{Op, Val, edit::Builder},
    targets::Target,
    transforms::{
        convert_to_kernel_calls::around,
        emit::Emitter,
        plan::{DecodeOperands, Plan, elem},
    },
};

impl<'c> Converter<'c> {
    pub(in super::super) fn aiter_fill(
        &mut self,
        op: Op<'c>,
        plan: &Plan,
        target: &Target,
    ) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let offsets = self.aiter_offsets(e, op.operand(1), plan)?;
        let buffers = self.buffers(e, op.operand(0))?;
        let buffers: [Val<'c>; 6] = buffers[..].try_into().map_err(|_| "six buffers")?;
        // As AITER's planner tells types apart: 1 is fp8.
        let types = [&plan.q, &plan.kv].map(|name| i64::from(name.starts_with("f8")));
        let arguments = keywords::of_fill(plan, offsets, &buffers, types);
        self.aiter_call(e, &plan.fill, plan, target, &arguments)
    }

    pub(in super::super) fn aiter_decode(
        &mut self,
        op: Op<'c>,
        plan: &Plan,
        target: &Target,
    ) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let all = DecodeOperands::read(op).ok_or("malformed operands")?;
        let (Some(rope), Some(table)) = (all.q_rope, all.page_table) else {
            return Err("a call of AITER needs a rotary part and a table of rows".into());
        };
        let requests = plan.batch * plan.fold;
        let tokens = requests * plan.query;
        let width = plan.latent + plan.rope;
        let offsets = self.aiter_offsets(e, all.lengths, plan)?;
        let columns = table.ty().dims()[1].ok_or("a table of dynamic shape")?;
        let narrow = Elem::Int(32);
        let rows = e.alloc(&[plan.batch * columns], &[], narrow, &[]).result(0);
        let rows = self.cast(e, rows, e.memref(&[-1], narrow));
        let listed = self.cast(e, table, e.tensor(&[-1, -1], narrow));
        self.call(e, "mla_aiter_rows", &[listed, offsets.kv_indptr, rows])?;

        let q_elem = elem(&plan.q);
        let dims = [requests, plan.query, plan.heads, width];
        let mut q = e.empty(&dims, q_elem);
        for (part, at, width) in [(all.q_latent, 0, plan.latent), (rope, plan.latent, plan.rope)] {
            let each = |n: i64| e.i64_array(&[n; 4]);
            let attributes = [
                ("static_offsets", e.i64_array(&[0, 0, 0, at])),
                ("static_sizes", e.i64_array(&[requests, plan.query, plan.heads, width])),
                ("static_strides", each(1)),
                ("operandSegmentSizes", e.i32_array(&[1, 1, 0, 0, 0])),
            ];
            let insert =
                e.builder.create("tensor.insert_slice", &[part, q], &[q.ty()], &attributes);
            q = insert.result(0);
        }
        let q = e.reshape(q, &dims, &[tokens, plan.heads, width]);
        let q = self.cast(e, q, e.tensor(&[-1; 3], q_elem));
        let pool = all.latent;
        let pool_dims = e.dims(pool);
        let kv = e.reshape(pool, &pool_dims, &[pool_dims[0], pool_dims[1], 1, width]);
        let kv = self.cast(e, kv, e.tensor(&[-1; 4], elem(&plan.kv)));
        let flat = [tokens, plan.heads, plan.latent];
        let out = e.alloc(&flat, &[], elem(&plan.out), &[]).result(0);
        self.outputs.insert(op.result(0), out);
        let ones = || e.full(&[1], &Literal::Float(1.0), Elem::F32);
        let is_fp8 = |name: &str| name.starts_with("f8");
        let mut scale = |value: Option<Val<'c>>, fp8: bool| match value {
            Some(value) => {
                let value = e.reshape(value, &e.dims(value), &[1]);
                Value(self.cast(e, value, e.tensor(&[-1], Elem::F32)))
            }
            None if fp8 => Value(self.cast(e, ones(), e.tensor(&[-1], Elem::F32))),
            None => Absent,
        };
        let q_scale = scale(None, is_fp8(&plan.q));
        let kv_scale = scale(all.latent_scale, is_fp8(&plan.kv));
        let passed = self.cast(e, out, e.memref(&[-1; 3], elem(&plan.out)));
        let (mut persistent, mut pieces) = (None, None);
        if let (true, [metadata, logits, lse]) = (plan.persistent, &all.rest[..]) {
            let buffers = self.buffers(e, *metadata)?;
            let buffers: [Val<'c>; 6] = buffers[..].try_into().map_err(|_| "six buffers")?;
            let [logits, lse] = [logits, lse].map(|s| self.cast(e, *s, e.memref(&[-1], Elem::F32)));
            persistent = Some((buffers, logits, lse));
        } else {
            let starts: Vec<i64> = (0..=requests).map(|at| at * plan.splits).collect();
            let ty = e.tensor(&[requests + 1], narrow);
            let starts = e.parse(&format!("dense<{starts:?}> : {ty}"));
            pieces = Some(self.constant(e, starts, narrow));
        }
        let step = Step { q, kv, rows, out: passed, q_scale, kv_scale, persistent, pieces };
        let arguments = keywords::of_decode(op, plan, offsets, &step)?;
        self.aiter_call(e, &plan.kernel, plan, target, &arguments)
    }

    pub(in super::super) fn aiter_reduce(
        &mut self,
        op: Op<'c>,
        plan: &Plan,
        target: &Target,
    ) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let out = self.outputs.get(&op.operand(0)).copied();
        let out = out.ok_or("mla.reduce must take a kernel's results")?;
        let out_elem = elem(&plan.out);
        if plan.persistent {
            let buffers = self.buffers(e, op.operand(3))?;
            let [logits, lse] =
                [4, 5].map(|at| self.cast(e, op.operand(at), e.memref(&[-1], Elem::F32)));
            let passed = self.cast(e, out, e.memref(&[-1; 3], out_elem));
            let buffers: [Val<'c>; 6] = buffers[..].try_into().map_err(|_| "six buffers")?;
            let arguments = keywords::of_reduce(plan, &buffers, [logits, lse, passed]);
            self.aiter_call(e, &plan.reduce, plan, target, &arguments)?;
        }
        let requests = plan.batch * plan.fold;
        let flat = [requests * plan.query, plan.heads, plan.latent];
        let attributes = [("restrict", e.unit()), ("writable", e.unit())];
        let ty = e.tensor(&flat, out_elem);
        let tensor = e.builder.create("bufferization.to_tensor", &[out], &[ty], &attributes);
        let dims = [requests, plan.query, plan.heads, plan.latent];
        op.result(0).replace_all_uses_with(e.reshape(tensor.result(0), &flat, &dims));
        Ok(())
    }

    /// Returns where tokens and pages of the requests start, made once for each block.
    fn aiter_offsets(
        &mut self,
        e: &Emitter<'c>,
        lengths: Val<'c>,
        plan: &Plan,
    ) -> Result<Offsets<'c>, String> {
        let key = |block| (block, lengths, [plan.query, plan.page_size]);
        let known = around(e.builder.block()).find_map(|block| self.offsets.get(&key(block)));
        if let Some(known) = known {
            return Ok(*known);
        }
        let key = key(e.builder.block());
        let narrow = Elem::Int(32);
        let [qo_indptr, kv_indptr, last_page] =
            [plan.batch + 1, plan.batch + 1, plan.batch].map(|count| {
                let buffer = e.alloc(&[count], &[], narrow, &[]).result(0);
                self.cast(e, buffer, e.memref(&[-1], narrow))
            });
        let lengths = self.cast(e, lengths, e.tensor(&[-1], narrow));
        let [query, page] = [plan.query, plan.page_size].map(|n| integer(e, n));
        let operands = [lengths, query, page, qo_indptr, kv_indptr, last_page];
        self.call(e, "mla_aiter_offsets", &operands)?;
        let made = Offsets { qo_indptr, kv_indptr, last_page };
        self.offsets.insert(key, made);
        Ok(made)
    }

    fn aiter_call(
        &mut self,
        e: &Emitter<'c>,
        function: &str,
        plan: &Plan,
        target: &Target,
        arguments: &Keywords<'c>,
    ) -> Result<(), String> {
        let mut operands = Vec::new();
        for argument in keywords::in_order(target, function, plan, arguments)? {
            operands.push(match argument {
                Value(value) => value,
                Int(n) => integer(e, n),
                Bool(b) => e.constant(e.int(b.into(), Elem::Int(1)), e.elem(Elem::Int(1))),
                Float(x) => e.constant(e.f64(x), e.elem(Elem::F64)),
                Absent => continue,
            });
        }
        let name = format!("aiter_{function}_{}_{}_r{}", plan.q, plan.kv, plan.abi);
        self.call(e, &name, &operands)
    }
}

fn integer<'c>(e: &Emitter<'c>, n: i64) -> Val<'c> {
    e.constant(e.i64(n), e.elem(Elem::Int(64)))
}
