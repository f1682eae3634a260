//! The logical solution without the steps that it can do without. The answer is a path, and shown as one.

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
