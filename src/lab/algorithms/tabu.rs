//! Tabu search: always the best swap, even where every swap makes the board worse; what was just taken out of a cell
//! may not come back for a while, so that the search leaves the valleys that it knows (F. Glover, Future Paths for
//! Integer Programming, 1986).
//!
//! How long "a while" is makes all the difference: drawn at random from 5 to 15 iterations; a fixed number goes round
//! in circles.

use super::super::moves::{Full, Rule, Swap, Walk, Walker};
use super::super::{
    Algorithm, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options, Refusal, Run,
};
use super::choices::{FILL, FIX_SINGLES, plan, restart};
use crate::board::{Cell, Digit, Puzzle};

/// The best swap that is not tabu.
pub(super) const TABU: Algorithm = Algorithm {
    slug: "tabu-search",
    counts: &[
        "cost",
        "best_cost",
        "expanded",
        "restarts",
        "generated",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::LocalSearch,
    node: "swaps-of-mistakes",
    source: "F. Glover, Future Paths for Integer Programming and Links to Artificial Intelligence, 1986",
    options: &[
        FILL,
        FIX_SINGLES,
        OptionRow {
            name: "tenure",
            help: "a digit may not return to its cell for so many iterations at least",
            kind: Kind::Number {
                least: 0,
                most: 1000,
                usual: 5,
                decimals: 0,
            },
        },
        OptionRow {
            name: "spread",
            help: "and for up to so many more, by chance",
            kind: Kind::Number {
                least: 0,
                most: 1000,
                usual: 10,
                decimals: 0,
            },
        },
        restart(2000),
    ],
    pseudo_code: &[
        "fill each box (or row, or column) with the digits it lacks, in a random order",
        "if no line lacks a digit: a solution; if no two cells can be swapped: give up",
        "after many iterations without a new best: fill afresh",
        "of the swaps that touch a mistake and are not tabu, or lead to a new best:",
        "    make the one with the least cost; a digit may not return to the cell it left for a while",
        "    it leads to the best board so far",
        "    there is none: wait",
    ],
    proves: false,
    goal: Goal::First,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let plan = plan(puzzle, options)?;
    let side = plan.geometry().side();
    let rule = Tabu {
        side,
        swaps: plan.swaps().collect(),
        until: vec![0; side * side * side],
        tenure: options.number("tenure"),
        spread: options.number("spread"),
    };
    Ok(Box::new(Walker::new(
        plan,
        rule,
        options.number("restart"),
        seed,
    )))
}

/// The tabu table.
#[derive(Clone, Debug)]
struct Tabu {
    side: usize,
    swaps: Vec<Swap>,
    /// For each cell and digit the iteration up to which it may not return.
    until: Vec<u64>,
    tenure: u64,
    spread: u64,
}

impl Tabu {
    fn place(&self, cell: Cell, digit: usize) -> usize {
        cell.index() * self.side + digit
    }

    /// Does the swap bring a digit back too early?
    fn forbids(&self, walk: &Walk, swap: Swap) -> bool {
        let Swap { a, b } = swap;
        let (x, y) = (walk.filling.digit_index(a), walk.filling.digit_index(b));
        let now = walk.counters.expanded;
        self.until[self.place(a, y)] >= now || self.until[self.place(b, x)] >= now
    }

    /// The best swap allowed; ties are broken at random.
    fn best(&self, walk: &mut Walk) -> Option<Swap> {
        let mut best: Option<(i32, Swap)> = None;
        let mut n_best = 0;
        for &swap in &self.swaps {
            if !walk.filling.is_wrong(swap.a) && !walk.filling.is_wrong(swap.b) {
                continue;
            }
            walk.counters.generated += 1;
            let rise = walk.filling.rise(swap);
            let least = best.map_or(i32::MAX, |(least, _)| least);
            let aspires = i64::from(walk.filling.cost()) + i64::from(rise) < i64::from(walk.best());
            if rise > least || (!aspires && self.forbids(walk, swap)) {
                continue;
            }
            n_best = if rise < least { 1 } else { n_best + 1 };
            if walk.random.below(n_best) == 0 {
                best = Some((rise, swap));
            }
        }
        best.map(|(_, swap)| swap)
    }

    /// Bars both digits from the cells that they are about to leave.
    fn forbid(&mut self, walk: &mut Walk, swap: Swap) {
        for cell in [swap.a, swap.b] {
            let place = self.place(cell, walk.filling.digit_index(cell));
            let more = walk.random.below(self.spread as usize + 1) as u64;
            self.until[place] = walk.counters.expanded + self.tenure + more;
        }
    }
}

impl Rule for Tabu {
    fn step(&mut self, walk: &mut Walk) -> Event {
        walk.counters.expanded += 1;
        let Some(swap) = self.best(walk) else {
            return Event::new(Happened::Conflict, 6);
        };
        self.forbid(walk, swap);
        walk.make(swap, [4, 5])
    }

    fn restart(&mut self) {
        self.until.fill(0);
    }

    fn detail(&self, walk: &Walk) -> Detail {
        let now = walk.counters.expanded;
        let rows = self.until.iter().enumerate();
        let table = rows.filter(|(_, until)| **until > now);
        let row = |(place, until): (usize, &u64)| {
            let digit = Digit::new((place % self.side) as u8 + 1)?;
            Some((Cell::new(place / self.side), digit, until - now))
        };
        Detail::Tabu {
            table: table.filter_map(row).collect(),
        }
    }

    fn memory(&self) -> u64 {
        8 * (self.until.len() as u64 + self.swaps.len() as u64)
    }
}
