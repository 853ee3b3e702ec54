//! Calls into the C++ shim: the dialect, passes with options, remarks, and `mlir-opt`'s main.

use std::{
    ffi::{CStr, CString, c_char, c_int, c_void},
    panic::{AssertUnwindSafe, catch_unwind},
};

use mlir_sys::{
    MlirContext, MlirDialectRegistry, MlirLocation, MlirModule, MlirOperation, MlirStringRef,
    MlirValue,
};

use crate::ir::{Op, Val, string_ref};

/// One option of a pass.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The name as users write it.
    pub name: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// The value when it is not given; `None` for a flag.
    pub initial: Option<&'static str>,
}

/// Values of a pass's options, by name.
pub type OptionValues<'a> = [(&'a str, &'a str)];

/// A pass on `builtin.module`.
pub struct PassInfo {
    /// The name as users write it.
    pub argument: &'static str,
    /// One sentence.
    pub description: &'static str,
    /// The options.
    pub options: &'static [OptionInfo],
    /// Checks option values before anything runs; the error names the option.
    pub check: fn(&OptionValues<'_>) -> Result<(), String>,
    /// Runs on a module. `Ok(false)`: nothing was changed. An error fails the pass.
    pub run: fn(Op<'_>, &OptionValues<'_>) -> Result<bool, String>,
}

#[repr(C)]
struct RawOption {
    name: *const c_char,
    help: *const c_char,
    initial: *const c_char,
    is_flag: bool,
}

#[repr(C)]
struct RawOptionValue {
    name: *const c_char,
    value: MlirStringRef,
}

#[repr(C)]
struct RawPass {
    argument: *const c_char,
    description: *const c_char,
    options: *const RawOption,
    option_count: isize,
    run: unsafe extern "C" fn(
        *const RawPass,
        *mut c_void,
        MlirOperation,
        *const RawOptionValue,
        isize,
    ) -> bool,
    check: unsafe extern "C" fn(*const RawPass, *const RawOptionValue, isize) -> bool,
    /// Seen by Rust only.
    info: &'static PassInfo,
}

/// What a remark says of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub enum RemarkKind {
    /// It was lowered.
    Passed,
    /// It could not be lowered.
    Missed,
    /// A finding without a rewrite.
    Analysis,
}

/// Flags of the tool that belong to no pass.
#[derive(Clone, Debug, Default)]
pub struct ToolFlags {
    /// `--mla-report`.
    pub report: Option<String>,
    /// `--mla-explain`; empty where no code was named.
    pub explain: Option<String>,
    /// `--mla-print-catalog`.
    pub print_catalog: bool,
}

#[repr(C)]
struct RawToolFlags {
    report: *const c_char,
    explain: *const c_char,
    print_catalog: bool,
}

/// An input file as a tool sees it before it is parsed.
#[repr(C)]
pub struct Input {
    name: MlirStringRef,
    source: MlirStringRef,
    split: bool,
    knows: extern "C" fn(MlirStringRef, *const c_void) -> bool,
    replace: extern "C" fn(MlirStringRef, *mut c_void),
    data: *mut c_void,
}

impl Input {
    /// Returns its path, or `-`.
    pub fn name(&self) -> String {
        String::from_utf8_lossy(Self::bytes(self.name)).into_owned()
    }

    /// Returns what it holds.
    pub fn source(&self) -> &[u8] {
        Self::bytes(self.source)
    }

    /// Returns true if it is parsed in pieces.
    pub fn is_split(&self) -> bool {
        self.split
    }

    /// Returns true for a dialect that is registered.
    pub fn knows(&self, dialect: &str) -> bool {
        (self.knows)(string_ref(dialect), self.data)
    }

    /// Has `source` parsed instead.
    pub fn replace(&self, source: &[u8]) {
        let source = MlirStringRef { data: source.as_ptr().cast(), length: source.len() };
        (self.replace)(source, self.data);
    }

