//! Ratings as a row.

use super::flat;
use super::job::{Ask, Asked, Choice, Format};
use super::parts::verdict;
use super::rated::{Ratings, field, told};
use super::sentences;
use super::value::{Fields, Value};
use nonet::solve::HowMany;

/// How hard it is, on the requested scales.
pub(super) const RATE: Ask = Ask {
    slug: "rate",
    quick: None,
    choices: &[Choice::Scales, Choice::Uniqueness],
    columns: &["verdict"],
    more: flat::columns,
    tells_repeats: false,
    text: |asked, lang| match Ratings::of(asked) {
        Ok(ratings) => sentences::rated(&ratings, lang),
        Err(how_many) => how_many.slug().to_owned(),
    },
    fields: |asked| {
        let is_flat = asked.job.format == Format::Csv;
        let (how_many, ratings) = match Ratings::of(asked) {
            Ok(ratings) if is_flat => (HowMany::One, ratings.flat()),
            Ok(ratings) => (HowMany::One, ratings.fields()),
            Err(how_many) => (how_many, nothing(asked)),
        };
        [vec![("verdict", verdict(how_many))], ratings].concat()
    },
};

/// The fields of a puzzle without ratings.
fn nothing(asked: &Asked<'_>) -> Fields {
    let told = told(&asked.job.choices.scales).into_iter();
    told.map(|scale| (field(scale), Value::Null)).collect()
}
