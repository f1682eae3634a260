//! Searches over whole boards: breadth-first, depth-first, iterative deepening.
//!
//! The rule of all three: expand the first empty cell, row by row, with each digit that its row, column and box do
//! not hold. All solutions lie at the same depth, so breadth-first sees all boards above before the first of them,
//! and must hold the widest level; depth-first holds a few dozen boards. Iterative deepening (R. Korf 1985)
//! repeats depth-first with a deeper horizon each time, which gains nothing here: nothing is found before the last
//! round.

use super::super::search::{Expansion, Found, Order, Problem, Search};
use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Edge, Event, Family, Goal, Happened, Kind, Literal,
    OptionRow, Options, Run, Snapshot, State, Waiting, dead_ends_of,
};
use nonet::board::{Cell, Digit, DigitSet, Geometry, Puzzle};
use std::sync::Arc;

const NODE: &str = "whole-board";

/// Level by level.
pub(super) const BREADTH_FIRST: Algorithm = Algorithm {
    slug: "breadth-first",
    counts: &[
        "expanded",
        "frontier",
        "depth",
        "memory_max",
        "generated",
        "frontier_max",
        "solutions",
        "memory",
    ],
    family: Family::StateSpace,
    node: NODE,
    source: "E. Moore, The Shortest Path Through a Maze, 1959",
    options: &[],
    pseudo_code: &[
        "queue-is-the-puzzle",
        "take-from-the-queue",
        "board-is-full",
        "its-first-empty-cell",
        "each-digit-that-fits-the-cell",
        "    copies-to-the-queue",
    ],
    proves: true,
    goal: Goal::First,
    start: |puzzle, _, _| {
        let search = Search::new(Boards::new(puzzle, false), Order::FirstIn);
        Ok(Box::new(StateSpace::new(puzzle, search, None)))
    },
};

/// The last board first.
pub(super) const DEPTH_FIRST: Algorithm = Algorithm {
    slug: "depth-first",
    counts: &[
        "expanded",
        "frontier",
        "depth",
        "backtracks",
        "generated",
        "frontier_max",
        "solutions",
        "memory",
        "memory_max",
    ],
    source: "R. Tarjan, Depth-First Search and Linear Graph Algorithms, 1972",
    options: &[ORDER],
    pseudo_code: &[
        "stack-is-the-puzzle",
        "take-from-the-stack",
        "board-is-full",
        "its-first-empty-cell",
        "each-digit-that-fits-the-cell",
        "    copies-to-the-stack",
    ],
    start: |puzzle, options, _| {
        let search = Search::new(Boards::new(puzzle, is_falling(options)), Order::LastIn);
        Ok(Box::new(StateSpace::new(puzzle, search, None)))
    },
    ..BREADTH_FIRST
};

/// Depth-first, a little deeper each time.
pub(super) const ITERATIVE_DEEPENING: Algorithm = Algorithm {
    slug: "iterative-deepening",
    counts: &[
        "expanded",
        "depth",
        "backtracks",
        "restarts",
        "generated",
        "frontier",
        "frontier_max",
        "solutions",
        "memory",
        "memory_max",
    ],
    source: "R. Korf, Depth-First Iterative-Deepening, 1985",
    options: &[
        ORDER,
        OptionRow {
            name: "increment",
            help: "step-of-the-horizon",
            kind: Kind::Number {
                least: 1,
                most: 625,
                usual: 1,
                decimals: 0,
            },
        },
    ],
    pseudo_code: &[
        "stack-is-the-puzzle",
        "take-from-the-stack-to-the-end",
        "board-is-full",
        "at-the-horizon",
        "each-digit-that-fits-the-cell",
        "    copies-to-the-stack",
        "move-the-horizon",
    ],
    start: |puzzle, options, _| {
        let search = Search::new(Boards::new(puzzle, is_falling(options)), Order::LastIn);
        let farther = options.number("increment") as u32;
        let run = StateSpace::new(puzzle, search.up_to(farther), Some(farther));
        Ok(Box::new(run))
    },
    ..BREADTH_FIRST
};

const ORDER: OptionRow = OptionRow {
    name: "order",
    help: "digit-order",
    kind: Kind::Choice(&["1-9", "9-1"]),
};

fn is_falling(options: &Options) -> bool {
    options.choice("order") == "9-1"
}

/// Boards as states. They are bytes, 0 for an empty cell, because millions of them are held.
#[derive(Clone, Debug)]
struct Boards {
    geometry: Arc<Geometry>,
    root: Vec<u8>,
    is_falling: bool,
    /// The cell branched on last.
    cell: Option<Cell>,
}

impl Boards {
    fn new(puzzle: &Puzzle, is_falling: bool) -> Self {
        let value = |digit: &Option<Digit>| digit.map_or(0, Digit::get);
        Self {
            geometry: Arc::clone(puzzle.geometry()),
            root: puzzle.digits().iter().map(value).collect(),
            is_falling,
            cell: None,
        }
    }

