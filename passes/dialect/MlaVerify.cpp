//===- MlaVerify.cpp - verifiers of the mla ops -------------------------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MlaDialect.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mla;

namespace {

/// The extents of a decode: B, Q, H, R, P, T; -1 where they are not static.
struct Extents {
  int64_t batch, query, heads, latent, rows;
};

/// The least and the greatest value of a linear expression over [0, extent).
struct Range {
  int64_t low = 0, high = 0;
};

/// Returns the range of `expr`; failure where it is not linear or an extent is not static.
FailureOr<Range> rangeOf(AffineExpr expr, ArrayRef<int64_t> extents) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Range{constant.getValue(), constant.getValue()};
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    int64_t extent = extents[dim.getPosition()];
    if (extent < 0)
      return failure();
    return Range{0, extent - 1};
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  auto left = rangeOf(binary.getLHS(), extents), right = rangeOf(binary.getRHS(), extents);
  if (failed(left) || failed(right))
    return failure();
  if (expr.getKind() == AffineExprKind::Add)
    return Range{left->low + right->low, left->high + right->high};
  if (expr.getKind() == AffineExprKind::Mul && right->low == right->high) {
    int64_t a = left->low * right->low, b = left->high * right->low;
    return Range{std::min(a, b), std::max(a, b)};
  }
  return failure();
}

bool isLinear(AffineExpr expr) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return isa<AffineDimExpr, AffineConstantExpr>(expr);
  bool kind = expr.getKind() == AffineExprKind::Add ||
              (expr.getKind() == AffineExprKind::Mul && isa<AffineConstantExpr>(binary.getRHS()));
  return kind && isLinear(binary.getLHS()) && isLinear(binary.getRHS());
}

/// Checks that `map` takes indices below `extents` into the static shape of `value`.
LogicalResult verifyMap(Operation *op, StringRef name, Value value, AffineMap map,
                        ArrayRef<int64_t> extents) {
  auto type = cast<RankedTensorType>(value.getType());
  if (map.getNumSymbols() != 0 || map.getNumDims() != extents.size())
    return op->emitOpError() << "expects " << name << "_map over " << extents.size()
                             << " dimensions without symbols, got " << map.getNumDims()
                             << " dimensions and " << map.getNumSymbols() << " symbols";
  if (map.getNumResults() != type.getRank())
    return op->emitOpError() << "expects " << name << "_map with " << type.getRank()
                             << " results, the rank of " << name << ", got "
                             << map.getNumResults();
  for (auto [at, expr] : llvm::enumerate(map.getResults())) {
    if (!isLinear(expr))
      return op->emitOpError() << "expects linear results in " << name << "_map, got " << AffineMapAttr::get(map);
    auto range = rangeOf(expr, extents);
    int64_t extent = type.getDimSize(at);
    if (failed(range) || ShapedType::isDynamic(extent))
      continue;
    if (range->low < 0 || range->high >= extent)
      return op->emitOpError() << "expects " << name << "_map result " << at
                               << " within the extent " << extent << " of " << name
                               << ", got " << range->low << " to " << range->high;
  }
  return success();
}

int64_t orUnknown(int64_t extent) { return ShapedType::isDynamic(extent) ? -1 : extent; }

/// Returns the extents that a cache's map is over: (b, t, column), or (b, page, row of the page,
/// column) with a table.
template <typename OpT>
SmallVector<int64_t> cacheExtents(OpT op, const Extents &x, int64_t columns) {
  if (!op.getPageTable())
    return {x.batch, x.rows, columns};
  return {x.batch, static_cast<int64_t>(op.getPageCount()), static_cast<int64_t>(op.getPageSize()),
          columns};
}

/// Checks the table of a cache in pages.
template <typename OpT> LogicalResult verifyPages(OpT op, const Extents &x) {
  if (static_cast<bool>(op.getPageTable()) != static_cast<bool>(op.getPageTableMap()))
    return op.emitOpError() << "expects page_table_map exactly with page_table";
  int64_t size = op.getPageSize(), count = op.getPageCount();
  if (!op.getPageTable()) {
    if (size == 1 && count == 0)
      return success();
    return op.emitOpError() << "expects page_size and page_count only with page_table, got "
                            << size << " and " << count;
  }
  if (size < 1 || (count < 1 && count != -1))
    return op.emitOpError() << "expects page_size and page_count of at least 1, got " << size
                            << " and " << count;
  int64_t entries = x.rows < 0 ? -1 : llvm::divideCeil(x.rows, size);
  int64_t table[] = {x.batch, entries};
  return verifyMap(op, "page_table", op.getPageTable(), *op.getPageTableMap(), table);
}

