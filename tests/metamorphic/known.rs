//! Kinds of mutations after which some variants are missed, until the detector follows them.

use crate::cases::Step;

/// Every kind with known misses, and why.
pub const KNOWN_MISSES: &[(&str, &str)] = &[
    ("cut-and-join", "slices that are joined again are no view, and count as other uses"),
    ("unit-dimension", "an insertion into an empty tensor is no view"),
    ("pad-and-slice", "a padding under a slice is no view after the exponential"),
    ("split-slice", "values that are padded, and the padding cut off in two steps"),
    ("reshape-pair", "an index that a reshape splits is not joined when the next one merges it"),
    ("split-parallel", "scores, queries or outputs that are put together from parts"),
    ("split-reduced", "rows cut in two give two contractions; a part of one column has no index"),
    ("split-accumulated", "as split-reduced"),
    ("scale-pair", "a factor on exponentials and on their sum is not cancelled"),
    ("scale-through", "a factor on the values that the output loses after the contraction"),
    ("double-negation", "a negation is not followed after the exponential"),
    ("other-shift", "a log-sum-exp must add back the very element that the exponent subtracts"),
    ("dead-operation", "a user without users counts as a user of the probabilities"),
    ("duplicate", "a second copy of what is read by exponential and sum"),
    ("materialize-broadcast", "the guard of a safe softmax, read through a broadcast"),
];

/// Returns true if a variant of these steps may be missed.
pub fn is_known(steps: &[Step]) -> bool {
    steps.iter().any(|(kind, _)| KNOWN_MISSES.iter().any(|(name, _)| *name == kind.name))
}
