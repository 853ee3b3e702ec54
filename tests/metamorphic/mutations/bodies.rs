//! Mutations of structured operations: other spellings of the same loops and bodies.

use mla_passes::{
    graph::Linear,
    ir::{Attr, Op, edit::Builder},
};

use crate::{
    patch::{Patch, affine_map, elem, list, shape, tensor},
    structured::{Structured, structured},
};

const COMMUTATIVE: [&str; 8] = [
    "arith.addf",
    "arith.mulf",
    "arith.addi",
    "arith.muli",
    "arith.andi",
    "arith.ori",
    "arith.maximumf",
    "arith.maxnumf",
];

/// Swaps the operands of a commutative scalar operation.
pub fn swap_commutative(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = Vec::new();
    for op in patch.ops().into_iter().filter(|op| op.name() == "linalg.generic") {
        op.walk(&mut |inner| {
            if COMMUTATIVE.contains(&inner.name()) {
                all.push(inner);
            }
        });
    }
    let op = patch.pick(&all)?;
    op.set_operands(&[op.operand(1), op.operand(0)]);
    Some(())
}

/// Picks a generic.
fn generic<'c>(patch: &mut Patch<'_, 'c>) -> Option<Structured<'c>> {
    let mut all = structured(&patch.ops());
    all.retain(|s| s.op.name() == "linalg.generic");
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    (at < all.len()).then(|| all.swap_remove(at))
}

/// Reorders the loops of a generic.
pub fn permute_loops(patch: &mut Patch<'_, '_>) -> Option<()> {
    let s = generic(patch)?;
    let loops = s.extents.len();
    let order = patch.permutation(loops);
    let maps = s.maps.iter().map(|m| map_text(loops, m, &order));
    let kinds = s.op.attr("iterator_types")?.elements()?;
    let mut moved = kinds.clone();
    for (from, to) in order.iter().enumerate() {
        moved[*to] = kinds[from];
    }
    let builder = Builder::before(s.op);
    s.op.set_attr("indexing_maps", builder.parse_attr(&list(maps)));
    s.op.set_attr("iterator_types", builder.parse_attr(&list(moved)));
    s.op.walk(&mut |inner| {
        if inner.name() == "linalg.index"
            && let Some(dim) = inner.attr("dim").and_then(Attr::int)
        {
            let to = order[dim as usize];
            inner.set_attr("dim", builder.parse_attr(&format!("{to} : i64")));
        }
    });
    Some(())
}

fn map_text(loops: usize, map: &[Linear], order: &[usize]) -> String {
    let results: Vec<String> = map
        .iter()
        .map(|e| {
            let terms = e.terms.iter().map(|(v, by)| format!("d{} * {by}", order[*v as usize]));
            let all: Vec<String> = terms.chain([e.constant.to_string()]).collect();
            all.join(" + ")
        })
        .collect();
    affine_map(loops, &results)
}

/// Reorders the inputs of a generic.
pub fn permute_inputs(patch: &mut Patch<'_, '_>) -> Option<()> {
    let s = generic(patch)?;
    if s.inputs < 2 {
        return None;
    }
    let order = patch.permutation(s.inputs);
    let block = s.op.region_block(0)?;
    let all: Vec<usize> = order.iter().copied().chain(s.inputs..s.maps.len()).collect();
    let location = s.op.location();
    let count = block.argument_count();
    for from in &all {
        let old = block.argument(*from);
        old.replace_all_uses_with(block.add_argument(old.ty(), location));
    }
    for _ in 0..count {
        block.erase_argument(0);
    }
    let operands: Vec<_> = all.iter().map(|i| s.op.operand(*i)).collect();
    s.op.set_operands(&operands);
    let same: Vec<usize> = (0..s.extents.len()).collect();
    let maps = all.iter().map(|i| map_text(s.extents.len(), &s.maps[*i], &same));
    s.op.set_attr("indexing_maps", Builder::before(s.op).parse_attr(&list(maps)));
    Some(())
}