/// Checks the scales of a cache.
template <typename OpT> LogicalResult verifyScales(OpT op, const Extents &x, int64_t rope) {
  if (static_cast<bool>(op.getLatentScale()) != static_cast<bool>(op.getLatentScaleMap()) ||
      static_cast<bool>(op.getRopeScale()) != static_cast<bool>(op.getRopeScaleMap()))
    return op.emitOpError() << "expects latent_scale_map and rope_scale_map exactly with "
                               "latent_scale and rope_scale";
  int64_t group = op.getScaleGroup();
  if (group < 1)
    return op.emitOpError() << "expects scale_group of at least 1, got " << group;
  auto groups = [&](int64_t columns) {
    return columns < 0 ? -1 : static_cast<int64_t>(llvm::divideCeil(columns, group));
  };
  if (op.getLatentScale() &&
      failed(verifyMap(op, "latent_scale", op.getLatentScale(), *op.getLatentScaleMap(),
                       cacheExtents(op, x, groups(x.latent)))))
    return failure();
  if (op.getRopeScale())
    return verifyMap(op, "rope_scale", op.getRopeScale(), *op.getRopeScaleMap(),
                     cacheExtents(op, x, groups(rope)));
  return success();
}

/// Checks what every decode has; `fold` requests of out share the lengths and the rows of one.
template <typename OpT> LogicalResult verifyDecode(OpT op, int64_t fold = 1) {
  int64_t rope = op.getRopeWidth();
  auto out = cast<RankedTensorType>(op.getOut().getType());
  if (out.getRank() != 4)
    return op.emitOpError() << "expects out of rank 4 [B, Q, H, R], got rank " << out.getRank();
  Extents x{orUnknown(out.getDimSize(0)), orUnknown(out.getDimSize(1)),
            orUnknown(out.getDimSize(2)), orUnknown(out.getDimSize(3)),
            static_cast<int64_t>(op.getKvLength())};
  if (x.rows < 1 && x.rows != -1)
    return op.emitOpError() << "expects kv_length of at least 1 (-1 where dynamic), got "
                            << x.rows;
  bool qRope = static_cast<bool>(op.getQRope()), kRope = static_cast<bool>(op.getRope());
  if (qRope != kRope)
    return op.emitOpError() << "expects q_rope and rope together, got only "
                            << (qRope ? "q_rope" : "rope");
  if (qRope != (rope > 0))
    return op.emitOpError() << "expects a rope_width above 0 exactly with q_rope and rope, got "
                            << rope;
  if (qRope != static_cast<bool>(op.getQRopeMap()) || kRope != static_cast<bool>(op.getRopeMap()))
    return op.emitOpError() << "expects q_rope_map and rope_map exactly with q_rope and rope";
  if (static_cast<bool>(op.getMask()) != static_cast<bool>(op.getMaskMap()))
    return op.emitOpError() << "expects mask_map exactly with mask";
  auto elementOf = [](Value v) { return cast<RankedTensorType>(v.getType()).getElementType(); };
  if (qRope && elementOf(op.getQRope()) != elementOf(op.getQLatent()))
    return op.emitOpError() << "expects q_rope of element type " << elementOf(op.getQLatent())
                            << " as q_latent, got " << elementOf(op.getQRope());
  if (kRope && elementOf(op.getRope()) != elementOf(op.getLatent()))
    return op.emitOpError() << "expects rope of element type " << elementOf(op.getLatent())
                            << " as latent, got " << elementOf(op.getRope());
  int64_t heads[] = {x.batch, x.query, x.heads, x.latent};
  int64_t virtualBatch = x.batch;
  if (x.batch != -1)
    x.batch /= fold;
  auto lengths = cast<RankedTensorType>(op.getLengths().getType());
  int64_t count = orUnknown(lengths.getDimSize(0));
  if (count != -1 && x.batch != -1 && count != x.batch)
    return op.emitOpError() << "expects " << x.batch << " lengths, the batch of out, got "
                            << count;
  if (auto lse = op.getLse()) {
    auto type = cast<RankedTensorType>(lse.getType());
    if (type.getShape() != out.getShape().drop_back())
      return op.emitOpError() << "expects lse of shape [B, Q, H] as out, got " << type;
  }
  if (failed(verifyPages(op, x)) || failed(verifyScales(op, x, rope)))
    return failure();
  size_t dynamic = (x.rows == -1) + (static_cast<int64_t>(op.getPageCount()) == -1);
  if (op.getSizes().size() != dynamic)
    return op.emitOpError() << "expects " << dynamic << " sizes, one for each of kv_length and "
                               "page_count that is -1, got " << op.getSizes().size();
  int64_t queryRope[] = {virtualBatch, x.query, x.heads, rope};
  int64_t scores[] = {virtualBatch, x.query, x.heads, x.rows};
  if (failed(verifyMap(op, "q_latent", op.getQLatent(), op.getQLatentMap(), heads)) ||
      failed(verifyMap(op, "latent", op.getLatent(), op.getLatentMap(), cacheExtents(op, x, x.latent))))
    return failure();
  if (qRope &&
      (failed(verifyMap(op, "q_rope", op.getQRope(), *op.getQRopeMap(), queryRope)) ||
       failed(verifyMap(op, "rope", op.getRope(), *op.getRopeMap(), cacheExtents(op, x, rope)))))
    return failure();
  if (op.getMask() && failed(verifyMap(op, "mask", op.getMask(), *op.getMaskMap(), scores)))
    return failure();
  return success();
}

