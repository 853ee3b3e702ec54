//! Proves one attention core: the equation of an MLA decode step, from the output backwards.

use super::{
    algebra::{Factor, Product},
    coefficient::Coefficient,
    expr::{Context, Expr, renamed},
    index::Element,
    latent::Values,
    lengths::Masks,
    mask::Logits,
    proof::{
        CacheScale, Code, Empty, Extents, Miss, Operand, Part, Parts, Projection, Proof, Proved,
        QueryScale,
    },
    roles::{Assignment, Columns, Elements, Roles},
    softmax::Softmax,
};
use crate::graph::{CombineKind, Elem, Graph, Linear, Value};

/// Bounds of what counts as a decode step.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest number of query tokens.
    pub max_query: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { max_query: 16 }
    }
}

/// Proves the core whose probabilities `softmax` found.
pub(super) fn prove(
    graph: &Graph<'_>,
    softmax: &Softmax,
    root: Value,
    limits: Limits,
) -> Proved<Box<Proof>> {
    let proof = prove_with_steps(graph, softmax, root, limits);
    // A division may follow, and columns that the graph drops may be none of the latent's: padding,
    // or rotary. The nearest output that is normalised says why there is no proof.
    proof.or_else(|mut miss| {
        for out in Context::new(graph).outputs(root, &softmax.sums) {
            match prove_with_steps(graph, softmax, out, limits) {
                Ok(proof) => return Ok(proof),
                Err(other) if miss.code == Code::NotNormalised => miss = other,
                Err(_) => {}
            }
        }
        Err(miss)
    })
}

/// As [`prove_output`], with the conditions that held.
fn prove_with_steps(
    graph: &Graph<'_>,
    softmax: &Softmax,
    out: Value,
    limits: Limits,
) -> Proved<Box<Proof>> {
    let cx = &mut Context::new(graph);
    let proof = prove_output(cx, softmax, out, limits);
    let steps = std::mem::take(&mut cx.steps);
    match proof {
        _ if cx.is_exhausted() => {
            let note = "values are used twice, again and again, on the way from the scores";
            Err(Miss { steps, ..Miss::new(Code::Effort, Some(out), note) })
        }
        Ok(mut proof) => {
            let mut missing = None;
            proof.each_value(|value| {
                if graph.key(*value).is_none() {
                    missing = Some(*value);
                }
            });
            if missing.is_some() {
                let note = "an operand is joined inside of another operation";
                return Err(Miss { steps, ..Miss::new(Code::Layout, missing, note) });
            }
            proof.steps = steps;
            Ok(proof)
        }
        Err(miss) => Err(Miss { steps, ..miss }),
    }
}

