"""Absorbed MLA as serving engines write it: pages, token pools, fp8 caches, split rows, folded
dimensions."""

import math

import torch

from model import hide_by_length, softmax


def core(d, query, cache, mask=None, scale=None):
    """One cache: query [B,Q,H,R+P], cache [B,T,R+P]."""
    scores = torch.einsum("bqhe,bte->bqht", query, cache).float() * (scale or d.scale)
    if mask is not None:
        scores = mask(scores)
    return torch.einsum("bqht,btr->bqhr", softmax(scores).to(query.dtype), cache[..., : d.latent])


def paged(d):
    """A pool [pages, page, R+P] and a table [B, T / page]."""

    def f(q_latent, q_pe, pool, table, lengths):
        cache = pool[table].flatten(1, 2)
        query = torch.cat([q_latent, q_pe], dim=-1)
        return core(d, query, cache, lambda s: hide_by_length(s, lengths))

    return f


def paged_twice(d):
    """The pool is sliced first, then gathered twice by one table."""

    def f(q_latent, q_pe, pool, table, lengths):
        latent = pool[..., : d.latent][table].view(d.batch, d.rows, d.latent)
        rope = pool[..., d.latent :][table].view(d.batch, d.rows, d.rope)
        scores = torch.einsum("bqhr,btr->bqht", q_latent, latent)
        scores = (scores + torch.einsum("bqhp,btp->bqht", q_pe, rope)).float() * d.scale
        scores = hide_by_length(scores, lengths, -1e30)
        return torch.einsum("bqht,btr->bqhr", softmax(scores).to(latent.dtype), latent)

    return f


def paged_rows_apart(d):
    """Pages and rows of a page stay two dimensions, and the output is summed over both."""

    def f(q_latent, q_pe, pool, table):
        cache = pool[table]
        query = torch.cat([q_latent, q_pe], dim=-1)
        scores = torch.einsum("bqhe,bnse->bqhns", query, cache).float() * d.scale
        flat = softmax(scores.flatten(3)).to(cache.dtype).view_as(scores)
        return torch.einsum("bqhns,bnsr->bqhr", flat, cache[..., : d.latent])

    return f


def slots(d):
    """A token pool [tokens, R+P] and the slot of every row [B, T]."""

    def f(q_latent, q_pe, pool, slot, lengths):
        cache = pool.index_select(0, slot.flatten()).view(*slot.shape, d.latent + d.rope)
        query = torch.cat([q_latent, q_pe], dim=-1)
        return core(d, query, cache, lambda s: hide_by_length(s, lengths))

    return f


def fp8_tensor_scale(d):
    """An fp8 cache with one scale."""

    def f(q_latent, q_pe, cache, scale):
        cache = cache.to(torch.float32) * scale
        return core(d, torch.cat([q_latent, q_pe], dim=-1), cache.to(q_latent.dtype))

    return f


def fp8_row_scale(d):
    """An fp8 cache with a scale for each row, a length mask."""

    def f(q_latent, q_pe, cache, scale, lengths):
        cache = cache.to(torch.float32) * scale.unsqueeze(-1)
        query = torch.cat([q_latent, q_pe], dim=-1)
        return core(d, query, cache.to(q_latent.dtype), lambda s: hide_by_length(s, lengths))

    return f


