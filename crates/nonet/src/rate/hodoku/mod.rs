//! HoDoKu's rating: a level, and a score that adds up the points of each step of its path.
//!
//! After every step the path takes the first technique of HoDoKu's default order that has a step, and of its steps
//! the one that HoDoKu would take: of singles the oldest (`singles.rs`), of others the best (`choice.rs`). The
//! level is that of the hardest technique, raised as long as the score exceeds the maximum of the level. Source:
//! <https://hodoku.sourceforge.net/en/docs_solv.php>

mod branches;
mod choice;
mod forcing;
mod gone;
mod loops;
#[cfg(test)]
mod positions;
mod rectangles;
mod sets;
mod singles;
mod tables;

use super::scale::{Method, Part, Reading, Scale, Written, columns};
use super::{Path, uses};
use crate::board::{Geometry, Grid, Puzzle};
use crate::logic::{Context, Info, Level, Technique, techniques};
use choice::{Choice, choices};
use singles::Singles;
use std::sync::LazyLock;

/// How many of the first techniques are singles.
const N_SINGLES: usize = 3;

/// The maximum score of each level.
const MOST: [(Level, u32); 4] = [
    (Level::Easy, 800),
    (Level::Medium, 1000),
    (Level::Hard, 1600),
    (Level::Unfair, 1800),
];

/// HoDoKu's rating of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HodokuRating {
    /// Its level.
    pub level: Level,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// How often each technique was used, in HoDoKu's order; unused ones are left out.
    pub counts: Vec<(&'static Info, u32)>,
}

/// Its method: the level, then the score.
pub(super) static METHOD: Method = Method {
    is_joint: true,
    is_classic: true,
    ..Method::new("hodoku", &PARTS, |puzzle| Some(hodoku(puzzle)?.readings()))
};

const PARTS: [Part; 2] = [
    Part {
        written: Written::Level,
        ..Part::new("level", columns!("hodoku_level"))
    },
    Part {
        written: Written::Whole,
        ..Part::new("score", columns!("hodoku_score"))
    },
];

/// HoDoKu's levels: 0 is easy, 4 extreme.
pub(super) static LEVEL: Scale = Scale {
    unit: 10,
    most: 40,
    is_default: true,
    column: 1,
    ..Scale::new("hodoku-level", &METHOD)
};

/// HoDoKu's score.
pub(super) static SCORE: Scale = Scale {
    own: &[1],
    unit: 10,
    is_default: true,
    column: 1,
    ..Scale::new("hodoku-score", &METHOD)
};

impl HodokuRating {
    pub(super) fn readings(&self) -> Vec<Reading> {
        let tenths = [self.level as u32, self.score].map(|number| number.saturating_mul(10));
        tenths.map(Reading::Of).to_vec()
    }
}

/// Rates a puzzle, which must have exactly one solution. `None` if these techniques do not solve it, and on boards
/// other than 9x9 with square boxes, which HoDoKu does not cover.
pub fn hodoku(puzzle: &Puzzle) -> Option<HodokuRating> {
    let path = hodoku_path(puzzle)?;
    if !path.end.is_full() {
        return None;
    }
    let counts = uses(order(), &path.steps);
    let rows = || {
        counts
            .iter()
            .filter_map(|&(info, uses)| Some((info.hodoku?, uses)))
    };
    let score = rows().map(|(row, uses)| u32::from(row.score) * uses).sum();
    let hardest = rows().map(|(row, _)| row.level).max();
    Some(HodokuRating {
        level: level(hardest.unwrap_or(Level::Easy), score),
        score,
        counts,
    })
}

/// The path that HoDoKu takes; see [`hodoku`].
pub fn hodoku_path(puzzle: &Puzzle) -> Option<Path> {
    if **puzzle.geometry() != *Geometry::classic() {
        return None;
    }
    let (first, _) = order().split_first_chunk()?;
    let first = first.map(|single| single.info());
    let givens = puzzle.given_cells();
    let (mut grid, mut singles) = (Grid::new(puzzle), Singles::new(puzzle));
    let mut steps = Vec::new();
    let next = |grid: &Grid, singles: &mut Singles| {
        let single = singles.next(first);
        single.or_else(|| {
            let context = Context::unique(grid, &givens);
            CHOICES.iter().find_map(|choice| choice.step(&context))
        })
    };
    while let Some(step) = next(&grid, &mut singles) {
        singles.apply(&step);
        step.apply(&mut grid);
        steps.push(step);
    }
    Some(Path { steps, end: grid })
}

/// The techniques in HoDoKu's order.
pub fn order() -> &'static [&'static dyn Technique] {
    &ORDER
}

static ORDER: LazyLock<Vec<&'static dyn Technique>> = LazyLock::new(|| {
    let found = |slug: &&str| {
        let mut all = techniques::ALL.iter().copied();
        all.find(|technique| technique.info().slug == *slug)
    };
    techniques::HODOKU.iter().filter_map(found).collect()
});

/// The techniques after the singles, in the order in which they are searched.
static CHOICES: LazyLock<Vec<Choice>> = LazyLock::new(|| choices(&ORDER[N_SINGLES..]));

fn level(hardest: Level, score: u32) -> Level {
    let fits = |&&(level, most): &&(Level, u32)| level >= hardest && score <= most;
    MOST.iter()
        .find(fits)
        .map_or(Level::Extreme, |&(level, _)| level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_the_order_is_a_technique_that_hodoku_knows() {
        assert_eq!(order().len(), techniques::HODOKU.len());
        assert!(
            order()
                .iter()
                .all(|technique| technique.info().hodoku.is_some())
        );
    }

    #[test]
    fn levels_are_numbered_from_the_easiest() {
        assert_eq!(Level::ALL.map(|level| level as usize), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn a_high_score_raises_the_level() {
        assert_eq!(level(Level::Easy, 800), Level::Easy);
        assert_eq!(level(Level::Easy, 801), Level::Medium);
        assert_eq!(level(Level::Hard, 300), Level::Hard);
        assert_eq!(level(Level::Medium, 1700), Level::Unfair);
        assert_eq!(level(Level::Easy, 5000), Level::Extreme);
    }
}
