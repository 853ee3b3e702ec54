"""What library models need on the way to linalg IR besides ../lower.py: decompositions of ops that
torch-mlir lacks, and torch's own attention kept whole."""

import pathlib
import sys

import torch
from torch_mlir.extras.fx_decomp_util import get_decomposition_table

# Behind this folder, whose modules have some of the same names.
sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import lower

ATTENTION = "aten.scaled_dot_product_attention"
aten = torch.ops.aten


def scatter_value(into, dim, index, value):
    """Scatter of one value along the last dimension, without torch-mlir's lowering of scatter,
    which takes all memory."""
    if dim not in (-1, into.dim() - 1):
        return NotImplemented
    columns = torch.arange(into.shape[-1], device=into.device)
    hit = (index.unsqueeze(-1) == columns).any(dim=-2)
    return torch.where(hit, value, into)


def polar(length, angle):
    """torch-mlir has no aten.polar."""
    return torch.view_as_complex(torch.stack([length * angle.cos(), length * angle.sin()], dim=-1))


def scaled(x, other):
    """torch-mlir multiplies complex numbers with each other, and not with a scalar."""
    if not x.is_complex() or isinstance(other, torch.Tensor):
        return NotImplemented
    return torch.view_as_complex(torch.view_as_real(x) * other)


def topk(x, k, dim=-1, largest=True, sorted=True):
    """By each element's rank among all, [.., n] from comparisons [.., n, n]: torch-mlir lowers
    some uses of aten.topk, and not others."""
    if dim not in (-1, x.dim() - 1) or not largest:
        return NotImplemented
    place = torch.arange(x.shape[-1], device=x.device)
    mine, other = x.unsqueeze(-1), x.unsqueeze(-2)
    earlier = place < place.unsqueeze(-1)
    before = (other > mine) | ((other == mine) & earlier)
    rank = before.to(torch.int64).sum(dim=-1)
    chosen = rank.unsqueeze(-2) == torch.arange(k, device=x.device).unsqueeze(-1)
    indices = torch.where(chosen, place, 0).sum(dim=-1)
    return x.gather(-1, indices), indices


OWN = {
    aten.scatter.value: scatter_value,
    aten.polar.default: polar,
    aten.mul.Tensor: scaled,
    aten.topk.default: topk,
}


def has_attention(program):
    return any("scaled_dot_product" in str(node.target) for node in program.graph.nodes)


def to_linalg(program, keep_attention=False):
    """Lowers a program; `keep_attention` leaves torch's own attention one op of tm_tensor."""
    table = {**get_decomposition_table(), **OWN}
    legal = {}
    if keep_attention:
        table = {op: rule for op, rule in table.items() if "dot_product" not in str(op)}
        legal = dict(backend_legal_ops=[ATTENTION])
    return lower.program_to_linalg(program, table, **legal)
