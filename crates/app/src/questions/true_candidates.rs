//! Which candidates occur in a solution?

use super::question::{Question, Shown, show};
use crate::block::{Block, Tone, heading, text};
use crate::choice::Workspace;
use crate::key;
use crate::model::Model;
use crate::steps::scene::Scene;
use crate::words::Voice;
use answers::protocol::{About, Answer, Deep, Job, Possible};
use nonet::board::Geometry;

pub(super) static TRUE_CANDIDATES: Question = Question {
    slug: "possible",
    working: key::WORKING_POSSIBLE,
    job: |model| Some(Job::Deep(Deep::TrueCandidates, model.play.position())),
    workspace: Some(Workspace::Solutions),
    ..Question::PLAIN
};

/// Shows them over the candidates.
pub(super) fn answered(model: &mut Model, answer: Answer) {
    show(model, answer);
    model.ui.lends_candidates = true;
}

impl Shown for About<Possible> {
    fn said(&self, voice: &Voice) -> String {
        voice.possible(self.basis, &self.found)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        vec![
            heading(voice, key::POSSIBLE),
            Block::Result(Tone::Accent, self.said(voice)),
            text(voice, key::POSSIBLE_NOTE),
        ]
    }

    fn scene(&self, geometry: &Geometry) -> Scene {
        Scene::of_possible(geometry, &self.found)
    }
}
