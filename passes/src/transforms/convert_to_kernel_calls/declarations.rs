//! The functions that a module declares.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use crate::ir::{Block, Op};

/// The names of each module's functions.
#[derive(Default)]
pub(super) struct Declarations<'c> {
    names: HashMap<Block<'c>, HashSet<String>>,
}

impl<'c> Declarations<'c> {
    /// Returns the first operation of the module around `block` if no function of it is called
    /// `name` yet; now one is.
    pub(super) fn missing(&mut self, block: Block<'c>, name: &str) -> Option<Op<'c>> {
        let module = module_of(block);
        let names = self.names.entry(module).or_insert_with(|| {
            let names = module.operations().filter_map(|op| op.attr("sym_name")?.text());
            names.map(str::to_owned).collect()
        });
        names.insert(name.to_owned()).then(|| module.first().expect("a module with a function"))
    }
}

/// Returns the body of the module around a block.
fn module_of(block: Block<'_>) -> Block<'_> {
    let around =
        block.parent().into_iter().flat_map(|op| std::iter::once(op).chain(op.ancestors()));
    let module = around.into_iter().find(|op| op.name() == "builtin.module");
    module.and_then(|module| module.region_block(0)).unwrap_or(block)
}
