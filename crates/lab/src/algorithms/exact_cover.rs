//! Sudoku as exact cover, by dancing links.
//!
//! Cells to be filled and digits that houses need are items; a digit in a cell is an option that covers four of
//! them. A solution is a set of options that covers each item once. The search chooses an item and tries its
//! options one after the other; the matrix ([`matrix`]) removes what an option rules out and restores it in the
//! opposite order.

mod matrix;
mod shown;

use super::super::why::{Measured, Why, smallest};
use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Edge, Event, Family, Goal, Happened, Kind, Literal,
    Matrix, OptionRow, Options, Refusal, Run, Snapshot, dead_ends_of,
};
use super::choices::Choice;
use matrix::Matrix as Links;
use nonet::board::{Cell, DigitSet, Puzzle};
use shown::shown;

/// Algorithm X, with dancing links.
pub(super) const DANCING_LINKS: Algorithm = Algorithm {
    slug: "dancing-links",
    counts: &[
        "expanded",
        "depth",
        "backtracks",
        "propagations",
        "generated",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::ExactCover,
    node: "matrix",
    source: "D. E. Knuth, Dancing Links, 2000, https://arxiv.org/abs/cs/0011047",
    options: &[OptionRow {
        name: "item",
        help: "item",
        kind: Kind::Choice(&["smallest", "first"]),
    }],
    pseudo_code: &[
        "every-item-is-covered",
        "item-with-fewest-options",
        "each-option",
        "    cover-its-items",
        "item-has-no-option",
        "uncover",
        "nothing-to-take-back",
    ],
    proves: true,
    goal: Goal::First,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, _: u64) -> Result<Box<dyn Run>, Refusal> {
    let choice = match options.choice("item") {
        "first" => Choice::First,
        _ => Choice::Smallest,
    };
    Ok(Box::new(ExactCover::new(puzzle, choice)))
}

/// The search: a matrix, the decisions on it, and which of two things comes next.
#[derive(Clone, Debug)]
struct ExactCover {
    puzzle: Puzzle,
    matrix: Links,
    choice: Choice,
    stack: Vec<Decision>,
    next: Next,
    counters: Counters,
    /// How many matrices were examined.
    n_nodes: u64,
    /// The item chosen last, its options, and the one taken.
    chosen: Option<usize>,
    offered: Vec<usize>,
    taken: Option<usize>,
}

/// A decision that can be taken back.
#[derive(Clone, Debug)]
struct Decision {
    /// The selected option, as a link in the list of the chosen item.
    option: usize,
    /// The number of the matrix on which it was made.
    node: u64,
}

/// What the next step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Looks at the matrix and chooses an item.
    Choose,
    /// Takes decisions back until another option can be tried.
    Retreat,
}

/// Bytes of a decision.
const BYTES: u64 = 24;

mod line {
    pub(super) const SOLUTION: u8 = 0;
    pub(super) const SELECT: u8 = 3;
    pub(super) const DEAD_END: u8 = 4;
    pub(super) const BACK: u8 = 5;
    pub(super) const END: u8 = 6;
}

impl ExactCover {
    fn new(puzzle: &Puzzle, choice: Choice) -> Self {
        let mut matrix = Links::new(puzzle.geometry());
        for (cell, digit) in puzzle.givens() {
            matrix.select(matrix.option(cell, digit));
        }
        let mut counters = Counters {
            propagations: matrix.taken_out,
            ..Counters::default()
        };
        counters.set_memory(matrix.bytes());
        Self {
            puzzle: puzzle.clone(),
            matrix,
            choice,
            stack: Vec::new(),
            next: Next::Choose,
            counters,
            n_nodes: 0,
            chosen: None,
            offered: Vec::new(),
            taken: None,
        }
    }

    /// Examines the current matrix.
    fn look(&mut self) -> Event {
        self.n_nodes += 1;
        let edge = Edge {
            parent: self.stack.last().map_or(0, |decision| decision.node),
            node: self.n_nodes,
        };
        let above = self.stack.last();
        let above = above.map(|decision| self.matrix.candidate(decision.option));
        let decision = above.and_then(|(cell, digit)| Some(Literal::right((cell, digit?))));
        self.choose().on(edge).by(decision)
    }

