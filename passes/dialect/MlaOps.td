//===- MlaOps.td - the mla dialect: operations --------------------------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLA_OPS_TD
#define MLA_OPS_TD

include "MlaDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Mla_Op<string mnemonic, list<Trait> traits = []> : Op<Mla_Dialect, mnemonic, traits> {
  let hasVerifier = 1;
}

def Mla_Float : AnyTypeOf<[F32, F16, BF16], "f32, f16 or bf16">;
def Mla_Fp8 : AnyTypeOf<[F8E4M3FN, F8E4M3FNUZ], "f8E4M3FN or f8E4M3FNUZ">;
def Mla_CacheFloat : AnyTypeOf<[F32, F16, BF16, F8E4M3FN, F8E4M3FNUZ],
                               "f32, f16, bf16, f8E4M3FN or f8E4M3FNUZ">;
def Mla_QueryTensor : RankedTensorOf<[Mla_CacheFloat]>;
def Mla_CacheTensor : RankedTensorOf<[Mla_CacheFloat]>;
def Mla_MaskTensor : RankedTensorOf<[Mla_Float]>;
def Mla_LengthsTensor : 1DTensorOf<[I32]>;
def Mla_OutTensor : RankedTensorOf<[Mla_Float]>;
def Mla_LseTensor : RankedTensorOf<[F32]>;
def Mla_TableTensor : RankedTensorOf<[I32]>;
def Mla_Scratch : MemRefRankOf<[F32], [1]>;

// Operands and attributes that mla.decode and the chosen kernels share.
defvar Mla_DecodeOperands = (ins
  Mla_QueryTensor:$q_latent,
  Optional<Mla_QueryTensor>:$q_rope,
  Mla_CacheTensor:$latent,
  Optional<Mla_CacheTensor>:$rope,
  Mla_LengthsTensor:$lengths,
  Optional<Mla_MaskTensor>:$mask,
  Optional<Mla_TableTensor>:$page_table,
  Optional<Mla_LseTensor>:$latent_scale,
  Optional<Mla_LseTensor>:$rope_scale,
  Variadic<Index>:$sizes
);
defvar Mla_DecodeAttributes = (ins
  AffineMapAttr:$q_latent_map,
  OptionalAttr<AffineMapAttr>:$q_rope_map,
  AffineMapAttr:$latent_map,
  OptionalAttr<AffineMapAttr>:$rope_map,
  OptionalAttr<AffineMapAttr>:$mask_map,
  OptionalAttr<AffineMapAttr>:$page_table_map,
  OptionalAttr<AffineMapAttr>:$latent_scale_map,
  OptionalAttr<AffineMapAttr>:$rope_scale_map,
  DefaultValuedAttr<I64Attr, "1">:$page_size,
  DefaultValuedAttr<I64Attr, "0">:$page_count,
  DefaultValuedAttr<I64Attr, "1">:$scale_group,
  I64Attr:$kv_length,
  DefaultValuedAttr<I64Attr, "0">:$rope_width,
  F64Attr:$scale_latent,
  F64Attr:$scale_rope,
  DefaultValuedAttr<F64Attr, "1.0">:$mask_scale,
  Mla_EmptyAttr:$empty,
  UnitAttr:$causal
);

