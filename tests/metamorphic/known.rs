//! Variants that keep the meaning and are not lowered, known and explained.

/// A kind of mutation after which some variants are missed.
pub struct Miss {
    pub kind: &'static str,
    pub why: &'static str,
}

/// Every known miss. A kind names the last mutation without which the variant is lowered.
pub const KNOWN_MISSES: &[Miss] = &[];
