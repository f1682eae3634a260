//! Boards of every size, where a text may mean more than one of them.
//!
//! Every custom of writing digits is tried on every size that the length of the first line suggests. What fits is
//! returned, the likeliest first; if that is more than one board, the caller has to choose: a page asks, a command
//! line says so. Repeated digits do not prevent a reading here, but another one is preferred.

use super::super::symbols::Symbols;
use super::super::{Ignored, ParseError, ReadError, regions};
use super::layout::Layout;
use super::lines::{Lines, Looked};
use super::read::{self, LONG, layout, refuse_what_is_no_text};
use super::sizes;
use crate::board::{Geometry, Puzzle, sort_short};
use std::iter;
use std::sync::Arc;

/// What is known about a text beforehand.
#[derive(Clone, Debug, Default)]
pub struct Expect {
    /// The shape of its board.
    pub geometry: Option<Arc<Geometry>>,
    /// How its digits are written.
    pub symbols: Option<Symbols>,
}

/// A board that a text may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Board {
    /// The board; digits may repeat in it.
    pub puzzle: Puzzle,
    /// How its digits were written.
    pub symbols: Symbols,
    /// What else was in the text.
    pub ignored: Vec<Ignored>,
}

/// The boards that a text may mean, the likeliest first: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Readings {
    likeliest: Board,
    others: Vec<Board>,
}

impl Readings {
    /// The readings of a text that means just one board.
    pub fn one(likeliest: Board) -> Self {
        let others = Vec::new();
        Self { likeliest, others }
    }

    /// These boards in this order, if there are any.
    fn of(boards: Vec<Board>) -> Option<Self> {
        let mut boards = boards.into_iter();
        let likeliest = boards.next()?;
        let others = boards.collect();
        Some(Self { likeliest, others })
    }

    /// The likeliest.
    pub fn likeliest(&self) -> &Board {
        &self.likeliest
    }

    /// The likeliest reading; the others are dropped.
    pub fn into_likeliest(self) -> Board {
        self.likeliest
    }

    /// The only one, if it is clear which board is meant.
    pub fn only(&self) -> Option<&Board> {
        self.others.is_empty().then_some(&self.likeliest)
    }

    /// All of them, the likeliest first.
    pub fn iter(&self) -> impl Iterator<Item = &Board> {
        iter::once(&self.likeliest).chain(&self.others)
    }

    /// All of them, the likeliest first.
    pub fn into_vec(self) -> Vec<Board> {
        iter::once(self.likeliest).chain(self.others).collect()
    }
}

/// Reads a board of any size; several if it is not clear which is meant.
///
/// ```
/// use nonet::text::{Expect, Symbols, read_any};
/// let readings = read_any("1...2.......3..4", &Expect::default())?;
/// assert_eq!(readings.only().map(|board| board.puzzle.geometry().side()), Some(4));
/// // Letters alone: from A = 1, or from A = 10?
/// let readings = read_any(&format!("AB{}", ".".repeat(254)), &Expect::default())?;
/// let customs: Vec<Symbols> = readings.iter().map(|board| board.symbols).collect();
/// assert_eq!(customs, [Symbols::LettersFromOne, Symbols::Letters]);
/// # Ok::<(), nonet::text::ReadError>(())
/// ```
///
/// # Errors
/// Says what keeps it from being a board, and where.
pub fn read_any(text: &str, expect: &Expect) -> Result<Readings, ReadError> {
    read_telling(text, expect, &|_| {})
}

/// A long text is given up if this much of it has no board: a hundred tries at a mebibyte would take a second.
const BEGINNING: usize = 1 << 14;

/// Reads a board of any size, and reports now and then how many characters were looked at.
pub(in crate::text) fn read_telling(
    text: &str,
    expect: &Expect,
    looked: Looked<'_>,
) -> Result<Readings, ReadError> {
    let at_nine = |error| ReadError::Fault { side: 9, error };
    refuse_what_is_no_text(text).map_err(at_nine)?;
    if text.len() > LONG {
        begins(text, expect)?;
    }
    if expect.geometry.is_some() {
        return read_as(&Lines::of(text, looked), expect);
    }
    if let Some((board, geometry)) = regions::split(text)? {
        let geometry = Some(geometry);
        let symbols = expect.symbols;
        let expect = Expect { geometry, symbols };
        return read_as(&Lines::of(board, looked), &expect);
    }
    read_as(&Lines::of(text, looked), expect)
}

