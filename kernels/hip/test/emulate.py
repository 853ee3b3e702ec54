"""Runs the code objects of gfx942 and gfx950 in tinygrad's CDNA emulator and compares with f64.

Usage: emulate.py TINYGRAD [--target gfx942,gfx950] [--kernels NAME,...] [--planner libmla_kernels.so]

TINYGRAD is a checkout (its test folder is needed, which the package lacks). The emulator knows neither time
nor hazards, and its fp8 instructions are e4m3fn's on every target. So gfx942's kernels, which leave fp8 to the
instructions unless the query is fp8 too, are run with e4m3fn: all but the bias of the type is as on the device.
"""

import argparse
import ctypes as c
import os
import struct
import sys
import time
import types
from pathlib import Path

import torch

import cases
from steps import DTYPES, Plan, QuantizeParams, UpdateParams

bf16, e4m3 = torch.bfloat16, torch.float8_e4m3fn
BUILD = Path(__file__).parent.parent / "build"
KERNELS = {
    "bf16_512_64_m16": (bf16, (512, 64)), "fp8_512_64_m16": (e4m3, (512, 64)),
    "bf16_512_64_m32": (bf16, (512, 64)), "fp8_512_64_m32": (e4m3, (512, 64)),
    "bf16_512_64_m64": (bf16, (512, 64)), "fp8_512_64_m64": (e4m3, (512, 64)),
    "bf16_256_32_m16": (bf16, (256, 32)), "fp8_256_32_m16": (e4m3, (256, 32)),
    "bf16_48_16_m16": (bf16, (48, 16)),
}


# The emulator reads what products and stores to shared memory take from vector registers only, where the instruction
# may name accumulation registers: what is there, and what is meant.
MENDED = {
    "ctx.rvgpr_dyn(off - _c(256 - reg_idx), read_lane)":
        "(ctx.raccvgpr_dyn if _iattr(inst, 'acc') >> (base > 0) & 1 else ctx.rvgpr_dyn)(off - _c(256 - reg_idx), read_lane)",
    "data = {'DATA': ctx.rvgpr_dyn(vdata_reg, lane), **{f'DATA{i}': ctx.rvgpr_dyn(vdata_reg + _c(i), lane)":
        "read = ctx.raccvgpr_dyn if use_acc else ctx.rvgpr_dyn; "
        "data = {'DATA': read(vdata_reg, lane), **{f'DATA{i}': read(vdata_reg + _c(i), lane)",
}


def emulator(checkout):
    """Returns the emulator's entry, mended on the way in."""
    sys.path.insert(0, checkout)
    path = Path(checkout) / "test/mockgpu/amd/emu.py"
    text = path.read_text()
    for there, meant in MENDED.items():
        if text.count(there) != 1:
            raise SystemExit(f"{path} is not the emulator that this was written for")
        text = text.replace(there, meant)
    module = types.ModuleType("test.mockgpu.amd.emu")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    exec(compile(text, path, "exec"), module.__dict__)
    return module.run_asm


class Image:
    """A code object, laid out in memory, and its symbols."""

    def __init__(self, path):
        data = path.read_bytes()
        sections, = struct.unpack_from("<Q", data, 40)
        segments, = struct.unpack_from("<Q", data, 32)
        segment_count, _, section_count = struct.unpack_from("<HHH", data, 56)
        loads = []
        for i in range(segment_count):
            kind, _, offset, address, _, size, space, _ = struct.unpack_from("<IIQQQQQQ", data, segments + 56 * i)
            if kind == 1:
                loads.append((offset, address, size, space))
        self.memory = (c.c_char * (max(a + n for _, a, _, n in loads) + 4096))()
        self.base = c.addressof(self.memory)
        for offset, address, size, _ in loads:
            c.memmove(self.base + address, data[offset:offset + size], size)
        self.symbols = {}
        headers = [struct.unpack_from("<IIQQQQIIQQ", data, sections + 64 * i) for i in range(section_count)]
        for _, kind, _, _, offset, size, link, _, _, _ in headers:
            if kind != 11:  # dynamic symbols
                continue
            names = headers[link][4]
            for at in range(offset, offset + size, 24):
                name, _, _, _, value, _ = struct.unpack_from("<IBBHQQ", data, at)
                end = data.index(0, names + name)
                self.symbols[data[names + name:end].decode()] = value

    def read(self, name, layout):
        return struct.unpack_from(layout, self.memory, self.symbols[name])


