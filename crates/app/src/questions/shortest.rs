//! The logical solution without its superfluous steps. The answer is shown as a path.

use super::question::Question;
use crate::key;
use answers::protocol::{Deep, Extent, Job};

pub(super) static SHORTEST: Question = Question {
    slug: "shortest",
    working: key::WORKING_SHORTEST,
    job: |model| {
        let question = Deep::Path(model.settings.order.wanted(), Extent::Shortest);
        Some(Job::Deep(question, model.play.position()))
    },
    ..Question::PLAIN
};
