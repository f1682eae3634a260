//! About how many solutions are there?

use super::question::{Question, Shown};
use crate::block::{Block, Tone, heading, row, text};
use crate::choice::Workspace;
use crate::key;
use crate::words::Voice;
use answers::protocol::{About, Deep, Estimate, Job};
use words::thousands;

pub(super) static ESTIMATE: Question = Question {
    slug: "estimate",
    working: key::WORKING_ESTIMATE,
    job: |model| {
        // A different seed for each job, but the same one when a session is replayed.
        let seed = u64::from(model.ui.last_job);
        Some(Job::Deep(Deep::Estimate(seed), model.play.position()))
    },
    workspace: Some(Workspace::Solutions),
    ..Question::PLAIN
};

impl Shown for About<Estimate> {
    fn said(&self, voice: &Voice) -> String {
        voice.estimated(self.basis, &self.found)
    }

    fn panel(&self, voice: &Voice) -> Vec<Block> {
        let mut blocks = vec![
            heading(voice, key::ESTIMATE),
            Block::Result(Tone::Accent, self.said(voice)),
        ];
        if !self.found.exact {
            blocks.push(text(voice, key::ESTIMATE_NOTE));
        }
        let nodes = row(voice, key::CHOICES, thousands(self.found.nodes));
        blocks.push(Block::Table(vec![nodes]));
        blocks
    }
}
