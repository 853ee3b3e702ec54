//! `ATen`'s gathers and scatters.

use super::args::Args;
use crate::{
    frontend::{
        scatter::{Scatter, Target, wrapped},
        steps::{Operand, map},
    },
    graph::{Elem, Linear, Node, Predicate, Scalar},
};

/// Reads an operation that reads or writes at computed positions.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    match name {
        "aten.index.Tensor" | "aten.index.Tensor_hacked_twin" | "aten._unsafe_index.Tensor" => {
            indexed(args)
        }
        "aten.index_select" => {
            let of = args.tensor(0)?;
            let dim = args.dim(1, of.rank())?;
            selected(args, &of, dim, &args.tensor(2)?)
        }
        "aten.embedding" => selected(args, &args.tensor(0)?, 0, &args.tensor(1)?),
        "aten.gather" => gathered(args),
        "aten.index_copy" => {
            let (dest, table, source) = (args.tensor(0)?, args.tensor(2)?, args.tensor(3)?);
            let dim = args.dim(1, dest.rank())?;
            rows_written(args, &dest, dim, table, &source)
        }
        "aten.index_put"
        | "aten.index_put.hacked_twin"
        | "aten._index_put_impl"
        | "aten._unsafe_index_put.hacked_twin" => put(args),
        "aten.scatter.src" | "aten.scatter.value" => scattered(args, name == "aten.scatter.src"),
        _ => None,
    }
}

/// Which dimensions of a tensor are indexed by tables, and where their dimensions go.
struct Indexing {
    /// For each dimension of the indexed tensor its table, if it has one.
    tables: Vec<Option<Operand>>,
    /// The shape that the tables are broadcast to.
    common: Vec<i64>,
    /// The result's dimension at which those of the tables begin.
    at: usize,
}

impl Indexing {
    /// Tables that stand next to each other keep their place; others go first.
    fn new(of: &Operand, mut tables: Vec<Option<Operand>>) -> Option<Self> {
        (tables.len() <= of.rank()).then(|| tables.resize(of.rank(), None))?;
        let is_index = |t: &Operand| t.elem.is_int() && t.elem != Elem::Int(1);
        tables.iter().flatten().all(is_index).then_some(())?;
        let which: Vec<usize> = (0..of.rank()).filter(|d| tables[*d].is_some()).collect();
        let first = *which.first()?;
        let adjacent = which.iter().zip(first..).all(|(d, n)| *d == n);
        let rank = tables.iter().flatten().map(Operand::rank).max()?;
        let mut common = vec![1; rank];
        for table in tables.iter().flatten() {
            for (n, extent) in table.dims.iter().rev().zip(common.iter_mut().rev()) {
                (*n == *extent || *n == 1 || *extent == 1).then_some(())?;
                *extent = if *extent == 1 { *n } else { *extent };
            }
        }
        Some(Self { tables, common, at: if adjacent { first } else { 0 } })
    }

    /// Returns the shape of what is read or written.
    fn shape(&self, of: &Operand) -> Vec<i64> {
        let mut dims: Vec<i64> =
            (0..of.rank()).filter(|d| self.tables[*d].is_none()).map(|d| of.dims[d]).collect();
        dims.splice(self.at..self.at, self.common.iter().copied());
        dims
    }

    /// Returns the result's dimension of each dimension without a table.
    fn kept(&self) -> Vec<Option<usize>> {
        let mut next = 0;
        self.tables
            .iter()
            .map(|table| {
                table.is_none().then(|| {
                    next += 1;
                    if next > self.at { next - 1 + self.common.len() } else { next - 1 }
                })
            })
            .collect()
    }
}

/// Reads `of[tables]`; a negative entry counts from the end.
fn indexed(args: &Args<'_, '_, '_>) -> Option<Node> {
    let of = args.tensor(0)?;
    let indexing = Indexing::new(&of, args.optional_tensors(1)?)?;
    let (dims, _) = args.result(0)?;
    (indexing.shape(&of) == dims).then_some(())?;
    let (mut inputs, mut indices) = (Vec::new(), Vec::new());
    for (dim, (table, kept)) in indexing.tables.iter().zip(indexing.kept()).enumerate() {
        indices.push(match (table, kept) {
            (Some(table), _) => {
                let mut access = table.broadcast(&indexing.common)?;
                for e in &mut access.map {
                    *e = e.substitute(|var| Linear::var(var + indexing.at as u32));
                }
                let entry = table.as_elem(inputs.len(), Elem::Int(64));
                inputs.push(access);
                wrapped(entry, of.dims[dim])
            }
            (None, kept) => Scalar::Index(kept? as u32),
        });
    }
    Some(map(&dims, inputs, Scalar::Load(of.value, indices)))
}

/// Reads rows of `of` along `dim` by a table, whose dimensions stand there.
fn selected(args: &Args<'_, '_, '_>, of: &Operand, dim: usize, table: &Operand) -> Option<Node> {
    let (dims, _) = args.result(0)?;
    let mut shape = of.dims.clone();
    (dim < of.rank() && table.elem.is_int()).then_some(())?;
    shape.splice(dim..=dim, table.dims.iter().copied());
    (shape == dims).then_some(())?;
    let position = (0..table.rank()).map(|d| Linear::var((dim + d) as u32)).collect();
    let indices = (0..of.rank()).map(|d| match d {
        d if d < dim => Scalar::Index(d as u32),
        d if d == dim => table.as_elem(0, Elem::Int(64)),
        d => Scalar::Index((d + table.rank() - 1) as u32),
    });
    Some(map(&dims, vec![table.at(position)], Scalar::Load(of.value, indices.collect())))
}

