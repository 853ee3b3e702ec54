"""Multi-head Latent Attention decode steps, in JAX (weights and caches are arguments)."""

import jax
import jax.numpy as jnp


def _scores(d, q_latent, q_pe, latent, rope):
    wide = dict(preferred_element_type=jnp.float32)
    scores = jnp.einsum("bqhr,btr->bqht", q_latent, latent, **wide)
    return (scores + jnp.einsum("bqhp,btp->bqht", q_pe, rope, **wide)) * d.scale


def _output(probabilities, latent, w_uv):
    out = jnp.einsum("bqht,btr->bqhr", probabilities.astype(latent.dtype), latent)
    return jnp.einsum("bqhr,hvr->bqhv", out, w_uv)


def separate_length(d):
    """Two caches, mask t < length with -inf."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths):
        q_latent = jnp.einsum("bqhn,hnr->bqhr", q_nope, w_uk)
        scores = _scores(d, q_latent, q_pe, latent, rope)
        visible = jnp.arange(latent.shape[1])[None, None, None, :] < lengths[:, None, None, None]
        probabilities = jax.nn.softmax(jnp.where(visible, scores, -jnp.inf), axis=-1)
        return _output(probabilities, latent, w_uv)

    return f


def fused(d):
    """One cache of R+P columns, no mask."""

    def f(q_nope, q_pe, cache, w_uk, w_uv):
        q_latent = jnp.einsum("bqhn,hnr->bqhr", q_nope, w_uk)
        query = jnp.concatenate([q_latent, q_pe], axis=-1)
        scores = jnp.einsum("bqhe,bte->bqht", query, cache).astype(jnp.float32) * d.scale
        return _output(jax.nn.softmax(scores, axis=-1), cache[..., : d.latent], w_uv)

    return f


def cache_update(d):
    """New rows by dynamic_update_slice at a position, then mask t <= position."""

    def f(q_nope, q_pe, latent, rope, new_latent, new_rope, position, w_uk, w_uv):
        latent = jax.lax.dynamic_update_slice(latent, new_latent, (0, position, 0))
        rope = jax.lax.dynamic_update_slice(rope, new_rope, (0, position, 0))
        q_latent = jnp.einsum("bqhn,hnr->bqhr", q_nope, w_uk)
        scores = _scores(d, q_latent, q_pe, latent, rope)
        scores = jnp.where(jnp.arange(latent.shape[1]) <= position, scores, -jnp.inf)
        return _output(jax.nn.softmax(scores, axis=-1), latent, w_uv), latent, rope

    return f


def paged(d, page=8):
    """Pages of a pool by a table; `jnp.take` is a helper with rules of its own for bad entries."""

    def f(q_nope, q_pe, pool, table, w_uk, w_uv, lengths):
        pages = jnp.take(pool, table, axis=0)
        cache = pages.reshape(table.shape[0], page * table.shape[1], d.latent + d.rope)
        return separate_length(d)(
            q_nope, q_pe, cache[..., : d.latent], cache[..., d.latent :], w_uk, w_uv, lengths
        )

    return f


def scanned_layers(d):
    """Two layers as one loop: `lax.scan` over caches and weights, each output added to its input."""

    def f(x, caches, w_uk, w_uv):
        def layer(x, operands):
            out = fused(d)(x[..., : d.nope], x[..., d.nope :], *operands)
            return x + jnp.pad(out, [(0, 0)] * 3 + [(0, d.rope)]), None

        return jax.lax.scan(layer, x, (caches, w_uk, w_uv))[0]

    return f


def naive(d):
    """Keys and values of all heads from the latent cache; mask t < length with -1e30."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths):
        keys = jnp.einsum("btr,hnr->bhtn", latent, w_uk)
        values = jnp.einsum("btr,hvr->bhtv", latent, w_uv)
        scores = jnp.einsum("bqhn,bhtn->bqht", q_nope, keys)
        scores = (scores + jnp.einsum("bqhp,btp->bqht", q_pe, rope)) * d.scale
        visible = jnp.arange(latent.shape[1])[None, None, None, :] < lengths[:, None, None, None]
        probabilities = jax.nn.softmax(jnp.where(visible, scores, -1e30), axis=-1)
        return jnp.einsum("bqht,bhtv->bqhv", probabilities, values)

    return f


def multi_query(d):
    """Keys and values of one head, from two tensors: no latent."""

    def f(query, keys, values):
        scores = jnp.einsum("bqhe,bte->bqht", query, keys) * d.scale
        return jnp.einsum("bqht,btr->bqhr", jax.nn.softmax(scores, axis=-1), values)

    return f