/// As [`prove`], of one output.
fn prove_output(
    cx: &mut Context<'_, '_>,
    softmax: &Softmax,
    out: Value,
    limits: Limits,
) -> Proved<Box<Proof>> {
    let output = numerator(cx, out, None)?;
    let Output { element, exponent, value, column, row, divisor, guarded, factor, divisor_factor } =
        output;

    cx.holds("the output is a sum over the normalised rows of exp(score) times a value", out);
    cx.holds("it is divided by the sum of the same exponentials over the same rows", divisor.value);
    let mut logits = Logits::default();
    cx.logits(&exponent, &Coefficient::number(1.0), row, &mut logits)?;
    let value = cx.vars.resolve_element(&value);
    let mut parts = Parts::default();
    for (coefficient, sum) in logits.contractions.clone() {
        cx.parts(&coefficient, &sum, row, &mut parts)?;
    }
    cx.pieces(&mut parts);
    if parts.pieces.is_empty() {
        return Err(Miss::new(Code::NoScores, Some(out), "the scores contain no contraction"));
    }
    let scored = parts.pieces[0].cache.value;
    cx.holds("the score is a sum of contractions of a query with cached rows", scored);
    let values = Values { cache: value, column, factor: 1.0, weight: None };
    let (mut latent, mut rope, values) = cx.shared_latent(parts, &values, row)?;
    cx.holds("keys and values read the same columns of one cache", latent.cache.value);
    if let Some(rope) = &rope {
        cx.holds("what is left of the score is one rotary part", rope.cache.value);
    }
    cx.dequantized(&mut latent, rope.as_mut());
    check_elements(cx, &latent, rope.as_ref(), &values)?;
    for part in std::iter::once(&mut latent).chain(rope.as_mut()) {
        part.cache = cx.of_result(&part.cache);
    }

    // Which variables are batch, query and head.
    let projection = cx.projection(&latent.query, latent.column);
    let mut elements = Elements::gather(cx, &latent, rope.as_ref(), &values, &element);
    let mut columns = Columns {
        latent: latent.column,
        key: latent.weight.as_ref().map_or(latent.column, |w| w.column),
        rope: rope.as_ref().map_or(latent.column, |r| r.column),
        value: values.column,
        out: values.weight.as_ref().map_or(values.column, |(w, _)| w.column),
    };
    columns.join(cx, &mut elements)?;
    let weight = elements.w_uk.as_ref().or(elements.w_uv.as_ref()).map(Element::vars);
    let weight = weight.or_else(|| projection.as_ref().map(|p| p.vars.clone()));
    let given = Assignment { row, columns: columns.all(), weight: weight.as_deref() };
    let roles = Roles::assign(cx, &mut elements, &given)?;
    cx.holds("the cache has no index of the heads, which share it", latent.cache.value);
    let projected =
        |of: Option<&Element>, column: u32, factor: f64| -> Proved<Option<Projection>> {
            let Some(element) = of else { return Ok(None) };
            let latent = if column == columns.out { columns.value } else { columns.latent };
            let map = roles.weight_map(cx, element, column, latent)?;
            let width = cx.vars.extent(column).ok_or_else(|| {
                Miss::new(Code::Dynamic, Some(element.value), "the width of a head is not known")
            })?;
            Ok(Some(Projection { weight: operand(cx, element, map), width, factor }))
        };
    let w_uk = projected(elements.w_uk.as_ref(), columns.key, 1.0)?;
    let w_uv_factor = values.weight.as_ref().map_or(1.0, |(_, factor)| *factor);
    let w_uv = projected(elements.w_uv.as_ref(), columns.out, w_uv_factor)?;
    if w_uk.is_some() || w_uv.is_some() {
        check_naive(&roles.extents, w_uk.as_ref(), w_uv.as_ref(), out)?;
    } else if rope.is_none()
        && !(projection.is_some() && cx.is_projected(out, roles.extents.latent))
    {
        return Err(Miss::new(Code::NoRope, Some(out), "key and value are one tensor"));
    }
    if roles.extents.query > limits.max_query {
        let note = format!("{} query tokens, at most {}", roles.extents.query, limits.max_query);
        return Err(Miss::new(Code::LongQuery, Some(out), note));
    }
    let half_scores =
        [&latent.query, &latent.cache].iter().all(|e| cx.graph.tensor(e.value).elem == Elem::F16);
    let mut masks = Masks::read(cx, &logits, &roles, row, half_scores)?;
    if guarded && masks.empty == Empty::Nan {
        masks.empty = Empty::Zero;
    }
    cx.holds("masks are lengths, causal, or one tensor, and vanish in the softmax", out);
    let lse = super::lse::find(cx, softmax, out, (&divisor, divisor_factor), &logits, &roles)?;

    let query_map = |e: &Element, column: u32| roles.map(cx, e, &[column]);
    let q_latent = operand(cx, &elements.q_latent, query_map(&elements.q_latent, columns.key)?);
    let cache_map = |e: &Element, column: u32| roles.cache_map(cx, e, column);
    let latent_operand =
        operand(cx, &elements.latent, cache_map(&elements.latent, columns.latent)?);
    let (q_rope, rope_operand, scale_rope) = match &rope {
        Some(part) => {
            let (q, k) = (elements.q_rope.as_ref(), elements.rope.as_ref());
            let (Some(q), Some(k)) = (q, k) else { unreachable!("gathered with the part") };
            let q = operand(cx, q, query_map(q, columns.rope)?);
            let k = operand(cx, k, cache_map(k, columns.rope)?);
            (Some(q), Some(k), part.coefficient)
        }
        None => (None, None, 0.0),
    };
    let pages = roles.pages(cx, &elements)?;
    let mut query_scales = [Vec::new(), Vec::new()];
    for (at, part) in [Some(&latent), rope.as_ref()].into_iter().enumerate() {
        let Some(part) = part else { continue };
        for (factor, element) in part.factors.iter().zip(&elements.factors[at]) {
            let operand = operand(cx, element, roles.map(cx, element, &[])?);
            query_scales[at].push(QueryScale { operand, divides: factor.divides });
        }
    }
    let (cache_scales, scale_group) = cache_scales(cx, &roles, &elements, &latent, rope.as_ref())?;
    let mut assumptions = masks.assumptions;
    if pages.is_some() {
        assumptions.push("page indices lie inside the pool".into());
    }
    Ok(Box::new(Proof {
        out,
        out_elem: cx.graph.tensor(out).elem,
        out_factor: factor * values.factor,
        out_map: query_map(&elements.out, columns.out)?,
        lse,
        extents: roles.extents,
        q_latent,
        q_rope,
        query_scales,
        w_uk,
        w_uv,
        latent: latent_operand,
        rope: rope_operand,
        pages,
        cache_scales,
        scale_group,
        scale_latent: latent.coefficient,
        scale_rope,
        lengths: masks.lengths,
        causal: masks.causal,
        mask: masks.tensor,
        empty: masks.empty,
        assumptions,
        equal_sizes: Vec::new(),
        steps: Vec::new(),
    }))
}

