//! What the graph does around a call whose kernel takes other heads, query tokens or rows: explicit
//! operations in the dialect of the graph.
//!
//! Before: `[B, Q, H, R]` query over a cache. After: `[B * U * F, Q', H', R]`, in this order:
//!
//! 1. heads are padded by repeating them, query tokens by repeating them in front (the mask is
//!    aligned to the last row, so tokens in front are those that can be dropped);
//! 2. U tokens become requests of their own, each with its own length;
//! 3. F groups of H' heads become requests that read the same rows; AITER's planner makes them of
//!    one length, or it is told of them where it would not;
//! 4. the cache is a pool of rows, and a table says which rows a request has, so that virtual
//!    requests share rows;
//! 5. lengths are at least 1: AITER never plans a request without rows. Those that have none get
//!    what the graph gives them afterwards.

use rustc_hash::FxHashMap;

use super::{Shape, Source, shape::Layout};
use crate::{
    graph::{BinaryOp, Elem, Linear, Predicate, Scalar},
    ir::{Block, Op, Val, edit::Builder},
    targets::Fit,
    transforms::{
        emit::{self, CAST, Dialect, Emitter},
        plan::{self, DecodeOperands, Plan},
    },
};

/// How a decode is made to fit a cell.
#[derive(Clone, Debug)]
pub struct Adaptation {
    /// B, Q, H, R of the graph.
    dims: [i64; 4],
    rope: i64,
    rows: i64,
    /// Rows of a page in the graph, and in the call.
    pages: [i64; 2],
    layout: Layout,
    /// Heads after padding.
    heads: i64,
    fold: i64,
    /// Folded requests that have lengths of their own: `fold` or 1.
    told: i64,
    query: i64,
    unroll: i64,
    causal: bool,
    /// The output of a row with nothing visible, where there can be one.
    empty: Option<f64>,
}

impl Adaptation {
    /// Returns what a fit needs; `None` for kernels that take decodes as they are.
    pub fn of(shape: &Shape, fit: &Fit<'_>) -> Option<Self> {
        let layout = shape.layout.as_ref().ok().copied().filter(|_| fit.kernel.adapts)?;
        let never = fit.query > 1 || shape.constant_length.is_some_and(|n| n >= shape.dims[1]);
        let fill = if shape.empty == "zero" { 0.0 } else { f64::NAN };
        Some(Self {
            dims: shape.dims,
            rope: shape.rope,
            rows: shape.rows,
            pages: [shape.page_size, fit.page_size],
            layout,
            heads: fit.heads,
            fold: fit.fold,
            told: if fit.replicated { fit.fold } else { 1 },
            query: fit.query,
            unroll: fit.unroll,
            causal: shape.causal,
            empty: (!never).then_some(fill),
        })
    }

    /// Requests of the call.
    fn batch(&self) -> i64 {
        self.dims[0] * self.fold * self.unroll
    }

    /// Requests of the planner.
    fn planned(&self) -> i64 {
        self.dims[0] * self.told * self.unroll
    }

    /// Heads of the call.
    fn called(&self) -> i64 {
        self.heads / self.fold
    }

    /// Returns true where the query goes to the call as it is.
    fn keeps_query(&self) -> bool {
        let [_, query, heads, _] = self.dims;
        [self.fold, self.unroll] == [1, 1] && [self.query, self.heads] == [query, heads]
    }
}

/// Makes what is around calls; lengths and tables once for each block.
#[derive(Default)]
pub struct Adapter<'c> {
    lengths: FxHashMap<(Block<'c>, Val<'c>, [i64; 6], bool), Lengths<'c>>,
    tables: FxHashMap<(Block<'c>, Option<Val<'c>>, [i64; 10]), Val<'c>>,
}

/// Lengths of virtual requests.
#[derive(Clone, Copy)]
struct Lengths<'c> {
    /// Rows that a request sees: `[B, U, F]`, as the graph has tensors; F is 1 where they are told
    /// of no folded requests.
    visible: Val<'c>,
    /// What is planned, `[B * U * F]`, as a kernel takes it.
    planned: Val<'c>,
}

