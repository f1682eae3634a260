//! Simulated annealing: a random swap is made if it does not raise the cost, and with a certain probability if it
//! does; the higher the temperature, the greater the rise allowed (S. Kirkpatrick, C. Gelatt and M. Vecchi,
//! Optimization by Simulated Annealing, 1983).
//!
//! The schedule in the papers on Sudoku, cooling down once, freezes with a mistake or two. A constant temperature
//! between freezing and boiling succeeds, so that is the default.

use super::super::moves::{Metropolis, Rule, Swap, Walk, Walker};
use super::super::{
    Algorithm, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options, Refusal, Run,
};
use super::choices::{FILL, FIX_SINGLES, plan};
use nonet::board::Puzzle;

/// Random swaps at a temperature.
pub(super) const ANNEALING: Algorithm = Algorithm {
    slug: "simulated-annealing",
    counts: &[
        "cost",
        "best_cost",
        "expanded",
        "solutions",
        "generated",
        "memory",
        "memory_max",
    ],
    family: Family::LocalSearch,
    node: "move",
    source: "R. Lewis, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 2007",
    options: &[
        FILL,
        FIX_SINGLES,
        OptionRow {
            name: "choose",
            help: "first-cell-of-a-swap",
            kind: Kind::Choice(&["mistakes", "any"]),
        },
        OptionRow {
            name: "schedule",
            help: "schedule",
            kind: Kind::Choice(&["constant", "cooling"]),
        },
        OptionRow {
            name: "temperature",
            help: "temperature",
            kind: hundredths(45),
        },
        OptionRow {
            name: "start",
            help: "start-temperature",
            kind: hundredths(100),
        },
        OptionRow {
            name: "factor",
            help: "cooling-factor",
            kind: Kind::Number {
                least: 1,
                most: 999,
                usual: 990,
                decimals: 3,
            },
        },
    ],
    pseudo_code: &[
        "fill-houses",
        "no-line-lacks-a-digit",
        "cooled-in-vain",
        "choose-two-cells",
        "    swap-or-not",
        "    best-board-so-far",
        "    not-swapped",
    ],
    proves: false,
    goal: Goal::First,
    start: begin,
};

/// A temperature.
const fn hundredths(usual: u64) -> Kind {
    Kind::Number {
        least: 1,
        most: 1000,
        usual,
        decimals: 2,
    }
}

/// A step ends when a swap is made, or after this many tries.
const TRIES: u64 = 100;

/// Over how many tries the share of swaps made is measured.
const REPORT: u64 = 1000;

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let plan = plan(puzzle, options)?;
    let cooling = cooling(options, plan.open().len() as u64);
    let usual = options.number("temperature") as f64 / 100.0;
    let start = cooling.as_ref().map_or(usual, |cooling| cooling.start);
    let rule = Annealing {
        cooling,
        mistakes_only: options.choice("choose") == "mistakes",
        temperature: start,
        metropolis: Metropolis::at(start),
        tries: 0,
        report: (0, 0),
        accepted: (0, 0),
    };
    Ok(Box::new(Walker::new(plan, rule, 0, seed)))
}

/// How a temperature falls.
#[derive(Clone, Debug)]
struct Cooling {
    start: f64,
    end: f64,
    factor: f64,
    /// How many tries are made at each temperature.
    chain: u64,
}

fn cooling(options: &Options, n_open: u64) -> Option<Cooling> {
    let hundredths = |name| options.number(name) as f64 / 100.0;
    (options.choice("schedule") == "cooling").then(|| Cooling {
        start: hundredths("start"),
        end: hundredths("temperature"),
        factor: options.number("factor") as f64 / 1000.0,
        chain: n_open * n_open,
    })
}

/// The temperature, and the swaps accepted at it.
#[derive(Clone, Debug)]
struct Annealing {
    cooling: Option<Cooling>,
    mistakes_only: bool,
    temperature: f64,
    metropolis: Metropolis,
    /// Tries at this temperature.
    tries: u64,
    /// Tries and swaps made: in the last full report, and since then.
    report: (u64, u64),
    accepted: (u64, u64),
}

impl Annealing {
    fn set_temperature(&mut self, temperature: f64) {
        self.temperature = temperature;
        self.metropolis = Metropolis::at(temperature);
    }

    /// Counts a try.
    fn note(&mut self, is_accepted: bool) {
        self.tries += 1;
        self.accepted.0 += 1;
        self.accepted.1 += u64::from(is_accepted);
        if self.accepted.0 == REPORT {
            self.report = std::mem::take(&mut self.accepted);
        }
    }

    /// Cools down at the end of a chain; is it frozen then?
    fn cool(&mut self) -> bool {
        let Some(cooling) = &self.cooling else {
            return false;
        };
        if self.tries < cooling.chain {
            return false;
        }
        let colder = self.temperature * cooling.factor;
        let is_frozen = colder < cooling.end;
        let next = if is_frozen { cooling.start } else { colder };
        self.set_temperature(next);
        self.tries = 0;
        is_frozen
    }

    fn propose(&self, walk: &mut Walk) -> Option<Swap> {
        let place = if self.mistakes_only {
            walk.any_mistake()?
        } else {
            walk.random.below(walk.plan.open().len())
        };
        Some(walk.plan.any_swap_of(place, &mut walk.random))
    }
}

impl Rule for Annealing {
    fn step(&mut self, walk: &mut Walk) -> Event {
        for _ in 0..TRIES {
            if self.cool() {
                return walk.restart(2);
            }
            let Some(swap) = self.propose(walk) else {
                return Event::new(Happened::GaveUp, 3);
            };
            walk.counters.expanded += 1;
            walk.counters.generated += 1;
            let rise = walk.filling.rise(swap);
            let is_accepted = self.metropolis.accepts(rise, &mut walk.random);
            self.note(is_accepted);
            if is_accepted {
                return walk.make(swap, [4, 5]);
            }
        }
        Event::new(Happened::Conflict, 6)
    }

    fn detail(&self, _: &Walk) -> Detail {
        Detail::Temperature {
            temperature: (self.temperature * 1000.0) as u64,
            accepted: self.report,
        }
    }
}
