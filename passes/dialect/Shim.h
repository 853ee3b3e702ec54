//===- Shim.h - what the Rust side calls --------------------------------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR has no C API for ODS dialects, for passes with options, for the remark
// engine and for MlirOptMain; these functions stand in for it.
//
//===----------------------------------------------------------------------===//

#ifndef MLA_SHIM_H
#define MLA_SHIM_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// One option of a pass: a string, or a flag whose value is "true" or "false".
typedef struct {
  const char *name, *help, *initial;
  bool isFlag;
} MlaOption;

/// The value of an option in one run.
typedef struct {
  const char *name;
  MlirStringRef value;
} MlaOptionValue;

/// A pass on builtin.module that Rust implements. Lives for ever.
typedef struct MlaPass {
  const char *argument, *description;
  const MlaOption *options;
  intptr_t optionCount;
  /// Runs on `op`; false: the pass failed and has said why.
  bool (*run)(const struct MlaPass *self, void *handle, MlirOperation op,
              const MlaOptionValue *values, intptr_t valueCount);
  /// Says whether option values are legal; otherwise prints why.
  bool (*check)(const struct MlaPass *self, const MlaOptionValue *values, intptr_t valueCount);
} MlaPass;

/// What kind of remark a message is.
typedef enum { MlaRemarkPassed, MlaRemarkMissed, MlaRemarkAnalysis } MlaRemarkKind;

/// Flags of the tool that no pass owns.
typedef struct {
  const char *report, *explain;
  bool printCatalog;
} MlaToolFlags;

void mlaRegisterDialect(MlirDialectRegistry registry);
/// Registers everything that mlir-opt has, and this dialect.
void mlaRegisterEverything(MlirDialectRegistry registry);
/// Parses text or bytecode, wrapped in a module where it is not one; null where it is invalid.
MlirModule mlaParseModule(MlirContext context, MlirStringRef source, MlirStringRef name);
void mlaRegisterPass(const MlaPass *pass);
/// To be called from `run`: nothing was changed.
void mlaMarkAllAnalysesPreserved(void *handle);
/// Emits a remark to the diagnostics and to the remark engine.
void mlaEmitRemark(MlirLocation location, MlaRemarkKind kind, MlirStringRef code,
                   MlirStringRef message);

/// Calls `found` for each operation at or below `top` that has one of `names`, parents first.
void mlaCollect(MlirOperation top, const MlirStringRef *names, intptr_t count,
                void (*found)(MlirOperation op, void *data), void *data);

/// Calls `found` with the name in each symbol reference in the attributes at or below `top`.
void mlaSymbolReferences(MlirOperation top, void (*found)(MlirStringRef name, void *data),
                         void *data);

/// A one-to-one relation between values of two parts of a module that compute alike.
typedef struct MlaRelation MlaRelation;
MlaRelation *mlaRelationCreate(void);
void mlaRelationDestroy(MlaRelation *relation);
/// Relates two values; false where their types differ or either is related to another value.
bool mlaRelate(MlaRelation *relation, MlirValue a, MlirValue b);
/// Returns the value that `a` is related to, or null.
MlirValue mlaRelated(MlaRelation *relation, MlirValue a);
/// Compares what defines `value` and the value related to it: equal operations, regions included,
/// up to locations. Relates their operands and what their regions capture.
bool mlaRelateDefinitions(MlaRelation *relation, MlirValue value);
/// Compares the uses of `value` and of the value related to it, in order, and relates the results
/// of the operations that use them.
bool mlaRelateUsers(MlaRelation *relation, MlirValue value);

/// An input file as a tool sees it before it is parsed.
typedef struct {
  MlirStringRef name, source;
  /// It is parsed in pieces.
  bool split;
  /// Says whether a dialect is registered.
  bool (*knows)(MlirStringRef dialect, const void *data);
  /// Has `source` parsed instead of the file.
  void (*replace)(MlirStringRef source, void *data);
  void *data;
} MlaInput;

/// mlir-opt's main with the registered passes. `begin` sees the tool's flags before anything runs
/// and returns a status to stop with, or -1 to go on; so does `read` with the input. Returns the
/// exit status: 0, 1 (bad IR or a failed pass) or 2 (bad flags or options).
int mlaOptMain(int argc, char **argv, MlirDialectRegistry registry,
               int (*begin)(const MlaToolFlags *flags), int (*read)(const MlaInput *input));

#ifdef __cplusplus
}
#endif

#endif // MLA_SHIM_H
