//! Raises the ops of an attention core to one `mla.decode`.
//!
//! Before:
//! ```mlir
//! %s = linalg.batch_matmul ins(%q, %k_t) ...      // twice, added, scaled, masked
//! %p = linalg.generic ... math.exp ...            // softmax over the cached rows
//! %o = linalg.batch_matmul ins(%p, %c) ...
//! ```
//! After:
//! ```mlir
//! %o = mla.decode q(%q, %qr) kv(%c, %k) lengths(%len) {...} : ... -> tensor<BxQxHxRxf32>
//! ```
//! Conditions: those of [`crate::detect`]; every operand dominates the output because the output
//! was computed from it.
//!
//! Codes: all of [`crate::detect::Code`]; a remark states the code of each site that stays.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    dominance,
    emit::{self, Dialect, Emitter, Extents},
    helpers::Helpers,
    plan::DecodeOperands,
    survey::Survey,
    sweep,
};
use crate::{
    detect::{self, Code, Empty, Limits, Miss, Operand, Proof, Step},
    frontend::{self, MlirReader, sizes::Sizes},
    graph::{Elem, Graph, Linear, Literal, Value},
    ir::{Attr, Block, Op, Val, edit::Builder},
    report::StepReport,
    session,
    shim::{RemarkKind, emit_remark},
};

/// What became of one softmax.
#[derive(Clone)]
pub struct RaisedSite<'c> {
    /// The operation with the exponential; it may be erased after the pass.
    pub location: String,
    /// The function that holds it.
    pub function: String,
    /// The raw location, for remarks.
    pub raw_location: mlir_sys::MlirLocation,
    /// The proof, or why there is none.
    pub outcome: Result<Box<Proof>, Miss>,
    /// Location and name of the operation at which a miss was seen.
    pub seen_at: Option<String>,
    /// The conditions that hold and where, if someone will read them.
    pub proved: Vec<StepReport>,
    /// The new operation.
    pub decode: Option<Op<'c>>,
    /// The sum of the lengths, where all of them are known.
    pub rows: Option<i64>,
}

/// A core that was proved and is about to be rewritten.
pub struct Candidate<'a> {
    /// The function that holds it.
    pub function: &'a str,
    /// Its location.
    pub location: &'a str,
    /// The dialect of its graph.
    pub dialect: Dialect,
    /// The operation around it inside of which MLIR resolves no symbol, if there is one.
    pub unresolved: Option<&'a str>,
    /// The proof.
    pub proof: &'a Proof,
    /// Its extents; -1 where they are known only when running.
    pub extents: detect::Extents,
    /// The extents of the latent cache; -1 where they are known only when running.
    pub cache: &'a [i64],
}