/// May a long text be a board, judging by its beginning? If not, why.
fn begins(text: &str, expect: &Expect) -> Result<(), ReadError> {
    let text = text.trim_start();
    let first = text.floor_char_boundary(BEGINNING);
    let head = text.get(..first).unwrap_or(text);
    let head = head.rsplit_once('\n').map_or(head, |(lines, _)| lines);
    match read_as(&Lines::of(head, &|_| {}), expect) {
        Ok(_) => Ok(()),
        Err(ReadError::NoSize { .. }) => Err(ReadError::NotSoon { first }),
        Err(ReadError::Fault { error, side }) => match error {
            ParseError::TooManyLines { .. } => Ok(()), // the last board is cut
            ParseError::Empty | ParseError::WrongLength { .. } | ParseError::TooFewLines { .. } => {
                Err(ReadError::NotSoon { first })
            }
            error => Err(ReadError::Fault { error, side }),
        },
        Err(error) => Err(error),
    }
}

fn read_as(lines: &Lines, expect: &Expect) -> Result<Readings, ReadError> {
    let shapes = match &expect.geometry {
        Some(geometry) => vec![vec![Arc::clone(geometry)]],
        None => sizes::shapes(lines),
    };
    let mut boards = Vec::new();
    for shapes in &shapes {
        boards.extend(of_size(lines, shapes, expect.symbols));
    }
    if let Some(readings) = Readings::of(likeliest(boards)) {
        return Ok(readings);
    }
    if expect.geometry.is_none()
        && let Some(error) = sizes::no_size(lines)
    {
        return Err(error);
    }
    let first = shapes.iter().flatten().next();
    let geometry = first.ok_or(ReadError::NoSize { found: 0 })?;
    let side = geometry.side();
    let symbols = customs(side, expect.symbols)[0];
    match read::last_try(lines, geometry, symbols) {
        Ok(layout) => Ok(Readings::one(board(geometry, symbols, layout))),
        Err(error) => Err(ReadError::Fault { side, error }),
    }
}

/// The readings as a board of one size. Boxes other than the usual ones are tried if digits repeat with those.
fn of_size(lines: &Lines, shapes: &[Arc<Geometry>], symbols: Option<Symbols>) -> Vec<Board> {
    let mut boards: Vec<Board> = Vec::new();
    for geometry in shapes {
        for symbols in customs(geometry.side(), symbols) {
            let layout = layout(lines, geometry, symbols);
            boards.extend(layout.map(|layout| board(geometry, symbols, layout)));
        }
        if boards.iter().any(is_consistent) {
            break;
        }
    }
    boards
}

/// How digits may be written on boards of this side.
fn customs(side: usize, expected: Option<Symbols>) -> Vec<Symbols> {
    match expected {
        Some(symbols) => vec![symbols],
        None if side <= 9 => vec![Symbols::Letters],
        None => Symbols::ALL.into(),
    }
}

fn board(geometry: &Arc<Geometry>, symbols: Symbols, layout: Layout) -> Board {
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    for (cell, digit) in geometry.cells().zip(layout.digits) {
        puzzle.put(cell, digit);
    }
    let ignored = layout.ignored;
    Board {
        puzzle,
        symbols,
        ignored,
    }
}

/// Keeps the readings that may be meant, the likeliest first. A reading is dropped only in favour of a better one.
fn likeliest(mut boards: Vec<Board>) -> Vec<Board> {
    let has_blanks = |board: &Board| !is_blanks_taken_for_digits(board);
    let is_whole = |board: &Board| !board.ignored.contains(&Ignored::Trailing);
    for good in [has_blanks, is_whole, is_consistent] {
        if boards.iter().any(good) {
            boards.retain(good);
        }
    }
    sort_short(&mut boards, is_letters_only);
    let mut distinct: Vec<Board> = Vec::new();
    for board in boards {
        if distinct.iter().all(|other| other.puzzle != board.puzzle) {
            distinct.push(board);
        }
    }
    distinct
}

fn is_consistent(board: &Board) -> bool {
    board.puzzle.conflicts().is_empty()
}

/// With 0 as a digit, every board with 0 for blanks is full. Only a solution can be meant that way.
fn is_blanks_taken_for_digits(board: &Board) -> bool {
    board.symbols == Symbols::FromZero && board.puzzle.is_full() && !is_consistent(board)
}

/// Where there are only letters, most people count them from one.
fn is_letters_only(board: &Board) -> bool {
    let mut digits = board.puzzle.givens().map(|(_, digit)| digit.get());
    matches!(board.symbols, Symbols::Letters | Symbols::FromZero)
        && digits.next().is_some_and(|first| first > 9)
        && digits.all(|digit| digit > 9)
}

/// Reads a board written in one known way, as in links.
pub(in crate::text) fn read_one(text: &str, expect: &Expect) -> Result<Puzzle, ParseError> {
    match read_any(text, expect) {
        Ok(readings) => Ok(readings.into_likeliest().puzzle),
        Err(ReadError::Fault { error, .. }) => Err(error),
        Err(ReadError::NoSize { found }) => Err(ParseError::WrongLength { found }),
        Err(_) => Err(ParseError::Empty),
    }
}
