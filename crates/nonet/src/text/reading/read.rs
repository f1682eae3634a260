//! From pasted text to a puzzle.
//!
//! The character for an empty cell is not known beforehand. Each kind that occurs is tried in order of preference,
//! and the first with which the whole text makes sense is taken: the others then occur only in borders.

use super::super::chars::digit_value;
use super::super::symbols::Symbols;
use super::super::{Ignored, ParseError};
use super::layout::{Layout, lay_out, with_spaces};
use super::line::Style;
use super::lines::{Lines, Sort};
use crate::board::{Geometry, Puzzle};
use std::sync::Arc;

/// The longest text, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The longest single board, however it is written: longer texts are lists, or nothing that Nonet reads.
pub(in crate::text) const LONG: usize = 1 << 16;

/// A puzzle that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The puzzle: no digit repeats in it.
    pub puzzle: Puzzle,
    /// What else was in the text.
    pub ignored: Vec<Ignored>,
}

/// Reads a puzzle as people paste it: 81 characters, or nine lines of nine with or without a frame.
///
/// ```
/// use nonet::text::{line, read};
/// let text = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79";
/// let reading = read(text)?;
/// assert_eq!(reading.puzzle.n_givens(), 30);
/// assert_eq!(line(&reading.puzzle, '.'), text.replace('\n', ""));
/// # Ok::<(), nonet::text::ParseError>(())
/// ```
///
/// # Errors
/// Says what keeps it from being a puzzle, and where: first its form, then its digits.
pub fn read(text: &str) -> Result<Reading, ParseError> {
    refuse_what_is_no_text(text)?;
    let lines = Lines::of(text, &|_| {});
    let geometry = Geometry::classic();
    let Layout { digits, ignored } = match layout(&lines, &geometry, Symbols::Letters) {
        Some(layout) => layout,
        None => last_try(&lines, &geometry, Symbols::Letters)?,
    };
    let mut puzzle = Puzzle::empty(Arc::clone(&geometry));
    for (cell, digit) in geometry.cells().zip(digits) {
        puzzle.put(cell, digit);
    }
    match puzzle.conflicts() {
        none if none.is_empty() => Ok(Reading { puzzle, ignored }),
        conflicts => Err(ParseError::Repeated(conflicts)),
    }
}

pub(in crate::text) fn refuse_what_is_no_text(text: &str) -> Result<(), ParseError> {
    let bytes = text.len();
    if bytes > MAX_BYTES {
        return Err(ParseError::TooLarge { bytes });
    }
    // Most texts have none of these bytes, which is a quick check.
    let may_be_code =
        |byte: u8| byte < b'\t' || (14..32).contains(&byte) || matches!(byte, 0x7F | 0xC2);
    if !text.bytes().any(may_be_code) {
        return Ok(());
    }
    let is_code = |ch: char| ch.is_control() && !ch.is_whitespace();
    let n_codes = text.chars().filter(|&ch| is_code(ch)).count();
    let many = n_codes * 20 > text.chars().count();
    match text.find(|ch| ch == '\0' || many && is_code(ch)) {
        Some(offset) => Err(ParseError::Binary { offset }),
        None => Ok(()),
    }
}

/// The board in the lines, if its digits are written like this.
pub(in crate::text) fn layout(
    lines: &Lines,
    geometry: &Geometry,
    symbols: Symbols,
) -> Option<Layout> {
    let style = |blank| Style {
        geometry,
        symbols,
        blank,
    };
    let tries = lines.blanks(symbols, geometry.side()).by_preference();
    let mut tries = tries.into_iter();
    tries
        .find_map(|blank| lay_out(lines, style(blank)).ok())
        .or_else(|| with_spaces(lines, style(None)))
}

/// The likeliest way of reading, tried to the end after every other has failed: its error makes most sense.
pub(in crate::text) fn last_try(
    lines: &Lines,
    geometry: &Geometry,
    symbols: Symbols,
) -> Result<Layout, ParseError> {
    if is_candidate_grid(lines, geometry) {
        return Err(ParseError::CandidateGrid);
    }
    lines.end_tries();
    let blank = lines.blanks(symbols, geometry.side()).likeliest();
    let style = Style {
        geometry,
        symbols,
        blank,
    };
    lay_out(lines, style)
}

/// Are there as many groups of digits as cells, some longer than one? That is Sudopedia's sign of a candidate
/// grid. On boards with more digits they may be numbers.
fn is_candidate_grid(lines: &Lines, geometry: &Geometry) -> bool {
    if geometry.side() > 9 {
        return false;
    }
    let mut lengths = Vec::new();
    for sort in [Sort::Plain, Sort::Ruled] {
        for row in lines.of_sort(sort) {
            let groups = row.split(|ch| digit_value(ch).is_none());
            let groups = groups.filter(|group| !group.is_empty());
            lengths.extend(groups.map(|group| group.chars().count()));
            if lengths.len() > geometry.n_cells() {
                return false;
            }
        }
    }
    lengths.len() == geometry.n_cells() && lengths.iter().any(|&n| n > 1)
}
