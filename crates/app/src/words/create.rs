//! Sentences about making puzzles.

use super::Voice;
use crate::create::creation::{Batch, Note, standing};
use answers::protocol::Progress;
use answers::voice::tenths;
use words::thousands;

impl Voice {
    /// How many puzzles have been made so far.
    pub fn making(&self, batch: &Batch, progress: Option<Progress>) -> String {
        let (at, attempts, time) = standing(batch, progress);
        let places = [
            ("at", &*at.to_string()),
            ("n", &*batch.n.to_string()),
            ("attempts", &*thousands(attempts)),
            ("seconds", &*tenths(time)),
        ];
        self.say("making", &places)
    }

    /// A sentence about puzzles.
    pub fn noted(&self, note: &Note) -> String {
        let key = match note {
            Note::NotMade(why) => return self.not_made(*why),
            Note::NotWords => "wish-words",
            Note::Made(n) => return self.count("made", *n as usize),
            Note::Failed(failure) => return self.failure(*failure).to_owned(),
            Note::Scrambled => "scrambled",
            Note::Canonical(Some(_)) => "canonical-is",
            Note::Canonical(None) | Note::Same(None) => "canonical-none",
            Note::Same(Some(true)) => "same-puzzle",
            Note::Same(Some(false)) => "other-puzzle",
            Note::NoOther => "compare-empty",
            Note::Unread => "compare-unread",
        };
        self.text(key)
    }
}
