"""Multi-head Latent Attention decode steps, in torch, as DeepSeek-V2's paper defines them.

Every function takes tensors and returns tensors; weights are arguments, so that exported graphs
hold no data. `d` are the dimensions, see dims.py.
"""

import math

import torch


def rms_norm(x, weight, eps=1e-6):
    wide = x.float()
    return (wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps)).to(x.dtype) * weight


def rotate(x, cos, sin):
    """Applies rotary embedding to pairs (x[..., i], x[..., i + P/2])."""
    first, second = x.chunk(2, dim=-1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], dim=-1)


def softmax(scores):
    return torch.softmax(scores.float(), dim=-1)


def hide_by_length(scores, lengths, fill=-math.inf):
    """Masks rows t >= lengths[b] of scores [B, Q, H, T]."""
    t = torch.arange(scores.shape[-1])
    return scores.masked_fill(t >= lengths.view(-1, 1, 1, 1), fill)


def absorbed(d, q_nope, q_pe, latent, rope, w_uk, w_uv, mask=None, scale=None):
    """Two caches: q_nope [B,Q,H,N], q_pe [B,Q,H,P], latent [B,T,R], rope [B,T,P], w_uk [H,N,R]."""
    q_latent = torch.einsum("bqhn,hnr->bqhr", q_nope, w_uk)
    scores = torch.einsum("bqhr,btr->bqht", q_latent, latent)
    scores = scores + torch.einsum("bqhp,btp->bqht", q_pe, rope)
    scores = scores.float() * (scale or d.scale)
    if mask is not None:
        scores = mask(scores)
    probabilities = softmax(scores).to(latent.dtype)
    out = torch.einsum("bqht,btr->bqhr", probabilities, latent)
    return torch.einsum("bqhr,hvr->bqhv", out, w_uv)


def separate_length(d):
    """Two caches, mask t < length."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths):
        mask = lambda s: hide_by_length(s, lengths)
        return absorbed(d, q_nope, q_pe, latent, rope, w_uk, w_uv, mask)

    return f


def causal(d):
    """Two caches, the query tokens are the last of the rows: q sees t <= length - Q + q."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths):
        t, q = torch.arange(d.rows), torch.arange(d.query)
        last = lengths.view(-1, 1) - d.query + q
        hidden = t > last.view(-1, d.query, 1, 1)
        mask = lambda s: s.masked_fill(hidden, -math.inf)
        return absorbed(d, q_nope, q_pe, latent, rope, w_uk, w_uv, mask)

    return f


