"""Layers of the library's cache that begin with given rows, so that the past is a graph's input.

The library caches what `Attention.forward` hands to `cache.update`: the latent [B,1,T,R] as
"keys", the rotary key [B,1,T,P] as "values"; each step rebuilds the heads' keys and values from
all rows (`expand_kv`).
"""

from transformers.cache_utils import DynamicIndexedLayer


class GivenLayer(DynamicIndexedLayer):
    """Appends new rows by concatenation, as the library's default does."""

    def __init__(self, first, second, indexer=None):
        super().__init__()
        self.lazy_initialization(first, second)
        self.keys, self.values = first, second
        if indexer is not None:
            self.lazy_initialization_indexer(indexer)
            self.indexer_keys = indexer


class StaticLayer(GivenLayer):
    """Writes new rows into a cache of fixed size, at slots [Q].

    The library's own writes in place; a graph returns the new cache.
    """

    def __init__(self, first, second, indexer=None, slots=None):
        super().__init__(first, second, indexer)
        self.slots = slots

    def update(self, first, second, *_, **__):
        self.keys = self.keys.index_copy(2, self.slots, first)
        self.values = self.values.index_copy(2, self.slots, second)
        return self.keys, self.values


class HeadLayer(GivenLayer):
    """Caches the rebuilt keys [B,H,T,N+P] and values [B,H,T,V], as the library did before 5.0."""

    def update(self, latent, rope, *_, **__):
        return latent, rope  # not cached

    def append(self, keys, values):
        return super().update(keys, values)


def cache_heads(attention, cache):
    """Makes an attention module cache what it rebuilds of the new rows."""
    rebuild = type(attention).expand_kv

    def expand_kv(latent, rope):
        return cache.layers[attention.layer_idx].append(*rebuild(attention, latent, rope))

    attention.expand_kv = expand_kv
