//! `ATen`'s matrix products and einsum.

use super::args::Args;
use crate::{
    frontend::steps::{Operand, contract, elementwise},
    graph::{BinaryOp, Node, Scalar},
};

/// Reads a contraction.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    match name {
        "aten.mm" | "aten.bmm" | "aten.matmul" | "aten.mv" | "aten.dot" => {
            let (a, b) = (args.tensor(0)?, args.tensor(1)?);
            let ranks = match name {
                "aten.mm" => Some((2, 2)),
                "aten.bmm" => Some((3, 3)),
                "aten.mv" => Some((2, 1)),
                "aten.dot" => Some((1, 1)),
                _ => None,
            };
            ranks.is_none_or(|r| r == (a.rank(), b.rank())).then_some(())?;
            product(args, &a, &b)
        }
        "aten.linear" => linear(args),
        "aten.addmm" | "aten.baddbmm" => {
            let (a, b) = (args.tensor(1)?, args.tensor(2)?);
            let rank = if name == "aten.addmm" { 2 } else { 3 };
            ([a.rank(), b.rank()] == [rank; 2]).then_some(())?;
            added(args, &a, &b)
        }
        "aten.einsum" => einsum(args),
        _ => None,
    }
}

/// Returns the node of a contraction, if the result has its shape.
fn contraction(
    args: &Args<'_, '_, '_>,
    factors: &[(&Operand, Vec<u32>)],
    out: &[u32],
) -> Option<Node> {
    let (shape, elem) = args.result(0)?;
    let (dims, node) = contract(args.graph, elem, factors, out)?;
    (dims == shape).then_some(node)
}

/// Returns the labels of a matrix product of any ranks, those of the result last.
pub(super) fn labels(a: usize, b: usize) -> Option<[Vec<u32>; 3]> {
    let (row, column, inner) = (0, 1, 2);
    if a == 0 || b == 0 {
        return None;
    }
    // Leading dimensions are named from the last.
    let lead = |rank: usize| (0..rank.saturating_sub(2) as u32).rev().map(|d| 3 + d);
    let left: Vec<u32> = lead(a).chain((a > 1).then_some(row)).chain([inner]).collect();
    let right: Vec<u32> = lead(b).chain([inner]).chain((b > 1).then_some(column)).collect();
    let out = lead(a.max(b)).chain((a > 1).then_some(row)).chain((b > 1).then_some(column));
    Some([left, right, out.collect()])
}

fn product(args: &Args<'_, '_, '_>, a: &Operand, b: &Operand) -> Option<Node> {
    let [left, right, out] = labels(a.rank(), b.rank())?;
    contraction(args, &[(a, left), (b, right)], &out)
}

/// Reads `x w^T + bias`.
fn linear(args: &Args<'_, '_, '_>) -> Option<Node> {
    let (x, w) = (args.tensor(0)?, args.tensor(1)?);
    let [left, mut right, out] = labels(x.rank(), w.rank())?;
    (w.rank() <= 2).then_some(())?;
    right.reverse();
    let node = contraction(args, &[(&x, left), (&w, right)], &out)?;
    if args.is_none(2) {
        return Some(node);
    }
    let bias = args.tensor(2)?;
    let (dims, elem) = args.result(0)?;
    let product = Operand::step(args.graph, dims.clone(), elem, node);
    let sum = Scalar::binary(BinaryOp::Add, Scalar::Input(0), bias.as_elem(1, elem));
    elementwise(&dims, &[&product, &bias], sum)
}

/// Reads `beta * c + alpha * (a b)`.
fn added(args: &Args<'_, '_, '_>, a: &Operand, b: &Operand) -> Option<Node> {
    let addend = args.tensor(0)?;
    let (beta, alpha) = (args.number(3)?, args.number(4)?);
    let node = product(args, a, b)?;
    let (dims, elem) = args.result(0)?;
    if beta.is(0.0) && alpha.is(1.0) {
        return Some(node);
    }
    let product = Operand::step(args.graph, dims.clone(), elem, node);
    let times = |value, number: super::args::Number| {
        let factor = number.scalar(elem);
        if number.is(1.0) { value } else { Scalar::binary(BinaryOp::Mul, value, factor) }
    };
    let product_term = times(Scalar::Input(0), alpha);
    if beta.is(0.0) {
        // The addend does not count, not even a NaN of it.
        return elementwise(&dims, &[&product], product_term);
    }
    let sum = Scalar::binary(BinaryOp::Add, product_term, times(addend.as_elem(1, elem), beta));
    elementwise(&dims, &[&product, &addend], sum)
}

