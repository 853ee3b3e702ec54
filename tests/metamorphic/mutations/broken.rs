//! Breaking mutations of one operation: another constant, operator, axis, index or slice.

use mla_passes::ir::{Op, edit::Builder};

use crate::{
    core::cores,
    mutations::bodies::inside,
    mutations::scales::{elementwise, f32_text},
    patch::{Patch, Use, affine_map, elem, list, shape},
    structured::{Structured, structured},
};

/// Returns an exponential or a probability as one more result.
pub fn returned_probabilities(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let mut ops: Vec<Op<'_>> = core.elementwise("arith.divf").iter().map(|s| s.op).collect();
    // A division after the contraction with the values gives the output.
    ops.retain(|op| core.after.contains(op) && op.is_before(core.value));
    ops.push(core.exp);
    let op = patch.pick(&ops)?;
    let end = patch.body().terminator()?;
    patch.also_return(end, op.result(0));
    Some(())
}

/// Moves the window of a slice.
pub fn moved_slice(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut ops = patch.ops();
    ops.retain(|op| op.name() == "tensor.extract_slice" && op.operand_count() == 1);
    let op = patch.pick(&ops)?;
    let mut offsets = op.attr("static_offsets")?.ints()?;
    let sizes = op.attr("static_sizes")?.ints()?;
    let whole = shape(op.operand(0))?;
    let free: Vec<usize> = (0..whole.len()).filter(|d| sizes[*d] < whole[*d]).collect();
    let dim = patch.pick(&free)?;
    let others: Vec<i64> = (0..=whole[dim] - sizes[dim]).filter(|o| *o != offsets[dim]).collect();
    offsets[dim] = patch.pick(&others)?;
    let text = offsets.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    op.set_attr("static_offsets", Builder::before(op).parse_attr(&format!("array<i64: {text}>")));
    Some(())
}

/// Compares by another predicate.
pub fn other_predicate(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = Vec::new();
    for op in patch.ops() {
        all.extend(inside(op, "arith.cmpi"));
    }
    let op = patch.pick(&all)?;
    let predicate = patch.number(0, 10);
    op.set_attr("predicate", Builder::before(op).parse_attr(&format!("{predicate} : i64")));
    Some(())
}

/// Takes the position along another dimension.
pub fn other_index(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = Vec::new();
    for s in structured(&patch.ops()) {
        // The position of the maximum is never used.
        if s.body().contains(&"arith.maximumf") {
            continue;
        }
        all.extend(inside(s.op, "linalg.index").into_iter().map(|i| (i, s.extents.len())));
    }
    let (op, loops) = patch.pick(&all)?;
    let dim = patch.number(0, loops as i64);
    op.set_attr("dim", Builder::before(op).parse_attr(&format!("{dim} : i64")));
    Some(())
}

/// Computes by another scalar operation of the same type.
pub fn other_operator(patch: &mut Patch<'_, '_>) -> Option<()> {
    const BINARY: [&str; 7] = [
        "arith.addf",
        "arith.subf",
        "arith.mulf",
        "arith.divf",
        "arith.maximumf",
        "arith.minimumf",
        "math.powf",
    ];
    const UNARY: [&str; 5] = ["math.exp", "math.exp2", "math.log1p", "math.tanh", "arith.negf"];
    let (_, ops) = core_bodies(patch)?;
    let known = |op: &&Op<'_>| BINARY.contains(&op.name()) || UNARY.contains(&op.name());
    let ops: Vec<Op<'_>> = ops.iter().filter(known).copied().collect();
    let op = patch.pick(&ops)?;
    let names: &[&str] = if BINARY.contains(&op.name()) { &BINARY } else { &UNARY };
    let name = patch.pick(names)?;
    let operands: Vec<_> = op.operands().collect();
    let new = Builder::before(op).create(name, &operands, &[op.result(0).ty()], &[]);
    op.result(0).replace_all_uses_with(new.result(0));
    op.erase();
    Some(())
}

/// Swaps operands that do not commute.
pub fn swapped_operands(patch: &mut Patch<'_, '_>) -> Option<()> {
    let (_, mut ops) = core_bodies(patch)?;
    ops.retain(|op| {
        ["arith.subf", "arith.divf", "arith.select", "arith.cmpi", "arith.cmpf"]
            .contains(&op.name())
    });
    let op = patch.pick(&ops)?;
    let mut operands: Vec<_> = op.operands().collect();
    let last = operands.len() - 1;
    operands.swap(last - 1, last);
    op.set_operands(&operands);
    Some(())
}