/// The output of a core, taken apart.
struct Output {
    element: Element,
    exponent: Expr,
    value: Element,
    column: u32,
    row: u32,
    divisor: Element,
    /// Rows with nothing visible give 0.
    guarded: bool,
    /// What the quotient is multiplied by.
    factor: f64,
    /// The divisor is this times the sum.
    divisor_factor: f64,
}

/// Checks `out = sum_t exp(y) c / sum_t exp(y)` and returns its parts. Views do not split the index
/// of dimension `whole`.
fn numerator(cx: &mut Context<'_, '_>, out: Value, whole: Option<usize>) -> Proved<Output> {
    let before = cx.vars.clone();
    let (element, product) = taken_apart(cx, out, whole);
    let miss = |code, note: &str| Miss::new(code, Some(out), note);
    let mut exponents = Vec::new();
    let mut values = Vec::new();
    for factor in &product.factors {
        match factor {
            Factor::Exp(e) => exponents.push(e.clone()),
            Factor::Element(e) => values.push(e.clone()),
        }
    }
    let [exponent] = &exponents[..] else {
        return Err(miss(Code::NoContraction, "the output is not a product with an exponential"));
    };
    let [value] = &values[..] else {
        let note = format!("{} tensors besides the exponential", values.len());
        return Err(miss(Code::OutputScaled, &note));
    };
    let [divisor] = &product.over[..] else {
        return Err(miss(Code::NotNormalised, "no division by the sum follows"));
    };
    if product.elems.contains(&Elem::F64) {
        return Err(miss(Code::DoublePrecision, "f64 in the output"));
    }
    let row = match product.bound[..] {
        [row] => Some(row),
        // A cache in pages may be summed over pages and rows of a page.
        [page, slot] => cx.vars.unite(page, slot),
        _ => None,
    };
    let row = row.ok_or_else(|| {
        let note = format!("{} summed dimensions", product.bound.len());
        miss(Code::Layout, &note)
    })?;
    let divisor_factor = denominator(cx, divisor, exponent, row)?;
    let factor = product.coefficient / divisor_factor;
    if !factor.is_finite() || factor == 0.0 {
        return Err(miss(Code::OutputScaled, &format!("a factor {factor}")));
    }
    let scores = cx.resolved(exponent);
    let scores = cx.scores_of(&scores, row);
    for (condition, zero) in &product.zeros {
        let condition = cx.resolved(condition);
        if !cx.is_empty_row(&condition, *zero, &scores, row) {
            return Err(miss(Code::OutputScaled, "a choice between the probabilities and 0"));
        }
    }
    let value = cx.vars.resolve_element(value);
    if !cx.reaches(&value, row) {
        return Err(miss(Code::OtherAxis, "the value does not run over the normalised axis"));
    }
    let resolved = cx.resolved(exponent);
    let rows = cx.vars.parts(row);
    let columns: Vec<u32> = cx
        .vars_below(&value)
        .into_iter()
        .filter(|v| !rows.contains(v) && !resolved.uses(*v))
        .collect();
    let column = match columns[..] {
        [column] => column,
        [] => return Err(miss(Code::NoContraction, "no columns of the value")),
        _ => {
            // A view on the way to the value split one dimension of the output.
            let split = element
                .index
                .iter()
                .position(|e| e.as_var().is_some_and(|v| cx.vars.parts(v).iter().eq(&columns)));
            if whole.is_none() && split.is_some() {
                cx.vars = before;
                return numerator(cx, out, split);
            }
            let note = format!("{} columns of the value", columns.len());
            return Err(miss(Code::Layout, &note));
        }
    };
    Ok(Output {
        element: cx.vars.resolve_element(&element),
        exponent: exponent.clone(),
        value,
        column,
        row,
        divisor: divisor.clone(),
        guarded: !product.zeros.is_empty(),
        factor,
        divisor_factor,
    })
}

