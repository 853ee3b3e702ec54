//! The C header says what the Rust structures are: a C and a C++ compiler check every size and
//! offset.

use std::{
    fmt::Write as _,
    mem::{offset_of, size_of},
    process::Command,
};

use mla_kernels::abi::*;

#[test]
fn header_and_structures_agree() {
    let mut source = String::from(
        "#include <stddef.h>\n#include \"mla_kernels.h\"\n#ifndef __cplusplus\n#define static_assert \
         _Static_assert\n#endif\n",
    );
    macro_rules! agree {
        ($c:literal, $rust:ident: $($field:ident),*) => {
            let size = size_of::<$rust>();
            let _ = writeln!(source, "static_assert(sizeof({}) == {size}, \"size\");", $c);
            $(
                let (field, offset) = (stringify!($field), offset_of!($rust, $field));
                let _ = writeln!(
                    source,
                    "static_assert(offsetof({}, {field}) == {offset}, \"{field}\");",
                    $c
                );
            )*
        };
    }
    agree!("mla_view", MlaView: data, elements, offset, strides, dtype, reserved);
    agree!("mla_metadata", MlaMetadata: work_meta_data, work_indptr, work_info_set,
        reduce_indptr, reduce_final_map, reduce_partial_map, reduce_partial_map_count);
    agree!("mla_plan_args", MlaPlanArgs: abi_version, struct_size, batch, query, heads,
        latent_width, kv_length, units, kv_granularity, empty, reserved);
    agree!("mla_sizes", MlaSizes: work_meta_data, work_indptr, work_info_set, reduce_indptr,
        reduce_final_map, reduce_partial_map, scratch_output, scratch_lse);
    agree!("mla_decode_args", MlaDecodeArgs: abi_version, struct_size, batch, query, heads,
        latent_width, rope_width, kv_length, q_latent, q_rope, latent, rope, mask, page_table,
        latent_scale, rope_scale, page_size, page_count, scale_group, lengths,
        lengths_count, scale_latent, scale_rope, mask_scale, causal, empty, out, lse, metadata,
        scratch_output, scratch_output_count, scratch_lse, scratch_lse_count, num_kv_splits,
        threads, reserved);
    let folder = std::env::temp_dir().join(format!("mla-header-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the source");
    let prefix = std::env::var("MLIR_SYS_220_PREFIX").unwrap_or_default();
    for (compiler, standard, name) in [("clang", "c11", "a.c"), ("clang++", "c++17", "a.cpp")] {
        let file = folder.join(name);
        std::fs::write(&file, &source).expect("written");
        let bundled = format!("{prefix}/bin/{compiler}");
        let compiler = if std::path::Path::new(&bundled).exists() { bundled } else { "cc".into() };
        let run = Command::new(&compiler)
            .args(["-fsyntax-only", "-Wall", "-Werror", &format!("-std={standard}"), "-I"])
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/include"))
            .arg(&file)
            .output()
            .unwrap_or_else(|e| panic!("cannot run {compiler}: {e}"));
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}