def additive_mask(d):
    """Two caches, a mask tensor [B,1,1,T] that is added."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, bias):
        return absorbed(d, q_nope, q_pe, latent, rope, w_uk, w_uv, lambda s: s + bias)

    return f


def fused_position(d, rope_first=False):
    """One cache [B,T,R+P] or [B,T,P+R], mask t <= position."""

    def f(q_nope, q_pe, cache, w_uk, w_uv, position):
        q_latent = torch.einsum("bqhn,hnr->bqhr", q_nope, w_uk)
        parts = [q_pe, q_latent] if rope_first else [q_latent, q_pe]
        query = torch.cat(parts, dim=-1)
        scores = torch.matmul(query, cache.unsqueeze(1).transpose(-1, -2)).float() * d.scale
        t = torch.arange(cache.shape[1])
        scores = torch.where(t <= position.view(-1, 1, 1, 1), scores, -math.inf)
        start = d.rope if rope_first else 0
        latent = cache[..., start : start + d.latent]
        out = torch.matmul(softmax(scores).to(cache.dtype), latent.unsqueeze(1))
        return torch.einsum("bqhr,hvr->bqhv", out, w_uv)

    return f


def exp2_lse(d):
    """The softmax by hand in powers of two, division after P.V, log-sum-exp (base 2) returned."""

    def f(q_latent, q_pe, latent, rope, lengths):
        scores = torch.einsum("bqhr,btr->bqht", q_latent, latent)
        scores = scores + torch.einsum("bqhp,btp->bqht", q_pe, rope)
        scores = hide_by_length(scores.float() * (d.scale * math.log2(math.e)), lengths, -1e30)
        top = scores.amax(-1, keepdim=True)
        weights = torch.exp2(scores - top)
        total = weights.sum(-1, keepdim=True)
        out = torch.einsum("bqht,btr->bqhr", weights.to(latent.dtype), latent)
        return out / total.to(latent.dtype), (top + torch.log2(total)).squeeze(-1)

    return f


def sqrt_scales(d):
    """The square root of the scale on queries and on keys."""
    root = math.sqrt(d.scale)

    def f(q_latent, q_pe, cache):
        query = torch.cat([q_latent, q_pe], dim=-1) * root
        scores = torch.matmul(query, (cache * root).unsqueeze(1).transpose(-1, -2))
        probabilities = softmax(scores).to(cache.dtype)
        return torch.matmul(probabilities, cache[..., : d.latent].unsqueeze(1))

    return f


def sdpa(d):
    """torch's own attention over a cache that is broadcast to all heads: it takes the root of the
    scale on both sides, and guards rows with nothing visible."""

    def f(q_latent, q_pe, cache, bias):
        query = torch.cat([q_latent, q_pe], dim=-1).transpose(1, 2)
        key = cache.unsqueeze(1).expand(-1, d.heads, -1, -1)
        out = torch.nn.functional.scaled_dot_product_attention(
            query, key, key[..., : d.latent], attn_mask=bias.to(query.dtype), scale=d.scale
        )
        return out.transpose(1, 2)

    return f


def transposed_cache(d):
    """Caches kept as [B,R,T] and [B,P,T]."""

    def f(q_latent, q_pe, latent, rope):
        scores = torch.matmul(q_latent, latent.unsqueeze(1))
        scores = (scores + torch.matmul(q_pe, rope.unsqueeze(1))).float() * d.scale
        probabilities = softmax(scores).to(latent.dtype)
        return torch.einsum("bqht,brt->bqhr", probabilities, latent)

    return f


def cache_update(d):
    """The new rows are written at the end of the cache before it is read; the cache is returned."""

    def f(q_latent, q_pe, latent, rope, new_latent, new_rope):
        start = d.rows - d.query
        latent = torch.slice_scatter(latent, new_latent, 1, start, d.rows)
        rope = torch.slice_scatter(rope, new_rope, 1, start, d.rows)
        scores = torch.einsum("bqhr,btr->bqht", q_latent, latent)
        scores = (scores + torch.einsum("bqhp,btp->bqht", q_pe, rope)).float() * d.scale
        out = torch.einsum("bqht,btr->bqhr", softmax(scores).to(latent.dtype), latent)
        return out, latent, rope

    return f


def append(d):
    """The new rows are joined to the caches, which are returned."""

    def f(q_latent, q_pe, latent, rope, new_latent, new_rope):
        latent = torch.cat([latent, new_latent], dim=1)
        rope = torch.cat([rope, new_rope], dim=1)
        scores = torch.einsum("bqhr,btr->bqht", q_latent, latent)
        scores = (scores + torch.einsum("bqhp,btp->bqht", q_pe, rope)).float() * d.scale
        out = torch.einsum("bqht,btr->bqhr", softmax(scores).to(latent.dtype), latent)
        return out, latent, rope

    return f


def attention_layer(d):
    """A whole layer: projections, norms, rotary embedding, cache write, attention, o_proj."""

    def f(x, w_qa, q_norm, w_qb, w_kva, kv_norm, w_uk, w_uv, w_o, latent, rope, cos, sin, lengths):
        b, q, h = d.batch, d.query, d.heads
        query = rms_norm(x @ w_qa, q_norm) @ w_qb
        query = query.view(b, q, h, d.nope + d.rope)
        q_nope, q_pe = query.split([d.nope, d.rope], dim=-1)
        q_pe = rotate(q_pe, cos.unsqueeze(2), sin.unsqueeze(2))
        new_latent, new_rope = (x @ w_kva).split([d.latent, d.rope], dim=-1)
        start = d.rows - d.query
        latent = torch.slice_scatter(latent, rms_norm(new_latent, kv_norm), 1, start, d.rows)
        rope = torch.slice_scatter(rope, rotate(new_rope, cos, sin), 1, start, d.rows)
        mask = lambda s: hide_by_length(s, lengths)
        out = absorbed(d, q_nope, q_pe, latent, rope, w_uk, w_uv, mask)
        return out.reshape(b, q, h * d.value) @ w_o, latent, rope

    return f


def layers(d, count):
    """Several layers, one after another; `weights` holds each layer's tensors in order."""
    one = attention_layer(d)

    def f(x, cos, sin, lengths, *weights):
        each = len(weights) // count
        caches = []
        for layer in range(count):
            w = weights[layer * each : (layer + 1) * each]
            out, latent, rope = one(x, *w, cos, sin, lengths)
            x = x + out
            caches += [latent, rope]
        return (x, *caches)

    return f


