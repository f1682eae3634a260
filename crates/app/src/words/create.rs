//! Sentences about making puzzles.

use super::Voice;
use crate::create::creation::{Batch, Note, standing};
use crate::key;
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
        self.say(key::MAKING, &places)
    }

    /// A sentence about puzzles.
    pub fn noted(&self, note: &Note) -> String {
        let key = match note {
            Note::NotMade(why) => return self.not_made(*why),
            Note::NotWords => key::WISH_WORDS,
            Note::Made(n) => return self.count(key::MADE, *n as usize),
            Note::Failed(failure) => return self.failure(*failure).to_owned(),
            Note::Scrambled => key::SCRAMBLED,
            Note::Canonical(Some(_)) => key::CANONICAL_IS,
            Note::Canonical(None) | Note::Same(None) => key::CANONICAL_NONE,
            Note::Same(Some(true)) => key::SAME_PUZZLE,
            Note::Same(Some(false)) => key::OTHER_PUZZLE,
            Note::NoOther => key::COMPARE_EMPTY,
            Note::Unread => key::COMPARE_UNREAD,
        };
        self.text(key)
    }
}