def fp8_block_scale(d, block=8):
    """An fp8 cache with a scale for each row and block of columns."""

    def f(q_latent, q_pe, cache, scale):
        b, t, e = cache.shape
        blocks = cache.to(torch.float32).view(b, t, e // block, block)
        cache = (blocks * scale.unsqueeze(-1)).view(b, t, e)
        return core(d, torch.cat([q_latent, q_pe], dim=-1), cache.to(q_latent.dtype))

    return f


def fp8_score_scale(d):
    """An fp8 cache whose scale multiplies the scores, and the output after the core."""

    def f(q_latent, q_pe, cache, scale):
        query = torch.cat([q_latent, q_pe], dim=-1)
        cache = cache.to(query.dtype)
        scores = torch.einsum("bqhe,bte->bqht", query, cache).float() * (scale * d.scale)
        probabilities = softmax(scores).to(query.dtype)
        out = torch.einsum("bqht,btr->bqhr", probabilities, cache[..., : d.latent])
        return out * scale.to(out.dtype)

    return f


def query_scale(d):
    """The query is scaled by a factor that its position gives, known only when running."""

    def f(q_latent, q_pe, cache, factor):
        scores = torch.einsum("bqhe,bte->bqht", torch.cat([q_latent, q_pe], dim=-1), cache).float()
        scores = scores * d.scale * factor.view(-1, 1, 1, 1)
        return torch.einsum("bqht,btr->bqhr", softmax(scores).to(cache.dtype), cache[..., : d.latent])

    return f


def split_rows(d, parts=4):
    """The rows in chunks that are merged by their log-sum-exps."""

    def f(q_latent, q_pe, cache):
        query = torch.cat([q_latent, q_pe], dim=-1)
        outs, sums = [], []
        for chunk in cache.chunk(parts, dim=1):
            scores = torch.einsum("bqhe,bte->bqht", query, chunk).float() * d.scale
            top = scores.amax(-1, keepdim=True)
            weights = torch.exp(scores - top)
            total = weights.sum(-1, keepdim=True)
            out = torch.einsum("bqht,btr->bqhr", weights, chunk[..., : d.latent].float())
            outs.append(out / total)
            sums.append((top + torch.log(total)).squeeze(-1))
        sums = torch.stack(sums)
        weights = torch.exp(sums - torch.logsumexp(sums, dim=0)).unsqueeze(-1)
        return (torch.stack(outs) * weights).sum(0).to(cache.dtype)

    return f


def folded_heads(d):
    """Query tokens and heads in one dimension."""

    def f(q_latent, q_pe, cache, lengths):
        query = torch.cat([q_latent, q_pe], dim=-1).flatten(1, 2)
        scores = torch.bmm(query, cache.transpose(1, 2)).float() * d.scale
        hidden = torch.arange(d.rows) >= lengths.view(-1, 1, 1)
        scores = scores.masked_fill(hidden, -math.inf)
        out = torch.bmm(softmax(scores).to(cache.dtype), cache[..., : d.latent])
        return out.view(d.batch, d.query, d.heads, d.latent)

    return f


def folded_output(d):
    """W_UV and the output projection in one matrix for each head."""

    def f(q_latent, q_pe, cache, w_ov):
        out = core(d, torch.cat([q_latent, q_pe], dim=-1), cache)
        return torch.einsum("bqhr,hrm->bqm", out, w_ov)

    return f


def sparse(d):
    """Only the rows that an indexer picked: a list of rows [B, K] of a dense cache."""

    def f(q_latent, q_pe, cache, picked):
        rows = picked.unsqueeze(-1).expand(-1, -1, cache.shape[-1])
        return core(d, torch.cat([q_latent, q_pe], dim=-1), torch.gather(cache, 1, rows))

    return f


def sparse_mask(d):
    """The same as a mask: scores that were not picked get -inf."""

    def f(q_latent, q_pe, cache, picked):
        visible = torch.full((d.batch, d.rows), -math.inf).scatter(1, picked, 0.0)
        mask = lambda s: s + visible.view(d.batch, 1, 1, d.rows)
        return core(d, torch.cat([q_latent, q_pe], dim=-1), cache, mask)

    return f


def sinks(d):
    """A learned column beside the rows: kernels for decode have none."""

    def f(q_latent, q_pe, cache, sink):
        scores = torch.einsum("bqhe,bte->bqht", torch.cat([q_latent, q_pe], dim=-1), cache).float()
        extra = sink.view(1, 1, -1, 1).expand(d.batch, d.query, -1, -1)
        probabilities = softmax(torch.cat([scores * d.scale, extra], dim=-1))[..., :-1]
        return torch.einsum("bqht,btr->bqhr", probabilities.to(cache.dtype), cache[..., : d.latent])

    return f


def two_scales(d):
    """Latent and rotary columns of an fp8 cache have scales of their own."""

    def f(q_latent, q_pe, cache, latent_scale, rope_scale):
        latent = cache[..., : d.latent].to(torch.float32) * latent_scale
        rope = cache[..., d.latent :].to(torch.float32) * rope_scale
        scores = torch.einsum("bqhr,btr->bqht", q_latent, latent)
        scores = (scores + torch.einsum("bqhp,btp->bqht", q_pe, rope)) * d.scale
        return torch.einsum("bqht,btr->bqhr", softmax(scores), latent)

    return f


def gated(d):
    """A gate after the output."""

    def f(q_latent, q_pe, cache, gate):
        out = core(d, torch.cat([q_latent, q_pe], dim=-1), cache)
        return out * torch.sigmoid(gate).unsqueeze(-1)

    return f


def other_table(d):
    """Keys and values are gathered by two tables."""

    def f(q_latent, q_pe, pool, table, other):
        keys = pool[table].flatten(1, 2)
        values = pool[other].view(d.batch, d.rows, d.latent + d.rope)[..., : d.latent]
        query = torch.cat([q_latent, q_pe], dim=-1)
        scores = torch.einsum("bqhe,bte->bqht", query, keys).float() * d.scale
        return torch.einsum("bqht,btr->bqhr", softmax(scores).to(values.dtype), values)

    return f
