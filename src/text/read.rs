//! From pasted text to a puzzle.
//!
//! Which character stands for an empty cell is not known beforehand. Each kind that occurs is tried in order of
//! preference, and the first with which the whole text makes sense is the one: then the others occur only where
//! they draw borders.

use super::ParseError;
use super::chars::{Blank, digit_value};
use super::layout::{Layout, lay_out, with_spaces};
use super::line::{Style, is_ruled, passed_over};
use super::symbols::Symbols;
use crate::board::{Geometry, Puzzle};
use std::sync::Arc;

/// Longer texts are refused.
pub const MAX_BYTES: usize = 1 << 20;

/// A puzzle that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The puzzle: no digit repeats in it.
    pub puzzle: Puzzle,
    /// What else was in the text.
    pub ignored: Vec<Ignored>,
}

/// What was in a text besides the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignored {
    /// So many lines of a frame.
    Borders(usize),
    /// So many lines of comment.
    Comments(usize),
    /// So many lines of a saved game that were damaged.
    Damaged(usize),
    /// A name in brackets, as in `[Puzzle]`.
    Header,
    /// Commas, bars, quotes and the like around the cells.
    Separators,
    /// Text after the cells.
    Trailing,
    /// So many puzzles after the first.
    MorePuzzles(usize),
    /// What a technique concludes, in a line of HoDoKu's library.
    Conclusion,
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
    let lines = lines(text);
    let geometry = Geometry::classic();
    let Layout { digits, ignored } = layout(&lines, &geometry, Symbols::Letters)?;
    let mut puzzle = Puzzle::empty(Arc::clone(&geometry));
    for (cell, digit) in geometry.cells().zip(digits) {
        puzzle.set(cell, digit);
    }
    match puzzle.conflicts() {
        none if none.is_empty() => Ok(Reading { puzzle, ignored }),
        conflicts => Err(ParseError::Repeated(conflicts)),
    }
}

pub(super) fn refuse_what_is_no_text(text: &str) -> Result<(), ParseError> {
    let bytes = text.len();
    if bytes > MAX_BYTES {
        return Err(ParseError::TooLarge { bytes });
    }
    let is_code = |ch: char| ch.is_control() && !ch.is_whitespace();
    let n_codes = text.chars().filter(|&ch| is_code(ch)).count();
    let many = n_codes * 20 > text.chars().count();
    match text.find(|ch| ch == '\0' || many && is_code(ch)) {
        Some(offset) => Err(ParseError::Binary { offset }),
        None => Ok(()),
    }
}

/// The lines, whatever ends them.
pub(super) fn lines(text: &str) -> Vec<&str> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let ends = ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'];
    let pieces = text.split("\r\n");
    pieces.flat_map(|piece| piece.split(ends)).collect()
}

/// The board in the lines, if its digits are written like this.
pub(super) fn layout(
    lines: &[&str],
    geometry: &Geometry,
    symbols: Symbols,
) -> Result<Layout, ParseError> {
    let mut blanks = Blanks::count(lines);
    // What stands for a digit stands for no blank: 0 where it is the last digit, X where letters begin with A = 1.
    blanks
        .0
        .retain(|(blank, _)| symbols.digit(blank.sign(), geometry.side()).is_none());
    let style = |blank| Style {
        geometry,
        symbols,
        blank,
    };
    let tries = blanks.by_preference();
    let read = tries
        .iter()
        .find_map(|&blank| lay_out(lines, style(blank)).ok());
    match read.or_else(|| with_spaces(lines, style(None))) {
        Some(layout) => Ok(layout),
        None if is_candidate_grid(lines, geometry) => Err(ParseError::CandidateGrid),
        // Its error is the one that makes most sense.
        None => lay_out(lines, style(blanks.likeliest())),
    }
}

/// As many groups of digits as cells, some longer than one: Sudopedia's sign of a candidate grid. On boards with
/// more digits they may be numbers.
fn is_candidate_grid(lines: &[&str], geometry: &Geometry) -> bool {
    if geometry.side() > 9 {
        return false;
    }
    let rows = lines.iter().filter(|line| passed_over(line).is_none());
    let groups = rows.flat_map(|row| row.split(|ch| digit_value(ch).is_none()));
    let lengths: Vec<usize> = groups
        .map(|group| group.chars().count())
        .filter(|&n| n > 0)
        .collect();
    lengths.len() == geometry.n_cells() && lengths.iter().any(|&n| n > 1)
}

/// How often each kind of blank occurs where cells may be, in order of preference.
struct Blanks(Vec<(Blank, usize)>);

impl Blanks {
    fn count(lines: &[&str]) -> Self {
        let rows = || lines.iter().filter(|line| passed_over(line).is_none());
        let inside = Self::of(rows().filter(|line| !is_ruled(line)));
        // A board of nothing but hyphens looks like borders.
        if inside.0.is_empty() {
            Self::of(rows())
        } else {
            inside
        }
    }

    fn of<'a>(lines: impl Iterator<Item = &'a &'a str>) -> Self {
        let mut counts = Blank::BY_PREFERENCE.map(|blank| (blank, 0));
        for blank in lines.flat_map(|line| line.chars()).filter_map(Blank::of) {
            for (_, count) in counts.iter_mut().filter(|(kind, _)| *kind == blank) {
                *count += 1;
            }
        }
        Self(counts.into_iter().filter(|&(_, count)| count > 0).collect())
    }

    /// The kinds to try: none if none occurs.
    fn by_preference(&self) -> Vec<Option<Blank>> {
        let kinds: Vec<_> = self.0.iter().map(|&(blank, _)| Some(blank)).collect();
        if kinds.is_empty() { vec![None] } else { kinds }
    }

    /// The kind that occurs most.
    fn likeliest(&self) -> Option<Blank> {
        let kinds = self.0.iter().rev();
        kinds
            .max_by_key(|(_, count)| count)
            .map(|&(blank, _)| blank)
    }
}
