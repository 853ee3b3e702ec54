//! Sites that repeat an earlier one: the layers of a model are alike, so one proof serves them all.
//!
//! A proof depends on the IR only through the lookups that the graph made. Where all of them
//! have the same answers for another exponential, the outcome is the same, over that site's values.

use super::proof::{Miss, Proof, Proved};
use crate::graph::{Graph, Lookup, Value};

/// How many earlier sites are kept.
const KEPT: usize = 8;

/// What was found out about one exponential.
#[derive(Clone, Debug)]
pub(super) struct Examined {
    /// Contractions and sums that make it a site of its own.
    pub roots: Vec<Value>,
    /// The outcome; `None` where it is no softmax.
    pub outcome: Option<Proved<Box<Proof>>>,
}

impl Examined {
    /// Calls `f` on every value.
    fn each_value(&mut self, mut f: impl FnMut(&mut Value)) {
        self.roots.iter_mut().for_each(&mut f);
        match &mut self.outcome {
            Some(Ok(proof)) => proof.each_value(&mut f),
            Some(Err(Miss { at: Some(at), .. })) => f(at),
            _ => {}
        }
    }
}

struct Earlier {
    exp: Value,
    lookups: Vec<Lookup>,
    values: Vec<Value>,
    examined: Examined,
}

/// Earlier sites, latest first.
#[derive(Default)]
pub(super) struct Repeats {
    earlier: Vec<Earlier>,
}

impl Repeats {
    /// Returns what was found out about an earlier exponential that `exp` repeats, over the values
    /// around `exp`.
    pub(super) fn find(&mut self, graph: &Graph<'_>, exp: Value) -> Option<Examined> {
        let (at, values) =
            self.earlier.iter().enumerate().find_map(|(at, e)| {
                Some((at, graph.repeats(&e.lookups, e.exp, exp, &e.values)?))
            })?;
        self.earlier[..=at].rotate_right(1);
        let mut examined = self.earlier[0].examined.clone();
        let mut values = values.into_iter();
        examined.each_value(|v| *v = values.next().expect("as many as were wanted"));
        Some(examined)
    }

    /// Keeps what was found out about `exp` by `lookups`.
    pub(super) fn keep(&mut self, exp: Value, lookups: Vec<Lookup>, mut examined: Examined) {
        let mut values = Vec::new();
        examined.each_value(|v| values.push(*v));
        self.earlier.truncate(KEPT - 1);
        self.earlier.insert(0, Earlier { exp, lookups, values, examined });
    }
}
