"""Prints the integer arrays of an npz file: name, shape, elements."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "accuracy"))
import npz

arrays = npz.read(sys.argv[1])
for name, (_, shape, _) in arrays.items():
    print(name, shape, npz.integers(arrays, name))
