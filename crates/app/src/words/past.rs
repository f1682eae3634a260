//! The tree of changes in words.

use super::Voice;
use crate::key;
use crate::status::Past;
use game::play::{Change, Entry};

impl Voice {
    /// The sentence of a result about the tree of changes.
    pub fn past(&self, past: Past) -> String {
        self.text(match past {
            Past::Went(left, entered) => return self.went_over(left, entered),
            Past::Dropped(0) => key::SUPPOSED_DROPPED_NONE,
            Past::Dropped(n) => return self.count(key::SUPPOSED_DROPPED, n),
            Past::Corrected(n) => return self.count(key::PAST_CORRECTED, n),
            Past::Moment(at, n) => return self.place(at, n),
            Past::Saved(true) => key::PAST_SAVED,
            Past::Saved(false) => key::PAST_SAVED_ALREADY,
            Past::Unsaved => key::PAST_UNSAVED,
            Past::Supposing(true) => key::SUPPOSING,
            Past::Supposing(false) => key::SUPPOSING_ALREADY,
            Past::Kept => key::SUPPOSED_KEPT,
            Past::Nothing => key::HISTORY_REST,
            Past::AllCorrect => key::PAST_ALL_CORRECT,
            Past::NeverCorrect => key::PAST_NEVER_CORRECT,
            Past::NotOne(true) => key::PAST_NO_SOLUTION,
            Past::NotOne(false) => key::PAST_SEVERAL,
        })
    }

    fn went_over(&self, left: usize, entered: usize) -> String {
        let counted = [(key::PAST_LEFT, left), (key::PAST_ENTERED, entered)];
        let parts = counted.into_iter().filter(|(_, n)| *n > 0);
        let parts: Vec<String> = parts.map(|(key, n)| self.count(key, n)).collect();
        match parts.is_empty() {
            true => self.text(key::PAST_HERE_ALREADY),
            false => parts.join(" "),
        }
    }

    /// A change, as in `R4C5 = 7`, or the beginning for `None`. A new puzzle is named by its cause, as its cells
    /// say nothing: some may be the same as in the puzzle before.
    pub fn change(&self, entry: Option<&Entry>) -> String {
        let Some(entry) = entry else {
            return self.text(key::PAST_START);
        };
        match entry.changes.only() {
            _ if entry.begins() => self.cause(entry.cause).to_owned(),
            Some(change) if change.from.digit != change.to.digit => self.digit_change(change),
            _ => {
                let cells = self.count(key::CELLS, entry.changes.len());
                let what = self.cause(entry.cause);
                self.say(key::PAST_CHANGE, &[("what", what), ("cells", &cells)])
            }
        }
    }

    /// The name of a savepoint.
    pub fn savepoint(&self, name: &str) -> String {
        match name.is_empty() {
            true => self.text(key::PAST_UNNAMED),
            false => self.say(key::PAST_NAMED, &[("name", name)]),
        }
    }

    fn digit_change(&self, change: Change) -> String {
        let cell = self.cell(change.cell);
        match change.to.digit {
            Some((digit, _)) => {
                let places = [("cell", &*cell), ("digit", &*self.digit(digit))];
                self.say(key::OUTCOME_PLACE, &places)
            }
            None => self.say(key::PAST_EMPTIED, &[("cell", &cell)]),
        }
    }
}
