"""Naive MLA: keys and values of every head are rebuilt from the cached latent in each step, as
model libraries export it (DeepSeek-V2's paper, before the absorption of W_UK and W_UV)."""

import math

import torch

from model import hide_by_length, softmax


def attend(d, query, key, value, mask=None, scale=None):
    """Plain attention over heads: query [B,H,Q,E], key [B,H,T,E], value [B,H,T,V]."""
    scores = torch.matmul(query, key.transpose(2, 3)) * (scale or d.scale)
    if mask is not None:
        scores = mask(scores)
    probabilities = softmax(scores).to(value.dtype)
    return torch.matmul(probabilities, value).transpose(1, 2)


def rebuild(d, latent, w_kvb):
    """Keys [B,H,T,N] and values [B,H,T,V] from latent [B,T,R] by one matrix [H*(N+V), R]."""
    b, t = latent.shape[:2]
    kv = torch.nn.functional.linear(latent, w_kvb).view(b, t, d.heads, d.nope + d.value)
    return kv.transpose(1, 2).split([d.nope, d.value], dim=-1)


def with_rope(d, q_nope, q_pe, k_nope, rope):
    """Joins both parts; the rotary keys are the same for all heads."""
    query = torch.cat([q_nope, q_pe], dim=-1).transpose(1, 2)
    shared = rope.unsqueeze(1).expand(-1, d.heads, -1, -1)
    return query, torch.cat([k_nope, shared], dim=-1)


def naive(d):
    """One matrix for keys and values, mask t < length."""

    def f(q_nope, q_pe, latent, rope, w_kvb, lengths):
        k_nope, value = rebuild(d, latent, w_kvb)
        query, key = with_rope(d, q_nope, q_pe, k_nope, rope)
        mask = lambda s: hide_by_length(s, lengths)
        return attend(d, query, key, value, mask)

    return f


def naive_two_matrices(d):
    """W_UK and W_UV apart, scores as a sum of two contractions, no mask."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv):
        key = torch.einsum("btr,hnr->bhtn", latent, w_uk)
        value = torch.einsum("btr,hvr->bhtv", latent, w_uv)
        scores = torch.einsum("bqhn,bhtn->bhqt", q_nope, key)
        scores = (scores + torch.einsum("bqhp,btp->bhqt", q_pe, rope)).float() * d.scale
        return torch.einsum("bhqt,bhtv->bqhv", softmax(scores).to(value.dtype), value)

    return f


def naive_batched(d):
    """Keys and values are rebuilt by batched matmuls."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv):
        shared = latent.unsqueeze(1)
        key, value = shared @ w_uk.transpose(-1, -2), shared @ w_uv.transpose(-1, -2)
        scores = q_nope.transpose(1, 2) @ key.transpose(-1, -2)
        scores = scores + q_pe.transpose(1, 2) @ rope.unsqueeze(1).transpose(-1, -2)
        return (softmax(scores.float() * d.scale).to(value.dtype) @ value).transpose(1, 2)

    return f


def naive_update(d):
    """The new row is appended, K is assembled by slices, the latent is scaled (LongCat)."""

    def f(q_nope, q_pe, latent, rope, new_latent, new_rope, w_kvb):
        latent = torch.cat([latent, new_latent], dim=1)
        rope = torch.cat([rope, new_rope], dim=1)
        k_nope, value = rebuild(d, latent * 1.25, w_kvb)
        b, t = latent.shape[:2]
        key = k_nope.new_empty((b, d.heads, t, d.nope + d.rope))
        key = torch.slice_scatter(key, k_nope, 3, 0, d.nope)
        shared = rope.unsqueeze(1).expand(-1, d.heads, -1, -1)
        key = torch.slice_scatter(key, shared, 3, d.nope, d.nope + d.rope)
        query = torch.cat([q_nope, q_pe], dim=-1).transpose(1, 2)
        return attend(d, query, key, value), latent, rope

    return f


def naive_sdpa(d):
    """torch's own attention, with a boolean mask [B,1,1,T]."""

    def f(q_nope, q_pe, latent, rope, w_kvb, visible):
        k_nope, value = rebuild(d, latent, w_kvb)
        query, key = with_rope(d, q_nope, q_pe, k_nope, rope)
        out = torch.nn.functional.scaled_dot_product_attention(
            query, key, value, attn_mask=visible, scale=d.scale
        )
        return out.transpose(1, 2)

    return f


def naive_padded(d):
    """Values padded with zeros to the width of the keys, the output cut again (flash kernels)."""

    def f(q_nope, q_pe, latent, rope, w_kvb, visible):
        k_nope, value = rebuild(d, latent, w_kvb)
        query, key = with_rope(d, q_nope, q_pe, k_nope, rope)
        value = torch.nn.functional.pad(value, (0, d.nope + d.rope - d.value))
        mask = lambda s: torch.where(visible, s, -math.inf)
        return attend(d, query, key, value, mask)[..., : d.value]

    return f


def naive_prefill(d):
    return naive_two_matrices(d)


def decompressed(d):
    """The cache holds keys and values of every head: nothing is shared."""

    def f(query, key, value):
        return attend(d, query.transpose(1, 2), key, value)

    return f


def two_projections(d):
    """Keys and values are projections of one wide tensor (cross-attention): not a latent."""

    def f(query, states, w_k, w_v):
        key = torch.einsum("bte,hne->bhtn", states, w_k)
        value = torch.einsum("bte,hve->bhtv", states, w_v)
        return attend(d, query.transpose(1, 2), key, value)

    return f


def other_latent(d):
    """The values are rebuilt from another cache."""

    def f(q_nope, q_pe, latent, rope, other, w_uk, w_uv):
        key = torch.einsum("btr,hnr->bhtn", latent, w_uk)
        value = torch.einsum("btr,hvr->bhtv", other, w_uv)
        query, key = with_rope(d, q_nope, q_pe, key, rope)
        return attend(d, query, key, value)

    return f
