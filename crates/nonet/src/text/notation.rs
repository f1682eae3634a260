//! Names: `r4c5` for a cell, `b6` for a house, `r1c25<>4` for a deduction.
//!
//! Cells that share their rows or their columns are written together, as HoDoKu does: `r13c4`, `r4c57`. On
//! boards with more than nine rows that would be ambiguous, so there each cell has its own name.

use crate::board::{Candidate, Cell, Digit, Geometry, House, HouseKind};
use crate::logic::Deduction;

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
    let rows: Vec<usize> = cells.iter().map(|&c| geometry.row(c) + 1).collect();
    let cols: Vec<usize> = cells.iter().map(|&c| geometry.col(c) + 1).collect();
    let by_rows = rectangles(geometry.side(), &rows, &cols);
    let by_cols = rectangles(geometry.side(), &cols, &rows);
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

/// The conclusions of a step in a line: placements, then eliminations digit by digit.
///
/// ```
/// use nonet::board::{Candidate, Cell, Digit, Geometry};
/// use nonet::logic::Deduction;
/// let four = Digit::new(4).expect("a digit");
/// let gone = [1, 4].map(|index| Deduction::Eliminate(Candidate { cell: Cell::new(index), digit: four }));
/// assert_eq!(nonet::text::deductions(&Geometry::classic(), &gone), "r1c25<>4");
/// ```
pub fn deductions(geometry: &Geometry, deductions: &[Deduction]) -> String {
    let placed = |deduction: &Deduction| match *deduction {
        Deduction::Place(Candidate { cell, digit }) => {
            Some(format!("{}={}", cell_name(geometry, cell), digit))
        }
        Deduction::Eliminate(_) => None,
    };
    let gone = |digit: Digit| {
        let of_it = |deduction: &Deduction| match *deduction {
            Deduction::Eliminate(candidate) if candidate.digit == digit => Some(candidate.cell),
            _ => None,
        };
        let cells: Vec<Cell> = deductions.iter().filter_map(of_it).collect();
        let names = || format!("{}<>{}", cell_names(geometry, &cells), digit);
        (!cells.is_empty()).then(names)
    };
    let mut parts: Vec<String> = deductions.iter().filter_map(placed).collect();
    parts.extend(Digit::all(geometry.side()).filter_map(gone));
    parts.join(", ")
}

/// Groups places by their first coordinate, then groups that have the same second ones: (`13`, `4`), (`4`, `57`).
fn rectangles(side: usize, lines: &[usize], places: &[usize]) -> Vec<(String, String)> {
    let has = |line, place| lines.iter().zip(places).any(|at| at == (&line, &place));
    let mut groups: Vec<(String, String)> = Vec::new();
    for line in 1..side + 1 {
        let on_it = (1..side + 1).filter(|&place| has(line, place));
        let on_it: String = on_it.map(|place| place.to_string()).collect();
        match groups.iter_mut().find(|(_, same)| *same == on_it) {
            _ if on_it.is_empty() => {}
            Some((lines, _)) => lines.push_str(&line.to_string()),
            None => groups.push((line.to_string(), on_it)),
        }
    }
    groups
}
