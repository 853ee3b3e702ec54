"""Prints a StableHLO module, pretty text or portable bytecode, in generic form.

usage: python -c SCRIPT FILE    (`-`: standard input)
Exit status: 0; 1 the module is invalid; 3 no package here reads StableHLO.
"""

import sys

# With -c the working directory comes first; nothing is to be imported from there.
sys.path = [entry for entry in sys.path if entry]


def jaxlib():
    from jaxlib.mlir import ir
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    from jaxlib.mlir.dialects import chlo, stablehlo

    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    return ir, stablehlo, [chlo, stablehlo], registry


def openxla():
    from mlir import ir
    from mlir.dialects import chlo, stablehlo

    return ir, stablehlo, [chlo, stablehlo], None


def package():
    """Returns the first package that can be imported."""
    for find in jaxlib, openxla:
        try:
            return find()
        except ImportError:
            pass
    sys.exit(3)


ir, stablehlo, dialects, registry = package()
with ir.Context() as context:
    if registry:
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
    for dialect in dialects:
        dialect.register_dialect(context)
    context.allow_unregistered_dialects = True
    path = sys.argv[1]
    source = sys.stdin.buffer.read() if path == "-" else open(path, "rb").read()
    try:
        if source.startswith(b"ML\xefR"):
            module = stablehlo.deserialize_portable_artifact(context, source)
        elif path == "-":
            module = ir.Module.parse(source.decode())
        else:
            module = ir.Module.parseFile(path)
    except Exception as error:  # whatever kind of its own the package raises
        sys.exit(str(error))
    print(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True))