def Mla_DecodeOp : Mla_Op<"decode", [Pure, AttrSizedOperandSegments]> {
  let summary = "one Multi-head Latent Attention decode step, whatever runs it";
  let description = [{
    See the dialect's description for the equation. `out` is [B, Q, H, R],
    `lse` is [B, Q, H], the natural logarithm of the sum of the exponentials.
    `lengths` are clamped by the graph to [0, T],
    or [0, T + Q - 1] where `causal`. A fused cache is one value
    passed as `latent` and as `rope`, with other columns in their maps.

    With `page_table`, row t of request b is row `t % page_size` of page
    `page_table[b, t / page_size]` of a pool of `page_count` pages; the maps
    of the caches and their scales are then over (b, page, row of the page,
    column). `kv_length` and `page_count` are -1 where they are known only when
    running; `sizes` has their values, in this order. A scale multiplies the cached values of `scale_group` columns.

    ```mlir
    %out = mla.decode q(%ql, %qr) kv(%cache, %cache) lengths(%len)
        {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>,
         q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p)>,
         latent_map = affine_map<(b, t, r) -> (b, t, r)>,
         rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>,
         kv_length = 1024 : i64, rope_width = 64 : i64, scale_latent = 0.07 : f64, scale_rope = 0.07 : f64,
         empty = #mla.empty<nan>}
        : (...) -> tensor<8x1x128x512xbf16>
    ```
  }];
  let arguments = !con(Mla_DecodeOperands, Mla_DecodeAttributes);
  let results = (outs Mla_OutTensor:$out, Optional<Mla_LseTensor>:$lse);
  let assemblyFormat = [{
    `q` `(` $q_latent (`,` $q_rope^)? `)` `kv` `(` $latent (`,` $rope^)? `)`
    `lengths` `(` $lengths `)` (`mask` `(` $mask^ `)`)? (`pages` `(` $page_table^ `)`)?
    (`scales` `(` $latent_scale^ (`,` $rope_scale^)? `)`)? (`sizes` `(` $sizes^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
}

class Mla_KernelOp<string mnemonic, dag extra> :
    Mla_Op<mnemonic, [AttrSizedOperandSegments, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = !con(Mla_DecodeOperands, extra, Mla_DecodeAttributes, (ins Mla_PlanAttr:$plan));
  let results = (outs Mla_OutTensor:$out, Mla_LseTensor:$lse);
}

def Mla_DecodePersistentOp : Mla_KernelOp<"decode_persistent",
    (ins Mla_MetadataType:$metadata, Mla_Scratch:$scratch_output, Mla_Scratch:$scratch_lse)> {
  let summary = "first stage of a decode by a work list";
  let description = [{
    Walks the plan in `metadata`. Rows that are not split are final in `out`
    and `lse`; the others are partial results in the scratch, which
    `mla.reduce` merges. Scratch: f32 [P*Q, H, R] and [P*Q, H], P the length
    of `reduce_partial_map`.
  }];
  let assemblyFormat = [{
    qualified($plan) `,` $metadata `,` `q` `(` $q_latent (`,` $q_rope^)? `)` `kv` `(` $latent (`,` $rope^)? `)`
    `lengths` `(` $lengths `)` (`mask` `(` $mask^ `)`)? (`pages` `(` $page_table^ `)`)?
    (`scales` `(` $latent_scale^ (`,` $rope_scale^)? `)`)? (`sizes` `(` $sizes^ `)`)?
    `scratch` `(` $scratch_output `,` $scratch_lse `)` attr-dict
    `:` functional-type(operands, results)
  }];
}

def Mla_DecodeSplitOp : Mla_KernelOp<"decode_split",
    (ins Mla_Scratch:$scratch_output, Mla_Scratch:$scratch_lse)> {
  let summary = "first stage of a decode by equal pieces of each request";
  let description = [{
    Scratch: f32 [B*Q, S, H, R] and [B*Q, S, H], S the plan's `splits`.
  }];
  let assemblyFormat = [{
    qualified($plan) `,` `q` `(` $q_latent (`,` $q_rope^)? `)` `kv` `(` $latent (`,` $rope^)? `)`
    `lengths` `(` $lengths `)` (`mask` `(` $mask^ `)`)? (`pages` `(` $page_table^ `)`)?
    (`scales` `(` $latent_scale^ (`,` $rope_scale^)? `)`)? (`sizes` `(` $sizes^ `)`)?
    `scratch` `(` $scratch_output `,` $scratch_lse `)` attr-dict
    `:` functional-type(operands, results)
  }];
}

def Mla_ReduceOp : Mla_Op<"reduce",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "second stage of a decode: merges the partial results";
  let description = [{
    Takes the outputs of the first stage and returns them with the split rows
    merged by their log-sum-exps. Persistent plans need `metadata`.
  }];
  let arguments = (ins
    Mla_OutTensor:$partial_out, Mla_LseTensor:$partial_lse,
    Mla_LengthsTensor:$lengths, Optional<Mla_MetadataType>:$metadata,
    Mla_Scratch:$scratch_output, Mla_Scratch:$scratch_lse, Mla_PlanAttr:$plan);
  let results = (outs Mla_OutTensor:$out, Mla_LseTensor:$lse);
  let assemblyFormat = [{
    qualified($plan) `,` $partial_out `,` $partial_lse `lengths` `(` $lengths `)`
    (`metadata` `(` $metadata^ `)`)? `scratch` `(` $scratch_output `,` $scratch_lse `)` attr-dict
    `:` functional-type(operands, results)
  }];
}

def Mla_ChooseOp : Mla_Op<"choose", [Pure]> {
  let summary = "decides between the two kernels of a step when it runs";
  let description = [{
    1 where the persistent kernel is to run, 0 for the split one: the one with
    less to do on its busiest unit, for requests of `lengths` rows, or the one
    that `MLA_DECODE_MODE` names in the environment of the process. `copies`
    are the virtual requests that each becomes in the persistent and in the
    split kernel, `block_costs` what a block of `kv_granularity` rows costs in
    each. With blocks b of n requests:

        persistent: ceil(sum(b + 16) / units) + 16
        split:      ceil(n splits / units) (ceil(max(b) / splits) + 16)
  }];
  let arguments = (ins Mla_LengthsTensor:$lengths, I64Attr:$units, I64Attr:$kv_granularity,
    I64Attr:$splits, DenseI64ArrayAttr:$copies, DenseF64ArrayAttr:$block_costs);
  let results = (outs 0DTensorOf<[I32]>:$persistent);
  let assemblyFormat = "`lengths` `(` $lengths `)` attr-dict `:` type($lengths) `->` type($persistent)";
}

def Mla_MetadataAllocOp : Mla_Op<"metadata_alloc",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "allocates the six metadata buffers of a plan";
  let description = [{
    `batch` is the number of requests, exactly where the plan's is -1.
  }];
  let arguments = (ins Optional<Index>:$batch);
  let results = (outs Mla_MetadataType:$metadata);
  let assemblyFormat = "(`batch` `(` $batch^ `)`)? attr-dict `:` qualified(type($metadata))";
}

def Mla_MetadataFillOp : Mla_Op<"metadata_fill",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "writes the plan of a step, from the lengths, into its metadata";
  let description = [{
    `rows` is the number of cached rows, exactly where the plan's `kv_length` is -1.
  }];
  let arguments = (ins Mla_MetadataType:$metadata, Mla_LengthsTensor:$lengths, Optional<Index>:$rows);
  let assemblyFormat = [{
    $metadata `,` `lengths` `(` $lengths `)` (`rows` `(` $rows^ `)`)? attr-dict `:` qualified(type($metadata)) `,` type($lengths)
  }];
}