    fn choose(&mut self) -> Event {
        (self.chosen, self.taken) = (None, None);
        self.offered.clear();
        let Some((item, why)) = self.next_item() else {
            self.counters.solutions += 1;
            self.next = Next::Retreat;
            return Event::new(Happened::Solution, line::SOLUTION);
        };
        self.counters.expanded += 1;
        self.counters.generated += u64::from(self.matrix.size(item));
        let Some(option) = self.matrix.options(item).next() else {
            self.chosen = Some(item);
            self.next = Next::Retreat;
            let event = Event::new(Happened::Conflict, line::DEAD_END);
            return event.at(self.cell_of(item)).because(why);
        };
        let event = self.select(Happened::Expanded, line::SELECT, option, self.n_nodes);
        event.because(why)
    }

    fn next_item(&self) -> Option<(usize, Option<Why>)> {
        let mut items = self.matrix.items();
        let size = |item: &usize| i64::from(self.matrix.size(*item));
        match self.choice {
            Choice::First => items.next().map(|item| (item, None)),
            Choice::Smallest => {
                let (item, why) = smallest(Measured::Options, items, size)?;
                Some((item, Some(why)))
            }
        }
    }

    /// The cell of this item, unless it is a digit of a house.
    fn cell_of(&self, item: usize) -> Option<Cell> {
        let mut cells = self.puzzle.geometry().cells();
        cells.find(|&cell| Links::cell_item(cell) == item)
    }

    fn select(&mut self, happened: Happened, line: u8, option: usize, node: u64) -> Event {
        let item = self.matrix.item(option);
        self.offered.clear();
        self.offered.extend(self.matrix.options(item));
        (self.chosen, self.taken) = (Some(item), Some(option));
        self.matrix.select(option);
        self.stack.push(Decision { option, node });
        self.next = Next::Choose;
        let (cell, digit) = self.matrix.candidate(option);
        Event::new(happened, line).at(Some(cell)).with(digit)
    }

    fn retreat(&mut self) -> Event {
        while let Some(Decision { option, node }) = self.stack.pop() {
            self.matrix.release(option);
            self.counters.backtracks += 1;
            if let Some(option) = self.matrix.next(option) {
                return self.select(Happened::Backtrack, line::BACK, option, node);
            }
        }
        (self.chosen, self.taken) = (None, None);
        self.offered.clear();
        Event::new(Happened::Exhausted, line::END)
    }

    /// The matrix on which the last item was chosen, before its option was taken.
    fn shown(&self) -> Matrix {
        let mut links = self.matrix.clone();
        if let Some(option) = self.taken {
            links.release(option);
        }
        let chosen = (self.chosen, &self.offered[..], self.taken);
        shown(&links, self.puzzle.geometry(), chosen)
    }

    /// What a cell may still hold.
    fn domain(&self, cell: Cell) -> DigitSet {
        let options = self.matrix.options(Links::cell_item(cell));
        let digits = options.filter_map(|option| self.matrix.candidate(option).1);
        digits.collect()
    }

    /// How many options remain: those of the remaining cells.
    fn n_options(&self) -> u64 {
        let n_cells = self.puzzle.geometry().n_cells();
        let cells = self.matrix.items().filter(|&item| item <= n_cells);
        cells.map(|item| u64::from(self.matrix.size(item))).sum()
    }
}

impl Run for ExactCover {
    fn step(&mut self) -> Event {
        let event = match self.next {
            Next::Choose => self.look(),
            Next::Retreat => self.retreat(),
        };
        let depth = self.stack.len() as u64;
        self.counters.depth = depth;
        self.counters.propagations = self.matrix.taken_out;
        self.counters
            .set_memory(self.matrix.bytes() + depth * BYTES);
        event
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        let mut digits = self.puzzle.clone();
        for decision in &self.stack {
            let (cell, digit) = self.matrix.candidate(decision.option);
            digits.put(cell, digit);
        }
        let cells = self.puzzle.geometry().cells();
        let domain = |cell: Cell| {
            let own = digits.get(cell).map(DigitSet::only);
            own.unwrap_or_else(|| self.domain(cell))
        };
        let domains: Vec<DigitSet> = cells.clone().map(domain).collect();
        let last = self.stack.last();
        Snapshot {
            conflicts: cells
                .filter(|cell| domains[cell.index()].is_empty())
                .collect(),
            touched: last
                .map(|decision| self.matrix.candidate(decision.option).0)
                .into_iter()
                .collect(),
            domains,
            digits,
        }
    }

    fn detail(&self) -> Detail {
        let items = self.matrix.items();
        let sizes: Vec<u32> = items.map(|item| self.matrix.size(item)).collect();
        Detail::Cover {
            left: (self.n_options(), sizes.len() as u64),
            sizes,
            matrix: Box::new(self.shown()),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        dead_ends_of(&self.board())
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