/// Finds every core of a module and raises those that `admit` does not refuse.
pub fn run<'c>(
    survey: &mut Survey<'c>,
    limits: Limits,
    admit: &mut dyn FnMut(&Candidate<'_>) -> Result<(), Miss>,
) -> Vec<RaisedSite<'c>> {
    let sizes = Rc::new(frontend::sizes_around(&survey.exponentials));
    let graph = Graph::new(Box::new(MlirReader { sizes: sizes.clone() }));
    let exps = frontend::owners(&graph, &survey.exponentials);
    let sites = detect::sites(&graph, &exps, limits);
    let mut rewriter = Raiser {
        graph: &graph,
        extents: Rc::new(Extents::new(sizes.clone())),
        lengths: FxHashMap::default(),
        rules: FxHashMap::default(),
        asserted: FxHashSet::default(),
    };
    let mut dead = Vec::new();
    let wants_chains = session::wants_chains();
    let raised = sites
        .into_iter()
        .map(|site| {
            let op = definition(&graph, site.exp).expect("an exponential is a result");
            let location = op.location_text();
            let function = function_of(op);
            let raw_location = op.location();
            let outcome = site.outcome.and_then(|mut proof| {
                let (function, location) = (function.as_str(), location.as_str());
                let assumed = proof.equal_sizes.iter().map(|at| sizes.assumption(*at).text.clone());
                proof.assumptions.extend(assumed);
                let (dialect, unresolved) = (Dialect::of(op), unresolved_in(op));
                let known = sizes_are_visible(&sizes, &proof, op)
                    .and_then(|()| known_extents(&graph, &proof));
                if known.as_ref().is_ok_and(|extents| extents.rows < 0) {
                    proof.assumptions.push("the cache has at least one row".into());
                }
                let admitted = known.and_then(|extents| {
                    let (proof, cache) = (&proof, &cache_extents(&graph, &proof)[..]);
                    let candidate = Candidate {
                        function,
                        location,
                        dialect,
                        unresolved,
                        proof,
                        extents,
                        cache,
                    };
                    admit(&candidate)?;
                    Ok(extents)
                });
                match admitted {
                    Ok(extents) => Ok((proof, extents)),
                    Err(miss) => Err(Miss { steps: proof.steps, ..miss }),
                }
            });
            let seen_at = match &outcome {
                Err(Miss { at: Some(value), .. }) => definition(&graph, *value).map(place),
                _ => None,
            };
            let steps = match &outcome {
                Ok((proof, _)) => &proof.steps,
                Err(miss) => &miss.steps,
            };
            let proved = if wants_chains {
                steps.iter().map(|step| describe(&graph, *step)).collect()
            } else {
                Vec::new()
            };
            let decode = outcome.as_ref().ok().map(|(proof, _)| {
                dominance::note(survey, op);
                rewriter.rewrite(proof, op, &mut dead)
            });
            survey.decodes.extend(decode);
            let rows = outcome.as_ref().ok().and_then(|(proof, _)| constant_rows(&graph, proof));
            let outcome = outcome.map(|(proof, extents)| Box::new(Proof { extents, ..*proof }));
            RaisedSite { location, function, raw_location, outcome, seen_at, proved, decode, rows }
        })
        .collect();
    survey.exponentials.clear();
    sweep::run(survey, dead);
    raised
}

/// Misses where a size that a decode, or a check of an assumption, needs is not known at `exp`.
fn sizes_are_visible(sizes: &Sizes, proof: &Proof, exp: Op<'_>) -> Result<(), Miss> {
    let x = proof.extents;
    let pages = proof.pages.as_ref().map_or(0, |p| p.count);
    let extents = [x.batch, x.rows, pages].into_iter().filter_map(|n| sizes.size_of(n));
    let assumed = proof.equal_sizes.iter().map(|at| sizes.assumption(*at));
    let assumed = assumed.flat_map(|a| [a.left.clone(), a.right.clone()]);
    match extents.chain(assumed).find_map(|size| sizes.hidden_from(&size, exp)) {
        None => Ok(()),
        Some(size) => {
            let note = format!("{size} is computed in a region that the softmax is not in");
            Err(Miss::new(Code::Dynamic, None, note))
        }
    }
}

/// Returns the extents of a proof with -1 for those that are known only when running, or why a
/// decode cannot have them.
fn known_extents(graph: &Graph<'_>, proof: &Proof) -> Result<detect::Extents, Miss> {
    let x = proof.extents;
    let dynamic = |n: i64| graph.is_size(n);
    let miss = |what: &str| {
        Err(Miss::new(Code::NoKernel, None, format!("{what} is known only when running")))
    };
    let width = |w: &Option<detect::Projection>| w.as_ref().map_or(0, |w| w.width);
    for (what, n) in [
        ("the number of query tokens", x.query),
        ("the number of heads", x.heads),
        ("the latent width", x.latent),
        ("the rotary width", x.rope),
        ("the width of a head", width(&proof.w_uk)),
        ("the width of a head", width(&proof.w_uv)),
        ("the page size", proof.pages.as_ref().map_or(1, |p| p.size)),
        ("the number of columns of a scale", proof.scale_group),
    ] {
        if dynamic(n) {
            return miss(what);
        }
    }
    let mut maps: Vec<&[Linear]> = proof.operands().map(|o| &o.map[..]).collect();
    maps.push(&proof.out_map);
    maps.extend(proof.lse.iter().map(|lse| &lse.map[..]));
    for dim in maps.into_iter().flatten() {
        if dynamic(dim.constant) || dim.terms.iter().any(|(_, n)| dynamic(*n)) {
            return miss("where an operand's rows lie");
        }
    }
    let or_unknown = |n: i64| if dynamic(n) { -1 } else { n };
    Ok(detect::Extents { batch: or_unknown(x.batch), rows: or_unknown(x.rows), ..x })
}

