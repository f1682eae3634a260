//! The generator: a value that works in pieces, so it can be watched and stopped.

use super::dig::Dig;
use super::ease::Ease;
use super::few::Few;
use super::full::{Full, Tried, scatter};
use super::givens::Givens;
use super::narrow::Narrow;
use super::pattern::Fill;
use super::stock::near;
use super::symmetry::Orbit;
use super::vicinity::Vicinity;
use super::{Options, Problem, Symmetry, Way};
use crate::board::{Puzzle, Random, Solution};
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// Makes one puzzle of a kind from a seed. The same seed and options give the same puzzle on every machine.
///
/// ```
/// use nonet::board::Geometry;
/// use nonet::generate::{Generator, Options, Progress};
/// let options = Options::minimal(Geometry::classic());
/// let mut generator = Generator::new(options, 7).expect("there are such puzzles");
/// let puzzle = loop {
///     match generator.step(100) {
///         Progress::Found(puzzle) => break puzzle,
///         Progress::Working => {} // time to say how many attempts there were, or to end it
///         Progress::GaveUp | Progress::Impossible(_) => panic!("never with these options"),
///     }
/// };
/// assert!(puzzle.n_givens() < 35);
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    options: Options,
    random: Random,
    /// Cells that are given or not given together.
    orbits: Vec<Orbit>,
    /// Known puzzles similar to the requested kind; empty if that is not rare.
    known: Vec<Puzzle>,
    stage: Stage,
    attempts: u64,
}

/// The progress of a generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do.
    Working,
    /// The puzzle made.
    Found(Puzzle),
    /// The attempts allowed were used up.
    GaveUp,
    /// No such puzzle exists.
    Impossible(Problem),
}

/// The current stage.
#[derive(Clone, Debug)]
enum Stage {
    /// Random digits in random cells.
    Scatter,
    /// Looking for a full board.
    Full(Full),
    /// Removing givens as long as there is one solution.
    Dig(Dig),
    /// Removing givens as long as the puzzle is not too hard.
    Narrow(Narrow),
    /// Reducing the number of givens.
    Few(Few),
    /// Putting givens back until it is easy enough.
    Ease(Box<Ease>),
    /// Looking for digits for a pattern.
    Fill(Fill),
    /// Walking away from a known puzzle.
    Vicinity(Vicinity),
    /// It has ended.
    End(Progress),
}

impl Generator {
    /// A new generator.
    ///
    /// # Errors
    /// Says why there are no such puzzles.
    pub fn new(options: Options, seed: u64) -> Result<Self, Problem> {
        options.check()?;
        let mut random = Random::new(seed);
        let known = near(&options);
        Ok(Self {
            orbits: options.symmetry.orbits(&options.geometry),
            stage: first(&options.way, &known, &mut random),
            known,
            options,
            random,
            attempts: 0,
        })
    }

    /// Continues for at most this many questions. A question is about the number of solutions, or to the
    /// techniques: microseconds on most boards.
    pub fn step(&mut self, questions: u64) -> Progress {
        for _ in 0..questions {
            self.ask();
            if let Stage::End(end) = &self.stage {
                return end.clone();
            }
        }
        Progress::Working
    }

    /// How many puzzles were tried.
    pub fn attempts(&self) -> u64 {
        self.attempts
    }

    fn ask(&mut self) {
        match &mut self.stage {
            Stage::Scatter => self.scatter(),
            Stage::Full(full) => match full.step(&self.options.geometry, &mut self.random) {
                Tried::Found(solution) => self.start(solution),
                Tried::Again => {}
                Tried::Never => self.stage = Stage::End(Progress::Impossible(Problem::Regions)),
            },
            Stage::Dig(dig) => {
                if let Some(givens) = dig.step(&self.orbits) {
                    self.dug(givens);
                }
            }
            Stage::Narrow(narrow) => match narrow.step(&self.options.wishes) {
                Some(Ok(givens)) => self.check(&givens),
                Some(Err(())) => self.fail(),
                None => {}
            },
            Stage::Few(few) => {
                let more = few.step(&mut self.random);
                if self.options.has_few(few.givens().n()) {
                    let givens = few.givens().clone();
                    self.reduced(givens);
                } else if !more {
                    self.fail();
                }
            }
            Stage::Ease(ease) => match ease.step(&self.options.wishes) {
                Some(Ok(givens)) => self.check(&givens),
                Some(Err(())) => self.fail(),
                None => {}
            },
            Stage::Fill(fill) => match fill.step(&mut self.random) {
                Some(Ok(puzzle)) => self.prove(Some(puzzle)),
                Some(Err(())) => self.fail(),
                None => {}
            },
            Stage::Vicinity(vicinity) => match vicinity.step(&self.options, &mut self.random) {
                Some(Ok(givens)) => self.check(&givens),
                Some(Err(())) => self.fail(),
                None => {}
            },
            Stage::End(_) => {}
        }
    }

