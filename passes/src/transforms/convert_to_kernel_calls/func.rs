//! Calls of the C ABI (`emit=func`): buffers are memrefs, and what a kernel writes is one.

mod aiter;

use std::rc::Rc;

use rustc_hash::FxHashMap as HashMap;

use super::{
    choose::{self, Told},
    declarations::Declarations,
    params,
};
use crate::{
    graph::Elem,
    ir::{Attr, Block, Op, Type, Val, edit::Builder},
    transforms::{
        emit::{Dialect, Emitter},
        plan::{DecodeOperands, Plan, Plans},
    },
};

const FUNCTION: &str = "func.func";

/// Converts ops one by one.
#[derive(Default)]
pub(super) struct Converter<'c> {
    declarations: Declarations<'c>,
    /// The six buffers of each metadata value.
    metadata: HashMap<Val<'c>, Vec<Val<'c>>>,
    /// The same as the calls of a block take them.
    passed: HashMap<(Block<'c>, Val<'c>), Rc<[Val<'c>]>>,
    /// The memrefs behind the results of a first stage.
    outputs: HashMap<Val<'c>, Val<'c>>,
    casts: HashMap<(Block<'c>, Val<'c>, Type<'c>), Val<'c>>,
    constants: HashMap<(Block<'c>, Attr<'c>), Val<'c>>,
    /// Stand-ins for operands that are absent.
    absent: HashMap<(Block<'c>, Elem), Val<'c>>,
    /// Offsets of AITER's requests, by their lengths, query tokens and rows of a page.
    offsets: HashMap<(Block<'c>, Val<'c>, [i64; 2]), super::keywords::Offsets<'c>>,
    plans: Plans<'c>,
}

impl<'c> Converter<'c> {
    pub(super) fn alloc(&mut self, op: Op<'c>) -> Result<(), String> {
        let e = Emitter::new(Builder::before(op));
        let plan = self.plans.of_type(op.result(0).ty()).ok_or("no metadata")?;
        let buffers = if op.operand_count() > 0 {
            dynamic_metadata(&e, &plan, op.operand(0))
        } else {
            let metadata = plan.metadata(plan.batch);
            metadata.iter().map(|(dims, elem)| e.alloc(dims, &[], *elem, &[]).result(0)).collect()
        };
        self.metadata.insert(op.result(0), buffers);
        Ok(())
    }

    pub(super) fn fill(&mut self, op: Op<'c>) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let plan = self.plans.of_type(op.operand(0).ty()).ok_or("no metadata")?;
        let rows = (op.operand_count() > 2).then(|| op.operand(2));
        let sizes = Sizes::of(e, &plan, op.operand(1), rows.as_slice());
        let params = self.params(e, &params::of_plan(&plan), &sizes);
        let lengths = self.cast(e, op.operand(1), e.tensor(&[-1], Elem::Int(32)));
        let mut operands = vec![params, lengths];
        operands.extend(self.buffers(e, op.operand(0))?.iter());
        self.call(e, &plan.fill, &operands)
    }

    pub(super) fn choose(&mut self, op: Op<'c>) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let Told { params, costs } = choose::told(op)?;
        let narrow = Elem::Int(32);
        let operands = [
            self.constant(e, e.i64s(&params), Elem::Int(64)),
            self.constant(e, e.f64s(&costs), Elem::F64),
            self.cast(e, op.operand(0), e.tensor(&[-1], narrow)),
        ];
        let number = self.call_for(e, choose::FUNCTION, &operands, &[e.elem(narrow)])?[0];
        let result = op.result(0);
        for (user, _) in result.uses() {
            if user.name() == "tensor.extract" {
                user.result(0).replace_all_uses_with(number);
                user.erase();
            }
        }
        if !result.is_unused() {
            let tensor = e.builder.create("tensor.from_elements", &[number], &[result.ty()], &[]);
            result.replace_all_uses_with(tensor.result(0));
        }
        Ok(())
    }

    pub(super) fn decode(&mut self, op: Op<'c>) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let plan = self.plans.of(op)?;
        let operands = DecodeOperands::read(op).ok_or("malformed operands")?;
        let sizes = Sizes::of(e, &plan, operands.lengths, &operands.sizes);
        let params = self.params(e, &params::of_decode(op, &plan), &sizes);
        let scales = e.f64s(&params::scales(op));
        let scales = self.constant(e, scales, Elem::F64);
        // An absent operand has no map; anything of the right type may stand in its place.
        let mut tensors = vec![operands.q_latent, operands.q_rope.unwrap_or(operands.q_latent)];
        tensors.extend([operands.latent, operands.rope.unwrap_or(operands.latent)]);
        let mut all = vec![params, scales];
        for tensor in tensors {
            all.push(self.cast(e, tensor, e.unranked_tensor(tensor.ty().elem())));
        }
        all.push(self.cast(e, operands.lengths, e.tensor(&[-1], Elem::Int(32))));
        let mask = operands.mask.map(|mask| {
            // In the graph's own dialect, which need not be that of the calls.
            let graph = Dialect::around(e.builder.block());
            Emitter::of(Builder::before(op), graph).convert(mask, Elem::F32)
        });
        for (operand, elem) in [
            (mask, Elem::F32),
            (operands.page_table, Elem::Int(32)),
            (operands.latent_scale, Elem::F32),
            (operands.rope_scale, Elem::F32),
        ] {
            all.push(self.optional(e, operand, elem));
        }
        let mut rest = operands.rest.iter();
        if plan.persistent {
            let metadata = rest.next().ok_or("no metadata")?;
            all.extend(self.buffers(e, *metadata)?.iter());
        }
        for scratch in rest {
            all.push(self.cast(e, *scratch, e.memref(&[-1], Elem::F32)));
        }
        let out_elem = op.result(0).ty().elem();
        let b = op.result(0).ty().dims()[0].unwrap_or(-1);
        let batch = sizes.batch.filter(|_| b < 0);
        let dims = [b, plan.query, plan.heads, plan.latent];
        let out = e.alloc(&dims, batch.as_slice(), out_elem, &[]).result(0);
        let lse = e.alloc(&dims[..3], batch.as_slice(), Elem::F32, &[]).result(0);
        self.outputs.insert(op.result(0), out);
        self.outputs.insert(op.result(1), lse);
        all.push(self.cast(e, out, e.memref(&[-1; 4], out_elem)));
        all.push(self.cast(e, lse, e.memref(&[-1; 3], Elem::F32)));
        let name = format!("{}_{}_{}_{}", plan.kernel, plan.q, plan.kv, plan.out);
        self.call(e, &name, &all)
    }

    pub(super) fn reduce(&mut self, op: Op<'c>) -> Result<(), String> {
        let e = &Emitter::new(Builder::before(op));
        let plan = self.plans.of(op)?;
        let memref = |c: &Self, v: Val<'c>| {
            c.outputs.get(&v).copied().ok_or("mla.reduce must take a kernel's results")
        };
        let (out, lse) = (memref(self, op.operand(0))?, memref(self, op.operand(1))?);
        let sizes = Sizes::of(e, &plan, op.operand(2), &[]);
        let params = self.params(e, &params::of_plan(&plan), &sizes);
        let mut all = vec![params];
        let mut at = 3;
        if plan.persistent {
            all.extend(self.buffers(e, op.operand(3))?.iter());
            at = 4;
        } else {
            all.push(self.cast(e, op.operand(2), e.tensor(&[-1], Elem::Int(32))));
        }
        for scratch in [op.operand(at), op.operand(at + 1)] {
            all.push(self.cast(e, scratch, e.memref(&[-1], Elem::F32)));
        }
        let out_elem = op.result(0).ty().elem();
        all.push(self.cast(e, out, e.memref(&[-1; 4], out_elem)));
        all.push(self.cast(e, lse, e.memref(&[-1; 3], Elem::F32)));
        self.call(e, &format!("{}_{}", plan.reduce, plan.out), &all)?;
        for (result, memref) in op.results().zip([out, lse]) {
            if result.is_unused() {
                continue;
            }
            let attributes = [("restrict", e.unit()), ("writable", e.unit())];
            let tensor =
                e.builder.create("bufferization.to_tensor", &[memref], &[result.ty()], &attributes);
            result.replace_all_uses_with(tensor.result(0));
        }
        Ok(())
    }

    /// Makes the `params` of a call, with what is known only when running put in.
    fn params(&mut self, e: &Emitter<'c>, values: &[i64], sizes: &Sizes<'c>) -> Val<'c> {
        let wide = Elem::Int(64);
        if sizes.is_static() {
            return self.constant(e, e.i64s(values), wide);
        }
        let value = e.i64s(values);
        let mut params = e.constant(value, value.ty());
        let places = [
            (params::BATCH, sizes.batch),
            (params::KV_LENGTH, sizes.rows),
            (params::PAGE_COUNT, sizes.pages),
        ];
        for (at, size) in places {
            let Some(size) = size else { continue };
            let size = e.op("arith.index_cast", &[size], wide);
            let operands = [size, params, e.index(at)];
            params = e.builder.create("tensor.insert", &operands, &[value.ty()], &[]).result(0);
        }
        self.cast(e, params, e.tensor(&[-1], wide))
    }

    /// Returns a constant of rank 1 as a call takes it, made once for each block, at its start.
    fn constant(&mut self, e: &Emitter<'c>, value: Attr<'c>, elem: Elem) -> Val<'c> {
        let block = e.builder.block();
        if let Some(known) = self.constants.get(&(block, value)) {
            return *known;
        }
        let start = Emitter::new(Builder::before(block.first().expect("a terminator")));
        let constant = start.constant(value, value.ty());
        let constant = self.cast(e, constant, e.tensor(&[-1], elem));
        self.constants.insert((block, value), constant);
        constant
    }

    /// Returns the six buffers of a metadata value, as the calls of a block take them.
    fn buffers(&mut self, e: &Emitter<'c>, metadata: Val<'c>) -> Result<Rc<[Val<'c>]>, String> {
        let key = (e.builder.block(), metadata);
        if let Some(known) = self.passed.get(&key) {
            return Ok(known.clone());
        }
        let buffers = self.metadata.get(&metadata).cloned().ok_or("metadata of unknown origin")?;
        let shapes: [&[i64]; 6] = [&[-1], &[-1], &[-1, 8], &[-1], &[-1, 2], &[-1]];
        let passed: Rc<[Val<'c>]> = buffers
            .into_iter()
            .zip(shapes)
            .map(|(buffer, dims)| self.cast(e, buffer, e.memref(dims, buffer.ty().elem())))
            .collect();
        self.passed.insert(key, passed.clone());
        Ok(passed)
    }

    /// Returns `value` as `ty`, by a cast that is made once for each block, where the value is.
    fn cast(&mut self, e: &Emitter<'c>, value: Val<'c>, ty: Type<'c>) -> Val<'c> {
        if value.ty() == ty {
            return value;
        }
        let block = e.builder.block();
        if let Some(known) = self.casts.get(&(block, value, ty)) {
            return *known;
        }
        let name = if value.ty().is_tensor() { "tensor.cast" } else { "memref.cast" };
        let definition = value.definition().filter(|(op, _)| op.block() == Some(block));
        let after = definition.map_or_else(|| block.first(), |(op, _)| op.next());
        let early = Builder::before(after.expect("a terminator"));
        let cast = early.create(name, &[value], &[ty], &[]).result(0);
        self.casts.insert((block, value, ty), cast);
        cast
    }

    /// Returns an operand as the calls take it; one that is absent is an empty tensor.
    fn optional(&mut self, e: &Emitter<'c>, operand: Option<Val<'c>>, elem: Elem) -> Val<'c> {
        let unranked = e.unranked_tensor(elem);
        if let Some(operand) = operand {
            return self.cast(e, operand, unranked);
        }
        let block = e.builder.block();
        if let Some(known) = self.absent.get(&(block, elem)) {
            return *known;
        }
        let start = Emitter::new(Builder::before(block.first().expect("a terminator")));
        let ty = e.tensor(&[0], elem);
        let empty = start.builder.create("tensor.empty", &[], &[ty], &[]).result(0);
        let empty = self.cast(e, empty, unranked);
        self.absent.insert((block, elem), empty);
        empty
    }

    /// Makes a call, and a declaration the first time.
    fn call(&mut self, e: &Emitter<'c>, name: &str, operands: &[Val<'c>]) -> Result<(), String> {
        self.call_for(e, name, operands, &[]).map(drop)
    }

    /// Makes a call with results, and a declaration the first time.
    fn call_for(
        &mut self,
        e: &Emitter<'c>,
        name: &str,
        operands: &[Val<'c>],
        results: &[Type<'c>],
    ) -> Result<Vec<Val<'c>>, String> {
        let types: Vec<Type<'c>> = operands.iter().map(|v| v.ty()).collect();
        let ty = e.function_type(&types, results);
        if let Some(first) = self.declarations.missing(e.builder.block(), FUNCTION, name, ty)? {
            declare(e, first, name, operands, ty);
        }
        let callee = [("callee", e.symbol(name))];
        Ok(e.builder.create("func.call", operands, results, &callee).results().collect())
    }

    /// Replaces each metadata argument of a function by its six buffers.
    pub(super) fn expand_arguments(&mut self, function: Op<'c>) -> bool {
        let Some(body) = function.region_block(0) else {
            return false;
        };
        let mut changed = false;
        let mut at = 0;
        while at < body.argument_count() {
            let argument = body.argument(at);
            let Some(plan) = self.plans.of_type(argument.ty()) else {
                at += 1;
                continue;
            };
            let e = Emitter::new(Builder::at_end(body, function));
            let buffers: Vec<Val<'c>> = plan
                .metadata(plan.batch)
                .iter()
                .map(|(dims, elem)| body.add_argument(e.memref(dims, *elem), function.location()))
                .collect();
            self.metadata.insert(argument, buffers);
            changed = true;
            at += 1;
        }
        changed
    }

    /// Drops the metadata arguments, which nothing uses any more.
    pub(super) fn drop_arguments(&mut self, function: Op<'c>) {
        let Some(body) = function.region_block(0) else {
            return;
        };
        for at in (0..body.argument_count()).rev() {
            if self.metadata.contains_key(&body.argument(at)) {
                body.erase_argument(at);
            }
        }
    }

    /// Replaces returned metadata by its six buffers.
    pub(super) fn expand_returns(&mut self, function: Op<'c>) -> bool {
        let mut changed = false;
        for end in function.returns() {
            let mut operands = Vec::new();
            for value in end.operands() {
                match self.metadata.get(&value) {
                    Some(buffers) => operands.extend(buffers),
                    None => operands.push(value),
                }
            }
            if operands.len() > end.operand_count() {
                end.set_operands(&operands);
                changed = true;
            }
        }
        changed
    }
}

