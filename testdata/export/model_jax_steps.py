"""Decode steps in JAX as a server calls them: pages, several tokens, layers in a loop, caches that
are updated in place, arguments that nothing reads. Each yields (name, function, inputs, donated)."""

import jax
import jax.numpy as jnp
import numpy as np

import model_jax


def _attention(d, q_nope, q_pe, latent, rope, w_uk, w_uv, visible):
    q_latent = jnp.einsum("bqhn,hnr->bqhr", q_nope, w_uk)
    scores = model_jax._scores(d, q_latent, q_pe, latent, rope)
    scores = jnp.where(visible[:, :, None, :], scores, -jnp.inf)
    return model_jax._output(jax.nn.softmax(scores, axis=-1), latent, w_uv)


def paged(d):
    """Pages of 8 rows, found by a table; mask t < length."""

    def f(q_nope, q_pe, pool, table, lengths, w_uk, w_uv):
        cache = jnp.take(pool, table, axis=0).reshape(d.batch, d.rows, d.latent + d.rope)
        visible = jnp.arange(d.rows)[None, None] < lengths[:, None, None]
        latent, rope = cache[..., : d.latent], cache[..., d.latent :]
        return _attention(d, q_nope, q_pe, latent, rope, w_uk, w_uv, visible)

    return f


def several_tokens(d):
    """Multi-token prediction: token q of Q sees rows up to length - Q + q."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths):
        last = lengths[:, None] - d.query + jnp.arange(d.query)[None]
        visible = jnp.arange(d.rows)[None, None] <= last[:, :, None]
        return _attention(d, q_nope, q_pe, latent, rope, w_uk, w_uv, visible)

    return f


def layers(d):
    """A scan over layers: each adds its output to the activations, and has a cache of its own."""

    def f(x, w_q, w_qr, caches, w_uk, w_uv, w_o, lengths):
        visible = jnp.arange(d.rows)[None, None] < lengths[:, None, None]

        def layer(x, weights):
            w_q, w_qr, cache, w_uk, w_uv, w_o = weights
            q_nope = jnp.einsum("bqd,dhn->bqhn", x, w_q)
            q_pe = jnp.einsum("bqd,dhp->bqhp", x, w_qr)
            latent, rope = cache[..., : d.latent], cache[..., d.latent :]
            out = _attention(d, q_nope, q_pe, latent, rope, w_uk, w_uv, visible)
            return x + jnp.einsum("bqhv,hvd->bqd", out, w_o), out.max()

        return jax.lax.scan(layer, x, (w_q, w_qr, caches, w_uk, w_uv, w_o))

    return f


def naive(d):
    """Keys and values of every head are rebuilt from the cache."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths):
        keys = jnp.einsum("btr,hnr->bthn", latent, w_uk)
        values = jnp.einsum("btr,hvr->bthv", latent, w_uv)
        scores = jnp.einsum("bqhn,bthn->bqht", q_nope, keys)
        scores = (scores + jnp.einsum("bqhp,btp->bqht", q_pe, rope)) * d.scale
        visible = jnp.arange(d.rows)[None, None, None] < lengths[:, None, None, None]
        probabilities = jax.nn.softmax(jnp.where(visible, scores, -jnp.inf), axis=-1)
        return jnp.einsum("bqht,bthv->bqhv", probabilities, values)

    return f


def dead_argument(d):
    """An argument that nothing reads, and two results."""

    def f(q_nope, q_pe, latent, rope, w_uk, w_uv, lengths, unused):
        visible = jnp.arange(d.rows)[None, None] < lengths[:, None, None]
        out = _attention(d, q_nope, q_pe, latent, rope, w_uk, w_uv, visible)
        return out, jnp.sum(out, axis=-1)

    return f


def steps(tiny):
    random = np.random.default_rng(11)

    def real(*shape):
        return jnp.asarray(random.uniform(-1, 1, shape), jnp.float32)

    def lengths(d):
        return jnp.asarray(random.integers(d.query, d.rows + 1, d.batch), jnp.int32)

    d, two = tiny(), tiny(query=2)

    def core(d):
        queries = [real(d.batch, d.query, d.heads, n) for n in (d.nope, d.rope)]
        caches = [real(d.batch, d.rows, n) for n in (d.latent, d.rope)]
        return queries, caches, [real(d.heads, n, d.latent) for n in (d.nope, d.value)]

    queries, caches, weights = core(d)
    step = [*queries, *caches, *weights, lengths(d)]
    yield "separate_length", model_jax.separate_length(d), step, ()
    yield "fused", model_jax.fused(d), [*queries, jnp.concatenate(caches, -1), *weights], ()
    new = [real(d.batch, d.query, n) for n in (d.latent, d.rope)]
    update = [*queries, *caches, *new, jnp.int32(17), *weights]
    yield "cache_update_donated", model_jax.cache_update(d), update, (2, 3)
    yield "naive", naive(d), step, ()
    yield "dead_argument", dead_argument(d), [*step, real(3, 5)], ()
    pages = d.rows // 8
    table = jnp.asarray(random.permutation(2 * d.batch * pages)[: d.batch * pages], jnp.int32)
    pool = real(2 * d.batch * pages, 8, d.latent + d.rope)
    paging = [pool, table.reshape(d.batch, pages), lengths(d)]
    yield "paged", paged(d), [*queries, *paging, *weights], ()
    queries, caches, weights = core(two)
    yield "several_tokens", several_tokens(two), [*queries, *caches, *weights, lengths(two)], ()
    count, hidden = 3, d.hidden
    stacked = [
        real(count, hidden, d.heads, d.nope) / 8, real(count, hidden, d.heads, d.rope) / 8,
        real(count, d.batch, d.rows, d.latent + d.rope), real(count, d.heads, d.nope, d.latent),
        real(count, d.heads, d.value, d.latent), real(count, d.heads, d.value, hidden) / 8,
    ]
    yield "layers", layers(d), [real(d.batch, d.query, hidden), *stacked, lengths(d)], ()
