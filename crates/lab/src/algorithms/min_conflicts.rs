//! Min-conflicts: a cell that breaks a rule is drawn at random and swapped with the cell of its box that leaves the
//! fewest mistakes (S. Minton, M. Johnston, A. Philips and P. Laird, Minimizing conflicts: a heuristic repair method
//! for constraint satisfaction and scheduling problems, Artificial Intelligence 58, 1992).
//!
//! It gets stuck when every swap of the cell would make the board worse. A little noise leads out of small traps
//! (B. Selman, H. Kautz, B. Cohen, Noise Strategies for Improving Local Search, 1994), a fresh start out of large
//! ones.

use super::super::moves::{Rule, Swap, Walk, Walker};
use super::super::{
    Algorithm, Event, Family, Goal, Happened, Kind, OptionRow, Options, Refusal, Run,
};
use super::choices::{FILL, FIX_SINGLES, plan, restart};
use nonet::board::Puzzle;

/// The best swap of a cell with a mistake.
pub(super) const MIN_CONFLICTS: Algorithm = Algorithm {
    slug: "min-conflicts",
    counts: &[
        "cost",
        "best_cost",
        "expanded",
        "generated",
        "restarts",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::LocalSearch,
    node: "swaps-of-a-cell",
    source: "S. Minton, M. Johnston, A. Philips, P. Laird, Minimizing conflicts, Artificial Intelligence 58, 1992",
    options: &[
        FILL,
        FIX_SINGLES,
        OptionRow {
            name: "noise",
            help: "noise",
            kind: Kind::Number {
                least: 0,
                most: 1000,
                usual: 50,
                decimals: 3,
            },
        },
        restart(10_000),
    ],
    pseudo_code: &[
        "fill-houses",
        "no-line-lacks-a-digit",
        "fill-afresh",
        "choose-a-mistake",
        "    swap-with-the-best",
        "    best-board-so-far",
        "    leave-it",
    ],
    proves: false,
    goal: Goal::First,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let plan = plan(puzzle, options)?;
    let noise = options.number("noise");
    let patience = options.number("restart");
    Ok(Box::new(Walker::new(
        plan,
        MinConflicts { noise },
        patience,
        seed,
    )))
}

/// The noise, in thousandths.
#[derive(Clone, Debug)]
struct MinConflicts {
    noise: u64,
}

/// The best swap of the cell at this place that does not raise the cost; ties are broken at random.
fn best(walk: &mut Walk, place: usize) -> Option<Swap> {
    let mut best = None;
    let (mut least, mut n_best) = (0, 0);
    for swap in walk.plan.swaps_of(place) {
        walk.counters.generated += 1;
        let rise = walk.filling.rise(swap);
        if rise > least {
            continue;
        }
        n_best = if rise < least { 1 } else { n_best + 1 };
        least = rise;
        if walk.random.below(n_best) == 0 {
            best = Some(swap);
        }
    }
    best
}

impl Rule for MinConflicts {
    fn step(&mut self, walk: &mut Walk) -> Event {
        let Some(place) = walk.any_mistake() else {
            return Event::new(Happened::GaveUp, 3);
        };
        walk.counters.expanded += 1;
        let swap = if (walk.random.below(1000) as u64) < self.noise {
            walk.counters.generated += 1;
            Some(walk.plan.any_swap_of(place, &mut walk.random))
        } else {
            best(walk, place)
        };
        match swap {
            Some(swap) => walk.make(swap, [4, 5]),
            None => Event::new(Happened::Conflict, 6).at(Some(walk.plan.open()[place])),
        }
    }
}
