//! From a board to text. [`find`](super::find) reads every form.

use super::regions::{HEADER, regions};
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
    line_as(puzzle, Symbols::Letters, blank)
}

/// All cells in one line, with the digits as in this custom. Numbers are separated by blanks.
///
/// ```
/// use nonet::text::{Expect, Symbols, line_as, read_any};
/// let text = format!("A..P{}", ".".repeat(252));
/// let readings = read_any(&text, &Expect::default())?;
/// let puzzle = &readings.likeliest().puzzle;
/// assert_eq!(line_as(puzzle, Symbols::LettersFromOne, '.'), text);
/// assert!(line_as(puzzle, Symbols::Numbers, '.').starts_with("1 . . 16 . "));
/// # Ok::<(), nonet::text::ReadError>(())
/// ```
pub fn line_as(puzzle: &Puzzle, symbols: Symbols, blank: char) -> String {
    let side = puzzle.geometry().side();
    let mut text = String::with_capacity(2 * side * side);
    for (place, &digit) in puzzle.digits().iter().enumerate() {
        if place > 0 && symbols == Symbols::Numbers {
            text.push(' ');
        }
        push(digit, side, symbols, blank, &mut text);
    }
    text
}

/// All cells in one line, followed by the map of the boxes, unless a line of this length is read with these anyway.
///
/// ```
/// use nonet::board::Puzzle;
/// use nonet::text::{read_boxes, whole_line};
/// let whole = |boxes| whole_line(&Puzzle::empty(read_boxes(boxes).expect("a board")));
/// assert_eq!(whole("2x2"), "................");
/// assert!(whole("3x2").ends_with(". 112233112233112233445566445566445566"));
/// ```
pub fn whole_line(puzzle: &Puzzle) -> String {
    let (geometry, cells) = (puzzle.geometry(), line(puzzle, '.'));
    let usual = Geometry::usual_boxes(geometry.side());
    // Where digits repeat, the same boxes turned on their side would be tried.
    let is_clear = usual.is_some_and(|(high, wide)| high == wide) || puzzle.conflicts().is_empty();
    if geometry.boxes().is_some() && geometry.boxes() == usual && is_clear {
        return cells;
    }
    cells + " " + &regions(geometry)
}

fn push(digit: Option<Digit>, side: usize, symbols: Symbols, blank: char, text: &mut String) {
    let width = if symbols == Symbols::Pairs { 2 } else { 1 };
    match digit {
        Some(digit) => symbols.write(digit, side, text),
        None => text.extend(std::iter::repeat_n(blank, width)),
    }
}

/// The board in a frame, followed by the map of its regions if they are irregular.
///
/// ```text
/// +-------+-------+-------+
/// | 8 . . | . . . | . . . |
/// ```
pub fn framed(puzzle: &Puzzle) -> String {
    framed_as(puzzle, Symbols::Letters)
}

/// The board in a frame, with the digits as in this custom.
pub fn framed_as(puzzle: &Puzzle, symbols: Symbols) -> String {
    let geometry = puzzle.geometry();
    let text = |&digit: &Option<Digit>| {
        let mut text = String::new();
        push(digit, geometry.side(), symbols, '.', &mut text);
        text
    };
    let texts: Vec<String> = puzzle.digits().iter().map(text).collect();
    let frame = frame(geometry, &texts);
    match geometry.boxes() {
        Some(_) => frame,
        None => frame + &map(geometry),
    }
}

/// The map of the regions in rows, with its header.
fn map(geometry: &Geometry) -> String {
    let signs: Vec<char> = regions(geometry).chars().collect();
    let rows = signs.chunks(geometry.side());
    let rows = rows.map(|row| row.iter().collect::<String>() + "\n");
    rows.fold(HEADER.to_owned() + "\n", |map, row| map + &row)
}

/// The candidates of all cells in a frame; filled cells show their digit.
pub fn framed_candidates(grid: &Grid) -> String {
    framed_candidates_as(grid, Symbols::Letters)
}

/// The candidates of all cells in a frame. Before it what it does not show: the givens, and the board if there is
/// more on it, each in one line.
pub fn framed_game(givens: &Puzzle, grid: &Grid) -> String {
    let board = grid.to_puzzle();
    let mut heads = whole_line(givens) + "\n";
    if board != *givens {
        heads += &(whole_line(&board) + "\n");
    }
    heads + &framed_candidates(grid)
}

/// The candidates of all cells in a frame, with the digits as in this custom. Numbers are separated by commas.
pub fn framed_candidates_as(grid: &Grid, symbols: Symbols) -> String {
    let geometry = grid.geometry();
    let show = |digit| symbols.show(digit, geometry.side());
    let between = if symbols == Symbols::Numbers { "," } else { "" };
    let text = |cell| {
        let candidates: Vec<String> = match grid.value(cell) {
            Some(digit) => vec![show(digit)],
            None => grid.candidates(cell).iter().map(show).collect(),
        };
        match candidates.join(between) {
            none if none.is_empty() => ".".to_owned(),
            some => some,
        }
    };
    let texts: Vec<String> = geometry.cells().map(text).collect();
    frame(geometry, &texts)
}

/// Arranges texts in columns, with lines wherever boxes end all the way across.
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

/// Does every box end at this line? `here` and `next` are the cells of it and of the next line.
fn ends(
    geometry: &Geometry,
    here: impl Fn(usize) -> Cell,
    next: impl Fn(usize) -> Cell,
    line: usize,
) -> bool {
    let apart = |k| geometry.box_index(here(k)) != geometry.box_index(next(k));
    line + 1 == geometry.side() || (0..geometry.side()).all(apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_without_candidates_is_a_point() {
        let mut grid = Grid::new(&Puzzle::empty(Geometry::shared(2, 2).unwrap()));
        for digit in Digit::all(4) {
            let cell = Cell::new(0);
            grid.eliminate(crate::board::Candidate { cell, digit });
        }
        let text = framed_candidates(&grid);
        let first = text.lines().nth(1).unwrap();
        assert_eq!(first, "| .    1234 | 1234 1234 |");
    }
}
