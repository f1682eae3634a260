//! Almost deadly patterns: cells that could be filled in two ways if they had nothing but certain digits.
//!
//! If the solution put only these digits into these cells, swapping them there would make a second solution.
//! So, where the givens have exactly one solution, one of the *guardians*, the other candidates of the cells, is right;
//! and no given may be among the cells, since it could not be swapped. What follows depends on where
//! the guardians are ([`Kind`]), whatever the pattern ([`Shape`]); a technique is a shape and a kind.
//! The argument holds even if some of the digits are missing in some of the cells.
//! Source: <https://hodoku.sourceforge.net/en/tech_ur.php>; looking at the guardians is the Sudoku forums' "external
//! inferences".

mod extended;
mod grave;
mod kind;
mod loops;
mod rectangle;
mod table;
mod tridagon;

pub(crate) use table::*;

use crate::board::{Candidate, Cell, DigitSet, sort_short};
use crate::logic::{Context, Info, Pattern, Step, Technique, Truth};
use kind::Kind;
use std::ops::ControlFlow;

/// Cells that must not be confined to certain digits, with the candidates that prevent it.
#[derive(Debug)]
pub(crate) struct Deadly {
    /// The cells; those of a rectangle around it.
    cells: Vec<Cell>,
    /// The digits.
    digits: DigitSet,
    /// The cells with guardians and these.
    guards: Vec<(Cell, DigitSet)>,
}

impl Deadly {
    /// The pattern of these cells and digits: all other candidates are guardians.
    fn new(context: &Context<'_>, cells: Vec<Cell>, digits: DigitSet) -> Self {
        let extras = |&cell: &Cell| (cell, context.candidates(cell).minus(digits));
        let guards = cells.iter().map(extras);
        let guards = guards.filter(|(_, extras)| !extras.is_empty()).collect();
        Self {
            cells,
            digits,
            guards,
        }
    }

    /// Are the guardians few enough for a conclusion: in two cells, or of one digit?
    fn is_close(&self) -> bool {
        self.guards.len() <= 2 || self.extras().len() == 1
    }

    /// All digits of the guardians.
    fn extras(&self) -> DigitSet {
        let extras = self.guards.iter().map(|&(_, extras)| extras);
        extras.fold(DigitSet::EMPTY, DigitSet::union)
    }

    /// The cells with guardians.
    fn guarded(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.guards.iter().map(|&(cell, _)| cell)
    }

    /// The evidence, with what else is needed.
    fn pattern(&self, truths: Vec<Truth>) -> Pattern {
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

/// What makes a pattern deadly.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// Four empty cells in two rows, two columns and two boxes, with two digits.
    Rectangle,
    /// The same, but two or three of the cells are filled.
    Avoidable,
    /// Six or more empty cells with two digits, none or two in each house.
    Loop,
    /// Two rows or columns and three or four places in each, with as many digits.
    Extended,
    /// All empty cells, two candidates in each.
    Grave,
    /// Three cells in each of four boxes, with three digits: no way at all to fill them.
    Tridagon,
}

impl Shape {
    /// How many shapes there are.
    pub(crate) const COUNT: usize = 6;

    /// All patterns of this shape, in a fixed order.
    pub(crate) fn find(self, context: &Context<'_>) -> Vec<Deadly> {
        match self {
            Self::Rectangle => rectangle::open(context),
            Self::Avoidable => rectangle::half_filled(context),
            Self::Loop => loops::find(context),
            Self::Extended => extended::find(context),
            Self::Grave => grave::find(context),
            Self::Tridagon => tridagon::find(context),
        }
    }
}

/// Finds what follows in one way from the patterns of one shape.
#[derive(Debug)]
pub(crate) struct Guarded {
    shape: Shape,
    kind: Kind,
    info: &'static Info,
}

impl Technique for Guarded {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut patterns = context.deadly(self.shape).iter();
        patterns.try_for_each(|deadly| self.kind.conclude(self.info, context, deadly, found))
    }
}

#[cfg(test)]
mod tests;
