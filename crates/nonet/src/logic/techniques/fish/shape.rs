//! What defines a kind of fish: the houses that it may be made of, and its fins.

use super::sea::{Catch, Houses};
use crate::board::HouseKind;

/// Which houses a fish is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Shape {
    /// Rows against columns, or columns against rows.
    Basic,
    /// As `Basic`, with boxes among them, on either side.
    Franken,
    /// Any others.
    Mutant,
}

/// How a fish is imperfect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fins {
    /// Nothing.
    None,
    /// Fins or endo fins.
    Some,
    /// Fins or endo fins, without which a base house of a basic fish has at most one place left.
    Sashimi,
}

/// Kinds of house, as bits in the order rows, columns, boxes.
const ROWS: u8 = 1;
const COLS: u8 = 2;
const BOXES: u8 = 4;

impl Shape {
    /// The kinds of house for base and cover, in all directions.
    pub(in super::super) fn directions(self) -> &'static [(u8, u8)] {
        match self {
            Self::Basic => &[(ROWS, COLS), (COLS, ROWS)],
            Self::Franken => &[(ROWS | BOXES, COLS | BOXES), (COLS | BOXES, ROWS | BOXES)],
            Self::Mutant => &[(ROWS | COLS | BOXES, ROWS | COLS | BOXES)],
        }
    }

    /// The simplest shape that has such a base and cover.
    pub(super) fn of(base: Houses, cover: Houses, side: usize) -> Self {
        let sides = (kinds(base, side), kinds(cover, side));
        let fits = |shape: &Self| {
            let mut directions = shape.directions().iter();
            directions.any(|(base, cover)| sides.0 & !base == 0 && sides.1 & !cover == 0)
        };
        let simple = [Self::Basic, Self::Franken];
        simple.into_iter().find(fits).unwrap_or(Self::Mutant)
    }
}

impl Fins {
    /// How this fish is imperfect.
    pub(super) fn of(shape: Shape, catch: &Catch) -> Self {
        if catch.fins.is_empty() && catch.endo_fins.is_empty() {
            Self::None
        } else if shape == Shape::Basic && catch.is_degenerate {
            Self::Sashimi
        } else {
            Self::Some
        }
    }
}

/// Is a house of this kind among these kinds?
pub(super) fn is_among(kind: HouseKind, kinds: u8) -> bool {
    kinds >> kind as u8 & 1 == 1
}

fn kinds(houses: Houses, side: usize) -> u8 {
    let one = (1 << side) - 1;
    let has = |kind: HouseKind| houses >> (kind as usize * side) & one != 0;
    let kinds = HouseKind::ALL.into_iter().filter(|&kind| has(kind));
    kinds.fold(0, |kinds, kind| kinds | 1 << kind as u8)
}
