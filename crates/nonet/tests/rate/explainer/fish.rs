//! X-wing, swordfish, jellyfish: the places of a digit in some rows lie in as many columns, or vice versa.

use super::{HOUSES, Hint, kind};
use support::naive::{Board, combinations};

pub(super) fn fish(board: &Board, size: usize, rating: u8) -> Vec<Hint> {
    let mut hints = Vec::new();
    for digit in 1..=9 {
        for (base, cover) in [(1, 2), (2, 1)] {
            let count = |line: &usize| board.places(&HOUSES[*line], digit).len();
            let lines = (0..27).filter(|&line| kind(line) == base);
            let fit: Vec<usize> = lines.filter(|l| (2..=size).contains(&count(l))).collect();
            for bases in combinations(&fit, size) {
                hints.extend(one(board, digit, &bases, cover, rating));
            }
        }
    }
    hints
}

fn one(board: &Board, digit: u8, bases: &[usize], cover: usize, rating: u8) -> Option<Hint> {
    let in_bases = |cell: &usize| bases.iter().any(|&line| HOUSES[line].contains(cell));
    let crosses = |line: &usize| {
        let places = board.places(&HOUSES[*line], digit);
        kind(*line) == cover && places.iter().any(in_bases)
    };
    let covers: Vec<usize> = (0..27).filter(crosses).collect();
    if covers.len() != bases.len() {
        return None;
    }
    let cells = covers.into_iter().flat_map(|line| &HOUSES[line]);
    let others = cells.filter(|cell| !in_bases(cell));
    Hint::remove(board, rating, others.map(|&cell| (cell, digit)))
}
