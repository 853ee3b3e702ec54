//! Lengths of a batch as a flag has them.

use std::str::FromStr;

/// The cached rows of each request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lengths(pub Vec<u32>);

/// Most requests and most rows of all of them: an i32 counts both.
const MOST: u64 = i32::MAX as u64;
/// Most requests.
const REQUESTS: usize = 1 << 20;

impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut all = Vec::new();
        let mut rows = 0_u64;
        for (at, part) in text.split(',').enumerate() {
            let wrong = |why: &str| {
                Err(format!(
                    "entry {} is `{part}`: {why}; expected lengths such as 65536,512x31 (one of \
                     65536, then 31 of 512)",
                    at + 1
                ))
            };
            let (length, times) = part.split_once('x').unwrap_or((part, "1"));
            let Ok(length) = length.trim().parse::<u32>() else {
                return wrong("the length is no number of rows");
            };
            let Ok(times) = times.trim().parse::<usize>() else {
                return wrong("what follows x is no number of requests");
            };
            if length == 0 || times == 0 {
                return wrong("a length and a count must be at least 1");
            }
            rows = rows.saturating_add(u64::from(length) * times as u64);
            if all.len() + times > REQUESTS || rows > MOST {
                return wrong("more requests or rows than a step can have");
            }
            all.extend(std::iter::repeat_n(length, times));
        }
        Ok(Self(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_counts() {
        let Lengths(all) = "65536,512x31".parse().expect("lengths");
        assert_eq!((all.len(), all[0], all[1], all[31]), (32, 65536, 512, 512));
        assert_eq!("7".parse(), Ok(Lengths(vec![7])));
    }

    #[test]
    fn errors_name_the_entry() {
        for (text, why) in [
            ("", "entry 1 is ``: the length is no number of rows"),
            ("5,x3", "entry 2 is `x3`: the length is no number of rows"),
            ("5,6x", "entry 2 is `6x`: what follows x is no number of requests"),
            ("5x0", "entry 1 is `5x0`: a length and a count must be at least 1"),
            ("0", "entry 1 is `0`: a length and a count must be at least 1"),
            ("-4", "entry 1 is `-4`: the length is no number of rows"),
            ("1000000x1000000", "entry 1 is `1000000x1000000`: more requests or rows"),
        ] {
            let error = text.parse::<Lengths>().expect_err(text);
            assert!(error.starts_with(why), "{error}");
        }
    }
}
