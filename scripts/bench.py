"""Times the CPU kernels beside torch's eager ops; prints medians and ratios of one run.

usage: bench.py LIBRARY [REPEATS]
"""

import ctypes
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import torch

from abi import BUFFERS, DecodeArgs, Metadata, PlanArgs, Sizes, View, i64, pointer

R, P, T = 512, 64, 4096
THREADS = 2
UNITS = 64
DTYPES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2}


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


ROOT = pathlib.Path(__file__).resolve().parent.parent


def naive(repeats):
    """The naive step of DeepSeek-V3 at 128 heads and 4096 rows: its lowered graph beside torch's
    eager ops, in milliseconds."""
    sys.path.insert(0, str(ROOT / "testdata" / "export"))
    import dims
    import inputs
    import model_naive

    d = dims.v3(rows=4096)
    graph = ROOT / "testdata/ir/naive/torch_naive_v3_t4096_b1_q1_bf16.linalg.mlir"
    tools = ROOT / "target" / "release"
    step = model_naive.naive(d)
    half = inputs.tensors(inputs.shapes_of(d)["naive"], torch.bfloat16, 7)
    single = [x.float() if x.dtype is torch.bfloat16 else x for x in half]
    with tempfile.TemporaryDirectory() as folder:
        lowered = f"{folder}/lowered.mlir"
        subprocess.run([tools / "mla-opt", graph, "--mla-lower-decode", "-o", lowered],
                       check=True, capture_output=True)
        run = [tools / "mla-run", lowered, "--json", "--repeat", "3", "--reference-limit", "0",
               "--int-range", "4096:4096"]
        ours = []

        def mine():
            said = subprocess.run(run, check=True, capture_output=True, text=True).stdout
            ours.append(json.loads(said)["run"]["median_seconds"] * 1e3)

        _, *theirs = alternate([mine, lambda: step(*half), lambda: step(*single)], repeats)
    return statistics.median(ours), *theirs


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
    ours, half, single = naive(min(repeats, 3))
    print(f"naive DeepSeek-V3, 128 heads, 4096 rows: lowered {ours:.2f} ms, torch bf16 {half:.0f} ms,"
          f" torch f32 {single:.0f} ms, ratio {min(half, single) / ours:.0f}")


if __name__ == "__main__":
    main()
