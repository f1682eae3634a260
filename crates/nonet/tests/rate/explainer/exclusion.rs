//! Aligned exclusion: each choice of digits for two or three cells that repeats one in a house, or leaves a cell
//! that sees them all with nothing, is excluded. Candidates in no remaining choice go.

use super::{Hint, sees};
use std::collections::BTreeSet;
use support::naive::Board;

/// The hints for this many cells; at least two others with no more digits than that must see them all.
pub(super) fn aligned(board: &Board, size: usize, rating: u8) -> Vec<Hint> {
    let few = (0..81).filter(|&cell| (2..=size).contains(&board.digits(cell).len()));
    let few: Vec<usize> = few.collect();
    let mut hints = Vec::new();
    choose(
        board,
        size,
        &mut Vec::new(),
        &few,
        &mut |cells, excluders| {
            hints.extend(step(board, cells, excluders, rating));
        },
    );
    hints
}

/// Reports each choice of cells with those that see them all.
fn choose(
    board: &Board,
    size: usize,
    cells: &mut Vec<usize>,
    excluders: &[usize],
    found: &mut dyn FnMut(&[usize], &[usize]),
) {
    if excluders.len() < 2 {
        return;
    }
    if cells.len() == size {
        found(cells, excluders);
        return;
    }
    let first = cells.last().map_or(0, |last| last + 1);
    for next in (first..81).filter(|&next| board.values[next] == 0) {
        let seen = excluders.iter().copied().filter(|&cell| sees(cell, next));
        let seen: Vec<usize> = seen.collect();
        cells.push(next);
        choose(board, size, cells, &seen, found);
        cells.pop();
    }
}

fn step(board: &Board, cells: &[usize], excluders: &[usize], rating: u8) -> Option<Hint> {
    let held: Vec<Vec<u8>> = excluders.iter().map(|&cell| board.digits(cell)).collect();
    let mut kept = BTreeSet::new();
    each_choice(board, cells, &mut Vec::new(), &mut |digits| {
        let empty = |held: &Vec<u8>| held.iter().all(|digit| digits.contains(digit));
        if !held.iter().any(empty) {
            kept.extend(cells.iter().copied().zip(digits.iter().copied()));
        }
    });
    let all = cells
        .iter()
        .flat_map(|&cell| (1..=9).map(move |d| (cell, d)));
    Hint::remove(
        board,
        rating,
        all.filter(|candidate| !kept.contains(candidate)),
    )
}

/// Reports each choice of digits that repeats none in a house.
fn each_choice(board: &Board, cells: &[usize], digits: &mut Vec<u8>, found: &mut dyn FnMut(&[u8])) {
    let Some(&cell) = cells.get(digits.len()) else {
        found(digits);
        return;
    };
    for digit in board.digits(cell) {
        let mut before = cells.iter().zip(digits.iter());
        if !before.any(|(&other, &same)| same == digit && sees(other, cell)) {
            digits.push(digit);
            each_choice(board, cells, digits, found);
            digits.pop();
        }
    }
}
