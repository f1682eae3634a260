//! A pattern with its guardians.

use crate::board::{Candidate, Cell, DigitSet, sort_short};
use crate::logic::{Facts, Pattern, Truth};

/// Cells that must not be confined to certain digits, with the candidates that prevent it.
#[derive(Debug)]
pub(crate) struct Deadly {
    /// The cells; those of a rectangle in the order around it.
    pub(super) cells: Vec<Cell>,
    /// The digits.
    pub(super) digits: DigitSet,
    /// The cells with guardians, and these guardians.
    pub(super) guards: Vec<(Cell, DigitSet)>,
}

impl Deadly {
    /// The pattern of these cells and digits; all other candidates are guardians.
    pub(super) fn new(facts: &Facts<'_>, cells: Vec<Cell>, digits: DigitSet) -> Self {
        let extras = |&cell: &Cell| (cell, facts.candidates(cell).minus(digits));
        let guards = cells.iter().map(extras);
        let guards = guards.filter(|(_, extras)| !extras.is_empty()).collect();
        Self {
            cells,
            digits,
            guards,
        }
    }

    /// Are the guardians few enough for a conclusion: in two cells, or of one digit?
    pub(super) fn is_close(&self) -> bool {
        self.guards.len() <= 2 || self.extras().len() == 1
    }

    /// All digits of the guardians.
    pub(super) fn extras(&self) -> DigitSet {
        let extras = self.guards.iter().map(|&(_, extras)| extras);
        extras.fold(DigitSet::EMPTY, DigitSet::union)
    }

    /// The cells with guardians.
    pub(super) fn guarded(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.guards.iter().map(|&(cell, _)| cell)
    }

    /// The evidence, with these further truths.
    pub(super) fn pattern(&self, truths: Vec<Truth>) -> Pattern {
        let all = |&(cell, extras): &(Cell, DigitSet)| {
            extras.iter().map(move |digit| Candidate { cell, digit })
        };
        let mut cells = self.cells.clone();
        sort_short(&mut cells, |&item| item);
        let mut guardians: Vec<Candidate> = self.guards.iter().flat_map(all).collect();
        sort_short(&mut guardians, |&item| item);
        Pattern::Deadly {
            cells,
            digits: self.digits,
            guardians,
            truths,
        }
    }
}
