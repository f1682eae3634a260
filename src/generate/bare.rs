//! Cells that a rare pattern wants without givens, so that it comes up more often in what is dug.
//!
//! A rectangle that would be deadly is chosen in the full board: three digits in four cells, one of them in two opposite ones.
//! Its cells are to be bare, and so are those that keep from them what the pattern needs as candidates.

use super::random::Random;
use crate::board::{Cell, CellSet, Digit, Solution};
use crate::logic::Info;

/// How often a rectangle is sought at random.
const TRIES: usize = 2000;

/// Which corner wants the digit of which other one as a candidate for uniqueness test 6. Corners 0 and 2 have the same digit,
/// which makes the X-wing; with that of 1 they have nothing else.
const WANTS: [(usize, usize); 3] = [(0, 1), (2, 1), (3, 1)];

/// What is better bare for this technique; nothing, if that is not known.
pub(super) fn bare(technique: &Info, solution: &Solution, random: &mut Random) -> CellSet {
    let none = CellSet::empty(solution.board().geometry().n_cells());
    if technique.slug != "uniqueness-test-6" {
        return none;
    }
    let corners = (0..TRIES).find_map(|_| rectangle(solution, random));
    corners.map_or(none, |corners| around(solution, corners))
}

/// The corners, and all cells that would take a wanted candidate from one of them.
fn around(solution: &Solution, corners: [Cell; 4]) -> CellSet {
    let geometry = solution.board().geometry();
    let blockers = WANTS.iter().flat_map(|&(corner, other)| {
        let digit: Digit = solution.digit(corners[other]);
        let peers = geometry.peers(corners[corner]).iter().copied();
        peers.filter(move |&peer| solution.digit(peer) == digit)
    });
    CellSet::of(geometry.n_cells(), blockers.chain(corners))
}

/// Four cells around a rectangle of two rows, two columns and two boxes, if they have three digits.
fn rectangle(solution: &Solution, random: &mut Random) -> Option<[Cell; 4]> {
    let geometry = solution.board().geometry();
    let mut line = || random.below(geometry.side());
    let (top, bottom, left, right) = (line(), line(), line(), line());
    let cell = |row, col| geometry.cell(row, col);
    let corners = [
        cell(top, left),
        cell(top, right),
        cell(bottom, right),
        cell(bottom, left),
    ];
    let [a, b, c, d] = corners.map(|cell| geometry.box_index(cell));
    let has_two_boxes = a == b && c == d && a != c || a == d && b == c && a != b;
    let [first, second, third, fourth] = corners.map(|cell| solution.digit(cell));
    let fits = top != bottom && left != right && has_two_boxes;
    (fits && first == third && second != fourth).then_some(corners)
}
