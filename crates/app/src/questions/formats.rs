//! The board in other programs' formats, and the formats that can be pasted: the workshop has the table.

use super::question::Question;
use crate::choice::Workspace;
use crate::key;
use crate::model::Model;
use crate::text::formats::sheet;
use answers::protocol::Job;

pub(super) static EXPORT: Question = Question {
    slug: "export",
    working: key::WORKING_FORMATS,
    workspace: Some(Workspace::Text),
    job: |model| Some(job(model)),
    ..Question::PLAIN
};

pub(super) static EXAMPLES: Question = Question {
    slug: "examples",
    ..EXPORT
};

fn job(model: &Model) -> Job {
    Job::Formats(Box::new(sheet(model)))
}
