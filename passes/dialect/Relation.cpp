//===- Relation.cpp - whether one part of a module repeats another --------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shim.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

/// A one-to-one relation between values that are used alike.
struct MlaRelation {
  llvm::DenseMap<Value, Value> forward, backward;
  llvm::DenseSet<Operation *> compared;

  LogicalResult relate(Value a, Value b) {
    auto [to, isNew] = forward.try_emplace(a, b);
    if (!isNew)
      return success(to->second == b);
    return success(a.getType() == b.getType() && backward.try_emplace(b, a).second);
  }

  /// Returns the value that `a` is related to. One that both parts share was never compared, and
  /// is related to itself.
  Value related(Value a) {
    if (Value b = forward.lookup(a))
      return b;
    return succeeded(relate(a, a)) ? a : Value();
  }
};

static bool relateRegions(MlaRelation &relation, Region &a, Region &b);

/// Relates two operations that do the same over related values. This is stricter than MLIR's own
/// equivalence, which sorts operands, and it is much faster.
static bool relateOperations(MlaRelation &relation, Operation *a, Operation *b) {
  auto relateAll = [&](auto &&mine, auto &&theirs) {
    return llvm::all_of(llvm::zip_equal(mine, theirs), [&](auto pair) {
      return succeeded(relation.relate(std::get<0>(pair), std::get<1>(pair)));
    });
  };
  return a->getName() == b->getName() && a->getNumOperands() == b->getNumOperands() &&
         a->getNumResults() == b->getNumResults() && a->getNumRegions() == b->getNumRegions() &&
         a->getNumSuccessors() == 0 && b->getNumSuccessors() == 0 &&
         a->getRawDictionaryAttrs() == b->getRawDictionaryAttrs() &&
         a->getName().compareOpProperties(a->getPropertiesStorage(), b->getPropertiesStorage()) &&
         relateAll(a->getOperands(), b->getOperands()) &&
         relateAll(a->getResults(), b->getResults()) &&
         llvm::all_of(llvm::zip_equal(a->getRegions(), b->getRegions()), [&](auto pair) {
           return relateRegions(relation, std::get<0>(pair), std::get<1>(pair));
         });
}

static bool relateRegions(MlaRelation &relation, Region &a, Region &b) {
  auto relateBlocks = [&](Block &mine, Block &theirs) {
    if (mine.getNumArguments() != theirs.getNumArguments())
      return false;
    for (auto [x, y] : llvm::zip_equal(mine.getArguments(), theirs.getArguments()))
      if (failed(relation.relate(x, y)))
        return false;
    auto other = theirs.begin();
    for (Operation &op : mine)
      if (other == theirs.end() || !relateOperations(relation, &op, &*other++))
        return false;
    return other == theirs.end();
  };
  auto other = b.begin();
  for (Block &block : a)
    if (other == b.end() || !relateBlocks(block, *other++))
      return false;
  return other == b.end();
}

/// The ancestor of `op` that lies in `home`, or its outermost ancestor.
static Operation *ancestorIn(Block *home, Operation *op) {
  while (op->getBlock() != home && op->getParentOp())
    op = op->getParentOp();
  return op;
}

MlaRelation *mlaRelationCreate(void) {
  auto *relation = new MlaRelation();
  // About what one layer has.
  relation->forward.reserve(512);
  relation->backward.reserve(512);
  return relation;
}

void mlaRelationDestroy(MlaRelation *relation) { delete relation; }

bool mlaRelate(MlaRelation *relation, MlirValue a, MlirValue b) {
  return succeeded(relation->relate(unwrap(a), unwrap(b)));
}

MlirValue mlaRelated(MlaRelation *relation, MlirValue a) {
  return wrap(relation->related(unwrap(a)));
}

bool mlaRelateDefinitions(MlaRelation *relation, MlirValue value) {
  Value a = unwrap(value), b = relation->related(a);
  if (!b)
    return false;
  auto first = dyn_cast<OpResult>(a), second = dyn_cast<OpResult>(b);
  if (!first || !second)
    return !first && !second;
  if (first.getResultNumber() != second.getResultNumber())
    return false;
  if (!relation->compared.insert(first.getOwner()).second)
    return true;
  return relateOperations(*relation, first.getOwner(), second.getOwner());
}

bool mlaRelateUsers(MlaRelation *relation, MlirValue value) {
  Value a = unwrap(value), b = relation->related(a);
  if (!b)
    return false;
  auto use = b.use_begin();
  for (OpOperand &mine : a.getUses()) {
    if (use == b.use_end())
      return false;
    OpOperand &theirs = *use++;
    Operation *owner = ancestorIn(a.getParentBlock(), mine.getOwner());
    Operation *other = ancestorIn(b.getParentBlock(), theirs.getOwner());
    bool alike = mine.getOperandNumber() == theirs.getOperandNumber() &&
                 (owner == mine.getOwner()) == (other == theirs.getOwner()) &&
                 owner->getNumResults() == other->getNumResults();
    if (!alike)
      return false;
    for (auto [x, y] : llvm::zip_equal(owner->getResults(), other->getResults()))
      if (failed(relation->relate(x, y)))
        return false;
  }
  return use == b.use_end();
}
