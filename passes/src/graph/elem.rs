//! Element types of tensors.

use std::fmt;

/// The element type of a tensor or the type of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Elem {
    /// IEEE binary64.
    F64,
    /// IEEE binary32.
    F32,
    /// IEEE binary16.
    F16,
    /// bfloat16.
    Bf16,
    /// 8-bit float, 4 exponent bits, finite, maximum 448.
    F8E4M3FN,
    /// 8-bit float, 4 exponent bits, finite, no negative zero, maximum 240.
    F8E4M3FNUZ,
    /// Signless integer of this many bits.
    Int(u32),
    /// The machine's index type.
    Index,
    /// Any other type.
    Other,
}

impl Elem {
    /// Returns true for a floating-point type.
    pub fn is_float(self) -> bool {
        self.bits().is_some() && !matches!(self, Self::Int(_) | Self::Index)
    }

    /// Returns true for an integer or index type.
    pub fn is_int(self) -> bool {
        matches!(self, Self::Int(_) | Self::Index)
    }

    /// Returns the width in bits; `None` for an unknown type.
    pub fn bits(self) -> Option<u32> {
        Some(match self {
            Self::F64 | Self::Index => 64,
            Self::F32 => 32,
            Self::F16 | Self::Bf16 => 16,
            Self::F8E4M3FN | Self::F8E4M3FNUZ => 8,
            Self::Int(bits) => bits,
            Self::Other => return None,
        })
    }

    /// Returns the size of one element in memory, in bytes.
    pub fn bytes(self) -> Option<u64> {
        self.bits().map(|bits| u64::from(bits.div_ceil(8)))
    }
}

impl fmt::Display for Elem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::F64 => f.write_str("f64"),
            Self::F32 => f.write_str("f32"),
            Self::F16 => f.write_str("f16"),
            Self::Bf16 => f.write_str("bf16"),
            Self::F8E4M3FN => f.write_str("f8E4M3FN"),
            Self::F8E4M3FNUZ => f.write_str("f8E4M3FNUZ"),
            Self::Int(bits) => write!(f, "i{bits}"),
            Self::Index => f.write_str("index"),
            Self::Other => f.write_str("an unknown type"),
        }
    }
}
