"""What is exported, and the verdict that each graph must get."""

from dataclasses import dataclass, replace

from families import FAMILIES, HEADS, LATENT, NOPE, ROPE, VALUE, Family

ROWS = 32  # of the cache, the step's own included


@dataclass(frozen=True)
class Case:
    """One decode step. `part`: attn, layer or model (two layers); `cache`: a class of caches.py
    (latent, static, heads); `mask` [B,1,Q,T]: none, add or bool."""

    family: Family
    part: str = "attn"
    attention: str = "eager"
    dtype: str = "f32"
    cache: str = "latent"
    mask: str = "none"
    query: int = 1
    batch: int = 2
    rows: int = ROWS
    variant: str = ""
    changes: tuple = ()  # of the config
    verdict: str = ""

    @property
    def cores(self):
        """How many attentions the graph holds."""
        layers = 2 if self.part == "model" else 1
        return 1 if self.part == "attn" else layers * self.family.cores

    @property
    def want(self):
        return self.verdict or f"lowered:{self.cores}"

    @property
    def form(self):
        return "naive" if self.want.startswith("lowered") else "negative"

    @property
    def label(self):
        kind = "_".join(filter(None, [self.part, self.variant]))
        ends = "_static" if self.cache == "static" else ""
        ends += f"_mask{self.mask}" if self.mask != "none" else ""
        return (
            f"hf_{self.family.name}_{kind}_tiny_{self.attention}"
            f"_b{self.batch}_q{self.query}_{self.dtype}{ends}"
        )

    @property
    def dims(self):
        return f"R{LATENT} P{ROPE} N{NOPE} V{VALUE} T{self.rows}"

    heads = HEADS


# As released: the scale is not 1/sqrt(N+P).
YARN = dict(
    max_position_embeddings=2560,
    rope_parameters=dict(
        rope_type="yarn", rope_theta=10000.0, factor=40.0, mscale=1.0, mscale_all_dim=1.0,
        beta_fast=32, beta_slow=1, original_max_position_embeddings=64,
    ),
)


def of_family(family):
    # A top-k mask is made from a mask.
    plain = Case(family, mask="add" if family.indexer else "none")
    yield plain
    yield replace(plain, attention="sdpa")
    yield replace(plain, dtype="bf16")
    yield replace(plain, cache="static", mask="add")
    yield replace(plain, part="layer")
    yield replace(plain, part="model")
    yield replace(plain, part="model", attention="sdpa", mask="add")
    # Keys and values of every head are cached: nothing is shared.
    heads = replace(plain, cache="heads", variant="not_compressed", verdict="rejected")
    yield heads
    yield replace(heads, part="model")
    yield replace(heads, attention="sdpa")


def of_v3(family):
    plain = Case(family)
    for mask in ("add", "bool"):
        yield replace(plain, attention="sdpa", mask=mask)
    yield replace(plain, mask="add")
    yield replace(plain, mask="add", query=2)  # two tokens: multi-token prediction
    yield replace(plain, batch=1)
    yield replace(plain, attention="sdpa", cache="static", mask="add")
    yield replace(plain, part="model", cache="static", mask="add")
    yield replace(plain, attention="sdpa", dtype="bf16")
    yield replace(plain, dtype="f16")
    yield replace(plain, variant="no_q_lora", changes=(("q_lora_rank", None),))
    yield replace(plain, variant="yarn", changes=tuple(YARN.items()))
    prefill = replace(
        plain, variant="not_decode", query=64, rows=64, mask="add", verdict="missed"
    )
    yield prefill
    yield replace(prefill, attention="sdpa")


def all_cases():
    for family in FAMILIES:
        yield from of_family(family)
        if family.name == "deepseek_v3":
            yield from of_v3(family)
