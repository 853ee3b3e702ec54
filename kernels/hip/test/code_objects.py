"""Builds the kernels for gfx942 and gfx950 and reads from the code objects what makes them fast: registers, spills,
shared memory, and the loop over the tiles. Needs clang, lld and LLVM's tools of one prefix; no GPU.

Usage: code_objects.py FOLDER [--check SOURCE.hip]   (a source in place of the kernels, to see the checks fail)
"""

import argparse
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

HIP = Path(__file__).resolve().parent.parent
LLVM = Path(os.environ.get("MLIR_SYS_220_PREFIX", "/usr/lib/llvm-22")) / "bin"
SHARED = {"gfx942": 64 << 10, "gfx950": 160 << 10}
WIDE = {"gfx942": "v_mfma_f32_16x16x16_bf16", "gfx950": "v_mfma_f32_16x16x32_bf16"}
FP8 = "v_mfma_f32_16x16x32_fp8_fp8"
SCALAR_SPILLS = 32  # lanes of one vector register, written outside of the loop


def tool(name, *arguments):
    return subprocess.run([LLVM / name, *arguments], check=True, text=True, capture_output=True).stdout


def notes(path):
    """Returns the kernels of an object: name to its numbers."""
    kernels = {}
    for block in tool("llvm-readelf", "--notes", path).split("- .agpr_count")[1:]:
        numbers = dict(re.findall(r"\.(\w+): +(\S+)", ".agpr_count" + block))
        kernels[numbers["name"]] = {k: int(v) for k, v in numbers.items() if v.isdigit()}
    return kernels


def info(path, name):
    """Returns threads, query rows, tokens of a tile and dynamic shared memory, as a kernel tells them."""
    text = tool("llvm-readelf", "--symbols", "--sections", "--wide", path)
    at = re.search(rf"^\s*\d+: ([0-9a-f]+) .* {name}_info$", text, re.M)
    if not at:
        return None
    address = int(at[1], 16)
    for start, offset, size in re.findall(r"\] \S+ +\w+ +([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+)", text):
        start, offset, size = int(start, 16), int(offset, 16), int(size, 16)
        if start and start <= address < start + size:
            return struct.unpack_from("<4i", path.read_bytes(), offset + address - start)
    return None


def instructions(path, name):
    """Returns (address, text, branch target or None) of a kernel."""
    out = []
    for line in tool("llvm-objdump", "-d", f"--disassemble-symbols={name}", path).splitlines():
        found = re.match(r"\s+(\S.*?)\s*// ([0-9A-F]+):(.*)", line)
        if found:
            target = re.search(r"<\S+?(?:\+0x([0-9a-f]+))?>", found[3]) if "branch" in found[1] else None
            out.append((int(found[2], 16), found[1], int(target[1] or "0", 16) if target else None))
    first = out[0][0]
    return [(a - first, text, target) for a, text, target in out]


def inner_loop(code):
    """Returns the smallest loop with a matrix product: its blocks of instructions, and those that follow each."""
    starts = {0} | {t for _, _, t in code if t is not None}
    starts |= {code[i + 1][0] for i in range(len(code) - 1) if "branch" in code[i][1] or "endpgm" in code[i][1]}
    blocks = []
    for entry in code:
        if entry[0] in starts:
            blocks.append([])
        blocks[-1].append(entry)
    at = {block[0][0]: i for i, block in enumerate(blocks)}
    following = []
    for i, block in enumerate(blocks):
        _, text, target = block[-1]
        next_blocks = [at[target]] if target is not None else []
        if not re.match(r"s_branch|s_endpgm", text) and i + 1 < len(blocks):
            next_blocks.append(i + 1)
        following.append(next_blocks)
    before = [[] for _ in blocks]
    for i, targets in enumerate(following):
        for t in targets:
            before[t].append(i)
    # Dominators, by the textbook's iteration over the blocks in reverse postorder.
    order, seen, stack = [], {0}, [(0, iter(following[0]))]
    while stack:
        node, rest = stack[-1]
        step = next((t for t in rest if t not in seen), None)
        if step is None:
            order.append(node)
            stack.pop()
        else:
            seen.add(step)
            stack.append((step, iter(following[step])))
    order.reverse()
    everything = set(order)
    dominators = {i: everything for i in order}
    dominators[0] = {0}
    changed = True
    while changed:
        changed = False
        for i in order[1:]:
            new = set.intersection(*(dominators[b] for b in before[i] if b in everything)) | {i}
            if new != dominators[i]:
                dominators[i], changed = new, True
    loops = {}
    for i in order:
        for head in following[i]:
            if head in dominators[i]:
                body, todo = {head}, [i]
                while todo:
                    block = todo.pop()
                    if block not in body:
                        body.add(block)
                        todo += before[block]
                loops.setdefault(head, set()).update(body)
    with_products = [b for b in loops.values() if any("v_mfma" in e[1] for i in b for e in blocks[i])]
    body = min(with_products, key=len, default=set())
    return {i: [text for _, text, _ in blocks[i]] for i in body}, {i: [t for t in following[i] if t in body] for i in body}


