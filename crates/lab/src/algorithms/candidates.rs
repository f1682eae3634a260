//! Searches over boards of candidate sets: what each cell may still hold.
//!
//! Placing a digit takes it from the cells that it sees; a cell with one digit left is filled in turn, and so on
//! until nothing follows. Pairs, triples, quads and hidden singles deduce more, on request. A board on which a set
//! is empty is dropped immediately, so far fewer boards wait than in a search over digits alone (S. Russell and P.
//! Norvig, Artificial Intelligence, chapters 3 and 6; P. Norvig, Solving Every Sudoku Puzzle).

use super::super::emptied;
use super::super::search::{Collapse, Expansion, Found, Order, Problem, Search};
use super::super::why::{Measured, Why, smallest};
use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Event, Family, Goal, Happened, Kind, OptionRow, Options,
    Refusal, Run, Snapshot, State, Waiting, dead_ends_of,
};
use super::choices::{BRANCH, Choice, HIDDEN_SINGLES, PAIRS, QUADS, TRIPLES, choice, rules};
use super::domains::{Domains, Look};
use super::orders::{COST, DIGIT_ORDER, HEURISTIC, Orders};
use nonet::board::{Cell, DigitSet, Puzzle};

const PSEUDO_CODE: &[&str] = &[
    "frontier-is-the-puzzle",
    "take-from-the-frontier",
    "each-cell-has-one-digit",
    "cell-with-several-digits",
    "each-digit-of-its-set",
    "one-successor-is-left",
    "put-the-successors",
];

/// Level by level.
pub(super) const BREADTH_FIRST: Algorithm = Algorithm {
    slug: "candidate-breadth-first",
    counts: &[
        "expanded",
        "frontier",
        "contradictions",
        "depth",
        "generated",
        "collapsed",
        "frontier_max",
        "propagations",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::CandidateSets,
    node: "candidate-sets",
    source: "S. Russell, P. Norvig, Artificial Intelligence, chapters 3 and 6",
    options: &[
        BRANCH,
        HEURISTIC,
        DIGIT_ORDER,
        COLLAPSE,
        COLLAPSE_RULE,
        PAIRS,
        TRIPLES,
        QUADS,
        HIDDEN_SINGLES,
    ],
    pseudo_code: PSEUDO_CODE,
    proves: true,
    goal: Goal::First,
    start: |puzzle, options, seed| begin(puzzle, options, seed, NOTHING),
};

/// The board with the fewest open cells first.
pub(super) const BEST_FIRST: Algorithm = Algorithm {
    slug: "candidate-best-first",
    options: &[
        BRANCH,
        HEURISTIC,
        DIGIT_ORDER,
        COST,
        COLLAPSE,
        COLLAPSE_RULE,
        PAIRS,
        TRIPLES,
        QUADS,
        HIDDEN_SINGLES,
    ],
    start: |puzzle, options, seed| begin(puzzle, options, seed, OPEN_CELLS),
    ..BREADTH_FIRST
};

/// The decisions made plus an estimate of the rest.
pub(super) const A_STAR: Algorithm = Algorithm {
    slug: "candidate-a-star",
    source: "P. Hart, N. Nilsson, B. Raphael, A Formal Basis for the Heuristic Determination of Minimum Cost Paths, 1968",
    options: &[
        BRANCH,
        HEURISTIC,
        DIGIT_ORDER,
        COST,
        COLLAPSE,
        COLLAPSE_RULE,
        PAIRS,
        TRIPLES,
        QUADS,
        HIDDEN_SINGLES,
        OptionRow {
            name: "estimate",
            help: "estimate",
            kind: Kind::Choice(&["open-cells", "digits"]),
        },
        OptionRow {
            name: "weight",
            help: "weight",
            kind: Kind::Number {
                least: 0,
                most: 1000,
                usual: 10,
                decimals: 1,
            },
        },
    ],
    start: |puzzle, options, seed| begin(puzzle, options, seed, Some(a_star(options))),
    ..BREADTH_FIRST
};

const COLLAPSE: OptionRow = OptionRow {
    name: "collapse",
    help: "collapse",
    kind: Kind::Flag,
};

/// The coursework collapses states where successors are made, "if it is no solution yet".
const COLLAPSE_RULE: OptionRow = OptionRow {
    name: "collapse-rule",
    help: "collapse-rule",
    kind: Kind::Choice(&["to-solutions", "coursework"]),
};

/// The rule that [`COLLAPSE`] and [`COLLAPSE_RULE`] choose.
fn collapse(options: &Options) -> Collapse {
    match (options.choice("collapse-rule"), options.flag("collapse")) {
        ("coursework", _) => Collapse::Unsolved,
        (_, true) => Collapse::Always,
        (_, false) => Collapse::Never,
    }
}

fn begin(
    puzzle: &Puzzle,
    options: &Options,
    seed: u64,
    weights: Option<Weights>,
) -> Result<Box<dyn Run>, Refusal> {
    let (board, is_consistent) = Domains::new(puzzle, Look::Everywhere(rules(options)));
    let propagations = board.removed();
    let problem = Candidates {
        root: is_consistent.then(|| board.sets().to_vec()),
        choice: choice(options),
        board,
        weights,
        orders: Orders::new(options, seed),
        cell: None,
        why: None,
    };
    let order = match weights {
        Some(_) => Order::Smallest,
        None => Order::FirstIn,
    };
    let mut search = Search::new(problem, order).collapsing(collapse(options));
    search.counters.propagations = propagations;
    Ok(Box::new(CandidateSets { search }))
}

/// The weights in the value of a board.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// A decision made.
    decisions: i64,
    /// A cell with several digits.
    open_cells: i64,
    /// Each digit in a cell beyond the first.
    digits: i64,
}