/// Returns the extents of the latent cache, -1 where they are known only when running.
fn cache_extents(graph: &Graph<'_>, proof: &Proof) -> Vec<i64> {
    let key = graph.key(proof.latent.value).expect("a value of the IR");
    let dims = frontend::tensor_type(frontend::value_of(key).ty()).dims;
    dims.into_iter().map(|d| d.unwrap_or(-1)).collect()
}

/// Returns the sum of the lengths of a proof if it is known.
fn constant_rows(graph: &Graph<'_>, proof: &Proof) -> Option<i64> {
    let x = proof.extents;
    let length = match &proof.lengths {
        None => x.rows,
        Some(l) if l.source.is_none() && !graph.is_size(l.offset) => l.offset.clamp(0, x.rows),
        Some(_) => return None,
    };
    (!graph.is_size(x.rows) && !graph.is_size(x.batch)).then_some(x.batch * length)
}

/// Does the same in a module whose private helpers are inlined where a core is raised, and erases
/// those that nothing calls any more. Returns what is in the module then.
pub fn run_with_helpers<'c>(
    module: Op<'c>,
    limits: Limits,
    admit: &mut dyn FnMut(&Candidate<'_>) -> Result<(), Miss>,
) -> (Survey<'c>, Vec<RaisedSite<'c>>) {
    let mut survey = Survey::of(module);
    let helpers = Helpers::inline(module, &survey);
    if !helpers.is_empty() {
        survey = Survey::of(module);
    }
    survey.exponentials.retain(|op| !helpers.is_moved(*op));
    let sites = run(&mut survey, limits, admit);
    if sites.iter().any(|site| site.decode.is_some()) {
        survey.uncalled.extend(helpers.inlined());
    }
    if helpers.restore(|function| raises_in(&sites, function)) {
        let (nests, uncalled) = (survey.nests, survey.uncalled);
        survey = Survey { nests, uncalled, ..Survey::of(module) };
        survey.exponentials.clear();
    }
    sweep::erase_uncalled(&mut survey, module);
    (survey, sites)
}

/// Returns true if a site in `function` was raised.
fn raises_in(sites: &[RaisedSite<'_>], function: Op<'_>) -> bool {
    let name = function.attr("sym_name").and_then(Attr::text);
    sites.iter().any(|s| s.decode.is_some() && Some(s.function.as_str()) == name)
}

/// Returns an operation's name and location.
fn place(op: Op<'_>) -> String {
    format!("{} at {}", op.name(), op.location_text())
}

fn describe(graph: &Graph<'_>, step: Step) -> StepReport {
    let seen_at = match definition(graph, step.at) {
        Some(op) => place(op),
        None => graph
            .key(step.at)
            .and_then(|key| frontend::value_of(key).argument())
            .map_or_else(|| "inside".into(), |(_, at)| format!("argument {at}")),
    };
    StepReport { condition: step.condition, seen_at }
}

fn definition<'c>(graph: &Graph<'_>, value: Value) -> Option<Op<'c>> {
    frontend::value_of(graph.key(value)?).definition().map(|(op, _)| op)
}

/// Returns the name of the function around an operation, or of its outermost parent.
fn function_of(op: Op<'_>) -> String {
    let name = |op: Op<'_>| Some(op.attr("sym_name")?.text()?.to_owned());
    std::iter::once(op).chain(op.ancestors()).find_map(name).unwrap_or_default()
}

/// Returns the operation around `op` that MLIR takes for a symbol table that it does not know: one
/// of an unregistered dialect, with a single region. A call inside of it does not verify.
fn unresolved_in(op: Op<'_>) -> Option<&str> {
    op.ancestors().find(|op| op.region_count() == 1 && !op.is_registered()).map(Op::name)
}

