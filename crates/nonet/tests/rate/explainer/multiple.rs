//! Static chains of several branches, 8.0 and more by length: all digits of a cell, or all places of a digit in a
//! house, have a common consequence.

use super::chains::{Kind, Links, number, parts};
use super::{HOUSES, Hint, addition, candidates, open_cells};
use std::collections::BTreeMap;
use support::naive::Board;

pub(super) fn multiple(board: &Board) -> Vec<Hint> {
    let links = Links::new(board, Kind::Both);
    let follows = |(cell, digit)| {
        let node = number(cell, digit);
        (node, links.lengths(node, true))
    };
    let waves: BTreeMap<usize, Vec<[usize; 2]>> =
        candidates(board).into_iter().map(follows).collect();
    let roots = roots(board).into_iter();
    let hints = roots.flat_map(|(kind, root)| {
        let branches: Vec<_> = root.iter().map(|node| &waves[node]).collect();
        common(board, &branches, kind)
    });
    hints.collect()
}

/// Cells with three candidates or more, and houses where the first place of a digit is in such a cell.
fn roots(board: &Board) -> Vec<(usize, Vec<usize>)> {
    let is_large = |&cell: &usize| board.digits(cell).len() > 2;
    let mut roots = Vec::new();
    for cell in open_cells(board).into_iter().filter(is_large) {
        let digits = board.digits(cell).into_iter();
        roots.push((0, digits.map(|digit| number(cell, digit)).collect()));
    }
    for house in HOUSES.iter() {
        for digit in 1..=9 {
            let places = board.places(house, digit);
            if places.len() > 1 && is_large(&places[0]) {
                let nodes = places.into_iter().map(|cell| number(cell, digit));
                roots.push((1, nodes.collect()));
            }
        }
    }
    roots
}

fn common(board: &Board, branches: &[&Vec<[usize; 2]>], kind: usize) -> Vec<Hint> {
    let mut hints = Vec::new();
    for (cell, digit) in candidates(board) {
        let node = number(cell, digit);
        for right in [false, true] {
            let lengths = branches
                .iter()
                .map(|branch| branch[node][usize::from(right)]);
            let lengths: Vec<usize> = lengths.collect();
            if lengths.iter().all(|&length| length > 0) {
                hints.push(hint(node, right, lengths.iter().sum(), kind));
            }
        }
    }
    hints
}

fn hint(node: usize, right: bool, length: usize, kind: usize) -> Hint {
    let (cell, digit) = parts(node);
    let hint = Hint::place(80 + addition(length), cell, digit);
    let hint = hint.behind(length, kind);
    Hint {
        places: right,
        ..hint
    }
}
