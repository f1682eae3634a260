//! The ratings of a puzzle: the requested scales, and their ranges among images of the puzzle.

use super::job::Asked;
use super::logic::verdict_of;
use super::parts::tenths;
use super::value::{Fields, Value};
use nonet::board::Puzzle;
use nonet::generate::{Scale, scramble};
use nonet::logic::Level;
use nonet::rate::{self, Explainer, HalfStepRating, HodokuRating, Human, Rated, WhipRating};
use nonet::solve::HowMany;

/// The ratings of a puzzle.
pub(super) struct Ratings {
    scales: Vec<Scale>,
    pub(super) half_steps: Option<HalfStepRating>,
    pub(super) hodoku: Option<HodokuRating>,
    pub(super) explainer: Option<Explainer>,
    pub(super) human: Option<Human>,
    pub(super) whips: Option<WhipRating>,
    pub(super) braids: Option<WhipRating>,
    images: Vec<Range>,
}

/// The range of a value of a scale among images.
pub(super) struct Range {
    scale: Scale,
    /// Which value: the scale's own name, or that of a further value.
    pub(super) name: &'static str,
    /// The minimum and the maximum, in tenths; `None` if the scale does not cover all images.
    pub(super) ends: Option<[u32; 2]>,
}

/// The fields of each scale. Two may share one.
const FIELDS: [(Scale, &str); 8] = [
    (Scale::HalfSteps, "half_steps"),
    (Scale::Level, "hodoku"),
    (Scale::Score, "hodoku"),
    (Scale::Explainer, "explainer"),
    (Scale::Dependency, "dependency"),
    (Scale::RefutationSum, "refutation_sum"),
    (Scale::Whip, "whip"),
    (Scale::Braid, "braid"),
];

impl Ratings {
    /// The requested ratings, or how many solutions there are if not exactly one.
    pub(super) fn of(asked: &Asked<'_>) -> Result<Self, HowMany> {
        let (puzzle, choices) = (&asked.board.puzzle, &asked.job.choices);
        verdict_of(puzzle, asked.job.budget).only()?;
        let scales = choices.scales.clone();
        let any = |wanted: &[Scale]| wanted.iter().any(|scale| scales.contains(scale));
        let is_simulated = any(&[Scale::Dependency, Scale::RefutationSum]);
        let is_hodoku = any(&[Scale::Level, Scale::Score]);
        Ok(Self {
            half_steps: any(&[Scale::HalfSteps]).then(|| rate::half_steps(puzzle)),
            hodoku: is_hodoku.then(|| rate::hodoku(puzzle)).flatten(),
            explainer: any(&[Scale::Explainer])
                .then(|| explained(puzzle, choices.uniqueness))
                .flatten(),
            human: is_simulated.then(|| rate::people(puzzle)).flatten(),
            whips: any(&[Scale::Whip]).then(|| rate::whips(puzzle)).flatten(),
            braids: any(&[Scale::Braid]).then(|| rate::braids(puzzle)).flatten(),
            images: ranges(puzzle, &scales, choices.images),
            scales,
        })
    }

    pub(super) fn fields(&self) -> Fields {
        let mut fields = Fields::new();
        for (_, name) in wanted(&self.scales) {
            fields.push((name, self.value(name).unwrap_or(Value::Null)));
        }
        if !self.images.is_empty() {
            let ranges = self.images.iter().map(range_field);
            fields.push(("images", Value::Object(ranges.collect())));
        }
        fields
    }

    fn value(&self, field: &str) -> Option<Value> {
        match field {
            "half_steps" => self
                .half_steps
                .as_ref()
                .map(|rating| Value::Number(u64::from(rating.half_steps))),
            "hodoku" => self.hodoku.as_ref().map(hodoku_fields),
            "explainer" => self.explainer.as_ref().map(explainer_fields),
            "dependency" => self.human.map(|human| tenths(human.dependency)),
            "whip" => self.whips.map(whip_fields),
            "braid" => self.braids.map(whip_fields),
            _ => self.human?.refutation_sum.map(tenths),
        }
    }

    /// Was this scale requested?
    pub(super) fn is_wanted(&self, scale: Scale) -> bool {
        self.scales.contains(&scale)
    }

