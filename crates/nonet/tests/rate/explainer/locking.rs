//! Pointing and claiming: two or three places of a digit in a box all in one line, or vice versa.

use super::{HOUSES, Hint, houses_of, kind};
use support::naive::Board;

/// Another house of the first one's kind is left with one place: 1.7 from a box, 1.9 from a line.
pub(super) fn direct(board: &Board) -> Vec<Hint> {
    let mut hints = Vec::new();
    for (base, cover, digit) in confined(board) {
        for other in (0..27).filter(|&other| other != base && kind(other) == kind(base)) {
            let places = board.places(&HOUSES[other], digit);
            let outside = places.iter().filter(|cell| !HOUSES[cover].contains(cell));
            let left: Vec<usize> = outside.copied().collect();
            if places.len() > 1 && left.len() == 1 {
                hints.push(Hint::place(rating(base, 17, 19), left[0], digit));
            }
        }
    }
    hints
}

/// 2.6 from a box, 2.8 from a line.
pub(super) fn indirect(board: &Board) -> Vec<Hint> {
    let hint = |(base, cover, digit): (usize, usize, u8)| {
        let others = HOUSES[cover]
            .iter()
            .filter(|cell| !HOUSES[base].contains(cell));
        let others = others.map(|&cell| (cell, digit));
        Hint::remove(board, rating(base, 26, 28), others)
    };
    confined(board).into_iter().filter_map(hint).collect()
}

fn rating(base: usize, of_box: u8, of_line: u8) -> u8 {
    if kind(base) == 0 { of_box } else { of_line }
}

/// The house, the other one that holds all its places of a digit, the digit.
fn confined(board: &Board) -> Vec<(usize, usize, u8)> {
    let mut found = Vec::new();
    for base in 0..27 {
        for digit in 1..=9 {
            let places = board.places(&HOUSES[base], digit);
            if places.len() > 1 {
                let covers = houses_of(&places)
                    .into_iter()
                    .filter(|&cover| cover != base);
                found.extend(covers.map(|cover| (base, cover, digit)));
            }
        }
    }
    found
}
