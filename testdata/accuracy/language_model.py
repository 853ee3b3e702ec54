"""A small language model with Multi-head Latent Attention, as DeepSeek-V2's paper defines it.

Letters as in the project's README; D hidden width, L layers, S tokens of the vocabulary. Weights
are tensors in the order of `shapes`; every activation has their type, norms and softmax are f32.
"""

import math
from dataclasses import dataclass

import torch

import task


@dataclass(frozen=True)
class Sizes:
    hidden: int = 64  # D
    layers: int = 2  # L
    heads: int = 16  # H
    latent: int = 64  # R
    rope: int = 16  # P
    nope: int = 16  # N
    value: int = 16  # V
    q_lora: int = 64
    inner: int = 256  # of the gated MLP
    rows: int = 56  # T, enough for a whole solution
    symbols: int = len(task.TOKENS)  # S
    prompt: int = task.PROMPT + 1  # columns of the pool; the last holds no token
    rope_base: float = 100.0


def shapes(s):
    """The shape of each weight, by name, in the order of the graph's arguments."""
    width, h = s.nope + s.rope, s.heads
    layer = dict(
        norm=(s.hidden,), w_qa=(s.hidden, s.q_lora), q_norm=(s.q_lora,),
        w_qb=(s.q_lora, h * width), w_kva=(s.hidden, s.latent + s.rope), kv_norm=(s.latent,),
        w_uk=(h, s.nope, s.latent), w_uv=(h, s.value, s.latent), w_o=(h * s.value, s.hidden),
        mlp_norm=(s.hidden,), w_gate=(s.hidden, s.inner), w_up=(s.hidden, s.inner),
        w_down=(s.inner, s.hidden),
    )
    named = dict(embedding=(s.symbols, s.hidden))
    for at in range(s.layers):
        named |= {f"layer{at}_{name}": shape for name, shape in layer.items()}
    return named | dict(norm=(s.hidden,), head=(s.hidden, s.symbols))


def rms_norm(x, weight, eps=1e-6):
    wide = x.float()
    return (wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps)).to(x.dtype) * weight


def rotations(s, position):
    """Returns cosine and sine [..., P/2] of each position."""
    half = s.rope // 2
    speed = torch.exp(torch.arange(half, device=position.device) * (-math.log(s.rope_base) / half))
    angle = position.float().unsqueeze(-1) * speed
    return torch.cos(angle), torch.sin(angle)


def rotate(x, cos, sin):
    first, second = x.float().chunk(2, dim=-1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], dim=-1).to(x.dtype)


def projections(s, w, x, cos, sin):
    """Returns q_nope [B,Q,H,N], q_rope [B,Q,H,P] and the row of the cache [B,Q,R+P]."""
    query = rms_norm(x @ w["w_qa"], w["q_norm"]) @ w["w_qb"]
    query = query.view(*x.shape[:2], s.heads, s.nope + s.rope)
    q_nope, q_rope = query.split([s.nope, s.rope], dim=-1)
    latent, rope = (x @ w["w_kva"]).split([s.latent, s.rope], dim=-1)
    row = torch.cat([rms_norm(latent, w["kv_norm"]), rotate(rope, cos, sin)], dim=-1)
    return q_nope, rotate(q_rope, cos.unsqueeze(2), sin.unsqueeze(2)), row


def scale(s):
    return (s.nope + s.rope) ** -0.5


def attend_to_cache(s, w, q_nope, q_rope, cache, position):
    """Absorbed, over cached rows t <= position[b] of [B,T,R+P]."""
    query = torch.cat([torch.einsum("bqhn,hnr->bqhr", q_nope, w["w_uk"]), q_rope], dim=-1)
    scores = torch.einsum("bqhe,bte->bqht", query, cache).float() * scale(s)
    hidden = torch.arange(cache.shape[1], device=cache.device) > position.view(-1, 1, 1, 1)
    probabilities = torch.softmax(scores.masked_fill(hidden, -math.inf), dim=-1).to(cache.dtype)
    out = torch.einsum("bqht,btr->bqhr", probabilities, cache[..., : s.latent])
    return torch.einsum("bqhr,hvr->bqhv", out, w["w_uv"])


