//! The MLIR context of a run: parses files and collects what MLIR reports.

use std::fmt::Write as _;

use std::{cell::RefCell, path::Path, rc::Rc};

use melior::{
    Context,
    diagnostic::{Diagnostic, DiagnosticSeverity},
    dialect::DialectRegistry,
    ir::{Location, Module, OperationRef},
    pass::PassManager,
    utility,
};
use mla_passes::{ir::Op, shim};

use crate::foreign::Foreign;

use super::{
    error::{Outcome, usage},
    scatter,
};

/// A context with every dialect and the messages that it emitted.
pub struct Session {
    context: Context,
    messages: Rc<RefCell<Vec<String>>>,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// Makes a context that knows all of upstream's dialects and the `mla` dialect.
    pub fn new() -> Self {
        static PASSES: std::sync::Once = std::sync::Once::new();
        PASSES.call_once(utility::register_all_passes);
        let registry = DialectRegistry::new();
        shim::register_everything(registry.to_raw());
        // Diagnostics arrive on this thread only.
        let context = Context::new_with_registry(&registry, false);
        context.load_all_available_dialects();
        utility::register_all_llvm_translations(&context);
        context.set_allow_unregistered_dialects(true);
        let messages = Rc::new(RefCell::new(Vec::new()));
        let sink = messages.clone();
        context.attach_diagnostic_handler(move |diagnostic| {
            if matches!(diagnostic.severity(), DiagnosticSeverity::Error) {
                sink.borrow_mut().push(render(&diagnostic));
            }
            true
        });
        Self { context, messages }
    }

    /// Returns the context.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Parses a file, text or bytecode; scatters become ops that all of LLVM knows.
    pub fn parse(&self, path: &Path) -> Outcome<Module<'_>> {
        let shown = path.display().to_string();
        let mut source = match std::fs::read(path) {
            Ok(source) => source,
            Err(error) => return usage(format!("{shown}: {error}")),
        };
        if let Some(foreign) = Foreign::find(&source) {
            match foreign.convert(&shown, &source) {
                Ok((generic, _)) => source = generic,
                Err(message) => return usage(message),
            }
        }
        match mla_passes::shim::parse_module(self.context.to_raw(), &source, &shown) {
            Some(module) => {
                // SAFETY: the module was just made and is owned by nobody else.
                let module = unsafe { Module::from_raw(module) };
                scatter::rewrite(root(&module));
                Ok(module)
            }
            None => usage(self.take_messages(&format!("{shown}: not a module"))),
        }
    }

    /// Returns a copy of a module.
    pub fn copy<'c>(&'c self, module: &Module<'c>) -> Option<Module<'c>> {
        let operation: OperationRef = module.as_operation();
        Module::from_operation((*operation).clone())
    }

    /// Runs a pipeline, written as for `--pass-pipeline`; the error is what MLIR reported.
    pub fn run_passes(&self, module: &mut Module<'_>, pipeline: &str) -> Result<(), String> {
        let manager = PassManager::new(&self.context);
        utility::parse_pass_pipeline(manager.as_operation_pass_manager(), pipeline)
            .map_err(|error| format!("the pipeline {pipeline} does not parse: {error}"))?;
        manager.run(module).map_err(|_| self.take_messages("a pass failed"))
    }

    /// Returns the errors since the last call, or `otherwise` if there are none.
    fn take_messages(&self, otherwise: &str) -> String {
        let messages = std::mem::take(&mut *self.messages.borrow_mut());
        if messages.is_empty() { otherwise.to_owned() } else { messages.join("\n") }
    }

    /// Returns true if the operation's dialect and name are known.
    pub fn knows(&self, op: Op<'_>) -> bool {
        self.context.is_registered_operation(op.name())
    }
}

/// Returns the root of a module as the passes see it.
pub fn root<'c>(module: &'c Module<'_>) -> Op<'c> {
    // SAFETY: the module is alive and its operation is not null.
    unsafe { Op::from_raw(module.as_operation().to_raw()) }
}

/// Returns `file:line:column: error: text` and the notes.
fn render(diagnostic: &Diagnostic) -> String {
    let mut text = format!("{}: error: {diagnostic}", place(diagnostic.location()));
    for at in 0..diagnostic.note_count() {
        if let Ok(note) = diagnostic.note(at) {
            let note_text = note.to_string();
            // MLIR appends a print of the whole operation.
            if note_text.len() < 400 && !note_text.starts_with("see current operation") {
                let _ = write!(text, "\n{}: note: {note_text}", place(note.location()));
            }
        }
    }
    text
}

fn place(location: Location<'_>) -> String {
    let text = location.to_string();
    let inner = text.strip_prefix("loc(").and_then(|t| t.strip_suffix(')')).unwrap_or(&text);
    match inner.strip_prefix('"').and_then(|t| t.split_once("\":")) {
        Some((file, position)) if !position.contains('"') => {
            // A range, `3:4 to :9`, is cut to its start.
            format!("{file}:{}", position.split(' ').next().unwrap_or(position))
        }
        _ => inner.to_owned(),
    }
}