impl Weights {
    fn value(self, sets: &[DigitSet], depth: u32) -> i64 {
        let open_cells = sets.iter().filter(|set| set.len() > 1).count() as i64;
        let digits = sets.iter().map(|set| set.len() as i64 - 1).sum::<i64>();
        self.decisions * i64::from(depth) + self.open_cells * open_cells + self.digits * digits
    }
}

/// The order is not by value.
const NOTHING: Option<Weights> = None;

/// Best-first.
const OPEN_CELLS: Option<Weights> = Some(Weights {
    decisions: 0,
    open_cells: 1,
    digits: 0,
});

/// Decisions and the weighted estimate, in tenths.
fn a_star(options: &Options) -> Weights {
    let weight = options.number("weight") as i64;
    let counts_digits = options.choice("estimate") == "digits";
    let (open_cells, digits) = if counts_digits {
        (0, weight)
    } else {
        (weight, 0)
    };
    Weights {
        decisions: 10,
        open_cells,
        digits,
    }
}

/// Boards of candidate sets as states.
#[derive(Clone, Debug)]
struct Candidates {
    root: Option<Vec<DigitSet>>,
    choice: Choice,
    /// How states are compared, if at all.
    weights: Option<Weights>,
    /// Custom orders, which override the rules.
    orders: Orders,
    /// The board on which successors are made.
    board: Domains,
    /// The cell branched on last.
    cell: Option<Cell>,
    /// Why that cell was chosen.
    why: Option<Why>,
}

impl Candidates {
    /// The cell to branch on, on the loaded board.
    fn next_cell(&mut self, depth: u64) -> Option<(Cell, DigitSet, Option<Why>)> {
        if self.orders.has_cells() {
            let (cell, set, why) = self.orders.cell(&self.board, depth)?;
            return Some((cell, set, Some(why)));
        }
        let mut open = self.board.open();
        match self.choice {
            Choice::First => open.next().map(|(cell, set)| (cell, set, None)),
            Choice::Smallest => {
                let size = |(_, set): &(Cell, DigitSet)| set.len() as i64;
                let ((cell, set), why) = smallest(Measured::Candidates, open, size)?;
                Some((cell, set, Some(why)))
            }
        }
    }
}

impl Candidates {
    /// The kind of value that states have.
    fn measured(&self) -> Measured {
        match self.weights {
            _ if self.orders.has_cost() => Measured::Formula,
            Some(weights) if weights.decisions > 0 => Measured::Tenths,
            _ => Measured::Cost,
        }
    }

    /// For each digit of the cell branched on last, the contradiction to which it leads, if any.
    fn refuted(&self, sets: &[DigitSet]) -> Vec<DeadEnd> {
        let Some(cell) = self.cell else {
            return Vec::new();
        };
        let mut board = self.board.clone();
        board.load(sets);
        let digits = sets.get(cell.index()).copied().unwrap_or_default();
        let tried = digits.iter().filter_map(|digit| {
            let is_refuted = !board.place(cell, digit);
            let dead_end = is_refuted.then(|| DeadEnd {
                tried: Some((cell, digit)),
                emptied: emptied(&board.snapshot()),
            });
            board.undo(0);
            dead_end
        });
        tried.collect()
    }
}

