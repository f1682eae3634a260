//! Truths whose cells play different parts, by their shape: cells that fill two crossing houses, a base and its
//! targets, a loop and its guardians. Each group of cells gets a letter when the step is shown.

use super::pattern::{Pattern, Truth};
use crate::board::{Cell, DigitSet, Geometry, House};

/// Some cells of a pattern, and the part they play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The cells, in reading order; those of a loop in the order of the loop.
    pub cells: Vec<Cell>,
    /// Their part.
    pub share: Share,
}

/// The part that a group plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// In both houses.
    Crossing(House, House),
    /// In this house only, with these digits of the house for it and the crossing.
    Side(House, DigitSet),
    /// The base of the pattern: it holds some of these digits.
    Base(DigitSet),
    /// The cells that must hold the digits of the base.
    Targets,
    /// An odd number of cells, each of which shares a house with the next.
    Loop,
    /// The other places in these houses.
    Guardians,
}

impl Pattern {
    /// The groups of truths; none for any other shape.
    pub fn groups(&self, geometry: &Geometry) -> Vec<Group> {
        let Self::Truths {
            base,
            cover,
            cells,
            digits,
        } = self
        else {
            return Vec::new();
        };
        let is_cell = |truth: &Truth| matches!(truth, Truth::Cell(_));
        let is_loop = digits.single().is_some() && cover.iter().all(is_cell);
        let groups = match cover.as_slice() {
            [] => based(base, cells, *digits),
            _ if is_loop => guarded(cover, cells),
            _ => crossing(geometry, cover, cells),
        };
        let is_whole = groups.iter().all(|group| !group.cells.is_empty());
        if is_whole { groups } else { Vec::new() }
    }
}

/// The truths are some cells, and the needs of digits elsewhere: the other cells are the targets.
fn based(base: &[Truth], cells: &[Cell], digits: DigitSet) -> Vec<Group> {
    let is_house = |truth: &Truth| matches!(truth, Truth::House(..));
    if !base.iter().any(is_house) {
        return Vec::new();
    }
    let is_base = |cell: &Cell| base.contains(&Truth::Cell(*cell));
    let (of_base, targets) = cells.iter().partition(|&cell| is_base(cell));
    let group = |(cells, share)| Group { cells, share };
    [(of_base, Share::Base(digits)), (targets, Share::Targets)]
        .map(group)
        .into()
}

/// Houses of one digit compete for cells, which the other cells guard.
fn guarded(cover: &[Truth], guardians: &[Cell]) -> Vec<Group> {
    let cell = |truth: &Truth| match *truth {
        Truth::Cell(cell) => Some(cell),
        Truth::House(..) => None,
    };
    let group = |(cells, share)| Group { cells, share };
    let on_it = cover.iter().filter_map(cell).collect();
    [(on_it, Share::Loop), (guardians.to_vec(), Share::Guardians)]
        .map(group)
        .into()
}

/// Two houses hold all the cells.
fn crossing(geometry: &Geometry, cover: &[Truth], cells: &[Cell]) -> Vec<Group> {
    let Some(houses) = two_houses(cover) else {
        return Vec::new();
    };
    let [line, area] = houses;
    let within = |wanted: [bool; 2]| {
        let is_wanted = |cell: &Cell| houses.map(|h| geometry.contains(h, *cell)) == wanted;
        cells.iter().copied().filter(is_wanted).collect::<Vec<_>>()
    };
    if !within([false, false]).is_empty() {
        return Vec::new();
    }
    let side = |house| Share::Side(house, provided(cover, house));
    let shares = [
        ([true, true], Share::Crossing(line, area)),
        ([true, false], side(line)),
        ([false, true], side(area)),
    ];
    let group = |(wanted, share)| Group {
        cells: within(wanted),
        share,
    };
    shares.map(group).into()
}

/// The houses of a cover if there are exactly two, a box last.
fn two_houses(cover: &[Truth]) -> Option<[House; 2]> {
    let mut houses: Vec<House> = Vec::new();
    for truth in cover {
        let Truth::House(house, _) = *truth else {
            return None;
        };
        if !houses.contains(&house) {
            houses.push(house);
        }
    }
    let [first, second] = houses.try_into().ok()?;
    let is_turned = first.is_box();
    Some(if is_turned {
        [second, first]
    } else {
        [first, second]
    })
}

fn provided(cover: &[Truth], wanted: House) -> DigitSet {
    let digits = cover.iter().filter_map(|truth| match *truth {
        Truth::House(house, digit) => (house == wanted).then_some(digit),
        Truth::Cell(_) => None,
    });
    digits.collect()
}
