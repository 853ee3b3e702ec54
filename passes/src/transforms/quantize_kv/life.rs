//! The life of a cache: every value that holds it, from where it enters to where it leaves.
//!
//! Followed are views, updates, concatenations, loops, branches, calls and results. Everything
//! else that uses the cache, or computes it, is an obstacle: its elements may be looked at.

use rustc_hash::{FxHashMap, FxHashSet};

use super::uses::{self, Place};
use crate::{
    frontend::{self, Operands},
    graph::Elem,
    ir::{Attr, Block, Op, Val, inline},
};

/// What stands in the way of another element type, and where.
pub struct Obstacle<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// What it does.
    pub why: String,
}

/// The functions of a module, and who calls them.
pub struct Module<'c> {
    functions: FxHashMap<&'c str, Op<'c>>,
    calls: FxHashMap<&'c str, Vec<Op<'c>>>,
    /// Functions that are used by name otherwise.
    taken: FxHashSet<String>,
}

impl<'c> Module<'c> {
    /// Reads a module.
    pub fn of(top: Op<'c>) -> Self {
        let mut module = Self {
            functions: FxHashMap::default(),
            calls: FxHashMap::default(),
            taken: FxHashSet::default(),
        };
        let mut references: FxHashMap<String, usize> = FxHashMap::default();
        crate::shim::symbol_references(top, &mut |name| {
            *references.entry(name.to_owned()).or_default() += 1;
        });
        top.walk(&mut |op| {
            if inline::FUNCTIONS.contains(&op.name())
                && let Some(name) = op.attr("sym_name").and_then(Attr::text)
            {
                module.functions.insert(name, op);
            } else if uses::is_call(op)
                && let Some(name) = inline::callee(op)
            {
                module.calls.entry(name).or_default().push(op);
            }
        });
        for (name, count) in references {
            if module.calls.get(&*name).map_or(0, Vec::len) < count {
                module.taken.insert(name);
            }
        }
        module
    }

    fn callers(&self, function: Op<'c>) -> &[Op<'c>] {
        let name = function.attr("sym_name").and_then(Attr::text).unwrap_or_default();
        self.calls.get(name).map_or(&[], Vec::as_slice)
    }

    fn is_taken(&self, function: Op<'c>) -> bool {
        function.attr("sym_name").and_then(Attr::text).is_some_and(|name| self.taken.contains(name))
    }
}

/// A cache.
pub struct Life<'c> {
    /// Its element type.
    pub elem: Elem,
    /// Every value that holds it.
    pub values: Vec<Val<'c>>,
    /// Operands with rows that are written into it, or constants that it starts from.
    pub writes: Vec<Place<'c>>,
    /// Arguments of functions that nothing calls.
    pub entries: Vec<Val<'c>>,
    /// Functions whose type changes with it.
    pub functions: Vec<Op<'c>>,
    /// The decodes that read it.
    pub decodes: Vec<Op<'c>>,
    /// A function that nothing calls returns it.
    pub is_returned: bool,
    known: FxHashSet<usize>,
    queue: Vec<Val<'c>>,
}

