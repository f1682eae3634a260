//! Positions made by hand, for the tests of this folder: an empty board with a few constraints.

use crate::board::{Candidate, Cell, CellSet, Digit, Geometry, Grid, House, Puzzle};
use crate::logic::{Context, Deduction, Step, proof};

/// The cell of this row and column, from 1.
pub(super) fn cell(row: usize, col: usize) -> Cell {
    Cell::new(9 * row + col - 10)
}

pub(super) fn digit(digit: u8) -> Digit {
    Digit::new(digit).expect("1 to 9")
}

/// A digit, a house, and its only places there.
pub(super) type Confined<'a> = (u8, House, &'a [(usize, usize)]);

/// An empty board where these cells have only these digits (row, column, digits), and some digits have few places
/// in a house.
pub(super) fn position(cells: &[(usize, usize, &[u8])], houses: &[Confined<'_>]) -> Grid {
    let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
    for &(row, col, digits) in cells {
        for digit in (1..=9).filter(|other| !digits.contains(other)).map(digit) {
            let cell = cell(row, col);
            grid.eliminate(Candidate { cell, digit });
        }
    }
    for &(number, house, places) in houses {
        let digit = digit(number);
        let lost: Vec<Cell> = grid.places_in(house, digit).collect();
        for cell in lost {
            if !places
                .iter()
                .any(|&(row, col)| self::cell(row, col) == cell)
            {
                grid.eliminate(Candidate { cell, digit });
            }
        }
    }
    grid
}

/// The step found there: its technique and its conclusions, if it can be proved.
pub(super) fn found(grid: &Grid, find: fn(&Context<'_>) -> Option<Step>) -> Option<String> {
    let givens = CellSet::of(81, []);
    let context = Context::unique(grid, &givens);
    let step = find(&context)?;
    assert_eq!(proof::check(&context, &step), Ok(()));
    let names = step.deductions.iter().map(|deduction| {
        let Candidate { cell, digit } = deduction.candidate();
        let sign = match deduction {
            Deduction::Place(_) => "=",
            Deduction::Eliminate(_) => "<>",
        };
        let (row, col) = (cell.index() / 9 + 1, cell.index() % 9 + 1);
        format!(" r{row}c{col}{sign}{digit}")
    });
    let names: String = names.collect();
    Some(format!("{}:{names}", step.technique.slug))
}