fn einsum(args: &Args<'_, '_, '_>) -> Option<Node> {
    let operands = args.tensors(1)?;
    let ranks: Vec<usize> = operands.iter().map(Operand::rank).collect();
    let (inputs, out) = equation(args.text(0)?, &ranks)?;
    contraction(args, &operands.iter().zip(inputs).collect::<Vec<_>>(), &out)
}

/// Returns the labels of an einsum's operands and result. The dimensions of an ellipsis are aligned
/// at the last; without an arrow the result has the letters that occur once, in their order.
pub(super) fn equation(text: &str, ranks: &[usize]) -> Option<(Vec<Vec<u32>>, Vec<u32>)> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (left, right) = match text.split_once("->") {
        Some((left, right)) => (left, Some(right)),
        None => (text.as_str(), None),
    };
    let terms: Vec<&str> = left.split(',').collect();
    if terms.len() != ranks.len() {
        return None;
    }
    let letters = |term: &str| term.chars().filter(char::is_ascii_alphabetic).count();
    let hidden = |(term, rank): (&&str, &usize)| {
        let rest = rank.checked_sub(letters(term))?;
        (term.contains("...") || rest == 0).then_some(rest)
    };
    let hidden = terms.iter().zip(ranks).map(hidden).collect::<Option<Vec<_>>>()?;
    // Labels of an ellipsis are numbers below every letter.
    let expand = |term: &str, count: usize| -> Option<Vec<u32>> {
        let named = |part: &str| -> Option<Vec<u32>> {
            part.chars().map(|c| c.is_ascii_alphabetic().then_some(1000 + c as u32)).collect()
        };
        let Some((before, after)) = term.split_once("...") else { return named(term) };
        let mut all = named(before)?;
        all.extend((0..count as u32).rev());
        all.extend(named(after)?);
        Some(all)
    };
    let inputs = terms
        .iter()
        .zip(&hidden)
        .map(|(term, count)| expand(term, *count))
        .collect::<Option<Vec<_>>>()?;
    let most = hidden.iter().copied().max().unwrap_or(0);
    let out = if let Some(right) = right {
        expand(right, most)?
    } else {
        let mut named: Vec<u32> = inputs.iter().flatten().copied().filter(|l| *l > 999).collect();
        named.sort_unstable();
        let once = |l: &u32| named.iter().filter(|m| *m == l).count() == 1;
        let once: Vec<u32> = named.iter().copied().filter(once).collect();
        (0..most as u32).rev().chain(once).collect()
    };
    let unique = out.iter().enumerate().all(|(at, l)| !out[..at].contains(l));
    unique.then_some((inputs, out))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> Vec<u32> {
        text.chars().map(|c| 1000 + c as u32).collect()
    }

    #[test]
    fn an_equation_names_dimensions() {
        let (inputs, out) = equation("bshd, hdc -> bshc", &[4, 3]).expect("an equation");
        assert_eq!(inputs, [letters("bshd"), letters("hdc")]);
        assert_eq!(out, letters("bshc"));
    }

    #[test]
    fn an_ellipsis_stands_for_the_other_dimensions() {
        let (inputs, out) = equation("...ij,...jk->...ik", &[4, 3]).expect("an equation");
        assert_eq!(inputs[0][..2], [1, 0]);
        assert_eq!(inputs[1][..1], [0]);
        assert_eq!(out[..2], [1, 0]);
    }

    #[test]
    fn without_an_arrow_letters_that_occur_once_stay() {
        assert_eq!(equation("ba,ac", &[2, 2]).expect("an equation").1, letters("bc"));
    }

    #[test]
    fn wrong_equations_are_refused() {
        for (text, ranks) in
            [("ab,bc->ac", &[2][..]), ("ab->b", &[3]), ("a?->a", &[2]), ("ab->aa", &[2])]
        {
            assert_eq!(equation(text, ranks), None, "{text}");
        }
    }
}
