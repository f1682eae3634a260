//! The logical solution without its superfluous steps. The answer is shown as a path.

use super::question::Question;
use crate::protocol::{Extent, Job, Study};

pub(super) static SHORTEST: Question = Question {
    slug: "shortest",
    working: "working-shortest",
    job: |model| {
        let question = Study::Path(model.settings.order.wanted(), Extent::Shortest);
        Some(Job::Study(question, model.play.position()))
    },
    ..Question::PLAIN
};
