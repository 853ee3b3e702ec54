//! Mutations of uses: dead operations, more users, copies of what was shared; and half types.

use mla_passes::ir::{Op, Val, edit::Builder};

use crate::{
    patch::{Patch, Use, elem, list, shape, tensor},
    structured::map_text,
};

/// Adds an operation that nothing uses.
pub fn dead_operation(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut uses = patch.tensor_uses();
    uses.retain(|u| elem(u.value().ty()).starts_with(['f', 'b']));
    let at = patch.pick(&uses)?;
    let (dims, e) = (shape(at.value())?, elem(at.value().ty()));
    let body = match patch.number(0, 3) {
        0 => format!("%y = math.exp %x : {e}"),
        1 => format!("%y = arith.addf %x, %x : {e}"),
        _ => format!("%y = math.tanh %x : {e}"),
    };
    // A dead function of something inside the core is one more use of it, which is refused.
    if at.value().argument().is_none() && body.contains("exp") {
        return None;
    }
    let text =
        format!("{}\nreturn %r : {}", map_text("%r", "%a0", &dims, &e, &body), at.value().ty());
    patch.splice_one(at.op, &[at.value()], &text);
    Some(())
}

/// Returns something else that is computed from an argument.
pub fn second_user(patch: &mut Patch<'_, '_>) -> Option<()> {
    let block = patch.body();
    let mut args: Vec<Val<'_>> = (0..block.argument_count()).map(|i| block.argument(i)).collect();
    args.retain(|v| shape(*v).is_some_and(|d| d.len() > 1));
    let value = patch.pick(&args)?;
    let (mut dims, e) = (shape(value)?, elem(value.ty()));
    let end = block.terminator()?;
    let order: Vec<usize> = (0..dims.len()).rev().collect();
    dims.reverse();
    let ty = tensor(&dims, &e);
    let text = format!(
        "%e = tensor.empty() : {ty}
         %r = linalg.transpose ins(%a0 : {}) outs(%e : {ty}) permutation = {}
         return %r : {ty}",
        value.ty(),
        list(order)
    );
    let first = block.first()?;
    let new = patch.splice_one(first, &[value], &text);
    patch.also_return(end, new);
    Some(())
}

/// Copies an operation and the views below it for one of its users.
pub fn duplicate(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut uses = patch.tensor_uses();
    uses.retain(|u| u.value().definition().is_some());
    let at = patch.pick(&uses)?;
    at.set(copy_chain(at, 8));
    Some(())
}

fn copy_chain(at: Use<'_>, depth: u32) -> Val<'_> {
    let value = at.value();
    let Some((op, number)) = value.definition() else { return value };
    // Another exponential or another sum of it would be another use of the probabilities.
    let copied = op.name().starts_with("tensor.")
        || ["linalg.transpose", "linalg.fill", "arith.constant"].contains(&op.name());
    if depth == 0 || !copied {
        return value;
    }
    let new = Patch::clone_before(op, op);
    for at in 0..new.operand_count() {
        let side = Use { op: new, at };
        if side.value().definition().is_some() {
            side.set(copy_chain(side, depth - 1));
        }
    }
    new.result(number)
}

/// Widens a half operand to f32 and rounds it back, which changes nothing.
pub fn widening_pair(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut uses = patch.tensor_uses();
    uses.retain(|u| ["f16", "bf16"].contains(&elem(u.value().ty()).as_str()));
    let at = patch.pick(&uses)?;
    let (dims, e) = (shape(at.value())?, elem(at.value().ty()));
    let text = if patch.coin() {
        let body = format!("%w = arith.extf %x : {e} to f32\n%y = arith.truncf %w : f32 to {e}");
        map_text("%r", "%a0", &dims, &e, &body)
    } else {
        let (h, f) = (tensor(&dims, &e), tensor(&dims, "f32"));
        let wide = convert("%w", "%a0", "arith.extf", dims.len(), (&h, &e), (&f, "f32"));
        let back = convert("%r", "%w", "arith.truncf", dims.len(), (&f, "f32"), (&h, &e));
        format!("{wide}\n{back}")
    };
    let text = format!("{text}\nreturn %r : {}", at.value().ty());
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

fn convert(
    to: &str,
    from: &str,
    op: &str,
    rank: usize,
    (a, x): (&str, &str),
    (b, y): (&str, &str),
) -> String {
    let vars = crate::patch::dims(rank);
    let map = crate::patch::affine_map(rank, &vars);
    let kinds = crate::patch::parallel(rank);
    format!(
        "{to}e = tensor.empty() : {b}
         {to} = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = {kinds}}}
         ins({from} : {a}) outs({to}e : {b}) {{
         ^bb0(%x: {x}, %o: {y}):
           %y = {op} %x : {x} to {y}
           linalg.yield %y : {y}
         }} -> {b}"
    )
}

impl<'c> Patch<'_, 'c> {
    /// Copies `op` before `anchor`.
    pub fn clone_before(op: Op<'c>, anchor: Op<'c>) -> Op<'c> {
        // SAFETY: the operation is alive; the copy is put into the block at once, which owns it.
        unsafe {
            let copy = mlir_sys::mlirOperationClone(op.to_raw());
            let block = anchor.block().expect("in a block");
            mlir_sys::mlirBlockInsertOwnedOperationBefore(block.to_raw(), anchor.to_raw(), copy);
            Op::from_raw(copy)
        }
    }

    /// Returns one more value from the function.
    pub fn also_return(&self, end: Op<'c>, value: Val<'c>) {
        let operands: Vec<_> = end.operands().chain([value]).collect();
        end.set_operands(&operands);
        self.update_type();
    }

    /// Adds an argument of the type of `value`.
    pub fn new_argument(&self, like: Val<'c>) -> Val<'c> {
        let new = self.body().add_argument(like.ty(), self.function.location());
        self.update_type();
        new
    }

    /// Makes the function's type that of its body.
    fn update_type(&self) {
        let block = self.body();
        let end = block.terminator().expect("a return");
        let arguments: Vec<String> =
            (0..block.argument_count()).map(|i| block.argument(i).ty().to_string()).collect();
        let results: Vec<String> = end.operands().map(|v| v.ty().to_string()).collect();
        let text = format!("({}) -> ({})", arguments.join(", "), results.join(", "));
        let builder = Builder::before(end);
        self.function.set_attr("function_type", builder.parse_attr(&text));
        for (name, count) in [("arg_attrs", arguments.len()), ("res_attrs", results.len())] {
            if self.function.attr(name).is_some() {
                let empty = list((0..count).map(|_| "{}"));
                self.function.set_attr(name, builder.parse_attr(&empty));
            }
        }
    }
}
