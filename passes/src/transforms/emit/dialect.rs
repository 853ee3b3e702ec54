//! The dialect of a graph: the one that ops around a decode are written in.

use crate::ir::{Block, Op};

/// A dialect that rewrites write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `linalg` on tensors, with `tensor` and `arith`; also the one for graphs of any other.
    Linalg,
    /// `stablehlo`, on builtin tensors.
    Stablehlo,
    /// `torch`, on `!torch.vtensor`.
    Torch,
}

impl Dialect {
    /// Returns the dialect of a graph that `op` is part of.
    pub fn of(op: Op<'_>) -> Self {
        Self::named(op.name()).unwrap_or(Self::Linalg)
    }

    /// Returns the dialect of the graph in `block`: of its first operation that tells, or of the
    /// blocks around it.
    pub fn around(block: Block<'_>) -> Self {
        let mut current = Some(block);
        while let Some(block) = current {
            let told = block.operations().find_map(|op| match op.name().split_once('.')?.0 {
                "linalg" | "tosa" | "tm_tensor" => Some(Self::Linalg),
                _ => Self::named(op.name()),
            });
            if let Some(told) = told {
                return told;
            }
            current = block.parent().and_then(Op::block);
        }
        Self::Linalg
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
            Self::Stablehlo => "stablehlo",
            Self::Torch => "torch",
        }
    }
}
