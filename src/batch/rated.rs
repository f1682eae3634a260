//! The ratings of a puzzle: the scales asked for, and between what they vary among images of the puzzle.

use super::job::Asked;
use super::logic::verdict_of;
use super::parts::tenths;
use super::value::{Fields, Value};
use crate::board::Puzzle;
use crate::generate::{Scale, scramble};
use crate::logic::Level;
use crate::rate::{self, Explainer, HalfStepRating, HodokuRating, Human, Rated, WhipRating};
use crate::solve::HowMany;

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

/// A scale, and the least and the most of several images on it, in tenths; `None` if it does not cover all of them.
type Range = (Scale, Option<[u32; 2]>);

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
    /// Those asked for, or how many solutions there are if it is not exactly one.
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
            let ranges = self.images.iter().map(|&range| range_field(range));
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

    /// Was this asked for?
    pub(super) fn is_wanted(&self, scale: Scale) -> bool {
        self.scales.contains(&scale)
    }

    /// The least and the most of all images, in tenths.
    pub(super) fn ends(&self, scale: Scale) -> Option<[u32; 2]> {
        let mut ranges = self.images.iter();
        let (_, ends) = ranges.find(|(of, _)| *of == scale)?;
        *ends
    }

    /// The same where they differ.
    pub(super) fn range(&self, scale: Scale) -> Option<[u32; 2]> {
        self.ends(scale).filter(|[least, most]| least < most)
    }
}

fn explained(puzzle: &Puzzle, uniqueness: bool) -> Option<Explainer> {
    match uniqueness {
        true => rate::explainer(puzzle),
        false => rate::explainer_without_uniqueness(puzzle),
    }
}

/// All scales that the page has.
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

/// Between what the ratings vary among a puzzle and so many images of it.
fn ranges(puzzle: &Puzzle, scales: &[Scale], n: u64) -> Vec<Range> {
    if n == 0 {
        return Vec::new();
    }
    let mut all = vec![puzzle.clone()];
    all.extend((0..n).map(|seed| scramble(puzzle, seed)));
    let range = |&scale: &Scale| {
        let ratings = all.iter().map(|image| scale.measure(image));
        let ratings: Option<Vec<u32>> = ratings.collect();
        let ends = ratings.and_then(|all| Some([*all.iter().min()?, *all.iter().max()?]));
        (scale, ends)
    };
    scales.iter().map(range).collect()
}

/// What a scale measures, given in tenths, as it is written.
pub(super) fn measured(scale: Scale, tenths: u32) -> Value {
    match scale {
        Scale::HalfSteps => Value::Number(u64::from(tenths / 5)),
        Scale::Level => Value::text(Level::ALL[tenths as usize / 10].slug()),
        Scale::Score | Scale::Whip | Scale::Braid => Value::Number(u64::from(tenths / 10)),
        _ => Value::Tenths(u64::from(tenths)),
    }
}

fn range_field((scale, range): Range) -> (&'static str, Value) {
    let ends = range.map(|ends| Value::list(ends, |tenths| measured(scale, tenths)));
    (scale.slug(), ends.unwrap_or(Value::Null))
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
