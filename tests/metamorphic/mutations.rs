//! The kinds of mutations, by name.

mod bodies;
mod broken;
mod contract;
mod distort;
mod layout;
mod scales;
mod slices;
mod softmax;
mod uses;

use crate::patch::Patch;

/// One kind of mutation: changes the graph at a random place, or says that it cannot.
pub struct Kind {
    pub name: &'static str,
    pub apply: fn(&mut Patch<'_, '_>) -> Option<()>,
}

const fn kind(name: &'static str, apply: fn(&mut Patch<'_, '_>) -> Option<()>) -> Kind {
    Kind { name, apply }
}

/// The kinds that keep the meaning.
pub const KEEPING: &[Kind] = &[
    kind("transpose-pair", layout::transpose_pair),
    kind("reshape-pair", layout::reshape_pair),
    kind("unit-dimension", slices::unit_dimension),
    kind("copy", bodies::copy),
    kind("swap-commutative", bodies::swap_commutative),
    kind("permute-loops", bodies::permute_loops),
    kind("permute-inputs", bodies::permute_inputs),
    kind("generalize-named", bodies::generalize_named),
    kind("materialize-broadcast", bodies::materialize_broadcast),
    kind("generalize-contraction", contract::generalize),
    kind("transposed-product", contract::transposed_product),
    kind("split-reduced", contract::split_reduced),
    kind("split-accumulated", contract::split_accumulated),
    kind("split-parallel", contract::split_parallel),
    kind("cut-and-join", slices::cut_and_join),
    kind("pad-and-slice", slices::pad_and_slice),
    kind("split-slice", slices::split_slice),
    kind("insert-for-concat", slices::insert_for_concat),
    kind("scale-pair", scales::scale_pair),
    kind("scale-through", scales::scale_through),
    kind("respell-scale", scales::respell_scale),
    kind("sink-scale", scales::sink_scale),
    kind("double-negation", softmax::double_negation),
    kind("other-base", softmax::other_base),
    kind("reciprocal", softmax::reciprocal),
    kind("late-division", softmax::late_division),
    kind("scaled-mask", softmax::scaled_mask),
    kind(FINITE_FILL, softmax::finite_fill),
    kind("redundant-max", softmax::redundant_max),
    kind("other-shift", softmax::other_shift),
    kind("dead-operation", uses::dead_operation),
    kind("second-user", uses::second_user),
    kind("duplicate", uses::duplicate),
    kind("widening-pair", uses::widening_pair),
];

/// The kind that keeps the meaning only where every row has something visible.
pub const FINITE_FILL: &str = "finite-fill";

/// The kinds after which a core is no decode: other values than keys, another axis, another user.
pub const BREAKING: &[Kind] = &[
    kind("distorted-value", distort::value),
    kind("other-head", broken::other_head),
    kind("other-sum", broken::other_sum),
    kind("returned-probabilities", broken::returned_probabilities),
];

/// The kinds after which a core may be another decode, or the same where nothing is seen of it.
pub const CHANGING: &[Kind] = &[
    kind("distorted-score-operand", distort::score_operand),
    kind("distorted-core-operand", distort::core_operand),
    kind("distorted-operand", distort::any_operand),
    kind("moved-slice", broken::moved_slice),
    kind("other-predicate", broken::other_predicate),
    kind("other-index", broken::other_index),
    kind("other-operator", broken::other_operator),
    kind("swapped-operands", broken::swapped_operands),
    kind("other-constant", broken::other_constant),
    kind("other-map", broken::other_map),
    kind("shifted-scores", broken::shifted_scores),
];
