"""Runs torch-dialect graphs, lowered by mla-opt and as they were, with torch's own operators.

    run_torch.py GRAPH.mlir ...

Calls of `torch.mla_opt.*` go to the kernels' C interface. Arguments are random: small integers,
mostly true flags, numbers in -1..1. f32 results must agree to 1e-5 of the largest number, half ones
to their rounding. MLA_OPT and MLA_KERNELS name the tool and the library.
"""

import os
import pathlib
import subprocess
import sys

import numpy as np
import torch
from torch_mlir import ir
from torch_mlir.dialects import torch as torch_dialect

from kernels import BUILT, NAMES, kernel
from parse_torch import check as check_legal

OPT = os.environ.get("MLA_OPT", str(BUILT / "mla-opt"))
TYPES = {name: kind for kind, name in NAMES.items()} | {
    "f64": torch.float64, "si64": torch.int64, "si32": torch.int32, "si8": torch.int8,
    "ui8": torch.uint8, "i1": torch.bool,
}
# c10::ScalarType
SCALARS = {
    0: torch.uint8, 1: torch.int8, 2: torch.int16, 3: torch.int32, 4: torch.int64, 5: torch.float16,
    6: torch.float32, 7: torch.float64, 9: torch.complex64, 11: torch.bool, 15: torch.bfloat16,
    24: torch.float8_e4m3fn, 26: torch.float8_e4m3fnuz,
}
TOLERANCE = {torch.float32: 1e-5, torch.float64: 1e-5, torch.bfloat16: 3e-2, torch.float16: 4e-3}


def tensor_type(ty, extents=None):
    """Returns shape and dtype of a !torch.vtensor type; dynamic extents are `extents`: of the first
    dimension, and of others."""
    body = str(ty).removeprefix("!torch.vtensor<[").removesuffix(">")
    dims, elem = body.split("],")
    given = [d.strip() for d in dims.split(",") if d.strip()]
    shape = [extents[at > 0] if d == "?" else int(d) for at, d in enumerate(given)]
    return shape, TYPES[elem]


def result_types(name, types, params):
    """Returns shapes and dtypes of a kernel's results. Those of a batch that the types do not have:
    the buffers of a plan and the scratch of a split step grow with it."""
    if name.endswith("mla_choose"):
        return [tensor_type(types[0])]
    batch, query, heads, latent, units, splits = (params[at] for at in (1, 2, 3, 4, 7, 8))
    partial = batch * splits * query * heads
    grown = [batch] * len(types)
    if name.endswith("metadata_fill"):
        grown = [0, batch + units - 1, batch + 1, batch, 0]
    elif "_decode_split" in name:
        grown = [partial * latent, partial, batch, batch]
    return [tensor_type(ty, (n, None)) for ty, n in zip(types, grown)]


def is_ints(x):
    return isinstance(x, list) and bool(x) and isinstance(x[0], int)


def constant(op):
    kind, value = op.name.rsplit(".", 1)[1], op.attributes["value"] if "value" in op.attributes else None
    match kind:
        case "none":
            return None
        case "int":
            return ir.IntegerAttr(value).value
        case "float":
            return ir.FloatAttr(value).value
        case "bool":
            return bool(ir.IntegerAttr(value).value)
        case "str":
            return ir.StringAttr(value).value
        case "device":
            return torch.device("cpu")
    raise NotImplementedError(op.name)


def literal(op):
    shape, dtype = tensor_type(op.results[0].type)
    value = op.attributes["value"]
    if 0 in shape:
        return torch.empty(shape, dtype=dtype)
    elements = ir.DenseElementsAttr(value)
    if elements.is_splat:
        text = str(value).split("dense<")[1].split(">")[0]
        number = ir.FloatAttr(elements.get_splat_value()).value if dtype.is_floating_point else (
            {"true": 1, "false": 0}.get(text) if text in ("true", "false") else int(text))
        return torch.full(shape, number, dtype=dtype)
    return torch.tensor(eval(str(value).split("dense<")[1].rsplit(">", 1)[0].split("> :")[0],
                             {"true": True, "false": False}), dtype=dtype).reshape(shape)


def aten(name, operands):
    """Calls torch's operator of this name; the dialect has all arguments in order."""
    # Tensors of the dialect are values, without strides that a view could not have.
    operands = [x.contiguous() if torch.is_tensor(x) else x for x in operands]
    _, space, target, *overload = name.split(".")
    function = getattr(getattr(getattr(torch.ops, space), target), (overload or ["default"])[0])
    positional, named = [], {}
    for argument, value in zip(function._schema.arguments, operands):
        kind = str(argument.real_type)
        if "ScalarType" in kind and value is not None:
            value = SCALARS[value]
        elif "Layout" in kind or "MemoryFormat" in kind:
            value = None
        if argument.kwarg_only:
            named[argument.name] = value
        else:
            positional.append(value)
    return function(*positional, **named)


