//! From a board to text. Each form is one that [`read`](super::read) takes, but for the candidate grid.

use super::symbols::Symbols;
use crate::board::{Cell, Digit, Geometry, Grid, Puzzle};

/// All cells in one line, in reading order. Digits after 9 are letters from A.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let empty = Puzzle::empty(Geometry::classic());
/// assert_eq!(nonet::text::line(&empty, '.'), ".".repeat(81));
/// ```
pub fn line(puzzle: &Puzzle, blank: char) -> String {
    let chars = puzzle.digits().iter().map(|&digit| symbol(digit, blank));
    chars.collect()
}

/// All cells in one line, with the digits as in this custom. Numbers have a blank between them.
///
/// ```
/// use nonet::text::{Expect, Symbols, line_as, read_any};
/// let text = format!("A..P{}", ".".repeat(252));
/// let boards = read_any(&text, &Expect::default())?;
/// assert_eq!(line_as(&boards[0].puzzle, Symbols::LettersFromOne, '.'), text);
/// assert!(line_as(&boards[0].puzzle, Symbols::Numbers, '.').starts_with("1 . . 16 . "));
/// # Ok::<(), nonet::text::ReadError>(())
/// ```
pub fn line_as(puzzle: &Puzzle, symbols: Symbols, blank: char) -> String {
    let cells = puzzle
        .digits()
        .iter()
        .map(|&digit| cell(puzzle.geometry(), digit, symbols, blank));
    let between = if symbols == Symbols::Numbers { " " } else { "" };
    cells.collect::<Vec<String>>().join(between)
}

fn cell(geometry: &Geometry, digit: Option<Digit>, symbols: Symbols, blank: char) -> String {
    let width = if symbols == Symbols::Pairs { 2 } else { 1 };
    let blank = || blank.to_string().repeat(width);
    digit.map_or_else(blank, |digit| symbols.show(digit, geometry.side()))
}

/// The board in a frame.
///
/// ```text
/// +-------+-------+-------+
/// | 8 . . | . . . | . . . |
/// ```
pub fn framed(puzzle: &Puzzle) -> String {
    let digits = puzzle.digits().iter();
    let texts: Vec<String> = digits
        .map(|&digit| symbol(digit, '.').to_string())
        .collect();
    frame(puzzle.geometry(), &texts)
}

/// The candidates of all cells in a frame; filled cells show their digit.
pub fn framed_candidates(grid: &Grid) -> String {
    let geometry = grid.geometry();
    let text = |cell| {
        let candidates = grid.candidates(cell).iter().map(Some);
        let text: String = match grid.value(cell) {
            Some(digit) => symbol(Some(digit), '.').to_string(),
            None => candidates.map(|digit| symbol(digit, '.')).collect(),
        };
        if text.is_empty() {
            ".".to_owned()
        } else {
            text
        }
    };
    let texts: Vec<String> = geometry.cells().map(text).collect();
    frame(geometry, &texts)
}

fn symbol(digit: Option<Digit>, blank: char) -> char {
    let value = digit.map(|digit| u32::from(digit.get()));
    let symbol = value.and_then(|value| char::from_digit(value, 36));
    symbol.map_or(blank, |symbol| symbol.to_ascii_uppercase())
}

/// Sets texts in columns, with lines wherever boxes end all along.
fn frame(geometry: &Geometry, texts: &[String]) -> String {
    let side = geometry.side();
    let width = |col| texts.iter().skip(col).step_by(side).map(String::len).max();
    let widths: Vec<usize> = (0..side).map(|col| width(col).unwrap_or(0)).collect();
    let ends_stack = |col| {
        ends(
            geometry,
            |k| geometry.cell(k, col),
            |k| geometry.cell(k, col + 1),
            col,
        )
    };
    let ends_band = |row| {
        ends(
            geometry,
            |k| geometry.cell(row, k),
            |k| geometry.cell(row + 1, k),
            row,
        )
    };

    let mut border = "+".to_owned();
    for (col, width) in widths.iter().enumerate() {
        border += &"-".repeat(width + 1);
        border += if ends_stack(col) { "-+" } else { "" };
    }
    let mut lines = vec![border.clone()];
    for (row, cells) in texts.chunks(side).enumerate() {
        let mut line = "|".to_owned();
        for (col, (cell, &width)) in cells.iter().zip(&widths).enumerate() {
            line += &format!(" {cell:<width$}");
            line += if ends_stack(col) { " |" } else { "" };
        }
        lines.push(line);
        lines.extend(ends_band(row).then(|| border.clone()));
    }
    lines.join("\n") + "\n"
}

/// Does each box end at this line, seen along it from here to the next one?
fn ends(
    geometry: &Geometry,
    here: impl Fn(usize) -> Cell,
    next: impl Fn(usize) -> Cell,
    line: usize,
) -> bool {
    let apart = |k| geometry.box_index(here(k)) != geometry.box_index(next(k));
    line + 1 == geometry.side() || (0..geometry.side()).all(apart)
}