    fn bytes<'a>(text: MlirStringRef) -> &'a [u8] {
        // SAFETY: the shim's strings live as long as the input.
        unsafe { std::slice::from_raw_parts(text.data.cast(), text.length) }
    }
}

#[allow(improper_ctypes, reason = "the last field of RawPass is Rust's own; C++ never reads it")]
unsafe extern "C" {
    fn mlaRegisterDialect(registry: MlirDialectRegistry);
    fn mlaRegisterEverything(registry: MlirDialectRegistry);
    fn mlaParseModule(
        context: MlirContext,
        source: MlirStringRef,
        name: MlirStringRef,
    ) -> MlirModule;
    fn mlaRegisterPass(pass: *const RawPass);
    fn mlaMarkAllAnalysesPreserved(handle: *mut c_void);
    fn mlaEmitRemark(
        location: MlirLocation,
        kind: RemarkKind,
        code: MlirStringRef,
        message: MlirStringRef,
    );
    fn mlaCollect(
        top: MlirOperation,
        names: *const MlirStringRef,
        count: isize,
        found: extern "C" fn(MlirOperation, *mut c_void),
        data: *mut c_void,
    );
    fn mlaSymbolReferences(
        top: MlirOperation,
        found: extern "C" fn(MlirStringRef, *mut c_void),
        data: *mut c_void,
    );
    fn mlaRelationCreate() -> *mut c_void;
    fn mlaRelationDestroy(relation: *mut c_void);
    fn mlaRelate(relation: *mut c_void, a: MlirValue, b: MlirValue) -> bool;
    fn mlaRelated(relation: *mut c_void, a: MlirValue) -> MlirValue;
    fn mlaRelateDefinitions(relation: *mut c_void, value: MlirValue) -> bool;
    fn mlaRelateUsers(relation: *mut c_void, value: MlirValue) -> bool;
    fn mlaOptMain(
        argc: c_int,
        argv: *mut *mut c_char,
        registry: MlirDialectRegistry,
        begin: extern "C" fn(*const RawToolFlags) -> c_int,
        read: extern "C" fn(*const Input) -> c_int,
    ) -> c_int;
}

/// Registers the dialect.
pub fn register_dialect(registry: MlirDialectRegistry) {
    // SAFETY: a registry is alive while its handle is.
    unsafe { mlaRegisterDialect(registry) }
}

/// Registers all of upstream's dialects, extensions and passes, and the dialect.
pub fn register_everything(registry: MlirDialectRegistry) {
    // SAFETY: as above.
    unsafe { mlaRegisterEverything(registry) }
}

/// Parses text or bytecode with `name` in its locations, wrapped in a module where it is not one.
/// `None` where it is invalid; MLIR's diagnostics say why. The caller owns the module.
pub fn parse_module(context: MlirContext, source: &[u8], name: &str) -> Option<MlirModule> {
    // The parser reads a zero behind the buffer.
    let mut buffer = source.to_vec();
    buffer.push(0);
    let text = MlirStringRef { data: buffer.as_ptr().cast(), length: source.len() };
    // SAFETY: the strings live through the call, and nothing keeps them.
    let module = unsafe { mlaParseModule(context, text, string_ref(name)) };
    (!module.ptr.is_null()).then_some(module)
}

/// Registers a pass with MLIR, for the rest of the process.
pub fn register_pass(info: &'static PassInfo) {
    let text = |s: &str| CString::new(s).expect("no NUL in a description").into_raw().cast_const();
    let options: Vec<RawOption> = info
        .options
        .iter()
        .map(|o| RawOption {
            name: text(o.name),
            help: text(o.help),
            initial: text(o.initial.unwrap_or_default()),
            is_flag: o.initial.is_none(),
        })
        .collect();
    let options = Box::leak(options.into_boxed_slice());
    let raw = Box::leak(Box::new(RawPass {
        argument: text(info.argument),
        description: text(info.description),
        options: options.as_ptr(),
        option_count: options.len() as isize,
        run,
        check,
        info,
    }));
    // SAFETY: the description lives for ever.
    unsafe { mlaRegisterPass(raw) }
}

