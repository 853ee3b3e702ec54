//! Files in the syntax of a dialect that LLVM does not have.
//!
//! Generic form (`"stablehlo.add"(%0, %1) : ...`) is read without the dialect; its own syntax
//! (`stablehlo.add %0, %1 : ...`) and `StableHLO`'s portable bytecode are not. Each such dialect has
//! a Python package that prints them in generic form: where it is installed, [`Foreign::convert`]
//! runs it, otherwise [`Foreign::explain`] says what to run.

use std::{
    env, fmt,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// What a bytecode file starts with.
const BYTECODE: &[u8] = b"ML\xefR";

/// Prints `StableHLO` in generic form.
const SCRIPT: &str = include_str!("foreign/generic.py");

/// The exit status of [`SCRIPT`] where no package reads the dialect.
const NO_PACKAGE: i32 = 3;

/// What reads dialects that LLVM does not have.
struct Reader {
    /// As people call it.
    title: &'static str,
    /// Namespaces of its dialects.
    dialects: &'static [&'static str],
    /// The Python package that reads it, as pip knows it.
    package: &'static str,
    /// The tool that prints it in generic form.
    tool: &'static str,
    /// The package comes without the tool; [`SCRIPT`] does its work.
    scripted: bool,
}

const READERS: [Reader; 3] = [
    Reader {
        title: "StableHLO",
        dialects: &["stablehlo", "chlo", "vhlo"],
        package: "jaxlib",
        tool: "stablehlo-opt",
        scripted: true,
    },
    Reader {
        title: "torch-mlir",
        dialects: &["torch", "torch_c", "tm_tensor"],
        package: "torch-mlir",
        tool: "torch-mlir-opt",
        scripted: false,
    },
    Reader {
        title: "IREE",
        dialects: &[
            "util",
            "flow",
            "hal",
            "stream",
            "iree_encoding",
            "iree_input",
            "iree_linalg_ext",
            "iree_tensor_ext",
        ],
        package: "iree-base-compiler",
        tool: "iree-opt",
        scripted: false,
    },
];

/// A file that LLVM cannot read.
pub struct Foreign {
    reader: &'static Reader,
    /// The dialect's namespace.
    pub dialect: &'static str,
    what: What,
}

/// What of a file LLVM cannot read.
enum What {
    /// An operation in its own syntax; line and column count from 1.
    Operation { name: String, line: usize, column: usize },
    /// Portable bytecode of this producer.
    Bytecode(String),
}

impl Foreign {
    /// Returns what in a file is in the syntax of a dialect that LLVM does not have, if anything
    /// is. Takes time linear in the text up to there.
    pub fn find(source: &[u8]) -> Option<Self> {
        if let Some(rest) = source.strip_prefix(BYTECODE) {
            // A version of one byte, then the producer's name up to a zero.
            let producer = rest.get(1..)?.split(|byte| *byte == 0).next()?;
            let producer = String::from_utf8_lossy(producer).into_owned();
            let portable = producer.starts_with("StableHLO_v");
            let what = What::Bytecode(producer);
            return portable.then_some(Self { reader: &READERS[0], dialect: "vhlo", what });
        }
        source.split(|byte| *byte == b'\n').enumerate().find_map(|(at, line)| {
            let start = operation(line)?;
            let rest = &line[start..];
            let dialect = &rest[..rest.iter().position(|byte| !is_word(*byte))?];
            if rest.get(dialect.len()) != Some(&b'.') {
                return None;
            }
            let (reader, dialect) = READERS.iter().find_map(|reader| {
                let known = reader.dialects.iter().find(|d| d.as_bytes() == dialect)?;
                Some((reader, *known))
            })?;
            let end = rest.iter().position(|byte| !is_word(*byte) && *byte != b'.');
            let name = String::from_utf8_lossy(&rest[..end.unwrap_or(rest.len())]).into_owned();
            let what = What::Operation { name, line: at + 1, column: start + 1 };
            Some(Self { reader, dialect, what })
        })
    }

    /// Says what is wrong with the file called `name`, and the command that makes it generic.
    pub fn explain(&self, name: &str) -> String {
        let Reader { package, tool, .. } = self.reader;
        let command = match &self.what {
            What::Operation { .. } => format!("{tool} --mlir-print-op-generic {name}"),
            What::Bytecode(_) => {
                format!("stablehlo-translate --deserialize --mlir-print-op-generic {name}")
            }
        };
        format!(
            "{}\nnote: this makes it generic: {command} -o generic.mlir\nnote: mla-opt does that \
             itself where $MLA_PYTHON, or the path's python, has it: pip install {package}",
            self.problem(name)
        )
    }

    /// Says what is wrong with the file called `name`.
    fn problem(&self, name: &str) -> String {
        let title = self.reader.title;
        match &self.what {
            What::Operation { name: op, line, column } => format!(
                "{name}:{line}:{column}: error: `{op}` is in {title}'s own syntax; of its dialect \
                 `{}` LLVM reads the generic form only",
                self.dialect
            ),
            What::Bytecode(producer) => format!(
                "{name}: error: portable bytecode of {title} ({producer}, dialect `{}`), which \
                 LLVM does not read",
                self.dialect
            ),
        }
    }

