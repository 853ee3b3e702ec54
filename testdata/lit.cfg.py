"""The lit suite: FileCheck over mla-opt, mla-run and a stock mlir-opt with the plugin."""

import os
import pathlib
import sys

import lit.formats

root = pathlib.Path(__file__).resolve().parent.parent
llvm = pathlib.Path(os.environ.get("MLIR_SYS_220_PREFIX", "/usr/lib/llvm-22"))
built = pathlib.Path(os.environ.get("MLA_BUILD_DIR", root / "target" / "release"))

config.name = "mla-opt"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["ir", "numeric", "export", "Inputs"]
config.test_source_root = str(root / "testdata")
config.test_exec_root = str(root / "target" / "lit")
config.environment["PATH"] = f"{llvm / 'bin'}:/usr/bin:/bin"
for name, path in [
    ("mla-opt", built / "mla-opt"),
    ("mla-run", built / "mla-run"),
    ("mla-plan", built / "mla-plan"),
    ("mlir-opt", llvm / "bin" / "mlir-opt"),
]:
    config.substitutions.append((rf"(?<![\w/.-]){name}\b(?![.-])", str(path)))
config.substitutions.append(("%python", sys.executable))
config.substitutions.append(("%hip", str(root / "kernels" / "hip")))
config.substitutions.append(("%plugin", str(built / "libmla_opt.so")))
config.substitutions.append(("%aiter", str(built / "examples" / "libaiter_reference.so")))
config.substitutions.append(("%ir", str(root / "testdata" / "ir")))
config.substitutions.append(("%numeric", str(root / "testdata" / "numeric")))
