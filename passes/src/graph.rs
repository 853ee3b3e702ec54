//! The tensor graph: what a model graph computes, without the names of any dialect.
//!
//! A [`Graph`] is a petgraph DAG whose nodes are tensor values (a scalar is a tensor of rank 0)
//! and whose edges run from an operand to its user. Values are read on demand through a
//! [`Reader`], which a frontend implements, so that a matcher pays only for what it looks at.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use petgraph::graph::DiGraph;
use rustc_hash::FxHashMap;

pub mod elem;
pub mod eval;
pub mod linear;
pub mod node;
pub mod run;
pub mod scalar;

pub use elem::Elem;
pub use linear::Linear;
pub use node::{Access, Combine, CombineKind, Extent, Literal, Nest, Node, Tensor};
pub use run::{Region, Run, RunKind, ScatterDims};
pub use scalar::{BinaryOp, Predicate, Scalar, UnaryOp};

/// A value of the graph.
pub type Value = petgraph::graph::NodeIndex<u32>;

/// Identifies a value in the IR that a [`Reader`] reads.
pub type Key = usize;

/// One user of a value in the IR.
#[derive(Clone, Debug)]
pub struct User {
    /// Results of the operation that uses the value; empty for one without results.
    pub results: Vec<Value>,
    /// Position of the value among the operands, or `None` where the use lies in a region of the
    /// operation (a capture).
    pub operand: Option<usize>,
}

/// What was asked of the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// What computes the value.
    Definition(Key),
    /// What uses it.
    Users(Key),
}

/// Reads values of one IR into a [`Graph`].
pub trait Reader {
    /// Returns the extents of `key`; a dynamic one is a number if its size is known as one.
    fn extents(&self, graph: &Graph, key: Key) -> Vec<Extent>;

    /// Returns the integer `key` where it is computed from constants and sizes.
    fn number(&self, key: Key) -> Option<i64>;

    /// Does the same for the elements of a small tensor.
    fn numbers(&self, key: Key) -> Option<Vec<i64>>;

    /// Returns true if a number stands for a size that is known only when running.
    fn is_size(&self, number: i64) -> bool;

    /// Compares two numbers, of which some may stand for sizes, if that comes out the same for all
    /// extents.
    fn compared(&self, predicate: Predicate, left: i64, right: i64) -> Option<bool>;

    /// Returns the equalities of sizes that were assumed in what was asked for since the last call,
    /// by the numbers that the reader gives them.
    fn take_assumptions(&self) -> Vec<usize>;

    /// Returns what `key` computes. Operands are entered with [`Graph::value`].
    fn read(&self, graph: &Graph, key: Key) -> Tensor;

    /// Returns every use of `key`, also those inside regions.
    fn users(&self, graph: &Graph, key: Key) -> Vec<User>;

    /// Returns what stands in the place of each of `wanted` when `to` takes the place of `from`, if
    /// all of `lookups`, which began at `from`, have the same answers there; otherwise `None`.
    fn repeats(&self, lookups: &[Lookup], from: Key, to: Key, wanted: &[Key]) -> Option<Vec<Key>>;
}

#[derive(Clone)]
enum Slot {
    Unread(Key),
    Read(Option<Key>, Rc<Tensor>),
}

/// A lazily read DAG of tensor values.
pub struct Graph<'r> {
    dag: RefCell<DiGraph<Slot, ()>>,
    keys: RefCell<FxHashMap<Key, Value>>,
    reader: Box<dyn Reader + 'r>,
    symbols: Cell<u32>,
    /// What was asked since the last [`Graph::forget`].
    asked: RefCell<Vec<Lookup>>,
}

impl<'r> Graph<'r> {
    /// Makes an empty graph over the IR that `reader` reads.
    pub fn new(reader: Box<dyn Reader + 'r>) -> Self {
        Self {
            dag: RefCell::default(),
            keys: RefCell::default(),
            reader,
            symbols: Cell::new(0),
            asked: RefCell::default(),
        }
    }

    /// Returns an extent that is not known, and equal to no other.
    pub fn unknown_extent(&self) -> Extent {
        self.symbols.set(self.symbols.get() + 1);
        Extent::Symbol(self.symbols.get())
    }

    /// Returns the extents of `key`.
    pub fn extents(&self, key: Key) -> Vec<Extent> {
        self.reader.extents(self, key)
    }

    /// Returns the integer `key` where it is computed from constants and sizes.
    pub fn number(&self, key: Key) -> Option<i64> {
        self.reader.number(key)
    }

    /// Does the same for the elements of a small tensor.
    pub fn numbers(&self, key: Key) -> Option<Vec<i64>> {
        self.reader.numbers(key)
    }

