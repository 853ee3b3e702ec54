//! Mutations of the softmax and of the mask.

use mla_passes::{
    graph::Linear,
    ir::{Attr, Op, Val, edit::Builder},
};

use crate::{
    core::{Core, cores},
    mutations::bodies::inside,
    mutations::scales::{elementwise, f32_text, times},
    patch::{Patch, Use, affine_map, elem, list, shape, tensor},
    structured::{Structured, structured},
};

fn any<'c>(patch: &mut Patch<'_, 'c>) -> Option<Core<'c>> {
    let all = cores(patch);
    patch.pick(&all)
}

/// Writes `exp(x)` as `exp2(x log2(e))` or as a power of two.
pub fn other_base(patch: &mut Patch<'_, '_>) -> Option<()> {
    let core = any(patch)?;
    let exp = inside(core.exp, "math.exp").pop()?;
    let x = exp.operand(0);
    if x.ty().to_string() != "f32" {
        return None;
    }
    let builder = Builder::before(exp);
    let constant = |value: f32| {
        let value = builder.parse_attr(&f32_text(value));
        builder.create("arith.constant", &[], &[x.ty()], &[("value", value)]).result(0)
    };
    let scaled = [x, constant(std::f32::consts::LOG2_E)];
    let scaled = builder.create("arith.mulf", &scaled, &[x.ty()], &[]).result(0);
    let new = if patch.coin() {
        builder.create("math.exp2", &[scaled], &[x.ty()], &[])
    } else {
        builder.create("math.powf", &[constant(2.0), scaled], &[x.ty()], &[])
    };
    exp.result(0).replace_all_uses_with(new.result(0));
    exp.erase();
    Some(())
}

/// Writes a division as a product with the reciprocal, in one body or in two operations.
pub fn reciprocal(patch: &mut Patch<'_, '_>) -> Option<()> {
    let core = any(patch)?;
    let all = core.elementwise("arith.divf");
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    let s = all.get(at)?;
    let division = inside(s.op, "arith.divf").pop()?;
    let (a, b) = (division.operand(0), division.operand(1));
    if a.ty().to_string() != "f32" {
        return None;
    }
    let builder = Builder::before(division);
    let by = match (patch.coin(), b.argument()) {
        (true, Some((_, at))) if elem(s.op.operand(at).ty()) == "f32" => {
            let side = Use { op: s.op, at };
            let one = f32_text(1.0);
            let body = format!("%k = arith.constant {one}\n%y = arith.divf %k, %x : f32");
            side.set(elementwise(patch, s.op, side.value(), &body));
            b
        }
        _ => {
            let value = builder.parse_attr(&f32_text(1.0));
            let one = builder.create("arith.constant", &[], &[a.ty()], &[("value", value)]);
            builder.create("arith.divf", &[one.result(0), b], &[a.ty()], &[]).result(0)
        }
    };
    let product = builder.create("arith.mulf", &[a, by], &[a.ty()], &[]);
    division.result(0).replace_all_uses_with(product.result(0));
    division.erase();
    Some(())
}

