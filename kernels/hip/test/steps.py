"""Decode steps on torch tensors: parameters of params.h, the plan's buffers, the launches of a step."""

import ctypes as c
import dataclasses

import torch

DTYPES = {torch.float32: 0, torch.float16: 1, torch.bfloat16: 2, torch.float8_e4m3fn: 3, torch.float8_e4m3fnuz: 4}


def struct(name, fields):
    """Makes a structure of params.h: `fields` is "type: name name[3] ...; ..."."""
    types = {"p": c.c_void_p, "q": c.c_int64, "i": c.c_int32, "f": c.c_float}
    out = []
    for group in fields.split(";"):
        kind, names = group.split(":")
        for field in names.split():
            base, _, count = field.partition("[")
            ctype = types[kind.strip()]
            out.append((base, ctype * int(count[:-1]) if count else ctype))
    return type(name, (c.Structure,), {"_fields_": out})


DecodeParams = struct(
    "DecodeParams",
    """p: q_latent q_rope latent rope mask page_table lengths q_scale kv_scale out lse work_indptr work_info_set
       scratch_output scratch_lse status;
       q: q_latent_strides[3] q_rope_strides[3] latent_strides[2] rope_strides[2] mask_strides[4] out_strides[3]
       lse_strides[3] table_stride;
       i: batch query heads kv_length page_size page_count parts q_tile splits causal empty q_dtype mask_dtype
       out_dtype; f: scale_latent scale_rope mask_scale""",
)
ReduceParams = struct(
    "ReduceParams",
    """p: reduce_indptr reduce_final_map reduce_partial_map scratch_output scratch_lse out lse;
       q: out_strides[3] lse_strides[3]; i: batch query heads width q_tile splits empty out_dtype""",
)
PlanParams = struct(
    "PlanParams",
    """p: lengths work_meta_data work_indptr work_info_set reduce_indptr reduce_final_map reduce_partial_map status;
       i: batch kv_length units query q_tile fold kv_granularity page_size causal works_limit partials_limit
       reduce_indptr_count""",
)
UpdateParams = struct(
    "UpdateParams",
    """p: latent_new rope_new slots latent rope kv_scale status;
       q: latent_new_stride rope_new_stride latent_strides[2] rope_strides[2];
       i: count latent_width rope_width page_size page_count new_dtype cache_dtype""",
)
QuantizeParams = struct(
    "QuantizeParams", "p: input output scale; q: input_stride; i: count width input_dtype output_dtype"
)


