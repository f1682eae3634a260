//! Ratings in words: each scale with its value, the value's meaning, and the method.

use super::Voice;
use crate::protocol::{Explainer, Grade, Progress, Ratings};
use nonet::logic::Level;
use words::thousands;

/// A scale with the value of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale {
    /// Its name.
    pub name: &'static str,
    /// The value.
    pub value: String,
    /// What the value means.
    pub meaning: String,
    /// What is counted, the source, and what it cannot say: one line each.
    pub method: &'static str,
}

/// Gives the value and its meaning.
type Tell = fn(&Voice, &Ratings) -> (String, String);

/// The scales that the page shows: the keys of the name and of the method, and what is said of a puzzle. Not among
/// the rows of `nonet::rate::Scale`: those name whatever rates, which is not in the first program.
const SCALES: [(&str, &str, Tell); 5] = [
    ("scale-half-steps", "method-half-steps", Voice::zero_to_six),
    ("scale-hodoku", "method-hodoku", Voice::hodoku),
    ("scale-explainer", "method-explainer", |voice, ratings| {
        voice.explainer(ratings.explainer.as_ref())
    }),
    ("scale-dependency", "method-dependency", Voice::dependency),
    ("scale-refutation", "method-refutation", Voice::refutation),
];

/// Shown in place of a missing value.
const NOTHING: &str = "–";

/// The end of the scale from 0 to 6, in half steps.
const BACKTRACKING: u8 = 12;

/// From this rating on, in tenths, Sudoku Explainer's steps are harder than singles.
const PATTERNS: u8 = 26;

/// From this rating on they are chains.
const CHAINS: u8 = 65;

/// From this rating on they are several chains at a time.
const SEVERAL: u8 = 75;

/// From this rating on there are chains inside chains.
const NESTED: u8 = 95;

impl Voice {
    /// Every scale.
    pub fn scales(&self, ratings: &Ratings) -> [Scale; 5] {
        SCALES.map(|(name, method, tell)| {
            let (value, meaning) = tell(self, ratings);
            Scale {
                name: self.word(name),
                value,
                meaning,
                method: self.word(method),
            }
        })
    }

    /// Every scale and its value, in one line.
    pub fn ratings_line(&self, ratings: &Ratings) -> String {
        let scales = self.scales(ratings);
        let parts = scales
            .iter()
            .map(|scale| format!("{}: {}", scale.name, scale.value));
        parts.collect::<Vec<_>>().join("; ")
    }

    fn zero_to_six(&self, ratings: &Ratings) -> (String, String) {
        let rating = &ratings.half_steps;
        let value = self.say("chip-rating", &[("n", &self.half_steps(rating.half_steps))]);
        let meaning = match rating.counts.last() {
            _ if rating.half_steps == BACKTRACKING => self.text("means-backtracking"),
            Some((info, n)) => self.say(
                "means-half-steps",
                &[
                    ("technique", &self.technique(info.slug)),
                    ("n", &n.to_string()),
                ],
            ),
            None => self.text("means-nothing"),
        };
        (value, meaning)
    }

    fn hodoku(&self, ratings: &Ratings) -> (String, String) {
        let Some(rating) = &ratings.hodoku else {
            return self.unknown("means-hodoku-unknown");
        };
        let meaning = match rating.level {
            Level::Easy => "means-easy",
            Level::Medium => "means-medium",
            Level::Hard => "means-hard",
            Level::Unfair => "means-unfair",
            Level::Extreme => "means-extreme",
        };
        let value = format!(
            "{}, {}",
            self.level(rating.level),
            thousands(rating.score.into())
        );
        (value, self.text(meaning))
    }

    fn explainer(&self, rating: Option<&Explainer>) -> (String, String) {
        let Some(rating) = rating else {
            return self.unknown("means-nine");
        };
        let rating_least = rating.er_at_least;
        let one = |(name, rating): (&str, Option<u8>)| {
            let value = match rating {
                Some(rating) => tenths(rating.into()),
                None => {
                    let least = tenths(rating_least.into());
                    self.say("explainer-beyond", &[("er", &least)])
                }
            };
            format!("{name}\u{a0}{value}")
        };
        let values = [("ER", rating.er), ("EP", rating.ep), ("ED", rating.ed)].map(one);
        let meaning = match rating.er_at_least {
            ..PATTERNS => "means-explainer-singles",
            PATTERNS..CHAINS => "means-explainer-patterns",
            CHAINS..SEVERAL => "means-explainer-chains",
            SEVERAL..NESTED => "means-explainer-beyond",
            NESTED.. => "means-explainer-nested",
        };
        (values.join(", "), self.text(meaning))
    }

    /// The difficulty in one sentence: the grade, or on boards other than 9×9 the scale from 0 to 6.
    pub fn headline(&self, ratings: &Ratings) -> String {
        let Some(explainer) = &ratings.explainer else {
            let n = self.half_steps(ratings.half_steps.half_steps);
            return self.say("rated", &[("n", &n)]);
        };
        let (_, meaning) = self.explainer(Some(explainer));
        let grade = self.grade(explainer.er);
        self.say("rated-grade", &[("grade", &grade), ("meaning", &meaning)])
    }

    /// The lower bound of a rating while it is computed.
    pub fn rated_so_far(&self, progress: Progress) -> String {
        let er = tenths(progress.nodes.try_into().unwrap_or(0));
        self.say("rated-so-far", &[("er", &er)])
    }

    /// A grade and its rating in tenths, as in `Hard · ER 4.2`.
    pub fn grade(&self, er: Option<u8>) -> String {
        let grade = match Grade::of(er) {
            Grade::Easy => "grade-easy",
            Grade::Medium => "grade-medium",
            Grade::Hard => "grade-hard",
            Grade::Fiendish => "grade-fiendish",
            Grade::Extreme => "grade-extreme",
            Grade::Nightmare => "grade-nightmare",
        };
        let er = er.map_or_else(|| self.text("er-beyond"), |er| tenths(er.into()));
        self.say("graded", &[("grade", self.word(grade)), ("er", &er)])
    }

    fn dependency(&self, ratings: &Ratings) -> (String, String) {
        match ratings.human {
            Some(human) => (
                tenths(in_tenths(human.dependency)),
                self.text("means-dependency"),
            ),
            None => self.unknown("means-nine"),
        }
    }

    fn refutation(&self, ratings: &Ratings) -> (String, String) {
        let Some(human) = ratings.human else {
            return self.unknown("means-nine");
        };
        let (value, meaning) = match human.refutation_sum.map(in_tenths) {
            None => (self.text("infinite"), "means-infinite"),
            Some(0) => (tenths(0), "means-no-refutation"),
            Some(sum) => (tenths(sum), "means-refutation"),
        };
        (value, self.text(meaning))
    }

    /// A missing value: the scale does not apply to such boards, or else this is the reason.
    fn unknown(&self, why: &'static str) -> (String, String) {
        let nine = self.geometry.boxes() == Some((3, 3));
        let why = if nine { why } else { "means-nine" };
        (NOTHING.to_owned(), self.text(why))
    }
}

fn in_tenths(number: f64) -> u32 {
    (number * 10.0).round() as u32
}

/// A number of tenths, as in `7.1`. The standard formatting of fractions is 5 kB of the first load.
pub fn tenths(number: u32) -> String {
    format!("{}.{}", number / 10, number % 10)
}
