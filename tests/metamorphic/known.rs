//! Variants that keep the meaning and are not lowered, known and explained.

/// What is missed after one kind of mutation.
pub struct Miss {
    pub kind: &'static str,
    /// The graph, or `*` for several.
    pub graph: &'static str,
    /// The codes; each must still be met, or it is stale and fails the test.
    pub codes: &'static [&'static str],
    pub why: &'static str,
}

/// Every known miss.
pub const KNOWN_MISSES: &[Miss] = &[];
