"""The library's MLA families, in tiny sizes: the proportions of DeepSeek-V3, random weights."""

import importlib
from dataclasses import dataclass, field

HEADS, LATENT, ROPE, NOPE, VALUE = 4, 32, 8, 16, 16

SIZES = dict(
    hidden_size=64, num_attention_heads=HEADS, num_key_value_heads=HEADS, q_lora_rank=24,
    kv_lora_rank=LATENT, qk_nope_head_dim=NOPE, qk_rope_head_dim=ROPE, v_head_dim=VALUE,
    num_hidden_layers=2, vocab_size=128, intermediate_size=48, max_position_embeddings=256,
    pad_token_id=0, bos_token_id=1, eos_token_id=2,
)
# One dense layer, then one with experts.
EXPERTS = dict(
    moe_intermediate_size=16, n_routed_experts=4, num_experts_per_tok=2, n_group=1, topk_group=1,
    n_shared_experts=1, first_k_dense_replace=1,
)
LAYER_KINDS = dict(mlp_layer_types=["dense", "sparse"])
# With few heads all of a row's rectified scores are 0, and top-k chooses among equals as it likes.
INDEXER = dict(index_n_heads=8, index_head_dim=16, index_topk=8, head_dim=ROPE)
ALL_ATTEND = dict(layer_types=["full_attention"] * 2)  # hybrids: no linear-attention layer


@dataclass(frozen=True)
class Family:
    """`name` is a package of transformers.models, `prefix` what its class names begin with."""

    name: str
    prefix: str
    sizes: dict = field(default_factory=dict)
    attention: str = "Attention"
    complex_rope: bool = False
    cores: int = 1  # attentions in a layer
    indexer: bool = False  # DeepSeek sparse attention: a top-k mask from a third cache

    def find(self, suffix):
        """Returns the class PREFIX+suffix."""
        kind = "configuration" if suffix == "Config" else "modeling"
        module = importlib.import_module(f"transformers.models.{self.name}.{kind}_{self.name}")
        return getattr(module, self.prefix + suffix)

    def config(self, attention, **changes):
        config = self.find("Config")(**{**SIZES, **self.sizes, **changes})
        config._attn_implementation = attention
        # The default loops over the experts that were chosen, which no graph can hold.
        config._experts_implementation = "batched_mm"
        return config


FAMILIES = [
    Family("deepseek_v2", "DeepseekV2", EXPERTS, complex_rope=True),
    Family("deepseek_v3", "DeepseekV3", EXPERTS),  # and R1, Kimi K2, Moonlight
    Family("deepseek_v32", "DeepseekV32", {**EXPERTS, **LAYER_KINDS, **INDEXER}, indexer=True),
    Family("minicpm3", "MiniCPM3"),
    Family("glm4_moe_lite", "Glm4MoeLite", {**EXPERTS, **LAYER_KINDS}),
    Family("glm_moe_dsa", "GlmMoeDsa", {**EXPERTS, **LAYER_KINDS, **INDEXER}, indexer=True),
    Family(
        "kimi_linear", "KimiLinear",
        {**EXPERTS, **LAYER_KINDS, **ALL_ATTEND, "num_local_experts": 4},
    ),
    Family(
        "longcat_flash", "LongcatFlash",
        dict(
            num_hidden_layers=4, ffn_hidden_size=48, expert_ffn_hidden_size=16, moe_topk=2,
            n_routed_experts=4, zero_expert_num=2, head_dim=ROPE,
        ),
        attention="MLA", cores=2,
    ),
    Family("youtu", "Youtu"),
    Family("mistral4", "Mistral4", EXPERTS),
    Family("axk1", "AXK1", {**EXPERTS, **LAYER_KINDS}),
    Family(
        "bailing_hybrid", "BailingHybrid",
        {**EXPERTS, **LAYER_KINDS, **ALL_ATTEND, "num_local_experts": 4, "head_dim": ROPE},
    ),
]
