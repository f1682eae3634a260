//! Techniques as far as they go, then backtracking to the solution, as one run.
//!
//! A thesis on solving calls for this: seven techniques in order, then trying digits. The search is limited to the
//! candidates that the techniques left, so none of their work is lost.

use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Edge, Event, Happened, Kind, OptionRow, Options, Refusal,
    Run, Snapshot,
};
use super::backtracking::Backtracking;
use super::choices::{BRANCH, Choice, choice};
use super::human_logic::{HumanLogic, TECHNIQUES};
use super::orders::{DIGIT_ORDER, HEURISTIC, Orders};
use super::scan::SCAN;
use nonet::board::Puzzle;

/// How many lines come before those of the search.
const N_LINES: u8 = 4;

/// The line at which the search begins.
const SEARCH: u8 = 3;

/// The thesis' seven techniques, then backtracking.
pub(super) const LOGIC: Algorithm = Algorithm {
    slug: "logic-then-search",
    counts: &[
        "expanded",
        "propagations",
        "depth",
        "backtracks",
        "generated",
        "contradictions",
        "solutions",
        "memory",
        "memory_max",
    ],
    source: "B. Hobiger, HoDoKu, https://hodoku.sourceforge.net/en/techniques.php; R. Haralick, G. Elliott, Increasing Tree Search Efficiency, 1980",
    options: &[
        OptionRow {
            name: "techniques",
            help: TECHNIQUES,
            kind: Kind::Choice(&["thesis", "singles", "subsets", "all"]),
        },
        BRANCH,
        HEURISTIC,
        DIGIT_ORDER,
    ],
    pseudo_code: &[
        "logic-contradicts",
        "each-technique-of-the-list",
        "    apply-and-go-on-from-the-list",
        "none-finds-search",
        "every-cell-is-filled",
        "first-or-smallest-empty-cell",
        "each-digit-of-the-domain",
        "    place-and-look-ahead",
        "a-domain-is-empty",
        "take-back-and-restore",
        "nothing-to-take-back",
    ],
    start: begin,
    ..SCAN
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    Ok(Box::new(LogicThenSearch {
        stage: Stage::Logic(Box::new(HumanLogic::new(puzzle, options, None))),
        choice: choice(options),
        orders: Orders::new(options, seed),
        counters: Counters::default(),
        removed: 0,
    }))
}

/// The stage of a run.
#[derive(Clone, Debug)]
enum Stage {
    Logic(Box<HumanLogic>),
    Search(Box<Backtracking>),
}

/// A run.
#[derive(Clone, Debug)]
struct LogicThenSearch {
    stage: Stage,
    choice: Choice,
    /// Custom orders, for the search.
    orders: Orders,
    counters: Counters,
    /// Candidates that the techniques removed or settled.
    removed: u64,
}

impl LogicThenSearch {
    /// The search, on the board that the techniques left.
    fn begin_search(&mut self, logic: &HumanLogic) {
        let grid = logic.grid();
        let left: Vec<_> = grid
            .geometry()
            .cells()
            .map(|cell| grid.candidates(cell))
            .collect();
        let search = Backtracking::within(&grid.to_puzzle(), &left, self.choice);
        let search = search.ordered(self.orders.clone());
        self.stage = Stage::Search(Box::new(search));
    }

    /// Counts a step: for logic the values removed; nodes are only the search's.
    fn count(&mut self) {
        match &self.stage {
            Stage::Logic(logic) => {
                let counters = logic.counters();
                self.removed = counters.propagations;
                self.counters.propagations = self.removed;
                self.counters.solutions = counters.solutions;
            }
            Stage::Search(search) => {
                self.counters = *search.counters();
                self.counters.propagations += self.removed;
            }
        }
    }

    fn advance(&mut self) -> Event {
        match &mut self.stage {
            Stage::Search(search) => {
                let event = search.step();
                Event {
                    line: event.line + N_LINES,
                    ..event
                }
            }
            Stage::Logic(logic) => {
                let event = logic.step();
                if event.happened != Happened::GaveUp {
                    let told = Event {
                        line: line_of(event.happened),
                        ..event
                    };
                    // The only board of its tree.
                    let (parent, node) = (0, 1);
                    let is_solved = event.happened == Happened::Solution;
                    return if is_solved {
                        told.on(Edge { parent, node })
                    } else {
                        told
                    };
                }
                let logic = logic.clone();
                self.begin_search(&logic);
                Event::new(Happened::Deduced, SEARCH)
            }
        }
    }
}

/// The line for this event of the logic.
fn line_of(happened: Happened) -> u8 {
    match happened {
        Happened::Solution => N_LINES,
        Happened::Exhausted => 0,
        _ => 2,
    }
}

impl Run for LogicThenSearch {
    fn step(&mut self) -> Event {
        let event = self.advance();
        self.count();
        event
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        match &self.stage {
            Stage::Logic(logic) => logic.board(),
            Stage::Search(search) => search.board(),
        }
    }

    fn detail(&self) -> Detail {
        match &self.stage {
            Stage::Logic(logic) => logic.detail(),
            Stage::Search(search) => search.detail(),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        match &self.stage {
            Stage::Logic(logic) => logic.dead_ends(),
            Stage::Search(search) => search.dead_ends(),
        }
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
