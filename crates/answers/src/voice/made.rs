//! Sentences about puzzles made, and their certificates.

use super::Voice;
use crate::key;
use crate::protocol::{Made, NotMade, Problem};
use nonet::logic::Info;
use words::{Key, family, thousands};

impl Voice {
    /// Why no puzzle was made.
    pub fn not_made(&self, why: NotMade) -> String {
        let (key, n) = match why {
            NotMade::GaveUp(n) => (key::NONE_FOUND, n),
            NotMade::Impossible(problem) => impossible(problem),
        };
        self.say(key, &[("n", &thousands(n))])
    }

    /// What is certain about a puzzle, and how to make it again.
    pub fn certificate(&self, made: &Made) -> Vec<(String, String)> {
        let row = |key, value: String| (self.text(key), value);
        let minimal = match made.minimal {
            Some(true) => key::MINIMAL_YES,
            Some(false) => key::MINIMAL_NO,
            None => key::MINIMAL_UNKNOWN,
        };
        let mut rows = vec![
            row(key::PROOF_OF_ONE, self.text(key::PROVED_BY_SEARCH)),
            row(key::MINIMAL, self.text(minimal)),
            row(key::MODE_GIVENS, made.position.n_givens().to_string()),
            row(key::SYMMETRY, self.symmetry(made)),
            row(key::SEED, made.seed.to_string()),
            row(key::OPTIONS, made.options.clone()),
            row(key::ATTEMPTS, thousands(made.attempts)),
        ];
        for (n, line) in &made.shown {
            rows.push(row(key::SHOWN_STEP, format!("{n}. {line}")));
        }
        rows
    }

    /// The certificate in one line.
    pub fn certificate_line(&self, made: &Made) -> String {
        let mut parts = vec![self.givens(made)];
        parts.extend(self.puzzle_chips(made));
        parts.push(self.text(key::VERDICT_ONE));
        if made.minimal == Some(true) {
            parts.push(self.text(key::MINIMAL_PUZZLE));
        }
        parts.push(format!("{} {}", self.word(key::SEED), made.seed));
        parts.join(" · ")
    }

    /// How many givens it has.
    pub fn givens(&self, made: &Made) -> String {
        let n = made.position.n_givens();
        self.count(key::GIVENS, n)
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
        let name = &made.symmetry;
        family::SYMMETRY.word(self.lang, name).to_owned()
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
fn impossible(problem: Problem) -> (Key, u64) {
    let key = match problem {
        Problem::Givens => key::WISH_GIVENS,
        Problem::Few(least) => return (key::WISH_FEW, least as u64),
        Problem::Many(most) => return (key::WISH_MANY, most as u64),
        Problem::Large(_) => key::WISH_LARGE,
        Problem::Regions => key::WISH_REGIONS,
        Problem::Way => key::WISH_WAY,
        Problem::Pattern => key::WISH_PATTERN,
        Problem::Scale => key::WISH_SCALE,
        Problem::Band => key::WISH_BAND,
        Problem::OffThePath => key::WISH_OFF_THE_PATH,
    };
    (key, 0)
}
