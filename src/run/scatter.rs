//! Rewrites torch-mlir's `tm_tensor.scatter`, which LLVM does not know, as a `linalg.generic`.
//!
//! ```text
//! result[x] = original[x], then for each n with indices[n, :] = x[dimension_map]:
//!             region(updates[n, rest of x], result[x])
//! ```

use mla_passes::{
    graph::{Elem, Linear},
    ir::{Op, Val, edit::Builder},
    shim,
    transforms::emit::Emitter,
};

/// Most updates that are written out one after another.
const MOST_UPDATES: i64 = 1024;

/// What the region makes of an update and the element before it.
#[derive(Clone, Copy)]
enum Combine {
    Replace,
    Add,
}

/// Rewrites every scatter below `module` whose region replaces or adds and whose shapes are known;
/// others stay.
pub fn rewrite(module: Op<'_>) {
    for op in shim::collect(module, &["tm_tensor.scatter"]) {
        if let Some(result) = as_generic(op) {
            op.result(0).replace_all_uses_with(result);
            op.erase();
        }
    }
}

fn as_generic(op: Op<'_>) -> Option<Val<'_>> {
    if op.operand_count() != 3 || op.result_count() != 1 {
        return None;
    }
    let [updates, indices, original] = [0, 1, 2].map(|at| op.operand(at));
    let dims = known(original)?;
    let [count, depth] = known(indices)?[..] else { return None };
    let places = op.attr("dimension_map")?.ints()?;
    let rank = dims.len();
    let window = window(&dims, &places, &known(updates)?, count)?;
    let fits = places.len() as i64 == depth
        && places.iter().all(|d| (0..rank as i64).contains(d))
        && (0..=MOST_UPDATES).contains(&count);
    if !fits {
        return None;
    }
    let combine = combine(op)?;
    let elem = original.ty().elem();
    let e = Emitter::new(Builder::before(op));
    let identity: Vec<Linear> = (0..rank as u32).map(Linear::var).collect();
    Some(e.generic(&dims, &[(original, identity)], elem, |e, x| {
        let index = |value: i64| e.constant(e.int(value, Elem::Index), e.elem(Elem::Index));
        let here: Vec<_> = (0..rank)
            .map(|dim| {
                let dim = [("dim", e.i64(dim as i64))];
                e.builder.create("linalg.index", &[], &[e.elem(Elem::Index)], &dim).result(0)
            })
            .collect();
        let mut value = x[0];
        for n in 0..count {
            let mut hit = None;
            for (k, place) in places.iter().enumerate() {
                let at = extract(e, indices, &[index(n), index(k as i64)]);
                let at = match at.ty().elem() {
                    Elem::Index => at,
                    _ => e.op("arith.index_cast", &[at], Elem::Index),
                };
                let equal = [("predicate", e.i64(0))];
                let operands = [at, here[*place as usize]];
                let bit = e.elem(Elem::Int(1));
                let same = e.builder.create("arith.cmpi", &operands, &[bit], &equal).result(0);
                hit = Some(match hit {
                    Some(before) => e.op("arith.andi", &[before, same], Elem::Int(1)),
                    None => same,
                });
            }
            let Some(hit) = hit else { continue };
            let within = window.iter().map(|d| d.map_or_else(|| index(0), |d| here[d]));
            let at: Vec<_> = std::iter::once(index(n)).chain(within).collect();
            let update = extract(e, updates, &at);
            let new = match combine {
                Combine::Replace => update,
                Combine::Add if elem.is_float() => e.op("arith.addf", &[update, value], elem),
                Combine::Add => e.op("arith.addi", &[update, value], elem),
            };
            value = e.op("arith.select", &[hit, new, value], elem);
        }
        value
    }))
}

/// Returns which dimension of the result each dimension of an update runs over; none for one of
/// extent 1 that stands for a dimension that the indices give. `None` where updates are no such
/// whole slices.
fn window(dims: &[i64], places: &[i64], updates: &[i64], count: i64) -> Option<Vec<Option<usize>>> {
    let indexed = |d: usize| places.contains(&(d as i64));
    let (first, updates) = updates.split_first()?;
    let (window, extents): (Vec<Option<usize>>, Vec<i64>) = if updates.len() == dims.len() {
        (0..dims.len()).map(|d| if indexed(d) { (None, 1) } else { (Some(d), dims[d]) }).unzip()
    } else {
        (0..dims.len()).filter(|d| !indexed(*d)).map(|d| (Some(d), dims[d])).unzip()
    };
    (*first == count && updates == extents).then_some(window)
}

fn extract<'c>(e: &Emitter<'c>, of: Val<'c>, at: &[Val<'c>]) -> Val<'c> {
    let operands: Vec<Val<'c>> = std::iter::once(of).chain(at.iter().copied()).collect();
    e.op("tensor.extract", &operands, of.ty().elem())
}

fn known(value: Val<'_>) -> Option<Vec<i64>> {
    value.ty().dims().into_iter().collect()
}

fn combine(op: Op<'_>) -> Option<Combine> {
    let block = op.region_block(0)?;
    let yielded = block.operations().last()?.operands().next()?;
    if let Some((_, at)) = yielded.argument() {
        return (at == 0).then_some(Combine::Replace);
    }
    let (made, _) = yielded.definition()?;
    let arguments = made.operands().all(|v| v.argument().is_some());
    (matches!(made.name(), "arith.addf" | "arith.addi") && arguments).then_some(Combine::Add)
}
