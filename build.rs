//! Lets the executables and the plugin find the shared libMLIR that they were linked with.

use std::env;

fn main() {
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    println!("cargo:rerun-if-env-changed=MLIR_SYS_LINK_SHARED");
    if env::var_os("MLIR_SYS_LINK_SHARED").is_some()
        && let Some(prefix) = env::var_os("MLIR_SYS_220_PREFIX")
    {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}/lib", prefix.display());
    }
}
