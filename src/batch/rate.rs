//! Ratings as a row.

use super::job::{Ask, Asked, Choice};
use super::rated::{Ratings, wanted};
use super::sentences;
use super::value::{Fields, Value};

/// How hard it is, on the scales asked for.
pub(super) const RATE: Ask = Ask {
    slug: "rate",
    quick: None,
    choices: &[Choice::Scales, Choice::Uniqueness],
    columns: &[
        "half_steps",
        "hodoku",
        "explainer",
        "dependency",
        "refutation_sum",
        "whip",
        "braid",
        "images",
    ],
    text: |asked, lang| {
        let ratings = Ratings::of(asked);
        ratings.map_or_else(
            || "not one solution".to_owned(),
            |ratings| sentences::rated(&ratings, lang),
        )
    },
    fields: |asked| {
        let ratings = Ratings::of(asked);
        ratings.map_or_else(|| nothing(asked), |ratings| ratings.fields())
    },
};

/// What is said of a puzzle without ratings.
fn nothing(asked: &Asked<'_>) -> Fields {
    let fields = wanted(&asked.job.choices.scales).into_iter();
    fields.map(|(_, name)| (name, Value::Null)).collect()
}
