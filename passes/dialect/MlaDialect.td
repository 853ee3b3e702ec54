//===- MlaDialect.td - the mla dialect: attributes and types ----------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLA_DIALECT_TD
#define MLA_DIALECT_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Mla_Dialect : Dialect {
  let name = "mla";
  let cppNamespace = "::mla";
  let summary = "Multi-head Latent Attention decode steps and the kernels that run them";
  let description = [{
    Letters: B batch, Q query tokens, H heads, T cached rows, R latent width
    (kv_lora_rank), P rotary width. A decode step computes

        score[b,q,h,t] = scale_latent * sum_r ql[b,q,h,r] c[b,t,r]
                       + scale_rope   * sum_p qr[b,q,h,p] k[b,t,p]
                       + mask_scale   * mask[b,q,h,t]
        out[b,q,h,r]   = sum_t softmax_t(score)[b,q,h,t] c[b,t,r]

    over the rows t < lengths[b] (with `causal`: t <= lengths[b] - Q + q).
    Operands are read through affine maps from these indices, so that no
    operand is copied or transposed to be passed.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class Mla_Attr<string name, string attrMnemonic> : AttrDef<Mla_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Mla_ModePersistent : I32EnumAttrCase<"Persistent", 0, "persistent">;
def Mla_ModeSplit : I32EnumAttrCase<"Split", 1, "split">;
def Mla_Mode : I32EnumAttr<"Mode", "how the cached rows are divided among workers",
                           [Mla_ModePersistent, Mla_ModeSplit]> {
  let cppNamespace = "::mla";
}

def Mla_PlannerFast : I32EnumAttrCase<"Fast", 0, "fast">;
def Mla_PlannerBalanced : I32EnumAttrCase<"Balanced", 1, "balanced">;
def Mla_PlannerDivided : I32EnumAttrCase<"Divided", 2, "divided">;
def Mla_Planner : I32EnumAttr<"Planner", "how a persistent plan is made",
                              [Mla_PlannerFast, Mla_PlannerBalanced, Mla_PlannerDivided]> {
  let cppNamespace = "::mla";
}

def Mla_EmptyZero : I32EnumAttrCase<"Zero", 0, "zero">;
def Mla_EmptyNan : I32EnumAttrCase<"Nan", 1, "nan">;
def Mla_EmptyMean : I32EnumAttrCase<"Mean", 2, "mean">;
def Mla_EmptyEnum : I32EnumAttr<"Empty", "output of a row with nothing visible",
                                [Mla_EmptyZero, Mla_EmptyNan, Mla_EmptyMean]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mla";
}
def Mla_EmptyAttr : EnumAttr<Mla_Dialect, Mla_EmptyEnum, "empty"> {
  let assemblyFormat = "`<` $value `>`";
}

def Mla_PlanAttr : Mla_Attr<"Plan", "plan"> {
  let summary = "everything that a kernel call and its metadata must agree on";
  let description = [{
    Made once by `mla-select-kernel` and carried by allocation, fill, kernel
    and reduction: no two of them can disagree. `units` is the number of
    workers that the plan is made for, `kv_granularity` the rows of its
    blocks; `batch` is a bound where the step's is dynamic, and -1 where there is
    none, `kv_length` -1 where it is dynamic; `splits` is the number of pieces of each request in split mode (1 in
    persistent mode); `tiles` the query tiles of a request that metadata and
    scratch are sized for, and `fold` the virtual requests that the planner makes
    of each: the kernel has `batch` times `fold` requests of `heads` heads, the
    planner `batch` of `heads` times `fold`. For `aiter`, `target` is the architecture and `abi`
    the release: 107 is 0.1.7; `planner` is which of AITER's makes the plan.
  }];
  let parameters = (ins
    StringRefParameter<"name of the target">:$target,
    StringRefParameter<"mla or aiter">:$library,
    StringRefParameter<"symbol stem of the first stage">:$kernel,
    StringRefParameter<"symbol stem of the second stage">:$reduce,
    StringRefParameter<"symbol that fills the metadata; empty in split mode">:$fill,
    "::mla::Mode":$mode,
    "int64_t":$batch,
    "int64_t":$query,
    "int64_t":$heads,
    "int64_t":$latent,
    "int64_t":$rope,
    "int64_t":$kv_length,
    "int64_t":$page_size,
    "int64_t":$units,
    "int64_t":$kv_granularity,
    "int64_t":$splits,
    DefaultValuedParameter<"int64_t", "1">:$tiles,
    DefaultValuedParameter<"int64_t", "1">:$fold,
    DefaultValuedParameter<"::mla::Planner", "::mla::Planner::Fast">:$planner,
    "::mlir::Type":$q,
    "::mlir::Type":$kv,
    "::mlir::Type":$out,
    "::mla::Empty":$empty,
    "bool":$causal,
    "int64_t":$abi
  );
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Mla_MetadataType : TypeDef<Mla_Dialect, "Metadata"> {
  let mnemonic = "metadata";
  let summary = "the six metadata buffers of a persistent step";
  let description = [{
    `work_meta_data` holds the addresses of two of the others, so a value of
    this type is never copied, moved or put in an arena.
  }];
  let parameters = (ins "::mla::PlanAttr":$plan);
  let assemblyFormat = "`<` qualified($plan) `>`";
}

#endif // MLA_DIALECT_TD
