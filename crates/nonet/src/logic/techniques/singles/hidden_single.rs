//! Hidden single: a digit with one place left in a row, a column or a box.
//!
//! Sound because every house holds every digit: when all other cells are excluded, the last one holds it.
//! The same placement may follow from several houses; each is a separate instance.
//! Also called unique candidate, pinned digit, "only one place for a digit".
//! Source: <https://hodoku.sourceforge.net/en/tech_singles.php>

use crate::board::{Candidate, Digit};
use crate::logic::{Context, Hodoku, Info, Level, Step, Technique};
use std::ops::ControlFlow;

static INFO: Info = Info::rated(
    "hidden-single",
    Hodoku::new("Hidden Single", "0002", Level::Easy, 14),
)
.half_steps(1, 1);

/// Finds digits with one place: by house (rows, columns, boxes), then by digit.
#[derive(Debug)]
pub(crate) struct HiddenSingle;

impl Technique for HiddenSingle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let grid = context.grid();
        for house in grid.geometry().houses() {
            for digit in Digit::all(grid.geometry().side()) {
                let places = grid.places(house, digit);
                if places.is_power_of_two() {
                    let cell = grid.geometry().house_cells(house)[places.trailing_zeros() as usize];
                    found(Step::placing(&INFO, Candidate { cell, digit }, Some(house)))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::House;
    use crate::logic::techniques::check::{check, line, only_at, pencil};

    #[test]
    fn the_last_place_in_a_row_is_taken() {
        let grid = only_at(&pencil(&[]), House::row(3), 6, &["r4c8"]);
        check(&HiddenSingle, &grid, &["r4c8=6"]);
    }

    #[test]
    fn the_same_placement_follows_from_each_house_that_shows_it() {
        let mut grid = pencil(&[]);
        for house in [House::row(0), House::col(0), House::of_box(0)] {
            grid = only_at(&grid, house, 6, &["r1c1"]);
        }
        check(&HiddenSingle, &grid, &["r1c1=6", "r1c1=6", "r1c1=6"]);
    }

    #[test]
    fn two_places_or_a_placed_digit_are_no_single() {
        let grid = only_at(&pencil(&[]), House::row(3), 6, &["r4c8", "r4c9"]);
        check(&HiddenSingle, &grid, &[]);
        let placed =
            "6................................................................................";
        check(&HiddenSingle, &line(placed), &[]);
    }
}
