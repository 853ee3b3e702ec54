//! The types of the `torch` dialect, which MLIR keeps as text.

use crate::{frontend::TensorType, graph::Elem};

/// Returns the shape and element type of a type such as `!torch.vtensor<[2,?],f32>`, or of a
/// scalar such as `!torch.int`. A complex tensor has one more dimension: its real and imaginary
/// parts.
pub(super) fn parse(text: &str) -> Option<TensorType> {
    let name = text.strip_prefix("!torch.")?;
    let scalar = |elem| Some(TensorType { dims: Vec::new(), elem, unsigned: false });
    match name {
        "int" => return scalar(Elem::Int(64)),
        "float" => return scalar(Elem::F64),
        "bool" => return scalar(Elem::Int(1)),
        _ => {}
    }
    let inside = name.strip_prefix("vtensor<").or_else(|| name.strip_prefix("tensor<"))?;
    let (dims, elem) = inside.strip_suffix('>')?.strip_prefix('[')?.split_once("],")?;
    let mut dims = dims
        .split(',')
        .map(str::trim)
        .filter(|d| !d.is_empty())
        .map(|d| if d == "?" { Some(None) } else { d.parse().ok().map(Some) })
        .collect::<Option<Vec<Option<i64>>>>()?;
    let elem = elem.trim();
    if let Some(part) = elem.strip_prefix("complex<").and_then(|e| e.strip_suffix('>')) {
        dims.push(Some(2));
        return Some(TensorType { dims, elem: self::elem(part)?, unsigned: false });
    }
    Some(TensorType { dims, elem: self::elem(elem)?, unsigned: elem.starts_with("ui") })
}

/// Returns true for the text of a complex tensor's type.
pub(super) fn is_complex(text: &str) -> bool {
    text.ends_with(",complex<f32>>") || text.ends_with(",complex<f64>>")
}

fn elem(text: &str) -> Option<Elem> {
    Some(match text {
        "f64" => Elem::F64,
        "f32" => Elem::F32,
        "f16" => Elem::F16,
        "bf16" => Elem::Bf16,
        "f8E4M3FN" => Elem::F8E4M3FN,
        "f8E4M3FNUZ" => Elem::F8E4M3FNUZ,
        "i1" => Elem::Int(1),
        _ => Elem::Int(text.strip_prefix("si").or_else(|| text.strip_prefix("ui"))?.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_and_elements_are_read() {
        let ty = parse("!torch.vtensor<[2,?],bf16>").expect("a tensor");
        assert_eq!((ty.dims, ty.elem), (vec![Some(2), None], Elem::Bf16));
        let ty = parse("!torch.vtensor<[],si64>").expect("a tensor");
        assert_eq!((ty.dims, ty.elem, ty.unsigned), (vec![], Elem::Int(64), false));
        let ty = parse("!torch.vtensor<[4],ui8>").expect("a tensor");
        assert_eq!((ty.elem, ty.unsigned), (Elem::Int(8), true));
        let ty = parse("!torch.vtensor<[3],complex<f32>>").expect("a tensor");
        assert_eq!((ty.dims, ty.elem), (vec![Some(3), Some(2)], Elem::F32));
        assert_eq!(parse("!torch.float").map(|t| t.elem), Some(Elem::F64));
    }

    #[test]
    fn what_is_no_ranked_tensor_is_unknown() {
        for text in ["!torch.vtensor", "!torch.vtensor<*,f32>", "!torch.list<int>", "!torch.none"] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(parse("!torch.vtensor<[2],quint8>"), None);
        assert_eq!(parse("!torch.vtensor<[2,f32>"), None);
    }
}
