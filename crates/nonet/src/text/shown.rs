//! Errors of reading as English sentences with their place, for programs that pass them on by `?`. The page and
//! the command line take theirs from `words`, in the user's language.

use super::{CaseError, Expected, NotRead, ParseError, ReadError, StepError};
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

impl Error for ParseError {}
impl Error for ReadError {}
impl Error for CaseError {}
impl Error for StepError {}
impl Error for NotRead {}

impl Display for ParseError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Empty => f.write_str("there is no cell in the text"),
            Self::TooLarge { bytes } => write!(f, "{bytes} bytes are more than any puzzle has"),
            Self::Binary { offset } => write!(f, "byte {} is not text", offset + 1),
            Self::BadChar { ch, line, column } => {
                write!(
                    f,
                    "line {line}, column {column}: {ch:?} is neither a digit nor a blank"
                )
            }
            Self::WrongLength { found } => write!(f, "the wrong number of cells: {found}"),
            Self::ShortLine { line, found } => {
                write!(f, "line {line}: too few cells for a row: {found}")
            }
            Self::LongLine { line, found } => {
                write!(f, "line {line}: too many cells for a row: {found}")
            }
            Self::TooFewLines { found } => write!(f, "too few rows: {found}"),
            Self::TooManyLines { found } => write!(f, "too many rows: {found}"),
            Self::CandidateGrid => {
                f.write_str("some cells of the grid of candidates make no sense")
            }
            Self::BrokenLink => f.write_str("a part of the link is missing or makes no sense"),
            Self::NewerLink => f.write_str("the link is of a newer version"),
            Self::Repeated(conflicts) => {
                let [first, more @ ..] = conflicts.as_slice() else {
                    return f.write_str("a digit repeats");
                };
                let (digit, house) = (first.digit, super::house_name(first.house));
                write!(f, "{digit} stands {} times in {house}", first.cells.len())?;
                match more.len() {
                    0 => Ok(()),
                    n => write!(f, " (and so on: {n} more)"),
                }
            }
        }
    }
}

impl Display for ReadError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::NoSize { found } => write!(f, "no board has {found} cells, or rows of {found}"),
            Self::NotSoon { first } => write!(f, "no board begins in the first {first} bytes"),
            Self::Address => f.write_str("it is the address of a page, not a link to a puzzle"),
            Self::Code => f.write_str("it is a code, not the digits of a board"),
            Self::Fault { side, error } => write!(f, "as a {side}x{side} board: {error}"),
            Self::Regions => f.write_str("the map does not divide the board into equal regions"),
            Self::Case(error) => error.fmt(f),
        }
    }
}

impl Display for CaseError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Fields(n) => write!(f, "a line of HoDoKu's library has 7 fields, not {n}"),
            Self::Field(n) => write!(f, "field {n} cannot be read"),
        }
    }
}

impl Display for StepError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "column {}: expected ", self.column)?;
        for (place, expected) in self.expected.iter().enumerate() {
            f.write_str(if place > 0 { " or " } else { "" })?;
            match expected {
                Expected::Sign(sign) => write!(f, "{sign:?}")?,
                Expected::Part(slug) => f.write_str(&slug.replace('-', " "))?,
            }
        }
        Ok(())
    }
}

impl Display for NotRead {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Damaged(format, broken) => write!(f, "damaged {format}: {broken:?}"),
            Self::Plain(error) => error.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Puzzle;
    use crate::text::{CaseError, Expect, Expected, ReadError, StepError, read_any};

    fn told(text: &str) -> String {
        text.parse::<Puzzle>().unwrap_err().to_string()
    }

    #[test]
    fn errors_of_reading_are_sentences_with_their_place() {
        let bad = "line 1, column 2: 'O' is neither a digit nor a blank";
        assert_eq!(told("8O0"), bad);
        let twice = format!("55{}", ".".repeat(79));
        assert_eq!(told(&twice), "5 stands 2 times in r1 (and so on: 1 more)");
        let apart = format!("5.......5{}", ".".repeat(72));
        assert_eq!(told(&apart), "5 stands 2 times in r1");
        let any = read_any(&twice[..80], &Expect::default()).unwrap_err();
        assert_eq!(any.to_string(), "no board has 80 cells, or rows of 80");
        let field = ReadError::Case(CaseError::Field(3));
        assert_eq!(field.to_string(), "field 3 cannot be read");
        let step = StepError {
            column: 17,
            expected: vec![Expected::Sign("=>"), Expected::Part("a-cell")],
        };
        assert_eq!(step.to_string(), "column 17: expected \"=>\" or a cell");
    }
}
