//! Why a text is not a formula: the place, and what is wrong there.

use super::names::Function;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// The character, from 0; the length of the text, if something is missing at its end.
    pub at: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The text has more characters than this.
    TooLong(usize),
    /// Brackets, functions and signs stand in each other more than this deep.
    TooDeep(usize),
    /// This character has no meaning.
    Sign(char),
    /// A number is greater than this.
    TooLarge(i64),
    /// There is no such name here.
    Name(String),
    /// The function needs its arguments in brackets.
    Call(Function),
    /// The function needs another number of arguments.
    Arguments(Function),
    /// A number, a name or a bracket should stand here.
    Value,
    /// An operator or the end should stand here.
    Operator,
    /// The bracket opened at this character is not closed.
    Open(usize),
    /// Two comparisons stand side by side.
    Chain,
}
