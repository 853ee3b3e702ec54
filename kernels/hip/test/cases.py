"""Random decode steps, and their answers in f64."""

import math

import torch

from steps import Step


def lengths_of(kind, batch):
    """The length distributions of the measured table."""
    generator = torch.Generator().manual_seed(7)
    if kind.startswith("uniform"):
        return torch.full((batch,), int(kind[7:]), dtype=torch.int32)
    if kind == "mixed":
        return torch.randint(1, 8193, (batch,), generator=generator, dtype=torch.int32)
    lengths = torch.full((batch,), 1024, dtype=torch.int32)
    lengths[0] = 65536
    return lengths


def pages_of(lengths, page_size, kv_length, seed=3):
    """Returns a table [B, N] of shuffled pages, -1 where no row is used, and the number of pages."""
    counts = (lengths + page_size - 1) // page_size
    total = max(int(counts.sum()), 1)
    order = torch.randperm(total, generator=torch.Generator().manual_seed(seed)).int()
    table = torch.full((len(lengths), -(-kv_length // page_size)), -1, dtype=torch.int32)
    at = 0
    for b, n in enumerate(counts.tolist()):
        table[b, :n] = order[at:at + n]
        at += n
    return table, total


def make(lengths, *, query=1, heads=16, widths=(512, 64), cache=torch.bfloat16, queries=torch.bfloat16, page_size=64,
         kv_length=None, scale_rope=None, causal=False, mask=None, fused=True, scales=False, device="cuda", **rest):
    lengths = torch.as_tensor(lengths, dtype=torch.int32)
    batch, (latent, rope) = len(lengths), widths
    kv_length = kv_length or max(int(lengths.max()), 1)
    new = lambda *shape: torch.randn(*shape, device=device)
    table = None
    if page_size:
        table, pages = pages_of(lengths.clamp(max=kv_length), page_size, kv_length)
        shape = (pages, page_size)
    else:
        shape = (batch, kv_length)
    if fused:
        rows = new(*shape, latent + rope).to(cache)
        c, k = rows[..., :latent], rows[..., latent:]
    else:
        c, k = new(*shape, latent).to(cache), new(*shape, rope).to(cache)
    scale = 192**-0.5
    q = new(batch, query, heads, latent + rope).to(queries)
    if mask is not None:
        values = new(batch, query, heads, kv_length)
        values[torch.rand_like(values) < 0.3] = -math.inf
        mask = values.to(mask)
    one = lambda x: torch.tensor([x], device=device) if scales else None
    return Step(q[..., :latent], q[..., latent:], c, k, lengths.to(device), kv_length, scale, scale_rope or scale,
                page_table=table.to(device) if table is not None else None, mask=mask, causal=causal,
                q_scale=one(0.7), kv_scale=one(1.3), **rest)


def answer(step):
    """Returns out and lse in f64."""
    s, wide = step, lambda t: t.to(torch.float64) if t.dtype.itemsize > 1 else t.float().to(torch.float64)
    kv = float(s.kv_scale) if s.kv_scale is not None else 1.0
    qs = float(s.q_scale) if s.q_scale is not None else 1.0
    out = torch.zeros(s.out.shape, dtype=torch.float64, device=s.device)
    lse = torch.full(s.lse.shape, -math.inf, dtype=torch.float64, device=s.device)
    for b, length in enumerate(s.lengths.tolist()):
        used = min(length, s.kv_length)
        if s.page_table is not None:
            size = s.latent.shape[1]
            table = s.page_table[b, :-(-used // size)].long()
            c = s.latent[table].reshape(-1, s.latent.shape[-1])[:used]
            k = s.rope[table].reshape(-1, s.rope.shape[-1])[:used]
        else:
            c, k = s.latent[b, :used], s.rope[b, :used]
        c, k = wide(c) * kv, wide(k) * kv
        score = s.scale_latent * qs * (wide(s.q_latent[b]) @ c.T) + s.scale_rope * qs * (wide(s.q_rope[b]) @ k.T)
        if s.mask is not None:
            score = score + s.mask_scale * wide(s.mask[b])[..., :used]
        if s.causal:
            visible = length - s.query + torch.arange(s.query, device=s.device) + 1
            hidden = torch.arange(used, device=s.device)[None] >= visible[:, None]
            score = score.masked_fill(hidden[:, None], -math.inf)
        if used == 0:
            continue
        lse[b] = score.logsumexp(-1)
        weights = (score - lse[b][..., None]).exp()
        weights = torch.where(lse[b][..., None] == -math.inf, torch.zeros_like(weights), weights)
        out[b] = weights @ c
    if s.empty:
        out[lse == -math.inf] = math.nan
    return out, lse


def compare(step, expected, limit):
    """Returns whether out and lse are close, and how close."""
    out, lse = expected
    seen = step.out.double()
    if not torch.equal(seen.isnan(), out.isnan()):
        return False, "NaN in other places"
    if not torch.equal(step.lse == -math.inf, lse == -math.inf):
        return False, "other rows are empty"
    error = ((seen - out).nan_to_num().norm() / out.nan_to_num().norm().clamp(min=1e-30)).item()
    worst = (step.lse - lse).nan_to_num(0, 0, 0).abs().max().item()
    status = int(step.status)
    return error < limit and worst < 2e-2 and status == 0, f"error {error:.1e}, lse {worst:.1e}, status {status}"
