//! Generates the dialect's C++ with mlir-tblgen and compiles it with the clang++ of the same LLVM.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

const SOURCES: [&str; 5] =
    ["MlaDialect.cpp", "MlaVerify.cpp", "Shim.cpp", "Relation.cpp", "OptMain.cpp"];

/// mlir-tblgen's generators and the files they make.
const GENERATED: [(&[&str], &str); 10] = [
    (&["-gen-dialect-decls", "-dialect=mla"], "MlaDialect.h.inc"),
    (&["-gen-dialect-defs", "-dialect=mla"], "MlaDialect.cpp.inc"),
    (&["-gen-enum-decls"], "MlaEnums.h.inc"),
    (&["-gen-enum-defs"], "MlaEnums.cpp.inc"),
    (&["-gen-attrdef-decls", "-attrdefs-dialect=mla"], "MlaAttributes.h.inc"),
    (&["-gen-attrdef-defs", "-attrdefs-dialect=mla"], "MlaAttributes.cpp.inc"),
    (&["-gen-typedef-decls", "-typedefs-dialect=mla"], "MlaTypes.h.inc"),
    (&["-gen-typedef-defs", "-typedefs-dialect=mla"], "MlaTypes.cpp.inc"),
    (&["-gen-op-decls"], "MlaOps.h.inc"),
    (&["-gen-op-defs"], "MlaOps.cpp.inc"),
];

fn main() -> Result<()> {
    println!("cargo:rerun-if-changed=dialect");
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    let prefix = PathBuf::from(
        env::var("MLIR_SYS_220_PREFIX").context("MLIR_SYS_220_PREFIX names no LLVM 22")?,
    );
    let out = PathBuf::from(env::var("OUT_DIR")?);
    link_shared(&prefix, &out)?;
    let tblgen = tool(&prefix, "mlir-tblgen")?;
    for (arguments, file) in GENERATED {
        let status = Command::new(&tblgen)
            .args(arguments)
            .arg("-I")
            .arg(prefix.join("include"))
            .args(["-I", "dialect", "dialect/MlaOps.td", "-o"])
            .arg(out.join(file))
            .status()
            .with_context(|| format!("cannot run {}", tblgen.display()))?;
        if !status.success() {
            bail!("mlir-tblgen {} failed", arguments.join(" "));
        }
    }
    // Another compiler gives traits other type ids than LLVM's own libraries have.
    let compiler = tool(&prefix, "clang++")?;
    cc::Build::new()
        .cpp(true)
        .compiler(compiler)
        .std("c++17")
        .include(prefix.join("include"))
        .include(&out)
        .include("dialect")
        .files(SOURCES.map(|file| Path::new("dialect").join(file)))
        .flag("-fno-exceptions")
        .flag("-fvisibility=hidden")
        .flag("-Wno-unused-parameter")
        .opt_level(2)
        .debug(false)
        .compile("mla_dialect");
    Ok(())
}

/// Makes the `libMLIR-C.so` that mlir-sys asks for: distributions ship MLIR's C API as static
/// archives only, so it is a linker script that names them.
fn link_shared(prefix: &Path, out: &Path) -> Result<()> {
    println!("cargo:rerun-if-env-changed=MLIR_SYS_LINK_SHARED");
    if env::var_os("MLIR_SYS_LINK_SHARED").is_none() {
        return Ok(());
    }
    let lib = prefix.join("lib");
    let mut archives = Vec::new();
    let entries = fs::read_dir(&lib)
        .with_context(|| format!("{} has no libraries: install LLVM 22", lib.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if name.starts_with("libMLIRCAPI") && path.extension().is_some_and(|e| e == "a") {
            archives.push(path.display().to_string());
        }
    }
    archives.sort();
    let script = format!("GROUP ( {} {}/libMLIR.so )\n", archives.join(" "), lib.display());
    fs::write(out.join("libMLIR-C.so"), script)?;
    println!("cargo:rustc-link-search={}", out.display());
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", lib.display());
    Ok(())
}

/// Returns the path of one of LLVM's tools.
fn tool(prefix: &Path, name: &str) -> Result<PathBuf> {
    let path = prefix.join("bin").join(name);
    if fs::exists(&path)? {
        return Ok(path);
    }
    bail!(
        "{} is missing: install LLVM 22's MLIR tools and clang, or set MLIR_SYS_220_PREFIX",
        path.display()
    )
}
