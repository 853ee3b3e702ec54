//! The page of each code: what was seen, why it matters, what helps, and an example.

use super::proof::Code;

impl Code {
    /// Returns the code's page, in Markdown.
    pub fn page(self) -> &'static str {
        match self {
            Self::NoContraction => include_str!("../../docs/codes/MLA-R001.md"),
            Self::NotSharedLatent => include_str!("../../docs/codes/MLA-R002.md"),
            Self::ValueNotSlice => include_str!("../../docs/codes/MLA-R003.md"),
            Self::HeadInCache => include_str!("../../docs/codes/MLA-R004.md"),
            Self::TwoLatents => include_str!("../../docs/codes/MLA-R005.md"),
            Self::OtherAxis => include_str!("../../docs/codes/MLA-R006.md"),
            Self::NoScores => include_str!("../../docs/codes/MLA-R007.md"),
            Self::NoRope => include_str!("../../docs/codes/MLA-R008.md"),
            Self::ProbabilitiesUsed => include_str!("../../docs/codes/MLA-M001.md"),
            Self::DenominatorUsed => include_str!("../../docs/codes/MLA-M002.md"),
            Self::NotNormalised => include_str!("../../docs/codes/MLA-M003.md"),
            Self::SoftCap => include_str!("../../docs/codes/MLA-M004.md"),
            Self::ScoreNotSum => include_str!("../../docs/codes/MLA-M005.md"),
            Self::RuntimeScale => include_str!("../../docs/codes/MLA-M006.md"),
            Self::MaskCondition => include_str!("../../docs/codes/MLA-M007.md"),
            Self::WeakFill => include_str!("../../docs/codes/MLA-M008.md"),
            Self::MixedMasks => include_str!("../../docs/codes/MLA-M009.md"),
            Self::MaskType => include_str!("../../docs/codes/MLA-M010.md"),
            Self::DoublePrecision => include_str!("../../docs/codes/MLA-M011.md"),
            Self::LongQuery => include_str!("../../docs/codes/MLA-M012.md"),
            Self::Layout => include_str!("../../docs/codes/MLA-M013.md"),
            Self::Dynamic => include_str!("../../docs/codes/MLA-M014.md"),
            Self::ElementType => include_str!("../../docs/codes/MLA-M015.md"),
            Self::ScoreParts => include_str!("../../docs/codes/MLA-M016.md"),
            Self::OutputScaled => include_str!("../../docs/codes/MLA-M017.md"),
            Self::Sinks => include_str!("../../docs/codes/MLA-M018.md"),
            Self::NoKernel => include_str!("../../docs/codes/MLA-M019.md"),
            Self::NotSelected => include_str!("../../docs/codes/MLA-M020.md"),
            Self::Unknown => include_str!("../../docs/codes/MLA-M021.md"),
            Self::NaiveCheaper => include_str!("../../docs/codes/MLA-M022.md"),
            Self::Effort => include_str!("../../docs/codes/MLA-M023.md"),
            Self::CacheUse => include_str!("../../docs/codes/MLA-M024.md"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = include_str!("../../docs/codes/README.md");

    #[test]
    fn pages_have_a_title_and_four_parts_in_order() {
        for code in Code::ALL {
            let (name, mut rest) = (code.name(), code.page());
            let title = format!("# {name}: {}\n", code.reason());
            assert!(rest.starts_with(&title), "{name} does not begin with {title}");
            assert!((15..=35).contains(&rest.lines().count()), "{name} is too short or too long");
            for part in ["Seen", "Why", "Helps", "Example"] {
                let head = format!("\n\n**{part}**:");
                let found = rest.split_once(&head);
                rest = found.unwrap_or_else(|| panic!("{name} has no {part} in its place")).1;
            }
        }
    }

    #[test]
    fn the_index_lists_every_page() {
        for code in Code::ALL {
            let (name, reason) = (code.name(), code.reason());
            let line = format!("\n- [{name}]({name}.md): {reason}\n");
            assert!(INDEX.contains(&line), "the index lacks {name}: {reason}");
        }
    }
}