impl<'c> Life<'c> {
    /// Follows the cache that `value` is.
    pub fn of(value: Val<'c>, module: &Module<'c>) -> Result<Self, Obstacle<'c>> {
        let mut life = Self {
            elem: frontend::tensor_type(value.ty()).elem,
            values: Vec::new(),
            writes: Vec::new(),
            entries: Vec::new(),
            functions: Vec::new(),
            decodes: Vec::new(),
            is_returned: false,
            known: FxHashSet::default(),
            queue: Vec::new(),
        };
        life.join(value);
        while let Some(value) = life.queue.pop() {
            life.origin(value, module)?;
            for (op, at) in value.uses() {
                life.used(op, at, module)?;
            }
        }
        // Rows that are moved inside of the cache have its type already.
        let known = std::mem::take(&mut life.known);
        life.writes.retain(|place| !known.contains(&place.value().key()));
        life.known = known;
        Ok(life)
    }

    /// Returns true for a value that holds the cache.
    pub fn holds(&self, value: Val<'c>) -> bool {
        self.known.contains(&value.key())
    }

    fn join(&mut self, value: Val<'c>) {
        if self.known.insert(value.key()) {
            self.values.push(value);
            self.queue.push(value);
        }
    }

    /// Joins what an operand is, but for a constant, which may be used elsewhere.
    fn follow(&mut self, place: Place<'c>) {
        let made = place.value().definition();
        if made.is_some_and(|(op, _)| op.name() == "tensor.empty" || is_constant(op, 8)) {
            self.writes.push(place);
        } else {
            self.join(place.value());
        }
    }

    fn link(&mut self, links: Vec<Link<'c>>) {
        for link in links {
            match link {
                Link::Value(value) => self.join(value),
                Link::Operand(place) => self.follow(place),
            }
        }
    }

    fn add_function(&mut self, function: Op<'c>) {
        if !self.functions.contains(&function) {
            self.functions.push(function);
        }
    }

    /// Follows a value to what it was before.
    fn origin(&mut self, value: Val<'c>, module: &Module<'c>) -> Result<(), Obstacle<'c>> {
        if let Some((block, at)) = value.argument() {
            return self.argument(block, at, module);
        }
        let Some((op, at)) = value.definition() else { return Ok(()) };
        if frontend::tensor_type(value.ty()).elem != self.elem {
            return Err(obstacle(op, "makes a tensor of another type of it"));
        }
        if let Some(carried) = carried_result(op, at) {
            self.link(carried);
            return Ok(());
        }
        if uses::is_call(op) {
            let callee = inline::callee(op).and_then(|name| module.functions.get(name).copied());
            let function = callee.filter(|function| function.returns().next().is_some());
            let Some(function) = function else {
                return Err(obstacle(op, "returns it from a function without a body here"));
            };
            for end in function.returns() {
                self.follow(Place { op: end, at });
            }
            self.add_function(function);
            return Ok(());
        }
        match uses::of(op) {
            Some(uses::Kind::View(places)) => {
                for at in places {
                    self.follow(Place { op, at });
                }
            }
            Some(uses::Kind::Update { dest, source }) => {
                self.follow(Place { op, at: dest });
                self.writes.push(Place { op, at: source });
                if let Some(at) = uses::init(op) {
                    self.follow(Place { op, at });
                }
            }
            Some(uses::Kind::Concat(parts)) => {
                let old = parts.iter().copied().max_by_key(|p| uses::count(p.value().ty()));
                for part in parts {
                    if Some(part) == old {
                        self.follow(part);
                    } else {
                        self.writes.push(part);
                    }
                }
            }
            None => return Err(obstacle(op, "computes it")),
        }
        Ok(())
    }

    fn argument(
        &mut self,
        block: Block<'c>,
        at: usize,
        module: &Module<'c>,
    ) -> Result<(), Obstacle<'c>> {
        let Some(parent) = block.parent() else { return Ok(()) };
        if inline::FUNCTIONS.contains(&parent.name()) {
            if module.is_taken(parent) {
                return Err(obstacle(parent, "takes it and is used as a value"));
            }
            if parent.region_block(0) != Some(block) {
                return Err(obstacle(parent, "has branches between blocks"));
            }
            let callers = module.callers(parent);
            if callers.is_empty() {
                self.entries.push(block.argument(at));
            }
            for call in callers {
                self.follow(Place { op: *call, at });
            }
            self.add_function(parent);
            return Ok(());
        }
        let carried = carried_argument(parent, block, at);
        let carried = carried.ok_or_else(|| obstacle(parent, "takes it into a region"))?;
        self.link(carried);
        Ok(())
    }

    /// Follows a value to what comes of it.
    fn used(&mut self, op: Op<'c>, at: usize, module: &Module<'c>) -> Result<(), Obstacle<'c>> {
        if op.name() == "mla.decode" {
            if !uses::is_cache_operand(op, at) {
                return Err(obstacle(op, "reads it as another operand than a cache"));
            }
            if !self.decodes.contains(&op) {
                self.decodes.push(op);
            }
            return Ok(());
        }
        if let Some(carried) = carried_operand(op, at) {
            self.link(carried);
            return Ok(());
        }
        let function = op.parent().filter(|f| inline::FUNCTIONS.contains(&f.name()));
        if let Some(function) = function.filter(|_| op.name().ends_with(".return")) {
            if module.is_taken(function) {
                return Err(obstacle(function, "returns it and is used as a value"));
            }
            let callers = module.callers(function);
            self.is_returned |= callers.is_empty();
            for call in callers {
                self.join(call.result(at));
            }
            self.add_function(function);
            return Ok(());
        }
        if uses::is_call(op) {
            let callee = inline::callee(op).and_then(|name| module.functions.get(name).copied());
            let body = callee.and_then(|f| f.region_block(0));
            let body = body.filter(|b| at < b.argument_count());
            let Some(body) = body else {
                return Err(obstacle(op, "hands it to a function without a body here"));
            };
            self.join(body.argument(at));
            return Ok(());
        }
        match uses::of(op) {
            Some(uses::Kind::View(places)) if places.contains(&at) => self.join(op.result(0)),
            Some(uses::Kind::Update { dest, source }) if at == dest || at == source => {
                self.join(op.result(0));
            }
            Some(uses::Kind::Concat(_)) => self.join(op.result(0)),
            _ if frontend::facts(op.name()).operands == Operands::Measured => {}
            _ if op.name() == "torch.prim.ListConstruct" => {
                for (user, _) in op.result(0).uses() {
                    match uses::of(user) {
                        Some(uses::Kind::Concat(_)) => self.join(user.result(0)),
                        _ => return Err(obstacle(user, "uses it in a list")),
                    }
                }
            }
            _ => return Err(obstacle(op, "uses it")),
        }
        Ok(())
    }
}