/// Returns a core's exponential and every scalar operation of the core.
fn core_bodies<'c>(patch: &mut Patch<'_, 'c>) -> Option<(Op<'c>, Vec<Op<'c>>)> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let mut ops = core.before.clone();
    ops.extend(&core.after);
    ops.push(core.exp);
    let mut scalars = Vec::new();
    for op in ops.iter().filter(|op| op.name() == "linalg.generic") {
        op.walk(&mut |inner| {
            if inner != *op && inner.result_count() == 1 {
                scalars.push(inner);
            }
        });
    }
    Some((core.exp, scalars))
}

/// Gives a constant another value.
pub fn other_constant(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut ops = patch.ops();
    ops.retain(|op| {
        let ty = op.name() == "arith.constant";
        ty && ["f32", "f64", "i64", "tensor<f32>"].contains(&op.result(0).ty().to_string().as_str())
    });
    let op = patch.pick(&ops)?;
    let ty = op.result(0).ty().to_string();
    let number = patch.pick(&["1.0", "0.5", "-2.0", "0.0"])?;
    let text = match ty.as_str() {
        "i64" => format!("{} : i64", patch.number(-2, 4)),
        "f32" => f32_text(number.parse().ok()?),
        "f64" => format!("{number} : f64"),
        _ => format!("dense<{number}> : {ty}"),
    };
    // For one user only where there are several: shared zeros start many sums.
    let copy = Patch::clone_before(op, op);
    copy.set_attr("value", Builder::before(op).parse_attr(&text));
    let (user, at) = patch.pick(&op.result(0).uses())?;
    Use { op: user, at }.set(copy.result(0));
    Some(())
}

/// Reads an operand of a generic with two dimensions of one extent swapped.
pub fn other_map(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = structured(&patch.ops());
    all.retain(|s| s.op.name() == "linalg.generic" && s.extents.len() > 1);
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    let s = all.get(at)?;
    let operand = patch.number(0, s.maps.len() as i64) as usize;
    let loops = s.extents.len();
    let pairs: Vec<(usize, usize)> = (0..loops)
        .flat_map(|i| (0..i).map(move |j| (i, j)))
        .filter(|(i, j)| s.extents[*i] == s.extents[*j] && s.extents[*i] > 1)
        .collect();
    let (i, j) = patch.pick(&pairs)?;
    let turned = |d: usize| match d {
        d if d == i => j,
        d if d == j => i,
        d => d,
    };
    let mut maps = s.op.attr("indexing_maps")?.elements()?;
    let new: Vec<String> = s.maps[operand]
        .iter()
        .map(|e| match e.as_var() {
            Some(v) => Some(format!("d{}", turned(v as usize))),
            None => e.terms.is_empty().then(|| e.constant.to_string()),
        })
        .collect::<Option<_>>()?;
    let builder = Builder::before(s.op);
    maps[operand] = builder.parse_attr(&affine_map(loops, &new));
    s.op.set_attr("indexing_maps", builder.parse_attr(&list(maps)));
    Some(())
}

