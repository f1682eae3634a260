//! Dead ends on a board: a cell without a candidate, a house without a place for a digit.

use super::{DeadEnd, Emptied, Snapshot};
use nonet::board::{Cell, DigitSet, Geometry, House};

/// The dead ends of this board, if there are any.
pub(super) fn dead_ends_of(board: &Snapshot) -> Vec<DeadEnd> {
    let dead_end = emptied(board).map(|emptied| DeadEnd {
        tried: None,
        emptied: Some(emptied),
    });
    dead_end.into_iter().collect()
}

/// The largest crowd looked for.
const CROWD: usize = 4;

/// The first thing left empty on a board: cells come before houses.
pub fn emptied(board: &Snapshot) -> Option<Emptied> {
    let geometry = board.digits.geometry();
    let left: Vec<DigitSet> = geometry.cells().map(|cell| left(board, cell)).collect();
    let empty = |&cell: &Cell| left[cell.index()].is_empty();
    if let Some(cell) = geometry.cells().find(empty) {
        return Some(Emptied::Cell(cell));
    }
    let all = DigitSet::full(geometry.side());
    let without = |house: House| {
        let cells = geometry.house_cells(house).iter();
        let held = cells.fold(DigitSet::EMPTY, |held, cell| held.union(left[cell.index()]));
        let digit = all.minus(held).first()?;
        Some(Emptied::Place(house, digit))
    };
    let shared = |house| shared(geometry, &left, house);
    let crowd = |house| crowd(geometry, &left, house);
    let mut houses = geometry.houses();
    let found = houses.find_map(without);
    let found = found.or_else(|| geometry.houses().find_map(shared));
    found.or_else(|| geometry.houses().find_map(crowd))
}

/// What a cell may hold: its domain or, if domains are not kept, its digit, or the digits that its peers allow.
fn left(board: &Snapshot, cell: Cell) -> DigitSet {
    if let Some(domain) = board.domains.get(cell.index()) {
        return *domain;
    }
    if let Some(digit) = board.digits.get(cell) {
        return DigitSet::only(digit);
    }
    let geometry = board.digits.geometry();
    let peers = geometry.peers(cell).iter();
    let held: DigitSet = peers.filter_map(|&peer| board.digits.get(peer)).collect();
    DigitSet::full(geometry.side()).minus(held)
}

/// Several digits with the same only place.
fn shared(geometry: &Geometry, left: &[DigitSet], house: House) -> Option<Emptied> {
    let cells = geometry.house_cells(house);
    let (mut once, mut again) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for cell in cells {
        again = again.union(once.intersection(left[cell.index()]));
        once = once.union(left[cell.index()]);
    }
    let alone = once.minus(again);
    let own = |cell: &Cell| left[cell.index()].intersection(alone);
    let cell = cells.iter().find(|cell| own(cell).len() > 1)?;
    Some(Emptied::Shared(house, *cell, own(cell)))
}

/// Too many cells whose candidates are all among those of one or two of them.
fn crowd(geometry: &Geometry, left: &[DigitSet], house: House) -> Option<Emptied> {
    let cells = geometry.house_cells(house);
    let set = |cell: &Cell| left[cell.index()];
    let pairs = cells
        .iter()
        .flat_map(|one| cells.iter().map(move |other| set(one).union(set(other))));
    let mut few = pairs.filter(|digits| digits.len() < CROWD);
    few.find_map(|digits| {
        let inside = cells
            .iter()
            .filter(|cell| set(cell).minus(digits).is_empty());
        let inside: Vec<Cell> = inside.copied().collect();
        (inside.len() > digits.len()).then_some(Emptied::Crowd(house, inside, digits))
    })
}
