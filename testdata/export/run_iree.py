"""Compiles graphs at IREE's input level, lowered by mla-opt and as they were, and runs both.

    run_iree.py GRAPH.mlir ...

The runtime gets a module `mla_opt` whose functions are the kernels' C interface. Arguments are
random: small integers, numbers in -1..1. f32 results must agree to 1e-5 of the largest number, half
ones to their rounding. MLA_OPT and MLA_KERNELS name the tool and the library.
"""

import ctypes
import os
import pathlib
import re
import subprocess
import sys

import iree.compiler
import iree.runtime as rt
import numpy as np
import torch

from kernels import BUILT, LIBRARY, kernel

OPT = os.environ.get("MLA_OPT", str(BUILT / "mla-opt"))
# By the names of numpy's types: torch's, and how results may differ.
FLOATS = {
    "float32": (torch.float32, 1e-5), "float64": (torch.float64, 1e-5),
    "float16": (torch.float16, 4e-3), "bfloat16": (torch.bfloat16, 3e-2),
    "float8_e4m3fn": (torch.float8_e4m3fn, 0), "float8_e4m3fnuz": (torch.float8_e4m3fnuz, 0),
}
MLIR = {
    "f32": torch.float32, "f64": torch.float64, "f16": torch.float16, "bf16": torch.bfloat16,
    "f8E4M3FN": torch.float8_e4m3fn, "f8E4M3FNUZ": torch.float8_e4m3fnuz, "i1": torch.bool,
    "i8": torch.int8, "i32": torch.int32, "i64": torch.int64,
}
BITS = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def to_numpy(tensor):
    """Returns the tensor as an array whose type is numpy's or ml_dtypes'."""
    kind = next((k for k, (t, _) in FLOATS.items() if t is tensor.dtype), None)
    if kind is None:
        return tensor.numpy()
    import ml_dtypes

    bits = tensor.contiguous().reshape(-1).view(torch.uint8).numpy()
    dtype = np.dtype(getattr(ml_dtypes, kind, None) or kind)
    return bits.view(dtype).reshape(tuple(tensor.shape))


def to_torch(array):
    array = np.array(array)
    if array.dtype.name not in FLOATS:
        return torch.from_numpy(array)
    bits = torch.from_numpy(array.reshape(-1).view(BITS[array.dtype.itemsize]).view(np.uint8))
    return bits.view(FLOATS[array.dtype.name][0]).reshape(array.shape)


class PlanArgs(ctypes.Structure):
    """mla_plan_args"""

    _fields_ = [(n, ctypes.c_uint32) for n in ("abi_version", "struct_size")]
    _fields_ += [(n, ctypes.c_int64) for n in (
        "batch", "query", "heads", "latent_width", "kv_length", "units", "kv_granularity")]
    _fields_ += [(n, ctypes.c_int32) for n in ("empty", "reserved")]


def sizes(params):
    """Returns the numbers of elements of a plan's buffers and of the scratch."""
    version, b, q, h, r, _, t, units, splits, _, empty, _, granularity = params[:13]
    args = PlanArgs(version, ctypes.sizeof(PlanArgs), b, q, h, r, t, units, granularity, empty, 0)
    found = (ctypes.c_int64 * 8)()
    if LIBRARY.mla_metadata_sizes(ctypes.byref(args), ctypes.byref(found)):
        raise ValueError(f"no sizes for {params}")
    return list(found)


