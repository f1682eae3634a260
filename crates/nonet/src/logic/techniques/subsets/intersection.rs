//! Intersection of a line and a box: a digit whose places in one of them all lie in the other.
//!
//! Sound because the first house needs the digit, so it is in one of the cells that the two share; the
//! rest of the second house cannot hold it. *Pointing* goes from the box to the line, *claiming* from the
//! line to the box. A single place is left to the hidden single.
//! Also called locked candidates (type 1 and 2), line-region intersection, box-line reduction.
//! Source: H. Simonis, "Sudoku as a Constraint Problem", 2005;
//! <https://hodoku.sourceforge.net/en/tech_intersections.php>

use crate::board::{Candidate, Cell, Digit, Grid, House, HouseKind};
use crate::logic::{Context, Hodoku, Info, Level, Pattern, Step, Technique};
use std::ops::ControlFlow;

/// Box to line: this is the "line-region intersection" of the scale from 0 to 6.
pub(crate) static POINTING: Intersection = Intersection {
    base: &[HouseKind::Box],
    cover: &[HouseKind::Row, HouseKind::Col],
    info: &Info::rated(
        "pointing",
        Hodoku::new(
            "Locked Candidates Type 1 (Pointing)",
            "0100",
            Level::Medium,
            50,
        ),
    )
    .half_steps(2, 3),
};

/// Line to box, which is not on the scale from 0 to 6.
pub(crate) static CLAIMING: Intersection = Intersection {
    base: &[HouseKind::Row, HouseKind::Col],
    cover: &[HouseKind::Box],
    info: &Info::rated(
        "claiming",
        Hodoku::new(
            "Locked Candidates Type 2 (Claiming)",
            "0101",
            Level::Medium,
            50,
        ),
    ),
};

/// Finds digits that a base house confines to a cover house: by base, then by digit, then by cover.
#[derive(Debug)]
pub(crate) struct Intersection {
    base: &'static [HouseKind],
    cover: &'static [HouseKind],
    info: &'static Info,
}

impl Technique for Intersection {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let grid = context.grid();
        let houses = grid.geometry().houses();
        for base in houses.filter(|house| self.base.contains(&house.kind)) {
            for digit in Digit::all(grid.geometry().side()) {
                let cells: Vec<Cell> = grid.places_in(base, digit).collect();
                for cover in self.covers(grid, &cells) {
                    if let Some(step) = self.step(grid, digit, [base, cover], &cells) {
                        found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Intersection {
    /// The cover houses that contain all of two or more cells.
    fn covers(&self, grid: &Grid, cells: &[Cell]) -> Vec<House> {
        let [first, _, ..] = cells else {
            return Vec::new();
        };
        let geometry = grid.geometry();
        let holds_all = |house: &House| cells.iter().all(|&cell| geometry.contains(*house, cell));
        let mut houses = geometry.houses_of(*first).to_vec();
        houses.retain(|house| self.cover.contains(&house.kind) && holds_all(house));
        houses
    }

    fn step(
        &self,
        grid: &Grid,
        digit: Digit,
        [base, cover]: [House; 2],
        cells: &[Cell],
    ) -> Option<Step> {
        let lost = grid.places_in(cover, digit);
        let lost = lost.filter(|cell| !cells.contains(cell));
        let pattern = Pattern::Intersection {
            digit,
            base,
            cover,
            cells: cells.to_vec(),
        };
        let lost = lost.map(|cell| Candidate { cell, digit });
        Step::eliminating(self.info, lost, pattern)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, only_at, pencil};

    #[test]
    fn a_box_points_along_a_row() {
        let grid = only_at(&pencil(&[]), House::of_box(0), 5, &["r2c1", "r2c3"]);
        let expected = "r2c4-5 r2c5-5 r2c6-5 r2c7-5 r2c8-5 r2c9-5";
        check(&POINTING, &grid, &[expected]);
        check(&CLAIMING, &grid, &[]);
    }

    #[test]
    fn a_column_claims_a_box() {
        let grid = only_at(&pencil(&[]), House::col(4), 5, &["r4c5", "r5c5", "r6c5"]);
        let expected = "r4c4-5 r4c6-5 r5c4-5 r5c6-5 r6c4-5 r6c6-5";
        check(&CLAIMING, &grid, &[expected]);
        check(&POINTING, &grid, &[]);
    }

    #[test]
    fn places_in_two_lines_or_two_boxes_confine_nothing() {
        let two_lines = only_at(&pencil(&[]), House::of_box(0), 5, &["r2c1", "r3c3"]);
        check(&POINTING, &two_lines, &[]);
        let two_boxes = only_at(&pencil(&[]), House::col(4), 5, &["r4c5", "r7c5"]);
        check(&CLAIMING, &two_boxes, &[]);
    }

    #[test]
    fn one_place_is_left_to_the_hidden_single() {
        let grid = only_at(&pencil(&[]), House::of_box(0), 5, &["r2c1"]);
        check(&POINTING, &grid, &[]);
    }

    #[test]
    fn nothing_to_lose_is_no_step() {
        let mut grid = only_at(&pencil(&[]), House::of_box(0), 5, &["r2c1", "r2c3"]);
        grid = only_at(&grid, House::row(1), 5, &["r2c1", "r2c3"]);
        check(&POINTING, &grid, &[]);
    }
}
