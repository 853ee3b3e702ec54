//===- Shim.cpp - registration, passes and remarks ----------------------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shim.h"
#include "MlaDialect.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace {

/// A pass whose body is a Rust function. Each has a type id of its own: its description's address.
class RustPass : public Pass {
public:
  explicit RustPass(const MlaPass *info)
      : Pass(TypeID::getFromOpaquePointer(info), ModuleOp::getOperationName()), info(info) {
    for (intptr_t i = 0; i < info->optionCount; ++i) {
      const MlaOption &option = info->options[i];
      if (option.isFlag)
        flags.push_back(std::make_unique<Option<bool>>(
            *this, option.name, llvm::cl::desc(option.help), llvm::cl::init(false)));
      else
        texts.push_back(std::make_unique<Option<std::string>>(
            *this, option.name, llvm::cl::desc(option.help),
            llvm::cl::init(std::string(option.initial))));
    }
  }

  StringRef getName() const override { return info->argument; }
  StringRef getArgument() const override { return info->argument; }
  StringRef getDescription() const override { return info->description; }
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<RustPass>(info); }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<mla::MlaDialect, affine::AffineDialect, arith::ArithDialect,
                    bufferization::BufferizationDialect, func::FuncDialect,
                    linalg::LinalgDialect, memref::MemRefDialect, tensor::TensorDialect>();
  }

  LogicalResult initializeOptions(
      StringRef options,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    if (failed(Pass::initializeOptions(options, errorHandler)))
      return failure();
    SmallVector<MlaOptionValue> all = values();
    return success(info->check(info, all.data(), all.size()));
  }

  void runOnOperation() override {
    SmallVector<MlaOptionValue> all = values();
    // Each piece of a diagnostic is a system call on an unbuffered stream.
    llvm::errs().SetBuffered();
    bool done = info->run(info, this, wrap(getOperation()), all.data(), all.size());
    llvm::errs().SetUnbuffered();
    if (!done)
      signalPassFailure();
  }

  bool canScheduleOn(RegisteredOperationName name) const override {
    return name.getStringRef() == ModuleOp::getOperationName();
  }

  void preserveAll() { markAllAnalysesPreserved(); }

private:
  SmallVector<MlaOptionValue> values() {
    SmallVector<MlaOptionValue> all;
    size_t flag = 0, text = 0;
    for (intptr_t i = 0; i < info->optionCount; ++i) {
      const MlaOption &option = info->options[i];
      StringRef value;
      if (option.isFlag)
        value = flags[flag++]->getValue() ? "true" : "false";
      else
        value = texts[text++]->getValue();
      all.push_back({option.name, mlirStringRefCreate(value.data(), value.size())});
    }
    return all;
  }

  const MlaPass *info;
  std::vector<std::unique_ptr<Option<std::string>>> texts;
  std::vector<std::unique_ptr<Option<bool>>> flags;
};

} // namespace

void mlaRegisterDialect(MlirDialectRegistry registry) {
  unwrap(registry)->insert<mla::MlaDialect>();
}

void mlaRegisterEverything(MlirDialectRegistry registry) {
  registerAllDialects(*unwrap(registry));
  registerAllExtensions(*unwrap(registry));
  registerAllPasses();
  mlaRegisterDialect(registry);
}

MlirModule mlaParseModule(MlirContext context, MlirStringRef source, MlirStringRef name) {
  ParserConfig config(unwrap(context));
  return wrap(parseSourceString<ModuleOp>(StringRef(source.data, source.length), config,
                                          StringRef(name.data, name.length))
                  .release());
}

void mlaRegisterPass(const MlaPass *pass) {
  registerPass([pass]() -> std::unique_ptr<Pass> { return std::make_unique<RustPass>(pass); });
}

void mlaMarkAllAnalysesPreserved(void *handle) {
  static_cast<RustPass *>(static_cast<Pass *>(handle))->preserveAll();
}

void mlaEmitRemark(MlirLocation location, MlaRemarkKind kind, MlirStringRef code,
                   MlirStringRef message) {
  Location loc = unwrap(location);
  StringRef text(message.data, message.length);
  emitRemark(loc) << text;
  auto opts = remark::RemarkOpts::name(StringRef(code.data, code.length)).category("mla");
  switch (kind) {
  case MlaRemarkPassed:
    remark::passed(loc, opts) << text;
    break;
  case MlaRemarkMissed:
    remark::missed(loc, opts) << text;
    break;
  case MlaRemarkAnalysis:
    remark::analysis(loc, opts) << text;
    break;
  }
}

void mlaCollect(MlirOperation top, const MlirStringRef *names, intptr_t count,
                void (*found)(MlirOperation op, void *data), void *data) {
  MLIRContext *context = unwrap(top)->getContext();
  llvm::SmallDenseSet<OperationName, 32> wanted;
  for (MlirStringRef name : ArrayRef<MlirStringRef>(names, count))
    wanted.insert(OperationName(StringRef(name.data, name.length), context));
  unwrap(top)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (wanted.contains(op->getName()))
      found(wrap(op), data);
  });
}

void mlaSymbolReferences(MlirOperation top, void (*found)(MlirStringRef name, void *data),
                         void *data) {
  // A walk of attributes visits equal ones once, so each operation has its own.
  unwrap(top)->walk([&](Operation *op) {
    op->getAttrDictionary().walk([&](SymbolRefAttr reference) {
      StringRef name = reference.getRootReference().getValue();
      found(mlirStringRefCreate(name.data(), name.size()), data);
    });
  });
}
