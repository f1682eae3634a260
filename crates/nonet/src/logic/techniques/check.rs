//! Grids for the tests of the techniques, written by hand, and the one way to check them.

use crate::board::{Candidate, Cell, CellSet, Digit, Geometry, Grid, House, Puzzle};
use crate::logic::{Context, Deduction, Technique};

/// Checks that the technique finds these steps in this order, each given by its deductions, as in `r1c5=7 r1c6-7`.
pub(super) fn check(technique: &dyn Technique, grid: &Grid, expected: &[&str]) {
    check_in(technique, &Context::new(grid), expected);
}

/// Like [`check`], on a grid about which more is known.
pub(super) fn check_in(technique: &dyn Technique, context: &Context<'_>, expected: &[&str]) {
    let steps = technique.all(context);
    let found: Vec<String> = steps.iter().map(|s| written(&s.deductions)).collect();
    assert_eq!(found, expected, "{technique:?}");
    assert_eq!(technique.first(context).as_ref(), steps.first());
}

/// Like [`check`], where these cells are the givens of a puzzle with one solution.
pub(super) fn check_unique(
    technique: &dyn Technique,
    grid: &Grid,
    givens: &[&str],
    expected: &[&str],
) {
    let cells = givens.iter().map(|name| cell(name));
    let givens = CellSet::of(grid.geometry().n_cells(), cells);
    check_in(technique, &Context::unique(grid, &givens), expected);
    check(technique, grid, &[]);
}

/// Does one of the technique's steps have exactly this conclusion?
pub(super) fn concludes(technique: &dyn Technique, grid: &Grid, expected: &str) -> bool {
    let steps = technique.all(&Context::new(grid));
    steps
        .iter()
        .any(|step| written(&step.deductions) == expected)
}

/// The board of 81 characters, digits or dots.
pub(super) fn line(text: &str) -> Grid {
    let mut puzzle = Puzzle::empty(Geometry::classic());
    for (index, ch) in text.chars().enumerate() {
        let digit = ch.to_digit(10).and_then(|value| Digit::new(value as u8));
        puzzle.put(Cell::new(index), digit);
    }
    Grid::new(&puzzle)
}

/// An empty board in which these cells have only these candidates.
pub(super) fn pencil(cells: &[(&str, &str)]) -> Grid {
    let mut grid = Grid::new(&Puzzle::empty(Geometry::classic()));
    for (name, digits) in cells {
        for digit in Digit::all(9).filter(|d| !digits.contains(&d.to_string())) {
            let cell = cell(name);
            grid.eliminate(Candidate { cell, digit });
        }
    }
    grid
}

/// An empty board whose first row has only these candidates; the rest has all of them, so nothing follows elsewhere.
pub(super) fn row_of(digits: [&str; 9]) -> Grid {
    let names: Vec<String> = (1..=9).map(|col| format!("r1c{col}")).collect();
    let cells: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(digits).collect();
    pencil(&cells)
}

/// The grid, with only these places for the digit in this house.
pub(super) fn only_at(grid: &Grid, house: House, digit: u8, names: &[&str]) -> Grid {
    let mut grid = grid.clone();
    let places: Vec<Cell> = names.iter().map(|name| cell(name)).collect();
    let digit = Digit::new(digit).unwrap();
    for &cell in grid.geometry().clone().house_cells(house) {
        if !places.contains(&cell) {
            grid.eliminate(Candidate { cell, digit });
        }
    }
    grid
}

fn cell(name: &str) -> Cell {
    let numbers: Vec<usize> = name
        .chars()
        .filter_map(|ch| Some(ch.to_digit(10)? as usize))
        .collect();
    Geometry::classic().cell(numbers[0] - 1, numbers[1] - 1)
}

fn written(deductions: &[Deduction]) -> String {
    let words = deductions.iter().map(|deduction| {
        let (sign, Candidate { cell, digit }) = match *deduction {
            Deduction::Place(candidate) => ('=', candidate),
            Deduction::Eliminate(candidate) => ('-', candidate),
        };
        let nine = Geometry::classic();
        format!(
            "r{}c{}{sign}{digit}",
            nine.row(cell) + 1,
            nine.col(cell) + 1
        )
    });
    words.collect::<Vec<_>>().join(" ")
}
