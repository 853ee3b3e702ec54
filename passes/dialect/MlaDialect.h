//===- MlaDialect.h - the mla dialect -----------------------------------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLA_DIALECT_H
#define MLA_DIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "MlaDialect.h.inc"
#include "MlaEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "MlaAttributes.h.inc"
#define GET_TYPEDEF_CLASSES
#include "MlaTypes.h.inc"
#define GET_OP_CLASSES
#include "MlaOps.h.inc"

#endif // MLA_DIALECT_H
