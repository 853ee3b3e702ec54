"""Parses and verifies torch graphs with torch-mlir's own dialect.

    parse_torch.py GRAPH.mlir ...

Fails where one is not legal there, or has ops of other dialects than torch and func.
"""

import pathlib
import sys

from torch_mlir import ir
from torch_mlir.dialects import torch as torch_dialect


def check(text):
    """Returns what is wrong with a graph."""
    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        module = ir.Module.parse(text)
        module.operation.verify()
        foreign = set()

        def visit(op):
            if op.name.split(".")[0] not in ("torch", "func", "builtin"):
                foreign.add(op.name)
            if op.name == "builtin.unrealized_conversion_cast":
                foreign.add(op.name)
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
    return f"has {', '.join(sorted(foreign))}" if foreign else None


def main():
    failed = 0
    for name in sys.argv[1:]:
        try:
            wrong = check(pathlib.Path(name).read_text())
        except Exception as error:
            wrong = str(error)
        if wrong:
            failed += 1
            print(f"FAILED {name}: {wrong}", flush=True)
    print(f"torch: {len(sys.argv) - 1 - failed} parsed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
