"""Writes the IR, the index and the numeric references of testdata.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python export.py [NAME-FRAGMENT]
"""

import csv
import pathlib
import sys

import numpy as np
import torch

import dims
import model

ROOT = pathlib.Path(__file__).resolve().parent.parent
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}
COLUMNS = "file source form level heads dims batch q_len dtype verdict note".split()


def tensors(shapes, dtype, seed):
    """Random tensors; shapes that begin with a word are integers or a mask:

    ("lengths", n, T[, least]), ("positions", n, T), ("bias", *shape).
    """
    generator = torch.Generator().manual_seed(seed)
    made = []
    for shape in shapes:
        if shape and shape[0] in ("lengths", "positions"):
            kind, count, rows, *least = shape
            low, high = (*(least or [1]), rows + 1) if kind == "lengths" else (0, rows)
            made.append(torch.randint(low, high, (count,), generator=generator))
        elif shape and shape[0] == "bias":
            hidden = torch.rand(shape[1:], generator=generator) < 0.3
            made.append(torch.zeros(shape[1:]).masked_fill(hidden, float("-inf")))
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
    )


FUNCTIONS = dict(
    rope_first=lambda d: model.fused_position(d, rope_first=True),
    three_layers=lambda d: model.layers(d, 3),
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
JAX = dict(
    separate_length=lambda s: s["separate_length"],
    fused=lambda s: s["fused_position"][:-1],
    cache_update=lambda s: None,
)


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
    for name in JAX:
        for dtype in DTYPES:
            yield f"jax_{name}", name, "jax", dims.tiny(), dtype, "absorbed", "lowered:1"
        yield f"jax_{name}", name, "jax", dims.v3(), "bf16", "absorbed", "lowered:1"


def jax_inputs(d, name, dtype):
    import jax.numpy as jnp

    kinds = {"f32": jnp.float32, "bf16": jnp.bfloat16, "f16": jnp.float16}
    s = shapes_of(d)
    shapes = JAX[name](s)
    if name == "cache_update":
        projected, weights = s["separate_length"][:2], s["separate_length"][4:6]
        caches, new = s["separate_length"][2:4], s["cache_update"][4:6]
        shapes = projected + caches + new + [("positions", 1, d.rows)] + weights
    made = []
    for tensor in tensors(shapes, torch.float32, 7):
        array = tensor.numpy()
        if array.dtype == np.int64:
            array = array.astype(np.int32)
            made.append(jnp.asarray(array[0] if name == "cache_update" else array))
        else:
            made.append(jnp.asarray(array, dtype=kinds[dtype]))
    return made


def widen(value):
    """Returns a half tensor or array as f32, and anything else as it is."""
    if str(value.dtype).removeprefix("torch.") not in ("bfloat16", "float16"):
        return value
    return value.float() if isinstance(value, torch.Tensor) else value.astype("float32")


def reference(function, inputs):
    """Computes in f32 what the function returns; results are rounded once, to the graph's types."""
    plain, wide = function(*inputs), function(*map(widen, inputs))
    if not isinstance(plain, tuple):
        plain, wide = (plain,), (wide,)
    return [
        exact.to(out.dtype) if isinstance(out, torch.Tensor) else exact.astype(out.dtype)
        for out, exact in zip(plain, wide)
    ]


def save(path, inputs, outputs):
    """Writes arg0.., out0..; bf16 as its bits under argN__bf16, since numpy has no such type."""
    arrays = {}
    for stem, values in (("arg", inputs), ("out", outputs)):
        for at, value in enumerate(values):
            key = f"{stem}{at}"
            if isinstance(value, torch.Tensor) and value.dtype is torch.bfloat16:
                arrays[key + "__bf16"] = value.view(torch.uint16).numpy()
            else:
                array = np.asarray(value)
                if array.dtype.name == "bfloat16":
                    arrays[key + "__bf16"] = array.view(np.uint16)
                else:
                    arrays[key] = array
    np.savez_compressed(path, **arrays)


def main():
    import lower
    import model_jax

    fragment = sys.argv[1] if len(sys.argv) > 1 else ""
    rows = []
    for family, name, source, d, dtype, form, verdict in cases():
        label = f"{family}_{d.label}_{dtype}"
        path = f"{form}/{label}.linalg.mlir"
        rows.append(dict(
            file=path, source=source, form=form, level="linalg", heads=d.heads,
            dims=f"R{d.latent} P{d.rope} N{d.nope} V{d.value} T{d.rows}", batch=d.batch,
            q_len=d.query, dtype=dtype, verdict=verdict, note=name.replace("_", " "),
        ))
        if fragment not in label:
            continue
        if source == "torch":
            inputs = tensors(shapes_of(d)[name], DTYPES[dtype], 7)
            function = FUNCTIONS.get(name, getattr(model, name, None))(d)
            text = lower.torch_to_linalg(function, inputs)
        else:
            inputs = jax_inputs(d, name, dtype)
            function = getattr(model_jax, name)(d)
            text = lower.jax_to_linalg(function, inputs)
        target = ROOT / "ir" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        if d.name == "tiny" and form == "absorbed":
            save(ROOT / "numeric" / f"{label}.npz", inputs, reference(function, inputs))
        print(label, flush=True)
    with (ROOT / "ir" / "INDEX.tsv").open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
