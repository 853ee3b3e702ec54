//! The arguments of AITER's functions, by keyword, and their order in a release.

use mla_kernels::plan::Planner;

use Argument::{Absent, Bool, Float, Int, Value};

use crate::{
    ir::{Attr, Op, Val},
    targets::{Target, release_of},
    transforms::plan::Plan,
};

/// An argument of a call.
#[derive(Clone, Copy)]
pub(super) enum Argument<'c> {
    Value(Val<'c>),
    Int(i64),
    Float(f64),
    Bool(bool),
    /// AITER's `None`.
    Absent,
}

/// Arguments by their keywords.
pub(super) type Keywords<'c> = Vec<(&'static str, Argument<'c>)>;

/// Where tokens and pages of each request start, and what its last page holds.
#[derive(Clone, Copy)]
pub(super) struct Offsets<'c> {
    pub qo_indptr: Val<'c>,
    pub kv_indptr: Val<'c>,
    pub last_page: Val<'c>,
}

/// What a first stage reads and writes.
pub(super) struct Step<'c> {
    pub q: Val<'c>,
    pub kv: Val<'c>,
    pub rows: Val<'c>,
    pub out: Val<'c>,
    pub q_scale: Argument<'c>,
    pub kv_scale: Argument<'c>,
    /// The metadata, partial outputs and log-sum-exps of a persistent step.
    pub persistent: Option<([Val<'c>; 6], Val<'c>, Val<'c>)>,
    /// Where the pieces of each request start, in a split step.
    pub pieces: Option<Val<'c>>,
}

/// Returns the arguments of a fill; `types` are the runtime's numbers of the query's and the
/// cache's element types.
pub(super) fn of_fill<'c>(
    plan: &Plan,
    offsets: Offsets<'c>,
    buffers: &[Val<'c>; 6],
    types: [i64; 2],
) -> Keywords<'c> {
    let [q, kv] = types.map(Int);
    vec![
        ("seqlens_qo_indptr", Value(offsets.qo_indptr)),
        ("seqlens_kv_indptr", Value(offsets.kv_indptr)),
        ("kv_last_page_lens", Value(offsets.last_page)),
        ("num_heads_per_head_k", Int(plan.heads * plan.fold)),
        ("num_heads_k", Int(1)),
        ("is_causal", Bool(true)),
        ("work_metadata_ptrs", Value(buffers[0])),
        ("work_indptr", Value(buffers[1])),
        ("work_info_set", Value(buffers[2])),
        ("reduce_indptr", Value(buffers[3])),
        ("reduce_final_map", Value(buffers[4])),
        ("reduce_partial_map", Value(buffers[5])),
        ("page_size", Int(plan.page_size)),
        ("kv_granularity", Int(plan.kv_granularity)),
        ("max_seqlen_qo", Int(plan.query)),
        ("uni_seqlen_qo", Int(plan.query)),
        ("fast_mode", Bool(plan.planner == Planner::Fast)),
        ("topk", Int(-1)),
        ("max_split_per_batch", Int(-1)),
        ("intra_batch_mode", Bool(matches!(plan.planner, Planner::Divided(_)))),
        ("is_cp_round_robin", Bool(false)),
        // MlaVersion.V32: rows of 576 columns.
        ("mla_version", Int(0)),
        ("dtype_q_nope", q),
        ("dtype_q_rope", q),
        ("dtype_kv_nope", kv),
        ("dtype_kv_rope", kv),
    ]
}

/// Returns the arguments of a first stage.
pub(super) fn of_decode<'c>(
    op: Op<'c>,
    plan: &Plan,
    offsets: Offsets<'c>,
    step: &Step<'c>,
) -> Result<Keywords<'c>, String> {
    // The model's: AITER's default is that of 576 columns.
    let scale = op.attr("scale_latent").and_then(Attr::float).ok_or("no scale")?;
    let mut arguments = vec![
        ("q", Value(step.q)),
        ("kv_buffer", Value(step.kv)),
        ("o", Value(step.out)),
        ("qo_indptr", Value(offsets.qo_indptr)),
        ("kv_indptr", Value(offsets.kv_indptr)),
        ("kv_indices", Value(step.rows)),
        ("kv_last_page_lens", Value(offsets.last_page)),
        ("max_seqlen_q", Int(plan.query)),
        ("page_size", Int(plan.page_size)),
        ("nhead_kv", Int(1)),
        ("sm_scale", Float(scale)),
        ("logit_cap", Float(0.0)),
        ("final_lse", Absent),
        ("none", Absent),
        ("q_scale", step.q_scale),
        ("kv_scale", step.kv_scale),
        ("num_kv_splits", Int(plan.splits)),
        ("num_kv_splits_indptr", step.pieces.map_or(Absent, Value)),
    ];
    if let Some((metadata, logits, lse)) = step.persistent {
        arguments.extend([
            ("work_metadata_ptrs", Value(metadata[0])),
            ("work_indptr", Value(metadata[1])),
            ("work_info_set", Value(metadata[2])),
            ("logits", Value(logits)),
            ("attn_lse", Value(lse)),
        ]);
    }
    Ok(arguments)
}

/// Returns the arguments of a second stage.
pub(super) fn of_reduce<'c>(
    plan: &Plan,
    metadata: &[Val<'c>; 6],
    [logits, lse, out]: [Val<'c>; 3],
) -> Keywords<'c> {
    vec![
        ("logits", Value(logits)),
        ("attn_lse", Value(lse)),
        ("reduce_indptr", Value(metadata[3])),
        ("reduce_final_map", Value(metadata[4])),
        ("reduce_partial_map", Value(metadata[5])),
        ("max_seqlen_q", Int(plan.query)),
        ("max_splits", Int(plan.units)),
        ("o", Value(out)),
        ("final_lse", Absent),
    ]
}

/// Returns the arguments of a function in the order of the plan's release.
pub(super) fn in_order<'c>(
    target: &Target,
    function: &str,
    plan: &Plan,
    arguments: &Keywords<'c>,
) -> Result<Vec<Argument<'c>>, String> {
    let release = release_of(plan.abi)?;
    let find = |keyword: String| {
        let known = arguments.iter().find(|(name, _)| *name == keyword);
        known.map(|(_, argument)| *argument).ok_or_else(|| {
            format!("{function} of AITER {release} has an argument `{keyword}` that no call gives")
        })
    };
    target.arguments(function, release)?.into_iter().map(find).collect()
}
