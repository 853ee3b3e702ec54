"""The CPU kernels' C interface (kernels/include/mla_kernels.h), on torch's tensors.

MLA_KERNELS names the library.
"""

import ctypes
import os
import pathlib

import torch

BUILT = pathlib.Path(__file__).resolve().parent.parent.parent / "target" / "release"
LIBRARY = ctypes.CDLL(os.environ.get("MLA_KERNELS", str(BUILT / "libmla_kernels.so")))
# Element types as MLIR and the names of the entries spell them.
NAMES = {
    torch.float32: "f32", torch.float16: "f16", torch.bfloat16: "bf16",
    torch.float8_e4m3fn: "f8E4M3FN", torch.float8_e4m3fnuz: "f8E4M3FNUZ",
}


class Memory:
    """Descriptors of tensors as MLIR's C interface has them; keeps them alive."""

    def __init__(self):
        self.kept = []

    def ranked(self, tensor):
        tensor = tensor if tensor.dim() else tensor.reshape(())
        fields = [tensor.data_ptr()] * 2 + [0, *tensor.shape, *tensor.stride()]
        array = (ctypes.c_int64 * len(fields))(*fields)
        self.kept += [array, tensor]
        return ctypes.cast(array, ctypes.c_void_p)

    def unranked(self, tensor):
        tensor = torch.empty(0) if tensor is None else tensor
        pair = (ctypes.c_int64 * 2)(tensor.dim(), self.ranked(tensor).value)
        self.kept.append(pair)
        return ctypes.cast(pair, ctypes.c_void_p)


def kernel(name, operands, results):
    """Calls a kernel: `results` are shapes and dtypes."""
    memory = Memory()
    made = [torch.empty(shape, dtype=dtype) for shape, dtype in results]
    ranked, unranked = memory.ranked, memory.unranked

    def plan(tensors):
        # The addresses that the C interface wants beside the plan.
        addresses = torch.tensor([t.data_ptr() for t in tensors[:2]])
        return [ranked(t) for t in (addresses, *tensors)]

    if name == "mla_choose":
        lengths, params, costs = operands
        costs = torch.tensor(costs, dtype=torch.float64)
        call = [ranked(torch.tensor(params)), ranked(costs), ranked(lengths)]
        return [torch.tensor(LIBRARY._mlir_ciface_mla_choose(*call), dtype=torch.int32)]
    if name.endswith("metadata_fill"):
        lengths, params = operands
        entry, call = name, [ranked(torch.tensor(params)), ranked(lengths), *plan(made)]
    elif "_reduce" in name:
        first, *partial, params = operands
        for new, old in zip(made, partial[2:]):
            new.copy_(old)
        given = plan(first) if isinstance(first, list) else [ranked(first)]
        entry = f"{name}_{NAMES[made[0].dtype]}"
        call = [ranked(torch.tensor(params)), *given, *map(ranked, partial[:2] + made)]
    else:
        *operands, params, scales, dtype = operands
        q, lengths = operands[0], operands[4]
        first = [q, operands[1], operands[2], operands[3]]
        given = [plan(tensors) for tensors in operands[9:]]
        entry = "_".join([name, *(NAMES[t.dtype] for t in (q, operands[2], made[2]))])
        call = [
            ranked(torch.tensor(params)), ranked(torch.tensor(scales, dtype=torch.float64)),
            *map(unranked, first), ranked(lengths), *map(unranked, operands[5:9]),
            *sum(given, []), *map(ranked, made),
        ]
    getattr(LIBRARY, "_mlir_ciface_" + entry)(*call)
    return made
