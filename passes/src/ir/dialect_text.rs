//! Parses the text of attributes whose dialect is not registered, which MLIR keeps as it is.
//!
//! ```text
//! attribute  ::= `#` dialect `.` name `<` parameters? `>` | `#` dialect `<` name word? `>`
//! parameters ::= parameter (`,` parameter)*
//! parameter  ::= name `=` value
//! value      ::= integer | word | `[` (integer (`,` integer)*)? `]`
//! ```

use std::iter::Peekable;

/// An attribute's name and parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct DialectAttr {
    /// The name without the dialect's: `gather`, `comparison_direction`.
    pub name: String,
    /// The parameters; a single word has no name.
    parameters: Vec<(String, Parameter)>,
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Parameter {
    /// A number.
    Int(i64),
    /// A list of numbers.
    Ints(Vec<i64>),
    /// A word.
    Word(String),
}

/// What is wrong with the text.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("attribute `{text}`, column {column}: expected {expected}, got {got}")]
pub struct TextError {
    text: String,
    column: usize,
    expected: &'static str,
    got: String,
}

impl DialectAttr {
    /// Parses an attribute as MLIR prints it.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        Parser { text, chars: text.char_indices().peekable() }.attribute()
    }

    /// Returns the numbers of a list; none where it was left out.
    pub fn ints(&self, name: &str) -> Option<Vec<i64>> {
        match self.parameter(name) {
            None => Some(Vec::new()),
            Some(Parameter::Ints(list)) => Some(list.clone()),
            Some(_) => None,
        }
    }

    /// As [`Self::ints`], for dimensions.
    pub fn dims(&self, name: &str) -> Option<Vec<usize>> {
        self.ints(name)?.into_iter().map(|n| usize::try_from(n).ok()).collect()
    }

    /// Returns a number; 0 where it was left out.
    pub fn int(&self, name: &str) -> Option<i64> {
        match self.parameter(name) {
            None => Some(0),
            Some(Parameter::Int(value)) => Some(*value),
            Some(_) => None,
        }
    }

    /// Returns the word of an attribute that is one.
    pub fn word(&self) -> Option<&str> {
        match self.parameter("") {
            Some(Parameter::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Returns true if every parameter's name is one of `names`.
    pub fn has_only(&self, names: &[&str]) -> bool {
        self.parameters.iter().all(|(name, _)| names.contains(&name.as_str()))
    }

    fn parameter(&self, name: &str) -> Option<&Parameter> {
        self.parameters.iter().find(|(n, _)| n == name).map(|(_, value)| value)
    }
}

struct Parser<'t> {
    text: &'t str,
    chars: Peekable<std::str::CharIndices<'t>>,
}

impl Parser<'_> {
    fn attribute(mut self) -> Result<DialectAttr, TextError> {
        self.expect('#', "`#`")?;
        self.word("the dialect's name")?;
        let apart = self.eat('.');
        let mut name = if apart { self.word("the attribute's name")? } else { String::new() };
        self.expect('<', "`<`")?;
        let mut parameters = Vec::new();
        if apart {
            while !self.eat('>') {
                if !parameters.is_empty() {
                    self.expect(',', "`,` or `>`")?;
                }
                let name = self.word("a parameter's name")?;
                let value =
                    if self.eat('=') { self.value()? } else { Parameter::Word(name.clone()) };
                let name = if matches!(&value, Parameter::Word(w) if *w == name) {
                    String::new()
                } else {
                    name
                };
                parameters.push((name, value));
            }
        } else {
            name = self.word("the attribute's name")?;
            if !self.eat('>') {
                parameters.push((String::new(), Parameter::Word(self.word("a word")?)));
                self.expect('>', "`>`")?;
            }
        }
        match self.peek() {
            None => Ok(DialectAttr { name, parameters }),
            Some(_) => Err(self.error("the end")),
        }
    }

    fn value(&mut self) -> Result<Parameter, TextError> {
        if !self.eat('[') {
            return match self.peek() {
                Some(c) if c == '-' || c.is_ascii_digit() => Ok(Parameter::Int(self.int()?)),
                _ => Ok(Parameter::Word(self.word("a number, a word or `[`")?)),
            };
        }
        let mut list = Vec::new();
        while !self.eat(']') {
            if !list.is_empty() {
                self.expect(',', "`,` or `]`")?;
            }
            list.push(self.int()?);
        }
        Ok(Parameter::Ints(list))
    }

    fn int(&mut self) -> Result<i64, TextError> {
        let error = |this: &mut Self| this.error("an integer");
        let text = self.take(|c| c == '-' || c.is_ascii_digit());
        text.parse().map_err(|_| error(self))
    }

    fn word(&mut self, expected: &'static str) -> Result<String, TextError> {
        let word = self.take(|c| c == '_' || c.is_ascii_alphanumeric());
        if word.is_empty() { Err(self.error(expected)) } else { Ok(word) }
    }

    fn take(&mut self, belongs: impl Fn(char) -> bool) -> String {
        self.peek();
        let mut taken = String::new();
        while let Some((_, c)) = self.chars.next_if(|(_, c)| belongs(*c)) {
            taken.push(c);
        }
        taken
    }

    fn expect(&mut self, wanted: char, expected: &'static str) -> Result<(), TextError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.error(expected)) }
    }

    fn eat(&mut self, wanted: char) -> bool {
        self.peek();
        self.chars.next_if(|(_, c)| *c == wanted).is_some()
    }

    /// Returns the next character that is no space.
    fn peek(&mut self) -> Option<char> {
        while self.chars.next_if(|(_, c)| c.is_whitespace()).is_some() {}
        self.chars.peek().map(|(_, c)| *c)
    }

    fn error(&mut self, expected: &'static str) -> TextError {
        let rest = self.chars.peek().map(|(at, c)| (*at, format!("`{c}`")));
        let (at, got) = rest.unwrap_or((self.text.len(), "the end".into()));
        TextError { text: self.text.into(), column: at + 1, expected, got }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dimension_numbers() {
        let attr = DialectAttr::parse("#x.gather<offset_dims = [2, -3], index_vector_dim = 1>");
        let attr = attr.expect("well formed");
        assert_eq!(attr.name, "gather");
        assert_eq!(attr.ints("offset_dims"), Some(vec![2, -3]));
        assert_eq!(attr.ints("collapsed"), Some(vec![]));
        assert_eq!(attr.int("index_vector_dim"), Some(1));
        assert_eq!(attr.dims("offset_dims"), None);
        assert_eq!(attr.int("offset_dims"), None);
        assert!(!attr.has_only(&["offset_dims"]));
    }

    #[test]
    fn words() {
        let attr = DialectAttr::parse("#x<comparison_direction LT>").expect("well formed");
        assert_eq!((attr.name.as_str(), attr.word()), ("comparison_direction", Some("LT")));
        assert_eq!(DialectAttr::parse("#x.dot<>").expect("empty").word(), None);
    }

    #[test]
    fn errors_say_where() {
        let message = |text| DialectAttr::parse(text).expect_err("malformed").to_string();
        assert_eq!(
            message("#x.dot<a = [1 2]>"),
            "attribute `#x.dot<a = [1 2]>`, column 15: expected `,` or `]`, got `2`"
        );
        assert_eq!(
            message("#x.dot<a = "),
            "attribute `#x.dot<a = `, column 12: expected a number, a word or `[`, got the end"
        );
        assert!(message("dense<1>").ends_with("column 1: expected `#`, got `d`"));
        assert!(message("#x.d<> more").ends_with("expected the end, got `m`"));
    }
}
