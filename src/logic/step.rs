//! A step: what a technique concludes, and from which pattern. Plain data, the same for every technique.

use crate::board::{Candidate, Cell, Digit, DigitSet, Grid, House};
use serde::{Deserialize, Serialize};

/// What is known of a technique: its row in the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Info {
    /// Its stable name, as in `hidden-pair`.
    pub slug: &'static str,
    /// What it counts on the scale from 0 to 6; `None` where that scale does not know it.
    pub half_steps: Option<HalfSteps>,
}

/// A technique's difficulty on the scale from 0 to 6, in half steps (0 to 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfSteps {
    /// When it was needed once.
    pub once: u8,
    /// When it was needed more often.
    pub more: u8,
}

/// One thing that a step concludes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deduction {
    /// The digit goes into the cell.
    Place(Candidate),
    /// The digit does not go into the cell.
    Eliminate(Candidate),
}

impl Deduction {
    /// The cell and the digit that it is about.
    pub fn candidate(self) -> Candidate {
        let (Self::Place(candidate) | Self::Eliminate(candidate)) = self;
        candidate
    }
}

/// The evidence of a step, by its shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pattern {
    /// One cell and one digit: alone in its house, or, without a house, alone in its cell.
    Single {
        /// The cell and its digit.
        candidate: Candidate,
        /// The house in which the digit has no other place.
        house: Option<House>,
    },
    /// A digit whose places in one house all lie in another.
    Intersection {
        /// The digit.
        digit: Digit,
        /// The house that confines it.
        base: House,
        /// The house that loses it elsewhere.
        cover: House,
        /// Its places: in both houses.
        cells: Vec<Cell>,
    },
    /// As many digits as cells, within one house.
    Subset {
        /// The house.
        house: House,
        /// Its cells.
        cells: Vec<Cell>,
        /// Its digits.
        digits: DigitSet,
    },
}

/// One instance of a technique on one grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Which technique.
    #[serde(with = "by_slug")]
    pub technique: &'static Info,
    /// What it concludes: never empty, and each changes the grid that it was found on.
    pub deductions: Vec<Deduction>,
    /// Why.
    pub pattern: Pattern,
}

impl Step {
    /// Fills the cell; the house shows why, if it is not the cell itself.
    pub(super) fn placing(
        technique: &'static Info,
        candidate: Candidate,
        house: Option<House>,
    ) -> Self {
        Self {
            technique,
            deductions: vec![Deduction::Place(candidate)],
            pattern: Pattern::Single { candidate, house },
        }
    }

    /// Takes the candidates away; without any there is no step.
    pub(super) fn eliminating(
        technique: &'static Info,
        candidates: impl Iterator<Item = Candidate>,
        pattern: Pattern,
    ) -> Option<Self> {
        let deductions: Vec<Deduction> = candidates.map(Deduction::Eliminate).collect();
        (!deductions.is_empty()).then_some(Self {
            technique,
            deductions,
            pattern,
        })
    }

    /// Carries its deductions out.
    pub fn apply(&self, grid: &mut Grid) {
        for deduction in &self.deductions {
            match *deduction {
                Deduction::Place(Candidate { cell, digit }) => grid.place(cell, digit),
                Deduction::Eliminate(candidate) => grid.eliminate(candidate),
            }
        }
    }
}

/// A technique crosses to the page by its slug.
mod by_slug {
    use super::Info;
    use crate::logic::techniques;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(
        info: &&'static Info,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.serialize_str(info.slug)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<&'static Info, D::Error> {
        let slug = String::deserialize(from)?;
        techniques::info(&slug).ok_or_else(|| D::Error::custom("no such technique"))
    }
}
