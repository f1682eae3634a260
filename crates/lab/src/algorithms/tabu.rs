//! Tabu search: always the best swap, even if every swap makes the board worse; a digit just taken out of a cell
//! may not return for a while, so the search leaves known valleys (F. Glover, Future Paths for Integer
//! Programming, 1986).
//!
//! The length of "a while" makes all the difference: a random number from 5 to 15 iterations works; a fixed number
//! goes round in circles.

mod list;
mod thesis;

use super::super::moves::{Full, Rule, Swap, Walk, Walker};
use super::super::{
    Algorithm, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options, Refusal, Run,
};
use super::choices::{FILL, FIX_SINGLES, plan, restart};
use list::TabuList;
use nonet::board::Puzzle;
use thesis::Thesis;

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
            name: "neighbours",
            help: "swaps-within",
            kind: Kind::Choice(&["swaps", "thesis"]),
        },
        OptionRow {
            name: "tenure",
            help: "tenure",
            kind: Kind::Number {
                least: 0,
                most: 1000,
                usual: 5,
                decimals: 0,
            },
        },
        OptionRow {
            name: "spread",
            help: "tenure-by-chance",
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
        "fill-houses",
        "no-line-lacks-a-digit",
        "fill-afresh",
        "swaps-of-mistakes",
        "    make-the-best-swap",
        "    leads-to-the-best-board",
        "    no-swap-wait",
    ],
    proves: false,
    goal: Goal::First,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let plan = plan(puzzle, options)?;
    let list = TabuList::new(plan.geometry(), options);
    let patience = options.number("restart");
    if options.choice("neighbours") == "thesis" {
        return Ok(Box::new(Thesis::new(plan, list, patience, seed)));
    }
    let swaps = plan.swaps().collect();
    let rule = Tabu { swaps, list };
    Ok(Box::new(Walker::new(plan, rule, patience, seed)))
}

/// The rule: swaps within filled houses, and the tabu list.
#[derive(Clone, Debug)]
struct Tabu {
    swaps: Vec<Swap>,
    list: TabuList,
}

impl Tabu {
    /// Does the swap bring a digit back too early?
    fn forbids(&self, walk: &Walk, Swap { a, b }: Swap) -> bool {
        let (x, y) = (walk.filling.digit_index(a), walk.filling.digit_index(b));
        let now = walk.counters.expanded;
        self.list.forbids(a, y, now) || self.list.forbids(b, x, now)
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
            let (digit, now) = (walk.filling.digit_index(cell), walk.counters.expanded);
            self.list.forbid(cell, digit, now, &mut walk.random);
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
        self.list.forget();
    }

    fn detail(&self, walk: &Walk) -> Detail {
        self.list.detail(walk.counters.expanded)
    }

    fn memory(&self) -> u64 {
        self.list.memory() + 8 * self.swaps.len() as u64
    }
}
