//! Sentences about puzzles made, and their certificates.

use super::Voice;
use crate::protocol::{Made, NotMade, Problem};
use nonet::logic::Info;
use words::thousands;

impl Voice {
    /// Why no puzzle was made.
    pub fn not_made(&self, why: NotMade) -> String {
        let (key, n) = match why {
            NotMade::GaveUp(n) => ("none-found", n),
            NotMade::Impossible(problem) => impossible(problem),
        };
        self.say(key, &[("n", &thousands(n))])
    }

    /// What is certain about a puzzle, and how to make it again.
    pub fn certificate(&self, made: &Made) -> Vec<(String, String)> {
        let row = |key, value: String| (self.text(key), value);
        let minimal = match made.minimal {
            Some(true) => "minimal-yes",
            Some(false) => "minimal-no",
            None => "minimal-unknown",
        };
        let mut rows = vec![
            row("proof-of-one", self.text("proved-by-search")),
            row("minimal", self.text(minimal)),
            row("mode-givens", made.position.n_givens().to_string()),
            row("symmetry", self.symmetry(made)),
            row("seed", made.seed.to_string()),
            row("options", made.options.clone()),
            row("attempts", thousands(made.attempts)),
        ];
        for (n, line) in &made.shown {
            rows.push(row("shown-step", format!("{n}. {line}")));
        }
        rows
    }

    /// The certificate in one line.
    pub fn certificate_line(&self, made: &Made) -> String {
        let mut parts = vec![self.givens(made)];
        parts.extend(self.puzzle_chips(made));
        parts.push(self.text("verdict-one"));
        if made.minimal == Some(true) {
            parts.push(self.text("minimal-puzzle"));
        }
        parts.push(format!("{} {}", self.word("seed"), made.seed));
        parts.join(" · ")
    }

    /// How many givens it has.
    pub fn givens(&self, made: &Made) -> String {
        let n = made.position.n_givens();
        self.count("givens", n)
    }

    /// What a list says beside a puzzle: how hard it is, its symmetry.
    pub fn puzzle_chips(&self, made: &Made) -> Vec<String> {
        let grade = made.explainer().map(|rating| self.grade(rating.er));
        let mut chips = Vec::from_iter(grade);
        if made.symmetry != "none" {
            chips.push(self.symmetry(made));
        }
        chips
    }

    fn symmetry(&self, made: &Made) -> String {
        let key = format!("symmetry-{}", made.symmetry);
        let word = words::fixed(self.lang, &key).unwrap_or_default();
        word.to_owned()
    }

    /// How often each technique is used, in one line.
    pub fn uses(&self, counts: &[(&Info, u32)]) -> String {
        let uses = counts
            .iter()
            .map(|(info, n)| format!("{} {n}", self.technique(info.slug)));
        uses.collect::<Vec<_>>().join(", ")
    }
}

/// The sentence on what is impossible, and its number, if it has one.
fn impossible(problem: Problem) -> (&'static str, u64) {
    let key = match problem {
        Problem::Givens => "wish-givens",
        Problem::Few(least) => return ("wish-few", least as u64),
        Problem::Many(most) => return ("wish-many", most as u64),
        Problem::Large(_) => "wish-large",
        Problem::Regions => "wish-regions",
        Problem::Way => "wish-way",
        Problem::Pattern => "wish-pattern",
        Problem::Scale => "wish-scale",
        Problem::Band => "wish-band",
        Problem::OffThePath => "wish-off-the-path",
    };
    (key, 0)
}
