//! The equations in GNU MathProg (GMPL), for GLPK: the model once, for any board, and the board as its data.

use nonet::board::{Cell, Geometry, Puzzle};
use std::fmt::Write;

/// The model, based on the source's: what to solve, and how to print the solution.
const MODEL: &str = "\
set N := 1..n;
param region{N, N}, integer, in N;
param given{N, N}, integer, >= 0, <= n, default 0;
var x{N, N, N}, binary;
minimize nothing: 0;
s.t. cell{i in N, j in N}: sum{k in N} x[i,j,k] = 1;
s.t. row{i in N, k in N}: sum{j in N} x[i,j,k] = 1;
s.t. column{j in N, k in N}: sum{i in N} x[i,j,k] = 1;
s.t. box{b in N, k in N}: sum{i in N, j in N: region[i,j] = b} x[i,j,k] = 1;
s.t. fixed{i in N, j in N: given[i,j] > 0}: x[i,j,given[i,j]] = 1;
solve;
for {i in N}
{
  printf{j in N} \" %d\", sum{k in N} k * x[i,j,k];
  printf \"\\n\";
}
data;
";

/// The model and the data of a board: the box of each cell, and the givens with a dot for an empty cell.
pub fn gmpl(puzzle: &Puzzle) -> String {
    let geometry = puzzle.geometry();
    let mut text = format!(
        "# Sudoku: x[i,j,k] is 1 when digit k stands in row i, column j.\n\
         param n, integer, := {};\n{MODEL}",
        geometry.side()
    );
    table(&mut text, "region", geometry, &|cell| {
        (geometry.box_index(cell) + 1).to_string()
    });
    table(&mut text, "given", geometry, &|cell| {
        let digit = puzzle.get(cell);
        digit.map_or_else(|| ".".to_owned(), |digit| digit.get().to_string())
    });
    text.push_str("end;\n");
    text
}

fn table(text: &mut String, name: &str, geometry: &Geometry, entry: &dyn Fn(Cell) -> String) {
    let side = geometry.side();
    let heads: Vec<String> = (1..=side).map(|col| col.to_string()).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "param {name} : {} :=", heads.join(" "));
    for row in 0..side {
        let cells = (0..side).map(|col| entry(geometry.cell(row, col)));
        let entries: Vec<String> = cells.collect();
        let _ = writeln!(text, "{} {}", row + 1, entries.join(" "));
    }
    text.push_str(";\n");
}