    /// Returns true if a number stands for a size that is known only when running.
    pub fn is_size(&self, number: i64) -> bool {
        self.reader.is_size(number)
    }

    /// Compares two numbers, of which some may stand for sizes, if that comes out the same for all
    /// extents.
    pub fn compared(&self, predicate: Predicate, left: i64, right: i64) -> Option<bool> {
        self.reader.compared(predicate, left, right)
    }

    /// Returns the assumed equalities of sizes behind what was read since the last call.
    pub fn take_assumptions(&self) -> Vec<usize> {
        self.reader.take_assumptions()
    }

    /// Returns the value of `key`, entering it unread when it is new.
    pub fn value(&self, key: Key) -> Value {
        *self
            .keys
            .borrow_mut()
            .entry(key)
            .or_insert_with(|| self.dag.borrow_mut().add_node(Slot::Unread(key)))
    }

    /// Enters a value that stands for no value of the IR (a step of a composite operation).
    pub fn synthesize(&self, tensor: Tensor) -> Value {
        let tensor = Rc::new(tensor);
        let value = self.dag.borrow_mut().add_node(Slot::Read(None, tensor.clone()));
        self.link(value, &tensor);
        value
    }

    /// Returns what `value` computes, reading it the first time.
    pub fn tensor(&self, value: Value) -> Rc<Tensor> {
        let key = match &self.dag.borrow()[value] {
            Slot::Read(_, tensor) => return tensor.clone(),
            Slot::Unread(key) => *key,
        };
        let tensor = Rc::new(self.reader.read(self, key));
        self.dag.borrow_mut()[value] = Slot::Read(Some(key), tensor.clone());
        self.asked.borrow_mut().push(Lookup::Definition(key));
        self.link(value, &tensor);
        tensor
    }

    /// Drops what was read of the IR; values stay valid and are read again when they are asked
    /// for. Between two sites of a large module this keeps the memory in use small, and warm.
    /// Returns what was asked of the IR since the last time, in order.
    pub fn forget(&self) -> Vec<Lookup> {
        let asked = self.asked.take();
        let mut dag = self.dag.borrow_mut();
        let keys = self.keys.borrow();
        for lookup in &asked {
            if let Lookup::Definition(key) = lookup {
                dag[keys[key]] = Slot::Unread(*key);
            }
        }
        asked
    }

    /// Returns what stands in the place of each of `wanted` when `to` takes the place of `from`, if
    /// `lookups` have the same answers there (see [`Reader::repeats`]).
    pub fn repeats(
        &self,
        lookups: &[Lookup],
        from: Value,
        to: Value,
        wanted: &[Value],
    ) -> Option<Vec<Value>> {
        let keys = wanted.iter().map(|v| self.key(*v)).collect::<Option<Vec<_>>>()?;
        let found = self.reader.repeats(lookups, self.key(from)?, self.key(to)?, &keys)?;
        Some(found.into_iter().map(|key| self.value(key)).collect())
    }

    /// Returns the IR value behind `value`; `None` for a synthesized one.
    pub fn key(&self, value: Value) -> Option<Key> {
        match &self.dag.borrow()[value] {
            Slot::Unread(key) => Some(*key),
            Slot::Read(key, _) => *key,
        }
    }

    /// Returns the value of the IR that is `value`, a step of its operation, under another shape.
    pub fn reshaped(&self, value: Value) -> Option<Value> {
        let dag = self.dag.borrow();
        let is_reshape = |user: &Value| match &dag[*user] {
            Slot::Read(Some(_), tensor) => matches!(tensor.node, Node::Reshape(of) if of == value),
            _ => false,
        };
        dag.neighbors(value).find(is_reshape)
    }

    /// Returns every use of `value` in the IR.
    pub fn users(&self, value: Value) -> Vec<User> {
        let Some(key) = self.key(value) else { return Vec::new() };
        self.asked.borrow_mut().push(Lookup::Users(key));
        self.reader.users(self, key)
    }

    /// Returns true if `a` and `b` are the same value or provably compute the same one: equal
    /// nodes over equal operands, followed at most `depth` levels up.
    pub fn same(&self, a: Value, b: Value, depth: u32) -> bool {
        if a == b {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let (x, y) = (self.tensor(a), self.tensor(b));
        x.elem == y.elem
            && x.shape == y.shape
            && x.node.same_operation(&y.node)
            && x.node.operands().len() == y.node.operands().len()
            && x.node
                .operands()
                .into_iter()
                .zip(y.node.operands())
                .all(|(p, q)| self.same(p, q, depth - 1))
    }

    fn link(&self, value: Value, tensor: &Tensor) {
        let mut dag = self.dag.borrow_mut();
        for operand in tensor.node.operands() {
            dag.add_edge(operand, value, ());
        }
    }
}
