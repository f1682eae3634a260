//! The clauses as DIMACS CNF, which every SAT solver reads.

use super::{Encoding, each_clause, n_clauses};
use nonet::board::Puzzle;
use std::fmt::Write;

/// The text: a line with the numbers of variables and clauses, then a line for each clause, which ends with 0.
pub fn cnf(puzzle: &Puzzle, encoding: Encoding) -> String {
    let geometry = puzzle.geometry();
    let (side, n_cells) = (geometry.side(), geometry.n_cells());
    let mut text = format!(
        "c a {side}x{side} Sudoku: variable {side} (({side} (row - 1)) + column - 1) + digit\n\
         p cnf {} {}\n",
        n_cells * side,
        n_clauses(puzzle, encoding)
    );
    each_clause(puzzle, encoding, &mut |literals| {
        for literal in literals {
            // Writing to a string cannot fail.
            let _ = write!(text, "{literal} ");
        }
        text.push_str("0\n");
    });
    text
}