/// Divides after the contraction with the values instead of before.
pub fn late_division(patch: &mut Patch<'_, '_>) -> Option<()> {
    let core = any(patch)?;
    let probabilities = 1 - core.value_operand();
    let (chain, division) = views_above(core.value.operand(probabilities))?;
    let contraction = Structured::read(core.value)?;
    let einsum = contraction.contraction()?;
    let all_f32 = core.value.operands().all(|v| elem(v.ty()) == "f32");
    if division.body() != ["arith.divf", "linalg.yield"] || division.inputs != 2 || !all_f32 {
        return None;
    }
    let over = division.op.region_block(0)?.first()?.operand(1).argument()?.1;
    let (above, below) = (division.op.operand(1 - over), division.op.operand(over));
    let identity = (0..division.extents.len() as u32).map(Linear::var).collect::<Vec<_>>();
    let plain = division.maps[1 - over] == identity && division.maps[2] == identity;
    if !plain || shape(above)? != division.extents {
        return None;
    }
    // The divisor as the probabilities lie, with one row, taken through the same views.
    let rows = division.extents.len() - 1;
    let mut dims = division.extents.clone();
    dims[rows] = 1;
    let narrow = tensor(&dims, "f32");
    let read: Vec<String> = division.maps[over]
        .iter()
        .map(|e| e.as_var().map_or("0".to_owned(), |v| format!("d{v}")))
        .collect();
    if read.contains(&format!("d{rows}")) {
        return None;
    }
    let write = crate::patch::dims(dims.len());
    let mut text = format!(
        "%v0e = tensor.empty() : {narrow}
         %v0 = linalg.generic {{indexing_maps = [{}, {}], iterator_types = {}}}
         ins(%a1 : {}) outs(%v0e : {narrow}) {{
         ^bb0(%x: f32, %o: f32):
           linalg.yield %x : f32
         }} -> {narrow}\n",
        affine_map(dims.len(), &read),
        affine_map(dims.len(), &write),
        crate::patch::parallel(dims.len()),
        below.ty()
    );
    let mut at = rows;
    for (i, op) in chain.iter().rev().enumerate() {
        let (line, next) =
            narrow_view(*op, &mut at, &dims, &format!("%v{i}"), &format!("%v{}", i + 1))?;
        text += &line;
        dims = next;
    }
    // Loops over the output; the summed one is gone.
    let summed = (0..einsum.loops).find(|d| contraction.reduced[*d])?;
    if einsum.maps[probabilities].iter().position(|v| *v as usize == summed) != Some(at) {
        return None;
    }
    let name = |v: u32| match v as usize {
        v if v == summed => "0".to_owned(),
        v => format!("d{}", if v > summed { v - 1 } else { v }),
    };
    let read: Vec<String> = einsum.maps[probabilities].iter().map(|v| name(*v)).collect();
    let write: Vec<String> = einsum.maps[2].iter().map(|v| name(*v)).collect();
    let loops = einsum.loops - 1;
    let out = core.value.result(0);
    let ty = out.ty().to_string();
    let quotient = format!(
        "%e = tensor.empty() : {ty}
         %r = linalg.generic {{indexing_maps = [{}, {}, {}], iterator_types = {}}}
         ins(%a0, %v{} : {ty}, {}) outs(%e : {ty}) {{
         ^bb0(%x: f32, %z: f32, %o: f32):
           %y = arith.divf %x, %z : f32
           linalg.yield %y : f32
         }} -> {ty}
         return %r : {ty}",
        affine_map(loops, &write),
        affine_map(loops, &read),
        affine_map(loops, &write),
        crate::patch::parallel(loops),
        chain.len(),
        tensor(&dims, "f32")
    );
    text += &quotient;
    let uses = out.uses();
    let new = patch.splice_one(core.value.next()?, &[out, below], &text);
    for (op, at) in uses {
        Use { op, at }.set(new);
    }
    division.op.result(0).replace_all_uses_with(above);
    division.op.erase();
    Some(())
}

/// Returns the views between a value and what it is a view of, the nearest to the value first.
fn views_above(value: Val<'_>) -> Option<(Vec<Op<'_>>, Structured<'_>)> {
    let mut chain = Vec::new();
    let mut current = value;
    loop {
        let (op, _) = current.definition()?;
        if op.result(0).uses().len() != 1 {
            return None;
        }
        match op.name() {
            "tensor.expand_shape" | "tensor.collapse_shape" | "linalg.transpose" => {
                chain.push(op);
                current = op.operand(0);
            }
            _ => return Some((chain, Structured::read(op)?)),
        }
    }
}

/// Writes the view `op` of a tensor whose dimension `at` has one row instead of all; returns it
/// and the shape of the result.
fn narrow_view(
    op: Op<'_>,
    at: &mut usize,
    dims: &[i64],
    from: &str,
    to: &str,
) -> Option<(String, Vec<i64>)> {
    let source = tensor(dims, "f32");
    let rows = shape(op.operand(0))?[*at];
    let mut next = shape(op.result(0))?;
    if op.name() == "linalg.transpose" {
        let order = op.attr("permutation")?.ints()?;
        *at = order.iter().position(|d| *d as usize == *at)?;
        next[*at] = 1;
        let ty = tensor(&next, "f32");
        let text = format!(
            "{to}e = tensor.empty() : {ty}
             {to} = linalg.transpose ins({from} : {source}) outs({to}e : {ty}) permutation = {}\n",
            list(order)
        );
        return Some((text, next));
    }
    let groups = op.attr("reassociation")?;
    let groups: Vec<Vec<i64>> = groups
        .elements()?
        .into_iter()
        .map(|g| g.elements().map(|e| e.into_iter().filter_map(Attr::int).collect()))
        .collect::<Option<_>>()?;
    let expands = op.name() == "tensor.expand_shape";
    let (wide, narrow) = if expands { (&next, dims) } else { (&shape(op.operand(0))?, &next[..]) };
    let group =
        if expands { *at } else { groups.iter().position(|g| g.contains(&(*at as i64)))? };
    // Only unit dimensions may lie beside the rows.
    let mine: Vec<usize> = groups[group].iter().map(|d| *d as usize).collect();
    let long: Vec<usize> = mine.iter().copied().filter(|d| wide[*d] == rows).collect();
    let [place] = long[..] else { return None };
    if mine.iter().any(|d| *d != place && wide[*d] != 1) || narrow.len() != groups.len() {
        return None;
    }
    *at = if expands { place } else { group };
    next[*at] = 1;
    let ty = tensor(&next, "f32");
    let groups = list(groups.iter().map(list));
    let text = if expands {
        format!(
            "{to} = tensor.expand_shape {from} {groups} output_shape {} : {source} into {ty}\n",
            list(&next)
        )
    } else {
        format!("{to} = tensor.collapse_shape {from} {groups} : {source} into {ty}\n")
    };
    Some((text, next))
}

