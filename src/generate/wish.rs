//! What a puzzle should ask of its solvers: a band of a scale, a technique, or none of some techniques.

use crate::board::{CellSet, Digit, Grid, Puzzle};
use crate::logic::{Context, Info, Level, Technique, first_step, techniques};
use crate::{rate, solve};
use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

/// How many techniques at the head of the table are singles.
const N_SINGLES: usize = 3;

/// These never come first after singles. Until then only filled cells have removed candidates, and each house of a
/// corner of a rectangle has a corner beside it; docs/GENERATE.md has the proof.
const NEVER_FIRST: [&str; 3] = [
    "uniqueness-test-5",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
];

/// A scale of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// From 0 to 6.
    HalfSteps,
    /// HoDoKu's levels: 0 is easy, 4 extreme.
    Level,
    /// HoDoKu's score.
    Score,
    /// Sudoku Explainer's rating.
    Explainer,
    /// How many singles a simulated person may choose from: the fewer, the harder.
    Dependency,
    /// How many steps refute what a simulated person tries.
    RefutationSum,
}

/// A part of a scale, both ends included, in tenths: 12 is 1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Which scale.
    pub scale: Scale,
    /// The least, in tenths.
    pub least: u32,
    /// The most, in tenths.
    pub most: u32,
}

/// What a puzzle should ask of its solvers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Its rating.
    pub band: Option<Band>,
    /// It is solved by these techniques and singles, and not if one of these is left out. If all of them are singles:
    /// also by those before the last of them in the table.
    pub techniques: Vec<&'static Info>,
    /// It is solved without these, by the other techniques that hints know.
    pub without: Vec<&'static Info>,
}

impl Scale {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::HalfSteps,
        Self::Level,
        Self::Score,
        Self::Explainer,
        Self::Dependency,
        Self::RefutationSum,
    ];

    /// Its stable name.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::HalfSteps => "half-steps",
            Self::Level => "hodoku-level",
            Self::Score => "hodoku-score",
            Self::Explainer => "explainer",
            Self::Dependency => "dependency",
            Self::RefutationSum => "refutation-sum",
        }
    }

    /// The one of this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scale| scale.slug() == slug)
    }

    /// Does it know only 9x9 boards with square boxes?
    pub(super) fn is_classic(self) -> bool {
        matches!(
            self,
            Self::Explainer | Self::Dependency | Self::RefutationSum
        )
    }

    /// Its rating of the puzzle, in tenths. `None` if the puzzle is beyond it: harder than all it knows.
    pub fn measure(self, puzzle: &Puzzle) -> Option<u32> {
        let tenths = |number: f64| (number * 10.0).round() as u32;
        match self {
            Self::HalfSteps => Some(u32::from(rate::half_steps(puzzle).half_steps) * 5),
            Self::Level => rate::hodoku(puzzle).map(|rating| rank(rating.level) * 10),
            Self::Score => rate::hodoku(puzzle).map(|rating| rating.score.saturating_mul(10)),
            Self::Explainer => rate::explainer(puzzle)?.er.map(u32::from),
            Self::Dependency => human(puzzle).map(|human| tenths(human.dependency)),
            Self::RefutationSum => human(puzzle)?.refutation_sum.map(tenths),
        }
    }

    /// The same, but also `None` if it is more than `most` tenths and that is known sooner.
    fn measure_up_to(self, puzzle: &Puzzle, most: u32) -> Option<u32> {
        match self {
            Self::Explainer => rate::explainer_up_to(puzzle, most).map(u32::from),
            _ => self.measure(puzzle),
        }
    }
}

fn rank(level: Level) -> u32 {
    match level {
        Level::Easy => 0,
        Level::Medium => 1,
        Level::Hard => 2,
        Level::Unfair => 3,
        Level::Extreme => 4,
    }
}

fn human(puzzle: &Puzzle) -> Option<rate::Human> {
    let solution = solve::solve(puzzle)?;
    rate::human(puzzle, &solution, rate::PEOPLE)
}

impl Band {
    /// Is it part of the other?
    pub(super) fn is_within(self, other: Self) -> bool {
        self.scale == other.scale && self.least >= other.least && self.most <= other.most
    }

    /// Is the puzzle too easy (less), in the band (equal), or too hard (greater)?
    fn judge(self, puzzle: &Puzzle) -> Ordering {
        let Some(tenths) = self.scale.measure_up_to(puzzle, self.most) else {
            return Ordering::Greater;
        };
        let place = match tenths {
            tenths if tenths < self.least => Ordering::Less,
            tenths if tenths > self.most => Ordering::Greater,
            _ => Ordering::Equal,
        };
        if self.scale == Scale::Dependency {
            place.reverse()
        } else {
            place
        }
    }
}

/// As the words of the command line that ask for it, with a blank before each.
impl fmt::Display for Wishes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(band) = self.band {
            write!(f, " --rating {band}")?;
        }
        let mut wished = self.techniques.iter();
        wished.try_for_each(|technique| write!(f, " --technique {}", technique.slug))?;
        let mut without = self.without.iter();
        without.try_for_each(|technique| write!(f, " --without {}", technique.slug))
    }
}

impl Wishes {
    /// Is nothing asked for?
    pub fn is_empty(&self) -> bool {
        self.band.is_none() && self.techniques.is_empty() && self.without.is_empty()
    }

