//! Turns the latent caches of decodes into fp8 caches, through the whole program.
//!
//! Before:
//! ```mlir
//! func.func @step(..., %c: tensor<8x1024x576xbf16>, %new: ...) -> (..., tensor<8x1024x576xbf16>) {
//!   %u = tensor.insert_slice %new into %c[...] ...
//!   %o = mla.decode q(...) kv(%u, %u) ...
//! ```
//! After (`kv=fp8`):
//! ```mlir
//! func.func @step(..., %c: tensor<8x1024x576xf8E4M3FN>, %new: ...) -> (..., tensor<8x1024x576xf8E4M3FN>) {
//!   %q = linalg.generic ... arith.truncf ...          // %new / scale, saturated
//!   %u = tensor.insert_slice %q into %c[...] ...
//!   %o = mla.decode q(...) kv(%u, %u) ... scales(%s, %s) ...
//! ```
//! Conditions: a kernel of the target takes such a cache (and, where it wants one, an fp8 query);
//! every use of the cache, from where it enters to where it leaves, is a view, an update, a loop, a
//! call, a result or a decode.
//!
//! Codes: `MLA-M024` (the cache is used otherwise), `MLA-M019` (no kernel takes it).

mod life;
mod uses;

use std::rc::Rc;

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use self::life::{Life, Module, Obstacle};
use super::{
    emit::{Dialect, Emitter, Extents},
    materialize_metadata::set_signature,
    options::{Boundary, Options},
    plan::DecodeOperands,
    select_kernel,
    survey::Survey,
};
use crate::{
    detect::Code,
    frontend,
    graph::{BinaryOp, Elem, Literal, Scalar},
    ir::{Attr, Op, Type, Val, edit::Builder},
    report::CacheReport,
    shim::{RemarkKind, emit_remark},
};

/// What became of the cache of one decode.
pub struct Outcome<'c> {
    /// The decode before.
    pub before: Op<'c>,
    /// The decode after; the same where its cache stays.
    pub after: Op<'c>,
    /// For the report.
    pub report: CacheReport,
}

/// Quantises the caches of the decodes of a module, as far as they can be.
pub fn run<'c>(survey: &mut Survey<'c>, module: Op<'c>, options: &Options) -> Vec<Outcome<'c>> {
    let Some(to) = options.fp8 else { return Vec::new() };
    let functions = Module::of(module);
    let mut caches = Caches { lives: Vec::new() };
    let mut sites: Vec<Site<'c>> = Vec::new();
    for &decode in &survey.decodes {
        let made = caches.of(decode, &functions, to.elem, options);
        let (caches, refused) = match made {
            Ok(caches) => (caches, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        let query = match refused {
            None => Some(legal(decode, to.elem, options)),
            Some(_) => None,
        };
        let (query, refused) = match (query, refused) {
            (Some(Ok(query)), _) => (query, None),
            (Some(Err(why)), _) => (None, Some(Refusal { code: Code::NoKernel, why, at: decode })),
            (None, refused) => (None, refused),
        };
        sites.push(Site { decode, caches, query, refused });
    }
    settle(&mut sites, &caches);
    let rewritten: Vec<usize> = used(&sites, caches.lives.len());
    let sizes = Rc::new(frontend::sizes_around(&survey.decodes));
    let extents = Rc::new(Extents::new(sizes));
    let rewriter = Rewriter { to: to.elem, scale: to.scale, boundary: options.boundary, extents };
    for at in rewritten {
        rewriter.rewrite(&caches.lives[at]);
    }
    let mut outcomes = Vec::new();
    for site in sites {
        let outcome = rewriter.finish(site, &caches);
        remark(&outcome, options.boundary);
        outcomes.push(outcome);
    }
    survey.decodes = outcomes.iter().map(|o| o.after).collect();
    outcomes
}

/// Why a cache stays.
struct Refusal<'c> {
    code: Code,
    why: String,
    at: Op<'c>,
}

/// A decode and its caches.
struct Site<'c> {
    decode: Op<'c>,
    /// Its caches, by their place in [`Caches::lives`].
    caches: Vec<usize>,
    /// The type that the kernel wants of the query, if it is another.
    query: Option<Elem>,
    refused: Option<Refusal<'c>>,
}

