"""Lowers StableHLO graphs with mla-opt and runs both forms in JAX on the CPU.

    run_jax.py [GRAPH.mlir ...]     without arguments: the steps of model_jax_steps.py

A graph in a file gets random arguments: small integers, numbers in -1..1; one with dynamic extents
is specialised to several by StableHLO's refinement, as JAX does it, after it was lowered. f32 results must agree to
1e-5 of the largest number, half ones to their rounding. MLA_OPT and MLA_KERNELS name the tool and
the library.
"""

import ctypes
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.backend import get_backend
from jax.interpreters.mlir import make_ir_context
from jax._src.interpreters.mlir import module_to_bytecode
from jax._src.lib import _jax
from jaxlib import xla_client
from jaxlib.mlir import ir

import dims
import model_jax_steps

refinement = _jax.mlir
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / "target" / "release"
OPT = os.environ.get("MLA_OPT", str(BUILT / "mla-opt"))
KERNELS = os.environ.get("MLA_KERNELS", str(BUILT / "libmla_kernels.so"))
TARGETS = ["mla_choose", *(f"mla_cpu_{name}" for name in (
    "metadata_fill", "decode_persistent", "decode_split", "reduce", "reduce_split"))]
TOLERANCE = {"float32": 1e-5, "bfloat16": 3e-2, "float16": 4e-3, "float64": 1e-5}


def register():
    library = ctypes.CDLL(KERNELS)
    for name in TARGETS:
        handler = jax.ffi.pycapsule(library["xla_" + name])
        jax.ffi.register_ffi_target(name, handler, platform="cpu")


def lower(text, mode, folder):
    """Returns the lowered text and how many sites were lowered."""
    report, graph = folder / "report.json", folder / "graph.mlir"
    graph.write_text(text)
    command = [OPT, graph, f"--mla-lower-decode=mode={mode}", f"--mla-report={report}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip())
    sites = json.loads(report.read_text())["sites"] if report.exists() else []
    return done.stdout, sum(site["verdict"] == "lowered" for site in sites), sites


def compile(text):
    with make_ir_context():
        module = ir.Module.parse(text)
        module.operation.verify()
        backend = get_backend("cpu")
        devices = xla_client.DeviceList(tuple(backend.devices()[:1]))
        return backend.compile_and_load(module, devices, xla_client.CompileOptions())


def run(text, inputs):
    # A donated argument is gone after the call.
    arguments = [jnp.array(x, copy=True) for x in inputs]
    return [np.asarray(x) for x in compile(text).execute(arguments)]


def main_of(module):
    return next(f for f in module.body.operations if f.attributes["sym_name"].value == "main")


def refine(text, inputs):
    """Returns the module with the arguments' shapes put in; its shape assertions are checked."""
    with make_ir_context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        main, wide = main_of(module), ir.IntegerType.get_signless(64)
        block, types = main.regions[0].blocks[0], []
        for argument, x in zip(block.arguments, inputs):
            old = ir.RankedTensorType(argument.type)
            types.append(ir.RankedTensorType.get(x.shape, old.element_type))
            argument.set_type(types[-1])
            if old == types[-1]:
                continue
            with ir.InsertionPoint.at_block_begin(block):
                extents = ir.DenseElementsAttr.get(np.array(x.shape, np.int64), type=wide)
                shape = ir.Operation.create(
                    "stablehlo.constant", [extents.type], attributes=dict(value=extents))
                target = "stablehlo.shape_refinement_operand_wrapper"
                shape_at = ir.DenseElementsAttr.get(np.array([1], np.int64), type=wide)
                wrapped = ir.Operation.create(
                    "stablehlo.custom_call", [old], [argument, shape.result],
                    dict(call_target_name=ir.StringAttr.get(target),
                         indices_of_shape_operands=shape_at))
            argument.replace_all_uses_except(wrapped.result, [wrapped])
        results = ir.FunctionType(main.function_type.value).results
        main.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, results))
        bytecode = module_to_bytecode(module)
        refined = refinement.refine_polymorphic_shapes(
            bytecode, enable_shape_assertions=True, validate_static_shapes=True)
        return str(ir.Module.parse(refined))


def is_dynamic(text):
    with make_ir_context():
        types = ir.FunctionType(main_of(ir.Module.parse(text)).function_type.value).inputs
        return any("?" in str(ty) for ty in types)


def random_inputs(text, extents=(3, 21)):
    """Returns random arguments of @main; dynamic extents are `extents`: of the first dimension, and
    of others."""
    random = np.random.default_rng(5)
    made = []
    with make_ir_context():
        main = main_of(ir.Module.parse(text))
        for ty in ir.FunctionType(main.function_type.value).inputs:
            ty = ir.RankedTensorType(ty)
            shape = tuple(
                extents[at > 0] if ty.is_dynamic_dim(at) else extent
                for at, extent in enumerate(ty.shape))
            elem = str(ty.element_type)
            if elem[0] == "i" or elem.startswith("ui"):
                kind = "bool" if elem == "i1" else f"int{elem.lstrip('iu')}"
                made.append(jnp.asarray(random.integers(1, 8, shape), kind))
            else:
                kind = {"f32": "float32", "f16": "float16", "bf16": "bfloat16",
                        "f8E4M3FN": "float8_e4m3fn", "f64": "float64"}[elem]
                made.append(jnp.asarray(random.uniform(-1, 1, shape), jnp.float32).astype(kind))
    return made


def check(name, text, inputs, folder):
    """Compares all modes with the original; returns what is wrong."""
    put_in = refine if is_dynamic(text) else lambda text, inputs: text
    want = run(put_in(text, inputs), inputs)
    for mode in ("persistent", "split", "runtime"):
        lowered, count, sites = lower(text, mode, folder)
        if not count:
            return f"nothing lowered: {[s.get('reason') for s in sites]}"
        calls = lowered.count("call_target_name")
        if not calls:
            return "no custom calls"
        for at, (a, b) in enumerate(zip(want, run(put_in(lowered, inputs), inputs), strict=True)):
            a, b, kind = a.astype(np.float64), b.astype(np.float64), a.dtype.name
            error = np.max(np.abs(a - b), initial=0) / max(1, np.max(np.abs(a), initial=0))
            if not error <= TOLERANCE.get(kind, 0):
                return f"{mode} result {at} differs by {error:.2e}"
        print(f"ok {name} {mode}: {count} lowered, {calls} calls", flush=True)
    return None


def own_graphs():
    for name, function, inputs, donated in model_jax_steps.steps(dims.tiny):
        lowered = jax.jit(function, donate_argnums=donated, keep_unused=True).lower(*inputs)
        module = lowered.compiler_ir("stablehlo")
        yield name, module.operation.get_asm(print_generic_op_form=True), inputs


def main():
    register()
    # A graph in a file may have arguments of 64 bits.
    jax.config.update("jax_enable_x64", len(sys.argv) > 1)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        files = [(pathlib.Path(f).name, pathlib.Path(f).read_text()) for f in sys.argv[1:]]
        sizes = {False: [(0, 0)], True: [(3, 21), (1, 1), (70, 65)]}
        given = ((n, t, random_inputs(t, e)) for n, t in files for e in sizes[is_dynamic(t)])
        graphs = given if files else own_graphs()
        for name, text, inputs in graphs:
            try:
                wrong = check(name, text, inputs, pathlib.Path(folder))
            except Exception as error:
                wrong = f"{type(error).__name__}: {error}"
            if wrong:
                failed += 1
                print(f"FAILED {name}: {wrong}", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