/// The sizes of a call that are known only when running.
struct Sizes<'c> {
    batch: Option<Val<'c>>,
    rows: Option<Val<'c>>,
    pages: Option<Val<'c>>,
}

impl<'c> Sizes<'c> {
    /// Reads the sizes of an op: `given` are those of `kv_length` and `page_count`.
    fn of(e: &Emitter<'c>, plan: &Plan, lengths: Val<'c>, given: &[Val<'c>]) -> Self {
        let mut given = given.iter().copied();
        let batch = lengths.ty().dims()[0].is_none().then(|| e.dim(lengths, 0));
        let rows = if plan.kv_length < 0 { given.next() } else { None };
        Self { batch, rows, pages: given.next() }
    }

    fn is_static(&self) -> bool {
        [self.batch, self.rows, self.pages].iter().all(Option::is_none)
    }
}

/// Makes the six buffers of a plan for `batch` requests; all of their sizes grow evenly with the
/// batch where it is no smaller than the number of units, and are large enough where it is.
fn dynamic_metadata<'c>(e: &Emitter<'c>, plan: &Plan, batch: Val<'c>) -> Vec<Val<'c>> {
    let [here, next] = [plan.units, plan.units + 1].map(|batch| plan.metadata(batch));
    let buffer = |at: usize| {
        let ((dims, elem), (more, _)) = (&here[at], &next[at]);
        let mut shape = dims.clone();
        let mut sizes = Vec::new();
        for (dim, more) in shape.iter_mut().zip(more) {
            let step = more - *dim;
            if step == 0 {
                continue;
            }
            let start = *dim - step * plan.units;
            let scaled = e.op("arith.muli", &[batch, e.index(step)], Elem::Index);
            sizes.push(e.op("arith.addi", &[scaled, e.index(start)], Elem::Index));
            *dim = -1;
        }
        e.alloc(&shape, &sizes, *elem, &[]).result(0)
    };
    (0..here.len()).map(buffer).collect()
}

/// Declares a function before the first operation of a module.
fn declare<'c>(e: &Emitter<'c>, first: Op<'c>, name: &str, operands: &[Val<'c>], ty: Type<'c>) {
    // SAFETY: the region passes to the operation.
    let region = unsafe { mlir_sys::mlirRegionCreate() };
    let read = e.dictionary(&[("bufferization.access", e.string("read"))]);
    let none = e.dictionary(&[]);
    let access: Vec<Attr<'c>> =
        operands.iter().map(|v| if v.ty().is_any_tensor() { read } else { none }).collect();
    let attributes = [
        ("sym_name", e.string(name)),
        ("sym_visibility", e.string("private")),
        ("function_type", e.type_attr(ty)),
        ("arg_attrs", e.array(&access)),
        ("llvm.emit_c_interface", e.unit()),
    ];
    Builder::before(first).create_with_regions(FUNCTION, &[], &[], &attributes, &[region]);
}
