//! Naked subset (pair, triple, quad): as many cells of a house as they have candidates between them.
//!
//! Sound because the cells need different digits and have no others, so they use up all of theirs; the rest
//! of the house cannot hold them. Not every cell needs to have every digit. A subset that lies in two
//! houses is an instance of each. Also called preemptive set, disjoint subset, naked locked set.
//! Source: J. F. Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles", Notices of the AMS 56(4),
//! 2009; <https://hodoku.sourceforge.net/en/tech_naked.php>

use super::subset::{candidates, choices};
use crate::board::{Candidate, Cell, DigitSet, Grid, House};
use crate::logic::{Context, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Two cells with two digits.
pub(crate) static PAIR: NakedSubset = NakedSubset {
    size: 2,
    info: &Info::rated(
        "naked-pair",
        Hodoku::new("Naked Pair", "0200", Level::Medium, 60),
    )
    .half_steps(4, 5),
};

/// Three cells with three digits.
pub(crate) static TRIPLE: NakedSubset = NakedSubset {
    size: 3,
    info: &Info::rated(
        "naked-triple",
        Hodoku::new("Naked Triple", "0201", Level::Medium, 80),
    )
    .half_steps(6, 7),
};

/// Four cells with four digits.
pub(crate) static QUAD: NakedSubset = NakedSubset {
    size: 4,
    info: &Info::rated(
        "naked-quad",
        Hodoku::new("Naked Quadruple", "0202", Level::Hard, 120),
    ),
};

/// Finds `size` cells of a house with `size` candidates: by house (rows, columns, boxes), then by cells.
#[derive(Debug)]
pub(crate) struct NakedSubset {
    size: usize,
    info: &'static Info,
}

impl Technique for NakedSubset {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let grid = context.grid();
        for house in grid.geometry().houses() {
            let cells = grid.geometry().house_cells(house);
            let sets: Vec<u32> = cells.iter().map(|&c| grid.candidates(c).bits()).collect();
            choices(&sets, self.size, &mut |chosen| {
                let chosen = chosen.iter().map(|&place| cells[place]).collect();
                self.step(grid, house, chosen)
                    .map_or(ControlFlow::Continue(()), &mut *found)
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl NakedSubset {
    fn step(&self, grid: &Grid, house: House, cells: Vec<Cell>) -> Option<Step> {
        let sets = cells.iter().map(|&cell| grid.candidates(cell));
        let digits = sets.fold(DigitSet::EMPTY, DigitSet::union);
        let others = grid.geometry().house_cells(house).iter();
        let others = others.filter(|cell| !cells.contains(cell));
        let lost: Vec<Candidate> = others
            .flat_map(|&cell| candidates(cell, grid.candidates(cell).intersection(digits)))
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
    use crate::logic::techniques::check::{check, pencil, row_of};

    #[test]
    fn a_pair_clears_each_house_that_it_lies_in() {
        let grid = pencil(&[("r1c1", "12"), ("r1c3", "12"), ("r1c2", "13")]);
        let row = "r1c2-1 r1c4-1 r1c4-2 r1c5-1 r1c5-2 r1c6-1 r1c6-2 r1c7-1 r1c7-2 r1c8-1 r1c8-2 \
                   r1c9-1 r1c9-2";
        let square = "r1c2-1 r2c1-1 r2c1-2 r2c2-1 r2c2-2 r2c3-1 r2c3-2 r3c1-1 r3c1-2 r3c2-1 r3c2-2 \
                      r3c3-1 r3c3-2";
        check(&PAIR, &grid, &[row, square]);
        check(&QUAD, &grid, &[]);
    }

    #[test]
    fn a_triple_needs_no_cell_with_all_three_digits() {
        let grid = row_of([
            "12", "4567", "23", "4567", "13", "4567", "189", "89", "4567",
        ]);
        check(&TRIPLE, &grid, &["r1c7-1"]);
        check(&PAIR, &grid, &[]);
    }

    #[test]
    fn a_quad_is_found() {
        let grid = row_of(["12", "23", "34", "14", "567", "567", "5678", "1589", "89"]);
        check(&QUAD, &grid, &["r1c8-1"]);
        check(&TRIPLE, &grid, &[]);
    }

    #[test]
    fn a_digit_too_many_is_no_subset() {
        let grid = row_of([
            "12", "4567", "23", "4567", "134", "4567", "189", "89", "4567",
        ]);
        check(&TRIPLE, &grid, &[]);
    }

    #[test]
    fn a_subset_that_takes_nothing_away_is_no_step() {
        let grid = row_of([
            "12", "12", "345", "345", "345", "6789", "6789", "6789", "6789",
        ]);
        for technique in [&PAIR, &TRIPLE, &QUAD] {
            let steps = technique.all(&Context::new(&grid));
            let in_row =
                |s: &&Step| matches!(&s.pattern, Pattern::Subset { house, .. } if house.is_line());
            assert_eq!(steps.iter().filter(in_row).count(), 0);
        }
    }
}