fn obstacle<'c>(op: Op<'c>, why: &str) -> Obstacle<'c> {
    Obstacle { op, why: why.into() }
}

/// Returns true if an operation is made from constants alone.
fn is_constant(op: Op<'_>, depth: u32) -> bool {
    let pure = frontend::facts(op.name()).pure && op.region_count() == 0;
    let below = |v: Val<'_>| v.definition().is_some_and(|(op, _)| is_constant(op, depth - 1));
    depth > 0 && pure && op.operands().all(below)
}

/// What is one with a value.
enum Link<'c> {
    Value(Val<'c>),
    Operand(Place<'c>),
}

fn operand(op: Op<'_>, at: usize) -> Link<'_> {
    Link::Operand(Place { op, at })
}

/// Returns what is one with argument `at` of a region of `op`, if that runs on.
fn carried_argument<'c>(op: Op<'c>, block: Block<'c>, at: usize) -> Option<Vec<Link<'c>>> {
    let region = |of: usize| op.region_block(of);
    match op.name() {
        "scf.for" => {
            let at = at.checked_sub(1)?;
            let next = operand(block.terminator()?, at);
            Some(vec![operand(op, at + 3), Link::Value(op.result(at)), next])
        }
        "scf.while" if region(0) == Some(block) => {
            Some(vec![operand(op, at), operand(region(1)?.terminator()?, at)])
        }
        "scf.while" => {
            let passed = operand(region(0)?.terminator()?, at + 1);
            Some(vec![passed, Link::Value(op.result(at))])
        }
        "stablehlo.while" => {
            let (condition, body) = (region(0)?, region(1)?);
            let arguments = [condition.argument(at), body.argument(at), op.result(at)];
            let mut links: Vec<_> = arguments.into_iter().map(Link::Value).collect();
            links.extend([operand(op, at), operand(body.terminator()?, at)]);
            Some(links)
        }
        _ => None,
    }
}

/// Does the same for result `at` of a loop or a branch.
fn carried_result(op: Op<'_>, at: usize) -> Option<Vec<Link<'_>>> {
    let argument =
        |region: usize, at: usize| Some(vec![Link::Value(op.region_block(region)?.argument(at))]);
    match op.name() {
        "scf.for" => argument(0, at + 1),
        "scf.while" | "stablehlo.while" => argument(1, at),
        "scf.if" | "stablehlo.if" | "stablehlo.case" => {
            op.blocks().map(|b| Some(operand(b.terminator()?, at))).collect()
        }
        _ => None,
    }
}

/// Does the same for operand `at` of a loop, or of the end of a region.
fn carried_operand(op: Op<'_>, at: usize) -> Option<Vec<Link<'_>>> {
    let value = match op.name() {
        "scf.for" => op.region_block(0)?.argument(at.checked_sub(3)? + 1),
        "scf.while" | "stablehlo.while" => op.region_block(0)?.argument(at),
        "scf.yield" | "scf.condition" | "stablehlo.return" => {
            let (parent, block) = (op.parent()?, op.block()?);
            match (parent.name(), op.name()) {
                ("scf.for", _) => block.argument(at + 1),
                ("scf.while", "scf.condition") => {
                    parent.region_block(1)?.argument(at.checked_sub(1)?)
                }
                ("scf.while", _) => parent.region_block(0)?.argument(at),
                ("stablehlo.while", _) if parent.region_block(1) == Some(block) => {
                    block.argument(at)
                }
                ("scf.if" | "stablehlo.if" | "stablehlo.case", _) => parent.result(at),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(vec![Link::Value(value)])
}
