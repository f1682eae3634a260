//! Exhaustive counting and enumeration: backtracking that continues after every solution until nothing is left.
//!
//! It finds how many solutions there are and, on request, the solutions themselves. An empty 4x4 board has 288; an
//! empty 9x9 board has far too many to count this way: then a limit ends the run, and the count so far is a lower
//! bound.

use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options,
    Refusal, Run, Snapshot,
};
use super::backtracking::Backtracking;
use super::choices::Choice;
use super::domains::{Look, Rules};
use super::orders::{DIGIT_ORDER, HEURISTIC, Orders};
use nonet::board::Puzzle;

/// All solutions.
pub(super) const COUNT: Algorithm = Algorithm {
    slug: "exhaustive-count",
    counts: &[
        "solutions",
        "expanded",
        "depth",
        "backtracks",
        "generated",
        "contradictions",
        "propagations",
        "memory",
        "memory_max",
    ],
    family: Family::Backtracking,
    node: "board-in-part",
    source: "B. Felgenhauer, F. Jarvis, Enumerating Possible Sudoku Grids, 2005",
    options: &[
        OptionRow {
            name: "look",
            help: "look-ahead",
            kind: Kind::Choice(&["everywhere", "ahead", "nowhere"]),
        },
        OptionRow {
            name: "branch",
            help: "smallest-domain-or-first",
            kind: Kind::Choice(&["smallest", "first"]),
        },
        HEURISTIC,
        DIGIT_ORDER,
        OptionRow {
            name: "keep",
            help: "solutions-kept",
            kind: Kind::Number {
                least: 0,
                most: 10_000,
                usual: 0,
                decimals: 0,
            },
        },
    ],
    pseudo_code: &[
        "every-cell-is-filled-count",
        "smallest-open-cell",
        "each-digit-of-the-domain",
        "    place-and-what-follows",
        "a-domain-is-empty",
        "take-back-and-restore",
        "these-are-all",
    ],
    proves: true,
    goal: Goal::All,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    let look = match options.choice("look") {
        "ahead" => Look::Ahead,
        "nowhere" => Look::Nowhere,
        _ => Look::Everywhere(Rules {
            hidden_singles: true,
            ..Rules::default()
        }),
    };
    let choice = match options.choice("branch") {
        "first" => Choice::First,
        _ => Choice::Smallest,
    };
    let search = Backtracking::new(puzzle, look, choice).ordered(Orders::new(options, seed));
    Ok(Box::new(Exhaustive {
        counters: *search.counters(),
        kept: Vec::new(),
        keep: options.number("keep"),
        search,
    }))
}

/// The search, and the first of its solutions.
#[derive(Clone, Debug)]
struct Exhaustive {
    search: Backtracking,
    counters: Counters,
    kept: Vec<Puzzle>,
    keep: u64,
}

impl Run for Exhaustive {
    fn step(&mut self) -> Event {
        let event = self.search.step();
        if event.happened == Happened::Solution && (self.kept.len() as u64) < self.keep {
            self.kept.push(self.search.board().digits);
        }
        self.counters = *self.search.counters();
        let n_cells = self.kept.first().map_or(0, |one| one.digits().len());
        let kept = (self.kept.len() * n_cells) as u64;
        self.counters.memory += kept;
        self.counters.memory_max += kept;
        event
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        self.search.board()
    }

    fn detail(&self) -> Detail {
        self.search.detail()
    }

    fn kept(&self) -> &[Puzzle] {
        &self.kept
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        self.search.dead_ends()
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
