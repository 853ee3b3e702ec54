//! Compiles the body of a nest into a list of typed instructions.

use super::error::{EvalErrorKind, Outcome};
use crate::graph::{BinaryOp, Elem, Predicate, Scalar, UnaryOp, Value};

/// Position of an instruction, whose result it names.
pub(super) type Reg = usize;

/// The type of a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    Float,
    /// An integer of this width; `None` where only the context would tell.
    Int(Option<u32>),
}

/// One step of a program; a step only reads the results of earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Instr {
    Input(usize),
    Float(f64),
    Int(i64),
    Index(u32),
    FloatUnary(UnaryOp, Reg),
    IntUnary(UnaryOp, Reg),
    FloatBinary(BinaryOp, Reg, Reg),
    /// The last is the mask of the lanes that count, for what can fail.
    IntBinary(BinaryOp, Reg, Reg, Option<Reg>),
    FloatCompare(Predicate, Reg, Reg),
    IntCompare(Predicate, Reg, Reg),
    Select(Reg, Reg, Reg),
    Round(Elem, Reg),
    /// Truncates and clamps to an integer of this width; `true`: unsigned.
    FloatToInt(u32, bool, Reg),
    IntToFloat(Reg),
    /// Wraps to this width and sign-extends.
    Wrap(u32, Reg),
    /// Reads this many bits as unsigned.
    ZeroExtend(u32, Reg),
    Load {
        table: usize,
        indices: Vec<Reg>,
        mask: Option<Reg>,
    },
}

/// A compiled body.
#[derive(Debug, Default)]
pub(super) struct Program {
    pub(super) instrs: Vec<Instr>,
    pub(super) kinds: Vec<Kind>,
    /// The tensors that loads read.
    pub(super) tables: Vec<Value>,
    pub(super) result: Reg,
}

/// What the compiler needs to know of a nest.
pub(super) struct Types<'a> {
    /// Kinds of the inputs.
    pub(super) inputs: &'a [Kind],
    /// Returns the kind of a loaded tensor.
    pub(super) load: &'a dyn Fn(Value) -> Kind,
    /// Conversions between floats round.
    pub(super) round: bool,
}

impl Kind {
    /// Returns the kind of an element type.
    pub(super) fn of(elem: Elem) -> Option<Self> {
        match elem {
            Elem::Int(bits) => Some(Self::Int(Some(bits))),
            Elem::Index => Some(Self::Int(Some(64))),
            elem => elem.is_float().then_some(Self::Float),
        }
    }

    pub(super) fn is_float(self) -> bool {
        self == Self::Float
    }

    fn width(self) -> Option<u32> {
        match self {
            Self::Float => None,
            Self::Int(width) => width,
        }
    }
}

impl Program {
    /// Compiles `body`.
    pub(super) fn compile(body: &Scalar, types: &Types<'_>) -> Outcome<Self> {
        let mut program = Self::default();
        program.result = program.scalar(body, types, None)?;
        Ok(program)
    }

    /// Appends an instruction, or returns the equal one that is there.
    fn push(&mut self, instr: Instr, kind: Kind) -> Reg {
        let known =
            (0..self.instrs.len()).find(|r| self.instrs[*r] == instr && self.kinds[*r] == kind);
        known.unwrap_or_else(|| {
            self.instrs.push(instr);
            self.kinds.push(kind);
            self.instrs.len() - 1
        })
    }

