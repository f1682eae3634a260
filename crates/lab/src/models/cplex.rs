//! The equations in the LP format of CPLEX, which most solvers of linear programs read.

use super::{Equation, candidate, each_equation};
use nonet::board::{Geometry, HouseKind, Puzzle};
use std::fmt::Write;

/// The text: each equation is a line with its name; `x_i_j_k` is 1 when digit k is in row i, column j.
pub fn cplex(puzzle: &Puzzle) -> String {
    let geometry = puzzle.geometry();
    let mut text = String::from("\\ Sudoku: x_i_j_k is 1 when digit k stands in row i, column j\n");
    text.push_str("Minimize\n nothing: 0 x_1_1_1\nSubject To\n");
    each_equation(puzzle, &mut |equation, variables| {
        let terms: Vec<String> = variables.iter().map(|&x| name(geometry, x)).collect();
        let row = row_name(geometry, equation);
        // Writing to a string cannot fail.
        let _ = writeln!(text, " {row}: {} = 1", terms.join(" + "));
    });
    text.push_str("Binary\n");
    for variable in 0..(geometry.n_cells() * geometry.side()) as u32 {
        let _ = writeln!(text, " {}", name(geometry, variable));
    }
    text.push_str("End\n");
    text
}

fn name(geometry: &Geometry, variable: u32) -> String {
    let side = geometry.side();
    let (cell, _) = candidate(side, variable);
    let (row, col) = (geometry.row(cell) + 1, geometry.col(cell) + 1);
    format!("x_{row}_{col}_{}", variable as usize % side + 1)
}

fn row_name(geometry: &Geometry, equation: Equation) -> String {
    let place = |cell| format!("{}_{}", geometry.row(cell) + 1, geometry.col(cell) + 1);
    match equation {
        Equation::Cell(cell) => format!("cell_{}", place(cell)),
        Equation::Given(cell) => format!("given_{}", place(cell)),
        Equation::Digit(house, digit) => {
            let kind = match house.kind {
                HouseKind::Row => "row",
                HouseKind::Col => "column",
                HouseKind::Box => "box",
            };
            format!("{kind}_{}_{}", house.index + 1, digit.get())
        }
    }
}
