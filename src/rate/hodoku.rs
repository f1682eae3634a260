//! HoDoKu's rating: a level, and a score that adds up the points of each step of its path.
//!
//! The path takes, after every step, the first technique of HoDoKu's default order that has a step. The level is that
//! of the hardest technique, raised as long as the score is more than the level allows. Of several singles HoDoKu takes
//! the oldest; which of several harder steps of one technique comes first is our choice, so scores differ now and then.
//! Source: <https://hodoku.sourceforge.net/en/docs_solv.php>

use super::{Path, uses};
use crate::board::{Candidate, CellSet, Geometry, Grid, Puzzle};
use crate::logic::{Context, Info, Level, Step, Technique, first_step, techniques};
use serde::{Deserialize, Serialize};

/// How many of the first ones are singles.
const N_SINGLES: usize = 3;

/// The score up to which a puzzle stays at its level.
const MOST: [(Level, u32); 4] = [
    (Level::Easy, 800),
    (Level::Medium, 1000),
    (Level::Hard, 1600),
    (Level::Unfair, 1800),
];

/// HoDoKu's rating of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HodokuRating {
    /// Its level.
    pub level: Level,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// How often each technique was used, in HoDoKu's order; without those that were not.
    pub counts: Vec<(&'static Info, u32)>,
}

/// Rates a puzzle, which must have exactly one solution. `None` if these techniques do not solve it, and on boards other
/// than 9x9 with square boxes, which HoDoKu does not know.
pub fn hodoku(puzzle: &Puzzle) -> Option<HodokuRating> {
    if **puzzle.geometry() != *Geometry::classic() {
        return None;
    }
    let techniques = order();
    let givens = puzzle.given_cells();
    let path = path(Grid::new(puzzle), &givens, &techniques);
    if !path.end.is_full() {
        return None;
    }
    let counts = uses(&techniques, &path.steps);
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

/// The path that HoDoKu takes. Of several singles it takes the one that has been there longest.
fn path(mut grid: Grid, givens: &CellSet, techniques: &[&'static dyn Technique]) -> Path {
    let (singles, others) = techniques.split_at(N_SINGLES);
    let mut waiting: Vec<Waiting> = singles.iter().map(|&t| Waiting::new(t)).collect();
    let mut steps = Vec::new();
    loop {
        let context = Context::unique(&grid, givens);
        let found: Vec<Option<Step>> = waiting.iter_mut().map(|w| w.first(&context)).collect();
        let single = found.into_iter().flatten().next();
        let Some(step) = single.or_else(|| first_step(&context, others)) else {
            break;
        };
        step.apply(&mut grid);
        steps.push(step);
    }
    Path { steps, end: grid }
}

/// Singles of one technique in the order in which they came up.
struct Waiting {
    technique: &'static dyn Technique,
    queue: Vec<Candidate>,
}

impl Waiting {
    fn new(technique: &'static dyn Technique) -> Self {
        Self {
            technique,
            queue: Vec::new(),
        }
    }

    /// Queues what is new, and returns the one that has been there longest.
    fn first(&mut self, context: &Context<'_>) -> Option<Step> {
        let mut steps = self.technique.all(context);
        let placed = |step: &Step| step.deductions.first().map(|first| first.candidate());
        self.queue
            .retain(|&candidate| context.grid().has(candidate));
        for candidate in steps.iter().filter_map(placed) {
            if !self.queue.contains(&candidate) {
                self.queue.push(candidate);
            }
        }
        let mut queue = self.queue.iter();
        let place = queue.find_map(|&c| steps.iter().position(|step| placed(step) == Some(c)));
        place.map(|place| steps.swap_remove(place))
    }
}

/// The techniques in HoDoKu's order.
pub fn order() -> Vec<&'static dyn Technique> {
    let found = |slug: &&str| {
        let mut all = techniques::ALL.iter().copied();
        all.find(|technique| technique.info().slug == *slug)
    };
    techniques::HODOKU.iter().filter_map(found).collect()
}

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
    fn a_high_score_raises_the_level() {
        assert_eq!(level(Level::Easy, 800), Level::Easy);
        assert_eq!(level(Level::Easy, 801), Level::Medium);
        assert_eq!(level(Level::Hard, 300), Level::Hard);
        assert_eq!(level(Level::Medium, 1700), Level::Unfair);
        assert_eq!(level(Level::Easy, 5000), Level::Extreme);
    }
}
