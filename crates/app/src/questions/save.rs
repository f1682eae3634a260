//! All solutions as a text file.

use super::question::{Question, Shown, show};
use crate::block::{Block, Tone, heading};
use crate::choice::Workspace;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::words::Voice;
use answers::protocol::{Answer, Deep, Job, Saved};

pub(super) static SAVE: Question = Question {
    slug: "save",
    working: key::WORKING_SAVE,
    job: |model| Some(Job::Deep(Deep::Save, model.play.position())),
    dropped: || vec![Effect::Discard],
    workspace: Some(Workspace::Solutions),
    outlives_edits: true, // the file arrived complete
    ..Question::PLAIN
};

/// All parts of the file have arrived.
pub(super) fn answered(model: &mut Model, saved: Saved) -> Vec<Effect> {
    show(model, Answer::Save(saved));
    if saved.count == 0 {
        return vec![Effect::Discard];
    }
    vec![Effect::Download("nonet-solutions.txt".to_owned())]
}

impl Shown for Saved {
    fn said(&self, voice: &Voice) -> String {
        voice.saved(self.count, self.complete)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        vec![
            heading(voice, key::SAVE),
            Block::Result(Tone::Good, self.said(voice)),
        ]
    }
}
