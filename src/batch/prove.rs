//! Written steps put to the proof: a puzzle, then its steps, as `nonet path` prints them.

use super::line;
use super::logic::unique;
use crate::board::{CellSet, Grid};
use crate::logic::proof::{self, Flaw};
use crate::logic::{Context, Deduction, Step};
use crate::text::{Expect, LibraryCase, ReadError, StepError, deductions, read_step};

/// Judges the lines of a file one after the other.
#[derive(Debug)]
pub struct Prover {
    expect: Expect,
    carries_on: bool,
    state: Option<State>,
}

/// A board, and the givens if they have one solution.
#[derive(Debug)]
struct State {
    grid: Grid,
    givens: Option<CellSet>,
}

/// What becomes of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It is blank, a comment, or the dash that ends a path.
    Nothing,
    /// A puzzle: the steps after it are about it.
    Puzzle,
    /// The step is right, and for the reason it gives.
    Proved,
    /// It is not proved, and why.
    Unproved(Doubt),
    /// It could not be read.
    Bad(BadStep),
}

/// Why a line could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStep {
    /// It is neither a puzzle nor a line of a library.
    Puzzle(ReadError),
    /// It is not a step.
    Step(StepError),
    /// A step before any puzzle.
    NoBoard,
}

/// Why a step is not proved; deductions are written as in steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The board already shows these.
    Old(String),
    /// The pattern is not what it claims: the claim with this slug does not hold.
    NotSo(&'static str),
    /// The pattern is there, but these do not follow from it.
    DoesNotFollow(String),
    /// There were too many ways to try.
    TooLong,
}

impl Prover {
    /// Judges steps on boards of which this much is known: each step on the board left by the proved steps before it,
    /// or all of them on the puzzle as it stands.
    pub fn new(expect: Expect, carries_on: bool) -> Self {
        Self {
            expect,
            carries_on,
            state: None,
        }
    }

    /// Judges a line: indented ones are steps, others puzzles or lines of HoDoKu's library.
    ///
    /// ```
    /// use nonet::batch::{Doubt, Judged, Prover};
    /// let mut prover = Prover::new(Default::default(), true);
    /// assert_eq!(prover.line("123............. # 4x4"), Judged::Puzzle);
    /// assert_eq!(prover.line("  Full House: 4 in r1 => r1c4=4"), Judged::Proved);
    /// assert_eq!(
    ///     prover.line("  Naked Single: r2c1=3"),
    ///     Judged::Unproved(Doubt::NotSo("a-single-is-alone"))
    /// );
    /// ```
    pub fn line(&mut self, text: &str) -> Judged {
        if line::is_nothing(text) || text.trim() == "-" {
            return Judged::Nothing;
        }
        let judged = if text.starts_with(char::is_whitespace) {
            self.step(text)
        } else {
            self.puzzle(text).map(|()| Judged::Puzzle)
        };
        judged.unwrap_or_else(Judged::Bad)
    }

    fn puzzle(&mut self, text: &str) -> Result<(), BadStep> {
        self.state = None;
        let (grid, givens) = if text.starts_with(':') {
            let case = LibraryCase::read(text);
            let case = case.map_err(|error| BadStep::Puzzle(ReadError::Case(error)))?;
            (case.grid(), case.givens)
        } else {
            let (board, _) = line::read(text, &self.expect).map_err(BadStep::Puzzle)?;
            (Grid::new(&board.puzzle), board.puzzle)
        };
        let givens = unique(&givens, None);
        self.state = Some(State { grid, givens });
        Ok(())
    }

    fn step(&mut self, text: &str) -> Result<Judged, BadStep> {
        let state = self.state.as_mut().ok_or(BadStep::NoBoard)?;
        let step = read_step(state.grid.geometry(), text).map_err(BadStep::Step)?;
        let context = Context::knowing(&state.grid, state.givens.as_ref());
        if let Err(flaw) = proof::check(&context, &step) {
            return Ok(Judged::Unproved(doubt(flaw, &step, &state.grid)));
        }
        if self.carries_on {
            step.apply(&mut state.grid);
        }
        Ok(Judged::Proved)
    }
}

fn doubt(flaw: Flaw, step: &Step, grid: &Grid) -> Doubt {
    let written = |told: &[Deduction]| deductions(grid.geometry(), told);
    match flaw {
        Flaw::Idle => {
            let is_old = |deduction: &&Deduction| !grid.has(deduction.candidate());
            let old: Vec<Deduction> = step.deductions.iter().filter(is_old).copied().collect();
            Doubt::Old(written(&old))
        }
        Flaw::Pattern(claim) => Doubt::NotSo(claim),
        Flaw::DoesNotFollow(deduction) => Doubt::DoesNotFollow(written(&[deduction])),
        Flaw::TooLong => Doubt::TooLong,
    }
}
