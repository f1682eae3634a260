//! Sudoku in the terms of other fields: clauses, equations, and the texts that programs for these read.
//!
//! The variable of a candidate says whether the digit is in the cell. Variables are numbered from 0, cell by cell and
//! digit by digit.

mod clauses;
mod cnf;
mod cplex;
mod equations;
mod gmpl;
mod variable;

pub use clauses::{Encoding, each_clause, n_clauses};
pub use cnf::cnf;
pub use cplex::cplex;
pub use equations::{Equation, each_equation, n_equations};
pub use gmpl::gmpl;
pub use variable::{candidate, variable};

use nonet::board::Puzzle;
use serde::{Deserialize, Serialize};

/// A text for programs of other fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Export {
    /// Clauses, including redundant ones.
    Cnf,
    /// Clauses, only the necessary ones.
    CnfMinimal,
    /// Equations, as a model with separate data.
    Gmpl,
    /// Equations, each written out.
    Lp,
}

impl Export {
    /// All exports, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Cnf, Self::CnfMinimal, Self::Gmpl, Self::Lp];

    /// Its name on the command line.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Cnf => "cnf",
            Self::CnfMinimal => "cnf-minimal",
            Self::Gmpl => "gmpl",
            Self::Lp => "lp",
        }
    }

    /// The extension of its file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Cnf | Self::CnfMinimal => "cnf",
            Self::Gmpl => "mod",
            Self::Lp => "lp",
        }
    }

    /// The model of a puzzle, ending with a line break.
    pub fn text(self, puzzle: &Puzzle) -> String {
        match self {
            Self::Cnf => cnf(puzzle, Encoding::Extended),
            Self::CnfMinimal => cnf(puzzle, Encoding::Minimal),
            Self::Gmpl => gmpl(puzzle),
            Self::Lp => cplex(puzzle),
        }
    }
}
