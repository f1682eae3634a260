//! Ratings in words: each scale with its value, the value's meaning, and the method.

use super::Voice;
use crate::key;
use crate::protocol::{Explainer, Grade, Progress, Ratings};
use nonet::logic::Level;
use words::{Key, thousands};

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
const SCALES: [(Key, Key, Tell); 5] = [
    (
        key::SCALE_HALF_STEPS,
        key::METHOD_HALF_STEPS,
        Voice::zero_to_six,
    ),
    (key::SCALE_HODOKU, key::METHOD_HODOKU, Voice::hodoku),
    (
        key::SCALE_EXPLAINER,
        key::METHOD_EXPLAINER,
        |voice, ratings| voice.explainer(ratings.explainer.as_ref()),
    ),
    (
        key::SCALE_DEPENDENCY,
        key::METHOD_DEPENDENCY,
        Voice::dependency,
    ),
    (
        key::SCALE_REFUTATION,
        key::METHOD_REFUTATION,
        Voice::refutation,
    ),
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
        let value = self.say(
            key::CHIP_RATING,
            &[("n", &self.half_steps(rating.half_steps))],
        );
        let meaning = match rating.counts.last() {
            _ if rating.half_steps == BACKTRACKING => self.text(key::MEANS_BACKTRACKING),
            Some((info, n)) => self.say(
                key::MEANS_HALF_STEPS,
                &[
                    ("technique", &self.technique(info.slug)),
                    ("n", &n.to_string()),
                ],
            ),
            None => self.text(key::MEANS_NOTHING),
        };
        (value, meaning)
    }

    fn hodoku(&self, ratings: &Ratings) -> (String, String) {
        let Some(rating) = &ratings.hodoku else {
            return self.unknown(key::MEANS_HODOKU_UNKNOWN);
        };
        let meaning = match rating.level {
            Level::Easy => key::MEANS_EASY,
            Level::Medium => key::MEANS_MEDIUM,
            Level::Hard => key::MEANS_HARD,
            Level::Unfair => key::MEANS_UNFAIR,
            Level::Extreme => key::MEANS_EXTREME,
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
            return self.unknown(key::MEANS_NINE);
        };
        let rating_least = rating.er_at_least;
        let one = |(name, rating): (&str, Option<u8>)| {
            let value = match rating {
                Some(rating) => tenths(rating.into()),
                None => {
                    let least = tenths(rating_least.into());
                    self.say(key::EXPLAINER_BEYOND, &[("er", &least)])
                }
            };
            format!("{name}\u{a0}{value}")
        };
        let values = [("ER", rating.er), ("EP", rating.ep), ("ED", rating.ed)].map(one);
        let meaning = match rating.er_at_least {
            ..PATTERNS => key::MEANS_EXPLAINER_SINGLES,
            PATTERNS..CHAINS => key::MEANS_EXPLAINER_PATTERNS,
            CHAINS..SEVERAL => key::MEANS_EXPLAINER_CHAINS,
            SEVERAL..NESTED => key::MEANS_EXPLAINER_BEYOND,
            NESTED.. => key::MEANS_EXPLAINER_NESTED,
        };
        (values.join(", "), self.text(meaning))
    }

    /// The difficulty in one sentence: the grade, or on boards other than 9×9 the scale from 0 to 6.
    pub fn headline(&self, ratings: &Ratings) -> String {
        let Some(explainer) = &ratings.explainer else {
            let n = self.half_steps(ratings.half_steps.half_steps);
            return self.say(key::RATED, &[("n", &n)]);
        };
        let (_, meaning) = self.explainer(Some(explainer));
        let grade = self.grade(explainer.er);
        self.say(
            key::RATED_GRADE,
            &[("grade", &grade), ("meaning", &meaning)],
        )
    }

    /// The lower bound of a rating while it is computed.
    pub fn rated_so_far(&self, progress: Progress) -> String {
        let er = tenths(progress.nodes.try_into().unwrap_or(0));
        self.say(key::RATED_SO_FAR, &[("er", &er)])
    }

    /// A grade and its rating in tenths, as in `Hard · ER 4.2`.
    pub fn grade(&self, er: Option<u8>) -> String {
        let grade = match Grade::of(er) {
            Grade::Easy => key::GRADE_EASY,
            Grade::Medium => key::GRADE_MEDIUM,
            Grade::Hard => key::GRADE_HARD,
            Grade::Fiendish => key::GRADE_FIENDISH,
            Grade::Extreme => key::GRADE_EXTREME,
            Grade::Nightmare => key::GRADE_NIGHTMARE,
        };
        let er = er.map_or_else(|| self.text(key::ER_BEYOND), |er| tenths(er.into()));
        self.say(key::GRADED, &[("grade", self.word(grade)), ("er", &er)])
    }

    fn dependency(&self, ratings: &Ratings) -> (String, String) {
        match ratings.human {
            Some(human) => (
                tenths(in_tenths(human.dependency)),
                self.text(key::MEANS_DEPENDENCY),
            ),
            None => self.unknown(key::MEANS_NINE),
        }
    }

    fn refutation(&self, ratings: &Ratings) -> (String, String) {
        let Some(human) = ratings.human else {
            return self.unknown(key::MEANS_NINE);
        };
        let (value, meaning) = match human.refutation_sum.map(in_tenths) {
            None => (self.text(key::INFINITE), key::MEANS_INFINITE),
            Some(0) => (tenths(0), key::MEANS_NO_REFUTATION),
            Some(sum) => (tenths(sum), key::MEANS_REFUTATION),
        };
        (value, self.text(meaning))
    }

    /// A missing value: the scale does not apply to such boards, or else this is the reason.
    fn unknown(&self, why: Key) -> (String, String) {
        let nine = self.geometry.boxes() == Some((3, 3));
        let why = if nine { why } else { key::MEANS_NINE };
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