/// Returns the general element of an output, and what it is a product of.
fn taken_apart(cx: &mut Context<'_, '_>, out: Value, whole: Option<usize>) -> (Element, Product) {
    let element = cx.general(out);
    let whole = whole.and_then(|dim| element.index.get(dim)?.as_var());
    let mut product = Product { whole: whole.into_iter().collect(), ..Product::default() };
    // What cannot be read is missing from the product, which is then refused.
    let _ = cx.product(&Expr::Element(element.clone()), 1, &mut product);
    (element, product)
}

/// Checks that `divisor` is a factor times the sum of the exponential over all rows, and returns
/// the factor.
fn denominator(
    cx: &mut Context<'_, '_>,
    divisor: &Element,
    exponent: &Expr,
    row: u32,
) -> Proved<f64> {
    let at = Some(divisor.value);
    let Some(Expr::Reduce { kind: CombineKind::Sum, vars, body, init }) = cx.unfold(divisor) else {
        return Err(Miss::new(Code::NotNormalised, at, "the divisor is not a sum"));
    };
    let here = cx.vars.resolve_element(divisor);
    if cx.vars.parts(row).iter().any(|v| here.uses(*v)) {
        return Err(Miss::new(Code::OtherAxis, at, "there is a sum for each cached row"));
    }
    if cx.constant_of(&Expr::Element(init)) != Some(0.0) {
        return Err(Miss::new(Code::Sinks, at, "the sum does not start at 0"));
    }
    let own = match vars[..] {
        [own] => Some(own),
        [page, slot] => cx.vars.unite(page, slot),
        _ => None,
    };
    let Some(own) = own else {
        return Err(Miss::new(Code::OtherAxis, at, "the sum runs over several dimensions"));
    };
    let mut product = Product::default();
    let _ = cx.product(&body, 0, &mut product);
    let [Factor::Exp(summed)] = &product.factors[..] else {
        return Err(Miss::new(Code::NotNormalised, at, "the divisor sums another expression"));
    };
    if cx.vars.extent(own).is_none() {
        return Err(Miss::new(Code::Dynamic, at, "the number of rows is not known"));
    }
    if cx.vars.extent(own) != cx.vars.extent(row) {
        return Err(Miss::new(Code::Sinks, at, "sum and output run over different rows"));
    }
    let Some(same) = cx.vars.identify(own, row) else {
        return Err(Miss::new(Code::Layout, at, "the rows are split in different ways"));
    };
    let summed = cx.resolved(summed).substitute(&renamed(&same));
    let summed = cx.resolved(&summed);
    let exponent = cx.resolved(exponent);
    if product.coefficient != 0.0
        && product.over.is_empty()
        && product.zeros.is_empty()
        && cx.equal(&summed, &exponent, 8)
    {
        return Ok(product.coefficient);
    }
    let over_rows = cx.expr_reaches(&summed, row) && cx.expr_reaches(&exponent, row);
    let note = if over_rows {
        "the divisor sums other exponentials"
    } else {
        "normalised over another axis"
    };
    Err(Miss::new(Code::OtherAxis, at, note))
}

