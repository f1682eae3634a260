//! Puzzles made from a seed.

use super::numbers::Values;
use super::subject::{Gathered, Lack, Subject};
use nonet::board::Geometry;
use nonet::generate::{MINIMAL_SIDE, NotMade, Options, make_until};
use nonet::text::read_boxes;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most puzzles made for one experiment.
const MOST: u32 = 1_000;

/// How many are tried for each puzzle: a count rather than a clock, so that the same request always gives the same
/// result.
const ATTEMPTS: u64 = 10_000;

/// A request to the generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Making {
    /// How many puzzles.
    pub n: u32,
    /// The seed of the first; each further one has the next seed.
    pub seed: u64,
    /// The height and width of the boxes, as `3x3`.
    pub boxes: String,
    /// The number of givens, as `24` or `24..30`; empty for any.
    pub givens: String,
    /// Its difficulty, as `SCALE:A..B` or `grade:NAME`; empty for any.
    pub rating: String,
}

impl Default for Making {
    fn default() -> Self {
        Self {
            n: 20,
            seed: 1,
            boxes: "3x3".to_owned(),
            givens: String::new(),
            rating: String::new(),
        }
    }
}

impl Making {
    /// As text.
    pub(super) fn write(&self) -> String {
        let Self {
            n,
            seed,
            boxes,
            givens,
            rating,
        } = self;
        format!("n:{n};seed:{seed};boxes:{boxes};givens:{givens};rating:{rating}")
    }

    /// From text; missing settings have their defaults.
    pub(super) fn read(values: Values<'_>) -> Self {
        let usual = Self::default();
        let text = |name, usual: String| values.text(name).map_or(usual, str::to_owned);
        Self {
            n: values.read("n").unwrap_or(usual.n).clamp(1, MOST),
            seed: values.read("seed").unwrap_or(usual.seed),
            boxes: text("boxes", usual.boxes),
            givens: text("givens", usual.givens),
            rating: text("rating", usual.rating),
        }
    }

    /// The generator's options, if the request is valid.
    fn options(&self) -> Option<Options> {
        let shape = read_boxes(&self.boxes)?;
        let side = shape.side();
        // Boards of the same shape share its geometry.
        let shape = shape
            .boxes()
            .and_then(|(h, w)| Geometry::shared(h, w).ok())
            .unwrap_or(shape);
        let mut options = Options::minimal(Arc::clone(&shape));
        options.minimal = side <= MINIMAL_SIDE && self.givens.is_empty() && self.rating.is_empty();
        options.attempts = Some(ATTEMPTS);
        if !self.givens.is_empty() {
            let (least, most) = self
                .givens
                .split_once("..")
                .unwrap_or((&self.givens, &self.givens));
            options.givens = Some(least.trim().parse().ok()?..=most.trim().parse().ok()?);
        }
        if !self.rating.is_empty() {
            options.wishes.band = Some(self.rating.parse().ok()?);
        }
        options.check().ok()?;
        Some(options)
    }

    /// Is the request valid?
    pub fn is_possible(&self) -> bool {
        self.options().is_some()
    }

    /// Makes the puzzles. `tick` often gets the number so far, and can stop it.
    pub(super) fn gather(&self, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> Gathered {
        let mut gathered = Gathered::default();
        let Some(options) = self.options() else {
            gathered.lack = Some(Lack::Impossible);
            return gathered;
        };
        for number in 0..self.n {
            let seed = self.seed.wrapping_add(number.into());
            match make_until(&options, seed, &mut |_| tick(number)) {
                Ok(made) => gathered.subjects.push(Subject {
                    unique: Some(true),
                    ..Subject::new(format!("G{seed}"), made.puzzle)
                }),
                Err(NotMade::GaveUp(_)) => gathered.lack = Some(Lack::GaveUp),
                Err(NotMade::Impossible(_)) => gathered.lack = Some(Lack::Impossible),
            }
            if tick(number + 1).is_break() {
                break;
            }
        }
        gathered
    }
}
