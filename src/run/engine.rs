//! Compiles a function and calls it.

use std::time::{Duration, Instant};

use melior::{ExecutionEngine, ir::Module};

use super::{
    copies::Copies,
    error::{Outcome, failed},
    kernels, lower, memory,
    session::{Session, root},
    signature::{Kind, Param, Signature, entry, function},
    tensor::{Tensor, room, size_of},
};

/// Elements of all arguments below which compiling well takes longer than running badly.
const SMALL: usize = 1 << 20;

/// Returns LLVM's optimization level for a function: tiny graphs are made of many short loops,
/// which LLVM unrolls at length.
fn effort(signature: &Signature) -> usize {
    let elements = |p: &Param| p.static_shape().map_or(SMALL, |s| s.iter().product());
    let total: usize = signature.params.iter().map(elements).sum();
    if total < SMALL { 0 } else { 3 }
}

/// A compiled function.
pub struct Program {
    engine: ExecutionEngine,
    name: String,
    /// The type of the function.
    pub signature: Signature,
    /// Bytes that a call copies.
    pub copies: Copies,
    /// Descriptors of the trailing arguments that the caller does not pass.
    buffers: Vec<Cell>,
    /// What backs them.
    owned: Vec<Tensor>,
    kept: memory::Kept,
}

/// The results of a call.
pub struct Run {
    /// The results.
    pub results: Vec<Tensor>,
    /// How long the call took.
    pub time: Duration,
    /// Memory that it allocated.
    pub memory: memory::Usage,
}

/// An argument or a result as compiled code sees it: a descriptor, or a number.
#[derive(Clone, Default)]
struct Cell(Vec<u64>);

impl Program {
    /// Compiles the function `name` of a module. Trailing buffers come from `@<name>_mla_init`
    /// where the module has it, else they are zero.
    pub fn compile<'c>(
        session: &'c Session,
        module: &Module<'c>,
        file: &str,
        name: &str,
    ) -> Outcome<Self> {
        let top = root(module);
        let signature = Signature::read(entry(top, file, name)?)?;
        if signature.results.len() > 1 && signature.results.iter().any(|r| r.kind == Kind::Scalar) {
            return failed(format!(
                "{file}: error: @{name} returns a number among several results; expected tensors, \
                 such as `tensor<f32>`"
            ));
        }
        let init = format!("{name}_mla_init");
        let init_signature = match function(top, &init) {
            Some(op) => Some(Signature::read(op)?),
            None => None,
        };
        let mut entries = vec![name];
        if init_signature.is_some() {
            entries.push(&init);
        }
        let lowered = lower::lower(session, module, &entries)?;
        let engine = ExecutionEngine::new(&lowered.module, effort(&signature), &[], false, false);
        for (symbol, address) in kernels::symbols() {
            // SAFETY: each address is that of a function with the type that the lowering calls.
            unsafe { engine.register_symbol(symbol, address) }
        }
        for name in &entries {
            if engine.lookup(&format!("_mlir__mlir_ciface_{name}")).is_null() {
                return failed(format!("{file}: error: LLVM cannot compile the function @{name}"));
            }
        }
        let mut program = Self {
            engine,
            name: name.to_owned(),
            signature,
            copies: lowered.copies,
            buffers: Vec::new(),
            owned: Vec::new(),
            kept: memory::Kept::default(),
        };
        program.make_buffers(file, init_signature.map(|signature| (init, signature)))?;
        Ok(program)
    }

    /// Makes the trailing arguments.
    fn make_buffers(&mut self, file: &str, init: Option<(String, Signature)>) -> Outcome<()> {
        let params = self.signature.params[self.signature.inputs()..].to_vec();
        if let Some((name, signature)) = init {
            let types = |all: &[Param]| -> Vec<_> {
                all.iter().map(|p| (p.elem, p.dims.clone())).collect()
            };
            if types(&signature.results) != types(&params) || !signature.params.is_empty() {
                return failed(format!(
                    "{file}: error: @{name} expects to take nothing and to return the {} trailing \
                     buffers of @{}",
                    params.len(),
                    self.name
                ));
            }
            memory::begin(false);
            let cells = self.call(&name, &[], &signature.results)?;
            self.kept = memory::keep();
            check_kernels()?;
            self.buffers = cells;
            return Ok(());
        }
        for (at, param) in params.iter().enumerate() {
            let Some(shape) = param.static_shape() else {
                return failed(format!(
                    "{file}: error: the trailing buffer {at} of @{} has the dynamic type {param}",
                    self.name
                ));
            };
            if let Err(why) = room(param.elem, &shape) {
                return failed(format!("{file}: error: the trailing buffer {at} {why}"));
            }
            let mut tensor = Tensor::zeros(param.elem, shape);
            self.buffers.push(Cell::of(&mut tensor, param));
            self.owned.push(tensor);
        }
        Ok(())
    }

    /// Runs the function once on copies of `inputs`; `poison`: new memory reads as NaN.
    pub fn run(&self, inputs: &[Tensor], poison: bool) -> Outcome<Run> {
        // Bufferization writes updates into the arguments.
        let mut inputs = inputs.to_vec();
        let mut cells: Vec<Cell> = inputs
            .iter_mut()
            .zip(&self.signature.params)
            .map(|(tensor, param)| Cell::of(tensor, param))
            .collect();
        cells.extend(self.buffers.iter().cloned());
        memory::begin(poison);
        let start = Instant::now();
        let results = self.call(&self.name, &cells, &self.signature.results);
        let time = start.elapsed();
        let results = results.map(|cells| {
            cells.iter().zip(&self.signature.results).map(|(c, p)| c.read(p)).collect()
        });
        let memory = memory::end();
        check_kernels()?;
        Ok(Run { results: results?, time, memory })
    }

    /// Calls a compiled function and returns its results.
    fn call(&self, name: &str, cells: &[Cell], results: &[Param]) -> Outcome<Vec<Cell>> {
        let mut cells = cells.to_vec();
        let words: usize = results.iter().map(Cell::words).sum();
        let mut returned = vec![0u64; words.max(1)];
        // One number is returned by value, anything else through a pointer that comes first.
        let by_value = matches!(results, [one] if one.kind == Kind::Scalar);
        let mut pointers: Vec<*mut ()> =
            cells.iter_mut().map(|c| c.0.as_mut_ptr().cast()).collect();
        let mut slots: Vec<*mut ()> = cells
            .iter()
            .zip(pointers.iter_mut())
            .map(|(cell, pointer)| match cell.0.len() {
                1 => *pointer,
                _ => std::ptr::from_mut(pointer).cast(),
            })
            .collect();
        let mut target: *mut () = returned.as_mut_ptr().cast();
        if by_value {
            slots.push(target);
        } else if !results.is_empty() {
            slots.insert(0, std::ptr::from_mut(&mut target).cast());
        }
        // SAFETY: the slots are what the packed wrapper of this function's type expects: for each
        // argument a pointer to a number or to a pointer to a descriptor, and the results' place.
        let done = unsafe { self.engine.invoke_packed(name, &mut slots) };
        if done.is_err() {
            return failed(format!("@{name} cannot be called"));
        }
        let mut rest = returned.as_slice();
        Ok(results
            .iter()
            .map(|param| {
                let (own, others) = rest.split_at(Cell::words(param));
                rest = others;
                Cell(own.to_vec())
            })
            .collect())
    }
}

