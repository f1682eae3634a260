//! Ratings as columns of a table: a number or a word in each, and only the requested ones.

use super::job::Choices;
use super::rated::{Ratings, written};
use super::value::{Fields, Value};
use nonet::rate::{Grade, Part, Reading, Scale};

/// The columns of the requested ratings.
pub(super) fn columns(choices: &Choices) -> Vec<&'static str> {
    let scales = in_order(&choices.scales).into_iter();
    let columns = scales.flat_map(|scale| {
        let ranges = ranges_of(scale).filter(|_| choices.images > 0);
        columns_of(scale).chain(ranges)
    });
    columns.collect()
}

/// These scales in the order of their columns.
fn in_order(scales: &[&Scale]) -> Vec<&'static Scale> {
    let mut all = Scale::ALL.to_vec();
    all.retain(|scale| scales.contains(scale));
    all.sort_by_key(|scale| scale.column);
    all
}

fn columns_of(scale: &Scale) -> impl Iterator<Item = &'static str> {
    let grade = scale.has_grades.then_some("grade");
    grade
        .into_iter()
        .chain(scale.parts().map(|(_, part)| part.columns[0]))
}

/// The columns of the minimum and maximum among images.
fn ranges_of(scale: &Scale) -> impl Iterator<Item = &'static str> {
    scale.parts().flat_map(|(_, part)| {
        let [_, least, most] = part.columns;
        [least, most]
    })
}

impl Ratings {
    /// A value for each column.
    pub(super) fn flat(&self) -> Fields {
        let values = in_order(self.scales()).into_iter().flat_map(|scale| {
            let columns = columns_of(scale).chain(ranges_of(scale));
            columns.zip(self.values(scale).into_iter().chain(self.ends(scale)))
        });
        values.collect()
    }

    /// The values of a scale, in the order of its columns.
    fn values(&self, scale: &Scale) -> Vec<Value> {
        let readings = self.readings(scale);
        let reading = |place: usize| readings.and_then(|all| all.get(place)).copied();
        let grade = scale.has_grades.then(|| graded(reading(scale.own[0])));
        let parts = scale.parts();
        let values =
            parts.map(|(place, part)| reading(place).map_or(Value::Null, |r| cell(part, r)));
        grade.into_iter().chain(values).collect()
    }

    /// The minimum and the maximum of each value of a scale.
    fn ends(&self, scale: &'static Scale) -> impl Iterator<Item = Value> {
        let ranges = self.ranges().filter(move |range| range.scale == scale);
        ranges.flat_map(|range| {
            let written = |tenths| written(range.how, tenths);
            let ends = range.ends.map(|ends| ends.map(written));
            ends.unwrap_or([Value::Null, Value::Null])
        })
    }
}

fn graded(reading: Option<Reading>) -> Value {
    let grade = |reading: Reading| {
        let tenths = reading.known().and_then(|tenths| tenths.try_into().ok());
        Value::text(Grade::of(tenths).slug())
    };
    reading.map_or(Value::Null, grade)
}

/// A value. If only a lower bound is known it has a plus, as in counts.
fn cell(part: &Part, reading: Reading) -> Value {
    match reading {
        Reading::Of(tenths) => written(part.written, tenths),
        Reading::AtLeast(least) if part.at_least.is_some() => {
            Value::Text(written(part.written, least).to_json() + "+")
        }
        Reading::AtLeast(_) => Value::Null,
        Reading::Beyond => part.beyond.map_or(Value::Null, Value::text),
    }
}
