//! What follows from the board? The deductions are carried out.

use super::question::Question;
use crate::key;
use crate::model::{Model, Status};
use crate::steps::cascade::Tale;
use crate::steps::player;
use answers::protocol::{Job, Propagated, Quick, StepView};
use nonet::logic::Deduction;

pub(super) static PROPAGATE: Question = Question {
    slug: "propagate",
    working: key::WORKING_PROPAGATE,
    job: |model| {
        let question = Quick::Propagate(model.settings.picks.reach());
        Some(Job::Quick(question, model.play.position()))
    },
    ..Question::PLAIN
};

/// Carries the deductions out and plays them.
pub(super) fn answered(model: &mut Model, found: Propagated) {
    let (placed, gone) = tally(&found.steps);
    model.say(Status::Propagated(placed, gone, found.outcome));
    player::begin(model, Tale::Propagation(found.outcome), found.steps);
}

/// How many digits the steps place and how many candidates they eliminate.
pub(crate) fn tally(steps: &[StepView]) -> (usize, usize) {
    let deductions = || steps.iter().flat_map(|step| &step.deductions);
    let placed = deductions().filter(|d| matches!(d, Deduction::Place(_)));
    let placed = placed.count();
    (placed, deductions().count() - placed)
}