NUMBERS = {
    "torch.aten.size.int": lambda x, at: x.shape[at],
    "torch.aten.add.int": lambda a, b: a + b,
    "torch.aten.sub.int": lambda a, b: a - b,
    "torch.aten.mul.int": lambda a, b: a * b,
    "torch.aten.floordiv.int": lambda a, b: a // b,
    "torch.aten.eq.int": lambda a, b: a == b,
    "torch.prim.NumToTensor.Scalar": torch.tensor,
}


def run(text, inputs):
    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        module = ir.Module.parse(text)
        function = next(f for f in module.body.operations if f.attributes["sym_name"].value == "main")
        block = function.regions[0].blocks[0]
        return run_block(block, dict(zip(block.arguments, inputs)))


def run_block(block, values):
    """Runs a block where `values` are known; returns what it ends with."""
    for op in block.operations:
        op, name = op.operation, op.operation.name
        operands = [values[v] for v in op.operands]
        if name in ("func.return", "torch.prim.If.yield"):
            return operands
        if name == "torch.prim.If":
            results = run_block(op.regions[0 if operands[0] else 1].blocks[0], values)
        elif name.startswith("torch.constant."):
            results = [constant(op)]
        elif name in ("torch.prim.ListConstruct", "torch.prim.TupleConstruct"):
            results = [list(operands)]
        elif name in ("torch.prim.ListUnpack", "torch.prim.TupleUnpack"):
            results = list(operands[0])
        elif name == "torch.vtensor.literal":
            results = [literal(op)]
        elif name == "torch.symbolic_int":
            results = [None]
        elif name == "torch.bind_symbolic_shape":
            results = []
        elif name == "torch.runtime.assert":
            assert operands[0], op
            results = []
        elif name in NUMBERS:
            results = [NUMBERS[name](*operands)]
        elif name == "torch.operator":
            target = ir.StringAttr(op.attributes["name"]).value
            if target.startswith("torch.mla_opt."):
                params = next(x for x in operands if is_ints(x))
                shapes = result_types(target, [r.type for r in op.results], params)
                results = kernel(target.removeprefix("torch.mla_opt."), operands, shapes)
            else:
                results = [aten(target, operands)]
        else:
            found = aten(name, operands)
            results = list(found) if isinstance(found, (tuple, list)) and len(op.results) > 1 else [found]
        values.update(zip(op.results, results))


def inputs_of(text, extents):
    generator = torch.Generator().manual_seed(3)
    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        module = ir.Module.parse(text)
        function = next(f for f in module.body.operations if f.attributes["sym_name"].value == "main")
        made = []
        for argument in function.regions[0].blocks[0].arguments:
            shape, dtype = tensor_type(argument.type, extents)
            if dtype is torch.bool:
                made.append(torch.rand(shape, generator=generator) < 0.7)
            elif dtype.is_floating_point:
                made.append((torch.rand(shape, generator=generator) * 2 - 1).to(dtype))
            else:
                made.append(torch.randint(1, 8, shape, generator=generator, dtype=dtype))
        return made


def check(path):
    """Returns what is wrong with a lowered graph; None also where nothing is lowered in it."""
    text = path.read_text()
    signature = text[:text.index("^bb0")]
    # Entries of tables are below 8, and so below these.
    sizes = [(9, 21), (70, 65)] if "?" in signature else [None]
    return next(filter(None, (check_with(path, text, inputs_of(text, x)) for x in sizes)), None)


def check_with(path, text, inputs):
    """Does the same for these arguments."""
    want = run(text, [x.clone() for x in inputs])
    for mode in ("persistent", "split", "runtime"):
        command = [OPT, path, f"--mla-lower-decode=mode={mode}"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return done.stderr.strip()
        if "torch.mla_opt." not in done.stdout:
            return "nothing lowered"
        if wrong := check_legal(done.stdout):
            return wrong
        got = run(done.stdout, [x.clone() for x in inputs])
        for at, (a, b) in enumerate(zip(want, got, strict=True)):
            if a is None or not torch.is_tensor(a):
                continue
            if a.shape != b.shape or a.dtype != b.dtype:
                return f"{mode} result {at} is {b.dtype} {list(b.shape)}"
            tolerance = TOLERANCE.get(a.dtype, 0)
            x, y = a.double(), b.double()
            same = torch.isnan(x) & torch.isnan(y) | (x == y)
            error = torch.where(same, 0, (x - y).abs()).max() / max(1, x[x.isfinite()].abs().max())
            if not error <= tolerance:
                return f"{mode} result {at} differs by {error:.2e}"
    return None


def main():
    failed = 0
    for name in sys.argv[1:]:
        path = pathlib.Path(name)
        try:
            wrong = check(path)
        except Exception as error:
            wrong = f"{type(error).__name__}: {str(error)[:300]}"
        failed += wrong is not None
        print(f"FAILED {path.name}: {wrong}" if wrong else f"ok {path.name}", flush=True)
    print(f"torch: {len(sys.argv) - 1 - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
