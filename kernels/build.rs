//! Builds the device kernels of each target that a feature names, with hip/build.sh, and lists them.

use std::{
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use object::{Object, ObjectSection, ObjectSymbol};

/// The targets: feature, `build.sh`'s name, and the images' extension.
const TARGETS: [(&str, &str, &str); 3] =
    [("GFX942", "gfx942", "hsaco"), ("GFX950", "gfx950", "hsaco"), ("SM_90", "sm_90a", "ptx")];

fn main() -> Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    for source in fs::read_dir("hip")? {
        let path = source?.path();
        if path.is_file() {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    println!("cargo:rerun-if-env-changed=CLANG");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut list = String::from("&[");
    for (feature, target, extension) in TARGETS {
        if env::var_os(format!("CARGO_FEATURE_{feature}")).is_some() {
            let images = build(target, &out)
                .with_context(|| format!("the kernels of feature `{}`", feature.to_lowercase()))?;
            for source in sources()? {
                let path = images.join(format!("{source}.{target}.{extension}"));
                let path = path.to_str().context("OUT_DIR is no UTF-8")?;
                let shapes = shapes(Path::new(path)).context(path.to_owned())?;
                writeln!(
                    list,
                    "Image {{ target: {:?}, source: {source:?}, bytes: include_bytes!({path:?}), shapes: &{shapes:?} }},",
                    feature.to_lowercase()
                )?;
            }
        }
    }
    fs::write(out.join("images.rs"), list + "]")?;
    Ok(())
}

/// Returns the names of the sources.
fn sources() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir("hip")? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "hip") {
            names.push(path.file_stem().context("a name")?.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn build(target: &str, out: &Path) -> Result<PathBuf> {
    let folder = out.join("hip");
    // Without ptxas: the driver compiles PTX for the device it has.
    let made = Command::new("sh")
        .arg("hip/build.sh")
        .arg(&folder)
        .env("TARGETS", target)
        .env("PTXAS", "")
        .output()
        .context("cannot run hip/build.sh")?;
    if !made.status.success() {
        bail!(
            "hip/build.sh needs clang and lld of LLVM 22, in MLIR_SYS_220_PREFIX or /usr/lib/llvm-22:\n{}",
            String::from_utf8_lossy(&made.stderr)
        );
    }
    Ok(folder)
}

/// Returns the kernels that tell their shape: name, threads, query rows and tokens of a tile, bytes of
/// dynamic shared memory.
fn shapes(path: &Path) -> Result<Vec<(String, [i32; 4])>> {
    let data = fs::read(path)?;
    let told = if path.extension().is_some_and(|e| e == "ptx") {
        told_by_ptx(std::str::from_utf8(&data)?)?
    } else {
        told_by_elf(&data)?
    };
    told.into_iter()
        .map(|(name, bytes)| {
            ensure!(bytes.len() == 16, "{name}_info has {} bytes", bytes.len());
            let numbers = |at: usize| i32::from_le_bytes([0, 1, 2, 3].map(|i| bytes[4 * at + i]));
            Ok((name, [0, 1, 2, 3].map(numbers)))
        })
        .collect()
}

fn told_by_elf(data: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let file = object::File::parse(data)?;
    let mut told = Vec::new();
    for symbol in file.dynamic_symbols() {
        if let Some(name) = symbol.name()?.strip_suffix("_info") {
            let section = symbol.section_index().context("an info without a section")?;
            let bytes =
                file.section_by_index(section)?.data_range(symbol.address(), symbol.size())?;
            told.push((name.to_owned(), bytes.context("an info out of its section")?.to_vec()));
        }
    }
    Ok(told)
}

/// Reads `.b8 NAME_info[16] = {0, 1, ...};`, whose last zeros are left out.
fn told_by_ptx(text: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let mut told = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('.')) {
        let Some((head, values)) = line.split_once("_info[16] = {") else { continue };
        let name = head.rsplit(' ').next().unwrap_or(head).to_owned();
        let values = values.trim_end_matches("};").split(", ");
        let mut bytes = values.map(str::parse).collect::<Result<Vec<u8>, _>>()?;
        bytes.resize(16, 0);
        told.push((name, bytes));
    }
    Ok(told)
}
