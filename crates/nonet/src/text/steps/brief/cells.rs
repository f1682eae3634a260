//! Cells and conclusions as HoDoKu groups them.

use crate::board::{Candidate, Cell, Digit, Geometry};
use crate::logic::{Deduction, Pattern, Step};
use crate::text::notation::cell_name;
use crate::text::steps::write::join;

/// The names of cells: in order, each first cell with the others of its row, or, if there are none, of its column.
pub(super) fn grouped(geometry: &Geometry, cells: &[Cell]) -> String {
    let mut left = cells.to_vec();
    left.sort_unstable();
    left.dedup();
    let mut groups = Vec::new();
    while let Some(&first) = left.first() {
        let in_row = |&cell: &Cell| geometry.row(cell) == geometry.row(first);
        let in_col = |&cell: &Cell| geometry.col(cell) == geometry.col(first);
        let is_wide = left.iter().filter(|cell| in_row(cell)).count() > 1;
        let (group, rest) = left
            .iter()
            .partition(|&cell| if is_wide { in_row(cell) } else { in_col(cell) });
        groups.push(name(geometry, is_wide, group));
        left = rest;
    }
    groups.join(",")
}

/// The name of cells that share their row, or their column.
fn name(geometry: &Geometry, is_wide: bool, group: Vec<Cell>) -> String {
    let number = |cell: &Cell| match is_wide {
        true => (geometry.col(*cell) + 1).to_string(),
        false => (geometry.row(*cell) + 1).to_string(),
    };
    let numbers = join(group.iter().map(number), "");
    match group.as_slice() {
        [] => String::new(),
        [only] => cell_name(geometry, *only),
        [first, ..] if is_wide => format!("r{}c{numbers}", geometry.row(*first) + 1),
        [first, ..] => format!("r{numbers}c{}", geometry.col(*first) + 1),
    }
}

/// The conclusions of a step, placements or eliminations, digit by digit. For chains the digits are sorted, for
/// others they come in order of appearance.
pub(super) fn conclusions(geometry: &Geometry, step: &Step) -> String {
    let mut by_digit: Vec<(Digit, Vec<Cell>)> = Vec::new();
    for deduction in step.line_first(geometry) {
        let Candidate { cell, digit } = deduction.candidate();
        match by_digit.iter_mut().find(|(other, _)| *other == digit) {
            Some((_, cells)) => cells.push(cell),
            None => by_digit.push((digit, vec![cell])),
        }
    }
    if matches!(step.pattern, Pattern::Chain(_)) {
        by_digit.sort();
    }
    let sign = match step.deductions.first() {
        Some(Deduction::Place(_)) => "=",
        _ => "<>",
    };
    let told = by_digit.iter();
    let told = told.map(|(digit, cells)| format!("{}{sign}{digit}", grouped(geometry, cells)));
    join(told, ", ")
}
