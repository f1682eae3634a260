//! Hidden subset (pair, triple, quad): as many digits as they have places in a house between them.
//!
//! Sound because the house needs all of the digits and has no other places for them, so they fill these
//! cells; the cells can hold nothing else. Not every digit needs to fit every cell. It is the
//! complement of a naked subset in the other empty cells of the house. Also called hidden locked set.
//! Source: <https://hodoku.sourceforge.net/en/tech_hidden.php>

use super::subset::{candidates, choices};
use crate::board::{Candidate, Cell, Digit, DigitSet, Grid, House};
use crate::logic::{Context, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Two digits with two places.
pub(crate) static PAIR: HiddenSubset = HiddenSubset {
    size: 2,
    info: &Info::rated(
        "hidden-pair",
        Hodoku::new("Hidden Pair", "0210", Level::Medium, 70),
    )
    .half_steps(8, 9),
};

/// Three digits with three places.
pub(crate) static TRIPLE: HiddenSubset = HiddenSubset {
    size: 3,
    info: &Info::rated(
        "hidden-triple",
        Hodoku::new("Hidden Triple", "0211", Level::Medium, 100),
    )
    .half_steps(10, 11),
};

/// Four digits with four places.
pub(crate) static QUAD: HiddenSubset = HiddenSubset {
    size: 4,
    info: &Info::rated(
        "hidden-quad",
        Hodoku::new("Hidden Quadruple", "0212", Level::Hard, 150),
    ),
};

/// Finds `size` digits with `size` places in a house: by house (rows, columns, boxes), then by digits.
#[derive(Debug)]
pub(crate) struct HiddenSubset {
    size: usize,
    info: &'static Info,
}

impl Technique for HiddenSubset {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let grid = context.grid();
        let digits: Vec<Digit> = Digit::all(grid.geometry().side()).collect();
        for house in grid.geometry().houses() {
            let sets: Vec<u32> = digits.iter().map(|&d| grid.places(house, d)).collect();
            choices(&sets, self.size, &mut |chosen| {
                let chosen = chosen.iter().map(|&index| digits[index]).collect();
                self.step(grid, house, chosen)
                    .map_or(ControlFlow::Continue(()), &mut *found)
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl HiddenSubset {
    fn step(&self, grid: &Grid, house: House, digits: DigitSet) -> Option<Step> {
        let shares = |cell: &&Cell| !grid.candidates(**cell).intersection(digits).is_empty();
        let cells = grid.geometry().house_cells(house).iter();
        let cells: Vec<Cell> = cells.filter(shares).copied().collect();
        let lost: Vec<Candidate> = cells
            .iter()
            .flat_map(|&cell| candidates(cell, grid.candidates(cell).minus(digits)))
            .collect();
        let pattern = Pattern::Subset {
            house,
            cells,
            digits,
        };
        Step::eliminating(self.info, lost.into_iter(), pattern)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, only_at, pencil, row_of};

    #[test]
    fn a_pair_clears_its_cells() {
        let mut grid = pencil(&[("r1c1", "1279"), ("r1c9", "125")]);
        for digit in [1, 2] {
            grid = only_at(&grid, House::row(0), digit, &["r1c1", "r1c9"]);
        }
        check(&PAIR, &grid, &["r1c1-7 r1c1-9 r1c9-5"]);
        check(&TRIPLE, &grid, &[]);
    }

    #[test]
    fn a_triple_needs_no_cell_with_all_three_digits() {
        let grid = row_of([
            "124", "235", "136", "456789", "456789", "456789", "456789", "456789", "456789",
        ]);
        check(&TRIPLE, &grid, &["r1c1-4 r1c2-5 r1c3-6"]);
        check(&PAIR, &grid, &[]);
    }

    #[test]
    fn a_quad_is_found() {
        let grid = row_of([
            "125", "23", "34", "14", "56789", "56789", "56789", "56789", "56789",
        ]);
        check(&QUAD, &grid, &["r1c1-5"]);
        check(&TRIPLE, &grid, &[]);
    }

    #[test]
    fn a_place_too_many_is_no_subset() {
        let grid = row_of([
            "124", "235", "136", "3456789", "456789", "456789", "456789", "456789", "456789",
        ]);
        check(&TRIPLE, &grid, &[]);
    }

    #[test]
    fn cells_with_nothing_else_are_no_step() {
        let grid = row_of([
            "12", "12", "3456789", "3456789", "3456789", "3456789", "3456789", "3456789", "3456789",
        ]);
        check(&PAIR, &grid, &[]);
    }
}