/// Checks that a call of AITER's has as many lengths as its plan, since it takes the batch from the
/// shape, and rows for every query token where the lengths are known.
LogicalResult verifyAiterLengths(Operation *op, PlanAttr plan, Value lengths) {
  if (plan.getLibrary() != "aiter")
    return success();
  int64_t count = cast<RankedTensorType>(lengths.getType()).getDimSize(0);
  if (count != plan.getBatch())
    return op->emitOpError() << "expects " << plan.getBatch()
                             << " lengths, the padded batch of the plan, got "
                             << cast<RankedTensorType>(lengths.getType());
  DenseIntElementsAttr known;
  if (!matchPattern(lengths, m_Constant(&known)))
    return success();
  for (auto [at, length] : llvm::enumerate(known.getValues<APInt>()))
    if (length.getSExtValue() < plan.getQuery() || length.getSExtValue() > plan.getKvLength())
      return op->emitOpError() << "expects lengths from " << plan.getQuery() << ", the query tokens, to "
                               << plan.getKvLength() << ", the cached rows, got "
                               << length.getSExtValue() << " at " << at;
  return success();
}

/// Checks that the offsets of AITER's kernels reach every row of the cache: they have 32 bits.
LogicalResult verifyAiterCache(Operation *op, PlanAttr plan, Value cache) {
  auto type = cast<RankedTensorType>(cache.getType());
  if (plan.getLibrary() != "aiter" || !type.hasStaticShape())
    return success();
  int64_t bytes = type.getNumElements() * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  if (bytes < int64_t(1) << 32)
    return success();
  return op->emitOpError() << "expects a cache below 4294967296 bytes for aiter, got " << bytes;
}

/// Checks a kernel's types against its plan.
template <typename OpT> LogicalResult verifyPlan(OpT op, PlanAttr plan, Mode mode) {
  if (plan.getMode() != mode)
    return op.emitOpError() << "expects a plan of mode " << stringifyMode(mode) << ", got "
                            << stringifyMode(plan.getMode());
  auto out = cast<RankedTensorType>(op.getOut().getType());
  int64_t batch = plan.getBatch() == -1 ? -1 : plan.getBatch() * plan.getFold();
  int64_t wanted[] = {batch, plan.getQuery(), plan.getHeads(), plan.getLatent()};
  const char *names[] = {"batch", "query", "heads", "latent"};
  for (auto [at, name] : llvm::enumerate(names))
    if (!out.isDynamicDim(at) && wanted[at] != -1 && out.getDimSize(at) != wanted[at])
      return op.emitOpError() << "expects " << name << ' ' << wanted[at]
                              << " of the plan in out, got " << out.getDimSize(at);
  struct Element {
    const char *name;
    Type plan, actual;
  };
  auto elementOf = [](Value v) { return cast<RankedTensorType>(v.getType()).getElementType(); };
  for (Element e : {Element{"q_latent", plan.getQ(), elementOf(op.getQLatent())},
                    Element{"latent", plan.getKv(), elementOf(op.getLatent())},
                    Element{"out", plan.getOut(), out.getElementType()}})
    if (e.plan != e.actual)
      return op.emitOpError() << "expects " << e.name << " of element type " << e.plan
                              << " of the plan, got " << e.actual;
  if (static_cast<int64_t>(op.getKvLength()) != plan.getKvLength())
    return op.emitOpError() << "expects kv_length " << plan.getKvLength()
                            << " of the plan, got " << op.getKvLength();
  if (static_cast<int64_t>(op.getPageSize()) != plan.getPageSize())
    return op.emitOpError() << "expects page_size " << plan.getPageSize() << " of the plan, got "
                            << op.getPageSize();
  if (op.getCausal() != plan.getCausal() || op.getEmpty() != plan.getEmpty())
    return op.emitOpError() << "expects causal and empty as in the plan";
  if (static_cast<int64_t>(op.getRopeWidth()) != plan.getRope())
    return op.emitOpError() << "expects rope_width " << plan.getRope() << " of the plan, got "
                            << op.getRopeWidth();
  if (failed(verifyAiterLengths(op, plan, op.getLengths())) ||
      failed(verifyAiterCache(op, plan, op.getLatent())))
    return failure();
  return verifyDecode(op, plan.getFold());
}

