//! The plugin: what a stock `mlir-opt` asks a library for.
//!
//! `mlir-opt --load-dialect-plugin=libmla_opt.so --load-pass-plugin=libmla_opt.so
//! --allow-unregistered-dialect --pass-pipeline='builtin.module(mla-lower-decode)' in.mlir`

use std::ffi::c_char;

use mlir_sys::MlirDialectRegistry;

/// Version of the plugin interface of MLIR 22, for passes and for dialects.
const API_VERSION: u32 = 1;

/// `mlir::PassPluginLibraryInfo`.
#[repr(C)]
pub struct PassPlugin {
    api_version: u32,
    name: *const c_char,
    version: *const c_char,
    register: extern "C" fn(),
}

/// `mlir::DialectPluginLibraryInfo`.
#[repr(C)]
pub struct DialectPlugin {
    api_version: u32,
    name: *const c_char,
    version: *const c_char,
    register: extern "C" fn(MlirDialectRegistry),
}

const VERSION: *const c_char = concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast();

extern "C" fn register_passes() {
    // The report is written when the process ends: a plugin has no main of its own.
    extern "C" fn finish() {
        if let Err(message) = mla_passes::session::finish() {
            eprintln!("mla-opt: {message}");
        }
    }
    unsafe extern "C" {
        fn atexit(f: extern "C" fn()) -> i32;
    }
    // SAFETY: the library stays loaded until the process ends.
    unsafe { atexit(finish) };
    mla_passes::session::fail_in_pass();
    mla_passes::transforms::register();
}

extern "C" fn register_dialect(registry: MlirDialectRegistry) {
    mla_passes::shim::register_dialect(registry);
}

/// Describes the passes to `--load-pass-plugin`.
#[unsafe(no_mangle)]
#[allow(non_snake_case, reason = "the name that MLIR looks up")]
pub extern "C" fn mlirGetPassPluginInfo() -> PassPlugin {
    PassPlugin {
        api_version: API_VERSION,
        name: c"mla-opt".as_ptr(),
        version: VERSION,
        register: register_passes,
    }
}

/// Describes the dialect to `--load-dialect-plugin`.
#[unsafe(no_mangle)]
#[allow(non_snake_case, reason = "the name that MLIR looks up")]
pub extern "C" fn mlirGetDialectPluginInfo() -> DialectPlugin {
    DialectPlugin {
        api_version: API_VERSION,
        name: c"mla-opt".as_ptr(),
        version: VERSION,
        register: register_dialect,
    }
}
