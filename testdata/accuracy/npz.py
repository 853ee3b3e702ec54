"""Arrays in npz files, without numpy: little-endian integers as lists, anything else as bytes."""

import array
import ast
import math
import zipfile

CODES = {"<i8": "q", "<i4": "i"}


def read(path):
    """Returns {name: (numpy's type, shape, bytes)}."""
    arrays = {}
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            data = archive.read(name)
            long = data[6] > 1
            start = 12 if long else 10
            end = start + int.from_bytes(data[8:start], "little")
            header = ast.literal_eval(data[start:end].decode())
            shape = header["shape"]
            if header["fortran_order"] and len(shape) > 1:
                raise ValueError(f"{path}: {name} is column-major")
            arrays[name.removesuffix(".npy")] = header["descr"], shape, data[end:]
    return arrays


def integers(arrays, name):
    """Returns an array of integers as a flat list."""
    kind, _, data = arrays[name]
    return array.array(CODES[kind], data).tolist()


def of_integers(values, shape):
    return "<i8", tuple(shape), array.array("q", values).tobytes()


def zeros(kind, shape):
    return kind, tuple(shape), bytes(int(kind[2:]) * math.prod(shape))


def write(path, arrays):
    """Writes {name: (numpy's type, shape, bytes)}."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, (kind, shape, data) in arrays.items():
            header = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape!r}, }}"
            header += " " * (-(11 + len(header)) % 64) + "\n"
            with archive.open(name + ".npy", "w") as file:
                file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little"))
                file.write(header.encode() + data)