/// Reads `of` along a dimension at entries of a table of the result's shape.
fn gathered(args: &Args<'_, '_, '_>) -> Option<Node> {
    let of = args.tensor(0)?;
    let dim = args.dim(1, of.rank())?;
    let table = args.tensor(2)?;
    let (dims, _) = args.result(0)?;
    let fits = |a: i64, b: i64| args.graph.compared(Predicate::Le, a, b) == Some(true);
    let inside = |d: usize| d == dim || fits(table.dims[d], of.dims[d]);
    if table.dims != dims || table.rank() != of.rank() || !(0..of.rank()).all(inside) {
        return None;
    }
    let indices = (0..of.rank())
        .map(|d| if d == dim { table.as_elem(0, Elem::Int(64)) } else { Scalar::Index(d as u32) });
    let body = Scalar::Load(of.value, indices.collect());
    Some(map(&dims, vec![table.at(Linear::identity(of.rank()))], body))
}

/// Writes slices of `source` along `dim` at the entries of a table.
fn rows_written(
    args: &Args<'_, '_, '_>,
    dest: &Operand,
    dim: usize,
    table: Operand,
    source: &Operand,
) -> Option<Node> {
    let mut shape = dest.dims.clone();
    *shape.get_mut(dim)? = table.count();
    (source.dims == shape && source.elem == dest.elem && table.rank() <= 1).then_some(())?;
    let writes = vec![table.count()];
    let mut from: Vec<Linear> = (0..dest.rank()).map(|d| Linear::var(1 + d as u32)).collect();
    from[dim] = Linear::var(0);
    let map = vec![Linear::var(0); table.rank()];
    let mut to: Vec<Target> = (0..dest.rank()).map(|_| Target::All).collect();
    to[dim] = Target::Entry { table, map, wraps: false };
    Some(Scatter { dest, source, writes, to, from }.node(args.graph))
}

/// Reads `dest[tables] = source`.
fn put(args: &Args<'_, '_, '_>) -> Option<Node> {
    let (dest, source) = (args.tensor(0)?, args.tensor(2)?);
    // A sum of what is written to one place is another operation.
    if args.bool(3)? {
        return None;
    }
    let indexing = Indexing::new(&dest, args.optional_tensors(1)?)?;
    let kept = indexing.kept();
    let shape = indexing.shape(&dest);
    let loops = indexing.common.len() as u32;
    // Dimension d of what is written, over the loops and then the destination's dimensions.
    let over = |d: usize| match kept.iter().position(|k| *k == Some(d)) {
        Some(dim) => Linear::var(loops + dim as u32),
        None => Linear::var((d - indexing.at) as u32),
    };
    let from = source.broadcast(&shape)?.map;
    let from = from.iter().map(|e| e.substitute(|var| over(var as usize))).collect();
    let target = |table: &Option<Operand>| {
        let Some(table) = table else { return Some(Target::All) };
        let map = table.broadcast(&indexing.common)?.map;
        Some(Target::Entry { table: table.clone(), map, wraps: true })
    };
    let to = indexing.tables.iter().map(target).collect::<Option<_>>()?;
    let writes = indexing.common.clone();
    (source.elem == dest.elem).then_some(())?;
    Some(Scatter { dest: &dest, source: &source, writes, to, from }.node(args.graph))
}

/// Reads writes along one dimension, at entries of a table of the source's shape.
fn scattered(args: &Args<'_, '_, '_>, is_tensor: bool) -> Option<Node> {
    let dest = args.tensor(0)?;
    let dim = args.dim(1, dest.rank())?;
    let table = args.tensor(2)?;
    let source = if is_tensor {
        args.tensor(3)?
    } else {
        Operand::number(args.graph, dest.elem, args.number(3)?.literal(dest.elem))
    };
    let rank = dest.rank();
    // Entries that leave part of another dimension alone would be a smaller box.
    let whole = |d: usize| d == dim || table.dims[d] == dest.dims[d];
    if table.rank() != rank || rank == 0 || !(0..rank).all(whole) || source.elem != dest.elem {
        return None;
    }
    let fits = |a: i64, b: i64| args.graph.compared(Predicate::Le, a, b) == Some(true);
    let inside = |d: usize| fits(table.dims[d], source.dims[d]);
    (!is_tensor || (source.rank() == rank && (0..rank).all(inside))).then_some(())?;
    let writes = vec![table.dims[dim]];
    let mut over: Vec<Linear> = (0..rank).map(|d| Linear::var(1 + d as u32)).collect();
    over[dim] = Linear::var(0);
    let from = if is_tensor { over.clone() } else { Vec::new() };
    let mut to: Vec<Target> = (0..rank).map(|_| Target::All).collect();
    to[dim] = Target::Entry { table, map: over, wraps: false };
    Some(Scatter { dest: &dest, source: &source, writes, to, from }.node(args.graph))
}
