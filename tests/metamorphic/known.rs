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

/// Every known miss. A kind names the last mutation without which the variant is lowered.
pub const KNOWN_MISSES: &[Miss] = &[
    Miss {
        kind: "cut-and-join",
        graph: "*",
        codes: &[
            "MLA-M003", "MLA-M007", "MLA-M013", "MLA-M018", "MLA-M021", "MLA-R002", "MLA-R003",
            "MLA-R007", "MLA-R008", "no-site",
        ],
        why: "Slices that are joined again (concat, insert_slice) are no view: between \
              exponential and contraction they count as other uses, on the sum, its start, a \
              mask or the rows of a cache they end the search, and along columns they cut \
              the cache into pieces that are not joined back.",
    },
    Miss {
        kind: "cut-and-join",
        graph: "jax_separate_length_tiny_b2_q1_f32",
        codes: &["MLA-M006"],
        why: "Slices that are joined again (concat, insert_slice) are no view: between \
              exponential and contraction they count as other uses, on the sum, its start, a \
              mask or the rows of a cache they end the search, and along columns they cut \
              the cache into pieces that are not joined back.",
    },
    Miss {
        kind: "cut-and-join",
        graph: "torch_additive_mask_tiny_b2_q2_f32",
        codes: &["MLA-M009"],
        why: "Slices that are joined again (concat, insert_slice) are no view: between \
              exponential and contraction they count as other uses, on the sum, its start, a \
              mask or the rows of a cache they end the search, and along columns they cut \
              the cache into pieces that are not joined back.",
    },
    Miss {
        kind: "cut-and-join",
        graph: "torch_exp2_lse_tiny_b2_q1_bf16",
        codes: &["MLA-M002"],
        why: "Slices that are joined again (concat, insert_slice) are no view: between \
              exponential and contraction they count as other uses, on the sum, its start, a \
              mask or the rows of a cache they end the search, and along columns they cut \
              the cache into pieces that are not joined back.",
    },
    Miss {
        kind: "cut-and-join",
        graph: "torch_sdpa_tiny_b2_q1_f32",
        codes: &["MLA-M017"],
        why: "Slices that are joined again (concat, insert_slice) are no view: between \
              exponential and contraction they count as other uses, on the sum, its start, a \
              mask or the rows of a cache they end the search, and along columns they cut \
              the cache into pieces that are not joined back.",
    },
    Miss {
        kind: "dead-operation",
        graph: "*",
        codes: &["MLA-M001"],
        why: "A user without users of its own still counts as a user of the probabilities.",
    },
    Miss {
        kind: "dead-operation",
        graph: "torch_fused_position_tiny_b2_q1_f32",
        codes: &["MLA-M003"],
        why: "A user without users of its own still counts as a user of the probabilities.",
    },
    Miss {
        kind: "double-negation",
        graph: "*",
        codes: &["MLA-M001", "MLA-M003", "MLA-M021"],
        why: "A negation is not followed between exponential and contraction, nor on the \
              sum.",
    },
    Miss {
        kind: "double-negation",
        graph: "torch_sdpa_tiny_b2_q1_f32",
        codes: &["MLA-M017"],
        why: "A negation is not followed between exponential and contraction, nor on the \
              sum.",
    },
    Miss {
        kind: "finite-fill",
        graph: "torch_three_layers_tiny_b2_q1_f32",
        codes: &["MLA-M009"],
        why: "Seen after split-parallel: a rope score put together from parts is taken for a \
              mask tensor, and that and a finite fill are two masks.",
    },
    Miss {
        kind: "materialize-broadcast",
        graph: "torch_sdpa_tiny_b2_q1_f16",
        codes: &["MLA-M017"],
        why: "Seen with other-base: the guard of a safe softmax under exp2.",
    },
    Miss {
        kind: "other-base",
        graph: "*",
        codes: &["MLA-M017"],
        why: "The guard of a safe softmax is looked for under `scores - max`, not under \
              `log2(e) * (scores - max)`.",
    },
    Miss {
        kind: "other-shift",
        graph: "*",
        codes: &["MLA-M002"],
        why: "The log-sum-exp must add back exactly the element that the exponent subtracts, \
              a constant beside it is not read.",
    },
    Miss {
        kind: "pad-and-slice",
        graph: "*",
        codes: &[
            "MLA-M001", "MLA-M002", "MLA-M003", "MLA-M018", "MLA-M021", "MLA-R002", "MLA-R007",
        ],
        why: "A pad under a slice is no view between exponential and contraction, nor on the \
              sum, its start or a scale.",
    },
    Miss {
        kind: "pad-and-slice",
        graph: "jax_fused_tiny_b2_q1_f32",
        codes: &["MLA-M006"],
        why: "A pad under a slice is no view between exponential and contraction, nor on the \
              sum, its start or a scale.",
    },
    Miss {
        kind: "reshape-pair",
        graph: "*",
        codes: &["MLA-M013", "MLA-R006", "MLA-R007"],
        why: "A row or column index that a reshape splits is not joined when the next one \
              merges it: it stays two variables.",
    },
    Miss {
        kind: "reshape-pair",
        graph: "torch_fused_position_tiny_b2_q1_f16",
        codes: &["MLA-M007"],
        why: "A row or column index that a reshape splits is not joined when the next one \
              merges it: it stays two variables.",
    },
    Miss {
        kind: "scale-pair",
        graph: "*",
        codes: &["MLA-M002", "MLA-M003", "MLA-M017", "MLA-R006"],
        why: "3 * (1/3) in f32 is not exactly 1, and factors between exponential, sum and \
              output must be; a scale on an LSE is another value.",
    },
    Miss {
        kind: "scale-through",
        graph: "*",
        codes: &["MLA-M003", "MLA-M017"],
        why: "A factor on the value that the output loses later is seen before it is lost.",
    },
    Miss {
        kind: "split-accumulated",
        graph: "*",
        codes: &["MLA-M001", "MLA-R007"],
        why: "A contraction that starts from another one is not read as a sum of two; \
              probabilities that go into two contractions count as used elsewhere.",
    },
    Miss {
        kind: "split-parallel",
        graph: "*",
        codes: &["MLA-M001", "MLA-M009", "MLA-R002", "MLA-R003", "MLA-R007", "MLA-R008"],
        why: "Scores, queries or outputs put together from parts (of heads, rows, columns) \
              are read as one tensor only where one part is read; two contractions with the \
              values count as another use.",
    },
    Miss {
        kind: "split-reduced",
        graph: "*",
        codes: &["MLA-M001", "MLA-M013", "MLA-M016", "MLA-R003"],
        why: "A score cut at any column gives parts of one cache that are not joined across \
              contractions; rows cut in two give two contractions with the values.",
    },
    Miss {
        kind: "unit-dimension",
        graph: "*",
        codes: &[
            "MLA-M001", "MLA-M002", "MLA-M003", "MLA-M006", "MLA-M018", "MLA-M021", "MLA-R007",
        ],
        why: "insert_slice into an empty tensor of one more unit dimension is no view: as \
              for cut-and-join.",
    },
    Miss {
        kind: "unit-dimension",
        graph: "torch_attention_layer_tiny_b2_q1_f32",
        codes: &["MLA-M005"],
        why: "insert_slice into an empty tensor of one more unit dimension is no view: as \
              for cut-and-join.",
    },
    Miss {
        kind: "unit-dimension",
        graph: "torch_exp2_lse_tiny_b2_q1_f32",
        codes: &["no-site"],
        why: "insert_slice into an empty tensor of one more unit dimension is no view: as \
              for cut-and-join.",
    },
    Miss {
        kind: "widening-pair",
        graph: "*",
        codes: &["MLA-R002"],
        why: "f16 -> f32 -> f16 changes nothing, but a truncation is never looked through: \
              the cache is then two tensors.",
    },
];

/// A lowering that is known to be wrong in the results after the first.
pub struct Wrong {
    pub graph: &'static str,
    pub why: &'static str,
}

/// Every known wrong lowering. An entry that is not met any more is stale and fails the test.
pub const KNOWN_WRONG: &[Wrong] = &[Wrong {
    graph: "torch_exp2_lse_tiny_b2_q1_f32",
    why: "A constant added to all scores is dropped, which the output does not see; the \
          log-sum-exp does, and is off by it.",
}];
