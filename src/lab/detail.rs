//! What only one kind of search has to show, for the view of that kind.

use super::{Assigned, Literal};
use crate::board::{Cell, Digit, DigitSet, House, HouseKind, Puzzle};
use serde::{Deserialize, Serialize};

/// The data of a view. Fractions are in thousandths, so that they are the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// How many states wait at each depth, from the puzzle down.
    Frontier {
        /// By depth.
        levels: Vec<u64>,
    },
    /// The decisions between the puzzle and the current state.
    Path {
        /// From the first to the last.
        branches: Vec<Branch>,
    },
    /// What is known about the solutions so far.
    Solutions {
        /// The digits that each cell has in some of them.
        seen: Vec<DigitSet>,
        /// The first of them, as many as are to be kept.
        kept: Vec<Puzzle>,
        /// The decisions that lead to the current state.
        branches: Vec<Branch>,
    },
    /// The last step of human logic, as HoDoKu writes it.
    Logic {
        /// The slug of its technique.
        technique: &'static str,
        /// The step in a line.
        step: String,
        /// What it concluded: digits placed, and candidates removed.
        deduced: Vec<Literal>,
    },
    /// The tabu table.
    Tabu {
        /// Cell, digit, and the iterations for which it may not return.
        table: Vec<(Cell, Digit, u64)>,
    },
    /// A population, best first.
    Population {
        /// The cost of each board.
        costs: Vec<u64>,
        /// The mean share of cells in which two of them differ, in thousandths.
        diversity: u64,
        /// The children bred last, and their parents.
        crossing: Option<Box<Crossing>>,
    },
    /// Annealing.
    Temperature {
        /// In thousandths.
        temperature: u64,
        /// Moves tried since the last report, and how many of them were accepted.
        accepted: (u64, u64),
    },
    /// For each vertex its colour, and how many colours its neighbours have.
    Saturation {
        /// How many pairs of vertices see each other.
        edges: u64,
        /// In the order of the cells.
        vertices: Vec<(Option<Digit>, u8)>,
    },
    /// A matrix of options, partly covered.
    Cover {
        /// Options and items that are left.
        left: (u64, u64),
        /// The sizes of the items that are left.
        sizes: Vec<u32>,
        /// The decisions that lead to the current state.
        branches: Vec<Branch>,
        /// The matrix on which the last item was chosen.
        matrix: Box<Matrix>,
    },
    /// A formula in conjunctive normal form.
    Clauses {
        /// Variables and clauses of the model.
        model: (u64, u64),
        /// Clauses learned.
        learned: u64,
        /// What the last step did, if steps are smaller than stretches.
        assigned: Option<Box<Assigned>>,
    },
    /// A linear program.
    Program {
        /// Variables and equations of the model.
        model: (u64, u64),
        /// The value of each candidate, in thousandths: cell by cell, digit by digit. At a dead end, those of the
        /// relaxation before it.
        values: Vec<u16>,
        /// The candidates that were fixed, and whether to 1.
        fixed: Vec<Literal>,
        /// Has the relaxation no point?
        is_infeasible: bool,
        /// Iterations of the simplex method.
        iterations: u64,
        /// The bound and the best value so far, in thousandths.
        bound: (Option<i64>, Option<i64>),
    },
    /// A count by rows or bands. The numbers may be larger than a counter.
    Rows {
        /// So many rows can be filled in so many ways: the first, the first two and so on, or the first band.
        filled: Vec<(u8, u128)>,
        /// The boards counted so far.
        so_far: u128,
        /// All of them, at the end.
        count: Option<u128>,
    },
    /// A full board with mistakes, and nothing else.
    Board,
}

/// The matrix of an exact cover: what was left when an item was chosen. An item is a cell, or a digit that a house needs;
/// an option is a candidate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matrix {
    /// The items, in their order.
    pub items: Vec<Item>,
    /// The options, cell by cell; none, if they are too many to be shown.
    pub options: Vec<(Cell, Digit)>,
    /// The item that was chosen.
    pub chosen: Option<Item>,
    /// Its options.
    pub offered: Vec<(Cell, Digit)>,
    /// The one that was taken.
    pub taken: Option<(Cell, Digit)>,
}

/// What an exact cover covers once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Item {
    /// A cell needs a digit.
    Cell(Cell),
    /// A house needs a digit.
    Digit(House, Digit),
}

/// Children and their parents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crossing {
    /// The two parents.
    pub parents: [Bred; 2],
    /// The children.
    pub children: Vec<Child>,
}

/// A full board of a population.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bred {
    /// Its digits, cell by cell.
    pub digits: Vec<Digit>,
    /// What is wrong with it.
    pub cost: u64,
}

/// A child: houses of one kind, each from one of the parents, and then changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Child {
    /// The board.
    pub board: Bred,
    /// By which houses it was put together.
    pub kind: HouseKind,
    /// For each of them, is it from the second parent?
    pub second: Vec<bool>,
    /// The cells in which it differs from what it was put together of.
    pub changed: Vec<Cell>,
}

/// A decision: a cell, the digit that it has now, and those that are still to be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Where.
    pub cell: Cell,
    /// What is tried now.
    pub digit: Option<Digit>,
    /// What will be tried after it.
    pub left: DigitSet,
}
