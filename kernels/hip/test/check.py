"""Checks the kernels: decode against f64, the planner against the Rust planner, quantisation against its
definition. Usage: check.py [--smoke] [--kernels NAME,...] [--planner RUST_PLANNER.so]"""

import argparse
import ctypes as c
import math
import sys

import torch

import cases
from device import Library
from steps import DTYPES, Plan, QuantizeParams, UpdateParams

bf16, f16, e4m3 = torch.bfloat16, torch.float16, torch.float8_e4m3fn
failures = 0


def verdict(name, good, detail):
    global failures
    failures += not good
    print(f"{'ok  ' if good else 'FAIL'} {name}: {detail}", flush=True)


def run(library, name, kernel, limit=4e-3, splits=(0, 3), **arguments):
    torch.manual_seed(1)
    step = cases.make(**arguments)
    expected = cases.answer(step)
    for count in splits:
        step.out.fill_(77), step.lse.fill_(77)
        launches = step.prepare(library, kernel, splits=count)
        for launch in launches:
            if launch:
                launch()
        torch.cuda.synchronize()
        good, detail = cases.compare(step, expected, limit)
        first = step.out.clone()
        for launch in launches[1:]:
            launch()
        torch.cuda.synchronize()
        same = torch.equal(first.view(torch.int16), step.out.view(torch.int16)) if first.dtype.itemsize == 2 else True
        verdict(f"{kernel} {'split' if count else 'persistent'} {name}", good and same, detail + ("" if same else ", second run differs"))


def decode(library, kernel, kind, widths):
    some = [0, 1, 17, 64, 65, 300, 1000, 33]
    cache = dict(cache=kind, widths=widths)
    if kind == e4m3:
        run(library, "fp8 query", kernel, queries=e4m3, lengths=some, scales=True, **cache)
    run(library, "lengths", kernel, lengths=some, **cache)
    run(library, "nan", kernel, lengths=some, empty=1, **cache)
    run(library, "one long", kernel, lengths=[20000], **cache)
    run(library, "many", kernel, lengths=torch.randint(1, 3000, (200,)), **cache)
    for page in (1, 2, 16, 48, 256, 0):
        run(library, f"page {page}", kernel, lengths=some, page_size=page, **cache)
    run(library, "two caches", kernel, lengths=some, fused=False, **cache)
    run(library, "two scales", kernel, lengths=some, scale_rope=0.3, **cache)
    run(library, "scaled", kernel, lengths=some, scales=True, **cache)
    run(library, "f32 out", kernel, lengths=some, out_dtype=torch.float32, **cache)
    for mask in (bf16, torch.float32):
        run(library, f"mask {mask}", kernel, lengths=some, mask=mask, query=2, kv_length=1024, **cache)
    for query in (1, 2, 3, 4, 8):
        run(library, f"causal {query}", kernel, lengths=some, query=query, causal=True, **cache)
    run(library, "causal beyond", kernel, lengths=[70, 64, 3, 66], query=8, causal=True, kv_length=64, **cache)
    for heads in (1, 5, 8, 24, 32, 40, 64, 128):
        run(library, f"heads {heads}", kernel, lengths=some, heads=heads, query=2, causal=True, **cache)


def planner(library, path, count=10000):
    rust = c.CDLL(path)
    rust.plan.restype = c.c_int64
    generator = torch.Generator().manual_seed(5)
    draw = lambda low, high: int(torch.randint(low, high + 1, (1,), generator=generator))
    status = torch.zeros(1, dtype=torch.int32, device="cuda")
    bad = 0
    for _ in range(count):
        batch = draw(1, 40) if draw(0, 9) else draw(1, 900)
        longest = (3, 100, 5000, 70000)[draw(0, 3)]
        lengths = torch.randint(0, longest + 1, (batch,), generator=generator, dtype=torch.int32)
        query = draw(1, 8)
        plan = Plan(draw(1, 300), query, draw(1, query), draw(1, 8), (1, 2, 16, 64)[draw(0, 3)],
                    (1, 1, 16, 64)[draw(0, 3)], draw(0, 1), batch)
        plan.fill(library, lengths.cuda(), longest, status)()
        names = ("work_indptr", "work_info_set", "reduce_indptr", "reduce_final_map", "reduce_partial_map")
        host = [torch.full_like(getattr(plan, n), -7, device="cpu") for n in names]
        config = (c.c_int64 * 7)(*plan.config())
        works = rust.plan(config, c.c_int64(batch), c.c_void_p(lengths.data_ptr()), *(c.c_void_p(h.data_ptr()) for h in host))
        same = works > 0 and all(torch.equal(getattr(plan, n).cpu(), h) for n, h in zip(names, host))
        bad += not same
        if not same and bad < 4:
            print(plan.config(), batch, works, [torch.equal(getattr(plan, n).cpu(), h) for n, h in zip(names, host)])
    verdict("planner", bad == 0 and int(status) == 0, f"{bad} of {count} batches differ from the Rust planner, status {int(status)}")


