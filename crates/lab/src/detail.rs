//! Data of one kind of search, for its view.

use super::{Assigned, Literal};
use nonet::board::{Cell, Digit, DigitSet, House, HouseKind};
use nonet::logic::Info;
use serde::{Deserialize, Serialize};

/// The data of a view. Fractions are in thousandths, so they are the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// How many states wait at each depth, starting at the puzzle.
    Frontier {
        /// By depth.
        levels: Vec<u64>,
    },
    /// The decisions between the puzzle and the current state.
    Path {
        /// From the first to the last.
        branches: Vec<Branch>,
    },
    /// The last step of human logic, as HoDoKu writes it.
    Logic {
        /// Its technique; `None` before the first step.
        technique: Option<&'static Info>,
        /// The step in a line.
        step: String,
        /// Its conclusions: digits placed, and candidates removed.
        deduced: Vec<Literal>,
    },
    /// The tabu table.
    Tabu {
        /// Cell, digit, and the number of iterations for which it may not return.
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
        /// The temperature, in thousandths.
        temperature: u64,
        /// Moves tried since the last report, and how many of them were accepted.
        accepted: (u64, u64),
    },
    /// For each vertex its colour, and how many colours its neighbours have.
    Saturation {
        /// How many pairs of vertices see each other.
        edges: u64,
        /// Colour and number of neighbours' colours, in the order of the cells.
        vertices: Vec<(Option<Digit>, u8)>,
    },
    /// A matrix of options, partly covered.
    Cover {
        /// How many options and items remain.
        left: (u64, u64),
        /// The sizes of the remaining items.
        sizes: Vec<u32>,
        /// The matrix on which the last item was chosen.
        matrix: Box<Matrix>,
    },
    /// A formula in conjunctive normal form.
    Clauses {
        /// Variables and clauses of the model.
        model: (u64, u64),
        /// How many clauses were learned.
        learned: u64,
        /// The last step, if steps are smaller than stretches.
        assigned: Option<Box<Assigned>>,
    },
    /// A linear program.
    Program {
        /// Variables and equations of the model.
        model: (u64, u64),
        /// The value of each candidate, in thousandths: cell by cell, digit by digit. At a dead end, those of the
        /// relaxation before it.
        values: Vec<u16>,
        /// The fixed candidates, and whether to 1.
        fixed: Vec<Literal>,
        /// Is the relaxation infeasible?
        is_infeasible: bool,
        /// Iterations of the simplex method.
        iterations: u64,
        /// The bound and the best value so far, in thousandths.
        bound: (Option<i64>, Option<i64>),
    },
    /// A count by rows or bands. The numbers may be larger than a counter.
    Rows {
        /// In how many ways the first `n` rows can be filled: pairs of `n` and the number of ways, for the first
        /// row, the first two and so on, or for the first band.
        filled: Vec<(u8, u128)>,
        /// The boards counted so far.
        so_far: u128,
        /// The total, at the end.
        count: Option<u128>,
    },
    /// Nothing besides a full board with mistakes.
    Board,
}

/// The matrix of an exact cover, at the time when an item was chosen. An item is a cell, or a digit that a house
/// needs; an option is a candidate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matrix {
    /// The items, in their order.
    pub items: Vec<Item>,
    /// The options, cell by cell; empty if there are too many to show.
    pub options: Vec<(Cell, Digit)>,
    /// The item that was chosen.
    pub chosen: Option<Item>,
    /// Its options.
    pub offered: Vec<(Cell, Digit)>,
    /// The option taken.
    pub taken: Option<(Cell, Digit)>,
}

/// An item that an exact cover covers once.
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
    /// Its mistakes.
    pub cost: u64,
}

/// A child: houses of one kind, each from one of the parents, then changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Child {
    /// The board.
    pub board: Bred,
    /// The kind of house by which it was put together.
    pub kind: HouseKind,
    /// For each of them, is it from the second parent?
    pub second: Vec<bool>,
    /// The cells in which it was changed.
    pub changed: Vec<Cell>,
}

/// A decision: a cell, its current digit, and the digits still to be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The cell.
    pub cell: Cell,
    /// The digit being tried.
    pub digit: Option<Digit>,
    /// The digits to be tried after it.
    pub left: DigitSet,
}