def results_of(name, params, dtype):
    """Returns shapes and types of what a kernel writes."""
    _, b, q, h, r, _, _, _, splits = params[:9]
    _, indptr, info, reduce, final, partial, output, lse = sizes(params)
    if name.endswith("metadata_fill"):
        shapes = [[indptr], [info // 8, 8], [reduce], [final // 2, 2], [partial]]
        return [(shape, torch.int32) for shape in shapes]
    last = [([b, q, h, r], dtype), ([b, q, h], torch.float32)]
    if "_reduce" in name:
        return last
    if name.endswith("split"):
        lse = max(b * splits * q * h, 1)
        output = lse * r
    return [([output], torch.float32), ([lse], torch.float32), *last]


class Module:
    """The functions that lowered graphs import."""

    device = None

    def __init__(self, _):
        pass

    def view(self, ref):
        """Returns a buffer view's elements; None where it is null."""
        view = ref.deref(rt.HalBufferView, optional=True)
        if view is None:
            return None
        dtype = rt.HalElementType.map_to_dtype(view.element_type)
        return to_torch(view.map().asarray(view.shape, dtype))

    def call(self, name, operands):
        elem = torch.float32
        if isinstance(operands[-1], int):
            *operands, elem = operands
            dtype = np.dtype(rt.HalElementType.map_to_dtype(rt.HalElementType(elem)))
            elem = FLOATS[dtype.name][0]
        buffers = 2 if "_decode" in name else 1
        *views, = map(self.view, operands[:-buffers])
        constants = [bytes(memoryview(ref.deref(rt.VmBuffer))) for ref in operands[-buffers:]]
        params = np.frombuffer(constants[0], np.int64).tolist()
        if "_reduce" in name:
            elem = views[-2].dtype
            plan = [views[:5]] if len(views) > 5 else views[:1]
            views = [*plan, *views[-4:]]
        elif "_decode" in name:
            plan = [views[9:]] if views[9:] else []
            scales = np.frombuffer(constants[1], np.float64).tolist()
            views = [*views[:9], *plan, params, scales, elem]
        if "_decode" not in name:
            views.append(params)
        made = kernel(name, views, results_of(name, params, elem))
        return tuple(
            rt.asdevicearray(self.device, to_numpy(t), implicit_host_transfer=False)._buffer_view.ref
            for t in made
        )


def module(instance, device):
    """Returns the module `mla_opt`."""
    Module.device = device
    interface = rt.PyModuleInterface(module_name="mla_opt", ctor=Module)
    plan, last = "r" * 5, "rr"
    for name, convention in {
        "metadata_fill": f"0rr_{plan}",
        "decode_persistent": f"0{'r' * 9}{plan}rri_rrrr",
        "decode_split": f"0{'r' * 9}rri_rrrr",
        "reduce": f"0{plan}rrrrr_{last}",
        "reduce_split": f"0rrrrrr_{last}",
    }.items():
        full = f"mla_cpu_{name}"
        interface.export(full, convention, lambda self, *o, full=full: self.call(full, o))
    return interface.create()


def run(text, inputs):
    flags = ["--iree-llvmcpu-target-cpu=generic"]
    binary = iree.compiler.compile_str(text, target_backends=["llvm-cpu"], extra_args=flags)
    config = rt.Config("local-sync")
    own = module(config.vm_instance, config.device)
    graph = rt.VmModule.copy_buffer(config.vm_instance, binary)
    context = rt.SystemContext(config=config, vm_modules=[own, graph])
    results = context.modules[graph.name]["main"](*map(to_numpy, inputs))
    results = results if isinstance(results, (tuple, list)) else [results]
    return [np.array(r.to_host()) for r in results]


def inputs_of(text):
    """Returns random arguments: of the tensors that @main takes, or that are imported in order."""
    signatures = re.findall(r"function_type = \(([^)]*)\)[^\n]*sym_name = \"main\"", text)
    types = re.findall(r"tensor<([^>]*)>", signatures[0])
    if not types:
        found = re.findall(
            r"hal\.tensor\.import\"\(%arg(\d+)[^\n]*target_encoding = tensor<([^>]*)>", text)
        types = [ty for _, ty in sorted(found, key=lambda pair: int(pair[0]))]
    generator = torch.Generator().manual_seed(3)
    made = []
    for ty in types:
        *shape, elem = ty.split("x")
        shape, dtype = [int(n) for n in shape], MLIR[elem]
        if dtype is torch.bool:
            made.append(torch.rand(shape, generator=generator) < 0.7)
        elif dtype.is_floating_point:
            made.append((torch.rand(shape, generator=generator) * 2 - 1).to(dtype))
        else:
            made.append(torch.randint(1, 8, shape, generator=generator, dtype=dtype))
    return made


def check(path):
    """Returns what is wrong with a lowered graph."""
    text = path.read_text()
    inputs = inputs_of(text)
    want = run(text, inputs)
    for mode in ("persistent", "split"):
        command = [OPT, path, f"--mla-lower-decode=mode={mode}"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return done.stderr.strip()
        if "@mla_opt." not in done.stdout:
            return "nothing lowered"
        for at, (a, b) in enumerate(zip(want, run(done.stdout, inputs), strict=True)):
            if a.shape != b.shape or a.dtype != b.dtype:
                return f"{mode} result {at} is {b.dtype} {list(b.shape)}"
            tolerance = FLOATS[a.dtype.name][1] if a.dtype.name in FLOATS else 0
            a, b = a.astype(np.float64), b.astype(np.float64)
            error = np.max(np.abs(a - b), initial=0) / max(1, np.max(np.abs(a), initial=0))
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
            wrong = f"{type(error).__name__}: {str(error)[:600]}"
        failed += wrong is not None
        print(f"FAILED {path.name}: {wrong}" if wrong else f"ok {path.name}", flush=True)
    print(f"iree: {len(sys.argv) - 1 - failed} passed, {failed} failed", flush=True)
    # Python's bindings report objects that are alive at exit.
    os._exit(failed > 0)


if __name__ == "__main__":
    main()