    fn scalar(&mut self, scalar: &Scalar, types: &Types<'_>, mask: Option<Reg>) -> Outcome<Reg> {
        Ok(match scalar {
            Scalar::Input(at) => {
                let kind = *types.inputs.get(*at).ok_or_else(|| {
                    EvalErrorKind::Type(format!("the body reads input {at}, which does not exist"))
                })?;
                self.push(Instr::Input(*at), kind)
            }
            Scalar::Accumulator => {
                return Err(EvalErrorKind::Type("the body reads the accumulator".into()));
            }
            Scalar::Float(value) => self.push(Instr::Float(*value), Kind::Float),
            Scalar::Int(value) => self.push(Instr::Int(*value), Kind::Int(None)),
            Scalar::Index(var) => self.push(Instr::Index(*var), Kind::Int(Some(64))),
            Scalar::Unary(op, a) => {
                let a = self.scalar(a, types, mask)?;
                self.unary(*op, a)?
            }
            Scalar::Binary(op, a, b) => {
                let a = self.scalar(a, types, mask)?;
                let b = self.scalar(b, types, mask)?;
                self.binary(*op, a, b, mask)?
            }
            Scalar::Compare(predicate, a, b) => {
                let a = self.scalar(a, types, mask)?;
                let b = self.scalar(b, types, mask)?;
                let (a, b, kind) = self.unify(a, b)?;
                let instr = if kind.is_float() {
                    Instr::FloatCompare(*predicate, a, b)
                } else {
                    Instr::IntCompare(*predicate, a, b)
                };
                self.push(instr, Kind::Int(Some(1)))
            }
            Scalar::Select(condition, first, second) => {
                let condition = self.scalar(condition, types, mask)?;
                self.integer(condition)?;
                let bool = Kind::Int(Some(1));
                let not = self.push(Instr::IntUnary(UnaryOp::Not, condition), bool);
                let mut branch = |branch: &Scalar, here: Reg| {
                    // Only what can fail needs a mask.
                    let lanes = match mask {
                        _ if !can_fail(branch) => None,
                        None => Some(here),
                        Some(outer) => Some(
                            self.push(Instr::IntBinary(BinaryOp::And, outer, here, None), bool),
                        ),
                    };
                    self.scalar(branch, types, lanes)
                };
                let first = branch(first, condition)?;
                let second = branch(second, not)?;
                let (first, second, kind) = self.unify(first, second)?;
                self.push(Instr::Select(condition, first, second), kind)
            }
            Scalar::Cast { from, to, unsigned, value } => {
                let value = self.scalar(value, types, mask)?;
                self.cast(*from, *to, *unsigned, value, types.round)?
            }
            Scalar::Load(value, indices) => {
                let table = self.tables.iter().position(|t| t == value).unwrap_or_else(|| {
                    self.tables.push(*value);
                    self.tables.len() - 1
                });
                let mut registers = Vec::with_capacity(indices.len());
                for index in indices {
                    let index = self.scalar(index, types, mask)?;
                    self.integer(index)?;
                    registers.push(index);
                }
                self.push(Instr::Load { table, indices: registers, mask }, (types.load)(*value))
            }
        })
    }

    fn unary(&mut self, op: UnaryOp, a: Reg) -> Outcome<Reg> {
        let kind = self.kinds[a];
        if kind.is_float() {
            if op == UnaryOp::Not {
                return Err(EvalErrorKind::Type("`Not` expects an integer, got a float".into()));
            }
            return Ok(self.push(Instr::FloatUnary(op, a), kind));
        }
        if !matches!(op, UnaryOp::Neg | UnaryOp::Abs | UnaryOp::Not) {
            return Err(EvalErrorKind::Type(format!("`{op:?}` expects a float, got an integer")));
        }
        let raw = self.push(Instr::IntUnary(op, a), kind);
        Ok(self.wrapped(raw))
    }

    fn binary(&mut self, op: BinaryOp, a: Reg, b: Reg, mask: Option<Reg>) -> Outcome<Reg> {
        use BinaryOp::{And, Atan2, Div, FloorDiv, Or, Pow, Rem, ShiftLeft, ShiftRight, Xor};
        let b = if op == Pow && self.kinds[a].is_float() && !self.kinds[b].is_float() {
            self.push(Instr::IntToFloat(b), Kind::Float)
        } else {
            b
        };
        let (a, b, kind) = self.unify(a, b)?;
        if kind.is_float() {
            if matches!(op, And | Or | Xor | ShiftLeft | ShiftRight) {
                return Err(EvalErrorKind::Type(format!("`{op:?}` expects integers, got floats")));
            }
            return Ok(self.push(Instr::FloatBinary(op, a, b), kind));
        }
        if op == Atan2 {
            return Err(EvalErrorKind::Type("`Atan2` expects floats, got integers".into()));
        }
        let mask = mask.filter(|_| matches!(op, Div | Rem | FloorDiv));
        let raw = self.push(Instr::IntBinary(op, a, b, mask), kind);
        Ok(self.wrapped(raw))
    }