/// Sums the exponentials over another dimension than the rows, and divides by that.
pub fn other_sum(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let exp = core.exp.result(0);
    let dims = shape(exp)?;
    let users: Vec<Op<'_>> = exp.uses().iter().map(|u| u.0).collect();
    let sums: Vec<Structured<'_>> =
        structured(&users).into_iter().filter(|s| !s.is_elementwise() && s.inputs == 1).collect();
    let sum = sums.first()?.op;
    if elem(exp.ty()) != "f32" {
        return None;
    }
    let out = sum.result(0);
    let long: Vec<usize> = (0..dims.len() - 1).filter(|d| dims[*d] > 1).collect();
    let axis = patch.pick(&long)?;
    // The new sum has the shape of the scores; each row takes the first of its columns, or each
    // column its own where the extents allow it.
    let mut parts = Vec::new();
    for d in 0..dims.len() {
        if d != axis {
            parts.push(format!("d{d}"));
        }
    }
    let mut short = dims.clone();
    short.remove(axis);
    let (whole, narrow) = (exp.ty().to_string(), crate::patch::tensor(&short, "f32"));
    let identity = crate::patch::dims(dims.len());
    let kinds =
        list((0..dims.len()).map(|d| if d == axis { "\"reduction\"" } else { "\"parallel\"" }));
    let users_of_sum = out.uses();
    let [(divide, at)] = users_of_sum[..] else { return None };
    let s = Structured::read(divide)?;
    if s.extents != dims || s.op.name() != "linalg.generic" {
        return None;
    }
    let text = format!(
        "%z = arith.constant 0.0 : f32
         %e = tensor.empty() : {narrow}
         %f = linalg.fill ins(%z : f32) outs(%e : {narrow}) -> {narrow}
         %r = linalg.generic {{indexing_maps = [{}, {}], iterator_types = {kinds}}}
         ins(%a0 : {whole}) outs(%f : {narrow}) {{
         ^bb0(%x: f32, %o: f32):
           %y = arith.addf %x, %o : f32
           linalg.yield %y : f32
         }} -> {narrow}
         return %r : {narrow}",
        affine_map(dims.len(), &identity),
        affine_map(dims.len(), &parts)
    );
    let new = patch.splice_one(divide, &[exp], &text);
    let mut operands: Vec<_> = divide.operands().collect();
    operands[at] = new;
    divide.set_operands(&operands);
    let builder = Builder::before(divide);
    let mut maps = divide.attr("indexing_maps")?.elements()?;
    maps[at] = builder.parse_attr(&affine_map(dims.len(), &parts));
    divide.set_attr("indexing_maps", builder.parse_attr(&list(maps)));
    Some(())
}

/// Makes one head read another tensor as its keys or values.
pub fn other_head(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let mut ops = core.scores.clone();
    ops.push(core.value);
    let op = patch.pick(&ops)?;
    let s = Structured::read(op)?;
    let mut einsum = s.contraction()?;
    if einsum.elems.iter().any(|e| e != "f32") {
        return None;
    }
    let side = patch.number(0, 2) as usize;
    let free: Vec<u32> = (0..einsum.loops as u32)
        .filter(|d| {
            !einsum.maps[side].contains(d)
                && einsum.maps[2].contains(d)
                && s.extents[*d as usize] > 1
        })
        .collect();
    let head = patch.pick(&free)?;
    let k = patch.number(0, s.extents[head as usize]);
    let other = patch.new_argument(op.operand(side));
    let mut dims = shape(op.operand(side))?;
    let narrow = crate::patch::dims(dims.len());
    dims.push(s.extents[head as usize]);
    let last = dims.len() - 1;
    let identity = crate::patch::dims(dims.len());
    let wide = crate::patch::tensor(&dims, "f32");
    einsum.maps[side].push(head);
    let out = op.operand(2).ty().to_string();
    let types = [op.operand(0).ty().to_string(), op.operand(1).ty().to_string()];
    let mut names = [("%a0", types[0].as_str()), ("%a1", types[1].as_str()), ("%a2", &out)];
    let from = names[side];
    names[side] = ("%w", &wide);
    let text = format!(
        "%e = tensor.empty() : {wide}
         %w = linalg.generic {{indexing_maps = [{}, {}, {}], iterator_types = {}}}
         ins({}, %a3 : {}, {}) outs(%e : {wide}) {{
         ^bb0(%x: f32, %z: f32, %o: f32):
           %i = linalg.index {last} : index
           %k = arith.constant {k} : index
           %c = arith.cmpi eq, %i, %k : index
           %y = arith.select %c, %z, %x : f32
           linalg.yield %y : f32
         }} -> {wide}
         {}
         return %r : {out}",
        affine_map(dims.len(), &narrow),
        affine_map(dims.len(), &narrow),
        affine_map(dims.len(), &identity),
        crate::patch::parallel(dims.len()),
        from.0,
        from.1,
        from.1,
        einsum.text("%r", names)
    );
    let operands = [op.operand(0), op.operand(1), op.operand(2), other];
    s.replace(patch.splice_one(op, &operands, &text));
    Some(())
}

/// Adds a constant to every score. The probabilities stay, a log-sum-exp moves.
pub fn shifted_scores(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let op = patch.pick(&core.scores)?;
    let result = op.result(0);
    if elem(result.ty()) != "f32" {
        return None;
    }
    let uses = result.uses();
    let by = f32_text(patch.number(1, 9) as f32 * 0.25);
    let body = format!("%k = arith.constant {by}\n%y = arith.addf %x, %k : f32");
    let new = elementwise(patch, op.next()?, result, &body);
    for (op, at) in uses {
        Use { op, at }.set(new);
    }
    Some(())
}
