//! Plain lines of ordinary 9x9 boards, from bytes to the engine's registers: nothing is allocated and nothing is
//! read twice. The other costs of a normal line would take longer than the search itself for most boards.

use super::job::{Format, Job, Quickly, Short};
use nonet::board::Geometry;
use nonet::solve::nine::{Board, Search};
use nonet::text::Symbols;

/// How many figures a line has.
const FIGURES: usize = 81;

/// A job that has a short way for plain lines.
#[derive(Clone, Copy, Debug)]
pub struct Quick<'a> {
    answer: Quickly,
    job: &'a Job,
}

impl<'a> Quick<'a> {
    /// The short way of a job, if it has one.
    pub fn of(job: &'a Job) -> Option<Self> {
        let is_ordinary = job.expect.geometry.as_deref().is_none_or(is_ordinary);
        let letters = job.expect.symbols.is_none_or(|s| s == Symbols::Letters);
        let is_plain = is_ordinary && letters && job.budget.is_none();
        let answer = job.ask.quick.filter(|_| is_plain)?;
        Some(Self { answer, job })
    }

    /// Adds the row that [`row`](super::row) would make of this line, with its beginning and its end; or returns
    /// `false`, if that function has to do it.
    ///
    /// ```
    /// use batch::{Choices, Format, Job, Quick, ask};
    /// let job = Job {
    ///     ask: ask("count").expect("a question"),
    ///     choices: Choices::default(),
    ///     format: Format::Csv,
    ///     expect: Default::default(),
    ///     budget: None,
    /// };
    /// let quick = Quick::of(&job).expect("it has one");
    /// let mut rows = String::new();
    /// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// assert!(quick.row("", 7, line, &mut rows) && !quick.row("", 8, b"9x9", &mut rows));
    /// assert!(rows.starts_with("7,53..7....6..195") && rows.ends_with(",3x3,1,true,0\n"));
    /// ```
    pub fn row(&self, begin: &str, number: u64, line: &[u8], rows: &mut String) -> bool {
        let is_answered = plain(line).is_some_and(|board| match self.job.format {
            Format::Text(_) => (self.answer.text)(&self.job.choices, &board, rows),
            format => {
                let fields = (self.answer.fields)(&self.job.choices, &board);
                let fields = fields.map(|fields| (number, board.digits(), fields));
                let is_marked = self.job.choices.marked;
                fields.is_some_and(|fields| write(format, begin, fields, is_marked, rows))
            }
        });
        if is_answered {
            rows.push('\n');
        }
        is_answered
    }
}

/// The number of a line, the digits of its board, the answer.
type Row = (u64, [u8; FIGURES], [(&'static str, Short); 3]);

fn write(format: Format, begin: &str, row: Row, is_marked: bool, rows: &mut String) -> bool {
    *rows += begin;
    let (number, digits, fields) = row;
    let about = [
        ("line", Short::Number(number)),
        ("puzzle", Short::Digits(digits)),
        ("shape", Short::Name("3x3")),
    ];
    let is_json = format == Format::Json;
    let mut between = "";
    for (name, value) in about.into_iter().chain(fields) {
        *rows += between;
        between = ",";
        if is_json {
            rows.extend(["\"", name, "\":"]);
        }
        value.write(is_json, rows);
    }
    if is_json {
        rows.push('}');
    } else if is_marked {
        rows.push(',');
    }
    true
}

impl Short {
    /// Writes the answer as JSON or as CSV: no short text contains a comma or a quote.
    fn write(self, is_json: bool, row: &mut String) {
        let quote = if is_json { "\"" } else { "" };
        match self {
            Self::Null => *row += if is_json { "null" } else { "" },
            Self::Truth(truth) => *row += if truth { "true" } else { "false" },
            Self::Number(number) => *row += &number.to_string(),
            Self::Name(name) => row.extend([quote, name, quote]),
            Self::Digits(digits) => {
                *row += quote;
                push_digits(&digits, row);
                *row += quote;
            }
        }
    }
}

/// Adds the cells of a board, with points for blanks.
fn push_digits(digits: &[u8; FIGURES], row: &mut String) {
    let sign = |digit| if digit == 0 { b'.' } else { b'0' + digit };
    *row += &String::from_utf8_lossy(&digits.map(sign));
}

/// Does a digit occur twice in a house?
pub(super) fn has_repeats(board: &Board) -> bool {
    let mut seen = [[0u16; 9]; 3];
    let digits = board.digits();
    let mut given = digits.iter().enumerate().filter(|&(_, &digit)| digit > 0);
    given.any(|(cell, &digit)| {
        let (row, col) = (cell / 9, cell % 9);
        let houses = [row, col, row / 3 * 3 + col / 3];
        seen.iter_mut().zip(houses).any(|(kind, house)| {
            let bit = 1 << digit;
            let before = kind[house] & bit;
            kind[house] |= bit;
            before > 0
        })
    })
}

fn is_ordinary(geometry: &Geometry) -> bool {
    Search::fits(geometry) && geometry.boxes().is_some()
}

/// The board of a line that can be read in only one way, and has a given: a line of blanks may be drawn.
fn plain(line: &[u8]) -> Option<Board> {
    let (text, rest) = line.split_first_chunk::<FIGURES>()?;
    let is_clear = [GIVEN | POINT, GIVEN | ZERO, GIVEN].contains(&kinds(text)) && is_remark(rest);
    Board::parse(text).filter(|_| is_clear)
}

/// A blank of one kind.
const POINT: u8 = 1;
/// A blank of the other kind.
const ZERO: u8 = 2;
/// A figure, in a line that consists of figures and blanks.
const GIVEN: u8 = 4;

/// The kinds of characters in a line, found in one pass.
fn kinds(text: &[u8; FIGURES]) -> u8 {
    text.iter().fold(0, |kinds, &byte| {
        let zero = if byte == b'0' { ZERO } else { 0 };
        let point = if byte == b'.' { POINT } else { 0 };
        let given = if byte > b'0' { GIVEN } else { 0 };
        kinds | zero | point | given
    })
}

/// Does nothing follow the board that could belong to it, such as a map of its regions?
fn is_remark(rest: &[u8]) -> bool {
    let Some(first) = rest.first() else {
        return true;
    };
    let is_text = |&byte: &u8| byte == b'\t' || (b' '..=b'~').contains(&byte);
    b" \t,;:#".contains(first) && rest.len() <= FIGURES && rest.iter().all(is_text)
}
