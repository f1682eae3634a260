//! The tree of changes in words.

use super::Voice;
use crate::status::Past;
use game::play::{Change, Entry};

impl Voice {
    /// The sentence of a result about the tree of changes.
    pub fn past(&self, past: Past) -> String {
        self.text(match past {
            Past::Went(left, entered) => return self.went_over(left, entered),
            Past::Dropped(0) => "supposed-dropped-none",
            Past::Dropped(n) => return self.count("supposed-dropped", n),
            Past::Corrected(n) => return self.count("past-corrected", n),
            Past::Moment(at, n) => return self.place(at, n),
            Past::Saved(true) => "past-saved",
            Past::Saved(false) => "past-saved-already",
            Past::Unsaved => "past-unsaved",
            Past::Supposing(true) => "supposing",
            Past::Supposing(false) => "supposing-already",
            Past::Kept => "supposed-kept",
            Past::Nothing => "history-rest",
            Past::AllCorrect => "past-all-correct",
            Past::NeverCorrect => "past-never-correct",
            Past::NotOne(true) => "past-no-solution",
            Past::NotOne(false) => "past-several",
        })
    }

    fn went_over(&self, left: usize, entered: usize) -> String {
        let counted = [("past-left", left), ("past-entered", entered)];
        let parts = counted.into_iter().filter(|(_, n)| *n > 0);
        let parts: Vec<String> = parts.map(|(key, n)| self.count(key, n)).collect();
        match parts.is_empty() {
            true => self.text("past-here-already"),
            false => parts.join(" "),
        }
    }

    /// A change, as in `R4C5 = 7`, or the beginning for `None`. A new puzzle is named by its cause, as its cells
    /// say nothing: some may be the same as in the puzzle before.
    pub fn change(&self, entry: Option<&Entry>) -> String {
        let Some(entry) = entry else {
            return self.text("past-start");
        };
        match entry.changes.only() {
            _ if entry.begins() => self.cause(entry.cause).to_owned(),
            Some(change) if change.from.digit != change.to.digit => self.digit_change(change),
            _ => {
                let cells = self.count("cells", entry.changes.len());
                let what = self.cause(entry.cause);
                self.say("past-change", &[("what", what), ("cells", &cells)])
            }
        }
    }

    /// The name of a savepoint.
    pub fn savepoint(&self, name: &str) -> String {
        match name.is_empty() {
            true => self.text("past-unnamed"),
            false => self.say("past-named", &[("name", name)]),
        }
    }

    fn digit_change(&self, change: Change) -> String {
        let cell = self.cell(change.cell);
        match change.to.digit {
            Some((digit, _)) => {
                let places = [("cell", &*cell), ("digit", &*self.digit(digit))];
                self.say("outcome-place", &places)
            }
            None => self.say("past-emptied", &[("cell", &cell)]),
        }
    }
}