    /// Is there none among the techniques that can be the first one after singles?
    pub(super) fn cannot_begin(&self) -> bool {
        let singles = techniques::ALL[..N_SINGLES].iter().map(|t| t.info());
        let singles: Vec<&Info> = singles.collect();
        let mut others = self
            .techniques
            .iter()
            .filter(|t| !singles.contains(t))
            .peekable();
        others.peek().is_some() && others.all(|other| NEVER_FIRST.contains(&other.slug))
    }

    /// Is a puzzle with one solution too easy (less), as asked for (equal), or too hard (greater)?
    pub fn judge(&self, puzzle: &Puzzle) -> Ordering {
        let all = [Self::judge_techniques, Self::judge_band, Self::judge_others];
        let mut place = Ordering::Equal;
        for judge in all {
            match judge(self, puzzle) {
                Ordering::Greater => return Ordering::Greater,
                other => place = place.min(other),
            }
        }
        place
    }

    fn judge_techniques(&self, puzzle: &Puzzle) -> Ordering {
        if self.techniques.is_empty() {
            return Ordering::Equal;
        }
        Only::new(&self.techniques).judge(puzzle)
    }

    fn judge_band(&self, puzzle: &Puzzle) -> Ordering {
        self.band.map_or(Ordering::Equal, |band| band.judge(puzzle))
    }

    fn judge_others(&self, puzzle: &Puzzle) -> Ordering {
        if self.without.is_empty() || self.is_solved_by_others(puzzle) {
            return Ordering::Equal;
        }
        Ordering::Greater
    }

    fn is_solved_by_others(&self, puzzle: &Puzzle) -> bool {
        let all = techniques::ALL.iter().copied();
        let others: Vec<&dyn Technique> =
            all.filter(|t| !self.without.contains(&t.info())).collect();
        is_solved_by(puzzle, &others)
    }
}

/// Techniques that are needed, and the singles that may be used with them.
struct Only<'a> {
    wished: &'a [&'static Info],
    singles: Vec<&'static dyn Technique>,
    all: Vec<&'static dyn Technique>,
}

impl<'a> Only<'a> {
    fn new(wished: &'a [&'static Info]) -> Self {
        let is_wished = |technique: &&dyn Technique| wished.contains(&technique.info());
        let singles = &techniques::ALL[..N_SINGLES];
        let n_wished = singles.iter().filter(|t| is_wished(t)).count();
        let last = singles.iter().rposition(is_wished);
        let last = last.filter(|_| n_wished == wished.len());
        let singles = singles[..last.unwrap_or(N_SINGLES)].iter().copied();
        let singles: Vec<&dyn Technique> = singles.filter(|t| !is_wished(t)).collect();
        let mut all = singles.clone();
        all.extend(techniques::every().filter(is_wished));
        Self {
            wished,
            singles,
            all,
        }
    }

    fn judge(&self, puzzle: &Puzzle) -> Ordering {
        if is_solved_by(puzzle, &self.singles) {
            Ordering::Less
        } else if !is_solved_by(puzzle, &self.all) {
            Ordering::Greater
        } else if self.wished.len() > 1 && !self.are_all_needed(puzzle) {
            Ordering::Less
        } else {
            Ordering::Equal
        }
    }

    fn are_all_needed(&self, puzzle: &Puzzle) -> bool {
        self.wished.iter().all(|&wished| {
            let others = self.all.iter().copied().filter(|t| t.info() != wished);
            !is_solved_by(puzzle, &others.collect::<Vec<_>>())
        })
    }
}

/// Do these techniques lead from a puzzle with one solution to it? The same answer as [`rate::path`], but faster: if all
/// singles come first, they are placed without steps.
fn is_solved_by(puzzle: &Puzzle, techniques: &[&dyn Technique]) -> bool {
    let cells = puzzle.givens().map(|(cell, _)| cell);
    let givens = CellSet::of(puzzle.geometry().n_cells(), cells);
    let (singles, others) = techniques.split_at(techniques.len().min(N_SINGLES));
    let mut pairs = singles.iter().zip(&techniques::ALL[..N_SINGLES]);
    let has_singles = singles.len() == N_SINGLES && pairs.all(|(a, b)| a.info() == b.info());
    let others = if has_singles { others } else { techniques };
    let mut grid = Grid::new(puzzle);
    loop {
        if has_singles {
            place_singles(&mut grid);
        }
        if grid.is_full() {
            return true;
        }
        match first_step(&Context::unique(&grid, &givens), others) {
            Some(step) => step.apply(&mut grid),
            None => return false,
        }
    }
}

/// Places naked and hidden singles until there is none left.
fn place_singles(grid: &mut Grid) {
    while place_naked(grid) | place_hidden(grid) {}
}

fn place_naked(grid: &mut Grid) -> bool {
    let mut any = false;
    for cell in grid.geometry().cells() {
        if let Some(digit) = grid.candidates(cell).single() {
            grid.place(cell, digit);
            any = true;
        }
    }
    any
}

fn place_hidden(grid: &mut Grid) -> bool {
    let geometry = Arc::clone(grid.geometry());
    let mut any = false;
    for house in geometry.houses() {
        for digit in Digit::all(geometry.side()) {
            let places = grid.places(house, digit);
            if places.is_power_of_two() {
                let cell = geometry.house_cells(house)[places.trailing_zeros() as usize];
                grid.place(cell, digit);
                any = true;
            }
        }
    }
    any
}
