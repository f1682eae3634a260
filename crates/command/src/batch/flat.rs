//! Ratings as columns of a table: a number or a word in each, and only the requested ones.

use super::job::Choices;
use super::parts::tenths;
use super::rated::{Ratings, measured};
use super::value::{Fields, Value};
use nonet::generate::Scale;
use nonet::rate::{Explainer, Grade, WhipRating};

/// The columns of each scale, and those of its minimum and maximum among images.
const COLUMNS: [(Scale, &[&str], &[&str]); 8] = [
    (
        Scale::Explainer,
        &["grade", "er", "ep", "ed"],
        &[
            "er_least", "er_most", "ep_least", "ep_most", "ed_least", "ed_most",
        ],
    ),
    (
        Scale::Level,
        &["hodoku_level"],
        &["hodoku_level_least", "hodoku_level_most"],
    ),
    (
        Scale::Score,
        &["hodoku_score"],
        &["hodoku_score_least", "hodoku_score_most"],
    ),
    (
        Scale::HalfSteps,
        &["half_steps"],
        &["half_steps_least", "half_steps_most"],
    ),
    (
        Scale::Dependency,
        &["dependency"],
        &["dependency_least", "dependency_most"],
    ),
    (
        Scale::RefutationSum,
        &["refutation_sum"],
        &["refutation_sum_least", "refutation_sum_most"],
    ),
    (Scale::Whip, &["whip"], &["whip_least", "whip_most"]),
    (Scale::Braid, &["braid"], &["braid_least", "braid_most"]),
];

/// The columns of the requested ratings.
pub(super) fn columns(choices: &Choices) -> Vec<&'static str> {
    let wanted = COLUMNS
        .iter()
        .filter(|(scale, ..)| choices.scales.contains(scale));
    let columns = wanted.flat_map(|(_, columns, range)| {
        let range = if choices.images > 0 { *range } else { &[] };
        columns.iter().chain(range)
    });
    columns.copied().collect()
}

impl Ratings {
    /// A value for each column.
    pub(super) fn flat(&self) -> Fields {
        let values = COLUMNS.iter().flat_map(|(scale, columns, range)| {
            let measured = |tenths| measured(*scale, tenths);
            let ends = self.ranges(*scale).flat_map(move |range| {
                let ends = range.ends.map(|ends| ends.map(measured));
                ends.unwrap_or([Value::Null, Value::Null])
            });
            let values = self.values(*scale).into_iter().chain(ends);
            columns.iter().chain(*range).copied().zip(values)
        });
        values.collect()
    }

    /// The values of a scale, in the order of its columns.
    fn values(&self, scale: Scale) -> Vec<Value> {
        let (half_steps, hodoku) = (self.half_steps.as_ref(), self.hodoku.as_ref());
        let one = match scale {
            Scale::Explainer => return explained(self.explainer.as_ref()),
            Scale::Level => hodoku.map(|rating| Value::text(rating.level.slug())),
            Scale::Score => hodoku.map(|rating| Value::Number(rating.score.into())),
            Scale::HalfSteps => half_steps.map(|rating| Value::Number(rating.half_steps.into())),
            Scale::Dependency => self.human.map(|human| tenths(human.dependency)),
            Scale::RefutationSum => self
                .human
                .and_then(|human| human.refutation_sum)
                .map(tenths),
            Scale::Whip => self.whips.map(length),
            Scale::Braid => self.braids.map(length),
        };
        vec![one.unwrap_or(Value::Null)]
    }
}

/// The grade, ER, EP and ED. If only a lower bound is known it has a plus, as in counts.
fn explained(rating: Option<&Explainer>) -> Vec<Value> {
    let Some(rating) = rating else {
        return vec![Value::Null; 4];
    };
    let value = |tenths: Option<u8>| tenths.map_or(Value::Null, |t| Value::Tenths(t.into()));
    let er = match rating.er {
        Some(er) => value(Some(er)),
        None => Value::Text(value(Some(rating.er_at_least)).to_json() + "+"),
    };
    let grade = Value::text(Grade::of(rating.er).slug());
    vec![grade, er, value(rating.ep), value(rating.ed)]
}

fn length(rating: WhipRating) -> Value {
    match rating {
        WhipRating::Of(length) => Value::Number(length.into()),
        WhipRating::AtLeast(least) => Value::Text(format!("{least}+")),
        WhipRating::Beyond => Value::text("beyond"),
    }
}
