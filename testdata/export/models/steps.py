"""A decode step of a library module as a function of tensors: weights, then inputs."""

import inspect

import caches
import experts
import torch
from families import HEADS, LATENT, NOPE, ROPE, VALUE
from transformers.cache_utils import Cache

DTYPES = dict(f32=torch.float32, bf16=torch.bfloat16, f16=torch.float16)
LAYERS = dict(latent=caches.GivenLayer, static=caches.StaticLayer, heads=caches.HeadLayer)


class Called(torch.nn.Module):
    """A module whose forward is `call(module, *inputs)`."""

    def __init__(self, module, call):
        super().__init__()
        self.module, self.call = module, call

    def forward(self, *inputs):
        return self.call(self.module, *inputs)


def with_weights(module, call):
    """Returns f(*weights, *inputs) and the weights: a graph has no constants but the scales."""
    called = Called(module, call)
    weights = dict(called.named_parameters()) | dict(called.named_buffers())

    def function(*arguments):
        given = dict(zip(weights, arguments))
        return torch.func.functional_call(called, given, arguments[len(weights) :])

    # Of a layer alone the library initializes nothing.
    return function, [uniform(weight.shape, weight.dtype) for weight in weights.values()]


def build(case, traced):
    """Returns the module of a case."""
    family = case.family
    config = family.config(case.attention, **dict(case.changes))
    suffix = dict(attn=family.attention, layer="DecoderLayer", model="ForCausalLM")[case.part]
    place = () if case.part == "model" else (0,)
    module = family.find(suffix)(config, *place).to(DTYPES[case.dtype]).eval()
    for part in module.modules():
        if traced and type(part).__name__ == "LongcatFlashExperts":
            experts.run_all(part)
    return module


def cache_shapes(case):
    """Of one attention: [B,1,T,R] and [B,1,T,P], or [B,H,T,N+P] and [B,H,T,V]."""
    rows = case.rows if case.cache == "static" else case.rows - case.query
    if case.cache == "heads":
        return [(case.batch, HEADS, rows, NOPE + ROPE), (case.batch, HEADS, rows, VALUE)]
    return [(case.batch, 1, rows, LATENT), (case.batch, 1, rows, ROPE)]


def takes(case, name):
    """Whether the family's attention has such an argument."""
    return name in inspect.signature(case.family.find(case.family.attention).forward).parameters


def uniform(shape, dtype):
    return (torch.rand(shape) * 2 - 1).to(dtype)


def inputs_of(case, config):
    """Yields (name, tensor) in the graph's order; no two one object, which torch.export merges."""
    b, q, dtype = case.batch, case.query, DTYPES[case.dtype]
    if case.part == "model":
        yield "input_ids", torch.randint(config.vocab_size, (b, q))
        yield "position_ids", torch.randint(case.rows, (b, q))
    else:
        yield "hidden_states", uniform((b, q, config.hidden_size), dtype)
        if case.family.complex_rope:
            yield "rotation", uniform((b, q, ROPE // 2, 2), torch.float32)
        elif takes(case, "position_embeddings"):
            yield "cos", uniform((b, q, ROPE), dtype)
            yield "sin", uniform((b, q, ROPE), dtype)
    visible = torch.rand(b, 1, q, case.rows) < 0.7
    if case.mask == "add":
        yield "mask", torch.zeros(visible.shape, dtype=dtype).masked_fill(~visible, -torch.inf)
    if case.mask == "bool":
        yield "mask", visible
    if case.cache == "static":
        yield "slots", torch.randint(case.rows, (q,))
    for core in range(case.cores):
        for shape in cache_shapes(case):
            yield f"cache{core}", uniform(shape, dtype)
        if case.family.indexer:
            shape = (b, case.rows - q, config.index_head_dim)
            yield f"cache{core}", uniform(shape, dtype)


def cache_from(case, given):
    """Takes the caches out of the given inputs; returns the library's cache."""
    slots = dict(slots=given.pop("slots")) if case.cache == "static" else {}
    layers = [
        LAYERS[case.cache](*given.pop(f"cache{core}"), **slots) for core in range(case.cores)
    ]
    return Cache(layers=layers)


def keywords(case, given):
    """The remaining inputs as the library names them."""
    if "rotation" in given:
        given["position_embeddings"] = torch.view_as_complex(given.pop("rotation"))
    if "cos" in given:
        given["position_embeddings"] = given.pop("cos"), given.pop("sin")
    given["attention_mask"] = given.pop("mask", None)
    if case.part == "model":
        given["use_cache"] = True
    elif takes(case, "position_ids"):
        given["position_ids"] = torch.zeros(case.batch, case.query, dtype=torch.int64)
    return given


def step(case, traced=True):
    """Returns the function and its inputs; it returns the output and the updated caches.

    Not `traced`, it is the library's own code throughout, for reference, with the same inputs.
    """
    torch.manual_seed(7)
    module = build(case, traced)
    torch.manual_seed(8)
    config = case.family.config(case.attention)
    names, tensors = zip(*inputs_of(case, config))

    def call(module, *inputs):
        given = {}
        for name, tensor in zip(names, inputs):
            if name.startswith("cache"):
                given.setdefault(name, []).append(tensor)
            else:
                given[name] = tensor
        cache = cache_from(case, given)
        if case.cache == "heads":
            for part in module.modules():
                if hasattr(part, "expand_kv"):
                    caches.cache_heads(part, cache)
        out = module(cache=cache, **keywords(case, given))
        out = out.logits if case.part == "model" else out[0] if isinstance(out, tuple) else out
        return (out, *(t for layer in cache.layers for t in (layer.keys, layer.values)))

    function, weights = with_weights(module, call)
    return function, [*weights, *tensors]