/// Checks that scratch is large enough where its size is static.
LogicalResult verifyScratch(Operation *op, StringRef name, Value value, int64_t least) {
  auto type = cast<MemRefType>(value.getType());
  if (type.isDynamicDim(0) || type.getDimSize(0) >= least)
    return success();
  return op->emitOpError() << "expects " << name << " of at least " << least
                           << " elements, got " << type.getDimSize(0);
}

/// Returns the number of partial rows that a plan can need, for one request at least.
int64_t partialRows(PlanAttr plan) {
  if (plan.getMode() == Mode::Split)
    return std::max<int64_t>(plan.getBatch(), 1) * plan.getSplits() * plan.getQuery();
  int64_t batch = plan.getBatch() == -1 ? plan.getUnits() : plan.getBatch();
  int64_t partials = std::min(batch + plan.getUnits() - 1, 2 * (plan.getUnits() - 1));
  if (plan.getPlanner() == Planner::Balanced)
    partials = batch * plan.getUnits();
  // As many pieces as gfx942 makes of each request.
  if (plan.getPlanner() == Planner::Divided)
    partials = batch * 16;
  return partials * plan.getTiles() * plan.getQuery();
}

template <typename OpT> LogicalResult verifyScratchOf(OpT op, PlanAttr plan) {
  int64_t rows = partialRows(plan) * plan.getHeads();
  if (failed(verifyScratch(op, "scratch_output", op.getScratchOutput(), rows * plan.getLatent())))
    return failure();
  return verifyScratch(op, "scratch_lse", op.getScratchLse(), rows);
}

LogicalResult samePlan(Operation *op, PlanAttr plan, Type metadata) {
  auto other = cast<MetadataType>(metadata).getPlan();
  if (other == plan)
    return success();
  return op->emitOpError() << "expects metadata of the same plan, got " << other;
}

} // namespace

LogicalResult DecodeOp::verify() { return verifyDecode(*this); }

LogicalResult DecodePersistentOp::verify() {
  if (failed(samePlan(*this, getPlan(), getMetadata().getType())) ||
      failed(verifyPlan(*this, getPlan(), Mode::Persistent)))
    return failure();
  return verifyScratchOf(*this, getPlan());
}

LogicalResult DecodeSplitOp::verify() {
  if (failed(verifyPlan(*this, getPlan(), Mode::Split)))
    return failure();
  return verifyScratchOf(*this, getPlan());
}

LogicalResult ReduceOp::verify() {
  bool persistent = getPlan().getMode() == Mode::Persistent;
  if (persistent != static_cast<bool>(getMetadata()))
    return emitOpError() << "expects metadata exactly in persistent mode, got mode "
                         << stringifyMode(getPlan().getMode());
  if (persistent && failed(samePlan(*this, getPlan(), getMetadata().getType())))
    return failure();
  if (getOut().getType() != getPartialOut().getType())
    return emitOpError() << "expects out of type " << getPartialOut().getType()
                         << " as partial_out, got " << getOut().getType();
  if (getLse().getType() != getPartialLse().getType())
    return emitOpError() << "expects lse of type " << getPartialLse().getType()
                         << " as partial_lse, got " << getLse().getType();
  return verifyScratchOf(*this, getPlan());
}

