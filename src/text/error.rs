//! Why a text was not read.

use super::chars::digit_like;
use super::notation::{cell_names, house_name};
use crate::board::{Conflict, Geometry};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a text was not read. Lines and columns count from 1, in the text as it was given; columns count code
/// points.
///
/// ```
/// use nonet::text::{ParseError, read};
/// let error = read("8O0").expect_err("the letter O is no digit");
/// assert_eq!(error, ParseError::BadChar { ch: 'O', line: 1, column: 2 });
/// assert_eq!(error.to_string(), "'O' (U+004F) in line 1, column 2 is neither a digit nor a blank; it looks like 0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ParseError {
    /// There is no cell in it.
    Empty,
    /// It is longer than any puzzle.
    TooLarge {
        /// Its length.
        bytes: usize,
    },
    /// It is not text.
    Binary {
        /// The byte that shows it, from 0.
        offset: usize,
    },
    /// A character that means nothing here.
    BadChar {
        /// The character.
        ch: char,
        /// Its line.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// A board in one line that has too few cells, or too many.
    WrongLength {
        /// How many it has.
        found: usize,
    },
    /// A row with too few cells.
    ShortLine {
        /// Its line.
        line: usize,
        /// How many it has.
        found: usize,
    },
    /// A row with too many cells.
    LongLine {
        /// Its line.
        line: usize,
        /// How many it has.
        found: usize,
    },
    /// Rows are missing.
    TooFewLines {
        /// How many there are.
        found: usize,
    },
    /// There are more rows than the board has.
    TooManyLines {
        /// How many there are.
        found: usize,
    },
    /// All candidates of each cell, instead of one digit or none.
    CandidateGrid,
    /// Every digit that occurs twice in a house: such a puzzle has no solution.
    Repeated(Vec<Conflict>),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(f, 9)
    }
}

impl ParseError {
    /// Says it for a board of this side.
    pub(super) fn tell(&self, f: &mut fmt::Formatter<'_>, side: usize) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("no cells in the text"),
            Self::TooLarge { bytes } => write!(f, "the text is too large: {bytes} bytes"),
            Self::Binary { offset } => write!(f, "not a text: byte {offset} is a control code"),
            Self::BadChar { ch, line, column } => {
                write!(f, "{ch:?} (U+{:04X}) in ", u32::from(*ch))?;
                write!(f, "line {line}, column {column} ")?;
                f.write_str("is neither a digit nor a blank")?;
                digit_like(*ch).map_or(Ok(()), |digit| write!(f, "; it looks like {digit}"))
            }
            Self::WrongLength { found } => write!(f, "{found} cells instead of {}", side * side),
            Self::ShortLine { line, found } => {
                write!(
                    f,
                    "line {line} is too short: {found} cells instead of {side}"
                )
            }
            Self::LongLine { line, found } => {
                write!(
                    f,
                    "line {line} is too long: {found} cells instead of {side}"
                )
            }
            Self::TooFewLines { found } => write!(f, "too few lines: {found} instead of {side}"),
            Self::TooManyLines { found } => write!(f, "too many lines: {found} instead of {side}"),
            Self::CandidateGrid => f.write_str("a candidate grid, and only digits are read"),
            Self::Repeated(conflicts) => repeated(f, &Geometry::classic(), conflicts),
        }
    }
}

impl std::error::Error for ParseError {}

fn repeated(
    f: &mut fmt::Formatter<'_>,
    geometry: &Geometry,
    conflicts: &[Conflict],
) -> fmt::Result {
    f.write_str("repeated digits")?;
    for (place, conflict) in conflicts.iter().enumerate() {
        let house = house_name(conflict.house);
        let cells = cell_names(geometry, &conflict.cells);
        f.write_str(if place == 0 { ": " } else { ", " })?;
        write!(f, "{} in {house} ({cells})", conflict.digit)?;
    }
    Ok(())
}