/// Checks element types, and that the cache is as the value reads it.
fn check_elements(
    cx: &Context<'_, '_>,
    latent: &Part,
    rope: Option<&Part>,
    value: &Values,
) -> Proved<()> {
    let mut values = vec![latent.query.value];
    values.extend(latent.weight.iter().map(|w| w.element.value));
    values.extend(value.weight.iter().map(|(w, _)| w.element.value));
    values.extend(rope.iter().map(|r| r.query.value));
    let parts = std::iter::once(latent).chain(rope);
    values.extend(parts.flat_map(|p| &p.factors).map(|f| f.element.value));
    let caches = [Some(latent), rope].into_iter().flatten().map(|p| (p.cache.value, true));
    let values = values.into_iter().map(|v| (v, false)).chain(caches);
    for (v, is_cache) in values {
        let elem = cx.graph.tensor(v).elem;
        match elem {
            Elem::F32 | Elem::F16 | Elem::Bf16 => {}
            Elem::F8E4M3FN | Elem::F8E4M3FNUZ if is_cache => {}
            Elem::F64 => {
                return Err(Miss::new(Code::DoublePrecision, Some(v), "an operand is f64"));
            }
            other => {
                let note = format!("an operand has element type {other}");
                return Err(Miss::new(Code::ElementType, Some(v), note));
            }
        }
    }
    if let Some(rope) = rope {
        let (a, b) = (latent.cache.value, rope.cache.value);
        let (a_elem, b_elem) = (cx.graph.tensor(a).elem, cx.graph.tensor(b).elem);
        if a_elem != b_elem {
            let note = format!("caches of {a_elem} and {b_elem}");
            return Err(Miss::new(Code::ElementType, Some(b), note));
        }
    }
    Ok(())
}

/// Checks that keys and values that are rebuilt from the cache are MLA's, and worth absorbing.
fn check_naive(
    x: &Extents,
    w_uk: Option<&Projection>,
    w_uv: Option<&Projection>,
    out: Value,
) -> Proved<()> {
    if x.rope == 0 {
        // Two projections of one tensor are any attention whose keys are not cached.
        let one = |a: &Projection, b: &Projection| a.weight.value == b.weight.value;
        let fused = w_uk.zip(w_uv).is_some_and(|(a, b)| one(a, b));
        let widths = w_uk.map_or(0, |w| w.width) + w_uv.map_or(0, |w| w.width);
        if !fused || x.latent >= x.heads * widths / 2 {
            let note = "keys and values are projections of one tensor that is no smaller";
            return Err(Miss::new(Code::NotSharedLatent, Some(out), note));
        }
    }
    let (naive, absorbed) = (x.naive_flops(w_uk, w_uv), x.absorbed_flops(w_uk, w_uv));
    if absorbed > naive {
        let note = format!("{naive} flops, absorbed {absorbed}, for {} query tokens", x.query);
        return Err(Miss::new(Code::NaiveCheaper, Some(out), note));
    }
    Ok(())
}

/// Reads the scales of both caches, and how many columns share one.
fn cache_scales(
    cx: &Context<'_, '_>,
    roles: &Roles,
    elements: &Elements,
    latent: &Part,
    rope: Option<&Part>,
) -> Proved<([Option<CacheScale>; 2], i64)> {
    let mut scales = [None, None];
    let mut group = None;
    for (at, part) in [Some(latent), rope].into_iter().enumerate() {
        let Some((part, scale)) = part.and_then(|p| Some((p, p.scale.as_ref()?))) else { continue };
        let mut tensor = None;
        if let Some(element) = &elements.scales[at] {
            let (map, width) = roles.scale_map(cx, element, part.column)?;
            if let (Some(width), Some(other)) = (width, group)
                && width != other
            {
                let note = format!("scales for {other} and for {width} columns");
                return Err(Miss::new(Code::Layout, Some(element.value), note));
            }
            group = group.or(width);
            tensor = Some(operand(cx, element, map));
        }
        scales[at] = Some(CacheScale { tensor, factor: scale.factor });
    }
    let whole = roles.extents.latent.max(roles.extents.rope);
    Ok((scales, group.unwrap_or(whole)))
}

fn operand(cx: &Context<'_, '_>, element: &Element, map: Vec<Linear>) -> Operand {
    Operand { value: element.value, elem: cx.graph.tensor(element.value).elem, map }
}