LogicalResult ChooseOp::verify() {
  int64_t counts[] = {static_cast<int64_t>(getUnits()), static_cast<int64_t>(getKvGranularity()),
                      static_cast<int64_t>(getSplits())};
  const char *names[] = {"units", "kv_granularity", "splits"};
  for (auto [count, name] : llvm::zip(counts, names))
    if (count < 1)
      return emitOpError() << "expects " << name << " of at least 1, got " << count;
  if (getCopies().size() != 2 || llvm::any_of(getCopies(), [](int64_t n) { return n < 1; }))
    return emitOpError() << "expects two copies of at least 1, of the persistent and the split kernel";
  if (getBlockCosts().size() != 2 || llvm::any_of(getBlockCosts(), [](double n) { return !(n > 0); }))
    return emitOpError() << "expects two block_costs above 0, of the persistent and the split kernel";
  return success();
}

LogicalResult MetadataAllocOp::verify() {
  PlanAttr plan = cast<MetadataType>(getMetadata().getType()).getPlan();
  if (plan.getMode() != Mode::Persistent)
    return emitOpError() << "expects a persistent plan, got mode "
                         << stringifyMode(plan.getMode());
  if (static_cast<bool>(getBatch()) == (plan.getBatch() == -1))
    return success();
  return emitOpError() << "expects batch exactly where that of the plan is -1, got a plan of batch "
                       << plan.getBatch();
}

LogicalResult MetadataFillOp::verify() {
  PlanAttr plan = cast<MetadataType>(getMetadata().getType()).getPlan();
  if (static_cast<bool>(getRows()) != (plan.getKvLength() == -1))
    return emitOpError() << "expects rows exactly where kv_length of the plan is -1, got a plan of "
                            "kv_length "
                         << plan.getKvLength();
  if (failed(verifyAiterLengths(*this, plan, getLengths())))
    return failure();
  int64_t count = orUnknown(cast<RankedTensorType>(getLengths().getType()).getDimSize(0));
  if (count == -1 || plan.getBatch() == -1 || count == plan.getBatch())
    return success();
  return emitOpError() << "expects " << plan.getBatch() << " lengths, the batch of the plan, got "
                       << count;
}

/// Checks that two tensors have one shape and that a scale is one number or one per row.
static LogicalResult verifyScaled(Operation *op, Value from, Value to, Value scale) {
  auto input = cast<RankedTensorType>(from.getType()), result = cast<RankedTensorType>(to.getType());
  if (input.getShape() != result.getShape())
    return op->emitOpError() << "expects a result of the shape of input, " << input << ", got "
                             << result;
  auto type = cast<RankedTensorType>(scale.getType());
  if (type.getRank() == 0 || (type.hasStaticShape() && type.getNumElements() == 1) ||
      type.getShape() == input.getShape().drop_back())
    return success();
  return op->emitOpError() << "expects a scale of one element or one for each row of input, got "
                           << type;
}

LogicalResult QuantizeOp::verify() {
  return verifyScaled(*this, getInput(), getResult(), getScale());
}

LogicalResult DequantizeOp::verify() {
  return verifyScaled(*this, getInput(), getResult(), getScale());
}

LogicalResult CacheUpdateOp::verify() {
  auto cache = cast<RankedTensorType>(getCache().getType());
  auto rows = cast<RankedTensorType>(getRows().getType());
  auto slots = cast<RankedTensorType>(getSlots().getType());
  if (getResult().getType() != cache)
    return emitOpError() << "expects a result of the type of cache, " << cache << ", got "
                         << getResult().getType();
  if (rows.getRank() != 2 || cache.getRank() < 2)
    return emitOpError() << "expects rows of rank 2 and a cache of rank 2 or more, got ranks "
                         << rows.getRank() << " and " << cache.getRank();
  int64_t width = cache.getDimSize(cache.getRank() - 1);
  if (orUnknown(width) != -1 && !rows.isDynamicDim(1) && rows.getDimSize(1) != width)
    return emitOpError() << "expects rows of width " << width << " as cache, got "
                         << rows.getDimSize(1);
  if (!rows.isDynamicDim(0) && !slots.isDynamicDim(0) && rows.getDimSize(0) != slots.getDimSize(0))
    return emitOpError() << "expects " << rows.getDimSize(0) << " slots, one for each row, got "
                         << slots.getDimSize(0);
  bool quantizes = cache.getElementType() != rows.getElementType();
  if (quantizes != static_cast<bool>(getScale()))
    return emitOpError() << "expects a scale exactly when rows of " << rows.getElementType()
                         << " are written to a cache of another type, " << cache.getElementType();
  if (getScale() && cast<RankedTensorType>(getScale().getType()).getNumElements() != 1)
    return emitOpError() << "expects a scale of one element, got " << getScale().getType();
  return success();
}