    /// The range of each value of this scale, its own first.
    pub(super) fn ranges(&self, scale: Scale) -> impl Iterator<Item = &Range> {
        self.images.iter().filter(move |range| range.scale == scale)
    }
}

fn explained(puzzle: &Puzzle, uniqueness: bool) -> Option<Explainer> {
    match uniqueness {
        true => rate::explainer(puzzle),
        false => rate::explainer_without_uniqueness(puzzle),
    }
}

/// All scales that the page shows.
impl From<&Rated> for Ratings {
    fn from(rated: &Rated) -> Self {
        let ratings = rated.ratings.clone();
        let scales = Scale::ALL
            .into_iter()
            .filter(|scale| !matches!(scale, Scale::Whip | Scale::Braid));
        Self {
            scales: scales.collect(),
            half_steps: Some(ratings.half_steps),
            hodoku: ratings.hodoku,
            explainer: ratings.explainer,
            human: ratings.human,
            whips: None,
            braids: None,
            images: Vec::new(),
        }
    }
}

/// The fields of these scales, each once.
pub(super) fn wanted(scales: &[Scale]) -> Vec<(Scale, &'static str)> {
    let mut fields = FIELDS.to_vec();
    fields.retain(|(scale, _)| scales.contains(scale));
    fields.dedup_by_key(|(_, name)| *name);
    fields
}

/// The ranges of the ratings among a puzzle and `n` images of it.
fn ranges(puzzle: &Puzzle, scales: &[Scale], n: u64) -> Vec<Range> {
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

fn ranges_of(scale: Scale, all: &[Puzzle]) -> Vec<Range> {
    let range = |name, values: Vec<Option<u32>>| {
        let values: Option<Vec<u32>> = values.into_iter().collect();
        let ends = values.and_then(|all| Some([*all.iter().min()?, *all.iter().max()?]));
        Range { scale, name, ends }
    };
    if scale != Scale::Explainer {
        let values = all.iter().map(|image| scale.measure(image)).collect();
        return vec![range(scale.slug(), values)];
    }
    let rated: Vec<_> = all.iter().map(rate::explainer).collect();
    let of = |value: fn(&Explainer) -> Option<u8>| {
        let value = |rated: &Option<Explainer>| rated.as_ref().and_then(value).map(u32::from);
        rated.iter().map(value).collect()
    };
    vec![
        range(scale.slug(), of(|rated| rated.er)),
        range("ep", of(|rated| rated.ep)),
        range("ed", of(|rated| rated.ed)),
    ]
}

/// A measure on a scale, given in tenths, in its written form.
pub(super) fn measured(scale: Scale, tenths: u32) -> Value {
    match scale {
        Scale::HalfSteps => Value::Number(u64::from(tenths / 5)),
        Scale::Level => Value::text(Level::ALL[tenths as usize / 10].slug()),
        Scale::Score | Scale::Whip | Scale::Braid => Value::Number(u64::from(tenths / 10)),
        _ => Value::Tenths(u64::from(tenths)),
    }
}

fn range_field(range: &Range) -> (&'static str, Value) {
    let ends = range.ends;
    let ends = ends.map(|ends| Value::list(ends, |tenths| measured(range.scale, tenths)));
    (range.name, ends.unwrap_or(Value::Null))
}

fn hodoku_fields(rating: &HodokuRating) -> Value {
    Value::Object(vec![
        ("level", Value::text(rating.level.slug())),
        ("score", Value::Number(u64::from(rating.score))),
    ])
}

fn explainer_fields(rating: &Explainer) -> Value {
    let fields = [("er", rating.er), ("ep", rating.ep), ("ed", rating.ed)];
    let value = |tenths: Option<u8>| tenths.map_or(Value::Null, |t| Value::Tenths(u64::from(t)));
    let mut fields = fields.map(|(name, tenths)| (name, value(tenths))).to_vec();
    if rating.er.is_none() {
        fields.push(("er_at_least", value(Some(rating.er_at_least))));
    }
    Value::Object(fields)
}

fn whip_fields(rating: WhipRating) -> Value {
    let number = |length: u32| Value::Number(u64::from(length));
    let mut fields = vec![("length", rating.length().map_or(Value::Null, number))];
    if let WhipRating::AtLeast(least) = rating {
        fields.push(("at_least", number(least)));
    }
    Value::Object(fields)
}
