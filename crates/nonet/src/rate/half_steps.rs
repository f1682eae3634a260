//! The scale from 0 to 6 in half steps: the hardest technique needed decides, and whether once or more often.
//!
//! | | once | more |
//! |---|---|---|
//! | naked single | 0 | 0 |
//! | hidden single | 0.5 | 0.5 |
//! | line-region intersection (pointing) | 1 | 1.5 |
//! | naked pair | 2 | 2.5 |
//! | naked triple | 3 | 3.5 |
//! | hidden pair | 4 | 4.5 |
//! | hidden triple | 5 | 5.5 |
//! | backtracking | 6 | 6 |
//!
//! "Needed" is measured on one path: always the first instance of the simplest technique that has one, instances
//! in the order of the technique's file. So two equivalent puzzles can differ by a half step. The values are in
//! the techniques' own rows; this file adds only backtracking.

use super::scale::{Method, Part, Reading, Scale, Written, columns};
use super::{path, uses};
use crate::board::{Grid, Puzzle};
use crate::logic::{Info, techniques};

/// The rating of a puzzle that these techniques do not solve: 6, in half steps.
pub const BACKTRACKING: u8 = 12;

/// A rating on the scale from 0 to 6, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HalfStepRating {
    /// In half steps: 0 to 12.
    pub half_steps: u8,
    /// How often each technique was used, easiest first; unused ones are left out.
    pub counts: Vec<(&'static Info, u32)>,
    /// Was backtracking needed in the end?
    pub backtracking: bool,
}

/// The method, in tenths: a half step is 5.
pub(super) static METHOD: Method = Method::new("half-steps", &[HALF_STEPS], |puzzle| {
    Some(half_steps(puzzle).readings())
});

const HALF_STEPS: Part = Part {
    written: Written::HalfSteps,
    ..Part::new("half_steps", columns!("half_steps"))
};

/// From 0 to 6.
pub(super) static SCALE: Scale = Scale {
    unit: 5,
    most: 60,
    is_default: true,
    column: 2,
    ..Scale::new("half-steps", &METHOD)
};

impl HalfStepRating {
    pub(super) fn readings(&self) -> Vec<Reading> {
        vec![Reading::Of(u32::from(self.half_steps) * 5)]
    }
}

/// Rates a puzzle. It must have exactly one solution; otherwise the rating means nothing.
pub fn half_steps(puzzle: &Puzzle) -> HalfStepRating {
    let scale = techniques::HALF_STEPS;
    let path = path(Grid::new(puzzle), None, scale);
    let counts = uses(scale, &path.steps);
    let backtracking = !path.end.is_full();
    let half_steps = if backtracking {
        BACKTRACKING
    } else {
        counts.iter().map(value).max().unwrap_or(0)
    };
    HalfStepRating {
        half_steps,
        counts,
        backtracking,
    }
}

fn value(&(info, uses): &(&Info, u32)) -> u8 {
    info.half_steps.map_or(0, |value| match uses {
        1 => value.once,
        _ => value.more,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_in_its_own_order() {
        let scale = techniques::HALF_STEPS.iter().map(|t| t.info());
        let mut rows: Vec<&Info> = techniques::infos().collect();
        rows.retain(|info| info.half_steps.is_some());
        rows.sort_by_key(|info| info.half_steps.map(|value| value.once));
        assert!(scale.eq(rows));
    }

    #[test]
    fn once_and_more_often_differ() {
        let pair = techniques::info("naked-pair").unwrap();
        assert_eq!([1, 2, 9].map(|uses| value(&(pair, uses))), [4, 5, 5]);
    }
}