    fn cast(&mut self, from: Elem, to: Elem, unsigned: bool, a: Reg, round: bool) -> Outcome<Reg> {
        // The type at hand wins over the type that the cast claims, which may be unknown.
        let bits = self.kinds[a].width().or(from.bits()).unwrap_or(64);
        let target = if to == Elem::Other {
            self.kinds[a]
        } else {
            Kind::of(to).ok_or_else(|| EvalErrorKind::Type(format!("a cast to {to}")))?
        };
        Ok(match (self.kinds[a], target) {
            (Kind::Float, Kind::Float) if round => self.push(Instr::Round(to, a), Kind::Float),
            (Kind::Float, Kind::Float) => a,
            (Kind::Float, Kind::Int(width)) => {
                self.push(Instr::FloatToInt(width.unwrap_or(64), unsigned, a), target)
            }
            (Kind::Int(_), Kind::Float) => {
                let a = self.extended(a, bits, unsigned);
                self.push(Instr::IntToFloat(a), Kind::Float)
            }
            (Kind::Int(_), Kind::Int(width)) => {
                let width = width.unwrap_or(64);
                let a = if width > bits { self.extended(a, bits, unsigned) } else { a };
                self.push(Instr::Wrap(width, a), target)
            }
        })
    }

    /// Returns `a`, of `bits` bits, extended by zeros or by its sign. A boolean is held as 0 or 1,
    /// which reads as 0 or -1 where it is signed.
    fn extended(&mut self, a: Reg, bits: u32, unsigned: bool) -> Reg {
        let kind = Kind::Int(Some(64));
        if unsigned {
            self.push(Instr::ZeroExtend(bits, a), kind)
        } else if bits == 1 {
            self.push(Instr::IntUnary(UnaryOp::Neg, a), kind)
        } else {
            a
        }
    }

    fn wrapped(&mut self, a: Reg) -> Reg {
        match self.kinds[a].width() {
            Some(width) if width < 64 => self.push(Instr::Wrap(width, a), self.kinds[a]),
            _ => a,
        }
    }

    fn integer(&self, a: Reg) -> Outcome<()> {
        if self.kinds[a].is_float() {
            Err(EvalErrorKind::Type(
                "a condition or an index expects an integer, got a float".into(),
            ))
        } else {
            Ok(())
        }
    }

    /// Returns two operands with the type of both; an integer constant becomes a float where the
    /// other is one.
    fn unify(&mut self, a: Reg, b: Reg) -> Outcome<(Reg, Reg, Kind)> {
        match (self.kinds[a], self.kinds[b]) {
            (Kind::Float, Kind::Float) => Ok((a, b, Kind::Float)),
            (Kind::Int(x), Kind::Int(y)) => Ok((a, b, Kind::Int(x.or(y)))),
            (Kind::Float, Kind::Int(_)) => Ok((a, self.constant_float(b)?, Kind::Float)),
            (Kind::Int(_), Kind::Float) => Ok((self.constant_float(a)?, b, Kind::Float)),
        }
    }

    fn constant_float(&mut self, a: Reg) -> Outcome<Reg> {
        let Instr::Int(value) = self.instrs[a] else {
            return Err(EvalErrorKind::Type("an operation mixes a float and an integer".into()));
        };
        Ok(self.push(Instr::Float(value as f64), Kind::Float))
    }
}

/// Returns true if evaluating the expression where it is not needed could fail.
fn can_fail(scalar: &Scalar) -> bool {
    scalar.any(|s| {
        matches!(
            s,
            Scalar::Load(..)
                | Scalar::Binary(BinaryOp::Div | BinaryOp::Rem | BinaryOp::FloorDiv, ..)
        )
    })
}
