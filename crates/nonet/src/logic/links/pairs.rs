//! The pairs of claims that cells and houses link strongly.

use crate::board::{CellSet, Digit, Geometry, House};
use crate::logic::Facts;

/// Which links chains use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Within one digit: strong by houses.
    OneDigit,
    /// Through cells with two candidates: strong by cells.
    Bivalue,
    /// Between candidates, strong by cells and houses.
    Plain,
    /// As `Plain`, with groups: all places that a digit has in both a line and a box.
    Grouped,
    /// As `Grouped`, with almost locked sets of two cells and more. A set's claim for a single cell is a separate
    /// claim.
    Sets,
    /// As `Sets`, but a set's claim for a single cell is the candidate, so a set can decide a cell.
    Deciding,
}

/// A digit in some cells, as the end of a link; it becomes a claim.
pub(super) type End = (Digit, CellSet);

/// The pairs of claims of which one must be right, without those of sets.
pub(super) fn pairs(facts: &Facts<'_>, sort: Sort) -> Vec<[End; 2]> {
    let mut pairs = Vec::new();
    if sort != Sort::Bivalue {
        house_pairs(facts, sort >= Sort::Grouped, &mut pairs);
    }
    if sort != Sort::OneDigit {
        cell_pairs(facts, &mut pairs);
    }
    pairs
}

/// The two candidates of each cell that has two.
fn cell_pairs(facts: &Facts<'_>, pairs: &mut Vec<[End; 2]>) {
    for cell in facts.bivalue().iter() {
        let only = CellSet::of(facts.geometry().n_cells(), [cell]);
        let mut digits = facts.candidates(cell).iter();
        if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
            pairs.push([(a, only), (b, only)]);
        }
    }
}

/// All ways in which two candidates or groups cover all places of a digit in a house. Two groups may share a place.
fn house_pairs(facts: &Facts<'_>, groups: bool, pairs: &mut Vec<[End; 2]>) {
    let geometry = facts.geometry();
    for house in geometry.houses() {
        let crossing = if groups {
            parts(geometry, house)
        } else {
            Vec::new()
        };
        for digit in facts.digits() {
            let places = facts.grid().places(house, digit);
            halves(places, &crossing, &mut |a, b| {
                pairs.push([a, b].map(|part| (digit, cells(geometry, house, part))));
            });
        }
    }
}

/// All ways of splitting these places into two parts that are each one place or a group.
fn halves(places: u32, crossing: &[u32], found: &mut dyn FnMut(u32, u32)) {
    if places.count_ones() == 2 {
        let first = places & places.wrapping_neg();
        found(first, places - first);
    }
    let parts = crossing.iter().map(|part| part & places);
    let is_group = |part: &u32| part.count_ones() > 1 && *part != places;
    let groups: Vec<u32> = parts.filter(is_group).collect();
    for (number, &a) in groups.iter().enumerate() {
        let rest = places & !a;
        if rest.count_ones() == 1 {
            found(a, rest);
        }
        let others = groups[..number].iter().filter(|&&b| a | b == places);
        others.for_each(|&b| found(b, a));
    }
}

/// The places that a line shares with boxes, or a box with lines.
fn parts(geometry: &Geometry, house: House) -> Vec<u32> {
    let mut parts: Vec<(House, u32)> = Vec::new();
    for (place, &cell) in geometry.house_cells(house).iter().enumerate() {
        let others = geometry.houses_of(cell).iter();
        for other in others.filter(|other| other.is_box() != house.is_box()) {
            match parts.iter_mut().find(|part| part.0 == *other) {
                Some((_, places)) => *places |= 1 << place,
                None => parts.push((*other, 1 << place)),
            }
        }
    }
    parts.into_iter().map(|part| part.1).collect()
}

/// The cells of a house at these places.
fn cells(geometry: &Geometry, house: House, places: u32) -> CellSet {
    let cells = geometry.house_cells(house).iter().enumerate();
    let chosen = cells.filter(|(place, _)| places >> place & 1 == 1);
    CellSet::of(geometry.n_cells(), chosen.map(|(_, &cell)| cell))
}
