"""The graphs of testdata, with the verdicts that they must get."""

import dims
import model
import model_naive
import model_serving

DTYPES = ("f32", "bf16", "f16")

FUNCTIONS = {
    name: function
    for module in (model, model_naive, model_serving)
    for name, function in vars(module).items()
    if callable(function)
} | dict(
    rope_first=lambda d: model.fused_position(d, rope_first=True),
    three_layers=lambda d: model.layers(d, 3),
    language_model=lambda d: dims.language_model.decode_step(dims.LANGUAGE_MODEL),
)
POSITIVE = (
    "separate_length additive_mask fused_position rope_first exp2_lse sqrt_scales "
    "sdpa transposed_cache cache_update attention_layer"
).split()
NEGATIVE = dict(
    multi_head="rejected",
    multi_query="rejected",
    wrong_slice="rejected",
    wrong_slice_of_joined_query="rejected",
    softmax_over_heads="rejected",
    probabilities_returned="missed",
    soft_cap="missed",
    no_softmax="rejected",
    classifier="rejected",
)
NAIVE = "naive naive_two_matrices naive_update naive_sdpa naive_padded".split()
NOT_NAIVE = dict(decompressed="rejected", two_projections="rejected", other_latent="rejected")
SERVING = (
    "paged paged_twice paged_rows_apart slots fp8_tensor_scale fp8_row_scale fp8_block_scale "
    "fp8_score_scale two_scales query_scale split_rows folded_heads folded_output sparse "
    "sparse_mask gated"
).split()
NOT_SERVING = dict(sinks="missed", other_table="rejected")
DYNAMIC = (
    "separate_length additive_mask fused_position exp2_lse sdpa transposed_cache append "
    "naive_batched paged slots fp8_row_scale"
).split()
NOT_DYNAMIC = dict(multi_head="rejected", multi_query="rejected", wrong_slice="rejected")
JAX = ("separate_length", "fused", "cache_update")
# What only StableHLO shows: loops, helpers, dot_generals of any layout.
STABLEHLO = dict(
    paged=("absorbed", "lowered:1"),
    scanned_layers=("absorbed", "lowered:1"),
    naive=("naive", "lowered:1"),
    multi_query=("negative", "rejected"),
)
# Of JAX's shape polymorphism.
JAX_DYNAMIC = dict(
    separate_length=("absorbed", "lowered:1"),
    fused=("absorbed", "lowered:1"),
    cache_update=("absorbed", "lowered:1"),
    # Bad entries become NaN by the number of pages: the table is read through a choice.
    paged=("absorbed", "missed"),
    naive=("naive", "lowered:1"),
    multi_query=("negative", "rejected"),
)
# The tiny f32 graphs of which other levels are kept too.
LEVELS = ("torchraw", "torch", "tosa", "iree")
LEVELLED = (
    "separate_length exp2_lse sdpa cache_update attention_layer three_layers naive naive_sdpa "
    "naive_update paged sparse fp8_tensor_scale multi_head soft_cap wrong_slice decompressed"
).split()
# Of these, and of JAX's, some as IREE takes them.
IREE = "separate_length sdpa cache_update naive paged scanned_layers multi_head".split()
# The levels of the dynamic ones.
DYNAMIC_LEVELS = ("torchraw", "torch")


def cases():
    """Yields (family, function name, source, dims, dtype, form, verdict)."""
    for name in POSITIVE:
        for dtype in DTYPES:
            yield f"torch_{name}", name, "torch", dims.tiny(), dtype, "absorbed", "lowered:1"
    for name in ("separate_length", "additive_mask"):
        yield f"torch_{name}", name, "torch", dims.tiny(query=2), "f32", "absorbed", "lowered:1"
    for dtype in DTYPES:
        yield "torch_causal", "causal", "torch", dims.tiny(query=2), dtype, "absorbed", "lowered:1"
    yield "torch_causal", "causal", "torch", dims.v3(query=2), "bf16", "absorbed", "lowered:1"
    for name in POSITIVE:
        yield f"torch_{name}", name, "torch", dims.v3(), "bf16", "absorbed", "lowered:1"
    yield "torch_three_layers", "three_layers", "torch", dims.tiny(), "f32", "absorbed", "lowered:3"
    for name, verdict in NEGATIVE.items():
        yield f"torch_not_{name}", name, "torch", dims.tiny(), "f32", "negative", verdict
    for name in NAIVE:
        for dtype in DTYPES if name in ("naive", "naive_sdpa") else ("f32",):
            yield f"torch_{name}", name, "torch", dims.tiny(), dtype, "naive", "lowered:1"
    for name in ("naive", "naive_two_matrices"):
        yield f"torch_{name}", name, "torch", dims.v3(rows=4096), "bf16", "naive", "lowered:1"
    yield "torch_naive_prefill", "naive_prefill", "torch", dims.tiny(query=32), "f32", "naive", "missed"
    for name in SERVING:
        count = 4 if name == "split_rows" else 1
        for dtype in ("f32", "bf16") if name in ("paged", "fp8_block_scale") else ("f32",):
            yield f"torch_{name}", name, "torch", dims.tiny(), dtype, "absorbed", f"lowered:{count}"
    yield "torch_paged", "paged", "torch", dims.v3(), "bf16", "absorbed", "lowered:1"
    yield "torch_folded_heads", "folded_heads", "torch", dims.tiny(query=2), "f32", "absorbed", "lowered:1"
    for name, verdict in (NOT_NAIVE | NOT_SERVING).items():
        yield f"torch_not_{name}", name, "torch", dims.tiny(), "f32", "negative", verdict
    for name in DYNAMIC:
        count = 3 if name == "three_layers" else 1
        form = "naive" if name.startswith("naive") else "absorbed"
        yield f"torch_{name}", name, "torch", dims.dynamic(), "f32", form, f"lowered:{count}"
    for name, verdict in NOT_DYNAMIC.items():
        yield f"torch_not_{name}", name, "torch", dims.dynamic(), "f32", "negative", verdict
    count = dims.LANGUAGE_MODEL.layers
    yield "torch_language_model", "language_model", "torch", dims.trained(), "bf16", "absorbed", f"lowered:{count}"
    for name in JAX:
        for dtype in DTYPES:
            yield f"jax_{name}", name, "jax", dims.tiny(), dtype, "absorbed", "lowered:1"
        yield f"jax_{name}", name, "jax", dims.v3(), "bf16", "absorbed", "lowered:1"


def stablehlo_cases():
    """As `cases`, for the graphs of JAX that are kept as StableHLO."""
    for name in JAX:
        for dtype in DTYPES:
            yield f"jax_{name}", name, "jax", dims.tiny(), dtype, "absorbed", "lowered:1"
    for name, (form, verdict) in STABLEHLO.items():
        family = f"jax_not_{name}" if form == "negative" else f"jax_{name}"
        yield family, name, "jax", dims.tiny(), "f32", form, verdict
    for name, (form, verdict) in JAX_DYNAMIC.items():
        family = f"jax_not_{name}" if form == "negative" else f"jax_{name}"
        yield family, name, "jax", dims.dynamic(), "f32", form, verdict
