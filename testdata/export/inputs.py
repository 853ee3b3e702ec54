"""Shapes and random values of what the graphs take."""

import torch

import dims


def tensors(shapes, dtype, seed):
    """Random tensors of `dtype`; a shape that begins with a word is of another kind:

    ("lengths", n, T[, least])   i64[n] in least..T (1 if absent)
    ("positions", n, T)          i64[n] in 0..T-1; ("position", T): the first of one
    ("bias", *shape)             f32, 0 or -inf; ("flags", *shape): i1, mostly true
    ("table", count, *shape)     i64 in 0..count-1; ("rows", T, b, k): k different rows for each b
    ("fp8", *shape)              f8E4M3FN; ("scale", *shape): f32 in 0.5..1.5
    """
    generator = torch.Generator().manual_seed(seed)
    made = []
    for shape in shapes:
        if shape and shape[0] in ("lengths", "positions"):
            kind, count, rows, *least = shape
            low, high = (*(least or [1]), rows + 1) if kind == "lengths" else (0, rows)
            made.append(torch.randint(low, high, (count,), generator=generator))
        elif shape and shape[0] == "position":
            made.append(torch.randint(0, shape[1], (1,), generator=generator)[0])
        elif shape and shape[0] == "bias":
            hidden = torch.rand(shape[1:], generator=generator) < 0.3
            made.append(torch.zeros(shape[1:]).masked_fill(hidden, float("-inf")))
        elif shape and shape[0] == "flags":
            made.append(torch.rand(shape[1:], generator=generator) < 0.7)
        elif shape and shape[0] == "table":
            made.append(torch.randint(0, shape[1], shape[2:], generator=generator))
        elif shape and shape[0] == "rows":
            _, rows, batch, count = shape
            order = torch.rand((batch, rows), generator=generator).argsort(-1)
            made.append(order[:, :count].contiguous())
        elif shape and shape[0] == "fp8":
            values = torch.rand(shape[1:], generator=generator) * 4 - 2
            made.append(values.to(torch.float8_e4m3fn))
        elif shape and shape[0] == "scale":
            made.append(torch.rand(shape[1:], generator=generator) + 0.5)
        else:
            made.append((torch.rand(shape, generator=generator) * 2 - 1).to(dtype))
    return made


