//! The dialect of a graph: the one that ops around a decode are written in.

use crate::ir::{Block, Op};

/// A dialect that rewrites write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `linalg` on tensors, with `tensor` and `arith`; also the one for graphs of any other.
    Linalg,
    /// The same inside of a `util.func`: IREE's input level.
    Iree,
    /// `stablehlo`, on builtin tensors.
    Stablehlo,
    /// `torch`, on `!torch.vtensor`.
    Torch,
}

impl Dialect {
    /// Returns the dialect of a graph that `op` is part of.
    pub fn of(op: Op<'_>) -> Self {
        Self::named(op.name()).unwrap_or_else(|| Self::structured(op.ancestors()))
    }

    /// Returns the dialect of the graph in `block`: of its first operation that tells, or of the
    /// blocks around it.
    pub fn around(block: Block<'_>) -> Self {
        let mut current = Some(block);
        while let Some(block) = current {
            let told = block.operations().find_map(|op| match op.name().split_once('.')?.0 {
                "linalg" | "tosa" | "tm_tensor" | "iree_linalg_ext" => Some(None),
                _ => Self::named(op.name()).map(Some),
            });
            match told {
                Some(Some(dialect)) => return dialect,
                Some(None) => break,
                None => current = block.parent().and_then(Op::block),
            }
        }
        let parent = block.parent();
        Self::structured(parent.into_iter().chain(parent.into_iter().flat_map(Op::ancestors)))
    }

    /// Returns the dialect of a graph of structured ops with these operations around it.
    fn structured<'c>(mut around: impl Iterator<Item = Op<'c>>) -> Self {
        if around.any(|op| op.name() == "util.func") { Self::Iree } else { Self::Linalg }
    }

    fn named(op: &str) -> Option<Self> {
        match op.split_once('.')?.0 {
            "stablehlo" => Some(Self::Stablehlo),
            "torch" => Some(Self::Torch),
            _ => None,
        }
    }

    /// Returns the dialect's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Linalg => "linalg",
            Self::Iree => "iree",
            Self::Stablehlo => "stablehlo",
            Self::Torch => "torch",
        }
    }
}
