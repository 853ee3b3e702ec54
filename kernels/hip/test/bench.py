"""Times the kernels, and their peers where they are installed, on the cases of the measured table.

Usage: bench.py [--heads 16,128] [--peers] [--kernels NAME,...]. Medians of 30 with random data, each
result checked against f64 first.
"""

import argparse
import statistics

import torch

import cases
from device import Library, Sequence
from steps import Plan

CASES = ((128, "uniform4096"), (128, "mixed"), (64, "skewed"), (8, "uniform32768"), (1, "uniform8192"))
PAGE, SCALE = 64, 192**-0.5


def median(run, count=30):
    for _ in range(5):
        run()
    times = []
    for _ in range(count):
        a, b = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        a.record(), run(), b.record()
        torch.cuda.synchronize()
        times.append(a.elapsed_time(b))
    return statistics.median(times)


def replayed(run, count=20):
    """Time of one run in a graph of many."""
    graph, stream = torch.cuda.CUDAGraph(), torch.cuda.Stream()
    with torch.cuda.graph(graph, stream=stream):
        bind = getattr(run, "bind", lambda: None)
        bind()
        for _ in range(count):
            run()
    bind()
    return median(graph.replay, 7) / count


class Table:
    def __init__(self):
        self.rows = []

    def add(self, case, name, step, out, expected, milliseconds):
        tokens = int(step.lengths.sum())
        size = step.latent.element_size()
        error = ((out.double().reshape(expected.shape) - expected).norm() / expected.norm()).item()
        heads = step.heads
        print(f"{heads:4} {case:22} {name:32} {milliseconds:.4f} ms {tokens * 576 * size / milliseconds / 1e6:6.0f} GB/s "
              f"{2176 * heads * tokens / milliseconds / 1e9:5.0f} TFLOP/s error {error:.1e}", flush=True)
        self.rows.append((heads, case, name, milliseconds))


def flash_mla(step, table, case, expected, fp8):
    from flash_mla.flash_mla_interface import FlashMLASchedMeta, flash_mla_with_kvcache, get_mla_decoding_metadata

    q = torch.cat((step.q_latent, step.q_rope), -1)
    cache = torch.cat((step.latent, step.rope), -1).unsqueeze(2)
    meta, extra = FlashMLASchedMeta(), {}
    if fp8:
        one = torch.ones(1, device="cuda")
        q = q.to(torch.float8_e4m3fn)
        meta.tile_scheduler_metadata, meta.num_splits = get_mla_decoding_metadata(
            step.lengths, step.heads, 1, is_fp8_kvcache=True, use_legacy=True)
        extra = dict(is_fp8_kvcache=True, descale_q=one, descale_k=one)
    pages = step.page_table.clamp(min=0)
    run = lambda: flash_mla_with_kvcache(q, cache, pages, step.lengths, 512, meta, softmax_scale=SCALE, use_legacy=True, **extra)[0]
    table.add(case, "FlashMLA " + ("fp8" if fp8 else "bf16"), step, run(), expected, median(run))
    table.add(case, "replayed FlashMLA " + ("fp8" if fp8 else "bf16"), step, run(), expected, replayed(run))


def flash_infer(step, table, case, expected):
    import flashinfer

    lengths = step.lengths.cpu()
    counts = (lengths + PAGE - 1) // PAGE
    starts = torch.zeros(len(lengths) + 1, dtype=torch.int32)
    starts[1:] = counts.cumsum(0)
    indices = torch.cat([row[:n] for row, n in zip(step.page_table.cpu(), counts.tolist())])
    space = torch.empty(256 << 20, dtype=torch.int8, device="cuda")
    wrapper = flashinfer.mla.BatchMLAPagedAttentionWrapper(space, backend="fa3")
    wrapper.plan(torch.arange(len(lengths) + 1, dtype=torch.int32, device="cuda"), starts.cuda(), indices.cuda(),
                 step.lengths, step.heads, 512, 64, PAGE, False, SCALE, torch.bfloat16, torch.bfloat16)
    q, qr, c, k = (t.contiguous() for t in (step.q_latent[:, 0], step.q_rope[:, 0], step.latent, step.rope))
    run = lambda: wrapper.run(q, qr, c, k)
    table.add(case, "FlashInfer fa3 bf16", step, run(), expected, median(run))
    table.add(case, "replayed FlashInfer fa3 bf16", step, run(), expected, replayed(run))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heads", default="16,128")
    parser.add_argument("--kernels", default="bf16_512_64_m16,fp8_512_64_m16")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--splits", action="store_true")
    options = parser.parse_args()
    library, table = Library(), Table()
    big = torch.randn(1 << 29, device="cuda")
    copy = torch.empty_like(big)
    milliseconds = median(lambda: copy.copy_(big))
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}, copy {2 * big.nbytes / milliseconds / 1e6:.0f} GB/s")
    del big, copy
    for heads in map(int, options.heads.split(",")):
        for batch, kind in CASES:
            case, lengths = f"{batch} x {kind}", cases.lengths_of(kind, batch)
            for fp8 in (False, True):
                cache = torch.float8_e4m3fn if fp8 else torch.bfloat16
                torch.manual_seed(1)
                step = cases.make(lengths, heads=heads, page_size=PAGE, cache=cache)
                expected = cases.answer(step)[0]
                for name in options.kernels.split(","):
                    if name.startswith("fp8") != fp8:
                        continue
                    kernel = library.get("decode_persistent", f"mla_decode_persistent_{name}")
                    plan, decode, reduce = step.prepare(library, name)
                    plan()
                    run = Sequence(decode, reduce)
                    run()
                    table.add(case, "ours " + name, step, step.out, expected, median(run))
                    table.add(case, "replayed ours " + name, step, step.out, expected, replayed(run))
                    if options.splits:
                        tiles = batch * -(-heads // kernel.rows)
                        splits = max(1, min(16, -(-2 * library.units // tiles)))
                        _, decode, reduce = step.prepare(library, name, splits=splits)
                        run = Sequence(decode, reduce)
                        run()
                        table.add(case, f"  split in {splits}", step, step.out, expected, median(run))
                if options.peers:
                    for peer in [lambda: flash_mla(step, table, case, expected, fp8)] + ([] if fp8 else [lambda: flash_infer(step, table, case, expected)]):
                        try:
                            peer()
                        except Exception as error:
                            print("peer failed:", repr(error)[:200])
                del step
                torch.cuda.empty_cache()
    lengths = cases.lengths_of("mixed", 512).cuda()
    plan = Plan(2 * library.units, 1, 1, 1, 1, 64, 0, 512)
    fill = plan.fill(library, lengths, 8192, torch.zeros(1, dtype=torch.int32, device="cuda"))
    print(f"plan of 512 requests: {replayed(fill) * 1e3:.1f} us")
    if options.peers:
        print("\nbest of ours, and its ratio to the faster peer")
        for heads, case in dict.fromkeys((h, c) for h, c, _, _ in table.rows):
            for kind in ("bf16", "fp8"):
                for how in ("", "replayed "):
                    of = lambda head: [t for h, c, n, t in table.rows if (h, c) == (heads, case) and n.startswith(how + head) and kind in n]
                    ours, peers = of("ours"), of("Flash")
                    if ours and peers:
                        print(f"{heads:4} {case:22} {how}{kind:5} {min(ours):.4f} ms, {min(peers) / min(ours):.2f}x")


if __name__ == "__main__":
    main()
