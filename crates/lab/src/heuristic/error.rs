//! Why a text is not a formula: the place, and the error there.

use super::names::Function;
use std::fmt;

/// The error, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// The character, from 0; the length of the text, if something is missing at its end.
    pub at: usize,
    /// The error.
    pub wrong: Wrong,
}

/// The name and the data of the error. Sentences for people are in `words`.
impl fmt::Display for FormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for FormulaError {}

/// The kinds of errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The text has more characters than this.
    TooLong(usize),
    /// Brackets, functions and signs are nested more deeply than this.
    TooDeep(usize),
    /// This character has no meaning.
    Sign(char),
    /// A number is greater than this.
    TooLarge(i64),
    /// This name is not known here.
    Name(String),
    /// The function needs its arguments in brackets.
    Call(Function),
    /// The function needs another number of arguments.
    Arguments(Function),
    /// A number, a name or a bracket is expected here.
    Value,
    /// An operator or the end is expected here.
    Operator,
    /// The bracket opened at this character is not closed.
    Open(usize),
    /// Two comparisons stand side by side.
    Chain,
}
