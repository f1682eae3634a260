//! Locked subset (pair, triple): a naked subset in the crossing of a line and a box, which clears both.
//!
//! Sound because the cells use up their digits, and every cell that sees all of them is in the line or in the box.
//! If only the line or only the box loses something, their crossing counted for the box, it is left to the naked
//! subset. Also called locked naked pair and triple, pointing pair of a naked subset. Source:
//! <https://hodoku.sourceforge.net/en/tech_intersections.php#lc3>

use super::subset::{candidates, choices};
use crate::board::{Candidate, Cell, CellSet, DigitSet, House};
use crate::logic::{Context, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Two cells with two digits.
pub(crate) static PAIR: LockedSubset = LockedSubset {
    size: 2,
    info: &Info::rated(
        "locked-pair",
        Hodoku::new("Locked Pair", "0110", Level::Medium, 40),
    ),
};

/// Three cells with three digits.
pub(crate) static TRIPLE: LockedSubset = LockedSubset {
    size: 3,
    info: &Info::rated(
        "locked-triple",
        Hodoku::new("Locked Triple", "0111", Level::Medium, 60),
    ),
};

/// Finds `size` cells of a box and a line with `size` candidates: by box, then by cells.
#[derive(Debug)]
pub(crate) struct LockedSubset {
    size: usize,
    info: &'static Info,
}

impl Technique for LockedSubset {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let houses = context.geometry().houses();
        for square in houses.filter(|house| house.is_box()) {
            let cells = context.geometry().house_cells(square);
            let digits = cells.iter().map(|&cell| context.candidates(cell));
            let sets: Vec<u32> = digits.map(DigitSet::bits).collect();
            choices(&sets, self.size, &mut |chosen| {
                let chosen = chosen.iter().map(|&place| cells[place]).collect();
                self.step(context, square, chosen)
                    .map_or(ControlFlow::Continue(()), &mut *found)
            })?;
        }
        ControlFlow::Continue(())
    }
}

impl LockedSubset {
    fn step(&self, context: &Context<'_>, square: House, cells: Vec<Cell>) -> Option<Step> {
        let geometry = context.geometry();
        let line = geometry
            .common_houses(&cells)
            .find(|house| house.is_line())?;
        let sets = cells.iter().map(|&cell| context.candidates(cell));
        let digits = sets.fold(DigitSet::EMPTY, DigitSet::union);
        let chosen = CellSet::of(geometry.n_cells(), cells.iter().copied());
        let lost_in = |house: House| -> Vec<Candidate> {
            let others = (*geometry.house_set(house) - chosen).iter();
            others
                .flat_map(|cell| candidates(cell, context.candidates(cell).intersection(digits)))
                .collect()
        };
        let (across, around) = (lost_in(line), lost_in(square));
        let is_outside = |lost: &Candidate| !geometry.contains(square, lost.cell);
        if !across.iter().any(is_outside) || around.is_empty() {
            return None;
        }
        let lost = across.into_iter().chain(around);
        Step::ruling_out(self.info, context, lost, || Pattern::Subset {
            house: square,
            cells,
            digits,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn a_pair_clears_line_and_box_together() {
        let mut grid = pencil(&[("r1c1", "12"), ("r1c3", "12"), ("r1c2", "1345")]);
        for digit in [1, 2] {
            grid = only_at(
                &grid,
                House::of_box(0),
                digit,
                &["r1c1", "r1c2", "r1c3", "r3c3"],
            );
            grid = only_at(
                &grid,
                House::row(0),
                digit,
                &["r1c1", "r1c2", "r1c3", "r1c9"],
            );
        }
        check(&PAIR, &grid, &["r1c2-1 r1c9-1 r1c9-2 r3c3-1 r3c3-2"]);
        check(&TRIPLE, &grid, &[]);
    }

    #[test]
    fn a_triple_needs_all_cells_of_the_crossing() {
        let mut grid = pencil(&[("r4c5", "12"), ("r5c5", "23"), ("r6c5", "13")]);
        for digit in [1, 2, 3] {
            let crossing = ["r4c5", "r5c5", "r6c5"];
            grid = only_at(
                &grid,
                House::of_box(4),
                digit,
                &[&crossing[..], &["r4c4"]].concat(),
            );
            grid = only_at(
                &grid,
                House::col(4),
                digit,
                &[&crossing[..], &["r9c5"]].concat(),
            );
        }
        let expected = "r4c4-1 r4c4-2 r4c4-3 r9c5-1 r9c5-2 r9c5-3";
        check(&TRIPLE, &grid, &[expected]);
    }

    #[test]
    fn a_subset_that_clears_one_house_is_not_locked() {
        let mut grid = pencil(&[("r1c1", "12"), ("r1c3", "12")]);
        for digit in [1, 2] {
            grid = only_at(&grid, House::of_box(0), digit, &["r1c1", "r1c3"]);
        }
        check(&PAIR, &grid, &[]);
    }

    #[test]
    fn the_third_cell_of_the_crossing_counts_for_the_box_alone() {
        let grid = |row: &[&str]| {
            let mut grid = pencil(&[("r1c1", "12"), ("r1c3", "12"), ("r1c2", "1345")]);
            for digit in [1, 2] {
                grid = only_at(&grid, House::of_box(0), digit, &["r1c1", "r1c2", "r1c3"]);
                grid = only_at(&grid, House::row(0), digit, row);
            }
            grid
        };
        check(&PAIR, &grid(&["r1c1", "r1c2", "r1c3"]), &[]);
        let longer = grid(&["r1c1", "r1c2", "r1c3", "r1c9"]);
        check(&PAIR, &longer, &["r1c2-1 r1c9-1 r1c9-2"]);
    }

    #[test]
    fn cells_that_share_only_a_box_are_not_locked() {
        let grid = pencil(&[("r1c1", "12"), ("r2c3", "12")]);
        check(&PAIR, &grid, &[]);
    }
}
