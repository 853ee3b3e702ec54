"""Writes StableHLO in generic form: N operations in functions, each a decode step and what a model
has around it.

usage: stablehlo.py [N] [--functions F] [--step FILE] [-o FILE]

The step is an exported graph; its helpers are kept once. The rest of a function is blocks of a norm,
two projections and a gate on the step's first argument, until there are N operations in all.
"""

import argparse
import pathlib
import re
import sys

STEP = "ir/absorbed/jax_separate_length_tiny_b2_q1_f32.stablehlo.generic.mlir"
OP = re.compile(r'^ *(%\S+ = )?"')
X, ROW, HIDDEN = "tensor<8x16xf32>", "tensor<8xf32>", "tensor<8x32xf32>"
UP, DOWN = "tensor<16x32xf32>", "tensor<32x16xf32>"
DOT = (
    "<{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
    "rhs_contracting_dimensions = [0]>}>"
)


def block(at):
    """The lines of one block; it reads %x<at>, writes %x<at+1>."""
    n = f"%n{at}_"
    rows = "<{broadcast_dimensions = array<i64: 0>}>"
    yield f'{n}0 = "stablehlo.multiply"(%x{at}, %x{at}) : ({X}, {X}) -> {X}'
    yield f'{n}1 = "stablehlo.reduce"({n}0, %zero) <{{dimensions = array<i64: 1>}}> ({{'
    yield "^bb0(%a: tensor<f32>, %b: tensor<f32>):"
    yield '%s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>'
    yield '"stablehlo.return"(%s) : (tensor<f32>) -> ()'
    yield f"}}) : ({X}, tensor<f32>) -> {ROW}"
    yield f'{n}2 = "stablehlo.rsqrt"({n}1) : ({ROW}) -> {ROW}'
    yield f'{n}3 = "stablehlo.broadcast_in_dim"({n}2) {rows} : ({ROW}) -> {X}'
    yield f'{n}4 = "stablehlo.multiply"(%x{at}, {n}3) : ({X}, {X}) -> {X}'
    yield f'{n}5 = "stablehlo.dot_general"({n}4, %up) {DOT} : ({X}, {UP}) -> {HIDDEN}'
    yield f'{n}6 = "stablehlo.logistic"({n}5) : ({HIDDEN}) -> {HIDDEN}'
    yield f'{n}7 = "stablehlo.multiply"({n}5, {n}6) : ({HIDDEN}, {HIDDEN}) -> {HIDDEN}'
    yield f'{n}8 = "stablehlo.dot_general"({n}7, %down) {DOT} : ({HIDDEN}, {DOWN}) -> {X}'
    yield f'%x{at + 1} = "stablehlo.add"(%x{at}, {n}8) : ({X}, {X}) -> {X}'


def constant(name, ty, value="0.5"):
    return f'{name} = "stablehlo.constant"() <{{value = dense<{value}> : {ty}}}> : () -> {ty}'


def model(step, count, functions):
    """Yields the lines of the module."""
    lines = step.splitlines()
    ends = [at for at, line in enumerate(lines) if line.startswith("  }) : () -> ()")]
    if not ends or 'sym_name = "main"' not in lines[1]:
        sys.exit("stablehlo.py: the step's module does not begin with @main in generic form")
    main, helpers = lines[1 : ends[0] + 1], lines[ends[0] + 1 : ends[-1] + 1]
    start = [constant("%zero", "tensor<f32>", "0.0"), constant("%x0", X), constant("%up", UP)]
    start.append(constant("%down", DOWN))
    fixed = sum(bool(OP.match(line)) for line in main + start)
    each = sum(bool(OP.match(line)) for line in block(0))
    yield '"builtin.module"() ({'
    for function in range(functions):
        share = count * (function + 1) // functions - count * function // functions
        yield main[0].replace('"main"', f'"step{function}"')
        yield main[1]
        yield from start
        for at in range(max(0, share - fixed) // each):
            yield from block(at)
        yield from main[2:]
    yield from helpers
    yield "}) : () -> ()"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--functions", type=int, default=61)
    parser.add_argument("--step", type=pathlib.Path)
    parser.add_argument("-o", dest="output", type=pathlib.Path)
    options = parser.parse_args()
    path = options.step or pathlib.Path(__file__).resolve().parent.parent / STEP
    with options.output.open("w") if options.output else sys.stdout as file:
        for line in model(path.read_text(), options.count, options.functions):
            file.write(line + "\n")


if __name__ == "__main__":
    main()
