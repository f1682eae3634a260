//! Sentences about the formats of other programs. Their names come with the workshop.

use super::Voice;
use crate::key;
use nonet::text::{Broken, Lost, Sheet, line};
use words::family;

/// How many characters of a line tell boards apart.
const START: usize = 24;

impl Voice {
    /// The name of a format.
    pub fn format(&self, slug: &str) -> &'static str {
        family::FORMAT.word(self.lang, slug)
    }

    /// What a text was recognised as; empty if in no other program's format.
    pub fn recognised(&self, slug: &str) -> String {
        match slug {
            "" => String::new(),
            slug => self.say(key::RECOGNISED, &[("what", self.format(slug))]) + " ",
        }
    }

    /// What is wrong with a text that is marked as a format.
    pub fn damaged(&self, slug: &str, broken: Broken) -> String {
        let why = match broken {
            Broken::Cells(n) => self.count(key::CELLS_BROKEN, n),
            other => family::BROKEN.word(self.lang, other.slug()).to_owned(),
        };
        self.say(
            key::DAMAGED_IN_FORMAT,
            &[("what", self.format(slug)), ("why", &why)],
        )
    }

    /// What a board or a format cannot hold, in a list.
    pub fn lost(&self, lost: &[Lost]) -> String {
        let name = |lost: &Lost| family::LOST.word(self.lang, lost.slug()).to_owned();
        self.list(&lost.iter().map(name).collect::<Vec<_>>())
    }

    /// A board in a list: its number, its name and first characters, its givens.
    pub fn sheet(&self, at: usize, sheet: &Sheet) -> String {
        let cells = line(&sheet.game.givens, '.');
        let start: String = cells.chars().take(START).collect();
        let name = if sheet.title.is_empty() {
            start
        } else {
            format!("{} {start}", sheet.title)
        };
        let givens = self.count(key::GIVENS, sheet.game.givens.n_givens());
        format!("{}. {name} ({givens})", at + 1)
    }
}
