//! The whole logical solution, step by step.

use super::question::Question;
use crate::key;
use crate::model::{Model, Status};
use crate::steps::cascade::Tale;
use crate::steps::player;
use answers::protocol::{Deep, Extent, Job, Ratings, StepView};

pub(super) static PATH: Question = Question {
    slug: "path",
    working: key::WORKING_HINT,
    job: |model| {
        let question = Deep::Path(model.settings.order.wanted(), Extent::Whole);
        Some(Job::Deep(question, model.play.position()))
    },
    ..Question::PLAIN
};

/// Plays the path. The ratings are for a line of HoDoKu's library.
pub(super) fn answered(
    model: &mut Model,
    steps: Vec<StepView>,
    solved: bool,
    ratings: Option<Ratings>,
) {
    model.ui.ratings = ratings.map(|ratings| (model.play.posed(), ratings));
    let n_hard = steps.iter().filter(|step| step.technique.is_hard()).count();
    model.say(Status::Path([steps.len(), n_hard], solved));
    player::begin(model, Tale::Path(solved), steps);
}
