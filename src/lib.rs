//! mla-opt.