# What is not an MLA decode step, or must stay.


def multi_head(d):
    """Plain multi-head attention over a cache of keys and values."""

    def f(query, key, value):
        scores = torch.einsum("bqhe,bthe->bhqt", query, key).float() * d.scale
        return torch.einsum("bhqt,bthv->bqhv", softmax(scores).to(value.dtype), value)

    return f


def multi_query(d):
    """Multi-query attention at MLA's widths: the value is another tensor."""

    def f(query, key, value):
        scores = torch.einsum("bqhe,bte->bqht", query, key).float() * d.scale
        return torch.einsum("bqht,btr->bqhr", softmax(scores).to(value.dtype), value)

    return f


def _fused(d, slice_start=0, axis=-1, before=lambda s: s, with_probabilities=False, normalise=True):
    def f(query, cache):
        scores = torch.einsum("bqhe,bte->bqht", query, cache).float() * d.scale
        scores = before(scores)
        weights = torch.softmax(scores, dim=axis) if normalise else torch.sigmoid(scores)
        weights = weights.to(cache.dtype)
        latent = cache[..., slice_start : slice_start + d.latent]
        out = torch.einsum("bqht,btr->bqhr", weights, latent)
        return (out, weights) if with_probabilities else out

    return f


def wrong_slice(d):
    """The value is columns P.. of the cache, not the latent columns that scores read alone."""

    def f(q_latent, q_pe, cache):
        scores = torch.einsum("bqhr,btr->bqht", q_latent, cache[..., : d.latent])
        scores = scores + torch.einsum("bqhp,btp->bqht", q_pe, cache[..., d.latent :])
        probabilities = softmax(scores.float() * d.scale).to(cache.dtype)
        return torch.einsum("bqht,btr->bqhr", probabilities, cache[..., d.rope :])

    return f


def wrong_slice_of_joined_query(d):
    """The same with one matmul: a query joined from its parts, the value from column P on."""

    def f(q_latent, q_pe, cache):
        query = torch.cat([q_latent, q_pe], dim=-1)
        scores = torch.einsum("bqhe,bte->bqht", query, cache).float() * d.scale
        return torch.einsum("bqht,btr->bqhr", softmax(scores).to(cache.dtype), cache[..., d.rope :])

    return f


def softmax_over_heads(d):
    return _fused(d, axis=2)


def probabilities_returned(d):
    return _fused(d, with_probabilities=True)


def soft_cap(d):
    return _fused(d, before=lambda s: torch.tanh(s / 50.0) * 50.0)


def no_softmax(d):
    return _fused(d, normalise=False)


def classifier(d):
    def f(x, weight):
        return torch.softmax(x @ weight, dim=-1)

    return f
