//! Mutations of scales: the same factors in other places.

use mla_passes::{
    graph::Literal,
    ir::{Attr, Op, Val},
};

use crate::{
    core::cores,
    patch::{Patch, Use, elem, shape},
    structured::{Structured, map_text, structured, zip_text},
};

/// Returns a number as MLIR reads it, exactly.
pub fn f32_text(value: f32) -> String {
    format!("0x{:08X} : f32", value.to_bits())
}

/// Returns `value * by`, computed before `anchor`.
pub fn times<'c>(patch: &Patch<'_, 'c>, anchor: Op<'c>, value: Val<'c>, by: f32) -> Val<'c> {
    elementwise(
        patch,
        anchor,
        value,
        &format!("%k = arith.constant {}\n%y = arith.mulf %x, %k : f32", f32_text(by)),
    )
}

/// Returns an elementwise function of `value`; `body` computes `%y` of `%x`.
pub fn elementwise<'c>(
    patch: &Patch<'_, 'c>,
    anchor: Op<'c>,
    value: Val<'c>,
    body: &str,
) -> Val<'c> {
    let dims = shape(value).expect("a static tensor");
    let e = elem(value.ty());
    let text = format!("{}\nreturn %r : {}", map_text("%r", "%a0", &dims, &e, body), value.ty());
    patch.splice_one(anchor, &[value], &text)
}

/// Returns an elementwise function of two float tensors of one type; `body` computes `%y` of `%x`
/// and `%z`.
pub fn zip<'c>(
    patch: &Patch<'_, 'c>,
    anchor: Op<'c>,
    inputs: [Val<'c>; 2],
    body: impl Fn(&str) -> String,
) -> Option<Val<'c>> {
    let (dims, e) = (shape(inputs[0])?, elem(inputs[0].ty()));
    if !["f32", "f16", "bf16"].contains(&e.as_str()) {
        return None;
    }
    let text = zip_text("%r", "%a0", "%a1", &dims, &e, &body(&e));
    let text = format!("{text}\nreturn %r : {}", inputs[0].ty());
    Some(patch.splice_one(anchor, &inputs, &text))
}

/// Returns a factor; powers of two and others.
fn factor(patch: &mut Patch<'_, '_>) -> f32 {
    let all = [2.0, 0.5, 0.125, -1.0, 3.0, 0.204_124_15, 1.7, 7.7];
    all[patch.number(0, all.len() as i64) as usize]
}

/// Multiplies an operand by a factor and by its reciprocal, both powers of two: their product is 1.
pub fn scale_pair(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut uses = patch.tensor_uses();
    uses.retain(|u| elem(u.value().ty()) == "f32");
    let at = patch.pick(&uses)?;
    let by = patch.pick(&[2.0, 0.5, 0.125, 16.0])?;
    let once = times(patch, at.op, at.value(), by);
    at.set(times(patch, at.op, once, 1.0 / by));
    Some(())
}

/// Multiplies one operand of a contraction by a factor, and the result by its reciprocal.
pub fn scale_through(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = structured(&patch.ops());
    all.retain(|s| s.is_contraction() && starts_from_zero(s.op));
    all.retain(|s| s.op.operands().all(|v| elem(v.ty()) == "f32"));
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    let op = all.get(at)?.op;
    let side = Use { op, at: patch.number(0, 2) as usize };
    let by = factor(patch);
    side.set(times(patch, op, side.value(), by));
    let result = op.result(0);
    let uses = result.uses();
    let after = op.next()?;
    let back = times(patch, after, result, 1.0 / by);
    // Every use but the one that was just made.
    for (user, at) in uses {
        Use { op: user, at }.set(back);
    }
    Some(())
}

/// Returns true if a sum visibly starts from zero: a factor on its terms is then one on the sum.
fn starts_from_zero(op: Op<'_>) -> bool {
    let fill = op.operand(op.operand_count() - 1).definition();
    fill.is_some_and(|(op, _)| op.name() == "linalg.fill" && constant(op.operand(0)) == Some(0.0))
}

/// An elementwise multiplication by a constant.
struct Scale<'c> {
    op: Op<'c>,
    input: Val<'c>,
    by: f32,
}