@dataclasses.dataclass
class Plan:
    """Configuration and buffers of a persistent step."""

    units: int
    query: int
    q_tile: int
    fold: int
    kv_granularity: int
    page_size: int
    causal: int
    batch: int
    device: torch.device = "cuda"

    def __post_init__(self):
        tiles = -(-self.query // self.q_tile)
        batches = self.batch * self.fold
        self.works = (batches + self.units - 1) * tiles
        self.partials = max(min(batches + self.units - 1, 2 * (self.units - 1)) * tiles, 1)
        self.tiles = batches * tiles
        new = lambda n, dtype=torch.int32: torch.full((n,), -7, dtype=dtype, device=self.device)
        self.work_meta_data = new(2, torch.int64)
        self.work_indptr = new(self.units + 1)
        self.work_info_set = new(self.works * 8)
        self.reduce_indptr = new(self.tiles + 1)
        self.reduce_final_map = new(self.tiles * 2)
        self.reduce_partial_map = new(self.partials)

    def config(self):
        return [self.units, self.query, self.q_tile, self.fold, self.kv_granularity, self.page_size, self.causal]

    def fill(self, library, lengths, kv_length, status):
        names = ("work_meta_data", "work_indptr", "work_info_set", "reduce_indptr", "reduce_final_map",
                 "reduce_partial_map")
        params = PlanParams(
            lengths.data_ptr(), *(getattr(self, n).data_ptr() for n in names), status.data_ptr(), self.batch, kv_length,
            *self.config(), self.works, self.partials, self.tiles + 1)
        return library.get("plan", "mla_plan").launcher(params, (1, 1, 1), 512)


@dataclasses.dataclass
class Step:
    """A decode step on torch tensors: q [B, Q, H, R + P], cache [pages, page, R + P], or two caches."""

    q_latent: torch.Tensor
    q_rope: torch.Tensor
    latent: torch.Tensor
    rope: torch.Tensor
    lengths: torch.Tensor
    kv_length: int
    scale_latent: float
    scale_rope: float
    page_table: torch.Tensor = None
    mask: torch.Tensor = None
    mask_scale: float = 1.0
    causal: bool = False
    empty: int = 0
    q_scale: torch.Tensor = None
    kv_scale: torch.Tensor = None
    out_dtype: torch.dtype = torch.bfloat16

    def __post_init__(self):
        self.batch, self.query, self.heads, self.width = self.q_latent.shape
        self.device = self.q_latent.device
        self.out = torch.full(self.q_latent.shape, 77.0, dtype=self.out_dtype, device=self.device)
        self.lse = torch.full(self.out.shape[:3], 77.0, dtype=torch.float32, device=self.device)
        self.status = torch.zeros(1, dtype=torch.int32, device=self.device)

    def prepare(self, library, name, splits=0, kv_granularity=1, page_size=64, units=0):
        """Returns the launches (plan or None, decode, reduce); splits 0: persistent."""
        mode = "split" if splits else "persistent"
        kernel = library.get(f"decode_{mode}", f"mla_decode_{mode}_{name}")
        parts = -(-self.heads // kernel.rows)
        heads = -(-self.heads // parts)
        q_tile = min(max(kernel.rows // heads, 1), self.query)
        tiles = -(-self.query // q_tile)
        plan = None
        if splits:
            rows = self.batch * self.query * splits * self.heads
        else:
            plan = Plan(units or library.units * kernel.blocks // parts, self.query, q_tile, 1, kv_granularity, page_size,
                        int(self.causal), self.batch, self.device)
            rows = plan.partials * q_tile * self.heads
        self.scratch_output = torch.full((rows, self.width), float("nan"), device=self.device)
        self.scratch_lse = torch.full((rows,), float("nan"), device=self.device)
        address = lambda t: t.data_ptr() if t is not None else None
        params = DecodeParams(
            *(address(t) for t in (self.q_latent, self.q_rope, self.latent, self.rope, self.mask, self.page_table,
                                   self.lengths, self.q_scale, self.kv_scale, self.out, self.lse)),
            address(plan.work_indptr) if plan else None, address(plan.work_info_set) if plan else None,
            address(self.scratch_output), address(self.scratch_lse), address(self.status))
        for field, tensor in (("q_latent", self.q_latent), ("q_rope", self.q_rope), ("out", self.out),
                              ("lse", self.lse), ("latent", self.latent), ("rope", self.rope), ("mask", self.mask)):
            if tensor is not None:
                strides = getattr(params, field + "_strides")
                for i in range(len(strides)):
                    strides[i] = tensor.stride(i)
        params.table_stride = self.page_table.stride(0) if self.page_table is not None else 0
        paged = self.page_table is not None
        params.page_size = self.latent.shape[1] if paged else self.kv_length
        params.page_count = self.latent.shape[0]
        for field, value in dict(
            batch=self.batch, query=self.query, heads=self.heads, kv_length=self.kv_length, parts=parts, q_tile=q_tile,
            splits=splits, causal=int(self.causal), empty=self.empty, q_dtype=DTYPES[self.q_latent.dtype],
            mask_dtype=DTYPES[self.mask.dtype] if self.mask is not None else 0, out_dtype=DTYPES[self.out_dtype],
            scale_latent=self.scale_latent, scale_rope=self.scale_rope, mask_scale=self.mask_scale,
        ).items():
            setattr(params, field, value)
        merge = ReduceParams()
        if plan:
            merge.reduce_indptr = address(plan.reduce_indptr)
            merge.reduce_final_map = address(plan.reduce_final_map)
            merge.reduce_partial_map = address(plan.reduce_partial_map)
        merge.scratch_output, merge.scratch_lse = address(self.scratch_output), address(self.scratch_lse)
        merge.out, merge.lse = address(self.out), address(self.lse)
        merge.out_strides, merge.lse_strides = params.out_strides, params.lse_strides
        merge.batch, merge.query, merge.heads, merge.width = self.batch, self.query, self.heads, self.width
        merge.q_tile, merge.splits, merge.empty, merge.out_dtype = (
            q_tile, splits, self.empty, DTYPES[self.out_dtype])
        all_tiles = self.batch * tiles
        grid = (splits, all_tiles * parts, 1) if splits else (plan.units * parts, 1, 1)
        self.plan = plan
        self.launches = (
            plan.fill(library, self.lengths, self.kv_length, self.status) if plan else None,
            kernel.launcher(params, grid, kernel.threads, kernel.shared),
            library.get("reduce", "mla_reduce").launcher(merge, (-(-q_tile * self.heads // 2), all_tiles, library.reduce_spans), 256, overlap=True),
        )
        return self.launches
