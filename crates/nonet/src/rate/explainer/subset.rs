//! Naked and hidden subsets, by themselves (pair 3.0, 3.4; triplet 3.6, 4.0; quad 5.0, 5.4) or direct: hidden ones that
//! leave a hidden single in the same house (pair 2.0, triplet 2.5).

use super::hint::{Hint, Removal};
use crate::rate::board::{BOXES, Bits, Board, COLS, HOUSES, ROWS, cells_at, choices_of, ones};

/// A hidden subset of this size that leaves a digit one place.
pub(super) fn direct(board: &Board, size: u32, rating: u8) -> Option<Hint> {
    hidden_sets(board, size).find_map(|(house, digits, places)| {
        let single = |digit: &usize| {
            let all = board.places[house][*digit];
            digits >> digit & 1 == 0 && all.count_ones() > 1 && (all & !places).count_ones() == 1
        };
        let digit = (0..9).find(single)?;
        let place = (board.places[house][digit] & !places).trailing_zeros();
        let cell = HOUSES[house][place as usize];
        Some(Hint::place(rating, usize::from(cell), digit))
    })
}

/// A hidden subset of this size.
pub(super) fn hidden(board: &Board, size: u32, rating: u8) -> Option<Hint> {
    hidden_sets(board, size).find_map(|(house, digits, places)| {
        Removal::of(cells_at(house, places), !digits & 0x1ff).hint(rating, board)
    })
}

/// A naked subset of this size; it removes within its house only.
pub(super) fn naked(board: &Board, size: u32, rating: u8) -> Option<Hint> {
    naked_sets(board, size).find_map(|(house, places, digits)| {
        Removal::of(cells_at(house, !places & 0x1ff), digits).hint(rating, board)
    })
}

fn houses() -> impl Iterator<Item = usize> {
    BOXES.chain(COLS).chain(ROWS)
}

/// House, digits and places of the hidden subsets.
pub(super) fn hidden_sets(board: &Board, size: u32) -> impl Iterator<Item = (usize, Bits, Bits)> {
    houses().flat_map(move |house| {
        let sets = common(board.places[house], size);
        sets.map(move |(digits, places)| (house, digits, places))
    })
}

/// House, places and digits of the naked subsets.
pub(super) fn naked_sets(board: &Board, size: u32) -> impl Iterator<Item = (usize, Bits, Bits)> {
    houses().flat_map(move |house| {
        let sets = HOUSES[house].map(|cell| board.digits[usize::from(cell)]);
        common(sets, size).map(move |(places, digits)| (house, places, digits))
    })
}

/// Choices of as many sets as they have elements between them, each with at least two.
pub(super) fn common(sets: [Bits; 9], size: u32) -> impl Iterator<Item = (Bits, Bits)> {
    let fits = |&index: &usize| (2..=size).contains(&sets[index].count_ones());
    let fit = (0..9).filter(fits).fold(0, |fit, index| fit | 1 << index);
    choices_of(fit, size).filter_map(move |choice| {
        let union = ones(choice).fold(0, |union, index| union | sets[index]);
        (union.count_ones() == size).then_some((choice, union))
    })
}