/// Returns the multiplications by constants among `ops`.
fn scales<'c>(ops: &[Op<'c>]) -> Vec<Scale<'c>> {
    ops.iter().filter_map(|op| scale(&Structured::read(*op)?)).collect()
}

fn scale<'c>(s: &Structured<'c>) -> Option<Scale<'c>> {
    let block = s.op.region_block(0)?;
    let body = s.body();
    let known = body == ["arith.mulf", "linalg.yield"]
        || body == ["arith.truncf", "arith.mulf", "linalg.yield"];
    if s.op.name() != "linalg.generic" || !known || !s.is_elementwise() {
        return None;
    }
    let product = block.operations().find(|op| op.name() == "arith.mulf")?;
    let (mut input, mut by) = (None, None);
    for factor in product.operands() {
        let value = match factor.argument() {
            Some((_, at)) => s.op.operand(at),
            None => factor,
        };
        if let Some(number) = constant(value) {
            by = Some(number as f32);
        } else {
            input = Some((value, factor.argument()?.1));
        }
    }
    let (input, at) = input?;
    let whole = s.maps[at].len() == s.extents.len() && shape(input)? == shape(s.op.result(0))?;
    let same = s.maps[at] == s.maps[s.inputs];
    (whole && same && elem(input.ty()) == "f32").then_some(Scale { op: s.op, input, by: by? })
}

/// Returns the number that a value always is.
fn constant(value: Val<'_>) -> Option<f64> {
    let (op, _) = value.definition()?;
    match op.name() {
        "arith.truncf" => constant(op.operand(0)),
        "arith.constant" => match op.attr("value").and_then(Attr::literal)? {
            Literal::Float(x) => Some(x),
            _ => None,
        },
        _ => None,
    }
}

/// Splits a scale into two factors, or divides by the reciprocal.
pub fn respell_scale(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = scales(&patch.ops());
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    let scale = (at < all.len()).then(|| all.swap_remove(at))?;
    let new = if patch.coin() {
        let by = factor(patch);
        let once = times(patch, scale.op, scale.input, by);
        times(patch, scale.op, once, scale.by / by)
    } else {
        let divisor = f32_text(1.0 / scale.by);
        let body = format!("%k = arith.constant {divisor}\n%y = arith.divf %x, %k : f32");
        elementwise(patch, scale.op, scale.input, &body)
    };
    scale.op.result(0).replace_all_uses_with(new);
    scale.op.erase();
    Some(())
}

/// Takes a scale off the scores and puts it on an operand of each score contraction.
pub fn sink_scale(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let mut found = scales(&core.before);
    let at = patch.number(0, found.len().max(1) as i64) as usize;
    let scale = (at < found.len()).then(|| found.swap_remove(at))?;
    // Only sums and views may lie between: a mask below the scale is scaled too.
    let mut queue = vec![scale.input];
    let mut sums = Vec::new();
    while let Some(value) = queue.pop() {
        let (op, _) = value.definition()?;
        if core.scores.contains(&op) {
            if !sums.contains(&op) {
                sums.push(op);
            }
            continue;
        }
        let add = Structured::read(op).is_some_and(|s| s.body() == ["arith.addf", "linalg.yield"]);
        match op.name() {
            "linalg.generic" if add => queue.extend([op.operand(0), op.operand(1)]),
            "tensor.expand_shape" | "tensor.collapse_shape" | "linalg.transpose" => {
                queue.push(op.operand(0));
            }
            _ => return None,
        }
        // What else reads a value below the scale would miss the factor.
        if op.result(0).uses().len() != 1 {
            return None;
        }
    }
    let ready = |op: &Op<'_>| {
        op.result(0).uses().len() == 1
            && starts_from_zero(*op)
            && op.operands().all(|v| elem(v.ty()) == "f32")
    };
    if !sums.iter().all(ready) {
        return None;
    }
    for op in sums {
        let side = Use { op, at: patch.number(0, 2) as usize };
        side.set(times(patch, op, side.value(), scale.by));
    }
    scale.op.result(0).replace_all_uses_with(scale.input);
    scale.op.erase();
    Some(())
}