class Kernel:
    """A kernel, read from its descriptor."""

    def __init__(self, run, image, name):
        self.run, self.name = run, name
        shared, scratch, _, _, entry = image.read(name + ".kd", "<IIIIq")
        assert scratch == 0, f"{name} needs scratch memory"
        self.rsrc2, code, preload = struct.unpack_from("<IHH", image.memory, image.symbols[name + ".kd"] + 52)
        assert code & 0x7F == 8 and preload == 0, f"{name} wants other registers than the arguments' address"
        # Units of 512 bytes, as the emulator reads the field.
        self.rsrc2 = self.rsrc2 & ~(0x1FF << 15) | -(-shared // 512) << 15
        self.entry = image.base + image.symbols[name + ".kd"] + entry
        self.threads = self.rows = self.tile = self.shared = 0
        self.blocks = 1
        if name + "_info" in image.symbols:
            self.threads, self.rows, self.tile, self.shared = image.read(name + "_info", "<4i")

    def launcher(self, params, grid, threads, shared=0, overlap=False):
        def launch():
            self.run(self.entry, 0, *grid, threads, 1, 1, c.addressof(params), rsrc2=self.rsrc2, arch="cdna")
        return launch


class Library:
    """The kernels of a target."""

    reduce_spans = 2  # blocks that share an output row's columns
    units = 3

    def __init__(self, run, target):
        self.run, self.target, self.images, self.kernels = run, target, {}, {}

    def get(self, source, name):
        if source not in self.images:
            self.images[source] = Image(BUILD / f"{source}.{self.target}.hsaco")
        return self.kernels.setdefault(name, Kernel(self.run, self.images[source], name))


def verdict(name, good, detail):
    global failures
    failures += not good
    print(f"{'ok  ' if good else 'FAIL'} {name}: {detail}", flush=True)


def decode(library, kernel, name, splits=(0, 2), limit=4e-3, **arguments):
    torch.manual_seed(1)
    step = cases.make(device="cpu", **arguments)
    expected = cases.answer(step)
    for count in splits:
        step.out.fill_(77), step.lse.fill_(77)
        start = time.time()
        for launch in step.prepare(library, kernel, splits=count):
            if launch:
                launch()
        good, detail = cases.compare(step, expected, limit)
        verdict(f"{library.target} {kernel} {'split' if count else 'persistent'} {name}", good,
                f"{detail} ({time.time() - start:.0f} s)")


def quantisation(library):
    x = torch.randn(16, 576) * torch.logspace(-5, 4, 16)[:, None]
    for fn in (True, False):
        kind = e4m3 if fn else torch.float8_e4m3fnuz
        expected = x.clamp(-448 if fn else -240, 448 if fn else 240).to(kind).view(torch.uint8)
        out = torch.full(x.shape, 99, dtype=torch.uint8)
        params = QuantizeParams(x.data_ptr(), out.data_ptr(), None, 576, 16, 576, 0, DTYPES[kind])
        library.get("quantize_query", "mla_quantize_query").launcher(params, (-(-16 * 576 // 2048), 1, 1), 256)()
        verdict(f"{library.target} quantize_query {kind}", torch.equal(out, expected), f"{int((out != expected).sum())} differ")
        cache, slots = torch.zeros(4, 8, 576, dtype=torch.uint8), torch.randperm(32)[:16]
        slots[5] = -1
        status = torch.zeros(1, dtype=torch.int32)
        update = UpdateParams(x.data_ptr(), x.data_ptr() + 512 * 4, slots.data_ptr(), cache.data_ptr(), cache.data_ptr() + 512,
                              None, status.data_ptr(), 576, 576, (8 * 576, 576), (8 * 576, 576), 16, 512, 64, 8, 4, 0, DTYPES[kind])
        library.get("update_cache", "mla_update_cache").launcher(update, (16, 1, 1), 128)()
        want = torch.zeros(32, 576, dtype=torch.uint8)
        want[slots[slots >= 0]] = expected[slots >= 0]
        verdict(f"{library.target} update_cache {kind}", torch.equal(cache.view(32, 576), want) and int(status) == 0, "")


class PlanArgs(c.Structure):
    """mla_plan_args of mla_kernels.h."""

    _fields_ = [("abi_version", c.c_uint32), ("struct_size", c.c_uint32)]
    _fields_ += [(n, c.c_int64) for n in "batch query heads latent_width kv_length units kv_granularity".split()]
    _fields_ += [("empty", c.c_int32), ("reserved", c.c_int32)]


def planner(library, path, count=16):
    """Compares the planner with that of the CPU kernels, buffer by buffer."""
    rust = c.CDLL(path)
    generator = torch.Generator().manual_seed(5)
    draw = lambda low, high: int(torch.randint(low, high + 1, (1,), generator=generator))
    names = ("work_meta_data", "work_indptr", "work_info_set", "reduce_indptr", "reduce_final_map", "reduce_partial_map")
    bad = 0
    for _ in range(count):
        batch, longest, query, units = draw(1, 40), (3, 100, 5000)[draw(0, 2)], draw(1, 8), draw(1, 60)
        lengths = torch.randint(0, longest + 1, (batch,), generator=generator, dtype=torch.int32)
        granularity = (1, 2, 16, 64)[draw(0, 3)]
        plan = Plan(units, query, query, 1, granularity, 1, 0, batch, "cpu")
        status = torch.zeros(1, dtype=torch.int32)
        plan.fill(library, lengths, longest, status)()
        host = [torch.full_like(getattr(plan, n), -7) for n in names]
        buffers = (c.c_int64 * 12)(*(x for t in host for x in (t.data_ptr(), t.numel())))
        args = PlanArgs(rust.mla_abi_version(), c.sizeof(PlanArgs), batch, query, 16, 512, longest, units, granularity, 0, 0)
        refused = rust.mla_metadata_fill(c.byref(args), c.c_void_p(lengths.data_ptr()), c.c_int64(batch), buffers)
        same = all(torch.equal(getattr(plan, n), h) for n, h in zip(names[1:], host[1:]))
        bad += refused != 0 or int(status) != 0 or not same
    verdict(f"{library.target} planner", bad == 0, f"{bad} of {count} batches differ from the CPU kernels' planner")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tinygrad")
    parser.add_argument("--target", default="gfx942,gfx950")
    parser.add_argument("--kernels", default=",".join(KERNELS))
    parser.add_argument("--planner")
    options = parser.parse_args()
    llvm = os.environ.get("MLIR_SYS_220_PREFIX", "/usr/lib/llvm-22")
    os.environ.setdefault("CC", f"{llvm}/bin/clang")  # it compiles an instruction at a time
    run_asm = emulator(options.tinygrad)
    for target in options.target.split(","):
        library = Library(run_asm, target)
        for kernel in options.kernels.split(","):
            kind, widths = KERNELS[kernel]
            some = dict(cache=kind, widths=widths, lengths=[0, 1, 70, 33], page_size=16)
            decode(library, kernel, "lengths", **some)
            if kernel.endswith("512_64_m64"):
                decode(library, kernel, "128 heads, causal 2", splits=(0,), query=2, heads=128, causal=True, **some)
            if not kernel.endswith("512_64_m16"):
                continue
            decode(library, kernel, "causal 8 beyond the cache, 24 heads", splits=(0,), query=8, heads=24, causal=True,
                   **some | dict(lengths=[70, 3, 66], kv_length=64, page_size=256))
            decode(library, kernel, "causal 3, 5 heads", splits=(0,), query=3, heads=5, causal=True, scale_rope=0.3, **some)
            decode(library, kernel, "mask, nan", splits=(0,), mask=bf16, query=2, kv_length=80, empty=1, **some)
            decode(library, kernel, "pages of 1", splits=(0,), **some | dict(page_size=1, lengths=[40]))
            decode(library, kernel, "two caches, scaled, f32", splits=(0,), fused=False, scales=True,
                   out_dtype=torch.float32, **some)
            if kind == e4m3 and target != "gfx942":
                decode(library, kernel, "fp8 query", queries=e4m3, scales=True, **some)
        quantisation(library)
        if options.planner:
            planner(library, options.planner)
    print("failures:", failures)
    sys.exit(failures != 0)


failures = 0
if __name__ == "__main__":
    main()
