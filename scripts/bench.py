"""Times the CPU kernels beside torch's eager ops; prints medians and ratios of one run.

usage: bench.py LIBRARY [REPEATS]
"""

import ctypes
import statistics
import sys
import time

import torch

R, P, T = 512, 64, 4096
THREADS = 2
UNITS = 64
DTYPES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}

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
    ] + [(name, View) for name in ("q_latent", "q_rope", "latent", "rope", "mask")] + [
        ("lengths", pointer), ("lengths_count", i64), ("scale_latent", ctypes.c_double),
        ("scale_rope", ctypes.c_double), ("mask_scale", ctypes.c_double), ("causal", i32),
        ("empty", i32), ("out", View), ("lse", View), ("metadata", Metadata),
        ("scratch_output", pointer), ("scratch_output_count", i64), ("scratch_lse", pointer),
        ("scratch_lse_count", i64), ("num_kv_splits", i64), ("threads", i32), ("reserved", i32),
    ]


def view(tensor, offset=0):
    strides = list(tensor.stride()) + [0] * (4 - tensor.dim())
    return View(tensor.data_ptr(), tensor.numel(), offset, (i64 * 4)(*strides),
                DTYPES[tensor.dtype], 0)


class Step:
    """One decode step on a fused cache [B, T, R + P]."""

    def __init__(self, library, heads, lengths, dtype=torch.bfloat16, rows=T, splits=16):
        generator = torch.Generator().manual_seed(1)
        batch = len(lengths)
        rand = lambda *shape: (torch.rand(*shape, generator=generator) * 2 - 1).to(dtype)
        self.library, self.heads, self.rows = library, heads, rows
        self.query = rand(batch, 1, heads, R + P)
        self.cache = rand(batch, rows, R + P)
        self.lengths = torch.tensor(lengths, dtype=torch.int32)
        self.out = torch.empty(batch, 1, heads, R)
        self.scale = (128 + P) ** -0.5
        version = library.mla_abi_version()
        self.plan = PlanArgs(version, ctypes.sizeof(PlanArgs), batch, 1, heads, R, rows, UNITS, 16,
                             1, 0)
        sizes = Sizes()
        assert library.mla_metadata_sizes(ctypes.byref(self.plan), ctypes.byref(sizes)) == 0
        self.kept = [torch.empty(2, dtype=torch.int64)]
        self.kept += [torch.empty(getattr(sizes, b), dtype=torch.int32) for b in BUFFERS[1:]]
        flat = [x for t in self.kept for x in (t.data_ptr(), t.numel())]
        self.metadata = Metadata(*flat)
        rows_of_scratch = max(sizes.scratch_lse, batch * splits * heads)
        self.scratch = torch.empty(rows_of_scratch * R), torch.empty(rows_of_scratch)
        a = DecodeArgs()
        a.abi_version, a.struct_size = version, ctypes.sizeof(DecodeArgs)
        a.batch, a.query, a.heads, a.latent_width, a.rope_width = batch, 1, heads, R, P
        a.kv_length = rows
        a.q_latent, a.q_rope = view(self.query), view(self.query, R)
        a.latent, a.rope = view(self.cache), view(self.cache, R)
        a.lengths, a.lengths_count = self.lengths.data_ptr(), batch
        a.scale_latent = a.scale_rope = self.scale
        a.empty, a.out, a.metadata = 1, view(self.out), self.metadata
        a.scratch_output, a.scratch_output_count = self.scratch[0].data_ptr(), rows_of_scratch * R
        a.scratch_lse, a.scratch_lse_count = self.scratch[1].data_ptr(), rows_of_scratch
        a.num_kv_splits, a.threads = splits, THREADS
        self.args = a

    def call(self, name, *arguments):
        status = getattr(self.library, name)(*arguments)
        if status:
            self.library.mla_error_detail.restype = ctypes.c_char_p
            sys.exit(f"{name}: {self.library.mla_error_detail().decode()}")

    def persistent(self):
        args, plan = ctypes.byref(self.args), ctypes.byref(self.plan)
        lengths = pointer(self.lengths.data_ptr())
        self.call("mla_metadata_fill", plan, lengths, i64(len(self.lengths)),
                  ctypes.byref(self.metadata))
        self.call("mla_decode_persistent", args)
        self.call("mla_reduce", args)

    def split(self):
        args = ctypes.byref(self.args)
        self.call("mla_decode_split", args)
        self.call("mla_reduce_split", args)

    def eager(self, dtype):
        query, cache = self.query.to(dtype).squeeze(1), self.cache.to(dtype)
        hidden = torch.arange(self.rows)[None, None, :] >= self.lengths[:, None, None]

        def run():
            scores = torch.bmm(query, cache.transpose(1, 2)).float() * self.scale
            weights = torch.softmax(scores.masked_fill(hidden, float("-inf")), -1)
            return torch.bmm(weights.to(dtype), cache[..., :R])

        return run


def alternate(functions, repeats):
    """Medians in milliseconds of functions that are run in turn."""
    times = [[] for _ in functions]
    for function in functions:
        function()
    for _ in range(repeats):
        for function, taken in zip(functions, times):
            start = time.perf_counter()
            function()
            taken.append((time.perf_counter() - start) * 1e3)
    return [statistics.median(t) for t in times]


def main():
    library = ctypes.CDLL(sys.argv[1])
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    torch.set_num_threads(THREADS)
    lengths = torch.randint(1, T + 1, (8,), generator=torch.Generator().manual_seed(1)).tolist()
    print(f"{THREADS} threads, bf16 cache, lengths {lengths} of {T} (ms, medians of {repeats})")
    print(f"{'heads':>5} {'mla-opt':>9} {'torch bf16':>11} {'torch f32':>10} {'ratio':>6} {'error':>8}")
    for heads in (16, 128):
        step = Step(library, heads, lengths)
        reference = step.eager(torch.float64)()
        ours, half, single = alternate(
            [step.persistent, step.eager(torch.bfloat16), step.eager(torch.float32)], repeats)
        error = (step.out.squeeze(1) - reference).norm() / reference.norm()
        ratio = min(half, single) / ours
        print(f"{heads:5} {ours:9.2f} {half:11.2f} {single:10.2f} {ratio:6.2f} {error:8.1e}")
    lengths = [65536] + 7 * [512]
    step = Step(library, 16, lengths, rows=65536)
    persistent, split = alternate([step.persistent, step.split], repeats)
    print(f"lengths 65536 + 7 x 512, 16 heads: persistent {persistent:.2f} ms, split {split:.2f} ms,"
          f" split/persistent {split / persistent:.2f}")


if __name__ == "__main__":
    main()
