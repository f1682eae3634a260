//! Full house: the last empty cell of a row, a column or a box.
//!
//! Sound because every house holds every digit: the missing one goes into the one empty cell.
//! The same placement may follow from several houses; each is a separate instance. It is a hidden and a naked
//! single at once. Also called last digit in a house, single position in a full house.
//! Source: <https://hodoku.sourceforge.net/en/tech_singles.php>

use crate::board::{Candidate, Cell, House};
use crate::logic::{Context, Hodoku, Info, Level, Step, Technique};
use std::ops::ControlFlow;

static INFO: Info = Info::rated(
    "full-house",
    Hodoku::new("Full House", "0000", Level::Easy, 4),
);

/// Finds houses with one empty cell: rows, columns, boxes.
#[derive(Debug)]
pub(crate) struct FullHouse;

impl Technique for FullHouse {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for house in context.geometry().houses() {
            let Some(cell) = last_empty(context, house) else {
                continue;
            };
            if let Some(digit) = context.candidates(cell).single() {
                found(Step::placing(&INFO, Candidate { cell, digit }, Some(house)))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The empty cell of a house, if it has no other.
fn last_empty(context: &Context<'_>, house: House) -> Option<Cell> {
    let cells = context.geometry().house_cells(house).iter().copied();
    let mut empty = cells.filter(|&cell| context.grid().value(cell).is_none());
    let last = empty.next()?;
    empty.next().is_none().then_some(last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, line};

    /// A row of digits and dots on an otherwise empty board.
    fn top_row(text: &str) -> crate::board::Grid {
        line(&format!("{text}{}", ".".repeat(72)))
    }

    #[test]
    fn the_last_cell_of_a_row_is_filled() {
        check(&FullHouse, &top_row("1234.6789"), &["r1c5=5"]);
    }

    #[test]
    fn each_house_that_it_completes_shows_the_placement() {
        let corner =
            ".23456789456......789......2........3........5........6........8........9........";
        check(&FullHouse, &line(corner), &["r1c1=1"; 3]);
    }

    #[test]
    fn two_empty_cells_or_none_are_no_full_house() {
        check(&FullHouse, &top_row("1234.678."), &[]);
        check(&FullHouse, &top_row("123456789"), &[]);
    }

    #[test]
    fn a_last_cell_that_cannot_hold_the_digit_is_no_step() {
        let blocked = format!("1234.6789....5{}", ".".repeat(67));
        check(&FullHouse, &line(&blocked), &[]);
    }
}
