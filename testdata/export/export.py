"""Writes the IR, the index and the numeric references of testdata.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python export.py [NAME-FRAGMENT]
"""

import csv
import pathlib
import sys

import numpy as np
import torch

from cases import DYNAMIC_LEVELS, FUNCTIONS, IREE, LEVELLED, LEVELS, cases, stablehlo_cases
from inputs import jax_shapes_of, shapes_of, tensors

ROOT = pathlib.Path(__file__).resolve().parent.parent
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}
COLUMNS = "file source form level heads dims batch q_len dtype verdict note".split()


def jax_inputs(d, name, dtype):
    import jax.numpy as jnp

    kinds = {"f32": jnp.float32, "bf16": jnp.bfloat16, "f16": jnp.float16}
    made = []
    for tensor in tensors(jax_shapes_of(d)[name], torch.float32, 7):
        array = tensor.numpy()
        integer = array.dtype == np.int64
        made.append(jnp.asarray(array, dtype=jnp.int32 if integer else kinds[dtype]))
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


def save_arrays(path, inputs, outputs):
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


def level_path(form, label, level):
    """Returns the file of a level; a dialect that MLIR does not know is in the generic form."""
    return f"{form}/{label}.{level}.{'mlir' if level == 'tosa' else 'generic.mlir'}"


def save(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def index_row(case, path, level):
    _, name, source, d, dtype, form, verdict = case
    return dict(
        file=path, source=source, form=form, level=level, heads=d.heads,
        dims=f"R{d.latent} P{d.rope} N{d.nope} V{d.value} T{d.rows}", batch=d.batch,
        q_len=d.query, dtype=dtype, verdict=verdict, note=name.replace("_", " "),
    )


def export_stablehlo(fragment):
    """Writes the StableHLO of JAX's graphs; returns their rows of the index."""
    import lower
    import model_jax

    rows = []
    for case in stablehlo_cases():
        family, name, _, d, dtype, form, _ = case
        label = f"{family}_{d.label}_{dtype}"
        path = level_path(form, label, "stablehlo")
        rows.append(index_row(case, path, "stablehlo"))
        tiny_f32 = (d.name, dtype) == ("tiny", "f32")
        iree = level_path(form, label, "iree") if name in IREE and tiny_f32 else None
        if iree:
            rows.append(index_row(case, iree, "iree"))
        if fragment in label:
            inputs, function = jax_inputs(d, name, dtype), getattr(model_jax, name)(d)
            text = lower.generic(lower.jax_to_stablehlo(function, inputs, d.symbol))
            save(ROOT / "ir" / path, text)
            if iree:
                save(ROOT / "ir" / iree, lower.to_iree(text, "stablehlo"))
            if form != "negative":
                arrays = ROOT / "numeric" / f"{label}.npz"
                save_arrays(arrays, inputs, reference(function, inputs))
            print(label, "stablehlo", flush=True)
    return rows


def main():
    import lower
    import model_jax

    fragment = sys.argv[1] if len(sys.argv) > 1 else ""
    rows = []
    for case in cases():
        family, name, source, d, dtype, form, verdict = case
        label = f"{family}_{d.label}_{dtype}"
        path = f"{form}/{label}.linalg.mlir"
        row = index_row(case, path, "linalg")
        rows.append(row)
        levelled = source == "torch" and name in LEVELLED and (d.name, dtype) == ("tiny", "f32")
        levels = [x for x in LEVELS if levelled and (x != "iree" or name in IREE)]
        if d.name == "dynamic":
            levels = list(DYNAMIC_LEVELS)
        for level in levels:
            rows.append(row | dict(file=level_path(form, label, level), level=level))
        if fragment not in label:
            continue
        if source == "torch":
            inputs = tensors(shapes_of(d)[name], DTYPES[dtype], 7)
            function = FUNCTIONS[name](d)
            text = lower.torch_to_linalg(function, inputs, d.is_dynamic)
            dynamic = [d.is_dynamic] if d.name == "dynamic" else []
            others = lower.torch_levels(function, inputs, *dynamic) if levels else {}
            for level in levels:
                save(ROOT / "ir" / level_path(form, label, level), others[level])
        else:
            inputs = jax_inputs(d, name, dtype)
            function = getattr(model_jax, name)(d)
            text = lower.jax_to_linalg(function, inputs)
        save(ROOT / "ir" / path, text)
        # numpy has no fp8
        plain = not any(getattr(x, "dtype", None) is torch.float8_e4m3fn for x in inputs)
        small = d.name in ("tiny", "dynamic")
        if small and form != "negative" and verdict != "missed" and plain:
            save_arrays(ROOT / "numeric" / f"{label}.npz", inputs, reference(function, inputs))
        print(label, flush=True)
    rows += export_stablehlo(fragment)
    with (ROOT / "ir" / "INDEX.tsv").open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
