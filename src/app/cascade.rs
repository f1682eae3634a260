//! Deductions played in their order: the board as it stood after each of them.
//!
//! They may be on the board already (Propagate) or only be shown over it (the solution path). Neither playing them nor
//! looking back changes the game.

use super::change::{By, Square};
use crate::board::Contradiction;
use crate::logic::{Deduction, Outcome};
use crate::protocol::Exhibit;
use std::ops::Deref;
use std::sync::Arc;

/// One deduction is shown for so many milliseconds,
const PACE: f64 = 40.0;

/// unless all of them together would take longer than this.
const LONGEST: f64 = 2_000.0;

/// So many deductions, the newest included, are still marked on the board.
pub const AGES: usize = 5;

/// Deductions, and how far they are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Cascade {
    /// What they are.
    pub tale: Tale,
    /// All of them, in order.
    pub steps: Steps,
    /// The board that the first was found on.
    pub from: Vec<Square>,
    /// Are they on the board already, or only shown over it?
    pub done: bool,
    /// The newest deduction shown, from 0.
    pub at: usize,
    /// Is it playing?
    pub playing: bool,
    /// When the newest was shown, in milliseconds, once a frame has told the time.
    shown: Option<f64>,
}

/// Deductions that the game, the panel and the player hold together. They never change, so two of these are equal only
/// if they are one and the same list.
#[derive(Clone, Debug)]
pub struct Steps(Arc<Vec<Exhibit>>);

impl PartialEq for Steps {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Steps {}

impl Deref for Steps {
    type Target = [Exhibit];

    fn deref(&self) -> &[Exhibit] {
        &self.0
    }
}

/// What deductions are, and how they end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// What Propagate did.
    Propagation(Outcome),
    /// The solution path, and whether it ends in the solution.
    Path(bool),
    /// The first of them, kept.
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
    /// More than a single cell or digit.
    Other,
}

impl Cascade {
    /// Deductions to be played from the first.
    pub(super) fn new(tale: Tale, steps: Vec<Exhibit>, from: &[Square], done: bool) -> Self {
        Self {
            tale,
            playing: !steps.is_empty(),
            steps: Steps(Arc::new(steps)),
            from: from.to_vec(),
            done,
            at: 0,
            shown: None,
        }
    }

    /// The newest deduction shown.
    pub(super) fn step(&self) -> Option<&Exhibit> {
        self.steps.get(self.at)
    }

    /// The deductions before it that are still marked, and their age, the newest first.
    pub(super) fn older(&self) -> impl Iterator<Item = (usize, &Exhibit)> {
        (1..AGES).filter_map(|age| Some((age, self.steps.get(self.at.checked_sub(age)?)?)))
    }

    /// The contradiction that it ends in, if the end is shown.
    pub(super) fn contradiction(&self) -> Option<Contradiction> {
        match self.tale {
            Tale::Propagation(Outcome::Contradictory(why)) if self.is_at_end() => Some(why),
            _ => None,
        }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at + 1 >= self.steps.len()
    }

    /// Shows this deduction, and stands still.
    pub(super) fn stop_at(&mut self, at: usize) {
        self.at = at.min(self.steps.len().saturating_sub(1));
        self.playing = false;
    }

    /// Plays on, or from the first again; or stands still.
    pub(super) fn play_or_pause(&mut self) {
        self.playing = !self.playing && !self.steps.is_empty();
        self.shown = None;
        if self.playing && self.is_at_end() {
            self.at = 0;
        }
    }

    /// What is not shown yet is dropped; the rest is on the board.
    pub(super) fn cut(&mut self) {
        if !self.is_at_end() {
            self.tale = Tale::Kept;
        }
        let steps = self.steps.iter().take(self.at + 1).cloned();
        self.steps = Steps(Arc::new(steps.collect()));
        (self.done, self.playing) = (true, false);
    }

    /// A frame: all that is due by now is shown.
    pub(super) fn frame(&mut self, now: f64) {
        let pace = PACE.min(LONGEST / self.steps.len() as f64);
        let since = *self.shown.get_or_insert(now);
        let n_due = ((now - since) / pace) as usize;
        self.shown = Some(since + n_due as f64 * pace);
        self.at = self.at.saturating_add(n_due);
        if self.is_at_end() {
            self.stop_at(self.at);
        }
    }

    /// The board that the newest deduction was found on.
    pub(super) fn before(&self) -> Vec<Square> {
        let mut squares = self.from.clone();
        deduce(&mut squares, &self.steps[..self.at]);
        squares
    }

    /// The board shown: with the digits of the newest deduction, and the candidates that it was found with.
    pub(super) fn moment(&self) -> Vec<Square> {
        let mut squares = self.before();
        let placed = self.step().into_iter().flat_map(|step| &step.deductions);
        let placed = placed.filter(|deduction| matches!(deduction, Deduction::Place(_)));
        placed.for_each(|&deduction| apply(&mut squares, deduction));
        squares
    }
}

impl Tale {
    /// Does it end in the solution?
    pub(super) fn is_solved(self) -> bool {
        matches!(
            self,
            Self::Path(true) | Self::Propagation(Outcome::Finished)
        )
    }
}

impl Kind {
    /// Each with the key of its words and its class.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Box, "kind-box"),
        (Self::Line, "kind-line"),
        (Self::Cell, "kind-cell"),
        (Self::Other, "kind-other"),
    ];

    /// The kind of a deduction.
    pub fn of(step: &Exhibit) -> Self {
        let evidence = &step.evidence;
        let is_single = matches!(step.deductions[..], [Deduction::Place(_)])
            && evidence.candidates.len() == 1
            && evidence.links.is_empty();
        match evidence.houses[..] {
            [] if is_single => Self::Cell,
            [(house, _)] if is_single && house.is_line() => Self::Line,
            [_] if is_single => Self::Box,
            _ => Self::Other,
        }
    }

    /// The key of its words, and its class.
    pub fn slug(self) -> &'static str {
        let row = Self::ALL.iter().find(|(kind, _)| *kind == self);
        row.map_or("", |(_, slug)| slug)
    }
}

/// Carries out steps: digits are filled in by a tool, and eliminations are erased candidates.
pub(super) fn deduce(squares: &mut [Square], steps: &[Exhibit]) {
    let deductions = steps.iter().flat_map(|step| &step.deductions);
    deductions.for_each(|&deduction| apply(squares, deduction));
}

fn apply(squares: &mut [Square], deduction: Deduction) {
    let candidate = deduction.candidate();
    let square = &mut squares[candidate.cell.index()];
    match deduction {
        Deduction::Place(_) => square.digit = Some((candidate.digit, By::Tool)),
        Deduction::Eliminate(_) => square.erased = square.erased.with(candidate.digit),
    }
}
