//! Writes at computed positions, read as maps: each element is the last one written to it, if any.

use super::steps::{Operand, convert, extents, map};
use crate::graph::{
    Access, BinaryOp, Combine, CombineKind, Elem, Graph, Linear, Literal, Nest, Node, Predicate,
    Scalar, node::Offset,
};

/// Where the elements of a tensor are written in another.
pub(super) struct Scatter<'a> {
    pub dest: &'a Operand,
    pub source: &'a Operand,
    /// Extents of the loops over what is written.
    pub writes: Vec<i64>,
    /// For each dimension of `dest` the position that a write goes to.
    pub to: Vec<Target>,
    /// The element of `source` that a write takes, over the loops and then the dimensions of
    /// `dest`.
    pub from: Vec<Linear>,
}

/// A position along one dimension of the destination.
pub(super) enum Target {
    /// Every position; the source is read at the same one.
    All,
    /// An entry of a table, read at a position over the loops and then the dimensions of the
    /// destination.
    Entry {
        table: Operand,
        map: Vec<Linear>,
        /// A negative entry counts from the end.
        wraps: bool,
    },
}

impl Scatter<'_> {
    /// Returns the node: which write comes last is found first, for each position that the tables
    /// tell apart.
    pub fn node(self, graph: &Graph) -> Node {
        let loops = self.writes.len();
        let rank = self.dest.rank();
        // Dimensions of the destination that the tables depend on or choose.
        let told: Vec<usize> = (0..rank)
            .filter(|d| {
                let var = (loops + d) as u32;
                !matches!(self.to[*d], Target::All)
                    || self.to.iter().any(|t| match t {
                        Target::Entry { map, .. } => map.iter().any(|e| e.uses(var)),
                        Target::All => false,
                    })
            })
            .collect();
        let shape: Vec<i64> = told.iter().map(|d| self.dest.dims[*d]).collect();
        let last = self.last_write(graph, &told, &shape);

        // The write's number, taken apart into its loops.
        let mut stride = self.writes.iter().product::<i64>();
        let parts: Vec<Scalar> = self
            .writes
            .iter()
            .map(|extent| {
                stride /= extent.max(&1);
                let mut part = Scalar::Input(0);
                if stride > 1 {
                    part = Scalar::binary(BinaryOp::Div, part, Scalar::Int(stride));
                }
                if loops > 1 {
                    Scalar::binary(BinaryOp::Rem, part, Scalar::Int(*extent))
                } else {
                    part
                }
            })
            .collect();
        let indices = self.from.iter().map(|e| {
            let terms = e.terms.iter().map(|&(var, coefficient)| {
                let var = var as usize;
                let value = match var.checked_sub(loops) {
                    Some(dim) => Scalar::Index(dim as u32),
                    None => parts[var].clone(),
                };
                if coefficient == 1 {
                    value
                } else {
                    Scalar::binary(BinaryOp::Mul, value, Scalar::Int(coefficient))
                }
            });
            let constant =
                (e.constant != 0 || e.terms.is_empty()).then_some(Scalar::Int(e.constant));
            terms
                .chain(constant)
                .reduce(|a, b| Scalar::binary(BinaryOp::Add, a, b))
                .unwrap_or(Scalar::Int(0))
        });
        let new = convert(
            Scalar::Load(self.source.value, indices.collect()),
            self.source.elem,
            self.dest.elem,
            self.source.unsigned,
        );
        let written = Scalar::compare(Predicate::Ge, Scalar::Input(0), Scalar::Int(0));
        let at = told.iter().map(|d| Linear::var(*d as u32)).collect();
        map(
            &self.dest.dims,
            vec![last.at(at), self.dest.at(Linear::identity(rank))],
            Scalar::select(written, new, Scalar::Input(1)),
        )
    }

    /// Enters the number of the last write to each position, -1 where there is none.
    fn last_write(&self, graph: &Graph, told: &[usize], shape: &[i64]) -> Operand {
        let loops = self.writes.len();
        let outer = told.len() as u32;
        // The loops of this nest: the positions, then the writes.
        let renumbered = |var: u32| match (var as usize).checked_sub(loops) {
            Some(dim) => {
                let at = told.iter().position(|d| *d == dim).unwrap_or(0);
                Linear::var(at as u32)
            }
            None => Linear::var(outer + var),
        };
        let mut inputs = Vec::new();
        let mut here = None;
        for (at, dim) in told.iter().enumerate() {
            let Target::Entry { table, map, wraps } = &self.to[*dim] else { continue };
            let entry =
                convert(Scalar::Input(inputs.len()), table.elem, Elem::Int(64), table.unsigned);
            let map = map.iter().map(|e| e.substitute(renumbered)).collect();
            inputs.push(Access { value: table.value, map });
            let entry = if *wraps { wrapped(entry, self.dest.dims[*dim]) } else { entry };
            let index = convert(Scalar::Index(at as u32), Elem::Index, Elem::Int(64), false);
            let equal = Scalar::compare(Predicate::Eq, entry, index);
            here = Some(match here {
                None => equal,
                Some(all) => Scalar::binary(BinaryOp::And, all, equal),
            });
        }
        let mut number = Scalar::Int(0);
        for (at, extent) in self.writes.iter().enumerate() {
            let index = Scalar::Index(outer + at as u32);
            let index = convert(index, Elem::Index, Elem::Int(64), false);
            number = if at == 0 {
                index
            } else {
                Scalar::binary(
                    BinaryOp::Add,
                    Scalar::binary(BinaryOp::Mul, number, Scalar::Int(*extent)),
                    index,
                )
            };
        }
        let body = match here {
            Some(here) => Scalar::select(here, number, Scalar::Int(-1)),
            None => number,
        };
        let elem = Elem::Int(64);
        let none = Operand::step(graph, shape.to_vec(), elem, Node::Const(Literal::Int(-1)));
        let domain: Vec<i64> = shape.iter().chain(&self.writes).copied().collect();
        let combine = Some(Combine { kind: CombineKind::Max, init: none.value });
        let out = (0..outer).map(Some).collect();
        let nest = Nest { domain: extents(&domain), inputs, out, body, combine };
        Operand::step(graph, shape.to_vec(), elem, Node::Nest(nest))
    }
}

