"""Traces the library's models and writes IR, INDEX.tsv and SKIPPED.tsv into a folder, and what
torch computes of f32 graphs to numeric/LABEL.npz (arg0.., out0..).

    python export.py FOLDER [NAME-FRAGMENT]
"""

import csv
import pathlib
import re
import sys

import numpy
import torch
import transformers

import cases
import steps
import tracing

COLUMNS = "file source form level heads dims batch q_len dtype verdict note".split()
FOREIGN = re.compile(r"\b(torch|torch_c|tm_tensor)\.\w")


def levels(program):
    """Yields (level, IR or the exception)."""
    kinds = [("linalg", False)]
    if tracing.has_attention(program):
        kinds.append(("linalg_sdpa", True))
    for level, keep in kinds:
        try:
            yield level, tracing.to_linalg(program, keep_attention=keep)
        except Exception as error:
            yield level, error


def row(case, file, level):
    part = dict(attn=case.family.attention, layer="DecoderLayer", model="ForCausalLM")[case.part]
    source = f"{case.family.prefix}{part} (transformers {transformers.__version__})"
    return dict(
        file=file, source=source, form=case.form, level=level, heads=case.heads, dims=case.dims,
        batch=case.batch, q_len=case.query, dtype=case.dtype, verdict=case.want,
        note=f"{case.cache} cache, mask {case.mask}",
    )


def reason(error):
    text = str(error).strip().splitlines()
    return f"{type(error).__name__}: {text[0] if text else ''}"[:200]


def save_reference(folder, case):
    function, inputs = steps.step(case, traced=False)
    with torch.no_grad():
        outputs = function(*inputs)
    arrays = {f"arg{at}": value.numpy() for at, value in enumerate(inputs)}
    arrays |= {f"out{at}": value.numpy() for at, value in enumerate(outputs)}
    folder.mkdir(exist_ok=True)
    numpy.savez(folder / f"{case.label}.npz", **arrays)


def write(folder, case):
    """Writes a case's files; returns rows of the index, and (label, level, reason) not written."""
    try:
        with torch.no_grad():
            program = tracing.lower.export(*steps.step(case))
    except Exception as error:
        return [], [(case.label, "torch.export", reason(error))]
    rows, skipped = [], []
    for level, text in levels(program):
        if isinstance(text, Exception):
            skipped.append((case.label, level, reason(text)))
            continue
        foreign = FOREIGN.search(text)
        name = f"{case.label}.{level}{'.generic' if foreign else ''}.mlir"
        target = folder / case.form / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(tracing.lower.generic(text) if foreign else text)
        rows.append(row(case, f"{case.form}/{name}", level))
        if level == "linalg" and not foreign and case.dtype == "f32" and case.form == "naive":
            save_reference(folder / "numeric", case)
    return rows, skipped


def save(path, columns, rows):
    with path.open("w", newline="") as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)


def main():
    folder = pathlib.Path(sys.argv[1])
    fragment = sys.argv[2] if len(sys.argv) > 2 else ""
    transformers.logging.set_verbosity_error()
    folder.mkdir(parents=True, exist_ok=True)
    index, skips = [], []
    for case in cases.all_cases():
        if fragment not in case.label:
            continue
        rows, skipped = write(folder, case)
        print(case.label, *(f"{level} skipped: {why}" for _, level, why in skipped), flush=True)
        index += rows
        skips += skipped
    save(folder / "INDEX.tsv", COLUMNS, ([row[key] for key in COLUMNS] for row in index))
    save(folder / "SKIPPED.tsv", ["name", "level", "reason"], skips)
    print(f"{len(index)} graphs, {len(skips)} skipped (SKIPPED.tsv)")


if __name__ == "__main__":
    main()
