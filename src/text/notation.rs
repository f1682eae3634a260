//! Names: `r4c5` for a cell, `b6` for a house, `r1c25<>4` for a deduction.
//!
//! Cells that share their rows or their columns are written together, as HoDoKu does: `r13c4`, `r4c57`. On
//! boards with more than nine rows that would be ambiguous, so there each cell has its own name.

use crate::board::{Candidate, Cell, Digit, Geometry, House, HouseKind};
use crate::logic::Deduction;
use std::collections::BTreeMap;

/// The name of a cell.
///
/// ```
/// use nonet::board::{Cell, Geometry};
/// let nine = Geometry::classic();
/// assert_eq!(nonet::text::cell_name(&nine, Cell::new(31)), "r4c5");
/// assert_eq!(nonet::text::parse_cell(&nine, "R4C5"), Some(Cell::new(31)));
/// ```
pub fn cell_name(geometry: &Geometry, cell: Cell) -> String {
    let (row, col) = (geometry.row(cell) + 1, geometry.col(cell) + 1);
    format!("r{row}c{col}")
}

/// The cell with this name, in small letters or capitals, if the board has it.
pub fn parse_cell(geometry: &Geometry, name: &str) -> Option<Cell> {
    let (row, col) = name.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let index = |digits: &str| {
        let plain = digits.chars().all(|ch| ch.is_ascii_digit()) && !digits.starts_with('0');
        let index = digits.parse::<usize>().ok()?.checked_sub(1)?;
        (plain && index < geometry.side()).then_some(index)
    };
    Some(geometry.cell(index(row)?, index(col)?))
}

/// The name of a house: `r4`, `c5`, `b6`.
pub fn house_name(house: House) -> String {
    let letter = match house.kind {
        HouseKind::Row => 'r',
        HouseKind::Col => 'c',
        HouseKind::Box => 'b',
    };
    format!("{letter}{}", house.number())
}

/// The names of cells, as short as they can be: `r13c4,r4c57`.
pub fn cell_names(geometry: &Geometry, cells: &[Cell]) -> String {
    if geometry.side() > 9 {
        let names: Vec<String> = cells.iter().map(|&c| cell_name(geometry, c)).collect();
        return names.join(",");
    }
    let places = cells
        .iter()
        .map(|&c| (geometry.row(c) + 1, geometry.col(c) + 1));
    let by_rows = rectangles(places.clone());
    let by_cols = rectangles(places.map(|(row, col)| (col, row)));
    let groups = if by_cols.len() < by_rows.len() {
        by_cols
            .into_iter()
            .map(|(cols, rows)| (rows, cols))
            .collect()
    } else {
        by_rows
    };
    let names: Vec<String> = groups.iter().map(|(r, c)| format!("r{r}c{c}")).collect();
    names.join(",")
}

/// What a step concludes, in a line: placements, then eliminations digit by digit.
///
/// ```
/// use nonet::board::{Candidate, Cell, Digit, Geometry};
/// use nonet::logic::Deduction;
/// let four = Digit::new(4).expect("a digit");
/// let gone = [1, 4].map(|index| Deduction::Eliminate(Candidate { cell: Cell::new(index), digit: four }));
/// assert_eq!(nonet::text::deductions(&Geometry::classic(), &gone), "r1c25<>4");
/// ```
pub fn deductions(geometry: &Geometry, deductions: &[Deduction]) -> String {
    let mut parts = Vec::new();
    let mut gone: BTreeMap<Digit, Vec<Cell>> = BTreeMap::new();
    for &deduction in deductions {
        match deduction {
            Deduction::Place(Candidate { cell, digit }) => {
                parts.push(format!("{}={digit}", cell_name(geometry, cell)));
            }
            Deduction::Eliminate(Candidate { cell, digit }) => {
                gone.entry(digit).or_default().push(cell);
            }
        }
    }
    let names =
        |(digit, cells): (Digit, Vec<Cell>)| format!("{}<>{digit}", cell_names(geometry, &cells));
    parts.extend(gone.into_iter().map(names));
    parts.join(", ")
}

/// Groups places by their first coordinate, then groups with the same second ones: (`13`, `4`), (`4`, `57`).
fn rectangles(places: impl Iterator<Item = (usize, usize)>) -> Vec<(String, String)> {
    let mut lines: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (line, place) in places {
        lines.entry(line).or_default().push(place);
    }
    let mut groups: Vec<(String, String)> = Vec::new();
    for (line, mut places) in lines {
        places.sort_unstable();
        places.dedup();
        let places: String = places.iter().map(usize::to_string).collect();
        match groups.iter_mut().find(|(_, same)| *same == places) {
            Some((lines, _)) => lines.push_str(&line.to_string()),
            None => groups.push((line.to_string(), places)),
        }
    }
    groups
}
