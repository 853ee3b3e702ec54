"""Writes one function with N copies of an attention layer, each with its own weights and caches.

usage: layers.py [N] [--layer FILE] [-o FILE]

Layer i+1 takes layer i's output. The layer is an exported graph of `attention_layer`: arguments x,
weights and caches, then cos, sin and lengths (which all layers share); results x and the caches.
"""

import argparse
import pathlib
import re
import sys

LAYER = "ir/absorbed/torch_attention_layer_v3_b1_q1_bf16.linalg.mlir"
SHARED = 3  # cos, sin, lengths
VALUE = re.compile(r"%([A-Za-z0-9_]+)")


def stop(message):
    sys.exit(f"layers.py: {message}")


def read(text):
    """Splits a module with one function into maps, arguments, constants, body and results."""
    lines = text.splitlines()
    maps = [line for line in lines if line.startswith("#")]
    head = next((at for at, line in enumerate(lines) if line.startswith("  func.func ")), None)
    last = next((at for at, line in enumerate(lines) if line.startswith("    return ")), None)
    if head is None or last is None:
        stop("the layer's file has no function that returns")
    arguments = re.findall(r"(%arg\d+): (tensor<[^>]*>)", lines[head])
    values, types = lines[last].removeprefix("    return ").split(" : ")
    results = list(zip(values.split(", "), types.split(", ")))
    body = lines[head + 1 : last]
    constants = [line for line in body if re.match(r"    %\w+ = arith\.constant ", line)]
    rest = [line for line in body if line not in constants]
    return maps, arguments, constants, rest, results


def layers(text, count):
    """Returns a module whose @main runs `count` layers."""
    maps, arguments, constants, body, results = read(text)
    x, own, shared = arguments[0], arguments[1:-SHARED], arguments[-SHARED:]
    if results[0][1] != x[1]:
        stop(f"the layer takes x as {x[1]} and returns {results[0][1]}")
    kept = {name[1:]: name[1:] for name, _ in (x, *shared)}
    kept |= {name: name for line in constants for name in VALUE.findall(line)[:1]}
    signature = [x, *shared]
    copies, returned, current = [], [], x[0]
    for layer in range(count):
        names = kept | {x[0][1:]: current[1:]}

        def rename(match):
            name = match.group(1)
            return "%" + names.get(name, f"layer{layer}_{name}")

        copies += [VALUE.sub(rename, line) for line in body]
        signature += [(VALUE.sub(rename, name), kind) for name, kind in own]
        outputs = [(VALUE.sub(rename, value), kind) for value, kind in results]
        current = outputs[0][0]
        returned += outputs[1:]
    returned = [(current, x[1]), *returned]
    head = ", ".join(f"{name}: {kind}" for name, kind in signature)
    kinds = ", ".join(kind for _, kind in returned)
    return "\n".join([
        *maps,
        "module {",
        f"  func.func @main({head}) -> ({kinds}) {{",
        *constants,
        *copies,
        f"    return {', '.join(value for value, _ in returned)} : {kinds}",
        "  }",
        "}",
        "",
    ])


def main():
    default = pathlib.Path(__file__).resolve().parent.parent / LAYER
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", nargs="?", type=int, default=61, help="61, as DeepSeek-V3 has")
    parser.add_argument("--layer", type=pathlib.Path, default=default)
    parser.add_argument("-o", type=pathlib.Path, help="default: standard output")
    options = parser.parse_args()
    if options.count < 1:
        stop(f"{options.count} layers asked for; at least 1")
    text = layers(options.layer.read_text(), options.count)
    if options.o:
        options.o.write_text(text)
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
