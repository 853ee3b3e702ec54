//! Sets of numbers and ranges of versions, as catalogs write them.

use std::fmt;

use mla_kernels::plan::Release;
use serde::{Deserialize, Deserializer, de::Error};

/// A set of positive numbers: `"1-4096"`, `"1, 2, 4"`, `"32-128/16"` (in steps of 16), `"any"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    text: String,
    /// Least, greatest, step.
    ranges: Vec<[i64; 3]>,
}

impl Numbers {
    /// Returns the set of all numbers, 0 included.
    pub fn any() -> Self {
        Self { text: "any".into(), ranges: vec![[0, i64::MAX, 1]] }
    }

    /// Reads a set.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.trim() == "any" {
            return Ok(Self::any());
        }
        let wrong = || {
            format!(
                "`{text}` is no set of numbers; expected such as \"16\", \"1, 2, 4\", \"1-4096\" \
                 or \"32-128/16\""
            )
        };
        let range = |part: &str| {
            let (range, step) = part.split_once('/').unwrap_or((part, "1"));
            let (least, most) = range.split_once('-').unwrap_or((range, range));
            let [least, most, step] =
                [least, most, step].map(|n| n.trim().parse::<i64>().ok().filter(|n| *n > 0));
            let range = [least?, most?, step?];
            (range[0] <= range[1]).then_some(range)
        };
        let ranges: Option<Vec<_>> = text.split(',').map(range).collect();
        Ok(Self { text: text.to_owned(), ranges: ranges.ok_or_else(wrong)? })
    }

    /// Returns true for a number of the set.
    pub fn contains(&self, n: i64) -> bool {
        self.ranges.iter().any(|[a, b, step]| (*a..=*b).contains(&n) && (n - a) % step == 0)
    }

    /// Returns the least number of the set that is no smaller than `n`.
    pub fn at_least(&self, n: i64) -> Option<i64> {
        let next = |[a, b, step]: &[i64; 3]| {
            let up = if n <= *a { *a } else { a + (n - a + step - 1) / step * step };
            (up <= *b).then_some(up)
        };
        self.ranges.iter().filter_map(next).min()
    }

    /// Returns the numbers up to `most`.
    pub fn up_to(&self, most: i64) -> Vec<i64> {
        (1..=most).filter(|n| self.contains(*n)).collect()
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// A range of AITER's versions: `">=0.1.7"`, `"<0.1.20"`, `"=0.1.7"`, several joined by commas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Versions {
    text: String,
    bounds: Vec<(Order, [u32; 3])>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    AtLeast,
    Below,
    Exactly,
}

impl Versions {
    /// Returns the range of all versions.
    pub fn any() -> Self {
        Self { text: "any".into(), bounds: Vec::new() }
    }

    fn parse(text: &str) -> Result<Self, String> {
        let bound = |part: &str| {
            let part = part.trim();
            let (order, version) =
                [(">=", Order::AtLeast), ("<", Order::Below), ("=", Order::Exactly)]
                    .iter()
                    .find_map(|(sign, order)| Some((*order, part.strip_prefix(sign)?.trim())))?;
            let numbers: Option<Vec<u32>> = version.split('.').map(|n| n.parse().ok()).collect();
            Some((order, <[u32; 3]>::try_from(numbers?).ok()?))
        };
        let bounds: Option<Vec<_>> = text.split(',').map(bound).collect();
        let bounds = bounds.ok_or_else(|| {
            format!("`{text}` is no range of versions; expected such as \">=0.1.7, <0.1.20\"")
        })?;
        Ok(Self { text: text.to_owned(), bounds })
    }

    /// Returns true for a release in the range.
    pub fn contains(&self, release: Release) -> bool {
        let version = release.version();
        self.bounds.iter().all(|(order, bound)| match order {
            Order::AtLeast => version >= *bound,
            Order::Below => version < *bound,
            Order::Exactly => version == *bound,
        })
    }
}

impl fmt::Display for Versions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl<'de> Deserialize<'de> for Versions {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_numbers() {
        let set = Numbers::parse("1, 2, 4, 32-128/16").expect("a set");
        assert!(set.contains(2) && set.contains(48) && !set.contains(3) && !set.contains(40));
        assert_eq!(set.at_least(3), Some(4));
        assert_eq!(set.at_least(33), Some(48));
        assert_eq!(set.at_least(129), None);
        assert_eq!(set.up_to(50), [1, 2, 4, 32, 48]);
        for wrong in ["", "16-", "4-2", "0", "a", "8/0"] {
            assert!(Numbers::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn ranges_of_versions() {
        let holds = |text: &str| {
            let range = Versions::parse(text).expect("a range");
            Release::ALL.map(|r| range.contains(r))
        };
        assert_eq!(holds(">=0.1.7"), [true, true]);
        assert_eq!(holds("=0.1.7"), [true, false]);
        assert_eq!(holds(">=0.1.8"), [false, true]);
        assert_eq!(holds(">=0.1.7, <0.1.20"), [true, false]);
        assert!(Versions::parse("0.1.7").is_err() && Versions::parse(">=0.1").is_err());
    }
}
