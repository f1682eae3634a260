//! Exocets: two base cells whose digits must be those of two target cells.
//!
//! The base is two cells of a box in one line, with three or four digits. Across it run three lines: the one through the
//! box's third place beside the base, and one through each other box of the band, which has a target. If neither target
//! held a digit that the base holds, the digit would be outside the band in all three lines across that lack it. Where
//! its places there leave no room for that, one target has it. This holds for both digits of the base, so the targets
//! have nothing but base digits, and the base none that neither target can hold.
//!
//! In a *junior* exocet the targets are in the band, each beside a companion that can hold no base digit and a cell in
//! the base's own line; in a *senior* one a target, or both, is outside the band, and its line across has two companions
//! within. The digit of a junior target has its place in the box of the other one in the line that has neither of them,
//! beside the other line across: in its *mirror*, two cells. So a digit that they lack is not the target's, and if only
//! one of the two can have the target's digits it has no others.
//! Also called JExocet, JE2, SE. Source: champagne and D. P. Bird on the Sudoku Players' Forums, 2012,
//! "JExocet Compendium".

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

/// The same, and what the mirrors of the targets say.
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

/// What is concluded.
#[derive(Clone, Copy, Debug)]
enum Rule {
    /// What targets and base lose.
    Targets,
    /// What targets and mirrors lose.
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

    /// From the Sudoku Players' Forums' collection of the hardest.
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
