//! Plain lines of ordinary 9x9 boards, from bytes to the engine's registers: nothing is allocated and nothing is read
//! twice. What every other line costs besides its search, most boards would take longer for than for the search itself.

use super::job::{Choices, Format, Job, Quickly};
use crate::board::Geometry;
use crate::solve::nine::{Board, Search};
use crate::text::Symbols;

/// Figures on a line.
const FIGURES: usize = 81;

/// A job that has a short way for plain lines.
#[derive(Clone, Copy, Debug)]
pub struct Quick<'a> {
    answer: Quickly,
    choices: &'a Choices,
}

impl<'a> Quick<'a> {
    /// The short way of a job, if it has one.
    pub fn of(job: &'a Job) -> Option<Self> {
        let is_text = matches!(job.format, Format::Text(_));
        let is_ordinary = job.expect.geometry.as_deref().is_none_or(is_ordinary);
        let letters = job.expect.symbols.is_none_or(|s| s == Symbols::Letters);
        let is_plain = is_text && is_ordinary && letters && job.budget.is_none();
        let choices = &job.choices;
        let answer = job.ask.quick.filter(|_| is_plain)?;
        Some(Self { answer, choices })
    }

    /// Adds the row that [`row`](super::row) would make of this line, with its end; or returns `false`, if that has to
    /// look at it.
    ///
    /// ```
    /// use nonet::batch::{Choices, Format, Job, Quick, ask};
    /// let job = Job {
    ///     ask: ask("count").expect("a question"),
    ///     choices: Choices::default(),
    ///     format: Format::Text(Default::default()),
    ///     expect: Default::default(),
    ///     budget: None,
    /// };
    /// let quick = Quick::of(&job).expect("it has one");
    /// let mut rows = String::new();
    /// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// assert!(quick.row(line, &mut rows) && !quick.row(b"9x9", &mut rows));
    /// assert_eq!(rows, "1\n");
    /// ```
    pub fn row(&self, line: &[u8], rows: &mut String) -> bool {
        let is_answered =
            plain(line).is_some_and(|board| (self.answer)(self.choices, &board, rows));
        if is_answered {
            rows.push('\n');
        }
        is_answered
    }
}

fn is_ordinary(geometry: &Geometry) -> bool {
    Search::fits(geometry)
}

/// The board of a line that can be read in one way only, and has a given: a line of blanks may be drawn.
fn plain(line: &[u8]) -> Option<Board> {
    let (text, rest) = line.split_first_chunk::<FIGURES>()?;
    let is_clear = [GIVEN | POINT, GIVEN | ZERO, GIVEN].contains(&kinds(text)) && is_remark(rest);
    Board::parse(text).filter(|_| is_clear)
}

/// A blank of one kind.
const POINT: u8 = 1;
/// A blank of the other.
const ZERO: u8 = 2;
/// A figure, if the line has nothing but figures and blanks.
const GIVEN: u8 = 4;

/// What there is in a line, looked at once.
fn kinds(text: &[u8; FIGURES]) -> u8 {
    text.iter().fold(0, |kinds, &byte| {
        let zero = if byte == b'0' { ZERO } else { 0 };
        let point = if byte == b'.' { POINT } else { 0 };
        let given = if byte > b'0' { GIVEN } else { 0 };
        kinds | zero | point | given
    })
}

/// Is there nothing after the board that could belong to it, such as a map of its regions?
fn is_remark(rest: &[u8]) -> bool {
    let Some(first) = rest.first() else {
        return true;
    };
    let is_text = |&byte: &u8| byte == b'\t' || (b' '..=b'~').contains(&byte);
    b" \t,;:#".contains(first) && rest.len() <= FIGURES && rest.iter().all(is_text)
}