struct Raiser<'g, 'r, 'c> {
    graph: &'g Graph<'r>,
    extents: Rc<Extents<'c>>,
    /// Lengths by their source, so that layers share one value: the graph's, and the decode's.
    lengths: FxHashMap<LengthKey, [Val<'c>; 2]>,
    /// Rules for empty rows, parsed once.
    rules: FxHashMap<&'static str, Attr<'c>>,
    /// The assumed equalities of sizes that a block checks.
    asserted: FxHashSet<(Block<'c>, usize)>,
}

type LengthKey = (usize, Option<Value>, Vec<Linear>, i64, i64, i64);

impl<'c> Raiser<'_, '_, 'c> {
    fn value(&self, value: Value) -> Val<'c> {
        frontend::value_of(self.graph.key(value).expect("a value of the IR"))
    }

    /// Replaces the core by a decode; what it was computed from is left in `dead`.
    fn rewrite(&mut self, proof: &Proof, exp: Op<'c>, dead: &mut Vec<Op<'c>>) -> Op<'c> {
        let old = self.value(proof.out);
        let (old_op, _) = old.definition().expect("an output is a result");
        let lse = proof.lse.as_ref().map(|lse| {
            let value = self.value(lse.value);
            (lse, value, value.definition().expect("a log-sum-exp is a result").0)
        });
        // Everything that a decode reads was computed before the exponential, and everything that
        // uses its results comes after the exponential or, in fused graphs, after the sum.
        let anchor = match lse {
            Some((_, _, op)) if op.is_before(exp) => op,
            _ => exp,
        };
        let e = Emitter::of(Builder::before(anchor), Dialect::of(exp)).with_extents(&self.extents);
        let x = proof.extents;
        for at in &proof.equal_sizes {
            if self.asserted.insert((e.builder.block(), *at)) {
                e.assert_assumption(*at);
            }
        }

        let mut q_latent = self.value(proof.q_latent.value);
        if let Some(w_uk) = &proof.w_uk {
            q_latent = e.absorb(q_latent, self.value(w_uk.weight.value), proof, w_uk);
        }
        q_latent = self.scaled(&e, q_latent, proof, 0);
        // Widening keeps every value; the narrower part is a few rows.
        let q_latent = e.convert(q_latent, proof.query_elem());
        let q_rope = proof.q_rope.as_ref().map(|q| {
            let scaled = self.scaled(&e, self.value(q.value), proof, 1);
            e.convert(scaled, proof.query_elem())
        });
        let latent = self.value(proof.latent.value);
        let rope = proof.rope.as_ref().map(|k| self.value(k.value));
        let [lengths, builtin_lengths] = self.lengths(proof, anchor, e.dialect);
        let mask = proof.mask.as_ref().map(|mask| {
            let value = self.value(mask.operand.value);
            mask.flags.map_or(value, |f| e.mask_of_flags(value, f.visible, f.fill))
        });

        let page_table = proof.pages.as_ref().map(|pages| {
            let table = self.value(pages.table.value);
            e.convert(table, Elem::Int(32))
        });
        let [latent_scale, rope_scale] = [0, 1].map(|at| {
            let scale = proof.cache_scales[at].as_ref()?;
            Some(if let Some(tensor) = &scale.tensor {
                e.scaled(self.value(tensor.value), scale.factor, Elem::F32)
            } else {
                e.full(&[1], &Literal::Float(scale.factor), Elem::F32)
            })
        });
        let builtin = |value: Option<Val<'c>>| value.map(|v| e.builtin(v));
        let fused = rope == Some(latent);
        let latent = e.builtin(latent);
        let operands = DecodeOperands {
            q_latent: e.builtin(q_latent),
            q_rope: builtin(q_rope),
            latent,
            rope: if fused { Some(latent) } else { builtin(rope) },
            lengths: builtin_lengths,
            mask: builtin(mask),
            page_table: builtin(page_table),
            latent_scale: builtin(latent_scale),
            rope_scale: builtin(rope_scale),
            sizes: e.dynamic_dims(&[x.rows, proof.pages.as_ref().map_or(0, |p| p.count)]),
            rest: Vec::new(),
        };
        let (operands, segments) = operands.in_order();

        let out_type = e.tensor(&[x.batch, x.query, x.heads, x.latent], proof.decode_elem());
        let mut results = vec![out_type];
        if proof.lse.is_some() {
            results.push(e.tensor(&[x.batch, x.query, x.heads], Elem::F32));
        }
        let rule = proof.empty.name();
        let empty =
            *self.rules.entry(rule).or_insert_with(|| e.parse(&format!("#mla.empty<{rule}>")));
        let attributes = attributes(&e, proof, &segments, empty);
        let attributes: Vec<(&str, Attr<'c>)> = attributes.iter().map(|(n, a)| (*n, *a)).collect();
        let decode = e.builder.create("mla.decode", &operands, &results, &attributes);

        let raw = e.with_dims(decode.result(0), &[x.batch, x.query, x.heads, x.latent]);
        let mut out = e.native(raw);
        if let Some(w_uv) = &proof.w_uv {
            out = e.project(out, self.value(w_uv.weight.value), proof, w_uv);
        } else if proof.is_scaled() {
            out = e.scaled(out, proof.out_factor, proof.out_elem);
        }
        let out = e.from_roles(out, &proof.out_map, old.ty());
        if let Some((lse, old_lse, lse_op)) = lse {
            // All T scores are the fill where a request has no visible row.
            let empty = match proof.empty {
                Empty::Mean { fill } => Some((lengths, e.log_of(x.rows, fill))),
                _ => None,
            };
            let ty = old_lse.ty();
            let raw = e.with_dims(decode.result(1), &[x.batch, x.query, x.heads]);
            let elem = e.elem_of_type(ty);
            let value = e.log_sum_exp(e.native(raw), lse.factor, empty, elem);
            let value = e.from_roles(value, &lse.map, ty);
            old_lse.replace_all_uses_with(value);
            dead.push(lse_op);
        }
        old.replace_all_uses_with(out);
        dead.push(old_op);
        decode
    }

    /// Returns the latent (`part` 0) or rotary (1) query times what its scores are multiplied by.
    fn scaled(&self, e: &Emitter<'c>, query: Val<'c>, proof: &Proof, part: usize) -> Val<'c> {
        let x = proof.extents;
        let scales = &proof.query_scales[part];
        if scales.is_empty() {
            return query;
        }
        let dims = [x.batch, x.query, x.heads, [x.latent, x.rope][part]];
        let by: Vec<_> = scales
            .iter()
            .map(|s| (self.value(s.operand.value), s.operand.map.clone(), s.divides))
            .collect();
        e.scaled_by(query, &unscaled_map(proof, part), &dims, &by)
    }

    /// Returns the lengths of the requests as i32[B], clamped to the cached rows: as the graph has
    /// tensors, and as a decode takes them.
    fn lengths(&mut self, proof: &Proof, anchor: Op<'c>, dialect: Dialect) -> [Val<'c>; 2] {
        let x = proof.extents;
        let (source, map, offset): (Option<&Operand>, &[Linear], i64) = match &proof.lengths {
            Some(l) => (l.source.as_ref(), l.source.as_ref().map_or(&[], |s| &s.map), l.offset),
            None => (None, &[], x.rows),
        };
        let block = anchor.block().expect("in a block");
        // Beyond that, every token of a causal step sees every row.
        let most = x.rows + if proof.causal { x.query - 1 } else { 0 };
        let key: LengthKey = (
            block.to_raw().ptr as usize,
            source.map(|s| s.value),
            map.to_vec(),
            offset,
            x.batch,
            most,
        );
        if let Some(known) = self.lengths.get(&key) {
            return *known;
        }
        // As early as possible: all layers of the block share the value.
        let value = source.map(|s| self.value(s.value));
        let early = emit::after_definition(value, block, anchor);
        let of = |place: Op<'c>| {
            Emitter::of(Builder::before(place), dialect).with_extents(&self.extents)
        };
        let sizes = [offset, x.batch, most];
        // Sizes that are known only when running are values too, which come first.
        let e = of(anchor);
        let e = if sizes.iter().any(|n| e.is_dynamic(*n)) { e } else { of(early) };
        let lengths = e.lengths(value.map(|v| (v, map)), offset, x.batch, most);
        let both = [lengths, e.builtin(lengths)];
        self.lengths.insert(key, both);
        both
    }
}

