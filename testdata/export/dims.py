"""Dimensions of the graphs that the exporters make."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Dims:
    """Letters as in the project's README: one decode step of one attention layer."""

    name: str
    batch: int
    query: int
    heads: int
    latent: int  # R, kv_lora_rank
    rope: int  # P, qk_rope_head_dim
    nope: int  # N, qk_nope_head_dim
    value: int  # V, v_head_dim
    rows: int  # T, cached rows
    hidden: int
    q_lora: int

    @property
    def scale(self) -> float:
        return (self.nope + self.rope) ** -0.5

    @property
    def label(self) -> str:
        return f"{self.name}_b{self.batch}_q{self.query}"


def tiny(batch: int = 2, query: int = 1) -> Dims:
    return Dims("tiny", batch, query, 4, 32, 8, 16, 16, 32, 64, 24)


def v3(batch: int = 1, query: int = 1, rows: int = 1024) -> Dims:
    """DeepSeek-V3 and R1 (config.json of the released models), with a short cache."""
    name = "v3" if rows == 1024 else f"v3_t{rows}"
    return Dims(name, batch, query, 128, 512, 64, 128, 128, rows, 7168, 1536)
