//! A series that loses givens, some at a time: each puzzle keeps the solution of the first.

use super::numbers::Values;
use super::sets::{example, known};
use super::subject::{Gathered, Lack, Subject};
use nonet::board::{Cell, Geometry, Puzzle, Random};
use nonet::solve::{self, Verdict};
use nonet::text::{Game, Link, read_link, write_link};
use std::ops::ControlFlow;

/// The branches for finding the initial solution, and for deciding whether a puzzle has another one.
const BUDGET: (u64, u64) = (1_000_000, 20_000);

/// The start of a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum From {
    /// With the puzzle.
    #[default]
    Givens,
    /// With its solution.
    Solution,
}

impl From {
    /// All starts, in the order offered.
    pub const ALL: [Self; 2] = [Self::Givens, Self::Solution];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Solution => "solution",
        }
    }
}

/// How givens are removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewer {
    /// The puzzle to start from.
    pub base: Puzzle,
    /// Does the series start from it or from its solution?
    pub from: From,
    /// How many givens are removed at a time.
    pub step: u32,
    /// How many series there are, each in a different order.
    pub each: u32,
    /// The seed of the first order; each further one has the next seed.
    pub seed: u64,
    /// Must every puzzle have exactly one solution? Then givens stay if removing them would allow others.
    pub unique: bool,
}

impl Default for Fewer {
    fn default() -> Self {
        Self {
            base: example(2).unwrap_or_else(|| Puzzle::empty(Geometry::classic())),
            from: From::Solution,
            step: 5,
            each: 5,
            seed: 1,
            unique: true,
        }
    }
}

impl Fewer {
    /// As text, without the puzzle.
    pub(super) fn write(&self) -> String {
        let Self {
            from,
            step,
            each,
            seed,
            unique,
            ..
        } = self;
        let from = from.slug();
        format!("from:{from};step:{step};each:{each};seed:{seed};unique:{unique}")
    }

    /// The puzzle, as in links.
    pub(super) fn base_text(&self) -> String {
        write_link(&Link {
            game: Some(Game::of(self.base.clone())),
            workspace: None,
        })
    }

    /// From text, and the text of the puzzle. Missing settings have their oldest meaning: one series, whose puzzles
    /// may have several solutions.
    pub(super) fn read(values: Values<'_>, base: &str) -> Self {
        let usual = Self::default();
        let base = read_link(base).ok().and_then(|link| link.game);
        let from = From::ALL.into_iter();
        let mut from = from.filter(|from| Some(from.slug()) == values.text("from"));
        Self {
            base: base.map_or(usual.base, |game| game.givens),
            from: from.next().unwrap_or_default(),
            step: values.read("step").unwrap_or(1).clamp(1, 100),
            each: values.read("each").unwrap_or(1).clamp(1, 100),
            seed: values.read("seed").unwrap_or(usual.seed),
            unique: values.read("unique").unwrap_or(false),
        }
    }

    /// The series, the fullest boards first.
    pub(super) fn gather(&self, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> Gathered {
        let mut gathered = Gathered::default();
        let first = match self.first(&mut || _ = tick(0)) {
            Ok(first) => first,
            Err(lack) => {
                gathered.lack = Some(lack);
                return gathered;
            }
        };
        let seeds = (0..u64::from(self.each)).map(|n| self.seed.wrapping_add(n));
        let orders = seeds.map(|seed| self.order(&first, seed, &mut || _ = tick(0)));
        let orders: Vec<(u64, Vec<Cell>)> = orders.collect();
        for n_taken in self.sizes(&orders) {
            let is_alone = n_taken == 0 || n_taken == first.n_givens();
            let orders = orders.iter().take(if is_alone { 1 } else { orders.len() });
            for (seed, order) in orders {
                let mut puzzle = first.clone();
                let taken = order.iter().take(n_taken);
                taken.for_each(|&cell| puzzle.put(cell, None));
                let n = gathered.subjects.len() as u32;
                let subject = self.subject(puzzle, *seed, &mut || _ = tick(n));
                gathered.subjects.push(subject);
                if tick(n + 1).is_break() {
                    return gathered;
                }
            }
        }
        gathered
    }

    /// The puzzle that the series start from.
    fn first(&self, tick: &mut dyn FnMut()) -> Result<Puzzle, Lack> {
        let solution = match solve::verdict_with(&self.base, BUDGET.0, tick) {
            Verdict::One(solution) => solution,
            Verdict::Several(..) if self.unique && self.from == From::Givens => {
                return Err(Lack::SeveralSolutions);
            }
            Verdict::Several(solution, _) => solution,
            Verdict::None | Verdict::Undecided => return Err(Lack::NoSolution),
        };
        Ok(match self.from {
            From::Givens => self.base.clone(),
            From::Solution => solution.board().clone(),
        })
    }

    /// The order in which givens are removed for a seed: all of them, or those that can go without allowing another
    /// solution.
    fn order(&self, first: &Puzzle, seed: u64, tick: &mut dyn FnMut()) -> (u64, Vec<Cell>) {
        let mut order: Vec<Cell> = first.givens().map(|(cell, _)| cell).collect();
        Random::new(seed).shuffle(&mut order);
        if self.unique {
            let mut puzzle = first.clone();
            order.retain(|&cell| {
                let given = puzzle.get(cell);
                puzzle.put(cell, None);
                let verdict = solve::verdict_with(&puzzle, BUDGET.1, tick);
                let can_go = matches!(verdict, Verdict::One(_));
                if !can_go {
                    puzzle.put(cell, given);
                }
                can_go
            });
        }
        (seed, order)
    }

    /// How many givens are removed at each size. The last may be a smaller step, unless some of the orders have
    /// ended there.
    fn sizes(&self, orders: &[(u64, Vec<Cell>)]) -> Vec<usize> {
        let step = self.step.max(1) as usize;
        let most = orders.iter().map(|(_, order)| order.len()).min();
        let most = most.unwrap_or(0);
        let steps = (0..=most).step_by(step);
        let last = (!self.unique && !most.is_multiple_of(step)).then_some(most);
        steps.chain(last).collect()
    }

    fn subject(&self, puzzle: Puzzle, seed: u64, tick: &mut dyn FnMut()) -> Subject {
        let name = known(&self.base).unwrap_or("P");
        let (empty, n_givens) = (puzzle.digits().len() - puzzle.n_givens(), puzzle.n_givens());
        let name = match self.each {
            1 => format!("{name} ({n_givens})"),
            _ => format!("{name} ({n_givens}) S{seed}"),
        };
        Subject::new(name, puzzle).sized(empty, tick)
    }
}