def shapes_of(d):
    b, q, h, r, p, n, v, t = d.batch, d.query, d.heads, d.latent, d.rope, d.nope, d.value, d.rows
    e = r + p
    core = [(b, q, h, r), (b, q, h, p)]
    projected = [(b, q, h, n), (b, q, h, p)]
    caches = [(b, t, r), (b, t, p)]
    weights = [(h, n, r), (h, v, r)]
    layer = [
        (d.hidden, d.q_lora), (d.q_lora,), (d.q_lora, h * (n + p)), (d.hidden, e), (r,),
        *weights, (h * v, d.hidden), *caches,
    ]
    return dict(
        separate_length=projected + caches + weights + [("lengths", b, t)],
        causal=projected + caches + weights + [("lengths", b, t, q)],
        additive_mask=projected + caches + weights + [("bias", b, 1, 1, t)],
        fused_position=projected + [(b, t, e)] + weights + [("positions", b, t)],
        rope_first=projected + [(b, t, e)] + weights + [("positions", b, t)],
        exp2_lse=core + caches + [("lengths", b, t)],
        sqrt_scales=core + [(b, t, e)],
        sdpa=core + [(b, t, e), ("bias", b, 1, 1, t)],
        transposed_cache=core + [(b, r, t), (b, p, t)],
        append=core + [(b, t - q, r), (b, t - q, p), (b, q, r), (b, q, p)],
        cache_update=core + caches + [(b, q, r), (b, q, p)],
        attention_layer=[(b, q, d.hidden), *layer, (b, q, p // 2), (b, q, p // 2), ("lengths", b, t)],
        three_layers=[(b, q, d.hidden), (b, q, p // 2), (b, q, p // 2), ("lengths", b, t), *layer * 3],
        multi_head=[(b, q, h, n + p), (b, t, h, n + p), (b, t, h, v)],
        multi_query=[(b, q, h, e), (b, t, e), (b, t, r)],
        wrong_slice=core + [(b, t, e)],
        wrong_slice_of_joined_query=core + [(b, t, e)],
        softmax_over_heads=[(b, q, h, e), (b, t, e)],
        probabilities_returned=[(b, q, h, e), (b, t, e)],
        soft_cap=[(b, q, h, e), (b, t, e)],
        no_softmax=[(b, q, h, e), (b, t, e)],
        classifier=[(b, d.hidden), (d.hidden, 10)],
        **naive_shapes(d),
        **serving_shapes(d),
        language_model=language_model_shapes(d),
    )


def language_model_shapes(d):
    s, pool = dims.LANGUAGE_MODEL, dims.QUESTIONS
    prompts = ("table", s.symbols, pool, s.prompt)
    state = [("table", pool, d.batch), ("positions", d.batch, d.rows), ("table", s.symbols, d.batch)]
    caches = [(d.batch, d.rows, d.latent + d.rope)] * s.layers
    return [prompts, *state, *caches, *dims.language_model.shapes(s).values()]


def naive_shapes(d):
    b, q, h, r, p, n, v, t = d.batch, d.query, d.heads, d.latent, d.rope, d.nope, d.value, d.rows
    queries, caches = [(b, q, h, n), (b, q, h, p)], [(b, t, r), (b, t, p)]
    fused = [(h * (n + v), r)]
    return dict(
        naive=queries + caches + fused + [("lengths", b, t)],
        naive_two_matrices=queries + caches + [(h, n, r), (h, v, r)],
        naive_batched=queries + caches + [(h, n, r), (h, v, r)],
        naive_prefill=queries + caches + [(h, n, r), (h, v, r)],
        naive_update=queries + [(b, t - q, r), (b, t - q, p), (b, q, r), (b, q, p)] + fused,
        naive_sdpa=queries + caches + fused + [("flags", b, 1, 1, t)],
        naive_padded=queries + caches + fused + [("flags", b, 1, 1, t)],
        decompressed=[(b, q, h, n + p), (b, h, t, n + p), (b, h, t, v)],
        two_projections=[(b, q, h, n), (b, t, d.hidden), (h, n, d.hidden), (h, v, d.hidden)],
        other_latent=queries + caches + [(b, t, r), (h, n, r), (h, v, r)],
    )


def serving_shapes(d, page=8):
    b, q, h, r, p, t = d.batch, d.query, d.heads, d.latent, d.rope, d.rows
    e, count = r + p, 2 * d.batch * d.rows // page
    queries, lengths = [(b, q, h, r), (b, q, h, p)], ("lengths", b, t)
    pool, table = (count, page, e), ("table", count, b, t // page)
    cache, fp8 = (b, t, e), ("fp8", b, t, e)
    return dict(
        paged=[*queries, pool, table, lengths],
        paged_twice=[*queries, pool, table, lengths],
        paged_rows_apart=[*queries, pool, table],
        slots=[*queries, (count * page, e), ("table", count * page, b, t), lengths],
        fp8_tensor_scale=[*queries, fp8, ("scale",)],
        fp8_row_scale=[*queries, fp8, ("scale", b, t), lengths],
        fp8_block_scale=[*queries, fp8, ("scale", b, t, e // 8)],
        fp8_score_scale=[*queries, fp8, ("scale",)],
        two_scales=[*queries, fp8, ("scale",), ("scale",)],
        query_scale=[*queries, cache, ("scale", b)],
        split_rows=[*queries, cache],
        folded_heads=[*queries, cache, lengths],
        folded_output=[*queries, cache, (h, r, d.hidden)],
        sparse=[*queries, cache, ("rows", t, b, t // 4)],
        sparse_mask=[*queries, cache, ("rows", t, b, t // 4)],
        sinks=[*queries, cache, (h,)],
        gated=[*queries, cache, (b, q, h)],
        other_table=[*queries, pool, table, table],
    )


def jax_shapes_of(d, page=8):
    """The shapes of model_jax's graphs."""
    b, q, h, r, p, n, v, t = d.batch, d.query, d.heads, d.latent, d.rope, d.nope, d.value, d.rows
    s, e, layers = shapes_of(d), r + p, 2
    queries, caches, weights = [(b, q, h, n), (b, q, h, p)], [(b, t, r), (b, t, p)], [(h, n, r), (h, v, r)]
    count = 2 * b * t // page
    return dict(
        separate_length=s["separate_length"],
        fused=s["fused_position"][:-1],
        cache_update=queries + caches + s["cache_update"][4:6] + [("position", t), *weights],
        paged=queries + [(count, page, e), ("table", count, b, t // page), *weights, ("lengths", b, t)],
        scanned_layers=[(b, q, h, n + p), (layers, b, t, e), (layers, h, n, r), (layers, h, v, r)],
        naive=queries + caches + weights + [("lengths", b, t)],
        multi_query=s["multi_query"],
    )