impl<'c> Adapter<'c> {
    /// Makes what the call reads, before `decode`.
    pub(super) fn before(&mut self, decode: Op<'c>, a: &Adaptation, plan: &Plan) -> Source<'c> {
        let source = Source::of(decode);
        let e = emitter(decode);
        let operands = &source.operands;
        let map = |name: &str| {
            let attr = source.attributes.iter().find(|(n, _)| *n == name);
            attr.and_then(|(_, attr)| attr.linear_map()).map(|(_, map)| map)
        };
        let elem = plan::elem(&plan.q);
        let query = |value: Val<'c>, name: &str, width: i64| {
            let map = map(name).expect("an operand has a map");
            query(&e, native(&e, value), &map, width, a, elem)
        };
        let q_latent = query(operands.q_latent, "q_latent_map", a.dims[3]);
        let q_rope = operands.q_rope.map(|q| query(q, "q_rope_map", a.rope));
        let width = a.dims[3] + a.rope;
        let pool_dims = [a.layout.total / a.pages[1], a.pages[1], width];
        let cache = native(&e, operands.latent);
        let pool = e.builtin(e.reshape(cache, &e.dims(cache), &pool_dims));
        let lengths = self.lengths(decode, operands.lengths, a);
        let table = self.table(decode, operands.page_table, map("page_table_map"), a);
        let scale = operands.latent_scale;
        let adapted = DecodeOperands {
            q_latent: e.builtin(q_latent),
            q_rope: q_rope.map(|q| e.builtin(q)),
            latent: pool,
            rope: q_rope.map(|_| pool),
            lengths: lengths.planned,
            mask: None,
            page_table: Some(table),
            latent_scale: scale,
            rope_scale: scale,
            sizes: Vec::new(),
            rest: Vec::new(),
        };
        let roles = Linear::identity(4);
        let column = |from: i64| {
            let mut rope = vec![Linear::var(1), Linear::var(2), Linear::var(3)];
            rope[2].constant = from;
            rope
        };
        let mut attributes = vec![
            ("q_latent_map", e.map(4, &roles)),
            ("q_rope_map", e.map(4, &roles)),
            ("latent_map", e.map(4, &column(0))),
            ("rope_map", e.map(4, &column(a.dims[3]))),
            ("page_table_map", e.map(2, &Linear::identity(2))),
            ("page_size", e.i64(a.pages[1])),
            ("page_count", e.i64(pool_dims[0])),
            ("kv_length", e.i64(a.rows)),
            ("rope_width", e.i64(a.rope)),
        ];
        if scale.is_some() {
            let one: Vec<Linear> =
                map("latent_scale_map").unwrap_or_default().iter().map(fixed).collect();
            attributes.push(("latent_scale_map", e.map(4, &one)));
            attributes.push(("rope_scale_map", e.map(4, &one)));
            attributes.push(("scale_group", e.i64(width)));
        }
        if plan.causal {
            attributes.push(("causal", e.unit()));
        }
        let kept = ["scale_latent", "scale_rope", "mask_scale", "empty"];
        attributes.extend(source.attributes.iter().filter(|(name, _)| kept.contains(name)));
        Source { operands: adapted, attributes }
    }

    /// Replaces `decode` by the output of the call.
    pub(super) fn after(
        &self,
        decode: Op<'c>,
        reduced: Op<'c>,
        a: &Adaptation,
        source: &Source<'c>,
    ) {
        let e = emitter(decode);
        let [batch, query, heads, latent] = a.dims;
        let elem = decode.result(0).ty().elem();
        let raw = e.native(reduced.result(0));
        let called = [a.batch(), a.query, a.called(), latent];
        let virtuals = [batch, a.unroll, a.fold, a.query, a.called(), latent];
        let raw = e.reshape(raw, &called, &virtuals);
        // [B, U, Q', F, H', R]: tokens and heads side by side again.
        let dims = [batch, a.unroll, a.query, a.fold, a.called(), latent];
        let from = [0, 1, 3, 2, 4, 5].map(Linear::var).to_vec();
        let mut inputs = vec![(raw, from)];
        let mut body = Scalar::Input(0).cast(plan_elem(reduced), elem);
        if let Some(fill) = a.empty {
            let key = self.lengths.iter().find(|(_, l)| l.planned == source.operands.lengths);
            let (_, lengths) = key.expect("lengths that were made");
            let part = if a.told > 1 { Linear::var(3) } else { Linear::default() };
            inputs.push((lengths.visible, vec![Linear::var(0), Linear::var(1), part]));
            let none = Scalar::compare(Predicate::Eq, Scalar::Input(1), Scalar::Int(0));
            body = Scalar::select(none, Scalar::Float(fill), body);
        }
        let out = e.elementwise(&dims, &inputs, elem, &body);
        let tokens = a.unroll * a.query;
        let sides = [batch, tokens, a.heads, latent];
        let mut out = e.reshape(out, &dims, &sides);
        if [tokens, a.heads] != [query, heads] {
            let mut last = Linear::var(1);
            last.constant = tokens - query;
            let map = vec![Linear::var(0), last, Linear::var(2), Linear::var(3)];
            out = e.elementwise(&a.dims, &[(out, map)], elem, &Scalar::Input(0));
        }
        replace(&e, decode.result(0), out);
        if let Some(lse) = decode.results().nth(1).filter(|lse| !lse.is_unused()) {
            // Cells that give it are called with the graph's own extents.
            replace(&e, lse, e.native(reduced.result(1)));
        }
    }