def attend_to_all(s, w, q_nope, q_rope, rows):
    """Naive and causal, over all rows of a sequence: for training."""
    latent, rope = rows.split([s.latent, s.rope], dim=-1)
    key = torch.einsum("btr,hnr->bhtn", latent, w["w_uk"])
    key = torch.cat([key, rope.unsqueeze(1).expand(-1, s.heads, -1, -1)], dim=-1)
    value = torch.einsum("btr,hvr->bhtv", latent, w["w_uv"])
    query = torch.cat([q_nope, q_rope], dim=-1).transpose(1, 2)
    out = torch.nn.functional.scaled_dot_product_attention(
        query, key, value, is_causal=True, scale=scale(s)
    )
    return out.transpose(1, 2)


def forward(s, weights, tokens, position, attend):
    """Returns logits [B,Q,S] of tokens [B,Q] at positions [B,Q]; `attend(layer, w, q_nope, q_rope,
    row)` writes the cache and reads it."""
    cos, sin = rotations(s, position)
    x = weights["embedding"][tokens]
    for at in range(s.layers):
        prefix = f"layer{at}_"
        w = {n.removeprefix(prefix): t for n, t in weights.items() if n.startswith(prefix)}
        q_nope, q_rope, row = projections(s, w, rms_norm(x, w["norm"]), cos, sin)
        x = x + attend(at, w, q_nope, q_rope, row).flatten(2) @ w["w_o"]
        y = rms_norm(x, w["mlp_norm"])
        x = x + (torch.nn.functional.silu(y @ w["w_gate"]) * (y @ w["w_up"])) @ w["w_down"]
    return (rms_norm(x, weights["norm"]) @ weights["head"]).float()


def logits_of_all(s, weights, tokens):
    """Returns logits [B,T,S] of whole sequences."""
    position = torch.arange(tokens.shape[1], device=tokens.device).expand(tokens.shape)
    attend = lambda at, w, q_nope, q_rope, row: attend_to_all(s, w, q_nope, q_rope, row)
    return forward(s, weights, tokens, position, attend)


def decode_step(s, store=lambda row: row):
    """One decode step of a batch of requests that answer a pool of N questions.

    (prompts [N,prompt], question [B], position [B], token [B], L caches [B,T,R+P], weights)
        -> (question [B], position [B], token [B], L caches)

    Request b stands at `position` of the text of `question`, reads the `token` there and says which
    comes next: the prompt's as long as it lasts (then it is negative), else the likeliest. After a full stop, or at the
    last row of its cache, it begins the question that is B further, if there is one. `store` is
    what the cache keeps of a row, for experiments.
    """
    names = list(shapes(s))

    def f(prompts, question, position, token, *rest):
        caches, weights = list(rest[: s.layers]), dict(zip(names, rest[s.layers :]))

        def attend(at, w, q_nope, q_rope, row):
            here = torch.arange(s.rows, device=row.device) == position.unsqueeze(1)
            caches[at] = torch.where(here.unsqueeze(2), store(row), caches[at])
            return attend_to_cache(s, w, q_nope, q_rope, caches[at], position)

        logits = forward(s, weights, token.unsqueeze(1), position.unsqueeze(1), attend).squeeze(1)
        following = position + 1
        given = prompts[question, following.clamp(max=s.prompt - 1)]
        chosen = torch.where(given < 0, logits.argmax(-1), given)
        ended = (token == task.STOP) | (following == s.rows)
        fresh = question + question.shape[0]
        more = fresh < prompts.shape[0]
        begun = torch.where(ended & more, fresh, question)
        position = torch.where(ended, torch.where(more, 0, position), following)
        chosen = torch.where(ended, torch.where(more, prompts[begun, 0], token), chosen)
        return (begun, position, chosen, *caches)

    return f


def first_state(s, questions, batch, device="cpu", dtype=torch.bfloat16):
    """Returns the arguments of the first step, weights apart, for questions as text."""
    prompts = torch.full((len(questions), s.prompt), -1)
    for at, text in enumerate(questions):
        prompts[at, : len(text)] = torch.tensor(task.encode(text))
    first = torch.arange(batch)
    caches = [torch.zeros(batch, s.rows, s.latent + s.rope, dtype=dtype) for _ in range(s.layers)]
    state = [prompts, first, torch.zeros_like(first), prompts[:batch, 0].clone(), *caches]
    return [tensor.to(device) for tensor in state]
