//===- MlaDialect.cpp - registration, attributes and effects ------------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MlaDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mla;

#include "MlaDialect.cpp.inc"
#include "MlaEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "MlaAttributes.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "MlaTypes.cpp.inc"
#define GET_OP_CLASSES
#include "MlaOps.cpp.inc"

namespace {
/// Prints a plan once, as `#plan`.
struct PlanAlias : public OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    if (!isa<PlanAttr>(attr))
      return AliasResult::NoAlias;
    os << "plan";
    return AliasResult::FinalAlias;
  }
};
} // namespace

void MlaDialect::initialize() {
  addInterfaces<PlanAlias>();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "MlaAttributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "MlaTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "MlaOps.cpp.inc"
      >();
}

/// Checks what all of AITER's decode kernels want: rows of 512 + 64 columns, heads that its reducer
/// has a case for, a batch that is known on the host, and rows for every query token.
static LogicalResult verifyAiter(function_ref<InFlightDiagnostic()> emitError, int64_t batch,
                                 int64_t query, int64_t heads, int64_t latent, int64_t rope,
                                 int64_t kvLength) {
  constexpr int64_t reducer[] = {8, 16, 24, 32, 48, 64, 80, 96, 112, 128};
  if (latent != 512 || rope != 64)
    return emitError() << "plan of aiter expects latent 512 and rope 64, rows of 576 columns, got "
                       << latent << " and " << rope;
  if (!llvm::is_contained(reducer, heads))
    return emitError() << "plan of aiter expects padded heads that its reducer has (8, 16, 24, 32, "
                          "48, 64, 80, 96, 112, 128), got "
                       << heads;
  if (batch < 1)
    return emitError() << "plan of aiter expects a batch that is known when compiling, got "
                       << batch;
  if (kvLength < query)
    return emitError() << "plan of aiter expects kv_length of at least query, " << query
                       << ", got " << kvLength;
  return success();
}

LogicalResult PlanAttr::verify(function_ref<InFlightDiagnostic()> emitError, StringRef target,
                               StringRef library, StringRef kernel, StringRef reduce,
                               StringRef fill, Mode mode, int64_t batch, int64_t query,
                               int64_t heads, int64_t latent, int64_t rope, int64_t kvLength,
                               int64_t pageSize, int64_t units, int64_t kvGranularity,
                               int64_t splits, int64_t tiles, int64_t fold, Planner planner, Type q, Type kv, Type out, Empty,
                               bool, int64_t abi) {
  struct Field {
    const char *name;
    int64_t value, least;
    bool dynamic = false;
  };
  for (Field field : {Field{"batch", batch, 1, true}, Field{"query", query, 1}, Field{"heads", heads, 1},
                      Field{"latent", latent, 1}, Field{"rope", rope, 0},
                      Field{"kv_length", kvLength, 1, true}, Field{"page_size", pageSize, 1},
                      Field{"units", units, 1}, Field{"kv_granularity", kvGranularity, 1},
                      Field{"splits", splits, 1}, Field{"tiles", tiles, 1}, Field{"fold", fold, 1}, Field{"abi", abi, 1}})
    if (field.value < field.least && !(field.dynamic && field.value == -1))
      return emitError() << "plan expects " << field.name << " of at least " << field.least
                         << ", got " << field.value;
  if (mode == Mode::Persistent && splits != 1)
    return emitError() << "plan expects splits of 1 in persistent mode, got " << splits;
  if ((mode == Mode::Persistent) == fill.empty())
    return emitError() << "plan expects fill exactly in persistent mode, got \"" << fill << '"';
  if (library != "mla" && library != "aiter")
    return emitError() << "plan expects library \"mla\" or \"aiter\", got \"" << library << '"';
  if (planner != Planner::Fast && (library != "aiter" || mode != Mode::Persistent))
    return emitError() << "plan expects planner fast but in persistent mode of aiter, got "
                       << stringifyPlanner(planner);
  for (auto [name, type] :
       {std::pair<const char *, Type>{"q", q}, std::pair<const char *, Type>{"kv", kv},
        std::pair<const char *, Type>{"out", out}})
    if (!isa<FloatType>(type))
      return emitError() << "plan expects a float type for " << name << ", got " << type;
  return library == "aiter" ? verifyAiter(emitError, batch, query, heads, latent, rope, kvLength)
                            : success();
}

using Effects = SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

static void touch(Effects &effects, OpOperand &operand, MemoryEffects::Effect *effect) {
  effects.emplace_back(effect, &operand, SideEffects::DefaultResource::get());
}

void MetadataAllocOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Allocate::get(), getOperation()->getOpResult(0),
                       SideEffects::DefaultResource::get());
}

void MetadataFillOp::getEffects(Effects &effects) {
  touch(effects, getMetadataMutable(), MemoryEffects::Write::get());
}

void DecodePersistentOp::getEffects(Effects &effects) {
  touch(effects, getMetadataMutable(), MemoryEffects::Read::get());
  touch(effects, getScratchOutputMutable(), MemoryEffects::Write::get());
  touch(effects, getScratchLseMutable(), MemoryEffects::Write::get());
}

void DecodeSplitOp::getEffects(Effects &effects) {
  touch(effects, getScratchOutputMutable(), MemoryEffects::Write::get());
  touch(effects, getScratchLseMutable(), MemoryEffects::Write::get());
}

void ReduceOp::getEffects(Effects &effects) {
  for (OpOperand &operand : getMetadataMutable())
    touch(effects, operand, MemoryEffects::Read::get());
  touch(effects, getScratchOutputMutable(), MemoryEffects::Read::get());
  touch(effects, getScratchLseMutable(), MemoryEffects::Read::get());
}