def multiplies_at_once(blocks, following):
    """Whether a way leads from the loop's last load of 16 bytes to a product without a wait for memory. (Others do
    wait: for an explicit mask.)"""
    last = max(i for i, block in blocks.items() if any(t.startswith("global_load_dwordx4") for t in block))
    start = max(i for i, text in enumerate(blocks[last]) if text.startswith("global_load_dwordx4"))
    todo, seen = [(last, start)], set()
    while todo:
        i, start = todo.pop()
        event = next((t for t in blocks[i][start:] if "v_mfma" in t or "vmcnt" in t), None)
        if event and "v_mfma" in event:
            return True
        if not event:
            todo += [(t, 0) for t in following[i] if t not in seen]
            seen.update(following[i])
    return False


def check_decode(path, target, name):
    """Yields what is wrong with the loop of a decode kernel."""
    kind, latent, rope = re.search(r"_(bf16|fp8)_(\d+)_(\d+)_m\d+$", name).groups()
    shape = info(path, name)
    if shape is None:
        yield "does not tell its shape"
        return
    threads, _, tokens, _ = shape
    blocks, following = inner_loop(instructions(path, name))
    loop = [text for block in blocks.values() for text in block]
    for form in [WIDE[target]] + [FP8] * (kind == "fp8"):
        if not any(text.startswith(form) for text in loop):
            yield f"no {form} in the loop over the tiles"
    if any("v_writelane" in text for text in loop):
        yield "scalar registers are spilled in the loop"
    if any(re.match("scratch_|buffer_", text) for text in loop):
        yield "scratch memory in the loop"
    loads = sum(text.startswith("global_load_dwordx4") for text in loop)
    wanted = -(-tokens * (int(latent) + int(rope)) * (2 if kind == "bf16" else 1) // (16 * threads))
    if loads != wanted:
        yield f"{loads} loads of 16 bytes in the loop, {wanted} make a tile"
    # The rows of the next tile are on their way while this one is worked on.
    if loads and not multiplies_at_once(blocks, following):
        yield "the loop waits for the next tile before its products"


def check(path, target):
    """Prints a line for each kernel of an object; returns how many fail."""
    failures, kernels = 0, notes(path)
    if not kernels:
        print(f"FAIL {path.name}: no kernels")
        return 1
    for name, numbers in kernels.items():
        faults = []
        if numbers["vgpr_spill_count"] or numbers["private_segment_fixed_size"]:
            faults.append(f"{numbers['vgpr_spill_count']} vector registers spilled, {numbers['private_segment_fixed_size']} bytes of scratch")
        if numbers["sgpr_spill_count"] > SCALAR_SPILLS:
            faults.append(f"{numbers['sgpr_spill_count']} scalar registers spilled")
        if numbers["group_segment_fixed_size"] > SHARED[target]:
            faults.append("too much shared memory")
        waves = numbers["max_flat_workgroup_size"] // 64
        room = 512 // -(-waves // 4)
        if numbers["vgpr_count"] > room:
            faults.append(f"{numbers['vgpr_count']} registers, a block can have {room}")
        if "_decode_" in name:
            faults += check_decode(path, target, name)
        failures += bool(faults)
        print(f"{'FAIL' if faults else 'ok'} {target} {name}: vector registers {numbers['vgpr_count']}, "
              f"shared {numbers['group_segment_fixed_size']}" + "".join("; " + f for f in faults))
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--check", type=Path)
    options = parser.parse_args()
    folder = Path(options.folder)
    sources = [options.check.resolve()] if options.check else sorted(HIP.glob("*.hip"))
    environment = os.environ | {"TARGETS": " ".join(SHARED), "SOURCES": " ".join(map(str, sources))}
    subprocess.run([HIP / "build.sh", folder.resolve()], check=True, env=environment)
    failures = sum(check(folder / f"{s.stem}.{t}.hsaco", t) for t in SHARED for s in sources)
    print("failures:", failures)
    sys.exit(failures != 0)


if __name__ == "__main__":
    main()