/// The caches of a module.
struct Caches<'c> {
    lives: Vec<Life<'c>>,
}

impl<'c> Caches<'c> {
    /// Returns the caches of a decode, or why they stay.
    fn of(
        &mut self,
        decode: Op<'c>,
        module: &Module<'c>,
        to: Elem,
        options: &Options,
    ) -> Result<Vec<usize>, Refusal<'c>> {
        let operands = DecodeOperands::read(decode).expect("verified");
        let refuse = |why: String, at| Refusal { code: Code::CacheUse, why, at };
        let mut found = Vec::new();
        let values = std::iter::once(operands.latent).chain(operands.rope);
        for value in values {
            let elem = value.ty().elem();
            if elem == to {
                return Err(refuse("it is fp8 already".into(), decode));
            }
            if !matches!(elem, Elem::F32 | Elem::F16 | Elem::Bf16) {
                return Err(refuse(format!("it is {elem}, and {to} is another"), decode));
            }
            if let Some(at) = self.lives.iter().position(|life| life.holds(value)) {
                found.push(at);
                continue;
            }
            let life = Life::of(value, module)
                .map_err(|Obstacle { op, why }| refuse(format!("{} {why}", op.name()), op))?;
            let is_written = !life.writes.is_empty() || life.is_returned;
            if options.boundary == Boundary::Entry && is_written {
                let why = "it is written or returned, so its caller has to know its type; \
                           boundary=argument";
                return Err(refuse(why.into(), decode));
            }
            found.push(self.lives.len());
            self.lives.push(life);
        }
        found.dedup();
        Ok(found)
    }
}

/// Refuses the decodes that share a cache with one that is refused.
fn settle(sites: &mut [Site<'_>], caches: &Caches<'_>) {
    loop {
        let kept: Vec<_> = sites.iter().filter(|s| s.refused.is_some()).map(|s| s.decode).collect();
        let shares = |site: &Site<'_>| {
            let mut readers = site.caches.iter().flat_map(|at| &caches.lives[*at].decodes);
            readers.find(|decode| kept.contains(decode)).copied()
        };
        let mut found = None;
        for (at, site) in sites.iter().enumerate().filter(|(_, s)| s.refused.is_none()) {
            if let Some(other) = shares(site) {
                found = Some((at, other.location_text()));
                break;
            }
        }
        let Some((at, other)) = found else { return };
        let site = &mut sites[at];
        let why = format!("the decode at {other} reads it too, and its cache stays");
        site.refused = Some(Refusal { code: Code::CacheUse, why, at: site.decode });
    }
}

/// Returns the caches that are rewritten: those of decodes that are not refused.
fn used(sites: &[Site<'_>], count: usize) -> Vec<usize> {
    let open = |at: &usize| sites.iter().any(|s| s.refused.is_none() && s.caches.contains(at));
    (0..count).filter(open).collect()
}

/// Returns the type that the query is to have where a kernel takes the decode with a cache of
/// `to`; `None` for the type that it has.
fn legal(decode: Op<'_>, to: Elem, options: &Options) -> Result<Option<Elem>, String> {
    let shape = select_kernel::Shape::read(decode)
        .ok_or("more than its batch and rows is known only when running")?
        .with_cache(to);
    match select_kernel::choose(&shape, options) {
        Ok(_) => Ok(None),
        Err(why) => {
            let narrow = shape.with_query(to);
            select_kernel::choose(&narrow, options).map(|_| Some(to)).map_err(|_| why)
        }
    }
}

struct Rewriter<'c> {
    to: Elem,
    scale: f64,
    boundary: Boundary,
    extents: Rc<Extents<'c>>,
}

impl<'c> Rewriter<'c> {
    /// Gives every value of a cache its new type.
    fn rewrite(&self, life: &Life<'c>) {
        // While everything still has its type.
        for place in &life.writes {
            let value = place.value();
            let made = value.definition().filter(|(op, _)| op.name() == "tensor.empty");
            let written = match made {
                Some((op, _)) => {
                    let copy = op.copy();
                    copy.insert_before(place.op);
                    self.retype(copy.result(0));
                    copy.result(0)
                }
                None => self.quantized(&self.before(place.op), value),
            };
            place.op.set_operand(place.at, written);
        }
        let mut entered = Vec::new();
        if self.boundary == Boundary::Entry {
            for entry in &life.entries {
                entered.push((*entry, self.entered(*entry)));
            }
        }
        for value in &life.values {
            if entered.iter().any(|(entry, _)| entry == value) {
                continue;
            }
            if let Some((op, _)) = value.definition().filter(|(op, _)| has_body(*op)) {
                for element in uses::element_values(op, life.elem) {
                    self.retype(element);
                }
            }
            self.retype(*value);
        }
        for function in &life.functions {
            set_signature(*function);
        }
    }