/// Returns `index`, counted from the end where it is negative.
pub(super) fn wrapped(index: Scalar, extent: i64) -> Scalar {
    let negative = Scalar::compare(Predicate::Lt, index.clone(), Scalar::Int(0));
    Scalar::select(
        negative,
        Scalar::binary(BinaryOp::Add, index.clone(), Scalar::Int(extent)),
        index,
    )
}

/// Returns `dest`, of shape `[n, rows, columns]`, with `source` written in each at the constant
/// rows `positions`, if these are equal parts of equal blocks.
pub(super) fn at_constant_rows(
    graph: &Graph,
    dest: &Operand,
    source: &Operand,
    positions: &[i64],
) -> Option<Node> {
    let [batch, rows, columns] = dest.dims[..] else { return None };
    let [_, writes, _] = source.dims[..] else { return None };
    let (first, count) = (*positions.first()?, positions.len() as i64);
    let run = positions.iter().zip(first..).take_while(|(p, n)| *p == n).count() as i64;
    let block = positions.get(run as usize).map_or(rows, |next| next - first);
    let fits = writes == count && first >= 0 && block > 0 && rows % block == 0 && count % run == 0;
    if !fits || first % block + run > block || first / block + count / run > rows / block {
        return None;
    }
    let expected = (0..count).map(|n| first + n / run * block + n % run);
    if !positions.iter().copied().eq(expected) {
        return None;
    }
    let blocks = dest.reshaped(graph, vec![batch, rows / block, block, columns]);
    let parts = source.reshaped(graph, vec![batch, count / run, run, columns]);
    let update = Node::Update {
        dest: blocks.value,
        source: parts.value,
        offsets: [0, first / block, first % block, 0].map(Offset::Known).to_vec(),
        strides: vec![1; 4],
        kept: (0..4).collect(),
    };
    Some(Node::Reshape(Operand::step(graph, blocks.dims, dest.elem, update).value))
}
