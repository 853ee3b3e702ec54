"""From a Python function to linalg IR.

torch: torch.export, torch-mlir's FX importer, then its linalg backend pipeline.
JAX: jax.export to StableHLO, then StableHLO's legalization to linalg.
"""

import pathlib
import re
import subprocess
import sys

OPT = str(pathlib.Path(sys.executable).parent / "torch-mlir-opt")


def _run(arguments, text):
    done = subprocess.run([OPT, "-", *arguments], input=text, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[0] if done.stderr else "torch-mlir-opt")
    return done.stdout


def torch_to_linalg(function, inputs):
    import torch
    from torch_mlir import fx
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    class Graph(torch.nn.Module):
        def forward(self, *arguments):
            return function(*arguments)

    program = torch.export.export(Graph(), tuple(inputs), strict=False)
    # Assertions on element types compute nothing, and the importer has no name for them.
    graph = program.graph_module.graph
    for node in list(graph.nodes):
        if node.target is torch.ops.aten._assert_tensor_metadata.default:
            graph.erase_node(node)
    program.graph_module.recompile()
    program = program.run_decompositions(get_decomposition_table())
    module = fx.export_and_import(program, decomposition_table={}, output_type="torch")
    text = module.operation.get_asm()
    pipeline = "builtin.module(torch-backend-to-linalg-on-tensors-backend-pipeline)"
    text = _run(["-pass-pipeline=" + pipeline], text)
    # torch-mlir's own ops in their pretty form are read by torch-mlir alone.
    return _run(["--mlir-print-op-generic"], text) if "tm_tensor." in text else text


def jax_to_linalg(function, inputs):
    import jax
    from jax import export
    from jax._src.interpreters import mlir as jax_mlir
    from jaxlib.mlir import ir

    exported = export.export(jax.jit(function))(*inputs)
    with jax_mlir.make_ir_context(), ir.Location.unknown():
        text = ir.Module.parse(exported.mlir_module()).operation.get_asm()
    text = re.sub(r"sdy\.mesh[^\n]*\n", "", text)
    passes = [
        "--inline",
        "--stablehlo-aggressive-simplification",
        "--stablehlo-legalize-to-linalg",
        "--canonicalize",
        "--cse",
    ]
    return _run(passes, text)
