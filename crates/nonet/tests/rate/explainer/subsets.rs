//! Naked and hidden pairs, triplets and quads. They conclude in their house only.

use super::{HOUSES, Hint, union};
use support::naive::{Board, combinations};

/// A house, some of its cells and as many digits.
type Subset = (usize, Vec<usize>, Vec<u8>);

/// Eliminates the digits from the other cells.
pub(super) fn naked(board: &Board, size: usize, rating: u8) -> Vec<Hint> {
    let hint = |(house, cells, digits): Subset| {
        let others = HOUSES[house].iter().filter(|cell| !cells.contains(cell));
        let gone = others.flat_map(|&cell| digits.iter().map(move |&digit| (cell, digit)));
        Hint::remove(board, rating, gone)
    };
    naked_sets(board, size)
        .into_iter()
        .filter_map(hint)
        .collect()
}

/// Eliminates the other digits from the cells.
pub(super) fn hidden(board: &Board, size: usize, rating: u8) -> Vec<Hint> {
    let hint = |(_, cells, digits): Subset| {
        let others = |cell| (1..=9).map(move |digit| (cell, digit));
        let all = cells.into_iter().flat_map(others);
        Hint::remove(
            board,
            rating,
            all.filter(|(_, digit)| !digits.contains(digit)),
        )
    };
    hidden_sets(board, size)
        .into_iter()
        .filter_map(hint)
        .collect()
}

/// A hidden subset that leaves another digit of the house one place.
pub(super) fn direct(board: &Board, size: usize, rating: u8) -> Vec<Hint> {
    let mut hints = Vec::new();
    for (house, cells, digits) in hidden_sets(board, size) {
        for digit in (1..=9).filter(|digit| !digits.contains(digit)) {
            let places = board.places(&HOUSES[house], digit);
            let left: Vec<_> = places.iter().filter(|cell| !cells.contains(cell)).collect();
            if places.len() > 1 && left.len() == 1 {
                hints.push(Hint::place(rating, *left[0], digit));
            }
        }
    }
    hints
}

/// Cells with as many digits between them, each with at least two.
fn naked_sets(board: &Board, size: usize) -> Vec<Subset> {
    let mut found = Vec::new();
    for (house, cells) in HOUSES.iter().enumerate() {
        let fits = |cell: &usize| (2..=size).contains(&board.digits(*cell).len());
        let cells: Vec<usize> = cells.iter().copied().filter(fits).collect();
        for cells in combinations(&cells, size) {
            let digits = union(board, &cells);
            if digits.len() == size {
                found.push((house, cells, digits));
            }
        }
    }
    found
}

/// Digits with as many places between them, each with at least two.
fn hidden_sets(board: &Board, size: usize) -> Vec<Subset> {
    let mut found = Vec::new();
    for (house, cells) in HOUSES.iter().enumerate() {
        let fits = |digit: &u8| (2..=size).contains(&board.places(cells, *digit).len());
        let digits: Vec<u8> = (1..=9).filter(fits).collect();
        for digits in combinations(&digits, size) {
            let any = |cell: &usize| digits.iter().any(|&digit| board.has(*cell, digit));
            let places: Vec<usize> = cells.iter().copied().filter(any).collect();
            if places.len() == size {
                found.push((house, places, digits));
            }
        }
    }
    found
}
