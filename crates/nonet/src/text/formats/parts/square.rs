//! Strict boards: one character for each cell and nothing else. A character too many or too few is an error.

use super::super::super::chars::{Blank, digit_value};
use super::super::super::reading::any_size::{Expect, read_any};
use super::super::super::shape::ShapeForm;
use crate::board::{Cell, Digit, Geometry, Puzzle};
use std::sync::Arc;

/// The board that the characters mean, if there is one per cell, one kind of blank, and only one possible reading.
pub(in crate::text::formats) fn strict(text: &str) -> Option<Puzzle> {
    let side = side_of(text.chars().count())?;
    let mut kind = None;
    for ch in text.chars() {
        match Blank::of(ch) {
            // On the large boards 0 and X may be digits.
            Some(blank) if side <= 9 || !matches!(blank.sign(), '0' | 'X') => {
                let first = *kind.get_or_insert(blank);
                (first == blank).then_some(())?;
            }
            _ => (digit_value(ch).is_some() || ch.is_ascii_alphabetic()).then_some(())?,
        }
    }
    let readings = read_any(text, &Expect::default()).ok()?;
    let board = readings.only()?;
    let fits = board.puzzle.geometry().side() == side && board.ignored.is_empty();
    fits.then(|| board.puzzle.clone())
}

/// The board with these cells and this shape beside them, as Nonet writes it: height x width of the boxes, or the map.
pub(in crate::text::formats) fn shaped(cells: &str, shape: &str) -> Option<Puzzle> {
    let geometry = ShapeForm::PLAIN.read(shape)?;
    let expect = Expect {
        geometry: Some(geometry),
        symbols: None,
    };
    let readings = read_any(cells, &expect).ok()?;
    Some(readings.into_likeliest().puzzle)
}

/// A strict board of 9x9.
pub(in crate::text::formats) fn nine(text: &str) -> Option<Puzzle> {
    strict(text).filter(|puzzle| puzzle.geometry().side() == 9)
}

/// The side of the usual board with `n_cells` cells.
pub(in crate::text::formats) fn side_of(n_cells: usize) -> Option<usize> {
    let side = n_cells.isqrt();
    (side * side == n_cells && Geometry::usual_boxes(side).is_some()).then_some(side)
}

/// The usual board with `n_cells` cells.
pub(in crate::text::formats) fn geometry_of(n_cells: usize) -> Option<Arc<Geometry>> {
    let (high, wide) = Geometry::usual_boxes(side_of(n_cells)?)?;
    Geometry::shared(high, wide).ok()
}

/// The board with these numbers in its cells, 0 for none; `None` if a number is not a digit of it.
pub(in crate::text::formats) fn of_numbers(
    geometry: &Arc<Geometry>,
    numbers: &[usize],
) -> Option<Puzzle> {
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    if numbers.len() != geometry.n_cells() {
        return None;
    }
    for (index, &number) in numbers.iter().enumerate().filter(|&(_, &n)| n > 0) {
        puzzle.put(Cell::new(index), Some(digit(number, geometry.side())?));
    }
    Some(puzzle)
}

/// The usual board with these numbers; its boxes are turned if digits repeat only with the usual ones.
pub(in crate::text::formats) fn usual(numbers: &[usize]) -> Option<Puzzle> {
    let geometry = geometry_of(numbers.len())?;
    let puzzle = of_numbers(&geometry, numbers)?;
    let (high, wide) = geometry.boxes()?;
    if high == wide || puzzle.conflicts().is_empty() {
        return Some(puzzle);
    }
    let turned = of_numbers(&Geometry::shared(wide, high).ok()?, numbers)?;
    let fits = turned.conflicts().is_empty();
    Some(if fits { turned } else { puzzle })
}

/// The digit with this number, on a board of this side.
pub(in crate::text::formats) fn digit(number: usize, side: usize) -> Option<Digit> {
    let digit = u8::try_from(number).ok().and_then(Digit::new);
    digit.filter(|_| number <= side)
}
