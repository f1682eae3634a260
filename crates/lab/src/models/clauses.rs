//! Sudoku in conjunctive normal form, in the two usual encodings.
//!
//! The minimal encoding says that each cell has a digit and that no house has a digit twice; the extended one adds
//! that no cell has two digits and that each house has each digit, which follows, but not by propagation. Source:
//! I. Lynce, J. Ouaknine, Sudoku as a SAT Problem, 2006.

use super::variable;
use nonet::board::{Cell, Digit, Geometry, Puzzle};

/// Which clauses there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Only the necessary ones.
    Minimal,
    /// Also the redundant ones.
    Extended,
}

/// Reports each clause: the variables of its literals, numbered from 1, negative if they are negated.
pub fn each_clause(puzzle: &Puzzle, encoding: Encoding, tell: &mut dyn FnMut(&[i32])) {
    let geometry = puzzle.geometry();
    for cell in geometry.cells() {
        tell(&digits_of(geometry, cell));
    }
    for house in geometry.houses() {
        for digit in Digit::all(geometry.side()) {
            at_most_one(
                &places_of(geometry, geometry.house_cells(house), digit),
                tell,
            );
        }
    }
    if encoding == Encoding::Extended {
        redundant(geometry, tell);
    }
    for (cell, digit) in puzzle.givens() {
        tell(&[literal(geometry, cell, digit)]);
    }
}

/// How many clauses there are.
pub fn n_clauses(puzzle: &Puzzle, encoding: Encoding) -> u64 {
    let mut n = 0;
    each_clause(puzzle, encoding, &mut |_| n += 1);
    n
}

/// The clauses that the minimal encoding leaves to be deduced.
fn redundant(geometry: &Geometry, tell: &mut dyn FnMut(&[i32])) {
    for cell in geometry.cells() {
        at_most_one(&digits_of(geometry, cell), tell);
    }
    for house in geometry.houses() {
        for digit in Digit::all(geometry.side()) {
            tell(&places_of(geometry, geometry.house_cells(house), digit));
        }
    }
}

fn literal(geometry: &Geometry, cell: Cell, digit: Digit) -> i32 {
    variable(geometry.side(), cell, digit) as i32 + 1
}

fn digits_of(geometry: &Geometry, cell: Cell) -> Vec<i32> {
    let digits = Digit::all(geometry.side());
    digits.map(|digit| literal(geometry, cell, digit)).collect()
}

fn places_of(geometry: &Geometry, cells: &[Cell], digit: Digit) -> Vec<i32> {
    let places = cells.iter().map(|&cell| literal(geometry, cell, digit));
    places.collect()
}

fn at_most_one(literals: &[i32], tell: &mut dyn FnMut(&[i32])) {
    for (place, a) in literals.iter().enumerate() {
        for b in &literals[place + 1..] {
            tell(&[-a, -b]);
        }
    }
}
