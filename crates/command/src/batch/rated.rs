//! The ratings of a puzzle: the requested scales, and their ranges among images of the puzzle.

use super::job::Asked;
use super::logic::verdict_of;
use super::value::{Fields, Value};
use nonet::board::Puzzle;
use nonet::generate::scramble;
use nonet::logic::Level;
use nonet::rate::{self, Method, Part, Rated, Reading, Scale, Written};
use nonet::solve::HowMany;

/// What a method found; `None` if it does not cover the puzzle.
pub(super) type Readings = Option<Vec<Reading>>;

/// The ratings of a puzzle.
pub(super) struct Ratings {
    scales: Vec<&'static Scale>,
    /// Each method of these scales once.
    found: Vec<(&'static Method, Readings)>,
    images: Vec<Range>,
}

/// The range of a value of a scale among images.
pub(super) struct Range {
    pub(super) scale: &'static Scale,
    /// Which value: the scale's own name, or that of a further value.
    pub(super) name: &'static str,
    /// How it is written.
    pub(super) how: Written,
    /// The minimum and the maximum, in tenths; `None` if the scale does not cover all images.
    pub(super) ends: Option<[u32; 2]>,
}

impl Ratings {
    /// The requested ratings, or how many solutions there are if not exactly one.
    pub(super) fn of(asked: &Asked<'_>) -> Result<Self, HowMany> {
        let (puzzle, choices) = (&asked.board.puzzle, &asked.job.choices);
        verdict_of(puzzle, asked.job.budget).only()?;
        let mut found: Vec<(&Method, Readings)> = Vec::new();
        for scale in &choices.scales {
            let method = scale.method;
            if found.iter().all(|(known, _)| *known != method) {
                found.push((method, method.rate(puzzle, choices.uniqueness)));
            }
        }
        Ok(Self {
            found,
            images: ranges(puzzle, &choices.scales, choices.images),
            scales: choices.scales.clone(),
        })
    }

    pub(super) fn fields(&self) -> Fields {
        let value = |scale| {
            let readings = self.readings(scale);
            readings.map_or(Value::Null, |readings| value(scale, readings))
        };
        let told = self.told().into_iter();
        let mut fields: Fields = told.map(|scale| (field(scale), value(scale))).collect();
        if !self.images.is_empty() {
            let ranges = self.images.iter().map(range_field);
            fields.push(("images", Value::Object(ranges.collect())));
        }
        fields
    }

    /// The requested scales.
    pub(super) fn scales(&self) -> &[&'static Scale] {
        &self.scales
    }

    /// The requested scales that are told apart.
    pub(super) fn told(&self) -> Vec<&'static Scale> {
        told(&self.scales)
    }

    /// What was found by the method of this scale.
    pub(super) fn readings(&self, scale: &Scale) -> Option<&[Reading]> {
        let mut found = self.found.iter();
        let (_, readings) = found.find(|(method, _)| *method == scale.method)?;
        readings.as_deref()
    }

    /// The ranges of values among images, scale by scale.
    pub(super) fn ranges(&self) -> impl Iterator<Item = &Range> {
        self.images.iter()
    }
}

/// All scales that the page shows.
impl From<&Rated> for Ratings {
    fn from(rated: &Rated) -> Self {
        Self {
            scales: on_the_page(),
            found: rated.ratings.found(),
            images: Vec::new(),
        }
    }
}

/// The scales that the page shows.
pub(super) fn on_the_page() -> Vec<&'static Scale> {
    let mut all = Scale::ALL.to_vec();
    all.retain(|scale| rate::Ratings::methods().any(|method| method == scale.method));
    all
}

/// These scales in their usual order; of those that are told together, the first.
pub(super) fn told(scales: &[&Scale]) -> Vec<&'static Scale> {
    let mut told = Scale::ALL.to_vec();
    told.retain(|scale| scales.contains(scale));
    told.dedup_by_key(|scale| scale.told_as());
    told
}

/// The name of the field that tells a scale's value.
pub(super) fn field(scale: &Scale) -> &'static str {
    let mut columns = scale.parts().map(|(_, part)| part.columns[0]);
    let own = columns.next().filter(|_| !scale.method.is_joint);
    own.unwrap_or(scale.method.slug)
}

