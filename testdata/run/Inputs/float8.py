"""usage: float8.py make IN.NPZ | check OUT.NPZ: all bf16 numbers, and what float8.mlir makes of
them by a table: the nearest number, of two the one with the even code; NaN beyond the largest."""

import bisect
import math
import pathlib
import struct
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "accuracy"))
import npz

COUNT = 1 << 16


def f32(code):
    return struct.unpack("<f", struct.pack("<I", code))[0]


BF16 = [f32(code << 16) for code in range(COUNT)]
# Spread over the range of fp8, with many ties.
F32 = [f32(0x3A000000 + (code << 11)) * (-1) ** code for code in range(COUNT)]


def table(bias, last):
    """Returns the numbers of the codes 0..last."""
    number = lambda e, f: f / 8 * 2.0 ** (1 - bias) if e == 0 else (1 + f / 8) * 2.0 ** (e - bias)
    return [number(code >> 3, code & 7) for code in range(last + 1)]


def to_fn(x, numbers=table(7, 0x7E)):
    sign = 0x80 if math.copysign(1, x) < 0 else 0
    return sign | nearest(abs(x), numbers, 0x7F)


def to_fnuz(x, numbers=table(8, 0x7F)):
    code = nearest(abs(x), numbers, 0x80)
    return code if code in (0, 0x80) or x > 0 else code | 0x80


def nearest(x, numbers, nan):
    if math.isnan(x) or math.isinf(x):
        return nan
    at = bisect.bisect_left(numbers, x)
    if at == len(numbers):
        # As if there were a next number.
        step = numbers[-1] - numbers[-2]
        over = x - numbers[-1]
        is_last_even = len(numbers) % 2 == 1
        return at - 1 if over < step / 2 or (over == step / 2 and is_last_even) else nan
    if at == 0 or numbers[at] == x:
        return at
    below, above = x - numbers[at - 1], numbers[at] - x
    return at if above < below or (above == below and at % 2 == 0) else at - 1


def main(verb, path):
    if verb == "make":
        bits = b"".join(struct.pack("<H", code) for code in range(COUNT))
        wide = b"".join(struct.pack("<f", x) for x in F32)
        npz.write(path, {"arg0__bf16": ("<u2", (COUNT,), bits), "arg1": ("<f4", (COUNT,), wide)})
        return
    results = npz.read(path)
    expected = {
        "out0__f8e4m3fn": map(to_fn, BF16),
        "out1__f8e4m3fnuz": map(to_fnuz, BF16),
        "out2__f8e4m3fn": map(to_fn, F32),
    }
    for name, codes in expected.items():
        wrong = [i for i, (a, b) in enumerate(zip(results[name][2], codes, strict=True)) if a != b]
        if wrong:
            sys.exit(f"{name}: {len(wrong)} of {COUNT} differ, the first at {wrong[0]:#x}")


main(*sys.argv[1:])
