//! Cells that some rare patterns want without givens, so that these come up more often in what is dug.
//!
//! A rectangle that would be deadly is chosen in the full board: three digits in four cells, one of them in two opposite ones.
//! Its cells are to be bare, and so are those that keep from them what the pattern needs as candidates.

use super::random::Random;
use crate::board::{Cell, CellSet, Digit, Solution};
use crate::logic::Info;

/// How often a rectangle is sought at random.
const TRIES: usize = 2000;

/// What is better bare for this technique; nothing, if that is not known.
pub(super) fn bare(technique: &Info, solution: &Solution, random: &mut Random) -> CellSet {
    let n_cells = solution.board().geometry().n_cells();
    let Some(wants) = wants(technique.slug) else {
        return CellSet::empty(n_cells);
    };
    let corners = (0..TRIES).find_map(|_| rectangle(solution, random));
    corners.map_or_else(
        || CellSet::empty(n_cells),
        |corners| around(solution, corners, wants),
    )
}

/// Which corner wants the digit of which other one as a candidate; corners 0 and 2 have the same.
fn wants(slug: &str) -> Option<&'static [(usize, usize)]> {
    match slug {
        // Corners 1 and 3 guarded by the digit of 3, the other two with nothing but those of 0 and 1.
        "uniqueness-test-5" => Some(&[(0, 1), (2, 1), (1, 3), (3, 1)]),
        // Corners 0 and 2 have the digits of 0 and 1; that of 0 makes the X-wing.
        "uniqueness-test-6" => Some(&[(0, 1), (2, 1), (3, 1)]),
        // All but corner 1 filled; the digit of 3 would make it deadly.
        "avoidable-rectangle-1" => Some(&[(1, 3)]),
        // Corners 0 and 1 filled, the others guarded by the digit of 3.
        "avoidable-rectangle-2" => Some(&[(3, 1), (2, 3)]),
        _ => None,
    }
}

/// The corners, and all cells that would take a wanted candidate from one of them.
fn around(solution: &Solution, corners: [Cell; 4], wants: &[(usize, usize)]) -> CellSet {
    let geometry = solution.board().geometry();
    let blockers = wants.iter().flat_map(|&(corner, other)| {
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
