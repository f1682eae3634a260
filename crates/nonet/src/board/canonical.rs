//! The canonical form: of all puzzles that are essentially the same, the one whose line comes first, blanks before
//! digits.
//!
//! It is built row by row. An arrangement says which columns and stacks can still be swapped without changing what has
//! been written, and what each digit is called. The least row that any arrangement of any remaining row gives is
//! written; the arrangements that give it survive. Those branch only where digits appear for the first time, because
//! then it matters later which of them came first. So blank rows and columns, which make puzzles ambiguous, cost
//! nothing.

use super::arrangement::{Arrangement, Board, Line, Lines};
use super::{Digit, MAX_SIDE, Puzzle};
use std::sync::Arc;

/// The canonical form of a puzzle, among all that arise from it by swapping digits, rows of a band, columns of a stack,
/// bands and stacks, and, if boxes are square, rows with columns. `None` for irregular regions, for puzzles with
/// repeated digits, and where too many arrangements are alike: full boards of 12x12 and more.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Puzzle, canonical};
/// let mut puzzle = Puzzle::empty(Geometry::classic());
/// puzzle.set(Cell::new(40), Digit::new(7)).expect("on the board");
/// let form = canonical(&puzzle).expect("a puzzle that breaks no rule");
/// assert_eq!(form.get(Cell::new(80)), Digit::new(1));
/// ```
pub fn canonical(puzzle: &Puzzle) -> Option<Puzzle> {
    let boxes = puzzle.geometry().boxes()?;
    let digits = puzzle.digits().iter();
    let digits: Vec<u8> = digits.map(|digit| digit.map_or(0, Digit::get)).collect();
    let names = canonical_digits(boxes, &digits)?;
    let mut form = Puzzle::empty(Arc::clone(puzzle.geometry()));
    for (cell, name) in form.geometry().cells().zip(names) {
        form.put(cell, Digit::new(name));
    }
    Some(form)
}

/// The canonical form of digits in reading order, 0 for none, on a board with boxes of this height and width.
pub fn canonical_digits((high, wide): (usize, usize), digits: &[u8]) -> Option<Vec<u8>> {
    let side = high * wide;
    let board = Board { side, high, wide };
    let rows = rows(digits, side);
    if board.breaks_a_rule(&rows) {
        return None;
    }
    let mut boards = vec![Lines::new(rows)];
    if high == wide {
        boards.push(Lines::new(turned(&boards[0].rows, side)));
    }
    let mut form = Vec::with_capacity(digits.len());
    let mut front: Vec<Arrangement> = (0..boards.len()).map(|n| board.start(n)).collect();
    for row in 0..side {
        let (line, next) = board.next(&boards, &front, row)?;
        form.extend_from_slice(&line[..side]);
        front = next;
    }
    Some(form)
}

/// Are the two essentially the same? `None` if there is no canonical form.
pub fn same(a: &Puzzle, b: &Puzzle) -> Option<bool> {
    Some(a.geometry() == b.geometry() && canonical(a)? == canonical(b)?)
}

/// The digits, row by row.
fn rows(digits: &[u8], side: usize) -> Vec<Line> {
    let row = |digits: &[u8]| {
        let mut row = [0; MAX_SIDE];
        row[..digits.len()].copy_from_slice(digits);
        row
    };
    digits.chunks(side).map(row).collect()
}

fn turned(rows: &[Line], side: usize) -> Vec<Line> {
    let mut turned = vec![[0; MAX_SIDE]; side];
    for (row, line) in rows.iter().enumerate() {
        for (col, turned) in turned.iter_mut().enumerate() {
            turned[row] = line[col];
        }
    }
    turned
}
