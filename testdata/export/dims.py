"""Dimensions of the graphs that the exporters make."""

import pathlib
import sys
from dataclasses import dataclass

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "accuracy"))
import language_model

LANGUAGE_MODEL = language_model.Sizes()
QUESTIONS = 101  # an example of a pool's size, which stays open; no other dimension has it


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
        batch = "" if self.name == "dynamic" else f"_b{self.batch}"
        return f"{self.name}{batch}_q{self.query}"

    def is_dynamic(self, extent: int) -> bool:
        """Whether the extent is one that dynamic graphs leave open: it follows from batch or rows,
        and is no other dimension's."""
        if self.name == "trained":
            return extent == QUESTIONS
        pages = self.rows // 8
        count = 2 * self.batch * pages
        open_extents = (self.batch, self.rows, self.rows - self.query, pages, count, 8 * count)
        return self.name == "dynamic" and extent in open_extents

    def symbol(self, extent: int) -> str | None:
        """The name of an extent that dynamic graphs leave open, as JAX's shape polymorphism has
        them."""
        pages = self.rows // 8
        names = {self.batch: "b", self.rows: "t", pages: "p", 2 * self.batch * pages: "n"}
        return names.get(extent) if self.name == "dynamic" else None


def tiny(batch: int = 2, query: int = 1) -> Dims:
    return Dims("tiny", batch, query, 4, 32, 8, 16, 16, 32, 64, 24)


def dynamic(query: int = 1) -> Dims:
    """Batch and rows are examples; no other dimension has their size."""
    return Dims("dynamic", 3, query, 4, 32, 8, 16, 16, 48, 64, 24)


def v3(batch: int = 1, query: int = 1, rows: int = 1024) -> Dims:
    """DeepSeek-V3 and R1 (config.json of the released models), with a short cache."""
    name = "v3" if rows == 1024 else f"v3_t{rows}"
    return Dims(name, batch, query, 128, 512, 64, 128, 128, rows, 7168, 1536)


def trained(batch: int = 64) -> Dims:
    """The model of ../accuracy."""
    s = LANGUAGE_MODEL
    return Dims(
        "trained", batch, 1, s.heads, s.latent, s.rope, s.nope, s.value, s.rows, s.hidden, s.q_lora
    )
