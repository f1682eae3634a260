//! What follows from the board? The deductions are carried out.

use super::question::{Question, Shown, show};
use crate::app::block::{Block, Tone, heading, rows};
use crate::app::choice::Workspace;
use crate::app::model::Model;
use crate::app::play::{By, Cause, Square};
use crate::app::words::Voice;
use crate::logic::{Deduction, Outcome, Propagation, Step};
use crate::protocol::{Answer, Job, Play};

pub(super) static PROPAGATE: Question = Question {
    slug: "propagate",
    working: "working-propagate",
    job: |model| {
        let question = Play::Propagate(model.settings.reach);
        Some(Job::Play(question, model.play.position()))
    },
    ..Question::PLAIN
};

pub(super) fn answered(model: &mut Model, propagation: Propagation) {
    carry_out(model, Cause::Propagate, &propagation.steps);
    show(model, Answer::Propagate(propagation));
}

/// How many digits the steps place and how many candidates they eliminate.
fn tally(steps: &[Step]) -> (usize, usize) {
    let deductions = || steps.iter().flat_map(|step| &step.deductions);
    let placed = deductions().filter(|d| matches!(d, Deduction::Place(_)));
    let placed = placed.count();
    (placed, deductions().count() - placed)
}

/// One change of the board, for one undo. Eliminations stay: they are erased candidates.
pub(in crate::app) fn carry_out(model: &mut Model, cause: Cause, steps: &[Step]) {
    let cells = model.play.geometry().cells();
    let mut squares: Vec<Square> = cells.clone().map(|cell| model.play.square(cell)).collect();
    for deduction in steps.iter().flat_map(|step| &step.deductions) {
        let candidate = deduction.candidate();
        let square = &mut squares[candidate.cell.index()];
        match deduction {
            Deduction::Place(_) => square.digit = Some((candidate.digit, By::Tool)),
            Deduction::Eliminate(_) => square.erased = square.erased.with(candidate.digit),
        }
    }
    model.play.edit(cause, cells.zip(squares));
}

impl Shown for Propagation {
    fn said(&self, voice: &Voice) -> String {
        let (placed, gone) = tally(&self.steps);
        voice.propagated(placed, gone, self.outcome)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        let tone = match self.outcome {
            Outcome::Finished => Tone::Good,
            Outcome::Stuck => Tone::Quiet,
            Outcome::Contradictory(_) => Tone::Bad,
        };
        let result = Block::Result(tone, self.said(voice));
        let mut blocks = vec![heading(voice, "propagate"), result];
        if !self.steps.is_empty() {
            blocks.push(heading(voice, "path"));
            blocks.push(Block::Steps(rows(voice, &self.steps)));
        }
        blocks
    }

    fn workspace(&self) -> Workspace {
        Workspace::Solve
    }
}