    /// Returns the lengths of the virtual requests.
    fn lengths(&mut self, decode: Op<'c>, lengths: Val<'c>, a: &Adaptation) -> Lengths<'c> {
        let (block, _) = emit::home(Some(lengths), decode);
        let key = [a.dims[0], a.told, a.unroll, a.dims[1], a.query, a.rows];
        let key = (block, lengths, key, a.causal);
        if let Some(known) = self.lengths.get(&key) {
            return *known;
        }
        let e = early(decode, Some(lengths));
        let source = native(&e, lengths);
        let dims = [a.dims[0], a.unroll, a.told];
        let (narrow, int) = (Elem::Int(32), Scalar::Int);
        let mut inputs = vec![(source, vec![Linear::var(0)])];
        let mut visible = Scalar::Input(0);
        if a.unroll > 1 && a.causal {
            inputs.push((iota(&e, a.unroll), vec![Linear::var(1)]));
            let behind = Scalar::binary(BinaryOp::Add, Scalar::Input(1), int(1 - a.unroll));
            visible = Scalar::binary(BinaryOp::Add, visible, behind);
        }
        visible = Scalar::binary(BinaryOp::Max, visible, int(0));
        visible = Scalar::binary(BinaryOp::Min, visible, int(a.rows));
        let visible = e.elementwise(&dims, &inputs, narrow, &visible);
        let least = Scalar::binary(BinaryOp::Max, Scalar::Input(0), int(a.query));
        let planned = e.elementwise(&dims, &[(visible, Linear::identity(3))], narrow, &least);
        let planned = e.builtin(e.reshape(planned, &dims, &[a.planned()]));
        let made = Lengths { visible, planned };
        self.lengths.insert(key, made);
        made
    }

    /// Returns the table of the planner's requests, `[B * U * F, pages]`.
    fn table(
        &mut self,
        decode: Op<'c>,
        table: Option<Val<'c>>,
        map: Option<Vec<Linear>>,
        a: &Adaptation,
    ) -> Val<'c> {
        let (block, _) = emit::home(table, decode);
        let Layout { base, batch, page, row, .. } = a.layout;
        let key =
            [base, batch, page, row, a.pages[0], a.pages[1], a.told, a.unroll, a.rows, a.dims[0]];
        let key = (block, table, key);
        if let Some(known) = self.tables.get(&key) {
            return *known;
        }
        let e = early(decode, table);
        let [from, to] = a.pages;
        let entries = (a.rows + from - 1) / from;
        // (b, u, f, page, row of the page) or (b, u, f, row).
        let outer = [a.dims[0], a.unroll, a.told];
        let scaled = |input: usize, by: i64| {
            Scalar::binary(BinaryOp::Mul, Scalar::Input(input), Scalar::Int(by))
        };
        let sum = |a, b| Scalar::binary(BinaryOp::Add, a, b);
        let (dims, inputs, body) = if let (Some(table), Some(map)) = (table, map) {
            // The map is over (b, page).
            let map = map.iter().map(|l| l.substitute(|v| Linear::var(if v == 0 { 0 } else { 3 })));
            let first = (native(&e, table), map.collect::<Vec<_>>());
            if to == from {
                let dims = [&outer[..], &[entries]].concat();
                (dims, vec![first], sum(scaled(0, page / to), Scalar::Int(base / to)))
            } else {
                let dims = [&outer[..], &[entries, from]].concat();
                let within = (iota(&e, from), vec![Linear::var(4)]);
                let body = sum(sum(scaled(0, page), scaled(1, row)), Scalar::Int(base));
                (dims, vec![first, within], body)
            }
        } else {
            let pages = (a.rows + to - 1) / to;
            let dims = [&outer[..], &[pages]].concat();
            let inputs = vec![
                (iota(&e, a.dims[0]), vec![Linear::var(0)]),
                (iota(&e, pages), vec![Linear::var(3)]),
            ];
            let step = if to == 1 { row } else { 1 };
            let body = sum(sum(scaled(0, batch / to), scaled(1, step)), Scalar::Int(base / to));
            (dims, inputs, body)
        };
        let made = e.elementwise(&dims, &inputs, Elem::Int(32), &body);
        let columns: i64 = dims[3..].iter().product();
        let made = e.builtin(e.reshape(made, &dims, &[a.planned(), columns]));
        self.tables.insert(key, made);
        made
    }
}