fn check_kernels() -> Outcome<()> {
    kernels::last_error().map_or(Ok(()), |text| failed(format!("a kernel reported: {text}")))
}

impl Cell {
    /// Returns the number of words of a value of this type.
    fn words(param: &Param) -> usize {
        if param.kind == Kind::Scalar { 1 } else { 3 + 2 * param.dims.len() }
    }

    /// Describes a tensor that compiled code may write to.
    fn of(tensor: &mut Tensor, param: &Param) -> Self {
        if param.kind == Kind::Scalar {
            let mut word = [0; 8];
            let bytes = tensor.bytes.as_slice();
            word[..bytes.len()].copy_from_slice(bytes);
            return Self(vec![u64::from_le_bytes(word)]);
        }
        let address = tensor.bytes.as_mut_slice().as_mut_ptr() as u64;
        let mut words = vec![address, address, 0];
        words.extend(tensor.shape.iter().map(|n| *n as u64));
        let mut strides = vec![1; tensor.shape.len()];
        for dim in (1..strides.len()).rev() {
            strides[dim - 1] = strides[dim] * tensor.shape[dim] as u64;
        }
        words.extend(strides);
        Self(words)
    }

    /// Copies out what compiled code has returned.
    fn read(&self, param: &Param) -> Tensor {
        let size = size_of(param.elem).unwrap_or(1);
        if param.kind == Kind::Scalar {
            let mut tensor = Tensor::zeros(param.elem, Vec::new());
            let word = self.0[0].to_le_bytes();
            tensor.bytes.as_mut_slice().copy_from_slice(&word[..size]);
            return tensor;
        }
        let rank = param.dims.len();
        let shape: Vec<usize> = self.0[3..3 + rank].iter().map(|n| *n as usize).collect();
        let strides: Vec<i64> = self.0[3 + rank..].iter().map(|n| *n as i64).collect();
        let mut tensor = Tensor::zeros(param.elem, shape.clone());
        let base = self.0[1] as *const u8;
        let mut index = vec![0i64; rank];
        for out in tensor.bytes.as_mut_slice().chunks_exact_mut(size) {
            let element =
                self.0[2] as i64 + index.iter().zip(&strides).map(|(i, s)| i * s).sum::<i64>();
            // SAFETY: the descriptor covers every index inside of its extents.
            let source = unsafe {
                std::slice::from_raw_parts(base.offset(element as isize * size as isize), size)
            };
            out.copy_from_slice(source);
            for dim in (0..rank).rev() {
                index[dim] += 1;
                if index[dim] < shape[dim] as i64 {
                    break;
                }
                index[dim] = 0;
            }
        }
        tensor
    }
}