    fn scatter(&mut self) {
        let range = self.options.scattered();
        let n = self.draw(&range);
        let puzzle = scatter(&self.options.geometry, n, &mut self.random);
        self.prove(puzzle);
    }

    /// Examines a puzzle that may have any number of solutions.
    fn prove(&mut self, puzzle: Option<Puzzle>) {
        match puzzle.and_then(Givens::proved) {
            Some(givens) => self.take(&givens),
            None => self.fail(),
        }
    }

    /// Continues from a full board.
    fn start(&mut self, solution: Solution) {
        if let Way::Pattern(pattern) = &self.options.way {
            self.stage = Stage::Fill(Fill::new(&solution, pattern));
            return;
        }
        let least = self.options.givens.clone();
        let least = least.map_or(0, |range| self.draw(&range));
        let (orbits, random) = (&self.orbits, &mut self.random);
        self.stage = if self.options.is_narrowed() {
            Stage::Narrow(Narrow::new(solution, orbits, least, random))
        } else {
            Stage::Dig(Dig::new(solution, orbits, least, random))
        };
    }

    /// A random number of givens from a range.
    fn draw(&mut self, range: &RangeInclusive<usize>) -> usize {
        let most = self.options.geometry.n_cells().min(*range.end());
        range.start() + self.random.below((most + 1).saturating_sub(*range.start()))
    }

    fn dug(&mut self, givens: Givens) {
        let too_many = !self.options.has_few(givens.n());
        if too_many && self.options.symmetry == Symmetry::None {
            self.stage = Stage::Few(Few::new(givens));
        } else {
            self.reduced(givens);
        }
    }

    fn reduced(&mut self, givens: Givens) {
        if self.options.wishes.is_empty() {
            return self.check(&givens);
        }
        let most = match &self.options.givens {
            _ if self.options.minimal => 0,
            Some(range) => range.end().saturating_sub(givens.n()),
            None => usize::MAX,
        };
        let ease = Ease::new(givens, &self.orbits, most, &mut self.random);
        self.stage = Stage::Ease(Box::new(ease));
    }

    /// Examines a puzzle of which only the difficulty is unknown.
    fn take(&mut self, givens: &Givens) {
        if self.options.wishes.judge(givens.puzzle()) == Ordering::Equal {
            self.check(givens);
        } else {
            self.fail();
        }
    }

    /// Examines a puzzle of the requested difficulty: does it meet everything else?
    fn check(&mut self, givens: &Givens) {
        if self.options.are_met(givens) {
            self.attempts += 1;
            self.stage = Stage::End(Progress::Found(givens.puzzle().clone()));
        } else {
            self.fail();
        }
    }

    /// Counts a failed attempt.
    fn fail(&mut self) {
        self.attempts += 1;
        let most = self.options.attempts.unwrap_or(u64::MAX);
        let is_over = self.attempts >= most;
        let has_turn = self.attempts.is_multiple_of(2);
        let known = if has_turn { &*self.known } else { &[] };
        self.stage = if is_over {
            Stage::End(Progress::GaveUp)
        } else {
            first(&self.options.way, known, &mut self.random)
        };
    }
}

/// The first stage of an attempt: near known puzzles, if there are any.
fn first(way: &Way, known: &[Puzzle], random: &mut Random) -> Stage {
    match way {
        Way::Scatter => Stage::Scatter,
        Way::Dig if !known.is_empty() => Stage::Vicinity(Vicinity::new(known.to_vec(), random)),
        Way::Dig | Way::Pattern(_) => Stage::Full(Full::default()),
    }
}
