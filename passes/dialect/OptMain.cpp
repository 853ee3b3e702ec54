//===- OptMain.cpp - mlir-opt's main with exit statuses of its own ------------===//
//
// Part of mla-opt. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shim.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Debug/Counter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;

namespace {
/// What `MlaInput::data` points at.
struct Input {
  const DialectRegistry &registry;
  std::unique_ptr<llvm::MemoryBuffer> &file;
};

bool knows(MlirStringRef dialect, const void *data) {
  const auto *input = static_cast<const Input *>(data);
  return llvm::is_contained(input->registry.getDialectNames(), unwrap(dialect));
}

void replace(MlirStringRef source, void *data) {
  auto *input = static_cast<Input *>(data);
  input->file = llvm::MemoryBuffer::getMemBufferCopy(unwrap(source),
                                                     input->file->getBufferIdentifier());
}
} // namespace

int mlaOptMain(int argc, char **argv, MlirDialectRegistry wrapped,
               int (*begin)(const MlaToolFlags *flags), int (*read)(const MlaInput *input)) {
  static llvm::cl::opt<std::string> input(llvm::cl::Positional, llvm::cl::desc("<input file>"),
                                          llvm::cl::init("-"));
  static llvm::cl::opt<std::string> output("o", llvm::cl::desc("Output filename"),
                                           llvm::cl::value_desc("filename"), llvm::cl::init("-"));
  static llvm::cl::opt<std::string> report(
      "mla-report", llvm::cl::desc("Write the report of all sites to this file"),
      llvm::cl::value_desc("file.json"));
  static llvm::cl::opt<std::string> explain(
      "mla-explain", llvm::cl::ValueOptional,
      llvm::cl::desc("Explain a code such as MLA-R002; without one, print what was proved of each "
                     "site, up to the condition that failed"),
      llvm::cl::value_desc("code"));
  static llvm::cl::opt<bool> printCatalog("mla-print-catalog",
                                          llvm::cl::desc("Print the targets' kernels"));

  DialectRegistry &registry = *unwrap(wrapped);
  llvm::InitLLVM initialise(argc, argv);
  MlirOptMainConfig::registerCLOptions(registry);
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerPassManagerCLOptions();
  registerDefaultTimingManagerCLOptions();
  tracing::DebugCounter::registerCLOptions();
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, "mla-opt: MLA decode optimizer\n",
                                         &llvm::errs()))
    return 2;

  MlaToolFlags flags = {report.c_str(), explain.getNumOccurrences() ? explain.c_str() : nullptr,
                        printCatalog};
  if (int status = begin(&flags); status >= 0)
    return status;

  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  config.allowUnregisteredDialects(true);
  {
    // A pipeline that does not parse, or an illegal option, is the caller's mistake, not the IR's.
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    PassManager probe(&context);
    if (failed(config.setupPassPipeline(probe)))
      return 2;
  }

  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(input, &message);
  if (!file) {
    llvm::errs() << message << '\n';
    return 2;
  }
  Input state = {registry, file};
  MlaInput seen = {wrap(StringRef(input)), wrap(file->getBuffer()),
                   !config.inputSplitMarker().empty(), knows, replace, &state};
  if (int status = read(&seen); status >= 0)
    return status;
  std::unique_ptr<llvm::ToolOutputFile> target = openOutputFile(output, &message);
  if (!target) {
    llvm::errs() << message << '\n';
    return 2;
  }
  if (failed(MlirOptMain(target->os(), std::move(file), registry, config)))
    return 1;
  target->keep();
  return 0;
}