def Mla_QuantizeOp : Mla_Op<"quantize", [Pure]> {
  let summary = "converts to fp8: input / scale, rounded to nearest even, saturated";
  let arguments = (ins RankedTensorOf<[Mla_Float]>:$input, RankedTensorOf<[F32]>:$scale);
  let results = (outs RankedTensorOf<[Mla_Fp8]>:$result);
  let assemblyFormat = [{
    $input `by` $scale attr-dict `:` type($input) `,` type($scale) `->` type($result)
  }];
}

def Mla_DequantizeOp : Mla_Op<"dequantize", [Pure]> {
  let summary = "converts from fp8: input * scale";
  let arguments = (ins RankedTensorOf<[Mla_Fp8]>:$input, RankedTensorOf<[F32]>:$scale);
  let results = (outs RankedTensorOf<[Mla_Float]>:$result);
  let assemblyFormat = [{
    $input `by` $scale attr-dict `:` type($input) `,` type($scale) `->` type($result)
  }];
}

def Mla_CacheUpdateOp : Mla_Op<"cache_update", [Pure]> {
  let summary = "writes the rows of a step into the cache";
  let description = [{
    `rows` [N, E] goes to the rows `slots` [N] of `cache` [.., E], whose
    leading dimensions are counted in row-major order; slot -1 is skipped.
    With `scale` (one f32) the rows are quantized to the cache's fp8 type.
  }];
  let arguments = (ins
    Mla_CacheTensor:$cache, RankedTensorOf<[Mla_CacheFloat]>:$rows,
    1DTensorOf<[I32, I64]>:$slots, Optional<RankedTensorOf<[F32]>>:$scale);
  let results = (outs Mla_CacheTensor:$result);
  let assemblyFormat = [{
    $rows `into` $cache `at` $slots (`by` $scale^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

#endif // MLA_OPS_TD