/// Writes a named transpose or fill as a generic.
pub fn generalize_named(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut ops = patch.ops();
    ops.retain(|op| matches!(op.name(), "linalg.transpose" | "linalg.fill"));
    let op = patch.pick(&ops)?;
    let dims = shape(op.result(0))?;
    let (rank, out) = (dims.len(), op.result(0).ty().to_string());
    let e = elem(op.result(0).ty());
    let order = patch.permutation(rank);
    let to: Vec<String> = order.iter().map(|d| format!("d{d}")).collect();
    let from: Vec<String> = if op.name() == "linalg.fill" {
        Vec::new()
    } else {
        let permutation = op.attr("permutation")?.ints()?;
        let mut from = vec![String::new(); rank];
        for (i, p) in permutation.iter().enumerate() {
            from[*p as usize].clone_from(&to[i]);
        }
        from
    };
    let input = op.operand(0).ty().to_string();
    let kinds = crate::patch::parallel(dims.len());
    let text = format!(
        "%r = linalg.generic {{indexing_maps = [{}, {}], iterator_types = {kinds}}}
         ins(%a0 : {input}) outs(%a1 : {out}) {{
         ^bb0(%x: {e}, %o: {e}):
           linalg.yield %x : {e}
         }} -> {out}
         return %r : {out}",
        affine_map(rank, &from),
        affine_map(rank, &to)
    );
    let new = patch.splice_one(op, &[op.operand(0), op.operand(1)], &text);
    op.result(0).replace_all_uses_with(new);
    op.erase();
    Some(())
}

/// Broadcasts an input of an elementwise generic by an operation of its own.
pub fn materialize_broadcast(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut all = structured(&patch.ops());
    all.retain(|s| s.op.name() == "linalg.generic" && s.is_elementwise());
    let mut places = Vec::new();
    for (i, s) in all.iter().enumerate() {
        for input in 0..s.inputs {
            let plain = s.maps[input].iter().all(|e| e.as_var().is_some());
            if !(plain && s.maps[input].len() == s.extents.len())
                && shape(s.op.operand(input)).is_some()
            {
                places.push((i, input));
            }
        }
    }
    let (i, input) = patch.pick(&places)?;
    let s = &all[i];
    let (loops, e) = (s.extents.len(), elem(s.op.operand(input).ty()));
    let order: Vec<usize> = (0..loops).collect();
    let identity: Vec<String> = order.iter().map(|d| format!("d{d}")).collect();
    let whole = tensor(&s.extents, &e);
    let kinds = crate::patch::parallel(order.len());
    let text = format!(
        "%e = tensor.empty() : {whole}
         %r = linalg.generic {{indexing_maps = [{}, {}], iterator_types = {kinds}}}
         ins(%a0 : {}) outs(%e : {whole}) {{
         ^bb0(%x: {e}, %o: {e}):
           linalg.yield %x : {e}
         }} -> {whole}
         return %r : {whole}",
        map_text(loops, &s.maps[input], &order),
        affine_map(loops, &identity),
        s.op.operand(input).ty()
    );
    let new = patch.splice_one(s.op, &[s.op.operand(input)], &text);
    let mut operands: Vec<_> = s.op.operands().collect();
    operands[input] = new;
    s.op.set_operands(&operands);
    let mut maps: Vec<String> = s.maps.iter().map(|m| map_text(loops, m, &order)).collect();
    maps[input] = affine_map(loops, &identity);
    s.op.set_attr("indexing_maps", Builder::before(s.op).parse_attr(&list(maps)));
    Some(())
}

/// Copies an operand by a generic that only yields.
pub fn copy(patch: &mut Patch<'_, '_>) -> Option<()> {
    let uses = patch.tensor_uses();
    let at = patch.pick(&uses)?;
    let dims = shape(at.value())?;
    let (ty, e) = (at.value().ty().to_string(), elem(at.value().ty()));
    let order = patch.permutation(dims.len());
    let vars: Vec<String> = order.iter().map(|d| format!("d{d}")).collect();
    let map = affine_map(dims.len(), &vars);
    let kinds = crate::patch::parallel(dims.len());
    let text = format!(
        "%e = tensor.empty() : {ty}
         %r = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = {kinds}}}
         ins(%a0 : {ty}) outs(%e : {ty}) {{
         ^bb0(%x: {e}, %o: {e}):
           linalg.yield %x : {e}
         }} -> {ty}
         return %r : {ty}"
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Returns the operations called `name` inside of `op`.
pub fn inside<'c>(op: Op<'c>, name: &str) -> Vec<Op<'c>> {
    let mut found = Vec::new();
    op.walk(&mut |inner| {
        if inner.name() == name {
            found.push(inner);
        }
    });
    found
}