    /// Returns the file in generic form, with its own locations, and what printed it. `name` is its
    /// path or `-`.
    ///
    /// # Errors
    /// The dialect's package is not installed, or finds the file invalid: what to tell the user.
    pub fn convert(&self, name: &str, source: &[u8]) -> Result<(Vec<u8>, String), String> {
        let from_file = name != "-" && Path::new(name).is_file();
        let input = if from_file { name } else { "-" };
        for (program, arguments) in self.commands(input) {
            let mut command = Command::new(&program);
            command.args(arguments);
            let stdin = if from_file { &[][..] } else { source };
            let Ok(output) = run(&mut command, stdin) else { continue };
            match output.status.code() {
                Some(0) => return Ok((output.stdout, program.display().to_string())),
                Some(NO_PACKAGE) if self.reader.scripted => {}
                _ => {
                    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
                    let (problem, program) = (self.problem(name), program.display());
                    return Err(format!("{problem}\nnote: {program} finds it invalid: {said}"));
                }
            }
        }
        Err(self.explain(name))
    }

    /// Returns the commands that print `input` in generic form, where they are installed.
    fn commands(&self, input: &str) -> Vec<(PathBuf, Vec<String>)> {
        let pythons = pythons();
        if self.reader.scripted {
            let arguments = ["-c", SCRIPT, input].map(String::from).to_vec();
            return pythons.into_iter().map(|python| (python, arguments.clone())).collect();
        }
        let arguments = ["--mlir-print-op-generic", "--mlir-print-debuginfo", input];
        let beside = pythons.iter().filter_map(|python| python.parent()).map(Path::to_path_buf);
        beside
            .chain(search_path())
            .map(|folder| folder.join(self.reader.tool))
            .filter(|tool| tool.is_file())
            .map(|tool| (tool, arguments.map(String::from).to_vec()))
            .take(1)
            .collect()
    }
}

impl fmt::Debug for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem("FILE"))
    }
}

/// Returns where on a line an operation in its own syntax may begin: after `%a, %b:2 =`.
fn operation(line: &[u8]) -> Option<usize> {
    let start = line.iter().position(|byte| !byte.is_ascii_whitespace())?;
    if line[start] != b'%' {
        return Some(start);
    }
    let equals = start + line[start..].iter().position(|byte| *byte == b'=')?;
    let blanks = line[equals + 1..].iter().position(|byte| !byte.is_ascii_whitespace())?;
    Some(equals + 1 + blanks)
}

fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric()
}

/// Returns the folders of the path.
fn search_path() -> Vec<PathBuf> {
    env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default()
}

/// Returns the Pythons to ask: `$MLA_PYTHON` alone where it is set.
fn pythons() -> Vec<PathBuf> {
    if let Some(python) = env::var_os("MLA_PYTHON") {
        return vec![python.into()];
    }
    let first = |name: &str| {
        let found = search_path().into_iter().map(|folder| folder.join(name));
        found.into_iter().find(|python| python.is_file())
    };
    ["python3", "python"].into_iter().filter_map(first).collect()
}

/// Runs a command with `input` as its standard input.
fn run(command: &mut Command, input: &[u8]) -> std::io::Result<Output> {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let stdin = child.stdin.take();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // A command that does not read its input closes it.
            stdin.map(|mut stdin| stdin.write_all(input));
        });
        child.wait_with_output()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<String> {
        Foreign::find(text.as_bytes()).map(|foreign| format!("{foreign:?}"))
    }

    #[test]
    fn own_syntax_is_found() {
        let text = "module {\n  %0:2, %1 =  stablehlo.while(%a) : tensor<f32>\n}";
        let expected = "FILE:2:15: error: `stablehlo.while` is in StableHLO's own syntax; of its \
                        dialect `stablehlo` LLVM reads the generic form only";
        assert_eq!(found(text).as_deref(), Some(expected));
        let message = found("\ttorch.initialize.global_slots [").expect("found");
        assert!(message.starts_with("FILE:1:2: error: `torch.initialize.global_slots`"));
    }

    #[test]
    fn generic_form_is_read_by_llvm() {
        let text = "%0 = \"stablehlo.add\"(%a) <{a = #stablehlo.dot<>}> : (f32) -> f32\n\
                    %1 = arith.constant \"= stablehlo.add\"\nutility.f\nutil\n// util.return\n%\n%a =";
        assert_eq!(found(text), None);
    }

    #[test]
    fn portable_bytecode_is_found() {
        let found = |bytes: &[u8]| Foreign::find(bytes).map(|foreign| foreign.explain("a.mlirbc"));
        let message = found(b"ML\xefR\x0dStableHLO_v1.0.0\0\x01").expect("found");
        assert!(message.contains("StableHLO_v1.0.0"), "{message}");
        assert!(message.contains("stablehlo-translate --deserialize"), "{message}");
        assert_eq!(found(b"ML\xefR\x0dMLIR22.1.8\0"), None);
        assert_eq!(found(b"ML\xefR"), None);
    }
}
