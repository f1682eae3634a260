//! Does the step shown follow from its board, for the reason it gives?

use super::question::Question;
use crate::key;
use crate::model::{Model, Status};
use crate::steps::found_on::found_on;
use answers::protocol::{Deep, Job, Proof};

pub(super) static PROVE: Question = Question {
    slug: "prove",
    working: key::WORKING_PROVE,
    job: |model| {
        let line = model.ui.panel.step()?.lines().last()?;
        Some(Job::Deep(Deep::Prove(line), found_on(model)))
    },
    ..Question::PLAIN
};

pub(super) fn answered(model: &mut Model, proof: Proof) {
    model.ui.proof = Some(proof);
    if let Some(step) = model.ui.panel.step() {
        let n = step.deductions.len();
        let on_marks = !model.relied().is_empty();
        model.say(Status::Proved(n, proof, on_marks));
    }
}
