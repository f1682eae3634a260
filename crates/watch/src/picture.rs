//! The data that only one kind of search has, in the form sent to the page.

use lab::{Assigned, Crossing, Detail, Literal, Matrix};
use nonet::board::{Cell, Digit, DigitSet};
use serde::{Deserialize, Serialize};

/// The data of a picture: [`Detail`] without what the page does not use. Fractions are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Picture {
    /// How many states wait at each depth.
    Levels(Vec<u64>),
    /// The decisions that lead to the current state: cell, digit now, digits still to be tried.
    Path(Vec<(Cell, Option<Digit>, DigitSet)>),
    /// The technique, the step in HoDoKu's notation, and what it concluded.
    Logic(String, String, Vec<Literal>),
    /// Cell, digit, iterations left.
    Tabu(Vec<(Cell, Digit, u64)>),
    /// Costs, best first; diversity; the children bred last.
    Population(Vec<u64>, u64, Option<Box<Crossing>>),
    /// Temperature; moves tried and accepted since the last report.
    Temperature(u64, (u64, u64)),
    /// Each vertex's colour, and how many colours its neighbours have.
    Saturation(Vec<(Option<Digit>, u8)>),
    /// Options and items left; the sizes of the items left; the matrix before.
    Cover((u64, u64), Vec<u32>, Box<Matrix>),
    /// Variables and clauses; clauses learned; what the last step did.
    Clauses((u64, u64), u64, Option<Box<Assigned>>),
    /// A linear program.
    Program {
        /// Variables and equations.
        model: (u64, u64),
        /// The value of each candidate, cell by cell, digit by digit.
        values: Vec<u16>,
        /// The candidates that were fixed.
        fixed: Vec<Literal>,
        /// Is the relaxation infeasible? Then the values are the previous ones.
        is_infeasible: bool,
        /// Iterations of the simplex method.
        iterations: u64,
        /// The bound and the best value so far.
        bound: (Option<i64>, Option<i64>),
    },
    /// This many rows and in how many ways they can be filled; and how many boards were counted.
    Rows(Vec<(u8, u128)>, u128),
    /// Nothing but the board.
    Board,
}

impl From<Detail> for Picture {
    fn from(detail: Detail) -> Self {
        match detail {
            Detail::Frontier { levels } => Self::Levels(levels),
            Detail::Path { branches } => {
                let branches = branches.into_iter();
                Self::Path(branches.map(|b| (b.cell, b.digit, b.left)).collect())
            }
            Detail::Logic {
                technique,
                step,
                deduced,
            } => Self::Logic(technique.to_owned(), step, deduced),
            Detail::Tabu { table } => Self::Tabu(table),
            Detail::Population {
                costs,
                diversity,
                crossing,
            } => Self::Population(costs, diversity, crossing),
            Detail::Temperature {
                temperature,
                accepted,
            } => Self::Temperature(temperature, accepted),
            Detail::Saturation { vertices, .. } => Self::Saturation(vertices),
            Detail::Cover {
                left,
                sizes,
                matrix,
                ..
            } => Self::Cover(left, sizes, matrix),
            Detail::Clauses {
                model,
                learned,
                assigned,
            } => Self::Clauses(model, learned, assigned),
            Detail::Program {
                model,
                values,
                fixed,
                is_infeasible,
                iterations,
                bound,
            } => Self::Program {
                model,
                values,
                fixed,
                is_infeasible,
                iterations,
                bound,
            },
            Detail::Rows { filled, so_far, .. } => Self::Rows(filled, so_far),
            Detail::Board => Self::Board,
        }
    }
}
