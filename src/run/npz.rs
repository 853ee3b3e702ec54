//! Tensors in npz files.
//!
//! Types that numpy lacks are stored as bit patterns of the same size under a longer name:
//! `arg0__bf16` holds uint16, `arg0__f8e4m3fn` and `arg0__f8e4m3fnuz` hold uint8.

use std::{
    fs::File,
    io::{BufReader, Read, Write},
    path::Path,
};

use mla_passes::graph::Elem;
use npyz::{
    DType, Order, TypeStr, WriterBuilder,
    npz::{NpzArchive, NpzWriter},
};

use super::{
    error::{Failure, Outcome, usage},
    tensor::{Bytes, Tensor, room, size_of},
};

/// An open npz file.
pub struct Archive {
    path: String,
    npz: NpzArchive<BufReader<File>>,
}

impl Archive {
    /// Opens a file.
    pub fn open(path: &Path) -> Outcome<Self> {
        let shown = path.display().to_string();
        match NpzArchive::open(path) {
            Ok(npz) => Ok(Self { path: shown, npz }),
            Err(error) => usage(format!("{shown}: {error}")),
        }
    }

    /// Reads the array `name` as a tensor of type `elem`; `None` extents take what is there.
    pub fn read(&mut self, name: &str, elem: Elem, shape: &[Option<usize>]) -> Outcome<Tensor> {
        let key = format!("{name}{}", suffix(elem));
        self.try_read(&key, elem, shape)
            .map_err(|text| Failure::Usage(format!("{}: array `{key}` {text}", self.path)))
    }

    fn try_read(
        &mut self,
        key: &str,
        elem: Elem,
        shape: &[Option<usize>],
    ) -> Result<Tensor, String> {
        let Some(file) = self.npz.by_name(key).map_err(|e| e.to_string())? else {
            let mut names: Vec<_> = self.npz.array_names().collect();
            names.sort_unstable();
            return Err(format!("is missing; the file has {}", names.join(", ")));
        };
        let DType::Plain(found) = file.dtype() else {
            return Err(format!("expects type {}, got a structure", dtype(elem)));
        };
        if !accepts(elem, &found.to_string()) {
            return Err(format!("expects type {}, got {found}", dtype(elem)));
        }
        let got: Vec<usize> = file.shape().iter().map(|n| *n as usize).collect();
        let fits = got.len() == shape.len()
            && got.iter().zip(shape).all(|(g, e)| e.is_none_or(|e| e == *g));
        if !fits {
            return Err(format!("expects shape {}, got {}", show(shape), show_known(&got)));
        }
        let order = file.order();
        let mut bytes = Bytes::zeros(room(elem, &got)?);
        file.into_inner()
            .read_exact(bytes.as_mut_slice())
            .map_err(|e| format!("is cut short: {e}"))?;
        let tensor = Tensor { elem, shape: got, bytes };
        Ok(if order == Order::Fortran { transposed(tensor) } else { tensor })
    }
}

/// Writes tensors under their names.
pub fn write(path: &Path, tensors: &[(String, &Tensor)]) -> Outcome<()> {
    let write = || -> std::io::Result<()> {
        let mut npz = NpzWriter::create(path)?;
        for (name, tensor) in tensors {
            let key = format!("{name}{}", suffix(tensor.elem));
            let shape: Vec<u64> = tensor.shape.iter().map(|n| *n as u64).collect();
            let kind: TypeStr =
                dtype(tensor.elem).parse().map_err(|e| std::io::Error::other(format!("{e}")))?;
            npz.array::<u8>(&key, npyz::zip::write::FileOptions::default())?
                .dtype(DType::Plain(kind))
                .shape(&shape)
                .write_header_only()?
                .write_all(tensor.bytes.as_slice())?;
        }
        npz.zip_writer().finish()?.flush()
    };
    write().or_else(|error| usage(format!("{}: {error}", path.display())))
}

/// Returns what is added to the name of an array of a type that numpy lacks.
fn suffix(elem: Elem) -> &'static str {
    match elem {
        Elem::Bf16 => "__bf16",
        Elem::F8E4M3FN => "__f8e4m3fn",
        Elem::F8E4M3FNUZ => "__f8e4m3fnuz",
        _ => "",
    }
}

/// Returns numpy's name of the type that an element is stored as.
fn dtype(elem: Elem) -> &'static str {
    match elem {
        Elem::F64 => "<f8",
        Elem::F32 => "<f4",
        Elem::F16 => "<f2",
        Elem::Bf16 => "<u2",
        Elem::F8E4M3FN | Elem::F8E4M3FNUZ => "|u1",
        Elem::Int(1) => "|b1",
        Elem::Int(8) => "|i1",
        Elem::Int(16) => "<i2",
        Elem::Int(32) => "<i4",
        _ => "<i8",
    }
}

/// Returns true if an array of numpy's type `found` holds elements of type `elem`; integers of
/// a graph have no sign of their own.
fn accepts(elem: Elem, found: &str) -> bool {
    let expected = dtype(elem);
    found == expected
        || (elem == Elem::Int(1) && matches!(found, "|i1" | "|u1"))
        || (elem.is_int() && elem != Elem::Int(1) && found == expected.replace('i', "u"))
}

fn show(shape: &[Option<usize>]) -> String {
    let extents: Vec<_> =
        shape.iter().map(|e| e.map_or_else(|| "?".into(), |n| n.to_string())).collect();
    format!("({})", extents.join(", "))
}

fn show_known(shape: &[usize]) -> String {
    show(&shape.iter().map(|n| Some(*n)).collect::<Vec<_>>())
}

/// Returns a tensor whose elements stand in column-major order, in row-major order.
fn transposed(tensor: Tensor) -> Tensor {
    let size = size_of(tensor.elem).unwrap_or(1);
    let mut result = Tensor::zeros(tensor.elem, tensor.shape);
    let source = tensor.bytes.as_slice();
    let shape = result.shape.clone();
    for (at, out) in result.bytes.as_mut_slice().chunks_exact_mut(size).enumerate() {
        let (mut rest, mut from, mut step) = (at, 0, 1);
        let mut index = vec![0; shape.len()];
        for dim in (0..shape.len()).rev() {
            index[dim] = rest % shape[dim];
            rest /= shape[dim];
        }
        for (i, extent) in index.iter().zip(&shape) {
            from += i * step;
            step *= extent;
        }
        out.copy_from_slice(&source[from * size..][..size]);
    }
    result
}