/// The field itself.
fn value(scale: &Scale, readings: &[Reading]) -> Value {
    let parts = || scale.method.parts.iter().zip(readings);
    let known = |(part, reading): (&Part, &Reading)| {
        let tenths = reading.known();
        tenths.map_or(Value::Null, |tenths| written(part.written, tenths))
    };
    if !scale.method.is_joint {
        return parts().nth(scale.own[0]).map_or(Value::Null, known);
    }
    let values = parts().map(|(part, reading)| (part.name, known((part, reading))));
    let least = parts().filter_map(|(part, reading)| match *reading {
        Reading::AtLeast(least) => Some((part.at_least?, written(part.written, least))),
        Reading::Of(_) | Reading::Beyond => None,
    });
    Value::Object(values.chain(least).collect())
}

/// The ranges of the ratings among a puzzle and `n` images of it.
fn ranges(puzzle: &Puzzle, scales: &[&'static Scale], n: u64) -> Vec<Range> {
    if n == 0 {
        return Vec::new();
    }
    let mut all = vec![puzzle.clone()];
    all.extend((0..n).map(|seed| scramble(puzzle, seed)));
    scales
        .iter()
        .flat_map(|&scale| ranges_of(scale, &all))
        .collect()
}

fn ranges_of(scale: &'static Scale, all: &[Puzzle]) -> Vec<Range> {
    let rate = |image| scale.method.rate(image, true);
    let rated: Vec<Readings> = all.iter().map(rate).collect();
    let range = |(place, part): (usize, &'static Part)| {
        let value = |readings: &Readings| readings.as_ref()?.get(place)?.known();
        let values: Option<Vec<u32>> = rated.iter().map(value).collect();
        let is_own = place == scale.own[0];
        Range {
            scale,
            name: if is_own { scale.slug } else { part.name },
            how: part.written,
            ends: values.and_then(|all| Some([*all.iter().min()?, *all.iter().max()?])),
        }
    };
    scale.parts().map(range).collect()
}

/// A value, given in tenths, in its written form.
pub(super) fn written(how: Written, tenths: u32) -> Value {
    match how {
        Written::HalfSteps => Value::Number(u64::from(tenths / 5)),
        Written::Level => Value::text(Level::ALL[tenths as usize / 10].slug()),
        Written::Whole => Value::Number(u64::from(tenths / 10)),
        Written::Tenths => Value::Tenths(u64::from(tenths)),
    }
}

fn range_field(range: &Range) -> (&'static str, Value) {
    let written = |tenths| written(range.how, tenths);
    let ends = range.ends.map(|ends| Value::list(ends, written));
    (range.name, ends.unwrap_or(Value::Null))
}

#[cfg(test)]
mod tests {
    use super::super::sentences;
    use super::*;
    use words::Lang;

    #[test]
    fn what_is_not_known_is_said_in_each_form() {
        use Reading::{AtLeast, Beyond, Of};
        for (slug, readings, text, json, csv) in [
            (
                "whip",
                vec![AtLeast(160)],
                "whips 16 or more",
                r#"{"length":null,"at_least":16}"#,
                "16+",
            ),
            (
                "whip",
                vec![Beyond],
                "beyond whips",
                r#"{"length":null}"#,
                "beyond",
            ),
            (
                "explainer",
                vec![AtLeast(95), Of(12), AtLeast(95)],
                "Explainer 9.5 or more/1.2/9.5 or more",
                r#"{"er":null,"ep":1.2,"ed":null,"er_at_least":9.5}"#,
                "nightmare,9.5+,1.2,",
            ),
            (
                "refutation-sum",
                vec![Of(9), Beyond],
                "refutation sum infinite",
                "null",
                "",
            ),
        ] {
            let scale = Scale::named(slug).expect("a scale");
            let ratings = Ratings {
                scales: vec![scale],
                found: vec![(scale.method, Some(readings))],
                images: Vec::new(),
            };
            assert_eq!(sentences::rated(&ratings, Lang::En), text);
            let [(_, value)] = &ratings.fields()[..] else {
                panic!("one")
            };
            assert_eq!(value.to_json(), json);
            let cells = ratings.flat().into_iter().map(|(_, value)| value.to_csv());
            assert_eq!(cells.collect::<Vec<_>>().join(","), csv);
        }
    }
}