def fp8_defined(x, fn):
    """Rounds to e4m3fn or e4m3fnuz by the table of all codes."""
    codes = torch.arange(256, dtype=torch.uint8, device="cuda")
    kind = e4m3 if fn else torch.float8_e4m3fnuz
    values = codes.view(kind).float()
    finite = codes[(~values.isnan()) & (codes < 128)]
    table = values[finite.long()].double()
    a = x.double().abs().clamp(max=table[-1])
    high = torch.searchsorted(table, a).clamp(max=len(table) - 1)
    low = (high - 1).clamp(min=0)
    up, down = table[high] - a, a - table[low]
    take_low = (down < up) | ((down == up) & (low % 2 == 0))
    code = torch.where(take_low, low, high).to(torch.uint8)
    sign = torch.where(torch.signbit(x), 128, 0).to(torch.uint8)
    if not fn:
        sign = torch.where(code == 0, 0, sign)
    nan = (sign | 0x7F) if fn else torch.full_like(code, 0x80)
    return torch.where(x.isnan(), nan, code | sign)


def quantisation(library):
    base = torch.randn(512, 576, device="cuda") * torch.logspace(-5, 4, 512, device="cuda")[:, None]
    base[0, :8] = torch.tensor([0.0, -0.0, math.inf, -math.inf, math.nan, -math.nan, 448.0, -464.0])
    for kind in (bf16, torch.float32):
        x = base.to(kind)
        for fn in (True, False):
            out = torch.full(x.shape, 99, dtype=torch.uint8, device="cuda")
            params = QuantizeParams(x.data_ptr(), out.data_ptr(), None, 576, 512, 576, DTYPES[kind], 3 if fn else 4)
            library.get("quantize_query", "mla_quantize_query").launcher(params, (512 * 576 // 2048, 1, 1), 256)()
            expected = fp8_defined(x.float(), fn)
            torch.cuda.synchronize()
            verdict(f"quantize_query {kind} {'fn' if fn else 'fnuz'}", torch.equal(out, expected), f"{int((out != expected).sum())} differ")
            cache = torch.zeros(16, 64, 576, dtype=torch.uint8, device="cuda")
            slots = torch.randperm(1024, device="cuda")[:512]
            slots[5] = -1
            status = torch.zeros(1, dtype=torch.int32, device="cuda")
            update = UpdateParams(x.data_ptr(), x.data_ptr() + 512 * x.itemsize, slots.data_ptr(), cache.data_ptr(),
                                  cache.data_ptr() + 512, None, status.data_ptr(), 576, 576, (64 * 576, 576), (64 * 576, 576),
                                  512, 512, 64, 64, 16, DTYPES[kind], 3 if fn else 4)
            library.get("update_cache", "mla_update_cache").launcher(update, (512, 1, 1), 128)()
            torch.cuda.synchronize()
            want = torch.zeros_like(cache).view(1024, 576)
            used = slots >= 0
            want[slots[used]] = expected[used]
            verdict(f"update_cache {kind} {'fn' if fn else 'fnuz'}", torch.equal(cache.view(1024, 576), want), "")


KERNELS = {
    "bf16_512_64_m16": (bf16, (512, 64)), "fp8_512_64_m16": (e4m3, (512, 64)),
    "bf16_512_64_m32": (bf16, (512, 64)), "fp8_512_64_m32": (e4m3, (512, 64)),
    "bf16_512_64_m64": (bf16, (512, 64)), "fp8_512_64_m64": (e4m3, (512, 64)),
    "bf16_256_32_m16": (bf16, (256, 32)), "fp8_256_32_m16": (e4m3, (256, 32)),
    "bf16_48_16_m16": (bf16, (48, 16)),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--smoke", action="store_true")
    parser.add_argument("--kernels", default=",".join(KERNELS))
    parser.add_argument("--planner")
    options = parser.parse_args()
    library = Library()
    for kernel in options.kernels.split(","):
        kind, widths = KERNELS[kernel]
        if options.smoke:
            run(library, "smoke", kernel, lengths=[0, 1, 300], cache=kind, widths=widths)
        else:
            decode(library, kernel, kind, widths)
    if not options.smoke:
        quantisation(library)
    if options.planner:
        planner(library, options.planner)
    print("failures:", failures)
    sys.exit(failures != 0)


if __name__ == "__main__":
    main()