/// Adds or selects the mask in other units: everything smaller before, larger after.
pub fn scaled_mask(patch: &mut Patch<'_, '_>) -> Option<()> {
    let core = any(patch)?;
    let mut all = structured(&core.before);
    let choices: [&[&str]; 2] =
        [&["arith.addf", "linalg.yield"], &["arith.select", "linalg.yield"]];
    all.retain(|s| {
        s.is_elementwise()
            && choices.contains(&s.body().as_slice())
            && elem(s.op.result(0).ty()) == "f32"
            && s.op
                .operands()
                .take(s.inputs)
                .all(|v| shape(v).is_some() && ["f32", "i1"].contains(&elem(v.ty()).as_str()))
    });
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    let s = all.get(at)?;
    let by = patch.pick(&[2.0, 0.25, 3.0])?;
    for at in 0..s.inputs {
        let side = Use { op: s.op, at };
        if elem(side.value().ty()) == "f32" {
            side.set(times(patch, s.op, side.value(), 1.0 / by));
        }
    }
    let result = s.op.result(0);
    let uses = result.uses();
    let back = times(patch, s.op.next()?, result, by);
    for (op, at) in uses {
        Use { op, at }.set(back);
    }
    Some(())
}

/// Masks by a very low number instead of -inf. The same where every row has something visible.
pub fn finite_fill(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut ops = patch.ops();
    ops.retain(|op| {
        op.name() == "arith.constant"
            && op.result(0).ty().to_string() == "tensor<f32>"
            && op.attr("value").is_some_and(|v| v.to_string().contains("0xFF800000"))
    });
    let op = patch.pick(&ops)?;
    let low = patch.pick(&["-1.0e+30", "0xFF7FFFFF", "-2.0e+38"])?;
    let value = Builder::before(op).parse_attr(&format!("dense<{low}> : tensor<f32>"));
    op.set_attr("value", value);
    Some(())
}

/// Returns the reductions to the maximum of a row.
fn maxima<'c>(core: &Core<'c>) -> Vec<Op<'c>> {
    let is_max = |s: &Structured<'_>| {
        !s.is_elementwise() && s.body().iter().any(|n| n.starts_with("arith.max"))
    };
    let all = structured(&core.before);
    all.iter().filter(|s| is_max(s)).map(|s| s.op).collect()
}

fn replace_max(
    patch: &mut Patch<'_, '_>,
    body: impl FnOnce(&mut Patch<'_, '_>) -> String,
) -> Option<()> {
    let core = any(patch)?;
    let max = patch.pick(&maxima(&core))?;
    let result = max.result(0);
    if elem(result.ty()) != "f32" {
        return None;
    }
    let uses = result.uses();
    let body = body(patch);
    let new = elementwise(patch, max.next()?, result, &body);
    for (op, at) in uses {
        Use { op, at }.set(new);
    }
    Some(())
}

/// Takes the larger of the maximum and -inf, as JAX does.
pub fn redundant_max(patch: &mut Patch<'_, '_>) -> Option<()> {
    replace_max(patch, |_| {
        let low = f32_text(f32::NEG_INFINITY);
        format!("%k = arith.constant {low}\n%y = arith.maximumf %x, %k : f32")
    })
}

/// Subtracts something else that is constant along a row: the quotient is the same.
pub fn other_shift(patch: &mut Patch<'_, '_>) -> Option<()> {
    replace_max(patch, |patch| {
        let by = f32_text(patch.number(-3, 4) as f32 * 0.5);
        if patch.coin() {
            format!("%k = arith.constant {by}\n%y = arith.addf %x, %k : f32")
        } else {
            format!("%y = arith.constant {by}")
        }
    })
}

/// Negates twice around an operand.
pub fn double_negation(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut uses = patch.tensor_uses();
    uses.retain(|u| ["f32", "f16", "bf16"].contains(&elem(u.value().ty()).as_str()));
    let at = patch.pick(&uses)?;
    let body = format!("%y = arith.negf %x : {}", elem(at.value().ty()));
    let once = elementwise(patch, at.op, at.value(), &body);
    at.set(elementwise(patch, at.op, once, &body));
    Some(())
}
