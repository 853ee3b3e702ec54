"""The structs of kernels/include/mla_kernels.h for ctypes.

usage: abi.py LIBRARY    fails where the library's structs have other sizes
"""

import ctypes
import sys

ABI_MISMATCH = 2

i32, i64, u32, pointer = ctypes.c_int32, ctypes.c_int64, ctypes.c_uint32, ctypes.c_void_p


class View(ctypes.Structure):
    _fields_ = [("data", pointer), ("elements", i64), ("offset", i64), ("strides", i64 * 4),
                ("dtype", i32), ("reserved", i32)]


BUFFERS = ["work_meta_data", "work_indptr", "work_info_set", "reduce_indptr", "reduce_final_map",
           "reduce_partial_map"]


class Metadata(ctypes.Structure):
    _fields_ = [f for b in BUFFERS for f in ((b, pointer), (b + "_count", i64))]


class PlanArgs(ctypes.Structure):
    _fields_ = [("abi_version", u32), ("struct_size", u32)] + [
        (name, i64) for name in ("batch", "query", "heads", "latent_width", "kv_length", "units",
                                 "kv_granularity")
    ] + [("empty", i32), ("reserved", i32)]


class Sizes(ctypes.Structure):
    _fields_ = [(name, i64) for name in [*BUFFERS, "scratch_output", "scratch_lse"]]


class DecodeArgs(ctypes.Structure):
    _fields_ = [("abi_version", u32), ("struct_size", u32)] + [
        (name, i64) for name in ("batch", "query", "heads", "latent_width", "rope_width",
                                 "kv_length")
    ] + [
        (name, View) for name in ("q_latent", "q_rope", "latent", "rope", "mask", "page_table",
                                  "latent_scale", "rope_scale")
    ] + [(name, i64) for name in ("page_size", "page_count", "scale_group")] + [
        ("lengths", pointer), ("lengths_count", i64), ("scale_latent", ctypes.c_double),
        ("scale_rope", ctypes.c_double), ("mask_scale", ctypes.c_double), ("causal", i32),
        ("empty", i32), ("out", View), ("lse", View), ("metadata", Metadata),
        ("scratch_output", pointer), ("scratch_output_count", i64), ("scratch_lse", pointer),
        ("scratch_lse_count", i64), ("num_kv_splits", i64), ("threads", i32), ("reserved", i32),
    ]


def main():
    library = ctypes.CDLL(sys.argv[1])
    version = library.mla_abi_version()
    for kind, call in (
        (PlanArgs, lambda a: library.mla_metadata_sizes(a, ctypes.byref(Sizes()))),
        (DecodeArgs, library.mla_decode_split),
    ):
        arguments = kind(version, ctypes.sizeof(kind))
        status = call(ctypes.byref(arguments))
        if status == ABI_MISMATCH:
            library.mla_error_detail.restype = ctypes.c_char_p
            sys.exit(f"{kind.__name__}: {library.mla_error_detail().decode()}")
    print("abi ok")


if __name__ == "__main__":
    main()
