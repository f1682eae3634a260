//! A series from which givens are taken away, some at a time: each puzzle keeps the solution of the first.

use super::numbers::Values;
use super::sets::{example, known};
use super::subject::{Gathered, Lack, Subject};
use crate::board::{Cell, Geometry, Puzzle};
use crate::lab::Random;
use crate::solve::{self, Verdict};
use crate::text::{Game, Link, read_link, write_link};
use std::ops::ControlFlow;

/// Branches that may be spent on the solution to begin with.
const BUDGET: u64 = 1_000_000;

/// Where a series begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum From {
    /// With the puzzle.
    #[default]
    Givens,
    /// With its solution.
    Solution,
}

impl From {
    /// All, in the order offered.
    pub const ALL: [Self; 2] = [Self::Givens, Self::Solution];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Solution => "solution",
        }
    }
}

/// How givens are taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewer {
    /// The puzzle to begin with.
    pub base: Puzzle,
    /// Does the series begin with it or with its solution?
    pub from: From,
    /// How many are taken away at a time.
    pub step: u32,
    /// The seed of their order.
    pub seed: u64,
}

impl Default for Fewer {
    fn default() -> Self {
        Self {
            base: example(2).unwrap_or_else(|| Puzzle::empty(Geometry::classic())),
            from: From::default(),
            step: 1,
            seed: 1,
        }
    }
}

impl Fewer {
    /// As text, without the puzzle.
    pub(super) fn write(&self) -> String {
        let from = self.from.slug();
        format!("from:{from};step:{};seed:{}", self.step, self.seed)
    }

    /// The puzzle, as in links.
    pub(super) fn base_text(&self) -> String {
        write_link(&Link {
            game: Some(Game::of(self.base.clone())),
            workspace: None,
        })
    }

    /// From text, and the text of the puzzle; what they do not say stays as usual.
    pub(super) fn read(values: Values<'_>, base: &str) -> Self {
        let usual = Self::default();
        let base = read_link(base).ok().and_then(|link| link.game);
        let from = From::ALL.into_iter();
        let mut from = from.filter(|from| Some(from.slug()) == values.text("from"));
        Self {
            base: base.map_or(usual.base, |game| game.givens),
            from: from.next().unwrap_or_default(),
            step: values.read("step").unwrap_or(usual.step).clamp(1, 100),
            seed: values.read("seed").unwrap_or(usual.seed),
        }
    }

    /// The series, the fullest board first, down to the empty one.
    pub(super) fn gather(&self, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> Gathered {
        let mut gathered = Gathered::default();
        let mut sign = || {
            let _ = tick(0);
        };
        let solution = match solve::verdict_with(&self.base, BUDGET, &mut sign) {
            Verdict::One(solution) | Verdict::Several(solution, _) => solution,
            Verdict::None | Verdict::Undecided => {
                gathered.lack = Some(Lack::NoSolution);
                return gathered;
            }
        };
        let name = known(&self.base).unwrap_or("P");
        let mut puzzle = match self.from {
            From::Givens => self.base.clone(),
            From::Solution => solution.board().clone(),
        };
        let mut order: Vec<Cell> = puzzle.givens().map(|(cell, _)| cell).collect();
        Random::new(self.seed).shuffle(&mut order);
        let mut taken = order.chunks(self.step.max(1) as usize);
        loop {
            let name = format!("{name} ({})", puzzle.n_givens());
            let empty = puzzle.digits().len() - puzzle.n_givens();
            let n = gathered.subjects.len() as u32;
            let subject = Subject::new(name, puzzle.clone()).sized(empty, &mut || {
                let _ = tick(n);
            });
            gathered.subjects.push(subject);
            let Some(cells) = taken.next().filter(|_| go_on(&gathered, tick)) else {
                return gathered;
            };
            cells.iter().for_each(|&cell| puzzle.put(cell, None));
        }
    }
}

fn go_on(gathered: &Gathered, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> bool {
    tick(gathered.subjects.len() as u32).is_continue()
}
