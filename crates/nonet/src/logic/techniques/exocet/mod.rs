//! Exocets: two base cells whose digits must be those of two target cells.
//!
//! The base is two cells of a box in one line, with three or four digits. Across it run three lines: the one
//! through the box's third place beside the base, and one through each other box of the band, which has a target.
//! If neither target held a digit of the base, the digit would be outside the band in all of the three lines
//! across that still need it. If its places there leave no room for that, one target has it. This holds for both
//! digits of the base, so the targets have only base digits, and the base has none that neither target can hold.
//!
//! In a *junior* exocet the targets are in the band, each beside a companion that can hold no base digit and a
//! cell in the base's own line; in a *senior* one a target, or both, is outside the band, and its line across has
//! two companions within. The digit of a junior target has its place in the box of the other one in the line that
//! has neither of them, beside the other line across: in its *mirror*, two cells. So a digit that they cannot hold
//! is not the target's, and if only one of the two can have the target's digits it has no others. Also called
//! JExocet, JE2, SE. Source: champagne and D. P. Bird on the Sudoku Players' Forums, 2012, "JExocet Compendium".

mod mirror;
mod view;

use crate::logic::{Context, Info, Step, Technique};
use std::ops::ControlFlow;
use view::{Exocet, Place, View};

/// Both targets in the band.
pub(crate) static JUNIOR: Exocets = Exocets {
    place: Place::Band,
    conclude: Rule::Targets,
    info: &Info::unrated("junior-exocet"),
};

/// Both targets in the band, with the conclusions from their mirrors.
pub(crate) static MIRROR: Exocets = Exocets {
    place: Place::Band,
    conclude: Rule::Mirrors,
    info: &Info::unrated("exocet-mirror"),
};

/// A target outside the band.
pub(crate) static SENIOR: Exocets = Exocets {
    place: Place::Outside,
    conclude: Rule::Targets,
    info: &Info::unrated("senior-exocet"),
};

/// Finds exocets, by line of the base, base and targets; only on boards of nine boxes of nine cells.
#[derive(Debug)]
pub(crate) struct Exocets {
    place: Place,
    conclude: Rule,
    info: &'static Info,
}

/// Which conclusions are drawn.
#[derive(Clone, Copy, Debug)]
enum Rule {
    /// The eliminations in targets and base.
    Targets,
    /// The eliminations in targets and mirrors.
    Mirrors,
}

impl Technique for Exocets {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if context.geometry().boxes() != Some((3, 3)) {
            return ControlFlow::Continue(());
        }
        View::all(context)
            .try_for_each(|view| view.exocets(self.place, &mut |exocet| self.steps(&exocet, found)))
    }
}

impl Exocets {
    fn steps(
        &self,
        exocet: &Exocet<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.conclude {
            Rule::Targets => exocet
                .step(self.info)
                .map_or(ControlFlow::Continue(()), found),
            Rule::Mirrors => mirror::steps(self.info, exocet, found),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::check::{check, line};

    /// From the Sudoku Players' Forums' collection of the hardest puzzles.
    const HARD: &str =
        ".7.......3.2.7..5......83.72.6.5..9....1..6..9...3..4...4....3..23.4.5.95.....4..";

    #[test]
    fn targets_hold_the_digits_of_the_base() {
        check(&JUNIOR, &line(HARD), &["r9c8-2"]);
    }

    #[test]
    fn a_base_with_a_further_digit_is_none() {
        check(&JUNIOR, &line(&HARD.replacen("4.5.9", "4...9", 1)), &[]);
    }
}
