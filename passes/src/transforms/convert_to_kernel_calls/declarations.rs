//! The functions that a module declares.

use rustc_hash::FxHashMap as HashMap;

use crate::ir::{Attr, Block, Op, Type};

/// The symbols of each module: the kind of operation, and the type if it is a function.
#[derive(Default)]
pub(super) struct Declarations<'c> {
    symbols: HashMap<Block<'c>, HashMap<String, (&'c str, Option<Type<'c>>)>>,
}

impl<'c> Declarations<'c> {
    /// Returns the first operation of the module around `block`, before which the function is to be
    /// declared, if nothing there is called `name` yet; now one is. Fails where that name is
    /// something else than a `kind` of type `ty`.
    pub(super) fn missing(
        &mut self,
        block: Block<'c>,
        kind: &'static str,
        name: &str,
        ty: Type<'c>,
    ) -> Result<Option<Op<'c>>, String> {
        let module = module_of(block);
        let symbols = self.symbols.entry(module).or_insert_with(|| {
            let symbol = |op: Op<'c>| {
                let name = op.attr("sym_name")?.text()?.to_owned();
                Some((name, (op.name(), op.attr("function_type").and_then(Attr::wrapped_type))))
            };
            module.operations().filter_map(symbol).collect()
        });
        match symbols.get(name) {
            Some(known) if *known == (kind, Some(ty)) => Ok(None),
            Some((other, _)) => {
                let place = module.symbol(name).map(Op::location_text).unwrap_or_default();
                Err(format!(
                    "the kernel @{name} cannot be declared as {ty}: the graph has a {other} of that \
                     name, at {place}; rename it"
                ))
            }
            None => {
                symbols.insert(name.to_owned(), (kind, Some(ty)));
                Ok(module.first())
            }
        }
    }
}

/// Returns the body of the module around a block.
fn module_of(block: Block<'_>) -> Block<'_> {
    let around =
        block.parent().into_iter().flat_map(|op| std::iter::once(op).chain(op.ancestors()));
    let module = around.into_iter().find(|op| op.name() == "builtin.module");
    module.and_then(|module| module.region_block(0)).unwrap_or(block)
}
