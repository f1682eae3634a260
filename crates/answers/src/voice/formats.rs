//! Sentences about the formats of other programs. Their names come with the workshop.

use super::Voice;
use nonet::text::{Broken, Lost, Sheet, line};
use words::fixed;

/// How many characters of a line tell boards apart.
const START: usize = 24;

impl Voice {
    /// The name of a format.
    pub fn format(&self, slug: &str) -> &'static str {
        fixed(self.lang, &format!("format-{slug}")).unwrap_or_default()
    }

    /// What a text was recognised as; empty if in no other program's format.
    pub fn recognised(&self, slug: &str) -> String {
        match slug {
            "" => String::new(),
            slug => self.say("recognised", &[("what", self.format(slug))]) + " ",
        }
    }

    /// What is wrong with a text that is marked as a format.
    pub fn damaged(&self, slug: &str, broken: Broken) -> String {
        let why = match broken {
            Broken::Cells(n) => self.count("broken-cells", n),
            other => {
                let key = format!("broken-{}", other.slug());
                fixed(self.lang, &key).unwrap_or_default().to_owned()
            }
        };
        self.say(
            "format-damaged",
            &[("what", self.format(slug)), ("why", &why)],
        )
    }

    /// What a board or a format cannot hold, in a list.
    pub fn lost(&self, lost: &[Lost]) -> String {
        let name = |lost: &Lost| {
            let name = fixed(self.lang, &format!("lost-{}", lost.slug()));
            name.unwrap_or_default().to_owned()
        };
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
        let givens = self.count("givens", sheet.game.givens.n_givens());
        format!("{}. {name} ({givens})", at + 1)
    }
}