/// Returns a part of the query, which is read through `map`, as the call takes it.
fn query<'c>(
    e: &Emitter<'c>,
    value: Val<'c>,
    map: &[Linear],
    width: i64,
    a: &Adaptation,
    elem: Elem,
) -> Val<'c> {
    let [batch, query, heads, _] = a.dims;
    let from = e.elem_of(value);
    let cast = Scalar::Input(0).cast(from, elem);
    if a.keeps_query() {
        let dims = [batch, query, heads, width];
        return e.elementwise(&dims, &[(value, map.to_vec())], elem, &cast);
    }
    let with = |variables: [u32; 4]| -> Vec<Linear> {
        map.iter().map(|l| l.substitute(|v| Linear::var(variables[v as usize]))).collect()
    };
    // (b, repetition of the tokens, token, repetition of the heads, head, column)
    let times = |to: i64, of: i64| (to + of - 1) / of;
    let tokens = if a.unroll > 1 { query } else { a.query };
    let (more_tokens, more_heads) = (times(tokens, query), times(a.heads, heads));
    let dims = [batch, more_tokens, query, more_heads, heads, width];
    let repeated = e.elementwise(&dims, &[(value, with([0, 2, 4, 5]))], elem, &cast);
    let shape = [batch, more_tokens * query, more_heads * heads, width];
    let repeated = e.reshape(repeated, &dims, &shape);
    // (b, u, f, token, head, column): the last tokens and the first heads.
    let virtuals = [batch, a.unroll, a.fold, a.query, a.called(), width];
    let mut token = Linear::default();
    token.add_term(1, 1);
    token.add_term(3, 1);
    token.constant = more_tokens * query - tokens;
    let mut head = Linear::default();
    head.add_term(2, a.called());
    head.add_term(4, 1);
    let drop_unit = |mut linear: Linear| {
        linear.terms.retain(|(v, _)| virtuals[*v as usize] != 1);
        linear
    };
    let read = vec![Linear::var(0), drop_unit(token), drop_unit(head), Linear::var(5)];
    let split = e.elementwise(&virtuals, &[(repeated, read)], elem, &Scalar::Input(0));
    e.reshape(split, &virtuals, &[a.batch(), a.query, a.called(), width])
}

/// Returns i32 `0, 1, .. count - 1`.
pub fn iota<'c>(e: &Emitter<'c>, count: i64) -> Val<'c> {
    let elem = Elem::Int(32);
    match e.dialect {
        Dialect::Linalg | Dialect::Iree => e.generic(&[count], &[], elem, |e, _| {
            let at = [("dim", e.i64(0))];
            let index = e.elem(Elem::Index);
            let index = e.builder.create("linalg.index", &[], &[index], &at).result(0);
            e.op("arith.index_cast", &[index], elem)
        }),
        Dialect::Stablehlo => {
            let attributes = [("iota_dimension", e.i64(0))];
            let ty = e.tensor(&[count], elem);
            e.builder.create("stablehlo.iota", &[], &[ty], &attributes).result(0)
        }
        Dialect::Torch => {
            use emit::torch;
            let none = torch::none(e);
            let operands = [torch::int(e, count), torch::dtype(e, elem), none, none, none];
            let ty = torch::vtensor(e, &[count], elem);
            e.builder.create("torch.aten.arange", &operands, &[ty], &[]).result(0)
        }
    }
}

/// Emits before `decode`, in the dialect of its graph.
fn emitter(decode: Op<'_>) -> Emitter<'_> {
    Emitter::of(Builder::before(decode), Dialect::around(decode.block().expect("in a block")))
}

/// Emits where `value` is defined, or at the start of the block, so that layers share it.
fn early<'c>(decode: Op<'c>, value: Option<Val<'c>>) -> Emitter<'c> {
    let (block, anchor) = emit::home(value, decode);
    let place = emit::after_definition(value, block, anchor);
    Emitter::of(Builder::before(place), Dialect::around(block))
}

/// Returns the graph's own tensor behind an operand of a decode.
pub fn native<'c>(e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
    match value.definition() {
        Some((op, _)) if e.dialect == Dialect::Torch && op.name() == CAST => op.operand(0),
        _ => value,
    }
}

/// Makes the users of a result of a decode use the graph's tensor `new`.
pub(super) fn replace<'c>(e: &Emitter<'c>, old: Val<'c>, new: Val<'c>) {
    let casts: Vec<Op<'c>> = old
        .uses()
        .into_iter()
        .map(|(op, _)| op)
        .filter(|op| e.dialect == Dialect::Torch && op.name() == CAST)
        .collect();
    for cast in casts {
        cast.result(0).replace_all_uses_with(new);
        cast.erase();
    }
    if !old.is_unused() {
        old.replace_all_uses_with(e.builtin(new));
    }
}

/// Returns the element type of a call's output.
fn plan_elem(reduced: Op<'_>) -> Elem {
    reduced.result(0).ty().elem()
}

/// Returns a map's result without its variables.
fn fixed(linear: &Linear) -> Linear {
    Linear::constant(linear.constant)
}