/// Emits a remark at `location`, to the diagnostics and to the remark engine.
pub fn emit_remark(location: MlirLocation, kind: RemarkKind, code: &str, message: &str) {
    // SAFETY: the strings are valid during the call.
    unsafe { mlaEmitRemark(location, kind, string_ref(code), string_ref(message)) }
}

/// Returns the operations at or below `top` that have one of `names`, parents first.
pub fn collect<'c>(top: Op<'c>, names: &[&str]) -> Vec<Op<'c>> {
    extern "C" fn found(op: MlirOperation, data: *mut c_void) {
        // SAFETY: `data` is the list below; the operation is not null.
        unsafe { (*data.cast::<Vec<Op<'_>>>()).push(Op::from_raw(op)) }
    }
    let mut ops: Vec<Op<'c>> = Vec::new();
    let names: Vec<MlirStringRef> = names.iter().map(|name| string_ref(name)).collect();
    // SAFETY: the operation is alive, and the list outlives the call.
    unsafe {
        let data = (&raw mut ops).cast();
        mlaCollect(top.to_raw(), names.as_ptr(), names.len() as isize, found, data);
    }
    ops
}

/// Calls `found` with the name in each symbol reference at or below `top`, however deep it is in
/// an attribute.
pub fn symbol_references(top: Op<'_>, found: &mut dyn FnMut(&str)) {
    extern "C" fn call(name: MlirStringRef, data: *mut c_void) {
        // SAFETY: `data` is the function below; the name is valid during the call.
        unsafe {
            let bytes = std::slice::from_raw_parts(name.data.cast::<u8>(), name.length);
            let found = &mut **data.cast::<&mut dyn FnMut(&str)>();
            found(std::str::from_utf8(bytes).unwrap_or_default());
        }
    }
    let mut found: &mut dyn FnMut(&str) = found;
    // SAFETY: the operation is alive, and the function outlives the call.
    unsafe { mlaSymbolReferences(top.to_raw(), call, (&raw mut found).cast()) }
}

/// A one-to-one relation between values of two parts of a module that compute alike.
pub struct Relation {
    raw: *mut c_void,
}

// SAFETY of every block below: the relation is alive, and values are of live IR.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Relation {
    /// Relates two values; `None` where their types differ.
    pub fn new(a: Val<'_>, b: Val<'_>) -> Option<Self> {
        unsafe {
            let relation = Self { raw: mlaRelationCreate() };
            mlaRelate(relation.raw, a.to_raw(), b.to_raw()).then_some(relation)
        }
    }

    /// Returns the value that `a` is related to.
    pub fn related<'c>(&self, a: Val<'c>) -> Option<Val<'c>> {
        unsafe { Val::checked(mlaRelated(self.raw, a.to_raw())) }
    }

    /// Returns true if equal operations define `value` and the value related to it; relates their
    /// operands.
    pub fn relate_definitions(&self, value: Val<'_>) -> bool {
        unsafe { mlaRelateDefinitions(self.raw, value.to_raw()) }
    }

    /// Returns true if `value` and the value related to it have the same uses, in order; relates
    /// the results of their users.
    pub fn relate_users(&self, value: Val<'_>) -> bool {
        unsafe { mlaRelateUsers(self.raw, value.to_raw()) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks, reason = "as above")]
impl Drop for Relation {
    fn drop(&mut self) {
        unsafe { mlaRelationDestroy(self.raw) }
    }
}

/// What a tool does with its input; it may return a status to stop with.
pub type Read = fn(&Input) -> Option<i32>;

