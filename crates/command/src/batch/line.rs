//! A line of a list as a board.
//!
//! Nearly all lines are one word of figures, letters and points, and the search takes microseconds; so these are
//! read byte by byte, and only the others are passed to `text`. Lines that are not boards there may be in another
//! program's format.

use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::text::{Board, Expect, Lost, ReadError, Symbols, import, read_any};
use std::sync::Arc;

/// Is it blank or a comment?
pub(super) fn is_nothing(text: &str) -> bool {
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    text.is_empty() || text.starts_with('#')
}

/// The contents of a line.
pub(super) struct Line {
    /// Its board in its likeliest reading.
    pub(super) board: Board,
    /// If there are several readings, all of them, the likeliest first.
    pub(super) readings: Vec<Board>,
    /// What else it says about the puzzle that a board here cannot hold, or that no answer starts from.
    pub(super) lost: Vec<Lost>,
}

impl Line {
    fn of(board: Board) -> Self {
        let (readings, lost) = (Vec::new(), Vec::new());
        Self {
            board,
            readings,
            lost,
        }
    }
}

/// Reads a line.
pub(super) fn read(text: &str, expect: &Expect) -> Result<Line, ReadError> {
    if let Some(puzzle) = first_word(text).and_then(|word| plain(word, expect)) {
        return Ok(Line::of(board(puzzle)));
    }
    let readings = match read_any(text, expect) {
        Ok(readings) => readings,
        Err(error) => return of_format(text, expect).ok_or(error),
    };
    let board = readings.likeliest().clone();
    let readings = match readings.only() {
        Some(_) => Vec::new(),
        None => readings.into_vec(),
    };
    Ok(Line {
        readings,
        ..Line::of(board)
    })
}

fn board(puzzle: Puzzle) -> Board {
    let (symbols, ignored) = (Symbols::Letters, Vec::new());
    Board {
        puzzle,
        symbols,
        ignored,
    }
}

/// The givens of a line that is not a plain board, but a link, a grid of candidates or in another program's
/// format; `None` if its board does not have the requested shape.
fn of_format(text: &str, expect: &Expect) -> Option<Line> {
    let import = import(text).ok()?;
    let [sheet] = import.sheets.as_slice() else {
        return None;
    };
    let puzzle = sheet.game.givens.clone();
    let geometry = expect.geometry.as_ref();
    geometry
        .is_none_or(|geometry| *geometry == *puzzle.geometry())
        .then_some(())?;
    Some(Line {
        lost: import.left_out(),
        ..Line::of(board(puzzle))
    })
}

/// The first word, unless the next one is as long, which may be a map of regions. Bytes that are not text may
/// follow it: `text` decides how many are too many.
fn first_word(text: &str) -> Option<&str> {
    let apart = |byte: &u8| byte.is_ascii_whitespace() || b",;:#".contains(byte);
    let bytes = text.as_bytes();
    let end = bytes.iter().position(&apart).unwrap_or(bytes.len());
    let (first, rest) = text.split_at_checked(end)?;
    if rest.contains(|ch: char| ch.is_control() && !ch.is_whitespace()) {
        return None;
    }
    let mut words = rest.as_bytes().split(apart).filter(|word| !word.is_empty());
    words
        .next()
        .is_none_or(|next| next.len() != end)
        .then_some(first)
}

/// A word whose meaning is clear: points for blanks and at least one figure.
fn plain(text: &str, expect: &Expect) -> Option<Puzzle> {
    let side = text.len().isqrt();
    let geometry = match &expect.geometry {
        Some(geometry) => Arc::clone(geometry),
        None => Geometry::usual_boxes(side)
            .and_then(|(high, wide)| Geometry::shared(high, wide).ok())?,
    };
    let is_known = expect
        .symbols
        .is_none_or(|symbols| symbols == Symbols::Letters);
    if !is_known
        || text.len() != geometry.n_cells()
        || !text.bytes().any(|b| (b'1'..=b'9').contains(&b))
    {
        return None;
    }
    let blank = if text.contains('.') { b'.' } else { b'0' };
    if blank == b'0' && side > 9 {
        return None;
    }
    let mut puzzle = Puzzle::empty(geometry);
    for (index, byte) in text.bytes().enumerate().filter(|&(_, byte)| byte != blank) {
        puzzle.put(Cell::new(index), Some(digit(byte, side)?));
    }
    // If digits repeat, the boxes may be turned on their side.
    let is_oblong = Geometry::usual_boxes(side).is_some_and(|(high, wide)| high != wide);
    let may_turn = is_oblong && expect.geometry.is_none();
    (!may_turn || puzzle.conflicts().is_empty()).then_some(puzzle)
}

fn digit(byte: u8, side: usize) -> Option<Digit> {
    let value = match byte {
        b'1'..=b'9' => byte - b'0',
        b'A'..=b'P' => byte - b'A' + 10,
        _ => return None,
    };
    Digit::new(value).filter(|_| usize::from(value) <= side)
}
