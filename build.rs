//! Links the executables against the shared libMLIR.
//!
//! Distributions ship MLIR's C API as static archives only, so the `libMLIR-C.so` that mlir-sys
//! asks for is a linker script made here.

use std::{env, fs, path::PathBuf};

fn main() {
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    println!("cargo:rerun-if-env-changed=MLIR_SYS_LINK_SHARED");
    if env::var_os("MLIR_SYS_LINK_SHARED").is_none() {
        return;
    }
    let prefix = PathBuf::from(env::var("MLIR_SYS_220_PREFIX").expect("MLIR_SYS_220_PREFIX"));
    let lib = prefix.join("lib");
    let out = PathBuf::from(env::var("OUT_DIR").expect("OUT_DIR"));
    let mut archives: Vec<String> = fs::read_dir(&lib)
        .unwrap_or_else(|e| {
            panic!("{}: {e}; install LLVM 22 or set MLIR_SYS_220_PREFIX", lib.display())
        })
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| {
            let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
            name.starts_with("libMLIRCAPI") && path.extension().is_some_and(|e| e == "a")
        })
        .map(|path| path.display().to_string())
        .collect();
    archives.sort();
    let script = format!("GROUP ( {} {}/libMLIR.so )\n", archives.join(" "), lib.display());
    fs::write(out.join("libMLIR-C.so"), script).expect("OUT_DIR is writable");
    println!("cargo:rustc-link-search={}", out.display());
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", lib.display());
}
