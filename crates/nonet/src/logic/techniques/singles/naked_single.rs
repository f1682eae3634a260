//! Naked single: an empty cell with one candidate left.
//!
//! Sound because every cell holds a digit: when all others are excluded, the last one goes there.
//! Also called sole candidate, forced digit, "only one value for a cell".
//! Source: <https://hodoku.sourceforge.net/en/tech_singles.php>

use crate::board::Candidate;
use crate::logic::{Context, Hodoku, Info, Level, Step, Technique};
use std::ops::ControlFlow;

static INFO: Info = Info::rated(
    "naked-single",
    Hodoku::new("Naked Single", "0003", Level::Easy, 4),
)
.half_steps(0, 0);

/// Finds cells with one candidate, in reading order.
#[derive(Debug)]
pub(crate) struct NakedSingle;

impl Technique for NakedSingle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let grid = context.grid();
        for cell in grid.geometry().cells() {
            if let Some(digit) = grid.candidates(cell).single() {
                found(Step::placing(&INFO, Candidate { cell, digit }, None))?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, pencil};

    #[test]
    fn the_last_candidate_is_placed() {
        let grid = pencil(&[("r5c5", "7"), ("r2c3", "4")]);
        check(&NakedSingle, &grid, &["r2c3=4", "r5c5=7"]);
    }

    #[test]
    fn two_candidates_or_none_are_no_single() {
        check(&NakedSingle, &pencil(&[("r5c5", "78"), ("r5c6", "")]), &[]);
        let mut filled = pencil(&[("r5c5", "7")]);
        let steps = NakedSingle.all(&Context::new(&filled));
        steps[0].apply(&mut filled);
        check(&NakedSingle, &filled, &[]);
    }
}
