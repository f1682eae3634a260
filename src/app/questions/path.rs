//! The whole logical solution, step by step.

use super::question::Question;
use crate::app::model::{Model, Said};
use crate::app::steps::cascade::Tale;
use crate::app::steps::player;
use crate::protocol::{Exhibit, Extent, Job, Ratings, Study};

pub(super) static PATH: Question = Question {
    slug: "path",
    working: "working-hint",
    job: |model| {
        let question = Study::Path(model.settings.order.wanted(), Extent::Whole);
        Some(Job::Study(question, model.play.position()))
    },
    ..Question::PLAIN
};

/// Plays the path. The ratings are for a line of HoDoKu's library.
pub(super) fn answered(
    model: &mut Model,
    steps: Vec<Exhibit>,
    solved: bool,
    ratings: Option<Ratings>,
) {
    model.ui.ratings = ratings.map(|ratings| (model.play.posed(), ratings));
    let n_hard = steps.iter().filter(|step| step.technique.is_hard()).count();
    model.say(Said::Path([steps.len(), n_hard], solved));
    player::begin(model, Tale::Path(solved), steps);
}
