//! Sudoku as graph colouring, by saturation.
//!
//! Cells are vertices, cells that share a house are joined by an edge, digits are colours, givens are coloured
//! beforehand: 81 vertices and 810 edges on the ordinary board. DSATUR colours the vertex whose neighbours have
//! the most colours, in a tie the one with the most uncoloured neighbours, of these the first. With backtracking
//! it is exact; without, it is the heuristic behind timetables, which takes the lowest colour that fits and gives
//! up when none does.

use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Event, Family, Goal, Happened, Refusal, Run, Snapshot,
};
use super::backtracking::{Backtracking, Pick};
use super::domains::Look;
use super::orders::{DIGIT_ORDER, HEURISTIC, Orders};
use nonet::board::{Cell, DigitSet, Geometry, Puzzle};

/// With backtracking: exact.
pub(super) const DSATUR: Algorithm = Algorithm {
    slug: "dsatur",
    counts: &[
        "expanded",
        "contradictions",
        "depth",
        "backtracks",
        "generated",
        "propagations",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::GraphColouring,
    node: "graph",
    source: "D. Brélaz, New Methods to Color the Vertices of a Graph, 1979",
    options: &[HEURISTIC, DIGIT_ORDER],
    pseudo_code: &[
        "every-vertex-is-coloured",
        "most-constrained-vertex",
        "each-free-colour",
        "    colour-the-vertex",
        "vertex-sees-every-colour",
        "take-the-colour-back",
        "no-further-colouring",
    ],
    proves: true,
    goal: Goal::First,
    start: |puzzle, options, seed| begin(puzzle, Orders::new(options, seed), End::Everything),
};

/// Without: a heuristic.
pub(super) const GREEDY: Algorithm = Algorithm {
    slug: "dsatur-greedy",
    counts: &[
        "expanded",
        "contradictions",
        "depth",
        "propagations",
        "generated",
        "solutions",
        "memory",
        "memory_max",
    ],
    pseudo_code: &[
        "every-vertex-is-coloured",
        "most-constrained-vertex",
        "least-free-colour",
        "colour-the-vertex",
        "no-colour-is-left",
    ],
    proves: false,
    start: |puzzle, options, seed| begin(puzzle, Orders::new(options, seed), End::DeadEnd),
    ..DSATUR
};

/// When the search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// When everything has been tried.
    Everything,
    /// At the first vertex without a colour, or after the first solution.
    DeadEnd,
}

fn begin(puzzle: &Puzzle, orders: Orders, end: End) -> Result<Box<dyn Run>, Refusal> {
    Ok(Box::new(Colouring {
        search: Backtracking::new(puzzle, Look::Ahead, Pick::Saturated).ordered(orders),
        end,
        is_over: false,
    }))
}

/// The line of the heuristic at which it gives up.
const GIVE_UP: u8 = 4;

/// Backtracking over the vertices; a used colour is removed from the domains of the neighbours.
#[derive(Clone, Debug)]
struct Colouring {
    search: Backtracking,
    end: End,
    is_over: bool,
}

impl Run for Colouring {
    fn step(&mut self) -> Event {
        if self.is_over {
            return Event::new(Happened::GaveUp, GIVE_UP);
        }
        let event = self.search.step();
        if self.end == End::Everything {
            return event;
        }
        self.is_over = !matches!(event.happened, Happened::Expanded);
        match event.happened {
            Happened::Expanded | Happened::Solution => event,
            _ => Event {
                happened: Happened::GaveUp,
                line: GIVE_UP,
                ..event
            },
        }
    }

    fn counters(&self) -> &Counters {
        self.search.counters()
    }

    fn board(&self) -> Snapshot {
        self.search.board()
    }

    fn detail(&self) -> Detail {
        let digits = self.search.board().digits;
        let geometry = digits.geometry();
        let vertex = |cell: Cell| (digits.get(cell), saturation(&digits, cell));
        Detail::Saturation {
            edges: n_edges(geometry),
            vertices: geometry.cells().map(vertex).collect(),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        self.search.dead_ends()
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}

/// How many colours the neighbours of a vertex have.
fn saturation(digits: &Puzzle, cell: Cell) -> u8 {
    let peers = digits.geometry().peers(cell).iter();
    let colours: DigitSet = peers.filter_map(|&peer| digits.get(peer)).collect();
    colours.len() as u8
}

/// How many pairs of cells share a house.
fn n_edges(geometry: &Geometry) -> u64 {
    let degrees = geometry.cells().map(|cell| geometry.peers(cell).len());
    degrees.sum::<usize>() as u64 / 2
}
