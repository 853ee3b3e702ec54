//! The structures of `hip/params.h`, field by field, and where each field lies.

/// The type of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A device address.
    Pointer,
    /// A 64-bit number.
    I64,
    /// A 32-bit number.
    I32,
    /// An f32.
    F32,
}

impl Kind {
    /// Returns its size and alignment in bytes.
    pub fn bytes(self) -> usize {
        if matches!(self, Self::Pointer | Self::I64) { 8 } else { 4 }
    }
}

/// A field: its name, type, and count where it is an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are named")]
pub struct Field {
    pub name: &'static str,
    pub kind: Kind,
    pub count: Option<usize>,
}

/// A structure that a kernel takes by value.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "they are named")]
pub struct Layout {
    pub name: &'static str,
    pub fields: &'static [Field],
}

impl Layout {
    /// Returns the layout of that name.
    pub fn of(name: &str) -> Option<&'static Self> {
        PARAMS.iter().find(|layout| layout.name == name)
    }

    /// Returns where an element of a field lies, in bytes.
    pub fn offset(&self, name: &str, element: usize) -> Option<usize> {
        let (at, field) = self.placed().find(|(_, field)| field.name == name)?;
        (element < field.count.unwrap_or(1)).then(|| at + element * field.kind.bytes())
    }

    /// Returns the size in bytes.
    pub fn size(&self) -> usize {
        let end = self.placed().map(|(at, f)| at + f.kind.bytes() * f.count.unwrap_or(1)).last();
        let alignment = self.fields.iter().map(|f| f.kind.bytes()).max().unwrap_or(1);
        end.unwrap_or(0).next_multiple_of(alignment)
    }

    fn placed(&self) -> impl Iterator<Item = (usize, &'static Field)> {
        self.fields.iter().scan(0_usize, |end, field| {
            let at = end.next_multiple_of(field.kind.bytes());
            *end = at + field.kind.bytes() * field.count.unwrap_or(1);
            Some((at, field))
        })
    }
}

macro_rules! layouts {
    ($($name:ident { $($kind:ident: $($field:ident $([$count:literal])?),+;)+ })+) => {
        /// What the kernels take.
        pub static PARAMS: &[Layout] = &[$(Layout {
            name: stringify!($name),
            fields: &[$($(Field {
                name: stringify!($field),
                kind: Kind::$kind,
                count: layouts!(@count $($count)?),
            }),+),+],
        }),+];
    };
    (@count) => { None };
    (@count $count:literal) => { Some($count) };
}

layouts! {
    DecodeParams {
        Pointer: q_latent, q_rope, latent, rope, mask, page_table, lengths, q_scale, kv_scale, out, lse, work_indptr,
            work_info_set, scratch_output, scratch_lse, status;
        I64: q_latent_strides[3], q_rope_strides[3], latent_strides[2], rope_strides[2], mask_strides[4],
            out_strides[3], lse_strides[3], table_stride;
        I32: batch, query, heads, kv_length, page_size, page_count, parts, q_tile, splits, causal, empty, q_dtype,
            mask_dtype, out_dtype;
        F32: scale_latent, scale_rope, mask_scale;
    }
    ReduceParams {
        Pointer: reduce_indptr, reduce_final_map, reduce_partial_map, scratch_output, scratch_lse, out, lse;
        I64: out_strides[3], lse_strides[3];
        I32: batch, query, heads, width, q_tile, splits, empty, out_dtype;
    }
    PlanParams {
        Pointer: lengths, work_meta_data, work_indptr, work_info_set, reduce_indptr, reduce_final_map,
            reduce_partial_map, status;
        I32: batch, kv_length, units, query, q_tile, fold, kv_granularity, page_size, causal, works_limit,
            partials_limit, reduce_indptr_count;
    }
    UpdateParams {
        Pointer: latent_new, rope_new, slots, latent, rope, kv_scale, status;
        I64: latent_new_stride, rope_new_stride, latent_strides[2], rope_strides[2];
        I32: count, latent_width, rope_width, page_size, page_count, new_dtype, cache_dtype;
    }
    QuantizeParams {
        Pointer: input, output, scale;
        I64: input_stride;
        I32: count, width, input_dtype, output_dtype;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Named = (String, Kind, Option<usize>);

    /// Reads the structures of the header: `type a, *b, c[3];` lines between `struct Name {` and `};`.
    fn header() -> Vec<(String, Vec<Named>)> {
        let text = include_str!("../../hip/params.h");
        let code: String = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or("").to_owned() + "\n")
            .collect();
        let structs = code.split("struct ").skip(1);
        structs
            .map(|rest| {
                let (name, body) = rest.split_once('{').expect("a body");
                // A member function, which comes last, ends the fields.
                let body = body
                    .split("};")
                    .next()
                    .expect("an end")
                    .split("template")
                    .next()
                    .expect("fields");
                let mut fields = Vec::new();
                for declaration in body.split(';').map(str::trim).filter(|d| !d.is_empty()) {
                    let declaration = declaration.trim_start_matches("const ");
                    let (kind, names) = declaration.split_once(' ').expect("a type");
                    for name in names.split(',').map(str::trim) {
                        let kind = match (name.starts_with('*'), kind) {
                            (true, _) => Kind::Pointer,
                            (false, "i64") => Kind::I64,
                            (false, "i32") => Kind::I32,
                            (false, "float") => Kind::F32,
                            other => panic!("{other:?}"),
                        };
                        let name = name.trim_start_matches('*');
                        let (name, count) =
                            name.split_once('[').map_or((name, None), |(name, count)| {
                                (name, Some(count.trim_end_matches(']').parse().expect("a count")))
                            });
                        fields.push((name.to_owned(), kind, count));
                    }
                }
                (name.trim().to_owned(), fields)
            })
            .collect()
    }

    #[test]
    fn the_layouts_are_those_of_the_header() {
        let header = header();
        assert_eq!(header.len(), PARAMS.len());
        for ((name, fields), layout) in header.iter().zip(PARAMS) {
            assert_eq!(name, layout.name);
            let ours: Vec<_> =
                layout.fields.iter().map(|f| (f.name.to_owned(), f.kind, f.count)).collect();
            assert_eq!(fields, &ours, "{name}");
        }
    }

    #[test]
    fn offsets_follow_the_alignment() {
        let decode = Layout::of("DecodeParams").expect("a layout");
        assert_eq!(decode.offset("q_latent", 0), Some(0));
        assert_eq!(decode.offset("q_latent_strides", 2), Some(16 * 8 + 16));
        assert_eq!(decode.offset("batch", 0), Some(0x128));
        assert_eq!(decode.offset("mask_scale", 0), Some(0x168));
        assert_eq!(decode.size(), 0x170);
        assert_eq!(decode.offset("batch", 1), None);
        assert_eq!(decode.offset("nothing", 0), None);
    }
}