/// Runs `mlir-opt`'s main with what is registered; returns the exit status 0, 1 or 2. `begin` sees
/// the tool's flags first and may return a status to stop with; then `read` sees the input.
pub fn opt_main(
    arguments: impl Iterator<Item = String>,
    registry: MlirDialectRegistry,
    begin: fn(&ToolFlags) -> Option<i32>,
    read: Read,
) -> i32 {
    static BEGIN: std::sync::OnceLock<fn(&ToolFlags) -> Option<i32>> = std::sync::OnceLock::new();
    static READ: std::sync::OnceLock<Read> = std::sync::OnceLock::new();
    extern "C" fn reader(input: *const Input) -> c_int {
        // SAFETY: the shim passes an input that lives through the call.
        let input = unsafe { &*input };
        READ.get().and_then(|read| read(input)).unwrap_or(-1)
    }
    extern "C" fn trampoline(flags: *const RawToolFlags) -> c_int {
        // SAFETY: the shim passes its flags, whose strings live for the process.
        let flags = unsafe { &*flags };
        let text = |p: *const c_char| {
            // SAFETY: as above; null where the flag was not given.
            (!p.is_null()).then(|| unsafe { CStr::from_ptr(p) }.to_string_lossy().into_owned())
        };
        let flags = ToolFlags {
            report: text(flags.report).filter(|path| !path.is_empty()),
            explain: text(flags.explain),
            print_catalog: flags.print_catalog,
        };
        BEGIN.get().and_then(|begin| begin(&flags)).unwrap_or(-1)
    }
    let _ = (BEGIN.set(begin), READ.set(read));
    let mut arguments: Vec<*mut c_char> = arguments
        .map(|a| CString::new(a).unwrap_or_default().into_raw())
        .chain([std::ptr::null_mut()])
        .collect();
    let count = arguments.len() as c_int - 1;
    // SAFETY: argc and argv are as main has them; the strings are never freed.
    unsafe { mlaOptMain(count, arguments.as_mut_ptr(), registry, trampoline, reader) }
}

unsafe fn values<'a>(values: *const RawOptionValue, count: isize) -> Vec<(&'a str, &'a str)> {
    // SAFETY: the shim passes `count` values with names and texts that outlive the call.
    unsafe {
        std::slice::from_raw_parts(values, count as usize)
            .iter()
            .map(|v| {
                let bytes = std::slice::from_raw_parts(v.value.data.cast::<u8>(), v.value.length);
                (
                    CStr::from_ptr(v.name).to_str().unwrap_or_default(),
                    std::str::from_utf8(bytes).unwrap_or_default(),
                )
            })
            .collect()
    }
}

unsafe extern "C" fn check(
    pass: *const RawPass,
    option_values: *const RawOptionValue,
    count: isize,
) -> bool {
    // SAFETY: the shim passes the description that was registered.
    let (info, values) = unsafe { ((*pass).info, values(option_values, count)) };
    match catch_unwind(AssertUnwindSafe(|| (info.check)(&values))) {
        Ok(Ok(())) => true,
        Ok(Err(message)) => {
            eprintln!("{}: {message}", info.argument);
            false
        }
        Err(_) => false,
    }
}

unsafe extern "C" fn run(
    pass: *const RawPass,
    handle: *mut c_void,
    op: MlirOperation,
    option_values: *const RawOptionValue,
    count: isize,
) -> bool {
    // SAFETY: as in `check`; the operation is alive during the call.
    let (info, values, op) =
        unsafe { ((*pass).info, values(option_values, count), Op::from_raw(op)) };
    match catch_unwind(AssertUnwindSafe(|| (info.run)(op, &values))) {
        Ok(Ok(changed)) => {
            if !changed {
                // SAFETY: the handle is the running pass.
                unsafe { mlaMarkAllAnalysesPreserved(handle) };
            }
            true
        }
        Ok(Err(message)) => {
            let text = format!("{}: {message}", info.argument);
            let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
            // SAFETY: the location and the text are valid during the call.
            unsafe { mlir_sys::mlirEmitError(op.location(), text.as_ptr()) };
            false
        }
        Err(_) => false,
    }
}