    fn fitting(&self, board: &[u8], cell: Cell) -> DigitSet {
        let peers = self.geometry.peers(cell).iter();
        let held: DigitSet = peers
            .filter_map(|peer| Digit::new(board[peer.index()]))
            .collect();
        DigitSet::full(self.geometry.side()).minus(held)
    }

    fn puzzle(&self, board: &[u8]) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(&self.geometry));
        for (cell, &value) in self.geometry.cells().zip(board) {
            puzzle.put(cell, Digit::new(value));
        }
        puzzle
    }
}

fn first_empty(board: &[u8]) -> Option<usize> {
    board.iter().position(|&value| value == 0)
}

impl Problem for Boards {
    type State = Vec<u8>;

    fn root(&self) -> Option<Vec<u8>> {
        Some(self.root.clone())
    }

    fn is_solution(&self, board: &Vec<u8>) -> bool {
        first_empty(board).is_none()
    }

    fn value(&mut self, _: &Vec<u8>, _: u32) -> i64 {
        0
    }

    fn expand(&mut self, board: &Vec<u8>, _: u64, successors: &mut Vec<Vec<u8>>) -> Expansion {
        let Some(index) = first_empty(board) else {
            return Expansion::default();
        };
        let cell = Cell::new(index);
        self.cell = Some(cell);
        for digit in self.fitting(board, cell).iter() {
            let mut successor = board.clone();
            successor[index] = digit.get();
            successors.push(successor);
        }
        if self.is_falling {
            successors.reverse();
        }
        Expansion::default()
    }

    fn size(&self) -> usize {
        self.root.len()
    }

    fn pack(&self, board: &Vec<u8>, bytes: &mut [u8]) {
        bytes.copy_from_slice(board);
    }

    fn unpack(&self, bytes: &[u8]) -> Vec<u8> {
        bytes.to_vec()
    }
}

/// One of the three searches in progress.
#[derive(Clone, Debug)]
struct StateSpace {
    givens: Puzzle,
    search: Search<Boards>,
    /// By how much the horizon moves, if there is one.
    farther: Option<u32>,
}

impl StateSpace {
    fn new(puzzle: &Puzzle, search: Search<Boards>, farther: Option<u32>) -> Self {
        Self {
            givens: puzzle.clone(),
            search,
            farther,
        }
    }

    /// The cell filled last: the one before the first empty cell.
    fn touched(&self) -> Option<Cell> {
        let board = self.search.state()?;
        let end = first_empty(board).unwrap_or(board.len());
        let mut filled = (0..end).rev().map(Cell::new);
        filled.find(|&cell| self.givens.get(cell).is_none())
    }

    /// The digit placed there.
    fn decision(&self) -> Option<Literal> {
        let cell = self.touched()?;
        let value = self.search.state()?.get(cell.index())?;
        Some(Literal::right((cell, Digit::new(*value)?)))
    }
}

impl Run for StateSpace {
    fn step(&mut self) -> Event {
        let (happened, line) = match self.search.step() {
            Found::Node => (Happened::Expanded, 5),
            Found::DeadEnd => (Happened::Conflict, 4),
            Found::Horizon => (Happened::Horizon, 3),
            Found::Solution => (Happened::Solution, 2),
            Found::Full => (Happened::OutOfMemory, 5),
            Found::Nothing => match self.farther {
                Some(farther) if self.search.restart(farther) => (Happened::Restart, 6),
                _ => (Happened::Exhausted, 1),
            },
        };
        let event = Event::new(happened, line);
        if matches!(event.happened, Happened::Restart | Happened::Exhausted) {
            return event;
        }
        let is_expanded = matches!(happened, Happened::Expanded | Happened::Conflict);
        let cell = self.search.problem.cell.filter(|_| is_expanded);
        let edge: Edge = self.search.edge();
        event.at(cell).on(edge).by(self.decision())
    }

    fn counters(&self) -> &Counters {
        &self.search.counters
    }

    fn board(&self) -> Snapshot {
        let board = self.search.state().map_or(&[][..], Vec::as_slice);
        Snapshot {
            touched: self.touched().into_iter().collect(),
            ..Snapshot::of(self.search.problem.puzzle(board))
        }
    }

    fn detail(&self) -> Detail {
        Detail::Frontier {
            levels: self.search.levels().to_vec(),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        dead_ends_of(&self.board())
    }

    fn waiting(&self, most: usize) -> Option<Waiting> {
        let digits = |board: &[u8]| board.iter().map(|&value| Digit::new(value)).collect();
        let (discipline, next) = self.search.next(most, |depth, value, board| State {
            depth,
            value,
            digits: digits(board),
        });
        Some(Waiting {
            discipline,
            is_in_tenths: false,
            next,
        })
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
