//! Cells, houses and candidates as JavaScript has them: `r4c5`, `b6`, `{ cell: 'r4c5', digit: 7 }`.

use nonet::board::{Candidate, Cell, Conflict, Digit, DigitSet, Geometry};
use nonet::text::{cell_name, house_name};
use serde::Serialize;

/// A digit in a cell.
#[derive(Serialize)]
pub(crate) struct At {
    cell: String,
    digit: u8,
}

/// A digit that occurs more than once in a house.
#[derive(Serialize)]
pub(crate) struct Repeated {
    digit: u8,
    house: String,
    cells: Vec<String>,
}

/// A candidate by name.
pub(crate) fn at(geometry: &Geometry, candidate: Candidate) -> At {
    At {
        cell: cell_name(geometry, candidate.cell),
        digit: candidate.digit.get(),
    }
}

/// Cells by name.
pub(crate) fn cells(geometry: &Geometry, cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
    let cells = cells.into_iter();
    cells.map(|cell| cell_name(geometry, cell)).collect()
}

/// The digits of a set, in ascending order.
pub(crate) fn digits(set: DigitSet) -> Vec<u8> {
    set.iter().map(Digit::get).collect()
}

/// A repeated digit by name.
pub(crate) fn repeated(geometry: &Geometry, conflict: &Conflict) -> Repeated {
    Repeated {
        digit: conflict.digit.get(),
        house: house_name(conflict.house),
        cells: cells(geometry, conflict.cells.iter().copied()),
    }
}
