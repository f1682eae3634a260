//! Type 3: two cells have others. One of these is right, so both cells together act as one cell of a subset: of a
//! naked one, with the others as their digits; of a hidden one, as the only place of the loop's two digits besides
//! its other cells.

use super::super::hint::{Hint, Removal};
use super::loops::Loop;
use crate::rate::board::{Bits, Board, HOUSE_SETS, HOUSES, cells_at, choices, ones};

/// The smallest subsets first; of equal size naked before hidden.
pub(super) fn easiest(board: &Board, unique: &Loop) -> Option<Hint> {
    let naked = |size| {
        unique
            .houses()
            .find_map(|house| naked(board, unique, house, size))
    };
    let hidden = |size| {
        unique
            .houses()
            .find_map(|house| hidden(board, unique, house, size))
    };
    let pair = hidden(2).or_else(|| naked(2));
    let more = || naked(3).or_else(|| hidden(4)).or_else(|| naked(4));
    pair.or_else(|| hidden(3)).or_else(more)
}

/// A naked subset of `size` digits, including the others, in the two cells and `size - 1` further ones.
fn naked(board: &Board, unique: &Loop, house: usize, size: u32) -> Option<Hint> {
    let rating = unique.rating() + size as u8 - 1;
    let free = places(house, board.empty & !unique.extra);
    choices(size - 1)
        .filter(|choice| choice & !free == 0)
        .find_map(|choice| {
            let digits = ones(choice).map(|place| board.digits[usize::from(HOUSES[house][place])]);
            let digits = digits.fold(unique.others, |all, digits| all | digits);
            let cells = cells_at(house, free & !choice);
            let fits = digits.count_ones() == size;
            fits.then(|| Removal::of(cells, digits).hint(rating, board))
                .flatten()
        })
}

/// `size` digits, including the loop's two, that have one place fewer besides the two cells. (A digit of the loop
/// with no such place makes type 4.)
fn hidden(board: &Board, unique: &Loop, house: usize, size: u32) -> Option<Hint> {
    let rating = unique.rating() + size as u8 - 2;
    let two = places(house, unique.extra);
    let fits = |&choice: &Bits| choice & unique.digits == unique.digits;
    choices(size).filter(fits).find_map(|digits| {
        let mut all = 0;
        for digit in ones(digits) {
            let places = board.places[house][digit];
            let own = unique.digits >> digit & 1 == 1 || places & two == 0;
            all |= places & !two;
            if !own || places & !two == 0 {
                return None;
            }
        }
        let fits = all.count_ones() == size - 1;
        let removal = || Removal::of(cells_at(house, all), !digits & 0x1ff);
        fits.then(|| removal().hint(rating, board)).flatten()
    })
}

/// The places of these cells in a house.
fn places(house: usize, cells: u128) -> Bits {
    let inside = cells & HOUSE_SETS[house];
    let has = |&place: &usize| inside >> HOUSES[house][place] & 1 == 1;
    (0..9)
        .filter(has)
        .fold(0, |places, place| places | 1 << place)
}
