//! Kinds of mutations after which some variants are missed, until the detector follows them.

use crate::cases::Step;

/// Every kind with known misses, and why.
pub const KNOWN_MISSES: &[(&str, &str)] = &[
    ("cut-and-join", "slices that are joined again are no view, and count as other uses"),
    ("pad-and-slice", "a padding under a slice is no view after the exponential"),
    ("split-slice", "values that are padded, and the padding cut off in two steps"),
    ("split-parallel", "scores, queries or outputs that are put together from parts"),
    ("split-reduced", "rows cut in two give two contractions; a part of one column has no index"),
    ("split-accumulated", "as split-reduced"),
    ("scale-pair", "a log-sum-exp of a multiple of the sum; the guard of a safe softmax"),
    ("scale-through", "values that are padded and scaled"),
    ("double-negation", "as scale-pair"),
    ("other-shift", "a log-sum-exp must add back the very element that the exponent subtracts"),
    ("duplicate", "a second copy of what is read by exponential and sum"),
    ("materialize-broadcast", "the guard of a safe softmax, read through a broadcast"),
];

/// Returns true if a variant of these steps may be missed.
pub fn is_known(steps: &[Step]) -> bool {
    steps.iter().any(|(kind, _)| KNOWN_MISSES.iter().any(|(name, _)| *name == kind.name))
}
