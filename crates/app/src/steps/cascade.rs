//! Deductions played in order: the board as it stood after each of them.
//!
//! They may be on the board already (Propagate) or only be shown over it (the solution path). Neither playing nor
//! looking back changes the game.

use super::reel::{Pace, Reel};
use crate::edit::vanish;
use answers::protocol::StepView;
use game::play::{By, Square};
use nonet::board::{Contradiction, Geometry};
use nonet::logic::{Deduction, Outcome};
use std::ops::Deref;
use std::sync::Arc;

/// How fast deductions follow each other.
const PACE: Pace = (40.0, 2_000.0);

/// How many deductions, including the newest, are still marked on the board.
pub const AGES: usize = 5;

/// Deductions, and how far they are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Cascade {
    /// Their kind, and how they end.
    pub tale: Tale,
    /// All of them, in order.
    pub steps: Steps,
    /// The board that the first was found on.
    pub from: Vec<Square>,
    /// Are they on the board already, or only shown over it?
    pub done: bool,
    /// The game's board when playing began, which includes all of them if they are done.
    pub begun: Vec<Square>,
    /// How far they are shown.
    pub reel: Reel,
}

/// Deductions shared by the game, the panel and the player. They never change, so two lists are equal only if they
/// are one and the same.
#[derive(Clone, Debug)]
pub struct Steps(Arc<Vec<StepView>>);

impl PartialEq for Steps {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Steps {}

impl Deref for Steps {
    type Target = [StepView];

    fn deref(&self) -> &[StepView] {
        &self.0
    }
}

/// The kind of deductions, and how they end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// What Propagate did.
    Propagation(Outcome),
    /// The solution path, and whether it ends in the solution.
    Path(bool),
    /// The first ones of a cascade that was cut short.
    Kept,
}

/// What a deduction looked at, by its evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The places for a digit in a box.
    Box,
    /// The places for a digit in a row or a column.
    Line,
    /// The digits for a cell.
    Cell,
    /// Several cells or digits.
    Other,
}

impl Cascade {
    /// Deductions to be played from the first; the game's board is now `begun`.
    pub(super) fn new(
        tale: Tale,
        steps: Vec<StepView>,
        from: &[Square],
        (begun, done): (&[Square], bool),
    ) -> Self {
        Self {
            tale,
            reel: Reel::new(steps.len(), PACE),
            steps: Steps(Arc::new(steps)),
            from: from.to_vec(),
            done,
            begun: begun.to_vec(),
        }
    }

    /// The newest deduction shown.
    pub(crate) fn step(&self) -> Option<&StepView> {
        self.steps.get(self.reel.at)
    }

    /// The deductions before it that are still marked, and their age, the newest first.
    pub(crate) fn older(&self) -> impl Iterator<Item = (usize, &StepView)> {
        (1..AGES).filter_map(|age| Some((age, self.steps.get(self.reel.at.checked_sub(age)?)?)))
    }

    /// The contradiction that it ends in, if the end is shown.
    pub(crate) fn contradiction(&self) -> Option<Contradiction> {
        match self.tale {
            Tale::Propagation(Outcome::Contradictory(why)) if self.reel.is_at_end() => Some(why),
            _ => None,
        }
    }

    /// Drops the deductions not shown yet; the rest is now on the board.
    pub(super) fn cut(&mut self) {
        if !self.reel.is_at_end() {
            self.tale = Tale::Kept;
        }
        let steps = self.steps.iter().take(self.reel.at + 1).cloned();
        self.steps = Steps(Arc::new(steps.collect()));
        self.reel.n = self.steps.len();
        (self.done, self.reel.playing) = (true, false);
    }

    /// The board that the first was found on, with the marks that the player has made since: the game has them too.
    pub(super) fn first(&self, now: &[Square]) -> Vec<Square> {
        let squares = self.from.iter().zip(&self.begun).zip(now);
        let noted = squares.map(|((from, begun), now)| Square {
            marks: if now.marks == begun.marks {
                from.marks
            } else {
                now.marks
            },
            ..*from
        });
        noted.collect()
    }

    /// The board that the newest deduction was found on; the game's is `now`.
    pub(crate) fn before(&self, geometry: &Geometry, now: &[Square]) -> Vec<Square> {
        let mut squares = self.first(now);
        deduce(geometry, &mut squares, &self.steps[..self.reel.at]);
        squares
    }

    /// The board shown: with the digits of the newest deduction, and the candidates that it was found with.
    pub(crate) fn moment(&self, geometry: &Geometry, now: &[Square]) -> Vec<Square> {
        let mut squares = self.before(geometry, now);
        let placed = self.step().into_iter().flat_map(|step| &step.deductions);
        let placed = placed.filter(|deduction| matches!(deduction, Deduction::Place(_)));
        placed.for_each(|&deduction| apply(geometry, &mut squares, deduction));
        squares
    }
}

impl Tale {
    /// Does it end in the solution?
    pub(crate) fn is_solved(self) -> bool {
        matches!(
            self,
            Self::Path(true) | Self::Propagation(Outcome::Finished)
        )
    }
}

impl Kind {
    /// All kinds, each with its class.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Box, "kind-box"),
        (Self::Line, "kind-line"),
        (Self::Cell, "kind-cell"),
        (Self::Other, "kind-other"),
    ];

    /// The kind of a deduction.
    pub fn of(step: &StepView) -> Self {
        let evidence = &step.evidence;
        let is_single = matches!(step.deductions[..], [Deduction::Place(_)])
            && evidence.candidates.len() == 1
            && evidence.links.is_empty();
        match evidence.houses[..] {
            [] if is_single => Self::Cell,
            [(house, _)] if is_single && house.is_box() => Self::Box,
            [_] if is_single => Self::Line,
            _ => Self::Other,
        }
    }

    /// Its class.
    pub fn slug(self) -> &'static str {
        let row = Self::ALL.iter().find(|(kind, _)| *kind == self);
        row.map_or("", |(_, slug)| slug)
    }
}

/// Carries out steps: digits are filled in by a tool, and eliminations become erased candidates. The player's marks
/// lose what either makes impossible, with or without the switch for typed digits.
pub(super) fn deduce(geometry: &Geometry, squares: &mut [Square], steps: &[StepView]) {
    let deductions = steps.iter().flat_map(|step| &step.deductions);
    deductions.for_each(|&deduction| apply(geometry, squares, deduction));
}

fn apply(geometry: &Geometry, squares: &mut [Square], deduction: Deduction) {
    let candidate = deduction.candidate();
    let square = &mut squares[candidate.cell.index()];
    match deduction {
        Deduction::Place(_) => {
            square.digit = Some((candidate.digit, By::Tool));
            vanish::around(geometry, squares, candidate);
        }
        Deduction::Eliminate(_) => {
            square.erased = square.erased.with(candidate.digit);
            vanish::lose(&mut square.marks, candidate.digit);
        }
    }
}