/// The identity over (b, q, h, column).
fn roles() -> Vec<Linear> {
    Linear::identity(4)
}

/// Returns the map of the latent (`part` 0) or rotary (1) query before it is scaled.
fn unscaled_map(proof: &Proof, part: usize) -> Vec<Linear> {
    match (part, &proof.w_uk, &proof.q_rope) {
        (0, None, _) => proof.q_latent.map.clone(),
        (1, _, Some(rope)) => rope.map.clone(),
        _ => roles(),
    }
}

/// Returns the map of a part of the query as the decode reads it.
fn query_map(proof: &Proof, part: usize) -> Vec<Linear> {
    if proof.query_scales[part].is_empty() { unscaled_map(proof, part) } else { roles() }
}

/// Returns the attributes of a decode.
fn attributes<'c>(
    e: &Emitter<'c>,
    proof: &Proof,
    segments: &[i32],
    empty: Attr<'c>,
) -> Vec<(&'static str, Attr<'c>)> {
    let cache_dims = if proof.pages.is_some() { 4 } else { 3 };
    let mut all = vec![
        ("operandSegmentSizes", e.i32_array(segments)),
        ("q_latent_map", e.map(4, &query_map(proof, 0))),
        ("latent_map", e.map(cache_dims, &proof.latent.map)),
        ("kv_length", e.i64(e.static_or_unknown(proof.extents.rows))),
        ("scale_latent", e.f64(proof.scale_latent)),
        ("scale_rope", e.f64(proof.scale_rope)),
        ("empty", empty),
    ];
    if let Some(k) = &proof.rope {
        all.push(("q_rope_map", e.map(4, &query_map(proof, 1))));
        all.push(("rope_map", e.map(cache_dims, &k.map)));
        all.push(("rope_width", e.i64(proof.extents.rope)));
    }
    if let Some(mask) = &proof.mask {
        all.push(("mask_map", e.map(4, &mask.operand.map)));
        all.push(("mask_scale", e.f64(mask.scale)));
    }
    for (name, scale) in ["latent_scale_map", "rope_scale_map"].iter().zip(&proof.cache_scales) {
        let Some(scale) = scale else { continue };
        let one = [Linear::default()];
        let map = scale.tensor.as_ref().map_or(&one[..], |t| &t.map);
        all.push((name, e.map(cache_dims, map)));
    }
    if proof.cache_scales.iter().any(Option::is_some) {
        all.push(("scale_group", e.i64(proof.scale_group)));
    }
    if let Some(pages) = &proof.pages {
        all.push(("page_table_map", e.map(2, &pages.table.map)));
        all.push(("page_size", e.i64(pages.size)));
        all.push(("page_count", e.i64(e.static_or_unknown(pages.count))));
    }
    if proof.causal {
        all.push(("causal", e.unit()));
    }
    all
}

/// Emits the remark of a site that stays.
pub fn remark(site: &RaisedSite<'_>, miss: &Miss) {
    let verdict = if miss.code.is_rejection() { "rejected" } else { "missed" };
    let text = explain(miss.code, &miss.note, site.seen_at.as_deref());
    let message = format!("{verdict} [{}] {text}", miss.code.name());
    emit_remark(site.raw_location, RemarkKind::Missed, miss.code.name(), &message);
}

/// Returns a miss in words: why, what was seen, where, and what would help.
pub fn explain(code: Code, note: &str, seen_at: Option<&str>) -> String {
    let mut text = code.reason().to_owned();
    if !note.is_empty() {
        text.push_str(": ");
        text.push_str(note);
    }
    if let Some(place) = seen_at {
        text.push_str(", seen in ");
        text.push_str(place);
    }
    text.push_str("; ");
    text.push_str(code.help());
    text
}
