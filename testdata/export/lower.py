"""From a Python function to IR.

torch: torch.export, torch-mlir's FX importer, then its linalg or TOSA backend pipeline.
JAX: jax.export to StableHLO, kept in generic form, then StableHLO's legalization to linalg.
"""

import pathlib
import re
import resource
import subprocess
import sys

OPT = str(pathlib.Path(sys.executable).parent / "torch-mlir-opt")
TO_LINALG = "builtin.module(torch-backend-to-linalg-on-tensors-backend-pipeline)"
TO_TOSA = "builtin.module(torch-backend-to-tosa-backend-pipeline)"
# Every element of a constant is written.
WHOLE = "--mlir-elide-elementsattrs-if-larger=1000000"


def opt(arguments, text, seconds=120, memory=6 << 30):
    """Runs torch-mlir-opt within bounds: some of its lowerings do not end."""

    def limit():
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))

    command = [OPT, "-", *arguments]
    done = subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=seconds, preexec_fn=limit
    )
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error:" in line]
        reason = errors[0].split("error:", 1)[1].strip() if errors else done.stderr.strip()[-100:]
        raise RuntimeError(f"torch-mlir-opt: {reason or done.returncode}")
    return done.stdout


def export(function, inputs, is_dynamic=lambda extent: False):
    """Returns the exported program of a function of tensors; `is_dynamic` says of an example's
    extent whether it stays open."""
    import torch

    auto = torch.export.Dim.AUTO
    open_dims = [
        {at: auto for at, extent in enumerate(x.shape) if is_dynamic(extent)} for x in inputs
    ]

    class Graph(torch.nn.Module):
        def forward(self, *arguments):
            return function(*arguments)

    program = torch.export.export(
        Graph(), tuple(inputs), strict=False, dynamic_shapes={"arguments": tuple(open_dims)}
    )
    # Assertions on element types compute nothing, and the importer has no name for them.
    graph = program.graph_module.graph
    for node in list(graph.nodes):
        if node.target is torch.ops.aten._assert_tensor_metadata.default:
            graph.erase_node(node)
    program.graph_module.recompile()
    return program


def program_to_linalg(program, table, **importer):
    """Lowers an exported program, decomposed by `table`; `importer`: flags of torch-mlir's own."""
    from torch_mlir import fx

    program = program.run_decompositions(table)
    module = fx.export_and_import(
        program, decomposition_table={}, output_type="torch", **importer
    )
    return opt(["-pass-pipeline=" + TO_LINALG], module.operation.get_asm())


def generic(text):
    """mlir-opt reads a dialect that it does not know only in the generic form."""
    return opt(["--mlir-print-op-generic"], text)


def torch_to_linalg(function, inputs, is_dynamic=lambda extent: False):
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    text = program_to_linalg(export(function, inputs, is_dynamic), get_decomposition_table())
    return generic(text) if "tm_tensor." in text else text


def torch_levels(function, inputs, is_dynamic=None):
    """Returns other IR of the function, by level: ATen as written (`torchraw`), decomposed ATen
    (`torch`) and, of static shapes, TOSA (`tosa`) and what IREE takes (`iree`)."""
    from torch_mlir import fx
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    def imported(table, kind):
        program = export(function, inputs, *filter(None, [is_dynamic])).run_decompositions(table)
        # What the exporter knows of sizes is said beside the values.
        symbols = dict(import_symbolic_shape_expressions=True) if is_dynamic else {}
        module = fx.export_and_import(program, decomposition_table={}, output_type=kind, **symbols)
        return module.operation.get_asm()

    decomposed = imported(get_decomposition_table(), "torch")
    levels = dict(torchraw=generic(imported({}, "raw")), torch=generic(decomposed))
    if is_dynamic is None:
        levels["tosa"] = opt([WHOLE, "-pass-pipeline=" + TO_TOSA], decomposed)
        levels["iree"] = to_iree(decomposed, "torch")
    return levels


def to_iree(text, kind):
    """Returns a graph of torch or StableHLO at IREE's input level."""
    from iree.compiler import compile_str

    input_level = compile_str(
        text, input_type=kind, target_backends=["llvm-cpu"], extra_args=["--compile-to=input"]
    )
    command = [str(pathlib.Path(OPT).with_name("iree-opt")), "-", "--mlir-print-op-generic", WHOLE]
    done = subprocess.run(command, input=input_level, capture_output=True, check=True)
    return done.stdout.decode()


def jax_to_stablehlo(function, inputs, symbol=lambda extent: None):
    """Returns StableHLO as jax.export makes it: helpers are private functions. `symbol` names the
    extents of an example that stay open."""
    import jax
    from jax import export
    from jax._src.interpreters import mlir as jax_mlir
    from jaxlib.mlir import ir

    scope = export.SymbolicScope()

    def argument(x):
        dims = ", ".join(symbol(n) or str(n) for n in x.shape)
        shape = export.symbolic_shape(f"({dims},)" if dims else "()", scope=scope)
        return jax.ShapeDtypeStruct(shape, x.dtype)

    exported = export.export(jax.jit(function))(*map(argument, inputs))
    with jax_mlir.make_ir_context(), ir.Location.unknown():
        text = ir.Module.parse(exported.mlir_module()).operation.get_asm()
    return re.sub(r"sdy\.mesh[^\n]*\n", "", text)


def jax_to_linalg(function, inputs):
    passes = [
        "--inline",
        "--stablehlo-aggressive-simplification",
        "--stablehlo-legalize-to-linalg",
        "--canonicalize",
        "--cse",
    ]
    return opt(passes, jax_to_stablehlo(function, inputs))