    fn before(&self, op: Op<'c>) -> Emitter<'c> {
        Emitter::of(Builder::before(op), Dialect::of(op)).with_extents(&self.extents)
    }

    /// Quantises an argument at the start of its function; its uses are of the result.
    fn entered(&self, argument: Val<'c>) -> Val<'c> {
        let (block, _) = argument.argument().expect("an argument");
        let first = block.first().expect("a terminator");
        let uses = argument.uses();
        let quantized = self.quantized(&self.before(first), argument);
        for (op, at) in uses {
            op.set_operand(at, quantized);
        }
        quantized
    }

    /// Makes `value / scale`, saturated and rounded to nearest even.
    fn quantized(&self, e: &Emitter<'c>, value: Val<'c>) -> Val<'c> {
        let most = if self.to == Elem::F8E4M3FN { 448.0 } else { 240.0 };
        let mut body = Scalar::Input(0).cast(e.elem_of(value), Elem::F32);
        let dims = e.dims(value);
        let identity = crate::graph::Linear::identity(dims.len());
        let mut inputs = vec![(value, identity)];
        if self.scale != 1.0 {
            inputs.push((self.scale_of(e), Vec::new()));
            body = Scalar::binary(BinaryOp::Div, body, Scalar::Input(1));
        }
        for (op, bound) in [(BinaryOp::Max, -most), (BinaryOp::Min, most)] {
            body = Scalar::binary(op, body, Scalar::Float(bound));
        }
        e.elementwise(&dims, &inputs, self.to, &body.cast(Elem::F32, self.to))
    }

    fn scale_of(&self, e: &Emitter<'c>) -> Val<'c> {
        e.full(&[], &Literal::Float(self.scale), Elem::F32)
    }

    fn retype(&self, value: Val<'c>) {
        let ty = retyped(value, self.to);
        // SAFETY: both are of one live context.
        unsafe { mlirValueSetType(value.to_raw(), ty.to_raw()) }
    }

    /// Gives a decode its scales and its query, and says what became of it.
    fn finish(&self, site: Site<'c>, caches: &Caches<'c>) -> Outcome<'c> {
        let before = site.decode;
        if let Some(refusal) = site.refused {
            let why = format!("{}, seen at {}", refusal.why, refusal.at.location_text());
            let code = Some(refusal.code.name());
            let report =
                CacheReport { code, kept: Some(why), scale: 1.0, ..self.report(before, None) };
            return Outcome { before, after: before, report };
        }
        let elem = |at: Option<&usize>| at.map(|at| caches.lives[*at].elem);
        let was = elem(site.caches.first()).zip(elem(site.caches.last()));
        let report = self.report(before, was.map(|(latent, rope)| [latent, rope]));
        let mut operands = DecodeOperands::read(before).expect("verified");
        let e = self.before(before);
        if self.scale != 1.0 {
            let scale = e.builtin(self.scale_of(&e));
            operands.latent_scale = Some(scale);
            operands.rope_scale = operands.rope.map(|_| scale);
        }
        if site.query.is_some() {
            let unit = Self { scale: 1.0, extents: self.extents.clone(), ..*self };
            for q in std::iter::once(&mut operands.q_latent).chain(&mut operands.q_rope) {
                *q = e.builtin(unit.quantized(&e, e.native(*q)));
            }
        }
        let after = self.remade(before, &operands, &e);
        Outcome { before, after, report }
    }

    /// Says what became of the cache of a decode, whose latent and rotary part were of `before` and
    /// now are as they are.
    fn report(&self, decode: Op<'c>, before: Option<[Elem; 2]>) -> CacheReport {
        let operands = DecodeOperands::read(decode).expect("verified");
        let latent = operands.latent.ty().elem();
        let after = [latent, operands.rope.map_or(latent, |rope| rope.ty().elem())];
        let before = before.unwrap_or(after);
        let width = decode.result(0).ty().dims().last().copied().flatten().unwrap_or(0);
        let widths = [width, decode.attr("rope_width").and_then(Attr::int).unwrap_or(0)];
        let names = |elems: [Elem; 2]| match elems {
            [latent, rope] if latent == rope => latent.to_string(),
            [latent, rope] => format!("{latent}, {rope}"),
        };
        let bytes = |elems: [Elem; 2]| {
            let parts = elems.iter().zip(widths);
            parts.map(|(elem, width)| width * elem.bytes().unwrap_or(0) as i64).sum()
        };
        CacheReport {
            from: names(before),
            to: names(after),
            scale: self.scale,
            bytes_per_token: bytes(after),
            bytes_per_token_before: bytes(before),
            code: None,
            kept: None,
        }
    }

    /// Makes a decode of other operands in the place of one.
    fn remade(&self, before: Op<'c>, operands: &DecodeOperands<'c>, e: &Emitter<'c>) -> Op<'c> {
        let (all, segments) = operands.in_order();
        let mut attributes: Vec<(&str, Attr<'c>)> =
            select_kernel::attributes(before).into_iter().collect();
        attributes.push(("operandSegmentSizes", e.i32_array(&segments)));
        if self.scale != 1.0 {
            let over = if operands.page_table.is_some() { 4 } else { 3 };
            let one = || e.map(over, &[]);
            attributes.push(("latent_scale_map", one()));
            if operands.rope_scale.is_some() {
                attributes.push(("rope_scale_map", one()));
            }
        }
        let types: Vec<Type<'c>> = before.results().map(Val::ty).collect();
        let after = e.builder.create("mla.decode", &all, &types, &attributes);
        for (at, result) in before.results().enumerate() {
            result.replace_all_uses_with(after.result(at));
        }
        before.erase();
        after
    }
}

/// Returns true for an operation whose region works on elements.
fn has_body(op: Op<'_>) -> bool {
    matches!(
        op.name(),
        "linalg.generic"
            | "linalg.transpose"
            | "linalg.copy"
            | "stablehlo.scatter"
            | "tm_tensor.scatter"
            | "iree_linalg_ext.scatter"
    )
}

/// Returns the type of a value with other elements.
fn retyped(value: Val<'_>, to: Elem) -> Type<'_> {
    let ty = value.ty();
    let e = Emitter::new(builder_at(value));
    if ty.is_tensor() || !ty.to_string().starts_with('!') {
        let dims: Vec<i64> = ty.dims().into_iter().map(|d| d.unwrap_or(-1)).collect();
        return if ty.is_tensor() { e.tensor(&dims, to) } else { e.elem(to) };
    }
    // `!torch.vtensor<[2,?,40],bf16>`
    let text = ty.to_string();
    let (shape, _) = text.rsplit_once(',').expect("a shape and a type");
    e.builder.parse_type(&format!("{shape},{to}>"))
}

/// Returns a builder with the context of a value; nothing is built.
fn builder_at(value: Val<'_>) -> Builder<'_> {
    match (value.definition(), value.argument()) {
        (Some((op, _)), _) => Builder::before(op),
        (None, Some((block, _))) => {
            Builder::before(block.first().expect("an operation in a block"))
        }
        (None, None) => unreachable!("a value is a result or an argument"),
    }
}

fn remark(outcome: &Outcome<'_>, boundary: Boundary) {
    let location = outcome.after.location();
    if let Some(why) = &outcome.report.kept {
        let code = outcome.report.code.unwrap_or_default();
        let message = format!("missed [{code}] the cache stays as it is: {why}");
        emit_remark(location, RemarkKind::Missed, code, &message);
        return;
    }
    let at = match boundary {
        Boundary::Argument => "the caller hands it over so",
        Boundary::Entry => "quantized where it enters, in every step",
    };
    let report = &outcome.report;
    let message = format!(
        "quantized: the cache is {} instead of {}, scale {} ({at})",
        report.to, report.from, report.scale
    );
    emit_remark(location, RemarkKind::Passed, "quantized", &message);
}