impl Problem for Candidates {
    type State = Vec<DigitSet>;

    fn root(&self) -> Option<Vec<DigitSet>> {
        self.root.clone()
    }

    fn is_solution(&self, sets: &Vec<DigitSet>) -> bool {
        sets.iter().all(|set| set.len() == 1)
    }

    fn value(&mut self, sets: &Vec<DigitSet>, depth: u32) -> i64 {
        let Some(weights) = self.weights else {
            return 0;
        };
        let own = self.orders.cost(self.board.geometry(), sets, depth);
        own.unwrap_or_else(|| weights.value(sets, depth))
    }

    fn expand(
        &mut self,
        sets: &Vec<DigitSet>,
        depth: u64,
        successors: &mut Vec<Vec<DigitSet>>,
    ) -> Expansion {
        let mut expansion = Expansion::default();
        self.board.load(sets);
        let Some((cell, digits, why)) = self.next_cell(depth) else {
            return expansion;
        };
        (self.cell, self.why) = (Some(cell), why);
        let order = self.orders.digits(&self.board, (cell, digits), depth);
        let as_they_come = digits.iter().filter(|_| order.is_empty());
        let removed = self.board.removed();
        for digit in order.iter().rev().copied().chain(as_they_come) {
            if self.board.place(cell, digit) {
                successors.push(self.board.sets().to_vec());
            } else {
                expansion.dropped += 1;
            }
            self.board.undo(0);
        }
        expansion.removed = self.board.removed() - removed;
        expansion
    }

    fn size(&self) -> usize {
        4 * self.board.sets().len()
    }

    fn pack(&self, sets: &Vec<DigitSet>, bytes: &mut [u8]) {
        for (bytes, set) in bytes.chunks_exact_mut(4).zip(sets) {
            bytes.copy_from_slice(&set.bits().to_le_bytes());
        }
    }

    fn unpack(&self, bytes: &[u8]) -> Vec<DigitSet> {
        let (words, _) = bytes.as_chunks();
        let bits = words.iter().map(|word| u32::from_le_bytes(*word));
        bits.map(DigitSet::from_bits).collect()
    }
}

/// One of the three searches in progress.
#[derive(Clone, Debug)]
struct CandidateSets {
    search: Search<Candidates>,
}

impl Run for CandidateSets {
    fn step(&mut self) -> Event {
        let (happened, line) = match self.search.step() {
            Found::Node | Found::Horizon => (Happened::Expanded, 6),
            Found::DeadEnd => (Happened::Conflict, 4),
            Found::Solution => (Happened::Solution, 2),
            Found::Full => (Happened::OutOfMemory, 6),
            Found::Nothing => return Event::new(Happened::Exhausted, 1),
        };
        let cell = self.search.problem.cell;
        let event = Event::new(happened, line).on(self.search.edge());
        // A value chooses the state; in searches that do not compare states it chooses the cell.
        let problem = &self.search.problem;
        let why = match self.search.chosen() {
            Some(why) => Some(Why {
                measured: problem.measured(),
                ..why
            }),
            None => problem.why,
        };
        let is_solution = happened == Happened::Solution;
        event
            .at(cell.filter(|_| !is_solution))
            .because(why.filter(|_| !is_solution))
    }

    fn counters(&self) -> &Counters {
        &self.search.counters
    }

    fn board(&self) -> Snapshot {
        let problem = &self.search.problem;
        let Some(sets) = self.search.state() else {
            return problem.board.snapshot();
        };
        let mut board = problem.board.clone();
        board.load(sets);
        Snapshot {
            touched: problem.cell.into_iter().collect(),
            ..board.snapshot()
        }
    }

    fn detail(&self) -> Detail {
        Detail::Frontier {
            levels: self.search.levels().to_vec(),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        match self.search.state() {
            Some(sets) => self.search.problem.refuted(sets),
            None => dead_ends_of(&self.board()),
        }
    }

    fn waiting(&self, most: usize) -> Option<Waiting> {
        let only = |set: &DigitSet| set.first().filter(|_| set.len() == 1);
        let (discipline, next) = self.search.next(most, |depth, value, sets| State {
            depth,
            value,
            digits: sets.iter().map(only).collect(),
        });
        Some(Waiting {
            discipline,
            is_in_tenths: self.search.problem.measured() == Measured::Tenths,
            next,
        })
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
