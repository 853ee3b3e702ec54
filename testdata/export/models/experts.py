"""LongCat's experts without the loop over those that were chosen, which no graph can hold.

The other families have such a form in the library (`batched_mm`).
"""

import torch


def run_all(experts):
    """Makes a LongcatFlashExperts compute every expert and weigh it, with 0 where not chosen."""

    def forward(hidden, index, weights):  # [S,E], [S,K], [S,K]
        places = torch.arange(experts.total_experts, device=index.device)
        chosen = index.unsqueeze(-1) == places
        weights = (weights.unsqueeze(-1) * chosen).sum(dim=1).to(hidden.dtype)  # [S,X]
        count = experts.num_routed_experts
        wide = torch.einsum("se,xfe->sxf", hidden, experts.gate_up_proj[:count])
        gate, up = wide.chunk(2, dim=-1)
        each = torch.einsum("sxf,xef->sxe", experts.act_fn(gate) * up, experts.down_proj)
        identity = hidden * weights[:, count:].sum(dim=-1, keepdim=True)
        return (each * weights[:, :count].unsqueeze(-1)).sum(dim=1) + identity

    experts.forward = forward
